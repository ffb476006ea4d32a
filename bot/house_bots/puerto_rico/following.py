"""The roles that the others will take after the bot's in a round, as far as it can guess."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.puerto_rico.data import SETUPS
from bot.games.puerto_rico.view import RoleView
from bot.house_bots.puerto_rico.roles import Gains, gains
from bot.house_bots.puerto_rico.table import Table

DOUBLOON = ("builder", "trader", "prospector")
"""Roles whose privilege is a doubloon."""


class _Offer(NamedTuple):
    """An open role: its gains, the doubloons on it, and the taker's advantage."""

    role: str
    found: Gains
    mine: float
    """The bot's gain."""
    others: float
    """The gain of all others together."""
    coins: float
    privilege: float


def rest_of_round(table: Table) -> Mapping[str, float]:
    """Return the gain from the roles that follow each open role if the bot takes it.

    Each player who still chooses in this round is expected to take the role that brings them most
    now. The others' gains count against the bot's, as everywhere.
    """
    view = table.view
    left = [role for role in view.roles if role.taken_by is None]
    first = len(view.roles) - len(left) + 1
    picks = view.seats * SETUPS[view.seats].picks
    choosers = [(view.governor + nth) % view.seats for nth in range(first, picks)]
    if not choosers:
        return {role.key: 0.0 for role in left}
    offers = [_offer(role, table) for role in left]
    wishes = {seat: _wishes(offers, seat, table.seat) for seat in dict.fromkeys(choosers)}
    orders = [(seat, wishes[seat]) for seat in choosers]
    anything, wanted = _after("", orders, table)
    return {
        role.key: _after(role.key, orders, table)[0] if role.key in wanted else anything
        for role in left
    }


def _after(
    mine: str, orders: Sequence[tuple[int, list[_Offer]]], table: Table
) -> tuple[float, set[str]]:
    """Return the gain when these seats choose by their wishes, and the roles taken then."""
    taken, total = {mine}, 0.0
    for seat, wishes in orders:
        for offer in wishes:
            if offer.role not in taken:
                taken.add(offer.role)
                total += _balance(offer, seat, table)
                break
    return total, taken


def _offer(role: RoleView, table: Table) -> _Offer:
    """Return an open role; the privilege is the approximate gain of taking it over following."""
    kind, coin = role.key, table.coin
    privilege = 1.0 if kind == "captain" else coin if kind.startswith(DOUBLOON) else 0.0
    found = gains(kind, table)
    mine = found.get(table.seat, 0.0)
    others = sum(found.values()) - mine
    return _Offer(kind, found, mine, others, role.doubloons * coin, privilege)


def _wishes(offers: list[_Offer], seat: int, mine: int) -> list[_Offer]:
    """Return the roles in the order of their gain to a seat that takes them."""
    own = seat == mine
    return sorted(
        offers,
        key=lambda o: o.found.get(seat, 0.0) + o.coins + (0.0 if own else o.privilege),
        reverse=True,
    )


def _balance(offer: _Offer, seat: int, table: Table) -> float:
    """Return the bot's gain from a role when that seat takes it, less the others' gain."""
    mine, others = offer.mine, offer.others
    if seat == table.seat:
        mine += offer.coins
    else:
        mine = max(0.0, mine - offer.privilege) if mine > 0 else mine
        others += offer.coins + offer.privilege
    return mine - table.envy * others / (table.view.seats - 1)

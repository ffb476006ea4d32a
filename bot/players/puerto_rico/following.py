"""The roles that the others will take after the bot's in a round, as far as it can guess."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.games.puerto_rico.data import SETUPS
from bot.games.puerto_rico.view import RoleView
from bot.players.puerto_rico.roles import Gains, gains
from bot.players.puerto_rico.table import Table

DOUBLOON = ("builder", "trader", "prospector")
"""Roles whose privilege is a doubloon."""


class _Offer(NamedTuple):
    """A role that is left: what it brings, what is on it, and what its taker gets beyond."""

    role: str
    found: Gains
    mine: float
    """What it brings the bot."""
    others: float
    """What it brings all others together."""
    coins: float
    privilege: float


def rest_of_round(table: Table) -> Callable[[str], float]:
    """Return what a role of the bot leads to: what the roles after it bring, to it and to others.

    Everybody who still chooses in this round is expected to take what brings them most now.
    What the others get counts against it, as everywhere.
    """
    view = table.view
    left = [role for role in view.roles if role.taken_by is None]
    first = len(view.roles) - len(left) + 1
    picks = view.seats * SETUPS[view.seats].picks
    choosers = [(view.governor + nth) % view.seats for nth in range(first, picks)]
    if not choosers:
        return lambda _: 0.0
    offers = [_offer(role, table) for role in left]
    wishes = {seat: _wishes(offers, seat, table.seat) for seat in dict.fromkeys(choosers)}

    def after(mine: str) -> tuple[float, set[str]]:
        """Return what follows, and the roles that are taken then."""
        taken, total = {mine}, 0.0
        for seat in choosers:
            for offer in wishes[seat]:
                if offer.role not in taken:
                    taken.add(offer.role)
                    total += _balance(offer, seat, table)
                    break
        return total, taken

    anything, wanted = after("")

    def follow(mine: str) -> float:
        return after(mine)[0] if mine in wanted else anything

    return follow


def _offer(role: RoleView, table: Table) -> _Offer:
    """Return an open role; the privilege is about what taking it brings more than following."""
    kind, coin = role.key, table.coin
    privilege = 1.0 if kind == "captain" else coin if kind.startswith(DOUBLOON) else 0.0
    found = gains(kind, table)
    mine = found.get(table.seat, 0.0)
    others = sum(found.values()) - mine
    return _Offer(kind, found, mine, others, role.doubloons * coin, privilege)


def _wishes(offers: list[_Offer], seat: int, mine: int) -> list[_Offer]:
    """Return the roles in the order of what they bring a seat that takes them."""
    own = seat == mine
    return sorted(
        offers,
        key=lambda o: o.found.get(seat, 0.0) + o.coins + (0.0 if own else o.privilege),
        reverse=True,
    )


def _balance(offer: _Offer, seat: int, table: Table) -> float:
    """Return what a role brings the bot when that seat takes it, less what others get."""
    mine, others = offer.mine, offer.others
    if seat == table.seat:
        mine += offer.coins
    else:
        mine = max(0.0, mine - offer.privilege) if mine > 0 else mine
        others += offer.coins + offer.privilege
    return mine - table.envy * others / (table.view.seats - 1)

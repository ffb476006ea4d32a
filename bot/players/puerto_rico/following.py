"""The roles that the others will take after the bot's in a round, as far as it can guess."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.puerto_rico.data import SETUPS
from bot.games.puerto_rico.view import RoleView
from bot.players.puerto_rico.roles import gains
from bot.players.puerto_rico.table import Table

DOUBLOON = ("builder", "trader", "prospector")
"""Roles whose privilege is a doubloon."""


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
    wishes = {seat: _wishes(left, seat, table) for seat in dict.fromkeys(choosers)}
    balances: dict[tuple[str, int], float] = {}

    def balance(role: RoleView, seat: int) -> float:
        if (found := balances.get((role.key, seat))) is None:
            found = balances[role.key, seat] = _balance(role, seat, table)
        return found

    def follow(mine: str) -> float:
        taken, total = {mine}, 0.0
        for seat in choosers:
            role = next(role for role in wishes[seat] if role.key not in taken)
            taken.add(role.key)
            total += balance(role, seat)
        return total

    return follow


def _wishes(left: Sequence[RoleView], seat: int, table: Table) -> list[RoleView]:
    """Return the roles in the order of what they bring a seat that takes them."""
    own, coin = seat == table.seat, table.coin
    found = [
        gains(role.key, table).get(seat, 0.0)
        + role.doubloons * coin
        + (0.0 if own else _privilege(role.key, table))
        for role in left
    ]
    return [left[nth] for nth in sorted(range(len(left)), key=found.__getitem__, reverse=True)]


def _balance(role: RoleView, seat: int, table: Table) -> float:
    """Return what a role brings the bot when that seat takes it, less what others get."""
    found = gains(role.key, table)
    mine = found.get(table.seat, 0.0)
    others = sum(found.values()) - mine
    if seat == table.seat:
        mine += role.doubloons * table.coin
    else:
        mine = max(0.0, mine - _privilege(role.key, table)) if mine > 0 else mine
        others += role.doubloons * table.coin + _privilege(role.key, table)
    return mine - table.envy * others / (table.view.seats - 1)


def _privilege(role: str, table: Table) -> float:
    """Return about what taking a role brings more than following it."""
    if role == "captain":
        return 1.0
    return table.coin if role.startswith(DOUBLOON) else 0.0

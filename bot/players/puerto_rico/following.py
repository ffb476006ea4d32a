"""The roles that the others will take after the bot's in a round, as far as it can guess."""

from __future__ import annotations

from bot.games.puerto_rico.view import RoleView
from bot.players.puerto_rico.roles import gains
from bot.players.puerto_rico.table import Table

DOUBLOON = ("builder", "trader", "prospector")
"""Roles whose privilege is a doubloon."""


def rest_of_round(role: str, table: Table) -> float:
    """Return what the roles after this one bring the bot, less what they bring the others.

    Everybody who still chooses in this round is expected to take what brings them most now.
    """
    left = [one for one in table.view.roles if one.taken_by is None and one.key != role]
    total = 0.0
    for seat in table.choosers:
        taken = max(left, key=lambda one: _appeal(one, seat, table))
        left.remove(taken)
        total += _balance(taken, seat, table)
    return total


def _appeal(role: RoleView, seat: int, table: Table) -> float:
    """Return what a role brings a seat that takes it."""
    gain = gains(role.key, table).get(seat, 0.0) + role.doubloons * table.coin
    return gain if seat == table.seat else gain + _privilege(role.key, table)


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
    kind = role.partition("_")[0]
    return table.coin if kind in DOUBLOON else float(kind == "captain")

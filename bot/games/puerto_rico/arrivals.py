"""The number of people arriving in a mayor phase, shared by views and bots.

It assumes that players take everyone they may take.
"""

from __future__ import annotations

from typing import Protocol

from bot.games.puerto_rico.options import Options


class Harbor(Protocol):
    """The people of a table who are not on boards."""

    @property
    def seats(self) -> int:
        """Return the number of players."""

    @property
    def colonists(self) -> int:
        """Return the colonists in the supply."""

    @property
    def nobles(self) -> int:
        """Return the nobles in the supply."""

    @property
    def colonist_ship(self) -> int:
        """Return the colonists on the colonist ship."""

    @property
    def noble_ship(self) -> int:
        """Return the nobles on the colonist ship."""

    @property
    def options(self) -> Options:
        """Return the options of the table."""


def arriving(table: Harbor, turn: int, privilege: int, villa: bool) -> int:
    """Return how many people a player gets, `turn` turns after the mayor (R-3.1, R-3.2, R-3.8).

    `privilege` is how many times the mayor's privilege counts for this player, 0 for players other
    than the mayor. The person of the villa comes after the privilege and before the ship.
    """
    aboard, seats = table.colonist_ship + table.noble_ship, table.seats
    share = aboard // seats + (turn < aboard % seats)
    if not (privilege or villa):
        return share
    extra = min(privilege, _supply(table))
    return share + extra + (villa and table.nobles + table.colonists > extra)


def _supply(table: Harbor) -> int:
    """Return the people in the supply from whom the mayor's privilege may take (Q-16)."""
    return table.colonists + (table.nobles if table.options.nobles_from_supply else 0)

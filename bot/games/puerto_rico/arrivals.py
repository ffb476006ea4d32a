"""Who comes in a mayor phase: one rule for views and bots, all taken that may be."""

from __future__ import annotations

from typing import Protocol

from bot.games.puerto_rico.options import Options


class Harbor(Protocol):
    """A table's people beyond the boards."""

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
        """Return the colonists aboard."""

    @property
    def noble_ship(self) -> int:
        """Return the nobles aboard."""

    @property
    def options(self) -> Options:
        """Return what the table has chosen."""


def arriving(table: Harbor, turn: int, privilege: int, villa: bool) -> int:
    """Return the people for a player so many turns behind the mayor (R-3.1, R-3.2, R-3.8).

    `privilege` is what the mayor's counts for them, 0 for anybody else; the villa brings
    somebody after that, before the ship does.
    """
    aboard, seats = table.colonist_ship + table.noble_ship, table.seats
    share = aboard // seats + (turn < aboard % seats)
    if not (privilege or villa):
        return share
    extra = min(privilege, _supply(table))
    return share + extra + (villa and table.nobles + table.colonists > extra)


def _supply(table: Harbor) -> int:
    """Return the people that the mayor's privilege may bring (Q-16)."""
    return table.colonists + (table.nobles if table.options.nobles_from_supply else 0)

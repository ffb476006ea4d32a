"""People arriving in a mayor phase, if all that may be taken are: one rule for views and bots."""

from __future__ import annotations

from typing import Protocol

from bot.games.puerto_rico.options import Options


class Harbor(Protocol):
    """A table's people that are not on boards."""

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
        """Return the options of the table."""


def arriving(table: Harbor, turn: int, privilege: int, villa: bool) -> int:
    """Return the people for a player `turn` turns after the mayor (R-3.1, R-3.2, R-3.8).

    `privilege` is how many times the mayor's privilege counts for them, 0 for all others; the
    villa's person comes after that, before the ship's.
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

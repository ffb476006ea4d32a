"""The scenes of a game's pictures: its table as plain values, with the players' names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from render.api import Look
from render.scenes import Scene, bot_of, filled, name_of
from render.standard.parts import Parts, Table


class View(Protocol):
    """A view of a game that has no pictures of its own."""

    @property
    def round(self) -> int:
        """The number of the current round, from 1."""

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that must decide."""


@dataclass(frozen=True, slots=True)
class TableScene(Scene):
    """The parts of a table, its round, and its players with their names and levels by seat."""

    round: int
    acting: tuple[int, ...]
    names: tuple[str, ...]
    bots: tuple[str, ...]
    table: Table


@dataclass(frozen=True, slots=True)
class BoardScene(TableScene):
    """The table of which one player's board is shown."""

    seat: int

    @property
    def parts(self) -> Parts:
        """The parts of that board."""
        return self.table.boards[self.seat]


@dataclass(frozen=True, slots=True)
class QuestionScene(BoardScene):
    """A question to a player: the choices in words, or the things that can be chosen."""

    asked: str
    choices: tuple[tuple[str, str, str], ...]
    """The text, the hint and the thing of each choice, () if `open` things are the choices."""
    open: frozenset[str]


def table_scene(view: View, table: Table, look: Look) -> TableScene:
    """Return the scene of a table."""
    return filled(TableScene, _players(table, look), view, look, table=table)


def board_scene(view: View, table: Table, look: Look, seat: int) -> BoardScene:
    """Return the scene of a player's board."""
    return filled(BoardScene, _players(table, look), view, look, table=table, seat=seat)


@dataclass(frozen=True, slots=True)
class _Players:
    names: tuple[str, ...]
    bots: tuple[str, ...]


def _players(table: Table, look: Look) -> _Players:
    seats = range(len(table.boards))
    names = tuple(name_of(seat, look) for seat in seats)
    return _Players(names, tuple(bot_of(seat, look) for seat in seats))

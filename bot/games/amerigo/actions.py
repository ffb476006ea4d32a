"""The actions that a seat may choose, with their action points (AP; R2.4, R3.25, R3.27)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from bot.games.amerigo.data import ANY, COLOURS, WHITE
from bot.games.amerigo.moves import (
    Advance,
    AnyMove,
    Build,
    Buy,
    Front,
    Load,
    Move,
    Sail,
    Take,
    Use,
)
from bot.games.amerigo.table import Table
from bot.games.amerigo.tokens import SWAP_RED_GREEN, bonus
from bot.games.amerigo.tracks import space_of

SWAPPED: Mapping[str, str] = {"red": "green", "green": "red"}
"""The action that the swap token allows in place of one whose cubes are in the field (section
7)."""

ACTION_OF: Mapping[type[AnyMove], str] = {
    Sail: "blue",
    Use: "blue",
    Load: "black",
    Take: "red",
    Advance: "brown",
    Build: "green",
    Buy: "yellow",
    Move: "white",
    Front: "white",
}
"""Colour of the action that a move chooses if it is the first of a turn."""


class Way(NamedTuple):
    """A way to take an action: its colour, the AP of the cubes, and whether it uses white cubes."""

    action: str
    points: int
    special: bool = False


class _Case(NamedTuple):
    """The inputs that determine which actions are open."""

    cubes: tuple[tuple[str, int], ...]
    """Number of cubes in the action field by colour."""
    points: int
    space: str
    """Colour of the order track's space under the player's disc."""
    tokens: tuple[str, ...]
    special_bonus: bool
    points_add_up: bool

    @classmethod
    def of(cls, table: Table, seat: int) -> _Case:
        return cls(
            tuple(table.action_field.items()),
            table.action_points,
            table.numbers.order_spaces[space_of(table.order, seat)],
            table.players[seat].tokens,
            table.options.special_bonus,
            table.options.points_add_up,
        )


def open_actions(table: Table, seat: int) -> Mapping[str, int]:
    """Return the actions that a seat may choose, by colour in rondel order, with their AP.

    If there are several ways to take an action, the one with the most AP counts.
    """
    return _open(_Case.of(table, seat))


def ways(table: Table, seat: int) -> Iterator[Way]:
    """Yield every way to take an action: by cubes, by white cubes, or by a token (Q17, Q18)."""
    return _ways(_Case.of(table, seat))


def special_colours(table: Table, seat: int) -> tuple[str, ...]:
    """Return the colours that white cubes may act as at the player's disc (R3.27).

    The result is () on the start space, and all six on the last space.
    """
    return _turned(table.numbers.order_spaces[space_of(table.order, seat)])


@lru_cache(maxsize=1024)
def _open(case: _Case) -> Mapping[str, int]:
    """Compute the open actions, cached because most positions of a turn have the same inputs."""
    found: dict[str, int] = {}
    for way in _ways(case):
        counts = not way.special or case.special_bonus
        points = way.points + (bonus(case.tokens, way.action) if counts else 0)
        found[way.action] = max(points, found.get(way.action, 0))
    return MappingProxyType({colour: found[colour] for colour in COLOURS if colour in found})


def _ways(case: _Case) -> Iterator[Way]:
    cubes = dict(case.cubes)
    direct = [Way(colour, case.points) for colour, count in cubes.items() if count]
    direct += _special(case, cubes)
    yield from direct
    if SWAP_RED_GREEN in case.tokens:
        for way in direct:
            other = SWAPPED.get(way.action)
            if other is not None and not cubes.get(other):
                yield way._replace(action=other)


def _special(case: _Case, cubes: Mapping[str, int]) -> Iterator[Way]:
    """Yield the ways to use white cubes as a colour absent from the action field (R3.27).

    On the last space, they may be added to cubes of that colour if the table's options allow it
    (Q34).
    """
    white = cubes.get(WHITE, 0)
    for colour in _turned(case.space) if white else ():
        count = cubes.get(colour, 0)
        if not count:
            yield Way(colour, case.points, special=True)
        elif case.points_add_up and case.space == ANY:
            yield Way(colour, max(case.points, white + count), special=True)


def _turned(space: str) -> tuple[str, ...]:
    if space == ANY:
        return tuple(colour for colour in COLOURS if colour != WHITE)
    return () if space == WHITE else (space,)

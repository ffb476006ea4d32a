"""Which actions are open to a seat, and with how many action points (R2.4, R3.25, R3.27)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
"""What the token for it does instead of an action whose cubes are there (section 7)."""

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
"""Which action a move chooses if it is the first of a turn."""


class Way(NamedTuple):
    """A way to an action: its colour, the cubes' AP, and whether white cubes were turned."""

    action: str
    points: int
    special: bool = False


def open_actions(table: Table, seat: int) -> dict[str, int]:
    """Return the actions that a seat may choose, by colour, with their AP in rondel order.

    Where several ways lead to one action, the one with the most AP counts.
    """
    tokens, found = table.players[seat].tokens, dict[str, int]()
    for way in ways(table, seat):
        counts = not way.special or table.options.special_bonus
        points = way.points + (bonus(tokens, way.action) if counts else 0)
        found[way.action] = max(points, found.get(way.action, 0))
    return {colour: found[colour] for colour in COLOURS if colour in found}


def ways(table: Table, seat: int) -> Iterator[Way]:
    """Yield every way to every action: by a cube, by white cubes, by the token (Q17, Q18)."""
    points = table.action_points
    direct = [Way(colour, points) for colour, cubes in table.action_field.items() if cubes]
    direct += _special(table, seat)
    yield from direct
    if SWAP_RED_GREEN in table.players[seat].tokens:
        for way in direct:
            other = SWAPPED.get(way.action)
            if other is not None and not table.action_field.get(other):
                yield way._replace(action=other)


def special_colours(table: Table, seat: int) -> tuple[str, ...]:
    """Return what white cubes could be turned into where the own disc lies (R3.27).

    () on the start space; on the last space any of the six.
    """
    shown = table.numbers.order_spaces[space_of(table.order, seat)]
    if shown == ANY:
        return tuple(colour for colour in COLOURS if colour != WHITE)
    return () if shown == WHITE else (shown,)


def _special(table: Table, seat: int) -> Iterator[Way]:
    """Yield what white cubes do as another colour, which lacks in the action field (R3.27).

    On the last space they may add up with cubes of that colour, as an option (Q34).
    """
    white = table.action_field.get(WHITE, 0)
    colours = special_colours(table, seat) if white else ()
    for colour in colours:
        cubes = table.action_field.get(colour, 0)
        if not cubes:
            yield Way(colour, table.action_points, special=True)
        elif table.options.points_add_up and len(colours) > 1:
            yield Way(colour, max(table.action_points, white + cubes), special=True)

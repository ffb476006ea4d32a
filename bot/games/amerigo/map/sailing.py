"""The reach of a ship (R3.1 to R3.4)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.amerigo.map.geography import Geography

Front = tuple[int, frozenset[int]]
"""Possible places of a ship after so many steps: cells of the map, and ring fields by number."""


def distances(
    geo: Geography, start: str | None, steps: int, taken: frozenset[str]
) -> dict[str, int]:
    """Return the places where a ship may end its move, with the least steps to get there.

    A ship passes through others, but ends on no cell that is `taken`, except its own place; ring
    fields hold any number. A ship that is not on the map yet (None) begins on any ring field.
    """
    found: dict[str, int] = {}
    blocked = taken - {start} - geo.ring_numbers.keys()
    for step, (cells, fields) in enumerate(_fronts(geo, start, steps)):
        found |= dict.fromkeys((geo.ring[number].name for number in sorted(fields)), step)
        found |= dict.fromkeys(geo.named(cells), step)
    for name in blocked:
        found.pop(name, None)
    return found


def _fronts(geo: Geography, start: str | None, steps: int) -> Iterator[Front]:
    """Yield the new places after 0, 1, 2 ... steps, until there are none."""
    cells, fields = _first(geo, start)
    stride, water, left = geo.stride, geo.water & ~cells, set(range(len(geo.ring))) - fields
    yield cells, fields
    for _ in range(steps):
        wet = cells << 1 | cells >> 1 | cells << stride | cells >> stride
        for number in fields:
            wet |= geo.ring[number].touches
        near = {one for number in fields for one in geo.ring[number].neighbours}
        near |= {one for one in left if geo.ring[one].touches & cells}
        cells, fields = wet & water, frozenset(near & left)
        if not (cells or fields):
            return
        water &= ~cells
        left -= fields
        yield cells, fields


def _first(geo: Geography, start: str | None) -> Front:
    if start is None:
        return 0, frozenset(range(len(geo.ring)))
    if start in geo.ring_numbers:
        return 0, frozenset((geo.ring_numbers[start],))
    return 1 << geo.cell(start), frozenset()

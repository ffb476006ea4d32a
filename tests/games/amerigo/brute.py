"""The map once more, slowly: sets of cells as (row, column), nothing taken from the game's code."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

Cell = tuple[int, int]
Cells = frozenset[Cell]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PICTURES = {
    "1": ["x"],
    "2": ["xx"],
    "3I": ["xxx"],
    "3L": ["x ", "xx"],
    "4I": ["xxxx"],
    "4O": ["xx", "xx"],
    "5U": ["x x", "xxx"],
    "6R": ["xxx", "xxx"],
}


def named(cell: Cell) -> str:
    return f"{LETTERS[cell[1]]}{cell[0] + 1}"


def near(cell: Cell) -> list[Cell]:
    row, col = cell
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


def corners(cell: Cell) -> list[Cell]:
    row, col = cell
    return [(row + r, col + c) for r in (-1, 1) for c in (-1, 1)]


def showing(rows: Sequence[str], letters: str) -> Cells:
    return frozenset(
        (r, c) for r, row in enumerate(rows) for c, one in enumerate(row) if one in letters
    )


def hanging(start: Iterable[Cell], allowed: Iterable[Cell]) -> Cells:
    """Return the cells that can be walked to from the start over allowed cells."""
    allowed = set(allowed)
    found, waiting = set(start), list(start)
    while waiting:
        for cell in near(waiting.pop()):
            if cell in allowed and cell not in found:
                found.add(cell)
                waiting.append(cell)
    return frozenset(found)


def islands(rows: Sequence[str]) -> list[Cells]:
    land, found = set(showing(rows, "#Tctsnk")), []
    while land:
        island = hanging([min(land)], land)
        found.append(island)
        land -= island
    return found


def faults(rows: Sequence[str]) -> set[str]:
    """Both rules of set-up, the partners of anchors, and the house's own checks."""
    height, width = len(rows), len(rows[0])
    water, found = showing(rows, ".a"), set()
    border = [c for c in water if c[0] in (0, height - 1) or c[1] in (0, width - 1)]
    if hanging(border, water) != water:
        found.add("enclosed")
    parts = islands(rows)
    where = {cell: number for number, part in enumerate(parts) for cell in part}
    if any(
        where.get(other, where[cell]) != where[cell] for cell in where for other in corners(cell)
    ):
        found.add("touching")
    anchors, posts = showing(rows, "a"), showing(rows, "T")
    one = all(len(posts.intersection(near(anchor))) == 1 for anchor in anchors)
    if not one or any(len(anchors.intersection(near(post))) != 1 for post in posts):
        found.add("pairs")
    if not 1 <= sum(len(part) >= 20 for part in parts) <= 5:
        found.add("big")
    if not all(part & posts for part in parts):
        found.add("no_post")
    return found


def turned(cells: Iterable[Cell], turn: int) -> Cells:
    found = list(cells)
    for _ in range(turn // 90):
        found = [(col, -row) for row, col in found]
    row = min(r for r, _ in found)
    col = min(c for _, c in found)
    return frozenset((r - row, c - col) for r, c in found)


def shape(key: str, turn: int) -> Cells:
    return turned(showing(PICTURES[key], "x"), turn)


def tile(key: str, cell: Cell, turn: int) -> Cells:
    """The cells under a tile whose first cell in reading order lies there."""
    cells = shape(key, turn)
    row, col = min(cells)
    return frozenset((r - row + cell[0], c - col + cell[1]) for r, c in cells)


def placements(rows: Sequence[str], key: str, free: Cells, linked: Cells) -> set[tuple[str, int]]:
    """Every way to lay a tile on free cells beside what is linked; of equal ones the least turn."""
    found: dict[Cells, tuple[str, int]] = {}
    for turn in (0, 90, 180, 270):
        for row in range(len(rows)):
            for col in range(len(rows[0])):
                cells = tile(key, (row, col), turn)
                if cells <= free and any(linked.intersection(near(cell)) for cell in cells):
                    found.setdefault(cells, (named((row, col)), turn))
    return set(found.values())


def ring(width: int, height: int, side: int) -> list[Cells]:
    """The frame fields as cells that they touch: a walk around in half cells.

    It begins half a tile before the upper left corner; a field is as long as a tile.
    """
    walk = [(0, c) for c in range(width)] + [(r, width - 1) for r in range(height)]
    walk += [(height - 1, c) for c in reversed(range(width))]
    walk += [(r, 0) for r in reversed(range(height))]
    halves = [cell for cell in walk for _ in range(2)]
    halves = halves[-side:] + halves[:-side]
    return [frozenset(halves[at : at + 2 * side]) for at in range(0, len(halves), 2 * side)]


def distances(
    rows: Sequence[str], side: int, starts: Iterable[str], steps: int, taken: Iterable[str]
) -> dict[str, int]:
    """The least steps to every place where a ship may stop."""
    fields = {f"Z{n + 1}": cells for n, cells in enumerate(ring(len(rows[0]), len(rows), side))}
    ways = {named(cell): {named(c) for c in near(cell)} for cell in showing(rows, ".a")}
    ways = {name: others & ways.keys() for name, others in ways.items()}
    for number, (name, cells) in enumerate(fields.items()):
        before, after = (f"Z{(number + by) % len(fields) + 1}" for by in (-1, 1))
        ways[name] = {before, after} | {named(cell) for cell in cells} & ways.keys()
    for name in fields:
        for other in ways[name]:
            ways[other].add(name)
    found = dict.fromkeys(starts, 0)
    waiting = deque(found)
    while waiting:
        place = waiting.popleft()
        for other in ways[place]:
            if other not in found and found[place] < steps:
                found[other] = found[place] + 1
                waiting.append(other)
    blocked = set(taken) - fields.keys() - set(starts)
    return {name: count for name, count in found.items() if name not in blocked}

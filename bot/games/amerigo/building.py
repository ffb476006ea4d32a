"""The gains from a tile or a post on an island (R3.6, R3.16 to R3.23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.games.amerigo.data import Numbers
from bot.games.amerigo.ground import Ground
from bot.games.amerigo.map import cells, placing
from bot.games.amerigo.map.geography import Island
from bot.games.amerigo.table import Table


@dataclass(frozen=True, slots=True)
class Completion:
    """The scores for completing an island (R3.22, R3.23)."""

    points: int
    """VP of the player who fills the last cell."""
    chest: bool
    """True if the same player also takes a treasure chest."""
    posts: Mapping[int, int]
    """VP for posts by seat; seats without posts on the island are left out."""


@dataclass(frozen=True, slots=True)
class Placement:
    """The gains of a player from building a tile."""

    island: Island
    points: int
    """VP of the tile itself."""
    resources: Mapping[str, int]
    completion: Completion | None


@dataclass(frozen=True, slots=True)
class Settlement:
    """The gains of a player from placing a post."""

    island: Island
    points: int
    """VP for the discovery, 0 if the island already has a post."""
    completion: Completion | None


def placements(
    ground: Ground, seat: int, shapes: Iterable[str]
) -> dict[str, list[tuple[str, int]]]:
    """Return where a seat may build tiles, by shape, as cell and turn (R3.16, R3.17)."""
    free = ground.free
    frontier = placing.frontier(ground.geo, ground.carried(seat), free)
    if not frontier:
        return {}
    return {shape: placing.placements(ground.geo, shape, free, frontier) for shape in shapes}


def value(numbers: Numbers, tile: str, big: bool) -> int:
    """Return the VP for a tile on a small or a big island (R3.19)."""
    kind = numbers.tile(tile)
    return kind.big if big else kind.small


def tile_brings(table: Table, ground: Ground, tile: str, cell: str, turn: int) -> Placement:
    """Return the gains from a tile: VP, resources, and possibly a completed island.

    The rules are R3.18 to R3.23.
    """
    mask = placing.tile_mask(ground.geo, tile[1:], cell, turn)
    island = ground.island_of(mask)
    goods = ground.geo.resources
    found = Counter(goods[index] for index in cells.indices(mask) if index in goods)
    points = value(table.numbers, tile, island.big)
    return Placement(island, points, found, _completed(table, ground, island, mask, ground.posts))


def post_brings(table: Table, ground: Ground, seat: int, cell: str) -> Settlement:
    """Return the gains from a seat's post on a cell (R3.6, R3.21)."""
    mask = 1 << ground.geo.cell(cell)
    island = ground.island_of(mask)
    first = not sum(ground.posts) & island.mask
    posts = [own | mask * (other == seat) for other, own in enumerate(ground.posts)]
    completion = _completed(table, ground, island, mask, tuple(posts))
    return Settlement(island, table.numbers.discovery if first else 0, completion)


def posts_on(ground: Ground, island: Island) -> dict[int, int]:
    """Return the number of posts on an island by seat, without seats that have none."""
    counts = ((own & island.mask).bit_count() for own in ground.posts)
    return {seat: count for seat, count in enumerate(counts) if count}


def _completed(
    table: Table, ground: Ground, island: Island, mask: int, posts: tuple[int, ...]
) -> Completion | None:
    """Return the scores if covering these cells completes the island, else None."""
    if island.mask & ~(ground.covered | mask):
        return None
    factor, owned = table.numbers.completion_factor, ((p & island.mask).bit_count() for p in posts)
    scored = {seat: factor(count) * table.time for seat, count in enumerate(owned) if count}
    return Completion(table.numbers.completed, island.big, scored)

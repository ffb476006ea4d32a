"""The covered and the free land of a position, as sets of cells."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.amerigo.data import NEUTRAL
from bot.games.amerigo.map import placing
from bot.games.amerigo.map.geography import Geography, Island
from bot.games.amerigo.table import Lies, Table


@dataclass(frozen=True, slots=True)
class Ground:
    """The land of a position; sets of cells are integers, as in `map.cells`."""

    geo: Geography
    posts: tuple[int, ...]
    """Post cells occupied by each seat's posts."""
    villages: tuple[int, ...]
    """Cells under each seat's villages."""
    neutral: int
    """Cells under neutral tiles."""

    @property
    def covered(self) -> int:
        """Return the cells under tiles and posts."""
        return sum(self.posts) | sum(self.villages) | self.neutral

    @property
    def free(self) -> int:
        """Return the land that is not covered (R3.16)."""
        return self.geo.land & ~self.covered

    def carried(self, seat: int) -> int:
        """Return the land that is connected to a seat's posts, including the posts (R3.17)."""
        carriers = self.villages[seat] | self.neutral
        return placing.carried(self.geo, self.posts[seat], carriers)

    def island_of(self, cells: int) -> Island:
        """Return the island to which a set of land cells belongs."""
        return self.geo.islands[self.geo.island_of[(cells & -cells).bit_length() - 1]]


def tile_mask(geo: Geography, lies: Lies) -> int:
    """Return the cells under a tile on the map."""
    return placing.tile_mask(geo, lies.tile[1:], lies.cell, lies.turn)


def survey(table: Table) -> Ground:
    """Compute the ground of a table."""
    geo, seats = table.geo, len(table.players)
    posts, villages, neutral = [0] * seats, [0] * seats, 0
    for cell, seat in table.posts.items():
        posts[seat] |= 1 << geo.cell(cell)
    for lies in table.tiles:
        mask = tile_mask(geo, lies)
        if lies.owner is None:
            neutral |= mask
        else:
            villages[lies.owner] |= mask
    return Ground(geo, tuple(posts), tuple(villages), neutral)


def is_neutral(tile: str) -> bool:
    """Return whether a tile has no owner once it is built."""
    return tile[0] == NEUTRAL

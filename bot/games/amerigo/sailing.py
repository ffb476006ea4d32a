"""Where a seat's ships may sail to, and where they may place a post (R3.1 to R3.5)."""

from __future__ import annotations

from bot.games.amerigo.ground import tile_mask
from bot.games.amerigo.map.sailing import reach
from bot.games.amerigo.table import Table


def destinations(table: Table, seat: int, ship: int, steps: int) -> dict[str, int]:
    """Return where a ship may end its move, and the steps to get there.

    Its own place is among them only if it may place a post from there (Q8); before its first
    move a ship begins on any frame field (R3.1).
    """
    start = table.players[seat].ships[ship - 1]
    found = reach(table.geo, start or None, steps, taken(table))
    if start and not (table.options.post_at_rest and post_cell(table, seat, start)):
        del found[start]
    return found


def taken(table: Table) -> frozenset[str]:
    """Return where ships are: on the map, only one may end its move on a cell (R3.4)."""
    return frozenset(cell for sheet in table.players for cell in sheet.ships if cell)


def post_cell(table: Table, seat: int, cell: str) -> str:
    """Return where a ship at this cell may place a post, "" = nowhere (R3.5, Q38).

    The post cell of an anchor, if nothing covers it and the seat has a post left.
    """
    geo = table.geo
    index = geo.cells.get(cell, -1)
    if index not in geo.anchors or not table.players[seat].posts:
        return ""
    name = geo.name(geo.anchors[index])
    return name if name not in table.posts and not built_on(table, name) else ""


def built_on(table: Table, cell: str) -> bool:
    """Return whether a tile lies on a cell."""
    bit = 1 << table.geo.cell(cell)
    return any(tile_mask(table.geo, lies) & bit for lies in table.tiles)

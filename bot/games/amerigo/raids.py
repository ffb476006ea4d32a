"""The effects of a pirate attack on a seat (R5.1 to R5.3)."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.amerigo.table import Table
from bot.games.amerigo.tokens import PIRATES_GOLD, PIRATES_HALF, PIRATES_PLUS2, amount


class Raid(NamedTuple):
    """The losses of a seat, and its gains if it repels the pirates."""

    strength: int
    repelled: bool
    cannons: int
    """Number of cannons lost."""
    points: int
    """Number of VP lost, never more than the player has (R5.3)."""
    gold: int


def strength(table: Table, seat: int) -> int:
    """Return the pirates' strength against a seat, which other players may raise (R5.1)."""
    others = (sheet.tokens for other, sheet in enumerate(table.players) if other != seat)
    return sum(table.pirates) + sum(amount(tokens, PIRATES_PLUS2) for tokens in others)


def raid(table: Table, seat: int) -> Raid:
    """Return the result of an attack on a seat now (R5.2).

    A token halves the loss, including what other players' tokens add to the strength (Q25).
    """
    sheet, against = table.players[seat], strength(table, seat)
    if sheet.cannons >= against:
        return Raid(against, True, against, 0, amount(sheet.tokens, PIRATES_GOLD))
    loss = -(-against // amount(sheet.tokens, PIRATES_HALF, 1))
    return Raid(against, False, sheet.cannons, min(loss, sheet.points), 0)

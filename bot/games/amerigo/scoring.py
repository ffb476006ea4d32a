"""The final score of each seat (section 6)."""

from __future__ import annotations

from bot.engine.api import Score, Seat
from bot.engine.scoring import ranked
from bot.games.amerigo.data import GOODS, Numbers
from bot.games.amerigo.gold import reserve
from bot.games.amerigo.raids import strength
from bot.games.amerigo.state import State
from bot.games.amerigo.table import Sheet, Table
from bot.games.amerigo.tokens import (
    END_7,
    END_GOLD,
    END_POSTS,
    PIRATES_HALF,
    PIRATES_PLUS2,
    amount,
)
from bot.games.amerigo.tracks import space_of, turn_order

LINES = ("points", "overflow", "gold", *GOODS, "tokens", "progress", "order")
"""Keys of the lines of a score, in the order in which they are shown."""


def sheet(table: Table, seat: Seat) -> dict[str, int]:
    """Return the lines of a seat's score, as if the game ended now (R6.2 to R6.5)."""
    placed = sum(owner == seat for owner in table.posts.values())
    return lines(table.numbers, table.players[seat], placed, space_of(table.order, seat))


def lines(numbers: Numbers, player: Sheet, placed: int, space: int) -> dict[str, int]:
    """Return the lines of a score.

    They are computed from a player's sheet, the number of posts on the map, and the space on the
    order track.
    """
    gold = player.gold + reserve(numbers, player)
    kept = min(numbers.gold_track, gold)
    return {
        "points": player.points,
        "overflow": gold - kept,
        "gold": kept,
        **{good: goods_points(player, good) for good in GOODS},
        "tokens": _tokens(player, placed) + kept * amount(player.tokens, END_GOLD),
        "progress": numbers.progress.reached(player.progress),
        "order": numbers.order.reached(space),
    }


def goods_points(player: Sheet, good: str) -> int:
    """Return the score for a good: resources times tokens (R6.3).

    One token is printed on the sheet (R1.10).
    """
    return player.resources.get(good, 0) * (player.goods.get(good, 0) + 1)


def secured(table: Table, seat: Seat, attacks: int, unseen: tuple[int, ...]) -> dict[str, int]:
    """Return the lines of the score with only the points that can no longer be lost.

    Tiles, posts, goods and tracks are secure. Gold may still be spent, and the pirates still attack
    `attacks` times, with the values `unseen` yet to be revealed.
    """
    player, now = table.players[seat], sheet(table, seat)
    placed = sum(owner == seat for owner in table.posts.values())
    return dict.fromkeys(LINES, 0) | {
        **{key: now[key] for key in (*GOODS, "progress", "order")},
        "points": max(0, player.points - worst_raids(table, seat, attacks, unseen)),
        "tokens": _tokens(player, placed),
    }


def worst_raids(table: Table, seat: Seat, attacks: int, unseen: tuple[int, ...]) -> int:
    """Return the most VP that the pirates can still cost a seat without cannons."""
    player = table.players[seat]
    known = strength(table, seat)
    if PIRATES_PLUS2 not in (*player.tokens, *player.used):
        # Another player has the token, or may still get it.
        known = max(known, sum(table.pirates) + amount((PIRATES_PLUS2,), PIRATES_PLUS2))
    worst, share = sorted(unseen, reverse=True), amount(player.tokens, PIRATES_HALF, 1)
    return sum(-(-(known + sum(worst[:more])) // share) for more in range(attacks))


def _tokens(player: Sheet, placed: int) -> int:
    """Return the points for tokens at the end, except those for gold."""
    return amount(player.tokens, END_7) + placed * amount(player.tokens, END_POSTS)


def scores(g: State) -> list[Score]:
    """Return the scores by seat; ties are broken by the order track (R6.6)."""
    order = turn_order(g.order)
    sheets = [sheet(g, seat) for seat in range(g.seats)]
    return ranked(sheets, [g.seats - order.index(seat) for seat in range(g.seats)])

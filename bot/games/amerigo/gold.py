"""Gold: room on the track, gold for cubes, and things to exchange for gold (section 4)."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.amerigo.data import Numbers, token
from bot.games.amerigo.moves import CHEST
from bot.games.amerigo.table import Sheet, Table
from bot.games.amerigo.tokens import CASHED, GOLD_2TO1, amount


class Income(NamedTuple):
    """The gold that goes on the track, and the VP for gold that does not fit."""

    gold: int
    points: int


def income(table: Table, have: int, more: int, taking: bool = False) -> Income:
    """Return what `more` gold brings to a player who has `have` on the track (R4.1).

    Each gold that does not fit is worth 1 VP; an option restricts this to gold that is taken
    instead of an action (Q7).
    """
    gold = min(more, table.numbers.gold_track - have)
    scores = taking or table.options.overflow_scores
    return Income(gold, more - gold if scores else 0)


def missing(cost: int, points: int) -> int:
    """Return the gold to pay for missing AP (R4.3)."""
    return max(0, cost - points)


def gold_of_cubes(table: Table, seat: int) -> int:
    """Return the gold for the cubes in the action field, rounded up (R4.2)."""
    rate = amount(table.players[seat].tokens, GOLD_2TO1, table.numbers.cubes_per_gold)
    return -(-sum(table.action_field.values()) // rate)


def cashable(numbers: Numbers, sheet: Sheet) -> dict[str, int]:
    """Return the things that a player may exchange for gold, and their gold (R4.5, R4.6)."""
    found = {key: token(key).amount for key in CASHED if key in sheet.tokens}
    return found | ({CHEST: numbers.chest_gold} if sheet.chests else {})


def reserve(numbers: Numbers, sheet: Sheet) -> int:
    """Return the gold that all the player's chests and tokens would bring (R6.2)."""
    tokens = sum(token(key).amount for key in sheet.tokens if key in CASHED)
    return tokens + sheet.chests * numbers.chest_gold


def within_reach(numbers: Numbers, sheet: Sheet) -> int:
    """Return the gold on the track if the player exchanged everything for gold now."""
    return min(numbers.gold_track, sheet.gold + reserve(numbers, sheet))

"""The progress tokens that rules refer to by name, and their totals (section 7)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.amerigo.data import token

SAIL8 = "sail8"
PIRATES_PLUS2 = "pirates_plus2"
PIRATES_HALF = "pirates_half"
PIRATES_GOLD = "pirates_gold"
PLAN_TWO = "plan_two"
SWAP_RED_GREEN = "swap_red_green"
TO_FRONT = "to_front"
POST_GOLD = "post_gold"
GOLD_2TO1 = "gold_2to1"
VP_CUBES = "vp_cubes"
END_POSTS = "end_posts"
END_7 = "end_7"
END_GOLD = "end_gold"
CASHED = ("gold3", "gold5")
"""Keys of the tokens that are turned into gold (R4.6)."""


def amount(tokens: Iterable[str], key: str, otherwise: int = 0) -> int:
    """Return the number on a token if it is among these tokens, else `otherwise`."""
    return token(key).amount if key in tokens else otherwise


def bonus(tokens: Iterable[str], action: str) -> int:
    """Return the extra AP for choosing an action; several tokens add up (Q2)."""
    return sum(one.amount for one in map(token, tokens) if action in one.actions)

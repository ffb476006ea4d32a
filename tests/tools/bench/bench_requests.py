"""Requests of a whole game of strangers to Discord: calls, calls a post, bytes of pictures.

Former values, of the game as it was before that: 379 calls, 2.7 a post, 14.4 MB.
"""

from __future__ import annotations

import asyncio

from tests.tools.bench import Figure
from tests.tools.strangers import classic
from tests.tools.strangers.life import Plan

PLAN = Plan(1)


def figures() -> list[Figure]:
    """Play the game of the four, who press what the posts offer, and once all by commands."""
    pressed = asyncio.run(classic.play(PLAN)).ledger.counts
    typed = asyncio.run(classic.play(PLAN, pictures=False, typed=True)).ledger.counts
    posts = pressed["posts"]
    return [
        Figure("strangers' game, REST calls", pressed["REST calls"], "calls", "<= 240"),
        Figure("strangers' game, posts", posts, "posts"),
        Figure("strangers' game, calls a post", pressed["calls about posts"] / posts, "", "<= 1.3"),
        Figure("strangers' game, answers to clicks", pressed["answers"], "answers"),
        Figure("strangers' game, pictures sent", pressed["pictures sent"], "pictures"),
        Figure("strangers' game, bytes of them", pressed["bytes of pictures sent"] / 1e6, "MB"),
        Figure("strangers' game, REST calls, all typed", typed["REST calls"], "calls"),
    ]

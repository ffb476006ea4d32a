"""Delay of the newest question if five people play as fast as they can in a thread.

They type two moves a second whatever stands there, so that no post has to wait for a click, and no
click takes buttons off for nothing. A small Discord counts five messages and five edits in five
seconds of the thread, as the real one does. "Calls a post" are all counted calls of the thread.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.host.playing import percentile
from tests.tools.bench import Figure
from tests.tools.chaos.pace import Pace, hurried

GAMES = ("puerto_rico", "magister_navis", "amerigo")
PER_SECOND = 2.0
SECONDS = 40.0


def figures() -> list[Figure]:
    """Measure a table of each game."""
    return [figure for game in GAMES for figure in _figures(game, _played(game))]


def _played(game: str) -> Pace:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(hurried(Path(folder), 1, game, PER_SECOND, SECONDS))


def _figures(game: str, pace: Pace) -> Iterator[Figure]:
    name, calls = f"pace, {game}", pace.calls
    yield Figure(f"{name}, moves", pace.moves / pace.seconds, "moves/s", ">= 1.5")
    yield Figure(f"{name}, question behind, p50", median(pace.behind), "s")
    yield Figure(f"{name}, question behind, p95", percentile(pace.behind, 95), "s")
    yield Figure(f"{name}, question behind, max", max(pace.behind), "s", "<= 5")
    yield Figure(f"{name}, posts", pace.posts, "posts")
    yield Figure(f"{name}, moves a post", pace.moves / pace.posts, "moves")
    yield Figure(f"{name}, calls a post", sum(calls.values()) / pace.posts, "")
    for word, count in calls.items():
        yield Figure(f"{name}, {word}", count, "calls")
    yield Figure(f"{name}, 429", pace.refused, "", "<= 0")

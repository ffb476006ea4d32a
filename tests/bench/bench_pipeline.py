"""From `Tables.play` to the post handed to Discord.

50 tables of four are offered 50 moves a second, Discord's own cap for a bot, for a minute.
Moves are the sensible house bot's; posts are built by the real publisher, pictures and all,
and handed to a sender that keeps the time.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.compose import share_interpreter
from bot.host import Host
from bot.host.api import Bulletin, Posted, Table
from cogs.posting.pictures import WITH_BOARDS
from cogs.posting.posts import Post
from cogs.posting.publisher import Found, GamePublisher
from tests.bench import Figure
from tests.bench.__main__ import main
from tests.catalogue import CATALOGUE
from tests.host.playing import advance, choose, open_host, open_table, percentile

TABLES = 50
PER_SECOND = 50.0
SECONDS = 60.0
TICK = 0.01


class RecordingSender:
    """Stands where Discord is."""

    def __init__(self) -> None:
        self.posts: int = 0
        self.in_words: int = 0

    async def place(self, table: Table) -> int:
        return table.place_id

    async def send(self, place_id: int, post: Post) -> int:
        self.posts += 1
        self.in_words += post.lacks
        return self.posts

    async def find(
        self, place_id: int, post: Post, since: datetime, edited: int | None
    ) -> Found | None:
        return None

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        return False

    async def delete(self, place_id: int, message_id: int) -> None:
        pass

    async def strip(self, place_id: int, message_id: int) -> None:
        """Nothing to take off."""

    async def illustrate(self, place_id: int, message_id: int, post: Post) -> None:
        """No post to change."""

    async def show_card(self, table: Table) -> None:
        """No card to edit."""


class Silent:
    """A publisher for what happens before the measuring begins."""

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        return None

    async def delete(self, place_id: int, message_id: int) -> None:
        pass

    async def strip(self, place_id: int, message_id: int) -> None:
        """Nothing to take off."""

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        """No post to change."""


class Stopwatch:
    """A publisher around the real one: how far behind the commit each post came out."""

    def __init__(self, publisher: GamePublisher) -> None:
        self._publisher = publisher
        self.committed: dict[tuple[int, int], float] = {}
        self.behind: dict[str, list[float]] = {}

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        posted = await self._publisher.publish(bulletin)
        begin = self.committed.get((bulletin.table.id, bulletin.position.version))
        if begin is not None:
            self.behind.setdefault(bulletin.kind, []).append(time.perf_counter() - begin)
        return posted

    async def delete(self, place_id: int, message_id: int) -> None:
        pass

    async def strip(self, place_id: int, message_id: int) -> None:
        await self._publisher.strip(place_id, message_id)

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        await self._publisher.illustrate(bulletin, posted)


async def _lag(found: list[float]) -> None:
    """Measure, until cancelled, how late the event loop wakes somebody up."""
    while True:
        begin = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append(time.perf_counter() - begin - TICK)


async def _live(
    host: Host, table: Table, end: float, watch: Stopwatch, answers: list[float], seed: int
) -> None:
    """Move at one table at random times until the end, then at a new one."""
    rng = random.Random(seed)
    due = time.perf_counter()
    while (due := due + rng.expovariate(PER_SECOND / TABLES)) < end:
        await asyncio.sleep(due - time.perf_counter())
        position = await host.tables.position(table.id)
        if not position.decisions:
            table = await open_table(host)
            position = await host.tables.position(table.id)
        user_id, text = choose(position)
        begin = time.perf_counter()
        played = await host.tables.play(table.id, user_id, text, position.version)
        watch.committed[table.id, played.position.version] = time.perf_counter()
        answers.append(time.perf_counter() - begin)


def figures() -> list[Figure]:
    """Measure a minute of 50 moves a second with pictures."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "bench.db"))


async def _measure(path: Path) -> list[Figure]:
    host = await open_host(path)
    sender = RecordingSender()
    watch = Stopwatch(GamePublisher(CATALOGUE, sender))
    host.outbox.publisher = watch
    tables = [await open_table(host) for _ in range(TABLES)]
    await host.outbox.resume()
    host.outbox.publisher = Silent()
    for number, table in enumerate(tables):
        await advance(host, table, 3 * number)
    await host.outbox.resume()
    host.outbox.publisher = watch
    run = await _minute(host, tables, watch)
    await host.close()
    drawn = [behind for kind in WITH_BOARDS for behind in watch.behind.get(kind, [])]
    return [
        Figure("pipeline, moves", len(run.answers) / run.seconds, "moves/s", ">= 45"),
        Figure("pipeline, posts with pictures", len(drawn) / run.seconds, "posts/s"),
        Figure("pipeline, cores in use", run.cpu / run.seconds, "cores"),
        Figure("pipeline, answer ready, p50", median(run.answers) * 1000, "ms"),
        Figure("pipeline, answer ready, p99", percentile(run.answers, 99) * 1000, "ms", "< 100"),
        Figure("pipeline, pictures behind, p50", median(drawn), "s"),
        Figure("pipeline, pictures behind, p99", percentile(drawn, 99), "s"),
        Figure("pipeline, pictures behind, max", max(drawn), "s", "<= 2"),
        Figure("pipeline, posts in words first", sender.in_words, "posts"),
        Figure("pipeline, event-loop lag, p99", percentile(run.lags, 99) * 1000, "ms", "< 20"),
        Figure("pipeline, event-loop lag, max", max(run.lags) * 1000, "ms"),
        Figure("pipeline, kept waiting at the end", run.backlog, "s"),
    ]


class Run(NamedTuple):
    """What a minute was like."""

    seconds: float
    cpu: float
    backlog: float
    answers: list[float]
    lags: list[float]


async def _minute(host: Host, tables: list[Table], watch: Stopwatch) -> Run:
    answers: list[float] = []
    lags: list[float] = []
    measuring = asyncio.create_task(_lag(lags))
    begin, cpu = time.perf_counter(), time.process_time()
    lives = (
        _live(host, table, begin + SECONDS, watch, answers, seed)
        for seed, table in enumerate(tables)
    )
    await asyncio.gather(*lives)
    end = time.perf_counter()
    measuring.cancel()
    await host.outbox.resume()
    backlog = time.perf_counter() - end
    return Run(end - begin, time.process_time() - cpu, backlog, answers, lags)


if __name__ == "__main__":
    sys.exit(main(["bench_pipeline"]))

"""From `Tables.play` to the post handed to Discord.

50 tables of four are offered 50 moves a second, Discord's own cap for a bot, for a minute.
Moves are the sensible house bot's; posts are built by the real publisher, pictures and all, as
many processes draw as would for a bot of this machine, and a sender keeps the time.

Then they are offered more and more, for a few seconds each, by so many tables that none of them
moves more than once a second, until pictures fall behind.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sys
import tempfile
import time
from datetime import datetime
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.catalogue.drawing import drawing, usual_processes
from bot.cli.collector import collecting, freeze_loaded
from bot.cli.compose import share_interpreter
from bot.host import Host
from bot.host.core.api import Bulletin, Posted, Table
from bot.locales import Words
from bot.presenting.pictures import WITH_BOARDS
from bot.workers.drawing.pool import WorkerPool
from cogs.posting.posts import Post
from cogs.posting.publisher import Found, GamePublisher
from cogs.ui.context import Context
from tests.catalogue import CATALOGUE
from tests.host.playing import advance, choose, open_host, open_table, percentile
from tests.tools.bench import Figure

RATE = 50
SECONDS = 60.0
RATES = (75, 100, 125, 150, 175, 200)
"""Moves a second that are tried, and tables that make them."""
SECONDS_EACH = 8.0
BEHIND = 2.0
"""Seconds that no picture may be behind."""
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
        """Take off nothing: there are no buttons."""

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
        """Take off nothing: there are no buttons."""

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
) -> Table:
    """Move at one table once a second, at random times, until the end; then return the table.

    When its game is over there is a new one.
    """
    rng = random.Random(seed)
    due = time.perf_counter()
    while (due := due + rng.expovariate(1.0)) < end:
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
    return table


def figures() -> list[Figure]:
    """Measure a minute of 50 moves a second with pictures, then the highest rate."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder, drawing(usual_processes()) as workers:
        return asyncio.run(_measure(Path(folder) / "bench.db", workers))


async def _measure(path: Path, workers: WorkerPool | None) -> list[Figure]:
    host = await open_host(path)
    sender = RecordingSender()
    context = Context(host, CATALOGUE, workers=workers)
    pool, drawer = context.post_pool, context.drawer
    watch = Stopwatch(GamePublisher(CATALOGUE, sender, pool, drawer=drawer))
    await _until_ready(workers)
    Words("en")
    freeze_loaded()
    async with collecting(host):
        tables = await _begun(host, watch)
        lines = _lines(await _offered(host, tables[:RATE], watch, sender, SECONDS))
        highest = await _highest(host, tables, watch, sender)
    await host.close()
    lines.append(Figure("pipeline, highest rate in time", highest, "moves/s", ">= 150"))
    return lines


def _lines(run: Run) -> list[Figure]:
    answers, drawn = run.answers, run.drawn
    return [
        Figure("pipeline, moves", len(answers) / run.seconds, "moves/s", ">= 45"),
        Figure("pipeline, posts with pictures", len(drawn) / run.seconds, "posts/s"),
        Figure("pipeline, cores in use", run.cpu / run.seconds, "cores", "<= 0.8"),
        Figure("pipeline, of these the bot's own process", run.own / run.seconds, "cores"),
        Figure("pipeline, answer ready, p50", median(answers) * 1000, "ms"),
        Figure("pipeline, answer ready, p99", percentile(answers, 99) * 1000, "ms", "<= 10"),
        Figure("pipeline, pictures behind, p50", median(drawn), "s"),
        Figure("pipeline, pictures behind, p99", percentile(drawn, 99), "s"),
        Figure("pipeline, pictures behind, max", max(drawn), "s", "<= 0.5"),
        Figure("pipeline, posts in words first", run.in_words, "posts"),
        Figure("pipeline, event-loop lag, p99", percentile(run.lags, 99) * 1000, "ms", "< 20"),
        Figure("pipeline, event-loop lag, max", max(run.lags) * 1000, "ms"),
        Figure("pipeline, kept waiting at the end", run.backlog, "s"),
    ]


async def _until_ready(workers: WorkerPool | None) -> None:
    if workers is not None:
        workers.start()
        while not workers.running:
            await asyncio.sleep(TICK)


async def _begun(host: Host, watch: Stopwatch) -> list[Table]:
    """Return tables at different moments of their games, in all of which boards were posted."""
    host.posting.outbox.publisher = watch
    tables = [await open_table(host) for _ in range(max(RATES))]
    await host.posting.outbox.resume()
    host.posting.outbox.publisher = Silent()
    for number, table in enumerate(tables):
        await advance(host, table, 3 * (number % 20))
    await host.posting.outbox.resume()
    host.posting.outbox.publisher = watch
    return tables


class Run(NamedTuple):
    """Measurements of a while; `cpu` is all processes', `own` the bot's alone."""

    seconds: float
    cpu: float
    own: float
    backlog: float
    answers: list[float]
    lags: list[float]
    drawn: list[float]
    """By how much posts with pictures were behind."""
    in_words: int
    """Posts that found no room to be drawn, and went out without their pictures."""


async def _offered(
    host: Host, tables: list[Table], watch: Stopwatch, sender: RecordingSender, seconds: float
) -> Run:
    """Play tables for a while; those of games that end are replaced in the list."""
    answers: list[float] = []
    lags: list[float] = []
    watch.behind.clear()
    in_words = sender.in_words
    measuring = asyncio.create_task(_lag(lags))
    begin, own, beside = time.perf_counter(), time.process_time(), _of_children()
    lives = (
        _live(host, table, begin + seconds, watch, answers, seed)
        for seed, table in enumerate(tables)
    )
    tables[:] = await asyncio.gather(*lives)
    end = time.perf_counter()
    measuring.cancel()
    await host.posting.outbox.resume()
    backlog = time.perf_counter() - end
    own, beside = time.process_time() - own, _of_children() - beside
    drawn = [behind for kind in WITH_BOARDS for behind in watch.behind.get(kind, [])]
    in_words = sender.in_words - in_words
    return Run(end - begin, own + beside, own, backlog, answers, lags, drawn, in_words)


async def _highest(
    host: Host, tables: list[Table], watch: Stopwatch, sender: RecordingSender
) -> int:
    """Return at how many moves a second all pictures were still in time, and with their posts."""
    highest = RATE
    for rate in RATES:
        playing = tables[:rate]
        run = await _offered(host, playing, watch, sender, SECONDS_EACH)
        tables[:rate] = playing
        made = len(run.answers) / run.seconds
        print(f"{rate} moves/s offered, {made:.0f} made,", end=" ", file=sys.stderr)
        print(f"pictures {max(run.drawn):.2f} s behind,", end=" ", file=sys.stderr)
        print(f"{run.in_words} posts without", file=sys.stderr, flush=True)
        if max(run.drawn) > BEHIND or run.in_words:
            break
        highest = rate
    return highest


def _of_children() -> float:
    """Return the processor time of the processes that draw, in seconds."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime + sum(map(_of_process, active_children()))


def _of_process(child: BaseProcess) -> float:
    try:
        fields = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

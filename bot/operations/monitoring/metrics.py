"""Metrics of the running bot for Prometheus; none of them identifies a person or table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from math import isfinite
from pathlib import Path
from typing import NamedTuple, TypeAlias

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.client.app import GamesBot
from bot.host.core.counters import REASONS
from bot.host.upkeep.figures import Figures
from bot.operations.monitoring.calls import Calls
from bot.presenting.draw_pool import DrawPool
from bot.runtime.version import version
from bot.store.core.errors import StoreError
from bot.store.upkeep import backups
from bot.workers.drawing.pool import DRAWN_BY
from bot.workers.processes.pool import ENDINGS
from bot.workers.thinking.pool import OUTCOMES, ThinkingPool
from cogs.requests.budget import Priority

EVERY = 0.5
"""Seconds between two measurements."""
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Lag:
    """Measurement of the event loop's lag, by sleeping."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._lag = Histogram(
            "boardgames_event_loop_lag_seconds",
            "How much later than planned the event loop woke up.",
            buckets=_BUCKETS,
            registry=registry,
        )

    @asynccontextmanager
    async def measured(self) -> AsyncIterator[None]:
        """Measure the lag for the duration."""
        measuring = asyncio.create_task(self._measure())
        try:
            yield
        finally:
            measuring.cancel()

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self._lag.observe(max(0.0, loop.time() - due))


_WAITING = (0.001, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_DRAWING = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_THINKING = (0.01, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 60.0)


Values: TypeAlias = Iterable[tuple[Sequence[str], float]]
"""Samples: the values of the labels, and the measured value."""


class _Looked(NamedTuple):
    """Data read for one scrape; None = unknown."""

    figures: Figures | None
    backup_age: float | None


class Metrics(Collector):
    """Metrics that are counted as events happen, or read when they are scraped."""

    def __init__(self, bot: GamesBot, backup_folder: Path | None) -> None:
        self._bot = bot
        self._folder = backup_folder
        self._looked = _Looked(None, None)
        self.registry = CollectorRegistry(auto_describe=False)
        self.lag = Lag(self.registry)
        self._count_drawing()
        self._count_thinking()
        self._count_waiting()
        # discord.py uses it when it logs in.
        bot.http.http_trace = Calls(self.registry).trace(bot.http.http_trace)
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    async def text(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        age = await asyncio.to_thread(_backup_age, self._folder)
        try:
            self._looked = _Looked(await self._bot.context.host.upkeep.figures.read(), age)
        except StoreError:
            self._looked = _Looked(None, age)
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics that are read when they are scraped."""
        counters = self._bot.context.host.upkeep.figures.counters
        yield _counter("moves", "Moves that were stored.", ("game", "by"), counters.moves.items())
        yield _counter("posts", "Tries to post.", ("of", "outcome"), counters.posts.items())
        yield from self._pages()
        yield from self._pools()
        yield from self._processes()
        yield from self._thinking()
        yield from self._budget()
        figures = self._looked.figures
        if figures is not None:
            told = "Tables that are open."
            open_ones = ((("lobby",), figures.lobbies), (("running",), figures.running))
            yield _gauge("open_tables", told, ("status",), open_ones)
            yield _single("overdue_timers", "Timers due for a minute.", figures.timers)
            yield _single("overdue_posts", "Posts due for a minute.", figures.posts)
            less = figures.thinking_less
            yield _single("thinking_less_tables", "Whose strong bots think less than half.", less)
        yield from self._signs()

    def _signs(self) -> Iterator[Metric]:
        """Yield the metrics that show whether the bot is alive."""
        bot, lease = self._bot, self._bot.context.host.upkeep.lease
        yield _gauge("build_info", "The version that runs.", ("version",), [((version(),), 1)])
        yield _single("gateway_linked", "1 = Discord's gateway is linked.", bot.linked)
        yield from self._shards()
        yield _age("last_tick_age_seconds", "Since timers were looked at.", bot.tick_age)
        yield _age("lease_heartbeat_age_seconds", "Since the lease's sign of life.", lease.age)
        yield _single("lease_lost", "1 = another bot has taken over.", lease.lost)
        yield _age("backup_age_seconds", "Age of the newest backup.", self._looked.backup_age)

    def _shards(self) -> Iterator[Metric]:
        """Yield, if there are several shards, whether each is connected, and its latency."""
        connectivity = self._bot.context.host.connectivity
        if connectivity.shards == 1:
            return
        linked = [
            ((str(shard),), shard in connectivity.linked)
            for shard in connectivity.shard_range.shard_ids
        ]
        yield _gauge("shard_linked", "1 = the shard is linked.", ("shard",), linked)
        # Before its first answer a shard's latency is infinite.
        found = ((shard, seconds) for shard, seconds in self._bot.latencies if isfinite(seconds))
        latencies = [((str(shard),), seconds) for shard, seconds in found]
        told = "Until Discord answered the last heartbeat."
        yield _gauge("shard_latency_seconds", told, ("shard",), latencies)

    def _budget(self) -> Iterator[Metric]:
        """Yield the calls left within Discord's rate limit, and the calls that wait."""
        throttle = self._bot.throttle
        yield _single("discord_budget_left", "Calls that may be made at once.", throttle.tokens)
        waiting = [((_named(one),), count) for one, count in throttle.waiting.items()]
        yield _gauge("discord_calls_waiting", "Calls that wait.", ("priority",), waiting)

    def _pages(self) -> Iterator[Metric]:
        """Yield the metrics of the web pages, zeros if they are not served."""
        pages = self._bot.context.host.upkeep.figures.counters.pages()
        yield _single("web_connections", "Connections to the pages.", pages.connections)
        yield _single("web_open_pages", "Pages that are open and follow.", pages.open)
        refused = [((reason,), pages.refused.get(reason, 0)) for reason in REASONS]
        yield _counter("web_refusals", "Requests refused, by why.", ("reason",), refused)

    def _pools(self) -> Iterator[Metric]:
        waiting = [((name,), pool.waiting) for name, pool in self._drawing().items()]
        yield _gauge("drawings_waiting", "Pictures that wait to be drawn.", ("pool",), waiting)

    def _processes(self) -> Iterator[Metric]:
        """Yield the metrics of the drawing processes, zeros if there are none."""
        workers = self._bot.context.workers
        counts = Counter[str]() if workers is None else workers.counts
        drawn = [((by,), counts[by]) for by in DRAWN_BY]
        yield _counter("pictures", "Pictures by what drew them.", ("by",), drawn)
        ended = [((why,), counts[why]) for why in ENDINGS]
        yield _counter("drawing_process_ends", "How such processes ended.", ("outcome",), ended)
        running, memory = (workers.running, workers.memory) if workers else (0, 0)
        yield _single("drawing_processes", "That draw now.", running)
        yield _single("drawing_processes_bytes", "Memory that they hold.", memory)

    def _thinking(self) -> Iterator[Metric]:
        """Yield the metrics of the thinking processes, zeros if there are none."""
        thinkers = self._thinkers
        counts = Counter[str]() if thinkers is None else thinkers.counts
        done = [((outcome,), counts[outcome]) for outcome in OUTCOMES]
        yield _counter("thinking_jobs", "Jobs by what came of them.", ("outcome",), done)
        ended = [((why,), counts[why]) for why in ENDINGS]
        yield _counter("thinking_process_ends", "How such processes ended.", ("outcome",), ended)
        waiting = thinkers.waiting if thinkers else 0
        running, memory = (thinkers.running, thinkers.memory) if thinkers else (0, 0)
        yield _single("thinking_jobs_waiting", "Jobs that wait for a process.", waiting)
        yield _single("thinking_processes", "That think, or could.", running)
        yield _single("thinking_processes_bytes", "Memory that they hold.", memory)

    @property
    def _thinkers(self) -> ThinkingPool | None:
        thinkers = self._bot.context.host.automation.thinkers
        return thinkers if isinstance(thinkers, ThinkingPool) else None

    def _drawing(self) -> Mapping[str, DrawPool]:
        context = self._bot.context
        return {
            "posts": context.post_pool,
            "private": context.draw_pool,
            "films": context.film_pool,
            "pages": context.page_pool,
            "players": context.player_pool,
        }

    def _count_waiting(self) -> None:
        times = Histogram(
            "boardgames_discord_wait_seconds",
            "How long a call waited until the budget had room for it.",
            ("priority",),
            buckets=_WAITING,
            registry=self.registry,
        )
        waited = {priority: times.labels(_named(priority)) for priority in Priority}
        self._bot.throttle.waited = lambda priority, seconds: waited[priority].observe(seconds)

    def _count_thinking(self) -> None:
        times = Histogram(
            "boardgames_thinking_seconds",
            "How long a job took a process.",
            buckets=_THINKING,
            registry=self.registry,
        )
        if self._thinkers is not None:
            self._thinkers.thought = times.observe

    def _count_drawing(self) -> None:
        times = Histogram(
            "boardgames_drawing_seconds",
            "How long a picture, or a set of them, took to draw.",
            ("pool",),
            buckets=_DRAWING,
            registry=self.registry,
        )
        for name, pool in self._drawing().items():
            pool.drawn = times.labels(name).observe


def _named(priority: Priority) -> str:
    return priority.name.lower()


def _backup_age(folder: Path | None) -> float | None:
    try:
        newest = None if folder is None else backups.newest(folder)
        return None if newest is None else time.time() - newest.stat().st_mtime
    except (StoreError, OSError):
        return None


def _counter(name: str, told: str, labels: Sequence[str], values: Values) -> Metric:
    family = CounterMetricFamily(f"boardgames_{name}", told, labels=labels)
    for key, value in values:
        family.add_metric(key, value)
    return family


def _gauge(name: str, told: str, labels: Sequence[str], values: Values) -> Metric:
    family = GaugeMetricFamily(f"boardgames_{name}", told, labels=labels)
    for key, value in values:
        family.add_metric(key, value)
    return family


def _single(name: str, told: str, value: float) -> Metric:
    return _gauge(name, told, (), [((), value)])


def _age(name: str, told: str, seconds: float | None) -> Metric:
    """Return the metric of an age, without a value if the event never happened."""
    return _gauge(name, told, (), [] if seconds is None else [((), seconds)])

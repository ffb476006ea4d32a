"""Notifications to browsers: how many a second, and how late the event loop wakes meanwhile.

As many tables as notices wait for somebody each, who has a browser at a push service on this
machine. It runs in a process of its own, as in life elsewhere, and decrypts every message with the
keys of its browser. How late the loop wakes depends on how busy the machine is; the loop's own work
at a time does not. Most of its maximum are collections of garbage (`bot/cli/collector.py`).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from bot.cli.collector import collecting, freeze_loaded
from bot.cli.compose import share_interpreter
from bot.client.app import GamesBot
from bot.host import Host
from bot.host.core.api import Person
from bot.presenting.ways.sender import WaySender
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from bot.web.push.routes import PUSH
from bot.web.push.sender import push_kind
from tests.catalogue import CATALOGUE
from tests.host.playing import let_newcomers_play, open_table, percentile
from tests.tools.bench import Figure
from tests.tools.bench.bench_pipeline import Silent
from tests.tools.bench.bench_workers import lag
from tests.web.push.service import pushing

NOTICES = 1000
_TICK = 0.002
_LATER = timedelta(minutes=11)


class Run(NamedTuple):
    """Seconds that all took, lags of the event loop, its work at a time, and messages read."""

    seconds: float
    lags: list[float]
    work: list[float]
    right: int


class Service(NamedTuple):
    """A push service in a process of its own."""

    pipe: Connection

    def subscription(self, name: str) -> dict[str, str]:
        self.pipe.send(name)
        told: dict[str, str] = self.pipe.recv()
        return told

    def arrived(self) -> list[str]:
        """Return the names of the browsers that have read a message."""
        self.pipe.send(None)
        names: list[str] = self.pipe.recv()
        return names


def figures() -> list[Figure]:
    """Send a notice to each of many people at once."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder, _served() as service:
        run = asyncio.run(_measure(Path(folder) / "bench.db", service))
    return [
        Figure("push: messages that were read rightly", run.right, "", f">= {NOTICES}"),
        Figure("push: messages a second", NOTICES / run.seconds, "/s", ">= 50"),
        Figure("push: event-loop lag, p99", percentile(run.lags, 99) * 1000, "ms"),
        Figure("push: event-loop lag, max", max(run.lags) * 1000, "ms", "<= 10"),
        Figure("push: work of the loop at a time, p99", percentile(run.work, 99) * 1000, "ms"),
        Figure("push: work of the loop at a time, max", max(run.work) * 1000, "ms", "<= 10"),
    ]


@contextmanager
def _served() -> Iterator[Service]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_run, args=(theirs,), daemon=True)
    process.start()
    try:
        yield Service(ours)
    finally:
        process.kill()
        process.join()


def _run(pipe: Connection) -> None:
    asyncio.run(_answer(pipe))


async def _answer(pipe: Connection) -> None:
    async with pushing() as service:
        while True:
            name = await asyncio.to_thread(pipe.recv)
            if name is None:
                pipe.send([name for name, told in service.told if told["body"]])
            else:
                pipe.send(service.subscription(name))


async def _measure(path: Path, service: Service) -> Run:
    ahead = timedelta()
    host = await Host.open(path, CATALOGUE, lambda: datetime.now(UTC) + ahead)
    await let_newcomers_play(host)
    host.posting.outbox.publisher = Silent()
    context = GamesBot(host, CATALOGUE).context
    kind = await push_kind(context, "mailto:olga@example.org")
    host.people.way_calls.publisher = WaySender(context, {PUSH: kind})
    context.outgoing = OutgoingClient(parse_hosts(_host(service)))
    for number in range(1, NOTICES + 1):
        await _subscribe(host, service, number)
        await open_table(host, seats=2, first=number * 2)
    await host.posting.outbox.resume()
    ahead = _LATER
    freeze_loaded()
    lags, work = list[float](), list[float]()
    async with collecting(host):
        measuring = asyncio.create_task(lag(lags))
        working = asyncio.create_task(_work(work))
        begin = time.perf_counter()
        await host.people.look()
        await host.people.way_calls.settled()
        seconds = time.perf_counter() - begin
        measuring.cancel()
        working.cancel()
    right = len({*service.arrived()})
    await host.close()
    return Run(seconds, lags, work, right)


async def _work(found: list[float]) -> None:
    """Measure, until cancelled, the processor time of this thread for which nobody is woken up."""
    while True:
        begin = time.thread_time()
        await asyncio.sleep(_TICK)
        found.append(time.thread_time() - begin - _TICK)


def _host(service: Service) -> str:
    return service.subscription("nobody")["endpoint"].removesuffix("/nobody")


async def _subscribe(host: Host, service: Service, number: int) -> None:
    """Give both people of a table a paired browser with a subscription."""
    for user_id in (number * 2, number * 2 + 1):
        code = await host.pairings.code(Person(user_id, f"Player {user_id}"))
        assert await host.pairings.pair(code, "Chrome on Android")
        (paired,) = await host.pairings.of_user(user_id)
        told = service.subscription(f"{user_id}")
        secret = f"{told['p256dh']} {told['auth']} {paired.mark}"
        await host.people.ways.add(user_id, PUSH, told["endpoint"], secret, paired.device)

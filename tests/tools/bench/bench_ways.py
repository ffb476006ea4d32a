"""Ways to be called: what they cost a move, and how soon a failure is told.

A move is played, and what is due afterwards is looked for, as each tick does. Failures are those of
a server on this machine: it hangs, breaks off, or answers with a status. Meanwhile people move at
another table.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

from bot.client.app import GamesBot
from bot.host import Host
from bot.host.core.api import Person
from bot.host.people.ways import Way
from bot.locales import Words
from bot.presenting.services import Services
from bot.presenting.ways.addresses import PATIENCE, addresses
from bot.presenting.ways.sender import WaySender
from bot.presenting.ways.states import state_of
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.signature import new_secret
from bot.store.posting.outbox import posts_due
from bot.web.push.routes import PUSH
from bot.web.push.sender import push_kind
from tests.catalogue import CATALOGUE
from tests.host.playing import advance, let_newcomers_play, open_table
from tests.receiver import serving
from tests.tools.bench import Figure
from tests.tools.bench.bench_pipeline import Silent
from tests.web.push.service import PushService

MOVES = 200
ROUNDS = 3
_QUIET = timedelta(minutes=11)
_OTHERS = 11
"""First person of the table at which people move while the server fails."""


@dataclass
class Faulty(PushService):
    """A server that fails in one way."""

    fault: str = ""

    async def take(self, request: web.Request) -> web.StreamResponse:
        if self.fault == "hangs":
            await asyncio.sleep(PATIENCE + 1)
        elif self.fault == "breaks off" and request.transport is not None:
            request.transport.abort()
        else:
            self.status, self.headers = _answer(self.fault)
        return web.Response(status=self.status, headers=self.headers)


def _answer(fault: str) -> tuple[int, Mapping[str, str]]:
    status, _, wait = fault.partition(", ")
    at = format_datetime(datetime.now(UTC) + timedelta(minutes=15), usegmt=True)
    told = {"seconds": {"Retry-After": "900"}, "date": {"Retry-After": at}}
    return int(status), told.get(wait, {})


FAULTS = ("hangs", "breaks off", "404", "410", "413", "429, seconds", "429, date", "500")
KINDS = ("webhook", PUSH)


class Told(NamedTuple):
    """What came of a failure: the seconds until the way's state says it, and the state.

    `elsewhere` is the longest that a move took at another table meanwhile, and `posted` whether all
    of these moves were posted.
    """

    seconds: float
    state: str
    way: Way
    elsewhere: float
    posted: bool
    wait: float
    """Seconds until the next try."""


def figures() -> list[Figure]:
    """Measure what ways cost a move, and how soon each failure is told."""
    found = [figure for name, mode in MODES.items() for figure in _cost(name, mode)]
    for kind in KINDS:
        for fault in FAULTS:
            with tempfile.TemporaryDirectory() as folder:
                told = asyncio.run(failure(Path(folder) / "bench.db", kind, fault))
            print(f"{kind}: {fault}: {told.state}")
            name = f"ways: {kind}, {fault}"
            found += [
                Figure(f"{name}: until its state says so", told.seconds, "s", "<= 60"),
                Figure(f"{name}: move elsewhere meanwhile, max", told.elsewhere * 1000, "ms"),
            ]
    return found


@asynccontextmanager
async def hosted(path: Path, now: Callable[[], datetime]) -> AsyncIterator[Services]:
    """Open a bot without Discord for the duration."""
    host = await Host.open(path, CATALOGUE, now)
    await let_newcomers_play(host)
    host.posting.outbox.publisher = Silent()
    try:
        yield GamesBot(host, CATALOGUE).context
    finally:
        await host.close()


async def failure(path: Path, kind: str, fault: str) -> Told:
    """Have people's ways call a server that fails; the bot looks once for what is due."""
    ahead = timedelta()
    async with (
        serving(Faulty(fault=fault)) as server,
        hosted(path, lambda: datetime.now(UTC) + ahead) as context,
    ):
        host, client = context.host, OutgoingClient(server.rules)
        context.outgoing = client
        kinds = {**addresses(client), PUSH: await push_kind(context, "mailto:olga@example.org")}
        host.people.way_calls.publisher = WaySender(context, kinds)
        for user_id in (1, 2):
            await _give(context, server, kind, user_id)
        await open_table(host, seats=2)
        elsewhere = await open_table(host, seats=2, first=_OTHERS)
        await host.posting.outbox.resume()
        ahead = _QUIET
        begin, longest = time.perf_counter(), 0.0
        await host.people.look()
        while (found := await _failed(context)) is None:
            move = time.perf_counter()
            await advance(host, elsewhere, 1)
            longest = max(longest, time.perf_counter() - move)
            await host.posting.outbox.resume()
            await asyncio.sleep(0.02)
        seconds = time.perf_counter() - begin
        waiting = await host._database.read(lambda db: posts_due(db, elsewhere.id))
        state = state_of(found, [*kinds], Words("en"))
        wait = found.due_at - host.now().timestamp()
        return Told(seconds, state, found, longest, not waiting, wait)


async def _give(context: Services, server: Faulty, kind: str, user_id: int) -> None:
    """Give a person a way to the server."""
    host, secret, target = context.host, new_secret(), server.url(f"/{user_id}")
    if kind == PUSH:
        code = await host.pairings.code(Person(user_id, f"Player {user_id}"))
        assert await host.pairings.pair(code, "Chrome on Android")
        (paired,) = await host.pairings.of_user(user_id)
        told = server.subscription(f"{user_id}")
        secret, target = f"{told['p256dh']} {told['auth']} {paired.mark}", told["endpoint"]
    await host.people.ways.add(user_id, kind, target, secret)


async def _failed(context: Services) -> Way | None:
    """Return a way whose failure is stored, or None as long as there is none."""
    ways = [way for user_id in (1, 2) for way in await context.host.people.ways.of(user_id)]
    return next((way for way in ways if way.failures or way.off_why), None)


class Mode(NamedTuple):
    """Whether the operator has set up ways, and how many each of four people has."""

    on: bool = True
    each: int = 0


MODES = {"off": Mode(on=False), "on, nobody has one": Mode(), "on, two each": Mode(each=2)}


def _cost(name: str, mode: Mode) -> Iterator[Figure]:
    runs = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            runs.append(asyncio.run(_measure(Path(folder) / "bench.db", mode)))
    micros, queries = min(run[0] for run in runs), runs[0][1]
    yield Figure(f"ways {name}: processor a move", micros, "µs")
    yield Figure(f"ways {name}: queries a move", queries, "")


async def _measure(path: Path, mode: Mode) -> tuple[float, float]:
    """Return microseconds of the processor and queries of a move with the look after it."""
    ahead = timedelta()
    async with (
        serving(Faulty(fault="204")) as server,
        hosted(path, lambda: datetime.now(UTC) + ahead) as context,
    ):
        host = context.host
        if mode.on:
            sender = WaySender(context, addresses(OutgoingClient(server.rules)))
            host.people.way_calls.publisher = sender
        for user_id in range(1, 5):
            for number in range(mode.each):
                target = server.url(f"/{user_id}/{number}")
                await host.people.ways.add(user_id, "webhook", target, new_secret())
        table = await open_table(host, seats=4)
        spent, played = 0.0, 0
        with _counted(host) as said:
            for _ in range(MOVES):
                ahead += _QUIET
                begin = time.process_time()
                if await advance(host, table, 1) is None:
                    break
                await host.posting.outbox.resume()
                await host.people.look()
                await host.people.way_calls.settled()
                spent += time.process_time() - begin
                played += 1
        return spent / max(played, 1) * 1e6, len(said) / max(played, 1)


@contextmanager
def _counted(host: Host) -> Iterator[list[str]]:
    """Collect the statements of both connections."""
    said: list[str] = []
    links = (host._database._writer._connection, host._database._reader._connection)
    for link in links:
        link.set_trace_callback(said.append)
    yield said
    for link in links:
        link.set_trace_callback(None)

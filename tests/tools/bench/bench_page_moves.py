"""Moves from pages: how soon one is accepted and its picture there, beside 500 open pages.

People at 50 tables of four are offered 50 moves a second, each by the POST of their page; 500 other
pages follow the games meanwhile. The people and the other pages live in processes of their own
(`players`, `pages`). After some of the moves the picture of the table is fetched that they led to.
An answer counts from the moment at which the move was due.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.catalogue.drawing import drawing, usual_processes
from bot.cli.collector import collecting, freeze_loaded
from bot.cli.compose import share_interpreter
from bot.client.app import GamesBot
from bot.host import Host
from bot.host.core.api import Person, Table
from bot.locales import Words
from bot.web.service import serving
from bot.workers.drawing.pool import WorkerPool
from cogs.posting.publisher import GamePublisher
from tests.catalogue import CATALOGUE
from tests.host.playing import SEATS, advance, open_host, open_table, percentile
from tests.tools.bench import Figure
from tests.tools.bench.bench_pipeline import RecordingSender, Silent
from tests.tools.bench.bench_web import _open as followed

TABLES = 50
PAGES = 500
SECONDS = 40.0
WARM = 60.0
ROUNDS = 3
PICTURES = 10
"""Every how many moves somebody waits for the picture of the table."""


class Player:
    """A person's browser, paired with them once, and their pages."""

    def __init__(self, base: str, number: int) -> None:
        self.headers = {
            "Origin": base,
            "Sec-Fetch-Site": "same-origin",
            "X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}",
        }
        self._pages: dict[int, str] = {}

    async def open(self, host: Host, person: Person, table: Table) -> str:
        """Return the path of their page of a table, opened if it is not yet."""
        if "Cookie" not in self.headers:
            new = await host.pairings.pair(await host.pairings.code(person, table.id), "bench")
            assert new is not None
            self.headers["Cookie"] = f"play={new.secret}"
        if table.id not in self._pages:
            self._pages[table.id] = f"/t/{await host.links.token(table.id, person.id)}"
        return self._pages[table.id]


class Made(NamedTuple):
    """Times at which a move was accepted and, if anybody waited for it, its picture was there."""

    accepted: float
    seen: float | None


class Players:
    """People in a process of their own (`players`): in the bot's they would wait for its work."""

    def __init__(self, sink: asyncio.StreamWriter, source: asyncio.StreamReader) -> None:
        self._sink, self._source = sink, source
        self._made: dict[int, asyncio.Future[Made]] = {}

    async def listen(self) -> None:
        """Hear what they have done, for as long as they live."""
        while line := await self._source.readline():
            told = json.loads(line)
            self._made.pop(told["number"]).set_result(Made(told["accepted"], told["seen"]))
        for made in self._made.values():
            made.set_exception(RuntimeError("the players' process has failed"))

    async def move(self, player: Player, path: str, stamp: int, index: int, see: bool) -> Made:
        """Have a person move on one of their pages."""
        number = len(self._made) and max(self._made) + 1
        made = self._made[number] = asyncio.get_running_loop().create_future()
        asked = {"number": number, "stamp": stamp, "index": index, "see": see}
        told = asked | {"path": path, "headers": player.headers}
        self._sink.write(json.dumps(told).encode() + b"\n")
        return await made


@asynccontextmanager
async def playing(port: int) -> AsyncIterator[Players]:
    """Have people ready for as long as this lasts."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.tools.bench.players", str(port), stdin=pipe, stdout=pipe
    )
    assert child.stdin is not None and child.stdout is not None
    players = Players(child.stdin, child.stdout)
    listening = asyncio.create_task(players.listen())
    try:
        yield players
    finally:
        listening.cancel()
        child.terminate()
        await child.wait()


def figures() -> list[Figure]:
    """Measure rounds of moves from pages beside open ones."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder, drawing(usual_processes()) as workers:
        return asyncio.run(_measure(Path(folder) / "bench.db", workers))


async def _measure(path: Path, workers: WorkerPool | None) -> list[Figure]:
    host = await open_host(path)
    bot = GamesBot(host, CATALOGUE, workers=workers)
    host.posting.outbox.publisher = Silent()
    if workers is not None:
        workers.start()
    Words("en")
    tables = [await open_table(host, first=1 + SEATS * n) for n in range(TABLES)]
    for number, table in enumerate(tables):
        await advance(host, table, 3 * (number % 20))
    await host.posting.outbox.resume()
    freeze_loaded()
    answers: list[list[float]] = []
    pictures: list[float] = []
    async with (
        serving(bot.context, "127.0.0.1", 0) as port,
        collecting(host),
        playing(port) as players,
    ):
        context = bot.context
        context.web_url = f"http://127.0.0.1:{port}"
        host.posting.outbox.publisher = GamePublisher(
            CATALOGUE, RecordingSender(), context.post_pool, drawer=context.drawer
        )
        seated = [(table.id, _people(table)) for table in tables for _ in range(PAGES // TABLES)]
        paths = [
            f"/t/{await host.links.token(table_id, people[number % SEATS])}"
            for number, (table_id, people) in enumerate(seated)
        ]
        async with followed(port, "follow", paths, {}):
            browsers: dict[int, Player] = {}
            for number in range(ROUNDS + 1):
                made = await _offered(host, tables, port, players, browsers, number)
                if number:
                    answers.append(made[0])
                    pictures += made[1]
    await host.close()
    late = [percentile(one, 99) * 1000 for one in answers]
    return [
        Figure("moves from pages at 50/s, accepted, p99", median(late), "ms", "<= 100"),
        Figure("moves from pages, accepted, median", median(chain(*answers)) * 1000, "ms"),
        Figure("moves from pages, picture of the table, median", median(pictures) * 1000, "ms"),
        Figure("the same, p99", percentile(pictures, 99) * 1000, "ms", "<= 400"),
    ]


def _people(table: Table) -> list[int]:
    """Return the ids of the people at a table, by seat."""
    return [chair.user_id for chair in table.chairs if chair.user_id is not None]


async def _offered(
    host: Host,
    tables: list[Table],
    port: int,
    people: Players,
    browsers: dict[int, Player],
    seed: int,
) -> tuple[list[float], list[float]]:
    """Move at each table once a second for a while; games that end are replaced in the list.

    People keep their `browsers`, by id, from one round to the next.
    """
    answers: list[float] = []
    pictures: list[float] = []
    begin, seconds = time.perf_counter(), SECONDS if seed else WARM

    async def opened(table: Table, user_id: int) -> tuple[Player, str]:
        if user_id not in browsers:
            browsers[user_id] = Player(f"http://127.0.0.1:{port}", len(browsers))
        browser = browsers[user_id]
        return browser, await browser.open(host, Person(user_id, f"person {user_id}"), table)

    async def live(table: Table, rng: random.Random) -> Table:
        due = begin
        while (due := due + rng.expovariate(1.0)) < begin + seconds:
            await asyncio.sleep(due - time.perf_counter())
            position = await host.tables.position(table.id)
            if not position.decisions:
                table = await open_table(host, first=_people(table)[0])
                position = await host.tables.position(table.id)
            decision = position.decisions[0]
            browser, path = await opened(table, _people(table)[decision.seat])
            begun, index = max(due, time.perf_counter()), rng.randrange(len(decision.moves))
            see = not (len(answers) + 1) % PICTURES
            made = await people.move(browser, path, position.asked[decision.seat], index, see)
            answers.append(made.accepted - begun)
            if made.seen is not None:
                pictures.append(made.seen - begun)
        return table

    lives: Sequence[object] = [
        live(table, random.Random(f"{seed} {n}")) for n, table in enumerate(tables)
    ]
    tables[:] = await asyncio.gather(*lives)  # type: ignore[call-overload]
    await host.posting.outbox.resume()
    return answers, pictures

"""Pages in the browser: how soon one is painted, and what 500 open ones cost the players.

50 tables of four are offered 50 moves a second, as in `bench_pipeline`: posts are built with all
their pictures. In turn there are no pages, 500 pages that hear of each move, and 500 that also
fetch what has changed, as open pages do. They run in a process of their own, each at an address
of its own; in life they run elsewhere, so the bot goes before them. An answer counts from the
moment at which it was due, so that whatever holds the event loop up counts; what the benchmark's
own player thinks does not. Figures are medians over rounds. What the event loop and the whole
process have to do a move depends little on how busy the machine is: those figures can be compared
where others cannot.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.async_api import Browser, async_playwright

from bot.catalogue.drawing import drawing, usual_processes
from bot.cli.collector import collecting, freeze_loaded
from bot.cli.compose import share_interpreter
from bot.client.app import GamesBot
from bot.host import Host
from bot.host.core.api import Table
from bot.locales import Words
from bot.web.service import serving
from bot.workers.drawing.pool import WorkerPool
from cogs.posting.publisher import GamePublisher
from tests.catalogue import CATALOGUE
from tests.host.playing import SEATS, advance, choose, open_host, open_table, percentile
from tests.tools.bench import Figure
from tests.tools.bench.bench_pipeline import RecordingSender, Silent

TABLES = 50
PAGES = 500
SECONDS = 40.0
"""So that 20 answers take longer than p99 tells."""
WARM = 75.0
"""Seconds before that in which pages come to ask in turn, as they go on to do: 60 for 500."""
LAST = 2.0
"""Seconds after the last move in which pages are told of it."""
ROUNDS = 3
PAINTS = 9
NICENESS = 19
"""Of the pages: in life they run elsewhere."""
OPENING = 120.0
"""Seconds in which all pages must have been opened, however busy the machine is."""
QUIET = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PAINTED = """new Promise(done => new PerformanceObserver(list => list
    .getEntriesByName("first-contentful-paint").forEach(one => done(one.startTime)))
    .observe({type: "paint", buffered: true}))"""
WAYS = ("none", "hear", "follow")


class Run(NamedTuple):
    """Measurements of a while: seconds that answers took, and the updates by page."""

    answers: list[float]
    arrived: list[float]
    """Seconds from a move's commit to the pages of its table."""
    largest: int
    """Bytes of a message."""
    fetched: int
    refused: int
    memory: float
    """MiB by which the process has grown meanwhile, by what the games themselves need, too."""
    loop: float
    """Processor seconds of the event loop's thread a move, the player's thoughts too."""
    process: float
    """The same of all threads of the process."""


class Offered(NamedTuple):
    """Measurements of some moves; commits are by table and stamp."""

    answers: list[float]
    committed: dict[tuple[int, int], float]
    loop: float
    process: float


def figures() -> list[Figure]:
    """Measure first paints, then rounds without and with pages in turn."""
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
    tables = [await open_table(host) for _ in range(TABLES)]
    for number, table in enumerate(tables):
        await advance(host, table, 3 * (number % 20))
    await host.posting.outbox.resume()
    freeze_loaded()
    async with serving(bot.context, "127.0.0.1", 0) as port, collecting(host):
        painted = await _painted(host, tables[:PAINTS], port)
        context = bot.context
        host.posting.outbox.publisher = GamePublisher(
            CATALOGUE, RecordingSender(), context.post_pool, drawer=context.drawer
        )
        await _offered(host, tables, 1, SECONDS)
        runs: dict[str, list[Run]] = {way: [] for way in WAYS}
        for number in range(ROUNDS):
            for way in WAYS:
                runs[way].append(await _round(host, tables, port, way, number))
    await host.close()
    return [*_of_paint(painted), *_of_pages(runs)]


def _of_paint(painted: list[float]) -> list[Figure]:
    return [
        Figure("page, first paint, cold cache", median(painted), "ms", "<= 300"),
        Figure("page, first paint, slowest", max(painted), "ms"),
    ]


def _of_pages(runs: dict[str, list[Run]]) -> list[Figure]:
    lines = []
    alone = [percentile(run.answers, 99) * 1000 for run in runs["none"]]
    lines.append(Figure("answers at 50 moves/s without pages, p99", median(alone), "ms"))
    grown = max(run.memory for run in runs["none"])
    lines.append(Figure("without pages, memory", grown, "MiB"))
    lines += _of_work("without pages", runs["none"])
    for way, name in (("hear", "hear of moves"), ("follow", "follow the game")):
        lines += _of_work(f"500 pages that {name}", runs[way])
        late = [percentile(run.answers, 99) * 1000 for run in runs[way]]
        arrived = [percentile(run.arrived, 99) for run in runs[way]]
        later = median(
            with_pages - without for with_pages, without in zip(late, alone, strict=True)
        )
        lines += [
            Figure(f"500 pages that {name}, answers later at p99", later, "ms", "<= 2"),
            Figure(f"500 pages that {name}, told after, p99", median(arrived), "s", "<= 1"),
        ]
    follow = runs["follow"]
    most = max(run.memory for run in (*runs["hear"], *follow))
    lines += [
        Figure(
            "500 pages, largest message", max(run.largest for run in follow), "bytes", "<= 2048"
        ),
        Figure(
            "500 pages, fetched", median(run.fetched for run in follow) / (WARM + SECONDS), "1/s"
        ),
        Figure(
            "500 pages, refused", median(run.refused for run in follow) / (WARM + SECONDS), "1/s"
        ),
        Figure("500 pages, memory", most, "MiB", "<= 60"),
    ]
    return lines


def _of_work(name: str, runs: list[Run]) -> list[Figure]:
    return [
        Figure(
            f"{name}, the event loop's work", median(run.loop for run in runs) * 1000, "ms/move"
        ),
        Figure(f"{name}, all threads' work", median(run.process for run in runs) * 1000, "ms/move"),
    ]


async def _painted(host: Host, tables: list[Table], port: int) -> list[float]:
    """Return when each page was first painted, in ms: each table's in a fresh browser profile."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
        await _paint(browser, port, "/t/nobody")
        links = [await host.links.token(table.id, 1) for table in tables]
        found = [await _paint(browser, port, f"/t/{token}") for token in links]
        await browser.close()
    return found


async def _paint(browser: Browser, port: int, path: str) -> float:
    context = await browser.new_context(viewport={"width": 390, "height": 844})
    page = await context.new_page()
    await page.goto(f"http://127.0.0.1:{port}{path}", wait_until="domcontentloaded")
    painted: float = await page.evaluate(PAINTED)
    await context.close()
    return painted


async def _round(host: Host, tables: list[Table], port: int, way: str, number: int) -> Run:
    """Play games for a while, with or without pages."""
    before = _memory()
    if way == "none":
        made = await _offered(host, tables, number, SECONDS)
        return Run(made.answers, [], 0, 0, 0, _memory() - before, made.loop, made.process)
    paths = [
        f"/t/{await host.links.token(tables[n % TABLES].id, n // TABLES % SEATS + 1)}"
        for n in range(PAGES)
    ]
    told: dict[str, Any] = {}
    async with _open(port, way, paths, told):
        if way == "follow":
            await _offered(host, tables, number, WARM)
        made = await _offered(host, tables, number, SECONDS)
        memory = _memory() - before
        await asyncio.sleep(LAST)
    print(way, told["answers"], len(told["arrivals"]), file=sys.stderr, flush=True)
    arrived = [
        at - made.committed[tables[page % TABLES].id, stamp]
        for page, stamp, at in told["arrivals"]
        if (tables[page % TABLES].id, stamp) in made.committed
    ]
    fetched = sum(told["answers"].values())
    refused = fetched - told["answers"].get("200", 0)
    size, work = told["largest"], (made.loop, made.process)
    return Run(made.answers, arrived, size, fetched, refused, memory, *work)


@asynccontextmanager
async def _open(port: int, way: str, paths: list[str], told: dict[str, Any]) -> AsyncIterator[None]:
    """Have pages open for as long as this lasts; then fill in what they were told."""
    command = ("nice", "-n", str(NICENESS), sys.executable, "-m", "tests.tools.bench.pages")
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        *command, str(port), way, stdin=pipe, stdout=pipe, limit=1 << 26
    )
    assert child.stdin is not None and child.stdout is not None
    try:
        child.stdin.write("".join(f"{path}\n" for path in [*paths, ""]).encode())
        async with asyncio.timeout(OPENING):
            assert await child.stdout.readline() == b"open\n"
        yield
        child.stdin.write(b"\n")
        async with asyncio.timeout(OPENING):
            told |= json.loads(await child.stdout.readline())
    finally:
        if child.returncode is None:
            child.terminate()
        await child.wait()


async def _offered(host: Host, tables: list[Table], seed: int, seconds: float) -> Offered:
    """Move at each table once a second for a while; games that end are replaced in the list."""
    answers: list[float] = []
    committed: dict[tuple[int, int], float] = {}
    begin = time.perf_counter()
    worked = time.thread_time(), time.process_time()

    async def live(table: Table, rng: random.Random) -> Table:
        due = begin
        while (due := due + rng.expovariate(1.0)) < begin + seconds:
            await asyncio.sleep(due - time.perf_counter())
            position = await host.tables.position(table.id)
            if not position.decisions:
                table = await open_table(host)
                position = await host.tables.position(table.id)
            begun = time.perf_counter()
            user_id, text = choose(position)
            thought = time.perf_counter() - begun
            played = await host.tables.play(table.id, user_id, text, position.version)
            done = time.perf_counter()
            answers.append(done - due - thought)
            at = played.position
            committed[table.id, at.table.stamp(at.version)] = done
        return table

    lives = (live(table, random.Random(f"{seed} {n}")) for n, table in enumerate(tables))
    tables[:] = await asyncio.gather(*lives)
    await host.posting.outbox.resume()
    loop, process = time.thread_time() - worked[0], time.process_time() - worked[1]
    return Offered(answers, committed, loop / len(answers), process / len(answers))


def _memory() -> float:
    """Return the memory of this process in MiB."""
    status = Path("/proc/self/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    return int(found[1]) / 1024

"""Metrics and health: what is counted is true and tells of nobody, and what is wrong is said."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot import cli
from bot.client.app import GamesBot
from bot.host.automation.thinking import ThinkingFailed
from bot.host.core.api import Position
from bot.operations.monitoring.endpoint import watched
from bot.operations.monitoring.metrics import Metrics
from bot.runtime.settings import Settings
from bot.store.sharing.lease import Process
from bot.workers.thinking.pool import ThinkingPool
from cogs.requests.budget import BURST
from render.api import Picture
from render.renderer import GameRenderer
from tests.cogs.harness import Harness
from tests.operations.samples import read
from tests.thinking.tricks import Trick, nothing

ID = re.compile(r"\d{4,}")
PAGE = (Path(__file__).parents[2] / "docs/operating.md").read_text(encoding="utf-8")
FIGURES = PAGE.partition("## Figures")[2].partition("\n## ")[0]
US = Process("us", os.getpid(), "here", "1")


def app(harness: Harness) -> GamesBot:
    bot = harness.env.bot
    assert isinstance(bot, GamesBot)
    return bot


def tiny(_: object, *__: object) -> Picture:
    return Picture("tiny.png", (1, 1), b"a picture", "tiny")


async def played_out(harness: Harness) -> Position:
    """Play the game to its end; its posts stay due, for each of them takes its time."""
    harness.host.posting.outbox.publisher = None
    while (position := await harness.position()).decisions:
        decision = harness.rng.choice(position.decisions)
        move = position.rules.notate(harness.rng.choice(decision.moves))
        user_id = position.table.chairs[decision.seat].user_id or 0
        await harness.host.tables.play(position.table.id, user_id, move)
    return position


async def test_a_whole_game_is_counted_and_nobody_is_told_of(
    harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("overview", "boards", "question", "result"):
        monkeypatch.setattr(GameRenderer, name, tiny)
    backup = tmp_path / "boardgames-2026-11-21.sqlite"
    backup.touch()
    metrics = Metrics(app(harness), tmp_path)
    table = await harness.started(2)
    before = read(await metrics.text())
    assert before["boardgames_open_tables", ("running",)] == 1
    await harness.turn_anywhere()
    position = await played_out(harness)
    found = read(await metrics.text())
    moves = {key: value for (name, key), value in found.items() if name == "boardgames_moves_total"}
    assert sum(moves.values()) == position.version
    assert moves.keys() == {("user", "puerto_rico")}
    assert found["boardgames_posts_total", ("table", "sent")] > 1
    assert found["boardgames_drawing_seconds_count", ("posts",)] > 0
    assert found["boardgames_drawings_waiting", ("posts",)] == 0
    assert found["boardgames_open_tables", ("running",)] == 0
    assert found["boardgames_overdue_timers", ()] == found["boardgames_overdue_posts", ()] == 0
    assert 0 <= found["boardgames_backup_age_seconds", ()] < 3600
    personal = {str(table.id), str(table.place_id), *(person.name for person in harness.people)}
    for name, values in found:
        labels = () if name.endswith("_bucket") else values
        assert not personal & {*labels} and not any(map(ID.search, labels)), (name, values)
    # A bot with one connection tells nothing of several; tests/cogs/test_shards.py has those.
    rows = re.findall(r"^\| `(\w+)` \| (?!where there are several)", FIGURES, re.MULTILINE)
    assert families(await metrics.text()) == {*rows}


def families(text: bytes) -> set[str]:
    """Return the names of our own figures as the page for operators has them."""
    names = re.findall(r"^# TYPE boardgames_(\w+) ", text.decode(), re.MULTILINE)
    return {name for name in names if not name.endswith("_created")}


async def test_calls_that_wait_are_shown(harness: Harness, tmp_path: Path) -> None:
    bot = app(harness)
    metrics = Metrics(bot, tmp_path)

    async def call() -> None:
        async with bot.throttle.turn(None):
            pass

    calls = [asyncio.create_task(call()) for _ in range(BURST + 3)]
    await asyncio.sleep(0)
    found = read(await metrics.text())
    assert found["boardgames_discord_calls_waiting", ("post",)] > 0
    assert found["boardgames_discord_calls_waiting", ("answer",)] == 0
    assert found["boardgames_discord_budget_left", ()] < BURST
    for one in calls:
        one.cancel()
    await asyncio.wait(calls)
    found = read(await metrics.text())
    assert found["boardgames_discord_calls_waiting", ("post",)] == 0
    made = sum(not one.cancelled() for one in calls)
    assert found["boardgames_discord_wait_seconds_count", ("post",)] == made


async def test_thoughts_and_who_thinks_are_counted(tmp_path: Path, port: int) -> None:
    pool = ThinkingPool(1, nothing, 1.0)
    async with Harness.open(tmp_path / "games.sqlite3", thinkers=pool) as harness:
        bot = app(harness)
        async with leased(bot), watched(bot, Settings()):
            assert await thinking(port) == {"processes": 0, "processes_bytes": 0, "waiting": 0}
            for trick in (Trick(), Trick("thinks", 0.01)):
                await pool.think(trick, 1, urgent=True)
            with pytest.raises(ThinkingFailed):
                await pool.think(Trick("raises"), 1, urgent=True)
            mark = tmp_path / "thinks"
            tasks = [asyncio.create_task(pool.think(Trick("thinks", mark=str(mark)), 1, True))]
            while not mark.exists():
                await asyncio.sleep(0.005)
            tasks.append(asyncio.create_task(pool.think(Trick("thinks"), 2, urgent=True)))
            await asyncio.sleep(0)
            found = await thinking(port)
            assert found.pop("processes_bytes") > 1 << 20
            thoughts = {"done": 1, "cut": 1, "failed": 1, "seconds_count": 2}
            assert found.pop("seconds_sum") > 0.01
            assert found == {**thoughts, "processes": 1, "waiting": 1}
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            assert (await thinking(port))["dropped"] == 2
            pool.close()
            found = await thinking(port)
            assert (found["processes"], found["processes_bytes"], found["waiting"]) == (0, 0, 0)


async def thinking(port: int) -> dict[str, float]:
    """Return what is told of thoughts: `waiting`, what there is of processes, and what is not 0.

    The bot is well all the time: without such processes it plays on.
    """
    assert (await get(port, "/healthz"))[0] == 200
    _, text = await get(port, "/metrics")
    told = {
        labels[0]
        if labels
        else name.removeprefix("boardgames_thinking_").removeprefix("jobs_"): value
        for (name, labels), value in read(text).items()
        if name.startswith("boardgames_thinking_") and not name.endswith(("_bucket", "_created"))
    }
    return {
        what: n
        for what, n in told.items()
        if n or what in ("waiting", "processes", "processes_bytes")
    }


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    """A free port, set for the bot and for whoever asks it."""
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        free: int = taken.getsockname()[1]
    monkeypatch.setenv("BOT_METRICS_PORT", str(free))
    return free


async def get(port: int, path: str) -> tuple[int, bytes]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.read()


async def unlinked(bot: GamesBot) -> None:
    await bot.on_disconnect()


async def asleep(bot: GamesBot) -> None:
    assert bot._ticked is not None
    bot._ticked -= 61


async def unable_to_write(bot: GamesBot) -> None:
    link = bot.context.host._database._writer
    await link.run(lambda connection: connection.execute("PRAGMA query_only = ON"))


async def ending(bot: GamesBot) -> None:
    await bot.drain()


@asynccontextmanager
async def leased(bot: GamesBot) -> AsyncIterator[None]:
    with suppress(asyncio.CancelledError):
        async with bot.context.host.upkeep.lease.held_by(US):
            yield


FAULTS: tuple[tuple[Callable[[GamesBot], Any], str], ...] = (
    (unlinked, "There is no link to Discord's gateway."),
    (asleep, "The timers were looked at 6[1-9] seconds ago; that is done every 15 seconds."),
    (unable_to_write, "The database .+ cannot be .+"),
    (ending, "The bot is about to end."),
)


@pytest.mark.sqlite
async def test_health_names_what_is_wrong_and_only_that(
    harness: Harness, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = app(harness)
    async with leased(bot), watched(bot, Settings()):
        status, body = await get(port, "/healthz")
        assert (status, b'"ok": true' in body) == (200, True), body
        assert await asyncio.to_thread(cli.main, ["health"]) == 0
        for spoil, sentence in FAULTS:
            await spoil(bot)
            status, _ = await get(port, "/healthz")
            assert status == 503
            assert await asyncio.to_thread(cli.main, ["health"]) == cli.FAILED
            assert re.fullmatch(f"{sentence}\n", capsys.readouterr().err), sentence
            await mended(bot)
        asked = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-X", "importtime", "-m", "bot", "health"],
            capture_output=True,
            text=True,
        )
        assert asked.stdout == "The bot is well.\n"
        assert " bot.runtime.settings\n" in asked.stderr
        assert not re.search(r" (discord|bot\.catalogue\.games|bot\.cli)\n", asked.stderr), (
            "it is quick"
        )
        status, body = await get(port, "/metrics")
        assert status == 200 and b"boardgames_event_loop_lag_seconds_count" in body
    assert await asyncio.to_thread(cli.main, ["health"]) == cli.FAILED
    assert (
        f"No bot answers on 127.0.0.1, port {port} (Connection refused): start it"
        in capsys.readouterr().err
    )


async def mended(bot: GamesBot) -> None:
    await bot.on_resumed()
    link = bot.context.host._database._writer
    await link.run(lambda connection: connection.execute("PRAGMA query_only = OFF"))
    bot.gate.shut = False
    await bot._tick()

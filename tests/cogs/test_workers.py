"""Pictures drawn by other processes: a job holds all that it takes, whatever becomes of them."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from bot.catalogue import drawing
from bot.catalogue.drawing import usual_processes
from bot.cli import compose
from bot.client.app import GamesBot
from bot.locales import Words
from bot.operations.monitoring.metrics import Metrics
from bot.runtime.settings import Settings
from bot.workers.drawing import pool as pools
from bot.workers.drawing.pool import DrawingFailed, Kept, WorkerPool
from bot.workers.processes.process import Hung
from render.api import Drafted, Final, Look
from render.jobs import CardJob, Drawable, Job, here
from render.league.almanac.scenes import duels_scene, extremes_scene, glance_scene
from render.sheets import Sheet
from tests.catalogue import CATALOGUE, GUIDES
from tests.cogs.harness import Harness
from tests.empty_database import put_database
from tests.operations.samples import read
from tests.render.league import test_almanac, test_bracket, test_standings
from tests.render.tricks import Trick, catalogue, never, nothing
from tests.render.views import NAMES

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300.0
"""Seconds: processes that draw let all others on a machine go before them."""
CLOSING = PATIENCE / 2
PARENT = """
import sys
from render.jobs import here
from bot.workers.drawing.pool import WorkerPool
from tests.render.tricks import Trick, nothing

if __name__ == "__main__":
    pool = WorkerPool(1, nothing, here({}))
    pool.start()
    pool._starting.join()
    print(pool.draw([Trick()])[0].data.decode(), flush=True)
    pool.draw([Trick("hangs")])
"""
"""A bot that only draws: it tells its process's number, and lets it hang."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a busy machine time for pictures: at a load of 27 some took longer than 10 s."""
    monkeypatch.setattr(pools, "PATIENCE", PATIENCE)
    monkeypatch.setattr("bot.workers.processes.pool.STARTING", PATIENCE)


def until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def jobs(key: str, seed: int) -> Iterator[Job]:
    """Yield a job of each kind, of a position in a game's middle and of its end."""
    rules, rng = CATALOGUE[key].rules, random.Random(seed)
    state, look = rules.setup(3, {}, seed), Look("de", "day", NAMES[:3], ("", "strong"), "#7")
    early = rules.view(state, None)
    for number in range(10_000):
        if not (pending := rules.pending(state)):
            break
        decision = pending[0]
        if number == 60:
            view = rules.view(state, decision.seat)
            yield Job(key, "table", view, look, early)
            yield Job(key, "boards", view, look, early)
            yield Job(key, "board", view, look, about=decision.seat, areas=True)
            yield Job(key, "question", view, look, about=decision)
            yield Job(key, "asked", view, look, about=decision)
            drafted: Drafted[Any, Any] = Drafted(decision.seat, view, view, (), decision)
            yield Job(key, "draft", view, look, about=drafted)
            if (close_ups := CATALOGUE[key].close_ups) is not None:
                yield Job(
                    key, "part", view, look, early, next(iter(close_ups.names(view, Words("de"))))
                )
        moves = [move for move in decision.moves if rules.notate(move) != "pass"]
        rules.apply(state, decision.seat, rng.choice(moves or decision.moves))
    ended = Look("de", "day", NAMES[:3], finals=tuple(Final(name, None) for name in NAMES[:3]))
    yield Job(key, "result", rules.view(state, None), ended, about=rules.scores(state))


def others() -> Iterator[Drawable]:
    """Yield pictures of no position: cards of things, and what leagues show."""
    for guide in GUIDES.values():
        yield CardJob(guide.rulebook.things[0], Look("de", "day"))
    told, words = test_almanac.told(), Words("de")
    yield Sheet("standings", test_standings.scene(5))
    yield Sheet("round", test_bracket.scene(2, 4, "night", "en"))
    yield Sheet("almanac", glance_scene(told, "day", words))
    for scene in (extremes_scene(told, "day", words), duels_scene(told, 1, "day", words)):
        assert scene is not None
        yield Sheet("more", scene)


@contextmanager
def opened(pool: WorkerPool) -> Iterator[WorkerPool]:
    """Have a pool whose first process is ready, and that leaves none behind.

    One that has no work may have ended by itself before we look.
    """
    pool.start()
    until(lambda: any(one.is_ready for one in list(pool._known)))
    try:
        yield pool
    finally:
        begin = time.monotonic()
        pool.close()
        assert time.monotonic() - begin < CLOSING, "closing waits for nothing"
    assert pool.running == 0


def by(pool: WorkerPool, what: str = "") -> int:
    """Return which process draws a new picture."""
    (picture,) = pool.draw([Trick(what, pool.counts.total())])
    assert picture is not None
    return int(picture.data)


def test_another_process_draws_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(WorkerPool(1, catalogue, here(CATALOGUE))) as pool:
        for key in CATALOGUE:
            wanted = list(jobs(key, 1))
            there = pool.draw(wanted)
            assert there == tuple(job.draw(CATALOGUE) for job in wanted)
            missing = [job.kind for job, one in zip(wanted, there, strict=True) if one is None]
            assert missing in ([], ["question"])
            drawn = pool.counts["process"]
            assert pool.draw(wanted) == there
            assert pool.counts["process"] == drawn, "what has not changed is not drawn again"
        sheets = list(others())
        assert pool.draw(sheets) == tuple(one.draw(CATALOGUE) for one in sheets)
        assert pool.counts["bot"] == 0
        monkeypatch.setattr(pools, "PATIENCE", 0.1)
        with pytest.raises(Hung):
            pool.draw([Trick("hangs")])
        assert by(pool) == os.getpid()


def test_whatever_becomes_of_a_process_the_bot_goes_on(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    us = os.getpid()
    with opened(WorkerPool(1, nothing, here({}))) as pool:
        first = by(pool)
        for each in (signal.SIGINT, signal.SIGTERM):
            os.kill(first, each)
        assert by(pool, "tells") == first != us, "the bot decides when to end"
        assert caplog.record_tuples == [("render.tricks", logging.WARNING, "red is missing")]
        with pytest.raises(DrawingFailed, match="no such colour"):
            by(pool, "raises")
        with monkeypatch.context() as patch:
            patch.setattr(pool, "_kind", pool._kind._replace(most_requests=0))
            assert by(pool) == first, "that was no reason to begin anew"
        until(lambda: pool.counts["worn"])
        second = by(pool)
        assert second not in (first, us)
        assert by(pool, "killed") == us, "nobody waits for the next process"
        until(lambda: pool.running)
        assert by(pool) not in (first, second, us)
        with pytest.raises(DrawingFailed):
            by(pool, "broken")
        assert by(pool) == us
        until(lambda: pool.running)
        found: list[int] = []
        thread = Thread(target=lambda: found.append(by(pool, "hangs")))
        thread.start()
        until(lambda: len(pool._known) > len(pool._free))
    thread.join(PATIENCE)
    assert found == [us]
    told = {key: pool.counts[key] for key in ("worn", "killed", "broken", "hung", "unable")}
    assert told == {"worn": 1, "killed": 1, "broken": 1, "hung": 0, "unable": 0}


def test_a_process_is_counted_only_once_another_one_may_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.workers.processes.pool.tell", lambda _: time.sleep(0.2))
    with opened(WorkerPool(2, nothing, here({}))) as pool:
        pool.start(2)
        until(lambda: pool.running == 2)


def test_a_process_without_work_ends() -> None:
    with opened(WorkerPool(1, nothing, here({}), idle=0.5)) as pool:
        until(lambda: not pool.running)
        assert by(pool) == os.getpid()
        assert pool.counts["idle"] == 1


def test_where_no_process_can_start_the_bot_draws(caplog: pytest.LogCaptureFixture) -> None:
    pool = WorkerPool(1, never, here({}))
    assert by(pool) == os.getpid()
    until(lambda: pool.counts["unable"])
    assert by(pool) == os.getpid()
    assert pool._starting is None, "it is not tried again at once"
    assert "the catalogue is gone" in caplog.text
    pool.close()


async def test_posts_come_with_their_pictures_whatever_becomes_of_a_process(tmp_path: Path) -> None:
    pool = WorkerPool(1, catalogue, here(CATALOGUE))
    async with Harness.open(tmp_path / "games.sqlite3", workers=pool) as harness:
        anna, bot = harness.people[0], harness.env.bot
        assert isinstance(bot, GamesBot)
        await asyncio.to_thread(until, lambda: pool.running)
        await harness.started(2)
        assert len((await harness.post()).attachments) == 2
        drawn = pool.counts["process"]
        assert drawn >= 2 and not pool.counts["bot"]
        for _ in range(2):
            shown = await anna.slash(harness.channel, "table board")
            assert shown.response.attachments
        assert pool.counts["process"] == drawn + 1, "the same board is not drawn again"
        asked = await anna.slash(harness.channel, "rules", building="small_market")
        assert asked.response.attachments
        assert pool.counts["process"] == drawn + 2
        pool._free[0].kill()
        await harness.started(2)
        assert len((await harness.post()).attachments) == 2
        assert pool.counts["bot"] >= 2 and pool.counts["killed"] == 1
        found = read(await Metrics(bot, None).text())
        assert found["boardgames_pictures_total", ("process",)] == drawn + 2
        assert found["boardgames_drawing_process_ends_total", ("killed",)] == 1
        assert found["boardgames_drawing_processes", ()] <= 1
        pool.close()


@pytest.mark.parametrize(("processors", "processes"), [(1, 0), (2, 1), (3, 2), (64, 4)])
def test_the_bot_keeps_a_processor_for_itself(processors: int, processes: int) -> None:
    assert usual_processes(processors) == processes


@pytest.mark.parametrize(("quota", "there_are"), [("150000", 1), ("20000", 1), ("max", 4)])
def test_a_container_has_the_processors_that_it_may_use(
    quota: str, there_are: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(4))
    monkeypatch.setattr("bot.catalogue.drawing._CPU_MAX", tmp_path / "cpu.max")
    (tmp_path / "cpu.max").write_text(f"{quota} 100000\n")
    assert drawing.processors() == there_are


async def test_as_many_processes_draw_as_are_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[WorkerPool | None] = []

    async def play(bot: GamesBot, _token: str) -> None:
        asked.append(bot.context.workers)

    monkeypatch.setattr(compose, "_play", play)
    database = put_database(tmp_path / "games.sqlite")
    for chosen in (None, 0, 3):
        settings = Settings(DISCORD_TOKEN="none", database=database, drawing_processes=chosen)
        await compose.serve_discord(settings)
    assert [pool.most if pool else 0 for pool in asked] == [usual_processes(), 0, 3]


def test_no_process_outlives_a_bot_that_is_killed() -> None:
    bot = subprocess.Popen(
        [sys.executable, "-c", PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert bot.stdout is not None
    with bot.stdout:
        drawer = int(bot.stdout.readline())
        time.sleep(0.1)
        bot.kill()
        bot.wait(PATIENCE)
    until(lambda: not runs(drawer))


def runs(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def test_pictures_are_kept_as_long_as_there_is_room() -> None:
    kept, wanted, drawn = Kept(1600), [b"first", b"second", b"third"], (Trick().draw({}),)
    for one in wanted:
        kept.keep(one, drawn)
        kept.keep(one, drawn)
    assert all(kept.find(one) == drawn for one in wanted)
    kept.find(b"first")
    kept.keep(b"another", (None,))
    gone = [one for one in wanted if kept.find(one) is None]
    assert gone == [b"second"], "that was not asked for longest"


def test_a_question_that_the_table_shows_is_the_table_where_that_is_not_in_sight() -> None:
    rules = CATALOGUE["puerto_rico"].rules
    state = rules.setup(3, {}, 1)
    (decision,), view = rules.pending(state), rules.view(state, None)
    question = Job("puerto_rico", "question", view, Look(), about=decision)
    asked = Job("puerto_rico", "asked", view, Look(), about=decision)
    table = Job("puerto_rico", "table", view, Look())
    assert question.draw(CATALOGUE) is None
    assert asked.draw(CATALOGUE) == table.draw(CATALOGUE) is not None

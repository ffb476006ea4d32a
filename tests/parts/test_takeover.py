"""A process that dies or hangs, and the one that takes over its shards."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot import cli
from bot.runtime.database_url import DatabaseUrl
from tests.host.playing import advance, open_host, open_table
from tests.parts.player import TRACE
from tests.postgresql import Server, name_of
from tests.test_one_bot import PATIENCE, Running, started

PART, WHOLE = "0-1/4", ""
MOVES = 3
FORGOTTEN = 2.0
"""Seconds without a sign of life after which who was stopped is ended.

On a busy machine who lives may be silent for as long: all others are forgotten as in earnest.
"""


class Stage:
    """A table on a server of shard 0, and processes that want it."""

    def __init__(self, database: DatabaseUrl, folder: Path, stack: ExitStack) -> None:
        self.database = database
        self.folder = folder
        self._stack = stack
        self.table, self.version = asyncio.run(self._opened())

    async def _opened(self) -> tuple[int, int]:
        host = await open_host(self.database)
        table = await open_table(host)
        played = await advance(host, table, 2)
        await host.close()
        assert played is not None
        return table.id, played.position.version

    def start(self, name: str, *words: object, shard_range: str = PART) -> Running:
        """Start a process that waits for its shards, then plays."""
        given = (name, self.database.secret, shard_range, self.table, *words)
        return self._stack.enter_context(
            started(self.folder / f"{name}.sqlite", "-m", "tests.parts.player", *given)
        )


@pytest.fixture
def stage(server: Server, database: DatabaseUrl, tmp_path: Path) -> Iterator[Stage]:
    server.execute(TRACE, name_of(database))
    with ExitStack() as stack:
        yield Stage(database, tmp_path, stack)


def answered(process: Running) -> list[int]:
    return [int(one) for one in re.findall(r"is answered (\d+)", process.log.read_text())]


def begun_at(process: Running) -> int:
    process.says("begins at")
    (version,) = re.findall(r"begins at (\d+)", process.log.read_text())
    return int(version)


def test_who_is_killed_around_a_commit_loses_nothing_that_was_answered(stage: Stage) -> None:
    """Each of them takes over at once from the one before, which is killed in a move."""
    last, more = stage.version, {0}
    deaths = {"before": {0}, "in": {0, 1}, "after": {1}}
    for when, kept in deaths.items():
        process = stage.start(when, "--moves", MOVES, "--dies", when)
        assert begun_at(process) - last in more
        assert process.process.wait(PATIENCE) == -signal.SIGKILL
        told = answered(process)
        assert len(told) == MOVES - 1
        last, more = told[-1], kept
    process = stage.start("heir", "--moves", 1)
    assert begun_at(process) - last in more
    process.says("heir has played")


@pytest.mark.parametrize("shard_range", [PART, WHOLE], ids=["part", "alone"])
def test_who_was_stopped_for_long_is_ended_and_writes_no_more(
    stage: Stage,
    server: Server,
    shard_range: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--moves", 1, "--forgotten", FORGOTTEN)
    first = stage.start("first", *words, shard_range=shard_range)
    first.says("first has played")
    if shard_range == PART:
        refused(stage, first, monkeypatch, capsys)
    os.kill(first.process.pid, signal.SIGSTOP)
    second = stage.start("second", *words, shard_range=shard_range)
    second.says("second has played")
    os.kill(first.process.pid, signal.SIGCONT)
    assert first.process.wait(PATIENCE) == cli.IN_USE
    assert "Another bot has taken over" in first.log.read_text()
    assert "owner_ended" in second.log.read_text()
    second.kill()
    rows = server.execute("SELECT who, seen FROM trace ORDER BY id", name_of(stage.database))
    seen = {count for who, count in rows if who == "second"}
    assert seen == {[who for who, _ in rows].count("first")}


def refused(
    stage: Stage,
    first: Running,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Return the answer to a process that starts beside it: which shards are taken."""
    monkeypatch.setenv("DISCORD_TOKEN", "no-token")
    monkeypatch.setenv("BOT_DATABASE", stage.database.secret)
    for part, told in (
        ("0-1/4", f"shards 0, 1 by process {first.process.pid} on "),
        ("1-2/4", f"shard 1 by process {first.process.pid} on "),
        ("2-3/8", "have each a part of 4 shards, this one of 8"),
        ("", f"process {first.process.pid} on "),
    ):
        monkeypatch.setenv("BOT_SHARDS", part)
        assert cli.main(["run"]) == cli.IN_USE
        assert told in capsys.readouterr().err


def test_a_bot_that_has_everything_is_waited_for_by_others(stage: Stage) -> None:
    first = stage.start("first", shard_range=WHOLE)
    begun_at(first)
    others = [stage.start("second", shard_range=WHOLE), stage.start("third")]
    for other in others:
        other.says(f"process {first.process.pid} on ")
        other.says("This one waits until that one ends.")
    first.process.terminate()
    assert first.process.wait(PATIENCE) == 0
    while not (begun := [one for one in others if "begins at" in one.log.read_text()]):
        time.sleep(0.02)
    assert len(begun) == 1
    begun[0].kill()
    for other in others:
        other.says("begins at")

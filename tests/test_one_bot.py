"""Two bots on one database: the second is refused, until the first is gone, however it went."""

from __future__ import annotations

import asyncio
import os
import platform
import re
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot import cli
from bot.cli.compose import open_bot
from bot.cli.stopping import waits
from bot.store.core.errors import DatabaseInUse
from bot.store.opening import sqlite
from bot.store.opening.any_engine import open_database
from bot.store.opening.lock import hold, in_use, is_held
from bot.store.sharing import lease
from bot.store.sharing.lease import Process
from tests.empty_database import put_database

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 180.0
"""Seconds that a start may take, most of all: machines may be busy."""
SIDE_FILES = ("", "-wal", "-shm", ".lock")
HOUR = 3600.0
NOBODY = 2**22 + 1
"""The number of no process: Linux gives none as large."""
WAITING = """
import asyncio, pathlib, sys
from bot.cli.stopping import run_until_stopped
from bot.cli.compose import open_bot

async def serve():
    async with open_bot(pathlib.Path(sys.argv[1]), wait=True):
        print("now it is mine", flush=True)
        await asyncio.sleep(3600)

sys.exit(run_until_stopped(serve()))
"""
"""A bot with `--wait` that needs neither Discord nor a browser."""
TOLD = (
    r"A bot is running on .+the_same\.sqlite: process {} on .+, version .+, since .+ UTC;"
    r" its last sign of life, by its own clock, was at .+ UTC\. Stop that one first .+\n"
)


@dataclass
class Running:
    """A bot in a process of its own."""

    process: subprocess.Popen[bytes]
    log: Path

    def says(self, words: str) -> None:
        """Wait until the bot says so."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.log.read_text():
            alive = self.process.poll() is None and time.monotonic() < deadline
            assert alive, self.log.read_text()
            time.sleep(0.02)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


@contextmanager
def started(path: Path, *words: object) -> Iterator[Running]:
    log = path.with_suffix(".log")
    with log.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, *map(str, words)], cwd=ROOT, stdout=output, stderr=output
        )
    bot = Running(process, log)
    try:
        yield bot
    finally:
        bot.kill()


def test_a_second_bot_is_refused_or_waits_until_the_first_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, other_name = put_database(tmp_path / "games.sqlite"), tmp_path / "the_same.sqlite"
    other_name.symlink_to(path)
    monkeypatch.setenv("DISCORD_TOKEN", "no-token")
    monkeypatch.setenv("BOT_DATABASE", str(other_name))
    leave_lease(path, ahead=HOUR)
    before = os.umask(0)
    try:
        with ExitStack() as running:
            table = ("-m", "bot", "preview", "--port", 0, "--database", path)
            first = running.enter_context(started(path, *table))
            first.says("http://")
            second = running.enter_context(started(other_name, "-c", WAITING, other_name))
            modes = {s: stat.S_IMODE(Path(f"{path}{s}").stat().st_mode) for s in SIDE_FILES}
            assert cli.main(["run"]) == cli.IN_USE
            said = capsys.readouterr().err
            assert re.fullmatch(TOLD.format(first.process.pid), said), said
            cli.main(["replay", "2", "--database", str(path)])
            assert capsys.readouterr().err == "There is no table 2.\n"
            second.says("This one waits until that one ends.")
            first.kill()
            second.says("now it is mine")
            beaten_by_the_second(path, second)
            second.process.terminate()
            assert second.process.wait(PATIENCE) == 0
            assert second.log.read_text().count("waits until") == 1
            with hold(path):
                pass
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(SIDE_FILES, 0o600), "nobody else may read the games"


@pytest.mark.parametrize("command", ["run", "preview"])
def test_every_bot_can_wait(command: str) -> None:
    assert waits(cli.parser().parse_args([command, "--wait"]))
    assert not waits(cli.parser().parse_args([command]))
    assert not waits(cli.parser().parse_args([]))


def beaten_by_the_second(path: Path, second: Running) -> None:
    """Check that the bot that waited holds the lock, whatever the clocks say."""
    row = lease.read(path)
    assert row is not None and row.pid == second.process.pid and row.ended_at is None
    assert abs(row.since - time.time()) < PATIENCE


def leave_lease(path: Path, ahead: float, **changed: object) -> None:
    """Leave the lease of a bot that was killed, by a clock that is wrong."""
    host = str(changed.get("host", platform.node()))
    pid = int(str(changed.get("pid", NOBODY)))
    with closing(sqlite3.connect(path)) as connection, connection:
        lease.take(connection, Process("killed", pid, host, "0.1"), time.time() + ahead)


@pytest.mark.parametrize("ahead", [-HOUR, 0.0, HOUR])
def test_the_lock_decides_and_no_clock(tmp_path: Path, ahead: float) -> None:
    path = put_database(tmp_path / "games.sqlite")
    leave_lease(path, ahead, host="elsewhere")
    with hold(path), pytest.raises(DatabaseInUse, match=r"process .+ on elsewhere"), hold(path):
        pass
    assert not is_held(path)


@pytest.mark.parametrize("pid", [NOBODY, os.getpid()], ids=["none", "ours"])
def test_a_lease_that_was_left_behind_is_nobody(tmp_path: Path, pid: int) -> None:
    path = put_database(tmp_path / "games.sqlite")
    leave_lease(path, 0.0, pid=pid)
    with hold(path):
        assert in_use(path).startswith(f"{path} is in use: a bot has only just started")


async def test_a_bot_whose_place_was_taken_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock's file was deleted, so that the lock kept nobody out."""
    monkeypatch.setattr("bot.host.upkeep.lease.HEARTBEAT", 0.01)
    path = put_database(tmp_path / "games.sqlite")
    with pytest.raises(DatabaseInUse, match="was it deleted"):
        async with open_bot(path) as bot:
            async with asyncio.timeout(PATIENCE):
                while (row := lease.read(path)) is None or not row.beats:
                    await asyncio.sleep(0.01)
            assert not bot.context.host.upkeep.lease.lost
            Path(f"{path}.lock").unlink()
            async with open_bot(path) as other:
                await asyncio.sleep(PATIENCE)
                assert not other


def test_a_folder_that_is_missing_stays_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "nowhere" / "games.sqlite"
    assert cli.main(["preview", "--database", str(path)]) == cli.FAILED
    assert "does not exist" in capsys.readouterr().err
    assert not path.parent.exists()


def test_replay_changes_no_schema_under_a_running_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite"
    asyncio.run(_create(path))
    scripts = [*sqlite.migrations(), "-- A test's.\nCREATE TABLE extra (a INTEGER) STRICT;"]
    monkeypatch.setattr(sqlite, "migrations", lambda: scripts)
    with hold(path):
        assert cli.main(["replay", "1", "--database", str(path)]) != 0
        assert "is in use" in capsys.readouterr().err
        assert sqlite.is_outdated(path)


async def _create(path: Path) -> None:
    await (await open_database(path)).close()

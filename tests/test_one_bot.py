"""Two bots on one database: the second is refused, until the first is gone, however it went."""

from __future__ import annotations

import asyncio
import os
import re
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import cli
from bot.store import database
from bot.store.lock import hold

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0
SIDE_FILES = ("", "-wal", "-shm", ".lock")


def command(*words: object) -> list[str]:
    return [sys.executable, "-m", "bot", *map(str, words)]


@contextmanager
def running(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A bot on the local table, from when on it can be used."""
    log = path.with_suffix(".log")
    with log.open("w") as output:
        process = subprocess.Popen(
            command("preview", "--port", 0, "--database", path),
            cwd=ROOT,
            stdout=output,
            stderr=output,
        )
    deadline = time.monotonic() + PATIENCE
    try:
        while "http://" not in log.read_text():
            assert process.poll() is None and time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


def run(*words: object, **variables: object) -> subprocess.CompletedProcess[str]:
    given = {**os.environ, **{name: str(value) for name, value in variables.items()}}
    return subprocess.run(
        command(*words), cwd=ROOT, env=given, capture_output=True, text=True, timeout=PATIENCE
    )


def test_a_second_bot_is_refused_until_the_first_is_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, other_name = tmp_path / "games.sqlite", tmp_path / "the_same.sqlite"
    other_name.symlink_to(path)
    before = os.umask(0)
    try:
        with running(path) as first:
            modes = {s: stat.S_IMODE(Path(f"{path}{s}").stat().st_mode) for s in SIDE_FILES}
            for done in (
                run("preview", "--port", 0, "--database", other_name),
                run("run", DISCORD_TOKEN="no-token", BOT_DATABASE=path),
            ):
                assert done.returncode == cli.IN_USE
                assert re.fullmatch(r"Another bot is running on .+sqlite: .+\n", done.stderr)
            cli.main(["replay", "2", "--database", str(path)])
            assert capsys.readouterr().err == "There is no table 2.\n"
            first.kill()
            first.wait(PATIENCE)
            with hold(path):
                pass
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(SIDE_FILES, 0o600), "nobody else may read the games"


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
    scripts = [*database.migrations(), "-- A test's.\nCREATE TABLE extra (a INTEGER) STRICT;"]
    monkeypatch.setattr(database, "migrations", lambda: scripts)
    with hold(path):
        assert cli.main(["replay", "1", "--database", str(path)]) != 0
        assert "Another bot is running" in capsys.readouterr().err
        assert database.is_outdated(path)


async def _create(path: Path) -> None:
    await (await database.Database.open(path)).close()

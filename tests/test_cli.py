"""The command line: what each command says, and the three ways in which it is started."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from bot import cli
from bot.cli.exits import DOCTOR, EXITS
from bot.client.app import GamesBot
from bot.games.amerigo import data as amerigo
from bot.runtime.settings import Settings, variables
from bot.runtime.shard_range import ShardRange
from tests.tools import tower

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder: no .env, no database of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)


def test_run_without_a_token_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["run"]) == cli.USAGE
    said = capsys.readouterr().err
    assert "DISCORD_TOKEN" in said and "bot preview" in said
    assert said.count("\n") == 1


def test_a_token_that_discord_refuses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(_bot: GamesBot, _token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setenv("DISCORD_TOKEN", "no-token")
    monkeypatch.setattr(GamesBot, "start", refuse)
    assert cli.main([]) == cli.FAILED
    said = capsys.readouterr().err
    assert "does not accept the token" in said
    assert "no-token" not in said and "Traceback" not in said


def test_a_computer_without_a_network(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(_bot: GamesBot, _token: str) -> None:
        raise aiohttp.ClientConnectionError("name not known")

    monkeypatch.setenv("DISCORD_TOKEN", "no-token")
    monkeypatch.setattr(GamesBot, "start", fail)
    assert cli.main(["run"]) == cli.FAILED
    said = capsys.readouterr().err
    assert "cannot be reached (name not known)" in said and "Traceback" not in said


def test_a_second_sigterm_does_not_disturb_the_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    """`uv run` passes it on to a bot that a service manager has told already."""
    closed = []

    def told() -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    async def start(_bot: GamesBot, _token: str) -> None:
        asyncio.get_running_loop().call_later(0.01, told)
        try:
            await asyncio.sleep(60)
        finally:
            told()
            await asyncio.sleep(0.1)
            closed.append(True)

    monkeypatch.setenv("DISCORD_TOKEN", "no-token")
    monkeypatch.setattr(GamesBot, "start", start)
    assert cli.main(["run"]) == 0
    assert closed == [True]


@pytest.mark.parametrize("command", [["preview", "--database"], ["replay", "1", "--database"]])
def test_a_file_that_is_no_database(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notes.sqlite"
    path.write_text("these are my notes\n" * 100)
    assert cli.main([*command, str(path)]) != 0
    said = capsys.readouterr().err
    assert "notes.sqlite" in said and "Traceback" not in said
    assert path.read_text().startswith("these are my notes")


def test_a_database_of_another_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "books.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE book (title)")
    connection.close()
    before = path.read_bytes()
    assert cli.main(["preview", "--database", str(path)]) == cli.FAILED
    assert "books.sqlite" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("BOT_DRAWING_PROCESSES", "-1", "a whole number from 0 to 32"),
        ("BOT_DRAWING_PROCESSES", "all", "a whole number from 0 to 32"),
        ("BOT_THINKERS", "9", "a whole number from 0 to 8"),
        ("BOT_THINKING_SECONDS", "0.5", "a whole number from 1 to 60"),
        ("BOT_SHARDS", "some", "allowed is FIRST-LAST/COUNT, such as 0-3/16"),
        ("BOT_SHARDS", "4-2/3", "the shards of 3 are 0 to 2"),
        ("BOT_SHARDS", "0-16/16", "the shards of 16 are 0 to 15"),
        ("BOT_SHARDS", "0-3/16", "BOT_DATABASE names a file: leave this empty"),
    ],
)
def test_a_setting_that_cannot_be_used(
    name: str,
    value: str,
    allowed: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(name, value)
    assert cli.main(["run"]) == cli.USAGE
    said = capsys.readouterr().err
    assert name in said and allowed in said


def test_a_language_that_the_local_table_does_not_have(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_LANGUAGE", "tlh")
    assert cli.main(["preview"]) == cli.USAGE
    assert "BOT_LANGUAGE=tlh is no language of the bot; use en, de" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["run"], ["preview"], [], ["replay", "1"]])
def test_a_data_file_that_cannot_be_used(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("rounds = 6\n")
    monkeypatch.setenv("BOT_AMERIGO_DATA", str(path))
    assert cli.main(command) == cli.FAILED
    out, said = capsys.readouterr()
    assert said == f"BOT_AMERIGO_DATA: {path}: colours: this is missing\n" and not out


def test_a_corrected_data_file_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(amerigo, "_used", [])
    text = Path(amerigo.__file__).with_name("data.toml").read_text()
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("thrown = [2, 3]", "thrown = [3, 3]"))
    assert tower.main(["--throws", "10", "--seed", "2"]) == 0
    ours = capsys.readouterr().out
    monkeypatch.setenv("BOT_AMERIGO_DATA", str(path))
    assert tower.main(["--throws", "10", "--seed", "2"]) == 0
    assert capsys.readouterr().out != ours
    assert amerigo.in_use().numbers.tower.thrown == (3, 3)


def test_settings_come_from_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret\nBOT_PREVIEW_PORT=0\nBOT_DEV_GUILD=\n")
    settings = Settings()
    assert (settings.token, settings.preview_port, settings.dev_guild) == ("secret", 0, None)
    assert "secret" not in repr(settings)


def test_the_shards_of_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_DATABASE", "postgresql:///games")
    assert Settings().shards is None
    for text, shard_range in (
        ("", None),
        ("0-3/16", ShardRange(0, 3, 16)),
        ("4/16", ShardRange(4, 4, 16)),
    ):
        monkeypatch.setenv("BOT_SHARDS", text)
        assert Settings().shards == shard_range


def test_the_example_explains_every_setting_with_its_default(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text()
    assert re.findall(r"^([A-Z_]+)=", example, re.MULTILINE) == variables()
    explained = re.findall(r"^# .+\n(?:#.*\n)*([A-Z_]+)=", example, re.MULTILINE)
    assert explained == variables()
    nothing = Settings()
    (tmp_path / ".env").write_text(example)
    assert Settings() == nothing


@pytest.mark.parametrize(
    "start",
    [
        pytest.param([sys.executable, str(ROOT / "bot")], id="folder"),
        pytest.param([sys.executable, "-m", "bot"], id="module"),
        pytest.param([str(Path(sys.executable).with_name("bot"))], id="script"),
    ],
)
def test_every_way_to_start(start: list[str]) -> None:
    done = subprocess.run([*start, "--help"], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.returncode == 0, done.stderr
    for command in ("run", "preview", "selfplay", "league", "replay"):
        assert re.search(rf"^ +{command} ", done.stdout, re.MULTILINE), done.stdout


def test_uv_run_bot(uv: str) -> None:
    command = [uv, "run", "--no-sync", "--project", str(ROOT), "bot", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "local table" in done.stdout


MISSING = {
    "restore": ["restore", "no.sqlite", "--yes", "--database", "live.sqlite"],
    "store": ["store", "copy", "no.sqlite", "other.sqlite"],
    "replay": ["replay", "1", "--database", "no.sqlite"],
    "coach": ["coach", "1", "1", "--database", "no.sqlite"],
    **{
        word: [word, *words, "--database", "no.sqlite"]
        for word, words in {
            "backup": (),
            "upgrade": ("--dry-run",),
            "vacuum": (),
            "ratings": ("recompute",),
            "privacy": ("export", "5"),
            "incident": ("A-1",),
        }.items()
    },
}


@pytest.mark.parametrize("command", MISSING.values(), ids=MISSING)
def test_a_command_on_a_missing_file_fails_and_leaves_nothing_behind(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(command) == cli.FAILED
    what = "backup" if command[0] == "restore" else "database"
    assert f"There is no {what} {tmp_path / 'no.sqlite'}." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_exit_codes_are_listed() -> None:
    page = " ".join((ROOT / "docs" / "command-line.md").read_text(encoding="utf-8").split())
    for code, meaning in EXITS.items():
        assert f"| {code} | {meaning} |" in page
    for code, meaning in DOCTOR.items():
        assert f"{code} where {meaning}" in page

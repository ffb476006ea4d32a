"""`bot league log` and `bot league key`: the signed log of a season on the command line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import cli
from bot.host import Host
from bot.leagues.seasonlog.lines import fingerprint
from bot.store.opening.lock import hold
from tests.catalogue import CATALOGUE
from tests.host.leagues.playing import found, settings


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a league; the folder is that of the commands."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "bot.sqlite"

    async def make() -> None:
        async with opened(path) as host:
            await found(host, settings(game="puerto_rico"))

    asyncio.run(make())
    monkeypatch.setenv("BOT_DATABASE", str(path))
    return path


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Host]:
    host = await Host.open(path, CATALOGUE)
    try:
        yield host
    finally:
        await host.close()


def test_a_log_is_exported_and_computed_again(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["league", "log", "export", "Toys"]) == 0
    file = Path("league-1-season-1.jsonl")
    assert "(2 lines)" in capsys.readouterr().out
    assert cli.main(["league", "key"]) == 0
    key = capsys.readouterr().out.splitlines()[0].removeprefix("Public key:  ")
    assert cli.main(["league", "log", "verify", str(file), "--key", key]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Toys, season 1: everything fits.")
    assert f"Fingerprint: {fingerprint(key)}" in said
    assert cli.main(["league", "log", "export", "1", "1"]) == cli.FAILED
    assert "was left as it is" in capsys.readouterr().err


def test_the_first_difference_is_a_sentence(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["league", "log", "export", "Toys"])
    file = Path("league-1-season-1.jsonl")
    file.write_bytes(file.read_bytes().replace(b'"size":4', b'"size":3'))
    capsys.readouterr()
    assert cli.main(["league", "log", "verify", str(file)]) == cli.FAILED
    assert capsys.readouterr().err == (
        "Line 2: The signature does not fit: the line was changed, or another key signed it.\n"
    )
    assert cli.main(["league", "log", "verify", str(file), "--language", "de"]) == cli.FAILED
    assert capsys.readouterr().err.startswith("Zeile 2: Die Unterschrift passt nicht")
    assert cli.main(["league", "log", "verify", "nothing.jsonl"]) == cli.USAGE


def test_while_a_bot_runs_only_what_is_signed_is_exported(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with hold(database):
        assert cli.main(["league", "log", "export", "Toys"]) == 3
        assert "has signed nothing of this season yet" in capsys.readouterr().err
    cli.main(["league", "log", "export", "Toys", "--file", "first.jsonl"])
    with hold(database):
        assert cli.main(["league", "log", "export", "Toys", "--file", "again.jsonl"]) == 0
        assert cli.main(["league", "key"]) == 0
    assert Path("again.jsonl").read_bytes() == Path("first.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [(["Nobody"], "There is no league 'Nobody'."), (["Toys", "2"], "The league has no season 2.")],
)
def test_an_unknown_season_is_named(
    words: list[str], said: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["league", "log", "export", *words]) == cli.USAGE
    assert said in capsys.readouterr().err

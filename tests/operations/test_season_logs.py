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
from tests.host.toy import TOYS
from tests.leagues.real_logs import real_log
from tests.receiver import receiving


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
    assert said.startswith("Toys, season 1: everything checks out.")
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
        "Line 2: The signature does not match: the line was changed, or another key signed it.\n"
    )
    assert cli.main(["league", "log", "verify", str(file), "--language", "de"]) == cli.FAILED
    assert capsys.readouterr().err.startswith("Zeile 2: Die Signatur passt nicht")
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


async def test_a_log_is_fetched_and_kept_only_if_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    real, file = await real_log(5), tmp_path / "kept.jsonl"
    monkeypatch.setattr("bot.cli.running._games", lambda: {**CATALOGUE, **TOYS})
    whole = real.content
    first = b"".join(whole.splitlines(keepends=True)[:5])
    news = len(whole.splitlines()) - 5
    async with receiving(body=first) as receiver:
        hosts = f"http://127.0.0.1:{receiver.port}"
        fetch = ["league", "log", "fetch", receiver.url("/log.jsonl"), str(file)]

        async def fetched(content: bytes, allowed: str = hosts) -> tuple[int, str]:
            receiver.body = content
            monkeypatch.setenv("BOT_OUTGOING_HOSTS", allowed)
            code = await asyncio.to_thread(cli.main, fetch)
            said = capsys.readouterr()
            return code, said.out + said.err

        assert await fetched(first, "") == (
            cli.USAGE,
            "The setting BOT_OUTGOING_HOSTS allows no hosts: name this one there.\n",
        )
        assert not file.exists() and receiver.asked == []
        code, said = await fetched(first)
        assert code == 0 and "New lines: 5" in said
        code, said = await fetched(whole)
        assert code == 0 and f"New lines: {news}" in said
        assert file.read_bytes() == whole
        for content, wrong in (
            (first, "Line 5: The log ends here"),
            (real.other, "Line 1: This is the log of another season"),
            (whole.replace(b'"rank":1', b'"rank":2', 1), "is not the one that was signed"),
            (whole[:-9], "is cut off"),
            (b"", "The file is empty."),
        ):
            code, said = await fetched(content)
            assert code == cli.FAILED and wrong in said
            assert file.read_bytes() == whole
        receiver.status = 404
        code, said = await fetched(whole)
        assert (code, said) == (
            cli.FAILED,
            "There was no usable answer (status 404). Try again later.\n",
        )
    assert [one.name for one in tmp_path.iterdir()] == ["kept.jsonl"]


@pytest.mark.parametrize(
    ("words", "said"),
    [(["Nobody"], "There is no league 'Nobody'."), (["Toys", "2"], "The league has no season 2.")],
)
def test_an_unknown_season_is_named(
    words: list[str], said: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["league", "log", "export", *words]) == cli.USAGE
    assert said in capsys.readouterr().err

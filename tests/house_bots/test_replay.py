"""`bot replay` on a real database: a table with house bots, a person and a takeback."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.cli.commands import replay
from bot.engine.rng import Rng
from bot.host import Host
from bot.host.core.api import NothingToTakeBack, Person
from bot.runtime.settings import Settings
from bot.store.core.errors import MissingDatabase
from tests.catalogue import CATALOGUE
from tests.opening import without_threads

ANNA = Person(101, "Anna")
MOVES = 30


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replay") / "games.sqlite"
    asyncio.run(_play(path))
    return path


async def _play(path: Path) -> None:
    host = await without_threads(path, CATALOGUE)
    table = await host.lobby.new(
        ANNA, "puerto_rico", guild_id=1, channel_id=2, where="here", language="en", options={}
    )
    for _ in range(2):
        await host.lobby.add_bot(table.id, ANNA.id, "sensible")
    await host.lobby.start(table.id, ANNA.id)
    rng, taken_back = Rng(1), 0
    for _ in range(MOVES):
        await host.automation.house_bots.settled()
        position = await host.tables.position(table.id)
        decision = position.user_decision(ANNA.id)
        assert decision is not None
        index = rng.below(len(decision.moves), "anna")
        await host.tables.play_index(table.id, ANNA.id, position.version, index)
        if taken_back < 3:
            taken_back += await _takeback(host, table.id)
    assert taken_back == 3
    await host.close()


async def _takeback(host: Host, table_id: int) -> bool:
    try:
        await host.tables.takeback(table_id, ANNA.id)
    except NothingToTakeBack:
        return False
    return True


def _replay(path: Path, table: str = "1") -> int:
    parser = argparse.ArgumentParser()
    replay.add_parser(parser.add_subparsers())
    return replay.run(
        parser.parse_args(["replay", table, "--database", str(path)]), Settings(), CATALOGUE
    )


def _changed(played: Path, folder: Path, statement: str) -> Path:
    """Return a copy of the database in which somebody changed a row."""
    path = folder / "changed.sqlite"
    with sqlite3.connect(played) as source, sqlite3.connect(path) as copy:
        source.backup(copy)
        assert copy.execute(statement).rowcount == 1
    source.close()
    copy.close()
    return path


def test_the_same_rules_give_the_same(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _replay(played) == 0
    assert "today's rules give the same" in capsys.readouterr().out
    with sqlite3.connect(played) as database:
        undone = database.execute("SELECT count(*) FROM move WHERE actor = 'undo'").fetchone()[0]
    database.close()
    assert undone == 3


def test_another_move_is_named_with_its_version(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _changed(
        played,
        tmp_path,
        "UPDATE move SET text = 'role nothing' WHERE version ="
        " (SELECT min(version) FROM move WHERE text LIKE 'role %' AND version > 20)",
    )
    assert _replay(path) == 1
    out = capsys.readouterr().out
    assert out.startswith("Version 2")
    assert "stored: role nothing" in out


def test_another_event_is_named(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _changed(
        played,
        tmp_path,
        """UPDATE event SET data = '{"seat": 0, "role": "mayor", "doubloons": 9}'
        WHERE version = (SELECT min(version) FROM event WHERE kind = 'role') AND kind = 'role'""",
    )
    assert _replay(path) == 1
    assert "Version 1, events[0]" in capsys.readouterr().out


def test_another_seed_is_another_set_up(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _changed(played, tmp_path, "UPDATE game SET seed = seed + 1")
    assert _replay(path) == 1
    assert capsys.readouterr().out.startswith("Version 0")


def test_unknown_table_or_file(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _replay(played, "99") == 2
    assert capsys.readouterr().err == "There is no table 99.\n"
    missing = tmp_path / "missing.sqlite"
    with pytest.raises(MissingDatabase, match="There is no database"):
        _replay(missing)
    assert not missing.exists()

"""`bot upgrade --dry-run` finds what an upgrade would change, and changes nothing itself."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.store.core.sql import migrations
from tests.tools.bench.thousand import multiply

STORED = Path(__file__).parent.parent / "store" / "stored" / "schema_21.db"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of an earlier version with four running tables."""
    path = tmp_path / "bot.db"
    shutil.copy(STORED, path)
    multiply(path, 7)
    return path


def _dry_run(path: Path) -> int:
    return cli.main(["upgrade", "--dry-run", "--database", str(path)])


def test_nothing_is_different_and_nothing_is_changed(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = old.read_bytes()
    assert _dry_run(old) == 0, capsys.readouterr()
    said = capsys.readouterr().out
    assert f"schema 21 becomes {len(migrations())}" in said
    assert "Running tables played again with today's rules: 4, differences: 0." in said
    assert old.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["bot.db"]


def test_a_try_that_was_killed_leaves_nothing_for_long(old: Path, tmp_path: Path) -> None:
    (tmp_path / ".upgrade-old").mkdir()
    (tmp_path / ".upgrade-old" / "bot.db").write_bytes(old.read_bytes())
    os.utime(tmp_path / ".upgrade-old", (0, 0))
    (tmp_path / ".upgrade-now").mkdir()
    assert _dry_run(old) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [".upgrade-now", "bot.db"]


def changed(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_what_today_s_rules_do_otherwise_is_reported(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each kind is followed by whether it matters, and what to do."""
    changed(
        old,
        "UPDATE move SET text = 'fly' WHERE game_id = 1 AND version = 7",
        "UPDATE snapshot SET state = x'00' WHERE game_id = 5 AND version = 3",
        "UPDATE game SET key = 'chess' WHERE id = 6",
    )
    assert _dry_run(old) == 1
    said = capsys.readouterr().out
    assert "differences: 3." in said
    _, stops, damaged, differs = said.split("\n\n")
    assert stops.startswith("Table 6: ") and "chess" in stops.splitlines()[0]
    assert "nobody could play on there" in stops
    assert damaged.startswith("Table 5: The state of table 5 at version 3 is damaged")
    assert "damaged already" in damaged
    assert differs.startswith("Table 1: Version 7, the move of seat")
    assert "fly was made, which today's rules refuse" in differs
    assert "goes on from its stored position" in differs
    for part in (stops, damaged, differs):
        _, matters, do = part.splitlines()
        assert matters.startswith("  Does it matter? ") and do.startswith("  What to do: ")
    assert "Table 7" not in said


def state(path: Path, table: int, change: Callable[[dict[str, Any]], object]) -> None:
    """Change the newest stored position of a table."""
    with closing(sqlite3.connect(path)) as connection, connection:
        version, packed = connection.execute(
            "SELECT version, state FROM snapshot WHERE game_id = ? ORDER BY version DESC", (table,)
        ).fetchone()
        data = json.loads(zlib.decompress(packed))
        change(data)
        connection.execute(
            "UPDATE snapshot SET state = ? WHERE game_id = ? AND version = ?",
            (zlib.compress(json.dumps(data).encode()), table, version),
        )


def test_a_position_that_the_new_rules_cannot_read_stops_its_table(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state(old, 1, lambda data: data.clear())
    assert _dry_run(old) == 1
    said = capsys.readouterr().out
    assert "Table 1: Version " in said and "cannot be read" in said
    assert "nobody could play on there" in said and "differences: 1." in said


def test_a_position_to_which_the_new_rules_do_not_come_is_played_on(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def richer(data: dict[str, Any]) -> None:
        data["players"][0]["doubloons"] += 1

    state(old, 1, richer)
    assert _dry_run(old) == 1
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "Table 1:" in line]
    assert re.search(r"players\[0\]\.doubloons: \d+ is stored, today's rules come to \d+\.$", line)


def test_another_log_is_no_other_game(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(old, "UPDATE event SET kind = 'gone' WHERE game_id = 1 AND version = 2 AND number = 0")
    assert _dry_run(old) == 1
    said = capsys.readouterr().out
    assert "Table 1: Version 2, events" in said and "the log tells gone" in said
    assert "goes on from its stored position" in said


def test_a_file_that_is_no_database_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _dry_run(tmp_path / "bot.db") == 1
    assert capsys.readouterr().err == f"There is no database {tmp_path / 'bot.db'}.\n"


def test_the_upgrade_itself_keeps_a_copy(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # A process of its own: under a test there is a log, here there is only the standard error.
    command = [sys.executable, "-m", "bot", "upgrade", "--database", str(old)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout) == (0, f"schema 21 becomes {len(migrations())}.\n")
    assert re.fullmatch(r"[-\d: ]+ WARNING .*: migration .* copy=\S+\.schema-21\n", done.stderr)
    assert cli.main(["upgrade", "--database", str(old)]) == 0
    assert "nothing to upgrade" in capsys.readouterr().out
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["bot.db", "bot.db.lock", "bot.db.schema-21"]

"""`bot upgrade --dry-run` finds what an upgrade would change, and changes nothing itself."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot import cli
from bot.store.core.scripts import migrations
from tests.bench.thousand import multiply

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


def test_what_today_s_rules_do_otherwise_is_reported(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("UPDATE move SET text = 'fly' WHERE game_id = 1 AND version = 7")
        connection.execute("UPDATE snapshot SET state = x'00' WHERE game_id = 5 AND version = 3")
        connection.execute("UPDATE game SET key = 'chess' WHERE id = 6")
        connection.commit()
    assert _dry_run(old) == 1
    said = capsys.readouterr().out
    assert "differences: 3." in said
    assert "Table 1: Version 7, the move of seat" in said
    assert "Table 5: The state of table 5 at version 3 is damaged" in said
    assert "Table 6: " in said and "chess" in said
    assert "Table 7" not in said


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
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, f"schema 21 becomes {len(migrations())}.\n")
    assert re.fullmatch(r"[-\d: ]+ WARNING .*: migration .* copy=\S+\.schema-21\n", done.stderr)
    assert cli.main(["upgrade", "--database", str(old)]) == 0
    assert "nothing to upgrade" in capsys.readouterr().out
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["bot.db", "bot.db.lock", "bot.db.schema-21"]

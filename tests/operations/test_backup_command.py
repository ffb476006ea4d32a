"""`bot backup` and what it says to somebody who is in a hurry."""

from __future__ import annotations

import os
import re
import shutil
import signal
from pathlib import Path

import pytest

from bot import cli
from bot.store.upkeep.inspection import inspect
from tests.empty_database import put_database

STORED = Path(__file__).parent.parent / "store" / "stored" / "schema_21.db"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a database of the usual name, and no .env."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(STORED, "boardgames.sqlite")


def test_it_says_what_is_in_the_copy(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", "copy.sqlite"]) == 0
    held = inspect(Path("copy.sqlite"))
    said = f"copy.sqlite: 4 tables and {held.moves} moves (schema 21), checked.\n"
    assert capsys.readouterr().out == said
    put_database(Path("other.sqlite"))
    assert cli.main(["backup", "--database", "other.sqlite", "empty.sqlite"]) == 0
    assert "0 tables and 0 moves" in capsys.readouterr().out


def test_without_a_name_it_goes_to_the_folder_of_the_backups(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = re.compile(r"boardgames-\d{4}-\d\d-\d\d-\d{6}\.sqlite")
    assert cli.main(["backup"]) == 0
    (beside,) = {path.name for path in tmp_path.iterdir()} - {"boardgames.sqlite"}
    assert named.fullmatch(beside)
    (tmp_path / "nights").mkdir()
    monkeypatch.setenv("BOT_BACKUP_FOLDER", "nights")
    assert cli.main(["backup"]) == 0
    (made,) = (tmp_path / "nights").iterdir()
    assert named.fullmatch(made.name)
    assert f"nights/{made.name}: 4 tables" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["missing/copy.sqlite"], "for the backup does not exist: make it first."),
        (["."], ". is a folder: name a file in it for the backup."),
        (["boardgames.sqlite"], "belongs to the database itself"),
        (["link.sqlite"], "belongs to the database itself"),
        (["./x/../boardgames.sqlite"], "belongs to the database itself"),
        (["boardgames.sqlite-wal"], "belongs to the database itself"),
        (["taken"], "taken exists already and was left as it is"),
        (["/proc/copy.sqlite"], "/proc/copy.sqlite cannot be written"),
        (["/dev/full"], "/dev/full exists already"),
        (["copy.sqlite", "--database", "nothing.sqlite"], "nothing.sqlite."),
        (["copy.sqlite", "--database", "x"], "x is a folder and no database."),
        (["copy.sqlite", "--database", "taken"], "taken is damaged or no database"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence_and_leaves_nothing(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "taken").write_text("a letter to somebody, which is long enough to be a file" * 9)
    (tmp_path / "link.sqlite").symlink_to("boardgames.sqlite")
    before = {path.name: path.is_file() and path.read_bytes() for path in tmp_path.iterdir()}
    assert cli.main(["backup", *words]) == cli.FAILED
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1 and not told.out
    after = {path.name: path.is_file() and path.read_bytes() for path in tmp_path.iterdir()}
    assert after == before


def test_stopped_in_the_middle_it_leaves_nothing_and_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: signal.raise_signal(signal.SIGINT))
    # Whoever runs the tests in the background hands down an ignored SIGINT.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert cli.main(["backup", "copy.sqlite"]) == cli.FAILED
    finally:
        signal.signal(signal.SIGINT, before)
    assert capsys.readouterr().err == "Stopped: there is no backup.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["boardgames.sqlite"]

"""`bot game new`, `add`, `remove`: a package is written, installed beside the bot, removed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import sysconfig
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.exits import FAILED, USAGE
from bot.cli.game_packages import writing
from bot.store.opening.any_engine import open_database
from tests.conftest import ROOT

KEY = "stones"
NAME = f"boardgames-{KEY}"


class Environment:
    """A fresh environment beside this one, in which the bot runs as an operator's does."""

    def __init__(self, folder: Path, uv: str) -> None:
        self.uv, self.folder, venv = uv, folder, folder / "venv"
        subprocess.run((uv, "venv", "--quiet", "--python", sys.executable, venv), check=True)
        self.python = venv / ("Scripts" if os.name == "nt" else "bin") / "python"
        (site,) = venv.rglob("site-packages")
        (site / "bot.pth").write_text(f"{ROOT}\n{sysconfig.get_path('purelib')}\n")

    def run(self, *words: str, code: int = 0, **env: str) -> str:
        """Run a program of this Python, and return what it has written."""
        done = subprocess.run(
            (self.python, *words),
            cwd=self.folder,
            env={**os.environ, "UV_OFFLINE": "1", "PATH": str(Path(self.uv).parent), **env},
            capture_output=True,
            text=True,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def bot(self, *words: str, code: int = 0, **env: str) -> str:
        return self.run("-m", "bot", "game", *words, code=code, **env)


@pytest.fixture
def there(tmp_path: Path, uv: str) -> Environment:
    return Environment(tmp_path, uv)


def test_a_new_package_passes_its_trial_and_its_own_tests(there: Environment) -> None:
    told = there.bot("new", KEY)
    assert told.startswith("stones is written") and "bot game add stones" in told
    files = {
        str(path.relative_to(there.folder / KEY)) for path in (there.folder / KEY).rglob("*.*")
    }
    assert {"pyproject.toml", "stones/__init__.py", "tests/test_stones.py"} <= files
    assert not [name for name in files if writing.EXAMPLE in name]
    path = str(there.folder / KEY)
    tried = there.bot("try", KEY, "--games", "30", PYTHONPATH=path)
    assert tried.splitlines()[-1] == "stones: all is well"
    tested = there.run("-m", "pytest", "-q", "-p", "no:cacheprovider", KEY, PYTHONPATH=path)
    assert "1 passed" in tested
    assert "exists already" in there.bot("new", KEY, code=USAGE)


async def test_a_package_is_added_and_removed_unless_its_tables_run(there: Environment) -> None:
    there.bot("new", KEY)
    build = (there.uv, "build", "--quiet", "--wheel", "--no-build-isolation")
    at = ("--python", sys.executable, "--out-dir", there.folder, there.folder / KEY)
    subprocess.run((*build, *at), check=True)
    shutil.rmtree(there.folder / KEY)
    (wheel,) = there.folder.glob("*.whl")
    assert there.bot("add", wheel.name).startswith(
        "boardgames-stones 0.1 brings the game stones.\n"
        "`bot game list` says if it can be loaded. Start the bot again to play it.\n"
    )
    assert "stones: 2 to 4 players, boardgames-stones 0.1" in there.bot("list")
    assert "brings no game that was not there" in there.bot("add", wheel.name, code=FAILED)
    database = there.folder / "games.sqlite"
    await (await open_database(database)).close()
    with closing(sqlite3.connect(database)) as connection, connection:
        columns = "key, status, options, seed, guild_id, channel_id, lives, owner_id, language"
        values = f"'{KEY}', 'running', '{{}}', 1, 1, 1, 'here', 1, 'en'"
        connection.execute(
            f"INSERT INTO game ({columns}, version, created_at) VALUES ({values}, 0, 0)"
        )
    where = ("--database", str(database))
    told = there.bot("remove", KEY, *where, code=FAILED)
    assert told == (
        "Tables of stones are open: #1. Let them end first, or use --force: they wait until the"
        " game is back.\n"
    )
    assert "stones: " in there.bot("list")
    told = there.bot("remove", NAME, "--force", *where)
    assert told.startswith("boardgames-stones is removed. Start the bot again.\n")
    assert "stones" not in there.bot("list")
    assert "There is no package 'stones' with a game" in there.bot("remove", KEY, code=USAGE)


def test_what_cannot_be_installed_is_said(there: Environment) -> None:
    assert there.bot("add", "no-such-package-of-games", code=FAILED).endswith(
        "was not installed.\n"
    )


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Stones", "'Stones' is no key of a game"),
        ("../stones", "is no key of a game"),
        ("json", "There is a module json already"),
        ("render", "There is a module render already"),
    ],
)
def test_a_name_that_a_game_cannot_have(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["game", "new", name]) == USAGE
    assert told in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []

"""Games of packages that are installed beside the bot: found, played, or left out by name."""

from __future__ import annotations

import argparse
import importlib
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.catalogue import api, games
from bot.catalogue.games import OWN
from bot.catalogue.packages import GROUP, Package, accepted, packages
from bot.cli.commands import game as command
from bot.cli.exits import DONE, FAILED
from bot.cli.game_packages import writing
from bot.host.core.game import Release
from bot.locales.installed import entries
from bot.locales.languages import GROUP as LANGUAGES
from bot.locales.languages import forget, roots
from bot.presenting.game import Game
from bot.runtime.settings import Settings
from tests.pebbles import KEY, built, write
from tests.wheels import installed

WHEEL = "boardgames_pebbles-0.1-py3-none-any.whl"


def unpacked(folder: Path, name: str, entries: str, module: str | None = None) -> None:
    """Write what installing a package leaves: its metadata, and perhaps a module."""
    data = folder / f"{name}-0.1.dist-info"
    data.mkdir()
    (data / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
    (data / "entry_points.txt").write_text(f"[{GROUP}]\n{entries}\n")
    if module is not None:
        (folder / f"{name}.py").write_text(module)


def found() -> list[Package]:
    """Return the packages that Python finds while one of them is built."""
    importlib.invalidate_caches()
    return list(packages(OWN, lambda: [one.package for one in entries(GROUP)]))


def test_a_package_brings_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with built(tmp_path) as game:
        unpacked(tmp_path, "boardgames_pebbles", "pebbles = pebbles:GAME")
        (one,) = found()
    released = replace(game, release=Release("boardgames_pebbles", "0.1"))
    assert one == Package(KEY, "boardgames_pebbles", "0.1", released)
    assert isinstance(game, Game) and game.key not in OWN


@pytest.mark.parametrize(
    ("metadata", "text"),
    [
        ("no metadata", b"[{}]\nsticks = json:X\n"),
        ("Name: sticks\nVersion: 1\n", b"[{}]\nsticks\n"),
        ("Name: sticks\nVersion: 1\n", b"[{}]\nsticks = \xe4\n"),
        ("Name: sticks\nVersion: 1\n", b"[{}]\nsticks = \n"),
        ("Name: sticks\nVersion: 1\n", b"[{}]\nsticks = ..sticks\n"),
    ],
)
@pytest.mark.parametrize("group", [GROUP, LANGUAGES])
def test_a_package_with_odd_entry_points_does_not_hide_the_others(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    metadata: str,
    text: bytes,
    group: str,
) -> None:
    odd = tmp_path / "sticks-0.1.dist-info"
    odd.mkdir()
    (odd / "METADATA").write_text(metadata)
    (odd / "entry_points.txt").write_bytes(text.replace(b"{}", group.encode()))
    request.addfinalizer(forget)
    with built(tmp_path) as game:
        unpacked(tmp_path, "boardgames_pebbles", "pebbles = pebbles:GAME")
        games_found = [one.key for one in found() if one.game is not None]
        forget()
        assert roots()
    assert games_found == [game.key]


@pytest.mark.parametrize(
    ("entry", "module", "error"),
    [
        ("sticks = sticks:GAME", "1 / 0", "ZeroDivisionError: division by zero"),
        ("sticks = sticks:GAME", "raise SystemExit('bye')", "SystemExit: bye"),
        ("sticks = sticks:GAME", "import no_such_module", "ModuleNotFoundError: No module named"),
        ("sticks = sticks:GAME", "def GAME(:", "SyntaxError: "),
        ("sticks = sticks:GAME", "", "AttributeError: module 'sticks' has no attribute 'GAME'"),
        ("sticks = sticks:GAME", "GAME = {}", "TypeError: sticks:GAME is no bot.presenting"),
        (
            "sticks = sticks:GAME",
            "from bot.catalogue.api import Hexagons",
            "ImportError: cannot import name 'Hexagons' from 'bot.catalogue.api'",
        ),
        ("amerigo = sticks:GAME", "", "ValueError: there is a game amerigo already"),
        ("Sticks! = sticks:GAME", "", "ValueError: the name 'Sticks!' is no key of a game"),
        (
            "sticks = sticks:GAME",
            "from bot.catalogue.games import AMERIGO as GAME",
            "ValueError: the key of its rules is 'amerigo'",
        ),
    ],
)
def test_a_package_that_is_broken_is_left_out_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str, module: str, error: str
) -> None:
    monkeypatch.delitem(sys.modules, "sticks", raising=False)
    unpacked(tmp_path, "sticks", entry, module)
    with built(tmp_path) as game:
        unpacked(tmp_path, "boardgames_pebbles", "pebbles = pebbles:GAME")
        whole, broken = found()
    monkeypatch.delitem(sys.modules, "sticks", raising=False)
    assert whole.game is not None and whole.game.rules is game.rules, "the others are there"
    assert (broken.name, broken.version, broken.game) == ("sticks", "0.1", None)
    assert broken.error.startswith(error)


def test_a_package_for_a_later_bot_is_left_out_with_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with built(tmp_path) as game:
        monkeypatch.setattr(sys.modules[KEY], "GAME", replace(game, api=api.API + 1))
        unpacked(tmp_path, "boardgames_pebbles", "pebbles = pebbles:GAME")
        unpacked(tmp_path, "tiles", "tiles = tiles:GAME", "from bot.catalogue.api import Hexes")
        newer, newest = found()
    here = "and this version of the bot has API 1: bring the bot up to date"
    assert (newer.game, newer.error) == (None, f"ValueError: it is written for API 2, {here}")
    assert newest.error.endswith(here) and "Hexes" in newest.error


def test_the_games_of_the_house_go_through_the_same_door() -> None:
    assert all(accepted(game, key) is game for key, game in OWN.items())
    with pytest.raises(ValueError, match="'amerigo'"):
        accepted(OWN["amerigo"], "pebbles")


def test_of_two_packages_with_the_same_key_the_first_by_name_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with built(tmp_path):
        unpacked(tmp_path, "b_pebbles", "pebbles = pebbles:GAME")
        unpacked(tmp_path, "a_pebbles", "pebbles = pebbles:GAME")
        first, second = found()
    assert (first.name, first.error) == ("a_pebbles", "")
    assert (second.name, second.error) == (
        "b_pebbles",
        "ValueError: there is a game pebbles already",
    )


def test_the_list_names_whose_a_game_is_and_what_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    args = parser.parse_args(["game", "list"])
    assert command.run(args, Settings(), OWN) == DONE
    assert capsys.readouterr().out.splitlines()[2] == "amerigo: 2 to 4 players, of this bot"
    broken = Package("sticks", "boardgames-sticks", "0.1", None, "ValueError: no")
    monkeypatch.setattr(command, "PACKAGES", (*games.PACKAGES, broken))
    assert command.run(args, Settings(), OWN) == FAILED
    assert capsys.readouterr().out.splitlines()[-1] == (
        "sticks is left out, boardgames-sticks 0.1: ValueError: no"
    )


def test_a_wheel_is_built_installed_and_played(tmp_path: Path, uv: str) -> None:
    project = tmp_path / "project"
    write(project)
    (project / "pyproject.toml").write_text(writing.page()["pyproject.toml"])
    lines = ("uv build --wheel project --out-dir out", f"uv pip install out/{WHEEL}")
    bot = installed(lines, tmp_path, uv)
    listed = "pebbles: 2 to 4 players, boardgames-pebbles 0.1"
    assert bot("game", "list").splitlines()[-1] == listed
    tried = bot("game", "try", "pebbles", "--games", "20")
    assert tried.splitlines()[-1] == "pebbles: all is well"
    assert "pebbles" in bot("selfplay", "pebbles", "--seats", "2", "--games", "3")

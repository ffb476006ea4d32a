"""Pebbles: the small but complete game that `bot/games/README.md` builds file by file."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.game_packages import writing
from bot.presenting.game import Game
from tests.languages import forgetting_words

PAGE = (Path(__file__).parent.parent / "bot/games/README.md").read_text(encoding="utf-8")
KEY = writing.EXAMPLE
FILES = {
    name.removeprefix(f"{KEY}/"): text
    for name, text in writing.page().items()
    if name.startswith(f"{KEY}/")
}


def write(folder: Path, without: str | None = None) -> None:
    """Write the files of the page into a package."""
    for name, text in FILES.items():
        path = folder / KEY / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if name != without:
            path.write_text(text, encoding="utf-8")


def load(folder: Path, key: str = KEY) -> Game:
    """Return the record of a game whose package lies there."""
    sys.path.insert(0, str(folder))
    game: Game = importlib.import_module(key).GAME
    return game


@contextmanager
def loaded(folder: Path, key: str) -> Iterator[Game]:
    """Yield the record of a game whose package lies there; afterwards nobody knows it any more."""
    path = [*sys.path]
    try:
        with forgetting_words():
            yield load(folder, key)
    finally:
        sys.path[:] = path
        for name in [name for name in sys.modules if name.partition(".")[0] == key]:
            del sys.modules[name]


@contextmanager
def built(folder: Path, without: str | None = None) -> Iterator[Game]:
    """Write the package and yield its record; afterwards nobody knows the game any more."""
    write(folder, without)
    with loaded(folder, KEY) as game:
        yield game

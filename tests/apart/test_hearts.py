"""Hearts in processes of its own: played as it is inside of the bot, and on its page."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.catalogue.apart.records import record
from bot.locales import add_words
from bot.presenting.game import Game
from tests.apart.strangers import pool_of
from tests.cogs.harness import DECIDING
from tests.conftest import ROOT
from tests.examples.conftest import KEY
from tests.examples.test_hearts_played import GIVING, play, test_a_game_is_played_on_its_page
from tests.languages import forgetting_words

__all__ = ["test_a_game_is_played_on_its_page"]


@pytest.fixture(scope="module")
def hearts() -> Iterator[Game]:
    """The record of the game, whose package this process never imports."""
    path = [*sys.path]
    sys.path.insert(0, str(ROOT / "examples/hearts"))
    game = record(EntryPoint(KEY, f"{KEY}:GAME", ""))
    try:
        with forgetting_words():
            assert game.words is not None
            add_words(game.words)
            DECIDING.add(GIVING)
            yield game
    finally:
        DECIDING.remove(GIVING)
        pool_of(game).close()
        sys.path[:] = path


async def test_a_game_is_played_on_discord(hearts: Game, tmp_path: Path) -> None:
    log = await play(tmp_path / "games.sqlite", hearts, "de")
    for said in ("wähle 3 Karten für", "3 Karten zum", "Auf dem Tisch: ", "nimmt den Stich"):
        assert said in log
    assert KEY not in sys.modules

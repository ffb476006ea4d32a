"""Hearts, the package in `examples/hearts`, for as long as a module is tested."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.locales import add_words
from bot.presenting.game import Game
from tests.conftest import ROOT
from tests.pebbles import loaded

KEY = "hearts"


@pytest.fixture(scope="module")
def hearts() -> Iterator[Game]:
    """The record of the game, as an entry point brings it."""
    with loaded(ROOT / "examples/hearts", KEY) as game:
        assert game.words is not None
        add_words(game.words)
        yield game

"""The modules that a package's process loads before its limits are set: all that it may use."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

from bot.catalogue import api
from bot.catalogue.apart.child import Answers
from bot.catalogue.apart.served import Served
from bot.locales import add_words
from bot.presenting.game import Game
from render.art.kept import BUDGET

KEPT = 16 << 20
"""Bytes of pictures that a process keeps."""

__all__ = ["api", "load"]


def load(name: str, value: str) -> Answers:
    """Return the functions of an entry point's game.

    Raises whatever the package raises, and TypeError.
    """
    BUDGET.resize(KEPT)
    game = EntryPoint(name, value, "").load()
    if not isinstance(game, Game):
        raise TypeError(f"{value} is no {Game.__module__}.Game")
    if game.words is not None:
        add_words(Path(game.words))
    return Served(game)

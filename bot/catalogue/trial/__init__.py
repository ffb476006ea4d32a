"""The trial of a game: everything that a game promises to the bot, looked at in played games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.presenting.game import Game


def faults(game: Game, games: int = 100) -> list[str]:
    """Return what is wrong with a game, as `bot game try` says it, after so many random games."""
    # What a trial needs takes long to load, and packages name this function wherever they are.
    from bot.catalogue.trial.checks import outcomes
    from bot.locales import add_words

    if game.words is not None:
        add_words(game.words)
    return [f"{one.title}: {wrong}" for one in outcomes(game, games) for wrong in one.wrong]

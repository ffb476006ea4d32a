"""House bots in words: names with their levels."""

from __future__ import annotations

from bot.host.core.api import Chair, Table
from bot.locales import Words
from bot.locales.markdown import Markdown, escaped

NO_LEVEL = "none"
"""Level in texts of a person, and of a house bot without a level."""


def player(chair: Chair, words: Words) -> Markdown:
    """Return the name of a chair's player, of a house bot with its level."""
    return Markdown(words("house-bot-named", name=escaped(chair.name), level=_level(chair)))


def _level(chair: Chair) -> str:
    """Return the name in texts of the level at which a chair is played now."""
    return f"{chair.bot}-less" if chair.thinks_less else chair.bot or NO_LEVEL


def players(table: Table, words: Words) -> list[Markdown]:
    """Return the players of a table, by seat once the game has started."""
    return [player(chair, words) for chair in table.chairs]


def house_bots(table: Table, words: Words) -> str:
    """Return the house bots that play, "" if there are none."""
    names = [player(chair, words) for chair in table.chairs if chair.bot is not None]
    return words("house-bots-here", names=", ".join(names)) if names else ""

"""Levels of house bots in words, and the lobby's menus to choose one.

The custom_id: `level:<table>:<name of the house bot>` (a menu of the levels).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.host.core.api import Chair, Table
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting.table import NO_LEVEL
from cogs.ui.kit.screen import Entry, Menu


def level_names(levels: Iterable[str], words: Words) -> dict[str, str]:
    """Return the names of a game's levels."""
    return {level: words("house-bot-level", level=level) for level in levels}


def level_typed(text: str, levels: Iterable[str], words: Words) -> str:
    """Return the level whose name was typed, else the typed text."""
    names = {name.casefold(): level for level, name in level_names(levels, words).items()}
    wanted = text.strip().casefold()
    return names.get(wanted, wanted)


def level_menus(
    table: Table, levels: Sequence[str], seconds: float, words: Words
) -> tuple[Menu, ...]:
    """Return a menu for each house bot, if a game has several levels.

    Strong ones think for at most `seconds` per move.
    """
    bots = [chair for chair in table.chairs if chair.bot is not None]
    return tuple(_menu(table, chair, levels, seconds, words) for chair in bots if len(levels) > 1)


def _menu(table: Table, chair: Chair, levels: Sequence[str], seconds: float, words: Words) -> Menu:
    name = escaped(chair.name)
    entries = tuple(
        Entry(
            level,
            words("house-bot-menu", name=name, level=level),
            words("house-bot-level-about", level=level, seconds=round(seconds)),
            "🤖",
            chosen=level == chair.bot,
        )
        for level in levels
    )
    placeholder = words("house-bot-menu", name=name, level=chair.bot or NO_LEVEL)
    return Menu(f"level:{table.id}:{chair.name}", entries, placeholder)

"""The permanent post from which tables are opened and joined, and the private panel behind it.

The custom_ids: `open:<where>` shows the panel, `open-game:<where>` is its menu of games; the place
of a table is given by its number in `PLACES`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.api import GameInfo
from bot.locales import Words
from bot.locales.markdown import escaped
from cogs.ui.kit.screen import Button, Entry, Menu, Screen

PLACES = ("thread", "private", "here")
"""Places in which a table can be played; the first one is the default."""


def open_post(server: str, words: Words) -> Screen:
    """Return the permanent post of a channel."""
    row = (
        Button("open:0", words("button-open-table"), "🎲", "go"),
        Button("list:0", words("button-open-list"), "✋", "main"),
        Button("turns:0", words("button-my-turns"), "➡️"),
        Button("learn-games:0", words("button-learn"), "📖"),
    )
    return Screen((words("open-post", server=escaped(server)),), rows=(row,))


def open_panel(games: Mapping[str, GameInfo], place: int, words: Words) -> Screen:
    """Return the private panel: where to play, and the menu of games that opens a table."""
    looks = {place: "main"}
    where = tuple(
        Button(f"open:{number}", words(f"open-where-{name}"), style=looks.get(number, "plain"))
        for number, name in enumerate(PLACES)
    )
    entries = tuple(
        Entry(game, words(f"{game}-title"), _players(info, words)) for game, info in games.items()
    )
    menu = Menu(f"open-game:{place}", entries, words("open-game"))
    return Screen((words("open-which"),), rows=(where, menu))


def _players(info: GameInfo, words: Words) -> str:
    return words("open-players", least=min(info.seats), most=max(info.seats))

"""The panel with which the bot finds a game for a person.

The custom_ids: `seek:0` shows the panel, `seek-choose:games`, `seek-choose:counts` and
`seek-choose:pace` are its menus, `seek-near:yes` or `no` says whether others must be about as
strong, and `seek-go:on` or `off` begins or ends the search.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from babel.lists import format_list

from bot.engine.api import GameInfo
from bot.host.core.paces import PACES
from bot.host.lobby.matching import Reason
from bot.host.lobby.queue import Search
from bot.locales import Words
from bot.locales.markdown import escaped
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen
from cogs.ui.lookup import title
from cogs.ui.screens.lobby import action_id


def seek_panel(search: Search, games: Mapping[str, GameInfo], words: Words) -> Screen:
    """Return what a person would play, and how far the search is."""
    lines = [f"## {words('seek-title')}", words("seek-about"), *_state(search, words)]
    rows = (*_menus(search, games, words), _buttons(search, words))
    return Screen(("\n".join(lines),), rows=rows)


def _menus(search: Search, games: Mapping[str, GameInfo], words: Words) -> tuple[Row, ...]:
    counts = sorted({count for info in games.values() for count in info.seats})
    by_game = [(key, words.title(key), key in search.games) for key in games]
    by_count = [(str(n), words("wanted-players", count=n), n in search.counts) for n in counts]
    by_pace = [(key, words(f"setup-pace-{key}"), key == search.pace) for key in PACES]
    return (
        _menu("games", by_game, len(games), words),
        _menu("counts", by_count, len(counts), words),
        _menu("pace", by_pace, 1, words),
    )


def _menu(field: str, found: Sequence[tuple[str, str, bool]], most: int, words: Words) -> Menu:
    entries = tuple(Entry(value, name, chosen=now) for value, name, now in found)
    return Menu(f"seek-choose:{field}", entries, words("seek-choose", field=field), most=most)


def _buttons(search: Search, words: Words) -> tuple[Button, ...]:
    near, other = ("yes", "no") if search.near else ("no", "yes")
    strength = Button(f"seek-near:{other}", words("button-near", near=near), "⚖️")
    if search.since is None:
        return (Button("seek-go:on", words("button-seek-go"), "🧭", "go"), strength)
    fresh = Button("seek:0", words("button-seek-look"), "🔄")
    stop = Button("seek-go:off", words("button-seek-stop"), "✖️")
    table = search.table
    if table is None:
        return (fresh, strength, stop)
    here = Button(action_id(table, "here"), words("button-here"), "🙋", "go")
    leave = Button(action_id(table, "leave"), words("button-leave"), "🚪")
    return (here, fresh, leave)


def _state(search: Search, words: Words) -> Iterator[str]:
    """Yield how far the search is: that it waits and why, or whom the table waits for."""
    if search.since is None:
        return
    if search.table is not None:
        names = [escaped(chair.name) for chair in search.table.chairs if chair.awaited]
        awaited = format_list(names, locale=words.locale) if names else "none"
        place, name = f"<#{search.table.place_id}>", title(search.table, words)
        yield words("seek-found", table=name, place=place, names=awaited)
        return
    yield words("seek-since", since=f"<t:{search.since.timestamp():.0f}:R>")
    yield from (f"- {_why(reason, words)}" for reason in search.reasons)


def _why(reason: Reason, words: Words) -> str:
    return words(
        f"seek-why-{reason.why}",
        game=words.title(reason.game) if reason.game else "",
        people=reason.people,
        hours=reason.hours,
        missing=reason.missing,
    )

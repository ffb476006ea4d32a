"""The list of tables that can be joined, its filter, and what people want to be told of.

The custom_ids: `list:<filter>` shows the list, `list-filter:<filter>` the panel of the filter with
its menus `list-choose:<number of the field>:<filter>`, and `wish:<filter>` has the person told;
`wish-drop:0` is the menu that removes a wish. A filter is `Wanted.code`; `list:0` shows all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.lobby.openings import Opening
from bot.host.lobby.wishes import ANY, DAYS, Wanted, Wish
from bot.locales import Words
from bot.locales.markdown import escaped, joined
from bot.presenting import limits
from bot.presenting.table import Games, choices, described, pace_name, players
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen, button_rows
from cogs.ui.lookup import title
from cogs.ui.screens.lobby import ACTIONS

MOST = 10
"""Maximum number of tables listed, and buttons: nobody reads a longer list on a phone."""


def listed(found: Sequence[Opening], wanted: Wanted, words: Words) -> Screen:
    """Return the tables that can be joined and are wanted, with buttons."""
    after = (
        Button(f"list-filter:{wanted.code}", words("button-list-filter"), "🔎"),
        Button(f"wish:{wanted.code}", words("button-wish"), "🔔"),
        Button("seek:0", words("button-seek"), "🧭"),
    )
    shown = found[:MOST]
    lines = [f"## {words('list-title')}", *(_line(opening, words) for opening in shown)]
    if not found:
        lines = [words("list-empty" if wanted == ANY else "list-none-fits")]
    if wanted != ANY:
        lines.insert(min(1, len(found)), words("list-filtered", wanted=described(wanted, words)))
    if len(found) > MOST:
        lines.append(words("list-more", count=len(found) - MOST))
    buttons = [button for opening in shown for button in _buttons(opening, words)][:MOST]
    text = limits.fit_lines(lines, limits.TEXT // 2, "…")
    return Screen((text,), rows=(*button_rows(tuple(buttons)), after))


def _line(opening: Opening, words: Words) -> str:
    table = opening.table
    names = joined(players(table, words))
    if table.status == "lobby":
        what = words("list-free", count=opening.free, names=names)
    else:
        away = joined(away.name for away in opening.seats)
        what = words("list-seats", count=len(opening.seats), away=away, names=names)
    return f"**{title(table, words)}** · <#{table.place_id}>\n{what}\n-# {pace_name(table, words)}"


def _buttons(opening: Opening, words: Words) -> list[Button]:
    table = opening.table
    if table.status == "lobby":
        label = words("button-join-table", table=table.id)
        return [Button(f"lobby:{table.id}:{ACTIONS.index('join')}", label, "✋", "go")]
    return [
        Button(
            f"away-take:{table.id}:{away.seat}",
            words("button-take-at", table=table.id, name=escaped(away.name)),
            "🪑",
        )
        for away in opening.seats
    ]


def filter_panel(wanted: Wanted, games: Games, words: Words) -> Screen:
    """Return the panel in which a person chooses which tables they look for."""
    rows: list[Row] = []
    for number, found in enumerate(choices(wanted, games, words).values()):
        entries = tuple(
            Entry(str(index), one.name, chosen=one.now) for index, one in enumerate(found)
        )
        rows.append(Menu(f"list-choose:{number}:{wanted.code}", entries, found[0].name))
    rows.append(
        (
            Button(f"list:{wanted.code}", words("button-list-show"), "✋", "main"),
            Button(f"wish:{wanted.code}", words("button-wish"), "🔔"),
        )
    )
    return Screen((words("list-filter"),), rows=tuple(rows))


def wish_rows(wishes: Sequence[Wish], names: Mapping[int, str], words: Words) -> tuple[Row, ...]:
    """Return the menu that removes a wish; `names` are those of servers by id, where known."""
    entries = tuple(
        Entry(str(one.id), described(one.wanted, words), names.get(one.guild_id, ""), "🗑️")
        for one in wishes
    )
    return (Menu("wish-drop:0", entries, words("wish-drop")),) if entries else ()


def wish_lines(wishes: Sequence[Wish], names: Mapping[int, str], words: Words) -> list[str]:
    """Return a line for each wish: what is wanted, on which server, and until when."""
    return [
        words(
            "me-wish",
            wanted=described(one.wanted, words),
            server=escaped(names.get(one.guild_id, "")) or "none",
            until=f"<t:{one.ends_at.timestamp():.0f}:D>",
        )
        for one in wishes
    ]


def wished(wish: Wish, silent: bool, words: Words) -> Screen:
    """Return the confirmation of a wish; `silent` means that the person wants no notifications."""
    texts = [words("wish-done", wanted=described(wish.wanted, words), days=DAYS)]
    if silent:
        texts.append(f"⚠️ {words('wish-silent')}")
    return Screen(("\n".join(texts),))

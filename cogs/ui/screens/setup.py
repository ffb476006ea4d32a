"""The screens of `/setup`: settings, open tables and how to end one, and audit log lines.

The custom_ids: `setup-tables:<page>` shows a page of the tables, `setup-pick:0` is the menu of
those that can be ended, `setup-end:<table>` ends one after confirmation, and `setup-preset-drop:0`
is the menu that removes a preset.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields

from bot.engine.api import VARIANT
from bot.host.core.api import Table
from bot.host.core.limits import NEWCOMERS
from bot.host.servers.audit import AuditLine
from bot.host.servers.presets import ON_POST, Preset
from bot.host.servers.settings import OpenTable, Server
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from bot.presenting.table import game_name
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen
from cogs.ui.lookup import title
from render.text.wording import commas

ON_PAGE = 8
"""Number of tables on a page, because more would not be read on a phone."""
SETTINGS: Mapping[str, Callable[[Server, Words], str]] = {
    "language": lambda one, words: _language(one.language, words),
    "pace": lambda one, words: words("setup-pace", pace=words(f"setup-pace-{one.pace or 'unset'}")),
    "most_open": lambda one, words: words("setup-limit", limit=one.most_open or 0),
    "per_person": lambda one, words: words("setup-per-person", most=one.per_person or 0),
    "newcomers": lambda one, words: words(
        "setup-newcomers", most=NEWCOMERS if one.newcomers is None else one.newcomers
    ),
    "channels": lambda one, words: words(
        "setup-channels", channels=_mentions("#", one.channels, words) or words("setup-all")
    ),
    "roles": lambda one, words: words(
        "setup-roles", roles=_mentions("@&", one.roles, words) or words("setup-all")
    ),
}
"""Functions that return a setting in words, by field."""


def settings_screen(server: Server, words: Words, trouble: str = "") -> Screen:
    """Return all settings, one per line, and `trouble` with the audit log if there is any."""
    channel = server.audit_channel
    lines = [
        f"## {words('setup-title')}",
        *(said(server, words) for said in SETTINGS.values()),
        words("setup-audit", channel=f"<#{channel}>" if channel else "none"),
        f"-# {words('setup-about')}",
    ]
    return Screen(tuple(filter(None, ("\n".join(lines), trouble))))


def presets_screen(presets: Sequence[Preset], words: Words) -> Screen:
    """Return a server's presets, what each starts with, and a menu to remove one."""
    lines = [f"## {words('presets-title')}", *(_preset(one, words) for one in presets)]
    lines += [] if presets else [words("presets-none")]
    how = f"-# {words('presets-about', most=ON_POST)}"
    entries = tuple(Entry(str(one.id), one.name, words.title(one.game), "🗑️") for one in presets)
    rows = (Menu("setup-preset-drop:0", entries, words("presets-drop")),) if entries else ()
    text = limits.fit_lines(lines, limits.TEXT - len(how) - 1, "…")
    return Screen((f"{text}\n{how}",), rows=rows)


def _preset(preset: Preset, words: Words) -> str:
    game = game_name(preset.game, preset.options, words)
    facts = words(
        "presets-facts",
        pace=words(f"setup-pace-{preset.pace}"),
        where=words(f"open-where-{preset.where}"),
        options=len(preset.options.keys() - {VARIANT.key}),
        bots=len(preset.bots),
        rated="yes" if preset.rated else "no",
        invited="yes" if preset.invited else "no",
        programs="yes" if preset.programs else "no",
    )
    return f"**{escaped(preset.name)}** · {game}\n-# {facts}"


def audit_screen(line: AuditLine, words: Words) -> Screen:
    """Return an audit log line: what an admin did, and when."""
    data = dict(line.data)
    text = words(f"audit-{line.kind}", who=f"<@{line.by}>", **_arguments(data, words))
    if line.kind == "settings":
        text = "\n".join([text, *(f"- {one}" for one in _told_settings(data, words))])
    return Screen((f"{text}\n-# <t:{line.at.timestamp():.0f}:f>",))


def _arguments(data: Mapping[str, str | int | None], words: Words) -> dict[str, str | int]:
    """Return the arguments of a line's text, with tables, paces and channels made readable."""
    shown = {key: value for key, value in data.items() if value is not None}
    if "table" in shown:
        game = words.title(str(shown.pop("game")))
        shown["table"] = words("table-title", game=game, table=shown["table"])
    elif "game" in shown:
        shown["game"] = words.title(str(shown["game"]))
    if "name" in shown:
        shown["name"] = escaped(str(shown["name"]))
    if isinstance(pace := shown.get("pace"), str):
        shown["pace"] = words(f"setup-pace-{pace}")
    if isinstance(channel := shown.get("channel"), int):
        shown["channel"] = f"<#{channel}>" if channel else "none"
    return shown


def _told_settings(data: Mapping[str, str | int | None], words: Words) -> list[str]:
    sets = ("channels", "roles")
    known = {field.name for field in fields(Server)} & data.keys()
    values = {
        name: frozenset(json.loads(str(data[name]))) if name in sets else data[name]
        for name in known
    }
    server = Server(**values)  # type: ignore[arg-type]
    return [said(server, words) for name, said in SETTINGS.items() if name in known]


def tables_screen(
    tables: Sequence[OpenTable], page: int, words: Words, trouble: str = ""
) -> Screen:
    """Return a page of a server's open tables, with a menu to end one."""
    if not tables:
        return Screen(tuple(filter(None, (words("setup-tables-none"), trouble))))
    pages = list(limits.pages(tables, ON_PAGE))
    page = min(page, len(pages) - 1)
    head = words("setup-tables", count=len(tables), page=page + 1, pages=len(pages))
    lines = [f"## {head}", *(_line(one, words) for one in pages[page])]
    entries = tuple(
        Entry(str(one.table.id), title(one.table, words), _kind(one.table, words))
        for one in pages[page]
    )
    rows: list[Row] = [Menu("setup-pick:0", entries, words("setup-pick"))]
    if len(pages) > 1:
        rows.append(_turning(page, len(pages), words))
    text = limits.fit_lines(lines, limits.TEXT - 500, "…")
    return Screen(tuple(filter(None, (text, trouble))), rows=tuple(rows))


def _turning(page: int, pages: int, words: Words) -> Row:
    before, after = (page - 1) % pages, (page + 1) % pages
    return (
        Button(f"setup-tables:{before}", words("button-before"), "◀️"),
        # With two pages, both buttons would have the same custom_id, which Discord refuses.
        Button(f"setup-tables:{after}:1", words("button-after"), "▶️"),
    )


def _line(one: OpenTable, words: Words) -> str:
    """Return a table's line for an admin; a private table's line reveals little."""
    table = one.table
    last = f"<t:{one.stirred.timestamp():.0f}:R>"
    head = f"**{title(table, words)}**"
    if table.private:
        return f"{head}\n🔒 {words('setup-table-private', status=table.status, last=last)}"
    return f"{head} · <#{table.place_id}>\n{_state(one, words)}\n-# {_since(one, words, last)}"


def _state(one: OpenTable, words: Words) -> str:
    table = one.table
    waits = one.waiting and table.paused_at is None
    state = "paused" if table.paused_at else "waiting" if waits else table.status
    return words(
        "setup-table-state",
        state=state,
        seated=len(table.chairs),
        waiting=one.waiting,
        league=str(table.of_league).lower(),
    )


def _since(one: OpenTable, words: Words, last: str) -> str:
    moved = "moved" if one.last_move else "opened"
    return words("setup-table-since", what=moved, last=last, moves=one.table.version)


def _kind(table: Table, words: Words) -> str:
    """Return a table's description in the menu."""
    kind = "private" if table.private else "league" if table.of_league else table.status
    return words("setup-table-kind", kind=kind)


def ending_screen(one: OpenTable, words: Words) -> Screen:
    """Return what would be lost by ending a table, with the button that ends it."""
    table = one.table
    people = sum(chair.user_id is not None for chair in table.chairs)
    lost = words(
        "setup-end-lost",
        kind="private" if table.private else table.status,
        people=people,
        moves=table.version,
    )
    row = (
        Button(f"setup-end:{table.id}", words("button-setup-end"), "🏁", "stop"),
        Button("setup-tables:0", words("button-setup-back")),
    )
    return Screen((f"## {title(table, words)}\n{lost}",), rows=(row,))


def ended_screen(table: Table, words: Words) -> Screen:
    """Return the confirmation that a table was ended, with a button back to the list."""
    row = (Button("setup-tables:0", words("button-setup-back")),)
    return Screen((words("setup-ended", table=title(table, words)),), rows=(row,))


def _language(language: str | None, words: Words) -> str:
    name = words.called(language) if language else ""
    return words("setup-language", language=language or "none", name=name)


def _mentions(mark: str, ids: frozenset[int], words: Words) -> str:
    return commas((f"<{mark}{number}>" for number in sorted(ids)), words)

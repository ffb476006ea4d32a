"""Look-up of the table a person means: a named one, one in the channel, or one awaiting them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

import discord
from discord import app_commands

from bot.host.core.api import HostError, Table, UnknownTable
from bot.locales import Words
from bot.locales.markdown import escaped, plain
from bot.presenting import limits
from bot.presenting.table import texts_of, title_of
from cogs.ui.error_replies import NoTable, WhichTable
from cogs.ui.interaction import Request
from render.text.wording import commas

_NAMED = re.compile(r"#?([0-9]{1,15})", re.ASCII)
T = TypeVar("T", str, int)

LIVE = ("running",)
LOBBY = ("lobby",)
OPEN = ("running", "lobby")
SHOWN = ("running", "over", "abandoned")


async def find(request: Request, named: str | None, statuses: tuple[str, ...]) -> Table:
    """Return the table that a person means, if this process owns it.

    Of the `statuses`, an earlier one is preferred. Raises UnknownTable, NoTable, WhichTable,
    OtherShard.
    """
    return await own(request, await seen(request, named, statuses))


async def seen(request: Request, named: str | None, statuses: tuple[str, ...]) -> Table:
    """Return the table that a person means, but only for reading: another process may own it.

    Raises UnknownTable, NoTable, WhichTable.
    """
    table = await _named(request, named) if named else await _here(request, statuses)
    if named and not await request.context.host.people.guests.may_see(table, request.user_id):
        raise UnknownTable(table=table.id)
    return table


async def own(request: Request, table: Table) -> Table:
    """Set the table that the request is about, and return it. Raises OtherShard."""
    await request.context.host.cluster.check(table.id)
    request.table_id = table.id
    request.words = request.words.with_texts(texts_of(table))
    return table


async def find_lobby(request: Request, named: str | None) -> Table:
    """Return the lobby that a person means, or else the only running game in the channel.

    Raises UnknownTable, NoTable, WhichTable, OtherShard.
    """
    try:
        return await find(request, named, LOBBY)
    except NoTable:
        here = await request.context.host.tables.at(request.interaction.channel_id or 0)
        running = [table for table in here if table.status == "running"]
        if len(running) != 1:
            raise
    return await own(request, running[0])


async def typed(
    interaction: discord.Interaction, statuses: tuple[str, ...]
) -> tuple[Request, Table | None]:
    """Return the request of an autocomplete and its table, None if none matches the statuses.

    Errors are not reported. A table that is named in the command is looked up whatever its status.
    """
    request = await Request.of(interaction)
    try:
        found = await seen(request, getattr(interaction.namespace, "table", None), statuses)
    except HostError:
        return request, None
    request.words = request.words.with_texts(texts_of(found))
    return request, found if found.status in statuses else None


def title(table: Table, words: Words) -> str:
    """Return a table's title for lists."""
    return title_of(table, words)


async def suggest(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Return the tables that a person may mean, for autocomplete."""
    here, waiting = await _around(request)
    named = {str(table.id): title(table, request.words) for table in (*waiting, *here)}
    return matching([(name, number) for number, name in named.items()], current)


async def suggest_people(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Return the players at the table who move for themselves, each with their seat's number."""
    _, table = await typed(interaction, LIVE)
    chairs = () if table is None else table.chairs
    people = [(escaped(c.name), str((c.seat or 0) + 1)) for c in chairs if c.mover is None]
    return matching(people, current)


def matching(named: Iterable[tuple[str, T]], current: str | int) -> list[app_commands.Choice[T]]:
    """Return the named values that contain the typed text, as many as Discord accepts."""
    wanted = str(current).casefold()
    shown = ((plain(name), value) for name, value in named)
    fitting = (
        (name, value)
        for name, value in shown
        if wanted in name.casefold() or wanted in str(value).casefold()
    )
    return [
        app_commands.Choice(name=limits.clip(name, limits.CHOICE) or "?", value=value)
        for name, value in islice(fitting, limits.OPTIONS)
    ]


async def _named(request: Request, named: str) -> Table:
    match = _NAMED.fullmatch(named.strip())
    if match is None:
        raise UnknownTable(table=limits.clip(named, 20))
    return await request.context.host.tables.get(int(match[1]))


async def _here(request: Request, statuses: tuple[str, ...]) -> Table:
    here, waiting = await _around(request)
    for status in statuses:
        fitting = [table for table in here if table.status == status]
        if status != "lobby":
            fitting = fitting or [table for table in waiting if table.status == status]
        if fitting:
            return _only(request, fitting, {table.id for table in waiting})
    raise NoTable


async def _around(request: Request) -> tuple[list[Table], list[Table]]:
    """Return the tables of the channel, and the tables that are waiting for the person."""
    channel_id = request.interaction.channel_id
    return await request.context.host.tables.around(channel_id, request.user_id)


def _only(request: Request, tables: list[Table], waiting: set[int]) -> Table:
    """Return the one table that remains after preferring the person's own and then waiting ones."""
    if tables[0].status in ("over", "abandoned"):
        return tables[0]
    mine = [table for table in tables if table.chair_of(request.user_id)] or tables
    asking = [table for table in mine if table.id in waiting] or mine
    if len(asking) == 1:
        return asking[0]
    titles = (title(table, request.words) for table in asking[:10])
    raise WhichTable(tables=commas(titles, request.words))

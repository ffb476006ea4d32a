"""Check after a restore: what each table's posts show that the backup does not contain.

Every post that asks a question has a boards button, whose id identifies the version shown. The
newest such post of the bot decides: if the backup contains it, or it shows the same version,
nothing is lost; otherwise it shows what is lost. Nothing is changed before that; messages that the
bot cannot identify are left alone.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord

from bot.host.core.api import Table
from bot.host.upkeep.restores import Found, Restored
from bot.presenting import limits
from cogs.posting.posts import mark_of, nonce_of, shown_by
from cogs.posting.sender import CLOCKS_DIFFER, MOST_HISTORY, DiscordSender
from cogs.requests import refusals
from cogs.requests.budget import Priority
from cogs.requests.refusals import ERRORS
from cogs.requests.throttle import calls_as
from cogs.ui.context import Context

_MARKS = 1 << 30
"""Lowest id of a container that marks one of the bot's posts."""

_UNREADABLE = (refusals.PERMISSION, refusals.NO_CHANNEL, refusals.NO_MESSAGE, refusals.UNKNOWN)
"""Discord's refusals to return a place or a message, after which the check is not repeated."""

_log = logging.getLogger(__name__)


class LookBack:
    """Checks the tables once after a restore, one after another, and retries after a failure."""

    def __init__(self, client: discord.Client, context: Context, sender: DiscordSender) -> None:
        self._client = client
        self._context = context
        self._sender = sender

    @calls_as(Priority.REST)
    async def look(self) -> None:
        """Check every table not checked yet; tables with a transient error are retried later."""
        for table_id in await self._context.host.upkeep.restores.waiting():
            try:
                await self._look_at(table_id)
            except Exception as error:
                if _passes(error):
                    _log.warning("table %s cannot be looked at now: %r", table_id, error)
                    continue
                _log.exception("table %s cannot be looked at, and goes on as it is", table_id)
                await self._context.host.upkeep.restores.looked(table_id, Found(False))

    async def _look_at(self, table_id: int) -> None:
        restored = await self._context.host.upkeep.restores.of(table_id)
        if restored is None:
            return
        running = restored.table.status == "running"
        found = await self._found(restored) if running else Found(False)
        found = replace(found, unasked=tuple(await self._unasked(restored)))
        await self._context.host.upkeep.restores.looked(table_id, found)
        if found.later or not running:
            # The card may be newer than the backup, and show that a game has begun or is over.
            await self._sender.show_card(await self._context.host.tables.get(table_id))

    async def _found(self, restored: Restored) -> Found:
        """Return the findings from a table's posts. Raises transient errors of discord.py."""
        try:
            ours, complete = await self._ours(restored)
        except discord.HTTPException as error:
            if _passes(error):
                raise
            _log.warning("table %s: its posts cannot be read: %s", restored.table.id, error)
            return Found(bool(restored.lost))
        table, known = restored.table, _known(restored)
        unknown = [one for one in ours if _mark(one) not in known]
        lines = (one for one in unknown if _leads_to_post(one, table))
        called = frozenset(person.id for line in lines for person in line.mentions)
        newest = next((one for one in ours if shown(one, table)), None)
        if newest is None:
            unsure = not complete and bool(restored.lost)
            return Found(unsure or await self._is_stripped(table), called=called)
        if newest not in unknown:
            return Found(False, called=called)
        if shown(newest, table) == shown_by(table, restored.version, restored.epoch):
            return Found(False, live=newest.id, called=called)
        stale = (one.id for one in unknown if _offers(one, table))
        return Found(True, stale=tuple(sorted(stale)))

    async def _unasked(self, restored: Restored) -> list[int]:
        """Return the open proposals whose question has no buttons, because they were decided."""
        channel = self._client.get_partial_messageable(restored.table.place_id)
        gone = []
        for number, message_id in restored.questions.items():
            try:
                ids = _ids(await channel.fetch_message(message_id))
            except discord.HTTPException as error:
                if refusals.of(error) not in _UNREADABLE:
                    raise
                if refusals.of(error) == refusals.PERMISSION:
                    continue
                ids = []
            if not any(one.startswith(f"vote:{number}:") for one in ids):
                gone.append(number)
        return gone

    async def _is_stripped(self, table: Table) -> bool:
        """Return whether the table's post has lost its buttons, as after a newer post."""
        if table.post_id is None:
            return False
        channel = self._client.get_partial_messageable(table.place_id)
        try:
            return shown(await channel.fetch_message(table.post_id), table) is None
        except discord.HTTPException as error:
            if refusals.of(error) not in _UNREADABLE:
                raise
            return False

    async def _ours(self, restored: Restored) -> tuple[list[discord.Message], bool]:
        """Return the bot's posts since the backup, newest first, and whether these are all.

        Posts are edited for a while, so one from shortly before the backup may show later events
        and is included.
        """
        channel = self._client.get_partial_messageable(restored.table.place_id)
        since = restored.backup_at - limits.EDITABLE - CLOCKS_DIFFER
        history = channel.history(limit=MOST_HISTORY, after=since, oldest_first=False)
        messages = [message async for message in history]
        ours = [m for m in messages if m.author == self._client.user and _mark(m)]
        complete = len(messages) < MOST_HISTORY
        if not messages:
            complete = await self._sender.may_read(restored.table.place_id)
        return ours, complete


def _passes(error: Exception) -> bool:
    """Return whether an error is transient, so that another try may succeed."""
    return isinstance(error, ERRORS) and refusals.of(error) not in _UNREADABLE


def shown(message: discord.Message, table: Table) -> int | None:
    """Return the id that identifies the version a post of the bot shows, None without a version.

    A post about an abandoned game, and posts of earlier versions of the bot, have small ids, which
    belong to no version.
    """
    keys = (f"boards:{table.id}", f"away-up:{table.id}")
    return next((item.id or 0 for item in _buttons(message) if item.custom_id in keys), None)


def _known(restored: Restored) -> frozenset[int]:
    """Return the marks of the posts that the backup contains, and of their separate lines."""
    nonces = (nonce_of(f"{key}{end}") for key in restored.keys for end in ("", "-line"))
    return frozenset(map(mark_of, nonces))


def _mark(message: discord.Message) -> int | None:
    containers = (one for one in message.components if isinstance(one, discord.Container))
    return next((one.id for one in containers if (one.id or 0) >= _MARKS), None)


def _offers(message: discord.Message, table: Table) -> bool:
    """Return whether a message has buttons about a table; in the table's thread, any count."""
    ids = _ids(message)
    about = [one for one in ids if one.split(":")[1:2] == [str(table.id)]]
    return bool(any(ids) if table.thread_id is not None else about)


def _ids(message: discord.Message) -> list[str]:
    return [item.custom_id or "" for item in _buttons(message)]


def _leads_to_post(message: discord.Message, table: Table) -> bool:
    """Return whether a message links to the table's post, like the lines that notify people."""
    said = (item.content for item in _items(message) if isinstance(item, discord.TextDisplay))
    return any(f"/{table.post_id}" in text for text in said)


def _buttons(message: discord.Message) -> Iterator[discord.Button | discord.SelectMenu]:
    """Yield every button and menu of a message."""
    for item in _items(message):
        if isinstance(item, discord.Button | discord.SelectMenu):
            yield item


def _items(message: discord.Message) -> Iterator[discord.Component]:
    """Yield every component of a message, including nested ones."""
    waiting: list[discord.Component] = [*message.components]
    while waiting:
        item = waiting.pop(0)
        yield item
        children: Sequence[discord.Component] = getattr(item, "children", ())
        waiting = [*children, *waiting]

"""Notifications: by mention, direct message, both or none, and heads-up for whoever is next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.host.api import Bulletin, Posted, Preferences, Table
from bot.host.host import Host
from bot.host.posting.notifications import is_call
from bot.locales import Words
from cogs.ui.lookup import title

MENTIONED = ("thread", "both")
WHISPERED = ("dm", "both")
AHEAD = "dm-next"
TOLD_APART = ("absence-again",)
"""Notices of which a direct message of its own tells, with until when there is time."""


class Whisper(NamedTuple):
    """A direct message: to whom, its key, and whether it is the only notification."""

    user_id: int
    key: str
    language: str
    alone: bool

    @property
    def asks(self) -> bool:
        """Return whether the person is asked something, and not only told ahead."""
        return self.key != AHEAD

    def text(self, table: Table, link: str) -> str:
        """Return what it says."""
        words = Words(self.language)
        return words(self.key, table=title(table, words), link=link)


class Plan(NamedTuple):
    """Whom a post mentions, who gets a direct message, and who is mentioned as probably next."""

    mentions: tuple[int, ...]
    whispers: tuple[Whisper, ...] = ()
    ahead: int | None = None


class Calls:
    """Knows how everybody wants to be notified."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._ahead: dict[int, int] = {}
        """By table the person who last got a heads-up, so that nobody gets it twice."""

    async def plan(self, bulletin: Bulletin, called: tuple[int, ...]) -> Plan:
        """Return how to notify the people whom a post asks, and who gets a heads-up."""
        table = bulletin.table
        seated = {chair.user_id for chair in table.chairs if chair.user_id is not None}
        preferences = await self._host.people.of(seated | {*called})
        mentions = tuple(user_id for user_id in called if _style(preferences[user_id]) in MENTIONED)
        whispers = [*_whispers(called, "dm-turn", preferences, table)]
        if bulletin.notice is not None and not is_call(bulletin):
            apart = bulletin.notice.topic in TOLD_APART
            asked = () if apart else _not_mentioned(called, preferences)
            whispers = [*_whispers(asked, "dm-asked", preferences, table)]
        wanting = await self._host.calls.awake(u for u in seated if preferences[u].heads_up)
        ahead = await self._next(bulletin, wanting)
        if ahead is None or _style(preferences[ahead]) not in WHISPERED:
            return Plan(mentions, tuple(whispers), ahead)
        whispers += _whispers([ahead], AHEAD, preferences, table)
        return Plan(mentions, tuple(whispers))

    async def asking(self, table: Table, asked: tuple[int, ...]) -> Plan:
        """Return how to notify the people whom the table asks something other than a move.

        Whoever sleeps is not: the host notifies them later.
        """
        awake = await self._host.calls.awake(asked)
        called = [user_id for user_id in asked if user_id in awake]
        preferences = await self._host.people.of(awake)
        mentions = tuple(user_id for user_id in called if _style(preferences[user_id]) in MENTIONED)
        return Plan(mentions, tuple(_whispers(called, "dm-asked", preferences, table)))

    async def told(self, bulletin: Bulletin, user_id: int, message: Posted) -> None:
        """Remember the direct message to somebody who is asked something."""
        await self._host.calls.told_directly(bulletin, user_id, message)

    async def words(self, table: Table, user_id: int) -> Words:
        """Return the language of direct messages to a person."""
        preferences = await self._host.people.preferences(user_id)
        return Words(preferences.language or table.language)

    async def _next(self, bulletin: Bulletin, wanting: frozenset[int]) -> int | None:
        """Return the person who is probably next, if they want a heads-up and have not had it."""
        position, table = bulletin.position, bulletin.table
        if not bulletin.asks or bulletin.notice is not None:
            return None
        chairs = (table.chairs[decision.seat] for decision in position.decisions)
        asked = {chair.user_id for chair in chairs if chair.user_id is not None}
        if self._ahead.get(table.id) in asked:
            del self._ahead[table.id]
        if not wanting - asked or await self._host.calls.is_live(table.id):
            return None
        seat = await self._host.next_up.next_up(position)
        user_id = None if seat is None else table.chairs[seat].user_id
        if user_id not in wanting or self._ahead.get(table.id) == user_id:
            return None
        self._ahead[table.id] = user_id
        return user_id


def _whispers(
    user_ids: Iterable[int], key: str, preferences: dict[int, Preferences], table: Table
) -> Iterator[Whisper]:
    for user_id in user_ids:
        style = _style(preferences[user_id])
        if style in WHISPERED:
            language = preferences[user_id].language or table.language
            yield Whisper(user_id, key, language, style == "dm" and key != AHEAD)


def _not_mentioned(user_ids: Iterable[int], preferences: dict[int, Preferences]) -> list[int]:
    return [user_id for user_id in user_ids if _style(preferences[user_id]) not in MENTIONED]


def _style(preferences: Preferences) -> str:
    return preferences.pings or "thread"

"""Look-up of how people want to be notified, as input for `bot.host.people.audience`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.core.api import Bulletin, Posted, Table
from bot.host.host import Host
from bot.host.people.audience import (
    Audience,
    Purpose,
    Recipient,
    audience,
    wants_ahead,
    with_next,
)
from bot.host.posting.calls import is_call
from bot.locales import Words
from cogs.ui.lookup import title

TOLD_APART = ("absence-again",)
"""Topics of notices that also get a direct message of their own, with the deadline."""


class Notifications:
    """Looks up how each person wants to be notified."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._ahead: dict[int, int] = {}
        """Last person who got a heads-up, by table, so that nobody gets it twice."""

    async def of_post(self, bulletin: Bulletin, called: tuple[int, ...]) -> Audience:
        """Return how the people asked by a post are notified, and who gets a heads-up."""
        table = bulletin.table
        seated = {chair.user_id for chair in table.chairs if chair.user_id is not None}
        recipients = await self._recipients(seated | {*called})
        told = audience(_purpose(bulletin), called, recipients)
        ahead = await self._next(bulletin, {user_id: recipients[user_id] for user_id in seated})
        return with_next(told, ahead, recipients)

    async def of_question(self, asked: tuple[int, ...]) -> Audience:
        """Return how people are notified of a question that does not ask for a move.

        People who are asleep are not notified now: the host does so later, if it stored a call for
        them.
        """
        return audience(Purpose.QUESTION, asked, await self._recipients(asked))

    async def of_private(self, notice_for: tuple[int, ...]) -> Audience:
        """Return the people who get an announcement as a direct message."""
        return audience(Purpose.PRIVATE, notice_for, await self._recipients(notice_for))

    async def remember(self, bulletin: Bulletin, user_id: int, message: Posted) -> None:
        """Store a direct message that asks a person something."""
        await self._host.posting.calls.remember_direct(bulletin, user_id, message)

    async def _recipients(self, user_ids: Iterable[int]) -> dict[int, Recipient]:
        user_ids = {*user_ids}
        preferences = await self._host.people.preferences.of(user_ids)
        awake = await self._host.posting.calls.awake(user_ids)
        return {
            user_id: Recipient(one.pings, one.language, bool(one.heads_up), user_id in awake)
            for user_id, one in preferences.items()
        }

    async def _next(self, bulletin: Bulletin, seated: dict[int, Recipient]) -> int | None:
        """Return who is probably next, if they want a heads-up and have not had it, else None."""
        position, table = bulletin.position, bulletin.table
        if not bulletin.asks or bulletin.notice is not None:
            return None
        chairs = (table.chairs[decision.seat] for decision in position.decisions)
        asked = {chair.user_id for chair in chairs if chair.user_id is not None}
        if self._ahead.get(table.id) in asked:
            del self._ahead[table.id]
        wanting = wants_ahead(seated, asked)
        if not wanting or await self._host.posting.calls.is_live(table.id):
            return None
        seat = await self._host.automation.next_up.next_up(position)
        user_id = None if seat is None else table.chairs[seat].user_id
        if user_id not in wanting or self._ahead.get(table.id) == user_id:
            return None
        self._ahead[table.id] = user_id
        return user_id


def _purpose(bulletin: Bulletin) -> Purpose:
    if bulletin.notice is None or is_call(bulletin):
        return Purpose.TURN
    return Purpose.ANNOUNCED if bulletin.notice.topic in TOLD_APART else Purpose.NOTICE


def text_of(key: str, language: str | None, table: Table, link: str) -> str:
    """Return the text of a direct message."""
    words = Words(language or table.language)
    return words(key, table=title(table, words), link=link)

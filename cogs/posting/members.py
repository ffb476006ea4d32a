"""Members of private tables' threads, added when a thread opens or with a later post.

Channel page, "Add Thread Member": the bot must be able to write in the thread, which must not be
archived; 204 is also returned for people who are already members. Threads page: only members can
read a private thread.
"""

from __future__ import annotations

import logging

import discord
from cachetools import FIFOCache

from bot.host.core.api import PublishFailed, Table
from bot.host.core.background.delivery import SOON
from cogs.posting.obstacles import Obstacles, lacking, opened
from cogs.posting.threads import NoThreads, add
from cogs.requests import refusals
from cogs.requests.refusals import ADDING, ERRORS, Refusal, Sort
from cogs.ui.context import Context

MOST = 20_000
"""Maximum number of memberships in threads that are remembered."""
_PASSING = (refusals.BROKEN, refusals.PACE, refusals.NO_ANSWER)
"""Refusals after which another try soon may well succeed."""
_WITHOUT_EVENT = (*_PASSING, refusals.PEOPLE_FULL)
"""Refusals whose end is reported by no event, so that only another try reveals it."""

_log = logging.getLogger(__name__)


class Members:
    """Adds all people of a private table to its thread, and remembers who is a member.

    After a restart nothing is remembered: all are added once more, which changes nothing for
    members.
    """

    def __init__(self, client: discord.Client, context: Context, obstacles: Obstacles) -> None:
        self._client = client
        self._context = context
        self._obstacles = obstacles
        self._tried = FIFOCache[tuple[int, int], bool](MOST)
        """Whether nothing more can be done, by thread and person: they are in, or never can be."""

    async def let_in(self, table: Table, opening: bool = True) -> None:
        """Add the people of a private table who are not known to be in its thread.

        Raises PublishFailed once for a person who may be added on a retry soon, and each time for
        one who is asked to decide: they cannot read the question before they are added, so the game
        could not go on.
        """
        if not table.private or table.thread_id is None:
            return
        waits: list[str] = []
        for user_id in await self._belonging(table):
            tried = self._tried.get((table.thread_id, user_id))
            refusal = None if tried else await self.add(table, user_id, opening)
            first = refusal in _PASSING and tried is None
            if refusal and (first or await self._needs(table, user_id, refusal)):
                waits.append(refusal.name)
        if waits:
            reasons = ", ".join(waits)
            raise PublishFailed(f"people are not let into the thread: {reasons}", longest=SOON)

    async def _needs(self, table: Table, user_id: int, refusal: Refusal) -> bool:
        """Return whether a post must wait for a person to be added, because it asks them."""
        if refusal not in _WITHOUT_EVENT:
            return False
        position = await self._context.host.tables.position(table.id)
        return position.user_decision(user_id) is not None

    async def add(self, table: Table, user_id: int, opening: bool = True) -> Refusal | None:
        """Add a person to a table's thread; return the refusal, None if they can read the thread.

        If `opening` is true, a private thread is reopened for this. It is false if the thread has
        just been reopened, so that a thread that people keep closing is not reopened forever.
        Everyone can read a public thread.
        """
        if table.thread_id is None or user_id <= 0:
            return None
        thread_id = table.thread_id
        try:
            if table.private and opening:
                await opened(self._client, thread_id, lambda: add(self._client, thread_id, user_id))
            else:
                await add(self._client, thread_id, user_id)
        except (NoThreads, *ERRORS) as error:
            return await self._refused(table, thread_id, user_id, error) if table.private else None
        self._tried[thread_id, user_id] = True
        for what in (ADDING, refusals.PEOPLE_FULL.name):
            await self._context.host.servers.places.give(thread_id, what)
        return None

    async def _refused(
        self, table: Table, thread_id: int, user_id: int, error: Exception
    ) -> Refusal:
        """Remember the refusal to add a person, and notify people who can remove its cause."""
        refusal = refusals.of(error)
        _log.info("a person is not let into table %s: %s", table.id, error)
        lost = refusal is refusals.NO_CHANNEL
        self._tried[thread_id, user_id] = refusal.sort is Sort.NEVER and not lost
        if lost:
            await self._obstacles.lost(thread_id)
        elif refusal == refusals.PERMISSION and not refusals.is_hidden(error):
            missing = lacking(self._client, thread_id, error, ADDING)
            await self._obstacles.lacks(thread_id, missing, [table])
        elif refusal == refusals.PEOPLE_FULL:
            await self._obstacles.lacks(thread_id, refusal.name, [table])
        return refusal

    async def _belonging(self, table: Table) -> list[int]:
        """Return the people for a private thread: players, spectators and invited guests."""
        guests = await self._context.host.people.guests.of_table(table.id)
        seated = [chair.user_id for chair in table.chairs if chair.user_id is not None]
        return list(dict.fromkeys([*seated, *(guest.person.id for guest in guests)]))

"""Steps of the seasons: takes every season that is due one step further, also after a downtime."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.host.absence.service import Kinds
from bot.host.core.api import PublishFailed
from bot.host.core.background.worker import KeyedWorker
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Members, Pairer, Season
from bot.host.leagues.core.parts import Parts, SeasonChanged
from bot.host.leagues.core.rows import season_of
from bot.host.leagues.outbox import LeagueOutbox
from bot.host.leagues.pairing.drafting import pair_here
from bot.host.leagues.stages import STEPS
from bot.store import Connection
from bot.store.leagues import seasons

_LOG = logging.getLogger(__name__)

_AFTER_FAILURE = 60.0
"""Seconds until a failed step is tried again."""
MOST_STEPS = 10
"""Stages that a season may pass in one look: after a long downtime, all of them."""


class SeasonRunner:
    """Runner of the seasons' steps; does nothing before `members` is set."""

    def __init__(
        self,
        registry: TableRegistry,
        outbox: LeagueOutbox,
        kinds: Kinds,
        wake_followers: Callable[[int], None],
        tell_onlookers: Callable[[int], None],
    ) -> None:
        self.members: Members | None = None
        self.pairer: Pairer = pair_here
        """Function that pairs; the bot sets one that does it in another process."""
        self._registry = registry
        self._outbox = outbox
        self._kinds = kinds
        self._wake_followers = wake_followers
        self._tell_onlookers = tell_onlookers
        self._known_here: set[int] = set()
        self._worker = KeyedWorker(self._advance)
        self._poster = KeyedWorker(self._post)

    async def look(self) -> None:
        """Start the steps of seasons that are due, and the posting of due posts."""
        now = self._registry.now()
        for season_id in await self._registry.database.read(
            lambda db: seasons.seasons_due(db, now)
        ):
            self._worker.run_soon(season_id)
        self._poster.run_soon(0)

    async def settled(self) -> None:
        """Wait until no season is being stepped, and no post is being sent."""
        await self._worker.settled()
        await self._poster.settled()

    async def drain(self) -> None:
        """Start nothing more, and wait until running steps have ended and their posts are sent."""
        await self._worker.drain()
        await self._poster.settled()
        await self._poster.drain()

    async def close(self) -> None:
        """Start nothing more, and wait for running steps to end."""
        await self._worker.close()
        await self._poster.close()

    async def _post(self, _: int) -> None:
        while await self._outbox.look():
            pass

    async def _advance(self, season_id: int) -> None:
        if self.members is None:
            return
        parts = Parts(
            self._registry,
            self.members,
            self.pairer,
            self._wake_followers,
            self._kinds,
            self._known_here,
        )
        for _ in range(MOST_STEPS):
            now = self._registry.now()
            season, due_before = await self._registry.database.read(lambda db: _load(db, season_id))
            step = STEPS.get(season.stage)
            if step is None:
                break
            try:
                due_at = await self._due_after(step(parts, season, now), season_id, now)
            except SeasonChanged:
                # Another transaction was quicker: the step is repeated with what it decided.
                continue
            await self._put_off(season_id, due_before, due_at)
            if due_at > now:
                break
        self._tell_onlookers(season_id)
        self._poster.run_soon(0)

    async def _due_after(self, step: Awaitable[float], season_id: int, now: float) -> float:
        """Do a step and return when to look again; a failed step is tried again later.

        Raises SeasonChanged.
        """
        try:
            return await step
        except SeasonChanged:
            raise
        except PublishFailed as failure:
            _LOG.warning("season %s cannot go on yet: %s", season_id, failure.reason)
        except Exception:
            _LOG.exception("season %s: its step failed", season_id)
        return now + _AFTER_FAILURE

    async def _put_off(self, season_id: int, before: float, due_at: float) -> None:
        """Store when to look again, unless an earlier look was requested since this one began."""
        await self._registry.database.write(
            lambda db: seasons.put_off(db, season_id, before, due_at)
        )


def _load(connection: Connection, season_id: int) -> tuple[Season, float]:
    """Return a season, and when it was due."""
    row = seasons.season(connection, season_id)
    assert row is not None
    return season_of(connection, row), row.due_at

"""The host, which combines its services over one database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from datetime import UTC, datetime

from bot.host.absence.hooks import ClocksAndSeats
from bot.host.absence.service import Absence
from bot.host.analysis.services import Analysis
from bot.host.automation.services import Automation
from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.cluster.api import Cluster
from bot.host.core.cluster.connectivity import Connectivity
from bot.host.core.game import HostedGame
from bot.host.core.processes.shared import join
from bot.host.core.registry import Clock, TableRegistry
from bot.host.core.services import Core
from bot.host.fairness.service import Fairness
from bot.host.leagues.services import Leagues
from bot.host.links.calendars import Calendars
from bot.host.links.mails import MailLinks
from bot.host.links.onlookers import Onlookers
from bot.host.links.pairings import Pairings
from bot.host.links.programs import Programs
from bot.host.links.service import Links
from bot.host.lobby.service import Lobby
from bot.host.people.services import People
from bot.host.posting.services import Posting
from bot.host.proposals.service import Proposals
from bot.host.ratings.service import Ratings
from bot.host.servers.services import Servers
from bot.host.upkeep.services import Upkeep
from bot.runtime.database_url import Address
from bot.runtime.shard_range import ALL, ShardRange
from bot.store.opening.any_engine import open_database
from bot.store.opening.lock import Lock


def utc_now() -> datetime:
    """Return this machine's current time."""
    return datetime.now(UTC)


class Host:
    """The host's services over one database; use `open` to create it."""

    def __init__(
        self,
        registry: TableRegistry,
        games: Mapping[str, HostedGame],
        thinkers: Thinkers = NO_THINKERS,
    ) -> None:
        self._database = registry.database
        self._registry = registry
        registry.releases = {key: game.release for key, game in games.items()}
        registry.apart = frozenset(key for key, game in games.items() if game.apart)
        onlookers = Onlookers()
        self.core = core = Core(registry, ClocksAndSeats(), onlookers.moved)
        self.tables = tables = core.tables
        timers, wake_followers = core.timers, core.wake_followers
        self.automation = Automation(registry, core, games, thinkers)
        kinds = self.automation.kinds
        orders, house_bots = self.automation.orders, self.automation.house_bots
        self.posting = Posting(registry, core, orders.settled)
        self.people = People(registry)
        self.lobby = Lobby(registry, kinds, timers, wake_followers)
        self.absence = Absence(registry, kinds, timers, wake_followers)
        self.proposals = Proposals(registry, tables, self.lobby, self.absence)
        self.leagues = Leagues(registry, kinds, wake_followers)
        self.servers = Servers(registry, wake_followers)
        self.links = Links(registry, self.people.guests, onlookers)
        self.pairings = Pairings(registry, self.links)
        self.calendars = Calendars(registry)
        self.programs = Programs(registry, wake_followers)
        self.mail_links = MailLinks(registry, self.people.ways)
        self.fairness = Fairness(registry)
        self.ratings = Ratings(registry)
        self.analysis = Analysis(registry, tables, games, thinkers)
        self.leagues.season_runner.coach = self.analysis.coaching
        self.leagues.season_runner.stops = self.analysis.history.stops
        wake_readers = self.leagues.wake_readers
        self.upkeep = Upkeep(registry, kinds, self.lobby, wake_followers, wake_readers)
        core.incidents.pause = self.upkeep.missing_games.fail
        core.followers.join(orders, house_bots, self.proposals, self.posting.outbox, onlookers)

    @classmethod
    async def open(
        cls,
        address: Address,
        games: Mapping[str, HostedGame],
        clock: Clock = utc_now,
        thinkers: Thinkers = NO_THINKERS,
        lock: Lock | None = None,
        shard_range: ShardRange = ALL,
    ) -> Host:
        """Open or create the database; if its `lock` is already held, pass it on.

        The host serves the shards of `shard_range`; other processes serve the rest. Raises
        StoreError.
        """
        rules = {key: game.rules for key, game in games.items()}
        database = await open_database(address, lock, shard_range)
        registry = TableRegistry(database, rules, clock)
        try:
            registry.cluster = await join(registry, shard_range)
        except BaseException:
            await database.close()
            raise
        return cls(registry, games, thinkers)

    @property
    def connectivity(self) -> Connectivity:
        """The connected shards; set by the client that connects them."""
        return self._registry.connectivity

    @connectivity.setter
    def connectivity(self, connectivity: Connectivity) -> None:
        self._registry.connectivity = connectivity

    @property
    def cluster(self) -> Cluster:
        """The processes that share the bot's work."""
        return self._registry.cluster

    def now(self) -> datetime:
        """Return the time that the host uses for everything it stores."""
        return datetime.fromtimestamp(self._registry.now(), UTC)

    @property
    def is_storing(self) -> bool:
        """Whether a write is in progress, for which usually a player is waiting."""
        return self._database.is_storing

    async def at_rest(self) -> None:
        """Wait until no write is in progress."""
        await self._database.at_rest()

    async def resume(self) -> None:
        """Resume unfinished work: due moves of house bots, orders, proposals and posts.

        This must be called once the publisher is set, and again from time to time.
        """
        await self.cluster.look()
        await self.upkeep.missing_games.pause()
        await self.core.followers.resume()
        await self.upkeep.privacy.resume()
        await self.upkeep.thinning.look()

    async def tick(self) -> None:
        """Do all work that is due; unless this is called every few seconds, no clock runs."""
        await self.absence.beat()
        await self.core.timers.look()
        await self.leagues.look()
        await self.lobby.wishes.look()
        await self.lobby.queue.look()
        await self.servers.audit.look()
        await self.upkeep.missing_games.look()
        await self.servers.presets.look()
        await self.people.look()
        await self.ratings.beat()
        await self.ratings.forecasts.beat()

    async def drain(self, people: Awaitable[object]) -> None:
        """Start no more work, and wait for running work, `people`'s actions, and their posts.

        A caller that cannot wait longer may cancel this and close the host: the rest is done after
        a restart.
        """
        parts = (
            self.leagues,
            self.people,
            self.automation.orders,
            self.automation.house_bots,
            self.proposals,
            self.analysis.coaching,
            self.cluster,
        )
        await asyncio.gather(people, *(part.drain() for part in parts))
        await self.cluster.settled()
        await self.posting.outbox.drain()

    async def close(self) -> None:
        """Finish running work and close the database; the rest resumes after a restart."""
        await self.cluster.leave()
        await self.analysis.coaching.drain()
        await self.leagues.close()
        await self.people.close()
        await self.cluster.close()
        await self.core.followers.close()
        await self._database.close()

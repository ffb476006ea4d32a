"""The host: its services put together over one database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from datetime import UTC, datetime

from bot.host.absence.availability import Availability
from bot.host.absence.hooks import ClocksAndSeats
from bot.host.absence.service import Absence
from bot.host.analysis.coaching.service import Coaching
from bot.host.analysis.drafts import Drafts
from bot.host.analysis.history import History
from bot.host.analysis.lessons import Lessons
from bot.host.analysis.sandboxes import Sandboxes
from bot.host.automation.house_bots import Bots, HouseBots, Minds
from bot.host.automation.next_up import NextUp
from bot.host.automation.offers import Offers
from bot.host.automation.standing_orders import Books, Orders
from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.connectivity import Connectivity
from bot.host.core.game import HostedGame
from bot.host.core.handover import Handover
from bot.host.core.hooks import Followers
from bot.host.core.incidents import Incidents
from bot.host.core.limits import Limits
from bot.host.core.other_processes import OtherProcesses
from bot.host.core.registry import Clock, TableRegistry
from bot.host.core.tables import Tables
from bot.host.core.timers import Timers
from bot.host.fairness.service import Fairness
from bot.host.leagues.services import LeagueServices
from bot.host.links.onlookers import Onlookers
from bot.host.links.service import Links
from bot.host.lobby.closing import Closing
from bot.host.lobby.invitations import Invitations
from bot.host.lobby.openings import Openings
from bot.host.lobby.presence import Presence
from bot.host.lobby.service import Lobby
from bot.host.people.avoid_lists import AvoidLists
from bot.host.people.commitments import Commitments
from bot.host.people.guests import Guests
from bot.host.people.notes import Notes
from bot.host.people.preferences import People
from bot.host.posting.notifications import Notifications
from bot.host.posting.outbox import Outbox
from bot.host.proposals.actions import Powers
from bot.host.proposals.service import Proposals
from bot.host.ratings.forecasts import Forecasts
from bot.host.ratings.service import Ratings
from bot.host.ratings.statistics import Statistics
from bot.host.servers.administration import Administration
from bot.host.servers.audit import AuditLog
from bot.host.servers.departures import Departures
from bot.host.servers.places import Places
from bot.host.servers.sessions import Sessions
from bot.host.servers.settings import Servers
from bot.host.upkeep.figures import Watch
from bot.host.upkeep.lease import Lease
from bot.host.upkeep.privacy import Privacy
from bot.host.upkeep.restores import Restores
from bot.host.upkeep.file import Upkeep
from bot.host.upkeep.thinning import Thinning
from bot.players.levels import levels_of
from bot.runtime.database_url import Address
from bot.runtime.shard_range import ShardRange
from bot.store.opening.any_engine import listening_on, open_database
from bot.store.opening.lock import Lock
from bot.store.sharing.listening import Listening


def utc_now() -> datetime:
    """Return the time of this machine."""
    return datetime.now(UTC)


class Host:
    """The host's services over one database; made by `open`."""

    def __init__(
        self,
        registry: TableRegistry,
        games: Mapping[str, HostedGame],
        thinkers: Thinkers = NO_THINKERS,
    ) -> None:
        self._database = registry.database
        self._registry = registry
        self.thinkers = thinkers
        bots: Bots = {key: game.bots for key, game in games.items()}
        books: Books = {key: game.orders for key, game in games.items() if game.orders}
        resample = {key: game.resample for key, game in games.items() if game.resample}
        self.outbox = Outbox(registry, self._orders_at_rest, Offers(registry, books).of)
        self._followers = Followers()
        self.other_processes = OtherProcesses(registry, self._followers.wake)
        wake_followers = self.other_processes.wake
        onlookers = Onlookers()
        self.tables = Tables(registry, ClocksAndSeats(), self._followers, onlookers.moved)
        self.handover = Handover(registry)
        self.incidents = Incidents(registry)
        minds = Minds(thinkers, self.incidents, wake_followers)
        self.house_bots = HouseBots(registry, self.tables, bots, minds)
        kinds = {game: levels_of(kinds, thinkers.offered) for game, kinds in bots.items()}
        self.timers = Timers(registry)
        self.lobby = Lobby(registry, kinds, self.timers, wake_followers)
        self.absence = Absence(registry, kinds, self.timers, wake_followers)
        self.availability = Availability(registry, wake_followers)
        self.notifications = Notifications(registry, self.timers, wake_followers)
        self.people = People(registry)
        self.presence = Presence(registry)
        self.privacy = Privacy(registry, kinds, self.lobby, wake_followers)
        self.places = Places(registry, wake_followers)
        self.orders = Orders(registry, self.tables, books)
        powers = Powers(registry, self.tables, self.lobby, self.absence)
        self.proposals = Proposals(registry, powers.by_kind(), self.availability.deadline)
        self.servers = Servers(registry)
        self.audit = AuditLog(registry)
        self.administration = Administration(registry)
        self.limits = Limits(registry)
        self.departures = Departures(registry, wake_followers)
        self.restores = Restores(registry, wake_followers)
        self.guests = Guests(registry)
        self.links = Links(registry, self.guests, onlookers)
        self.fairness = Fairness(registry)
        self.notes = Notes(registry)
        self.avoid_lists = AvoidLists(registry)
        self.history = History(registry, self.tables)
        self.openings = Openings(registry)
        self.closing = Closing(registry)
        self.invitations = Invitations(registry)
        self.commitments = Commitments(registry)
        self.sandboxes = Sandboxes(registry, self.tables, bots, resample)
        searchers = {key: game.searcher for key, game in games.items() if game.searcher}
        self.coaching = Coaching(registry, self.tables, searchers, thinkers)
        self.drafts = Drafts(registry, self.tables, resample)
        self.lessons = Lessons(registry, games)
        self.next_up = NextUp(bots, resample)
        self.leagues = LeagueServices(registry, kinds, wake_followers)
        self.ratings = Ratings(registry)
        self.forecasts = Forecasts(registry)
        self.statistics = Statistics(registry)
        self.sessions = Sessions(registry)
        self.upkeep = Upkeep(registry)
        self.lease = Lease(registry)
        self.watch = Watch(registry)
        self.thinning = Thinning(registry)
        followers = (self.orders, self.house_bots, self.proposals, self.outbox)
        self._followers.join(*followers, onlookers)

    @classmethod
    async def open(
        cls,
        address: Address,
        games: Mapping[str, HostedGame],
        clock: Clock = utc_now,
        thinkers: Thinkers = NO_THINKERS,
        lock: Lock | None = None,
    ) -> Host:
        """Open or create the database; with its lock, if it is held. Raises StoreError."""
        rules = {key: game.rules for key, game in games.items()}
        database = await open_database(address, lock)
        return cls(TableRegistry(database, rules, clock), games, thinkers)

    @property
    def connectivity(self) -> Connectivity:
        """Return which shards are linked; set by the client that connects them."""
        return self._registry.connectivity

    @connectivity.setter
    def connectivity(self, connectivity: Connectivity) -> None:
        self._registry.connectivity = connectivity

    @property
    def shard_range(self) -> ShardRange:
        """Return the shards whose servers' tables are ours; all unless `share` sets it."""
        return self._registry.shard_range

    @shard_range.setter
    def shard_range(self, shard_range: ShardRange) -> None:
        self._registry.shard_range = shard_range

    def now(self) -> datetime:
        """Return the time that the host stores everything by."""
        return datetime.fromtimestamp(self._registry.now(), UTC)

    @property
    def listening(self) -> Listening:
        """Return the channel on which processes that share the database notify each other."""
        return self._registry.listening

    async def share(self, shard_range: ShardRange) -> None:
        """Serve only these shards and leave the rest to other processes; called before `resume`.

        Raises StoreError.
        """
        self.shard_range = shard_range
        if not shard_range.is_all:
            self._registry.listening = await listening_on(self._database)
            self.other_processes.listen()
            self.links.listen()

    @property
    def is_storing(self) -> bool:
        """Return whether a write is under way: most of the time players wait for it."""
        return self._database.is_storing

    async def at_rest(self) -> None:
        """Wait until no write is under way."""
        await self._database.at_rest()

    async def resume(self) -> None:
        """Resume unfinished work: moves of house bots, orders, proposals and posts that are due.

        To be called once the publisher is set, and again from time to time.
        """
        await self.other_processes.catch_up()
        await self._followers.resume()
        await self.handover.look()
        await self.privacy.resume()
        await self.thinning.look()

    async def tick(self) -> None:
        """Do all work that is due; must be called every few seconds, or no clock runs."""
        await self.absence.beat()
        await self.timers.look()
        await self.leagues.look()
        await self.audit.look()
        await self.ratings.beat()
        await self.forecasts.beat()

    async def drain(self, people: Awaitable[object]) -> None:
        """Begin no more work, and wait for running work, for `people`'s actions, and their posts.

        A caller that cannot wait longer may cancel this and close the host: the rest is done
        after a restart.
        """
        parts = (
            *(self.leagues, self.orders, self.house_bots, self.proposals, self.coaching),
            self.handover,
        )
        await asyncio.gather(people, *(part.drain() for part in parts))
        await self.other_processes.settled()
        await self.outbox.drain()

    async def close(self) -> None:
        """Finish running work and close the database; the rest resumes after a restart."""
        await self.listening.close()
        await self.coaching.drain()
        await self.handover.close()
        await self.leagues.close()
        await self.other_processes.close()
        await self._followers.close()
        await self._database.close()

    async def _orders_at_rest(self, table_id: int) -> None:
        await self.orders.settled(table_id)

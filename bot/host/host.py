"""The host's parts put together over one database."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.games import REDEALS
from bot.host.absence.rhythms import Rhythms
from bot.host.absence.service import Absence
from bot.host.calls import Calls
from bot.host.departures import Departures
from bot.host.history import History
from bot.host.house_bots import Bots, HouseBots
from bot.host.limits import Limits
from bot.host.lobby import Lobby
from bot.host.manners import Manners
from bot.host.openings import Openings
from bot.host.orders import Books, Orders
from bot.host.outbox import Outbox
from bot.host.people import People
from bot.host.places import Places
from bot.host.presence import Presence
from bot.host.proposals import Proposals
from bot.host.proposals_powers import Powers
from bot.host.sandbox import Sandboxes
from bot.host.servers import Servers
from bot.host.shelf import AnyRules, Clock, Shelf
from bot.host.tables import Tables
from bot.host.timers import Timers
from bot.host.upcoming import Upcoming
from bot.players import ORDERS
from bot.store import Database


def utc_now() -> datetime:
    """Return the time of this machine."""
    return datetime.now(UTC)


class Host:
    """Everything that cogs may ask for; made by `open`."""

    def __init__(self, shelf: Shelf, bots: Bots, books: Books) -> None:
        self._database = shelf.database
        self.outbox = Outbox(shelf, self._orders_at_rest)
        self.tables = Tables(shelf, self._committed)
        self.house_bots = HouseBots(shelf, self.tables, bots)
        kinds = {game: tuple(kinds) for game, kinds in bots.items()}
        self.timers = Timers(shelf)
        self.lobby = Lobby(shelf, kinds, self.timers, self._committed)
        self.absence = Absence(shelf, kinds, self.timers, self._committed)
        self.rhythms = Rhythms(shelf, self._committed)
        self.calls = Calls(shelf, self.timers, self._committed)
        self.people = People(shelf.database)
        self.presence = Presence(shelf)
        self.places = Places(shelf, self._committed)
        self.orders = Orders(shelf, self.tables, books)
        powers = Powers(shelf, self.tables, self.lobby, self.absence)
        self.proposals = Proposals(shelf, powers.by_kind(), self.rhythms.deadline)
        self.servers = Servers(shelf.database)
        self.limits = Limits(shelf)
        self.departures = Departures(shelf, self._committed)
        self.manners = Manners(shelf)
        self.history = History(shelf, self.tables)
        self.openings = Openings(shelf)
        self.sandboxes = Sandboxes(shelf, self.tables, bots, REDEALS)
        self.upcoming = Upcoming(bots, REDEALS)

    @classmethod
    async def open(
        cls,
        path: Path,
        games: Mapping[str, AnyRules],
        bots: Bots,
        clock: Clock = utc_now,
        books: Books = ORDERS,
    ) -> Host:
        """Open or create the database. Raises StoreError."""
        return cls(Shelf(await Database.open(path), games, clock), bots, books)

    async def resume(self) -> None:
        """Go on with what was left behind: moves of house bots and posts that are due.

        To be called once the publisher is set, and again every now and then.
        """
        await self.orders.resume()
        await self.house_bots.resume()
        await self.proposals.resume()
        await self.outbox.drain()

    async def tick(self) -> None:
        """Do what is due by now; to be called every few seconds, or nobody's clock runs."""
        await self.absence.beat()
        await self.timers.look()

    async def close(self) -> None:
        """Finish what is under way and close the database; all else goes on after a restart."""
        await self.proposals.close()
        await self.orders.close()
        await self.house_bots.close()
        await self.outbox.close()
        await self._database.close()

    async def _orders_at_rest(self, table_id: int) -> None:
        await self.orders.settled(table_id)

    def _committed(self, table_id: int) -> None:
        self.orders.kick(table_id)
        self.house_bots.kick(table_id)
        self.outbox.kick(table_id)
        self.proposals.kick(table_id)

"""The stage of strangers: the real host, time that moves on demand, posts that are recorded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from random import Random
from typing import Any, TypeVar, TypeVarTuple, Unpack

from bot.host import Host
from bot.host.core.api import Bulletin, Person, Posted, Table
from bot.host.people.hours import Hours
from bot.host.proposals.service import Proposal
from bot.presenting import limits
from bot.presenting.draw_pool import DrawPool
from bot.simulation.server import Clock
from bot.store.turns import clocks
from cogs.commands.proposals import ThreadAnnouncer
from cogs.posting.lobby_calls import LobbyCalls
from cogs.posting.notifications import Notifications
from cogs.posting.posts import Post
from cogs.posting.publisher import Found, GamePublisher
from cogs.ui.context import Context
from tests.catalogue import CATALOGUE
from tests.tools.strangers.figures import Ledger, Ping
from tests.tools.strangers.people import Stranger

EPOCH = datetime(2026, 11, 21, 12, 0, tzinfo=UTC).timestamp()
GUILD, CHANNEL = 1, 20

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Lots(Random):
    """Lots that fall by a seed, in place of the host's own: a seed is always the same game."""

    randbits = Random.getrandbits


class Wordy(DrawPool):
    """Draws nothing: posts are in words, and lack nothing."""

    def __init__(self) -> None:
        super().__init__(1, 1)

    async def draw(self, work: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        nothing: Any = ()
        return nothing  # type: ignore[no-any-return]


class Recorder:
    """Stands where Discord is, and writes down whom it calls."""

    def __init__(self, clock: Callable[[], datetime], ledger: Ledger) -> None:
        self._clock = clock
        self.ledger = ledger
        self.topic = ""
        self._numbers = count(5000)
        self._sent_at: dict[int, datetime] = {}

    async def place(self, table: Table) -> int:
        return table.place_id

    async def send(self, place_id: int, post: Post) -> int:
        self.ledger.counts["posts"] += 1
        number = next(self._numbers)
        self._sent_at[number] = self._clock()
        self._ping(post.mentions)
        return number

    async def find(
        self, place_id: int, post: Post, since: datetime, edited: int | None
    ) -> Found | None:
        return None

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        fresh = self._clock() - self._sent_at[message_id] < limits.EDITABLE
        self.ledger.counts["edits"] += fresh
        return fresh

    async def strip(self, place_id: int, message_id: int) -> None:
        self.ledger.counts["edits"] += 1

    async def delete(self, place_id: int, message_id: int) -> None:
        self.ledger.counts["deletions"] += 1

    async def illustrate(self, place_id: int, message_id: int, post: Post) -> None:
        """No pictures here."""

    async def send_direct(self, user_id: int, post: Post, since: datetime | None) -> Posted:
        self.ledger.counts["direct messages"] += 1
        self._ping((user_id,))
        return Posted(user_id, next(self._numbers))

    async def show_card(self, table: Table) -> None:
        self.ledger.counts["edits"] += 1

    def _ping(self, user_ids: tuple[int, ...]) -> None:
        at = self._clock().timestamp()
        self.ledger.pings += [Ping(at, user_id, self.topic) for user_id in user_ids]


class Told(GamePublisher):
    """The real publisher, which says what each post is about."""

    def __init__(self, sender: Recorder, notifications: Notifications) -> None:
        super().__init__(CATALOGUE, sender, Wordy(), notifications)
        self._recorder = sender

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        notice = bulletin.notice
        self._recorder.topic = bulletin.kind if notice is None else notice.topic
        return await super().publish(bulletin)

    async def ask(
        self, table: Table, place_id: int, post: Post, since: datetime | None = None
    ) -> int:
        self._recorder.topic = "proposal" if post.nonce.startswith("q") else "lobby"
        return await super().ask(table, place_id, post, since)


@dataclass
class Doors:
    """The parts of a bot that the announcers of proposals and lobbies need."""

    context: Context
    publisher: GamePublisher
    sender: Recorder


class Stage:
    """The host, and what a stranger can do there."""

    def __init__(self, host: Host, bot: Any) -> None:
        self.host = host
        self.bot = bot
        self.lobby_calls = LobbyCalls(bot.context, bot.sender, bot.publisher)
        self.ledger = Ledger()

    @property
    def now(self) -> float:
        return self.host.absence.availability.now.timestamp()

    async def pass_to(self, at: float) -> None:
        """Pass time up to a moment, with the bot awake all along."""
        self.advance(max(0.0, at - self.now))
        now = self.now
        await self.host._database.write(lambda db: clocks.beat(db, now))
        await self.host.tick()
        await self.host.proposals.resume()
        await self.lobby_calls.send_due()
        await self.settle()

    def advance(self, seconds: float) -> None:
        """Move the clock."""
        raise NotImplementedError

    async def see(self, who: Stranger) -> None:
        """Make the bot notice an act of a person."""

    async def settle(self) -> None:
        await self.host.automation.house_bots.settled()
        await self.host.proposals.settled()
        await self.host.posting.outbox.resume()
        await asyncio.sleep(0)

    async def open(self, owner: Stranger, game: str, pace: str, at_timeout: str) -> Table:
        place = {"guild_id": GUILD, "channel_id": CHANNEL, "where": "here", "language": "en"}
        table = await self.host.lobby.new(_person(owner), game, **place, pace=pace)  # type: ignore[arg-type]
        return await self.host.absence.set_pace(table.id, owner.id, pace, at_timeout)

    async def join(self, table: Table, who: Stranger) -> None:
        await self.host.lobby.join(table.id, _person(who))

    async def want(self, table: Table, who: Stranger) -> None:
        await self.host.lobby.want(table.id, _person(who))

    async def here(self, table: Table, who: Stranger) -> None:
        await self.host.lobby.here(table.id, who.id)

    async def add_bot(self, table: Table, owner: Stranger) -> None:
        await self.host.lobby.add_bot(table.id, owner.id, "sensible")

    async def start(self, table: Table, owner: Stranger) -> None:
        await self.host.lobby.start(table.id, owner.id)

    async def set_hours(self, who: Stranger, hours: Hours) -> None:
        await self.host.absence.availability.set_hours(who.id, hours)

    async def play(self, table: Table, who: Stranger, move: str) -> None:
        await self.host.tables.play(table.id, who.id, move)

    async def vote(self, table: Table, who: Stranger, lapse: int, choice: str) -> None:
        await self.host.absence.vote(table.id, lapse, who.id, choice)

    async def come_back(self, table: Table, who: Stranger) -> None:
        await self.host.absence.back(table.id, _person(who))

    async def leave(self, table: Table, who: Stranger) -> None:
        if (await self.host.tables.get(table.id)).status == "lobby":
            await self.host.lobby.leave(table.id, who.id)
        else:
            await self.host.absence.leave(table.id, who.id)

    async def take_up(self, table: Table, who: Stranger) -> None:
        await self.host.absence.take_up(table.id, who.id)

    async def rest(self, who: Stranger, days: int, bot: bool) -> None:
        await self.host.absence.availability.plan(who.id, who.name, self.now, days, bot)

    async def propose(self, table: Table, who: Stranger, kind: str, **data: str | int) -> None:
        await self.host.proposals.propose(table.id, who.id, kind, **data)

    async def answer(self, proposal: Proposal, who: Stranger, agrees: bool) -> None:
        await self.host.proposals.vote(proposal.id, who.id, agrees)


class Bare(Stage):
    """The host without Discord: the real publisher hands its posts to a recorder."""

    def __init__(self, host: Host, clock: Clock) -> None:
        ledger = Ledger()
        sender = Recorder(clock, ledger)
        publisher = host.posting.outbox.publisher = Told(sender, Notifications(host))
        doors: Any = Doors(Context(host, CATALOGUE), publisher, sender)
        super().__init__(host, doors)
        self._clock, self.ledger = clock, ledger
        host.proposals.announcer = ThreadAnnouncer(doors)

    def advance(self, seconds: float) -> None:
        self._clock.seconds += seconds

    async def see(self, who: Stranger) -> None:
        await self.host.lobby.presence.see(GUILD, who.id)


def _person(who: Stranger) -> Person:
    return Person(who.id, who.name)

"""People of leagues: they sign up, withdraw, play, quit and step in, by what they see.

They read channels, threads and direct messages, and press what stands there. Whose turn it is at
a table they look up in the database, as `tests.tools.chaos.people` does.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from tests.tools.chaos.leagues.organising import Organiser
from tests.tools.chaos.leagues.plan import GAME, LATECOMER, NAMES, ORGANISER, Plan
from tests.tools.chaos.leagues.signing import Errand, SignUps
from tests.tools.chaos.leagues.trouble import Trouble
from tests.tools.chaos.objects import DECIDING, DM, Channel, Interaction, Message, User
from tests.tools.chaos.people import Club, Table
from tests.tools.chaos.stage import Stage

QUITS = 0.008
"""The probability of quitting a table instead of making a move."""
TYPES = 0.6
"""The probability of typing a move instead of pressing buttons."""
DECLINES = 0.3
"""The probability of an alternate declining a seat."""
ZONE = "UTC"
"""The time zone of everybody, which the answer that has stored it names."""
_NEWEST = 8
"""Messages of a thread among which its live post is looked for."""


class Society(Club):
    """Eight people, one who comes late, and one who organises."""

    NAMES: ClassVar[Sequence[str]] = (*NAMES, LATECOMER, ORGANISER)

    def __init__(self, stage: Stage, rng: random.Random, plans: Sequence[Plan]) -> None:
        super().__init__(stage, rng, tables=0)
        world = self.server.world
        self.plans = plans
        self.places = {plan.name: world.add_channel(plan.name.lower()) for plan in plans}
        *_, latecomer, self._boss = self.users
        self.organiser = Organiser(self, self._boss, plans, self.places)
        self.signups = SignUps(self)
        self.trouble = Trouble(self, self._boss, latecomer, plans, self.places, self.signups)
        self.quits: set[tuple[int, int]] = set()
        """Pairs of a table's number and a player who tried to quit it."""
        self.stepped_in: set[int] = set()
        """Players who accepted another player's seat."""
        self.acting = 0
        self.still = False
        """Time is about to pass: nobody begins anything."""
        self._awake: set[int] = set()
        self._answered: set[int] = set()
        self._busy: dict[int, asyncio.Task[None]] = {}

    async def play(self) -> None:
        """Do what there is to do until told to stop."""
        await asyncio.gather(*(self._live(user) for user in self.users), self._play_tables())

    async def _live(self, user: User) -> None:
        while self.playing:
            await asyncio.sleep(self.rng.uniform(0.0, 0.3))
            errand = next(self.errands(user), None)
            if errand is not None and self.server.gateway.connected and not self.still:
                await errand()

    @property
    def idle(self) -> bool:
        """Return whether nobody does anything, or has anything to do before time passes."""
        return not self.acting and not any(self.undone())

    def undone(self) -> Iterator[str]:
        """Yield what somebody has to do before time passes."""
        for user in self.users:
            for errand in self.errands(user):
                yield f"{user.name}: {errand.func.__name__}"
        for name in self.organiser.without_card():
            yield f"{name}: sign-up card"
        for table in self.open_tables():
            if self.asked(table) and not self.trouble.holds(table.channel):
                yield f"{table.channel.name}: move"

    def errands(self, user: User) -> Iterator[Errand]:
        """Yield what somebody would do now, the most urgent first."""
        if user.id not in self._awake:
            yield partial(self._say_hours, user)
        if user is self._boss:
            yield from self.organiser.errands()
        yield from self.trouble.errands(user)
        for plan in self.plans:
            if user in self.users[: plan.people] and user not in self.trouble.out_of(plan):
                yield from self.signups.errands(user, self.places[plan.name])
        yield from self._answers(user)

    async def _say_hours(self, user: User) -> None:
        place = next(iter(self.places.values()))
        given = await self.slash(user, place, "hours", zone=ZONE, wakes="0", sleeps="0")
        if any(ZONE in one.texts for one in given.said):
            self._awake.add(user.id)

    # Direct messages -------------------------------------------------------------------

    def directs(self, user: User) -> list[Message]:
        """Return what the bot has sent to somebody directly."""
        channels = self.server.world.channels.values()
        own = (one for one in channels if one.type == DM and user.id in one.members)
        return [message for channel in own for message in channel.messages.values()]

    def _answers(self, user: User) -> Iterator[Errand]:
        """Yield answers to the question whether one takes a seat."""
        for message in self.directs(user):
            offers = [one for one in message.custom_ids if one.startswith("league-seat:")]
            if offers and message.id not in self._answered:
                yield partial(self._answer, user, message, offers)

    async def _answer(self, user: User, message: Message, offers: Sequence[str]) -> None:
        """Say yes or no; who is not answered asks again, and then the offer may be gone."""
        accepts = self.rng.random() >= DECLINES
        if accepts:
            self.stepped_in.add(user.id)
        given = await self.click(user, message, offers[0 if accepts else -1])
        if given.said or offers[0] not in message.custom_ids:
            self._answered.add(message.id)

    # Tables ----------------------------------------------------------------------------

    def threads(self) -> list[Channel]:
        """Return the threads of the leagues' channels."""
        parents = {place.id for place in self.places.values()}
        return [one for one in self.server.world.channels.values() if one.parent_id in parents]

    def open_tables(self) -> Iterator[Table]:
        """Yield the tables whose threads have a post with buttons."""
        for thread in self.threads():
            live = [one for one in [*thread.messages.values()][-_NEWEST:] if one.live()]
            if live:
                yield Table(GAME, "thread", thread, [], id=_table_of(live[-1]))

    def post(self, table: Table) -> Message | None:
        live = [one for one in table.channel.messages.values() if one.live(table.id)]
        return live[-1] if live else None

    async def _play_tables(self) -> None:
        """Play all tables at the same time."""
        while self.playing:
            for table in self.open_tables() if self.server.gateway.connected else ():
                task = self._busy.get(table.channel.id)
                if task is not None and task.done():
                    task.result()
                if task is None or task.done():
                    self._busy[table.channel.id] = asyncio.create_task(self._go_on(table))
            await asyncio.sleep(0.05)
        await asyncio.gather(*self._busy.values())

    async def _go_on(self, table: Table) -> None:
        if self.trouble.holds(table.channel):
            return
        asked, chance = self.asked(table), self.rng.random()
        user = self.server.world.users[min(asked)] if asked else None
        if user is not None and chance < QUITS and not self.trouble.is_coming(table.channel):
            await self._quit(user, table)
        elif user is not None and chance > 1 - TYPES:
            await self._type(user, table)
        else:
            await self.turn(table)

    async def _type(self, user: User, table: Table) -> None:
        """Type a move: that need not wait for the post which asks for it."""
        assert table.id is not None
        before, life = await self._moves(table.id, user), self.stage.life
        move = f"take {self.rng.choice((1, 2))}"
        given = await self.slash(user, table.channel, "play", move=move)
        await self._judge(table.id, user, before, [given], life)

    async def _quit(self, user: User, table: Table) -> None:
        assert table.id is not None
        self.quits.add((table.id, user.id))
        await self.slash(user, table.channel, "table quit", table=str(table.id))

    async def _interact(
        self,
        person: User,
        channel: Channel,
        kind: int,
        data: dict[str, Any],
        source: Message | None,
    ) -> Interaction:
        """Do something while no time is about to pass."""
        while self.still:
            await asyncio.sleep(0.01)
        self.acting += 1
        try:
            return await super()._interact(person, channel, kind, data, source)
        finally:
            self.acting -= 1


def _table_of(post: Message) -> int:
    marks = (custom_id.split(":") for custom_id in post.custom_ids)
    return next(int(mark[1]) for mark in marks if mark[0] in DECIDING)

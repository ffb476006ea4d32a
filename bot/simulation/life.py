"""Event loop of a simulated season: people act as planned, and time jumps to the next action."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from functools import partial
from heapq import heappop, heappush
from itertools import count
from math import ceil
from random import Random
from typing import Any

from bot.engine.api import GameError
from bot.engine.rng import Rng
from bot.host.absence.timeouts import CARETAKER, WAIT
from bot.host.core.api import HostError, Person, Position, Table
from bot.host.host import Host
from bot.host.leagues.api import LeaguePost
from bot.house_bots.api import Bot
from bot.simulation.people import AT_ONCE, Simulated
from bot.simulation.server import Server
from bot.store import Connection, Database
from bot.store.turns import clocks
from bot.store.turns.timers import next_due

LOOK = 15.0
"""Minimum number of seconds between two ticks of the bot."""
ACCEPTS = 0.7
"""Share of alternates who take a seat that they are offered."""

Deed = Callable[[], Awaitable[Any]]


class Life:
    """Runner of the simulated people's actions, and of the host, on a common clock."""

    def __init__(
        self, host: Host, database: Database, server: Server, bot: Bot[Any, Any], seed: int
    ) -> None:
        self.host = host
        self.database = database
        self.server = server
        self.rng = Random(seed)
        self.people: dict[int, Simulated] = {person.id: person for person in server.people}
        self._bot = bot
        self._agenda: list[tuple[float, int, Deed]] = []
        self._numbers = count()
        self._known: set[Hashable] = set()
        self._moved: dict[tuple[int, int], float] = {}
        self._looked_at = 0.0

    @property
    def now(self) -> float:
        """The current time in the simulation."""
        return self.server.clock.seconds

    def plan(self, at: float, deed: Deed) -> None:
        """Schedule an action for a time."""
        heappush(self._agenda, (at, next(self._numbers), deed))

    async def step(self) -> None:
        """Advance the clock to the next time at which anything happens, and carry it out."""
        due_at = await self.database.read(self._due_at)
        planned = self._agenda[0][0] if self._agenda else due_at
        # Round up to whole seconds, because the host stores times only to the microsecond.
        self.server.clock.seconds = max(self.now, ceil(min(planned, due_at)))
        if due_at <= self.now:
            await self._look()
        while self._agenda and self._agenda[0][0] <= self.now:
            await self._do(heappop(self._agenda)[2])
        for table_id in sorted(self.server.changed):
            await self._intend(await self.host.tables.position(table_id))
        self.server.changed.clear()
        for post in self.server.taken_to_people():
            self._intend_answer(post)

    def _due_at(self, connection: Connection) -> float:
        """Return when the host next has work to do."""
        due_at = next_due(connection)
        return self.now + LOOK if due_at is None else max(due_at, self._looked_at + LOOK)

    async def _look(self) -> None:
        """Run the host's due work, after storing a heartbeat so that no downtime is recorded."""
        now = self._looked_at = self.now
        await self.database.write(lambda db: clocks.beat(db, now))
        await self.host.tick()
        await self.host.leagues.season_runner.settled()
        await self.host.proposals.resume()
        await self.settle()

    async def settle(self) -> None:
        """Wait until house bots have moved and all posts are sent."""
        await self.host.automation.house_bots.settled()
        await self.host.proposals.settled()
        await self.host.posting.outbox.resume()

    async def _do(self, deed: Deed) -> None:
        """Carry out an action; ignore an error, since the action may no longer be possible."""
        with suppress(HostError, GameError):
            await deed()
        await self.settle()

    async def _intend(self, position: Position) -> None:
        """Plan people's next actions at a table in its current state."""
        table = position.table
        if table.status != "running":
            return
        await self._intend_votes(table)
        self._intend_returns(table)
        for decision in position.decisions if table.paused_at is None else ():
            chair, asked = table.chairs[decision.seat], position.asked[decision.seat]
            who = self.people.get(chair.user_id or 0)
            if who is not None and chair.mover is None:
                at = self._decides_at(table.id, who)
                deed = partial(self._move, table.id, who, asked)
                self._once(("move", table.id, who.id, asked), at, deed)

    def _decides_at(self, table_id: int, who: Simulated) -> float:
        """Return when a person will decide, which is soon if they have just moved."""
        last = self._moved.get((table_id, who.id), 0.0)
        if self.now - last < 2 * AT_ONCE and not who.sleeps(self.now):
            return self.now + self.rng.expovariate(1 / AT_ONCE)
        return who.answers_at(self.now, self.rng)

    async def _move(self, table_id: int, who: Simulated, asked: int) -> None:
        position = await self.host.tables.position(table_id)
        decision = position.user_decision(who.id)
        if decision is None or position.asked[decision.seat] != asked:
            return
        rules = position.rules
        state = rules.clone(position._state)
        batch = self._bot.choose(rules, state, decision, Rng(position.version))
        self._moved[table_id, who.id] = self.now
        await self.host.tables.play(table_id, who.id, "; ".join(map(rules.notate, batch)))

    async def _intend_votes(self, table: Table) -> None:
        open_votes = [
            (away.seat, away.lapse)
            for away in await self.host.absence.away(table.id)
            if away.lapse is not None
        ]
        for seat, lapse in open_votes:
            for chair in table.chairs:
                who = self.people.get(chair.user_id or 0)
                if who is not None and who.votes and chair.seat != seat and not chair.mover:
                    choice = self.choice(table.chairs[seat].user_id)
                    deed = partial(self._vote, table.id, lapse, who, choice)
                    self._once(("vote", who.id, lapse), who.answers_at(self.now, self.rng), deed)

    async def _vote(self, table_id: int, lapse: int, who: Simulated, choice: str) -> None:
        await self.host.absence.vote(table_id, lapse, who.id, choice)

    def choice(self, _absent: int | None) -> str:
        """Return a random vote on what to do about a player whose time is over."""
        return self.rng.choices((CARETAKER, WAIT), (2, 1))[0]

    def _intend_returns(self, table: Table) -> None:
        """Plan the return of people whom a house bot replaces, if it is their habit to return."""
        for chair in table.chairs:
            who, key = self.people.get(chair.user_id or 0), ("back", table.id, chair.user_id)
            if chair.caretaker is None or who is None:
                self._known.discard(key)
            elif who.returns and who.willing(self.now):
                deed = partial(self._come_back, key, table.id, who)
                self._once(key, who.answers_at(self.now, self.rng), deed)

    async def _come_back(self, key: Hashable, table_id: int, who: Simulated) -> None:
        self._known.discard(key)
        await self.host.absence.back(table_id, Person(who.id, who.name))

    def _intend_answer(self, post: LeaguePost) -> None:
        """Plan an alternate's answer if the post offers them a seat."""
        who = self.people[post.person or 0]
        if post.kind == "seat":
            accepts = self.rng.random() < ACCEPTS
            deed = partial(self.answer, int(post.data["vacancy"]), who, accepts)
            self.plan(who.answers_at(self.now, self.rng), deed)

    async def answer(self, vacancy: int, who: Simulated, accepts: bool) -> None:
        """Accept or decline a seat on behalf of an alternate."""
        if accepts:
            await self.host.leagues.alternates.accept(vacancy, Person(who.id, who.name))
        else:
            await self.host.leagues.alternates.decline(vacancy, who.id)

    def _once(self, key: Hashable, at: float, deed: Deed) -> None:
        """Plan an action, unless one with the same key is already planned."""
        if key not in self._known:
            self._known.add(key)
            self.plan(at, deed)

"""Random plans of ways, answers, hours, vacations and kills, against a model of `docs/called.md`.

The model has its own clock, hours and questions, and knows nothing of how the host plans its calls:
whatever a person's ways send must be what that page promises, and nothing else.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.host import Host
from bot.host.core.api import Person, Table
from bot.host.people.hours import ALL_DAY, Hours
from bot.host.people.way_calls import WayCall
from bot.host.people.ways import WAITS, Way
from bot.runtime.database_url import Address
from tests.host.absence.tables import play_on
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    Recorder,
    TestClock,
    fill_all,
    open_host,
    settle,
    started,
)
from tests.host.test_ways import Phones

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
PEOPLE = (ANNA, BOB, CARL)
ZONES = ("UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu")
QUIET = 10 * MINUTE
"""Minutes without a move after which a table is not played live any more."""
SLACK = 2 * HOUR
"""Waking time within which a call that is due has been made: the host looks every half an hour."""
STEPS = 70


@dataclass
class Question:
    """A question to a person; `touched` once something changed that moves its calls."""

    person: Person
    at: float
    answered: float | None = None
    touched: bool = False
    marks: dict[int, set[str]] = field(default_factory=dict)
    """The marks of the calls for it, by way: one, however often it is sent."""


@dataclass
class Plan:
    """What a person chose; `ways` are those that are on, with their waits and since when."""

    hours: Hours = ALL_DAY
    off: list[tuple[float, float]] = field(default_factory=list)
    ways: dict[int, tuple[int, float]] = field(default_factory=dict)

    def is_awake(self, at: float) -> bool:
        """Read a clock on the wall: no arithmetic of spans."""
        if any(start <= at < end for start, end in self.off):
            return False
        wall = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(self.hours.zone))
        minute, (_, wakes, sleeps) = wall.hour * 60 + wall.minute, self.hours
        if wakes == sleeps:
            return True
        return wakes <= minute < sleeps if wakes < sleeps else not sleeps <= minute < wakes

    def waking(self, start: float, end: float) -> float:
        """Count the waking time between two moments, minute by minute."""
        minutes = range(int(start), int(end), int(MINUTE))
        return MINUTE * sum(self.is_awake(minute) for minute in minutes)


class Model(Phones):
    """What must be true of all that ways send; it hangs after a call that is in `lost`."""

    def __init__(self, clock: TestClock) -> None:
        super().__init__()
        self.clock = clock
        self.plans = {person.id: Plan() for person in PEOPLE}
        self.questions: list[Question] = []
        self.moves: list[tuple[int, float]] = []
        self.wrong: list[str] = []
        self.lost = False
        self.stuck = asyncio.Event()

    @property
    def now(self) -> float:
        return self.clock().timestamp()

    def open(self, user_id: int) -> Question | None:
        found = (one for one in self.questions if one.person.id == user_id and not one.answered)
        return next(found, None)

    async def send(self, call: WayCall) -> None:
        self.wrong += [f"{wrong}: {call}" for wrong in self.judge(call)]
        self.calls.append(call)
        if self.lost:
            # The call has arrived, and the process is killed before it is stored.
            self.stuck.set()
            await asyncio.Event().wait()

    def judge(self, call: WayCall) -> Iterator[str]:
        """Yield what is wrong about a call."""
        plan, question = self.plans[call.way.user_id], self.open(call.way.user_id)
        if question is None or call.topic != "turn":
            yield "nothing is asked"
            return
        waits, since = plan.ways.get(call.way.id, (0, float("inf")))
        # What the table asks while it is live is asked once it is quiet.
        if since > question.at + QUIET:
            yield "not in the plan, or asked before the way was on"
        if not plan.is_awake(self.now):
            yield "at night, or on vacation"
        if plan.waking(question.at, self.now) < waits * HOUR - MINUTE:
            yield "too early"
        if self.is_live():
            yield "the table is live"
        marks = question.marks.setdefault(call.way.id, set())
        marks.add(call.mark)
        if len(marks) > 1:
            yield "twice for one question"

    def is_live(self) -> bool:
        """Return whether two people moved within five minutes, and nobody paused for ten since."""
        recent, later = [], self.now
        for user_id, at in reversed(self.moves):
            if later - at >= QUIET:
                break
            recent.append((user_id, at))
            later = at
        return any(
            one[0] != two[0] and one[1] - two[1] <= 5 * MINUTE for one, two in pairwise(recent)
        )

    def check_complete(self) -> None:
        """Check that nothing is missing where nothing was changed meanwhile."""
        for question in self.questions:
            plan, end = self.plans[question.person.id], question.answered or self.now
            for way_id, (waits, since) in plan.ways.items():
                if question.touched or since > question.at:
                    continue
                if plan.waking(question.at, end) > waits * HOUR + QUIET + SLACK:
                    assert way_id in question.marks, (question, waits)


async def opened(host: Host) -> Table:
    """Start a table at which one of three people must act."""
    table = await started(host, BOB, CARL)
    await fill_all(host, table)
    await settle(host)
    return table


@dataclass
class Game:
    """A host that is killed now and then, its table, and the model of what is asked there."""

    path: Address
    dice: random.Random
    clock: TestClock
    recorder: Recorder
    host: Host
    table: Table
    model: Model

    def attach(self) -> None:
        self.host.people.way_calls.publisher = self.model

    @property
    def person(self) -> Person:
        return self.dice.choice(PEOPLE)

    def touch(self, person: Person) -> Plan:
        """Note that a change of a person moves the calls for what they are asked now."""
        if question := self.model.open(person.id):
            question.touched = True
        return self.model.plans[person.id]

    async def look(self) -> None:
        await self.host.tick()
        await settle(self.host)
        await self.host.people.look()
        await self.host.people.way_calls.settled()

    async def pass_time(self) -> None:
        for _ in range(self.dice.choice((1, 1, 3, 8, 30))):
            self.clock.pass_seconds(self.dice.uniform(5, 30) * MINUTE)
            await self.look()

    async def be_down(self) -> None:
        """Pass hours in which the bot does nothing, so that calls are late."""
        for person in PEOPLE:
            self.touch(person)
        self.clock.pass_seconds(self.dice.uniform(1, 9) * HOUR)
        await self.look()

    async def waiting(self) -> set[int]:
        position = await self.host.tables.position(self.table.id)
        seats = {decision.seat for decision in position.decisions}
        chairs = [chair for chair in position.table.chairs if chair.seat in seats]
        return {chair.user_id for chair in chairs if chair.user_id is not None}

    async def move(self) -> None:
        """Have somebody answer; whoever is asked next has a new question."""
        asked = await self.waiting()
        waiting = [one for one in PEOPLE if one.id in asked]
        person = self.dice.choice(waiting)
        question = self.model.open(person.id)
        await play_on(self.host, self.table, person)
        if question is not None:
            question.answered = self.model.now
        self.model.moves.append((person.id, self.model.now))
        if (await self.host.tables.get(self.table.id)).status != "running":
            self.table = await opened(self.host)
        await self.ask()

    async def ask(self) -> None:
        """Note who is asked now."""
        for user_id in await self.waiting():
            if self.model.open(user_id) is None:
                person = next(one for one in PEOPLE if one.id == user_id)
                self.model.questions.append(Question(person, self.model.now))

    async def rally(self) -> None:
        """Play live for a while."""
        for _ in range(self.dice.randint(2, 6)):
            self.clock.pass_seconds(self.dice.uniform(10, 200))
            await self.move()
            await self.look()

    async def set_hours(self) -> None:
        person, wakes = self.person, self.dice.randrange(0, 1440, 30)
        sleeps = (wakes + self.dice.choice((0, 8, 10, 16)) * 60) % 1440
        hours = Hours(self.dice.choice(ZONES), wakes, sleeps)
        await self.host.absence.availability.set_hours(person.id, hours)
        self.touch(person).hours = hours

    async def take_vacation(self) -> None:
        person = self.person
        plan = self.model.plans[person.id]
        if plan.off:
            return
        starts, days = self.model.now + self.dice.choice((0, 20)) * HOUR, self.dice.choice((1, 2))
        await self.host.absence.availability.plan(person.id, person.name, starts, days)
        self.touch(person).off.append((starts, starts + days * DAY))

    async def mute(self) -> None:
        pings = self.dice.choice(("none", "thread", "dm", "both"))
        await self.host.people.preferences.keep(self.person.id, pings=pings)

    async def add_way(self) -> None:
        person = self.person
        kind, topic = self.dice.choice(("webhook", "ntfy")), self.dice.randrange(3)
        way = await self.host.people.ways.add(person.id, kind, f"https://a.example/{topic}")
        self.touch(person).ways[way.id] = (way.waits, self.model.now)

    async def own_way(self) -> Way | None:
        found = await self.host.people.ways.of(self.person.id)
        return self.dice.choice(found) if found else None

    async def change_wait(self) -> None:
        if way := await self.own_way():
            waits = self.dice.choice(WAITS)
            await self.host.people.ways.wait(way.user_id, way.id, waits)
            plan = self.touch(Person(way.user_id, ""))
            if way.id in plan.ways:
                plan.ways[way.id] = (waits, plan.ways[way.id][1])

    async def switch(self) -> None:
        if way := await self.own_way():
            plan, on = self.touch(Person(way.user_id, "")), way.since is None
            await self.host.people.ways.switch(way.user_id, way.id, on)
            plan.ways.pop(way.id, None)
            if on:
                plan.ways[way.id] = (way.waits, self.model.now)

    async def remove_way(self) -> None:
        if way := await self.own_way():
            await self.host.people.ways.remove(way.user_id, way.id)
            self.touch(Person(way.user_id, "")).ways.pop(way.id, None)

    async def restart(self) -> None:
        await self.host.close()
        self.host = await open_host(self.path, self.clock, self.recorder)
        self.attach()

    async def kill(self) -> None:
        """Kill the host while its next call has arrived, if one is due soon, and is not stored."""
        self.model.lost = True
        self.clock.pass_seconds(11 * MINUTE)
        await self.host.tick()
        await settle(self.host)
        await self.host.people.look()
        for _ in range(200):
            if self.model.stuck.is_set():
                break
            await asyncio.sleep(0)
        self.model.lost = False
        self.model.stuck.clear()
        self.host.people.way_calls._worker.closed = True
        await self.restart()


STEP_OF: dict[Callable[[Game], Awaitable[None]], int] = {
    Game.pass_time: 10,
    Game.be_down: 4,
    Game.move: 8,
    Game.rally: 2,
    Game.set_hours: 2,
    Game.take_vacation: 1,
    Game.mute: 1,
    Game.add_way: 3,
    Game.change_wait: 3,
    Game.switch: 2,
    Game.remove_way: 1,
    Game.restart: 2,
    Game.kill: 3,
}
"""What may happen next, by how often."""


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_sent_is_in_the_plan_and_nothing_is_missing(
    path: Address, clock: TestClock, recorder: Recorder, seed: int
) -> None:
    host = await open_host(path, clock, recorder)
    table = await opened(host)
    game = Game(path, random.Random(seed), clock, recorder, host, table, Model(clock))
    game.attach()
    await game.ask()
    steps, often = [*STEP_OF], [*STEP_OF.values()]
    for _ in range(3):
        await game.add_way()
    for step in game.dice.choices(steps, often, k=STEPS):
        await step(game)
    assert game.model.wrong == []
    game.model.check_complete()
    assert game.model.calls
    await game.host.close()

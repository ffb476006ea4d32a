"""Quartets: does a second way to be called help four people who overlook what they are asked?

Four people play games of Puerto Rico with clocks. Of what they are asked on Discord, they overlook
a share: they find it only after the deadline. The same games are played again with half of the
people called by a second way as well, if they have not answered after some waking hours. How many
of these calls people heed is not known, so several shares are tried.

The bot's real host decides who is called and when; the people's habits come from here alone.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.host import Host
from bot.host.core.paces import HOUR, MINUTE, PACES
from bot.host.core.registry import TableRegistry
from bot.host.people.hours import reached
from bot.host.people.ways import Way
from bot.presenting.services import Services
from bot.presenting.ways.contents import Contents
from bot.presenting.ways.sender import Kind, WaySender
from bot.simulation.server import Clock
from bot.store.opening.sqlite import open_fleeting
from tests.catalogue import CATALOGUE, GAMES
from tests.empty_database import put_database
from tests.tools.strangers.figures import Outcome, Ping
from tests.tools.strangers.life import Life, Plan
from tests.tools.strangers.people import Stranger, draw
from tests.tools.strangers.stage import EPOCH, Bare

OVERLOOKED = 0.25
"""Share of the questions on Discord that a person finds only after the deadline."""
HEEDED = (0.5, 0.67, 0.8, 0.95)
"""Shares of the calls by a second way that are heeded."""
WAITS = 3
"""Waking hours that the second way leaves for an answer."""
REACTS = 20 * MINUTE
"""Median waking seconds until a person heeds a call by the second way."""
REMINDERS = frozenset({"absence-call", "absence-again", "absence-dm"})
"""Posts that say that the time for a question is running out."""
SECOND = "second"
PACE = "standard"
_CLOCK = PACES[PACE]


@dataclass(frozen=True)
class Forgetful(Stranger):
    """A person who overlooks a share of what they are asked on Discord."""

    overlooks: float = OVERLOOKED

    def answers_at(self, asked_at: float, rng: Random) -> float:
        """Return when the person answers; a question that is overlooked, long after it is late."""
        if rng.random() >= self.overlooks:
            return super().answers_at(asked_at, rng)
        assert _CLOCK is not None
        return reached(self.schedule, asked_at, rng.uniform(1.2, 2.5) * _CLOCK.most)

    def heeds_at(self, called_at: float, rng: Random) -> float:
        """Return when the person looks at the table after a call by the second way."""
        return reached(self.schedule, called_at, rng.lognormvariate(log(REACTS), 1.0))


class Arm(NamedTuple):
    """A way in which the same games are played: which share of the second way's calls is heeded.

    None = nobody has a second way.
    """

    heeded: float | None


def people_of(seed: int) -> list[Forgetful]:
    """Draw four people who stay to the end, vote, and return if a house bot replaces them."""
    rng = Random(seed)
    found = []
    for number in range(1, 5):
        who = draw(rng, number, PACE, 0.0, EPOCH)
        habits = {field: getattr(who, field) for field in Stranger.__dataclass_fields__}
        stays = {"vacation": None, "leaves_at": None, "returns": True}
        speaks = {"tells_hours": True, "votes": True}
        answers = rng.choice((0.1, 0.25, 0.5, 1.0)) * HOUR
        found.append(Forgetful(**{**habits, **stays, **speaks, "answers": answers}))
    return found


def play(seed: int, arm: Arm) -> Outcome:
    """Play the game of a seed."""
    return asyncio.run(_play(seed, arm))


def play_all(seeds: Iterable[int], arm: Arm, jobs: int) -> Iterator[Outcome]:
    """Play the games of several seeds, some at a time."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(play, arm=arm), seeds)


async def _play(seed: int, arm: Arm) -> Outcome:
    clock = Clock(EPOCH)
    with tempfile.TemporaryDirectory() as folder:
        database = open_fleeting(put_database(Path(folder) / "games.db"))
        host = Host(TableRegistry(database, GAMES, clock), CATALOGUE)
        try:
            stage = Quartet(host, clock)
            people = people_of(seed)
            life = Together(stage, Plan(seed, PACE), people)
            if arm.heeded is not None:
                await _call_half(life, stage, people[::2], arm.heeded)
            return await life.live()
        finally:
            await host.close()


class Together(Life):
    """The life of four people who sit down at the same time, so that no seat is a house bot's."""

    async def _gather(self) -> None:
        owner, plan = self.people[0], self.plan
        self.table = await self.stage.open(owner, plan.game, plan.pace, plan.at_timeout)
        await self._do(owner, lambda: self._tell_hours(owner))
        for who in self.people[1:]:
            await self._do(who, lambda w=who: self._sit_down(w))
        await self._do(owner, lambda: self._start(owner))


class Quartet(Bare):
    """The host without Discord, which waits for the calls by ways as well."""

    async def settle(self) -> None:
        """Wait until house bots, proposals, posts and ways have come to rest."""
        await super().settle()
        await self.host.people.way_calls.settled()


async def _call_half(
    life: Life, stage: Quartet, people: Sequence[Forgetful], heeded: float
) -> None:
    """Give some of the people a second way, and have them heed a share of its calls."""
    host, rng = stage.host, Random(life.plan.seed)
    by_id = {who.id: who for who in people}

    async def send(_services: Services, way: Way, contents: Contents) -> None:
        stage.ledger.pings.append(Ping(stage.now, way.user_id, f"way {contents.topic}"))
        if rng.random() < heeded:
            who = by_id[way.user_id]
            life.bring_forward(who, who.heeds_at(stage.now, rng))

    host.people.way_calls.publisher = WaySender(stage.bot.context, {SECOND: Kind(send)})
    for who in people:
        way = await host.people.ways.add(who.id, SECOND, f"{who.id}")
        await host.people.ways.wait(who.id, way.id, WAITS)


class Figures(NamedTuple):
    """What the games of an arm came to."""

    games: int
    decisions: int
    questions: int
    waited: int
    notices: int
    reminders: int
    by_way: int
    night: int

    @classmethod
    def of(cls, outcomes: Sequence[Outcome]) -> Figures:
        """Add the games up."""
        pings = [ping for outcome in outcomes for ping in outcome.ledger.pings]
        return cls(
            sum(outcome.ending == "finished" for outcome in outcomes),
            sum(outcome.decisions for outcome in outcomes),
            sum(outcome.questions for outcome in outcomes),
            sum(outcome.waited for outcome in outcomes),
            len(pings),
            sum(ping.what in REMINDERS for ping in pings),
            sum(ping.what.startswith("way ") for ping in pings),
            sum(len(outcome.night) for outcome in outcomes),
        )


def compare(seeds: Sequence[int], jobs: int) -> dict[Arm, Figures]:
    """Play the games of the seeds in every arm, and return what they came to."""
    arms = (Arm(None), *map(Arm, HEEDED))
    return {arm: Figures.of([*play_all(seeds, arm, jobs)]) for arm in arms}


_LINE = "{:<24}{:>9}{:>11}{:>11}{:>13}{:>7}{:>20}{:>8}{:>11}{:>7}"


def lines_of(found: Mapping[Arm, Figures]) -> Iterator[str]:
    """Yield a line for each arm; notices are mentions, direct messages and calls by ways.

    Of these, the last columns have the part by ways, and the reminders, which are not counted.
    """
    yield _LINE.format(
        "second way of half",
        "finished",
        "decisions",
        "questions",
        "time-outs",
        "fewer",
        "notices a question",
        "by way",
        "reminders",
        "night",
    )
    none = found[Arm(None)]
    before = none.waited / none.decisions
    for arm, one in found.items():
        late = one.waited / one.decisions
        yield _LINE.format(
            "none" if arm.heeded is None else f"heeded {arm.heeded:.0%}",
            one.games,
            one.decisions,
            one.questions,
            f"{one.waited} ({late:.1%})",
            f"{1 - late / before:.0%}",
            f"{(one.notices - one.reminders) / one.questions:.2f}",
            f"{one.by_way / one.questions:.2f}",
            f"{one.reminders / one.questions:.2f}",
            one.night,
        )

"""One seed: some lives of the bot with cuts between them, then rest, then the oracles."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import tempfile
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from bot.engine.api import GameError
from bot.host import Host
from bot.host.core.api import HostError, Person
from bot.host.core.registry import TableRegistry
from bot.house_bots.easy import RandomBot
from bot.house_bots.orders import OrderBook
from bot.presenting.game import Game
from bot.store.tables import games
from bot.web.site import Site
from tests.catalogue import CATALOGUE
from tests.host import toy
from tests.host.toy_searcher import resample
from tests.tools.simulate.chat import Chat, Injected, Poster, Weather
from tests.tools.simulate.deeds import Deed
from tests.tools.simulate.disk import Disk
from tests.tools.simulate.loop import PowerCut, SeededLoop
from tests.tools.simulate.pages import ToyRenderer, site_of
from tests.tools.simulate.people import ACTS, Player

EPOCH = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
TICK, SWEEP = 40.0, 50.0
"""As the bot does, though less often: what is left to the sweep comes noticeably late."""
MOST_STEPS = 300_000
LONGEST_REST = 3 * 3600.0

PEOPLE = [Person(100 + n, name) for n, name in enumerate(("Anna", "Bob", "Carl", "Dora"))]
STRANGER = Person(104, "Eve")
HONEST = tuple(w for w in toy.BOOK.wishes if w.key not in ("broken", "cheat"))


class DraftedToy(toy.Toy):
    """The toy game, in which people may put their stones together before they send them."""

    info = replace(toy.Toy.info, drafted=frozenset({"fill"}))

    def final_turn(self, state: toy.State, seat: int) -> bool | None:
        return None


TOY = Game(
    rules=DraftedToy(),
    bots={"first": toy.First()},
    orders=OrderBook(HONEST, toy.BOOK.round, toy.BOOK.phase),
    resample=resample,
    renderer=ToyRenderer(),
)
HASTY = {key: replace(game, bots={"random": RandomBot()}) for key, game in CATALOGUE.items()}
"""The games with house bots that think about nothing."""
GAMES: dict[str, Game] = {**HASTY, "toy": TOY}
RULES = {key: game.rules for key, game in GAMES.items()}
OFTEN = {"toy": 8, "puerto_rico": 1, "magister_navis": 1, "amerigo": 1}
"""The relative frequency of each game."""


@dataclass(frozen=True)
class Plan:
    """A table that shall be played."""

    game: str
    people: int
    bots: int
    pace: str


class End(NamedTuple):
    """The end of a life: with a cut, so many callbacks after so many calls to the writer.

    With `seconds` it is closed in peace, after so many.
    """

    writes: int = 0
    steps: int = 0
    seconds: float | None = None


@dataclass(frozen=True)
class Scenario:
    """The subject of a seed: many small worlds in which few things happen find more than one."""

    plans: tuple[Plan, ...]
    acts: Mapping[str, int]
    budget: int
    dozes: float
    weather: Weather
    ends: tuple[End, ...]
    """The end of each life of the bot but the last."""

    @classmethod
    def draw(cls, rng: Random) -> Scenario:
        usual = {"click", "look_and_click", "write", "page"}
        acts = {a: n for a, n in ACTS.items() if a in usual or rng.random() < 0.4}
        return cls(
            plans=tuple(_plan(rng) for _ in range(rng.choice((1, 1, 2)))),
            acts=acts,
            budget=rng.randint(3, 16),
            dozes=rng.choice((0.0, 0.0, 0.0, 0.1)),
            weather=_weather(rng),
            ends=tuple(_end(rng) for _ in range(rng.choice((0, 1, 2, 3, 4)))),
        )


def _plan(rng: Random) -> Plan:
    game = rng.choices(list(OFTEN), list(OFTEN.values()))[0]
    least, most = RULES[game].info.seats[0], min(4, RULES[game].info.seats[-1])
    seats = rng.randint(least, most)
    people = rng.choice((1, seats, rng.randint(1, seats)))
    return Plan(game, people, seats - people, rng.choice(("none", "none", "live")))


def _weather(rng: Random) -> Weather:
    def some(most: float) -> float:
        return rng.choice((0.0, 0.0, most / 3, most))

    if rng.random() < 0.3:
        return Weather(slow=rng.choice((0.0, 0.3)))
    slow = rng.choice((0.0, 0.5, 1.0))
    return Weather(some(0.3), some(0.1), some(0.03), some(0.3), some(0.3), slow)


def _end(rng: Random) -> End:
    """Return an end: most faults are near a commit."""
    if rng.random() < 0.15:
        return End(seconds=rng.uniform(1, 60))
    if rng.random() < 0.3:
        return End(steps=rng.randrange(3000))
    return End(rng.randint(1, 60), rng.randrange(12))


@dataclass
class Result:
    """The result of one seed; `findings` is empty if all is well."""

    seed: int
    findings: list[str] = field(default_factory=list)
    trace: str = ""
    tables: int = 0
    moves: int = 0
    cuts: int = 0


class World:
    """All that survives a cut: the file, Discord, people, and what they were told."""

    def __init__(self, seed: int, path: Path) -> None:
        self.rng = Random(seed)
        self.scenario = Scenario.draw(self.rng)
        self.disk = Disk(path, self.rng)
        self.chat = Chat()
        self.tables: list[int | None] = [None for _ in self.scenario.plans]
        self.deeds: list[Deed] = []
        self.result = Result(seed)
        self.calm = False
        self.site: Site
        """The pages of the life that runs."""
        self._trace = hashlib.sha256()
        self._players = list(self._seated())
        self._now = 0.0

    def _seated(self) -> Iterator[Player]:
        """Yield who will sit somewhere, and a stranger who is everywhere but does little."""
        plans = self.scenario.plans
        for number, person in enumerate(PEOPLE):
            seats = [index for index, plan in enumerate(plans) if number < plan.people]
            if seats:
                yield Player(self, person, seats, self.scenario.budget * len(seats))
        yield Player(self, STRANGER, [*range(len(plans))], 3)

    def run(self) -> None:
        """Live every life of the bot, the last one to its end."""
        for end in self.scenario.ends:
            self._live(end)
            self._now += self.rng.choice((0.1, 5.0, 100.0, 1000.0))
        self._live(None)
        self.result.trace = self._trace.hexdigest()

    def note(self, *words: object) -> None:
        """Remember that something happened, for comparing two runs of the same seed."""
        self._trace.update(repr((round(self._loop.time(), 6), *words)).encode())

    def find(self, what: str, *about: object) -> None:
        """Remember that something is wrong."""
        self.result.findings.append(": ".join([what, *map(str, about)]))

    def weather(self) -> Weather:
        """Return how Discord is right now."""
        return Weather(slow=0.1) if self.calm else self.scenario.weather

    def clock(self) -> datetime:
        """Return the time of the machine."""
        return EPOCH + timedelta(seconds=self._loop.time())

    def asked(self, table_id: int, user_id: int, seat: int) -> int | None:
        """Return since which version a person is asked what that seat must decide, None = not."""
        stored = self.disk.look(lambda db: games.reload(db, table_id))
        row = stored.seats[seat]
        running = stored.game.status == "running" and row.user_id == user_id
        return row.asked if running else None

    def _live(self, end: End | None) -> None:
        self._loop = loop = SeededLoop(self.rng, self._now)
        cut = end is not None and end.seconds is None
        loop.cut_after = MOST_STEPS if end is None or end.writes or not cut else end.steps
        self._end = end
        loop.set_exception_handler(self._unhandled)
        try:
            loop.run_until_complete(self._life(end))
        except PowerCut:
            self.result.cuts += 1
            if not cut:
                self.find("this never comes to an end")
        except Exception as error:
            self.find("the bot broke down", "".join(traceback.format_exception(error)[-3:]))
        self.note("end", loop.steps)
        self._now = loop.time()
        with _silent():
            loop.bury()
        self.disk.cut()

    def _written(self, writes: int) -> None:
        """Cut the power soon, when so much was written as was drawn."""
        if self._end is not None and writes == self._end.writes:
            self._loop.cut_after = self._loop.steps + self._end.steps

    async def _life(self, end: End | None) -> None:
        registry = TableRegistry(self.disk.open(self._written), RULES, self.clock)
        host = Host(registry, GAMES)
        self.site = site_of(host, GAMES)
        host.posting.outbox.publisher = host.proposals.announcer = Poster(
            self.chat, self.rng, self.weather
        )
        loops = [
            asyncio.create_task(_again(host.tick, TICK)),
            asyncio.create_task(_again(host.resume, SWEEP)),
        ]
        guests = [asyncio.create_task(self._guests(host))]
        guests += [asyncio.create_task(player.live(host)) for player in self._players]
        _, late = await asyncio.wait(guests, timeout=None if end is None else end.seconds)
        await _cancelled(late)
        if end is None:
            await self._rest(host)
        await _cancelled(loops)
        await host.close()
        for task in guests:
            if not task.cancelled() and task.exception() is not None:
                raise task.exception()

    async def _guests(self, host: Host) -> None:
        """See to it that all tables are played, whatever was done for that before a cut."""
        for number, plan in enumerate(self.scenario.plans):
            await self._begin(host, number, plan)

    async def _begin(self, host: Host, number: int, plan: Plan) -> None:
        table_id = self.tables[number]
        if table_id is None:
            table = await host.lobby.new(
                PEOPLE[0],
                plan.game,
                guild_id=1,
                channel_id=20,
                where="here",
                language="en",
                pace=plan.pace,
            )
            table_id = table.id
            self.tables[number] = table_id
            self.result.tables += 1
        for person in PEOPLE[1 : plan.people]:
            with suppress(HostError):
                await host.lobby.join(table_id, person)
        with suppress(HostError, GameError):
            table = await host.tables.get(table_id)
            for _ in range(len(table.chairs), plan.people + plan.bots):
                await host.lobby.add_bot(table_id, PEOPLE[0].id)
            await host.lobby.start(table_id, PEOPLE[0].id)

    async def _rest(self, host: Host) -> None:
        """Run the bot's own loops until everything has ended in fine weather, then look."""
        from tests.tools.simulate import oracles

        self.calm = True
        until = self._loop.time() + LONGEST_REST
        while self.disk.look(oracles.untold) and self._loop.time() < until:
            await asyncio.sleep(SWEEP)
        await asyncio.sleep(2 * SWEEP)
        await _settled(host)
        self.result.moves = self.disk.look(oracles.count_moves)
        self.note("rest", self.disk.look(oracles.fingerprint))
        await oracles.check(self, host)

    def _unhandled(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.find("nobody caught", context.get("message"), repr(context.get("exception")))


async def _again(work: Any, seconds: float) -> None:
    """Do the same again and again, as the bot's loops do."""
    while True:
        try:
            await work()
        except Exception:
            logging.getLogger("bot").exception("a loop of the bot failed")
        await asyncio.sleep(seconds)


async def _cancelled(tasks: Any) -> None:
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks)


async def _settled(host: Host) -> None:
    for _ in range(3):
        await host.automation.orders.settled()
        await host.automation.house_bots.settled()
        await host.proposals.settled()
        await host.posting.outbox.resume()


class _Log(logging.Handler):
    """Finds every message that tells of something that nobody injected."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        injected = isinstance(error, Injected) or "injected" in record.getMessage().lower()
        if not injected:
            what = "".join(traceback.format_exception(error)[-3:]) if error else ""
            self._world.find("logged", f"{record.getMessage()} {what}")


@contextmanager
def _silent() -> Iterator[None]:
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


@contextmanager
def _listening(world: World) -> Iterator[None]:
    """Hear what the bot logs, and let nobody else hear it."""
    handler, loggers = _Log(world), [logging.getLogger(name) for name in ("bot", "asyncio")]
    before = [logger.propagate for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.propagate = False
    try:
        yield
    finally:
        for logger, propagates in zip(loggers, before, strict=True):
            logger.removeHandler(handler)
            logger.propagate = propagates


class _Dice:
    """A replacement of `secrets` for the host, drawn from the seed."""

    def __init__(self, rng: Random) -> None:
        self.randbits = rng.getrandbits
        self.choice = rng.choice


def simulate(seed: int) -> Result:
    """Run one seed."""
    with tempfile.TemporaryDirectory(prefix="simulate-") as folder:
        world = World(seed, Path(folder) / "bot.sqlite")
        dice = _Dice(world.rng)
        try:
            with _listening(world), patch("bot.host.lobby.rows.secrets", dice):
                world.run()
        finally:
            world.disk.close()
    return world.result

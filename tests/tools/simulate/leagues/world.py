"""One seed of a league: from its first sign-up to the end of the season after promotion."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
import traceback
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bot.host import Host
from bot.host.core.api import Bulletin, HostError, Person, Posted, PublishFailed
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import NO_LINK, League, LeaguePost, Member, Season, Sent
from bot.host.leagues.pairing.drafting import pair_here
from bot.host.people.hours import Hours
from bot.leagues.pairing import Pairing, Request
from bot.leagues.settings import Settings
from bot.store import Connection
from bot.store.leagues import seasons
from bot.store.turns import clocks
from bot.store.turns.timers import next_due
from tests.tools.simulate.disk import Disk
from tests.tools.simulate.leagues.people import ORGANISERS, Deed, Organiser, Player
from tests.tools.simulate.loop import PowerCut, SeededLoop
from tests.tools.simulate.world import (
    TOY,
    End,
    Result,
    _again,
    _cancelled,
    _Dice,
    _listening,
    _silent,
)

EPOCH = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
DAY = 24 * 3600.0
GUILD, CHANNEL = 1, 20
MOST_STEPS = 400_000
LONGEST = 120 * DAY
FORMS = ("season", "season", "cup", "ladder")


@dataclass(frozen=True)
class Scenario:
    """The league that a seed stands for."""

    settings: Settings
    people: int
    answers: float
    """Seconds that Discord takes at most to say who is on the server."""
    pairs: float
    """Seconds that the pairing takes at most."""
    fails: float
    """The probability that Discord fails to answer, or takes a post without saying so."""
    acts: int
    """The number of acts of everybody before the season starts."""
    ends: tuple[End, ...]

    @classmethod
    def draw(cls, rng: Random) -> Scenario:
        first = EPOCH.date() + timedelta(days=5)
        size = rng.choice((2, 2, 3))
        settings = Settings(
            "toy", first, first + timedelta(days=50), rng.choice(FORMS), size=size,
            games=rng.choice((1, 2)), at_once=1, newcomer_at_once=1, division_size=4,
            up=1, down=1,
        )  # fmt: skip
        return cls(
            settings=settings,
            people=rng.randint(2 * size, 8),
            answers=rng.choice((0.0, 1.0, 3.0)),
            pairs=rng.choice((0.0, 2.0, 8.0)),
            fails=rng.choice((0.0, 0.0, 0.1)),
            acts=rng.randint(1, 3),
            ends=tuple(_end(rng) for _ in range(rng.choice((0, 0, 1, 2, 3)))),
        )


def _end(rng: Random) -> End:
    """Return how a life of the bot ends: most faults are near a commit."""
    if rng.random() < 0.2:
        return End(seconds=rng.uniform(0, 6 * DAY))
    return End(rng.randint(5, rng.choice((40, 100, 300))), rng.randrange(12))


class World:
    """All that survives a cut: the file, Discord, people, and what they were told."""

    def __init__(self, seed: int, path: Path) -> None:
        self.rng = Random(seed)
        self.scenario = Scenario.draw(self.rng)
        self.disk = Disk(path, self.rng)
        self.result = Result(seed)
        self.season: Season | None = None
        self.sent: Counter[str] = Counter()
        self.deeds: list[Deed] = []
        self.away: dict[int, list[list[float]]] = {}
        """By person the times in which they were not on the server."""
        self.calm = False
        self._ids: dict[str, int] = {}
        self._trace = hashlib.sha256()
        self._now = 0.0
        self._people = [
            Player(self, Person(100 + n, f"P{n}"), self.scenario.acts)
            for n in range(self.scenario.people)
        ]
        self._organisers = [Organiser(self, one, self.scenario.acts) for one in ORGANISERS]

    @property
    def now(self) -> float:
        """Return the time as it is stored."""
        return EPOCH.timestamp() + self._loop.time()

    @property
    def starts_at(self) -> float:
        """Return when the season starts."""
        day = self.scenario.settings.first_day
        return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()

    @property
    def folk(self) -> list[Person]:
        """Return everybody who may play."""
        return [player.person for player in self._people]

    def clock(self) -> datetime:
        return EPOCH + timedelta(seconds=self._loop.time())

    def find(self, what: str, *about: object) -> None:
        """Remember that something is wrong."""
        self.result.findings.append(": ".join([what, *map(str, about)]))

    def note(self, *words: object) -> None:
        """Remember that something happened, for comparing two runs of the same seed."""
        self._trace.update(repr((round(self._loop.time(), 6), *words)).encode())

    def run(self) -> None:
        """Live every life of the bot, the last one to its end."""
        for end in self.scenario.ends:
            self._live(end)
            self._now += self.rng.choice((1.0, 100.0, 4000.0))
        self._live(None)
        self.result.trace = self._trace.hexdigest()

    def _live(self, end: End | None) -> None:
        self._loop = loop = SeededLoop(self.rng, self._now)
        cut = end is not None and end.seconds is None
        loop.cut_after = MOST_STEPS
        self._end = end
        try:
            loop.run_until_complete(self._life(end))
        except PowerCut:
            self.result.cuts += 1
            if not cut:
                self.find("this never comes to an end")
        except Exception as error:
            self.find("the bot broke down", "".join(traceback.format_exception(error)[-3:]))
        self._now = loop.time()
        with _silent():
            loop.bury()
        self.disk.cut()

    def _written(self, writes: int) -> None:
        """Cut the power soon, when so much was written as was drawn."""
        if self._end is not None and writes == self._end.writes:
            self._loop.cut_after = self._loop.steps + self._end.steps

    async def _life(self, end: End | None) -> None:
        database, rules = self.disk.open(self._written), {"toy": TOY.rules}
        registry = TableRegistry(database, rules, self.clock, self.rng.getrandbits)
        host = Host(registry, {"toy": TOY})
        host.posting.outbox.publisher = self
        host.leagues.outbox.publisher = _League(self)
        host.leagues.season_runner.members = _League(self)
        host.leagues.season_runner.pairer = self.pair
        pulse = asyncio.create_task(_again(lambda: self._tick(host), 1.0))
        guests = [asyncio.create_task(self._guests(host, end is None))]
        _, late = await asyncio.wait(guests, timeout=None if end is None else end.seconds)
        await _cancelled(late)
        await _cancelled([pulse])
        await host.close()
        for task in guests:
            if not task.cancelled() and task.exception() is not None:
                raise task.exception()

    async def _tick(self, host: Host) -> None:
        """Run what is due in the host, and sleep until something is: it was awake all along."""
        await host.tables._registry.database.write(lambda db: clocks.beat(db, self.now))
        await host.tick()
        await host.leagues.season_runner.settled()
        await host.posting.outbox.resume()
        due_at = self.disk.look(next_due)
        left = DAY if due_at is None else due_at - self.now
        await asyncio.sleep(min(max(left, 1.0), DAY / 4))

    async def _guests(self, host: Host, last: bool) -> None:
        if self.season is None:
            await self._found(host)
        assert self.season is not None
        await self._act(host)
        if last:
            await self._to_its_end(host)
            if await self._go_on(host):
                await self._act(host)
                await self._to_its_end(host)

    async def _act(self, host: Host) -> None:
        """Act as people and organisers before a season, and while it starts."""
        acting = [one.live(host) for one in (*self._organisers, *self._people)]
        await asyncio.gather(*acting)

    async def _to_its_end(self, host: Host) -> None:
        """Play the season while nothing fails any more, and check it."""
        self.calm = True
        until = self._loop.time() + LONGEST
        while not self.disk.look(self._at_rest) and self._loop.time() < until:
            await self.play(host)
            await self._organisers[0].give_up(host)
            await asyncio.sleep(self.rng.choice((60.0, 3600.0)))
        await self._check(host)
        self.calm = False

    async def _go_on(self, host: Host) -> bool:
        """Turn to the season after one with divisions; return whether there is one."""
        assert self.season is not None
        coming = await host.leagues.founding.season(self.season.league.id)
        if coming.id == self.season.id or coming.settings.form != "season":
            return False
        self.season, self.deeds = coming, []
        self.scenario = replace(self.scenario, settings=coming.settings)
        for one in (*self._organisers, *self._people):
            one.begin()
        return True

    async def _found(self, host: Host) -> None:
        """Found the league, once: a cut may have come between that and hearing of it."""
        known = await host.leagues.founding.of_server(GUILD)
        for person in self.folk:
            await host.absence.availability.set_hours(person.id, Hours("UTC", 0, 0))
        if known:
            self.season = await host.leagues.founding.season(known[0].id)
            return
        self.season = await host.leagues.founding.found(
            ORGANISERS[0], "L", self.scenario.settings, guild_id=GUILD, channel_id=CHANNEL,
            role_id=None, language="en",
        )  # fmt: skip

    def _at_rest(self, connection: Connection) -> bool:
        assert self.season is not None
        row = seasons.season(connection, self.season.id)
        due = connection.execute("SELECT 1 FROM league_post WHERE status = 'due'").fetchone()
        return row is not None and row.stage in ("over", "cancelled") and due is None

    async def _check(self, host: Host) -> None:
        from tests.tools.simulate.leagues import oracles

        if not self.disk.look(self._at_rest):
            self.find("the season never ends")
        self.note("rest", self.disk.look(oracles.fingerprint))
        self.disk.look(lambda db: oracles.check(self, db))

    async def play(self, host: Host) -> None:
        """Move for every player at every table of the league until it is over."""
        for table in await host.tables.open_tables():
            self.result.tables += 1
            for _ in range(60):
                await host.automation.house_bots.settled()
                position = await host.tables.position(table.id)
                asked = [
                    (d, position.table.chairs[d.seat])
                    for d in position.decisions
                    if position.table.chairs[d.seat].mover is None
                ]
                if not asked:
                    break
                decision, chair = asked[0]
                with suppress(HostError):
                    move = position.rules.notate(decision.moves[0])
                    await host.tables.play(table.id, chair.user_id or 0, move)
                    self.result.moves += 1

    async def pair(self, request: Request) -> Pairing:
        """Pair as another process does, after a while."""
        await asyncio.sleep(self.rng.uniform(0, self.scenario.pairs))
        return await pair_here(request)

    # What tables post reaches Discord at once.
    async def publish(self, bulletin: Bulletin) -> Posted | None:
        return Posted(bulletin.table.place_id, 5000 + bulletin.table.id)

    async def strip(self, place_id: int, message_id: int) -> None:
        """Strip nothing: there are no buttons here."""

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete nothing: there are no messages here."""

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        """Add no picture: there are none here."""


class _League:
    """The server: who is there, and what leagues posted, found again when it was tried before."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        await self._travel()
        gone = self._world.away.get(user_id, [])
        is_gone = bool(gone) and gone[-1][1] == float("inf")
        await self._travel()
        return None if is_gone else Member(f"P{user_id - 100}", frozenset())

    async def obstacle(self, guild_id: int, channel_id: int) -> str | None:
        return None

    async def sees(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        return await self.find(guild_id, user_id) is not None

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        return True

    async def invite(self, league: League) -> str:
        return NO_LINK

    async def send(self, post: LeaguePost) -> Sent:
        world = self._world
        await self._travel()
        known = world._ids.get(post.mark)
        if known is None or post.tried is None:
            world.sent[post.mark] += 1
            known = world._ids[post.mark] = 9000 + len(world._ids)
        await self._travel()
        return Sent(post.league.channel_id, known)

    async def _travel(self) -> None:
        world = self._world
        await asyncio.sleep(world.rng.uniform(0, world.scenario.answers))
        if not world.calm and world.rng.random() < world.scenario.fails / 4:
            raise PublishFailed("injected", 1.0)


def simulate_league(seed: int) -> Result:
    """Run one seed."""
    with tempfile.TemporaryDirectory(prefix="simulate-") as folder:
        world = World(seed, Path(folder) / "bot.sqlite")
        dice: Any = _Dice(world.rng)
        try:
            with _listening(world), patch("bot.host.lobby.rows.secrets", dice):  # type: ignore[arg-type]
                world.run()
        finally:
            world.disk.close()
    return world.result

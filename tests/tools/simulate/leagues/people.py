"""People who sign up, withdraw, leave and come back, and organisers who change their minds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.host import Host
from bot.host.core.api import HostError, Person
from bot.host.leagues.api import Member
from bot.host.leagues.organising.api import Asker, Wanted

if TYPE_CHECKING:
    from tests.tools.simulate.leagues.world import World

ORGANISERS = Person(90, "Olga"), Person(91, "Otto")
DAY = 24 * 3600.0


@dataclass
class Deed:
    """A request of a person; `outcome` None = unknown, after a cut."""

    kind: str
    about: int | None
    outcome: str | None = None
    facts: Any = None


class Actor:
    """A person over all lives of the bot."""

    def __init__(self, world: World, acts: int) -> None:
        self._world = world
        self._rng = world.rng
        self._acts = acts
        self._moments: list[float] = []
        self.begin()

    def begin(self) -> None:
        """Draw when something is done about the season that is ahead."""
        self._moments = sorted(self._moment() for _ in range(self._acts))

    def _moment(self) -> float:
        """Return when something is done: mostly while a step of the season waits."""
        starts = self._world.starts_at
        around = self._rng.choice((starts - DAY, starts - DAY, starts, starts, None))
        if around is None:
            return self._rng.uniform(starts - 4 * DAY, starts + DAY)
        return around + self._rng.uniform(-2, 25)

    async def _until(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self._world.now) + self._rng.uniform(0, 0.5))

    async def _do(self, deed: Deed, work: Awaitable[Any]) -> Any:
        """Do something and remember what came of it."""
        self._world.deeds.append(deed)
        try:
            result = await work
        except HostError as error:
            deed.outcome = f"refused: {error.code}"
            return None
        deed.outcome = "done"
        return result

    async def live(self, host: Host) -> None:
        """Do everything at its moment; what was cut off is not done again."""
        while self._moments:
            await self._until(self._moments[0])
            self._moments.pop(0)
            await self.act(host)

    async def act(self, host: Host) -> None:
        """Do something."""
        raise NotImplementedError


class Player(Actor):
    """A person who plays, or does not after all."""

    def __init__(self, world: World, person: Person, acts: int) -> None:
        self.person = person
        super().__init__(world, acts)

    def begin(self) -> None:
        super().begin()
        # Nearly everybody signs up on the first days.
        if self._rng.random() < 0.9:
            self._moments.insert(0, self._world.starts_at - 4 * DAY + self._rng.uniform(0, DAY))

    @property
    def _gone(self) -> bool:
        times = self._world.away.get(self.person.id, [])
        return bool(times) and times[-1][1] == float("inf")

    async def act(self, host: Host) -> None:
        signups, season = host.leagues.signups, self._world.season
        assert season is not None
        entry = await signups.entry(season.id, self.person.id)
        if self._gone:
            self._world.away[self.person.id][-1][1] = self._world.now
            await self._sign(host)
        elif entry is None or entry.status in ("withdrawn", "left", "none"):
            await self._sign(host)
        else:
            acts = (self._withdraw, self._withdraw, self._leave, self._alternate, self._sign)
            await self._rng.choice((*acts, self._want, self._want))(host)

    async def _sign(self, host: Host) -> None:
        assert self._world.season is not None
        work = host.leagues.signups.sign(
            self._world.season.id, self.person, Member(self.person.name, frozenset())
        )
        await self._do(Deed("signed", self.person.id), work)

    async def _withdraw(self, host: Host) -> None:
        assert self._world.season is not None
        deed = Deed("withdrew", self.person.id)
        if (
            await self._do(
                deed, host.leagues.signups.withdraw(self._world.season.id, self.person.id)
            )
            is None
            and deed.outcome == "done"
        ):
            deed.outcome = "nothing to withdraw"

    async def _alternate(self, host: Host) -> None:
        assert self._world.season is not None
        work = host.leagues.signups.toggle_alternate(self._world.season.id, self.person)
        await self._do(Deed("alternate", self.person.id), work)

    async def _want(self, host: Host) -> None:
        assert self._world.season is not None
        work = host.leagues.signups.want(self._world.season.id, self.person.id)
        await self._do(Deed("want", self.person.id), work)

    async def _leave(self, host: Host) -> None:
        """Leave the server; the bot hears of it when it asks."""
        self._world.away.setdefault(self.person.id, []).append([self._world.now, float("inf")])


class Organiser(Actor):
    """One of two: changes rules, moves people, excludes them, and rarely closes the league."""

    async def act(self, host: Host) -> None:
        acts = (self._rule, self._rule, self._move, self._move, self._exclude, self._channel)
        act = self._close if self._rng.random() < 0.12 else self._rng.choice(acts)
        await act(host)

    def __init__(self, world: World, person: Person, acts: int) -> None:
        self.person = person
        super().__init__(world, acts)

    async def _rule(self, host: Host) -> None:
        """Change a rule some time after the rules were looked at."""
        season = await self._season(host)
        await asyncio.sleep(self._rng.uniform(0, 8))
        name = self._rng.choice(("pause_days", "open_tables", "vacation_days"))
        wanted: Any = {name: self._rng.randint(5, 20)}
        work = host.leagues.founding.change(
            season.id, self.person, replace(season.settings, **wanted), "drawn", season.settings
        )
        await self._do(Deed("changed", None, facts=wanted), work)

    async def _move(self, host: Host) -> None:
        season = await self._season(host)
        who, number = self._rng.choice(self._world.folk).id, self._rng.choice((1, 2))
        work = host.leagues.divisions.move(season.id, self.person, who, number)
        await self._do(Deed("moved", who, facts=number), work)

    async def _exclude(self, host: Host) -> None:
        """Exclude somebody, or take in again who was excluded."""
        season = await self._season(host)
        wanted = Wanted("player", "drawn", None, self._rng.choice(self._world.folk))
        work = host.leagues.organising.corrections.correct(
            season.id, Asker(self.person, True), wanted
        )
        await self._do(Deed("corrected", wanted.person and wanted.person.id), work)

    async def _channel(self, host: Host) -> None:
        season = await self._season(host)
        # Another one each time: a change to what is so already is no line of the log.
        earlier = sum(one.kind == "league_changed" for one in self._world.deeds)
        channel_id = self._rng.randint(21, 29) + 9 * earlier
        work = host.leagues.founding.change_league(
            season.id, self.person, "drawn", channel_id=channel_id
        )
        await self._do(Deed("league_changed", None), work)

    async def _close(self, host: Host) -> None:
        season = await self._season(host)
        await self._do(
            Deed("league_closed", None),
            host.leagues.founding.close(season.id, self.person, "drawn"),
        )

    async def give_up(self, host: Host) -> None:
        """Close the league whose season cannot be paired."""
        season = await self._season(host)
        if season.obstacle is not None and not season.league.closed:
            await self._close(host)

    async def _season(self, host: Host) -> Any:
        assert self._world.season is not None
        return await host.leagues.founding.by_id(self._world.season.id)

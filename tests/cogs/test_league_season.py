"""A whole season on the simulated Discord: 28 people of whom some fall away, and ten restarts."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import simcord

from bot.host.absence.timeouts import CARETAKER, WAIT
from bot.host.core.api import Bulletin, Posted
from bot.host.core.paces import DAY, HOUR
from bot.host.leagues.api import OVER, LeaguePost, Season, Sent
from bot.host.leagues.pairing.drafting import pair_here
from bot.host.leagues.standings.results import Results
from bot.host.people.hours import Hours, Span
from bot.locales import Words
from bot.simulation.life import Life
from bot.simulation.people import EVER, Simulated, Vacation
from bot.store.leagues import records
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_calls import user
from tests.cogs.test_league import card, day, founded, manager
from tests.test_add_a_game import KEY, built
from tests.tools.strangers.stage import Wordy

PEOPLE = 28
RESTARTS = 10
DAYS = 17
ALTERNATES = (5, 9, 13, 17, 21, 25)
VANISHES, QUITS, SLOW, RESTS = 0, 1, 2, 3
"""The people who never come back, who quit, who are slow, whose vacation is too long."""
FIRST_MORNING = 8 * HOUR
"""Seconds after the first tables open: everybody is up, and nobody can have finished a game."""


class Time:
    """The simulated Discord's clock, as a simulation moves it."""

    def __init__(self, harness: Harness) -> None:
        self._harness = harness

    @property
    def seconds(self) -> float:
        return self._harness.clock().timestamp()

    @seconds.setter
    def seconds(self, at: float) -> None:
        self._harness.env.backend.advance_clock(at - self.seconds)


class Witness:
    """Stands beside the real publishers, and knows what they have posted."""

    def __init__(self, harness: Harness, people: list[Simulated]) -> None:
        self.clock: Any = Time(harness)
        self.people = tuple(people)
        self.changed: set[int] = set()
        self.told: list[LeaguePost] = []
        self.restarts: list[float] = []
        self.times: list[tuple[int, float]] = []

    def taken_to_people(self) -> list[LeaguePost]:
        told, self.told = self.told, []
        return told

    async def listen(self, harness: Harness) -> None:
        """Hear what a bot that has just started posts; it has forgotten which tables changed."""
        bot = harness.env.bot
        bot.publisher._draw_pool = Wordy()
        registry = harness.host.leagues.founding._registry
        registry.randbits = random.Random(len(self.restarts)).getrandbits
        self.restarts.append(self.clock.seconds)
        harness.host.leagues.season_runner.pairer = pair_here
        publish, send = bot.publisher.publish, bot.league_posts.send

        async def published(bulletin: Bulletin) -> Posted | None:
            self.changed.add(bulletin.table.id)
            return await publish(bulletin)

        async def sent(post: LeaguePost) -> Sent:
            done = await send(post)
            if post.person is not None:
                self.told.append(post)
                self.times.append((post.person, self.clock.seconds))
            return done

        bot.publisher.publish, bot.league_posts.send = published, sent
        self.changed |= {t.id for t in await harness.host.tables.open_tables()}


class OnDiscord(Life):
    """People who press the buttons of their messages, and wait for nobody but the slow one."""

    harness: Harness
    members: list[simcord.MemberActor]
    olga: simcord.MemberActor
    slow: int
    declined = False

    async def restart(self) -> None:
        await self.harness.restart()
        self.host, self.database = self.harness.host, self.harness.host._database
        await self.server.listen(self.harness)

    def choice(self, absent: int | None) -> str:
        return WAIT if absent == self.slow else CARETAKER

    async def answer(self, vacancy: int, who: Simulated, _accepts: bool) -> None:
        """Decline as the first alternate who is asked, and accept as all others.

        The lots of `Life` fall as the posts do: with them nobody took a seat in one run of many.
        """
        accepts, self.declined = self.declined, True
        direct = user(self.harness, self.member(who.id))
        asked = direct.dm_channel.history()[-1]
        buttons = custom_ids(asked)
        if buttons:
            await direct.click(asked, custom_id=buttons[0 if accepts else 1])

    def member(self, user_id: int) -> simcord.MemberActor:
        return next(one for one in self.members if one.id == user_id)

    async def quit(self, member: simcord.MemberActor) -> None:
        """Give up every seat by the command, in the thread of each table."""
        for table in await self.host.tables.open_tables():
            thread = next(one for one in self.harness.channel.threads if one.id == table.place_id)
            if table.chair_of(member.id) is not None:
                await member.slash(thread, "table quit")


def habits(members: list[simcord.MemberActor], season: Season) -> list[Simulated]:
    """Return how these people play: at their desks nearly all day, but for four of them."""
    starts = season.starts_at.timestamp()
    day = Hours("Europe/Berlin", 8 * 60, 23 * 60)
    usual = [Simulated(one.id, one.name, day, answers=HOUR) for one in members]
    gone = (Span(starts + FIRST_MORNING, starts + EVER),)
    usual[VANISHES] = replace(usual[VANISHES], gone=gone)
    usual[SLOW] = replace(usual[SLOW], answers=16 * HOUR)
    usual[RESTS] = replace(usual[RESTS], vacation=Vacation(starts + DAY / 2, 14, False))
    return usual


async def sign(
    harness: Harness, person: simcord.MemberActor, who: Simulated, alternate: bool
) -> None:
    await harness.host.absence.availability.set_hours(who.id, who.hours)
    asked = (
        await person.click(card(harness), custom_id=first(card(harness), "league-join"))
    ).response
    done = (await person.click(asked, custom_id=first(asked, "league-sign"))).response
    if alternate:
        await person.click(done, custom_id=first(done, "league-alternate"))


def first(message: Any, verb: str) -> str:
    return next(one for one in custom_ids(message) if one.startswith(verb))


async def run(life: OnDiscord, season: Season, cuts: list[float]) -> None:
    """Live until the season is over, with restarts at those times."""
    ends, corrected = season.ends_at.timestamp(), False
    while season.stage != OVER:
        assert life.now < ends + 20 * DAY, "it never ends"
        if cuts and life.now >= cuts[0]:
            del cuts[0]
            await life.restart()
        await life.step()
        if not corrected:
            corrected = await correct(life, season)
        season = await life.host.leagues.founding.by_id(season.id, season.league.guild_id)
    assert not cuts


async def correct(life: OnDiscord, season: Season) -> bool:
    """Give a point more to the winner of the first table that is over."""
    results = await life.host.leagues.results.of(season.id)
    if not results.awards:
        return False
    award = results.awards[0]
    told = await life.olga.slash(
        life.harness.channel,
        "league correct",
        kind="points",
        table=f"f{award.fixture}",
        player=life.member(award.person),
        value="11",
        reason="a promise",
    )
    assert "#1" in texts(told.response), texts(told.response)
    return True


async def check_season(harness: Harness, game: Any, restarts: int) -> None:
    rng, olga, guild = random.Random(restarts), manager(harness), harness.env.guild
    members = [guild.add_member(harness.env.create_user(f"p{n}")) for n in range(PEOPLE)]
    season = await founded(
        harness,
        olga,
        **{"game": KEY, "size": 4, "games": 2, "last-day": day(harness, DAYS)}
        | {"division-size": 10, "first-day": day(harness, 5)},
    )
    people = habits(members, season)
    witness: Any = Witness(harness, people)
    life = OnDiscord(harness.host, harness.host._database, witness, game.bots["random"], 1)
    life.harness, life.members, life.olga, life.slow = harness, members, olga, people[SLOW].id
    await witness.listen(harness)
    for number, (member, who) in enumerate(zip(members, people, strict=True)):
        await sign(harness, member, who, number in ALTERNATES)
    starts = season.starts_at.timestamp()
    vacation = people[RESTS].vacation
    assert vacation is not None
    await harness.host.absence.availability.plan(people[RESTS].id, "p3", *vacation)
    life.plan(starts + FIRST_MORNING, partial(life.quit, members[QUITS]))
    await run(
        life, season, sorted(rng.uniform(life.now, starts + 10 * DAY) for _ in range(restarts))
    )
    await check_end(life, season)


async def check_end(life: OnDiscord, season: Season) -> None:
    host, harness = life.host, life.harness
    results = await host.leagues.results.of(season.id)
    rows = await host._database.read(lambda db: records.logged(db, season.league.id, 5000))
    kinds = Counter(row.kind for row in rows)
    sizes = [sum(not row.guest for row in rows) for rows in results.divisions.values()]
    assert sorted(sizes) == [9, 9, 10]
    assert all(fixture.result is not None for fixture in results.fixtures)
    assert kinds["obstacle"] == 0
    for kind in ("ending", "overtime", "over", "asked", "substituted", "over_budget"):
        assert kinds[kind], kind
    points_follow_places(results)
    todo = await life.olga.slash(harness.channel, "league todo")
    assert len(texts(todo.response)) < 200, texts(todo.response)
    shown = [texts(message) for message in harness.channel.history()]
    assert not any("@everyone" in text for text in shown)
    words = Words(season.league.language)
    assert any(words("league-post-over") in text for text in shown)
    assert (await host.leagues.founding.season(season.league.id)).number == 2
    told = sorted(life.server.times)
    for (person, at), (other, later) in pairwise(told):
        assert person != other or later - at >= DAY - 1


def points_follow_places(results: Results) -> None:
    """A table's points are those of the places taken, but for the one correction."""
    for fixture in results.fixtures:
        awards = [one for one in results.awards if one.fixture == fixture.id and one.place]
        if any(one.reason == "corrected" for one in results.awards if one.fixture == fixture.id):
            continue
        points = results.season.settings.points_for(len(fixture.people))
        assert sum(one.points for one in awards) == sum(points[: len(awards)])


async def test_a_season_runs_by_itself(tmp_path: Path) -> None:
    with built(tmp_path) as game:
        async with Harness.open(tmp_path / "games.db", games={**CATALOGUE, KEY: game}) as harness:
            await check_season(harness, game, RESTARTS)

"""A whole season in simulated time: founding, sign-up, pairing, play and end."""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from bot.host.core.api import Person
from bot.host.core.game import HostedGame
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.host import Host
from bot.host.leagues.api import CANCELLED, OVER, Member, Season
from bot.host.leagues.organising.api import DISMISSED, UPHELD, Asker, Wanted
from bot.host.people.hours import Span
from bot.house_bots.api import house_bot
from bot.simulation.life import Life
from bot.simulation.partners import RUNNING, Partnership, others_here
from bot.simulation.people import Simulated, draw
from bot.simulation.plan import Plan
from bot.simulation.report import Report, report_of
from bot.simulation.server import CHANNEL, GUILD, Clock, Server
from bot.store import Database
from bot.store.leagues import entrants
from bot.store.leagues.entrants import HistoryRow
from bot.store.opening.sqlite import open_fleeting

SIGNUP_DAYS = 7
"""Number of days from the founding of a season to its last day of sign-up."""
LATEST = 60 * DAY
"""Seconds after the last day of a season from which it is expected never to end."""
ON_ANOTHER = 0.5
"""Probability that a person is also on a server where they do not sign up."""
FOUNDER = Person(1, "Organiser")
ORGANISER = Asker(FOUNDER, True)
Act: TypeAlias = Callable[[Life, Season, Random], Awaitable[None]]
"""Function for something that an organiser or a player does in a season."""
SignUp: TypeAlias = Callable[[Life, Season, Simulated, bool], Awaitable[None]]
"""Function with which a person signs up, as an alternate, too, if the last value says so."""


class Unfinished(Exception):
    """A season that has not ended long after its last day."""


async def play(plan: Plan, games: Mapping[str, HostedGame]) -> Report:
    """Simulate a season and return its report. Raises BadSetting, Unfinished."""
    bots = games[plan.settings.game].bots
    bot = bots[house_bot(bots)]
    with tempfile.TemporaryDirectory() as folder:
        database = open_fleeting(Path(folder) / "season.db")
        clock = Clock(moment(plan.settings.closing_day - timedelta(days=SIGNUP_DAYS)))
        server = Server(clock, people_of(plan))
        host = host_of(plan, games, database, server)
        try:
            life = Life(host, database, server, bot, plan.seed)
            async with others_here(host, games, clock, plan.bots - 1) as others:
                partnership = Partnership(life, others, f"https://{RUNNING}", ORGANISER)
                season = await live(life, plan, partnership)
                return await report_of(life, plan, season, await partnership.computed())
        finally:
            await host.close()


def host_of(
    plan: Plan, games: Mapping[str, HostedGame], database: Database, server: Server
) -> Host:
    """Return a host that posts to a simulated server and is seeded by the plan."""
    rules = {key: game.rules for key, game in games.items()}
    lots = Random(f"lots {plan.seed}")
    registry = TableRegistry(database, rules, server.clock, lots.getrandbits)
    host = Host(registry, games)
    host.posting.outbox.publisher = server
    host.leagues.outbox.publisher = server
    host.leagues.season_runner.members = server
    return host


def people_of(plan: Plan) -> list[Simulated]:
    """Draw the people of a season; those who sign up late come last."""
    rng = Random(f"people {plan.seed}")
    season = Span(moment(plan.settings.first_day), moment(plan.settings.last_day))
    numbers = range(1, plan.people + plan.late + 1)
    return [draw(rng, number, plan.absence, season) for number in numbers]


async def live(
    life: Life,
    plan: Plan,
    partnership: Partnership | None = None,
    league: str = "League",
    language: str = "en",
) -> Season:
    """Simulate a season of a new league, which has a language, from its founding to its end.

    Raises BadSetting, Unfinished. If the plan has several bots, these are in the `partnership`.
    """
    partnership = partnership or Partnership(life, (), "", ORGANISER)
    founding = life.host.leagues.founding
    season = await founding.found(
        FOUNDER,
        league,
        plan.settings,
        guild_id=GUILD,
        channel_id=CHANNEL,
        role_id=None,
        language=language,
    )
    await _invite(life, plan, season, partnership)
    await _remember(life, plan, season)
    signs = partial(_sign_up, partnership)
    _plan_sign_up(life, plan, season, signs)
    _plan_late_entries(life, plan, season, signs)
    _plan_acts(life, season, plan)
    while season.stage not in (OVER, CANCELLED):
        if life.now > season.ends_at.timestamp() + LATEST:
            raise Unfinished(f"{season.stage} {LATEST / DAY:g} days after the last day")
        await life.step()
        season = (await founding.seasons(season.league.id))[-1]
    return season


async def _invite(life: Life, plan: Plan, season: Season, partnership: Partnership) -> None:
    """Have the other servers join, and draw who is on which: on each of them every second person.

    Where a person signs up is drawn as well; each of the other bots has one of the servers.
    """
    servers, rng = life.host.leagues.organising.servers, Random(f"servers {plan.seed}")
    own = GUILD + plan.servers - (plan.bots - 1)
    guests, elsewhere = range(GUILD + 1, own), range(own, GUILD + plan.servers)
    if elsewhere:
        partnership.plan()
    for guild_id in guests:
        code = await servers.invite(season.id, ORGANISER)
        await servers.join(
            code,
            FOUNDER,
            guild_id=guild_id,
            channel_id=CHANNEL + guild_id,
            name=f"Server {guild_id}",
            language="en",
        )
    for person in life.server.people if guests or elsewhere else ():
        signs_at = rng.choice((GUILD, *guests, *elsewhere))
        others = {one for one in guests if rng.random() < ON_ANOTHER}
        if signs_at in elsewhere:
            partnership.signs_with(person.id, signs_at - own)
        else:
            life.server.signs_at[person.id] = signs_at
        life.server.memberships[person.id] = frozenset({signs_at, *others})


async def _remember(life: Life, plan: Plan, season: Season) -> None:
    """Store a made-up earlier season, so that people can be promoted and relegated."""
    people = life.server.people[: plan.people]
    rows = [
        HistoryRow(person.id, person.name, division + 1, place, "0")
        for division in range(plan.divisions)
        for place, person in enumerate(people[division :: plan.divisions], 1)
    ]
    league_id = season.league.id
    await life.database.write(lambda db: entrants.set_history(db, league_id, 0, rows))


def _plan_sign_up(life: Life, plan: Plan, season: Season, signs: SignUp) -> None:
    """Plan each person's sign-up at a random time; every fourth also becomes an alternate."""
    until = season.signup_ends_at.timestamp() - DAY
    for number, person in enumerate(life.server.people[: plan.people]):
        at = person.answers_at(life.rng.uniform(life.now, until - DAY), life.rng)
        life.plan(at, partial(signs, life, season, person, number % 4 == 3))
        if person.leaves_at is not None and number % 2:
            life.plan(person.leaves_at, partial(_leave_tables, life, person))


def _plan_late_entries(life: Life, plan: Plan, season: Season, signs: SignUp) -> None:
    """Plan sign-ups in the first half of the season for the people who come late."""
    start, end = season.starts_at.timestamp(), season.ends_at.timestamp()
    for person in life.server.people[plan.people :]:
        at = person.answers_at(life.rng.uniform(start, (start + end) / 2), life.rng)
        life.plan(at, partial(signs, life, season, person, False))


async def _sign_up(
    partnership: Partnership, life: Life, season: Season, who: Simulated, alternate: bool
) -> None:
    """Sign a person up with their bot; only the one that runs the season has alternates."""
    person, signups = Person(who.id, who.name), life.host.leagues.signups
    if not await partnership.sign_up(who):
        await life.host.absence.availability.set_hours(who.id, who.hours)
        guild_id = life.server.signs_at.get(who.id)
        await signups.sign(season.id, person, Member(who.name, frozenset()), guild_id=guild_id)
        if alternate:
            await signups.toggle_alternate(season.id, person, guild_id)
    if who.vacation is not None:
        await life.host.absence.availability.plan(who.id, who.name, *who.vacation)


def _plan_acts(life: Life, season: Season, plan: Plan) -> None:
    """Plan exclusions, annulments and disputes, for when some of the tables are over."""
    rng, start = Random(f"acts {plan.seed}"), season.starts_at.timestamp()
    counts = ((_exclude, plan.acts.excluded), (_annul, plan.acts.annulled))
    for act, count in (*counts, (_dispute, plan.acts.disputed)):
        for _ in range(count):
            life.plan(start, partial(_in_time, life, season, rng, rng.uniform(0.05, 0.6), act))


async def _in_time(life: Life, season: Season, rng: Random, share: float, act: Act) -> None:
    """Carry out an act as soon as the given share of the season's tables is over."""
    fixtures = (await life.host.leagues.results.of(season.id)).fixtures
    if sum(one.result is not None for one in fixtures) < max(1, share * len(fixtures)):
        life.plan(life.now + DAY / 8, partial(_in_time, life, season, rng, share, act))
    else:
        await act(life, season, rng)


async def _exclude(life: Life, season: Season, rng: Random) -> None:
    """Exclude a random person from the season."""
    one = rng.choice(await life.host.leagues.signups.entries(season.id, "in"))
    wanted = Wanted("player", "excluded", person=Person(one.person, one.name))
    await life.host.leagues.organising.corrections.correct(season.id, ORGANISER, wanted)


async def _annul(life: Life, season: Season, rng: Random) -> None:
    """Annul a random finished table."""
    results = await life.host.leagues.results.of(season.id)
    fixture = rng.choice([one.id for one in results.fixtures if one.result is not None])
    corrections = life.host.leagues.organising.corrections
    made = await corrections.correct(season.id, ORGANISER, Wanted("annul", "annulled", fixture))
    await corrections.second(season.id, ORGANISER, made.id)


async def _dispute(life: Life, season: Season, rng: Random) -> None:
    """Raise a dispute for a random player, and plan the organiser's decision about it."""
    tables = [one for one in await life.host.tables.open_tables() if one.fixture_id is not None]
    table = rng.choice([one for one in tables if any(chair.user_id for chair in one.chairs)])
    user_id = rng.choice([chair.user_id for chair in table.chairs if chair.user_id])
    disputes, fixture_id = life.host.leagues.organising.disputes, table.fixture_id or 0
    by = Person(user_id, life.people[user_id].name)
    raised = await disputes.open(fixture_id, by, "disputed")
    outcome = rng.choice((UPHELD, DISMISSED))
    decide = partial(disputes.decide, fixture_id, raised.id, ORGANISER, outcome, "decided")
    life.plan(raised.heard_at.timestamp() + rng.uniform(1, 2 * DAY), decide)


async def _leave_tables(life: Life, who: Simulated) -> None:
    """Take a person who leaves the server off their tables."""
    for table in await life.host.tables.open_tables():
        if table.status == "running" and table.chair_of(who.id) is not None:
            await life.host.absence.leave(table.id, who.id)


def moment(day: date) -> float:
    """Return the time at which a day begins in UTC."""
    return datetime.combine(day, time(), UTC).timestamp()

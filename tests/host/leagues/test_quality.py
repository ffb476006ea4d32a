"""Mistakes a game: counted if everybody agreed, once the season is over, and right."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from datetime import date
from functools import partial
from itertools import count
from typing import TypeVar

import pytest

from bot.host import Host
from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.api import Person
from bot.host.leagues.api import OVER, BadSetting, NotEntrant, Season, WrongStage
from bot.host.leagues.organising.api import Asker, Wanted
from bot.host.leagues.standings.quality import Quality
from bot.host.servers.settings import Server
from bot.house_bots.coach import MomentJob
from bot.house_bots.searcher import Effort, Job
from bot.runtime.database_url import Address
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, records, seasons, vacancies
from bot.store.leagues.records import COACH_YES
from bot.store.leagues.vacancies import AskedRow
from bot.store.tables.coaching import reviews_of
from tests.cogs.wire import Wire
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    settings,
    sign_up,
)
from tests.host.leagues.season import begin, log_kinds, season_of, see, tables_of
from tests.host.leagues.spilling import SPILLED, STONE, Thinker
from tests.opening import without_threads

A = TypeVar("A")
FOLK = people(8)
CARELESS, DISTRACTED = FOLK[0].id, FOLK[1].id
"""Who spills every stone, and who spills the first one of each game."""
SUBSTITUTE = Person(4000, "Sue")
OLGA = Asker(ORGANISER, True)


@pytest.fixture
def thinker() -> Thinker:
    return Thinker()


@pytest.fixture
async def host(path: Address, clock: TestClock, thinker: Thinker) -> AsyncIterator[Host]:
    host = await opened(path, clock, thinker)
    yield host
    await host.close()


async def opened(path: Address, clock: TestClock, thinkers: Thinkers) -> Host:
    host = await without_threads(path, SPILLED, clock, thinkers)
    await host.servers.settings.decide(1, Server(newcomers=0))
    host.analysis.coaching.reviewed = Effort((2,), (3,))
    return host


async def agree(host: Host, season: Season, agreeing: Sequence[Person]) -> None:
    for person in agreeing:
        await host.leagues.consents.answer(season.id, person.id, True)


async def begun(
    host: Host, clock: TestClock, server: LeagueServer, agreeing: Sequence[Person] = FOLK
) -> Season:
    """Return a season whose tables have begun; these people agreed when they signed up."""
    attach(host, server)
    season = await found(host, settings(coached=True))
    await sign_up(host, season, FOLK)
    await agree(host, season, agreeing)
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    return season


async def play(host: Host, table_id: int) -> Counter[int]:
    """Play a table to its end; return how many stones each person has spilled."""
    spilled = Counter[int]()
    while (position := await host.tables.position(table_id)).decisions:
        decision = position.decisions[0]
        person = position.table.chairs[decision.seat].user_id
        assert person is not None
        spills = person == CARELESS or (person == DISTRACTED and not spilled[person])
        move = decision.moves[-1 if decision.kind == "eat" and spills else 0]
        spilled[person] += str(move).startswith("spill")
        await host.tables.play(table_id, person, str(move))
    return spilled


async def play_all(host: Host) -> Counter[int]:
    """Play a season's tables as they open, to its end."""
    spilled = Counter[int]()
    for _ in range(4):
        for table in await tables_of(host):
            spilled += await play(host, table.id)
        await see(host)
    return spilled


async def quality(host: Host, season: Season) -> Quality | None:
    return (await host.leagues.results.of(season.id)).quality


async def reviewed(host: Host, season: Season) -> int:
    """Return how many reviews of the season's tables are stored."""
    tables = (await host.leagues.results.of(season.id)).tables.values()
    return sum(
        [len(await host._database.read(lambda db, t=table: reviews_of(db, t))) for table in tables]
    )


async def test_mistakes_are_those_that_were_made(
    host: Host, clock: TestClock, server: LeagueServer, thinker: Thinker
) -> None:
    """The judge of the coach is the game, in which each stone spilled costs five points."""
    season = await begun(host, clock, server)
    first, *_ = await tables_of(host)
    spilled = await play(host, first.id)
    await see(host)
    assert (await quality(host, season), await reviewed(host, season), thinker.asked) == (
        None,
        0,
        [],
    ), "nothing is counted before the season is over"
    spilled += await play_all(host)
    results = await host.leagues.results.of(season.id)
    assert results.season.stage == OVER and results.quality is not None
    assert (results.quality.state, results.quality.done) == ("known", len(results.tables))
    games = {row.person: row.games for rows in results.divisions.values() for row in rows}
    assert results.quality.figures.keys() == {person.id for person in FOLK}
    for person, figures in results.quality.figures.items():
        assert figures.mistakes == pytest.approx(spilled[person] / games[person])
        assert figures.lost == pytest.approx(STONE * spilled[person] / games[person])
    assert spilled[CARELESS] > spilled[DISTRACTED] == 2 and len(+spilled) == 2
    assert not thinker.urgent, "hints and house bots go before"


async def test_curves_are_for_all_once_everybody_has_agreed_and_all_is_judged(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """They are those of the reviews that the figures are counted from."""
    season = await begun(host, clock, server)
    consents, coaching = host.leagues.consents, host.analysis.coaching
    assert not await consents.allow_curves(season.id), "not before the season is over"
    await play_all(host)
    assert await consents.allow_curves(season.id)
    for table in (await host.leagues.results.of(season.id)).tables.values():
        chairs = (await host.tables.get(table)).chairs
        found = await coaching.stored(table)
        assert [one.player.user_id for one in found] == [chair.user_id for chair in chairs]
        assert all(one.review.curve for one in found)
    await consents.answer(season.id, FOLK[6].id, False)
    assert not await consents.allow_curves(season.id)


async def test_who_agreed_before_curves_were_named_did_not_agree_to_them(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server)
    await play_all(host)
    await host._database.write(
        lambda db: db.execute("UPDATE league_log SET data = '{}' WHERE kind = ?", (COACH_YES,))
    )
    assert not await host.leagues.consents.allow_curves(season.id)
    consent = await host.leagues.consents.of(season.id, FOLK[0].id)
    assert consent is not None and (consent.agrees, consent.curves) == (True, False)


async def test_one_who_does_not_agree_keeps_the_figures_away(
    host: Host, clock: TestClock, server: LeagueServer, thinker: Thinker
) -> None:
    season = await begun(host, clock, server, FOLK[:-1])
    await play_all(host)
    now = await quality(host, season)
    assert now is not None and (now.state, now.figures, thinker.asked) == ("missing", {}, [])
    with pytest.raises(WrongStage):
        await agree(host, season, FOLK[-1:])


async def test_the_answer_changes_until_the_season_is_over(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, FOLK[:-1])
    await host.leagues.consents.answer(season.id, FOLK[0].id, False)
    assert await host.leagues.consents.of(season.id, FOLK[0].id) == (False, True, False)
    await agree(host, season, [FOLK[0], FOLK[-1]])
    await play_all(host)
    now = await quality(host, season)
    assert now is not None and now.state == "known"
    assert await host.leagues.consents.of(season.id, FOLK[0].id) == (True, False, True)


async def test_who_takes_it_back_takes_the_figures_from_everybody(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server)
    await play_all(host)
    assert "coached" in await log_kinds(host, season)
    await host.leagues.consents.answer(season.id, FOLK[3].id, False)
    await look(host)
    now = await quality(host, season)
    assert now is not None and (now.state, now.done, now.figures) == ("missing", 0, {})
    assert "coached" not in await log_kinds(host, season)
    with pytest.raises(WrongStage):
        await agree(host, season, [FOLK[3]])


async def test_who_is_erased_has_agreed_to_nothing(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server)
    await play_all(host)
    await host.upkeep.privacy.erase(FOLK[3].id)
    await look(host)
    now = await quality(host, season)
    assert now is not None and (now.state, now.done) == ("missing", 0)
    kinds = Counter(await log_kinds(host, season))
    assert (kinds["coach_yes"], kinds["coached"]) == (len(FOLK) - 1, 0)


async def test_a_substitute_is_one_of_the_season(
    host: Host, clock: TestClock, server: LeagueServer, thinker: Thinker
) -> None:
    """Also one who has no row in the standings, and never signed up."""
    season = await season_of(host, server, [FOLK[:4]], [SUBSTITUTE], coached=True)
    await agree(host, season, FOLK[:4])
    stored = await host._database.read(lambda db: fixtures.of_season(db, season.id))

    def ask(connection: Connection) -> int:
        fixture, left = stored[0].fixture.id, entrants.load(connection, season.id, FOLK[0].id)
        assert left is not None
        entrants.keep(connection, season.id, left._replace(status="left"))
        vacancies.open_vacancy(connection, fixture, 0, FOLK[0].id, 0.0)
        (row,) = vacancies.open_of(connection, season.id)
        vacancies.ask(connection, row.id, AskedRow(SUBSTITUTE.id, 0.0, 1e12))
        return row.id

    vacancy = await host._database.write(ask)
    await host.leagues.alternates.accept(vacancy, SUBSTITUTE)
    await begin(host, clock, season)
    await play_all(host)
    now = await quality(host, season)
    assert now is not None and SUBSTITUTE.id in now.people
    assert (now.state, thinker.asked) == ("missing", [])


async def test_nobody_is_asked_who_is_not_in_such_a_season(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season, plain = await found(host, settings(coached=True)), await found(host, name="Plain")
    await sign_up(host, plain, FOLK[:1])
    for one, person in ((season, FOLK[0]), (plain, FOLK[0])):
        assert await host.leagues.consents.of(one.id, person.id) is None
        with pytest.raises(NotEntrant):
            await agree(host, one, [person])
    await sign_up(host, season, FOLK[:1])
    assert await host.leagues.consents.of(season.id, FOLK[0].id) == (False, True, False)


async def test_whoever_signed_up_was_told_whether_mistakes_are_counted(
    host: Host, server: LeagueServer
) -> None:
    attach(host, server)
    season, founding = await found(host), host.leagues.founding
    await founding.change(season.id, ORGANISER, settings(coached=True))
    await sign_up(host, season, FOLK[:1])
    with pytest.raises(BadSetting) as refused:
        await founding.change(season.id, ORGANISER, settings(), "reasons")
    assert refused.value.args_["field"] == "coached"
    assert (await founding.by_id(season.id)).settings.coached


async def test_no_log_tells_what_somebody_answered(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server)
    await play_all(host)
    await host.leagues.consents.answer(season.id, FOLK[3].id, False)
    log, why = host.leagues.organising.log, host.leagues.organising.why
    (fixture, *_) = (await host.leagues.results.of(season.id)).fixtures
    read = [
        *await log.page(season.id, organises=True),
        *await log.whole(season.id, organises=True),
        *(await why.person(season.id, FOLK[3].id, private=True))[1],
        *(await why.table(season.id, fixture.id))[1],
    ]
    assert read and not {line.kind for line in read} & {"coach_yes", "coach_no", "coached"}


class Dying(Thinker):
    """Thinks until so many moves were looked at, and never answers again."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.stuck = asyncio.Event()

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        if len(self.asked) == self.most:
            self.stuck.set()
            await asyncio.Event().wait()
        return await super().think(job, table, urgent)


async def test_after_a_restart_it_goes_on_and_nobody_waits_meanwhile(
    path: Address, clock: TestClock, server: LeagueServer
) -> None:
    dying = Dying(14)
    host = await opened(path, clock, dying)
    season = await begun(host, clock, server)
    for _ in range(4):
        for table in await tables_of(host):
            await play(host, table.id)
        await host.tick()
        await host.leagues.season_runner._worker.settled()
    await host.tick()
    await dying.stuck.wait()
    await host.leagues.season_runner._poster.settled()
    assert "over" in server.kinds
    now = await quality(host, season)
    assert now is not None and (now.state, now.figures) == ("pending", {})
    assert 0 < now.done < now.tables == 4
    later = settings(first_day=date(2027, 5, 1), last_day=date(2027, 7, 1))
    after = await found(host, later, "Others")
    await sign_up(host, after, FOLK)
    await host.tick()
    await host.leagues.season_runner._worker.settled()
    await host.leagues.season_runner._poster.settled()
    assert server.posts[-1].kind == "card"
    await host.close()

    thinker = Thinker()
    host = await opened(path, clock, thinker)
    attach(host, server)
    clock.pass_seconds(DAY / 24)
    await look(host)
    now = await quality(host, season)
    assert now is not None and (now.state, now.done) == ("known", 4)
    assert not set(dying.asked[:8]) & set(thinker.asked), "what was counted stays"
    assert set(dying.asked) | set(thinker.asked) == set(
        (await host.leagues.results.of(season.id)).tables.values()
    )
    await host.close()


@pytest.mark.parametrize("mode", ["kill", "die"])
async def test_mistakes_are_the_same_whenever_the_bot_is_killed(
    path: Address,
    clock: TestClock,
    server: LeagueServer,
    monkeypatch: pytest.MonkeyPatch,
    mode: str,
) -> None:
    """It is killed at each call to the database, instead of it or after it."""
    host, wire = await opened(path, clock, Thinker()), Wire(monkeypatch)
    season = await season_of(host, server, [FOLK[:4]], coached=True)
    await agree(host, season, FOLK[:4])
    await begin(host, clock, season)
    await play_all(host)
    whole = await quality(host, season)
    assert whole is not None and whole.state == "known"

    def forget(connection: Connection) -> None:
        connection.execute("DELETE FROM review")
        records.forget(connection, season.id, records.COACHED)
        seasons.make_due(connection, season.id, 0.0)

    for number in count(1):
        await host._database.write(forget)
        struck = await wire.strike(partial(counting, host), mode, number)
        await host.close()
        host = await opened(path, clock, Thinker())
        attach(host, server)
        clock.pass_seconds(DAY)
        await look(host)
        assert await quality(host, season) == whole
        assert (await log_kinds(host, season)).count("coached") == 1
        if not struck:
            break
    await host.close()
    assert number > 10


async def counting(host: Host) -> None:
    await host.leagues.look()
    await host.leagues.season_runner._counter.settled()


async def test_who_changes_their_mind_while_it_counts_is_not_counted(
    host: Host, clock: TestClock, server: LeagueServer, thinker: Thinker
) -> None:
    season = await begun(host, clock, server)

    async def taken_back(job: Job[A], table: int, urgent: bool) -> A:
        await host.leagues.consents.answer(season.id, FOLK[5].id, False)
        return await Thinker.think(thinker, job, table, urgent)

    thinker.think = taken_back  # type: ignore[method-assign]
    await play_all(host)
    now = await quality(host, season)
    assert now is not None and now.state == "missing" and thinker.asked
    assert "coached" not in await log_kinds(host, season)


async def test_of_who_is_erased_while_it_counts_nothing_is_kept(
    host: Host, clock: TestClock, server: LeagueServer, thinker: Thinker
) -> None:
    season = await begun(host, clock, server)
    erased = list[int]()

    async def erases(job: Job[A], table: int, urgent: bool) -> A:
        if not erased and isinstance(job, MomentJob):
            chairs = (await host.tables.get(table)).chairs
            erased.append(next(one.user_id or 0 for one in chairs if one.seat == job.seat))
            await host.upkeep.privacy.erase(erased[0])
        return await Thinker.think(thinker, job, table, urgent)

    thinker.think = erases  # type: ignore[method-assign]
    await play_all(host)
    assert erased

    def known(connection: Connection) -> int:
        sql = "SELECT count(*) FROM review WHERE user_id = ?"
        (count,) = connection.execute(sql, erased).fetchone()
        return int(count)

    assert await host._database.read(known) == 0
    now = await quality(host, season)
    assert now is not None and now.state == "missing"


async def test_a_bot_that_cannot_think_counts_later(
    path: Address, clock: TestClock, server: LeagueServer, thinker: Thinker
) -> None:
    host = await opened(path, clock, NO_THINKERS)
    season = await begun(host, clock, server)
    await play_all(host)
    now = await quality(host, season)
    assert now is not None and (now.state, now.done) == ("pending", 0)
    await host.close()
    host = await opened(path, clock, thinker)
    attach(host, server)
    await look(host)
    assert not thinker.asked
    clock.pass_seconds(DAY / 24)
    await look(host)
    now = await quality(host, season)
    assert now is not None and now.state == "known"
    await host.close()


async def test_a_table_that_cannot_be_judged_counts_for_nobody(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server)
    first, *_ = await tables_of(host)
    await play(host, first.id)

    def other_rules(connection: Connection) -> None:
        change = "UPDATE move SET text = 'spill left' WHERE game_id = ? AND version = 1"
        connection.execute(change, (first.id,))

    await host._database.write(other_rules)
    await play_all(host)
    now = await quality(host, season)
    assert now is not None and (now.state, now.done) == ("known", 4)
    assert now.figures[CARELESS].lost == STONE * now.figures[CARELESS].mistakes > 0


async def test_annulled_tables_count_no_more(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server)
    await play_all(host)
    before = await quality(host, season)
    results = await host.leagues.results.of(season.id)
    played = [one.id for one in results.fixtures if CARELESS in one.people]
    wanted, otto = Wanted("annul", "Because", fixture=played[0]), Asker(Person(2998, "Otto"), True)
    corrections = host.leagues.organising.corrections
    made = await corrections.correct(season.id, OLGA, wanted)
    await corrections.second(season.id, otto, made.id)
    now = await quality(host, season)
    assert before is not None and now is not None
    assert (before.tables, now.tables, now.done) == (4, 3, 3)
    assert set(now.figures) <= set(before.figures)


async def test_a_table_that_counts_again_after_the_season_is_counted_at_once(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server)
    first, *_ = await tables_of(host)
    await play(host, first.id)
    await see(host)
    results = await host.leagues.results.of(season.id)
    (fixture,) = [one for one, table in results.tables.items() if table == first.id]
    wanted, otto = Wanted("annul", "Because", fixture=fixture), Asker(Person(2998, "Otto"), True)
    corrections = host.leagues.organising.corrections
    made = await corrections.correct(season.id, OLGA, wanted)
    await corrections.second(season.id, otto, made.id)
    await play_all(host)
    before = await quality(host, season)
    assert before is not None and (before.state, before.done, before.tables) == ("known", 3, 3)
    await corrections.undo(season.id, OLGA, made.id, "Not so")
    await look(host)
    now = await quality(host, season)
    assert now is not None and (now.state, now.done, now.tables) == ("known", 4, 4)

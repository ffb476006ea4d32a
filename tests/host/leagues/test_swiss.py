"""Swiss events of the toy game on the real host: rounds by rule or by an organiser, and finals."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from itertools import combinations

import pytest

from bot.host import Host
from bot.host.leagues.api import BadSetting, NoRound, Season
from bot.host.leagues.organising.api import Asker, Wanted
from bot.host.leagues.play.overtime import HASTE
from bot.leagues.pairing import pair, request_of
from bot.leagues.settings import dumped, loaded
from bot.locales import Words
from bot.presenting.league.standings import schedule_parts
from bot.store import Connection
from bot.store.leagues import fixtures, seasons
from tests.host.conftest import Recorder, TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    found,
    go_to,
    look,
    people,
    play_all,
    play_table,
    settings,
    sign_up,
    started,
)
from tests.host.leagues.season import log_kinds, pass_hours, rest_until


async def begun(
    host: Host, clock: TestClock, server: LeagueServer, count: int, **changes: object
) -> Season:
    """Return a Swiss event whose first day has come."""
    rules = {"form": "swiss", "games": 3, "up": 0, **changes}
    return await started(host, clock, server, people(count), **rules)


async def rounds_of(host: Host, season: Season) -> list[list[tuple[int, ...]]]:
    """Return the people of every round's tables."""
    stored = await host._database.read(lambda db: fixtures.of_season(db, season.id))
    waves = sorted({one.fixture.wave for one in stored})
    return [
        [tuple(s.user_id for s in one.seats) for one in stored if one.fixture.wave == wave]
        for wave in waves
    ]


async def play_round(host: Host) -> None:
    assert await play_all(host)
    await look(host)
    await look(host)


async def test_rounds_follow_by_themselves_until_the_event_is_over(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 16)
    for count in (1, 2, 3):
        assert len(await rounds_of(host, season)) == count
        await play_round(host)

    drawn = await rounds_of(host, season)
    results = await host.leagues.results.of(season.id)
    assert results.season.stage == "over"
    met = [frozenset(two) for found in drawn for one in found for two in combinations(one, 2)]
    assert len(drawn) == 3 and len(set(met)) == len(met) == 3 * 4 * 6
    assert {row.games for row in results.divisions[1]} == {3}
    assert results.winner == results.divisions[1][0].person
    assert server.kinds.count("swiss_round") == 3
    # An event is over for good: no next season opens.
    assert (await host.leagues.founding.season(season.league.id)).number == 1


async def test_later_rounds_seat_people_who_stand_level_together(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 16)
    await play_round(host)
    rows = (await host.leagues.results.of(season.id)).divisions[1]
    points = {row.person: row.points for row in rows}

    tables = (await rounds_of(host, season))[1]
    assert all(len({points[person] for person in table}) == 1 for table in tables)


async def test_a_round_waits_for_its_last_table(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8)
    first, _ = [table.id for table in await host.tables.open_tables()]
    await play_table(host, first)
    await look(host)
    assert len(await rounds_of(host, season)) == 1


async def test_whoever_left_is_not_paired_again_and_who_came_late_is(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8, late="fewer")
    gone, *_ = people(8)
    server.gone.add(gone.id)
    newcomer = people(9)[-1]
    await sign_up(host, season, [newcomer])
    assert (await host.leagues.signups.entry(season.id, newcomer.id)).status == "waiting"
    await play_round(host)

    (second,) = (await rounds_of(host, season))[1:]
    paired = {person for table in second for person in table}
    assert newcomer.id in paired
    results = await host.leagues.results.of(season.id)
    assert results.late == {newcomer.id: ()}
    assert "entered" in server.kinds
    await play_round(host)
    await play_round(host)
    rows = {row.person: row for row in (await host.leagues.results.of(season.id)).divisions[1]}
    # Two of three rounds are more than half of them.
    assert rows[newcomer.id].games == 2 and rows[newcomer.id].below is None


async def test_an_organiser_opens_each_round(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8, opening="by_host")
    rounds = host.leagues.rounds
    assert await rounds_of(host, season) == []
    assert [(p.kind, p.data["round"]) for p in server.posts if "round" in p.kind] == [
        ("round_wanted", 1)
    ]

    await rounds.open(season.id, ORGANISER, 1)
    await rounds.open(season.id, ORGANISER, 1)
    await look(host)
    assert len(await rounds_of(host, season)) == 1
    with pytest.raises(NoRound) as refused:
        await rounds.open(season.id, ORGANISER, 1)
    assert refused.value.args_["why"] == "drawn"
    with pytest.raises(NoRound) as refused:
        await rounds.open(season.id, ORGANISER, 2)
    assert (refused.value.args_["why"], refused.value.args_["tables"]) == ("open", 2)

    await play_round(host)
    assert len(await rounds_of(host, season)) == 1
    assert server.kinds.count("round_wanted") == 2
    await rounds.open(season.id, ORGANISER, 2)
    await look(host)
    assert len(await rounds_of(host, season)) == 2
    assert (await log_kinds(host, season)).count("round_opened") == 2


async def test_an_organiser_opens_the_final_too(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8, opening="by_host")
    await host._database.write(lambda db: _final(db, season))
    for number in (1, 2, 3, 4):
        await host.leagues.rounds.open(season.id, ORGANISER, number)
        await look(host)
        await play_round(host)
    assert (await host.leagues.results.of(season.id)).season.stage == "over"


async def test_the_best_play_a_final(host: Host, clock: TestClock, server: LeagueServer) -> None:
    season = await begun(host, clock, server, 8)
    await host._database.write(lambda db: _final(db, season))
    for _ in range(3):
        await play_round(host)
    best = [row.person for row in (await host.leagues.results.of(season.id)).divisions[1][:4]]

    (final,) = (await rounds_of(host, season))[3]
    assert sorted(final) == sorted(best)
    await play_round(host)
    results = await host.leagues.results.of(season.id)
    assert results.season.stage == "over" and results.winner in best


async def test_who_leaves_during_the_final_keeps_their_place_in_the_standings(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8)
    await host._database.write(lambda db: _final(db, season))
    for _ in range(3):
        await play_round(host)
    rows = (await host.leagues.results.of(season.id)).divisions[1]
    (table,) = await host.tables.open_tables()
    waits = (await host.tables.position(table.id)).decisions[0].seat
    gone = table.chairs[waits].user_id
    assert gone is not None
    server.gone.add(gone)
    await pass_hours(host, clock, 60)
    entry = await host.leagues.signups.entry(season.id, gone)
    assert entry is not None and entry.status == "left"

    after = (await host.leagues.results.of(season.id)).divisions[1]
    assert [row.person for row in after] == [row.person for row in rows]
    assert {row.below for row in after} == {None}


def _final(connection: Connection, season: Season) -> None:
    row = seasons.season(connection, season.id)
    assert row is not None
    changed = dumped(replace(loaded(row.settings), up=4))
    seasons.change_season(connection, season.id, settings=changed)


async def test_anybody_can_pair_every_round_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8)
    await play_round(host)

    told = json.loads(await host.leagues.pairings.proof(season.id))
    assert sorted(told["rounds"]) == ["1", "2"]
    for number, tables in enumerate(await rounds_of(host, season), 1):
        recipe = told["rounds"][str(number)]
        again = pair(request_of(recipe, int(recipe["seed"])))
        assert list(again.tables) == tables


async def test_too_few_people_end_an_event_early(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 4)
    server.gone.update(person.id for person in people(4)[1:])
    await play_round(host)
    await go_to(host, clock, clock().timestamp() + DAY)
    assert (await host.leagues.results.of(season.id)).season.stage == "over"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"up": 1}, "up"),
        ({"up": 65}, "up"),
        ({"late": "place"}, "late_form"),
        ({"opening": "never"}, "opening"),
    ],
)
async def test_rules_that_make_no_event_are_refused(
    host: Host, changes: dict[str, object], field: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        await found(host, settings(**{"form": "swiss", "up": 0, **changes}))
    assert refused.value.args_["field"] == field


async def test_a_round_that_takes_too_long_is_hurried_and_played_out(
    host: Host, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8, pace="relaxed")
    for person in people(8):
        await host.absence.availability.plan(person.id, person.name, clock().timestamp(), 10)
    one, two = await host.tables.open_tables()
    await play_table(host, one.id)
    await host.absence.pause(two.id, 28)
    hasty_at = await host.leagues.rounds.ends(season.id)
    assert hasty_at is not None
    # A third of the time from the round's start to the last day.
    last_day = season.ends_at.timestamp() - DAY
    assert hasty_at - season.starts_at.timestamp() == pytest.approx(
        (last_day - season.starts_at.timestamp()) / 3, rel=0.01
    )

    await rest_until(host, clock, hasty_at - 1)
    assert (await host.tables.get(two.id)).haste == 1
    await rest_until(host, clock, hasty_at)
    assert (await host.tables.get(two.id)).haste == HASTE
    topics = [p.notice.topic for p in recorder.posts if p.notice and p.table.id == two.id]
    assert topics[-1] == "league-round-late"
    assert (await host.leagues.results.of(season.id)).season.stage == "running"

    await rest_until(host, clock, hasty_at + (hasty_at - season.starts_at.timestamp()) / 4)
    assert (await host.tables.get(two.id)).status == "over"
    assert len(await rounds_of(host, season)) == 2
    # The rounds to come share what is left.
    later = await host.leagues.rounds.ends(season.id)
    assert later is not None and later < last_day


async def test_an_event_of_one_evening_is_not_hurried(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    day = date(2026, 12, 7)
    season = await begun(host, clock, server, 8, opening="by_host", pace="live", last_day=day)
    for number in (1, 2, 3):
        await host.leagues.rounds.open(season.id, ORGANISER, number)
        await look(host)
        assert {table.haste for table in await host.tables.open_tables()} == {1}
        await play_round(host)
    assert (await host.leagues.results.of(season.id)).season.stage == "over"


async def test_rounds_can_be_opened_until_house_bots_play_the_rest(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8, opening="by_host")
    await rest_until(host, clock, season.ends_at.timestamp() + DAY)
    assert (await host.leagues.results.of(season.id)).season.stage == "overtime"
    assert await host.leagues.rounds.waiting(season.id) == 1
    await host.leagues.rounds.open(season.id, ORGANISER, 1)
    await look(host)
    assert {table.haste for table in await host.tables.open_tables()} == {HASTE}


async def test_rounds_keep_their_numbers_if_one_counts_for_nobody(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 4)
    await play_round(host)
    first, second = (await host.leagues.results.of(season.id)).fixtures
    corrections, olga = host.leagues.organising.corrections, Asker(ORGANISER, True)
    made = await corrections.correct(season.id, olga, Wanted("annul", "Not fair.", first.id))
    await corrections.second(season.id, olga, made.id)

    results = await host.leagues.results.of(season.id)
    assert [title for title, _ in schedule_parts(results, Words("en"))] == ["Round 2"]
    facts, _ = await host.leagues.organising.why.table(season.id, second.id)
    assert facts[0].args["round"] == 2

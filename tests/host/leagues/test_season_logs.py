"""Signed logs of seasons of the toy game: what the host signs is what others compute again."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import Member, Season
from bot.host.leagues.organising.api import Asker, Wanted
from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.verifying import Checked, Known
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    play_all,
    settings,
    sign_up,
    started,
)

BY = Asker(ORGANISER, True)


def folk(count: int) -> list[Person]:
    """Return people whose ids are as far apart as those of Discord."""
    return [Person(3_000_000_000 + 1000 * number, f"Player {number}") for number in range(count)]


async def begun(
    host: Host, clock: TestClock, server: LeagueServer, count: int, **changes: object
) -> Season:
    """Return a season whose first day has come."""
    return await started(host, clock, server, folk(count), **changes)


async def checked(host: Host, season: Season, known: Known | None = None) -> Checked:
    """Return the check of the season's log by a bot that has nothing but the file."""
    exported = await host.leagues.season_logs.export(season.id)
    return await host.leagues.season_logs.check(exported.content, known)


async def agrees(host: Host, season: Season) -> Checked:
    """Check that a log's standings are those of the host, and return its check."""
    found = await checked(host, season)
    results = await host.leagues.results.of(season.id)
    assert found.standings is not None
    places = [
        [(one.points, one.games, one.below, one.guest) for one in rows]
        for _, rows in found.standings.divisions
    ]
    assert places == [
        [(str(row.points), row.games, row.below, row.guest) for row in rows]
        for _, rows in sorted(results.divisions.items())
    ]
    return found


async def play(host: Host) -> None:
    assert await play_all(host)
    await look(host)
    await look(host)


async def test_a_swiss_event_with_a_final_is_computed_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 9, form="swiss", games=3, up=4)
    for _ in range(4):
        await agrees(host, season)
        await play(host)
    found = await agrees(host, season)
    assert found.ledger.over
    assert found.standings is not None and found.standings.winner is not None
    assert found.undrawn == 0


async def test_a_season_of_divisions_with_corrections_is_computed_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 10, division_size=5)
    corrections = host.leagues.organising.corrections
    await agrees(host, season)
    await play(host)
    results = await host.leagues.results.of(season.id)
    first, second, third = [one.id for one in results.fixtures if one.result][:3]
    drawn = {one.id: one.drawn for one in results.fixtures}
    await corrections.correct(season.id, BY, Wanted("result", "a mistake", first, value="9 8 7 6"))
    scorer = Person(drawn[second][0], "P")
    made = await corrections.correct(
        season.id, BY, Wanted("points", "fair", second, scorer, value="3")
    )
    await agrees(host, season)
    await corrections.undo(season.id, BY, made.id, "not fair")
    annul = await corrections.correct(season.id, BY, Wanted("annul", "two accounts", third))
    await corrections.second(season.id, BY, annul.id)
    out = Person(drawn[second][1], "P")
    await corrections.correct(season.id, BY, Wanted("player", "rude", person=out))
    found = await agrees(host, season)
    assert found.ledger.taken_back == {made.id}
    assert sorted(one.what for one in found.ledger.corrections.values()) == [
        "annul",
        "player",
        "result",
    ]


async def test_a_cup_is_computed_again_to_its_winner(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(
        host, clock, server, 8, form="cup", games=1, at_once=1, newcomer_at_once=1, division_size=4
    )
    await play(host)
    await agrees(host, season)
    while (await host.leagues.founding.seasons(season.league.id))[0].stage != "over":
        await play(host)
    found = await agrees(host, season)
    assert found.standings is not None and found.standings.winner is not None


async def test_a_swapped_seat_is_not_held_against_the_draw(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """The tables are signed only after an organiser has swapped two people."""
    season = await begun(host, clock, server, 8, at_once=1, newcomer_at_once=1, open_tables=1)
    results = await host.leagues.results.of(season.id)
    planned = next(one for one in results.fixtures if one.id not in results.tables)
    person = Person(planned.drawn[0], "P")
    wanted = Wanted("seat", "a wish", planned.id, person, value="3")
    made = await host.leagues.organising.corrections.correct(season.id, BY, wanted)
    await agrees(host, season)
    await host.leagues.organising.corrections.undo(season.id, BY, made.id, "no wish")
    await agrees(host, season)


async def test_people_who_avoid_each_other_leave_a_draw_that_nobody_else_can_repeat(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(form="swiss", games=2, up=0))
    signing = folk(8)
    await sign_up(host, season, signing)
    first, second = signing[:2]
    member = Member(first.name, frozenset())
    await host.leagues.signups.sign(season.id, first, member, avoids=[second.id])
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    await play(host)
    assert (await agrees(host, season)).undrawn == 2


async def test_a_log_only_grows_when_people_are_erased(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8, form="swiss", games=2, up=0)
    await host.leagues.founding.change_league(season.id, ORGANISER, "for all", public=True)
    await play(host)
    before = await agrees(host, season)
    assert sorted(before.names.values()) == [one.name for one in folk(8)]
    gone = folk(8)[3]
    assert gone.name.encode() in await host.leagues.season_logs.published(season.id)
    await host.upkeep.privacy.erase(gone.id)
    assert gone.name.encode() not in await host.leagues.season_logs.published(season.id)
    after = await checked(host, season, Known(before.lines, before.key, before.mark))
    assert sorted(after.names.values()) == [one.name for one in folk(8) if one != gone]
    assert after.ledger.order == before.ledger.order
    assert gone.name.encode() not in (await host.leagues.season_logs.export(season.id)).content
    await play(host)
    await agrees(host, season)


async def test_names_are_open_only_while_the_pages_are_public(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8, form="swiss", games=2, up=0)
    before = await agrees(host, season)
    assert before.names == {}
    content = (await host.leagues.season_logs.export(season.id)).content
    await host.leagues.founding.change_league(season.id, ORGANISER, "for all", public=True)
    named = await agrees(host, season)
    assert sorted(named.names.values()) == [one.name for one in folk(8)]
    await host.leagues.founding.change_league(season.id, ORGANISER, "enough", public=False)
    after = await checked(host, season, Known(named.lines, named.key, named.mark))
    assert after.names == {}
    content = (await host.leagues.season_logs.export(season.id)).content
    for person in folk(8):
        assert person.name.encode() not in content and str(person.id).encode() not in content


async def test_nothing_is_signed_twice_and_nothing_new_changes_nothing(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8)
    first = (await host.leagues.season_logs.export(season.id)).content
    assert (await host.leagues.season_logs.export(season.id)).content == first
    await play(host)
    later = (await host.leagues.season_logs.export(season.id)).content
    assert later.startswith(first) and later != first
    with pytest.raises(Difference) as older:
        known = await host.leagues.season_logs.check(later)
        await host.leagues.season_logs.check(first, Known(known.lines))
    assert older.value.code == "older"


async def test_before_the_draw_a_log_names_nobody(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings())
    await sign_up(host, season, folk(4))
    found_log = await checked(host, season)
    assert [line.kind for line in found_log.lines] == ["season", "rules"]
    await host.leagues.founding.change(
        season.id, ORGANISER, settings(games=1, at_once=1, newcomer_at_once=1), "shorter"
    )
    grown = await checked(host, season, Known(found_log.lines))
    assert [line.kind for line in grown.lines] == ["season", "rules", "rules"]
    assert grown.lines[-1].opened["reason"][1] == "shorter"


async def test_a_ladder_is_computed_again_but_not_its_draws(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8, form="ladder", at_once=1, newcomer_at_once=1)
    for person in folk(8):
        await host.leagues.signups.want(season.id, person.id, True)
    await look(host)
    await play(host)
    found = await agrees(host, season)
    assert [line.kind for line in found.lines].count("match") == 2
    assert found.standings is not None and found.standings.divisions[0][0] == 1


async def test_a_table_without_a_result_is_decided_by_hand(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 8)
    first, *_ = [one for one in await host.tables.open_tables() if one.of_league]
    await host.absence.end(first.id, ORGANISER)
    await play(host)
    found = await agrees(host, season)
    assert sum(table.void for table in found.ledger.tables.values()) == 1
    results = await host.leagues.results.of(season.id)
    (gone,) = {*range(1, 5)} - {one.id for one in results.fixtures}
    wanted = Wanted("result", "they agreed", gone, value="4 3 2 1")
    await host.leagues.organising.corrections.correct(season.id, BY, wanted)
    await agrees(host, season)


@pytest.mark.parametrize("form", ["season", "swiss"])
async def test_who_was_taken_out_before_the_draw_may_come_back(
    form: str, host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(form=form, games=2, up=0, down=0))
    await sign_up(host, season, folk(9))
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    corrections, out = host.leagues.organising.corrections, folk(9)[4]
    made = await corrections.correct(season.id, BY, Wanted("player", "rude", person=out))
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    await agrees(host, season)
    await corrections.undo(season.id, BY, made.id, "not rude")
    await look(host)
    await agrees(host, season)
    await play(host)
    await agrees(host, season)


async def test_a_ban_from_the_season_before_is_in_the_log(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """Somebody was banned in the last season, before this one was drawn, and is in its draft."""
    first = await begun(host, clock, server, 8, games=1, at_once=1, newcomer_at_once=1)
    await play(host)
    season = await host.leagues.founding.season(first.league.id)
    assert season.number == 2
    await sign_up(host, season, folk(9))
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    corrections, out = host.leagues.organising.corrections, folk(9)[8]
    made = await corrections.correct(first.id, BY, Wanted("ban", "two accounts", person=out))
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    banned = await agrees(host, season)
    assert [one.what for one in banned.ledger.corrections.values()] == ["ban"]
    await corrections.undo(first.id, BY, made.id, "only one")
    await agrees(host, season)
    await agrees(host, first)

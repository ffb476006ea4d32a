"""Excluded means excluded: no way back into the season but the one that an organiser opens."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.host import Host
from bot.host.leagues.api import Excluded, Member, Season, WrongStage
from bot.host.leagues.organising.api import Asker, BadCorrection, Correction, Wanted
from bot.host.leagues.play.alternates import SeatTaken
from bot.store.leagues import vacancies
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    ORGANISER,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    play_all,
    settings,
    sign_up,
)
from tests.host.leagues.season import begin, season_of, see

OLGA = Asker(ORGANISER, True)
FOLK = people(9)
CHEAT = FOLK[3]


async def exclude(host: Host, season: Season, person=CHEAT) -> Correction:
    """Exclude somebody; done again it takes them in again."""
    wanted = Wanted("player", "cheats", None, person)
    return await host.leagues.organising.corrections.correct(season.id, OLGA, wanted)


async def status(host: Host, season: Season, person=CHEAT) -> str | None:
    entry = await host.leagues.signups.entry(season.id, person.id)
    return None if entry is None else entry.status


async def tries(host: Host, season: Season) -> list[str]:
    """Try every way into a season; return those that are not refused, and what they led to."""
    signups = host.leagues.signups
    member = Member(CHEAT.name, frozenset())
    ways = {
        "sign": lambda: signups.sign(season.id, CHEAT, member),
        "withdraw": lambda: signups.withdraw(season.id, CHEAT.id),
        "sign after that": lambda: signups.sign(season.id, CHEAT, member),
        "alternate": lambda: signups.toggle_alternate(season.id, CHEAT),
        "want": lambda: signups.want(season.id, CHEAT.id),
    }
    found = []
    for name, way in ways.items():
        try:
            await way()
        except Excluded as error:
            assert error.args_ == {"why": "organiser"}
        except WrongStage:
            assert name in ("want", "withdraw")
        else:
            found.append(name)
    return found


@pytest.mark.parametrize("stage", ["signup", "draft", "running"])
@pytest.mark.parametrize("form", ["season", "cup", "ladder"])
async def test_who_is_excluded_gets_in_by_no_button(
    host: Host, clock: TestClock, server: LeagueServer, form: str, stage: str
) -> None:
    attach(host, server)
    season = await found(host, settings(form=form))
    await sign_up(host, season, FOLK[:8])
    ends = {
        "draft": season.starts_at.timestamp() - 3600,
        "running": season.starts_at.timestamp() + 3600,
    }
    if stage in ends:
        await go_to(host, clock, ends[stage])
    assert (await host.leagues.founding.by_id(season.id)).stage == stage
    await exclude(host, season)
    await look(host)
    if stage == "running" and form != "ladder":
        with pytest.raises(Excluded):
            await host.leagues.signups.toggle_alternate(season.id, CHEAT)
    else:
        assert await tries(host, season) == []
    assert await status(host, season) == "left"


async def test_nobody_escapes_by_withdrawing_first(host: Host, server: LeagueServer) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK[:8])
    await host.leagues.signups.withdraw(season.id, CHEAT.id)
    await exclude(host, season)
    assert await tries(host, season) == []
    await exclude(host, season)
    assert await status(host, season) == "withdrawn"
    await sign_up(host, season, [CHEAT])
    assert await status(host, season) == "in"


async def test_what_was_decided_while_an_exclusion_waited_is_not_forgotten(
    host: Host, server: LeagueServer
) -> None:
    """An organiser who excludes themselves needs a second one, and may withdraw meanwhile."""
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK[:8])
    corrections = host.leagues.organising.corrections
    wanted = Wanted("player", "I have no time.", None, CHEAT)
    made = await corrections.correct(season.id, Asker(CHEAT, True), wanted)
    assert made.waits
    await host.leagues.signups.withdraw(season.id, CHEAT.id)
    await corrections.second(season.id, OLGA, made.id)
    assert await status(host, season) == "left"
    await corrections.undo(season.id, OLGA, made.id, "a mistake")
    assert await status(host, season) == "withdrawn"


async def test_of_two_exclusions_that_waited_the_second_takes_nobody_in(
    host: Host, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK[:8])
    corrections = host.leagues.organising.corrections
    wanted = Wanted("player", "I have no time.", None, CHEAT)
    first, second = [
        await corrections.correct(season.id, Asker(CHEAT, True), wanted) for _ in range(2)
    ]
    await corrections.second(season.id, OLGA, first.id)
    await corrections.second(season.id, OLGA, second.id)
    assert await status(host, season) == "left"
    await corrections.undo(season.id, OLGA, second.id, "once is enough")
    assert await status(host, season) == "left"
    await corrections.undo(season.id, OLGA, first.id, "a mistake")
    assert await status(host, season) == "in"


async def test_who_waits_or_asks_is_excluded_and_waits_again_when_that_is_taken_back(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    conditions = replace(season.settings.conditions, places=3)
    wanted = replace(season.settings, conditions=conditions)
    await host.leagues.founding.change(season.id, ORGANISER, wanted)
    await sign_up(host, season, FOLK[:5])
    assert await status(host, season) == "waiting"
    made = await exclude(host, season)
    assert await tries(host, season) == []
    await host.leagues.signups.withdraw(season.id, FOLK[0].id)
    await go_to(host, clock, season.starts_at.timestamp() - 3600)
    assert await status(host, season) == "left"
    assert await status(host, season, FOLK[4]) == "in"
    await host.leagues.organising.corrections.undo(season.id, OLGA, made.id, "a mistake")
    assert await status(host, season) == "waiting"


async def test_no_organiser_seats_who_is_excluded(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """Neither at once, nor by agreeing later, nor by taking back that somebody else plays."""
    season = await season_of(host, server, [FOLK[:4], FOLK[4:8]])
    await begin(host, clock, season)
    corrections = host.leagues.organising.corrections
    first, second = (await host.leagues.results.of(season.id)).fixtures
    stands_in = await corrections.correct(
        season.id, OLGA, Wanted("player", "ill", first.id, CHEAT, FOLK[8])
    )
    own = Asker(FOLK[4], True)
    waits = await corrections.correct(
        season.id, own, Wanted("player", "?", second.id, FOLK[4], CHEAT)
    )
    assert waits.waits
    await exclude(host, season)
    wanted = Wanted("player", "back", second.id, FOLK[5], CHEAT)
    for call in (
        lambda: corrections.correct(season.id, OLGA, wanted),
        lambda: corrections.second(season.id, OLGA, waits.id),
        lambda: corrections.undo(season.id, OLGA, stands_in.id, "well again"),
    ):
        with pytest.raises(BadCorrection) as refused:
            await call()
        assert refused.value.args_["what"] == "excluded"


@pytest.mark.parametrize("begun", [True, False])
async def test_who_was_asked_for_a_seat_and_is_excluded_since_does_not_get_it(
    host: Host, clock: TestClock, server: LeagueServer, begun: bool
) -> None:
    tables = [FOLK[4:8]] if begun else [FOLK[4:8], FOLK[4:8]]
    season = await season_of(host, server, tables, [CHEAT], open_tables=1)
    await begin(host, clock, season)
    await exclude(host, season, FOLK[5])
    await see(host)
    open_ones = await host._database.read(lambda db: vacancies.open_of(db, season.id))
    vacancy = open_ones[0 if begun else -1]
    if not begun:
        await host._database.write(
            lambda db: vacancies.ask(db, vacancy.id, vacancies.AskedRow(CHEAT.id, 0.0, 9e9, None))
        )
    await exclude(host, season)
    with pytest.raises(Excluded):
        await host.leagues.alternates.accept(vacancy.id, CHEAT)


async def test_a_seat_is_not_given_away_whose_person_is_in_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [FOLK[4:8], FOLK[4:8]], [CHEAT, FOLK[2]], open_tables=1)
    await begin(host, clock, season)
    made = await exclude(host, season, FOLK[5])
    await see(host)
    open_ones = await host._database.read(lambda db: vacancies.open_of(db, season.id))
    planned = open_ones[-1]
    asked = await host._database.read(lambda db: vacancies.asked(db, planned.id))
    await host.leagues.organising.corrections.undo(season.id, OLGA, made.id, "a mistake")
    with pytest.raises(SeatTaken):
        person = next(one for one in FOLK if one.id == asked[0].user_id)
        await host.leagues.alternates.accept(planned.id, person)


async def test_who_left_a_ladders_server_and_comes_back_signs_up_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """They left, nobody excluded them."""
    attach(host, server)
    season = await found(host, settings(form="ladder", size=4))
    await sign_up(host, season, FOLK[:4])
    await go_to(host, clock, season.starts_at.timestamp() + 3600)
    server.gone.add(CHEAT.id)
    for person in FOLK[:4]:
        await host.leagues.signups.want(season.id, person.id)
    await see(host)
    assert await status(host, season) == "left"
    server.gone.clear()
    await sign_up(host, season, [CHEAT])
    assert await status(host, season) == "in"


async def test_an_exclusion_ends_with_its_season(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(games=1, at_once=1, newcomer_at_once=1))
    await sign_up(host, season, FOLK[:8])
    await exclude(host, season, FOLK[3])
    await go_to(host, clock, season.starts_at.timestamp() + 3600)
    while await play_all(host):
        pass
    coming = await host.leagues.founding.season(season.league.id)
    assert (coming.number, coming.stage) == (2, "signup")
    await sign_up(host, coming, [CHEAT])
    assert await status(host, coming) == "in"


async def refusal(way: Awaitable[object]) -> object:
    """Return why a way into a season is closed."""
    with pytest.raises(Excluded) as refused:
        await way
    return refused.value.args_["why"]


async def ban(host: Host, season: Season) -> Correction:
    """Exclude the cheat from the league."""
    wanted = Wanted("ban", "two accounts", None, CHEAT)
    return await host.leagues.organising.corrections.correct(season.id, OLGA, wanted)


async def test_who_is_excluded_for_good_gets_into_no_later_season_until_that_is_taken_back(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    first = await found(host)
    await sign_up(host, first, FOLK[:8])
    await begin(host, clock, first)
    made = await ban(host, first)
    assert await status(host, first) == "left"
    await play_all(host)
    later = await host.leagues.founding.season(first.league.id)
    assert later.number == first.number + 1
    signups = host.leagues.signups
    assert await refusal(signups.sign(later.id, CHEAT, Member(CHEAT.name, frozenset()))) == "league"
    assert await refusal(signups.toggle_alternate(later.id, CHEAT)) == "league"
    assert await status(host, later) is None
    for kind in ("ban", "player"):
        with pytest.raises(BadCorrection) as wrong:
            await host.leagues.organising.corrections.correct(
                first.id, OLGA, Wanted(kind, "again", None, CHEAT)
            )
        assert wrong.value.args_ == {"what": "banned", "value": made.id}
    await host.leagues.organising.corrections.undo(first.id, OLGA, made.id, "brothers")
    assert await status(host, first) == "left", "that season is over"
    await sign_up(host, later, [CHEAT])
    assert await status(host, later) == "in"


async def test_an_exclusion_that_waited_ends_what_there_is_once_it_counts(
    host: Host, server: LeagueServer
) -> None:
    """An organiser may not decide about themselves: meanwhile they withdraw and come back."""
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK[:8])
    await host.leagues.signups.withdraw(season.id, CHEAT.id)
    corrections = host.leagues.organising.corrections
    wanted = Wanted("ban", "two accounts", None, CHEAT)
    made = await corrections.correct(season.id, Asker(CHEAT, True), wanted)
    assert made.waits
    await sign_up(host, season, [CHEAT])
    await corrections.second(season.id, OLGA, made.id)
    assert await status(host, season) == "left"
    await corrections.undo(season.id, OLGA, made.id, "brothers")
    assert await status(host, season) == "in", "as it was when the exclusion began to count"


async def test_an_exclusion_for_good_ends_all_seasons_that_are_not_over(
    host: Host, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK[:8])
    made = await ban(host, season)
    assert await status(host, season) == "left"
    sign = host.leagues.signups.sign(season.id, CHEAT, Member(CHEAT.name, frozenset()))
    assert await refusal(sign) == "league"
    await host.leagues.organising.corrections.undo(season.id, OLGA, made.id, "brothers")
    assert await status(host, season) == "in"

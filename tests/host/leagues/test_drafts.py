"""From one season to the next on the real host: promotion, a shown draft, and who withdraws."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest

from bot import cli
from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import DRAFT, RUNNING, BadSetting, DraftPublished, Entry, Member, Season
from bot.host.leagues.pairing.drafting import awake_hours, requests
from bot.host.people.hours import Hours
from bot.leagues.settings import Conditions
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
    play_all,
    settings,
    sign_up,
)
from tests.host.storing import storing


@pytest.fixture
def server(host: Host) -> LeagueServer:
    server = LeagueServer()
    attach(host, server)
    return server


async def divisions(host: Host, season: Season) -> dict[int, Entry]:
    """Return all players with their divisions."""
    return {entry.person: entry for entry in await host.leagues.signups.entries(season.id, "in")}


async def second_draft(host: Host, clock: TestClock) -> tuple[Season, dict[int, int]]:
    """The draft of a second season of 16 people, and the places they had in the first."""
    season = await found(host)
    await sign_up(host, season, people(16))
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    while await play_all(host):
        pass
    await look(host)
    rows = (await host.leagues.results.of(season.id)).divisions
    places = {row.person: 10 * division + row.place for division in rows for row in rows[division]}
    season = await host.leagues.founding.season(season.league.id)
    await sign_up(host, season, people(16))
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    season = await host.leagues.founding.season(season.league.id)
    assert season.stage == DRAFT
    return season, places


async def test_the_next_season_promotes_relegates_and_follows_who_withdraws(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, places = await second_draft(host, clock)
    person_at = {place: person for person, place in places.items()}
    earlier = await host.leagues.results.of(season.id - 1)
    groups = {frozenset(one.people) for one in earlier.fixtures}
    wanted = await host._database.read(lambda db: requests(db, season, frozenset({3, 4})))
    assert [request.before for _, request in wanted] == [groups, groups], "they meet others now"
    seen = await divisions(host, season)
    for place, person in person_at.items():
        wanted = {17: 2, 18: 2, 21: 1, 22: 1}.get(place, place // 10)
        assert seen[person].division == wanted
    for place in (11, 12):
        await host.leagues.signups.withdraw(season.id, person_at[place])
    await look(host)
    after = await divisions(host, season)
    moved = {p: entry for p, entry in after.items() if entry != seen[p]}
    assert {p: (entry.division, entry.reason) for p, entry in moved.items()} == {
        person_at[23]: (1, "moved_up")
    }
    await host.leagues.signups.withdraw(season.id, person_at[28])
    await look(host)
    assert await divisions(host, season) == {
        person: entry for person, entry in after.items() if person != person_at[28]
    }


async def test_what_an_organiser_moves_stays_until_the_season_begins(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await found(host)
    await sign_up(host, season, people(16))
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    seen = await divisions(host, season)
    for person in [p for p, entry in seen.items() if entry.division == 1][:3]:
        await host.leagues.divisions.move(season.id, ORGANISER, person, 2)
    by_hand = await divisions(host, season)
    await host.leagues.signups.toggle_alternate(season.id, ORGANISER)
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    assert (await host.leagues.founding.season(season.league.id)).stage == RUNNING
    assert await divisions(host, season) == by_hand
    assert sorted(entry.division or 0 for entry in by_hand.values()) == [1] * 5 + [2] * 11


async def test_two_organisers_move_people_of_a_draft_at_the_same_time(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """Moves of different people both stay; of the same one the later counts, and both are told."""
    season = await found(host)
    await sign_up(host, season, people(16))
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    seen, divisions_of = await divisions(host, season), host.leagues.divisions
    anna, ben, *_ = [p for p, entry in seen.items() if entry.division == 1]
    otto = Person(2998, "Otto")
    await asyncio.gather(
        divisions_of.move(season.id, ORGANISER, anna, 2),
        divisions_of.move(season.id, otto, ben, 2),
        divisions_of.move(season.id, otto, anna, 3),
    )
    after = await divisions(host, season)
    lines = await host.leagues.organising.log.page(season.id, organises=True)
    told = [(n.about and n.about.id, n.data["division"]) for n in lines if n.kind == "moved"]
    assert sorted(told, key=str) == sorted([(anna, 2), (ben, 2), (anna, 3)], key=str)
    newest = next(division for about, division in told if about == anna)
    assert (after[anna].division, after[ben].division) == (newest, 2)
    await divisions_of.publish(season.id, otto)
    with pytest.raises(DraftPublished):
        await divisions_of.move(season.id, ORGANISER, anna, 1)
    assert await divisions(host, season) == after


async def test_an_hour_counts_for_meeting_if_most_of_it_is_awake(host: Host) -> None:
    for person, hours in zip(people(2), ((440, 1420), (460, 1400)), strict=True):
        await host.absence.availability.set_hours(person.id, Hours("UTC", *hours))
    long, short = [
        await host._database.read(partial(awake_hours, user_id=person.id)) for person in people(2)
    ]
    days = [range(24 * day, 24 * day + 24) for day in range(7)]
    assert long == sum(1 << n for day in days for n in day[7:24])
    assert short == sum(1 << n for day in days for n in day[8:23])


async def test_who_has_left_the_server_before_the_draft_is_out(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await found(host)
    leaving, *staying = people(9)
    await sign_up(host, season, [leaving, *staying])
    server.gone.add(leaving.id)
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    assert sorted(await divisions(host, season)) == [person.id for person in staying]


async def test_other_rules_draft_the_divisions_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, places = await second_draft(host, clock)
    first = next(person for person, place in places.items() if place == 21)
    later = season.settings.first_day + timedelta(days=1)
    rules = replace(season.settings, up=0, down=0, first_day=later)
    await host.leagues.founding.change(season.id, ORGANISER, rules, "nobody liked it")
    await look(host)
    assert (await divisions(host, season))[first].division == 2


async def test_who_changes_their_entry_after_the_draft_stays_in_their_division(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, _ = await second_draft(host, clock)
    second = next(one for one in (await divisions(host, season)).values() if one.division == 2)
    person, member = Person(second.person, second.name), Member("anybody", frozenset())
    changed = await host.leagues.signups.sign(season.id, person, member, at_once=1)
    assert (changed.at_once, changed.division) == (1, 2)


async def test_who_played_signs_up_again_with_one_tap(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await found(host, settings(conditions=Conditions(places=8)))
    *signing, waiting = people(9)
    await sign_up(host, season, [*signing, waiting])
    signups, founding = host.leagues.signups, host.leagues.founding
    anna, stranger = signing[0], Person(4999, "Zoe")
    member = Member("anybody", frozenset())
    await signups.sign(season.id, anna, member, at_once=1)
    assert await signups.again(season.id, anna, member) is None, "there is no season before"
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    while await play_all(host):
        pass
    await look(host)
    season = await founding.season(season.league.id)
    entry = await signups.again(season.id, anna, member)
    assert entry is not None and (entry.status, entry.at_once) == ("in", 1)
    assert await signups.again(season.id, anna, member) is None, "they are in"
    for other in (stranger, waiting):
        assert await signups.again(season.id, other, member) is None, "they did not play"
    rules = replace(season.settings, rules="No dice.")
    await founding.change(season.id, ORGANISER, rules, "why")
    assert await signups.again(season.id, signing[1], member) is None, "they confirm new rules"


async def test_who_signs_up_meanwhile_with_other_wishes_keeps_them(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await found(host)
    await sign_up(host, season, people(8))
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    while await play_all(host):
        pass
    await look(host)
    season = await host.leagues.founding.season(season.league.id)
    signups, anna, member = host.leagues.signups, people(8)[0], Member("anybody", frozenset())
    async with storing(host):
        signing = asyncio.create_task(signups.sign(season.id, anna, member, at_once=1))
        await asyncio.sleep(0)
        again = asyncio.create_task(signups.again(season.id, anna, member))
        # What was read before this is read by now.
        await asyncio.sleep(0)
        await host._database.read(lambda _: None)
        await asyncio.sleep(0)
    assert (await signing).at_once == 1
    assert await again is None, "they have an entry"
    entry = await signups.entry(season.id, anna.id)
    assert entry is not None and entry.at_once == 1


async def test_the_tables_of_a_season_are_computed_again_by_anybody(
    host: Host,
    clock: TestClock,
    server: LeagueServer,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    season = await found(host)
    signing = people(16)
    await sign_up(host, season, signing)
    pairings = host.leagues.pairings
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    assert await pairings.proof(season.id) is None, "the seed is secret until then"
    placed = await divisions(host, season)
    shy, other = [person for person in signing if placed[person.id].division == 1][:2]
    member = Member(shy.name, frozenset())
    await host.leagues.signups.sign(season.id, shy, member, avoids=[other.id])
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    assert [paired.report.seat_difference for paired in await pairings.of(season.id)] == [1, 1]
    proof = await pairings.proof(season.id)
    assert proof is not None
    (tmp_path / "pairing.json").write_text(proof)
    assert cli.main(["league", "pair", str(tmp_path / "pairing.json")]) == 0
    digest = next(post.data["digest"] for post in server.posts if post.kind == "closed")
    told = capsys.readouterr().out
    assert str(digest) in told
    results = await host.leagues.results.of(season.id)
    for fixture in results.fixtures:
        is_told = " ".join(map(str, fixture.people)) in told
        assert is_told == (fixture.division == 2), "in the first one somebody avoids somebody"
    (tmp_path / "pairing.json").write_text("[]")
    assert cli.main(["league", "pair", str(tmp_path / "pairing.json")]) == cli.USAGE


async def test_the_groups_of_a_cup_are_drawn(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await found(host, settings(form="cup"))
    await sign_up(host, season, people(16))
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    groups = await divisions(host, season)
    assert sorted(entry.division or 0 for entry in groups.values()) == [1] * 8 + [2] * 8


async def test_sign_up_cannot_be_moved_into_the_past(host: Host, server: LeagueServer) -> None:
    season = await found(host)
    first, until = date(2026, 11, 22), date(2026, 11, 20)
    for rules, field in (
        (replace(season.settings, first_day=first), "first_day"),
        (replace(season.settings, signup_until=until), "closing"),
    ):
        with pytest.raises(BadSetting) as refused:
            await host.leagues.founding.change(season.id, ORGANISER, rules)
        assert refused.value.args_["field"] == field
    today = replace(season.settings, signup_until=date(2026, 11, 21))
    assert (await host.leagues.founding.change(season.id, ORGANISER, today)).stage == "signup"

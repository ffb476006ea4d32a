"""A person's private calendar, read by a parser that follows the letter of RFC 5545."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from bot.host.core.api import Person, Table
from bot.host.people.hours import Hours
from bot.locales.markdown import unmarked
from bot.presenting.table import asked_of
from bot.store import Connection
from bot.store.turns import clocks
from tests.cogs.test_league import card, founded, manager, sign
from tests.cogs.test_league_swiss import end_round, entered
from tests.web.pages import Answer, Nowhere, Pages, bot_of
from tests.web.rfc5545 import VCalendar, duration, read
from tests.web.test_mine import asked_person, lobby

NAMES = (
    'Rum, Zucker; Kaffee\\Mais: "Hanse"',
    "line\nBEGIN:VEVENT\r\nX:y",
    "دوري الأصدقاء " * 8,
    "🎲" * 60,
    "a\x00b\x1bc\x7fd",
)


async def path_of(pages: Pages, person: int = 0) -> str:
    secret = await pages.harness.host.calendars.draw(pages.harness.people[person].id)
    return f"/calendar/{secret}.ics"


async def asked(pages: Pages, path: str, **headers: str) -> VCalendar:
    answer = await pages.get(path, **headers)
    assert answer.status == 200
    return read(answer.body)


async def running(pages: Pages, pace: str = "standard") -> Table:
    """Start a table of two with clocks, past Discord."""
    pages.harness.host.posting.outbox.publisher = Nowhere()
    table, ben = await lobby(pages, pace=pace), pages.harness.people[1]
    await pages.harness.host.lobby.join(table.id, Person(ben.id, ben.name))
    return await pages.harness.host.lobby.start(table.id, pages.harness.people[0].id)


async def pass_time(pages: Pages, time: timedelta) -> None:
    """Pass time with the bot awake."""
    pages.harness.clock.ahead += time
    now = pages.harness.host.now().timestamp()
    await pages.harness.host._database.write(lambda db: clocks.beat(db, now))


def whole(at: datetime) -> datetime:
    return at.astimezone(UTC).replace(microsecond=0)


async def test_it_has_the_deadline_of_each_table_where_its_person_must_move(pages: Pages) -> None:
    host, table = pages.harness.host, await running(pages)
    who = await asked_person(pages, table)
    person = pages.harness.people[who]
    until = (await host.absence.until(person.id))[table.id]
    answer = await pages.get(await path_of(pages, who))
    assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
    assert answer.headers["Cache-Control"].startswith("private")
    found = read(answer.body)
    (event,) = found.events
    assert event.ends == whole(until) and event.ends - event.starts == timedelta(minutes=15)
    assert event.summary == f"Your time runs out: Puerto Rico · table #{table.id}"
    position = await host.tables.position(table.id)
    chair = position.table.chair_of(person.id)
    assert chair is not None and chair.seat is not None
    renderer = bot_of(pages.harness).context.renderer(table.game)
    question = asked_of(position, chair.seat, renderer, pages.words(position), None)
    link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    assert event.description.startswith(f"{unmarked(question)}\n{link}")
    assert event.url.startswith(link)
    assert found.properties["NAME"] == found.properties["X-WR-CALNAME"]
    assert found.properties["NAME"].endswith(": my deadlines")
    for name in ("REFRESH-INTERVAL", "X-PUBLISHED-TTL"):
        assert duration(found.properties[name]) == timedelta(hours=1)
    assert (await asked(pages, await path_of(pages, 1 - who))).events == []


async def test_the_next_question_is_another_event_and_a_moved_deadline_the_same(
    pages: Pages,
) -> None:
    host, table = pages.harness.host, await running(pages)
    who = await asked_person(pages, table)
    person = pages.harness.people[who]
    path = await path_of(pages, who)
    (first,) = (await asked(pages, path)).events
    await pass_time(pages, timedelta(hours=1))
    now = host.now()
    minutes = (now.hour * 60 + now.minute + 60) % 1440
    await host.absence.availability.set_hours(
        person.id, Hours("UTC", minutes, (minutes + 600) % 1440)
    )
    (moved,) = (await asked(pages, path)).events
    assert moved.uid == first.uid and moved.ends > first.ends and moved.stamp > first.stamp
    assert moved.ends == whole((await host.absence.until(person.id))[table.id])
    while True:
        await pages.move(await host.tables.position(table.id))
        if await asked_person(pages, table) != who:
            assert (await asked(pages, path)).events == []
            continue
        if (found := (await asked(pages, path)).events)[0].uid != first.uid:
            break
    assert len(found) == 1


async def test_nothing_is_asked_in_time_without_clocks_or_while_a_table_is_paused(
    pages: Pages,
) -> None:
    table = await running(pages, "none")
    path = await path_of(pages, await asked_person(pages, table))
    assert (await asked(pages, path)).events == []
    table = await running(pages)
    path = await path_of(pages, await asked_person(pages, table))
    assert len((await asked(pages, path)).events) == 1
    await pages.harness.host.absence.pause(table.id)
    assert (await asked(pages, path)).events == []


async def test_a_proposal_and_a_vote_are_there_until_they_are_answered(pages: Pages) -> None:
    host, table = pages.harness.host, await running(pages)
    who = await asked_person(pages, table)
    path, other = await path_of(pages, 1 - who), pages.harness.people[1 - who]
    proposal = await host.proposals.propose(table.id, pages.harness.people[who].id, "end")
    event = (await asked(pages, path)).event("Proposal ends")
    assert event.ends == whole(proposal.due_at)
    await host.proposals.vote(proposal.id, other.id, False)
    assert (await asked(pages, path)).events == []
    until = (await host.absence.until(pages.harness.people[who].id))[table.id]
    await pass_time(pages, until - host.now())
    await host.tick()
    event = (await asked(pages, path)).event("Vote ends")
    assert event.starts > host.now() and "needs your vote" in event.description
    assert (await asked(pages, await path_of(pages, who))).events == [], "the time is over"
    (away,) = await host.absence.away(table.id)
    assert away.lapse is not None
    await host.absence.vote(table.id, away.lapse, other.id, "wait")
    assert (await asked(pages, path)).events == []


async def test_vacations_stand_in_it_and_end_in_it(pages: Pages) -> None:
    host, anna = pages.harness.host, pages.harness.people[0]
    path, now = await path_of(pages), host.now()
    starts = (now + timedelta(days=2)).timestamp()
    await host.absence.availability.plan(anna.id, anna.name, starts, 3, bot=True)
    event = (await asked(pages, path)).event("Vacation, a house bot plays for you")
    assert event.ends - event.starts == timedelta(days=3)
    assert event.starts == whole(now + timedelta(days=2))
    assert (await asked(pages, await path_of(pages, 1))).events == []
    await host.absence.availability.end_vacation(anna.id, anna.name)
    assert (await asked(pages, path)).events == []


async def test_the_days_of_a_season_are_for_those_who_play(pages: Pages) -> None:
    season = await founded(pages.harness, manager(pages.harness))
    await sign(pages.harness, pages.harness.people[0])
    found, rules = await asked(pages, await path_of(pages)), season.settings
    wanted = {
        "last day to sign up": rules.closing_day,
        "first day": rules.first_day,
        "last day, clocks": rules.last_day,
    }
    for words, day in wanted.items():
        assert found.event(words).starts == day
    link = f"https://discord.com/channels/{season.league.guild_id}/{season.league.channel_id}"
    assert {one.url for one in found.events} == {f"{link}/{card(pages.harness).id}"}
    assert (await asked(pages, await path_of(pages, 1))).events == []
    await pages.harness.host.leagues.signups.withdraw(season.id, pages.harness.people[0].id)
    assert (await asked(pages, await path_of(pages))).events == []


async def test_the_end_of_each_round_is_known_once_it_has_begun(pages: Pages) -> None:
    season = await entered(pages.harness, manager(pages.harness), opening="automatic")
    host, path = pages.harness.host, await path_of(pages)
    first = (await asked(pages, path)).event("round 1 ends")
    final = (await asked(pages, path)).event("last day, also of the final")
    assert final.starts == season.settings.last_day
    ends = await host.leagues.rounds.ends(season.id)
    assert ends is not None and first.ends == whole(datetime.fromtimestamp(ends, UTC))
    await end_round(pages.harness, season)
    second = (await asked(pages, path)).event("round 2 ends")
    assert second.ends > first.ends and second.uid != first.uid


@pytest.mark.parametrize("name", NAMES)
async def test_whatever_people_and_leagues_are_called_stays_in_its_place(
    pages: Pages, name: str
) -> None:
    season = await founded(pages.harness, manager(pages.harness))
    await sign(pages.harness, pages.harness.people[0])
    await pages.harness.host._database.write(
        lambda db: db.execute("UPDATE league SET name = ? WHERE id = ?", (name, season.league.id))
    )
    table = await running(pages)
    who = await asked_person(pages, table)
    await pages.harness.host.proposals.propose(table.id, pages.harness.people[1].id, "swap", seat=0)
    await pages.harness.host._database.write(partial(_rename, name))
    pages.harness.host._registry.forget(table.id)
    for person in (0, 1):
        found = await asked(pages, await path_of(pages, person))
        assert len(found.events) == (person == who) + 5 * (person == 0)


def _rename(name: str, connection: Connection) -> None:
    connection.execute("UPDATE seat SET name = ?", (name,))
    connection.execute("UPDATE proposal SET name = ?", (name,))


async def test_it_is_in_the_person_s_language(pages: Pages) -> None:
    table = await running(pages)
    who = await asked_person(pages, table)
    await pages.harness.host.people.preferences.keep(pages.harness.people[who].id, language="de")
    found = await asked(pages, await path_of(pages, who))
    assert found.events[0].summary == f"Deine Zeit läuft ab: Puerto Rico · Tisch #{table.id}"
    assert found.properties["NAME"].endswith(": meine Fristen")


def shape(answer: Answer) -> tuple[int, dict[str, str], bytes]:
    told = {key: value for key, value in answer.headers.items() if key != "Date"}
    return answer.status, told, answer.body


async def test_a_former_address_is_refused_as_one_that_never_was(pages: Pages) -> None:
    host, anna = pages.harness.host, pages.harness.people[0]
    path = await path_of(pages)
    expected = shape(await pages.get("/t/nobody"))
    again = await path_of(pages)
    others = [path, f"/calendar/{secrets.token_urlsafe(32)}.ics", "/calendar/x.ics", again[:-4]]
    for one in (*others, "/calendar/.ics", again.replace(".ics", "%00.ics")):
        assert shape(await pages.get(one)) == expected, one
    assert (await pages.get(again)).status == 200
    assert await host.calendars.end(anna.id) and not await host.calendars.end(anna.id)
    assert shape(await pages.get(again)) == expected
    gone = await path_of(pages)
    await host.upkeep.privacy.erase(anna.id, anna.name)
    assert shape(await pages.get(gone)) == expected


async def test_where_a_secret_is_not_safe_there_is_no_calendar(pages: Pages) -> None:
    path, context = await path_of(pages), bot_of(pages.harness).context
    context.web_url = "http://games.example.org"
    assert (await pages.get(path)).status == 404


async def test_what_has_not_changed_is_not_sent_again(pages: Pages) -> None:
    table = await running(pages)
    path = await path_of(pages, await asked_person(pages, table))
    mark = (await pages.get(path)).headers["ETag"]
    await pass_time(pages, timedelta(minutes=5))
    again = await pages.get(path, **{"If-None-Match": mark})
    assert (again.status, again.body) == (304, b"")
    await pages.harness.host.absence.pause(table.id)
    assert (await pages.get(path, **{"If-None-Match": mark})).status == 200

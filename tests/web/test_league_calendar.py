"""A league's calendar: its days, as programs read them that people subscribe with."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

from icalendar import Calendar

from bot.store import Connection
from tests.cogs.harness import texts
from tests.cogs.test_league import founded, manager
from tests.web.pages import Answer, Pages
from tests.web.test_hidden import anew
from tests.web.test_league import change, link_of
from tests.web.test_league_feeds import at

LINE = 75
"""Octets of a line (RFC 5545, 3.1)."""


async def asked(pages: Pages, path: str) -> Answer:
    """Return the calendar of all seasons."""
    answer = await pages.get(f"{path.partition('?')[0]}/season.ics")
    assert answer.status == 200
    return answer


def checked(body: bytes) -> list[str]:
    """Return the lines of a calendar, whole again, as the standard wants them (RFC 5545, 3.1)."""
    assert body.endswith(b"\r\n") and b"\n" not in body.replace(b"\r\n", b"")
    lines = body.split(b"\r\n")
    assert max(map(len, lines)) <= LINE
    for line in lines:
        line.decode()
    return body.decode().replace("\r\n ", "").splitlines()


def events(body: bytes) -> list[Any]:
    checked(body)
    found = Calendar.from_ical(body)
    return list(found.walk("VEVENT"))


def days(body: bytes) -> list[tuple[str, date]]:
    return [(str(one["summary"]).partition(": ")[2], one["dtstart"].dt) for one in events(body)]


async def test_the_calendar_has_the_days_of_a_season(pages: Pages) -> None:
    olga = manager(pages.harness)
    season = await founded(pages.harness, olga)
    path = link_of(pages, await change(pages, olga, public=True))
    answer, rules = await asked(pages, path), season.settings
    assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
    over = rules.last_day + timedelta(days=8)
    assert days(answer.body) == [
        ("last day to sign up", rules.closing_day),
        ("first day", rules.first_day),
        ("last day, clocks run faster from now on", rules.last_day),
        ("house bots finish what is left", over),
    ]
    found = events(answer.body)
    assert {one["dtend"].dt - one["dtstart"].dt for one in found} == {timedelta(days=1)}
    (stamp,) = {one["dtstamp"].dt for one in found}
    assert stamp == pages.harness.env.now().astimezone(UTC).replace(microsecond=0)
    home = f"http://127.0.0.1:{pages.port}{path.partition('?')[0]}"
    assert {str(one["url"]) for one in found} == {f"{home}?season=1"}
    german = await pages.get(f"{at(path, 'season', 'ics')}&language=de")
    assert days(german.body)[0][0] == "letzter Tag der Anmeldung"
    for wrong in (path.replace("=1", "=7"), "/l/nobody?"):
        assert (await pages.get(at(wrong, "season", "ics"))).status == 404


async def test_a_day_that_is_moved_is_the_same_event_with_a_later_stamp(pages: Pages) -> None:
    olga = manager(pages.harness)
    await founded(pages.harness, olga)
    path = link_of(pages, await change(pages, olga, public=True))
    first = await asked(pages, path)
    bare = path.partition("?")[0]
    again = await pages.get(f"{bare}/season.ics", **{"If-None-Match": first.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")
    pages.harness.env.backend.advance_clock(3600)
    told = await change(pages, olga, what="last_day", value="2026-05-01", reason="more time")
    assert "✅" in texts(told)
    async for fresh in anew(pages):
        second = await asked(fresh, path)
    uids = [[str(one["uid"]) for one in events(one.body)] for one in (first, second)]
    assert uids[0] == uids[1] and len({*uids[0]}) == 4
    stamps = [[one["dtstamp"].dt for one in events(one.body)] for one in (first, second)]
    assert stamps[0][0] < stamps[1][0]
    assert days(second.body)[2][1] == date(2026, 5, 1)


NAMES = (
    'Rum, Zucker; Kaffee\\Mais: "Hanse"',
    "line\nBEGIN:VEVENT\r\nX:y",
    "دوري الأصدقاء " * 8,
    "🎲" * 60,
)


async def test_whatever_a_league_is_called_stays_its_name(pages: Pages) -> None:
    olga = manager(pages.harness)
    season = await founded(pages.harness, olga)
    path = link_of(pages, await change(pages, olga, public=True))
    for name in NAMES:
        await pages.harness.host._database.write(partial(_call, season.league.id, name))
        async for fresh in anew(pages):
            body = (await asked(fresh, path)).body
        found = events(body)
        assert len(found) == 4
        wanted = f"{' '.join(name.split())}, season 1: first day"
        # Isolated from the text around it, if it may be written the other way.
        summary = re.sub("[\u2068\u2069]", "", str(found[1]["summary"]))
        assert " ".join(summary.split()).replace(" ,", ",") == wanted
        assert not [one for one in checked(body) if one.startswith("X:")]


def _call(league_id: int, name: str, connection: Connection) -> None:
    connection.execute("UPDATE league SET name = ? WHERE id = ?", (name, league_id))


async def test_whoever_subscribes_gets_all_seasons(pages: Pages) -> None:
    olga = manager(pages.harness)
    season = await founded(pages.harness, olga)
    path = link_of(pages, await change(pages, olga, public=True))

    def another(connection: Connection) -> None:
        connection.execute(
            "INSERT INTO season (league_id, number, stage, settings, seed, signup_ends_at,"
            " starts_at, ends_at, due_at) SELECT league_id, 2, 'signup', settings, seed,"
            " signup_ends_at, starts_at, ends_at, due_at FROM season WHERE id = ?",
            (season.id,),
        )

    await pages.harness.host._database.write(another)
    assert len(events((await asked(pages, path)).body)) == 8
    found = events((await pages.get(at(path, "season", "ics"))).body)
    assert [" season 1: " in str(one["summary"]) for one in found] == [True] * 4
    assert {one["dtstamp"].dt for one in found} != {datetime.fromtimestamp(0, UTC)}

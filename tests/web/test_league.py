"""A league's pages: for whoever has the link, for as long as organisers want it."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from html import unescape
from typing import Any

import aiohttp
import pytest

from bot.host.core.api import Person
from bot.host.leagues.api import Season
from bot.locales import Words
from bot.locales.markdown import visible
from bot.presenting.league.scenes import bounds_of
from bot.store import Connection
from bot.web import stream
from bot.web.league.reading import LASTS, Library
from tests.cogs.harness import components, texts
from tests.cogs.test_league import card, founded, manager, pass_days, posted, sign
from tests.cogs.test_league_almanac import ended
from tests.cogs.test_league_swiss import end_round, entered, opened
from tests.render.test_html import Reader
from tests.web.pages import PATIENCE, Pages, bot_of
from tests.web.test_hidden import anew
from tests.web.test_play_names import NAMES

PICTURE = re.compile(r'<img src="([^"]+)"')


async def played(pages: Pages, olga: Any, most: int = 1) -> Season:
    """Return a season of a public league in which so many tables are over."""
    season = await founded(pages.harness, olga)
    for person in pages.harness.people[:4]:
        await sign(pages.harness, person)
    await pass_days(pages.harness, 9.1)
    await pass_days(pages.harness, 1.0, 0.5)
    assert await ended(pages.harness, season, most) == most
    told = await change(pages, olga, public=True, reason="for all to see")
    assert "✅" in texts(told), texts(told)
    return season


async def change(pages: Pages, who: Any, **what: Any) -> Any:
    return (await who.slash(pages.harness.channel, "league set", **what)).response


def link_of(pages: Pages, message: Any) -> str:
    """Return the path of the page that a message leads to."""
    (address,) = (c["url"] for c in components(message) if "/l/" in c.get("url", ""))
    return str(address).removeprefix(f"http://127.0.0.1:{pages.port}")


async def test_a_league_is_public_when_its_organisers_say_so(pages: Pages) -> None:
    harness, olga = pages.harness, manager(pages.harness)
    season = await played(pages, olga)
    told = posted(harness, "for all to see")
    assert "Public pages in the browser: no → yes" in texts(told)
    path = link_of(pages, told)
    page = await pages.get(path)
    assert page.status == 200 and "Standings" in page.text
    shown = unescape(page.text)
    assert all(person.user.name in shown for person in harness.people[:4])
    assert not re.search(r'(?:src|href)="(?:https?:)?//', shown)
    assert link_of(pages, card(harness)) == path

    # Nobody learns from a refusal whether there is such a league, or such a season.
    forged = path.replace("?", "A?" if "A?" not in path else "B?")
    bare = path.partition("?")[0]
    refused = [
        await pages.get(wrong)
        for wrong in (forged, f"{bare}?season=7", f"{bare}/picture/standings-9", f"{bare}x")
    ]
    assert {(one.status, one.body) for one in refused} == {(404, refused[0].body)}

    # Switched off it is gone, and the next link is another one.
    assert "✅" in texts(await change(pages, olga, public=False, reason="enough"))
    assert (await pages.get(path)).body == refused[0].body
    assert not [c for c in components(card(harness)) if "url" in c]
    await change(pages, olga, public=True, reason="again")
    again = link_of(pages, posted(harness, "again"))
    assert again != path
    assert [(await pages.get(one)).status for one in (path, again)] == [404, 200]
    assert season.league.name in (await pages.get(again)).text


async def test_the_page_has_the_standings_of_teams(pages: Pages) -> None:
    harness, olga = pages.harness, manager(pages.harness)
    season = await founded(harness, olga, **{"team-size": 2})
    for person in harness.people[:4]:
        await sign(harness, person)
    named = Person(harness.people[0].id, "P")
    await harness.host.leagues.teams.join(season.id, named, "<b>Löwen</b>")
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)
    await change(pages, olga, public=True, reason="for all to see")
    page = await pages.get(link_of(pages, posted(harness, "for all to see")))
    assert "Best player" in page.text
    assert "&lt;b&gt;Löwen&lt;/b&gt;" in page.text and "Team 1" in page.text
    assert sum("standings-0" in address for address in PICTURE.findall(page.text)) == 1
    path = link_of(pages, posted(harness, "for all to see"))
    teams = (await pages.get(path.replace("?", "/standings.json?"))).data["teams"]
    assert {team["name"] for team in teams} >= {"<b>Löwen</b>", "Team 1"}
    everything = {"best": 1, "worst": len(teams)}
    for team in teams:
        assert {**team["bounds"], **everything} == team["bounds"] and team["people"]
    assert page.text.count(f"1–{len(teams)}</td>") == len(teams)


async def test_whoever_does_not_organise_cannot_publish(pages: Pages) -> None:
    olga, anna = manager(pages.harness), pages.harness.people[0]
    await founded(pages.harness, olga)
    assert "Only organisers" in texts(await change(pages, anna, public=True))
    pages.harness.env.bot.context.web_url = None
    assert "no pages in the browser" in texts(await change(pages, olga, public=True))
    (league,) = await pages.harness.host.leagues.founding.of_server(pages.harness.channel.guild.id)
    assert await pages.harness.host.leagues.pages.token(league.id) is None


async def test_a_draft_stays_secret_and_the_page_says_how_many_signed_up(pages: Pages) -> None:
    olga = manager(pages.harness)
    await founded(pages.harness, olga)
    told = await change(pages, olga, public=True)
    path = link_of(pages, told)
    for person in pages.harness.people[:4]:
        await sign(pages.harness, person)
    await pass_days(pages.harness, 9.1)
    assert (await pages.harness.host.leagues.founding.season(1)).stage == "draft"
    for part in ("", "/schedule", "/almanac"):
        page = (await pages.get(path.replace("?", f"{part}?"))).text
        assert "4 players" in page
        assert not any(person.user.name in page for person in pages.harness.people)
    assert (await pages.get(path.replace("?", "/picture/standings-1?"))).status == 404


async def test_a_result_is_told_at_once_and_the_pages_follow(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not with the next heartbeat, which is late here."""
    monkeypatch.setattr(stream, "HEARTBEAT", 2 * PATIENCE)
    olga = manager(pages.harness)
    season = await played(pages, olga, 0)
    path = link_of(pages, posted(pages.harness, "for all to see"))
    url = f"http://127.0.0.1:{pages.port}{path.replace('?', '/events?')}"
    schedule = path.replace("?", "/schedule?")
    before = await pages.get(schedule)
    assert "not over yet" in before.text
    async with pages.session.get(url) as line:
        first = await _mark(line)
        assert f'data-mark="{first}"' in before.text
        assert await ended(pages.harness, season, 1) == 1
        await pages.harness.host.leagues.look()
        async with asyncio.timeout(PATIENCE):
            second = await _mark(line)
    assert second != first
    after = await pages.get(schedule, **{"If-None-Match": before.headers["ETag"]})
    assert after.status == 200 and f'data-mark="{second}"' in after.text
    again = await pages.get(schedule, **{"If-None-Match": after.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")
    german = (await pages.get(f"{schedule}&language=de")).text
    assert 'lang="de"' in german and "läuft noch" in german and "50 Punkte" in german


async def test_pictures_are_those_of_discord_and_kept(pages: Pages) -> None:
    olga = manager(pages.harness)
    season = await played(pages, olga)
    await pass_days(pages.harness, 1.0, 0.5)
    assert await ended(pages.harness, season, 1) == 1, "one table alone has no chart"
    path = link_of(pages, posted(pages.harness, "for all to see"))
    folder, _, rest = path.rpartition("/")
    for part, names in (("", ["standings-1"]), ("/almanac", ["records", "extremes"])):
        page = (await pages.get(path.replace("?", f"{part}?"))).text
        found = [unescape(one) for one in PICTURE.findall(page)]
        assert [re.split(r"[/?]", one)[-2] for one in found] == names
        for source in found:
            base = folder if not part else f"{folder}/{rest.partition('?')[0]}"
            picture = await pages.get(f"{base}/{source}")
            assert picture.status == 200 and picture.body[:4] in (b"\x89PNG", b"RIFF")
            assert "immutable" in picture.headers["Cache-Control"]


async def _mark(line: aiohttp.ClientResponse) -> str:
    """Return the next mark of the season that the line tells."""
    while not (data := await line.content.readline()).startswith(b'data: {"mark"'):
        assert data, "the stream has ended"
    return data.decode().split('"')[3]


async def test_what_was_made_of_a_season_is_kept_until_it_changes(pages: Pages) -> None:
    season = await played(pages, manager(pages.harness))
    seconds = [0.0]
    library = Library(bot_of(pages.harness).context, lambda: seconds[0])
    first = await library.of(season.id)
    assert first.standings(Words("en"))[1] is first.standings(Words("en"))[1]
    seconds[0] += 2 * LASTS
    assert await library.of(season.id) is first
    assert await ended(pages.harness, season, 1) == 1
    seconds[0] += 2 * LASTS
    second = await library.of(season.id)
    assert second is not first and second.mark != first.mark and not second.scenes


CHANCES = re.compile(r"<li(?: class=.sure.)?>([^<:]+):\s*(.*?)</li>", re.DOTALL)


def chances(page: str) -> dict[str, list[str]]:
    """Return who is named for each chance on a page of standings, or who else."""
    found = re.findall(r'<ul class="chances">(.*?)</ul>', page, re.DOTALL)
    told = {}
    for division in found:
        for what, people in CHANCES.findall(division):
            names = [unescape(one) for one in re.findall("<bdi>(.*?)</bdi>", people)]
            told.setdefault(what.strip(), []).extend(names or [people.strip()])
    return told


async def test_standings_say_who_can_still_win_move_up_and_move_down(pages: Pages) -> None:
    harness, olga = pages.harness, manager(pages.harness)
    season = await founded(harness, olga)
    for what, value in {"division_size": "4", "up": "1", "down": "1"}.items():
        assert "✅" in texts(await change(pages, olga, what=what, value=value))
    guild = harness.env.guild
    people = [
        *harness.people,
        *(guild.add_member(harness.env.create_user(name)) for name in ("finn", "gus", "hal")),
    ][:8]
    for person in people:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)
    path = link_of(pages, await change(pages, olga, public=True, reason="see"))
    assert chances((await pages.get(path)).text) == {
        "Can still come first": ["everyone"],
        "Can still move down": ["everyone"],
        "Can still move up": ["everyone"],
    }
    while await ended(harness, season, 1):
        await harness.host.leagues.look()
        results = await harness.host.leagues.results.of(season.id)
        names, told = results.names, chances((await pages.get(path)).text)
        for number, key, best in ((1, "Can still come first", 1), (2, "Can still move up", 1)):
            ends = bounds_of(results, number)
            rows = [ends[row.person] for row in results.divisions[number]]
            open_ = [names[one.person] for one in rows if one.best <= best < one.worst]
            assert told.get(key, []) == (["everyone"] if len(open_) == len(rows) else open_)
        await pass_days(harness, 0.5, 0.5)
    firsts = [names[results.divisions[number][0].person] for number in (1, 2)]
    assert told == {
        "First for certain": [firsts[0]],
        "Moves down for certain": [names[results.divisions[1][-1].person]],
        "Moves up for certain": [firsts[1]],
    }
    german = chances((await pages.get(f"{path}&language=de")).text)
    assert german["Platz 1 ist sicher für"] == [firsts[0]]


async def test_names_on_the_pages_of_a_league_are_text(pages: Pages) -> None:
    """Of the league itself, and of its people; a name may be as long as 200 characters."""
    season = await played(pages, manager(pages.harness))
    path = link_of(pages, posted(pages.harness, "for all to see"))
    start, _, query = path.partition("?")
    parts = [path, *(f"{start}/{part}?{query}" for part in ("schedule", "almanac"))]
    database = pages.harness.host._database
    for number, name in enumerate(NAMES):
        await database.write(partial(_call, season.league.id, name))
        for one in parts:
            async for fresh in anew(pages):
                answer = await fresh.get(one)
            assert answer.status == 200, (one, number)
            page = Reader(answer.text)
            assert visible(name) in page.text
            assert not {"b", "i"} & {tag for tag, _ in page.tags}
            assert all("src" in attributes for tag, attributes in page.tags if tag == "script")
            assert "\u202e" not in answer.text and "\u2066" not in answer.text


def _call(league_id: int, name: str, connection: Connection) -> None:
    connection.execute("UPDATE league SET name = ? WHERE id = ?", (name, league_id))
    connection.execute("UPDATE entrant SET name = ?", (name,))


async def test_the_rounds_of_a_swiss_event_are_on_its_pages(pages: Pages) -> None:
    harness, olga = pages.harness, manager(pages.harness)
    season = await entered(harness, olga)
    await opened(harness, olga)
    await end_round(harness, season)
    await opened(harness, olga)
    path = link_of(pages, await change(pages, olga, public=True, reason="for all to see"))
    schedule = unescape((await pages.get(path.replace("?", "/schedule?"))).text)
    assert "Round 1" in schedule and "Round 2" in schedule and "Division" not in schedule
    standings = unescape((await pages.get(path)).text)
    assert "Swiss event" in standings and "Division" not in standings

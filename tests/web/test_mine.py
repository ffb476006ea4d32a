"""The page of a person whose browser is paired: their tables on all servers, and nobody else's."""

from __future__ import annotations

import asyncio
import re
from datetime import timedelta
from html import unescape
from typing import Any

import aiohttp
import pytest

from bot.host.core.api import Person, Position, Table, UnknownTable
from bot.host.lobby.openings import DAYS
from bot.host.servers.settings import Server
from bot.locales import Words
from bot.store.people import links
from bot.web import stream
from tests.host.playing import GAME
from tests.web.pages import PATIENCE, Answer, Pages, bot_of


async def paired(pages: Pages, person: int = 0) -> str:
    """Pair a browser with a person; return its cookie."""
    who = pages.harness.people[person]
    pairings = pages.harness.host.pairings
    new = await pairings.pair(await pairings.code(Person(who.id, who.name)), "a test")
    assert new is not None
    return f"play={new.secret}"


async def mine(pages: Pages, cookie: str, query: str = "") -> str:
    """Return a person's page as the text that a reader sees, tags left out."""
    answer = await pages.get(f"/tables{query}", Cookie=cookie)
    assert answer.status == 200
    return answer.text


def section(page: str, key: str) -> str:
    found = re.search(rf'<section class="card" id="{key}".*?</section>', page, re.DOTALL)
    return unescape(found.group()) if found else ""


def numbers(page: str, key: str) -> list[int]:
    """Return the tables of a section, in their order."""
    return [int(one) for one in re.findall(r'id="table-([0-9]+)"', section(page, key))]


async def asked_person(pages: Pages, table: Table) -> int:
    """Return which of the harness's people a table waits for."""
    position = await pages.harness.host.tables.position(table.id)
    waited = position.table.chairs[position.decisions[0].seat].user_id
    return next(at for at, one in enumerate(pages.harness.people) if one.id == waited)


async def lobby(pages: Pages, person: int = 0, **options: Any) -> Table:
    """Open a lobby past Discord."""
    host, guild, owner = (
        pages.harness.host,
        bot_of(pages.harness).guilds[0],
        pages.harness.people[person],
    )
    await host.servers.settings.decide(guild.id, Server(newcomers=0))
    return await host.lobby.new(
        Person(owner.id, owner.name),
        GAME,
        guild_id=guild.id,
        channel_id=pages.harness.channel.id,
        where="here",
        language="en",
        manages=True,
        **options,
    )


async def test_a_browser_that_is_not_paired_is_told_how(pages: Pages) -> None:
    table = await pages.opened(2)
    for cookie in ("", "play=" + "a" * 43, "play=x", "__Host-play=" + "a" * 43):
        for language in ("en", "de"):
            answer = await pages.get("/tables", **{"Accept-Language": language, "Cookie": cookie})
            assert answer.status == 200
            assert Words(language)("web-mine-unpaired") in unescape(answer.text)
            assert str(table.id) not in section(answer.text, "unpaired")
            assert "/t/" not in answer.text and "table-" not in answer.text


async def test_what_waits_is_listed_apart_from_what_runs(pages: Pages) -> None:
    """With the question, since when, the last move, a picture and a link that opens."""
    table = await pages.opened(2)
    await pages.move(await pages.at_rest())
    who = await asked_person(pages, table)
    own, other = await mine(pages, await paired(pages, who)), await paired(pages, 1 - who)
    assert numbers(own, "waiting") == [table.id] and numbers(own, "running") == []
    theirs = await mine(pages, other)
    assert numbers(theirs, "waiting") == [] and numbers(theirs, "running") == [table.id]
    assert Words("en")("turns-none") in section(theirs, "waiting")
    token = await pages.harness.host.links.token(table.id, pages.harness.people[who].id)
    path = f"/t/{token}"
    now = await pages.now(path)
    card = section(own, "waiting")
    assert now["asked"][0]["text"] in card and "it became your turn <time" in card
    assert now["log"]["entries"][0]["lines"][0] in card
    assert f'href="t/{token}"' in card and f'src="t/{token}/picture/table/' in card
    (part,) = (one for one in now["parts"] if one["key"] == "table")
    assert f"t/{part['dark']}" in card
    # The other one sees whose turn it is, not what they alone know.
    assert pages.harness.people[who].name in section(theirs, "running")
    assert (await pages.get(path)).status == 200


async def test_the_most_urgent_comes_first(pages: Pages) -> None:
    """By the clock that runs out first, then by the longest wait, as under /myturns."""
    host, (anna, ben) = pages.harness.host, pages.harness.people[:2]
    for pace in ("none", "relaxed", "none", "fast"):
        table = await lobby(pages, pace=pace)
        await host.lobby.join(table.id, Person(ben.id, ben.name))
        table = await host.lobby.start(table.id, anna.id)
        while await asked_person(pages, table):
            await pages.move(await host.tables.position(table.id))
        pages.harness.clock.ahead += timedelta(minutes=1)
    turns = [one.table_id for one in await host.analysis.history.turns(anna.id)]
    until = await host.absence.until(anna.id)
    wanted = sorted(turns, key=lambda one: until[one].timestamp() if one in until else 1e12)
    assert len(wanted) == 4 and len(until) == 2
    page = await mine(pages, await paired(pages))
    assert numbers(page, "waiting") == wanted
    assert section(page, "waiting").count("time runs out <time") == len(until)


async def test_a_page_has_only_what_its_person_belongs_to(pages: Pages) -> None:
    """Not the private tables of others, nor public ones at which they do not sit."""
    public = await pages.opened(2)
    private = await lobby(pages, 0, private=True)
    await pages.harness.host.lobby.presence.see(public.guild_id, pages.harness.people[4].id)
    page = await mine(pages, await paired(pages, 4))
    assert 'class="table"' not in page
    assert numbers(await mine(pages, await paired(pages, 0)), "lobbies") == [private.id]


async def test_open_lobbies_can_be_joined_here_and_on_discord(pages: Pages) -> None:
    """Of servers where the person was active lately; they name nobody."""
    table = await lobby(pages)
    cookie, host = await paired(pages, 1), pages.harness.host
    assert numbers(await mine(pages, cookie), "lobbies") == []
    await host.lobby.presence.see(table.guild_id, pages.harness.people[1].id)
    card = section(await mine(pages, cookie), "lobbies")
    assert f'href="https://discord.com/channels/{table.guild_id}/{table.channel_id}' in card
    assert "free seats." in card and 'data-door="join"' in card and "anna" not in card
    await host.lobby.join(table.id, Person(pages.harness.people[1].id, "ben"))
    assert "You have a seat." in section(await mine(pages, cookie), "lobbies")
    pages.harness.clock.ahead = timedelta(days=DAYS + 1)
    assert numbers(await mine(pages, await paired(pages, 2)), "lobbies") == []


async def test_a_lobby_whose_game_is_gone_can_be_left_and_not_joined(pages: Pages) -> None:
    table, host = await lobby(pages), pages.harness.host
    gone = "UPDATE game SET key = 'gone' WHERE id = ?"
    await host._database.write(lambda db: db.execute(gone, (table.id,)))
    card = section(await mine(pages, await paired(pages)), "lobbies")
    assert f"gone · table #{table.id}" in card and "<img" not in card
    assert re.findall('data-door="([a-z]+)"', card) == ["leave"]
    await host.lobby.presence.see(table.guild_id, pages.harness.people[1].id)
    assert numbers(await mine(pages, await paired(pages, 1)), "lobbies") == []
    await host.lobby.leave(table.id, pages.harness.people[0].id)
    assert (await host.tables.get(table.id)).status == "abandoned"


async def test_a_lobby_shows_the_cover_of_its_game(pages: Pages) -> None:
    await lobby(pages)
    card = section(await mine(pages, await paired(pages)), "lobbies")
    dark, light = re.search(r'<img[^>]* src="([^"]+)"', card), re.search(r'srcset="([^"]+)"', card)
    assert dark and light
    found = [await pages.get(f"/{unescape(one[1])}") for one in (dark, light)]
    assert [one.headers["Content-Type"] for one in found] == ["image/png"] * 2
    assert found[0].body != found[1].body
    for address in (
        "/covers/chess",
        "/covers/amerigo?palette=none",
        "/covers/amerigo?language=klingon",
    ):
        assert (await pages.get(address)).status == 404


async def test_games_that_are_over_are_listed_for_thirty_days(pages: Pages) -> None:
    table = await pages.opened(2)
    assert (await pages.ended()).table.status == "over"
    cookie = await paired(pages)
    page = await mine(pages, cookie)
    assert numbers(page, "over") == [table.id] and numbers(page, "running") == []
    assert "🏆" in section(page, "over")
    pages.harness.clock.ahead = timedelta(days=DAYS + 1)
    assert numbers(await mine(pages, await paired(pages)), "over") == []


NAMES = (
    "<script>alert(1)</script>",
    "\u202egnp.exe",
    'a" onclick="x',
    "&lt;b&gt; **bold** {at}",
    "x" * 200,
)


@pytest.mark.parametrize("name", NAMES)
async def test_names_are_shown_as_text(pages: Pages, name: str) -> None:
    table = await pages.opened(2, name=name)
    who = await asked_person(pages, table)
    page = await mine(pages, await paired(pages, 1 - who))
    assert numbers(page, "running") == [table.id]
    assert "<script>alert" not in page and 'onclick="x' not in page and "\u202e" not in page
    assert "<b>" not in page.replace("<bdi>", "")
    if name.startswith("x"):
        assert name in page


async def test_a_person_erased_meanwhile_finds_nothing(pages: Pages) -> None:
    """Neither by the page, which is not theirs any more, nor by the links that it showed."""
    table = await pages.opened(2)
    cookie, host, anna = await paired(pages), pages.harness.host, pages.harness.people[0].id
    assert table.id in (
        *numbers(page := await mine(pages, cookie), "waiting"),
        *numbers(page, "running"),
    )
    link = await host.links.token(table.id, anna)
    await host.upkeep.privacy.erase(anna)
    assert "table-" not in await mine(pages, cookie)
    assert (await pages.get(f"/t/{link}")).status == 404
    assert await host._database.read(lambda db: links.of_user(db, anna)) == []


async def test_a_person_who_gave_up_their_seat_has_the_table_no_longer(pages: Pages) -> None:
    table = await pages.opened(3)
    cookie, host = await paired(pages, 1), pages.harness.host
    assert "table-" in await mine(pages, cookie)
    await host.absence.leave(table.id, pages.harness.people[1].id)
    page = await mine(pages, cookie)
    assert numbers(page, "waiting") == []


async def test_a_table_that_was_deleted_meanwhile_is_left_out(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the list and its cards: the others are shown."""
    gone, kept = await pages.opened(2), await pages.opened(2)
    tables = pages.harness.host.tables
    position = tables.position

    async def found(table_id: int, version: int | None = None) -> Position:
        if table_id == gone.id:
            raise UnknownTable(table=table_id)
        return await position(table_id, version)

    monkeypatch.setattr(tables, "position", found)
    page = await mine(pages, await paired(pages))
    assert [*numbers(page, "waiting"), *numbers(page, "running")] == [kept.id]


async def test_links_are_made_for_those_alone_who_still_sit_there(pages: Pages) -> None:
    """A person who was erased while their page was made leaves no link behind."""
    table = await pages.opened(2)
    host, anna = pages.harness.host, pages.harness.people[0].id
    await host.upkeep.privacy.erase(anna)
    assert await host.links.tokens([table], anna) == {}
    assert await host._database.read(lambda db: links.of_user(db, anna)) == []


async def test_links_are_those_that_there_are(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page asks for them at each change: what is stored already is not written again."""
    first, second = await pages.opened(2), await pages.opened(2)
    host, anna = pages.harness.host, pages.harness.people[0].id
    token = await host.links.token(first.id, anna)
    made = await host.links.tokens([first, second], anna)
    assert made[first.id] == token and len(made) == 2
    monkeypatch.setattr(links, "add", None)
    assert await host.links.tokens([first, second], anna) == made


async def next_table(pages: Pages, cookie: str, after: str = "") -> Answer:
    return await pages.get(f"/tables/next{after}", Cookie=cookie)


async def test_the_next_table_is_the_most_urgent_but_one(pages: Pages) -> None:
    first, second = await pages.opened(2), await pages.opened(2)
    host = pages.harness.host
    who = await asked_person(pages, first)
    if await asked_person(pages, second) != who:
        await pages.move(await host.tables.position(second.id))
    cookie, person = await paired(pages, who), pages.harness.people[who].id
    tokens = await host.links.tokens([first, second], person)
    assert (await next_table(pages, cookie)).data == {"address": f"t/{tokens[first.id]}"}
    after = await next_table(pages, cookie, f"?after={first.id}")
    assert after.data == {"address": f"t/{tokens[second.id]}"}
    assert (await next_table(pages, cookie, "?after=x")).data["address"] is not None
    assert after.headers["Cache-Control"] == "no-store"


async def test_there_is_no_next_table_if_none_waits(pages: Pages) -> None:
    table = await pages.opened(2)
    who = await asked_person(pages, table)
    cookie = await paired(pages, who)
    assert (await next_table(pages, cookie, f"?after={table.id}")).data == {"address": None}
    other = await paired(pages, 1 - who)
    assert (await next_table(pages, other)).data == {"address": None}
    assert (await next_table(pages, "")).status == 404


async def events(pages: Pages, cookie: str) -> aiohttp.ClientResponse:
    url = f"http://127.0.0.1:{pages.port}/tables/events"
    return await pages.session.get(url, headers={"Cookie": cookie})


async def told(line: aiohttp.ClientResponse) -> bytes:
    """Return the next event that is not a heartbeat."""
    async with asyncio.timeout(PATIENCE):
        while not (data := await line.content.readline()).startswith(b'data: {"mark"'):
            assert data and b"gone" not in data, "the stream has ended"
    return data


async def test_a_change_at_any_table_of_theirs_is_told_at_once(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "CALM", 0.0)
    first, second = await pages.opened(2), await pages.opened(2)
    host = pages.harness.host
    async with await events(pages, await paired(pages)) as line:
        marks = {await told(line)}
        for table in (first, second):
            await pages.move(await host.tables.position(table.id))
            marks.add(await told(line))
        assert len(marks) == 3


async def test_a_new_table_is_told_at_the_next_heartbeat(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "CALM", 0.0)
    monkeypatch.setattr(stream, "HEARTBEAT", 0.1)
    async with await events(pages, await paired(pages)) as line:
        await told(line)
        table = await pages.opened(2)
        await told(line)
        await pages.move(await pages.harness.host.tables.position(table.id))
        await told(line)


async def test_a_stream_ends_with_its_pairing(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "CALM", 0.0)
    await pages.opened(2)
    await mine(pages, cookie := await paired(pages))
    async with await events(pages, cookie) as line:
        await told(line)
        await pages.harness.host.pairings.revoke(pages.harness.people[0].id)
        async with asyncio.timeout(PATIENCE):
            assert b"event: gone" in await line.content.read()
    assert (await pages.get("/tables/events", Cookie=cookie)).status == 404


async def test_a_page_that_is_not_paired_any_more_is_forgotten(pages: Pages) -> None:
    """Not if another site led to it: then browsers do not show the cookie (`SameSite`)."""
    for site, forgets in (("none", True), ("same-origin", True), ("cross-site", False)):
        answer = await pages.get("/tables", **{"Sec-Fetch-Site": site})
        assert ("X-Forget" in answer.headers) is forgets
    cookie = await paired(pages)
    answer = await pages.get("/tables", **{"Sec-Fetch-Site": "none", "Cookie": cookie})
    assert "X-Forget" not in answer.headers


async def test_a_page_is_in_the_language_and_colors_of_its_person(pages: Pages) -> None:
    await pages.opened(2)
    cookie, host = await paired(pages), pages.harness.host
    anna = pages.harness.people[0].id
    assert '<html lang="de" dir="ltr">' in await mine(pages, cookie, "?language=de&palette=day")
    await host.people.preferences.keep(anna, language="de")
    page = await mine(pages, cookie)
    assert '<html lang="de" dir="ltr">' in page and "Meine Tische" in page
    assert (await pages.get("/tables?language=klingon", Cookie=cookie)).status == 404


async def test_the_tables_to_join_are_filtered_by_links(pages: Pages) -> None:
    """One's own tables stay; what was never a filter filters nothing."""
    own, table = await lobby(pages, 1), await lobby(pages)
    cookie = await paired(pages, 1)
    assert "wanted=" not in await mine(pages, await paired(pages, 2)), "there is nothing to join"
    await pages.harness.host.lobby.presence.see(table.guild_id, pages.harness.people[1].id)
    shown = section(await mine(pages, cookie), "lobbies")
    for query, found in (
        (f"?wanted={table.game},0,,,", [table.id, own.id]),
        ("?wanted=amerigo,0,,,", [own.id]),
        ("?wanted=chess", [table.id, own.id]),
        ("", [table.id, own.id]),
    ):
        page = await mine(pages, cookie, query)
        assert sorted(numbers(page, "lobbies"), reverse=True) == found, query
    links = re.findall(r'href="tables(\?[^"]*wanted=amerigo[^"]*)"', shown)
    german = section(await mine(pages, cookie, f"{links[0]}&language=de"), "lobbies")
    assert "<strong>Amerigo</strong>" in german and "Tische zum Mitspielen: Amerigo" in german
    assert "language=de" in german

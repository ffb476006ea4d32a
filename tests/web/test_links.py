"""The way from Discord to a page: buttons where there are pages, and links that can be revoked."""

from __future__ import annotations

from typing import Any

import pytest
import simcord
from discord import ui

from bot.host.core.api import Person
from tests.cogs.harness import components, custom_ids, texts, told
from tests.web.pages import Pages, bot_of


def address(message: Any) -> str:
    """Return where the one link button of a message leads, without the server."""
    (url,) = (c["url"] for c in components(message) if "url" in c)
    return "/" + str(url).split("/", 3)[3]


async def pressed(person: simcord.MemberActor, message: Any, custom_id: str) -> Any:
    return told(await person.click(message, custom_id=custom_id))


async def test_links_are_made_listed_and_revoked(pages: Pages) -> None:
    harness, anna = pages.harness, pages.harness.people[0]
    table = await harness.started(2)
    boards = await pressed(anna, await harness.post(), f"boards:{table.id}")
    answer = await pressed(anna, boards, f"web:{table.id}")
    old = address(answer)
    assert (await pages.get(old)).status == 200
    assert address(await pressed(anna, boards, f"web:{table.id}")) == old
    renewed = await pressed(anna, answer, f"webnew:{table.id}")
    new = address(renewed)
    assert [(await pages.get(path)).status for path in (old, new)] == [404, 200]
    listed = await pressed(anna, renewed, "weball")
    assert "(1)" in texts(listed) and f"table #{table.id}" in texts(listed)
    gone = await pressed(anna, listed, "weboffall")
    assert "revoked" in texts(gone) and (await pages.get(new)).status == 404
    assert await harness.host.links.of_user(anna.id) == []


async def test_posts_lead_everybody_to_a_page_of_their_own(pages: Pages) -> None:
    harness = pages.harness
    anna, cleo = harness.people[0], harness.people[2]
    table = await harness.started(2)
    post = await harness.post()
    answers = [await pressed(person, post, f"web:{table.id}") for person in (anna, cleo)]
    assert all(answer.flags.ephemeral for answer in answers), "nobody else is told"
    own, spectator = map(address, answers)
    assert (await pages.now(own))["title"] == (await pages.now(spectator))["title"]
    assert own != spectator
    assert "spectator" in texts(answers[1]) and "spectator" not in texts(answers[0])
    bot_of(harness).context.web_url = None
    await harness.started(2)
    assert not [one for one in custom_ids(await harness.post()) if one.startswith("web")]


async def test_the_page_speaks_as_the_answer_did(pages: Pages) -> None:
    harness, anna = pages.harness, pages.harness.people[0]
    table = await harness.started(2)
    await harness.host.people.preferences.keep(anna.id, language="de")
    boards = await pressed(anna, await harness.post(), f"boards:{table.id}")
    path = address(await pressed(anna, boards, f"web:{table.id}"))
    assert '<html lang="de"' in (await pages.get(path)).text
    assert '<html lang="en"' in (await pages.get(f"{path.partition('?')[0]}?language=en")).text


async def test_a_browser_is_paired_listed_and_ended_on_discord(pages: Pages) -> None:
    harness, anna = pages.harness, pages.harness.people[0]
    table = await harness.started(2)
    boards = await pressed(anna, await harness.post(), f"boards:{table.id}")
    answer = await pressed(anna, boards, f"web:{table.id}")
    assert "only shows" in texts(answer)
    held = []
    for device in ("Chrome on Android", hostile := "**b** <@1> \u202e`x`"):
        offered = await pressed(anna, answer, f"webplay:{table.id}")
        assert offered.flags.ephemeral and "5 minutes" in texts(offered)
        paired = await pages.post(address(offered), {"device": device})
        assert paired.data["to"].startswith(f"..{address(answer)}")
        held.append(paired.headers["Set-Cookie"].partition(";")[0].partition("=")[2])
    listed = await pressed(anna, answer, "weball")
    assert "Chrome on Android" in texts(listed) and "table #" in texts(listed)
    assert hostile not in texts(listed) and "\\*\\*b\\*\\*" in texts(listed)
    assert "Unpair **b** <@1> `x`" in {one.get("label") for one in components(listed)}
    first = (await harness.host.pairings.person(held[0])) or pytest.fail("it is paired")
    gone = await pressed(anna, listed, f"webend:{first.mark}")
    assert "not paired any more" in texts(gone)
    assert await harness.host.pairings.person(held[0]) is None
    assert await harness.host.pairings.person(held[1]) is not None
    assert "Chrome on Android" not in texts(gone) and "webendall" in custom_ids(gone)
    await pressed(anna, gone, "webendall")
    assert await harness.host.pairings.of_user(anna.id) == []
    answer = await pressed(anna, boards, f"web:{table.id}")
    left = custom_ids(await pressed(anna, answer, "weball"))
    assert left and not [one for one in left if "end" in one]


async def test_nobody_ends_the_browsers_of_somebody_else(pages: Pages) -> None:
    harness, (anna, bob) = pages.harness, pages.harness.people[:2]
    table = await harness.started(2)
    new = await harness.host.pairings.pair(
        await harness.host.pairings.code(Person(anna.id, anna.name), table.id), "x"
    )
    (found,) = await harness.host.pairings.of_user(anna.id)
    channel = harness.env.bot.get_channel(harness.channel.id)
    for forged in (f"webend:{found.mark}", "webend", "webend:", "webendall", "webendall:1"):
        raw = ui.View(timeout=None)
        raw.add_item(ui.Button(custom_id=forged, label="late"))
        assert texts(told(await bob.click(await channel.send(view=raw), label="late"))), forged
    assert new is not None and await harness.host.pairings.person(new.secret) is not None


async def test_whoever_has_no_seat_or_no_https_is_offered_none(pages: Pages) -> None:
    harness, (anna, _, cleo, *_) = pages.harness, pages.harness.people
    table = await harness.started(2)
    post = await harness.post()
    watching = await pressed(cleo, post, f"web:{table.id}")
    assert f"webplay:{table.id}" not in custom_ids(watching)
    bot_of(harness).context.web_url = "http://games.example.org"
    answer = await pressed(anna, post, f"web:{table.id}")
    assert f"webplay:{table.id}" not in custom_ids(answer) and "here in Discord" in texts(answer)
    channel = harness.env.bot.get_channel(harness.channel.id)
    raw = ui.View(timeout=None)
    raw.add_item(ui.Button(custom_id=f"webplay:{table.id}", label="late"))
    late = told(await anna.click(await channel.send(view=raw), label="late"))
    assert not [c for c in components(late) if "url" in c]


async def test_turns_lead_to_the_pages_of_all_their_tables(pages: Pages) -> None:
    harness, anna = pages.harness, pages.harness.people[0]
    tables = [await harness.started(1, bots=1) for _ in range(2)]
    await harness.host.automation.house_bots.settled()
    turns = (await anna.slash(harness.channel, "myturns")).response
    assert turns is not None and "webopen" in custom_ids(turns)
    picked = await anna.select(turns, [str(tables[0].id)], custom_id="webopen")
    path = address(told(picked))
    assert (await pages.now(path))["title"].endswith(f"#{tables[0].id}")


async def test_without_an_address_there_is_no_way_to_any_page(pages: Pages) -> None:
    harness, anna = pages.harness, pages.harness.people[0]
    table = await harness.started(2)
    boards = await pressed(anna, await harness.post(), f"boards:{table.id}")
    answer = await pressed(anna, boards, f"web:{table.id}")
    path = address(answer)
    bot_of(harness).context.web_url = None
    for message, custom_id in ((boards, f"web:{table.id}"), (answer, f"webnew:{table.id}")):
        assert "no pages" in texts(await pressed(anna, message, custom_id))
    assert (await pages.get(path)).status == 200
    fresh = await pressed(anna, await harness.post(), f"boards:{table.id}")
    turns = (await anna.slash(harness.channel, "myturns")).response
    assert not [one for one in (*custom_ids(fresh), *custom_ids(turns)) if one.startswith("web")]


async def test_forged_buttons_open_no_page(pages: Pages) -> None:
    harness, cleo = pages.harness, pages.harness.people[2]
    table = await harness.started(2)
    channel = harness.env.bot.get_channel(harness.channel.id)
    for forged in (
        "web:",
        "web:x",
        "web:99",
        "weball:1",
        "weboffall:x",
        "webnew:-1",
        "webopen",
        "webplay:x",
    ):
        raw = ui.View(timeout=None)
        raw.add_item(ui.Button(custom_id=forged, label="late"))
        answer = told(await cleo.click(await channel.send(view=raw), label="late"))
        assert texts(answer) and not [c for c in components(answer) if "url" in c], forged
    assert await harness.host.links.of_user(cleo.id) == []
    assert (await harness.host.tables.get(table.id)).version == table.version

"""The page of a table shows what its person may see, whole, and follows the game."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from html import unescape

import pytest

from bot.locales import Words
from bot.locales.markdown import plain
from bot.web import stream
from bot.web.service import serving
from tests.cogs.harness import components, custom_ids, told
from tests.render.test_html import Reader
from tests.web.pages import PATIENCE, Pages, bot_of, next_told

PICTURE = re.compile(r'<img src="([^"]+)"')


async def test_the_first_paint_has_the_whole_position_in_words(pages: Pages) -> None:
    await pages.harness.started(3)
    position = await pages.played(lambda now: now.version >= 5)
    page = await pages.get(await pages.link())
    assert page.status == 200 and page.headers["Content-Type"].startswith("text/html")
    renderer = pages.harness.games["puerto_rico"].renderer
    chair = position.table.chair_of(pages.harness.people[0].id)
    assert chair is not None
    lines = renderer.summary(position.view(chair.seat), Words("en", position.table.names)).lines
    assert len(lines) > 12
    assert [line for line in map(plain, lines) if line not in unescape(page.text)] == []
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page.text)


async def test_a_page_with_house_bots_says_how_people_do_against_them(pages: Pages) -> None:
    await pages.harness.host.people.preferences.keep(pages.harness.people[0].id, study=True)
    await pages.opened(1, bots=2)
    await pages.ended()
    page = (await pages.get(await pages.link())).text
    assert re.search("3 players, sensible: people ahead of the house bot in [0-9]+%", page)
    assert "of one table, still too few to judge" in page
    await pages.opened(1, bots=3)
    page = (await pages.get(await pages.link())).text
    assert "People against house bots" in page and "No table against today’s house bots" in page
    await pages.opened(2)
    assert "People against house bots" not in (await pages.get(await pages.link())).text


async def test_a_hostile_name_stays_a_name(pages: Pages) -> None:
    shown = []
    for name in ("", hostile := "<script>1</script>&amp;\"' مرحبا"):
        await pages.opened(2, name=name)
        shown.append(Reader((await pages.get(await pages.link())).text))
    plain_page, page = shown
    assert [tag for tag, _ in page.tags] == [tag for tag, _ in plain_page.tags]
    assert [[*attributes] for _, attributes in page.tags] == [
        [*attributes] for _, attributes in plain_page.tags
    ]
    assert hostile in page.text


async def test_each_picture_has_its_words_beside_it(pages: Pages) -> None:
    await pages.harness.started(3)
    position = await pages.played(lambda now: now.version >= 5)
    now = (await pages.get(f"{await pages.link()}/now")).data
    renderer = pages.harness.games["puerto_rico"].renderer
    chair = position.table.chair_of(pages.harness.people[0].id)
    assert chair is not None
    told = renderer.summary(position.view(chair.seat), Words("en", position.table.names))
    beside = {part["key"]: part["lines"] for part in now["parts"]}
    assert beside["table"] == [*map(plain, told.shared)]
    assert [beside[f"seat-{seat}"] for seat in range(3)] == [
        [*map(plain, board)] for board in told.boards
    ]


async def test_pictures_are_drawn_once_and_kept(pages: Pages) -> None:
    await pages.harness.started(2)
    page = await pages.get(await pages.link())
    source = PICTURE.findall(page.text)[0].replace("&amp;", "&")
    picture = await pages.get(f"/t/{source}")
    assert picture.status == 200 and picture.body.startswith(b"\x89PNG")
    assert "immutable" in picture.headers["Cache-Control"]
    again = await pages.get(f"/t/{source}", **{"If-None-Match": picture.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")


async def test_a_move_is_told_at_once_in_a_small_message(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within a second, for which the pause after the update before is short enough."""
    assert stream.CALM < 1.0
    monkeypatch.setattr(stream, "HEARTBEAT", 2 * PATIENCE)
    await pages.harness.started(2)
    path = await pages.link()
    url = f"http://127.0.0.1:{pages.port}{path}/events"
    async with pages.session.get(url) as line:
        assert line.headers["Content-Type"] == "text/event-stream"
        first = await next_told(line)
        await pages.move(await pages.harness.position())
        async with asyncio.timeout(PATIENCE):
            second = await next_told(line)
    assert second["stamp"] > first["stamp"]
    # It may ask soon, only not again at once.
    assert second["after"] <= 250
    assert (await pages.now(path))["stamp"] == second["stamp"]


async def test_the_link_comes_from_the_boards_of_a_post(pages: Pages) -> None:
    harness = pages.harness
    table = await harness.started(2)
    anna = harness.people[0]
    boards = await anna.click(await harness.post(), custom_id=f"boards:{table.id}")
    assert f"web:{table.id}" in custom_ids(told(boards))
    answer = told(await anna.click(told(boards), custom_id=f"web:{table.id}"))
    (address,) = (c["url"] for c in components(answer) if "url" in c)
    assert (await pages.get(address.removeprefix(f"http://127.0.0.1:{pages.port}"))).status == 200
    await anna.click(answer, custom_id=f"weboff:{table.id}")
    assert (await pages.get(address.removeprefix(f"http://127.0.0.1:{pages.port}"))).status == 404


async def test_a_finished_game_begins_with_its_result(pages: Pages) -> None:
    await pages.harness.started(2)
    path = await pages.link()
    stamps = [(await pages.now(path))["stamp"]]
    position = await pages.played(lambda now: not now.decisions)
    now = await pages.now(path)
    first = now["parts"][0]
    assert (first["key"], now["status"], now["asked"]) == ("result", "over", [])
    points = sorted(score.points for score in position.scores)
    assert all(str(one) in "\n".join(first["lines"]) for one in points)
    assert "**" not in (await pages.get(path)).text
    picture = await pages.get(f"/t/{first['dark']}")
    assert picture.status == 200
    # As it was is another picture, and has no result.
    then = (await pages.get(f"{path}/at/{stamps[0]}")).data
    assert (then["number"], then["moves"]) == (0, position.version)
    assert "result" not in [part["key"] for part in then["parts"]] and then["state"]


async def test_pages_go_on_after_a_restart(pages: Pages) -> None:
    """The stream ends with the server, and the same link leads on."""
    harness = pages.harness
    await harness.started(2)
    path = await pages.link()
    async with AsyncExitStack() as held:
        async with serving(bot_of(harness).context, "127.0.0.1", 0) as port:
            url = f"http://127.0.0.1:{port}{path}/events"
            line = await held.enter_async_context(pages.session.get(url))
            before = await next_told(line)
            await pages.move(await harness.position())
            await next_told(line)
        async with asyncio.timeout(PATIENCE):
            assert b"moved" not in await line.content.read()
    await harness.restart()
    async with (
        serving(bot_of(harness).context, "127.0.0.1", port),
        pages.session.get(url, headers={"Last-Event-ID": str(before["stamp"])}) as line,
    ):
        assert (await next_told(line))["stamp"] > before["stamp"]


async def test_only_pictures_that_changed_have_another_mark(pages: Pages) -> None:
    await pages.harness.started(2)
    path = await pages.link()

    async def marks() -> dict[str, str]:
        now = await pages.now(path)
        return {part["key"]: part["mark"] for part in now["parts"]}

    before = await marks()
    assert await marks() == before
    await pages.move(await pages.harness.position())
    after = await marks()
    assert after["table"] != before["table"]
    assert after.keys() == before.keys()

"""Lessons on the page: each to its end by taps on a phone, one state with Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest
from playwright.async_api import Page, expect

from bot.host.analysis.lessons import Lesson
from bot.host.core.api import Person
from bot.locales import Words
from tests.catalogue import CATALOGUE
from tests.web.pages import PATIENCE, Pages
from tests.web.windows import PHONE, Windows, still, violations

STORIES = [key for key, game in CATALOGUE.items() if game.first_game and game.first_game.story]
_CHOICE = "index => play.question().choices.find(one => one.index === index).things"
_THERE = """things => [...document.querySelectorAll('#field svg > rect:not(.on)')]
    .map(rect => rect.dataset.thing).filter(thing => things.includes(thing))"""
_LIT = """() => {
    const view = views.shownView();
    const areas = view ? views.known(view) : [];
    const field = document.getElementById("field");
    const {left, top, right, bottom} = field.getBoundingClientRect();
    const svg = field.querySelector("svg").getBoundingClientRect();
    const sees = ({box: [x, y, w, h]}) => {
        const px = svg.x + (x + w / 2) / surface.scale();
        const py = svg.y + (y + h / 2) / surface.scale();
        return px > left && px < right && py > top && py < bottom;
    };
    const lit = areas.filter(lesson.isLit);
    return [areas.length > 0, lit.length > 0, lit.some(sees)];
}"""
"""Whether it is known what lies on the picture, whether some of it is lit, and in sight."""


async def sees_what_is_lit(page: Page) -> bool:
    """Wait until something lit is in sight; return whether anything is lit."""
    known, lit, seen = False, False, False
    async with asyncio.timeout(PATIENCE):
        while not known or (lit and not seen):
            known, lit, seen = await page.evaluate(_LIT)
            await asyncio.sleep(0.05)
    return lit


async def lesson_of(pages: Pages, game: str) -> Lesson | None:
    """Return the lesson of the first person as it is stored."""
    one = pages.harness.people[0]
    return await pages.harness.host.analysis.lessons.find(Person(one.id, one.name), game)


async def tapped(page: Page, serving: Sequence[int]) -> bool:
    """Tap what the first of the moves that serve is about until one is picked, and send that.

    Return whether that worked.
    """
    things = await page.evaluate(_CHOICE, serving[0])
    go = page.locator("#turn-bar .go")
    for _ in range(6):
        if await go.count() and await page.evaluate("() => choosing.state.pick") in serving:
            await go.tap()
            return True
        there: list[str] = []
        for _ in range(40):
            # What can be tapped is known a little after the picture.
            if there := await page.evaluate(_THERE, things):
                break
            await asyncio.sleep(0.05)
        else:
            return False
        spot = page.locator(f'#field svg > rect[data-thing="{there[0]}"]').first
        await page.touchscreen.tap(*await still(page, spot))
    return False


async def changed(pages: Pages, game: str, before: Lesson) -> Lesson:
    """Wait until the lesson has gone on."""
    async with asyncio.timeout(PATIENCE):
        while True:
            now = await lesson_of(pages, game)
            if now is not None and now.moves != before.moves:
                return now
            await asyncio.sleep(0.05)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("game", "language"), [*((game, "en") for game in STORIES), ("magister_navis", "de")]
)
async def test_a_lesson_to_its_end_by_taps(windows: Windows, game: str, language: str) -> None:
    """In the language of the texts nothing is done otherwise: one game shows it."""
    pages, words = windows.pages, Words(language)
    cookies = await pages.pair(0)
    pages.unpair()
    path, taps, lit = f"/learn/{game}?language={language}", 0, 0
    async with windows.open(path, PHONE, has_touch=True, cookies=cookies) as page:
        start = page.locator("#goal-ways button").last
        await start.tap()
        goal, turn = page.locator("#goal"), page.locator("#turn")
        async with asyncio.timeout(PATIENCE):
            while (lesson := await lesson_of(pages, game)) is None:
                await asyncio.sleep(0.05)
        while not lesson.over:
            assert lesson.goal is not None and lesson.decision is not None
            await expect(goal).to_contain_text(words(f"{game}-story-{lesson.goal.key}"))
            await expect(turn).to_have_attribute("aria-busy", "false")
            await expect(page.locator("#turn-list button").first).to_be_attached()
            lit += await sees_what_is_lit(page)
            serving, before = lesson.serving, lesson
            indices = [lesson.decision.moves.index(move) for move in serving]
            if serving and await tapped(page, indices):
                taps += 1
            else:
                label = "show" if serving else "follow"
                await page.get_by_role("button", name=words(f"button-lesson-{label}")).tap()
            lesson = await changed(pages, game, before)
        await expect(goal).to_contain_text(words("web-lesson-open"))
        assert not await violations(page)
    assert lit >= 2
    assert taps >= 6, "the other moves were made by the button that shows them"
    one = pages.harness.people[0]
    await pages.harness.host.analysis.lessons.begin(Person(one.id, one.name), game)


async def test_a_lesson_is_its_persons_alone_and_a_link_begins_nothing(pages: Pages) -> None:
    top, game = "/learn/puerto_rico", "puerto_rico"
    stranger = await pages.get(top)
    assert stranger.status == 200 and "data-question" not in stranger.text
    anew = {"done": "anew"}
    for path in ("now", "play", "events", "picture/table/0", "areas/table/0", "rule/settler"):
        assert (await pages.get(f"{top}/{path}")).status == 404
    assert (await pages.post(f"{top}/play", anew)).status == 404
    await pages.pair(0)
    assert (await pages.get(top)).status == 200
    assert (await pages.get("/learn/chess")).status == 404
    for wrong in ({"Origin": "https://example.org"}, {"Sec-Fetch-Site": "cross-site"}):
        assert (await pages.post(f"{top}/play", anew, **wrong)).status == 404
    assert await lesson_of(pages, game) is None, "nothing of that began one"
    begun = (await pages.post(f"{top}/play", anew)).data
    move = {"done": "move", "stamp": begun["asked"], "index": begun["choices"][0]["index"]}
    assert (await pages.post(f"{top}/play", move)).status == 200
    once = await lesson_of(pages, game)
    again = await pages.post(f"{top}/play", move)
    assert again.status == 409 and once is not None
    assert (await lesson_of(pages, game) or once).moves == once.moves
    for sent in ({"done": "win"}, {"done": "move"}, {"done": "move", "stamp": "1", "index": 0}):
        assert (await pages.post(f"{top}/play", sent)).status == 404
    back = {"done": "takeback", "stamp": again.data["takeback"]}
    assert (await pages.post(f"{top}/play", back)).data["asked"] == begun["asked"]
    assert f"learn/{game}" in (await pages.get("/tables")).text


async def test_a_lesson_without_a_story_has_no_page(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its guided rounds are on Discord alone."""
    game = CATALOGUE["amerigo"]
    assert game.first_game is not None
    rounds = replace(game, first_game=replace(game.first_game, story=None))
    monkeypatch.setitem(pages.harness.env.bot.context.games, "amerigo", rounds)
    await pages.pair(0)
    assert (await pages.get("/learn/amerigo")).status == 404
    assert "learn/amerigo" not in (await pages.get("/tables")).text


async def test_a_lesson_goes_on_where_it_was_left_on_discord(pages: Pages) -> None:
    lessons, one = pages.harness.host.analysis.lessons, pages.harness.people[0]
    person, game = Person(one.id, one.name), "amerigo"
    begun = await lessons.begin(person, game)
    await pages.pair(0)
    first = (await pages.get(f"/learn/{game}/now")).data
    await lessons.follow(person, game, len(begun.moves))
    second = (await pages.get(f"/learn/{game}/now")).data
    assert first["stamp"] != second["stamp"] and first["lesson"] != second["lesson"]
    await pages.post(f"/learn/{game}/play", {"done": "skip", "stamp": second["stamp"]})
    skipped = await lessons.find(person, game)
    assert skipped is not None and len(skipped.skipped) == 1


async def test_the_lesson_on_discord_leads_to_its_page(pages: Pages) -> None:
    anna = pages.harness.people[0]
    pages.harness.env.bot.context.web_url = f"http://127.0.0.1:{pages.port}"
    card = (await anna.slash(pages.harness.channel, "learn", game="puerto_rico")).response
    shown = (await anna.click(card, custom_id="lesson:puerto_rico:1")).response
    address = f"http://127.0.0.1:{pages.port}/learn/puerto_rico?language=en"
    assert address in str(vars(shown))

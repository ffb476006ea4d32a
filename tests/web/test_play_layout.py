"""A turn on a phone: the question and its board fit one screen, and the board stays where it is."""

from __future__ import annotations

import pytest
from playwright.async_api import Route, expect

from bot.games.amerigo.moves import Advance
from bot.games.puerto_rico.moves import Place, PlaceNoble
from bot.host.core.api import Position
from tests.web.test_play_keyboard import asked, kind
from tests.web.windows import Windows, still, violations

pytestmark = pytest.mark.asyncio(loop_scope="module")

FINGER = 30
"""Pixels that a finger needs."""
LEAST = 24
"""Pixels that a finger needs of a wide row."""
FEW = 6
"""Most moves that have a button each beside the picture."""
BUILDINGS = "#turn-list button:not(.quiet)"
"""The moves that build."""
BETWEEN = """(() => {
    const edge = (id, side) => document.getElementById(id).getBoundingClientRect()[side];
    return edge("field", "top") - edge("turn-text", "bottom");
})()"""
"""Pixels between the question and its board."""
FIRST_CIRCLE = """async () => {
    const { choices, pictures } = await (await fetch(`${BASE}/play`)).json();
    const areas = await (await fetch(pictures[0].replace("/picture/", "/areas/"))).json();
    const wanted = choices[0].things.filter((thing) => /^(island|city):/.test(thing));
    const { box: [x, y, wide, high] } = areas.find(({ thing }) => wanted.includes(thing));
    const svg = document.querySelector("#field svg");
    const by = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return { x: (x + wide / 2) * by, y: (y + high / 2) * by };
}"""
"""The middle of the circle to which the first move sends somebody."""


TOPS = "all => all.map(one => one.getBoundingClientRect().top)"


SEEN = """(() => {
    const field = document.getElementById("field"), view = field.getBoundingClientRect();
    const all = [...field.querySelectorAll("svg > rect")].map(one => one.getBoundingClientRect());
    const middles = all.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const around = (a, b) => middles.filter(([x, y]) =>
        2 * Math.abs(x - a) <= view.width && 2 * Math.abs(y - b) <= view.height).length;
    const shown = around(view.x + view.width / 2, view.y + view.height / 2);
    return [shown, around(...middles[0]), middles.length];
})()"""
"""How many things that can be tapped are in sight, are around the first one, and are there."""


def many_choices(position: Position) -> bool:
    """Return whether a turn has choices all over the map."""
    decision = position.decisions[0]
    return decision.kind == "turn" and len(decision.moves) > 12


async def test_an_enlarged_map_opens_where_most_of_the_choices_are(windows: Windows) -> None:
    async with asked(windows, many_choices, "magister_navis") as page:
        await page.locator("#turn-views [data-view=table]").click()
        await expect(page.locator("#field svg > rect").first).to_be_attached()
        await expect(page.get_by_role("button", name="Whole picture")).to_be_visible()
        shown, around_the_first, there = await page.evaluate(SEEN)
        assert there > shown > around_the_first, "the first one lies at the edge of them"


async def test_what_is_placed_does_not_move_the_board(windows: Windows) -> None:
    async with asked(windows, kind("place")) as page:
        before = await page.evaluate(BETWEEN)
        await page.locator("#turn-list button").first.click()
        await expect(page.locator("#turn-draft li")).to_have_count(1)
        assert await page.evaluate(BETWEEN) == before


async def test_the_views_take_one_line_whatever_their_names(windows: Windows) -> None:
    """The button of the whole picture comes and goes while pictures are fetched."""
    async with asked(windows, many_choices, "magister_navis") as page:
        buttons = page.locator("#turn-views button:visible")
        await expect(page.get_by_role("button", name="Whole picture")).to_be_visible()
        await page.locator("#turn-views button").first.evaluate(
            "one => { one.append(one.textContent.repeat(9)); }"
        )
        # All at once: the page may move between two looks.
        tops = await buttons.evaluate_all(TOPS)
        assert len({*tops}) == 1 and len(tops) > 2


async def test_the_whole_picture_is_offered_where_a_part_is_shown(windows: Windows) -> None:
    """Rows that a finger hits need no enlargement; cities of the map are smaller."""
    for game, wanted, is_part in (
        ("amerigo", kind("turn"), False),
        ("magister_navis", many_choices, True),
    ):
        async with asked(windows, wanted, game) as page:
            whole = page.get_by_role("button", name="Whole picture")
            await expect(page.locator("#field rect").first).to_be_visible()
            await expect(whole).to_be_visible(visible=is_part)
            width = await page.locator("#field .sheet").evaluate("one => one.style.width")
            assert (width != "100%") is is_part
            if is_part:
                await whole.click()
                await expect(whole).to_have_attribute("aria-pressed", "true")


async def test_a_question_that_the_table_shows_has_no_second_picture_of_it(
    windows: Windows,
) -> None:
    async with asked(windows, many_choices, "magister_navis") as page:
        table = page.locator("#turn-views [data-view=table]")
        await expect(table).to_have_attribute("aria-pressed", "true")
        await expect(page.locator("#turn-views [data-view=question]")).to_have_count(0)
        await expect(page.locator("#field svg > rect").first).to_be_attached()


async def test_the_way_to_the_own_tables_stands_beside_the_name_on_the_smallest_phone(
    windows: Windows,
) -> None:
    async with asked(windows, many_choices, "magister_navis") as page:
        await page.set_viewport_size({"width": 350, "height": 720})
        name, link = page.locator("header h1"), page.locator("#ways a").last
        (above, beside) = (await name.bounding_box() or {}, await link.bounding_box() or {})
        assert beside["y"] < above["y"] + above["height"]
        assert beside["x"] > above["x"] + above["width"] / 2


async def test_all_seven_roles_are_hit_by_a_finger_without_enlargement(windows: Windows) -> None:
    async with asked(windows, kind("role")) as page:
        roles = page.locator('#field svg > rect[data-thing^="role:"]')
        await expect(roles).to_have_count(7)
        await still(page, roles.first)
        heights = [(await one.bounding_box() or {})["height"] for one in await roles.all()]
        assert min(heights) >= FINGER
        await expect(page.get_by_role("button", name="Whole picture")).to_be_hidden()
        await roles.nth(4).click()
        await expect(page.locator("#turn-pick span")).to_contain_text("Trader")


async def test_all_buildings_are_in_sight_and_hit_by_a_finger_on_the_smallest_phone(
    windows: Windows,
) -> None:
    """Their picture is as high as they need, instead of enlarged; on a desk all of it is seen."""
    async with asked(windows, many_buildings) as page:
        cards = page.locator("#field svg > rect")
        for width, height in ((350, 720), (390, 844), (1280, 800)):
            await page.set_viewport_size({"width": width, "height": height})
            await expect(cards).to_have_count(await page.locator(BUILDINGS).count())
            await expect(page.get_by_role("button", name="Whole picture")).to_be_hidden()
            for card in await cards.all():
                await expect(card).to_be_in_viewport(ratio=1)
                assert ((await card.bounding_box()) or {})["height"] >= LEAST
        last = cards.last
        thing = await last.get_attribute("data-thing") or ""
        await last.click()
        await expect(page.locator("#turn-bar .go")).to_be_visible()
        assert thing in await page.evaluate("choosing.picked().things")


async def test_moves_that_can_be_tapped_are_folded_away_and_stay_open_for_whoever_opened_them(
    windows: Windows,
) -> None:
    """To pass is no thing of the picture, and stays in sight."""
    async with asked(windows, many_buildings) as page:
        fold, inside = page.locator("#turn-all"), page.locator("#turn-all button")
        await page.evaluate("localStorage.clear()")
        await page.reload()
        count = len(await page.evaluate("play.question().choices")) - 1
        await expect(fold).to_contain_text(f"({count})")
        await expect(inside).to_have_count(count)
        await expect(inside.first).to_be_hidden()
        await expect(page.locator("#turn-list > ul button")).to_contain_text(["Pass"])
        await expect(page.locator("#turn-list > ul button")).to_be_visible()
        edge = (await page.locator("#field").bounding_box() or {})["y"]
        await page.locator("#turn-all > summary").focus()
        await page.keyboard.press("Enter")
        await expect(inside.last).to_be_visible()
        assert (await page.locator("#field").bounding_box() or {})["y"] == edge
        assert not await violations(page)
        await page.reload()
        await expect(inside.last).to_be_visible()
        await page.locator("#turn-all > summary").click()
        await page.reload()
        await expect(fold).to_be_visible()
        await expect(inside.last).to_be_hidden()
        await page.evaluate("localStorage.clear()")
        await page.set_viewport_size({"width": 1280, "height": 800})
        await expect(inside.first).to_be_visible()


async def test_moves_are_in_sight_while_it_is_not_known_what_lies_on_the_picture(
    windows: Windows,
) -> None:
    async def lose(route: Route) -> None:
        await route.fulfill(status=503, body="")

    async with asked(windows, kind("role"), refused="status of 503") as page:
        await page.evaluate("localStorage.clear()")
        await page.route("**/areas/**", lose)
        await page.reload()
        await expect(page.locator("#turn-all")).to_be_hidden()
        await expect(page.locator("#turn-list > ul button")).to_have_count(7)
        await expect(page.locator("#turn-list > ul button").first).to_be_visible()


def many_spaces(position: Position) -> bool:
    """Return whether one may progress by more spaces than have a button each."""
    return sum(isinstance(move, Advance) for move in position.decisions[0].moves) > FEW


async def test_more_moves_than_buttons_after_a_tap_are_in_sight(windows: Windows) -> None:
    """The page shows the picture on which they lie, and a list of those that lie on none."""
    async with asked(windows, many_spaces, "amerigo") as page:
        await page.evaluate("localStorage.clear()")
        await page.reload()
        # The middle of its card is one of its moves.
        action = page.locator('#field svg > rect[data-thing="action:brown"]').first
        await expect(action).to_be_visible()
        await page.mouse.click(*await still(page, action))
        await expect(page.locator("#turn-views [data-view=question]")).to_have_attribute(
            "aria-pressed", "true"
        )
        tappable = page.locator("#field svg > rect:not(.on)")
        await expect(tappable.first).to_be_in_viewport()
        found = await page.locator("#turn-list button:visible").count() + await tappable.count()
        left = await page.evaluate("choosing.meant().length")
        assert found >= left > FEW


@pytest.mark.parametrize("wanted", ["load", "sell", "store"])
async def test_goods_are_hit_by_a_finger_where_their_picture_is_seen_whole(
    windows: Windows, wanted: str
) -> None:
    def several(position: Position) -> bool:
        decision = position.decisions[0]
        return decision.kind == wanted and len(decision.moves) > 2

    async with asked(windows, several) as page:
        things = page.locator("#field svg > rect")
        own = page.locator('#field svg > rect[data-thing^="good:"]')
        for width, height in ((350, 720), (390, 844), (1280, 800)):
            await page.set_viewport_size({"width": width, "height": height})
            await expect(own.first).to_be_in_viewport(ratio=1)
            await expect(page.get_by_role("button", name="Whole picture")).to_be_hidden()
            for one in await things.all():
                await expect(one).to_be_in_viewport(ratio=1)
            goods = [(await one.bounding_box()) or {} for one in await own.all()]
            assert min(min(box["width"], box["height"]) for box in goods) >= LEAST
        thing = await own.last.get_attribute("data-thing") or ""
        await page.mouse.click(*await still(page, own.last))
        await expect(page.locator("#turn-bar")).to_be_visible()
        assert all(thing in one["things"] for one in await page.evaluate("choosing.meant()"))


def many_buildings(position: Position) -> bool:
    """Return whether so many buildings can be built that a post's cards for them are low."""
    decision = position.decisions[0]
    return decision.kind == "build" and len(decision.moves) > 8


def people_of_both_kinds(position: Position) -> bool:
    """Return whether a colonist or a noble may be placed."""
    kinds = {type(move) for move in position.decisions[0].moves}
    return {Place, PlaceNoble} <= kinds


async def test_a_tap_on_a_circle_places_a_colonist_though_a_noble_may_go_there(
    windows: Windows,
) -> None:
    async with asked(windows, people_of_both_kinds, expansions="nobles") as page:
        await still(page, page.locator("#field rect").first)
        circle = await page.evaluate(FIRST_CIRCLE)
        await page.locator("#field .sheet").click(position=circle)
        await expect(page.locator("#turn-draft li")).to_have_count(1)
        await expect(page.locator("#turn-draft li")).not_to_contain_text("Noble")


async def test_what_was_picked_stands_once_and_the_way_back_is_last(windows: Windows) -> None:
    async with asked(windows, kind("role")) as page:
        count = await page.locator("#turn-list button").count()
        await page.mouse.click(*await still(page, page.locator("#field rect").first))
        await expect(page.locator("#turn-bar .go")).to_be_visible()
        await expect(page.locator("#turn-list")).to_be_hidden()
        await page.get_by_role("button", name="Start over").click()
        await expect(page.locator("#turn-list button:visible")).to_have_count(count)
        await page.evaluate("document.getElementById('turn-said').textContent = 'Done: before'")
        await page.locator("#turn-list button").first.click()
        await expect(page.locator("#turn-said")).to_be_empty()
        await page.locator("#turn-bar .go").click()
        back = page.locator("#turn-side button").last
        await expect(back).to_have_text("Take my last move back")


@pytest.mark.parametrize(
    ("game", "wanted"), [("puerto_rico", "build"), ("magister_navis", "build"), ("amerigo", "turn")]
)
async def test_on_a_desk_question_table_and_own_board_are_in_sight_together(
    windows: Windows, game: str, wanted: str
) -> None:
    async with asked(windows, kind(wanted), game) as page:
        small = page.locator("#turn-views [data-view] img")
        await expect(small.first).to_be_hidden()
        await page.set_viewport_size({"width": 1280, "height": 800})
        shown = page.locator("#turn-views [data-view]:visible")
        await expect(shown.first).to_be_visible()
        # Another picture may be the large one once it is known what lies on each.
        await still(page, page.locator("#field svg > rect").first)
        pictures = await shown.count() + 1
        assert pictures == await small.count(), "all but the one that is large are small"
        for one in (page.locator("#turn-text"), page.locator("#field"), *await shown.all()):
            await expect(one).to_be_in_viewport(ratio=1)
        await expect(page.locator("#turn-list button").first).to_be_in_viewport(ratio=1)
        name = await shown.last.inner_text()
        await shown.last.click()
        await expect(page.locator("#field img")).to_have_attribute("alt", name)
        await expect(shown).to_have_count(pictures - 1)

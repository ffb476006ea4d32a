"""Tiles and ships are put on the map by finger, mouse and keyboard, and seen there before."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count, pairwise
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.games.amerigo.map.geography import Geography
from bot.games.puerto_rico.moves import Load
from bot.host.core.api import Position
from bot.locales import Words
from bot.presenting.moves.prompt import Prompt
from render.api import Label, Trace
from tests.catalogue import GAMES, RENDERERS
from tests.web.pages import Pages
from tests.web.pages import put as lay_out
from tests.web.windows import (
    DESKTOP,
    PATIENCE,
    PHONE,
    Windows,
    drawn,
    middle,
    still,
    unfolded,
    violations,
)

VERBS = ("build", "take", "post", "sail")
"""Moves that lead to tiles on the map, the ones that are preferred first."""
_SCROLLED = "document.getElementById('field').scrollLeft"
_BESIDE_GRIPS = """() => {
    const field = document.getElementById("field"), box = field.getBoundingClientRect();
    const grips = [...document.querySelectorAll(".grip")].map(one => one.getBoundingClientRect());
    const far = (x, y) => Math.min(...grips.map(one => Math.hypot(
        Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom))));
    const by = field.scrollLeft > 60 ? 60 : -60, places = [];
    for (let x = box.left + 80; x < box.right - 80; x += 6)
        for (let y = box.top + 6; y < Math.min(box.bottom, innerHeight) - 6; y += 6)
            if (document.elementFromPoint(x, y)?.closest("#field") && far(x, y) >= 12)
                places.push([far(x, y), x, y, by]);
    return places.sort((a, b) => a[0] - b[0])[0].slice(1);
}"""
"""A place just beside what is dragged, and how far a finger goes from there to scroll."""
_DRAGS = """() => {
    const there = pieces.boxes(), pick = pieces.ghost(), by = 1 / surface.scale();
    const field = document.getElementById("field"), seen = field.getBoundingClientRect();
    const bar = document.getElementById("turn-bar").getBoundingClientRect();
    const low = Math.min(seen.bottom, bar.top, innerHeight);
    const faces = () => [...document.querySelectorAll(".ghost .face")]
        .map(one => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const [x, y] = faces()[0];
    field.scrollBy(x - (seen.left + seen.right) / 2, y - (seen.top + low) / 2);
    const isIn = ([x, y], edge) => x > seen.left + edge && x < seen.right - edge &&
        y > seen.top + edge && y < low - edge;
    const found = [];
    for (const one of pieces.movable().filter(({ trace }) => trace.turn === pick.trace.turn)) {
        const [to, from] = [one, pick].map(move => placing.centre(move, there));
        for (const at of faces()) {
            const end = at.map((place, axis) => place + (to[axis] - from[axis]) * by);
            if (one !== pick && isIn(at, 5) && isIn(end, 25)) found.push([one.index, at, end]);
        }
    }
    return found;
}"""
"""Brings a tile into the middle; other places in sight where it may lie, turned as it is.

Each is the index of its move, where to hold the tile, and where it is let go.
"""
_THINGS = "all => all.map(one => one.dataset.thing)"


async def steered(pages: Pages, wanted: Callable[[Position], bool]) -> Position:
    """Play Amerigo past Discord, with posts and tiles wherever they can be had."""
    chance = random.Random(1)
    await pages.opened(2, game="amerigo")
    pages.harness.host.posting.outbox.publisher = None
    while not (position := await pages.at_rest()).decisions or not wanted(position):
        if not position.decisions:
            return await steered(pages, wanted)
        decision = chance.choice(position.decisions)
        moves = [position.rules.notate(move) for move in decision.moves]
        found = ([one for one in moves if one.startswith(verb)] for verb in VERBS)
        move = chance.choice(next((some for some in found if some), moves))
        user_id = position.table.chairs[decision.seat].user_id or 0
        await pages.harness.host.tables.play(position.table.id, user_id, move)
    return position


@asynccontextmanager
async def opened(
    windows: Windows, position: Position, size: tuple[int, int], **options: Any
) -> AsyncIterator[Page]:
    """Open the page of the person who is asked first."""
    pages = windows.pages
    user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
    person = [one.id for one in pages.harness.people].index(user_id)
    cookies = await pages.pair(person)
    path = await pages.link(person)
    pages.unpair()
    async with windows.open(path, size, cookies=cookies, **options) as page:
        await drawn(page)
        await expect(page.locator("#field svg > rect").first).to_be_attached()
        await unfolded(page)
        yield page


def prompt_of(position: Position) -> Prompt:
    seat, words = position.decisions[0].seat, Words("en", position.table.names)
    return Prompt(position, seat, RENDERERS[position.table.game], words)


def traces(prompt: Prompt) -> Mapping[str, Trace]:
    """Return the traces of the moves that have one, by their notation."""
    found = {
        prompt.notation(index): prompt.renderer.trace(move, prompt.view)
        for index, move in enumerate(prompt.decision.moves)
    }
    return {text: trace for text, trace in found.items() if trace is not None}


def names(prompt: Prompt) -> Mapping[str, str]:
    """Return the notations of the moves by the names that the page has for them."""
    found = {}
    for index in prompt.order:
        label = prompt.label(index)
        steps = label.steps or (label,)
        effect = next((f" ({step.effect})" for step in steps if step.effect), "")
        found[
            " · ".join(f"{one.emoji} {one.plain or one.text}".strip() for one in steps) + effect
        ] = prompt.notation(index)
    return found


async def picked(page: Page, prompt: Prompt) -> str:
    """Return the move that the bar names."""
    return names(prompt)[await page.locator("#turn-pick span").inner_text()]


async def dragged(page: Page, way: Sequence[tuple[float, float]], touch: bool) -> None:
    """Drag along some points, by finger or by mouse; the last one is where it is let go."""
    steps = [
        (x + (to_x - x) * part / 5, y + (to_y - y) * part / 5)
        for (x, y), (to_x, to_y) in pairwise(way)
        for part in range(1, 6)
    ]
    if not touch:
        await page.mouse.move(*way[0])
        await page.mouse.down()
        for step in steps:
            await page.mouse.move(*step)
        await page.mouse.up()
        return
    finger = await page.context.new_cdp_session(page)
    for kind, points in (("touchStart", way[:1]), ("touchMove", steps), ("touchEnd", [()])):
        for point in points:
            at = [dict(zip("xy", point, strict=True))] if point else []
            await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def can_be_turned(position: Position) -> bool:
    """Return whether a person places tiles, one of which can be turned in its place."""
    is_build = position.decisions[0].kind == "build"
    return is_build and turnable(traces(prompt_of(position))) is not None


def one_cell() -> Any:
    """Return a state in which several tiles, each of which has a card, go onto one cell."""
    rules, renderer = GAMES["amerigo"], RENDERERS["amerigo"]
    for seed in count():
        chance, state = random.Random(seed), rules.setup(2, {}, seed)
        while decisions := rules.pending(state):
            decision = chance.choice(decisions)
            if decision.kind == "build":
                view = rules.view(state, decision.seat)
                found = [renderer.trace(move, view) for move in decision.moves]
                cells = {cell for one in found if one for cell in one.cells}
                if len(cells) == 1 < len({one.piece for one in found if one}):
                    return state
            rules.apply(state, decision.seat, chance.choice(decision.moves))
    raise AssertionError


def both_sail(position: Position) -> bool:
    """Return whether a person may choose to sail, and one of their ships is nearer to a place."""
    decision = position.decisions[0]
    ships = position.view(None).players[decision.seat].ships
    return decision.kind == "turn" and all(ships) and bool(meeting(position))


def meeting(position: Position) -> str:
    """Return a cell that both ships reach, one of them sooner, away from all ships, "" = none."""
    view, ways = position.view(None), dict[str, list[int]]()
    for trace in traces(prompt_of(position)).values():
        if trace.turn is None:
            ways.setdefault(trace.cells[-1], []).append(len(trace.cells))
    places = [at for one in view.players for ship in one.ships if (at := spot(view.geo, ship))]
    for cell, steps in ways.items():
        at = spot(view.geo, cell.removeprefix("cell:"))
        if at and len({*steps}) == 2 and min(steps) > 2 and all(far(at, one) for one in places):
            return cell
    return ""


def spot(geo: Geography, cell: str) -> tuple[int, int] | None:
    """Return row and column of a cell of the map, None = it is on the frame."""
    return geo.place(geo.cells[cell]) if cell in geo.cells else None


def far(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Return whether what is drawn on one cell cannot reach the other: ships are wider."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) > 3


def turnable(found: Mapping[str, Trace]) -> tuple[str, str] | None:
    """Return a tile and a cell on which it can lie in three ways at least."""
    ways: dict[tuple[str, str], set[int | None]] = {}
    for trace in found.values():
        for cell in trace.cells:
            ways.setdefault((trace.piece, cell), set()).add(trace.turn)
    return next((key for key, turns in ways.items() if len(turns) >= 3), None)


def can_be_shifted(position: Position) -> bool:
    """Return whether a person places tiles, one of which can be moved on a little."""
    is_build = position.decisions[0].kind == "build"
    return is_build and shiftable(traces(prompt_of(position))) is not None


def shiftable(found: Mapping[str, Trace]) -> tuple[str, str] | None:
    """Return a tile and a cell: however it lies there, it may as well lie a little beside it."""
    lies = defaultdict[tuple[str, int | None], list[frozenset[str]]](list)
    for one in found.values():
        lies[one.piece, one.turn].append(frozenset(one.cells))
    stuck = {
        (piece, cell)
        for (piece, _), places in lies.items()
        for place in places
        for cell in place
        if not any(place & other and place != other for other in places)
    }
    there = ((one.piece, cell) for one in found.values() for cell in one.cells)
    return next((one for one in there if one not in stuck), None)


def effect_of(prompt: Prompt, move: str) -> str:
    return next(prompt.label(i).effect for i in prompt.order if prompt.notation(i) == move)


async def put(page: Page, thing: str) -> None:
    """Tap a thing that is outlined, brought into sight."""
    spot = page.locator(f'#field svg > rect[data-thing="{thing}"]').first
    await page.touchscreen.tap(*await still(page, spot))


@pytest.mark.asyncio(loop_scope="module")
async def test_a_tile_is_put_down_turned_moved_and_sent(windows: Windows) -> None:
    """By finger on a phone, at last by keyboard: it lies at the table as it lay on the page."""
    pages = windows.pages
    position = await steered(pages, can_be_turned)
    prompt = prompt_of(position)
    found = traces(prompt)
    tile, cell = turnable(found) or ("", "")
    own = {text: trace for text, trace in found.items() if trace.piece == tile}
    step = next(prompt.label(i).steps[0] for i in prompt.order if prompt.notation(i) in own)
    async with opened(windows, position, PHONE, has_touch=True) as page:
        ghost, keys = page.locator(".ghost .face"), page.locator("#turn-keys")
        await page.locator("#turn-list button", has_text=f"{step.text} …").tap()
        if not await page.locator(f'#field svg > rect[data-thing="{cell}"]').count():
            await page.locator("#turn-views button").nth(1).tap()
        await expect(page.locator(f'#field svg > rect[data-thing="{cell}"]').first).to_be_attached()
        lit = await page.locator("#field svg > rect").evaluate_all(_THINGS)
        cells = {cell for trace in own.values() for cell in trace.cells}
        assert {one for one in lit if one.startswith("cell:")} <= cells
        await put(page, cell)
        turned = [await picked(page, prompt)]
        assert cell in own[turned[0]].cells
        await expect(ghost).to_have_count(len(own[turned[0]].cells))
        await expect(page.locator(".ghost text")).to_have_text(effect_of(prompt, turned[0]))
        for _ in range(2):
            await keys.get_by_role("button", name="Turn").tap()
            turned.append(await picked(page, prompt))
        assert len({own[one].turn for one in turned}) == 3
        assert all(cell in own[one].cells for one in turned)
        await page.touchscreen.tap(*await still(page, ghost.first))
        before = await picked(page, prompt)
        assert own[before].turn != own[turned[-1]].turn
        assert not await violations(page)
        # Out of the picture it is let go, and lies where it lay.
        x, y = await middle(ghost.first)
        await dragged(page, [(x, y), (x, y + 25), (x, -5)], touch=True)
        assert await picked(page, prompt) == before
        # Elsewhere it snaps to the nearest place.
        other = next(one for one in lit if one in cells and one not in own[before].cells)
        target = await middle(page.locator(f'#field svg > rect[data-thing="{other}"]').first)
        await dragged(page, [await middle(ghost.first), target], touch=True)
        seen = {before, await picked(page, prompt)}
        await page.locator("#field").focus()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "r"):
            await page.keyboard.press(key)
            seen.add(await picked(page, prompt))
        assert len(seen) > 1
        chosen = await picked(page, prompt)
        await page.keyboard.press("Enter")
        await expect(page.locator("#turn-said")).to_contain_text("Done: ")
    after = await pages.at_rest()
    assert after.version == position.version + 1
    lies = {f"build {one.tile} {one.cell} {one.turn}" for one in after.view(None).tiles}
    assert chosen in lies


@pytest.mark.asyncio(loop_scope="module")
async def test_the_map_is_in_sight_where_a_tile_goes_though_cards_say_it_too(
    windows: Windows,
) -> None:
    pages = windows.pages
    await pages.opened(2, game="amerigo")
    await lay_out(pages, replace(await pages.at_rest(), _state=one_cell()))
    async with opened(windows, await pages.at_rest(), (350, 720)) as page:
        asked = page.get_by_role("button", name="Question")
        await expect(asked).to_have_attribute("aria-pressed", "true")
        cells = page.locator('#field svg > rect[data-thing^="cell:"]')
        await expect(cells.first).to_be_in_viewport(ratio=1)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_finger_beside_a_tile_that_was_put_down_scrolls_the_map(windows: Windows) -> None:
    """The tile stays where it is; by its own cells it is dragged from there to another place."""
    position = await steered(windows.pages, can_be_shifted)
    prompt = prompt_of(position)
    found = traces(prompt)
    tile, cell = shiftable(found) or ("", "")
    moves = (i for i in prompt.order if prompt.notation(i) in found)
    step = next(prompt.label(i).steps[0] for i in moves if found[prompt.notation(i)].piece == tile)
    async with opened(windows, position, PHONE, has_touch=True) as page:
        await page.locator("#turn-list button", has_text=f"{step.text} …").tap()
        if not await page.locator(f'#field svg > rect[data-thing="{cell}"]').count():
            await page.locator("#turn-views button").nth(1).tap()
        await put(page, cell)
        before, scrolled = await picked(page, prompt), await page.evaluate(_SCROLLED)
        x, y, by = await page.evaluate(_BESIDE_GRIPS)
        await dragged(page, [(x, y), (x + by, y)], touch=True)
        async with asyncio.timeout(PATIENCE):
            while await page.evaluate(_SCROLLED) == scrolled:
                await asyncio.sleep(0.02)
        assert await picked(page, prompt) == before
        await expect(page.locator(".ghost .face")).to_have_count(len(found[before].cells))
        await expect(page.locator(".band")).to_have_count(0)
        await still(page, page.locator(".ghost .face").first)
        index, *way = (await page.evaluate(_DRAGS))[0]
        await dragged(page, way, touch=True)
        assert await picked(page, prompt) == prompt.notation(index) != before


@pytest.mark.asyncio(loop_scope="module")
async def test_what_is_chosen_for_a_draft_is_seen_before_it_is_added(windows: Windows) -> None:
    """From the list a ship waits for *Add it*; what is no piece goes into the draft at once."""
    pages = windows.pages
    position = await steered(pages, lambda now: both_sail(now) and sails_twice(now) is not None)
    sail = sails_twice(position)
    assert sail is not None
    async with opened(windows, position, PHONE, has_touch=True) as page:
        drafted = page.locator("#turn-draft li")
        first, add, send, undo = (
            page.locator("#turn-keys").get_by_role("button", name=name)
            for name in ("Put together first", "Add it", "Send all", "Undo the last")
        )
        choices = page.locator("#turn-list button, #turn-list .step")
        for step in sail.steps:
            await choices.filter(has_text=step.plain or step.text).first.tap()
        await expect(drafted).to_have_count(0)
        await first.tap()
        await expect(drafted).to_have_count(1)
        await choices.filter(has_text="Ship").first.tap()
        while not await add.count():
            await page.locator("#turn-list button").first.tap()
        await expect(drafted).to_have_count(1)
        await expect(send).to_have_count(0)
        await page.locator("#turn-views button").nth(1).tap()
        await expect(page.locator(".ghost polyline.line")).to_have_count(1)
        await add.tap()
        await expect(drafted).to_have_count(2)
        await undo.tap()
        await expect(drafted).to_have_count(1)
        await page.locator("#turn-list button", has_text="Leave it at that").tap()
        await expect(drafted).to_have_count(2)
        await expect(drafted.last).to_contain_text("Leave it at that")
        await expect(add).to_have_count(0)
        assert (await pages.at_rest()).version == position.version
        await send.tap()
        await expect(page.locator("#turn-said")).to_contain_text("Done: ")
    assert (await pages.at_rest()).version > position.version


def sails_twice(position: Position) -> Label | None:
    """Return how a ship sails after which the other one may, in words, None = no such move."""
    rules, prompt = position.rules, prompt_of(position)
    for index in prompt.order:
        if not prompt.notation(index).startswith("sail"):
            continue
        state = rules.clone(position._state)
        rules.apply(state, prompt.decision.seat, prompt.decision.moves[index])
        after = next((d for d in rules.pending(state) if d.seat == prompt.decision.seat), None)
        if after and sum(rules.notate(move).startswith("sail") for move in after.moves) > 1:
            return prompt.label(index)
    return None


@pytest.mark.asyncio(loop_scope="module")
async def test_a_ship_shows_its_way_before_it_sails(windows: Windows) -> None:
    """By mouse: the cell is enough, for the nearer ship is meant; the other one is a button."""
    pages = windows.pages
    position = await steered(pages, both_sail)
    prompt = prompt_of(position)
    found = traces(prompt)
    cell = meeting(position)
    near, other = sorted(
        (text for text, trace in found.items() if trace.turn is None and trace.cells[-1] == cell),
        key=lambda text: len(found[text].cells),
    )
    async with opened(windows, position, DESKTOP) as page:
        await page.locator("#turn-views button").nth(1).click()
        spot = page.locator(f'#field svg > rect[data-thing="{cell}"]').first
        await page.evaluate("document.getElementById('turn-said').textContent = 'Done: before'")
        await page.mouse.click(*await still(page, spot))
        assert await picked(page, prompt) == near
        await expect(page.locator("#turn-said")).to_be_empty()
        way = page.locator(".ghost polyline.line")
        points = await way.evaluate("one => one.points.numberOfItems")
        assert points == len(found[near].cells)
        steps = len(found[near].cells) - 1
        await expect(page.locator("#turn-pick small")).to_contain_text(f"{steps} steps")
        assert not await violations(page)
        number = found[other].piece[-1]
        await page.locator("#turn-keys button", has_text=f"Ship {number}").click()
        assert await picked(page, prompt) == other
        await page.locator("#turn-keys").get_by_role("button", name="Start over").click()
        ship = page.locator(f'#field svg > rect[data-thing="{found[near].piece}"]').last
        await dragged(page, [await still(page, ship), await middle(spot)], touch=False)
        assert await picked(page, prompt) == near
        await page.locator("#turn-keys .go").click()
        await expect(page.locator("#turn-said")).to_contain_text("Done: ")
    after = await pages.at_rest()
    seat, ship_number = position.decisions[0].seat, int(found[near].piece[-1])
    assert after.view(None).players[seat].ships[ship_number - 1] == cell.removeprefix("cell:")


@pytest.mark.asyncio(loop_scope="module")
async def test_a_colonist_is_dragged_to_its_circle(windows: Windows) -> None:
    """By finger, which scrolls from everywhere else; by mouse; nothing counts until it is sent."""
    pages = windows.pages
    await pages.opened(2, game="puerto_rico")
    position = await pages.played(
        lambda now: now.decisions[0].kind == "place" and len(now.decisions[0].moves) > 2
    )
    seat, draft = position.decisions[0].seat, "#turn-draft li"
    async with opened(windows, position, PHONE, has_touch=True) as page:
        people, circles = page.locator(".grip"), page.locator("#field svg > rect")
        assert {f"windrose:{seat}"}.isdisjoint(await circles.evaluate_all(_THINGS))
        here, there = await still(page, people.first), await middle(circles.first)
        shadow = page.locator(".band")
        await page.mouse.move(*here)
        await page.mouse.down()
        await page.mouse.move(here[0] - 30, here[1] - 30, steps=4)
        await expect(shadow).to_have_count(1)
        await page.keyboard.press("Escape")
        await expect(shadow).to_have_count(0)
        await page.mouse.up()
        await expect(page.locator("#field rect.on")).to_have_count(0)
        await expect(page.locator(draft)).to_have_count(0)
        await dragged(page, [here, (here[0] - 40, here[1] - 40), (here[0], 2)], touch=True)
        await expect(page.locator(draft)).to_have_count(0)
        await dragged(page, [here, there], touch=True)
        await expect(page.locator(draft)).to_have_count(1)
        assert await page.evaluate("scrollY") == 0
        await dragged(page, [there, (there[0], there[1] - 60)], touch=True)
        await expect(page.locator(draft)).to_have_count(1)
    assert (await pages.at_rest()).version == position.version


def loads(seed: int) -> Iterator[tuple[Any, int, tuple[Load, ...]]]:
    """Yield the states of a random game in which goods are loaded, who does, and the loads."""
    chance, rules = random.Random(seed), GAMES["puerto_rico"]
    state = rules.setup(2, {}, seed)
    while decisions := rules.pending(state):
        decision = chance.choice(decisions)
        yield state, decision.seat, tuple(m for m in decision.moves if isinstance(m, Load))
        rules.apply(state, decision.seat, chance.choice(decision.moves))


def several_loads() -> tuple[Any, int, Load]:
    """Return a state in which each of some goods may go onto each of some ships, and a load."""
    for state, seat, found in (one for seed in count() for one in loads(seed)):
        goods, ships = {load.good for load in found}, {load.ship for load in found}
        if len(goods) > 1 and len(found) == len(goods) * len(ships) > len(goods):
            return state, seat, found[-1]
    raise AssertionError


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("ship_first", [False, True])
async def test_goods_are_loaded_by_their_barrel_and_a_ship(
    windows: Windows, touch: bool, ship_first: bool
) -> None:
    """Tapped one after the other or dragged, in either order: one move is meant."""
    pages = windows.pages
    await pages.opened(2, game="puerto_rico")
    state, seat, load = several_loads()
    await lay_out(pages, replace(await pages.at_rest(), _state=state))
    position = await pages.at_rest()
    prompt, size = prompt_of(position), PHONE if touch else DESKTOP
    async with opened(windows, position, size, has_touch=touch) as page:
        things = [f"good:{seat}:{load.good}", f"ship:{load.ship}"]
        one, other = (
            page.locator(f'#field svg > rect[data-thing="{thing}"]')
            for thing in (things[::-1] if ship_first else things)
        )
        press = page.touchscreen.tap if touch else page.mouse.click
        sends = page.locator("#turn-bar .go")
        await press(*await still(page, one))
        await expect(one).to_have_class("on")
        await press(*await still(page, other))
        await expect(sends).to_be_visible()
        assert await picked(page, prompt) == load.text
        await page.get_by_role("button", name="Start over").click()
        await expect(sends).to_be_hidden()
        await page.evaluate("scrollTo(0, 0)")
        await dragged(page, [await still(page, one), await middle(other)], touch)
        await expect(sends).to_be_visible()
        assert await picked(page, prompt) == load.text
        await sends.click()
        await expect(page.locator("#turn-said")).to_contain_text("Done: ")
    after = (await pages.at_rest()).view(None)
    assert next(ship for ship in after.ships if ship.capacity == load.ship).good == load.good

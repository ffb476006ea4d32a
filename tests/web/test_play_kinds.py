"""Every kind of question, for people who hear the page: each move has a name, by day and night."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.async_api import expect

from bot.host.core.api import Position
from tests.catalogue import GAMES
from tests.web.fingers import Fingers
from tests.web.pages import Pages, put
from tests.web.windows import PHONE, Windows, still, unfolded, violations

TABLET = (768, 1024)
KINDS = {
    "puerto_rico": (
        *("build", "colonist", "discard", "draft", "draw", "guests", "lay", "load", "pay", "place"),
        *("points", "produce", "role", "sell", "settle", "ship", "small_wharf", "store", "supply"),
        "villa",
    ),
    "magister_navis": ("arrange", "build", "discard", "salary", "second", "turn"),
    "amerigo": ("build", "goods", "pick", "plan", "progress", "sail", "turn"),
}
"""All kinds of questions of each game."""
OPTIONS = {
    "puerto_rico": {
        **dict.fromkeys(("decline_points", "decline_villa", "decline_ship_colonists"), "yes"),
        "expansions": "both",
    }
}
"""Options of a table at which every kind is asked, by game."""
GAMES_PLAYED = 60
"""Games of random moves among which every kind is asked."""
_MOVES = """() => {
    const buttons = () => [...document.querySelectorAll("#turn-list button")];
    const over = () => [...document.querySelectorAll("#turn-keys button")]
        .find(one => one.textContent === said("play-over"))?.click();
    const walk = (path, names) => {
        over();
        path.forEach(at => buttons()[at].click());
        return buttons().map(one => one.textContent).flatMap((text, at) => text.endsWith(" …")
            ? walk([...path, at], [...names, text]) : [[...names, text]]);
    };
    const found = walk([], []);
    over();
    return found;
}"""
"""The names of the buttons that lead to each move."""

_TILE = '#field svg > rect[data-thing^="tile:"]'


@cache
def asked(game: str) -> dict[str, tuple[Any, int]]:
    """Return the state in which most is offered, and to whom, for every kind of question."""
    rules, found = GAMES[game], dict[str, tuple[int, Any, int]]()
    for seed in range(GAMES_PLAYED):
        chance = random.Random(seed)
        state = rules.setup(min(rules.info.seats), OPTIONS.get(game, {}), seed)
        while decisions := rules.pending(state):
            decision = chance.choice(decisions)
            if len(decision.moves) > found.get(decision.kind, (0,))[0]:
                found[decision.kind] = (len(decision.moves), rules.clone(state), decision.seat)
            rules.apply(state, decision.seat, chance.choice(decision.moves))
    return {kind: (state, seat) for kind, (_, state, seat) in found.items()}


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_question_is_looked_at(game: str) -> None:
    assert sorted(asked(game)) == sorted(KINDS[game])


def planning() -> tuple[Any, int]:
    """Return a state of Amerigo in which a turn may take a tile, and the seat."""
    rules = GAMES["amerigo"]
    for seed in range(GAMES_PLAYED):
        state = rules.setup(2, {}, seed)
        decision = rules.pending(state)[0]
        if any(move.text.startswith("take") for move in decision.moves):
            return state, decision.seat
    raise AssertionError("no game begins with tiles to plan")


async def opened(pages: Pages, game: str, kind: str) -> tuple[Position, int]:
    """Open a table at which a kind of question is asked; return it and the number of the person."""
    return await opened_at(pages, game, *asked(game)[kind])


async def opened_at(pages: Pages, game: str, state: Any, seat: int) -> tuple[Position, int]:
    """Open a table in a state that asks a seat; return it and the number of the person."""
    await pages.opened(min(GAMES[game].info.seats), game=game, options=OPTIONS.get(game))
    await put(pages, replace(await pages.at_rest(), _state=state))
    position = await pages.at_rest()
    user_id = position.table.chairs[seat].user_id
    return position, [one.id for one in pages.harness.people].index(user_id or 0)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in KINDS for kind in KINDS[game]])
async def test_every_move_has_a_name_of_its_own(windows: Windows, game: str, kind: str) -> None:
    position, person = await opened(windows.pages, game, kind)
    seat = asked(game)[kind][1]
    decision = position.decision_of(seat)
    assert decision is not None and decision.kind == kind
    async with windows.of(person, PHONE) as page:
        fingers, first = Fingers(page, "keyboard"), page.locator("#turn-list button").first
        await unfolded(page)
        await expect(first).to_be_visible()
        await fingers.can_be_heard(kind)
        found = await page.evaluate(_MOVES)
        assert len(found) == len(decision.moves)
        assert len({tuple(names) for names in found}) == len(found)
        assert all(re.search(r"\w", name) for names in found for name in names)
        await first.focus()
        await page.keyboard.press("Enter")
        await fingers.rest()
        await page.emulate_media(color_scheme="light")
        assert not await violations(page)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_turn_that_plans_a_tile_takes_two_taps(windows: Windows) -> None:
    """The card of an action offers its tiles: nobody taps the action first."""
    state, seat = planning()
    before, person = await opened_at(windows.pages, "amerigo", state, seat)
    async with windows.of(person, PHONE, has_touch=True) as page:
        fingers = Fingers(page)
        await page.touchscreen.tap(*await still(page, page.locator(_TILE).first))
        await page.locator("#turn-bar .go").tap()
        await fingers.rest()
    after = await windows.pages.at_rest()
    planned = [sum(now.view(None).players[seat].hand.values()) for now in (before, after)]
    assert planned[1] == planned[0] + 1


@pytest.mark.asyncio(loop_scope="module")
async def test_all_buildings_are_seen_whole_on_a_tablet_that_is_held_upright(
    windows: Windows,
) -> None:
    position, person = await opened(windows.pages, "puerto_rico", "build")
    assert len(position.decisions[0].moves) > 20
    async with windows.of(person, TABLET) as page:
        cards = page.locator("#field svg > rect")
        await expect(cards.nth(20)).to_be_attached()
        for card in await cards.all():
            await expect(card).to_be_in_viewport(ratio=1)

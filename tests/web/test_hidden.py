"""A page is made of what its reader may see: another deal of the rest changes no byte of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.host.core.api import Position
from bot.web.service import serving
from tests.catalogue import CATALOGUE, RESAMPLES
from tests.web.pages import Pages, bot_of, put

APART = 5
"""Moves between two positions that may be looked at: the first telling one is."""
PEOPLE = 3
"""So many play: of two, each could tell what the other hides."""
SPECTATOR = 4
"""The number of a person who has no seat."""
NEAR = 2
"""Close-ups that are compared: a map has many."""
_numbers = count(1)
OPTIONS: dict[str, dict[str, str]] = {"puerto_rico": {"expansions": "both"}}
SOONEST = {(True, False): 17, (True, True): 20}
"""Seeds of games in which a position with secrets, without or with a draft, comes soon."""


def hides(game: str) -> bool:
    """Return whether anything is hidden: where nothing is, nothing can be dealt anew."""
    rules = CATALOGUE[game].rules
    state = rules.setup(max(rules.info.seats), {}, 1)
    return bool(rules.dump(RESAMPLES[game](state, None, Rng(1))) != rules.dump(state))


def dealt(position: Position, viewer: int | None, seed: int = 99) -> Any:
    """Return the state with what that seat (None = a spectator) may not see dealt anew."""
    state = position._state
    return RESAMPLES[position.table.game](position.rules.clone(state), viewer, Rng(seed))


def is_telling(position: Position) -> bool:
    """Return whether somebody sees what others may not: a page could show it by mistake."""
    seats = range(PEOPLE)
    return all(
        any(
            position.rules.view(dealt(position, viewer), seat) != position.view(seat)
            for seat in seats
        )
        for viewer in (None, *seats)
    )


def test_all_games_that_hide_anything_are_compared() -> None:
    assert set(filter(hides, RESAMPLES)) == {"puerto_rico", "amerigo"}


async def everything(pages: Pages, path: str) -> dict[str, bytes]:
    """Return all that a server tells a reader, by address: pages, data, pictures, areas, headers.

    Also what it asks a person who plays in this browser, and their draft.
    """
    found = {}
    reader = {"X-Forwarded-For": f"192.0.2.{next(_numbers)}"}

    async def asked(address: str) -> Any:
        answer = await pages.get(address, **reader)
        assert answer.status == 200, address
        heads = sorted(one for one in answer.headers.items() if one[0] != "Date")
        found[address] = str(heads).encode() + answer.body
        return answer.data if answer.headers["Content-Type"].startswith("application") else None

    await asked("/tables")
    await asked(path)
    stops = (await asked(f"{path}/stops"))["stops"]
    now = await asked(f"{path}/now")
    await asked(f"{path}/log/{stops[-1]}")
    back = await asked(f"{path}/at/{stops[-1]}")
    for shown in (now, back):
        for part in _some(shown["parts"]):
            await asked(f"/t/{part['dark']}")
    for part in _some(now["parts"]):
        await asked(f"{path}/areas/{part['key']}/{now['stamp']}")
    question = await asked(f"{path}/play")
    if question is None:
        return found
    await asked(f"{path}/aids")
    outlined = (await asked(f"{path}/since"))["pictures"]
    for address, _ in outlined.values():
        await asked(f"/t/{address}")
    for address in question["pictures"] or ():
        await asked(f"/t/{address}")
        await asked(f"/t/{address.replace('/picture/', '/areas/')}")
    return found


def _some(parts: list[Any]) -> list[Any]:
    """Return the parts of a page without most of its close-ups."""
    near = [part for part in parts if part["near"]]
    return [*(part for part in parts if part not in near), *near[:NEAR]]


async def dealt_anew(pages: Pages, position: Position, seat: int | None) -> None:
    """Deal what that seat (None = a spectator) may not see anew."""
    other = dealt(position, seat)
    assert position.rules.dump(other) != position.rules.dump(position._state)
    await put(pages, replace(position, _state=other))


async def anew(pages: Pages) -> AsyncIterator[Pages]:
    """Yield the pages of a server that remembers nothing."""
    async with serving(bot_of(pages.harness).context, "127.0.0.1", 0) as port:
        yield replace(pages, port=port)


async def looked_at(pages: Pages, game: str, secrets: bool, drafts: bool) -> Position:
    """Return a position of that kind, in the midst of a game; some games have none."""

    def fits(now: Position) -> bool:
        right = is_drafted(now) if drafts else now.version % APART == 0
        return right and now.version > APART and is_telling(now) == secrets

    pages.harness.rng.seed(SOONEST.get((secrets, drafts), 1))
    while True:
        await pages.opened(PEOPLE, game=game, options=OPTIONS.get(game))
        found = await pages.played(lambda now: not now.decisions or fits(now))
        if found.decisions:
            return found


def is_drafted(now: Position) -> bool:
    """Return whether whoever is asked first has a choice that can be put into a draft."""
    asked = now.decisions[:1]
    return any(one.kind in now.rules.info.drafted and len(one.moves) > 2 for one in asked)


async def draft(pages: Pages, now: Position) -> int:
    """Put a move into the draft of whoever is asked first, and return their number."""
    person, drafts = asked_first(pages, now), pages.harness.host.analysis.drafts
    user_id = pages.harness.people[person].id
    opened = await drafts.open(now.table.id, user_id)
    await drafts.add_index(now.table.id, user_id, 0, opened.mark)
    return person


def asked_first(pages: Pages, now: Position) -> int:
    """Return the number of the person who is asked first."""
    user_id = now.table.chairs[now.decisions[0].seat].user_id
    return next(n for n, one in enumerate(pages.harness.people) if one.id == user_id)


@pytest.mark.parametrize(
    ("game", "secrets", "drafts"),
    [("puerto_rico", True, False), ("puerto_rico", True, True), ("amerigo", False, True)],
)
async def test_another_deal_changes_no_byte_of_a_page(
    pages: Pages, game: str, secrets: bool, drafts: bool
) -> None:
    """`secrets` tells whether players of the game know what others do not.

    Each reader plays in the browser; with `drafts` who is asked has drafted a move.
    """
    harness = pages.harness
    now = await looked_at(pages, game, secrets, drafts)
    version_cache = [
        await harness.host.tables.position(now.table.id, now.version - n) for n in (1, 0)
    ]
    first = await draft(pages, now) if drafts else asked_first(pages, now)
    for person in (first, (first + 1) % PEOPLE, SPECTATOR):
        await pages.pair(person)
        path = await pages.link(person)
        chair = now.table.chair_of(harness.people[person].id)
        assert (chair is None) == (person == SPECTATOR)
        async for fresh in anew(pages):
            before = await everything(fresh, path)
        assert any("/draft-" in address for address in before) == (drafts and person == first)
        for position in version_cache:
            await dealt_anew(pages, position, None if chair is None else chair.seat)
        async for fresh in anew(pages):
            assert await everything(fresh, path) == before
        for position in version_cache:
            await put(pages, position)


@pytest.mark.parametrize("game", ["puerto_rico", "amerigo"])
async def test_a_draft_changes_no_byte_of_anybody_elses_page(pages: Pages, game: str) -> None:
    await pages.opened(PEOPLE, game=game)
    now = await pages.played(is_drafted)
    others = [person for person in (*range(PEOPLE), SPECTATOR) if person != asked_first(pages, now)]

    async def told() -> list[dict[str, bytes]]:
        found = []
        for person in others:
            await pages.pair(person)
            found.append(await everything(pages, await pages.link(person)))
        return found

    before = await told()
    await draft(pages, now)
    assert await told() == before

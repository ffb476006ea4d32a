"""A page is made of what its reader may see: another deal of the rest changes no byte of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.host.core.api import Position
from bot.host.core.moves.commit import write_state
from bot.store import Connection
from bot.web.service import serving
from tests.catalogue import CATALOGUE, RESAMPLES
from tests.web.pages import Pages, bot_of
from tests.web.test_mine import paired

APART = 5
"""Moves between two positions that may be looked at: the first telling one is."""
PEOPLE = 3
"""So many play: of two, each could tell what the other hides."""
NEAR = 2
"""Close-ups that are compared: a map has many."""
OPTIONS: dict[str, dict[str, str]] = {"puerto_rico": {"expansions": "both"}}


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


async def everything(pages: Pages, path: str, cookie: str) -> dict[str, bytes]:
    """Return all that a server tells a reader, by address: pages, data, pictures, areas."""
    found = {}

    async def asked(address: str) -> Any:
        answer = await pages.get(address, Cookie=cookie)
        assert answer.status == 200, address
        found[address] = answer.body
        return answer.data if answer.headers["Content-Type"].startswith("application") else None

    await asked("/tables")
    await asked(path)
    stops = (await asked(f"{path}/stops"))["stops"]
    now = await asked(f"{path}/now")
    await asked(f"{path}/log/{stops[-1]}")
    back = await asked(f"{path}/at/{stops[-1]}")
    for shown in (now, back):
        near = [part for part in shown["parts"] if part["near"]]
        for part in (*(one for one in shown["parts"] if one not in near), *near[:NEAR]):
            await asked(f"/t/{part['dark']}")
    await asked(f"{path}/areas/table/{now['stamp']}")
    return found


async def put(pages: Pages, position: Position) -> None:
    """Store a position in place of the one that is stored."""
    where = (position.table.id, position.version)

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM snapshot WHERE game_id = ? AND version = ?", where)
        write_state(connection, position)

    await pages.harness.host._database.write(work)
    pages.harness.host.tables._registry.forget(position.table.id)


async def dealt_anew(pages: Pages, position: Position, seat: int | None) -> None:
    """Deal what that seat (None = a spectator) may not see anew."""
    other = dealt(position, seat)
    assert position.rules.dump(other) != position.rules.dump(position._state)
    await put(pages, replace(position, _state=other))


async def anew(pages: Pages) -> AsyncIterator[Pages]:
    """Yield the pages of a server that remembers nothing."""
    async with serving(bot_of(pages.harness).context, "127.0.0.1", 0) as port:
        yield replace(pages, port=port)


async def looked_at(pages: Pages, game: str, secrets: bool) -> Position:
    """Return a position of that kind, in the midst of a game; some games have none."""

    def fits(now: Position) -> bool:
        return now.version > 0 and now.version % APART == 0 and is_telling(now) == secrets

    while True:
        await pages.harness.started(PEOPLE, game=game, **OPTIONS.get(game, {}))
        found = await pages.played(lambda now: not now.decisions or fits(now))
        if found.decisions:
            return found


@pytest.mark.parametrize(("game", "secrets"), [("puerto_rico", True), ("amerigo", False)])
async def test_another_deal_changes_no_byte_of_a_page(
    pages: Pages, game: str, secrets: bool
) -> None:
    """`secrets` tells whether players of the game know what others do not."""
    harness = pages.harness
    now = await looked_at(pages, game, secrets)
    version_cache = [
        await harness.host.tables.position(now.table.id, now.version - n) for n in (1, 0)
    ]
    for person in (0, 4):
        path, cookie = await pages.link(person), await paired(pages, person)
        chair = now.table.chair_of(harness.people[person].id)
        assert (chair is None) == (person == 4)
        async for fresh in anew(pages):
            before = await everything(fresh, path, cookie)
        for position in version_cache:
            await dealt_anew(pages, position, None if chair is None else chair.seat)
        async for fresh in anew(pages):
            assert await everything(fresh, path, cookie) == before
        for position in version_cache:
            await put(pages, position)

"""Discord may deliver an interaction twice, as after a resumed session: it is carried out once.

Gateway, Resuming: what was missed is replayed; a client that was slower to note an event than to
act on it is told of it again.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from cachetools import FIFOCache

from bot.client.app import GamesBot
from cogs.ui import gate
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.twice import again, deliver_twice, payload_of

__all__ = ["drawn_once"]


@pytest.fixture
def twice(harness: Harness) -> None:
    deliver_twice(harness)


async def rows(harness: Harness, table: str) -> int:
    found = await harness.host._database.read(
        lambda db: db.execute(f"SELECT count(*) FROM {table}").fetchone()
    )
    return int(found[0])


@pytest.mark.usefixtures("twice")
async def test_one_command_opens_one_table_and_each_click_counts_once(harness: Harness) -> None:
    await harness.started(2, bots=1)
    assert await rows(harness, "game") == 1
    assert len((await harness.table()).chairs) == 3
    before = await harness.position()
    result = await harness.turn_anywhere()
    assert (await harness.position()).version > before.version
    moves = await rows(harness, "move")
    await again(harness)
    assert await rows(harness, "move") == moves
    assert texts(result.response)


async def test_a_command_that_comes_again_after_its_answer_does_nothing(harness: Harness) -> None:
    person = harness.people[0]
    await person.slash(harness.channel, "table new", game="amerigo", where="here")
    said = len(harness.channel.history())
    await again(harness)
    assert await rows(harness, "game") == 1
    assert len(harness.channel.history()) == said


async def test_a_form_that_comes_again_is_taken_once(harness: Harness) -> None:
    bot: Any = harness.env.bot
    taken: list[str] = []

    async def noted(_request: object, args: str, _values: object) -> None:
        taken.append(args)

    bot.handlers["form"] = noted
    await harness.people[0].slash(harness.channel, "help")
    form = payload_of(harness) | {"id": "900", "type": 5}
    form["data"] = {"custom_id": "form:7", "components": []}
    for _ in range(2):
        harness.env.backend.emit("INTERACTION_CREATE", deepcopy(form))
        await harness.env.settle()
    assert taken == ["7"]


async def test_a_click_that_comes_again_while_the_first_is_under_way_waits_for_nobody(
    harness: Harness,
) -> None:
    person = harness.people[0]
    await person.slash(harness.channel, "table new", game="amerigo", where="here")
    card: Any = harness.channel.last_message
    add = next(one for one in custom_ids(card) if one.endswith(":2"))
    await person.click(card, custom_id=add)
    bots = len((await harness.table()).chairs)
    await again(harness)
    assert len((await harness.table()).chairs) == bots


async def test_suggestions_may_be_asked_for_again(harness: Harness) -> None:
    person = harness.people[0]
    assert await person.autocomplete(harness.channel, "table new", "game", "")
    await again(harness)


async def test_what_is_remembered_is_bounded(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = harness.env.bot
    assert isinstance(bot, GamesBot)
    monkeypatch.setattr(bot.gate, "_begun", FIFOCache(3))
    for _ in range(5):
        await harness.people[0].slash(harness.channel, "help")
    assert len(bot.gate._begun) == 3
    assert gate.REMEMBERED >= 10_000

"""Aids to a turn on the page: who gets them, and what is answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.web.play.aid_doors import DOORS
from tests.cogs.test_coach import ProcessNumbers, hurried
from tests.web.pages import Pages
from tests.web.test_play import asked, send


@pytest.fixture
def thinkers() -> ProcessNumbers:
    return ProcessNumbers()


@pytest_asyncio.fixture
async def thinking(tmp_path: Path, thinkers: ProcessNumbers) -> AsyncIterator[Pages]:
    async with Pages.open(tmp_path / "thinking.sqlite3", thinkers) as opened:
        hurried(opened.harness)
        yield opened


async def test_a_lost_answer_costs_no_second_hint(
    thinking: Pages, thinkers: ProcessNumbers
) -> None:
    await thinking.opened(2)
    _, link, question = await asked(thinking, await thinking.at_rest())
    assert question["hint"]
    what: dict[str, Any] = {"done": "hint", "stamp": question["asked"]}
    first, second = await asyncio.gather(*(send(thinking, link, **what) for _ in range(2)))
    assert first.status == second.status == 200 and first.data == second.data
    assert "first hint" in first.data["said"] and "I would choose" in first.data["said"]
    assert "**" not in first.data["said"] and "-#" not in first.data["said"]
    assert thinkers.asked <= 1


async def test_a_hint_is_for_the_decision_that_the_page_shows(
    thinking: Pages, thinkers: ProcessNumbers
) -> None:
    await thinking.opened(2)
    _, link, question = await asked(thinking, await thinking.at_rest())
    stamp = question["asked"]
    stale = await send(thinking, link, done="hint", stamp=stamp + 1)
    assert stale.status == 409 and stale.data["said"]
    thinkers.gate.clear()
    waiting = asyncio.create_task(send(thinking, link, done="hint", stamp=stamp))
    await asyncio.sleep(0.1)
    moved = await send(thinking, link, done="move", stamp=stamp, index=0)
    assert moved.status == 200
    thinkers.gate.set()
    assert (await waiting).status in (200, 409)
    await thinking.played(lambda now: not now.decisions)
    over = await send(thinking, link, done="hint", stamp=stamp)
    assert over.status == 422 and over.data["said"] and not over.data["hint"]


async def test_no_hint_is_offered_where_nothing_is_searched(pages: Pages) -> None:
    await pages.opened(2)
    _, link, question = await asked(pages, await pages.at_rest())
    assert not question["hint"]
    refused = await send(pages, link, done="hint", stamp=question["asked"])
    assert refused.status == 422 and refused.data["said"]


async def test_aids_are_for_the_paired_person_at_the_seat_alone(pages: Pages) -> None:
    await pages.opened(2)
    person, link, _ = await asked(pages, await pages.at_rest())
    other = await pages.link(1 - person)
    for done in DOORS:
        assert (await send(pages, other, done=done, stamp=0)).status == 404
    spectator = await pages.link(3)
    await pages.pair(3)
    for done in DOORS:
        assert (await send(pages, spectator, done=done, stamp=0)).status == 404
        assert (await send(pages, link, done=done, stamp=0)).status == 404

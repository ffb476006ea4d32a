"""Clicks that should not have been made: late, foreign, forged."""

from __future__ import annotations

import asyncio
from itertools import product

import discord
import pytest
from discord import ui

from bot.host.core.api import Position
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, asks, components, custom_ids, texts

__all__ = ["drawn_once"]


async def test_a_stale_button_says_what_is_true_now(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.position()
    first, second = _first(harness, position), _second(harness, position)
    old = await harness.post()
    raw = ui.View(timeout=None)
    raw.add_item(ui.Button(custom_id=f"mv:{position.table.id}:0:1", label="late"))
    late = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
    await first.click(old, custom_id=f"mv:{position.table.id}:0:0")
    moved = await harness.position()
    result = await first.click(late, label="late")
    assert result.response.ephemeral
    assert "out of date" in texts(result.response)
    assert "is waiting for" in texts(result.response) or custom_ids(result.response)
    assert (await harness.position()).version == moved.version
    assert second in harness.deciders(moved) or first in harness.deciders(moved)


async def test_somebody_elses_click_is_answered_privately(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.position()
    post = await harness.post()
    button = f"mv:{position.table.id}:0:0"
    for person, said in (
        (_second(harness, position), "is waiting for"),
        (harness.people[4], "not have a seat"),
    ):
        result = await person.click(post, custom_id=button)
        assert result.response.ephemeral
        assert said in texts(result.response)
    assert (await harness.position()).version == 0


HOSTILE = (
    "mv:1:0:999",
    "mv:1:0:-1",
    "mv:1:0",
    "mv:1:99999:0",
    "mv:999999999999999:0:0",
    "mv:99999999999999999999999999:0:0",
    "mv:١:0:0",
    "mv:1:0:0; DROP TABLE game",
    "panel:77:0",
    "panel::",
    "lobby:1:99",
    "lobby:1:5",
    "undo:1:7",
    "prplace:1:0",
    "prplace:1:0:0",
    "prnoble:1:0:0",
    "prbefore:1:0",
    "prmix:1:0",
    "prmixall:1:0",
    "prcourt:1:0",
    "prpay:1:0:0",
    *("step:1:0", "step:1:0:0:0", "step:1:0:1:99999", "stepsel:1:0:1:0"),
    *("mnsalary:1:0:0", "mndiscard:1:0:0"),
    "options:1:99",
    "options:1:0",
    "nothing:of:ours",
    "{}",
    ":",
    "\n",
)


async def test_hostile_custom_ids_are_answered_politely(harness: Harness) -> None:
    await harness.started(2)
    before = await harness.position()
    for custom_id in HOSTILE:
        raw = ui.View(timeout=None)
        raw.add_item(ui.Button(custom_id=custom_id, label="press"))
        message = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
        for person in (_first(harness, before), harness.people[4]):
            result = await person.click(message, label="press")
            assert result.acknowledged, custom_id
            assert result.response.ephemeral, custom_id
            assert "incident" not in texts(result.response), custom_id
        assert (await harness.position()).version == before.version, custom_id


async def test_hostile_values(harness: Harness) -> None:
    await harness.started(2)
    before = await harness.position()
    custom_ids = ("sel:1:0:0", "option:1:0", "prplace:1:0:0")
    values = ("99", "-1", "x", "corn.0", "quarry; pass")
    for custom_id, value in product(custom_ids, values):
        raw = ui.View(timeout=None)
        options = [discord.SelectOption(label="a", value=value)]
        raw.add_item(ui.Select(custom_id=custom_id, options=options))
        message = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
        result = await _first(harness, before).select(message, [value])
        assert result.acknowledged, (custom_id, value)
        assert "incident" not in texts(result.response), (custom_id, value)
        assert (await harness.position()).version == before.version, (custom_id, value)


async def test_a_whole_placement_in_one_menu_and_as_before(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(_can_repeat)
    for wanted in ("prbefore", "prplace"):
        person = harness.deciders(position)[0]
        opened = await person.click(await harness.post(), label="Place colonists")
        assert opened.response.ephemeral
        result = await _press(person, opened.response, wanted)
        assert "Done" in texts(result.response)
        after = await harness.position()
        assert after.version > position.version
        assert after.user_decision(person.id) != position.user_decision(person.id)
        position = await harness.until(asks("place"))


def _can_repeat(position: Position) -> bool:
    seat = position.decisions[0].seat
    return asks("place")(position) and bool(position.view(None).players[seat].before)


async def _press(person, message, verb):
    chosen = next(c for c in components(message) if c.get("custom_id", "").startswith(verb))
    if chosen["type"] == 2:
        return await person.click(message, custom_id=chosen["custom_id"])
    values = [option["value"] for option in chosen["options"]][: chosen["min_values"]]
    return await person.select(message, values, custom_id=chosen["custom_id"])


def _first(harness: Harness, position: Position):
    return harness.person(position.table.chairs[0].user_id or 0)


def _second(harness: Harness, position: Position):
    return harness.person(position.table.chairs[1].user_id or 0)


@pytest.mark.usefixtures("impatient")
async def test_slow_work_is_answered_later(harness: Harness) -> None:
    """Without any patience everything is deferred: the card, commands and the panel."""
    table = await harness.started(2)
    assert table.status == "running"
    assert "lobby:1:5" not in str([custom_ids(m) for m in harness.channel.history()])
    person = _first(harness, await harness.position())
    result = await person.slash(harness.channel, "pr role", role="settler")
    assert result.response.ephemeral
    assert "Done" in texts(result.response)
    position = await harness.until(asks("place"))
    person = harness.deciders(position)[0]
    opened = await person.click(await harness.post(), label="Place colonists")
    after = await _press(person, opened.response, "prplace")
    assert after.acknowledged
    assert (await harness.position()).version > position.version
    assert "Done" in texts(after.response or opened.response)
    wrong = await person.slash(harness.channel, "play", move="dance")
    assert wrong.response.ephemeral


async def test_no_answer_leaves_a_task_behind(harness: Harness) -> None:
    """Answers work by their custom_ids: weeks of clicks cost no memory."""
    await harness.started(2)
    before = len(asyncio.all_tasks())
    for _ in range(5):
        await harness.turn(harness.rng)
    assert len(asyncio.all_tasks()) == before

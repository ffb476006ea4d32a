"""Whole games, played by people who press the real buttons and menus."""

from __future__ import annotations

from functools import partial

import pytest
from discord import Message

from bot.host.core.api import Position, Table
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, asks, custom_ids, texts

__all__ = ["drawn_once"]

FEW = 1
"""VP chips of a short game."""


@pytest.mark.parametrize(("people", "bots", "where"), [(2, 0, "thread"), (2, 2, "here")])
async def test_a_game_to_the_end(harness: Harness, people: int, bots: int, where: str) -> None:
    """The whole way there is pressed in `test_without_commands`, here its last turns are."""
    await harness.started(people, bots, where)
    (await harness.position())._state.chips = FEW
    await harness.whole_game(partial(harness.turn, harness.rng), often=0)
    table = await harness.table()
    assert table.status == "over"
    place = next(h for h in (harness.channel, *harness.channel.threads) if h.id == table.place_id)
    last = place.last_message
    assert "the game is over" in texts(last)
    names = [one.filename.partition(".")[0] for one in last.attachments]
    assert names == ["result", "points", "boards"]
    assert all(attachment.description for attachment in last.attachments)
    with_buttons = [m for m in place.history() if m.id != table.card_id and _buttons(m)]
    assert with_buttons == []
    result = await harness.people[0].slash(place, "table scores")
    # A house bot may have won: it has no place of its own.
    assert ("–" if bots else "1.") in texts(result.response)
    assert [one.filename.split(".")[0] for one in result.response.attachments] == ["result"]
    card = next(m for m in harness.channel.history() if m.id == table.card_id)
    assert f"The game is over: <#{table.place_id}>" in texts(card)
    await _play_again(harness, last, table)


async def _play_again(harness: Harness, last: Message, old: Table) -> None:
    """One presses Rematch, the other one too: both sit at one new table."""
    ben, anna, stranger = harness.people[1], harness.people[0], harness.people[4]
    refused = await stranger.click(last, label="Rematch")
    assert "not have a seat" in texts(refused.response)
    opened = await ben.click(last, label="Rematch")
    assert not opened.response.ephemeral
    assert "A rematch: anna is welcome to join" in texts(opened.response)
    (table,) = await _lobbies(harness, old)
    assert (table.owner_id, table.options, table.game) == (ben.id, old.options, old.game)
    bots = [(chair.name, chair.bot) for chair in old.chairs if chair.bot]
    assert [(chair.name, chair.bot) for chair in table.chairs if chair.bot] == bots
    again = await ben.click(last, label="Rematch")
    assert "already" in texts(again.response)
    joined = await anna.click(last, label="Rematch")
    assert "You have a seat" in texts(joined.response)
    assert "anna" in texts(opened.response)
    await ben.click(opened.response, label="Start")
    (table,) = [t for t in await harness.host.tables.at(old.place_id) if t.status == "running"]
    assert {chair.name for chair in table.chairs} == {chair.name for chair in old.chairs}


async def _lobbies(harness: Harness, old: Table) -> list[Table]:
    return [t for t in await harness.host.tables.at(old.place_id) if t.status == "lobby"]


def _buttons(message: object) -> bool:
    return any(i.split(":")[0] in {"mv", "sel", "panel"} for i in custom_ids(message))


async def test_restart_in_the_middle_of_every_kind_of_decision(harness: Harness) -> None:
    """The buttons that were posted before the restart work after it."""
    await harness.started(2)
    seen = set[str]()
    kinds = {"role", "settle", "colonist", "place", "build", "produce", "sell", "load"}
    while not seen >= kinds:
        position = await harness.until(
            lambda now: not now.decisions or now.decisions[0].kind not in seen
        )
        assert position.decisions, seen
        seen.add(position.decisions[0].kind)
        await harness.restart()
        assert (await harness.position()).decisions == position.decisions
        await harness.turn(harness.rng)
        assert (await harness.position()).version > position.version


async def test_a_half_made_placement_survives_a_restart(harness: Harness) -> None:
    """One colonist is placed by command, the rest after the restart."""
    await harness.started(2)
    position = await harness.until(
        lambda now: (
            asks("place")(now) and now.view(None).players[now.decisions[0].seat].windrose > 1
        )
    )
    decision = position.decisions[0]
    person = harness.person(position.table.chairs[decision.seat].user_id or 0)
    move = position.rules.notate(decision.moves[0])
    await person.slash(harness.channel, "play", move=move)
    half = await harness.position()
    await harness.restart()
    assert (await harness.position()).view(decision.seat) == half.view(decision.seat)
    await harness.turn(harness.rng)
    assert (await harness.position()).version > half.version


def _waiting(position: Position) -> int:
    """Return how many colonists the first one who must act has to place."""
    return position.view(None).players[position.decisions[0].seat].windrose

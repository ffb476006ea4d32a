"""Sandboxes: a private copy to try moves on, which the table never feels."""

from __future__ import annotations

from typing import Any

from bot.host.core.api import Position
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, asks, components, custom_ids, texts

__all__ = ["drawn_once"]


async def everything(harness: Harness) -> tuple[Any, ...]:
    """Return all that a table is: its row, its state, its log and its posts."""
    position: Position = await harness.position()
    log = await harness.host.analysis.history.entries(position.table.id, 1, position.version)
    state = position.rules.dump(position._state)
    return position.table, state, log, len(harness.channel.history())


async def test_moves_are_tried_and_nothing_happens(harness: Harness) -> None:
    await harness.started(3)
    position = await harness.until(asks("build"))
    person = harness.deciders(position)[0]
    before = await everything(harness)
    shown = await person.slash(harness.channel, "sandbox open")
    assert shown.response.ephemeral
    assert "Sandbox 1" in texts(shown.response)
    assert "build a building" in texts(shown.response)
    for _ in range(6):
        ids = [i for i in custom_ids(shown.response) if i.startswith("try")]
        if ids[0].startswith("trysel"):
            shown = await person.select(shown.response, ["0"], custom_id=ids[0])
        else:
            shown = await person.click(shown.response, custom_id=ids[0])
    sandbox = await harness.host.analysis.sandboxes.get(person.id, 1)
    assert len(sandbox.moves) > 6, "house bots answered"
    assert f"**{person.name}," in texts(shown.response)
    picture = await person.click(shown.response, label="Picture")
    assert picture.response.attachments
    helped = await person.click(picture.response, label="Let a house bot decide")
    assert not helped.response.attachments
    undone = await person.click(helped.response, label="Take back")
    assert (await harness.host.analysis.sandboxes.get(person.id, 1)).moves == sandbox.moves
    fresh = await person.click(undone.response, label="Start over")
    assert (await harness.host.analysis.sandboxes.get(person.id, 1)).moves == ()
    assert "Take back" not in str(list(components(fresh.response)))
    assert await everything(harness) == before


async def test_a_stale_button_shows_the_sandbox_as_it_is(harness: Harness) -> None:
    await harness.started(2)
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "sandbox open", alone=True)
    first = await anna.slash(harness.channel, "sandbox show")
    again = await anna.slash(harness.channel, "sandbox show")
    await anna.click(first.response, custom_id=custom_ids(first.response)[0])
    count = len((await harness.host.analysis.sandboxes.get(anna.id, 1)).moves)
    stale = await anna.click(again.response, custom_id=custom_ids(again.response)[0])
    assert len((await harness.host.analysis.sandboxes.get(anna.id, 1)).moves) == count == 1
    assert custom_ids(stale.response)[0].startswith("trymv:1:1:") or custom_ids(stale.response)[
        0
    ].startswith("trysel:1:1:")
    forged = await ben.slash(harness.channel, "sandbox show", sandbox=1)
    assert "no such sandbox" in texts(forged.response)


async def test_three_and_no_more(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    for _ in range(3):
        await anna.slash(harness.channel, "sandbox open", version=0)
    refused = await anna.slash(harness.channel, "sandbox open")
    assert "already have 3 sandboxes" in texts(refused.response)
    offered = await anna.autocomplete(harness.channel, "sandbox close", "sandbox", "")
    assert [choice["value"] for choice in offered] == [1, 2, 3]
    closed = await anna.slash(harness.channel, "sandbox close", sandbox=2)
    assert "The sandbox was deleted" in texts(closed.response)
    await harness.restart()
    await anna.slash(harness.channel, "sandbox open")
    assert [box.id for box in await harness.host.analysis.sandboxes.of(anna.id)] == [1, 3, 4]


async def test_moves_by_command(german: Harness) -> None:
    await german.started(2)
    anna = german.people[0]
    await anna.slash(german.channel, "me", language="de")
    none = await anna.slash(german.channel, "sandbox play", move="role settler")
    assert "hast du nicht" in texts(none.response)
    await anna.slash(german.channel, "sandbox open", alone=True)
    moves = await anna.autocomplete(german.channel, "sandbox play", "move", "sett")
    played = await anna.slash(german.channel, "sandbox play", move=moves[0]["value"])
    assert "Siedler" in texts(played.response)
    wrong = await anna.slash(german.channel, "sandbox play", move="tanzen")
    assert "kenne ich nicht" in texts(wrong.response)
    assert (await german.position()).version == 0


async def test_played_to_the_end(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(lambda now: now.view(None).ending is not None)
    person = harness.deciders(position)[0]
    box = await harness.host.analysis.sandboxes.open(position.table.id, person.id)
    while box.decision is not None:
        box = await harness.host.analysis.sandboxes.play_bot(person.id, box.id, len(box.moves))
    shown = await person.slash(harness.channel, "sandbox show")
    assert "The game is over" in texts(shown.response)
    assert person.name in texts(shown.response)
    assert (await harness.position()).table.status == "running"

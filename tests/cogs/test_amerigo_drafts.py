"""Drafts of Amerigo: tiles seen before they are built, and nothing foretold of the tower."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
import simcord

from bot.engine.rng import Rng
from bot.games.amerigo.visibility import resample
from bot.host.core.api import Position
from bot.locales import Words
from bot.presenting.pictures import drawn, of_draft
from cogs.ui.decisions import draft_panel
from render.api import Look
from tests.catalogue import GAMES
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.cogs.test_amerigo import GAME, can_build, click
from tests.cogs.test_drafts import bytes_of, drafted, late, panel_of, pressed
from tests.cogs.test_expansions import labels

PHASES = {2: 3, 3: 3, 4: 7}
"""Phases whose last seat drafts, by the number of seats: once as many as kinds of actions."""


async def building(harness: Harness) -> tuple[simcord.MemberActor, Any]:
    """Return who may build several tiles, and the draft of the first one."""
    await harness.started(2, game=GAME)
    position = await harness.until(can_build, "sensible")
    person = harness.deciders(position)[0]
    return person, await with_tile(person, await click(person, await harness.post(), "Build"))


async def with_tile(person: simcord.MemberActor, message: Any) -> Any:
    """Return the draft with one tile more: whatever is offered first, step by step."""
    count = len(drafted(message))
    for _ in range(5):
        ids = [one for one in custom_ids(message) if "step" in one]
        chosen = next(c for c in components(message) if c.get("custom_id") == ids[0])
        if chosen["type"] == 3:
            value = chosen["options"][0]["value"]
            result = await person.select(message, [value], custom_id=ids[0])
        else:
            result = await person.click(message, custom_id=ids[0])
        message = result.response or message
        if len(drafted(message)) > count:
            return message
    raise AssertionError(labels(message))


def tiles(position: Position) -> int:
    return len(position._state.tiles)


async def test_two_tiles_are_drafted_seen_and_sent_together(harness: Harness) -> None:
    person, one = await building(harness)
    before = await harness.position()
    (first,) = await bytes_of(one)
    two = await with_tile(person, one)
    assert len(drafted(two)) == 2
    assert all("Build" in line for line in drafted(two))
    (second,) = await bytes_of(two)
    assert first != second, "the picture shows the draft"
    alt = two.attachments[0].description
    assert "draft:" in alt
    assert "Free:" in texts(two), "the same in words"
    assert tiles(await harness.position()) == tiles(before)
    await harness.restart()
    shown = await panel_of(harness, person)
    assert drafted(shown) == drafted(two), "kept over a restart"
    assert await bytes_of(shown) == [second]
    assert "Done:" in texts(await pressed(person, shown, "Send"))
    after = await harness.position()
    assert (after.version, tiles(after)) == (before.version + 1, tiles(before) + 2)
    (entry,) = await harness.host.tables.log(after.table.id, 1)
    assert [text.split()[0] for text in entry.text.split("; ")][:2] == ["build", "build"]


async def test_a_draft_that_is_not_legal_any_more_is_sent_not_even_in_part(
    harness: Harness,
) -> None:
    person, one = await building(harness)
    two = await with_tile(person, one)
    before = tiles(await harness.position())
    await person.slash(harness.channel, "am gold")
    send = next(c for c in custom_ids(two) if c.startswith("drsend"))
    assert "Done:" not in texts(await late(harness, person, send))
    assert tiles(await harness.position()) == before


@pytest.mark.parametrize("seats", GAMES[GAME].info.seats)
async def test_the_last_seats_draft_foretells_nothing_of_the_throw(
    harness: Harness, seats: int
) -> None:
    """Whatever is hidden may be otherwise: words and picture of the draft are the same."""
    await harness.started(seats, game=GAME)
    last: tuple[int, str] | None = None
    closed = 0
    for _ in range(PHASES[seats]):
        position = await harness.until(lambda now, old=last: ends_phase(now, old), "sensible")
        view = position.view(None)
        last = (view.round, view.phase)
        decision = position.decisions[0]
        bot = harness.games[GAME].bots["sensible"]
        moves = bot.choose(position.rules, position._state, decision, Rng(1))
        for text in ("gold", "; ".join(map(position.rules.notate, moves))):
            seen = [await draft_of(harness, position, text)]
            closed += seen[0][0]
            deal_again(position, len(text))
            seen.append(await draft_of(harness, position, text))
            assert seen[0] == seen[1], (last, text)
    assert closed >= PHASES[seats], "some drafts end where the throw comes"


def ends_phase(position: Position, last: tuple[int, str] | None) -> bool:
    """Return whether the last seat of another phase chooses its action, and may take gold."""
    decision, view = position.decisions[0], position.view(None)
    final = position.rules.ends_final(position._state, decision.seat)
    gold = any(move.verb == "gold" for move in decision.moves)
    return decision.kind == "turn" and final and gold and (view.round, view.phase) != last


def deal_again(position: Position, seed: int) -> None:
    """Change everything that is hidden from the seat, in place."""
    g = position._state
    other = resample(g, position.decisions[0].seat, Rng(seed + 100))
    assert other.seed != g.seed
    for field in fields(g):
        if field.name.startswith("hidden_") or field.name in ("seed", "drawn"):
            setattr(g, field.name, getattr(other, field.name))


async def draft_of(
    harness: Harness, position: Position, text: str
) -> tuple[bool, list[str], list[bytes]]:
    """Return whether a draft ends before the throw, its words and its picture; then empty it."""
    host, context = harness.host, harness.env.bot.context
    person = harness.deciders(position)[0]
    draft = await host.analysis.drafts.add(position.table.id, person.id, text)
    screen = draft_panel(draft, context, Words("en"))
    pictures = await drawn(context, of_draft(draft, Look(names=position.table.names)))
    await host.analysis.drafts.clear(position.table.id, person.id, draft.mark)
    return draft.closed, [*screen.texts, screen.question], [one.data for one in pictures]

"""Amerigo as people meet it: taps, drafts, commands, orders, games to their end."""

from __future__ import annotations

from typing import Any

import simcord

from bot.games.amerigo.state import State
from bot.host.api import Position
from tests.cogs.harness import Harness, texts
from tests.cogs.test_expansions import labels

GAME = "amerigo"
LOCALES = {"en": "en-US", "de": "de"}


def can(verb: str, kind: str = "turn", count: int = 1) -> Any:
    """Return whether the first decision is of that kind, with so many moves of a verb."""

    def wanted(position: Position) -> bool:
        first = position.decisions[0]
        return first.kind == kind and len(of_verb(position, verb)) >= count

    return wanted


def of_verb(position: Position, verb: str) -> list[str]:
    """Return the first decision's moves of a verb."""
    return [move.text for move in position.decisions[0].moves if move.verb == verb]


def can_build_twice(position: Position) -> bool:
    """Return whether somebody builds, and can go on after a tile, the phase with another seat."""
    if not can("build", "turn", 8)(position):
        return False
    g: State = position._state
    return g.phase == "green" and sum(g.players[position.decisions[0].seat].hand.values()) > 2


async def click(person: simcord.MemberActor, message: Any, label: str) -> Any:
    """Press the button whose label begins so."""
    full = next(one for one in labels(message) if one.startswith(label))
    result = await person.click(message, label=full)
    return result.response or message


# Taps -----------------------------------------------------------------------------------


async def test_the_lobby_offers_the_disputed_rulings(harness: Harness) -> None:
    anna = harness.people[0]
    await anna.slash(harness.channel, "table new", game=GAME, where="here")
    card = harness.channel.last_message
    assert "All 7 options are at their defaults" in texts(card)
    refused = await anna.slash(harness.channel, "table start")
    assert "at least 2" in texts(refused.response)


async def test_two_taps_for_a_simple_action(harness: Harness) -> None:
    await harness.started(2, game=GAME)
    position = await harness.position()
    person, post = harness.deciders(position)[0], await harness.post()
    assert [one.partition(" (")[0] for one in labels(post)][:2] == ["Sail", "Load cannons"]
    step = await click(person, post, "Load cannons")
    done = await click(person, step, "4 AP" if "4 AP" in str(labels(step)) else "4")
    assert "Done:" in texts(done)
    assert (await harness.position()).view(None).players[0].cannons in (4, 0)

"""Answers that take long are deferred: the first picture after a start may take seconds."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import cogs
from bot.presenting import pictures
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_covers import card, join, opened

DEFERRED = (5, 6)
"""Types of a first answer that says only that one will come."""


def last_type(harness: Harness) -> int:
    """Return the type of the newest first answer to an interaction."""
    sent = [one.json for one in harness.env.http_requests if one.path.endswith("/callback")]
    kind: int = sent[-1]["type"]
    return kind


async def ask_help(harness: Harness) -> Any:
    return (await harness.people[0].slash(harness.channel, "help")).response


async def ask_learn(harness: Harness) -> Any:
    return (await harness.people[0].slash(harness.channel, "learn")).response


async def ask_for_a_game(harness: Harness) -> Any:
    return (await harness.people[0].slash(harness.channel, "learn", game="puerto_rico")).response


async def open_lobby(harness: Harness) -> Any:
    return (await opened(harness)).message


async def join_after_a_restart(harness: Harness) -> Any:
    await open_lobby(harness)
    await harness.restart()
    await join(harness, 1)
    await harness.env.bot.cards.settled()
    assert "ben" in texts(card(harness))
    return card(harness)


async def catch_up(harness: Harness) -> Any:
    await harness.started(2, game="puerto_rico")
    await harness.until(lambda now: now.version > 3)
    return (await harness.people[0].slash(harness.channel, "catchup")).response


SHOWN = {
    ask_help: "puerto_rico-cover",
    ask_learn: "puerto_rico-cover",
    ask_for_a_game: "puerto_rico-cover",
    open_lobby: "puerto_rico-cover",
    join_after_a_restart: "puerto_rico-cover",
    catch_up: "table",
}
"""Names of pictures by the answers that show them."""


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("ask", SHOWN)
async def test_an_answer_whose_picture_is_slow_comes_later(
    harness: Harness, ask: Callable[[Harness], Awaitable[Any]]
) -> None:
    """Discord waits three seconds for the first answer (interactions/receiving-and-responding)."""
    message = await ask(harness)
    assert last_type(harness) in DEFERRED
    # The answers to commands are of another class than the messages of channels.
    names = [getattr(one, "filename", None) or one["filename"] for one in message.attachments]
    assert any(name.startswith(SHOWN[ask]) for name in names)


def test_answers_draw_by_their_request_alone() -> None:
    """`Request.drawn` defers; whoever calls what it calls would keep Discord waiting."""
    names = [one.name for one in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    drawing = {
        name for name in names if pictures.drawn in vars(importlib.import_module(name)).values()
    }
    assert drawing == {"cogs.ui.interaction", "cogs.posting.league_posts"}


async def test_waits_of_one_answer_count_together(harness: Harness) -> None:
    """Three waits of 0.6 s are 1.8: the answer is announced after the first second of them."""
    await harness.started(2)
    post, announced = await harness.post(), list[bool]()
    button = custom_ids(post)[0]

    async def slow(request: Request, _args: str, _values: tuple[str, ...]) -> None:
        for _ in range(3):
            await request.wait_for(asyncio.sleep(0.6))
            announced.append(request.interaction.response.is_done())
        await request.show(Screen(("Here it is",)))

    harness.env.bot.handlers[button.partition(":")[0]] = slow
    clicked = await harness.people[0].click(post, custom_id=button)
    for _ in range(4):
        await harness.env.advance_time(0.5)
    assert announced == [False, True, True]
    assert last_type(harness) in DEFERRED
    assert "Here it is" in texts(clicked.response)

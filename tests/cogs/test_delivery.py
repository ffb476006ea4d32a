"""Whatever fails at whichever moment: every event is told once, and one post at most is live."""

from __future__ import annotations

import json
from collections import Counter
from itertools import count
from typing import Any

import pytest

from bot.engine.api import Event
from bot.games import GAMES
from bot.host.api import Position
from bot.host.host import Host
from bot.players import BOTS
from bot.store import outbox
from cogs.calls import Calls
from cogs.publisher import GamePublisher
from render import RENDERERS
from render.puerto_rico import PuertoRicoRenderer
from tests.cogs.parlour import DECIDING, Parlour, custom_ids, texts
from tests.cogs.wire import MODES, Wire

LIVE = {"panel", *DECIDING}


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Put a wire around the bot; events are told one by one, to be counted, without pictures."""
    monkeypatch.setattr("cogs.posts.WITH_BOARDS", frozenset())
    monkeypatch.setattr("cogs.posts._is_illustrated", lambda bulletin: False)
    monkeypatch.setattr(PuertoRicoRenderer, "tell", lambda self, events, words: _lines(events))
    return Wire(monkeypatch)


@pytest.mark.parametrize("phase", [False, True])
@pytest.mark.parametrize("mode", MODES)
async def test_whatever_call_fails_all_is_told_once_and_one_post_is_live(
    parlour: Parlour, wire: Wire, mode: str, phase: bool
) -> None:
    await parlour.started(2)
    for number in count(1):
        wire.remembers = bool(number % 2)
        await news(parlour, phase)
        struck = await wire.strike(parlour.host.outbox.drain, mode, number)
        if number % 3:
            await news(parlour, False)
        if mode == "kill":
            await reborn(parlour)
        await rest(parlour)
        await check(parlour, wire.struck)
        if not struck:
            break
    assert number > 10


async def check(parlour: Parlour, struck: str) -> None:
    """Assert what must be true whenever the table is at rest."""
    messages = parlour.channel.history()
    table = await parlour.table()
    live = [m.id for m in messages if any(i.split(":")[0] in LIVE for i in custom_ids(m))]
    assert live == [table.post_id], struck
    log = await parlour.host.tables.log(table.id, 10_000)
    told = Counter(line for m in messages for line in texts(m).splitlines() if line[0] == "§")
    happened = Counter(_lines([event for entry in log for event in entry.events]))
    assert told == happened, struck


async def news(parlour: Parlour, phase: bool) -> Position:
    """Play past Discord until something must be told, if wanted that a phase is over."""
    host, table = parlour.host, await parlour.table()
    publisher, host.outbox.publisher = host.outbox.publisher, None
    before = await host._database.read(lambda db: outbox.due(db, table.id))
    while True:
        position = await parlour.position()
        decision = parlour.rng.choice(position.decisions)
        move = position.rules.notate(parlour.rng.choice(decision.moves))
        await host.tables.play(table.id, table.chairs[decision.seat].user_id or 0, move)
        rows = await host._database.read(lambda db: outbox.due(db, table.id))
        if any(row.closes if phase else not row.quiet for row in rows[len(before) :]):
            break
    host.outbox.publisher = publisher
    return await parlour.position()


async def reborn(parlour: Parlour) -> None:
    """Let another process take over, which knows what is stored and nothing else."""
    bot, old = parlour.env.bot, parlour.host
    parlour.host = bot.house.host = await Host.open(parlour.path, GAMES, BOTS, parlour.clock)
    bot.publisher = GamePublisher(RENDERERS, bot.sender, bot.house.press, Calls(parlour.host))
    parlour.host.outbox.publisher = bot.publisher
    await old.close()


async def rest(parlour: Parlour) -> None:
    """Let everything that is due be done, and what failed be tried again."""
    for _ in range(4):
        await parlour.host.outbox.drain()
        await parlour.host.outbox.wake((await parlour.table()).id)
    await parlour.host.outbox.drain()
    await parlour.env.settle()


def _lines(events: Any) -> list[str]:
    return [_line(event) for event in events]


def _line(event: Event) -> str:
    return f"§{event.kind} {json.dumps(dict(event.data), sort_keys=True)}"

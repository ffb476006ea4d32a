"""Discord's limits as a check of a screen, and positions of random games to check."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.engine.api import Event
from bot.host.core.api import Chair, Position, Table
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Screen
from tests.catalogue import GAMES

LONG_NAME = "Maximiliana-Wilhelmine von Hohenzoll"[:32]


def positions(
    seats: int,
    seed: int,
    language: str,
    options: Mapping[str, str],
    game: str = "puerto_rico",
    without: str = "",
) -> Iterator[tuple[Position, tuple[Event, ...]]]:
    rules, rng = GAMES[game], random.Random(seed)
    state = rules.setup(seats, options, seed)
    table = replace(table_of(seats, language, "running"), game=game)
    events: tuple[Event, ...] = ()
    while decisions := tuple(rules.pending(state)):
        asked = {decision.seat: 10**9 for decision in decisions}
        yield Position(table, rules, 10**9, decisions, asked, (), state), events
        decision = rng.choice(decisions)
        moves = [move for move in decision.moves if rules.notate(move) != without]
        events = tuple(rules.apply(state, decision.seat, rng.choice(moves or decision.moves)))


def table_of(
    seats: int, language: str, status: str, options: Mapping[str, str] | None = None
) -> Table:
    chairs = tuple(Chair(seat, LONG_NAME, 1000 + seat) for seat in range(seats))
    return Table(
        id=10**9,
        game="puerto_rico",
        status=status,
        options=options or {},
        guild_id=1,
        channel_id=2,
        where="here",
        thread_id=None,
        card_id=3,
        post_id=None,
        owner_id=1000,
        language=language,
        version=0,
        chairs=chairs,
        created_at=datetime.now(UTC),
        hints=True,
    )


def check(screen: Screen) -> None:
    """Compare a screen with what Discord's documentation allows."""
    view = layout(screen)
    parts = list(_parts(view.to_components()))
    assert len(parts) <= 40
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert all(texts)
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(0 < len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5
        elif part["type"] == 2:
            assert 0 < len(part["label"]) <= 80
        elif part["type"] == 3:
            _check_select(part)
        elif part["type"] == 12:
            assert 1 <= len(part["items"]) <= 10


def _check_select(part: dict[str, Any]) -> None:
    options = part["options"]
    assert 1 <= len(options) <= 25
    assert len(part.get("placeholder") or "") <= 150
    assert 0 <= part["min_values"] <= part["max_values"] <= len(options)
    values = [option["value"] for option in options]
    assert len(values) == len(set(values))
    for option in options:
        assert 0 < len(option["label"]) <= 100
        assert 0 < len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def _parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _parts(component.get("components", []))

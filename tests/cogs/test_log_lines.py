"""The log of a whole game: its table can be told from it, and nothing that is nobody's business."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from bot.runtime.log_events import EVENTS
from bot.runtime.logs import RedactingFormatter, quieten
from bot.store.tables import moves
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness
from tests.cogs.test_absence import newest, pass_hours, play_until, press
from tests.cogs.test_guilds import invited, removed

__all__ = ["drawn_once"]

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789ab"


LINK = ("gateway_lost", "gateway_back")
LIFE = (*LINK, "server_left", "tables_wait", "server_joined", "tables_go_on", "ready")


@dataclass
class Log:
    """The same log, in both layouts."""

    text: io.StringIO
    json: io.StringIO

    def events(self, table: int | None = None) -> list[dict[str, Any]]:
        """Return what was told (of a table), without when and by whom."""
        told = [json.loads(line) for line in self.json.getvalue().splitlines()]
        mine = [one for one in told if one["event"] in EVENTS]
        drop = ("at", "level", "logger", "guild", "table")
        return [
            {key: value for key, value in one.items() if key not in drop}
            for one in mine
            if table is None or one.get("table") == table
        ]

    def named(self, name: str) -> list[dict[str, Any]]:
        return [one for one in self.events() if one["event"] == name]


@pytest.fixture
def log() -> Iterator[Log]:
    """The whole log at DEBUG, as the bot would write it."""
    root, written = logging.getLogger(), Log(io.StringIO(), io.StringIO())
    handlers = [logging.StreamHandler(written.text), logging.StreamHandler(written.json)]
    for handler, layout in zip(handlers, ("text", "json"), strict=True):
        handler.setFormatter(RedactingFormatter(TOKEN, layout))  # type: ignore[arg-type]
        root.addHandler(handler)
    before = root.level
    root.setLevel(logging.DEBUG)
    quieten("DEBUG")
    yield written
    for handler in handlers:
        root.removeHandler(handler)
    root.setLevel(before)


async def test_a_whole_game_can_be_told_from_its_lines(harness: Harness, log: Log) -> None:
    table = await harness.started(people=3, where="thread")
    await harness.turn(harness.rng)
    await play_until(harness, "ben")
    await pass_hours(harness, 36, 12)
    vote = newest(harness, "ben has run out of time")
    await press(harness, "anna", vote, "House bot plays for ben")
    await press(harness, "cleo", vote, "House bot plays for ben")
    over = await play_until(harness, None)
    seat = next(i for i, name in enumerate(over.table.names) if name == "ben")

    told = [one for one in log.events(table.id) if one["event"] != "slow_step"]
    out, decided = told[2]["version"], {"seat": seat, "version": told[2]["version"]}
    assert told == [
        {"event": "table_opened", "game": "puerto_rico", "pace": "standard", "version": 0},
        {"event": "table_started", "seats": 3, "bots": 0, "version": 0},
        {"event": "timed_out", **decided, "asked": 2},
        {"event": "timeout_decided", **decided, "outcome": "caretaker"},
        {"event": "seat_changed", **decided, "reason": "caretaker", "by": "bot"},
        {"event": "table_ended", "how": "over", "version": over.version},
    ]
    assert 0 < out < over.version
    await nothing_is_given_away(harness, log)


async def test_the_life_of_the_bot_and_its_slow_steps_are_told(
    harness: Harness, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here every step takes longer than nothing at all."""
    monkeypatch.setattr("bot.runtime.log_events.SLOW", 0.0)
    await harness.started(people=2)
    await harness.turn(harness.rng)
    await harness.env.advance_time(30)
    steps = {one["step"] for one in log.named("slow_step")}
    assert {"read", "write", "draw", "post start", "mv", "tick", "sweep"} <= steps
    bot = harness.env.bot
    for event in ("on_disconnect", "on_disconnect", "on_resumed", "on_resumed"):
        await getattr(bot, event)()
    await removed(harness)
    await invited(harness)
    await harness.restart()
    assert [one["event"] for one in log.events() if one["event"] in LIFE] == list(LIFE)
    await nothing_is_given_away(harness, log, moves_made=1)


async def nothing_is_given_away(harness: Harness, log: Log, moves_made: int = 20) -> None:
    """Check that no line has a person's name or id, a move or a token."""
    table = await harness.table()
    rows = await harness.host._database.read(lambda db: moves.everything(db, table.id))
    choices = {part for row in rows for part in row.text.split("; ") if " " in part}
    assert len(choices) >= moves_made
    requests = " ".join(f"{one.path}" for one in harness.env.http_requests)
    tokens = set(re.findall(r"/(?:interactions|webhooks)/\d+/([^/\s]+)", requests))
    assert tokens
    ids = {str(person.id) for person in harness.people}
    names = {person.name for person in harness.people} | set(table.names)
    for said in (log.text.getvalue(), log.json.getvalue()):
        assert "logger" in said or " DEBUG discord." in said
        assert not [word for word in {TOKEN, *tokens, *ids, *choices} if word in said]
        found = re.findall(rf"\b(?:{'|'.join(names)})\b.*", said)
        assert not found, found[:3]

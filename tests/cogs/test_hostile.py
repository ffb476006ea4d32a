"""Hostile clicks, commands and typing by the hundred: one answer each, and nothing changes.

HOSTILE multiplies how many there are of each kind (default 1).
"""

from __future__ import annotations

import logging
import os
import random
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle, islice

import pytest
from simcord.enums import InteractionType

from bot.host.core.game import PackageFailed
from cogs.ui.error_replies import quiet_typing
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts
from tests.tools.hostile.interactions import (
    ABANDONED,
    FREE,
    LOBBY,
    RUNNING,
    STRING,
    UNKNOWN,
    WORDS,
    assert_told,
    clicks,
    command,
    given,
    leaves,
    sent,
    stored,
    tables,
)

__all__ = ["drawn_once"]

TABLES = (RUNNING, LOBBY, ABANDONED, UNKNOWN, "zwei", "9" * 40, None)
"""Tables that are named where something is typed, None = none is."""
TIMES = int(os.environ.get("HOSTILE", 1))


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.INFO):
        yield caplog
    told = caplog.get_records("call")
    assert [r.getMessage() for r in told if r.levelno >= logging.ERROR or r.exc_info] == []


@pytest.mark.sqlite
async def test_forged_clicks(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    """A stranger presses what can be forged; nothing of it is theirs to decide."""
    await tables(harness)
    datas = clicks(harness, random.Random(1), 125 * TIMES)
    before = stored(harness)
    results = await sent(harness, harness.people[4], InteractionType.MESSAGE_COMPONENT, datas)
    assert_told(datas, results)
    assert stored(harness) == before


@pytest.mark.sqlite
async def test_forged_clicks_of_a_player(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    """A player presses what never was a button of a table that is there."""
    await tables(harness)
    datas = [
        data
        for data in clicks(harness, random.Random(2), 100 * TIMES)
        if data["custom_id"].split(":")[1:2] not in ([RUNNING], [LOBBY], [ABANDONED])
    ]
    before = stored(harness)
    results = await sent(harness, harness.people[0], InteractionType.MESSAGE_COMPONENT, datas)
    assert_told(datas, results)
    assert stored(harness) == before


@pytest.mark.sqlite
async def test_hostile_commands(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    await tables(harness)
    rng, datas = random.Random(3), []
    for root, path, leaf in await leaves(harness):
        if " ".join((root["name"], *path)) in FREE:
            continue
        for _ in range(2 * TIMES):
            filled = [given(option, rng) for option in leaf.get("options", [])]
            options = [option for option in filled if option is not None]
            datas.append(command(root, path, options))
    before = stored(harness)
    results = await sent(harness, harness.people[4], InteractionType.APPLICATION_COMMAND, datas)
    assert len(datas) > 130
    assert_told(datas, results)
    assert stored(harness) == before


async def test_commands_of_an_older_bot(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    await tables(harness)
    old = {"name": "gone", "type": 3, "value": "x"}
    datas = [
        {"id": "1", "name": "gone", "type": 1, "options": []},
        {"id": "1", "name": "table", "type": 1, "options": [{"name": "gone", "type": 1}]},
        {"id": "1", "name": "play", "type": 1, "options": [old]},
        {"id": "1", "name": "setup", "type": 1, "options": []},
        {"id": "1", "name": "setup", "type": 1, "options": [old | {"name": "limit"}]},
    ]
    results = await sent(harness, harness.people[0], InteractionType.APPLICATION_COMMAND, datas)
    assert ["old version" in texts(result.response) for result in results] == [True] * len(datas)


@pytest.mark.sqlite
async def test_hostile_typing(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    """Whatever is typed wherever, and whatever table is named: suggestions, or none."""
    await tables(harness)
    rng, datas, named = random.Random(4), [], cycle(TABLES)
    for root, path, leaf in await leaves(harness):
        for option in (o for o in leaf.get("options", []) if o.get("autocomplete")):
            for table in islice(named, 3 * TIMES):
                others = [given(o, rng) for o in leaf["options"] if o is not option]
                filled = [o for o in others if o is not None and o["name"] != "table"]
                if table is not None and option["name"] != "table":
                    filled.append({"name": "table", "type": STRING, "value": table})
                typed = {"name": option["name"], "type": option["type"], "focused": True}
                datas.append(command(root, path, [*filled, typed | {"value": rng.choice(WORDS)}]))
    kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    assert len(datas) > 200
    before = stored(harness)
    for number, person in enumerate((harness.people[0], harness.people[4])):
        half = datas[number::2]
        results = await sent(harness, person, kind, half)
        for data, result in zip(half, results, strict=True):
            assert result.autocomplete_choices is not None, data
    assert stored(harness) == before


async def test_suggestions_that_come_too_late(
    harness: Harness, log: pytest.LogCaptureFixture
) -> None:
    await harness.started(2)
    harness.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    offered = await harness.people[0].autocomplete(harness.channel, "play", "move", "")
    assert offered == []
    assert "suggestions did not get out" in log.text


def test_a_package_that_fails_while_somebody_types_is_logged_once() -> None:
    def is_logged(package: str, what: str) -> bool:
        error = PackageFailed(package, what)
        about = (PackageFailed, error, None)
        return quiet_typing(logging.LogRecord("tree", logging.ERROR, "", 1, "", (), about))

    typed = [("typed-a", "failed in `parse`: 1"), ("typed-a", "failed in `parse`: 2")]
    others = [("typed-a", "failed in `options`: 1"), ("typed-b", "failed in `parse`: 1")]
    assert [is_logged(*one) for one in typed + others] == [True, False, True, True]


@pytest.mark.sqlite
async def test_a_table_whose_state_is_damaged(harness: Harness) -> None:
    """People who look at it read so; other tables, and lists with this one among them, go on."""
    await tables(harness)
    await harness.started(2)
    damaged, spoilt = 1, zlib.compress(b'{"schema": 1}')
    await harness.host._database.write(
        lambda db: db.execute("UPDATE snapshot SET state = ? WHERE game_id = ?", (spoilt, damaged))
    )
    await harness.restart()
    anna, rng, datas = harness.people[0], random.Random(5), []
    for root, path, leaf in await leaves(harness):
        if " ".join((root["name"], *path)) in FREE:
            continue
        for table in [o for o in leaf.get("options", []) if o["name"] == "table"]:
            filled = [given(option, rng) for option in leaf["options"]]
            options = [o for o in filled if o is not None and o["name"] != "table"]
            named = {"name": "table", "type": table["type"], "value": str(damaged)}
            datas.append(command(root, path, [*options, named]))
    datas = rng.sample(datas, 20)
    for name in ("myturns", "catchup", "help"):
        datas.append({"id": "1", "name": name, "type": 1, "options": []})
    results = await sent(harness, anna, InteractionType.APPLICATION_COMMAND, datas)
    said = [texts(result.response) for result in results if result.response is not None]
    assert any("The stored position is damaged" in text for text in said)
    buttons = [f"{verb}:{damaged}:0:0" for verb in ("mv", "panel", "board", "boards", "step")]
    clicked = [
        {"custom_id": i, "component_type": 2, "type": 2, "style": 2, "label": "x"} for i in buttons
    ]
    results = await sent(harness, anna, InteractionType.MESSAGE_COMPONENT, clicked)
    assert_told(clicked, results)
    await harness.env.advance_time(60)
    await harness.turn_anywhere()
    with closing(sqlite3.connect(harness.path)) as connection:
        assert connection.execute("SELECT step, trace FROM incident").fetchall() == []

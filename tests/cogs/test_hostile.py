"""Hostile clicks, commands and typing by the thousand: one answer each, and nothing changes."""

from __future__ import annotations

import itertools
import logging
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any

import pytest
import simcord
from simcord import InteractionResult
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.interactions import base_payload, nest_options

from tests.cogs.harness import Harness, texts

BATCH = 100
"""Interactions that come in at once."""
RUNNING, LOBBY, ABANDONED, UNKNOWN = "1", "2", "3", "77"
TABLES = (RUNNING, LOBBY, ABANDONED, UNKNOWN, "0", "999999999999999", "9" * 40)
NUMBERS = ("0", "1", "7", "99999", "-1", "", "١", "²", "1e3", " 1", "0x1", "9" * 18)
WORDS = (
    *("", " ", ":", ";", "x" * 100, "\n", "{}", "%s", "'; DROP TABLE game;--", "١٢٣", "🎲"),
    *("\u202e", "\x00", "None", "-1", "#1", "#2", "# 1", "１", "corn", "settler", "quarry; pass"),
)
STRING, INTEGER, BOOLEAN, NUMBER = 3, 4, 5, 10
LARGEST = 2**53 - 1
FREE = ("me", "myturns", "table new", "vacation")
"""Commands without a table: what they are given counts."""


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.INFO):
        yield caplog
    told = caplog.get_records("call")
    assert [r.getMessage() for r in told if r.levelno >= logging.ERROR or r.exc_info] == []


async def tables(harness: Harness) -> None:
    """Let there be a running table, one in the lobby and one that was abandoned."""
    anna = harness.people[0]
    await harness.started(2)
    for _ in (LOBBY, ABANDONED):
        await anna.slash(harness.channel, "table new", game="magister_navis", where="here")
    await anna.slash(harness.channel, "table abandon", table=ABANDONED)
    assert [
        (await harness.host.tables.get(int(n))).status for n in (RUNNING, LOBBY, ABANDONED)
    ] == [
        "running",
        "lobby",
        "abandoned",
    ]


def stored(harness: Harness) -> list[str]:
    """Return all that is stored, but for the moment at which people were last there."""
    with closing(sqlite3.connect(harness.path)) as connection:
        return [line for line in connection.iterdump() if 'INTO "seen"' not in line]


async def sent(
    harness: Harness, person: simcord.MemberActor, kind: InteractionType, datas: Sequence[Any]
) -> list[InteractionResult]:
    """Send interactions as Discord would, many at once, and return what became of them."""
    env, channel, results = harness.env, harness.channel, []
    post = env.backend.messages[channel.id][channel.last_message.id]
    message = {**serializers.message_payload(env.backend, post), "flags": 0}
    for start in range(0, len(datas), BATCH):
        for data in datas[start : start + BATCH]:
            record, payload = base_payload(
                env.backend,
                type=int(kind),
                channel_id=channel.id,
                guild_id=person.guild.id,
                user_id=person.id,
                data=data,
            )
            if kind is InteractionType.MESSAGE_COMPONENT:
                payload["message"] = {**message, "components": [{"type": 1, "components": [data]}]}
                record.source_message_id = post.id
            env.backend.emit("INTERACTION_CREATE", payload)
            results.append(InteractionResult(env, record))
        await env.settle()
    return results


def assert_told(datas: Sequence[Any], results: Sequence[InteractionResult]) -> None:
    """Every interaction was answered in private; the answers before at the same table are gone."""
    for data, result in zip(datas, results, strict=True):
        assert result.acknowledged, data
        assert result.ephemeral, data
        if result.response is not None:
            said = texts(result.response)
            assert said and "incident" not in said, (data, said)


def clicks(harness: Harness, rng: random.Random, count: int) -> list[dict[str, Any]]:
    """Return buttons and menus with forged custom_ids, of verbs known and unknown."""
    verbs = [*harness.env.bot.handlers, "nothing", "", "mv\n"]
    datas: list[dict[str, Any]] = []
    for verb in itertools.islice(itertools.cycle(verbs), count):
        parts = [rng.choice(TABLES), *rng.choices(NUMBERS, k=rng.randint(0, 4))]
        if rng.random() < 0.1:
            parts.append(rng.choice(WORDS))
        custom_id = ":".join((verb, *parts))[:100]
        if custom_id == f"lobby:{LOBBY}:0":
            continue
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2, "type": 2}
        data |= {"style": 2, "label": "press", "options": []}
        if rng.random() < 0.4:
            values = rng.choices((*NUMBERS, *WORDS, "x.y"), k=rng.randint(0, 3))
            data |= {"component_type": 3, "type": 3, "values": values}
        datas.append(data)
    return datas


async def test_forged_clicks(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    """A stranger presses what can be forged; nothing of it is theirs to decide."""
    await tables(harness)
    datas = clicks(harness, random.Random(1), 1500)
    before = stored(harness)
    results = await sent(harness, harness.people[4], InteractionType.MESSAGE_COMPONENT, datas)
    assert_told(datas, results)
    assert stored(harness) == before


async def test_forged_clicks_of_a_player(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    """A player presses what never was a button of a table that is there."""
    await tables(harness)
    datas = [
        data
        for data in clicks(harness, random.Random(2), 1000)
        if data["custom_id"].split(":")[1:2] not in ([RUNNING], [LOBBY], [ABANDONED])
    ]
    before = stored(harness)
    results = await sent(harness, harness.people[0], InteractionType.MESSAGE_COMPONENT, datas)
    assert_told(datas, results)
    assert stored(harness) == before


async def leaves(harness: Harness) -> list[tuple[dict[str, Any], list[str], dict[str, Any]]]:
    """Return every command as root, path and leaf."""
    tree = harness.env.bot.tree
    roots = [await c.get_translated_payload(tree, tree.translator) for c in tree.get_commands()]
    found = []
    stack = [(root, [], root) for root in roots]
    while stack:
        root, path, node = stack.pop()
        inner = [o for o in node.get("options", []) if o["type"] in (1, 2)]
        stack += [(root, [*path, one["name"]], one) for one in inner]
        if not inner:
            found.append((root, path, node))
    return found


def command(root: dict[str, Any], path: list[str], options: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "id": "1",
        "name": root["name"],
        "type": 1,
        "options": nest_options(root, path, options),
    }


def given(option: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    """Return a hostile value that Discord lets through, None = leave the option out."""
    kind, name = option["type"], option["name"]
    if kind == STRING and "choices" not in option:
        word = rng.choice(WORDS)[option.get("min_length", 0) and 0 : option.get("max_length", 6000)]
        value: object = rng.choice(("77", "zwei", "9" * 40, "#0")) if name == "table" else word
    elif kind == STRING:
        value = rng.choice(option["choices"])["value"]
    elif kind == INTEGER:
        least, most = option.get("min_value", -LARGEST), option.get("max_value", LARGEST)
        value = rng.choice((least, most))
    elif kind == BOOLEAN:
        value = rng.random() < 0.5
    else:
        return None
    return {"name": name, "type": kind, "value": value}


async def test_hostile_commands(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    await tables(harness)
    rng, datas = random.Random(3), []
    for root, path, leaf in await leaves(harness):
        if " ".join((root["name"], *path)) in FREE:
            continue
        for _ in range(8):
            filled = [given(option, rng) for option in leaf.get("options", [])]
            options = [option for option in filled if option is not None]
            datas.append(command(root, path, options))
    before = stored(harness)
    results = await sent(harness, harness.people[4], InteractionType.APPLICATION_COMMAND, datas)
    assert len(datas) > 500
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


async def test_hostile_typing(harness: Harness, log: pytest.LogCaptureFixture) -> None:
    """Whatever is typed wherever, and whatever table is named: suggestions, or none."""
    await tables(harness)
    rng, datas = random.Random(4), []
    for root, path, leaf in await leaves(harness):
        for option in (o for o in leaf.get("options", []) if o.get("autocomplete")):
            for table in (RUNNING, LOBBY, ABANDONED, UNKNOWN, "zwei", "9" * 40, None):
                others = [given(o, rng) for o in leaf["options"] if o is not option]
                filled = [o for o in others if o is not None and o["name"] != "table"]
                if table is not None and option["name"] != "table":
                    filled.append({"name": "table", "type": STRING, "value": table})
                typed = {"name": option["name"], "type": option["type"], "focused": True}
                datas.append(command(root, path, [*filled, typed | {"value": rng.choice(WORDS)}]))
    kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    assert len(datas) > 500
    before = stored(harness)
    for person in (harness.people[0], harness.people[4]):
        results = await sent(harness, person, kind, datas)
        for data, result in zip(datas, results, strict=True):
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

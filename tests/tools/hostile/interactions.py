"""Hostile clicks, commands and typing, as Discord would send them to the real bot."""

from __future__ import annotations

import itertools
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import simcord
from discord import AppCommandType
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


async def tables(harness: Harness) -> None:
    """Open a running table, one in the lobby and one that was abandoned."""
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
            assert said or result.response.attachments, data
            assert "incident" not in said, (data, said)


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


async def leaves(harness: Harness) -> list[tuple[dict[str, Any], list[str], dict[str, Any]]]:
    """Return every command as root, path and leaf."""
    tree = harness.env.bot.tree
    typed = tree.get_commands(type=AppCommandType.chat_input)
    roots = [await c.get_translated_payload(tree, tree.translator) for c in typed]
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

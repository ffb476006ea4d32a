"""Forged clicks, hostile options and typing, sent to the real bot on a simulated Discord."""

from __future__ import annotations

import asyncio
import logging
import random
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import simcord
from simcord import InteractionResult
from simcord.enums import InteractionType

from tests.cogs.harness import Harness, texts
from tests.cogs.test_people import boss
from tests.tools.hostile import Errors, Outcome, chunks
from tests.tools.hostile.interactions import (
    ABANDONED,
    FREE,
    LOBBY,
    RUNNING,
    TABLES,
    WORDS,
    clicks,
    command,
    given,
    leaves,
    sent,
    stored,
    tables,
)

SESSION = 2500
"""Inputs that one bot gets: the simulation remembers everything, another one begins afresh."""

Datas = Callable[[Harness, random.Random, int], Awaitable[list[dict[str, Any]]]]


async def _clicks(harness: Harness, rng: random.Random, count: int) -> list[dict[str, Any]]:
    return clicks(harness, rng, count)


async def _clicks_elsewhere(
    harness: Harness, rng: random.Random, count: int
) -> list[dict[str, Any]]:
    """Return clicks at tables that are not there, for people who may do much at the others."""
    real = ([RUNNING], [LOBBY], [ABANDONED])
    found = clicks(harness, rng, 2 * count)
    return [d for d in found if d["custom_id"].split(":")[1:2] not in real][:count]


async def _commands(harness: Harness, rng: random.Random, count: int) -> list[dict[str, Any]]:
    every = await leaves(harness)
    known = [leaf for leaf in every if " ".join((leaf[0]["name"], *leaf[1])) not in FREE]
    datas = []
    for _ in range(count):
        root, path, leaf = rng.choice(known)
        filled = [given(option, rng) for option in leaf.get("options", [])]
        datas.append(command(root, path, [option for option in filled if option is not None]))
    return datas


async def _typing(harness: Harness, rng: random.Random, count: int) -> list[dict[str, Any]]:
    known = [
        (root, path, leaf, option)
        for root, path, leaf in await leaves(harness)
        for option in leaf.get("options", [])
        if option.get("autocomplete")
    ]
    datas = []
    for _ in range(count):
        root, path, leaf, option = rng.choice(known)
        others = [given(other, rng) for other in leaf["options"] if other is not option]
        filled = [one for one in others if one is not None and one["name"] != "table"]
        if any(other["name"] == "table" for other in leaf["options"] if other is not option):
            filled.append({"name": "table", "type": 3, "value": rng.choice(TABLES)})
        typed = {"name": option["name"], "type": option["type"], "focused": True}
        datas.append(command(root, path, [*filled, typed | {"value": rng.choice(WORDS)}]))
    return datas


def _answered(data: dict[str, Any], result: InteractionResult) -> str | None:
    """Return what is wrong with the answer to an input, None = nothing."""
    if not (result.acknowledged and result.ephemeral):
        return f"{data}: no private answer"
    if result.response is None:
        # A later answer at the same table took its place.
        return None
    said = texts(result.response)
    empty = not said and not result.response.attachments
    return f"{data}: {said}" if empty or "incident" in said else None


def _suggested(data: dict[str, Any], result: InteractionResult) -> str | None:
    return None if result.autocomplete_choices is not None else f"{data}: no suggestions"


async def _try(
    harness: Harness,
    found: Outcome,
    person: simcord.MemberActor,
    kind: InteractionType,
    datas: Sequence[dict[str, Any]],
) -> None:
    before = stored(harness)
    results = await sent(harness, person, kind, datas)
    typing = kind is InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    wrong = _suggested if typing else _answered
    found.tried += len(datas)
    found.refused += sum(result.response is not None for result in results)
    found.faults += filter(None, map(wrong, datas, results))
    if changed := {*before} ^ {*stored(harness)}:
        found.faults.append(f"{found.kind}: stored otherwise: {sorted(changed)}")


async def _session(
    found: Outcome, kind: InteractionType, plan: Sequence[tuple[str, Datas]], count: int, seed: int
) -> None:
    rng, errors = random.Random(seed), Errors()
    logging.getLogger().addHandler(errors)
    with tempfile.TemporaryDirectory() as folder:
        async with Harness.open(Path(folder) / "games.sqlite3", asks_hours=True) as harness:
            await tables(harness)
            people = {"player": harness.people[0], "stranger": harness.people[4]}
            people["admin"] = await boss(harness)
            for who, datas in plan:
                wanted = await datas(harness, rng, count // len(plan))
                await _try(harness, found, people[who], kind, wanted)
    logging.getLogger().removeHandler(errors)
    found.faults += errors.found


def _tries(
    name: str, kind: InteractionType, *plan: tuple[str, Datas]
) -> Callable[[int, int], Outcome]:
    def tries(count: int, seed: int) -> Outcome:
        found = Outcome(name)
        for number, part in enumerate(chunks(count, SESSION)):
            asyncio.run(_session(found, kind, plan, part, seed + number))
        return found

    return tries


clicks_tries = _tries(
    "custom ids",
    InteractionType.MESSAGE_COMPONENT,
    ("stranger", _clicks),
    ("stranger", _clicks),
    ("player", _clicks_elsewhere),
    ("admin", _clicks_elsewhere),
)
commands_tries = _tries(
    "command options", InteractionType.APPLICATION_COMMAND, ("stranger", _commands)
)
typing_tries = _tries(
    "typing",
    InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE,
    ("player", _typing),
    ("stranger", _typing),
)

"""Each rule refuses what it is about, with the status and code that Discord documents."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cogs.harness import Harness
from tests.strict import schema, world
from tests.strict.doubles import TAKEN, Double, Rules, Served, Simulated
from tests.strict.payloads import GOOD, READ, bad
from tests.strict.record import RECORD
from tests.strict.refusal import Malformed, Refused
from tests.tools.chaos.asking import Asking

EXPECTED = {name: refusal for name, _, refusal in bad()}


async def answers(double: Double) -> dict[str, tuple[int, int]]:
    """Return what somebody answers to each request that is to be refused."""
    return {name: await double.ask(request) for name, request, _ in bad()}


async def test_the_rules_refuse_what_is_not_as_documented() -> None:
    assert await answers(Rules()) == EXPECTED


@pytest.mark.provokes("each request is wrong on purpose")
async def test_simcord_refuses_what_is_not_as_documented(harness: Harness) -> None:
    assert await answers(await Simulated.of(harness)) == EXPECTED
    assert len(RECORD.taken()) > 100


async def test_the_chaos_server_refuses_what_is_not_as_documented(asking: Asking) -> None:
    assert await answers(await Served.of(asking)) == EXPECTED
    assert len(asking.server.malformed) > 100


@pytest.mark.parametrize("name", GOOD)
async def test_what_is_documented_passes(name: str, harness: Harness, asking: Asking) -> None:
    doubles = (Rules(), await Simulated.of(harness), await Served.of(asking))
    assert [await double.ask(GOOD[name]) for double in doubles] == [TAKEN] * 3


async def test_simcord_answers_as_discord_does(harness: Harness) -> None:
    assert await odd(await Simulated.of(harness)) == {}


async def test_the_chaos_server_answers_as_discord_does(asking: Asking) -> None:
    assert await odd(await Served.of(asking)) == {}


async def odd(double: Double) -> dict[str, list[str]]:
    """Return what Discord never answers like that, by request."""
    found = {}
    for name, request in READ.items():
        assert await double.ask(request) == TAKEN, name
        path = re.sub(r"\{\w+\}", "1", request.path)
        found[name] = schema.faults_of_answer(request.method, path, double.told)
    assert len(found) == len(READ)
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize(
    ("rule", "given", "told"),
    [
        (world.check_kind, (world.FORUM,), (400, 50008)),
        (world.check_kind, (world.MEDIA,), (400, 50008)),
        (world.check_files, (1, 0), (403, 50013)),
        (world.check_token, ("2026-01-01", "2026-01-02"), (401, 50027)),
    ],
)
def test_the_world_is_in_the_way(rule: Any, given: Any, told: tuple[int, int]) -> None:
    with pytest.raises(Refused) as refused:
        rule(*given)
    assert (refused.value.status, refused.value.code) == told
    assert not isinstance(refused.value, Malformed)

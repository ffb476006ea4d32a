"""Servers that fail, each in its way: the state says so, and people elsewhere move meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host.people.way_calls import FIRST_DELAY
from bot.web.push.routes import PUSH
from tests.tools.bench.bench_ways import FAULTS, KINDS, failure

GONE = {("webhook", "410"), (PUSH, "404"), (PUSH, "410")}
"""Answers after which a way is switched off at once."""


HANGS = "hangs"


def said(kind: str, fault: str) -> str:
    if (kind, fault) in GONE:
        return "I switched it off, because"
    if fault in (HANGS, "breaks off"):
        return "it could not be reached, or gave no answer within five seconds"
    return f"the other side answered with status {fault[:3]}"


@pytest.mark.parametrize("kind", KINDS)
async def test_nobody_waits_for_a_server_that_hangs(tmp_path: Path, kind: str) -> None:
    told = await failure(tmp_path / "bot.db", kind, HANGS)
    assert said(kind, HANGS) in told.state
    assert told.posted and told.elsewhere > 0, "somebody has moved meanwhile"
    assert told.wait >= FIRST_DELAY - 30


@pytest.mark.parametrize("fault", [one for one in FAULTS if one != HANGS])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_failure_is_told(tmp_path: Path, kind: str, fault: str) -> None:
    told = await failure(tmp_path / "bot.db", kind, fault)
    assert said(kind, fault) in told.state
    assert told.posted
    if (kind, fault) not in GONE:
        least = 600 if fault.startswith("429") else FIRST_DELAY - 30
        assert told.wait >= least, "Retry-After is kept"

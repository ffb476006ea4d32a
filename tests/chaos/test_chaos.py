"""A small share of `python -m tests.chaos` at each run of the suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.run import run

FAULTS = ("answer-lost", "gateway-invalid-session", "thread-archived")
"""Three that heal without waiting for a sweep."""


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.parametrize("seed", [1])
async def test_kills_and_faults_leave_nothing_untrue(tmp_path: Path, seed: int) -> None:
    report = await run(tmp_path, seed, kills=4, faults=FAULTS, tables=3)
    assert report.clean, f"seed {seed}\n{report}"

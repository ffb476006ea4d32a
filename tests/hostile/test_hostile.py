"""A quick sample of `python -m tests.tools.hostile`; clicks and commands are in tests/cogs."""

from __future__ import annotations

import logging

import pytest

from tests.tools.hostile import Tries, notation, settings_files, sheets, states


@pytest.mark.parametrize(
    ("tries", "count"),
    [(notation.tries, 2000), (states.tries, 500), (settings_files.tries, 100), (sheets.tries, 300)],
)
def test_nothing_hostile_gets_through(tries: Tries, count: int) -> None:
    logging.getLogger("dotenv").setLevel(logging.CRITICAL)
    found = tries(count, 1)
    assert found.faults == []
    assert found.tried == count
    assert 0 < found.refused < count, "some of them are what they look like"

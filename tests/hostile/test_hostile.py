"""A quick sample of `python -m tests.tools.hostile`; clicks and commands are in tests/cogs."""

from __future__ import annotations

import logging
import random

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


def test_what_states_are_spoilt_with_stays_as_it_is() -> None:
    """Otherwise it grows from state to state, and one day contains itself."""
    before, rng = repr(states.VALUES), random.Random(1)
    for _ in range(200):
        data = dict.fromkeys("abcdefgh", 1)
        for _ in range(6):
            states.spoil(data, rng)
    assert repr(states.VALUES) == before

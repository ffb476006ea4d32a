"""Seeds of leagues that nothing fails at; `tests.tools.simulate --only leagues` runs more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.tools.simulate.leagues.faults import FAULTS
from tests.tools.simulate.leagues.world import simulate_league

SEEDS = ((2, 14, 22), (33, 95))
"""Those that find each planted fault below, and one with many tables."""


@pytest.mark.parametrize("seeds", SEEDS)
def test_no_step_of_a_season_decides_by_what_was(seeds: Sequence[int]) -> None:
    results = [simulate_league(seed) for seed in seeds]
    assert [f"seed {r.seed}: {finding}" for r in results for finding in r.findings] == []
    assert sum(r.tables for r in results) > 0


def test_a_seed_of_a_league_repeats_exactly() -> None:
    assert simulate_league(4).trace == simulate_league(4).trace != simulate_league(5).trace


FINDS = {
    "seasons_are_not_read_again": 14,
    "people_are_looked_up_once": 2,
    "excluded_people_sign_up": 33,
    "nobody_is_promoted": 22,
}
"""Seeds to begin with, for they found the fault once: the search goes on from there."""


@pytest.mark.parametrize("fault", FINDS)
def test_a_planted_fault_in_a_step_is_found(fault: str) -> None:
    """The other two need more seeds: `python -m tests.tools.simulate --faults`."""
    first = FINDS[fault]
    with FAULTS[fault]():
        assert any(simulate_league(seed).findings for seed in range(first, first + 40))

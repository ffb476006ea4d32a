"""Three bots in three processes: people sign up with each, and all compute the same standings."""

from __future__ import annotations

from tests.tools.three_bots import OTHERS, measured, plan_of


async def test_three_bots_compute_the_same_season() -> None:
    figures = await measured(plan_of("toy", 15, 2, 2, absence=0.0))
    assert (figures.people, figures.elsewhere, figures.entered) == (15, 6, 6)
    assert figures.equal == figures.computed == OTHERS
    assert (figures.faults, figures.interventions) == (0, 0)

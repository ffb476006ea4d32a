"""Three bots in three processes: people sign up with each, and all compute the same standings."""

from __future__ import annotations

from tests.tools.three_bots import measured, plan_of


async def test_three_bots_compute_the_same_season() -> None:
    figures = await measured(plan_of("toy", 15, 2, 2, absence=0.0))
    assert figures.people == 15
    assert figures.elsewhere == figures.entered > 0
    assert (figures.differing, figures.interventions) == (0, 0)

"""Three bots in three processes come to the same standings of one season."""

from __future__ import annotations

from tests.tools.three_bots import OTHERS, measured, plan_of


async def test_three_bots_compute_the_same_season() -> None:
    figures = await measured(plan_of("toy", 8, 2, 2))
    assert figures.people == 8 and figures.computed >= 2 * OTHERS
    assert figures.equal == figures.computed

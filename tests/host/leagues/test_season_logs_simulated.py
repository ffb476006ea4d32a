"""Logs of simulated seasons, in which people vanish, come late, are excluded and corrected."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.leagues.season_standings import OUT
from bot.leagues.seasonlog.verifying import check_log
from bot.leagues.settings import FEWER, PLACE, SWISS
from bot.simulation.plan import Acts, Plan, drawn_up, usual
from tests.leagues.real_logs import REFEREE, log_of

ACTS = Acts(1, 1, 1)


def plan(people: int, divisions: int, comers: int, **rules: Any) -> Plan:
    wanted = replace(usual("toy", 200), **{"size": 4, "games": 4, **rules})
    return drawn_up(wanted, people, divisions, 3, 0.3, ACTS, comers)


@pytest.mark.parametrize(
    ("wanted", "kinds"),
    [
        (plan(16, 2, 3, late=PLACE), {"seats", "correction"}),
        (plan(16, 2, 3, late=FEWER), {"seats", "correction"}),
        (plan(14, 1, 2, form=SWISS, up=4), {"winners", "correction"}),
        (plan(12, 1, 0, size=3, games=3, team_size=3), {"correction"}),
        (plan(12, 1, 2, form=SWISS, size=3, games=3, team_size=2, up=0), {"correction"}),
    ],
    ids=["places", "fewer", "swiss", "teams", "teams in rounds"],
)
async def test_a_season_is_computed_again(wanted: Plan, kinds: set[str]) -> None:
    checked = check_log(await log_of(wanted), REFEREE)
    assert {line.kind for line in checked.lines} >= kinds | {"draw", "result", "over", "standings"}
    ledger = checked.ledger
    assert any(one.status in OUT for one in ledger.entries.values())
    assert checked.undrawn == 0
    if wanted.settings.team_size:
        assert all(one.team for one in ledger.entries.values())

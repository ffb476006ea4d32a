"""A small share of `python -m tests.tools.strangers`: games that strangers do not play together."""

from __future__ import annotations

import pytest

from bot.host.core.paces import DAY, HOUR, MINUTE
from bot.host.people.hours import Hours, Span
from bot.simulation.people import EVER, Vacation
from tests.tools.strangers import classic, hundred, quartets
from tests.tools.strangers.figures import (
    MISSING,
    MOST_LIVE_PINGS,
    Moved,
    Ping,
    live_peak,
    pings_at_rest,
)
from tests.tools.strangers.life import Plan
from tests.tools.strangers.people import Stranger
from tests.tools.strangers.stage import EPOCH

NOON = EPOCH
"""In Greenwich."""


@pytest.mark.parametrize("seed", (8, 148, 152))
def test_a_game_of_strangers_comes_to_an_end_and_wakes_nobody(seed: int) -> None:
    outcome = hundred.play(seed)
    assert not outcome.dead, outcome.ending
    assert outcome.ledger.pings
    assert outcome.night == []
    assert outcome.vacation == []
    assert outcome.live_peak <= MOST_LIVE_PINGS
    assert outcome.waited <= outcome.decisions / 20


def test_a_second_way_for_half_of_four_people_saves_time_outs_and_wakes_nobody() -> None:
    """One game with and without; `--quartets` of the tool plays many."""
    none, half = (quartets.play(1, quartets.Arm(heeded)) for heeded in (None, 0.95))
    assert none.ending == half.ending == "finished"
    assert none.night == half.night == []
    before, after = none.waited / none.questions, half.waited / half.questions
    assert before > 0.1, "a share of the questions is overlooked"
    assert after < before
    by_way = [ping for ping in half.ledger.pings if ping.what.startswith("way ")]
    assert by_way and {ping.user_id for ping in by_way} == {1, 3}
    assert not any(ping.what.startswith("way ") for ping in none.ledger.pings)


async def test_the_first_days_of_four_strangers_through_the_bot() -> None:
    outcome = await classic.play(Plan(1, most_days=8), pictures=False)
    assert outcome.decisions > 10
    assert outcome.ledger.counts["posts"] > 10
    assert outcome.ledger.counts["REST calls"] < 15 * outcome.decisions
    assert outcome.night == []
    assert not outcome.ledger.counts[MISSING]


def test_a_ping_counts_by_what_the_person_does_then() -> None:
    hours = Hours("Europe/London", 8 * 60, 22 * 60)
    anna = Stranger(1, "anna", hours, vacation=Vacation(NOON + DAY, 2, bot=False))
    ben = Stranger(2, "ben", hours, tells_hours=False)
    moments = {"day": NOON, "night": NOON + 12 * HOUR, "vacation": NOON + 36 * HOUR}
    pings = [Ping(at, who.id, what) for what, at in moments.items() for who in (anna, ben)]
    night, unset, vacation = pings_at_rest(pings, {1: anna, 2: ben})
    assert [(p.user_id, p.what) for p in night] == [(1, "night")]
    assert [(p.user_id, p.what) for p in unset] == [(2, "night"), (2, "vacation")]
    assert [(p.user_id, p.what) for p in vacation] == [(1, "vacation")]


def test_an_hour_is_live_while_nobody_is_waited_for() -> None:
    moves = [Moved(NOON + n * 5 * MINUTE, n % 2) for n in range(20)]
    pings = [Ping(move.at, move.user_id, "turn") for move in moves]
    assert live_peak(moves, pings) == 12
    assert live_peak([move for n, move in enumerate(moves) if n % 4 == 0], pings) == 0


def test_who_vanished_answers_nothing_and_is_not_willing() -> None:
    gone = Stranger(1, "cleo", Hours(), gone=(Span(NOON, NOON + EVER),))
    assert gone.absent(NOON + DAY)
    assert not gone.willing(NOON + DAY)
    assert gone.willing(NOON - DAY)

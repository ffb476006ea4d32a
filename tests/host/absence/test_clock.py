"""A seat's clock: what is due and when, as a pure function of time."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.host.absence.table_clocks import (
    CALLED,
    CALLED_AGAIN,
    OUT,
    Clock,
    Due,
    answered,
    fresh,
    left,
    next_stage,
    reached_stage,
    runs_out_at,
    started,
    stopped,
)
from bot.host.absence.timeouts import verdict
from bot.host.core.paces import HOUR, PACES, STANDARD
from bot.host.people.hours import Hours, Schedule, Span, merged

ALWAYS = Schedule()


def test_a_new_clock_is_full_and_stands_still() -> None:
    clock = fresh(STANDARD)
    assert (clock.left, clock.since) == (36 * HOUR, None)
    assert next_stage(clock, STANDARD, ALWAYS) is None
    assert runs_out_at(clock, ALWAYS) is None


def test_who_must_act_is_called_twice_before_the_time_is_over() -> None:
    clock = started(fresh(STANDARD), 0.0)
    moments = [reached_stage(clock, STANDARD, ALWAYS, hour * HOUR) for hour in range(38)]
    assert moments.index(CALLED) == 24
    assert moments.index(CALLED_AGAIN) == 32
    assert moments.index(OUT) == 36
    assert runs_out_at(clock, ALWAYS) == 36 * HOUR


def test_nobody_is_called_while_asleep() -> None:
    schedule = Schedule(Hours("UTC", 8 * 60, 20 * 60))
    coming = next_stage(started(fresh(STANDARD), 19 * HOUR), STANDARD, schedule)
    assert coming is not None
    # One hour this evening, twelve tomorrow, eleven the day after.
    assert coming.at == (48 + 19) * HOUR


def test_whoever_has_less_left_than_a_call_needs_is_called_at_once() -> None:
    assert next_stage(Clock(11 * HOUR, 500.0), STANDARD, ALWAYS) == Due(CALLED, 500.0)
    assert next_stage(Clock(0.0, 500.0, CALLED_AGAIN), STANDARD, ALWAYS) == Due(OUT, 500.0)


def test_a_late_look_skips_what_is_past() -> None:
    clock = started(fresh(STANDARD), 0.0)
    assert reached_stage(clock, STANDARD, ALWAYS, 1000 * HOUR) == OUT


def test_quick_decisions_fill_the_bank_slow_ones_live_from_it() -> None:
    clock = started(Clock(30 * HOUR), 0.0)
    quick = answered(clock, STANDARD, ALWAYS, HOUR)
    assert quick == Clock(36 * HOUR)
    slow = answered(clock, STANDARD, ALWAYS, 29 * HOUR)
    assert slow == Clock(25 * HOUR)


def test_a_stopped_clock_keeps_what_it_has_and_the_stage() -> None:
    clock = stopped(Clock(10 * HOUR, 0.0, CALLED), ALWAYS, 4 * HOUR)
    assert clock == Clock(6 * HOUR, None, CALLED)
    assert left(clock, ALWAYS, 1000 * HOUR) == 6 * HOUR


def test_a_clock_set_back_takes_nothing() -> None:
    assert left(Clock(10 * HOUR, 500 * HOUR), ALWAYS, 400 * HOUR) == 10 * HOUR


@given(st.lists(st.tuples(st.floats(0, 1e6), st.floats(0, 1e6)), max_size=4), st.floats(0, 1e6))
def test_what_is_off_is_given_back_to_the_second(
    gaps: list[tuple[float, float]], at: float
) -> None:
    spans = tuple(Span(min(gap), max(gap)) for gap in gaps)
    plain = next_stage(started(fresh(STANDARD), at), STANDARD, ALWAYS)
    shifted = next_stage(started(fresh(STANDARD), at), STANDARD, Schedule(Hours(), merged(spans)))
    assert plain is not None and shifted is not None
    assert shifted.at >= plain.at
    lost = sum(max(0.0, min(s.end, shifted.at) - max(s.start, at)) for s in merged(spans))
    assert abs(shifted.at - plain.at - lost) < 1e-3


def test_the_paces_are_those_that_lobbies_offer() -> None:
    hours = {key: (pace.turn / HOUR, pace.bank / HOUR) for key, pace in PACES.items() if pace}
    assert hours == {
        "live": (1 / 6, 1 / 3),
        "fast": (12, 6),
        "standard": (24, 12),
        "relaxed": (72, 24),
    }


def test_every_pace_leaves_time_between_its_calls() -> None:
    for pace in filter(None, PACES.values()):
        assert pace.most > pace.calls[0] > pace.calls[1] > pace.calls[2] == 0.0


def test_votes_decide_by_more_than_half_or_when_all_have_spoken() -> None:
    people = (1, 2, 3)
    assert verdict({}, people, people, closed=False) is None
    assert verdict({1: "wait"}, people, people, closed=False) is None
    assert verdict({1: "wait", 2: "wait"}, people, people, closed=False) == "wait"
    assert verdict({1: "wait", 2: "end"}, people, people, closed=False) is None
    most = {1: "caretaker", 2: "wait", 3: "wait"}
    assert verdict(most, people, people, closed=False) == "wait"
    assert verdict({1: "wait", 2: "caretaker", 3: "end"}, people, people, False) == "caretaker"


def test_when_the_time_is_up_those_who_spoke_decide_else_a_house_bot_plays() -> None:
    people = (1, 2, 3, 4)
    assert verdict({}, people, people, closed=True) == "caretaker"
    assert verdict({1: "wait"}, people, people, closed=True) == "wait"
    assert verdict({1: "wait", 2: "caretaker"}, people, people, closed=True) == "caretaker"
    assert verdict({9: "wait"}, people, people, closed=True) == "caretaker"
    assert verdict({}, (), (), closed=True) == "caretaker"


def test_a_table_ends_only_when_everybody_present_says_so() -> None:
    """The default is never the end, and most are not all."""
    people = (1, 2, 3)
    assert verdict({1: "end", 2: "end"}, people, people, closed=False) is None
    assert verdict({1: "end", 2: "end"}, people, people, closed=True) == "caretaker"
    assert verdict({1: "end", 2: "end", 3: "wait"}, people, people, closed=False) == "wait"
    assert verdict(dict.fromkeys(people, "end"), people, people, closed=False) == "end"
    # The owner alone decides the rest; for the end the others are needed, too.
    assert verdict({1: "end"}, (1,), people, closed=False) is None
    assert verdict(dict.fromkeys(people, "end"), (1,), people, closed=False) == "end"

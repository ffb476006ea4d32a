"""Who fits together, and why somebody waits: the pure part of the queue."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from itertools import combinations
from typing import Any

import pytest

from bot.host.lobby.matching import (
    OVERLAP,
    QUARTERS,
    Group,
    Reason,
    Seeker,
    find,
    obstacle,
    quarters,
    shared,
    why,
)
from bot.host.people.hours import Hours, Schedule, Span
from bot.ratings.model import Skill

SEATS = {"puerto_rico": range(2, 6), "amerigo": range(2, 5)}
DAY = (1 << QUARTERS) - 1
NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC).timestamp()


def seeker(number: int, **more: Any) -> Seeker:
    usual = Seeker(
        number, frozenset(SEATS), frozenset(range(2, 6)), "standard", False, DAY, False, number
    )
    return replace(usual, **more)


def awake(wakes: int, sleeps: int) -> int:
    return quarters(Schedule(Hours("UTC", wakes * 60, sleeps * 60)), NOW)


@pytest.mark.parametrize(
    ("wakes", "sleeps", "found"),
    [(0, 0, QUARTERS), (8, 23, 60), (13, 15, 8), (11, 13, 8), (22, 6, 32)],
)
def test_the_quarters_of_a_day_are_those_of_the_hours(wakes: int, sleeps: int, found: int) -> None:
    assert awake(wakes, sleeps).bit_count() == found


def test_a_vacation_counts_as_asleep() -> None:
    away = Schedule(off=(Span(NOW - 5, NOW + 22 * 3600),))
    assert quarters(away, NOW).bit_count() == 8


def test_as_many_play_as_fit_and_want_to() -> None:
    people = [seeker(number) for number in range(4)]
    assert find(people, SEATS) == Group("puerto_rico", tuple(people))
    fewer = [replace(one, counts=frozenset({2, 3})) for one in people]
    found = find(fewer, SEATS)
    assert found is not None and len(found.people) == 3
    assert find([seeker(1)], SEATS) is None


def test_newcomers_come_first_and_the_others_by_how_long_they_wait() -> None:
    two = {"counts": frozenset({2})}
    people = [seeker(number, **two) for number in (1, 2, 3)] + [seeker(9, newcomer=True, **two)]
    found = find(people, SEATS)
    assert found is not None and {one.user_id for one in found.people} == {1, 9}
    assert found.people[0].user_id == 1, "the owner is who waits longest"


def test_all_are_awake_together_not_only_by_twos() -> None:
    """Each two of them have six hours together, all three have none."""
    first, second = awake(12, 0), awake(18, 6)
    third = awake(0, 6) | awake(12, 18)
    people = [seeker(n, awake=one) for n, one in enumerate((first, second, third))]
    assert all(shared(pair) >= OVERLAP for pair in combinations(people, 2))
    assert shared(people) == 0
    three = [replace(one, counts=frozenset({3})) for one in people]
    assert find(three, SEATS) is None
    assert why(three[0], three, "amerigo", SEATS["amerigo"]).why == "others"
    found = find(people, SEATS)
    assert found is not None and len(found.people) == 2


@pytest.mark.parametrize(
    ("more", "kind"),
    [
        ({}, None),
        ({"games": frozenset({"puerto_rico"})}, "avoided"),
        ({"avoids": frozenset({2})}, "avoided"),
        ({"pace": "live"}, "pace"),
        ({"near": True, "skills": {"amerigo": Skill(40.0, 2.0)}}, "strength"),
        ({"skills": {"amerigo": Skill(40.0, 2.0)}}, None),
        ({"awake": awake(12, 14)}, "hours"),
    ],
)
def test_what_keeps_two_people_apart(more: dict[str, Any], kind: str | None) -> None:
    one = seeker(1, **more)
    assert obstacle(one, seeker(2), "amerigo") == kind


def test_why_one_waits() -> None:
    def reason(own: Seeker, *others: Seeker) -> Reason:
        return why(own, (own, *others), "amerigo", SEATS["amerigo"])

    own = seeker(1, awake=awake(12, 20), counts=frozenset({3, 4}))
    near = seeker(2, counts=frozenset({3}))
    assert reason(own) == Reason("amerigo", "alone")
    assert reason(own, near) == Reason("amerigo", "few", 1, missing=1)
    assert reason(own, replace(near, counts=frozenset({2}))) == Reason("amerigo", "counts", 1)
    late = seeker(3, awake=awake(19, 5))
    assert reason(own, late, replace(late, user_id=4)) == Reason("amerigo", "hours", 2, 1)
    assert reason(own, replace(near, pace="fast")) == Reason("amerigo", "pace", 1, 8)
    hidden = replace(own, avoids=frozenset({2}))
    assert reason(hidden, near) == Reason("amerigo", "alone"), "nobody learns who avoids them"


def test_a_group_that_is_found_always_fits() -> None:
    """And where none is found, none of the size of two would do."""
    for seed in range(300):
        rng = random.Random(seed)
        people = [
            seeker(
                number,
                games=frozenset(rng.sample([*SEATS], rng.randint(1, 2))),
                counts=frozenset(rng.sample(range(2, 6), rng.randint(1, 3))),
                pace=rng.choice(("standard", "fast")),
                awake=awake(rng.randrange(24), rng.randrange(24)),
                newcomer=rng.random() < 0.3,
                avoids=frozenset(rng.sample(range(7), rng.randint(0, 2))),
            )
            for number in range(7)
        ]
        people = [
            replace(
                one,
                avoids=one.avoids
                | {two.user_id for two in people if one.user_id in two.avoids} - {one.user_id},
            )
            for one in people
        ]
        found = find(people, SEATS)
        fits = [
            pair
            for pair in combinations(people, 2)
            for game in SEATS
            if obstacle(*pair, game) is None and all(2 in one.counts for one in pair)
        ]
        if found is None:
            assert not fits, seed
        else:
            count = len(found.people)
            assert count in SEATS[found.game]
            assert all(count in one.counts for one in found.people)
            assert shared(found.people) >= OVERLAP
            pairs = combinations(found.people, 2)
            assert all(obstacle(one, two, found.game) is None for one, two in pairs), seed

"""The rounds of Swiss events: whom people meet, where they sit, and who has a bye."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from bot.leagues.pairing import CannotPair, Pairing, Request, pair, recipe, request_of
from bot.leagues.pairing.request import Earlier
from tests.leagues.events import check
from tests.leagues.swiss_seasons import check_swiss

EIGHT = tuple(range(1, 9))


def round_of(people: int, size: int = 4, sizes: tuple[int, ...] = (3, 4, 5)) -> Request:
    everybody = tuple(range(1, people + 1))
    return Request(everybody, size, frozenset(sizes), 1, seed=7, earlier=Earlier())


def with_scores(request: Request, *scores: int) -> Request:
    known = dict(zip(request.people, scores, strict=True))
    return replace(request, earlier=Earlier(scores=known))


def tables_of(pairing: Pairing) -> set[frozenset[int]]:
    return set(map(frozenset, pairing.tables))


def test_no_round_of_these_events_could_be_better() -> None:
    total = Counter[str]()
    # `python -m tests.tools.swiss` checks as many as it is told to.
    for seed in range(12):
        total += check(seed)
    assert total["tried whole"] > 20 and total["byes"] and total["meetings again"]


def test_people_who_stand_level_share_a_table() -> None:
    request = with_scores(round_of(8), 1000, 0, 900, 100, 800, 200, 700, 300)

    assert tables_of(pair(request)) == {frozenset({1, 3, 5, 7}), frozenset({2, 4, 6, 8})}


def test_nobody_meets_again_as_long_as_that_is_possible() -> None:
    request, tables = round_of(16), ()

    for number in range(5):
        request = replace(request, seed=number, earlier=Earlier(tables))
        tables += pair(request).tables

    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    assert len(tables) == 20
    # Five rounds of sixteen people: every pair can meet exactly once, but need not.
    assert max(met.values()) <= 2
    assert met.most_common()[-1][1] == 1


def test_standing_counts_for_less_than_a_meeting_again() -> None:
    earlier = Earlier(((1, 2, 3, 4), (5, 6, 7, 8)), {1: 1000, 2: 900, 3: 800, 4: 700})
    request = replace(round_of(8), earlier=earlier)

    for table in pair(request).tables:
        assert len({1, 2, 3, 4} & set(table)) == 2


def test_seats_are_those_that_people_had_least() -> None:
    earlier = Earlier(((1, 2, 3, 4), (2, 1, 4, 3), (3, 4, 1, 2)))
    (table,) = pair(replace(round_of(4), earlier=earlier)).tables

    assert table == (4, 3, 2, 1)


def test_a_bye_goes_to_the_lowest_and_to_nobody_twice() -> None:
    request = with_scores(round_of(9, sizes=(4,)), 9, 8, 7, 6, 5, 4, 3, 2, 1)

    assert pair(request).short == (9,)
    assert request.earlier is not None
    again = replace(request, earlier=replace(request.earlier, byes={9: 1}))
    assert pair(again).short == (8,)


def test_a_table_of_another_size_is_better_than_a_bye() -> None:
    assert pair(round_of(5, size=3)).short == ()
    assert sorted(map(len, pair(round_of(7)).tables)) == [3, 4]


def test_a_bye_parts_people_who_must_not_meet() -> None:
    request = with_scores(round_of(5, sizes=(4,)), 5, 4, 3, 2, 1)
    request = replace(request, avoid=frozenset({frozenset({1, 4})}))

    assert pair(request).short == (4,)


def test_smaller_tables_part_people_who_must_not_meet() -> None:
    request = replace(round_of(5, sizes=(2, 3, 4, 5)), avoid=frozenset({frozenset({1, 4})}))

    assert sorted(map(len, pair(request).tables)) == [2, 3]


def test_people_who_must_not_meet_and_have_nobody_else_cannot_be_paired() -> None:
    request = replace(round_of(4), avoid=frozenset({frozenset({1, 2})}))

    with pytest.raises(CannotPair) as refused:
        pair(request)
    assert (refused.value.reason, refused.value.count) == ("avoid", 2)


def test_too_few_people_cannot_be_paired() -> None:
    with pytest.raises(CannotPair) as refused:
        pair(round_of(2))
    assert refused.value.reason == "people"


def test_anybody_can_pair_a_round_again_from_its_recipe() -> None:
    earlier = Earlier(((1, 2, 3, 4), (5, 6, 7, 8)), {1: 1000, 5: 1000, 2: 600}, {8: 1})
    request = replace(round_of(8), earlier=earlier)
    told = recipe(request)
    assert told is not None

    assert pair(request_of(told, request.seed)) == pair(request)


def test_a_round_says_how_often_people_have_met_in_the_whole_event() -> None:
    earlier = Earlier(((1, 2, 3, 4), (5, 6, 7, 8)))
    found = pair(replace(round_of(8), earlier=earlier)).report

    assert found.people[1].games == 2
    assert found.meetings == {0: 8, 1: 16, 2: 4}


def test_places_that_are_still_possible_hold_however_an_event_goes_on() -> None:
    total = Counter[str]()
    for seed in range(30):
        total += check_swiss(seed)
    assert total["places"] > 4000 and total["left"] and total["sure"]

"""Cups and ladders: who goes on, and who sits together."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bot.leagues.records import Award, Row
from bot.leagues.rounds import Waiting, fitting, from_groups, from_tables, tables, tables_of


def row(person: int, place: int, points: int, games: int = 3) -> Row:
    return Row(place, person, Fraction(points), games, 0, 0, Fraction(0))


def award(fixture: int, person: int, place: int | None, share: float = 0.5) -> Award:
    return Award(fixture, person, Fraction(0), place, share=Fraction(share))


def test_the_firsts_of_all_groups_come_before_their_seconds() -> None:
    groups = {
        1: [row(301, 1, 20), row(302, 2, 19)],
        2: [row(303, 1, 25), row(304, 2, 9)],
    }
    assert from_groups(groups, 2) == [303, 301, 302, 304]


def test_who_has_played_nothing_goes_on_nowhere() -> None:
    assert from_groups({1: [row(301, 1, 0, games=0)]}, 1) == []


def test_winners_go_on_and_the_best_seconds_fill_the_last_table() -> None:
    awards = [
        award(table, 300 + 10 * table + place, place, share=0.9 - table / 10 if place == 2 else 1)
        for table in (1, 2, 3)
        for place in (1, 2, 3, 4)
    ]
    assert from_tables(awards, 4, range(3, 6)) == [311, 321, 331, 312]


def test_the_next_one_goes_on_where_the_winner_scored_nothing() -> None:
    awards = [award(1, 301, None), award(1, 302, 1), award(2, 303, 1), award(2, 304, 2, 0.1)]
    assert from_tables(awards, 2, range(2, 3)) == [302, 303]


def test_one_table_decides_the_cup() -> None:
    assert from_tables([award(1, 301, 1), award(1, 302, 2)], 4, range(3, 6)) == []


def test_who_is_one_too_many_for_the_tables_of_the_game_goes_on_nowhere() -> None:
    assert list(fitting(range(300, 305), 4, (3, 4))) == [300, 301, 302, 303]
    assert list(fitting(range(300, 305), 4, range(3, 6))) == list(range(300, 305))


@given(st.integers(3, 60), st.integers(3, 5), st.integers(0, 2**32))
def test_tables_take_everybody_once_and_differ_by_one_seat_at_most(
    count: int, size: int, seed: int
) -> None:
    people = list(fitting(range(300, 300 + count), size, range(3, 6)))
    found = tables_of(people, size, range(3, 6), seed)
    assert sorted(person for table in found for person in table) == people
    assert max(map(len, found)) - min(map(len, found)) <= 1
    assert all(3 <= len(table) <= 5 for table in found)
    strongest = people[: len(found)]
    assert all(len({*table} & {*strongest}) == 1 for table in found)


def test_who_sat_together_in_a_group_is_parted() -> None:
    together = frozenset({frozenset({301, 303}), frozenset({302, 304})})
    found = tables_of([301, 302, 303, 304], 2, range(2, 3), 1, together)
    assert all(frozenset(table) not in together for table in found)


def test_the_nearest_in_rating_sit_together() -> None:
    waiting = [Waiting(301, 10, 0), Waiting(302, 30, 1), Waiting(303, 12, 2), Waiting(304, 31, 3)]
    found = tables(waiting, 2, frozenset(), frozenset(), seed=1)
    assert {frozenset(table) for table in found} == {frozenset({301, 303}), frozenset({302, 304})}


def test_nobody_sits_with_somebody_avoided_and_the_rest_waits() -> None:
    waiting = [Waiting(301, 10, 0), Waiting(302, 10, 1), Waiting(303, 90, 2)]
    found = tables(waiting, 2, frozenset({frozenset({301, 302})}), frozenset(), seed=1)
    assert [frozenset(table) for table in found] == [frozenset({301, 303})]


def test_others_come_before_those_of_a_recent_table() -> None:
    waiting = [Waiting(301, 10, 0), Waiting(302, 10, 1), Waiting(303, 90, 2)]
    found = tables(waiting, 2, frozenset(), frozenset({frozenset({301, 302})}), seed=1)
    assert [frozenset(table) for table in found] == [frozenset({301, 303})]

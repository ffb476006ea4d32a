"""Divisions: promotion and relegation, newcomers, equal sizes, and nobody moved who may not be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date
from itertools import product

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from bot.leagues.divisions import Draft, Placed, count_for, draft, groups, lasting
from bot.leagues.records import Entrant
from bot.leagues.settings import Settings

RULES = Settings("puerto_rico", date(2026, 1, 5), date(2026, 3, 1), division_size=6, up=1, down=1)
STEADY = profile(deadline=None, derandomize=True, database=None, max_examples=60)


def known(division: int, place: int, **more: float | int | bool | None) -> Entrant:
    """Person 203 was third in the second division."""
    return Entrant(100 * division + place, last_division=division, last_place=place, **more)  # type: ignore[arg-type]


def last_season(*sizes: int) -> list[Entrant]:
    return [
        known(number, place) for number, size in enumerate(sizes, 1) for place in range(1, size + 1)
    ]


def newcomers(count: int) -> list[Entrant]:
    return [Entrant(person) for person in range(1, count + 1)]


def shown(drafted: Draft) -> list[str]:
    """Each division as its people with the first letters of their reasons."""
    return [
        " ".join(f"{one.person}{one.reason[0]}" for one in division)
        for division in drafted.divisions
    ]


def found(drafted: Draft, person: int) -> Placed | None:
    return next((one for one in flat(drafted) if one.person == person), None)


def placed(drafted: Draft, person: int) -> Placed:
    one = found(drafted, person)
    assert one is not None
    return one


def flat(drafted: Draft) -> list[Placed]:
    return [one for division in drafted.divisions for one in division]


def test_the_first_go_up_and_the_last_go_down():
    assert shown(draft(last_season(6, 6, 6), RULES, 1)) == [
        "101s 102s 103s 104s 105s 201p",
        "106r 202s 203s 204s 205s 301p",
        "206r 302s 303s 304s 305s 306s",
    ]


def test_who_came_last_is_known_from_all_who_played():
    """106 does not come back: 105 was fifth of six and stays."""
    people = [one for one in last_season(6, 6, 6) if one.person != 106]
    drafted = draft(people, RULES, 1, last_sizes={1: 6, 2: 6, 3: 6})
    assert placed(drafted, 105).reason == "stayed"
    assert placed(draft(people, RULES, 1), 105).reason == "relegated"


def test_newcomers_come_to_the_bottom_and_who_stayed_moves_up_in_order():
    people = [one for one in last_season(6, 6, 6) if one.person not in (102, 103)]
    drafted = draft([*people, *newcomers(2)], RULES, 1, last_sizes={1: 6, 2: 6, 3: 6})
    assert shown(drafted)[:2] == [
        "101s 104s 105s 201p 202m 203m",
        "106r 204s 205s 301p 302m 303m",
    ]
    assert [one.reason for one in drafted.divisions[2][-2:]] == ["new", "new"]


def test_the_first_season_is_drawn_by_rating_and_lot():
    rated = [Entrant(person, rating=2000.0 - person) for person in range(1, 9)]
    drafted = draft([*newcomers(20)[8:], *rated], replace(RULES, division_size=5), 1)
    people = [[one.person for one in division] for division in drafted.divisions]
    assert people[0] == [1, 2, 3, 4, 5]
    assert people[1][:3] == [6, 7, 8]
    assert list(map(len, people)) == [5, 5, 5, 5]
    other = draft([*newcomers(20)[8:], *rated], replace(RULES, division_size=5), 2)
    assert [one.person for one in other.divisions[2]] != people[2]


def test_a_newcomer_with_a_rating_comes_where_it_fits_and_there_is_room():
    people = [replace(one, rating=1800.0 - one.person) for one in last_season(6, 6)]
    strong, weak = Entrant(1, rating=1750.0), Entrant(2, rating=900.0)
    full = draft([*people, strong, weak], RULES, 1)
    assert placed(full, 1).division == 1
    assert placed(full, 2).division == 2


def test_the_last_division_is_dissolved_when_too_few_are_left():
    people = [one for one in last_season(6, 6, 6) if one.person not in (302, 303, 304, 305, 306)]
    drafted = draft(people, RULES, 1, last_sizes={3: 6})
    assert len(drafted.divisions) == 2
    assert placed(drafted, 206).reason == "stayed", "there is no division to go down to"
    assert placed(drafted, 301).reason == "promoted"


def test_who_was_in_a_division_that_is_no_more_moves_up():
    people = [*last_season(6, 6), known(3, 4)]
    assert placed(draft(people, RULES, 1, last_sizes={3: 6}), 304).reason == "moved_up"


def test_withdrawals_leave_the_number_of_divisions_that_was_shown():
    people = last_season(7, 7, 6)
    rules = replace(RULES, division_size=8)
    assert len(draft(people, rules, 1).divisions) == 3
    left = people[:-1]
    assert len(draft(left, rules, 1).divisions) == 2
    again = draft(left, rules, 1, shown=flat(draft(people, rules, 1)))
    assert list(map(len, again.divisions)) == [7, 7, 5]


def test_a_division_without_a_table_is_no_division():
    rules = replace(RULES, size=5)
    seen = draft([*last_season(7, 7), *newcomers(5)], rules, 1)
    assert len(seen.divisions) == 3
    left = draft([*last_season(7, 7), *newcomers(4)], rules, 1, shown=flat(seen))
    assert len(left.divisions) == 2, "four newcomers are no table of five"


def test_what_an_organiser_moves_stays_where_it_was_put():
    by_hand = [
        replace(one, division=1, reason="by_hand") if one.person == 303 else one
        for one in flat(draft(last_season(6, 6, 6), RULES, 1))
    ]
    again = draft(last_season(6, 6, 6)[1:], RULES, 1, shown=by_hand)
    assert placed(again, 303) == Placed(303, 1, "by_hand")
    assert list(map(len, again.divisions)) == [6, 6, 5]


def test_a_division_that_an_organiser_opens_may_be_too_small_for_now():
    seen = flat(draft(last_season(6, 6), RULES, 1))
    opened = [
        replace(one, division=3, reason="by_hand") if one.person == 206 else one for one in seen
    ]
    again = draft([*last_season(6, 6), *newcomers(1)], RULES, 1, shown=opened)
    assert list(map(len, again.divisions)) == [6, 5, 2]


def test_who_is_out_plays_nowhere():
    people = [replace(one, out=one.person == 101) for one in last_season(6, 6)]
    assert found(draft(people, RULES, 1), 101) is None
    assert draft([], RULES, 1) == Draft(())


@pytest.mark.parametrize(
    ("people", "size", "count"),
    [
        (28, 9, 3),
        (20, 8, 3),
        (19, 8, 2),
        (5, 8, 1),
        (3, 8, 1),
        (80, 16, 5),
        (80, 8, 10),
        (40, 4, 10),
    ],
)
def test_the_number_of_divisions(people: int, size: int, count: int):
    assert count_for(people, replace(RULES, division_size=size)) == count


def test_no_division_is_larger_than_can_be_paired_well():
    assert max(map(len, draft(newcomers(49), replace(RULES, division_size=16), 1).divisions)) <= 16


def test_the_groups_of_a_cup_are_equally_strong():
    people = [Entrant(person, rating=float(-person)) for person in range(1, 13)]
    drafted = groups(people, RULES, 1)
    assert [sum(one.person for one in group) for group in drafted.divisions] == [39, 39]
    assert {one.reason for one in flat(drafted)} == {"new"}
    assert groups([], RULES, 1) == Draft(())


@st.composite
def leagues(draw: st.DrawFn) -> tuple[list[Entrant], Settings, dict[int, int]]:
    sizes = draw(st.lists(st.integers(4, 9), max_size=4))
    everybody = last_season(*sizes)
    back = draw(st.lists(st.booleans(), min_size=len(everybody), max_size=len(everybody)))
    people = [one for one, there in zip(everybody, back, strict=True) if there]
    new = newcomers(draw(st.integers(0, 9)))
    ratings = st.none() | st.integers(1000, 1500).map(float)
    rated = [replace(one, rating=draw(ratings)) for one in [*people, *new]]
    rules = replace(
        RULES,
        size=draw(st.integers(3, 5)),
        division_size=draw(st.integers(5, 10)),
        up=draw(st.integers(0, 2)),
        down=draw(st.integers(0, 2)),
    )
    return rated, rules, dict(enumerate(sizes, 1))


@STEADY
@given(leagues(), st.integers(0, 99))
def test_nobody_is_moved_who_may_not_be(
    league: tuple[list[Entrant], Settings, dict[int, int]], seed: int
):
    people, rules, sizes = league
    drafted = draft(people, rules, seed, sizes)
    count = len(drafted.divisions)
    places = {one.person: one for one in flat(drafted)}
    assert places.keys() == {one.person for one in people}
    assert sum(map(len, drafted.divisions)) == len(people)
    for one in people:
        place, last = places[one.person], one.last_division
        if last is None:
            assert place.reason == "new"
        elif place.reason == "relegated":
            assert place.division == last + 1
            assert one.last_place > sizes[last] - rules.down  # type: ignore[operator]
        elif place.reason == "promoted":
            assert place.division == min(last - 1, count)
            assert one.last_place <= rules.up  # type: ignore[operator]
        elif place.reason == "moved_up":
            assert place.division == min(last - 1, count)
        else:
            assert (place.reason, place.division) == ("stayed", last)
    assert count == 1 or all(len(division) >= rules.size for division in drafted.divisions)


@STEADY
@given(leagues(), st.integers(0, 99))
def test_who_moved_up_was_placed_before_all_who_stayed(
    league: tuple[list[Entrant], Settings, dict[int, int]], seed: int
):
    people, rules, sizes = league
    drafted = draft(people, rules, seed, sizes)
    placed = {one.person: one for division in drafted.divisions for one in division}
    count = len(drafted.divisions)
    for number in range(1, count + 1):
        mine = [one for one in people if one.last_division == number]
        kinds = {
            k: [one.last_place for one in mine if placed[one.person].reason == k]
            for k in ("moved_up", "stayed")
        }
        if kinds["moved_up"] and kinds["stayed"]:
            assert max(kinds["moved_up"]) < min(kinds["stayed"])


def evenest(fixed: list[int], stayed: list[int], new: int) -> int:
    """The least sum of squared sizes, by trying all moves of those who stayed and newcomers."""
    count, best = len(fixed), None
    for ups in product(*(range(number + 1) for number in stayed[1:])):
        sizes = [f + s for f, s in zip(fixed, stayed, strict=True)]
        for division, number in enumerate(ups):
            sizes[division] += number
            sizes[division + 1] -= number
        for _ in range(new):
            sizes[sizes.index(min(sizes))] += 1
        squares = sum(size * size for size in sizes)
        best = squares if best is None else min(best, squares)
    assert best is not None and count
    return best


@STEADY
@given(leagues(), st.integers(0, 99))
def test_sizes_are_as_equal_as_any_moves_could_make_them(
    league: tuple[list[Entrant], Settings, dict[int, int]], seed: int
):
    people, rules, last_sizes = league
    if not people:
        return
    drafted = draft([replace(one, rating=None) for one in people], rules, seed, last_sizes)
    count = len(drafted.divisions)
    fixed, stayed = [0] * count, [0] * count
    last = {one.person: one.last_division for one in people}
    for placed in (one for division in drafted.divisions for one in division):
        came = last[placed.person]
        if placed.reason == "stayed" or (
            placed.reason == "moved_up" and came is not None and came <= count
        ):
            stayed[(came or 1) - 1] += 1
        elif placed.reason != "new":
            fixed[placed.division - 1] += 1
    new = len(people) - sum(fixed) - sum(stayed)
    assert sum(len(d) ** 2 for d in drafted.divisions) == evenest(fixed, stayed, new)


@STEADY
@given(leagues(), st.permutations(range(1000, 1060)))
def test_renaming_people_changes_nothing_but_the_lot(
    league: tuple[list[Entrant], Settings, dict[int, int]], names: list[int]
):
    people, rules, sizes = league
    name = {one.person: new for one, new in zip(people, names, strict=False)}
    renamed = [replace(one, person=name[one.person]) for one in people]
    here, there = draft(people, rules, 7, sizes), draft(renamed[::-1], rules, 7, sizes)
    known_people = {one.person for one in people if one.last_division is not None}
    for person in known_people:
        one, other = found(here, person), found(there, name[person])
        assert one is not None and other is not None
        assert (one.division, one.reason) == (other.division, other.reason)
    assert [Counter(p.reason for p in d) for d in here.divisions] == [
        Counter(p.reason for p in d) for d in there.divisions
    ]


@STEADY
@given(leagues(), st.integers(0, 99), st.data())
def test_withdrawals_move_nobody_down_and_nobody_twice(
    league: tuple[list[Entrant], Settings, dict[int, int]], seed: int, data: st.DataObject
):
    people, rules, sizes = league
    seen = draft(people, rules, seed, sizes)
    assert draft(people, rules, seed, sizes, flat(seen)) == seen
    gone = data.draw(st.sets(st.sampled_from(people), max_size=4)) if people else set()
    left = draft([one for one in people if one not in gone], rules, seed, sizes, flat(seen))
    if len(left.divisions) < len(seen.divisions):
        return
    for before in flat(seen):
        after = found(left, before.person)
        if after is None:
            assert before.person in {one.person for one in gone}
        elif after != before:
            assert before.reason in ("stayed", "new")
            assert (after.division, after.reason) == (before.division - 1, "moved_up")


def test_a_division_dissolves_only_where_people_have_left():
    settings = Settings("toy", date(2027, 1, 1), date(2027, 2, 1), size=4, division_size=9)
    assert [lasting(3, 27, staying, settings) for staying in (27, 23, 22, 20, 12, 0)] == [
        *(3, 3, 3, 2, 1, 3),
    ]
    # One that was small from the start goes on.
    assert lasting(3, 12, 12, settings) == 3

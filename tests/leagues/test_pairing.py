"""Pairing: what is promised strictly, what is reached, and that anybody can compute it again."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.leagues.pairing import (
    CannotPair,
    Pairing,
    Report,
    Request,
    commitment,
    pair,
    recipe,
    report,
    request_of,
    verify,
)
from bot.leagues.pairing.pair import table_sizes

ALL = frozenset({2, 3, 4, 5})
STEADY = settings(deadline=None, derandomize=True, database=None, max_examples=20)


def division(people: int, size: int = 4, games: int = 4, seed: int = 1) -> Request:
    return Request(tuple(range(100, 100 + people)), size, ALL, games, seed)


def evening(start: int, hours: int = 6) -> int:
    """Awake every day from that hour on."""
    return sum(1 << (24 * day + start + hour) % 168 for day in range(7) for hour in range(hours))


def at_bound(report: Report) -> bool:
    """Return whether nobody could do better at meetings and seats."""
    return report.squares == report.squares_bound and report.seat_difference <= report.seat_bound


def games(pairing: Pairing) -> Counter[int]:
    return Counter(person for table in pairing.tables for person in table)


def check_strict(request: Request, pairing: Pairing) -> None:
    """Check what a pairing owes everybody, counted from its tables alone."""
    for person in request.people:
        assert games(pairing)[person] == request.games - (person in pairing.short)
    for table in pairing.tables:
        assert len(set(table)) == len(table)
        assert len(table) in request.sizes
        assert not any(frozenset(two) in request.avoid for two in combinations(table, 2))
    assert list(pairing.waves) == sorted(pairing.waves)
    for wave in set(pairing.waves):
        of_wave = [t for t, w in zip(pairing.tables, pairing.waves, strict=True) if w == wave]
        load = Counter(person for table in of_wave for person in table)
        assert all(load[p] <= request.at_once.get(p, request.games) for p in request.people)


@pytest.mark.parametrize("people", range(5, 17))
def test_tables_of_four_four_games_each_meet_both_bounds(people: int):
    request = division(people)
    pairing = pair(request)
    check_strict(request, pairing)
    assert pairing.report.squares == pairing.report.squares_bound
    assert pairing.report.seat_difference == pairing.report.seat_bound == 0


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("people", "size", "games", "meetings"),
    [(7, 4, 4, 2), (13, 4, 4, 1), (16, 4, 5, 1), (7, 3, 3, 1), (9, 3, 4, 1), (11, 5, 5, 2)],
)
def test_known_designs_are_met_exactly(
    people: int, size: int, games: int, meetings: int, seed: int
):
    pairing = pair(division(people, size, games, seed))
    assert pairing.report.meetings == {meetings: people * (people - 1) // 2}
    assert pairing.report.seat_difference == (1 if games % size else 0)


def test_the_seat_of_everybody_is_every_seat_once():
    pairing = pair(division(7))
    assert {share.seats for share in pairing.report.people.values()} == {(1, 1, 1, 1)}


def test_the_report_says_what_the_tables_are():
    request = replace(
        division(9), awake={person: evening(person % 3) for person in range(100, 109)}
    )
    pairing = pair(request)
    told = pairing.report
    met = Counter(frozenset(two) for table in pairing.tables for two in combinations(table, 2))
    assert told.squares == sum(count**2 for count in met.values())
    assert sum(count * pairs for count, pairs in told.meetings.items()) == met.total()
    for person, share in told.people.items():
        assert share.games == 4
        assert share.opponents == {
            o: met[frozenset({person, o})] for o in range(100, 109) if o != person
        }
        places = [table.index(person) for table in pairing.tables if person in table]
        assert share.seats == tuple(places.count(seat) for seat in range(4))


@st.composite
def requests(draw: st.DrawFn) -> Request:
    people = draw(st.integers(5, 9))
    ids = tuple(draw(st.permutations(range(1000, 1000 + people))))
    size = draw(st.integers(2, 5))
    games = draw(st.integers(1, 4))
    other = draw(st.integers(0, people - 1))
    return Request(
        people=ids,
        size=size,
        sizes=ALL,
        games=games,
        seed=draw(st.integers(0, 2**64 - 1)),
        avoid=frozenset({frozenset({ids[0], ids[other]})})
        if size < people and other
        else frozenset(),
        awake={person: evening(draw(st.integers(0, 23))) for person in ids[:3]},
        at_once={person: draw(st.integers(1, games)) for person in ids},
    )


@STEADY
@given(requests())
def test_what_is_strict_holds_for_every_division(request: Request):
    try:
        pairing = pair(request)
    except CannotPair as refused:
        assert refused.reason == "avoid" and refused.count >= 2
        return
    check_strict(request, pairing)
    assert not pairing.short
    assert pairing.report.squares >= pairing.report.squares_bound


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_division_has_tables_of_nearly_that_size(size: int):
    for people, count in product(range(5, 17), range(1, 13)):
        found, short = table_sizes(division(people, size, count))
        assert (sum(found), short) == (people * count, 0)
        sizes = Counter(found)
        if (people, size, count) == (5, 4, 1):
            assert sizes == {5: 1}, "5 seats are no tables of 4 and 3"
        elif (people, size, count) in {(6, 5, 1), (7, 5, 1), (11, 5, 1)}:
            assert set(sizes) <= {3, 4}, "too few for tables of 5 and 4"
        elif size == 2:
            assert sizes[3] == people * count % 2
        else:
            assert sizes[size - 1] == -people * count % size


@pytest.mark.parametrize(
    ("people", "size", "games"),
    [(5, 2, 3), (11, 3, 2), (16, 3, 4), (6, 5, 1), (10, 5, 2), (8, 5, 7), (9, 4, 7), (5, 4, 5)],
)
def test_tables_of_all_sizes_are_paired(people: int, size: int, games: int):
    request = division(people, size, games)
    pairing = pair(request)
    check_strict(request, pairing)
    assert at_bound(pairing.report)


def test_tables_are_larger_where_the_game_has_no_smaller():
    pairing = pair(replace(division(7, games=3), sizes=frozenset({4, 5})))
    assert Counter(map(len, pairing.tables)) == {4: 4, 5: 1}


def test_who_is_a_game_short_is_named_and_drawn_by_lot():
    only_four = [
        replace(division(7, games=3, seed=seed), sizes=frozenset({4})) for seed in range(8)
    ]
    drawn = {pair(request).short for request in only_four}
    assert {len(short) for short in drawn} == {1}
    assert len(drawn) > 2
    for request in only_four:
        check_strict(request, pair(request))


@pytest.mark.parametrize(("people", "games"), [(9, 3), (10, 5), (11, 6), (13, 3)])
def test_smaller_tables_are_spread_over_everybody(people: int, games: int):
    pairing = pair(division(people, games=games))
    large = Counter(p for table in pairing.tables if len(table) == 4 for p in table)
    assert max(large.values()) - min(large.values()) == 1
    assert at_bound(pairing.report)


def test_the_order_of_people_changes_nothing():
    request = replace(
        division(10), awake={person: evening(person % 24) for person in range(100, 110)}
    )
    assert pair(replace(request, people=request.people[::-1])) == pair(request)


def test_renaming_people_renames_the_tables_and_nothing_else():
    request = replace(
        division(10),
        avoid=frozenset({frozenset({100, 105})}),
        awake={person: evening(person % 24) for person in range(100, 110)},
        at_once=dict.fromkeys(range(100, 110), 2),
    )
    names = {person: 7 * person + 3 for person in request.people}
    renamed = replace(
        request,
        people=tuple(names.values()),
        avoid=frozenset({frozenset({names[100], names[105]})}),
        awake={names[person]: mask for person, mask in request.awake.items()},
        at_once=dict.fromkeys(names.values(), 2),
    )
    here, there = pair(request), pair(renamed)
    assert [tuple(names[p] for p in table) for table in here.tables] == list(there.tables)
    assert here.waves == there.waves


def test_the_seed_is_the_lot():
    drawn = {pair(division(7, seed=seed)).tables for seed in range(6)}
    assert len(drawn) == 6


def test_hours_are_shared_where_meetings_leave_a_choice():
    """Two halves of the world: with 16 people nobody must meet everybody."""
    request = division(16)
    awake = {person: evening(8 if person % 2 else 20) for person in request.people}
    blind, seeing = pair(request), pair(replace(request, awake=awake))
    assert seeing.report.squares == blind.report.squares == 96
    by_chance = report(replace(request, awake=awake), blind.tables)
    assert seeing.report.overlap > 1.1 * by_chance.overlap
    assert seeing.report.least_overlap == 0


def test_meetings_come_before_hours():
    request = division(13)
    awake = {person: evening(8 if person % 2 else 20) for person in request.people}
    assert pair(replace(request, awake=awake)).report.meetings == {1: 78}


@pytest.mark.parametrize("people", [7, 8, 16])
def test_no_table_of_last_season_comes_again(people: int):
    request = division(people)
    last = pair(request)
    again = pair(replace(request, before=frozenset(map(frozenset, last.tables))))
    assert again.report.repeats == 0
    assert at_bound(again.report)


def test_repeats_are_counted():
    request = replace(division(4), before=frozenset({frozenset({100, 101, 102, 103})}))
    assert pair(request).report.repeats == 4


def test_nobody_meets_whom_they_avoid():
    avoid = frozenset(frozenset({person, person + 1}) for person in range(100, 115, 2))
    request = replace(division(16), avoid=avoid)
    pairing = pair(request)
    check_strict(request, pairing)
    assert pairing.report.squares <= 1.05 * pairing.report.squares_bound


def test_who_avoids_everybody_at_the_table_cannot_be_paired():
    avoid = frozenset(frozenset({100, other}) for other in (101, 102, 103))
    with pytest.raises(CannotPair) as refused:
        pair(replace(division(5), avoid=avoid))
    assert refused.value.reason == "avoid"
    assert 2 <= refused.value.count <= 5
    assert "10" not in str(refused.value), "nobody is named"


@STEADY
@given(st.data())
def test_a_division_is_refused_only_if_it_cannot_be_paired(data: st.DataObject):
    """All schedules are tried: two games each of five or six people at tables of three."""
    request = division(data.draw(st.integers(5, 6)), 3, 2)
    pairs = [frozenset(two) for two in combinations(request.people, 2)]
    avoid = frozenset(data.draw(st.sets(st.sampled_from(pairs), max_size=7)))
    sizes = table_sizes(request)[0]
    try:
        pair(replace(request, avoid=avoid))
        found = True
    except CannotPair:
        found = False
    assert found == schedulable(request.people, sizes, avoid, dict.fromkeys(request.people, 2))


def schedulable(
    people: Sequence[int],
    sizes: Sequence[int],
    avoid: frozenset[frozenset[int]],
    left: dict[int, int],
) -> bool:
    """Return whether tables of these sizes give everybody the games that are left."""
    if not sizes:
        return not any(left.values())
    return any(
        schedulable(people, sizes[1:], avoid, {p: n - (p in table) for p, n in left.items()})
        for table in combinations([p for p in people if left[p]], sizes[0])
        if not any(frozenset(two) in avoid for two in combinations(table, 2))
    )


@STEADY
@given(st.integers(5, 12), st.integers(3, 5), st.integers(1, 5), st.randoms(use_true_random=False))
def test_no_tables_are_below_the_bound(people: int, size: int, games: int, random: Random):
    request = division(people, size, games)
    row = list(request.people)
    random.shuffle(row)
    seats = iter(row * games)
    tables = [tuple(next(seats) for _ in range(size)) for size in table_sizes(request)[0]]
    told = report(request, tables)
    assert told.squares >= told.squares_bound
    assert told.seat_difference >= told.seat_bound


def test_avoiding_somebody_elsewhere_changes_nothing():
    request = division(6)
    assert pair(replace(request, avoid=frozenset({frozenset({100, 1})}))) == pair(request)


@pytest.mark.parametrize(
    ("request_", "reason", "count"),
    [
        (division(3), "people", 3),
        (replace(division(5, games=1), sizes=frozenset({4})), "sizes", 5),
        (replace(division(6), at_once={101: 0, 103: -1, 9: 0}), "at_once", 2),
    ],
)
def test_what_cannot_be_paired(request_: Request, reason: str, count: int):
    with pytest.raises(CannotPair) as refused:
        pair(request_)
    assert (refused.value.reason, refused.value.count) == (reason, count)
    sent = pickle.loads(pickle.dumps(refused.value))
    assert (sent.reason, sent.count) == (reason, count), "divisions are paired in other processes"


def test_waves_are_few():
    """Sixteen people, everybody at two of their four tables at a time."""
    request = replace(division(16), at_once=dict.fromkeys(range(100, 116), 2))
    assert max(pair(request).waves) <= 2
    assert set(pair(division(16)).waves) == {0}


def test_a_seed_is_promised_and_checked():
    posted = commitment(2**63 + 5, "league 3, season 4, 9f2c")
    assert posted == sha256(b"league 3, season 4, 9f2c:9223372036854775813").hexdigest()
    assert verify(posted, 2**63 + 5, "league 3, season 4, 9f2c")
    assert not verify(posted, 2**63 + 4, "league 3, season 4, 9f2c")
    assert not verify(posted, 2**63 + 5, "league 3, season 5, 9f2c")
    assert not verify("é", 1, "")


def test_anybody_computes_the_tables_again():
    request = replace(
        division(9, games=3),
        awake={person: evening(person % 24) for person in range(100, 109)},
        before=frozenset({frozenset({100, 101, 102, 103}), frozenset({1, 100, 101, 102})}),
        at_once={100: 1, 108: 2},
    )
    told = recipe(request)
    assert told is not None
    again = request_of(json.loads(json.dumps(told)), request.seed)
    assert pair(again) == pair(request)
    assert not again.awake, "nobody reads when somebody is awake"


def test_whom_somebody_avoids_is_not_told():
    request = replace(division(9), avoid=frozenset({frozenset({100, 101})}))
    assert recipe(request) is None
    assert recipe(replace(request, avoid=frozenset({frozenset({100, 1})}))) is not None


GOLDEN = "8e791595282d7e06"


def test_the_tables_of_a_seed_never_change():
    """A person who knows the seed computes the same tables, on every machine."""
    requests = [
        division(7),
        replace(division(9, games=3), awake={100: evening(3), 104: evening(15)}),
        replace(division(6, 3, 3), avoid=frozenset({frozenset({100, 101})})),
    ]
    found = [pair(request) for request in requests]
    text = repr([(pairing.tables, pairing.waves) for pairing in found])
    assert sha256(text.encode()).hexdigest()[:16] == GOLDEN

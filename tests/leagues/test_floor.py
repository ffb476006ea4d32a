"""The floor beneath averages: who left or played too few tables is below those who played on."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.engine.rng import Rng
from bot.leagues.almanac import almanac
from bot.leagues.bounds import bounds
from bot.leagues.divisions import draft
from bot.leagues.points import award
from bot.leagues.records import Award, Entrant, Fixture, FixtureResult, Row, SeatResult
from bot.leagues.rounds import WINNERS, from_groups
from bot.leagues.settings import POINTS, Settings
from bot.leagues.standings import Floor, counted_in, floors, least, standings
from tests.leagues.seasons import Season, drawn, played, substituted
from tests.leagues.test_bounds import ended

PEOPLE = (1, 2, 3)


def lost(fixture: Fixture, *people: int) -> Fixture:
    """Return a table that these people lost by rule: house bots finished for them."""
    assert fixture.result is not None
    seats = tuple(
        replace(seat, left=True) if seat.person in people else seat for seat in fixture.result.seats
    )
    return replace(fixture, result=replace(fixture.result, seats=seats))


def rows_of(
    fixtures: tuple[Fixture, ...],
    out: dict[int, str] | None = None,
    wanted: int | None = None,
    people: tuple[int, ...] = PEOPLE,
) -> tuple[Row, ...]:
    home = dict.fromkeys(people, 1)
    earned = [
        (f, one) for f in fixtures if f.result for one in award(f.result, POINTS[len(f.people)])
    ]
    awards = [one for f, one in earned if counted_in(one, f, home) == 1]
    return standings(people, awards, 1, floors(people, fixtures, awards, out or {}, wanted))


def test_half_of_the_tables_is_enough_and_one_is_the_least():
    assert [least(n) for n in range(7)] == [1, 1, 1, 2, 2, 3, 3]


def test_who_won_their_only_table_is_below_those_who_played_all():
    fixtures = (ended(1, 1, 2, 3), *(lost(ended(n, 2, 3, 1), 1) for n in (2, 3, 4)))
    rows = rows_of(fixtures)
    assert [(row.person, row.below, row.parted_by) for row in rows] == [
        (2, None, None),
        (3, None, "points"),
        (1, "few", "few"),
    ]


@pytest.mark.parametrize("why", ["left", "red"])
def test_who_left_or_was_excluded_is_below_whatever_they_won(why: str):
    fixtures = tuple(ended(n, 1, 2, 3) for n in range(4))
    rows = rows_of(fixtures, {1: why})
    assert [(row.person, row.below) for row in rows] == [(2, None), (3, None), (1, why)]
    assert rows[-1].points == 40, "they keep what they have earned"


def test_a_table_that_counts_for_nobody_is_no_table_missed():
    """Of four tables three were annulled, so that they are not in the schedule any more."""
    assert [row.below for row in rows_of((ended(1, 1, 2, 3),))] == [None] * 3


def test_what_an_organiser_decided_counts_as_played():
    (fixture,) = (lost(ended(1, 1, 2, 3), 3),)
    assert fixture.result is not None
    awards = [
        replace(one, reason="corrected", points=Fraction(4)) if one.person == 3 else one
        for one in award(fixture.result, POINTS[3])
    ]
    assert floors(PEOPLE, [fixture], awards, {})[3] == Floor(None, 0)


def test_nobody_is_below_before_it_is_certain():
    fixtures = (lost(ended(1, 1, 2, 3), 3), Fixture(2, 1, PEOPLE))
    assert [row.below for row in rows_of(fixtures)] == [None] * 3
    assert {row.person: row.spare for row in rows_of(fixtures)} == {1: 1, 2: 1, 3: 0}
    assert {row.below for row in rows_of(())} == {None}


def test_a_seat_given_away_before_the_table_began_is_a_table_missed():
    taken = Fixture(2, 1, (9, 2, 3), None, PEOPLE)
    fixtures = (lost(ended(1, 1, 2, 3), 1), taken)
    assert [(row.person, row.below) for row in rows_of(fixtures)][-1] == (1, "few")


def test_a_ladder_expects_half_of_the_promised_tables_of_everybody():
    fixtures = (ended(1, 1, 2, 3), ended(2, 2, 3, 4))
    rows = rows_of(fixtures, wanted=4, people=(1, 2, 3, 4))
    assert [(row.person, row.below) for row in rows] == [
        (2, None),
        (3, None),
        (1, "few"),
        (4, "few"),
    ]


def test_nobody_below_is_champion_goes_on_or_rises():
    fixtures = tuple(ended(n, 1, 2, 3) for n in range(2))
    rows = rows_of(fixtures, {1: "left", 2: "red", 3: "left"})
    assert [row.place for row in rows] == [1, 2, 3]
    assert almanac([], [], {1: rows}).champions == {}
    assert from_groups({1: rows}, 2) == []
    people = [Entrant(n, last_division=1, last_place=n) for n in (1, 2, 3, 4)]
    people += [Entrant(10 + n, last_division=2, last_place=n, below=n == 1) for n in (1, 2, 3, 4)]
    settings = Settings("toy", *2 * [None], size=3, division_size=4, up=1, down=0)  # type: ignore[arg-type, misc]
    placed = {one.person: one for found in draft(people, settings, 1).divisions for one in found}
    assert placed[11].division == 2


def ended_of(season: Season, out: dict[int, str]) -> tuple[Row, ...]:
    return rows_of(season.fixtures, out, None, season.people)


def test_bounds_stay_true_where_people_leave_and_only_theirs_widen():
    widened = 0
    for seed in range(150):
        rng, out = Rng(seed), dict[int, str]()
        before: dict[int, tuple[int, int]] = {}
        for season in played(substituted(drawn(seed), seed), seed):
            open_ = [f for f in season.fixtures if f.result is None]
            some = sorted({p for f in open_ for p in f.drawn if p in f.people} - out.keys())
            if some and not rng.below(4, "whether"):
                leaver = some[rng.below(len(some), "leaves")]
                out[leaver] = "left"
                before.pop(leaver, None)
            rows = ended_of(season, out)
            now = bounds(rows, season.fixtures, POINTS.__getitem__, 1, 1)
            for person, (best, worst) in before.items():
                widened += now[person].best < best or now[person].worst > worst
            before = {person: (one.best, one.worst) for person, one in now.items()}
        final = {row.person: row.place for row in rows}
        assert all(best <= final[p] <= worst for p, (best, worst) in before.items())
        standing = [row.below is None for row in rows if not row.guest]
        assert standing == sorted(standing, reverse=True)
    assert widened == 0


def test_a_promotion_is_sure_only_for_whom_no_missed_table_puts_below():
    over = (ended(1, 1, 2, 3), ended(2, 1, 3, 2))
    fixtures = (*over, *(Fixture(n, 1, PEOPLE) for n in (3, 4, 5)))
    told = bounds(rows_of(fixtures), fixtures, lambda _: (0, 0, 0), 1, 1)
    assert (told[1].up, told[1].worst) == ("possible", 3)
    fixtures = (*over, Fixture(3, 1, PEOPLE))
    told = bounds(rows_of(fixtures), fixtures, lambda _: (0, 0, 0), 1, 1)
    assert (told[1].up, told[1].worst) == ("sure", 1)


def test_rows_without_a_floor_are_as_before():
    seat = SeatResult(0, 1, 1, 1, 5, 9, 9, 0)
    (one,) = award(FixtureResult(1, (seat,)), (10,))
    (row,) = standings((1,), [one, Award(2, 1, Fraction(0), None, "left")], 1)
    assert (row.below, row.spare) == (None, None)


def test_a_substitute_at_a_table_of_winners_counts_in_no_division() -> None:
    substituted, stayed = (SeatResult(n, n, who, n, 9, 9, 9, 0) for n, who in ((1, 9), (2, 2)))
    fixture = Fixture(1, WINNERS, (1, 2), FixtureResult(1, (substituted, stayed)))
    assert fixture.substitutes == {9}
    for home in ({9: 2}, {}):
        assert counted_in(Award(1, 9, Fraction(10), 1), fixture, home) is None

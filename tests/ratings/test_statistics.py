"""Statistics of tables: what is told, over how many tables, and what is not told of too few."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.ratings.statistics import (
    ENOUGH,
    Against,
    Mean,
    Seat,
    head_to_head,
    option_effects,
    places,
    points_by_seat,
    seat_effects,
)

A, B, C = 11, 12, 13


def table(number: int, *seats: tuple[int | None, int, int], **options: str) -> list[Seat]:
    """Return a table of people (None = a house bot) with their points and ranks."""
    people = sorted(rank for person, _, rank in seats if person is not None)
    return [
        Seat(number, "toy", options, 60.0 * number, len(seats), seat, person, points, rank,
             None if person is None else people.index(rank) + 1)
        for seat, (person, points, rank) in enumerate(seats)
    ]  # fmt: skip


def many(count: int, *seats: tuple[int | None, int, int], **options: str) -> list[Seat]:
    return [seat for number in range(count) for seat in table(number, *seats, **options)]


def test_head_to_head_counts_by_the_game_and_people_alone() -> None:
    seats = [
        *table(1, (A, 9, 1), (B, 5, 2), (None, 3, 3)),
        *table(2, (B, 9, 1), (A, 5, 2)),
        *table(3, (A, 7, 1), (B, 7, 1), (C, 2, 3)),
        *table(4, (B, 9, 1), (C, 5, 2)),
    ]
    assert head_to_head(seats, A) == [Against(B, 1, 1, 1), Against(C, 1, 0, 0)]
    mirrored = head_to_head(seats, B)[0]
    assert (mirrored.person, mirrored.tables) == (A, 3)
    assert head_to_head(seats, 99) == []


def test_places_and_points_are_those_of_the_own_seats() -> None:
    own = [one for one in many(3, (None, 9, 1), (A, 6, 2), (B, 3, 3)) if one.person == A]
    assert places(own) == {2: 3}
    assert points_by_seat(own) == {("toy", 1): Mean(6.0, 3)}


def test_seats_are_told_of_from_thirty_tables_on() -> None:
    seats: Sequence[tuple[int | None, int, int]] = ((A, 9, 1), (B, 9, 1), (C, 3, 3))
    assert seat_effects(many(ENOUGH - 1, *seats)) == []
    found = seat_effects(many(ENOUGH, *seats))
    assert [(one.size, one.seat, one.tables) for one in found] == [(3, n, ENOUGH) for n in range(3)]
    assert [one.wins for one in found] == [0.5, 0.5, 0.0]
    assert [one.points for one in found] == [9.0, 9.0, 3.0]
    bots: Sequence[tuple[int | None, int, int]] = ((A, 9, 1), (None, 9, 1), (None, 3, 3))
    assert seat_effects(many(ENOUGH, *bots)) == [], "bots among themselves tell nothing"


@pytest.mark.parametrize(("others", "told"), [(ENOUGH - 1, []), (ENOUGH, ["no", "yes"])])
def test_options_are_compared_where_two_choices_have_enough_tables(
    others: int, told: list[str]
) -> None:
    usual = many(ENOUGH, (A, 9, 1), (B, 5, 2))
    other = [
        seat
        for number in range(100, 100 + others)
        for seat in table(number, (A, 7, 1), (B, 1, 2), peeking="no")
    ]
    found = option_effects([*usual, *other], {"peeking": "yes", "unused": "off"})
    assert [one.choice for one in found] == told
    assert [(one.points, one.best) for one in found] == [(4.0, 7.0), (7.0, 9.0)][: len(told)]

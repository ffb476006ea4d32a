"""Changes of a season's tables after the draw: other people on seats, and organisers' rulings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from bot.leagues.records import Fixture, FixtureResult, Late, PointsCorrection, SeatResult

RESULT, SEAT, POINTS, ANNUL = "result", "seat", "points", "annul"
"""The kinds of corrections that change results."""


class Ruling(NamedTuple):
    """An organiser's correction that is in effect."""

    kind: str
    fixture: int | None
    data: Mapping[str, Any]

    @property
    def fixtures(self) -> tuple[int, ...]:
        """Return the fixtures that it affects: its own, or all that it annuls."""
        own = () if self.fixture is None else (self.fixture,)
        return tuple(self.data.get("fixtures", own))


class Holder(NamedTuple):
    """A person who has, or had, a seat; `late` means that they entered the season late."""

    person: int
    late: bool = False


def corrected_result(result: FixtureResult, rulings: Iterable[Ruling]) -> FixtureResult:
    """Return a fixture's result after the rulings about it, the oldest first."""
    for ruling in rulings:
        if ruling.fixture == result.fixture and ruling.kind in (RESULT, SEAT):
            change = _scored if ruling.kind == RESULT else _seated
            seats = tuple(change(seat, ruling.data) for seat in result.seats)
            result = replace(result, seats=seats)
    return result


def corrected_points(rulings: Iterable[Ruling]) -> tuple[PointsCorrection, ...]:
    """Return the league points that organisers have set."""
    return tuple(
        PointsCorrection(one.fixture, one.data["person"], Fraction(one.data["points"]))
        for one in rulings
        if one.kind == POINTS and one.fixture is not None
    )


def annulled(rulings: Iterable[Ruling]) -> frozenset[int]:
    """Return the fixtures that organisers have annulled."""
    return frozenset(one for ruling in rulings if ruling.kind == ANNUL for one in ruling.fixtures)


def _scored(seat: SeatResult, data: Mapping[str, Any]) -> SeatResult:
    """Return a seat's result with the corrected points and place."""
    score, rank = data["scores"][seat.seat], data["ranks"][seat.seat]
    return replace(seat, score=score, rank=rank)


def _seated(seat: SeatResult, data: Mapping[str, Any]) -> SeatResult:
    """Return a seat's result with its finisher corrected, if the correction is not a swap."""
    if seat.seat != data["seat"] or "swapped" in data:
        return seat
    return replace(
        seat, finisher=data["person"], own=seat.decisions, by_bot=0, left=False, bot_from=None
    )


def fixture_with(
    number: int,
    division: int,
    people: Sequence[int],
    lines: Sequence[Sequence[Holder]],
    result: FixtureResult | None,
) -> Fixture:
    """Return a fixture; `lines` are by seat all who had it, from the person of the draw on.

    `people` are the stored people by seat: whoever took over a seat later did so in play.
    """
    late = tuple(
        one for person, line in zip(people, lines, strict=True) for one in _entered(person, line)
    )
    paired = tuple(line[0].person for line in lines)
    now = tuple(line[-1].person for line in lines)
    return Fixture(number, division, tuple(people), result, paired, late, now)


def unplayed_seat(seat: int, person: int, line: Sequence[Holder]) -> SeatResult:
    """Return the result of a seat that was not played to its end, before any ruling.

    The person who has the seat counts as its finisher.
    """
    finisher = line[-1].person if line[-1].late else person
    late = tuple(one.person for one in line if one.late)
    return SeatResult(seat, line[0].person, finisher, 0, 0, 0, 0, 0, late=late)


def _entered(person: int, line: Sequence[Holder]) -> Iterator[Late]:
    """Yield the people who entered the season late with a seat, whose stored person is given.

    Whoever comes after that person took the seat over when the table had already begun.
    """
    begun = False
    for one in line:
        if one.late:
            yield Late(one.person, begun)
        begun = begun or one.person == person

"""League points for a fixture, by people's places without the house bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from bot.leagues.records import Award, FixtureResult, PointsCorrection, SeatResult

_NOTHING = Fraction(0)
BOT = 0
"""Number that stands for the person of a decision if a house bot made it."""


class Shares(NamedTuple):
    """The decisions of a seat: all of them, the finisher's own, and those of a bot for them."""

    decisions: int
    own: int
    by_bot: int


def shares(decided: Sequence[int], finisher: int | None, paired: int) -> Shares:
    """Count the decisions of a seat, whose persons are given in order (`BOT` = a house bot)."""
    # A house bot's moves before the substitute took over count only against the absent player.
    begun = decided.index(finisher) if finisher in decided and finisher != paired else 0
    own = 0 if finisher is None else decided.count(finisher)
    return Shares(len(decided), own, decided[begun:].count(BOT))


def scorer(seat: SeatResult) -> int | None:
    """Return the person who scores for a seat: its finisher, or None if the seat scores nothing."""
    return None if lost_by(seat) else seat.finisher


def lost_by(seat: SeatResult) -> str | None:
    """Return why a seat scores for no one (left | bot | few), or None if its finisher scores."""
    if seat.finisher is None or seat.left:
        return "left"
    if seat.finisher != seat.person and seat.bot_from is None and 0 == seat.own < seat.decisions:
        return "few"
    if 3 * seat.by_bot > seat.decisions:
        return "bot"
    if seat.finisher != seat.person and 3 * seat.own < seat.decisions:
        return "few"
    return None


def award(result: FixtureResult, points: Sequence[int]) -> tuple[Award, ...]:
    """Return the awards of everyone who was paired at a fixture or finished one of its seats.

    `points` has one number for each place. Tied people share the points of the places that they
    occupy together.
    """
    ranked = [seat for seat in result.seats if scorer(seat) is not None]
    ranks = [seat.rank for seat in ranked]
    best = next((seat.score for seat in ranked if seat.rank == min(ranks)), 0)
    found = [
        earned for seat in result.seats for earned in _of_seat(result, seat, ranks, points, best)
    ]
    # If an organiser moved a person to another seat of the table, their old seat costs nothing.
    scored = {earned.person for earned in found if earned.place is not None}
    return tuple(one for one in found if one.place is not None or one.person not in scored)


def _of_seat(
    result: FixtureResult, seat: SeatResult, ranks: list[int], points: Sequence[int], best: int
) -> Iterator[Award]:
    """Yield the award of a seat's finisher, and those of the people who lost it to them.

    For people who entered late, a table counts from when they got the seat, unless they made too
    few of the decisions.
    """
    why = lost_by(seat)
    if why is None and seat.finisher is not None:
        place, level = 1 + sum(rank < seat.rank for rank in ranks), ranks.count(seat.rank)
        worth = Fraction(sum(points[place - 1 : place - 1 + level]), level)
        share = Fraction(seat.score, best) if best > 0 else _NOTHING
        yield Award(result.fixture, seat.finisher, worth, place, share=share)
    elif why is not None and seat.finisher not in (None, seat.person):
        game = seat.finisher in seat.late and why != "few"
        yield Award(result.fixture, seat.finisher, _NOTHING, None, why, game=game)
    elif why is not None and seat.finisher is not None:
        yield Award(result.fixture, seat.finisher, _NOTHING, None, why)
    for person in dict.fromkeys((seat.person, *seat.late)):
        if person != seat.finisher:
            yield Award(result.fixture, person, _NOTHING, None, "left")


def corrected(
    awards: Iterable[Award], corrections: Iterable[PointsCorrection]
) -> tuple[Award, ...]:
    """Return the awards with the points that organisers set; the last correction counts."""
    decided = {(one.fixture, one.person): one.points for one in corrections}
    kept = tuple(
        replace(one, points=decided.pop(key), reason="corrected", game=True)
        if (key := (one.fixture, one.person)) in decided
        else one
        for one in awards
    )
    return kept + tuple(Award(*key, points, None, "corrected") for key, points in decided.items())

"""Ratings: places move them the right way, ties are ties, and every change adds up."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from bot.ratings.folding import ALL_GAMES, PROVISIONAL, Book, fold
from bot.ratings.model import (
    HOUSE_BOT,
    NAME,
    NOBODY,
    Field,
    SeatResult,
    Skill,
    TableResult,
    field_of,
    rate,
)

A, B, C, D = 11, 12, 13, 14
LOTS = random.Random(1)


def some_skill() -> Skill:
    return Skill(LOTS.uniform(5, 45), LOTS.uniform(1, 9))


def after(
    ranks: dict[int, int], skills: dict[int, Skill], apart: dict[int, int | None] | None = None
) -> dict[int, Skill]:
    field = Field(ranks, apart or {})
    return {one.person: one.after for one in rate(field, skills.__getitem__)}


def test_a_better_place_is_never_worth_less_in_2000_results() -> None:
    for _ in range(1_000):
        count = LOTS.randint(2, 5)
        skills = {person: some_skill() for person in range(1, count + 1)}
        ranks = {person: LOTS.randint(1, count) for person in skills}
        lucky = LOTS.randint(1, count)
        better = {**ranks, lucky: LOTS.randint(0, ranks[lucky] - 1)}
        then, now = after(ranks, skills), after(better, skills)
        assert now[lucky].mu >= then[lucky].mu
        assert now[lucky].sigma == then[lucky].sigma, "the place does not change the uncertainty"


def test_equal_places_change_equal_ratings_equally() -> None:
    for _ in range(300):
        skill, count = some_skill(), LOTS.randint(2, 5)
        ranks = {person: LOTS.randint(1, 3) for person in range(1, count + 1)}
        found = after(ranks, dict.fromkeys(ranks, skill))
        for one, other in pairwise(sorted(ranks, key=lambda person: ranks[person])):
            if ranks[one] == ranks[other]:
                assert found[one] == found[other]
            else:
                assert found[one].mu > found[other].mu
        assert len({skill.sigma for skill in found.values()}) == 1


def test_who_ties_is_not_ranked_by_the_order_of_the_seats() -> None:
    """The fault of the library's default model."""
    found = after({C: 1, A: 2, B: 2, D: 2}, dict.fromkeys((A, B, C, D), Skill()))
    assert found[A] == found[B] == found[D]


def test_a_change_is_the_sum_of_its_meetings() -> None:
    for _ in range(200):
        count = LOTS.randint(2, 5)
        skills = {person: some_skill() for person in range(1, count + 2)}
        ranks = {person: LOTS.randint(1, count) for person in range(1, count + 1)}
        for change in rate(Field(ranks, {count + 1: None}), skills.__getitem__):
            moved = sum(meeting.moved for meeting in change.meetings)
            assert change.after.mu - change.before.mu == pytest.approx(moved, abs=1e-9)
            assert len(change.meetings) == (count if change.apart else count - 1)


def test_who_left_is_last_against_all_and_the_others_do_not_gain_by_it() -> None:
    skills = dict.fromkeys((A, B, C, D), Skill())
    alone, beside = after({A: 1, B: 2, C: 3}, skills), after({A: 1, B: 2, C: 3}, skills, {D: None})
    assert {person: beside[person] for person in alone} == alone
    fourth = after({A: 1, B: 2, C: 3, D: 4}, skills)
    assert beside[D] == fourth[D]
    second = after({A: 1, B: 2, C: 3, D: 2}, skills)
    away = after({A: 1, B: 2, C: 3}, skills, {D: 2})
    assert away[D] == second[D], "a house bot finished the seat for them"
    assert {person: away[person] for person in alone} == alone


def seat(number: int, rank: int, finisher: int, **decisions: int) -> SeatResult:
    made = {HOUSE_BOT if key == "bot" else int(key[1:]): n for key, n in decisions.items()}
    return SeatResult(number, rank, finisher, made)


def table(*seats: SeatResult, left: frozenset[int] = frozenset()) -> TableResult:
    return TableResult(1, "toy", seats, left)


ANNA, BEN, CLEO = seat(0, 1, A, p11=9), seat(1, 2, B, p12=9), seat(2, 3, C, p13=9)
BOT, OTHER_BOT = seat(3, 1, HOUSE_BOT, bot=9), seat(4, 2, HOUSE_BOT, bot=9)


@pytest.mark.parametrize(
    ("result", "ranks", "apart", "reason"),
    [
        (table(ANNA, BEN, CLEO), {A: 1, B: 2, C: 3}, {}, None),
        (table(ANNA, BEN, BOT), {A: 1, B: 2}, {}, None),
        (table(ANNA, BEN, BOT, OTHER_BOT), {}, {}, "bots"),
        (table(ANNA, BOT), {}, {}, "few"),
        (table(ANNA, BEN, seat(2, 1, HOUSE_BOT, p13=6, bot=3), left=frozenset({C})),
         {A: 1, B: 2}, {C: None}, None),
        (table(ANNA, seat(1, 1, HOUSE_BOT, p12=2, bot=7), left=frozenset({B})),
         {A: 1}, {B: None}, None),
        # On vacation at the end, after most of the decisions, or after few of them.
        (table(ANNA, BEN, seat(2, 3, HOUSE_BOT, p13=6, bot=3)), {A: 1, B: 2}, {C: 3}, None),
        (table(ANNA, BEN, seat(2, 3, HOUSE_BOT, p13=3, bot=6)), {A: 1, B: 2}, {}, None),
        # Somebody who is not known any more keeps the place, and is no house bot.
        (table(ANNA, seat(1, 2, NOBODY, bot=9), CLEO, BOT), {A: 1, C: 3}, {}, None),
        # The one who took over finished with most of the decisions, or with fewer.
        (table(ANNA, seat(1, 2, C, p12=1, p13=8), left=frozenset({B})),
         {A: 1, C: 2}, {B: None}, None),
        (table(ANNA, seat(1, 2, C, p12=8, p13=1), left=frozenset({B})), {A: 1}, {B: None}, None),
        # A house bot did most of it for somebody who came back.
        (table(ANNA, BEN, seat(2, 3, C, p13=2, bot=7)), {A: 1, B: 2}, {}, None),
        # Two people exchanged their seats late in the game.
        (table(seat(0, 2, B, p11=8, p12=1), seat(1, 1, A, p12=8, p11=1)), {B: 1, A: 2}, {}, None),
        # Somebody who made the most decisions of two seats is rated once, by the better one.
        (table(ANNA, seat(1, 2, B, p11=5, p12=4), CLEO), {A: 1, C: 3}, {}, None),
    ],
)  # fmt: skip
def test_who_is_rated(
    result: TableResult, ranks: dict[int, int], apart: dict[int, int | None], reason: str | None
) -> None:
    field = field_of(result)
    assert (dict(field.ranks), dict(field.apart), field.reason) == (ranks, apart, reason)


def test_a_table_is_folded_for_its_game_and_for_all() -> None:
    book: Book = {}
    for number in range(PROVISIONAL):
        assert number == 0 or book["toy", A].provisional
        folded = fold(book, table(ANNA, BEN))
        assert folded.changes.keys() == {"toy", ALL_GAMES}
    assert fold(book, TableResult(2, "other", (ANNA, BEN))).reason is None
    assert [book[scope, A].tables for scope in ("toy", "other", ALL_GAMES)] == [5, 1, 6]
    assert not book["toy", A].provisional
    assert book[ALL_GAMES, A].skill.mu > book["toy", A].skill.mu > 25 > book["toy", B].skill.mu
    assert NAME.startswith("openskill 6.2.0 ")

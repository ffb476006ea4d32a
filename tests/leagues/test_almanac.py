"""The almanac of a season from tables that were played."""

from __future__ import annotations

from fractions import Fraction

from bot.leagues.almanac import Duel, PlayedSeat, PlayedTable, Record, almanac
from bot.leagues.records import Award, Row

ANNA, BOB, CARL = 3000, 3001, 3002


def table(number: int, *scores: tuple[int | None, int], seconds: float = 100.0) -> PlayedTable:
    ranked = sorted((score for _, score in scores), reverse=True)
    seats = tuple(PlayedSeat(p, score, 1 + ranked.index(score)) for p, score in scores)
    return PlayedTable(number, number, 1, seats, 0.0, seconds, 10)


def wins(fixture: int, person: int) -> Award:
    return Award(fixture, person, Fraction(10), 1)


TABLES = (
    table(1, (ANNA, 50), (BOB, 40), (CARL, 30), seconds=300),
    table(2, (BOB, 41), (ANNA, 41), (None, 60), seconds=200),
    table(3, (ANNA, 52), (BOB, 30), seconds=900),
)
AWARDS = (wins(1, ANNA), wins(2, BOB), wins(2, ANNA), wins(3, ANNA))
ROWS = {1: (Row(1, ANNA, Fraction(30), 3, 3, 0, Fraction(3)),)}
FOUND = almanac(TABLES, AWARDS, ROWS)


def test_records_name_who_holds_them_and_where() -> None:
    assert FOUND.records == (
        Record("score", (ANNA,), Fraction(52), (3,)),
        Record("margin", (ANNA,), Fraction(22), (3,)),
        Record("wins", (ANNA,), Fraction(2)),
        Record("streak", (ANNA,), Fraction(2)),
        Record("opponents", (ANNA, BOB, CARL), Fraction(2)),
    )


def test_a_seat_for_which_nobody_scored_holds_no_record_and_beats_nobody() -> None:
    assert [one.margin for one in FOUND.closest] == [0, 10, 22]
    assert FOUND.duels[ANNA, BOB] == Duel(3, 2, 0)
    assert FOUND.duels[BOB, ANNA] == Duel(3, 0, 2)
    assert FOUND.seats == {0: (3, 2), 1: (3, 0), 2: (1, 0)}, "the best person is no winner"


def test_tables_are_told_by_their_length() -> None:
    assert [one.fixture for one in FOUND.longest] == [3, 1, 2]
    assert FOUND.shortest[0].fixture == 2
    assert (FOUND.median_seconds, FOUND.moves, FOUND.tables) == (300, 30, 3)


def test_a_season_without_tables_has_an_empty_almanac() -> None:
    empty = almanac((), (), {})
    assert (empty.records, empty.closest, empty.duels) == ((), (), {})

"""What an organiser brings along as CSV, and what people take out."""

from __future__ import annotations

import csv
from fractions import Fraction
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.leagues.history_csv import (
    MOST_LINES,
    BadLine,
    HistoryRow,
    decoded,
    escaped,
    parse,
    results_csv,
    standings_csv,
)
from bot.leagues.points import award
from bot.leagues.records import FixtureResult, SeatResult
from bot.leagues.settings import POINTS
from bot.leagues.standings import standings

PEOPLE = {"Anna": 1, "Böb": 2, "=cmd": 3, "<@77>": 77, "77": 77, "12345678901234567890": 5}


def bad(text: str) -> list[tuple[int, str, str]]:
    return [(one.line, one.reason, one.value) for one in parse(text, PEOPLE)[1]]


def test_a_history_with_headings_in_any_order():
    rows, errors = parse("points,person,division,place\n12,Anna,1,2\n3.5,<@77>,1,3\n", PEOPLE)
    assert rows == (
        HistoryRow(2, 1, 1, 2, Fraction(12)),
        HistoryRow(3, 77, 1, 3, Fraction(7, 2)),
    )
    assert errors == ()


def test_a_german_sheet_has_semicolons_and_commas():
    text = "\ufeffSpieler;Division;Platz;Punkte;Wertung\nböb;2;1.;33,25;24,5\n\nAnna;1;1;10/3;\n"
    assert parse(text.replace("\n", "\r\n"), PEOPLE) == (
        (HistoryRow(2, 2, 2, 1, Fraction(133, 4), 24.5), HistoryRow(4, 1, 1, 1, Fraction(10, 3))),
        (),
    )


def test_without_headings_the_usual_order_holds():
    rows, errors = parse("Anna,1,1,40,25.5\n<@!77>,1,2,-1\n12345678901234567890,2,1,9\n", PEOPLE)
    assert [(row.person, row.place, row.points) for row in rows] == [
        (1, 1, 40),
        (77, 2, -1),
        (5, 1, 9),
    ]
    assert (rows[0].rating, rows[1].rating, errors) == (25.5, None, ())


@pytest.mark.parametrize(
    ("line", "reason", "value"),
    [
        ("Zoe,1,1,4", "unknown", "Zoe"),
        ("<@78>,1,1,4", "unknown", "<@78>"),
        (",1,1,4", "unknown", ""),
        ("anna,1,2,4", "twice", "2"),
        ('"=HYPERLINK(1,2)",1,1,4', "formula", "=HYPERLINK(1,2)"),
        ("+1,1,1,4", "formula", "+1"),
        ("@SUM(A1),1,1,4", "formula", "@SUM(A1)"),
        ("Böb,1,1,=A1", "formula", "=A1"),
        ("Böb,0,1,4", "division", "0"),
        ("Böb,1,1.5,4", "place", "1.5"),
        ("Böb,1,²,4", "place", "²"),
        ("Böb,1,1,many", "points", "many"),
        ("Böb,1,1,1/0", "points", "1/0"),
        ("Böb,1,1,nan", "points", "nan"),
        ("Böb,1,1,4,inf", "rating", "inf"),
        ("Böb,1,1", "cells", "3"),
        ("Böb,1,1,4,5,6", "cells", "6"),
    ],
)
def test_every_bad_line_is_named_with_its_number(line: str, reason: str, value: str):
    text = f'person,division,place,points,rating\nAnna,1,1,4,\n\n{line}\n"<@77>",1,2,4,\n'
    assert bad(text) == [(4, reason, value)]
    assert [row.person for row in parse(text, PEOPLE)[0]] == [1, 77]


def test_a_cell_of_several_lines_does_not_shift_the_numbers():
    assert bad('"An\nna",1,1,4\nZoe,1,1,4\n') == [(1, "unknown", "An\nna"), (3, "unknown", "Zoe")]


def test_a_file_that_is_no_history():
    assert bad("") == bad("\n \n") == bad("person,division,place,points\n") == [(1, "empty", "")]
    assert bad("person,place\nAnna,1\n") == [(1, "column", "division"), (1, "column", "points")]
    assert bad('Anna,1,1,4\n"x"y,1,1,4\n') == [(2, "unreadable", "")]
    many = "Zoe,1,1,4\n" * (MOST_LINES + 1)
    assert bad(many) == [(MOST_LINES + 1, "lines", str(MOST_LINES))]


@given(st.text('Aan1,;."\n\r\t=@/<>\0 ', max_size=60))
def test_any_text_gives_rows_or_reasons(text: str):
    rows, errors = parse(text, PEOPLE)
    assert rows or errors
    assert all(isinstance(one, BadLine) and one.line >= 1 for one in errors)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_sheets_save_in_many_encodings(encoding: str):
    assert decoded("Böb;1;1;4".encode(encoding)) == "Böb;1;1;4"


@pytest.mark.parametrize("start", ["=", "+", "@", "-", "\t", "\r", "\n", "＝"])
def test_a_cell_that_begins_like_a_formula_is_escaped(start: str):
    assert escaped(f"{start}1+1") == f"'{start}1+1"
    assert escaped(f"a{start}") == f"a{start}"


NAMES = {1: "Anna", 2: "Böb", 3: "=cmd", 9: "Zoe, the 2nd"}
RESULT = FixtureResult(
    7,
    (
        SeatResult(0, 1, 1, 1, 52, 30, 30, 0),
        SeatResult(1, 2, 2, 2, 48, 30, 12, 18, bot_from=9),
        SeatResult(2, 3, 9, 3, 40, 30, 20, 0),
        SeatResult(3, 4, None, 4, 31, 30, 0, 20, bot_from=4),
    ),
    1_700_000_000.0,
)
AWARDS = award(RESULT, POINTS[4])


def name(person: int) -> str:
    return NAMES.get(person, "?")


def cells(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text)))


def test_results_mark_what_a_house_bot_finished():
    lines = cells(results_csv([(1, RESULT)], AWARDS, name))
    told = [
        [line[key] for key in ("person", "finisher", "place", "points", "why", "bot_from")]
        for line in lines
    ]
    assert told == [
        ["Anna", "Anna", "1", "10", "place", ""],
        ["Böb", "Böb", "", "0", "bot", "🤖 9"],
        ["'=cmd", "Zoe, the 2nd", "2", "6", "place", ""],
        ["?", "", "", "0", "left", "🤖 4"],
    ]
    assert lines[0]["finished"] == "2023-11-14 22:13"
    assert [line["seat"] for line in lines] == ["1", "2", "3", "4"]


def test_standings_can_be_imported_again():
    rows = standings((1, 2, 3, 4), AWARDS, 1)
    text = standings_csv({2: rows}, name, ranges={1: (1, 2)})
    first, *_, guest = cells(text)
    shown = ("division", "place", "person", "id", "points", "best", "worst")
    assert [first[key] for key in shown] == ["2", "1", "Anna", "<@1>", "10", "1", "2"]
    assert (guest["person"], guest["place"], guest["best"]) == ("Zoe, the 2nd", "", "")
    back, errors = parse(text, {f"<@{person}>": person for person in (1, 2, 3, 4, 9)})
    assert [(row.person, row.division, row.place) for row in back] == [
        (row.person, 2, row.place) for row in rows if not row.guest
    ]
    assert [(one.line, one.reason) for one in errors] == [(6, "place")]


def test_headings_are_in_the_words_of_the_reader():
    text = standings_csv({}, name, lambda key: "=Platz" if key == "place" else key.upper())
    assert text.startswith("DIVISION,'=Platz,PERSON,ID,")

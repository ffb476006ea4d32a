"""History as CSV that an organiser imports, and that people export."""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Callable
from fractions import Fraction
from io import StringIO

import pytest
from hypothesis import given, settings
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
from bot.locales import Words, languages
from tests.languages import LANGUAGES

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


@pytest.mark.parametrize("code", languages())
def test_a_sheet_may_have_the_headings_that_the_bot_exports_in_its_language(code: str):
    words = Words(code)
    needed = ("place", "points", "person", "division")
    head = ";".join(words(f"league-csv-{name}") for name in needed)
    rows, errors = parse(f"{head}\n2;12,5;Anna;1\n", PEOPLE)
    assert rows == (HistoryRow(2, 1, 1, 2, Fraction(25, 2)),)
    assert errors == ()


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
    passed: list[BadLine] = []
    back, errors = parse(text, {f"<@{person}>": person for person in (1, 2, 3, 4, 9)}, passed)
    assert [(row.person, row.division, row.place) for row in back] == [
        (row.person, 2, row.place) for row in rows if not row.guest
    ]
    assert errors == ()
    assert [(one.line, one.reason, one.value) for one in passed] == [
        (6, "unplaced", "Zoe, the 2nd")
    ]


def test_headings_are_in_the_words_of_the_reader():
    text = standings_csv({}, name, lambda key: "=Platz" if key == "place" else key.upper())
    assert text.startswith("DIVISION,'=Platz,PERSON,ID,")


HEAD = "person;division;place;points\n"
JOSE, ISIK = "Jos\u00e9", "I\u015f\u0131k"


@pytest.mark.parametrize(
    "text",
    [
        HEAD + f"{unicodedata.normalize('NFD', JOSE)};1;1;30",
        HEAD + "Ben\u00a0;1;1;30",
        HEAD + "Ben;1;1\u00a0;30\u202f",
        HEAD + "Ben\t;1;1;30",
        HEAD + "\u200bB\u200ben\u2060;1\u200b;1;30",
        HEAD + "Mary\u00a0Ann;1;1;30",
        HEAD + "Mary  Ann;1;1;30",
        "sep=;\n" + HEAD + "Ben;1;1;30",
        '"sep=;"\n' + HEAD + "Ben;1;1;30",
        "SEP=;\r\n" + (HEAD + "Ben;1;1;30").replace("\n", "\r\n"),
        "sep=\t\n" + (HEAD + "Ben;1;1;30").replace(";", "\t"),
        "sep=;\nBen;1;1;30",
        "rank;player;division;points\n1;Ben;1;30",
        "Pos.;Player:;Division;Pts\n1;Ben;1;30",
        "RANK;PLAYER;D\u0130V\u0130S\u0130ON;PO\u0130NTS\n1;Ben;1;30",
        "Our league, spring, all divisions, final\n\nas of 1, 2 and 3 May\n" + HEAD + "Ben;1;1;30",
        "League;Spring\n" + HEAD + "Ben;1;1;30",
        "Division 1;;;\n" + HEAD + "Ben;1;1;30",
        HEAD + "Ben;1;1=;30",
        HEAD + "Ben;1;T1;30",
        HEAD + "Ben;1;t-1;30",
        HEAD + "@Ben;1;1;30",
        HEAD + "\uff22\uff45\uff4e;1;1;30",
        HEAD + "I\u015eIK;1;1;30",
        HEAD + "\u0131\u015f\u0131k;1;1;30",
        HEAD + "i\u015fik;1;1;30",
        HEAD + "\u0130rem;1;1;30",
        HEAD + "IREM;1;1;30",
        HEAD + "Ben;1;1;30\nTotal;;;30",
    ],
)
def test_a_sheet_is_read_whatever_its_program_made_of_it(text: str):
    known = {JOSE: 1, "Ben": 2, "Mary Ann": 3, ISIK: 4, "irem": 5}
    rows, errors = parse(decoded(text.encode()), known)
    assert errors == ()
    assert [(row.division, row.place, row.points) for row in rows] == [(1, 1, 30)]


def test_a_loss_may_have_a_true_minus():
    assert parse("Anna;1;1;\u22124,5", PEOPLE)[0][0].points == Fraction(-9, 2)


def test_who_of_two_people_of_one_name_is_asked_for():
    known = {"Ben": (1, 2), "ben ": 3, "Ann": 4, "ann": 5}
    (one,) = parse("Ben,1,1,4", known)[1]
    assert (one.reason, one.value, one.people) == ("several", "Ben", (1, 2))
    assert parse("BEN,1,1,4", known)[1][0].people == (1, 2, 3)
    assert [row.person for row in parse("ann,1,1,4\nAnn,1,2,3\nben,1,3,2", known)[0]] == [5, 4, 3]


def test_an_unknown_person_is_nobody_whose_name_shows_nothing():
    assert parse("Zoe,1,1,4", {"": -7, "\u200b": -8})[1][0].reason == "unknown"


def test_an_id_that_nobody_has_is_not_taken_for_somebody_of_that_name():
    text = "person,id,division,place,points\nAnna,<@78>,1,1,4\n"
    assert [(one.reason, one.value) for one in parse(text, PEOPLE)[1]] == [("unknown", "<@78>")]


def test_whoever_was_erased_is_passed_over_even_if_called_like_somebody():
    passed: list[BadLine] = []
    text = "person,id,division,place,points\nAnna,,1,1,4\nAnna,<@1>,1,2,3\nPlayer 3,,1,3,2\n"
    rows, errors = parse(text, {**PEOPLE, "1": 1}, passed)
    assert ([row.place for row in rows], errors) == ([2], ())
    assert [(one.line, one.reason) for one in passed] == [(2, "nobody"), (4, "nobody")]


@pytest.mark.parametrize("name", ["0", "78", "<@78>"])
def test_whoever_was_erased_is_passed_over_even_if_called_as_an_id_is_written(name: str):
    passed: list[BadLine] = []
    text = f"person,id,division,place,points\nAnna,<@1>,1,1,4\n{name},,1,2,3\n"
    rows, errors = parse(text, {**PEOPLE, "1": 1}, passed)
    assert ([row.place for row in rows], errors) == ([1], ())
    assert [(one.line, one.reason) for one in passed] == [(3, "nobody")]


NAME = st.one_of(
    st.sampled_from(["Anna", "anna", JOSE, unicodedata.normalize("NFD", JOSE), "\u3164", "\u00ad"]),
    st.sampled_from(
        ["Player 3", "=1+1", "@everyone", "'=x", "-", '"', "a;b", "a,b", "x\ny", "\u0130"]
    ),
    st.text(max_size=6),
)
PEOPLE_OF_SEASON = st.lists(st.tuples(NAME, st.booleans()), min_size=3, max_size=9)
SAVED: list[Callable[[str], bytes]] = [
    str.encode,
    lambda text: text.encode("utf-8-sig"),
    lambda text: text.encode("utf-16"),
    lambda text: unicodedata.normalize("NFD", text).encode(),
    lambda text: ("sep=,\n" + text).encode(),
    lambda text: ("My league\n\n" + text).encode(),
    lambda text: _with_semicolons(text).encode(),
    lambda text: (text + "Total,,,,99\n").encode(),
]


def _with_semicolons(text: str) -> str:
    file = StringIO(newline="")
    csv.writer(file, delimiter=";").writerows(csv.reader(StringIO(text, newline="")))
    return file.getvalue()


@settings(max_examples=50)
@given(PEOPLE_OF_SEASON, st.data())
def test_every_season_comes_back_as_it_was_exported(people: list[tuple[str, bool]], data):
    """With substitutes, erased people, one name twice, and what a sheet makes of it."""
    first = 10**17
    ids = [-(first + n) if erased else first + n for n, (_, erased) in enumerate(people)]
    names = {one: name for one, (name, _) in zip(ids, people, strict=True)}
    own = data.draw(st.integers(2, len(ids)))
    seats = data.draw(st.permutations(ids))
    sub = [SeatResult(n, seats[n], one, n + 1, 9, 9, 9, 0) for n, one in enumerate(seats[::-1][:3])]
    rows = standings(ids[:own], award(FixtureResult(7, tuple(sub), 1.0), POINTS[3]), 1)
    words = Words(data.draw(st.sampled_from(LANGUAGES)))
    mistakes = data.draw(st.sampled_from([None, {}, dict.fromkeys(ids, (3.456, 12.0))]))
    text = standings_csv(
        {1: rows}, names.__getitem__, lambda key: words(f"league-csv-{key}"), None, mistakes
    )
    saved = data.draw(st.sampled_from(SAVED))(text)
    known = {str(one): one for one in ids if one > 0}
    back, errors = parse(decoded(saved), known)
    left = [(row.person, 1, row.place) for row in rows if not row.guest and row.person > 0]
    assert [(row.person, row.division, row.place) for row in back] == left
    assert [one.reason for one in errors] == ([] if left else ["empty"])

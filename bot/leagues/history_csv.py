"""CSV files of seasons: imports from an earlier league, and exports for spreadsheets."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from fractions import Fraction
from io import StringIO
from typing import TypeAlias

from bot.leagues.pairing import Report, Share
from bot.leagues.records import Award, FixtureResult, Row, SeatResult, TeamRow
from bot.leagues.sheets import Bearers, Sheet, Unreadable, bearers, read

MOST_LINES = 1000
"""Maximum number of lines in an import; no league has so many people."""

_NEEDED = ("person", "division", "place", "points")
_ORDER = (*_NEEDED, "rating")
"""Columns of a file without a header line, in order."""

_FORMULA = ("=", "+", "@", "＝", "＋", "＠")
"""Prefixes of formulas; cells that begin with one are rejected."""
_RISKY = (*_FORMULA, "-", "－", "\t", "\r", "\n")
"""Prefixes that make a spreadsheet program run a cell as a formula or join it to the previous
one."""
_MENTION = re.compile(r"<@!?(\d+)>")
_NUMBER = re.compile(r"([-−]?[0-9]{1,6})(?:[.,]([0-9]{0,6})|/([1-9][0-9]{0,3}))?")
_TIED = re.compile(r"^T-?(?=[0-9])|(?<=[0-9])=$", re.IGNORECASE)
"""Pattern of the marks for shared places in sheets, as in "T1" and "1="."""

Cell: TypeAlias = str | int | float | None


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A person's result in the previous season, from one line of an imported file."""

    line: int
    person: int
    division: int
    place: int
    points: Fraction
    rating: float | None = None
    name: str = field(default="", compare=False)
    """The person's name as given on the line."""


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that is not imported; `value` is the cell, except where a reason says otherwise.

    `reason`: empty (no value) | lines (more than `value`) | unreadable (no value) | column (the one
    called `value` is missing) | cells (`value` of them are too few or too many) | formula | unknown
    (person) | several (people with that name, see `people`) | twice (the same person again; `value`
    is the first line) | division | place | points | rating (each: not a valid number). Two reasons
    are harmless: nobody (no ID, as in exported lines of erased people) | unplaced (a substitute, or
    a line with totals).
    """

    line: int
    reason: str
    value: str = ""
    people: tuple[int, ...] = ()


class _Bad(Exception):
    """The error for a cell that is not accepted; its arguments are reason, value and people."""

    harmless = False


class _PassedOver(_Bad):
    """The error for a line that may be skipped because it has no person or no place."""

    harmless = True


def decoded(data: bytes) -> str:
    """Decode a CSV file in any encoding that spreadsheet programs use."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def parse(
    text: str,
    known_people: Mapping[str, int | tuple[int, ...]],
    passed: list[BadLine] | None = None,
) -> tuple[tuple[HistoryRow, ...], tuple[BadLine, ...]]:
    """Return the previous season's results from a file, and all lines that are not accepted.

    People are identified by name, ID or mention in any spelling. The columns are person, division,
    place, points and rating in this order, or in the order of a header line, which may follow a
    title. Lines that may be skipped are added to `passed`.
    """
    try:
        sheet = read(text, MOST_LINES)
    except Unreadable as error:
        value = str(MOST_LINES) if error.reason == "lines" else ""
        return (), (BadLine(error.line, error.reason, value),)
    missing = [name for name in _NEEDED if name not in (sheet.columns or _NEEDED)]
    if missing:
        return (), tuple(BadLine(sheet.heading, "column", name) for name in missing)
    rows, bad = _read(sheet, bearers(known_people), [] if passed is None else passed)
    return rows, bad if rows or bad else (BadLine(1, "empty"),)


def _read(
    sheet: Sheet, people: Bearers, passed: list[BadLine]
) -> tuple[tuple[HistoryRow, ...], tuple[BadLine, ...]]:
    rows: dict[int, HistoryRow] = {}
    bad: list[BadLine] = []
    columns = sheet.columns or _ORDER
    lines = [(number, cells, _by_column(cells, columns)) for number, cells in sheet.lines]
    # Lines with an ID come first: an erased person may have the same name as someone else.
    for number, cells, found in sorted(lines, key=lambda line: not line[2].get("id")):
        try:
            row = _row(number, _checked(cells, found, columns, people), people)
            if row.person in rows:
                raise _nobody(found) or _Bad("twice", str(rows[row.person].line))
        except _Bad as error:
            (passed if error.harmless else bad).append(BadLine(number, *error.args))
        else:
            rows[row.person] = row
    return tuple(sorted(rows.values(), key=_line)), tuple(sorted(bad, key=_line))


def _line(one: HistoryRow | BadLine) -> int:
    return one.line


def _by_column(cells: Sequence[str], columns: Sequence[str]) -> Mapping[str, str]:
    return {name: cell for name, cell in zip(columns, cells, strict=False) if name}


def _checked(
    cells: Sequence[str], found: Mapping[str, str], columns: Sequence[str], people: Bearers
) -> Mapping[str, str]:
    """Return the cells of a line by column. Raises _Bad if the line is not accepted."""
    if found.get("place") == "":
        raise _PassedOver("unplaced", found.get("person", ""))
    if not {*_NEEDED} <= found.keys() or any(cells[len(columns) :]):
        raise _Bad("cells", str(len(cells)))
    called = found["person"].startswith("@") and people(found["person"][1:])
    for cell in cells:
        if cell.startswith(_FORMULA) and not (called and cell == found["person"]):
            raise _Bad("formula", cell)
    return {name: _unescaped(cell) for name, cell in found.items()}


def _row(number: int, cells: Mapping[str, str], people: Bearers) -> HistoryRow:
    rating = cells.get("rating", "")
    return HistoryRow(
        number,
        _person(cells, people),
        _whole(cells, "division"),
        _whole({**cells, "place": _TIED.sub("", cells["place"])}, "place"),
        _number(cells, "points"),
        float(_number(cells, "rating")) if rating else None,
        cells["person"],
    )


def _person(cells: Mapping[str, str], people: Bearers) -> int:
    """Return the person on a line, identified by ID if possible, else by name. Raises _Bad."""
    for cell in filter(None, (cells.get("id", ""), cells["person"])):
        mention = _MENTION.fullmatch(cell)
        found = people(cell) or people(mention[1] if mention else cell.removeprefix("@"))
        if len(found) > 1:
            raise _Bad("several", cell, found)
        if found:
            return found[0]
        if mention or cell.isdecimal():
            raise _nobody(cells) or _Bad("unknown", cell)
    raise _nobody(cells) or _Bad("unknown", cells["person"])


def _nobody(cells: Mapping[str, str]) -> _Bad | None:
    """Return the error for a line without an ID in a file that has IDs, else None."""
    return _PassedOver("nobody", cells["person"]) if cells.get("id") == "" else None


def _whole(cells: Mapping[str, str], column: str) -> int:
    number = _number(cells, column)
    if number < 1 or number.denominator > 1:
        raise _Bad(column, cells[column])
    return int(number)


def _number(cells: Mapping[str, str], column: str) -> Fraction:
    """Parse a number: an integer, a decimal (with a point or comma) or a fraction. Raises _Bad."""
    found = _NUMBER.fullmatch(cells[column])
    if found is None:
        raise _Bad(column, cells[column])
    whole, decimals, under = found.groups()
    whole = whole.replace("−", "-")
    return Fraction(f"{whole}/{under}" if under else f"{whole}.{decimals or 0}")


def escaped(text: str) -> str:
    """Escape a cell so that no spreadsheet program treats it as a formula."""
    return f"'{text}" if text.startswith(_RISKY) else text


def _unescaped(text: str) -> str:
    return text[1:] if text.startswith("'") and text[1:].startswith(_RISKY) else text


PAIRING = ("division", "person", "id", "games", "seats", "opponents")
TEAMS = ("place", "team", "per_game", "games", "wins", "member", "members", "best", "worst")
STANDINGS = (
    "division", "place", "person", "id", "points", "games", "per_game", "wins", "seconds",
    "best", "worst",
)  # fmt: skip
MISTAKES = ("mistakes", "lost")
"""Further columns of standings in which mistakes are known."""
RESULTS = (
    "table", "division", "finished", "seat", "person", "finisher", "rank", "score", "place",
    "points", "why", "bot_from",
)  # fmt: skip
"""Keys of the columns of exported results; the caller supplies headings in the reader's
language."""

Headings: TypeAlias = Callable[[str], str]


def standings_csv(
    divisions: Mapping[int, Sequence[Row]],
    names: Callable[[int], str],
    headings: Headings = str,
    ranges: Mapping[int, tuple[int, int]] | None = None,
    mistakes: Mapping[int, tuple[float, float]] | None = None,
) -> str:
    """Return the standings of all divisions as CSV; `ranges` has the places still possible.

    `mistakes` has each person's mistakes a game and the points lost by them, in two more columns.

    The file can be imported again. IDs are written as mentions because spreadsheets round numbers
    of that length. Guests have no place and erased people no ID; an import skips their lines.
    """
    places, known = ranges or {}, mistakes or {}
    lines = (
        (
            *_standing(division, row, names, places.get(row.person, (row.place, row.place))),
            *(() if mistakes is None else _figures(known.get(row.person))),
        )
        for division, rows in sorted(divisions.items())
        for row in rows
    )
    columns = STANDINGS if mistakes is None else (*STANDINGS, *MISTAKES)
    return written(columns, lines, headings)


def _figures(figures: tuple[float, float] | None) -> Sequence[Cell]:
    return (None, None) if figures is None else [round(one, 2) for one in figures]


def _mention(person: int) -> str | None:
    """Return a person's mention, or None if the person was erased."""
    return f"<@{person}>" if person > 0 else None


def _standing(
    division: int, row: Row, names: Callable[[int], str], ends: tuple[int, int]
) -> Sequence[Cell]:
    person = (names(row.person), _mention(row.person))
    counted = (_rounded(row.points), row.games, _rounded(row.per_game), row.wins, row.seconds)
    if row.guest:
        return (division, None, *person, *counted, None, None)
    return (division, row.place, *person, *counted, *ends)


def team_csv(
    rows: Iterable[TeamRow],
    names: Callable[[int], str],
    ranges: Mapping[str, tuple[int, int]],
    headings: Headings = str,
) -> str:
    """Return the team standings as CSV, with the names of each team's members.

    `ranges` has the places that each team may still reach.
    """
    lines = (
        (
            row.place,
            row.team,
            _rounded(row.per_game),
            row.games,
            row.wins,
            _rounded(row.best),
            ", ".join(map(names, row.members)),
            *ranges[row.team],
        )
        for row in rows
    )
    return written(TEAMS, lines, headings)


def results_csv(
    results: Iterable[tuple[int, FixtureResult]],
    awards: Iterable[Award],
    names: Callable[[int], str],
    headings: Headings = str,
    round_of: Callable[[FixtureResult, SeatResult], int | None] = lambda _, seat: seat.bot_from,
) -> str:
    """Return every seat of the finished fixtures as CSV, with the fixture's division.

    If a house bot finished a seat, `round_of` gives the first round that the bot played.
    """
    earned = {(award.fixture, award.person): award for award in awards}
    lines = (
        (*_result(division, result, seat, earned, names), _bot(round_of(result, seat)))
        for division, result in results
        for seat in result.seats
    )
    return written(RESULTS, lines, headings)


def _result(
    division: int,
    result: FixtureResult,
    seat: SeatResult,
    earned: Mapping[tuple[int, int], Award],
    names: Callable[[int], str],
) -> Sequence[Cell]:
    """Return a seat's line, with the award of its finisher, or of the person paired there."""
    finisher = seat.person if seat.finisher is None else seat.finisher
    award = earned.get((result.fixture, finisher))
    got = (award.place, _rounded(award.points), award.reason) if award else (None, None, None)
    return (
        result.fixture,
        division,
        datetime.fromtimestamp(result.finished_at, UTC).strftime("%Y-%m-%d %H:%M"),
        seat.seat + 1,
        names(seat.person),
        None if seat.finisher is None else names(seat.finisher),
        seat.rank,
        seat.score,
        *got,
    )


def _bot(since: int | None) -> str | None:
    return None if since is None else f"🤖 {since}"


def pairing_csv(
    reports: Mapping[int, Report], names: Callable[[int], str], headings: Headings = str
) -> str:
    """Return the pairing as CSV: each person's games, seats and opponents, with counts."""
    lines = (
        _paired(division, person, share, names)
        for division, report in sorted(reports.items())
        for person, share in sorted(report.people.items(), key=lambda one: names(one[0]))
    )
    return written(PAIRING, lines, headings)


def _paired(
    division: int, person: int, share: Share, names: Callable[[int], str]
) -> Sequence[Cell]:
    seats = " · ".join(map(str, share.seats))
    met = sorted(share.opponents.items(), key=lambda one: (-one[1], names(one[0])))
    opponents = ", ".join(f"{names(other)} {count}×" for other, count in met if count)
    return (division, names(person), _mention(person), share.games, seats, opponents)


def _rounded(number: Fraction) -> int | float:
    return number.numerator if number.denominator == 1 else round(float(number), 2)


def written(columns: Sequence[str], lines: Iterable[Sequence[Cell]], headings: Headings) -> str:
    """Return CSV text: a header line and the lines, with all formulas escaped."""
    file = StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow([escaped(headings(column)) for column in columns])
    for line in lines:
        writer.writerow([escaped(cell) if isinstance(cell, str) else cell for cell in line])
    return file.getvalue()

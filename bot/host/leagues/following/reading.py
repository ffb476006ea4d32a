"""The check of another bot's log, and the summary of what follows from it.

Both are slow for a large log, and another bot may send anything, so a running bot does this in a
process of its own. All that it returns is bounded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple, Protocol

from bot.host.leagues.following.api import (
    DivisionTop,
    Drawn,
    DrawnTable,
    Place,
    Request,
    Summary,
    Who,
)
from bot.host.leagues.seasonlog.journal import line_of, row_of
from bot.leagues.seasonlog.bodies import Draw, Match, Planned, Winners, body_of
from bot.leagues.seasonlog.differences import Difference, Wrong
from bot.leagues.seasonlog.games import Referee
from bot.leagues.seasonlog.ledger import Ledger
from bot.leagues.seasonlog.lines import Line
from bot.leagues.seasonlog.verifying import Checked, Known, check_log
from bot.leagues.settings import LADDER, NO
from bot.store.leagues.signed_lines import LineRow

MOST_NAME = 80
"""Characters of a name that are kept."""
MOST_DIVISIONS, MOST_PLACES, MOST_TABLES = 10, 8, 12
"""Divisions, places of each, and tables that are kept."""
MOST_SEATS = 8
"""People of a table that are kept."""
MOST_LINES = 20_000
"""Maximum number of lines: a season of 200 people has 700, and all are stored at once."""


class Reading(NamedTuple):
    """A log that fits: its lines without the games of results, and what is shown of it."""

    lines: tuple[LineRow, ...]
    key: str
    mark: str
    summary: Summary


class LogReader(Protocol):
    """Function that checks logs, which takes up to minutes and must not block the event loop."""

    async def __call__(self, request: Request) -> Reading:
        """Return what a log says. Raises Difference, CannotCheck."""


class ReadHere:
    """Reader of logs in a thread of this process."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee

    async def __call__(self, request: Request) -> Reading:
        """Return what a log says. Raises Difference."""
        return await asyncio.to_thread(read_log, request, self._referee)


def read_log(request: Request, referee: Referee) -> Reading:
    """Check a log, and return what it says. Raises Difference."""
    count = request.content.count(b"\n")
    if count > MOST_LINES:
        raise Difference(0, "lines", MOST_LINES, count)
    known = Known([*map(line_of, request.known)], computed=True)
    checked = check_log(request.content, referee, known)
    try:
        summary = summary_of(checked)
    except Wrong as wrong:
        raise wrong.at(len(checked.lines)) from wrong
    return Reading(tuple(map(_row, checked.lines)), checked.key, checked.mark, summary)


def _row(line: Line) -> LineRow:
    """Return a line as it is stored, without a game: it was replayed, and its digest stays."""
    texts = {field: one for field, one in line.opened.items() if field != "game"}
    return row_of(replace(line, opened=texts))


def summary_of(checked: Checked) -> Summary:
    """Return what is shown of a checked log. Raises Wrong if it has no rules."""
    ledger = checked.ledger
    rules, people = ledger.rules, _people(checked)
    standings = checked.standings
    return Summary(
        league=_cut(checked.league),
        season=ledger.season,
        form=rules.form,
        game=rules.game,
        people=sum(one.status == "in" for one in ledger.entries.values()),
        over=ledger.over,
        winner=people[standings.winner] if standings and standings.winner else None,
        divisions=tuple(_divisions(checked, people)),
        count=len(standings.divisions) if standings else 0,
        drawn=_drawn(checked, people),
        signup=_takes_entries(checked.ledger),
    )


def _takes_entries(ledger: Ledger) -> bool:
    """Return whether people can sign up for a season."""
    if ledger.commitment is None:
        return True
    is_late = ledger.rules.late != NO or ledger.rules.form == LADDER
    return is_late and ledger.seed is not None and not ledger.over


def _people(checked: Checked) -> Mapping[str, Who]:
    """Return all people, numbered in the order in which the log introduces them."""
    known = (line.data["person"] for line in checked.lines if line.kind == "person")
    return {
        person: Who(_cut(checked.names.get(person, "")), number, person)
        for number, person in enumerate(known, 1)
    }


def _cut(name: str) -> str:
    return name[:MOST_NAME]


def _divisions(checked: Checked, people: Mapping[str, Who]) -> Iterator[DivisionTop]:
    standings = checked.standings
    for number, rows in standings.divisions[:MOST_DIVISIONS] if standings else ():
        places = (Place(people[one.person], one.points, one.games, one.below) for one in rows)
        yield DivisionTop(number, len(rows), tuple(places)[:MOST_PLACES])


def _drawn(checked: Checked, people: Mapping[str, Who]) -> Drawn | None:
    """Return the newest draw, which of divisions are all that were drawn at the same time."""
    found = [(line, body) for line in checked.lines if (body := _tables_of(line)) is not None]
    if not found:
        return None
    at, last = found[-1][0].at, found[-1][1]
    newest = found[-1:]
    if isinstance(last, Draw) and last.round is None:
        newest = [one for one in found if one[0].at == at and isinstance(one[1], Draw)]
    planned = [table for _, body in newest for table in body.tables]
    return Drawn(
        line=newest[0][0].number,
        round=last.round if isinstance(last, Draw) else 0,
        count=len(planned),
        tables=tuple(_table(checked, one, people) for one in planned[:MOST_TABLES]),
    )


def _tables_of(line: Line) -> Draw | Winners | Match | None:
    body = body_of(line) if line.kind in ("draw", "winners", "match") else None
    assert body is None or isinstance(body, Draw | Winners | Match)
    return body


def _table(checked: Checked, planned: Planned, people: Mapping[str, Who]) -> DrawnTable:
    state = checked.ledger.tables[planned.table]
    seats = tuple(people[one] for one in state.people[:MOST_SEATS])
    return DrawnTable(planned.table, seats, state.ended)

"""Decisions in a league and the reasons for them.

They are stored in `league_log`, `correction`, `conduct`, `dispute` and `statement`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import insert, marks, upsert


class LogRow(NamedTuple):
    """A row of `league_log`; `data` is JSON."""

    id: int
    league_id: int
    season_id: int | None
    fixture_id: int | None
    at: float
    kind: str
    data: str
    by_id: int | None
    about_id: int | None
    public: int


class CorrectionRow(NamedTuple):
    """A row of `correction`; `data` is JSON."""

    id: int
    season_id: int
    fixture_id: int | None
    kind: str
    data: str
    reason: str
    made_by: int
    made_at: float
    needs_second: int = 0
    seconded_by: int | None = None
    undone_by: int | None = None
    undone_at: float | None = None
    undone_reason: str | None = None

    @property
    def counts(self) -> bool:
        """Return whether the correction has an effect."""
        return self.undone_by is None and (not self.needs_second or self.seconded_by is not None)


class ConductRow(NamedTuple):
    """A row of `conduct`."""

    id: int
    season_id: int
    user_id: int
    fixture_id: int | None
    kind: str
    number: int
    at: float
    card: str | None = None
    lifted_by: int | None = None


class DisputeRow(NamedTuple):
    """A row of `dispute`; `outcome` is None while it is open."""

    id: int
    season_id: int
    fixture_id: int
    raised_by: int
    raised_at: float
    due_at: float
    paused_until: float | None = None
    closed_at: float | None = None
    closed_by: int | None = None
    outcome: str | None = None
    reason: str | None = None


class StatementRow(NamedTuple):
    """A row of `statement` without the dispute."""

    user_id: int
    at: float
    text: str


COACH_YES, COACH_NO, COACHED = HIDDEN = ("coach_yes", "coach_no", "coached")
"""Kinds of log lines that nobody reads in a league's log.

A person's answers to whether the coach may count their mistakes, and what it counted at a table.
"""

_LOG = ", ".join(LogRow._fields)
_SHOWN = f"kind NOT IN {HIDDEN!r}"
_CORRECTION = ", ".join(CorrectionRow._fields)
_CONDUCT = ", ".join(ConductRow._fields)
_DISPUTE = ", ".join(DisputeRow._fields)
_STATEMENT = ", ".join(StatementRow._fields)
_INSERT_DISPUTE = f"{insert('dispute', DisputeRow._fields[1:])} RETURNING id"
_STATE = upsert("statement", ("dispute_id", "user_id"), StatementRow._fields[1:])
_AGREED = '%"rules"%'
"""LIKE pattern for the data of log lines by which people agreed to the rules; lines that only
change an entry do not match."""
_CURVES = '%"curves": true%'
"""LIKE pattern for the data of answers to the question that named the coach's curves."""
_INSERT_LOG = f"{insert('league_log', LogRow._fields[1:])} RETURNING id"
_INSERT_CORRECTION = f"{insert('correction', CorrectionRow._fields[1:])} RETURNING id"
_INSERT_CONDUCT = f"{insert('conduct', ConductRow._fields[1:])} ON CONFLICT DO NOTHING RETURNING id"


def log(connection: Connection, row: LogRow) -> int:
    """Store a log line and return its ID; the ID in the row is ignored."""
    (number,) = connection.execute(_INSERT_LOG, row[1:]).fetchone()
    return int(number)


def logged(
    connection: Connection, league_id: int, limit: int, before: int | None = None
) -> list[LogRow]:
    """Return the newest lines of a league's log, newest first, optionally older than `before`."""
    rows = connection.execute(
        f"SELECT {_LOG} FROM league_log WHERE league_id = ? AND id < coalesce(?, id + 1)"
        f" AND {_SHOWN} ORDER BY id DESC LIMIT ?",
        (league_id, before, limit),
    )
    return [LogRow._make(row) for row in rows]


def logged_about(connection: Connection, league_id: int, about_id: int, limit: int) -> list[LogRow]:
    """Return the newest lines about a person in a league's log, newest first."""
    rows = connection.execute(
        f"SELECT {_LOG} FROM league_log WHERE league_id = ? AND about_id = ? AND {_SHOWN}"
        " ORDER BY id DESC LIMIT ?",
        (league_id, about_id, limit),
    )
    return [LogRow._make(row) for row in rows]


def logged_of_fixture(connection: Connection, fixture_id: int) -> list[LogRow]:
    """Return the log lines about a fixture, oldest first."""
    rows = connection.execute(
        f"SELECT {_LOG} FROM league_log WHERE fixture_id = ? ORDER BY id", (fixture_id,)
    )
    return [LogRow._make(row) for row in rows]


def is_logged(connection: Connection, season_id: int, kind: str, data: str | None = None) -> bool:
    """Return whether a season's log has a line of a kind, with this data (JSON) if given."""
    row = connection.execute(
        "SELECT 1 FROM league_log WHERE season_id = ? AND kind = ? AND data = coalesce(?, data)"
        " LIMIT 1",
        (season_id, kind, data),
    ).fetchone()
    return row is not None


def is_logged_of_league(connection: Connection, league_id: int, kind: str) -> bool:
    """Return whether the log of a league has a line of a kind, in any season."""
    row = connection.execute(
        "SELECT 1 FROM league_log WHERE league_id = ? AND kind = ? LIMIT 1", (league_id, kind)
    ).fetchone()
    return row is not None


def newest_kind(
    connection: Connection, season_id: int, about_id: int, kinds: Sequence[str]
) -> str | None:
    """Return which of these kinds the newest such log line about a person in a season has.

    The result is None if there is no such line.
    """
    if not kinds:
        return None
    row = connection.execute(
        "SELECT kind FROM league_log WHERE season_id = ? AND about_id = ?"
        f" AND kind IN ({marks(kinds)}) ORDER BY id DESC LIMIT 1",
        (season_id, about_id, *kinds),
    ).fetchone()
    return None if row is None else str(row[0])


def newest_by_person(
    connection: Connection, season_id: int, kinds: Sequence[str]
) -> dict[int, LogRow]:
    """Return the newest log line of one of these kinds about each person in a season."""
    if not kinds:
        return {}
    rows = connection.execute(
        f"SELECT {_LOG} FROM league_log WHERE id IN (SELECT max(id) FROM league_log"
        f" WHERE season_id = ? AND kind IN ({marks(kinds)}) AND about_id IS NOT NULL"
        " GROUP BY about_id) ORDER BY id",
        (season_id, *kinds),
    )
    return {row.about_id: row for row in map(LogRow._make, rows) if row.about_id is not None}


def newest_line(connection: Connection, season_id: int, about_id: int) -> int:
    """Return the ID of the newest log line about a person in a season, or 0."""
    (line,) = connection.execute(
        "SELECT coalesce(max(id), 0) FROM league_log WHERE season_id = ? AND about_id = ?",
        (season_id, about_id),
    ).fetchone()
    return int(line)


def newest_of_kind(connection: Connection, season_id: int, kind: str) -> int:
    """Return the ID of a season's newest log line of a kind, or 0."""
    (line,) = connection.execute(
        "SELECT coalesce(max(id), 0) FROM league_log WHERE season_id = ? AND kind = ?",
        (season_id, kind),
    ).fetchone()
    return int(line)


def revised_at(connection: Connection, season_ids: Sequence[int]) -> dict[int, float]:
    """Return the time of the newest line of each season that is about no table and no person."""
    if not season_ids:
        return {}
    rows = connection.execute(
        f"SELECT season_id, max(at) FROM league_log WHERE season_id IN ({marks(season_ids)})"
        " AND fixture_id IS NULL AND about_id IS NULL GROUP BY season_id ORDER BY season_id",
        tuple(season_ids),
    )
    return dict(rows.fetchall())


def logged_since(connection: Connection, season_id: int, kind: str, line: int) -> list[LogRow]:
    """Return a season's log lines of a kind that are newer than a line, oldest first."""
    rows = connection.execute(
        f"SELECT {_LOG} FROM league_log WHERE season_id = ? AND kind = ? AND id > ? ORDER BY id",
        (season_id, kind, line),
    )
    return [LogRow._make(row) for row in rows]


def logged_after(connection: Connection, season_id: int, line: int) -> list[LogRow]:
    """Return all of a season's log lines that are newer than a line, oldest first."""
    rows = connection.execute(
        f"SELECT {_LOG} FROM league_log WHERE season_id = ? AND id > ? ORDER BY id",
        (season_id, line),
    )
    return [LogRow._make(row) for row in rows]


def agreed(connection: Connection, season_id: int) -> dict[int, int]:
    """Return, by person, the newest log line that records which rules of a season they accepted."""
    rows = connection.execute(
        "SELECT about_id, max(id) FROM league_log WHERE season_id = ? AND about_id IS NOT NULL"
        " AND kind IN ('signed', 'confirmed') AND data LIKE ? GROUP BY about_id",
        (season_id, _AGREED),
    )
    return dict(rows.fetchall())


def coachable(connection: Connection, season_id: int, curves: bool = False) -> set[int]:
    """Return the people whose newest answer is that the coach may count their mistakes.

    With `curves`, only those who were asked whether public pages may show its curves, too.
    """
    rows = connection.execute(
        "SELECT about_id FROM league_log WHERE kind = ? AND data LIKE ? AND id IN"
        " (SELECT max(id) FROM league_log WHERE season_id = ? AND kind IN (?, ?)"
        " AND about_id IS NOT NULL GROUP BY about_id)",
        (COACH_YES, _CURVES if curves else "%", season_id, COACH_YES, COACH_NO),
    )
    return {row[0] for row in rows}


def forget(connection: Connection, season_id: int, kind: str) -> None:
    """Delete a season's log lines of a kind."""
    connection.execute("DELETE FROM league_log WHERE season_id = ? AND kind = ?", (season_id, kind))


def told(connection: Connection, season_id: int, kind: str) -> list[str]:
    """Return the data (JSON) of a season's log lines of one kind, oldest first."""
    rows = connection.execute(
        "SELECT data FROM league_log WHERE season_id = ? AND kind = ? ORDER BY id",
        (season_id, kind),
    )
    return [row[0] for row in rows]


def of_league(connection: Connection, season_id: int, kind: str) -> list[CorrectionRow]:
    """Return the corrections of a kind in all seasons of a season's league, oldest first."""
    rows = connection.execute(
        f"SELECT {_CORRECTION} FROM correction WHERE kind = ? AND season_id IN (SELECT id FROM"
        " season WHERE league_id = (SELECT league_id FROM season WHERE id = ?)) ORDER BY id",
        (kind, season_id),
    )
    return [CorrectionRow._make(row) for row in rows]


def correct(connection: Connection, row: CorrectionRow) -> int:
    """Store a correction and return its ID; the ID in the row is ignored."""
    (number,) = connection.execute(_INSERT_CORRECTION, row[1:]).fetchone()
    return int(number)


def set_data(connection: Connection, correction_id: int, data: str) -> None:
    """Store the actual effect of a correction, replacing the intended one."""
    connection.execute("UPDATE correction SET data = ? WHERE id = ?", (data, correction_id))


def second(connection: Connection, correction_id: int, by_id: int) -> None:
    """Store that a second organiser agrees to a correction."""
    connection.execute("UPDATE correction SET seconded_by = ? WHERE id = ?", (by_id, correction_id))


def undo(connection: Connection, correction_id: int, by_id: int, at: float, reason: str) -> None:
    """Store that a correction was undone, by whom and why."""
    connection.execute(
        "UPDATE correction SET undone_by = ?, undone_at = ?, undone_reason = ? WHERE id = ?",
        (by_id, at, reason, correction_id),
    )


def correction(connection: Connection, correction_id: int) -> CorrectionRow | None:
    """Return a correction, or None if it does not exist."""
    row = connection.execute(
        f"SELECT {_CORRECTION} FROM correction WHERE id = ?", (correction_id,)
    ).fetchone()
    return None if row is None else CorrectionRow._make(row)


def corrections(connection: Connection, season_id: int) -> list[CorrectionRow]:
    """Return the corrections of a season, oldest first."""
    rows = connection.execute(
        f"SELECT {_CORRECTION} FROM correction WHERE season_id = ? ORDER BY id", (season_id,)
    )
    return [CorrectionRow._make(row) for row in rows]


def record(connection: Connection, row: ConductRow) -> int | None:
    """Store an event of conduct and return its ID, or None if it was already stored."""
    stored = connection.execute(_INSERT_CONDUCT, row[1:]).fetchone()
    return None if stored is None else int(stored[0])


def set_card(connection: Connection, conduct_id: int, card: str | None) -> None:
    """Store the card that an event of conduct brought."""
    connection.execute("UPDATE conduct SET card = ? WHERE id = ?", (card, conduct_id))


def lift(connection: Connection, conduct_id: int, correction_id: int | None) -> None:
    """Store the correction that cancels an event of conduct; None makes the event count again."""
    connection.execute("UPDATE conduct SET lifted_by = ? WHERE id = ?", (correction_id, conduct_id))


def conduct(
    connection: Connection, season_ids: tuple[int, ...], user_id: int | None = None
) -> list[ConductRow]:
    """Return the events of conduct in these seasons, of one person if given, oldest first."""
    if not season_ids:
        return []
    rows = connection.execute(
        f"SELECT {_CONDUCT} FROM conduct WHERE season_id IN ({marks(season_ids)})"
        " AND user_id = coalesce(?, user_id) ORDER BY at, id",
        (*season_ids, user_id),
    )
    return [ConductRow._make(row) for row in rows]


def dispute(connection: Connection, row: DisputeRow) -> int:
    """Store a dispute and return its ID; the ID in the row is ignored."""
    (number,) = connection.execute(_INSERT_DISPUTE, row[1:]).fetchone()
    return int(number)


def set_paused_until(connection: Connection, dispute_id: int, until: float | None) -> None:
    """Store the end of the pause that a table had before it was disputed."""
    connection.execute("UPDATE dispute SET paused_until = ? WHERE id = ?", (until, dispute_id))


def close_dispute(
    connection: Connection, dispute_id: int, by_id: int, at: float, outcome: str, reason: str | None
) -> None:
    """Store how a dispute ended, and who ended it."""
    connection.execute(
        "UPDATE dispute SET closed_by = ?, closed_at = ?, outcome = ?, reason = ? WHERE id = ?",
        (by_id, at, outcome, reason, dispute_id),
    )


def disputes_at(connection: Connection, fixture_id: int) -> list[DisputeRow]:
    """Return the disputes about a fixture, oldest first; only the newest may be open."""
    rows = connection.execute(
        f"SELECT {_DISPUTE} FROM dispute WHERE fixture_id = ? ORDER BY id", (fixture_id,)
    )
    return [DisputeRow._make(row) for row in rows]


def open_disputes(connection: Connection, season_id: int) -> list[DisputeRow]:
    """Return the open disputes of a season, oldest first."""
    rows = connection.execute(
        f"SELECT {_DISPUTE} FROM dispute WHERE season_id = ? AND closed_at IS NULL ORDER BY id",
        (season_id,),
    )
    return [DisputeRow._make(row) for row in rows]


def disputed(connection: Connection, season_id: int) -> frozenset[int]:
    """Return the fixtures of a season at which a dispute was raised, whatever came of it."""
    rows = connection.execute("SELECT fixture_id FROM dispute WHERE season_id = ?", (season_id,))
    return frozenset(fixture for (fixture,) in rows)


def is_disputed(connection: Connection, fixture_id: int | None, paused_until: float | None) -> bool:
    """Return whether an open dispute pauses a fixture's table until `paused_until`."""
    row = connection.execute(
        "SELECT 1 FROM dispute WHERE fixture_id = ? AND closed_at IS NULL AND due_at = ?",
        (fixture_id, paused_until),
    ).fetchone()
    return row is not None


def state(connection: Connection, dispute_id: int, row: StatementRow) -> None:
    """Store a person's statement about a dispute, replacing an earlier one."""
    connection.execute(_STATE, (dispute_id, *row))


def statements(connection: Connection, dispute_id: int) -> list[StatementRow]:
    """Return the statements about a dispute, oldest first."""
    rows = connection.execute(
        f"SELECT {_STATEMENT} FROM statement WHERE dispute_id = ? ORDER BY at, user_id",
        (dispute_id,),
    )
    return [StatementRow._make(row) for row in rows]

"""Outcomes of a look at a followed season: what each of them stores, and when the next look is."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import TypeAlias

from bot.host.core.paces import DAY, HOUR
from bot.host.leagues.following.api import (
    FAULT,
    GONE,
    OVER,
    ROUND,
    Fault,
    Summary,
    Unreachable,
)
from bot.host.leagues.following.outbox import followed_of, post, stored
from bot.host.leagues.following.reading import Reading
from bot.leagues.settings import LADDER
from bot.store import Connection
from bot.store.core.event_log import log_after_commit
from bot.store.leagues import followed
from bot.store.leagues.followed import ENDED, FollowedRow

INTERVAL = HOUR / 4
"""Seconds between two looks at a season that is being played."""
AT_REST = DAY
"""Seconds between two looks at a season that is over."""
LONGEST = 6 * HOUR
"""Maximum seconds between two looks at a log that cannot be reached or does not fit."""
SILENT = DAY
"""Seconds for which nothing is said of a log that cannot be reached."""
GIVES_UP = 7 * DAY
"""Seconds after which a log that its server no longer knows is not looked for any more."""


Outcome: TypeAlias = Callable[[Connection, FollowedRow, float], None]
"""Function that stores what came of a look."""


def forget(connection: Connection, row: FollowedRow, _now: float) -> None:
    """Delete a season that no admin has confirmed in time."""
    followed.remove(connection, row.id)


def unchanged(connection: Connection, row: FollowedRow, now: float) -> None:
    """Store that a log is what it was."""
    due_at = now + _rhythm(row, followed_of(row).summary)
    followed.change(connection, row.id, silent_at=None, gone_at=None, due_at=due_at)
    _log_back(connection, row)


def _log_back(connection: Connection, row: FollowedRow) -> None:
    if row.silent_at is not None or row.fault_at is not None:
        log_after_commit(connection, "log_back", guild=row.guild_id)


def fits(reading: Reading, etag: str, connection: Connection, row: FollowedRow, now: float) -> None:
    """Store a log that goes on from what is known, and fits."""
    summary = reading.summary
    is_news = len(reading.lines) > row.lines or row.fault is not None
    followed.keep_lines(connection, row.id, reading.lines)
    followed.change(
        connection,
        row.id,
        etag=etag,
        lines=len(reading.lines),
        read_at=now if is_news else row.read_at,
        summary=stored(summary),
        fault=None,
        fault_at=None,
        silent_at=None,
        gone_at=None,
        due_at=now + _rhythm(row, summary),
    )
    _log_back(connection, row)
    _tell_news(connection, row.id, followed_of(row).summary, summary, now)


def _tell_news(
    connection: Connection, followed_id: int, before: Summary, after: Summary, now: float
) -> None:
    """Queue posts about a draw and about the end of the season."""
    drawn, known = after.drawn, before.drawn
    is_new = drawn is not None and (known is None or drawn.line > known.line)
    if drawn is not None and is_new and after.form != LADDER:
        post(connection, followed_id, ROUND, now, mark=str(drawn.line))
    if after.over and not before.over:
        post(connection, followed_id, OVER, now)


def does_not_fit(fault: Fault, connection: Connection, row: FollowedRow, now: float) -> None:
    """Store that a log does not fit: the last state that fitted stays."""
    since = row.fault_at or now
    followed.change(
        connection,
        row.id,
        fault=json.dumps(asdict(fault)),
        fault_at=since,
        # What this version of the bot does not understand may fit the next one unchanged.
        etag="",
        silent_at=None,
        gone_at=None,
        due_at=now + _patience(row, since, now),
    )
    if row.fault_at is None:
        at, why = fault.line, fault.code
        log_after_commit(connection, "log_wrong", guild=row.guild_id, line=at, why=why)
    data = {"since": since}
    post(connection, row.id, FAULT, now, mark=f"{since}", person=row.added_by, data=data)


def is_silent(error: Unreachable, connection: Connection, row: FollowedRow, now: float) -> None:
    """Store that a log cannot be reached, or that its server no longer knows it."""
    since = row.silent_at or now
    gone_at = (row.gone_at or now) if error.why == "gone" else None
    due_at = now + max(_patience(row, since, now), error.retry_after)
    followed.change(connection, row.id, silent_at=since, gone_at=gone_at, due_at=due_at)
    if row.silent_at is None:
        log_after_commit(connection, "log_unreachable", guild=row.guild_id, why=error.why)
    if gone_at is not None and now - gone_at >= GIVES_UP:
        followed.change(connection, row.id, stage=ENDED, due_at=None)
        post(connection, row.id, GONE, now, mark=f"{gone_at}")


def _rhythm(row: FollowedRow, summary: Summary) -> float:
    """Return the seconds until the next look at a log that could be read."""
    return delayed(row, AT_REST if summary.over else INTERVAL)


def _patience(row: FollowedRow, since: float, now: float) -> float:
    """Return the seconds until the next look at a log with which something is wrong."""
    return delayed(row, min(max(INTERVAL, now - since), LONGEST))


def delayed(row: FollowedRow, seconds: float) -> float:
    """Return seconds that are up to a tenth longer, by season: not all are due at once."""
    return seconds * (1 + row.id * 0.618 % 1 / 10)


def differs(before: FollowedRow, after: FollowedRow, now: float) -> bool:
    """Return whether the card has to be shown anew after a look."""
    if after.silent_at is not None:
        return now - after.silent_at >= SILENT

    def shown(row: FollowedRow) -> tuple[object, ...]:
        return row.stage, row.lines, row.summary, row.fault, row.read_at

    return before.silent_at is not None or shown(before) != shown(after)

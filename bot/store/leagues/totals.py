"""Totals of a season, in numbers."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection


class Totals(NamedTuple):
    """Counts of events in a season; `ended_at` is when its last table was over.

    `hindered` = how often an obstacle kept it from going on until it was removed.
    """

    unplayed: int
    ended_at: float | None
    timeouts: int
    substitutes: int
    bot_seats: int
    hindered: int
    failed_posts: int


def totals(connection: Connection, season_id: int) -> Totals:
    """Return the numbers of a season."""
    row = connection.execute(
        "SELECT count(*) FILTER (WHERE stage <> 'over'), max(finished_at),"
        " (SELECT count(*) FROM lapse WHERE game_id IN"
        " (SELECT game_id FROM fixture WHERE season_id = ?)),"
        " (SELECT count(*) FROM vacancy JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND taken_by IS NOT NULL),"
        " (SELECT count(*) FROM fixture_seat JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND bot_from IS NOT NULL),"
        " (SELECT count(*) FROM league_log WHERE season_id = ?"
        " AND kind IN ('obstacle', 'abandoned')),"
        " (SELECT count(*) FROM league_post WHERE season_id = ? AND status = 'failed')"
        " FROM fixture WHERE season_id = ?",
        (season_id,) * 6,
    ).fetchone()
    return Totals._make(row)

"""Exclusion from a season: by a red card or an organiser, until an organiser takes it back."""

from __future__ import annotations

from bot.host.leagues.api import Excluded
from bot.store import Connection
from bot.store.leagues import entrants, records

OUT = ("left", "red")
"""Statuses of those who are out of a season."""
_DECIDED = ("taken_out", "taken_in", "left")
"""Kinds of log lines that say how a person left a season, or came back."""


def excluded_by(connection: Connection, season_id: int, user_id: int) -> str | None:
    """Return what excludes a person from a season (card | organiser), None = nothing does.

    A person who left the server was not excluded: they may come back.
    """
    row = entrants.load(connection, season_id, user_id)
    if row is None or row.status not in OUT:
        return None
    if row.status == "red":
        return "card"
    newest = records.newest_kind(connection, season_id, user_id, _DECIDED)
    return "organiser" if newest == "taken_out" else None


def check_not_excluded(connection: Connection, season_id: int, user_id: int) -> None:
    """Check that a person is not excluded from a season. Raises Excluded."""
    why = excluded_by(connection, season_id, user_id)
    if why is not None:
        raise Excluded(why=why)

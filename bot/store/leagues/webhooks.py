"""Webhooks of leagues, stored in `league_webhook`; their events are rows of `league_post`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS
from bot.store.leagues.posts import COLUMNS, EVENT, LeaguePostRow


class WebhookRow(NamedTuple):
    """A row of `league_webhook`; `standings` is a digest, None = none were sent."""

    league_id: int
    url: str
    secret: bytes
    made_at: float
    standings: str | None = None


def load(connection: Connection, league_id: int) -> WebhookRow | None:
    """Return the webhook of a league, or None if it has none."""
    row = connection.execute(
        "SELECT league_id, url, secret, made_at, standings FROM league_webhook WHERE league_id = ?",
        (league_id,),
    ).fetchone()
    return None if row is None else WebhookRow._make(row)._replace(secret=bytes(row[2]))


def keep(connection: Connection, row: WebhookRow) -> None:
    """Store a league's webhook in place of an earlier one, whose unsent events are deleted."""
    remove(connection, row.league_id)
    connection.execute("INSERT INTO league_webhook VALUES (?, ?, ?, ?, ?)", row)


def remove(connection: Connection, league_id: int) -> None:
    """Delete a league's webhook, and its unsent events."""
    connection.execute("DELETE FROM league_webhook WHERE league_id = ?", (league_id,))
    connection.execute(
        f"DELETE FROM league_post WHERE league_id = ? AND status = 'due' AND kind = '{EVENT}'",
        (league_id,),
    )


def set_standings(connection: Connection, league_id: int, digest: str) -> None:
    """Store the digest of the standings that were sent last."""
    connection.execute(
        "UPDATE league_webhook SET standings = ? WHERE league_id = ?", (digest, league_id)
    )


_UNSENT = f"status = 'due' AND kind = '{EVENT}'"
_SENDING = f"(SELECT id FROM league WHERE {HERE.replace('game.', 'league.')} AND {OURS})"


def leagues_due(connection: Connection, now: float) -> list[int]:
    """Return the leagues whose oldest unsent event is due, those that wait longest first."""
    rows = connection.execute(
        f"SELECT league_id FROM league_post WHERE id IN (SELECT min(id) FROM league_post"
        f" WHERE {_UNSENT} GROUP BY league_id) AND due_at <= ? AND league_id IN {_SENDING}"
        " ORDER BY id",
        (now,),
    )
    return [row[0] for row in rows]


def next_event(connection: Connection, league_id: int, now: float) -> LeaguePostRow | None:
    """Return the oldest unsent event of a league if it is due; the later ones wait for it."""
    row = connection.execute(
        f"SELECT {COLUMNS} FROM league_post WHERE league_post.id = (SELECT min(id) FROM league_post"
        f" WHERE {_UNSENT} AND league_id = ?) AND due_at <= ? AND league_id IN {_SENDING}",
        (league_id, now),
    ).fetchone()
    return None if row is None else LeaguePostRow._make(row)

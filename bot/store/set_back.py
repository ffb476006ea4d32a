"""All that waits for a moment, when the machine's clock is set back: no table is silent for it."""

from __future__ import annotations

from typing import NamedTuple

from bot.realm import ALL, OWN, Realm
from bot.store.connection import Connection

_OF_TABLE = f"game_id IN (SELECT id FROM game WHERE {OWN})"
_OF_LEAGUE = f"league_id IN (SELECT id FROM league WHERE {OWN})"
_OF_VACANCY = (
    "vacancy_id IN (SELECT vacancy.id FROM vacancy JOIN fixture ON fixture.id = fixture_id"
    " JOIN season ON season.id = season_id JOIN league ON league.id = league_id"
    f" WHERE {OWN})"
)

_LOOKED_AT = (
    ("timer", _OF_TABLE),
    ("outbox", f"status = 'due' AND {_OF_TABLE}"),
    ("pending_edit", _OF_TABLE),
    ("audit_line", OWN),
    ("league_post", f"status = 'due' AND {_OF_LEAGUE}"),
    ("season", f"stage NOT IN ('over', 'cancelled') AND {_OF_LEAGUE}"),
    # A call about enough players is dropped where its owner is still there: see `_MOVED`.
    ("lobby_call", f"kind <> 'enough' AND {_OF_TABLE}"),
)
"""Rows whose `due_at` is a lower bound: their owner looks again, acts or puts them off."""


class _Moved(NamedTuple):
    """Moments of a row that move where its `basis` has not come yet.

    What was stored before is right again, as it was told. An hour more or less is that for which
    somebody counts as there, and within which actions are counted.
    """

    table: str
    basis: str
    columns: tuple[str, ...]
    condition: str


_MOVED = (
    _Moved("call", "since", ("since",), _OF_TABLE),
    _Moved("lapse", "at", ("at",), f"outcome IS NULL AND {_OF_TABLE}"),
    _Moved("seat", "awaited", ("awaited",), _OF_TABLE),
    _Moved("seat", "asked_at", ("asked_at",), _OF_TABLE),
    _Moved("game", "paused_at", ("paused_at", "pause_ends_at"), OWN),
    _Moved("game", "still_since", ("still_since",), OWN),
    _Moved("seen", "at + 3600", ("at",), OWN),
    _Moved("lobby_call", "due_at - 3600", ("due_at",), f"kind = 'enough' AND {_OF_TABLE}"),
    _Moved("league_post", "due_at", ("due_at",), f"status = 'done' AND {_OF_LEAGUE}"),
    _Moved("league_post", "tried_at", ("tried_at",), f"status = 'done' AND {_OF_LEAGUE}"),
    _Moved("proposal", "made_at", ("due_at", "made_at"), f"outcome IS NULL AND {_OF_TABLE}"),
    _Moved(
        "vacancy_asked", "asked_at", ("due_at", "asked_at"), f"answer IS NULL AND {_OF_VACANCY}"
    ),
)
"""Moments since which somebody waits, and until which: as long ago, and as far ahead, as before."""


def set_back(connection: Connection, before: float, now: float, realm: Realm = ALL) -> None:
    """Let nothing wait until it is again as late as it was before the clock was set back."""
    for table, condition in _LOOKED_AT:
        connection.execute(
            f"UPDATE {table} SET due_at = ? WHERE due_at > ? AND {condition}",
            (now, now, *realm.own),
        )
    for one in _MOVED:
        _move(connection, one, before - now, now, realm.own)
    # What people did recently belongs to no server: whoever comes first moves it.
    _move(connection, _Moved("recent", "at + 3600", ("at",), "1 = 1"), before - now, now, ())


def _move(
    connection: Connection, one: _Moved, seconds: float, now: float, own: tuple[int, ...]
) -> None:
    changes = ", ".join(f"{column} = {column} - ?" for column in one.columns)
    connection.execute(
        f"UPDATE {one.table} SET {changes} WHERE {one.basis} > ? AND {one.condition}",
        (*(seconds for _ in one.columns), now, *own),
    )

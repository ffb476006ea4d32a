"""A person taken out of every table of the database, as the census says."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from bot.store.upkeep.census import Erasing, Holds, Place, places
from bot.store.upkeep.traces import Traces, named, seat_name


class _Scope(NamedTuple):
    """Where somebody was: by table the name of their seat, and their leagues."""

    seats: dict[int, str]
    leagues: dict[int, str]

    def names(self, is_league: int) -> dict[int, str]:
        return self.leagues if is_league else self.seats


def replace(
    connection: sqlite3.Connection,
    user_id: int,
    stand_in: int,
    now: float,
    names: Collection[str] = (),
) -> tuple[int, ...]:
    """Put a stand-in in a person's place; return the tables where they sat.

    `names` are what they are called besides what is stored with their id.
    """
    own = _names(connection, "=", user_id) | named(names)
    alone = own - _names(connection, "<>", user_id)
    traces = Traces(user_id, own, stand_in, seat_name("en", None), alone)
    scope = _Scope(_seats(connection, user_id), _leagues(connection, user_id))
    _leave_lobbies(connection, user_id)
    _leave_leagues(connection, user_id)
    _withdraw(connection, user_id, now)
    _delete(connection, user_id)
    _clean(connection, traces, scope)
    for one in places(Holds.ID, Erasing.REPLACE):
        connection.execute(
            f"UPDATE {one.table} SET {one.column} = ? WHERE {one.column} = ?", (stand_in, user_id)
        )
    return tuple(scope.seats)


def _names(connection: sqlite3.Connection, sign: str, user_id: int) -> frozenset[str]:
    """Return what a person was ever called, or ("<>") everybody else."""
    found = [
        row[0]
        for one in places(Holds.NAME)
        if one.whose
        for row in connection.execute(
            f"SELECT DISTINCT {one.column} FROM {one.table} WHERE {one.whose} {sign} ?", (user_id,)
        )
    ]
    return named(found)


def _seats(connection: sqlite3.Connection, user_id: int) -> dict[int, str]:
    """Return by table where somebody came near to what their seat is called from now on."""
    near = " UNION ALL ".join(
        f"SELECT game_id, {seat} AS seat FROM {table} WHERE user_id = :id"
        for table, seat in (
            ("seat", "seat"), ("tenure", "seat"), ("result", "seat"), ("move", "seat"),
            ("lapse", "seat"), ("guest", "NULL"), ("waiting", "NULL"), ("proposal", "NULL"),
        )
    )  # fmt: skip
    rows = connection.execute(
        f"SELECT game.id, language, min(near.seat) FROM ({near}"
        " UNION ALL SELECT id, NULL FROM game WHERE owner_id = :id"
        " UNION ALL SELECT game_id, NULL FROM voice JOIN proposal ON proposal.id = proposal_id"
        " WHERE voice.user_id = :id) AS near JOIN game ON game.id = near.game_id GROUP BY game.id",
        {"id": user_id},
    )
    return {table: seat_name(language, seat) for table, language, seat in rows}


def _leagues(connection: sqlite3.Connection, user_id: int) -> dict[int, str]:
    """Return by league what somebody is called there from now on: by the order of signing up."""
    rows = connection.execute(
        "SELECT league.id, language, min((SELECT count(*) FROM entrant AS other WHERE"
        " other.season_id = entrant.season_id AND (other.signed_at, other.user_id)"
        " < (entrant.signed_at, entrant.user_id))) FROM entrant"
        " JOIN season ON season.id = season_id JOIN league ON league.id = league_id"
        " WHERE user_id = :id GROUP BY league.id"
        " UNION ALL SELECT league.id, language, NULL FROM league WHERE"
        " founder_id = :id OR id IN (SELECT league_id FROM league_history WHERE user_id = :id)"
        " OR id IN (SELECT league_id FROM league_log WHERE by_id = :id OR about_id = :id)",
        {"id": user_id},
    ).fetchall()
    return {league: seat_name(language, number) for league, language, number in rows[::-1]}


def _leave_lobbies(connection: sqlite3.Connection, user_id: int) -> None:
    """Free the seats at tables that have not begun; a table goes to the next person, if any."""
    lobby = "game_id IN (SELECT id FROM game WHERE status = 'lobby')"
    connection.execute(f"DELETE FROM seat WHERE user_id = ? AND {lobby}", (user_id,))
    connection.execute(
        "UPDATE game SET status = 'abandoned' WHERE owner_id = ? AND status = 'lobby'"
        " AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id IS NOT NULL)",
        (user_id,),
    )
    connection.execute(
        "UPDATE game SET owner_id = coalesce((SELECT user_id FROM seat WHERE game_id = game.id"
        " AND user_id > 0 AND user_id <> :id ORDER BY caretaker IS NOT NULL, chair LIMIT 1),"
        " owner_id) WHERE owner_id = :id AND status IN ('lobby', 'running')",
        {"id": user_id},
    )


def _leave_leagues(connection: sqlite3.Connection, user_id: int) -> None:
    """Withdraw somebody from seasons that are not paired, and take them out of those that are."""
    connection.execute(
        "DELETE FROM entrant WHERE user_id = ? AND season_id IN"
        " (SELECT id FROM season WHERE stage IN ('signup', 'closed', 'draft'))",
        (user_id,),
    )
    connection.execute(
        "UPDATE entrant SET status = iif(status = 'in', 'left', iif(status IN ('asked', 'waiting'),"
        " 'withdrawn', status)), alternate = 0, wants_since = NULL WHERE user_id = ?"
        " AND season_id IN (SELECT id FROM season WHERE stage IN ('running', 'overtime'))",
        (user_id,),
    )
    connection.execute(
        "UPDATE vacancy_asked SET answer = 'gone' WHERE user_id = ? AND answer IS NULL", (user_id,)
    )


def _withdraw(connection: sqlite3.Connection, user_id: int, now: float) -> None:
    """Withdraw what somebody proposed, and let nobody be asked who is not there."""
    connection.execute(
        "UPDATE proposal SET outcome = 'withdrawn', decided_at = ?"
        " WHERE user_id = ? AND outcome IS NULL",
        (now, user_id),
    )
    old = (
        "(SELECT id FROM proposal WHERE user_id = ? AND (told = 'answer'"
        " OR (told = 'nothing' AND outcome = 'withdrawn')))"
    )
    connection.execute(f"DELETE FROM voice WHERE proposal_id IN {old}", (user_id,))
    connection.execute(f"DELETE FROM proposal WHERE id IN {old}", (user_id,))


def _delete(connection: sqlite3.Connection, user_id: int) -> None:
    connection.execute(
        "DELETE FROM pending_edit WHERE place_id IN (SELECT place_id FROM call_line"
        " WHERE user_id = :id UNION SELECT place_id FROM league_post WHERE user_id = :id)",
        {"id": user_id},
    )
    connection.execute(
        "DELETE FROM recent WHERE ':' || bucket || ':' LIKE '%:' || ? || ':%'", (user_id,)
    )
    for one in places(erasing=Erasing.CLEAR):
        connection.execute(
            f"UPDATE {one.table} SET {one.column} = NULL WHERE {one.whose} = ?", (user_id,)
        )
    for one in places(Holds.ID, Erasing.DELETE):
        connection.execute(f"DELETE FROM {one.table} WHERE {one.column} = ?", (user_id,))


def _clean(connection: sqlite3.Connection, traces: Traces, scope: _Scope) -> None:
    """Put "Player 3" in the place of names, and take ids and names out of words and JSON."""

    def called(number: int, is_league: int) -> str:
        return scope.names(is_league).get(number, traces.called)

    def without(text: str, holds: str, number: int, is_league: int) -> str:
        name = scope.names(is_league).get(number)
        found = traces._replace(called=name or traces.called)
        if name is None:
            # Where the person never was, only a name that nobody else has is theirs.
            found = found._replace(names=frozenset())
        return _HOW[Holds(holds)](found, text)

    connection.create_function("called", 2, called, deterministic=True)
    connection.create_function("without", 4, without, deterministic=True)
    for one in places(erasing=Erasing.REPLACE):
        if one.whose:
            _rename(connection, one, traces)
        elif one.holds is not Holds.ID:
            _sweep(connection, one, traces)


_HOW: Mapping[Holds, Callable[[Traces, str], str]] = {
    Holds.NAME: Traces.without_name,
    Holds.TEXT: Traces.without,
    Holds.DATA: Traces.without_in_data,
}


def _rename(connection: sqlite3.Connection, place: Place, traces: Traces) -> None:
    """Rename the person where a name has an id beside it."""
    is_league, number = _SCOPES.get(place.table, _GAME)
    connection.execute(
        f"UPDATE {place.table} SET {place.column} = called({number}, {is_league})"
        f" WHERE {place.whose} = ?",
        (traces.user_id,),
    )


def _sweep(connection: sqlite3.Connection, place: Place, traces: Traces) -> None:
    """Take the person out of words and JSON."""
    is_league, number = _SCOPES.get(place.table, _GAME)
    column, marks = f"{place.table}.{place.column}", traces.marks()
    found = " OR ".join([f"instr({column}, ?)"] * len(marks))
    connection.execute(
        f"UPDATE {place.table} SET {place.column} ="
        f" without({column}, '{place.holds.value}', {number}, {is_league})"
        f" WHERE {column} IS NOT NULL AND ({found})",
        marks,
    )


_GAME = (0, "game_id")
_OF_SEASON = (1, "(SELECT league_id FROM season WHERE season.id = season_id)")
_SCOPES = {
    "voice": (0, "(SELECT game_id FROM proposal WHERE proposal.id = proposal_id)"),
    "recent": (0, "0"),
    "audit_line": (0, "0"),
    "incident": (0, "coalesce(game_id, 0)"),
    "season": (1, "league_id"),
    "entrant": _OF_SEASON,
    "correction": _OF_SEASON,
    "league_history": (1, "league_id"),
    "league_log": (1, "league_id"),
    "league_post": (1, "league_id"),
}
"""By table whether its rows belong to a league, and which; all others belong to a game."""

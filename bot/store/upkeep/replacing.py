"""Replacement of a person in every table of the database, according to the census."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from bot.store.core.connection import Connection
from bot.store.core.sql import contains
from bot.store.leagues.records import COACH_NO, COACH_YES, COACHED
from bot.store.upkeep.census import Erasing, Holds, Place, places

SMALLEST_ID = 2**22
"""Lower bound on the ids of Discord accounts: a smaller number in JSON is something else."""


_NAMED = frozenset(("name", "other", "from", "to", "reason", "rules", "team", "words"))
"""Keys of JSON objects whose values name people.

All other values are codes, which must stay unchanged even if a person is called `left` or `topic`.
"""


class Traces(NamedTuple):
    """The ids and names by which stored texts refer to a person, and their replacements.

    `names` are searched for as words; `alone` must be the whole text.
    """

    user_id: int
    names: frozenset[str]
    stand_in: int
    called: str
    alone: frozenset[str] = frozenset()

    def marks(self) -> tuple[str, ...]:
        """Return search strings; every stored text about the person contains at least one."""
        known = self.names | self.alone
        escaped = {json.dumps(name)[1:-1] for name in known}
        return (str(self.user_id), *sorted(known | escaped))

    def without_name(self, text: str) -> str:
        """Return a stored name, or the replacement if it is the person's."""
        return self.called if text in self.names | self.alone else text

    def without(self, text: str) -> str:
        """Return a text that people wrote, with the person's id and names replaced."""
        text = self._without_id(text)
        for name in sorted(self.names, key=len, reverse=True):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: self.called, text)
        return self.called if text in self.alone else text

    def without_in_data(self, text: str) -> str:
        """Return stored JSON, or a code, with the person's id and names replaced."""
        try:
            data = json.loads(text)
        except ValueError:
            return self._without_id(text)
        if not isinstance(data, dict | list):
            return self._without_id(text)
        cleaned = self._data(data)
        return text if cleaned == data else json.dumps(cleaned)

    def _data(self, value: object, key: str = "") -> object:
        if isinstance(value, dict):
            return {self._without_id(k): self._data(v, k) for k, v in value.items()}
        if isinstance(value, list):
            # An erased person can no longer be called.
            kept = value if key != "calls" else [v for v in value if v != self.user_id]
            return [self._data(one, key) for one in kept]
        if isinstance(value, str):
            return self.without(value) if key in _NAMED else self._without_id(value)
        is_id = self.user_id >= SMALLEST_ID and value == self.user_id
        return self.stand_in if is_id and not isinstance(value, bool) else value

    def _without_id(self, text: str) -> str:
        if self.user_id < SMALLEST_ID:
            return text
        return re.sub(rf"(?<!\d){self.user_id}(?!\d)", str(self.stand_in), text)


class StandIn(NamedTuple):
    """Words for an erased person, with and without a seat."""

    seat: str = "Player"
    nobody: str = "Somebody"

    def named(self, seat: int | None) -> str:
        """Return the replacement name of an erased person; `seat` None = they had no seat."""
        return self.nobody if seat is None else f"{self.seat} {seat + 1}"


StandIns: TypeAlias = Mapping[str, StandIn]
"""Words for an erased person by language; for all other languages, the English ones are used.

They are stored in the language of a table, like the names of house bots, because texts in the
reader's language are not available here.
"""
ENGLISH: Final[StandIns] = {}


def named(names: Iterable[str | None]) -> frozenset[str]:
    """Return the names that are not empty, and so can be searched for."""
    return frozenset(name for name in names if name and name.strip())


class Replaced(NamedTuple):
    """Result of replacing a person: the tables where they sat, and the number of rows changed."""

    tables: tuple[int, ...]
    rows: int


class _Scope(NamedTuple):
    """The erased person's replacement names, by table, by league, and by language."""

    seats: Mapping[int, str]
    leagues: Mapping[int, str]
    languages: Mapping[str, str]


def replace(
    connection: Connection,
    user_id: int,
    stand_in: int,
    now: float,
    words: StandIns,
    names: Collection[str] = (),
) -> Replaced:
    """Replace a person by a stand-in in the whole database.

    `names` are further names of the person, which are not stored with the id.
    """
    own = _names(connection, "=", user_id) | named(names)
    alone = own - _names(connection, "<>", user_id)
    traces = Traces(user_id, own, stand_in, StandIn().nobody, alone)
    scope = _Scope(
        _seats(connection, user_id, words),
        _leagues(connection, user_id, words),
        _languages(connection, words),
    )
    rows = _leave_lobbies(connection, user_id) + _leave_leagues(connection, user_id)
    rows += _withdraw(connection, user_id, now) + _delete(connection, user_id)
    rows += _clean(connection, traces, scope)
    for one in places(Holds.ID, Erasing.REPLACE):
        update = f"UPDATE {one.table} SET {one.column} = ? WHERE {one.column} = ?"
        rows += _change(connection, update, stand_in, user_id)
    return Replaced(tuple(scope.seats), rows)


def _change(connection: Connection, statement: str, *values: str | float) -> int:
    """Run a statement; return how many rows it changed or deleted."""
    return len(connection.execute(f"{statement} RETURNING 1", values).fetchall())


def _names(connection: Connection, sign: str, user_id: int) -> frozenset[str]:
    """Return all names a person ever had or, with sign "<>", those of all others."""
    found = [
        row[0]
        for one in places(Holds.NAME)
        if one.whose
        for row in connection.execute(
            f"SELECT DISTINCT {one.column} FROM {one.table} WHERE {one.whose} {sign} ?", (user_id,)
        )
    ]
    return named(found)


def _seats(connection: Connection, user_id: int, words: StandIns) -> dict[int, str]:
    """Return the person's replacement name at each table: after their seat if they had one."""
    near = (
        ("seat", "seat"), ("tenure", "seat"), ("result", "seat"), ("move", "seat"),
        ("lapse", "seat"), ("guest", "NULL"), ("waiting", "NULL"), ("proposal", "NULL"),
    )  # fmt: skip
    every = " UNION ALL ".join(
        f"SELECT game_id, {seat} AS seat FROM {table} WHERE user_id = ?" for table, seat in near
    )
    rows = connection.execute(
        f"SELECT game.id, language, min(near.seat) FROM ({every}"
        " UNION ALL SELECT id, NULL FROM game WHERE owner_id = ?"
        " UNION ALL SELECT game_id, NULL FROM voice JOIN proposal ON proposal.id = proposal_id"
        " WHERE voice.user_id = ?) AS near JOIN game ON game.id = near.game_id"
        " GROUP BY game.id ORDER BY game.id",
        (user_id,) * (len(near) + 2),
    )
    return {table: _named(words, language, seat) for table, language, seat in rows}


def _leagues(connection: Connection, user_id: int, words: StandIns) -> dict[int, str]:
    """Return the person's replacement name in each league, numbered by order of entry."""
    known = connection.execute(
        "SELECT id, language FROM league WHERE founder_id = ?"
        " OR id IN (SELECT league_id FROM league_history WHERE user_id = ?)"
        " OR id IN (SELECT league_id FROM league_log WHERE by_id = ? OR about_id = ?)",
        (user_id,) * 4,
    )
    found = {league: _named(words, language, None) for league, language in known}
    entered = connection.execute(
        "SELECT league.id, language, min((SELECT count(*) FROM entrant AS other WHERE"
        " other.season_id = entrant.season_id AND (other.signed_at, other.user_id)"
        " < (entrant.signed_at, entrant.user_id))) FROM entrant"
        " JOIN season ON season.id = season_id JOIN league ON league.id = league_id"
        " WHERE user_id = ? GROUP BY league.id",
        (user_id,),
    )
    numbered = {league: _named(words, language, number) for league, language, number in entered}
    return found | numbered


def _languages(connection: Connection, words: StandIns) -> dict[str, str]:
    """Return a replacement name in the language of each season of another bot."""
    rows = connection.execute("SELECT DISTINCT language FROM followed").fetchall()
    return {language: _named(words, language, None) for (language,) in rows}


def _named(words: StandIns, language: str, seat: int | None) -> str:
    return words.get(language, StandIn()).named(seat)


def _leave_lobbies(connection: Connection, user_id: int) -> int:
    """Free the person's seats in lobbies; a lobby of theirs goes to the next person, if any."""
    return (
        _change(
            connection,
            "DELETE FROM seat WHERE user_id = ?"
            " AND game_id IN (SELECT id FROM game WHERE status = 'lobby')",
            user_id,
        )
        + _change(
            connection,
            "UPDATE game SET status = 'abandoned' WHERE owner_id = ? AND status = 'lobby'"
            " AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id IS NOT NULL)",
            user_id,
        )
        + _change(
            connection,
            "UPDATE game SET owner_id = coalesce((SELECT user_id FROM seat WHERE game_id = game.id"
            " AND user_id > 0 AND user_id <> ? ORDER BY caretaker IS NOT NULL, chair LIMIT 1),"
            " owner_id) WHERE owner_id = ? AND status IN ('lobby', 'running')",
            user_id,
            user_id,
        )
    )


def _leave_leagues(connection: Connection, user_id: int) -> int:
    """Delete a person's entries in seasons not drawn yet, and end those in running seasons.

    Their agreements that the coach counts mistakes go as well, with all that it counted there.
    """
    return (
        _change(
            connection,
            "DELETE FROM league_log WHERE kind = ? AND season_id IN"
            " (SELECT season_id FROM league_log WHERE about_id = ? AND kind = ?)",
            COACHED,
            user_id,
            COACH_YES,
        )
        + _change(
            connection,
            "DELETE FROM league_log WHERE about_id = ? AND kind IN (?, ?)",
            user_id,
            COACH_YES,
            COACH_NO,
        )
        + _change(
            connection,
            "DELETE FROM entrant WHERE user_id = ? AND season_id IN"
            " (SELECT id FROM season WHERE stage IN ('signup', 'closed', 'draft'))",
            user_id,
        )
        + _change(
            connection,
            "UPDATE entrant SET status = CASE WHEN status = 'in' THEN 'left'"
            " WHEN status IN ('asked', 'waiting') THEN 'withdrawn' ELSE status END,"
            " alternate = 0, wants_since = NULL WHERE user_id = ?"
            " AND season_id IN (SELECT id FROM season WHERE stage IN ('running', 'overtime'))",
            user_id,
        )
        + _change(
            connection,
            "UPDATE vacancy_asked SET answer = 'gone' WHERE user_id = ? AND answer IS NULL",
            user_id,
        )
    )


def _withdraw(connection: Connection, user_id: int, now: float) -> int:
    """Withdraw a person's open proposals; delete those announced as decided or never asked."""
    old = (
        "(SELECT id FROM proposal WHERE user_id = ? AND (told = 'answer'"
        " OR (told = 'nothing' AND outcome = 'withdrawn')))"
    )
    return (
        _change(
            connection,
            "UPDATE proposal SET outcome = 'withdrawn', decided_at = ?"
            " WHERE user_id = ? AND outcome IS NULL",
            now,
            user_id,
        )
        + _change(connection, f"DELETE FROM voice WHERE proposal_id IN {old}", user_id)
        + _change(connection, f"DELETE FROM proposal WHERE id IN {old}", user_id)
    )


def _delete(connection: Connection, user_id: int) -> int:
    rows = _change(
        connection,
        "DELETE FROM pending_edit WHERE place_id IN (SELECT place_id FROM call_line"
        " WHERE user_id = ? UNION SELECT place_id FROM league_post WHERE user_id = ?)",
        user_id,
        user_id,
    )
    rows += _change(
        connection, "DELETE FROM recent WHERE ':' || bucket || ':' LIKE ?", f"%:{user_id}:%"
    )
    rows += _change(connection, "DELETE FROM handover WHERE payload LIKE ?", f'%"{user_id}"%')
    for one in places(erasing=Erasing.CLEAR):
        clear = f"UPDATE {one.table} SET {one.column} = NULL WHERE {one.whose} = ?"
        rows += _change(connection, clear, user_id)
    for one in places(Holds.ID, Erasing.DELETE):
        delete = f"DELETE FROM {one.table} WHERE {one.column} = ?"
        rows += _change(connection, delete, user_id)
    return rows


def _clean(connection: Connection, traces: Traces, scope: _Scope) -> int:
    """Replace a person's names by ones like "Player 3", and their id too in texts and JSON."""
    rows = 0
    for one in places(erasing=Erasing.REPLACE):
        owner, number = _OWNERS.get(one.table, _GAME)
        called = owner(scope)
        if one.whose:
            rows += _rename(connection, one, number, traces, called)
        elif one.holds is not Holds.ID:
            rows += _sweep(connection, one, number, traces, called)
    return rows


_HOW: Mapping[Holds, Callable[[Traces, str], str]] = {
    Holds.NAME: Traces.without_name,
    Holds.TEXT: Traces.without,
    Holds.DATA: Traces.without_in_data,
}


def _rename(
    connection: Connection,
    place: Place,
    number: str,
    traces: Traces,
    called: Mapping[Any, str],
) -> int:
    """Rename the person in a column of names that has an id beside it."""
    owners = connection.execute(
        f"SELECT DISTINCT {number} FROM {place.table} WHERE {place.whose} = ?", (traces.user_id,)
    ).fetchall()
    rename = f"UPDATE {place.table} SET {place.column} = ? WHERE {place.whose} = ? AND {number} = ?"
    return sum(
        _change(connection, rename, called.get(owner, traces.called), traces.user_id, owner)
        for (owner,) in owners
    )


def _sweep(
    connection: Connection,
    place: Place,
    number: str,
    traces: Traces,
    called: Mapping[Any, str],
) -> int:
    """Replace the person in a column of texts or JSON."""
    marks = traces.marks()
    telling = " OR ".join([contains(place.column)] * len(marks))
    found = connection.execute(
        f"SELECT DISTINCT {place.column}, {number} FROM {place.table} WHERE {telling}", marks
    ).fetchall()
    change = (
        f"UPDATE {place.table} SET {place.column} = ? WHERE {place.column} = ? AND {number} = ?"
    )
    return sum(
        _change(connection, change, cleaned, text, owner)
        for text, owner in found
        if (cleaned := _HOW[place.holds](_known_as(traces, called.get(owner)), text)) != text
    )


def _known_as(traces: Traces, name: str | None) -> Traces:
    """Return the traces with the person's new name there; `name` None = they were never there."""
    if name is not None:
        return traces._replace(called=name)
    # At tables where they never were, only names that nobody else has are theirs.
    return traces._replace(names=frozenset())


_Owner: TypeAlias = tuple[Callable[[_Scope], Mapping[Any, str]], str]

_GAME: _Owner = (lambda scope: scope.seats, "game_id")
_NOBODY: _Owner = (lambda scope: {}, "0")
_LEAGUE: _Owner = (lambda scope: scope.leagues, "league_id")
_OF_SEASON: _Owner = (
    lambda scope: scope.leagues,
    "(SELECT league_id FROM season WHERE season.id = season_id)",
)
_OF_OTHERS: _Owner = (
    # People of other bots' seasons have names there and no ids: every such name may be theirs.
    lambda scope: scope.languages,
    "language",
)
_OF_FOLLOWED: _Owner = (
    _OF_OTHERS[0],
    "(SELECT language FROM followed WHERE id = followed_id)",
)
_OWNERS: Mapping[str, _Owner] = {
    "voice": (_GAME[0], "(SELECT game_id FROM proposal WHERE proposal.id = proposal_id)"),
    "recent": _NOBODY,
    "audit_line": _NOBODY,
    "pairing": _NOBODY,
    "way": _NOBODY,
    "incident": (_GAME[0], "coalesce(game_id, 0)"),
    "season": _LEAGUE,
    "entrant": _OF_SEASON,
    "correction": _OF_SEASON,
    "dispute": _OF_SEASON,
    "statement": (
        _LEAGUE[0],
        "(SELECT league_id FROM dispute JOIN season ON season.id = season_id"
        " WHERE dispute.id = dispute_id)",
    ),
    "league_history": _LEAGUE,
    "league_log": _LEAGUE,
    "season_line": _OF_SEASON,
    "league_post": _LEAGUE,
    "league_webhook": _LEAGUE,
    "followed": _OF_OTHERS,
    "followed_line": _OF_FOLLOWED,
    "entry_line": _OF_FOLLOWED,
    "partner": _OF_SEASON,
}
"""Replacement names for a table's rows, and the SQL expression of the key by which to choose one.

The names are those of a league's people. In all other tables, they are those of a game's people.
"""

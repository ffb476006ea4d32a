"""Calls: the people to be called, the reason, and the post that calls: `call` and `call_line`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert


class CallRow(NamedTuple):
    """A row of `call`: a person who must be called, or was.

    `topic` is turn (`number`: the seat, `asked`: since which version) | vote (`number`: the lapse)
    | proposal | here (are they there before the start?). The person is not called before `since`.
    `called_by` is the post of the outbox that calls the person, 0 = a post of an earlier version of
    the bot or no call is needed, -1 = a post that is not of the outbox, None = not called yet.
    """

    game_id: int
    topic: str
    number: int
    user_id: int
    asked: int
    since: float
    called_by: int | None = None


class LineRow(NamedTuple):
    """A row of `call_line`: a message that calls people, separate from the table's posts.

    `user_id` is the person it calls, 0 = everyone whom the post calls.
    """

    message_id: int
    place_id: int
    game_id: int
    post: int
    user_id: int = 0


_CALL = ", ".join(CallRow._fields)
_LINE = ", ".join(LineRow._fields)
_PUT = upsert("call", CallRow._fields[:4], CallRow._fields[4:])
_ADD_LINE = upsert("call_line", LineRow._fields[:1], LineRow._fields[1:])
_THIS = "game_id = ? AND topic = ? AND number = ? AND user_id = ?"


def of_table(connection: Connection, game_id: int) -> list[CallRow]:
    """Return the calls of a table."""
    rows = connection.execute(
        f"SELECT {_CALL} FROM call WHERE game_id = ? ORDER BY topic, number, user_id", (game_id,)
    )
    return [CallRow._make(row) for row in rows]


def put(connection: Connection, row: CallRow) -> None:
    """Store a call in place of an earlier one to the same person about the same matter."""
    connection.execute(_PUT, row)


def drop(connection: Connection, row: CallRow) -> None:
    """Delete a call, because it was answered or no longer matters."""
    connection.execute(f"DELETE FROM call WHERE {_THIS}", row[:4])


def tables_of(connection: Connection, user_id: int) -> list[int]:
    """Return the tables at which a person has yet to be called."""
    rows = connection.execute(
        "SELECT DISTINCT game_id FROM call WHERE user_id = ? AND called_by IS NULL"
        " ORDER BY game_id",
        (user_id,),
    )
    return [row[0] for row in rows]


def add_line(connection: Connection, line: LineRow) -> None:
    """Store the message that makes a call."""
    connection.execute(_ADD_LINE, line)


def answered_lines(connection: Connection, game_id: int) -> list[LineRow]:
    """Return the messages of a table whose calls have all been answered."""
    rows = connection.execute(
        f"SELECT {_LINE} FROM call_line WHERE game_id = ? AND NOT EXISTS"
        " (SELECT 1 FROM call WHERE call.game_id = call_line.game_id AND called_by = post"
        " AND call_line.user_id IN (0, call.user_id)) ORDER BY message_id",
        (game_id,),
    )
    return [LineRow._make(row) for row in rows]


def drop_lines(connection: Connection, lines: Iterable[LineRow]) -> None:
    """Delete the rows of messages that are deleted, or about to be."""
    gone = [(row.message_id,) for row in lines]
    connection.executemany("DELETE FROM call_line WHERE message_id = ?", gone)

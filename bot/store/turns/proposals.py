"""Proposals to a table and the others' answers: the rows of `proposal` and `voice`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.core import sql
from bot.store.core.connection import Connection
from bot.store.core.departures import HERE, PLAYABLE
from bot.store.core.errors import Conflict
from bot.store.core.sql import OURS


class ProposalRow(NamedTuple):
    """A row of `proposal`, in the order of its columns; `data` is JSON."""

    id: int
    game_id: int
    kind: str
    user_id: int
    name: str
    data: str
    version: int
    made_at: float
    due_at: float
    outcome: str | None = None
    decided_at: float | None = None
    message_id: int | None = None
    told: str = "nothing"


class VoiceRow(NamedTuple):
    """A row of `voice` without its proposal; `agrees` is None until the person answers."""

    user_id: int
    name: str
    agrees: int | None = None


_PROPOSAL = ", ".join(ProposalRow._fields)
_VOICE = ", ".join(VoiceRow._fields)
_INSERT = f"{sql.insert('proposal', ProposalRow._fields[1:])} RETURNING id"


def insert(connection: Connection, row: ProposalRow, asked: Iterable[VoiceRow]) -> int:
    """Store a new proposal with the people it asks; return its id. The row's own id is ignored."""
    (number,) = connection.execute(_INSERT, row[1:]).fetchone()
    connection.executemany(
        f"INSERT INTO voice (proposal_id, {_VOICE}) VALUES (?, ?, ?, ?)",
        [(number, *voice) for voice in asked],
    )
    return int(number)


def load(connection: Connection, proposal_id: int) -> ProposalRow | None:
    """Return a proposal, or None if it does not exist."""
    found = _select(connection, "id = ?", proposal_id)
    return found[0] if found else None


def open_ones(connection: Connection, game_id: int) -> list[ProposalRow]:
    """Return the undecided proposals of a table, oldest first."""
    return _select(connection, "game_id = ? AND outcome IS NULL ORDER BY id", game_id)


def unsettled(connection: Connection, game_id: int) -> list[ProposalRow]:
    """Return the proposals of a table that are undecided or unannounced, oldest first."""
    return _select(connection, "game_id = ? AND told <> 'answer' ORDER BY id", game_id)


def is_unsettled(connection: Connection, game_id: int) -> bool:
    """Return whether a table has a proposal that is undecided or unannounced."""
    found = connection.execute(
        "SELECT EXISTS (SELECT 1 FROM proposal WHERE game_id = ? AND told <> 'answer')", (game_id,)
    )
    return bool(found.fetchone()[0])


def tables(connection: Connection) -> list[int]:
    """Return the tables with proposals that are undecided or unannounced."""
    rows = connection.execute(
        "SELECT DISTINCT game_id FROM proposal JOIN game ON game.id = game_id"
        f" WHERE told <> 'answer' AND {PLAYABLE} AND {OURS} ORDER BY game_id"
    )
    return [row[0] for row in rows]


def voices(connection: Connection, proposal_id: int) -> list[VoiceRow]:
    """Return the people asked by a proposal, with their answers, sorted by name."""
    rows = connection.execute(
        f"SELECT {_VOICE} FROM voice WHERE proposal_id = ? ORDER BY name, user_id", (proposal_id,)
    )
    return [VoiceRow._make(row) for row in rows]


def unanswered(connection: Connection, user_id: int) -> list[tuple[ProposalRow, int]]:
    """Return the undecided proposals that wait for a person, each with its table's server."""
    columns = ", ".join(f"proposal.{column}" for column in ProposalRow._fields)
    rows = connection.execute(
        f"SELECT {columns}, guild_id FROM proposal JOIN voice ON proposal_id = proposal.id"
        " JOIN game ON game.id = game_id"
        f" WHERE voice.user_id = ? AND agrees IS NULL AND outcome IS NULL AND {HERE}"
        " ORDER BY proposal.id",
        (user_id,),
    )
    return [(ProposalRow._make(row[:-1]), row[-1]) for row in rows]


def answer(connection: Connection, proposal_id: int, user_id: int, agrees: bool, at: float) -> None:
    """Store a person's answer in place of an earlier one."""
    connection.execute(
        "UPDATE voice SET agrees = ?, at = ? WHERE proposal_id = ? AND user_id = ?",
        (int(agrees), at, proposal_id, user_id),
    )


def decide(connection: Connection, proposal_id: int, outcome: str, at: float) -> None:
    """Store the outcome of an open proposal. Raises Conflict if it is already decided."""
    decided = connection.execute(
        "UPDATE proposal SET outcome = ?, decided_at = ? WHERE id = ? AND outcome IS NULL"
        " RETURNING id",
        (outcome, at, proposal_id),
    ).fetchone()
    if decided is None:
        raise Conflict(f"proposal {proposal_id} is decided")


def set_announced(
    connection: Connection, proposal_id: int, told: str, message_id: int | None
) -> None:
    """Store what a table was told about a proposal, and the message with the question."""
    connection.execute(
        "UPDATE proposal SET told = ?, message_id = coalesce(?, message_id) WHERE id = ?",
        (told, message_id, proposal_id),
    )


def ask_anew(connection: Connection, proposal_id: int, now: float) -> None:
    """Replace an open proposal with a copy, so that its old message can no longer be answered."""
    (row,) = _select(connection, "id = ?", proposal_id)
    decide(connection, row.id, "overtaken", now)
    set_announced(connection, row.id, "answer", None)
    again = row._replace(message_id=None, told="nothing")
    insert(connection, again, voices(connection, row.id))


def _select(connection: Connection, where: str, value: int) -> list[ProposalRow]:
    rows = connection.execute(f"SELECT {_PROPOSAL} FROM proposal WHERE {where}", (value,))
    return [ProposalRow._make(row) for row in rows]

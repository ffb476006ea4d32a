"""Partner bots of seasons: the rows of `partner` and `partner_entry`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE, REACHED
from bot.store.core.sql import OURS, insert, upsert


class PartnerRow(NamedTuple):
    """A row of `partner`; `key` and `address` are None until somebody has entered the address."""

    id: int
    season_id: int
    digest: bytes
    name: str
    invited_by: int
    made_at: float
    address: str | None = None
    key: str | None = None
    accepted_at: float | None = None
    ended_at: float | None = None
    entries: str = ""
    failures: int = 0
    problem: str | None = None
    problem_at: float | None = None
    due_at: float = 0.0


class PartnerEntryRow(NamedTuple):
    """A row of `partner_entry` without its partner; `refusal` None = the person was signed up."""

    entry: int
    user_id: int
    refusal: str | None
    invite: str | None = None


_PARTNER = ", ".join(PartnerRow._fields)
_INSERT = insert("partner", PartnerRow._fields[1:])
_ENTRY = ", ".join(PartnerEntryRow._fields)
_KEEP_ENTRY = upsert("partner_entry", ("partner_id", "entry"), PartnerEntryRow._fields[1:])


def _row(values: tuple[object, ...]) -> PartnerRow:
    row = PartnerRow._make(values)
    return row._replace(digest=bytes(row.digest))


def invite(connection: Connection, row: PartnerRow) -> int:
    """Store an invitation and return its number; that of the row is ignored."""
    (number,) = connection.execute(f"{_INSERT} RETURNING id", row[1:]).fetchone()
    return int(number)


def load(connection: Connection, partner_id: int) -> PartnerRow | None:
    """Return a partner, or None."""
    found = connection.execute(f"SELECT {_PARTNER} FROM partner WHERE id = ?", (partner_id,))
    row = found.fetchone()
    return None if row is None else _row(row)


def by_digest(connection: Connection, digest: bytes) -> PartnerRow | None:
    """Return the partner whose invitation has a digest, or None."""
    found = connection.execute(f"SELECT {_PARTNER} FROM partner WHERE digest = ?", (digest,))
    row = found.fetchone()
    return None if row is None else _row(row)


def of_season(connection: Connection, season_id: int) -> list[PartnerRow]:
    """Return the partners of a season that are invited or accepted, oldest first."""
    rows = connection.execute(
        f"SELECT {_PARTNER} FROM partner WHERE season_id = ? AND ended_at IS NULL ORDER BY id",
        (season_id,),
    )
    return [_row(row) for row in rows]


def due(connection: Connection, now: float) -> list[int]:
    """Return the accepted partners that are due, of leagues whose home server can be reached."""
    condition = f"{HERE} AND {REACHED}".replace("game.", "league.")
    rows = connection.execute(
        "SELECT partner.id FROM partner JOIN season ON season.id = season_id"
        " JOIN league ON league.id = league_id"
        " WHERE partner.due_at <= ? AND accepted_at IS NOT NULL AND ended_at IS NULL"
        f" AND {condition} AND {OURS} ORDER BY partner.due_at, partner.id",
        (now,),
    )
    return [row[0] for row in rows]


def keep(connection: Connection, row: PartnerRow) -> None:
    """Store a partner's row in place of its earlier one."""
    connection.execute(
        "UPDATE partner SET name = ?, address = ?, key = ?, accepted_at = ?, ended_at = ?,"
        " entries = ?, failures = ?, problem = ?, problem_at = ?, due_at = ? WHERE id = ?",
        (
            row.name, row.address, row.key, row.accepted_at, row.ended_at, row.entries,
            row.failures, row.problem, row.problem_at, row.due_at, row.id,
        ),
    )  # fmt: skip


def entries(connection: Connection, partner_id: int) -> dict[int, PartnerEntryRow]:
    """Return the entries of a partner whose people are known, by line."""
    rows = connection.execute(
        f"SELECT {_ENTRY} FROM partner_entry WHERE partner_id = ? ORDER BY entry", (partner_id,)
    )
    return {row[0]: PartnerEntryRow._make(row) for row in rows}


def entry(connection: Connection, partner_id: int, number: int) -> PartnerEntryRow | None:
    """Return the entry of a partner in a line, or None if its person is not known."""
    row = connection.execute(
        f"SELECT {_ENTRY} FROM partner_entry WHERE partner_id = ? AND entry = ?",
        (partner_id, number),
    ).fetchone()
    return None if row is None else PartnerEntryRow._make(row)


def keep_entry(connection: Connection, partner_id: int, row: PartnerEntryRow) -> None:
    """Store what became of a partner's entry."""
    connection.execute(_KEEP_ENTRY, (partner_id, *row))

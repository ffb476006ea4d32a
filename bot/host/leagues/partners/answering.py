"""The signed answers to a partner's entries: what became of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.host.leagues.core import moment
from bot.host.leagues.seasonlog.journal import lines_of, row_of
from bot.leagues.seasonlog.bodies import Body
from bot.leagues.seasonlog.exchange import (
    IN,
    KINDS,
    OUT,
    REFUSED,
    WAITS,
    Answer,
    Answers,
    continued,
)
from bot.leagues.seasonlog.lines import Line, public_key
from bot.store import Connection
from bot.store.leagues import entrants, partners, season_logs, signed_lines
from bot.store.leagues.entrants import EntrantRow
from bot.store.leagues.partners import PartnerEntryRow, PartnerRow

JOIN = "join"
"""The refusal of a person who has yet to join the league's home server."""
WITHDRAWN = "withdrawn"
"""The refusal of an entry that was signed up, and withdrawn on the partner's server since."""
_STATES: Mapping[str, tuple[str, str | None]] = {
    "in": (IN, None),
    "waiting": (WAITS, "place"),
    "asked": (WAITS, "approval"),
}
"""The state of an entry, and why, by the status of the entrant; all others are out."""


def answered(
    connection: Connection, partner: PartnerRow, key: Ed25519PrivateKey, now: float
) -> list[Line]:
    """Sign what has changed since the last answers to a partner; return all lines."""
    lines = stored_answers(connection, partner.id)
    known: dict[int, Mapping[str, Any]] = {
        line.data["entry"]: line.data for line in lines if line.kind == KINDS[Answer]
    }
    fresh: list[Body] = []
    if not lines:
        assert partner.key is not None
        log = first_digest(connection, partner.season_id)
        fresh.append(Answers(key=public_key(key), log=log, partner=partner.key))
    for answer in _answers(connection, partner):
        if known.get(answer.entry) != answer.model_dump(mode="json"):
            fresh.append(answer)
    for body in fresh:
        line = continued(lines[-1] if lines else None, body, key, moment(now))
        signed_lines.add(connection, "answer_line", partner.id, [row_of(line)])
        lines.append(line)
    return lines


def stored_answers(connection: Connection, partner_id: int) -> list[Line]:
    """Return the answers to a partner that were signed, oldest first."""
    return lines_of(connection, "answer_line", partner_id)


def first_digest(connection: Connection, season_id: int) -> str:
    """Return the digest of the first line of a season's log, which must have been signed."""
    return lines_of(connection, "season_line", season_id)[0].digest


def _answers(connection: Connection, partner: PartnerRow) -> list[Answer]:
    """Return the present state of a partner's entries; a person's newest entry is theirs."""
    rows = partners.entries(connection, partner.id)
    signed_up = {row.user_id: row for row in entrants.of_season(connection, partner.season_id)}
    pseudonyms = season_logs.people(connection, partner.season_id)
    newest = {row.user_id: row.entry for row in rows.values()}
    return [
        _answer(
            row,
            signed_up.get(row.user_id) if newest[row.user_id] == row.entry else None,
            pseudonyms.get(row.user_id),
        )
        for row in rows.values()
    ]


def _answer(row: PartnerEntryRow, entrant: EntrantRow | None, pseudonym: str | None) -> Answer:
    state: str
    why: str | None
    if row.refusal == WITHDRAWN or row.user_id < 0:
        state, why = OUT, None
    elif row.refusal is not None:
        state, why = (WAITS if row.refusal == JOIN else REFUSED), row.refusal
    else:
        state, why = (OUT, None) if entrant is None else _STATES.get(entrant.status, (OUT, None))
    data = {
        "entry": row.entry,
        "state": state,
        "why": why,
        "person": pseudonym,
        "invite": row.invite if row.refusal == JOIN else None,
    }
    return Answer.model_validate(data)

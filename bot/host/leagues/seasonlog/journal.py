"""The journal of a season's log: what is signed, in the order in which it was decided.

The league's own log (`league_log`) says what happened. `brought_up` follows it from the row up to
which the season's log has got, and signs lines for all that came since. A line that was signed is
stored, and never made again: a person who is erased, or a later version of the bot, would
otherwise change what others already have.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, TypeVar

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.host.leagues.api import Season
from bot.host.leagues.core import entries
from bot.leagues.seasonlog import bodies
from bot.leagues.seasonlog.bodies import KINDS, Body
from bot.leagues.seasonlog.lines import Line, following, public_key, sealed, signed, written
from bot.leagues.settings import dumped
from bot.store import Connection
from bot.store.leagues import season_logs, seasons, signed_lines
from bot.store.leagues.signed_lines import LineRow, LineTable

_SALT_BYTES = 16
_B = TypeVar("_B", bound=Body)


class Journal:
    """A season's log that is being continued, in one transaction."""

    def __init__(self, connection: Connection, season: Season, key: bytes, now: float) -> None:
        self.connection = connection
        self.season = season
        self._now = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._key = Ed25519PrivateKey.from_private_bytes(key)
        self._lines = lines_of(connection, "season_line", season.id)
        self._bodies: list[Body] = [bodies.body_of(line) for line in self._lines]
        self._people = season_logs.people(connection, season.id)
        self._names = {one.person: one.name for one in entries(connection, season.id)}
        self._is_named = seasons.page_number(connection, season.league.id) is not None
        row = season_logs.load(connection, season.id)
        self._salt = "" if row is None else row.salt
        self.upto = 0 if row is None else row.upto
        """The newest row of the league's log that the log of the season had."""

    def begin(self) -> None:
        """Write the first lines of the log: whose it is, and the rules."""
        self._salt = secrets.token_hex(_SALT_BYTES)
        season_logs.begin(self.connection, self.season.id, self._salt)
        header = bodies.Season(
            name=None,
            season=self.season.number,
            key=public_key(self._key),
            people=sha256(self._salt.encode()).hexdigest(),
        )
        self.add(header, name=self.season.league.name)
        self.rules("")

    def add(self, body: Body, **texts: str) -> None:
        """Sign and store a line; texts that are not empty are sealed, and open."""
        opened = {field: (secrets.token_hex(16), text) for field, text in texts.items() if text}
        digests = {field: sealed(*one) for field, one in opened.items()}
        whole = body.model_copy(update=digests)
        last = self._lines[-1] if self._lines else None
        data = whole.model_dump(mode="json")
        texts_open = {field: list(one) for field, one in opened.items()}
        line = following(last, self._now, KINDS[type(body)], data, texts_open)
        line = signed(line, self._key)
        signed_lines.add(self.connection, "season_line", self.season.id, [row_of(line)])
        self._lines.append(line)
        self._bodies.append(whole)

    def said(self, kind: type[_B]) -> list[_B]:
        """Return the lines of a kind, oldest first."""
        return [body for body in self._bodies if isinstance(body, kind)]

    def rules(self, reason: str) -> None:
        """Write the rules as they are now; the organisers' own words are a text of their own."""
        settings = json.loads(dumped(self.season.settings))
        del settings["conditions"]
        words = settings.pop("rules")
        body = bodies.Rules(settings=settings, words=None, reason=None)
        self.add(body, words=words, reason=reason)

    def known(self, user_id: int) -> str | None:
        """Return a person's pseudonym, or None if the log does not have them yet."""
        return self._people.get(user_id)

    def person(self, user_id: int) -> str:
        """Return a person's pseudonym; a new person gets a line first."""
        known = self._people.get(user_id)
        if known is not None:
            return known
        before = [one for one in self._people if abs(one) < abs(user_id)]
        after = self._people[max(before, key=abs)] if before else None
        pseudonym = self._pseudonym(user_id)
        season_logs.add_person(self.connection, self.season.id, user_id, pseudonym)
        self._people[user_id] = pseudonym
        body = bodies.Person(person=pseudonym, after=after, name=None)
        self.add(body, name=self._name(user_id))
        return pseudonym

    def _pseudonym(self, user_id: int) -> str:
        """Return the digest of a person's id; an erased person gets a random text."""
        text = f"{self._salt}:{user_id}" if user_id > 0 else secrets.token_hex(32)
        return sha256(text.encode()).hexdigest()[:32]

    def _name(self, user_id: int) -> str:
        """Return the name that the log shows: that of the league's public pages, if there are any.

        An erased person has none.
        """
        return self._names.get(user_id, "") if self._is_named and user_id > 0 else ""

    def people(self, user_ids: Iterable[int]) -> tuple[str, ...]:
        """Return the pseudonyms of people."""
        return tuple(self.person(one) for one in user_ids)

    def rename(self) -> None:
        """Write the names that have changed, or may be shown now."""
        open_names = {
            body.person: line.opened.get("name", ("", ""))[1]
            for line, body in zip(self._lines, self._bodies, strict=True)
            if isinstance(body, bodies.Person | bodies.Renamed)
        }
        for user_id, pseudonym in sorted(self._people.items()):
            name = self._name(user_id)
            if name and open_names.get(pseudonym) != name:
                self.add(bodies.Renamed(person=pseudonym, name=None), name=name)

    @property
    def settings(self) -> Mapping[str, Any]:
        """Return the rules that the log says now."""
        return self.said(bodies.Rules)[-1].settings

    @property
    def lines(self) -> Sequence[Line]:
        """Return the lines."""
        return self._lines


def lines_of(connection: Connection, table: LineTable, owner_id: int) -> list[Line]:
    """Return the stored lines of a file, oldest first, as `line_of` does."""
    return [line_of(row) for row in signed_lines.lines(connection, table, owner_id)]


def line_of(row: LineRow) -> Line:
    """Return a stored line, without the texts that were changed since: somebody was erased."""
    data = json.loads(row.data)
    told = json.loads(row.opened)
    opened = {field: one for field, one in told.items() if data.get(field) == sealed(*one)}
    return Line(row.number, row.at, row.kind, data, row.before, row.signature, opened)


def row_of(line: Line) -> LineRow:
    """Return a line as it is stored."""
    return LineRow(
        line.number,
        line.at,
        line.kind,
        written(line.data).decode(),
        line.before,
        line.signature,
        json.dumps(dict(line.opened)),
    )

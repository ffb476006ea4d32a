"""Entries of this bot's people for a season that another bot runs, and its answers to them.

Every entry is signed. Who it is for is readable only after that bot has accepted our key, which its
signed answers show.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from bot.host.core.api import Person
from bot.host.core.cluster.api import OtherShard
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import LeagueError, NoHours
from bot.host.leagues.core import moment
from bot.host.leagues.following.api import ANSWERED, CannotFollow, Fetcher, Unreachable
from bot.host.leagues.following.outbox import edit_card, followed_of, invitation, post
from bot.host.leagues.seasonlog.journal import lines_of, row_of
from bot.host.leagues.seasonlog.service import private_key
from bot.leagues.seasonlog.bodies import Body
from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.exchange import (
    KINDS,
    OUT,
    Answer,
    AnswerFile,
    Entries,
    Entry,
    Withdrawn,
    answers_in,
    continued,
    read_answers,
)
from bot.leagues.seasonlog.lines import Line, bare, file_of, public_key, read, sealed
from bot.leagues.settings import Settings, loaded
from bot.store import Connection
from bot.store.leagues import followed, followed_entries, signed_lines
from bot.store.leagues.followed import FollowedRow
from bot.store.leagues.followed_entries import FollowedEntryRow
from bot.store.turns import clocks

_TOKEN_BYTES: Final = 24
SENT: Final = "sent"
"""The state of an entry to which there is no answer yet."""


class CannotEnter(LeagueError):
    """Nobody can sign up here for a season of another bot.

    `why` is invitation (its organisers have not invited this bot) | closed (sign-up is over) |
    drawn (nobody can withdraw here any more).
    """

    code = "league-cannot-enter"


class EntryState(NamedTuple):
    """The state of a person's entry, one of `exchange` or `SENT`; `invite` leads to a server."""

    state: str
    why: str | None = None
    invite: str | None = None


class FollowedEntries:
    """Service for entries for followed seasons."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def address(self, followed_id: int, guild_id: int) -> str:
        """Return a new token of the address where the other bot reads the entries.

        An earlier one no longer works. Raises CannotFollow, CannotEnter.
        """
        token, now = secrets.token_urlsafe(_TOKEN_BYTES), self._registry.now()

        def work(connection: Connection) -> str:
            row = _load(connection, followed_id, guild_id)
            invited = invitation(row.url)
            if invited is None:
                raise CannotEnter(why="invitation")
            followed.set_digest(connection, row.id, sha256(token.encode()).digest())
            if not _lines(connection, row.id):
                key = public_key(private_key(connection))
                _say(connection, row.id, Entries(key=key, log=row.mark, invitation=invited), now)
            edit_card(connection, row.id, now)
            return token

        return await self._registry.write_on(guild_id, work)

    async def rules(self, followed_id: int, guild_id: int) -> Settings:
        """Return the rules of a season, as its log has them now. Raises CannotFollow."""

        def load(connection: Connection) -> Settings:
            row = _load(connection, followed_id, guild_id)
            lines = lines_of(connection, "followed_line", row.id)
            line = [one for one in lines if one.kind == "rules"][-1]
            words = line.opened.get("words", ("", ""))[1]
            return loaded(json.dumps({**line.data["settings"], "rules": words}))

        return await self._registry.database.read(load)

    async def key(self, guild_id: int) -> str:
        """Return the public key with which this bot signs entries."""
        return await self._registry.write_on(guild_id, lambda db: public_key(private_key(db)))

    async def state(self, followed_id: int, user_id: int) -> EntryState | None:
        """Return the state of a person's newest entry, or None if they have none."""

        def load(connection: Connection) -> EntryState | None:
            row = followed.load(connection, followed_id)
            entry = _newest(connection, followed_id, user_id)
            if row is None or entry is None:
                return None
            return _states(connection, row)[entry.entry]

        return await self._registry.database.read(load)

    async def count(self, followed_id: int) -> int:
        """Return the number of people who have signed up here."""

        def load(connection: Connection) -> int:
            row = followed.load(connection, followed_id)
            if row is None:
                return 0
            states = _states(connection, row)
            rows = followed_entries.entries(connection, followed_id)
            newest = {one.user_id: one.entry for one in rows}
            return sum(states[entry].state != OUT for entry in newest.values())

        return await self._registry.database.read(load)

    async def sign(
        self, followed_id: int, guild_id: int, person: Person, at_once: int
    ) -> EntryState:
        """Sign a person up, unless they are; return the state of their entry.

        Raises CannotFollow, CannotEnter, NoHours.
        """
        now = self._registry.now()

        def work(connection: Connection) -> EntryState:
            row = _load(connection, followed_id, guild_id)
            _check_open(row)
            hours = clocks.hours(connection, person.id)
            if hours is None:
                raise NoHours
            known, rules = _newest(connection, row.id, person.id), _newest_rules(connection, row.id)
            states = _states(connection, row)
            if known is not None and states[known.entry].state not in (OUT, "refused"):
                return states[known.entry]
            if known is not None:
                _withdraw(connection, row.id, known, now)
            signer = {
                "id": str(person.id),
                "name": person.name[:100],
                **hours._asdict(),
                "at_once": at_once,
            }
            nonce = secrets.token_hex(16)
            body = Entry(person=sealed(nonce, signer), rules=rules)
            line = _say(connection, row.id, body, now, {"person": [nonce, signer]})
            told = json.dumps(EntryState(SENT))
            entry = FollowedEntryRow(line.number, person.id, told)
            followed_entries.keep(connection, row.id, entry)
            return EntryState(SENT)

        return await self._registry.write_on(guild_id, work)

    async def withdraw(self, followed_id: int, guild_id: int, user_id: int) -> None:
        """Withdraw a person's entry, if they have one. Raises CannotFollow, CannotEnter."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            row = _load(connection, followed_id, guild_id)
            if followed_of(row).summary.drawn is not None:
                raise CannotEnter(why="drawn")
            known = _newest(connection, row.id, user_id)
            if known is not None:
                _withdraw(connection, row.id, known, now)

        await self._registry.write_on(guild_id, work)

    async def published(self, token: str) -> bytes | None:
        """Return the file of entries at the address with a token, None if there is none.

        It says who people are only if the answers show that our key was accepted.
        """
        digest = sha256(token.encode()).digest()
        row = await self._registry.database.read(lambda db: followed.by_digest(db, digest))
        if row is None:
            return None
        now = self._registry.now()

        def work(connection: Connection) -> list[Line]:
            for entry in followed_entries.entries(connection, row.id):
                if entry.user_id < 0:
                    _withdraw(connection, row.id, entry, now)
            return _lines(connection, row.id)

        try:
            lines = await self._registry.write_on(row.guild_id, work)
        except OtherShard:
            # Another process withdraws who was erased; it does so when its own pages are asked.
            lines = await self._registry.database.read(lambda db: _lines(db, row.id))
        if not row.answers:
            lines = [*map(bare, lines)]
        return file_of(lines)

    async def look_at(self, row: FollowedRow, fetcher: Fetcher) -> None:
        """Fetch the answers to the entries for a season, and tell people what has changed.

        Answers that cannot be fetched or do not fit are left for the next look.
        """
        if row.digest is None:
            return
        now, known = self._registry.now(), _stored_answers(row)
        try:
            fetched = await fetcher.fetch(_sibling(row.url, "answers.jsonl"), "")
            if fetched is None:
                return
            file = await asyncio.to_thread(read_answers, fetched.content, row.key, known)
        except (Unreachable, Difference):
            return

        def work(connection: Connection) -> None:
            stored = followed.load(connection, row.id)
            own = public_key(private_key(connection))
            fits = stored is not None and stored.answers == row.answers
            if fits and file.header.partner == own and file.header.log == row.mark:
                answers = file_of(file.lines).decode()
                followed.change(connection, row.id, answers=answers)
                edit_card(connection, row.id, now)
                _tell(connection, row.id, file, now)

        await self._registry.write_on(row.guild_id, work)


def _sibling(url: str, name: str) -> str:
    """Return the address of another file in the same folder."""
    parts = urlsplit(url)
    return urlunsplit(parts._replace(path=f"{parts.path.rpartition('/')[0]}/{name}", query=""))


def _load(connection: Connection, followed_id: int, guild_id: int) -> FollowedRow:
    """Return a season that a server follows. Raises CannotFollow."""
    row = followed.load(connection, followed_id)
    if row is None or row.guild_id != guild_id or row.stage != followed.FOLLOWED:
        raise CannotFollow(why="unknown")
    return row


def _check_open(row: FollowedRow) -> None:
    """Check that people can sign up here now. Raises CannotEnter."""
    if row.digest is None:
        raise CannotEnter(why="invitation")
    if not followed_of(row).summary.signup:
        raise CannotEnter(why="closed")


def _say(
    connection: Connection,
    followed_id: int,
    body: Body,
    now: float,
    opened: Mapping[str, list[Any]] | None = None,
) -> Line:
    """Sign and store the next line of the entries for a season."""
    lines = _lines(connection, followed_id)
    line = continued(
        lines[-1] if lines else None, body, private_key(connection), moment(now), opened
    )
    signed_lines.add(connection, "entry_line", followed_id, [row_of(line)])
    return line


def _withdraw(
    connection: Connection, followed_id: int, entry: FollowedEntryRow, now: float
) -> None:
    """Withdraw an entry once."""
    kind = KINDS[Withdrawn]
    lines = _lines(connection, followed_id)
    if any(line.kind == kind and line.data["entry"] == entry.entry for line in lines):
        return
    _say(connection, followed_id, Withdrawn(entry=entry.entry), now)


def _lines(connection: Connection, followed_id: int) -> list[Line]:
    """Return the signed lines of the entries for a season, without texts of who was erased."""
    return lines_of(connection, "entry_line", followed_id)


def _newest(connection: Connection, followed_id: int, user_id: int) -> FollowedEntryRow | None:
    rows = followed_entries.entries(connection, followed_id)
    return next((one for one in reversed(rows) if one.user_id == user_id), None)


def _newest_rules(connection: Connection, followed_id: int) -> int:
    """Return the line of a season's log with its newest rules."""
    rows = signed_lines.lines(connection, "followed_line", followed_id)
    return max(row.number for row in rows if row.kind == "rules")


def _stored_answers(row: FollowedRow) -> list[Line]:
    """Return the answers of the other bot that were checked, none before the first."""
    return read(row.answers.encode()) if row.answers else []


def _state_of(answer: Answer) -> EntryState:
    return EntryState(answer.state, answer.why, answer.invite)


def _states(connection: Connection, row: FollowedRow) -> dict[int, EntryState]:
    """Return the state of every entry for a season, by line."""
    found = {one.entry: EntryState(SENT) for one in followed_entries.entries(connection, row.id)}
    for entry, answer in answers_in(_stored_answers(row)).items():
        found[entry] = _state_of(answer)
    for line in _lines(connection, row.id):
        if line.kind == KINDS[Withdrawn]:
            found[line.data["entry"]] = EntryState(OUT)
    return found


def _tell(connection: Connection, followed_id: int, file: AnswerFile, now: float) -> None:
    """Queue a message to everybody whose entry has another state than they know.

    A new link to the same server is no news.
    """
    rows = followed_entries.entries(connection, followed_id)
    newest = {one.user_id: one.entry for one in rows}
    for entry in rows:
        answer = file.answers.get(entry.entry)
        if answer is None or newest[entry.user_id] != entry.entry:
            continue
        known = EntryState(*json.loads(entry.told))
        state = _state_of(answer)
        if (state.state, state.why) == (known.state, known.why):
            continue
        followed_entries.keep(connection, followed_id, entry._replace(told=json.dumps(state)))
        mark = f"{entry.entry}-{answer.state}-{answer.why}-{now:.0f}"
        data = {
            "state": answer.state,
            "why": answer.why or "none",
            "invite": answer.invite or "none",
        }
        post(connection, followed_id, ANSWERED, now, mark=mark, person=entry.user_id, data=data)

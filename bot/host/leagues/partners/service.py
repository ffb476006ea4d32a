"""Service for partner bots: their invitation, their acceptance, and the look at their entries."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.host.core.background.worker import Background, KeyedWorker
from bot.host.core.cluster.api import OtherShard
from bot.host.core.paces import DAY, HOUR
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import LeagueClosed, Members, Season
from bot.host.leagues.core import load_season, log_line, moment, post
from bot.host.leagues.following.api import Fetcher, Unreachable
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.log import check
from bot.host.leagues.partners.answering import answered, first_digest, stored_answers
from bot.host.leagues.partners.api import (
    BadPartner,
    Partner,
    PartnerDiffers,
    PartnerUnreached,
    Trouble,
    digest_of,
)
from bot.host.leagues.partners.entering import EVERY, take_entries
from bot.host.leagues.seasonlog.service import SeasonLogs, private_key
from bot.host.leagues.signup.signups import takes_entries
from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.exchange import EntryFile, read_entries
from bot.leagues.seasonlog.lines import Line, bare, file_of, read
from bot.store import Connection
from bot.store.leagues import partners
from bot.store.leagues.partners import PartnerRow

MOST: Final = 10
"""Maximum number of partners and open invitations of a season."""
INVITED, ACCEPTED, ENDED, TROUBLE = (
    "partner_invited",
    "partner_accepted",
    "partner_ended",
    "partner_problem",
)
"""Kinds of the log lines about partners, and of the posts to organisers and people."""
_SLOWEST = 6 * HOUR
SHOWN: Final = 32
"""Minimum number of digits of a key by which it is accepted."""
UNREACHED: Final = "unreached"
"""The code of a problem that is none of the file."""
_TOKEN_BYTES = 24


class Partners(Background):
    """Service for the partner bots of a season; reads no entries until `fetcher` is set."""

    def __init__(
        self,
        registry: TableRegistry,
        season_logs: SeasonLogs,
        members: Callable[[], Members | None],
    ) -> None:
        self.fetcher: Fetcher | None = None
        self._registry = registry
        self._logs = season_logs
        self._members = members
        self._worker = KeyedWorker(self._look_at)

    async def of_season(self, season_id: int) -> list[Partner]:
        """Return the partners and open invitations of a season, oldest first."""

        def load(connection: Connection) -> list[Partner]:
            season = load_season(connection, season_id)
            return [
                _partner(connection, season, row)
                for row in partners.of_season(connection, season_id)
            ]

        return await self._registry.database.read(load)

    async def invite(self, season_id: int, by: Asker, name: str) -> str:
        """Invite another bot, and return the token of the addresses that only it gets.

        Raises NotOrganiser, LeagueClosed, BadPartner, NoSeasonLog, UnknownLeague.
        """
        season = await check(self._registry, season_id, by, "partner")
        if season.league.closed:
            raise LeagueClosed
        await self._logs.export(season_id)
        token, now = secrets.token_urlsafe(_TOKEN_BYTES), self._registry.now()
        row = PartnerRow(0, season_id, digest_of(token), name, by.person.id, now)

        def work(connection: Connection) -> None:
            season = load_season(connection, season_id)
            if not takes_entries(season):
                raise BadPartner(why="stage", most=MOST)
            if len(partners.of_season(connection, season_id)) >= MOST:
                raise BadPartner(why="many", most=MOST)
            partners.invite(connection, row)
            log_line(connection, season, INVITED, now, by=by.person.id, public=False, server=name)

        await self._registry.write_in(season_id, work)
        return token

    async def propose(self, season_id: int, by: Asker, address: str) -> Partner:
        """Read the entries at an address; return the invited partner, whose key is to be compared.

        Raises NotOrganiser, BadPartner, PartnerUnreached, PartnerDiffers, UnknownLeague.
        """
        season = await check(self._registry, season_id, by, "partner")
        file = await self._fetched(address, None, ())

        def work(connection: Connection) -> Partner:
            row = partners.by_digest(connection, bytes.fromhex(file.header.invitation))
            if row is None or row.season_id != season_id or row.ended_at is not None:
                raise BadPartner(why="unknown", most=MOST)
            if file.header.log != first_digest(connection, season_id):
                raise BadPartner(why="season", most=MOST)
            if row.accepted_at is not None and row.key != file.header.key:
                raise BadPartner(why="taken", most=MOST)
            row = row._replace(address=address, key=file.header.key, due_at=self._registry.now())
            partners.keep(connection, row)
            return _partner(connection, season, row)

        return await self._registry.write_in(season_id, work)

    async def accept(self, season_id: int, partner_id: int, key: str, by: Asker) -> Partner:
        """Accept the entries that a key signs, of which the organiser has seen the fingerprint.

        Raises NotOrganiser, BadPartner, UnknownLeague.
        """
        await check(self._registry, season_id, by, "partner")
        now = self._registry.now()

        def work(connection: Connection) -> Partner:
            season = load_season(connection, season_id)
            row = _of(connection, season_id, partner_id)
            if row.key is None or len(key) < SHOWN or not row.key.startswith(key):
                raise BadPartner(why="key", most=MOST)
            if row.accepted_at is None:
                row = row._replace(accepted_at=now, due_at=now)
                partners.keep(connection, row)
                answered(connection, row, private_key(connection), now)
                line = log_line(connection, season, ACCEPTED, now, by=by.person.id, server=row.name)
                post(connection, season, ACCEPTED, now, mark=str(line), data={"server": row.name})
            return _partner(connection, season, row)

        return await self._registry.write_in(season_id, work)

    async def end(self, season_id: int, partner_id: int, by: Asker) -> Partner:
        """End a partnership or an invitation; people who signed up stay in. Return it.

        Raises NotOrganiser, BadPartner, UnknownLeague.
        """
        await check(self._registry, season_id, by, "partner")
        now = self._registry.now()

        def work(connection: Connection) -> Partner:
            season = load_season(connection, season_id)
            row = _of(connection, season_id, partner_id)
            partners.keep(connection, row._replace(ended_at=now))
            is_public = row.accepted_at is not None
            log_line(
                connection, season, ENDED, now, by=by.person.id, public=is_public, server=row.name
            )
            return _partner(connection, season, row)

        return await self._registry.write_in(season_id, work)

    async def season_log(self, token: str) -> bytes | None:
        """Return the log of a season for the bot that was invited with a token, or None.

        Raises NoSeasonLog.
        """
        row = await self._by_token(token)
        return None if row is None else await self._logs.published(row.season_id)

    async def answers(self, token: str) -> bytes | None:
        """Return the signed answers to the entries of the bot with a token, or None."""
        row = await self._by_token(token)
        if row is None or row.accepted_at is None:
            return None
        now, partner_id = self._registry.now(), row.id

        def work(connection: Connection) -> list[Line] | None:
            found = partners.load(connection, partner_id)
            if found is None or found.ended_at is not None:
                return None
            return answered(connection, found, private_key(connection), now)

        try:
            lines = await self._registry.write_in(row.season_id, work)
        except OtherShard:
            # Another process signs them; it does so whenever one of its pages is asked.
            lines = await self._registry.database.read(lambda db: stored_answers(db, partner_id))
        return None if lines is None else file_of(lines)

    async def look(self) -> None:
        """Start a look at the entries of every partner that is due."""
        if self.fetcher is None or self._members() is None:
            return
        now = self._registry.now()
        for partner_id in await self._registry.database.read(lambda db: partners.due(db, now)):
            self._worker.run_soon(partner_id)

    async def _by_token(self, token: str) -> PartnerRow | None:
        digest = digest_of(token)
        row = await self._registry.database.read(lambda db: partners.by_digest(db, digest))
        return None if row is None or row.ended_at is not None else row

    async def _look_at(self, partner_id: int) -> None:
        """Read a partner's entries, sign people up, and store when to look again."""
        members, now = self._members(), self._registry.now()
        row = await self._registry.database.read(lambda db: partners.load(db, partner_id))
        if members is None or row is None or row.address is None or row.due_at > now:
            return
        season = await self._registry.database.read(lambda db: load_season(db, row.season_id))
        if not takes_entries(season):
            await self._store(row, lambda stored: stored._replace(due_at=now + DAY))
            return
        known = read(row.entries.encode()) if row.entries else []
        try:
            file = await self._fetched(row.address, row.key, known)
        except PartnerDiffers as error:
            await self._failed(row, _told(error.difference), now)
        except PartnerUnreached as error:
            await self._failed(row, {"code": UNREACHED, "reason": error.args_["reason"]}, now)
        else:
            await take_entries(self._registry, members, row, file)
            entries = file_of(map(bare, file.lines)).decode()
            await self._store(
                row,
                lambda stored: stored._replace(
                    entries=entries, failures=0, problem=None, problem_at=None, due_at=now + EVERY
                ),
            )

    async def _fetched(
        self, address: str, key: str | None, known: list[Line] | tuple[()]
    ) -> EntryFile:
        """Return the entries at an address.

        Raises PartnerUnreached, PartnerDiffers.
        """
        if self.fetcher is None:
            raise PartnerUnreached(reason="off")
        try:
            fetched = await self.fetcher.fetch(address, "")
        except Unreachable as error:
            raise PartnerUnreached(reason=error.why) from None
        if fetched is None:
            raise PartnerUnreached(reason="failed")
        try:
            return await asyncio.to_thread(read_entries, fetched.content, key, known)
        except Difference as difference:
            told = {"expected": difference.expected, "found": difference.found}
            raise PartnerDiffers(line=difference.line, what=difference.code, **told) from None

    async def _failed(self, row: PartnerRow, problem: Mapping[str, Any], now: float) -> None:
        """Store that a partner's entries cannot be read, and notify organisers once.

        They are notified at once of a fault of the file, and after a day if nothing can be reached.
        """
        failures = row.failures + 1
        since = now if row.problem_at is None else row.problem_at
        wait = min(_SLOWEST, EVERY * 2 ** min(failures, 10))

        def work(connection: Connection) -> None:
            stored = partners.load(connection, row.id)
            if stored is None or stored.ended_at is not None:
                return
            partners.keep(
                connection,
                stored._replace(
                    failures=failures,
                    problem=json.dumps(problem),
                    problem_at=since,
                    due_at=now + wait,
                ),
            )
            if problem["code"] != UNREACHED or now - since >= DAY:
                season = load_season(connection, row.season_id)
                mark = f"{row.id}-{since:.0f}"
                data = {"server": row.name, "line": problem.get("line", 0), "code": problem["code"]}
                post(connection, season, TROUBLE, now, mark=mark, data=data)

        await self._registry.write_in(row.season_id, work)

    async def _store(self, row: PartnerRow, change: Callable[[PartnerRow], PartnerRow]) -> None:
        """Store the outcome of a look, unless the partnership has ended meanwhile."""

        def work(connection: Connection) -> None:
            stored = partners.load(connection, row.id)
            if stored is not None and stored.ended_at is None:
                partners.keep(connection, change(stored))

        await self._registry.write_in(row.season_id, work)


def _of(connection: Connection, season_id: int, partner_id: int) -> PartnerRow:
    """Return a partner of a season. Raises BadPartner."""
    row = partners.load(connection, partner_id)
    if row is None or row.season_id != season_id or row.ended_at is not None:
        raise BadPartner(why="unknown", most=MOST)
    return row


def _partner(connection: Connection, season: Season, row: PartnerRow) -> Partner:
    rows = partners.entries(connection, row.id).values()
    return Partner(
        id=row.id,
        season=season,
        name=row.name,
        key=row.key or "",
        accepted=row.accepted_at is not None,
        signed_up=sum(one.refusal is None for one in rows),
        refused=sum(one.refusal is not None for one in rows),
        trouble=_trouble(row),
    )


def _trouble(row: PartnerRow) -> Trouble | None:
    if row.problem is None or row.problem_at is None:
        return None
    told = json.loads(row.problem)
    difference = None
    if told["code"] != UNREACHED:
        difference = Difference(told["line"], told["code"], told["expected"], told["found"])
    return Trouble(moment(row.problem_at), difference)


def _told(difference: Difference) -> Mapping[str, Any]:
    return {
        "code": difference.code,
        "line": difference.line,
        "expected": difference.expected,
        "found": difference.found,
    }

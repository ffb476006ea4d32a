"""Service for seasons of other bots: servers follow their signed logs, which are computed again.

A log is fetched and checked outside of transactions; what is stored then is compared again with
what was known before. What does not fit changes nothing but that it is said.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from bot.host.core.api import Person
from bot.host.core.background.worker import KeyedWorker
from bot.host.core.paces import HOUR
from bot.host.core.registry import TableRegistry
from bot.host.leagues.following.api import (
    CARD,
    MOVED,
    STOPPED,
    CannotCheck,
    CannotFollow,
    Fault,
    Fetched,
    Fetcher,
    Followed,
    Request,
    Summary,
    Unreachable,
)
from bot.host.leagues.following.entering import FollowedEntries
from bot.host.leagues.following.outbox import FollowedOutbox, edit_card, followed_of, post, stored
from bot.host.leagues.following.outcomes import (
    INTERVAL,
    Outcome,
    delayed,
    differs,
    does_not_fit,
    fits,
    forget,
    is_silent,
    unchanged,
)
from bot.host.leagues.following.reading import LogReader, ReadHere, Reading
from bot.host.leagues.seasonlog.journal import lines_of
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.verifying import check_goes_on
from bot.store import Connection
from bot.store.leagues import followed, signed_lines
from bot.store.leagues.followed import ASKED, FOLLOWED, SHOWN, FollowedRow

ASKING = HOUR
"""Seconds for which an admin may confirm that the server is to follow a season."""
MOST = 10
"""Maximum number of seasons that a server follows."""
AT_ONCE = 3
"""Maximum number of logs that are in memory at the same time."""

_LOG = logging.getLogger(__name__)


class Following:
    """Service for followed seasons; fetches nothing until `fetcher` is set."""

    def __init__(self, registry: TableRegistry, referee: HostReferee) -> None:
        self.fetcher: Fetcher | None = None
        self.reader: LogReader = ReadHere(referee)
        """Function that checks logs; the bot sets one that does it in another process."""
        self.outbox = FollowedOutbox(registry)
        self.entries = FollowedEntries(registry)
        self._registry = registry
        self._worker = KeyedWorker(self._look_at)
        self._poster = KeyedWorker(self._post)
        self._fetching = asyncio.Semaphore(AT_ONCE)
        self._reading = asyncio.Lock()

    async def of_server(self, guild_id: int) -> list[Followed]:
        """Return the seasons that a server follows, oldest first."""
        rows = await self._registry.database.read(lambda db: followed.of_server(db, guild_id))
        return [followed_of(row) for row in rows if row.stage in SHOWN]

    async def get(self, followed_id: int, guild_id: int) -> Followed:
        """Return a season that a server follows. Raises CannotFollow."""
        row = await self._registry.database.read(lambda db: _load(db, followed_id, guild_id))
        return followed_of(row)

    async def propose(
        self, url: str, by: Person, *, guild_id: int, channel_id: int, language: str
    ) -> Followed:
        """Fetch and check a season's log, and return it for an admin to confirm.

        Raises CannotFollow, and Difference if the log does not fit.
        """
        async with self._fetching:
            fetched = await self._fetched(url)
            try:
                reading = await self._read(Request(fetched.content))
            except CannotCheck as error:
                raise CannotFollow(why=error.why) from error
        now = self._registry.now()
        row = FollowedRow(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language,
            url=url,
            stage=ASKED,
            added_by=by.id,
            added_at=now,
            due_at=now + ASKING,
            key=reading.key,
            mark=reading.mark,
            etag=fetched.etag,
            lines=len(reading.lines),
            read_at=now,
            summary=stored(reading.summary),
        )

        def work(connection: Connection) -> Followed:
            for earlier in followed.of_server(connection, guild_id):
                if earlier.stage == ASKED and earlier.added_by == by.id:
                    followed.remove(connection, earlier.id)
            number = followed.add(connection, row)
            followed.keep_lines(connection, number, reading.lines)
            return followed_of(row._replace(id=number))

        return await self._registry.write_on(guild_id, work)

    async def _fetched(self, url: str) -> Fetched:
        """Return what is at an address that an admin has typed. Raises CannotFollow."""
        if self.fetcher is None:
            raise CannotFollow(why="off")
        try:
            fetched = await self.fetcher.fetch(url, "")
        except Unreachable as error:
            raise CannotFollow(why=error.why) from error
        if fetched is None:
            raise CannotFollow(why="failed")
        return fetched

    async def _read(self, request: Request) -> Reading:
        """Check a log, one at a time. Raises Difference, CannotCheck."""
        async with self._reading:
            return await self.reader(request)

    async def confirm(self, followed_id: int, guild_id: int) -> Followed:
        """Have a server follow a season from now on.

        If it does already, the new address replaces the former one. Raises CannotFollow, and
        Difference if the log at the new address contradicts the lines that are known.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Followed:
            row = _load(connection, followed_id, guild_id)
            if row.stage == ASKED:
                row = _confirmed(connection, row, now)
            return followed_of(row)

        found = await self._registry.write_on(guild_id, work)
        self._poster.run_soon(0)
        return found

    async def stop(self, followed_id: int, guild_id: int) -> Followed:
        """Have a server follow a season no longer: its card says so, and all else goes.

        Raises CannotFollow.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Followed:
            row = _load(connection, followed_id, guild_id)
            _stop(connection, row, now)
            return followed_of(row)

        found = await self._registry.write_on(guild_id, work)
        self._poster.run_soon(0)
        return found

    async def look_after_server(self, guild_id: int) -> None:
        """Retry the posts of a server now, since a permission or channel may be back."""
        now = self._registry.now()
        await self._registry.write_on(guild_id, lambda db: followed.hasten(db, guild_id, now))
        self._poster.run_soon(0)

    async def look(self) -> None:
        """Start to look at the seasons that are due, and to send the posts that are due."""
        now = self._registry.now()
        for followed_id in await self._registry.database.read(lambda db: followed.due(db, now)):
            self._worker.run_soon(followed_id)
        self._poster.run_soon(0)

    async def settled(self) -> None:
        """Wait until no season is looked at and nothing is sent."""
        await self._worker.settled()
        await self._poster.settled()

    async def drain(self) -> None:
        """Start nothing more, and wait for posts; looks are repeated after the next start."""
        await self._worker.close()
        await self._poster.settled()
        await self._poster.drain()

    async def close(self) -> None:
        """Start nothing more, and wait until what runs has ended."""
        await self._worker.close()
        await self._poster.close()

    async def _post(self, _: int) -> None:
        while await self.outbox.look():
            pass

    async def _look_at(self, followed_id: int) -> None:
        """Fetch and check the log of a season that is due, and store what came of it."""
        row = await self._registry.database.read(lambda db: followed.load(db, followed_id))
        if row is None or row.due_at is None or row.due_at > self._registry.now():
            return
        async with self._fetching:
            found = forget if row.stage == ASKED else await self._outcome(row)
        now = self._registry.now()

        def work(connection: Connection) -> None:
            known = followed.load(connection, followed_id)
            if known is None or known._replace(card_id=row.card_id) != row:
                # An admin has stopped it, or entered another address; the next look is due soon.
                return
            found(connection, row, now)
            after = followed.load(connection, followed_id)
            if after is not None and differs(row, after, now):
                edit_card(connection, followed_id, now)

        await self._registry.database.write(work)
        if self.fetcher is not None:
            await self.entries.look_at(row, self.fetcher)
        self._poster.run_soon(0)

    async def _outcome(self, row: FollowedRow) -> Outcome:
        """Fetch and check a log; return what is to be stored."""
        if self.fetcher is None:
            return unchanged
        try:
            fetched = await self.fetcher.fetch(row.url, row.etag)
            if fetched is None:
                return unchanged
            known = await self._registry.database.read(
                lambda db: signed_lines.lines(db, "followed_line", row.id)
            )
            reading = await self._read(Request(fetched.content, known))
            return partial(fits, reading, fetched.etag)
        except Unreachable as error:
            return partial(is_silent, error)
        except Difference as wrong:
            return partial(does_not_fit, Fault(wrong.line, wrong.code, wrong.expected, wrong.found))
        except CannotCheck as error:
            return _unchecked(error)
        except Exception:
            _LOG.exception("followed season %s: its look failed", row.id)
            return _unchecked(CannotCheck("broken"))


def _unchecked(error: CannotCheck) -> Outcome:
    """Return what is stored of a log whose check did not end; only a slow one is a fault of it."""
    if error.why == "slow":
        return partial(does_not_fit, Fault(0, error.why))
    return partial(is_silent, Unreachable(error.why))


def _load(connection: Connection, followed_id: int, guild_id: int) -> FollowedRow:
    """Return a season that a server follows, or may follow. Raises CannotFollow."""
    row = followed.load(connection, followed_id)
    if row is None or row.guild_id != guild_id or row.stage == followed.STOPPED:
        raise CannotFollow(why="unknown")
    return row


def _confirmed(connection: Connection, row: FollowedRow, now: float) -> FollowedRow:
    """Store that a server follows a season. Raises CannotFollow, Difference.

    A season that it follows already gets the new address and channel.
    """
    others = [one for one in followed.of_server(connection, row.guild_id) if one.stage in SHOWN]
    same = next((one for one in others if one.mark == row.mark), None)
    if same is None:
        if len(others) >= MOST:
            raise CannotFollow(why="most", most=MOST)
        followed.change(connection, row.id, stage=FOLLOWED, due_at=now + delayed(row, INTERVAL))
        post(connection, row.id, CARD, now)
        return row._replace(stage=FOLLOWED)
    known, fresh = (lines_of(connection, "followed_line", one.id) for one in (same, row))
    check_goes_on(known, fresh)
    followed.remove(connection, row.id)
    changes = {"url": row.url, "etag": "", "stage": FOLLOWED, "due_at": now}
    followed.change(connection, same.id, **changes, silent_at=None, gone_at=None)
    if row.channel_id != same.channel_id:
        _move(connection, same, row, now)
    else:
        edit_card(connection, same.id, now)
    found = followed.load(connection, same.id)
    assert found is not None
    return found


def _move(connection: Connection, before: FollowedRow, after: FollowedRow, now: float) -> None:
    """Queue a card in another channel, and the last edit of the one that is left behind."""
    changes = {"channel_id": after.channel_id, "language": after.language}
    followed.change(connection, before.id, **changes, card_id=None)
    # A card that is not posted yet will be posted there.
    if before.card_id is not None:
        post(connection, before.id, CARD, now, mark=f"{after.id}")
        left = {"place": before.channel_id, "message": before.card_id}
        post(connection, before.id, MOVED, now, mark=f"{after.id}", data=left)


def _stop(connection: Connection, row: FollowedRow, now: float) -> None:
    """Delete what is known of a season; its card is still to say that it is not followed."""
    if row.stage == ASKED:
        followed.remove(connection, row.id)
        return
    known = followed_of(row).summary
    bare = Summary(known.league, known.season, known.form, known.game, 0)
    followed.forget_lines(connection, row.id)
    followed.change(
        connection,
        row.id,
        stage=followed.STOPPED,
        due_at=None,
        url="",
        etag="",
        summary=stored(bare),
        fault=None,
    )
    post(connection, row.id, STOPPED, now)

"""Programs that people let play in their seats; each has a token for one seat of one table.

Only the digest of a token is stored. Everybody at the table is told of a program, and its player's
name says so for as long as the token is valid.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from bot.host.core.api import HostError, Notice, NotSeated, Table, WrongStatus
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import TableRegistry, name_at, table_of
from bot.host.links.service import LASTS_DAYS
from bot.store import Connection
from bot.store.people import programs
from bot.store.people.programs import ProgramRow
from bot.store.tables import games

_SECRET = 32
"""Random bytes of a token."""
_TEXT = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_LASTS = LASTS_DAYS * 86400.0


class ProgramsOff(HostError):
    """Programs may not play at this table (`why`: league | rated | owner)."""

    code = "programs-off"


class Program(NamedTuple):
    """A program that may move for a person at a table; `mark` identifies its token."""

    table_id: int
    user_id: int
    mark: str


def programs_off(table: Table) -> str | None:
    """Return the reason why no programs may play at a table, or None if people may let them.

    It is league | rated | owner (has not allowed them).
    """
    if table.of_league or table.rated:
        return "league" if table.of_league else "rated"
    return None if table.programs else "owner"


class Programs:
    """Service for the tokens with which programs play."""

    def __init__(self, registry: TableRegistry, wake_followers: Callable[[int], None]) -> None:
        self._registry = registry
        self._database = registry.database
        self._wake_followers = wake_followers

    async def draw(self, table_id: int, user_id: int) -> str:
        """Return a new token for a person's seat; their former one leads nowhere any more.

        The table is told when there was none. Raises UnknownTable, NotSeated, WrongStatus,
        ProgramsOff.
        """
        token, now = secrets.token_urlsafe(_SECRET), self._registry.now()

        def work(connection: Connection) -> bool:
            stored = games.reload(connection, table_id)
            _check(table_of(stored), user_id)
            is_new = not programs.remove(connection, table_id, user_id)
            programs.put(connection, ProgramRow(table_id, user_id, _digest(token), now))
            if is_new:
                seat = next(row for row in stored.seats if row.user_id == user_id)
                announce(
                    connection, stored, Notice("program", {"name": name_at(stored, seat)}), now
                )
            return is_new

        if await self._registry.change_with(table_id, work):
            self._wake_followers(table_id)
        return token

    async def end(self, table_id: int, user_id: int) -> bool:
        """Take back a person's token at a table; return whether there was one.

        Raises UnknownTable.
        """
        return await self._registry.change_with(
            table_id, lambda connection: programs.remove(connection, table_id, user_id)
        )

    async def of(self, token: str) -> Program | None:
        """Return the program that has a token, or None if the token is not valid (any more).

        It is looked up by its digest, so that the time of the query tells nothing about tokens; a
        malformed one is refused without a query.
        """
        if not _TEXT.fullmatch(token):
            return None
        return await self.of_mark(_digest(token).hex())

    async def of_mark(self, mark: str) -> Program | None:
        """Return the program whose token has a mark, or None if it is not valid (any more)."""
        since = self._registry.now() - _LASTS

        def read(connection: Connection) -> Program | None:
            row = programs.find(connection, bytes.fromhex(mark))
            stored = None if row is None else games.load(connection, row.game_id)
            if row is None or stored is None or (stored.game.ended_at or since) < since:
                return None
            table = table_of(stored)
            sits = table.chair_of(row.user_id) is not None and programs_off(table) is None
            return Program(row.game_id, row.user_id, mark) if sits else None

        return await self._database.read(read)

    async def tidy(self) -> None:
        """Delete the programs of tables that ended long ago."""
        before = self._registry.now() - _LASTS
        if await self._database.read(lambda db: programs.any_ended(db, before)):
            await self._database.write(lambda db: programs.delete_ended(db, before))


def _check(table: Table, user_id: int) -> None:
    """Check that a person may let a program play. Raises NotSeated, WrongStatus, ProgramsOff."""
    if table.chair_of(user_id) is None:
        raise NotSeated(table=table.id)
    if table.status != "running":
        raise WrongStatus(status=table.status)
    why = programs_off(table)
    if why is not None:
        raise ProgramsOff(why=why)


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()

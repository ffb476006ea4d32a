"""Service for the signed logs of seasons: export, check, and this bot's key."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.host.core.cluster.api import OtherShard
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import LeagueError, Season
from bot.host.leagues.core import load_season
from bot.host.leagues.seasonlog.decisions import brought_up, game_digest, game_of
from bot.host.leagues.seasonlog.journal import Journal, lines_of
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.leagues.seasonlog.lines import Line, bare, file_of, public_key
from bot.leagues.seasonlog.verifying import Checked, Known, check_log
from bot.store import Connection
from bot.store.core import keys
from bot.store.leagues import fixtures, seasons
from bot.store.tables import seeds

LASTS = 10.0
"""Seconds after which a log that others get is made anew."""
_MOST_PUBLISHED = 8
_KEY_BYTES = 32


class NoSeasonLog(LeagueError):
    """The season has no log, or none that can be sent.

    `why` is deals (its tables were dealt by a version without hashes) | size (larger than a file).
    """

    code = "league-no-season-log"


class Exported(NamedTuple):
    """A season's log as a file, and the season."""

    season: Season
    content: bytes


class _Published(NamedTuple):
    """A log that others get, and when it was made."""

    at: float
    content: bytes


class SeasonLogs:
    """Service for the signed logs of seasons."""

    def __init__(self, registry: TableRegistry, referee: HostReferee) -> None:
        self._registry = registry
        self._referee = referee
        self._published: LRUCache[int, _Published] = LRUCache(_MOST_PUBLISHED)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def key(self) -> str:
        """Return the public key of this bot, which is drawn if there is none."""
        return await self._registry.database.write(lambda db: public_key(private_key(db)))

    async def export(self, season_id: int) -> Exported:
        """Sign what was decided since the last time, and return the whole log.

        Raises UnknownLeague, NoSeasonLog, OtherShard.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Season:
            season = load_season(connection, season_id)
            _check_deals(connection, season)
            key = private_key(connection).private_bytes_raw()
            brought_up(Journal(connection, season, key, now))
            return season

        season = await self._registry.write_in(season_id, work)
        return Exported(season, await self._stored(season))

    async def published(self, season_id: int) -> bytes:
        """Return the log of a season as others get it, at most `LASTS` seconds old.

        Readers at the same time share it. Raises UnknownLeague, NoSeasonLog.
        """
        async with self._locks.setdefault(season_id, asyncio.Lock()):
            known = self._published.get(season_id)
            if known is None or self._registry.now() - known.at > LASTS:
                known = _Published(self._registry.now(), await self._current(season_id))
                self._published[season_id] = known
            return known.content

    def forget(self) -> None:
        """Forget what others got, because somebody was erased."""
        self._published.clear()

    async def _current(self, season_id: int) -> bytes:
        """Return the log of a season; that of another process as it is stored."""
        try:
            return (await self.export(season_id)).content
        except OtherShard:
            read = self._registry.database.read
            return await self._stored(await read(lambda db: load_season(db, season_id)))

    async def _stored(self, season: Season) -> bytes:
        return await self._registry.database.read(lambda db: content_of(db, season))

    async def check(self, content: bytes, known: Known | None = None) -> Checked:
        """Compute a log again in a thread. Raises Difference."""
        return await asyncio.to_thread(check_log, content, self._referee, known)


def private_key(connection: Connection) -> Ed25519PrivateKey:
    """Return the private key of this bot, which is drawn and stored if there is none."""
    stored = keys.load(connection, keys.LOGS)
    if stored is None:
        stored = keys.keep(connection, keys.LOGS, secrets.token_bytes(_KEY_BYTES))
    return Ed25519PrivateKey.from_private_bytes(stored)


def public_key_of(connection: Connection) -> str | None:
    """Return the public key of this bot, or None if it has not signed anything yet."""
    stored = keys.load(connection, keys.LOGS)
    return None if stored is None else public_key(Ed25519PrivateKey.from_private_bytes(stored))


def _check_deals(connection: Connection, season: Season) -> None:
    """Check that all tables of a season were dealt from hashes. Raises NoSeasonLog."""
    for stored in fixtures.of_season(connection, season.id):
        table_id = stored.fixture.game_id
        if table_id is not None and seeds.secret(connection, table_id) is None:
            raise NoSeasonLog(why="deals")


def content_of(connection: Connection, season: Season) -> bytes:
    """Return the signed lines of a season's log as a file, with the games of its results.

    Names of people are left out unless the pages of the league, which show them, are public now.
    """
    lines = lines_of(connection, "season_line", season.id)
    if seasons.page_number(connection, season.league.id) is None:
        lines = [bare(one) if one.kind in _NAMING else one for one in lines]
    return file_of(_with_games(connection, season, lines))


_NAMING = ("person", "renamed")
"""The kinds of lines that name a person."""


def _with_games(connection: Connection, season: Season, lines: Sequence[Line]) -> list[Line]:
    """Return lines with the games of results, which are stored as the moves of their tables."""
    tables = {
        one.fixture.number: one.fixture.game_id for one in fixtures.of_season(connection, season.id)
    }
    return [
        line if line.kind != "result" else _with_game(connection, line, tables[line.data["table"]])
        for line in lines
    ]


def _with_game(connection: Connection, line: Line, table_id: int | None) -> Line:
    game = game_of(connection, table_id or 0)
    assert line.data["game"] == game_digest(game)
    return replace(line, opened={"game": ["", game.model_dump(mode="json")]})

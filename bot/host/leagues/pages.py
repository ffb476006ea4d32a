"""Public web pages of leagues: one link per league, valid until its organisers withdraw it."""

from __future__ import annotations

import hmac
from base64 import b32encode
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

from bot.host.core.registry import TableRegistry, table_of
from bot.host.leagues.api import OVER, PLAYED, League, Season
from bot.host.leagues.core import entries, load_league, season_of_fixture
from bot.host.leagues.standings.overlay import overlay_of
from bot.host.leagues.standings.results import names_of
from bot.host.links.onlookers import Onlookers
from bot.host.links.service import SigningKey, Viewer, number_of, token_of
from bot.store import Connection
from bot.store.leagues import fixtures, records, seasons
from bot.store.tables import games
from bot.store.tables.games import SeatRow

SHOWN = frozenset((*PLAYED, OVER))
"""Stages in which everybody may see a season's players and tables, unlike those of a draft."""

_ALIAS = 10
"""Bytes of an alias: 16 letters and digits, by which people of a league are told apart."""
_NOBODY = 0
"""`Viewer.user_id` of whoever has a league's link: no user's id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spectator(Viewer):
    """A viewer of a table of a public season: whoever has the league's link."""

    season: Season


class LeaguePages:
    """Service for links to leagues' pages; `onlookers` watch seasons, by season id."""

    def __init__(self, registry: TableRegistry) -> None:
        self.onlookers = Onlookers()
        self._database = registry.database
        self._key = SigningKey(registry.database)

    async def token(self, league_id: int) -> str | None:
        """Return the last part of the address of a league's pages, or None if not public."""
        number = await self._database.read(lambda db: seasons.page_number(db, league_id))
        return None if number is None else token_of(number, await self._key.made())

    async def aliases(self, token: str) -> Callable[[int], str]:
        """Return the function that names people in the data below a link, without their ids.

        A person has the same alias as long as the link works, in all seasons.
        """
        return partial(_alias, await self._key.known(), token)

    async def seats(self, tables: Collection[int]) -> Mapping[int, tuple[SeatRow, ...]]:
        """Return the seats of tables, in their order, by table: who has them, and who is asked."""
        wanted = sorted(tables)
        found = await self._database.read(lambda db: games.load_all(db, wanted))
        return {one.game.id: one.seats for one in found}

    async def revised(self, season_ids: Sequence[int]) -> Mapping[int, float]:
        """Return when the rules or the stage of seasons changed last (POSIX seconds)."""
        return await self._database.read(lambda db: records.revised_at(db, season_ids))

    async def opened(self, token: str) -> League | None:
        """Return the league that a link opens, or None if it is forged or was withdrawn.

        It is also None while the bot is not on the league's server, because nobody could withdraw
        the link there. A forged link is refused without a query.
        """
        number = number_of(token, await self._key.known())
        if number is None:
            return None
        return await self._database.read(lambda db: _league(db, number))

    async def spectator(self, token: str, table_id: int) -> Spectator | None:
        """Return the viewer of a table below a league's link, or None if it opens no such table.

        Only tables that the league's pages name can be opened: no annulled ones.
        """
        number = number_of(token, await self._key.known())
        if number is None:
            return None
        return await self._database.read(lambda db: _spectator(db, number, table_id))


def _alias(key: bytes, token: str, person: int) -> str:
    digest = hmac.digest(key, f"{token} {person}".encode(), sha256)
    return b32encode(digest[:_ALIAS]).decode("ascii").lower()


def _league(connection: Connection, number: bytes) -> League | None:
    league_id = seasons.find_page(connection, number)
    return None if league_id is None else load_league(connection, league_id)


def _spectator(connection: Connection, number: bytes, table_id: int) -> Spectator | None:
    league_id, found = seasons.find_page(connection, number), games.load(connection, table_id)
    fixture = fixtures.of_game(connection, table_id)
    if league_id is None or found is None or fixture is None:
        return None
    season, game = season_of_fixture(connection, fixture.fixture.id), found.game
    if season.league.id != league_id or season.stage not in SHOWN:
        return None
    if fixture.fixture.stage == "void" or game.status == "lobby" or game.private:
        return None
    if fixture.fixture.id in overlay_of(connection, season.id).annulled:
        return None
    names = names_of(season, list(entries(connection, season.id)))
    return Spectator(table_of(found), _NOBODY, None, names=names, season=season)

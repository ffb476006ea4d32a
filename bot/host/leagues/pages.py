"""Public web pages of leagues: one link per league, valid until its organisers withdraw it."""

from __future__ import annotations

import hmac
import secrets
from base64 import b32encode
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from hashlib import sha256

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import League
from bot.host.leagues.core import load_league
from bot.host.links.onlookers import Onlookers
from bot.host.links.service import NUMBER, SigningKey, number_of, token_of
from bot.store import Connection
from bot.store.leagues import records, seasons
from bot.store.tables import games
from bot.store.tables.games import SeatRow

_ALIAS = 10
"""Bytes of an alias: 16 letters and digits, by which people of a league are told apart."""


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


def _alias(key: bytes, token: str, person: int) -> str:
    digest = hmac.digest(key, f"{token} {person}".encode(), sha256)
    return b32encode(digest[:_ALIAS]).decode("ascii").lower()


def _league(connection: Connection, number: bytes) -> League | None:
    league_id = seasons.find_page(connection, number)
    return None if league_id is None else load_league(connection, league_id)


def set_public(connection: Connection, league_id: int, public: bool, now: float) -> None:
    """Publish a league's pages, each time with a new link, or withdraw them."""
    if public:
        seasons.publish_page(connection, league_id, secrets.token_bytes(NUMBER), now)
    else:
        seasons.withdraw_page(connection, league_id)


def is_public(connection: Connection, league_id: int) -> bool:
    """Return whether a league's pages are public."""
    return seasons.page_number(connection, league_id) is not None

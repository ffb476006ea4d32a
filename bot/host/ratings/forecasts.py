"""Forecasts of tables, fitted every night to a server's results and shown once proven."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from bot.host.core.api import Table
from bot.host.core.registry import TableRegistry
from bot.ratings.folding import ALL_GAMES
from bot.ratings.forecast import Fit, Past, chances, fit
from bot.ratings.model import Skill
from bot.store import Connection
from bot.store.ratings import forecasts
from bot.store.ratings import rated_tables as rows
from bot.store.ratings.forecasts import ForecastRow, PastRow

DAY = 24 * 3600.0
NOBODY = -1
"""Placeholder for a rated person who finished no seat."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The quality of a game's forecasts, and the chances of a table's people, by seat.

    `fit` is None if nothing has been fitted yet; there are no chances before the fit is proven.
    """

    fit: Fit | None
    chances: tuple[tuple[str, float], ...] = ()


class Forecasts:
    """Service for each server's forecasts, fitted once a day (UTC) to its rated tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database
        self._looked = 0

    async def beat(self) -> None:
        """Fit the servers that are due today; the store knows them even after a restart."""
        day = int(self._registry.now() // DAY)
        if day <= self._looked:
            return
        for guild_id in await self._database.read(lambda db: forecasts.forecasts_due(db, day)):
            await self._fit(guild_id, day)
        self._looked = day

    async def _fit(self, guild_id: int, day: int) -> None:
        found = await self._database.read(lambda db: _fits(db, guild_id, day))
        await self._database.write(lambda db: _save(db, guild_id, found))

    async def fitted(self, guild_id: int, game: str) -> Fit | None:
        """Return the quality of a game's forecasts, or None if nothing has been fitted yet."""
        return await self._database.read(lambda db: _fitted(db, guild_id, game))

    async def of(self, table: Table, reader: int | None = None) -> Forecast:
        """Return the forecast of a table; names that people hide from the reader are left blank."""
        return await self._database.read(lambda db: _forecast(db, table, reader))


def _forecast(connection: Connection, table: Table, reader: int | None) -> Forecast:
    found = _fitted(connection, table.guild_id, table.game)
    people = [chair for chair in table.chairs if chair.user_id is not None]
    if found is None or not found.proven or len(people) < 2:
        return Forecast(found)
    known = {
        row.user_id: row.mu
        for row in rows.load(connection, table.guild_id)
        if row.scope == table.game
    }
    means = [known.get(chair.user_id or 0, Skill().mu) for chair in people]
    hidden = rows.hidden(connection, [chair.user_id or 0 for chair in people]) - {reader}
    names = ("" if chair.user_id in hidden else chair.name for chair in people)
    return Forecast(found, tuple(zip(names, chances(means, found.slope), strict=True)))


def _fitted(connection: Connection, guild_id: int, game: str) -> Fit | None:
    row = forecasts.load(connection, guild_id, game)
    if row is None:
        return None
    return Fit(row.slope, row.tables, row.loss, row.loss_equal, row.loss_seat)


def _fits(connection: Connection, guild_id: int, day: int) -> list[ForecastRow]:
    scopes = {row.scope for row in rows.load(connection, guild_id)} - {ALL_GAMES}
    found = {scope: fit(_past(connection, guild_id, scope)) for scope in sorted(scopes)}
    return [
        ForecastRow(scope, day, one.slope, one.tables, one.loss, one.loss_equal, one.loss_seat)
        for scope, one in found.items()
    ]


def _save(connection: Connection, guild_id: int, found: list[ForecastRow]) -> None:
    for row in found:
        forecasts.save(connection, guild_id, row)


def _past(connection: Connection, guild_id: int, scope: str) -> list[Past]:
    people = forecasts.past(connection, guild_id, scope)
    tables = [list(group) for _, group in groupby(people, key=lambda row: row.game_id)]
    return [_table(group) for group in tables if len(group) > 1]


def _table(group: list[PastRow]) -> Past:
    best = min(row.place for row in group)
    return Past(
        tuple(row.mu_before for row in group),
        tuple(NOBODY if row.seat is None else row.seat for row in group),
        tuple(index for index, row in enumerate(group) if row.place == best),
        group[0].size,
    )

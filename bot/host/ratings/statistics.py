"""Statistics of a server's finished public tables: for a player, a game, or the server."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from types import MappingProxyType

from bot.engine.api import VARIANT
from bot.host.core.api import HostError
from bot.host.core.registry import TableRegistry
from bot.host.ratings import against_bots
from bot.host.ratings.against_bots import AgainstLevel
from bot.ratings import statistics as pure
from bot.ratings.statistics import Against, Mean, OptionEffect, Seat, SeatEffect, Taken
from bot.store import Connection
from bot.store.ratings import rated_tables
from bot.store.ratings import statistics as rows
from bot.store.ratings.statistics import SeatRow


class StatsHidden(HostError):
    """The person hides their statistics."""

    code = "stats-hidden"


def check_shown(connection: Connection, person: int, reader: int) -> None:
    """Check that a person shows their statistics to a reader. Raises StatsHidden."""
    if person != reader and rated_tables.hidden(connection, (person,)):
        raise StatsHidden


def shown_names(
    connection: Connection, people: Collection[int], reader: int | None = None
) -> dict[int, str]:
    """Return the names of those people who do not hide their names from a reader."""
    hidden = rated_tables.hidden(connection, people) - {reader}
    return {
        person: name
        for person, name in rated_tables.names(connection, people).items()
        if person not in hidden
    }


RECENT = 50
"""Number of newest tables whose moves and events are read: each has hundreds."""


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """Statistics of a person's tables; `names` has the names of others who show theirs."""

    seats: tuple[Seat, ...]
    places: Mapping[int, int]
    points: Mapping[tuple[str, int], Mean]
    against: tuple[Against, ...]
    taken: tuple[Taken, ...]
    thinking: float | None
    """Median of the seconds that a decision took; like `taken`, of the newest tables."""
    names: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """Statistics of a game's tables by the rules; `taken` covers only the newest ones."""

    seats: tuple[Seat, ...]
    tables: int
    by_seat: tuple[SeatEffect, ...]
    by_option: tuple[OptionEffect, ...]
    taken: tuple[Taken, ...]
    looked: int
    """Number of tables that `taken` and `thinking` cover."""
    thinking: float | None
    names: Mapping[int, str]
    against: tuple[AgainstLevel, ...] = ()
    """How people did against house bots at tables whose people agreed to be counted."""
    variants: Mapping[str, int] = field(default_factory=dict)
    """Numbers of tables by the name of their variant; nothing else counts these tables."""


@dataclass(frozen=True, slots=True)
class ServerStatistics:
    """Statistics of a server: tables by game, and by person who played to the end."""

    seats: tuple[Seat, ...]
    games: Mapping[str, int]
    people: Sequence[tuple[int, int]]
    """People, each with their number of tables, the most first."""
    wins: Mapping[int, int]
    thinking: float | None
    names: Mapping[int, str]


class Statistics:
    """Service with read-only queries about finished tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def of_player(
        self,
        guild_id: int,
        person: int,
        reader: int,
        game: str | None = None,
        counted: Mapping[str, str] = MappingProxyType({}),
    ) -> PlayerStatistics:
        """Return the statistics of a person's tables; `counted` is as for a game.

        Raises StatsHidden.
        """

        def read(connection: Connection) -> PlayerStatistics:
            check_shown(connection, person, reader)
            seats = _seats(connection, guild_id, game)
            own = tuple(one for one in seats if one.person == person)
            against = pure.head_to_head(seats, person)
            return PlayerStatistics(
                own,
                pure.places(own),
                pure.points_by_seat(_by_the_rules(own)),
                tuple(against),
                _taken(connection, _newest(own), counted, person),
                _thinking(connection, own, person),
                shown_names(connection, [one.person for one in against], reader),
            )

        return await self._database.read(read)

    async def between(
        self, guild_id: int, person: int, other: int, game: str | None
    ) -> Against | None:
        """Return a person's results against another, None if they finished no table together.

        Raises StatsHidden.
        """

        def read(connection: Connection) -> Against | None:
            check_shown(connection, other, person)
            found = pure.head_to_head(_seats(connection, guild_id, game), person)
            return next((one for one in found if one.person == other), None)

        return await self._database.read(read)

    async def of_game(
        self, guild_id: int, game: str, counted: Mapping[str, str], reader: int
    ) -> GameStatistics:
        """Return a game's statistics; `counted` maps kinds of events to one of their fields."""
        options = self._registry.rules(game).info.options
        defaults = {option.key: option.default for option in options}
        now = self._registry.played_now(game)

        def read(connection: Connection) -> GameStatistics:
            found = _seats(connection, guild_id, game)
            seats = _by_the_rules(found)
            newest = _newest(seats)
            return GameStatistics(
                seats,
                len({one.table for one in seats}),
                tuple(pure.seat_effects(seats)),
                tuple(pure.option_effects(seats, defaults)),
                _taken(connection, newest, counted),
                len(newest),
                _thinking(connection, seats),
                shown_names(connection, {one.person or 0 for one in seats}, reader),
                against_bots.of_game(connection, guild_id, now),
                _variants(found),
            )

        return await self._database.read(read)

    async def of_server(self, guild_id: int, reader: int) -> ServerStatistics:
        """Return the statistics of a server."""

        def read(connection: Connection) -> ServerStatistics:
            seats = tuple(_seats(connection, guild_id, None))
            tables = Counter(one.game for one in {seat.table: seat for seat in seats}.values())
            people = Counter(one.person for one in seats if one.person is not None)
            wins = Counter(one.person for one in seats if one.rank == 1 and one.person is not None)
            ranked = sorted(people.items(), key=lambda one: (-one[1], one[0]))
            names = shown_names(connection, people.keys(), reader)
            games = dict(tables.most_common())
            return ServerStatistics(seats, games, ranked, wins, _thinking(connection, seats), names)

        return await self._database.read(read)


def _seats(connection: Connection, guild_id: int, game: str | None) -> list[Seat]:
    return [_seat(row) for row in rows.seats(connection, guild_id, game)]


def _by_the_rules(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats of tables without a variant: points of others cannot be compared."""
    return tuple(one for one in seats if not one.options.get(VARIANT.key))


def _variants(seats: Sequence[Seat]) -> Mapping[str, int]:
    """Return the numbers of tables by the name of their variant, the most frequent first."""
    names = {one.table: one.options.get(VARIANT.key) for one in seats}
    return dict(Counter(name for name in names.values() if name).most_common())


def _seat(row: SeatRow) -> Seat:
    return Seat(row.game_id, row.key, json.loads(row.options), *row[3:])


def _newest(seats: Sequence[Seat]) -> list[int]:
    """Return the ids of the newest tables."""
    return sorted({one.table for one in seats})[-RECENT:]


def _taken(
    connection: Connection,
    tables: Sequence[int],
    counted: Mapping[str, str],
    person: int | None = None,
) -> tuple[Taken, ...]:
    found = rows.taken(connection, tables, counted.items(), person)
    return tuple(Taken(*row) for row in found)


def _thinking(
    connection: Connection, seats: Sequence[Seat], person: int | None = None
) -> float | None:
    found = rows.thinking(connection, _newest(seats), person)
    return median(found) if found else None

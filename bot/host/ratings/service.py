"""Ratings of a server's people: each finished table updates them, with an explanation.

A finished table's result is read from its results, moves and tenures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.host.core.api import HostError
from bot.host.core.registry import TableRegistry
from bot.host.ratings.against_bots import AgainstBots
from bot.host.ratings.forecasts import Forecasts
from bot.host.ratings.statistics import Statistics, check_shown, shown_names
from bot.ratings.folding import ALL_GAMES, Book, Folded, Rating, fold_all
from bot.ratings.model import (
    HOUSE_BOT,
    NAME,
    NOBODY,
    Change,
    Field,
    SeatResult,
    Skill,
    TableResult,
    rate,
)
from bot.store import Connection
from bot.store.ratings import rated_tables as rows
from bot.store.ratings.rated_tables import ChangeRow, RatedRow, RatingRow
from bot.store.tables import finishers, games, moves
from bot.store.tables.finishers import FinisherRow
from bot.store.turns import absence
from bot.store.turns.absence import TenureRow

_GONE = frozenset({"left", "caretaker"})
"""Reasons of a house bot's play for a person who could have played."""
_LAST = 1 << 60


def result_of(connection: Connection, table: RatedRow) -> TableResult:
    """Return the players of a finished table's seats, and their results."""
    ranks = {row.seat: row.rank for row in moves.results(connection, table.id)}
    found = finishers.load(connection, table.id)
    made: dict[int, Counter[int]] = {seat: Counter() for seat in ranks}
    for seat, person in finishers.decisions(connection, table.id, _LAST):
        made[seat][person] += 1
    seats = tuple(
        SeatResult(row.seat, ranks[row.seat], _finisher(row), made[row.seat]) for row in found
    )
    at_the_end = {row.user_id for row in found if row.user_id is not None}
    return TableResult(
        table.id, table.key, seats, left_of(absence.tenures(connection, table.id)) - at_the_end
    )


def _finisher(row: FinisherRow) -> int:
    """Return the person who finished a seat, or a constant for a house bot or an erased person."""
    if row.user_id is None:
        return NOBODY if row.bot is None else HOUSE_BOT
    return row.user_id


def left_of(tenures: Sequence[TenureRow]) -> frozenset[int]:
    """Return the people who gave up a seat or ran out of time, and did not play there again."""
    last = {row.user_id: row for row in tenures if row.user_id is not None}
    return frozenset(
        person for person, row in last.items() if row.bot is not None and row.reason in _GONE
    )


@dataclass(frozen=True, slots=True)
class Rated:
    """A person with a rating; `name` is "" if they hide it, or if it is no longer stored."""

    person: int
    name: str
    rating: Rating


class NotRated(HostError):
    """The table does not count for ratings (`reason`: bots | few | none = not a rated table)."""

    code = "not-rated"


@dataclass(frozen=True, slots=True)
class Explained:
    """A table's effect on a person's rating; `people` were compared, `names` has visible names."""

    table: int
    game: str
    people: int
    change: Change
    names: Mapping[int, str]

    @property
    def place(self) -> int | None:
        """The place among the people compared, or None if the person left."""
        ahead = sum(meeting.outcome == 0 for meeting in self.change.meetings)
        return None if self.change.place is None else 1 + ahead


class Ratings:
    """Service for ratings by server, game and person."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database
        self.forecasts = Forecasts(registry)
        self.statistics = Statistics(registry)
        self.against_bots = AgainstBots(registry)

    async def beat(self) -> None:
        """Update the ratings with the tables that have ended."""
        if await self._database.read(rows.waiting):
            await self._database.write(fold_waiting)

    async def recompute(self) -> dict[int, bool]:
        """Compute all ratings again; return by server whether the result was the same."""

        def work(connection: Connection) -> dict[int, bool]:
            fold_waiting(connection)
            return {guild_id: _again(connection, guild_id) for guild_id in rows.servers(connection)}

        return await self._database.write(work)

    async def digest(self) -> str:
        """Return the name of the model, and a hash of all ratings and of each table's effect."""
        return f"{NAME}: {await self._database.read(rows.digest)}"

    async def of_server(
        self, guild_id: int, scope: str = ALL_GAMES, reader: int | None = None
    ) -> list[Rated]:
        """Return a server's ratings, best first, with provisional ones after all others.

        A reader sees their own name.
        """
        await self.beat()

        def read(connection: Connection) -> list[Rated]:
            found = [row for row in rows.load(connection, guild_id) if row.scope == scope]
            people = [row.user_id for row in found]
            names = shown_names(connection, people, reader)
            return [Rated(row.user_id, names.get(row.user_id, ""), _rating(row)) for row in found]

        rated = await self._database.read(read)
        return sorted(rated, key=lambda one: (one.rating.provisional, -one.rating.skill.mu))

    async def of_person(self, guild_id: int, person: int, reader: int) -> list[tuple[str, Rating]]:
        """Return a person's ratings by game, with the overall one first. Raises StatsHidden."""
        await self.beat()

        def read(connection: Connection) -> list[tuple[str, Rating]]:
            check_shown(connection, person, reader)
            found = rows.load(connection, guild_id)
            return [(row.scope, _rating(row)) for row in found if row.user_id == person]

        return await self._database.read(read)

    async def why(
        self, guild_id: int, scope: str, person: int, reader: int, limit: int
    ) -> list[Explained]:
        """Return the effects of the latest tables on a person's rating. Raises StatsHidden."""
        await self.beat()

        def read(connection: Connection) -> list[Explained]:
            check_shown(connection, person, reader)
            found = rows.changes_of(connection, guild_id, scope, person, limit)
            return [
                explained
                for row in found
                for explained in explained_at(connection, row.game_id, scope, reader)
                if explained.change.person == person
            ]

        return await self._database.read(read)

    async def at_table(self, table_id: int, scope: str, reader: int) -> list[Explained]:
        """Return a table's effect on all ratings. Raises NotRated."""
        await self.beat()

        def read(connection: Connection) -> list[Explained]:
            found = explained_at(connection, table_id, scope, reader)
            if not found:
                raise NotRated(reason=rows.reason(connection, table_id) or "none")
            return found

        return await self._database.read(read)


def explained_at(connection: Connection, table_id: int, scope: str, reader: int) -> list[Explained]:
    """Return a table's effect on all ratings, recomputed from the ratings before it."""
    found = rows.changes_at(connection, table_id, scope)
    ranks = {row.user_id: row.place or 0 for row in found if not row.apart}
    apart = {row.user_id: row.place for row in found if row.apart}
    game = games.reload(connection, table_id).game.key
    before = {row.user_id: Skill(row.mu_before, row.sigma_before) for row in found}
    names = shown_names(connection, before, reader)
    return [
        Explained(table_id, game, len(ranks) + change.apart, change, names)
        for change in rate(Field(ranks, apart), before.__getitem__)
    ]


def fold_waiting(connection: Connection) -> None:
    """Update the ratings with finished rated tables that are not included yet.

    Only servers of this process are updated.
    """
    for guild_id in rows.waiting(connection):
        tables = rows.unfolded(connection, guild_id)
        newest = rows.newest(connection, guild_id)
        late = newest is not None and (tables[0].ended_at, tables[0].id) < newest
        if late or rows.models(connection, guild_id) - {NAME}:
            recompute(connection, guild_id)
        else:
            _fold(connection, guild_id, tables)


def _again(connection: Connection, guild_id: int) -> bool:
    """Compute a server's ratings again, and return whether the result was the same."""
    before = rows.digest(connection)
    recompute(connection, guild_id)
    return rows.digest(connection) == before


def recompute(connection: Connection, guild_id: int) -> None:
    """Compute a server's ratings again from its results."""
    rows.forget(connection, guild_id)
    _fold(connection, guild_id, rows.rated(connection, guild_id))


def _fold(connection: Connection, guild_id: int, tables: Sequence[RatedRow]) -> None:
    book: Book = {(row.scope, row.user_id): _rating(row) for row in rows.load(connection, guild_id)}
    results = (result_of(connection, table) for table in tables)
    changed: set[tuple[str, int]] = set()
    for table, folded in zip(tables, fold_all(book, results), strict=True):
        changes = _change_rows(folded)
        rows.add_table(connection, guild_id, table, NAME, folded.reason, changes)
        changed |= {(row.scope, row.user_id) for row in changes}
    rows.save(connection, guild_id, _rating_rows(book, changed))


def _rating(row: RatingRow) -> Rating:
    return Rating(Skill(row.mu, row.sigma), row.tables)


def _rating_rows(book: Book, keys: Iterable[tuple[str, int]]) -> list[RatingRow]:
    return [RatingRow(*key, *book[key].skill, book[key].tables) for key in sorted(keys)]


def _change_rows(folded: Folded) -> list[ChangeRow]:
    return [
        _change_row(folded.table, scope, one)
        for scope, changes in folded.changes.items()
        for one in changes
    ]


def _change_row(table: int, scope: str, one: Change) -> ChangeRow:
    place, apart = one.place, int(one.apart)
    return ChangeRow(table, scope, one.person, place, apart, *one.before, *one.after)

"""The queue: people look for a game, and the bot opens a table as soon as enough of them fit.

The table is a lobby by invitation whose ready check asks everybody at once. Who does not answer, or
leaves, is out; the others wait on. A search is stored with the table that asks its person, so that
after a restart the next look goes on where the last one stopped.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.host.core import limits
from bot.host.core.api import HostError, PackageFailed, Person, Table
from bot.host.core.moves import endings
from bot.host.core.paces import USUAL, known_pace
from bot.host.core.registry import TableRegistry, table_of
from bot.host.lobby import matching, ready_check
from bot.host.lobby.matching import Group, Reason, Seeker
from bot.host.lobby.presence import HEARD_OF
from bot.host.lobby.ready_check import READY, Seating
from bot.host.lobby.rows import chair_for, insert
from bot.host.people.hours import coming_schedule
from bot.host.servers.settings import check_room
from bot.ratings.model import Skill
from bot.store import Connection
from bot.store.people import guests, private, seekers
from bot.store.people import limits as limit_rows
from bot.store.people.seekers import SeekerRow
from bot.store.ratings import rated_tables
from bot.store.servers import settings
from bot.store.tables import games
from bot.store.tables.games import GameRow, Stored
from bot.store.turns import ready, timers

HOURS = 12
"""Waking hours within which a person has to say that they are there."""
MOST = 40
"""Maximum number of people of a server who are compared, those who wait longest."""
MOST_TABLES = 10
"""Maximum number of tables that one look opens on a server."""


class NothingSought(HostError):
    """The search is for no game, or for numbers of players that none of its games has."""

    code = "nothing-sought"


@dataclass(frozen=True, slots=True)
class Search:
    """Search of a person for a game on a server, and how far it is.

    `since` None = they have not begun to look. `table` is the one that asks them.
    """

    games: frozenset[str]
    counts: frozenset[int]
    pace: str
    near: bool
    since: datetime | None = None
    table: Table | None = None
    reasons: Sequence[Reason] = ()


class Queue:
    """Service that finds games for people; `seating` and `go_on` are those of the lobby.

    `go_on` looks at a table's ready check, and starts the game if it is complete.
    """

    def __init__(
        self,
        registry: TableRegistry,
        seating: Callable[[Stored], Seating],
        go_on: Callable[[int, int], Awaitable[None]],
    ) -> None:
        self._registry = registry
        self._database = registry.database
        self._seating = seating
        self._go_on = go_on

    async def of(self, guild_id: int, user_id: int) -> Search:
        """Return a person's search on a server, and why they wait."""
        now = self._registry.now()

        def read(connection: Connection) -> Search:
            row = seekers.load(connection, guild_id, user_id)
            if row is None:
                pace = settings.load(connection, guild_id).pace
                return Search(
                    frozenset(self._seats), self._counts, known_pace(pace or USUAL), False
                )
            return self._search(connection, row, now)

        return await self._database.read(read)

    async def choose(
        self,
        guild_id: int,
        channel_id: int,
        person: Person,
        language: str,
        wanted: Search,
        looks: bool | None = None,
    ) -> Search:
        """Store what a person would play; begin the search if `looks` is true, end it if false.

        Whoever is being asked by a table leaves it by its own buttons. Raises NothingSought,
        TooManyTables.
        """
        now = self._registry.now()
        fitting = [game for game in wanted.games if wanted.counts.intersection(self._seats[game])]
        if looks and not fitting:
            raise NothingSought

        def work(connection: Connection) -> Search:
            before = seekers.load(connection, guild_id, person.id)
            since = None if before is None else before.since
            if looks:
                limits.check_seats(connection, guild_id, person.id, 0)
                since = since or now
            row = SeekerRow(
                guild_id,
                person.id,
                person.name,
                channel_id if looks or before is None else before.channel_id,
                language,
                json.dumps(sorted(wanted.games)),
                json.dumps(sorted(wanted.counts)),
                wanted.pace,
                int(wanted.near),
                None if looks is False else since,
                None if before is None else before.game_id,
            )
            seekers.save(connection, row)
            return self._search(connection, row, now)

        return await self._registry.write_on(guild_id, work)

    async def look(self) -> None:
        """Go on with the searches whose tables have begun or ended, and open tables."""
        for table_id in await self._database.read(seekers.tables):
            await self._settle(table_id)
        for guild_id in await self._database.read(seekers.servers):
            for _ in range(MOST_TABLES):
                if not await self._open(guild_id):
                    break

    async def _settle(self, table_id: int) -> None:
        """End the searches that are met, and let the others go on if the table asks no more."""
        if not await self._database.read(lambda db: _is_settled(db, table_id)):
            return
        now = self._registry.now()
        async with self._registry.lock(table_id):
            await self._database.write(lambda db: _settle(db, table_id, now))
            self._registry.forget(table_id)

    async def _open(self, guild_id: int) -> bool:
        """Open a table for the next people who fit; return whether there were any."""
        now = self._registry.now()

        def read(connection: Connection) -> Group | None:
            found = self._seekers(connection, guild_id, now)
            return matching.find(found, self._seats)

        def work(connection: Connection) -> int | None:
            group = read(connection)
            try:
                check_room(connection, guild_id)
            except HostError:
                return None
            return None if group is None else self._opened(connection, guild_id, group, now)

        if await self._database.read(read) is None:
            return False
        table_id = await self._registry.write_on(guild_id, work)
        if table_id is None:
            return False
        try:
            await self._go_on(table_id, 0)
        except PackageFailed as error:
            # The ready check of this table is due, so that it is tried again; others must open.
            await self._registry.note(table_id, error)
        return True

    def _opened(self, connection: Connection, guild_id: int, group: Group, now: float) -> int:
        """Open a lobby for a group, and ask those who have not been seen for an hour."""
        asked = [_row(connection, guild_id, one) for one in group.people]
        first = asked[0]
        row = GameRow(
            id=0,
            key=group.game,
            status="lobby",
            options=games.options_text({}),
            seed=0,
            guild_id=guild_id,
            channel_id=first.channel_id,
            lives="thread",
            thread_id=None,
            card_id=None,
            post_id=None,
            owner_id=first.user_id,
            language=first.language,
            version=0,
            created_at=now,
            pace=first.pace,
            invited=1,
            absentees="wait",
            ready_hours=HOURS,
            rated=int(all(one.near for one in group.people)),
        )
        seats = [
            chair_for(number, Person(one.user_id, one.name)) for number, one in enumerate(asked)
        ]
        stored = insert(connection, row, seats, now)
        for one in asked:
            seekers.save(connection, one._replace(game_id=stored.game.id))
            guests.invite(connection, stored.game.id, one.user_id, one.name)
        ready_check.ask(connection, stored.game.id, self._seating(stored), now)
        return stored.game.id

    def _seekers(self, connection: Connection, guild_id: int, now: float) -> list[Seeker]:
        """Return the people of a server who wait and may sit down at one more table."""
        rows = [
            row
            for row in seekers.waiting(connection, guild_id, MOST)
            if _may_sit(connection, guild_id, row.user_id)
        ]
        return _compared(connection, guild_id, rows, now)

    def _search(self, connection: Connection, row: SeekerRow, now: float) -> Search:
        wanted = _seeker(connection, row, {}, (), now)
        waits = row.since is not None and row.game_id is None
        return Search(
            wanted.games & self._seats.keys(),
            wanted.counts,
            wanted.pace,
            wanted.near,
            None if row.since is None else datetime.fromtimestamp(row.since, UTC),
            None if row.game_id is None else table_of(games.reload(connection, row.game_id)),
            self._reasons(connection, row, now) if waits else (),
        )

    def _reasons(self, connection: Connection, row: SeekerRow, now: float) -> list[Reason]:
        """Return why a person waits, by game, or what keeps them or the server from any table."""
        found = self._seekers(connection, row.guild_id, now)
        own = next((one for one in found if one.user_id == row.user_id), None)
        if own is None:
            return [Reason("", "limit")]
        try:
            check_room(connection, row.guild_id)
        except HostError:
            return [Reason("", "room")]
        known = [game for game in self._seats if game in own.games]
        return [matching.why(own, found, game, self._seats[game]) for game in known]

    @property
    def _seats(self) -> Mapping[str, Sequence[int]]:
        return {key: rules.info.seats for key, rules in self._registry.games.items()}

    @property
    def _counts(self) -> frozenset[int]:
        return frozenset(count for seats in self._seats.values() for count in seats)


def _may_sit(connection: Connection, guild_id: int, user_id: int) -> bool:
    try:
        limits.check_seats(connection, guild_id, user_id, 0)
    except HostError:
        return False
    return True


def _row(connection: Connection, guild_id: int, one: Seeker) -> SeekerRow:
    row = seekers.load(connection, guild_id, one.user_id)
    assert row is not None
    return row


def _compared(
    connection: Connection, guild_id: int, rows: Sequence[SeekerRow], now: float
) -> list[Seeker]:
    """Return people with all by which they are compared."""
    ids = [row.user_id for row in rows]
    skills: dict[int, dict[str, Skill]] = {}
    for one in rated_tables.load(connection, guild_id) if any(row.near for row in rows) else ():
        skills.setdefault(one.user_id, {})[one.scope] = Skill(one.mu, one.sigma)
    avoids: dict[int, set[int]] = {user_id: set() for user_id in ids}
    for one_id, other_id in private.avoiding_among(connection, ids):
        avoids[one_id].add(other_id)
        avoids[other_id].add(one_id)
    return [
        _seeker(connection, row, skills.get(row.user_id, {}), avoids[row.user_id], now)
        for row in rows
    ]


def _seeker(
    connection: Connection,
    row: SeekerRow,
    skills: Mapping[str, Skill],
    avoids: Iterable[int],
    now: float,
) -> Seeker:
    return Seeker(
        row.user_id,
        frozenset(json.loads(row.games)),
        frozenset(json.loads(row.counts)),
        known_pace(row.pace),
        bool(row.near),
        matching.quarters(coming_schedule(connection, row.user_id, now), now),
        not limit_rows.has_finished(connection, row.guild_id, row.user_id),
        row.since or now,
        frozenset(avoids),
        skills,
    )


def _is_settled(connection: Connection, table_id: int) -> bool:
    """Return whether a table that was opened for people asks them no more."""
    lobby = games.reload(connection, table_id).game.status == "lobby"
    return not lobby or not timers.is_set(connection, READY, table_id, 0)


def _settle(connection: Connection, table_id: int, now: float) -> None:
    """Let those who were there wait on if no game has begun; close a lobby that asks no more."""
    if not _is_settled(connection, table_id):
        return
    stored = games.reload(connection, table_id)
    begun = endings.was_begun(stored.game) or stored.game.status in ("running", "over")
    if stored.game.status == "lobby":
        endings.abandon(connection, table_id, now)
    for row in seekers.of_table(connection, table_id):
        stays = not begun and _was_there(connection, stored, row)
        since = row.since if stays else None
        seekers.save(connection, row._replace(since=since, game_id=None))


def _was_there(connection: Connection, stored: Stored, row: SeekerRow) -> bool:
    """Return whether a person sits at a table, and was seen since it was opened or just before."""
    at = ready.seen(connection, row.guild_id, row.user_id)
    sits = any(seat.user_id == row.user_id for seat in stored.seats)
    return sits and at is not None and at + HEARD_OF >= stored.game.created_at

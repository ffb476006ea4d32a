"""The service that carries out moves: check, apply, commit, post.

    lock of the table -> position -> is it the decision of the prompt? -> parse and apply on a copy
    -> one transaction (move, events, state, outbox rows) -> followers

Nothing is posted before the commit, and a move that fails leaves no trace.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.engine import batches
from bot.host.core import limits
from bot.host.core.api import (
    LeagueDecides,
    LogEntry,
    NotAllowed,
    NothingToTakeBack,
    NotSeated,
    Played,
    Position,
    StalePrompt,
    Table,
    WrongStatus,
)
from bot.host.core.moves import endings, takebacks
from bot.host.core.moves.apply import Way, carried_on, decision_of, is_quiet, seat_of
from bot.host.core.moves.commit import Commit, advance, entry_of
from bot.host.core.moves.hooks import Follower, Followers, Hooks
from bot.host.core.moves.takebacks import all_standing, own_last
from bot.host.core.registry import Live, Move, TableRegistry, Work, table_of, tables_of
from bot.store import Conflict, Connection
from bot.store.tables import games, moves
from bot.store.tables.games import HomeRow, Stored
from bot.store.tables.moves import EventRow, MoveRow
from bot.store.turns import orders


def _nothing(_: Connection) -> None:
    """Do nothing, for a move without additional data to store."""


class _Actor(NamedTuple):
    """The author of a move; `by` is user | bot | auto | undo.

    The combination of "auto" and a person means a standing order of that person.
    """

    seat: int
    by: str
    user_id: int | None = None


class Tables:
    """Service for tables: reads them and carries out moves, takebacks and endings."""

    def __init__(
        self,
        registry: TableRegistry,
        hooks: Hooks,
        followers: Followers,
        witness: Callable[[Commit], None],
    ) -> None:
        self._registry = registry
        self._hooks = hooks
        self._followers = followers
        # Sees every commit once it is stored; the mover waits for it.
        self._witness = witness

    async def get(self, table_id: int) -> Table:
        """Return a table. Raises UnknownTable."""
        return table_of(await self._registry.stored(table_id))

    async def position(self, table_id: int, version: int | None = None) -> Position:
        """Return a table at a version, by default its current one.

        Raises UnknownTable, UnknownVersion, and WrongStatus in the lobby.
        """
        now = (await self._registry.present(table_id)).position
        return now if version is None else await self._registry.position_at(now, version)

    async def phases(self, table_id: int) -> AsyncIterator[Position]:
        """Yield a table's positions at its start and after each phase, read one at a time.

        Moves that were taken back are omitted. Raises UnknownTable, and WrongStatus in the lobby.
        """
        async for position in self._registry.phases(await self.position(table_id)):
            yield position

    async def play(
        self, table_id: int, user_id: int, text: str, version: int | None = None
    ) -> Played:
        """Accept a person's move, or a batch of atoms, given as text.

        `version` is the stamp of the version that the person saw, or None for the current one.

        Raises UnknownTable, WrongStatus, NotSeated, StalePrompt, NotYourDecision (code
        "not-your-decision", argument `waiting` = the names waited for), BadNotation, IllegalMove,
        AmbiguousMove.
        """
        async with self._registry.lock(table_id):
            live = await self._attended(table_id, user_id)
            seat = seat_of(live.position.table, user_id)
            decision_of(live.position, seat, version)
            actor = _Actor(seat, "user", user_id)
            return await self._accept(live, actor, text, way=batches.typed)

    async def play_index(self, table_id: int, user_id: int, version: int, index: int) -> Played:
        """Accept the move that a button with this stamp identifies by its index.

        Raises the errors of `play`; an index out of range raises StalePrompt.
        """
        async with self._registry.lock(table_id):
            live = await self._attended(table_id, user_id)
            seat = seat_of(live.position.table, user_id)
            decision = decision_of(live.position, seat, version)
            if not 0 <= index < len(decision.moves):
                raise StalePrompt(version=version, newest=live.position.version)
            return await self._accept(live, _Actor(seat, "user", user_id), [decision.moves[index]])

    async def play_batch(
        self, table_id: int, user_id: int, batch: Sequence[Move], version: int, also: Work
    ) -> Played:
        """Accept moves that a person has prepared, and store `also` with them.

        Raises the errors of `play`.
        """
        async with self._registry.lock(table_id):
            live = await self._attended(table_id, user_id)
            seat = seat_of(live.position.table, user_id)
            decision_of(live.position, seat, version)
            return await self._accept(live, _Actor(seat, "user", user_id), batch, also)

    async def play_bot(self, table_id: int, seat: int, text: str, version: int) -> Played:
        """Accept a house bot's move, for its own seat or for an absent person.

        Raises the errors of `play`; a seat without a house bot raises NotSeated.
        """
        async with self._registry.lock(table_id):
            live = await self._registry.live(table_id)
            position = await self._running(table_id)
            chair = position.table.chairs[seat]
            if chair.mover is None:
                raise NotSeated(table=table_id)
            decision = decision_of(position, seat, version)
            batch = position.rules.parse(text, decision)
            by = "auto" if chair.bot is None else "bot"
            return await self._accept(live, _Actor(seat, by), batch)

    async def play_order(
        self, table_id: int, user_id: int, text: str, version: int, also: Work
    ) -> Played:
        """Accept the move of a person's standing order, and store `also` with it.

        Raises the errors of `play`.
        """
        async with self._registry.lock(table_id):
            live = await self._registry.live(table_id)
            seat = seat_of(live.position.table, user_id)
            batch = live.position.rules.parse(text, decision_of(live.position, seat, version))
            return await self._accept(live, _Actor(seat, "auto", user_id), batch, also)

    async def takeback(self, table_id: int, user_id: int, stamp: int | None = None) -> Played:
        """Undo a person's newest move by a new version; if `stamp` is given, it must match.

        `Played.notation` is the move taken back, and `events` is empty. Raises UnknownTable,
        WrongStatus, NotSeated, NothingToTakeBack, TooOften.
        """
        async with self._registry.lock(table_id):
            live = await self._registry.live(table_id)
            table, now = live.position.table, self._registry.now()
            seat_of(table, user_id)
            alone = sum(chair.user_id is not None for chair in table.chairs) == 1

            def count(connection: Connection) -> None:
                if not alone:
                    limits.spend(connection, limits.TAKEBACKS, now, table_id, user_id)

            undone = await self._registry.database.read(lambda db: own_last(db, table_id, user_id))
            if stamp not in (None, table.stamp(undone[0].version)):
                raise NothingToTakeBack(reason="moved")
            return await self._undo(live, user_id, undone, count)

    async def free_takeback(self, table_id: int, user_id: int) -> int | None:
        """Return the version of the move that `takeback` would undo, or None if it would refuse."""
        with suppress(NothingToTakeBack):
            rows = await self._registry.database.read(lambda db: own_last(db, table_id, user_id))
            return rows[0].version
        return None

    async def restore(
        self, table_id: int, user_id: int, version: int, agreed_at: int, also: Work
    ) -> Played:
        """Undo all moves since a version, as the players agreed at the version `agreed_at`.

        Raises UnknownTable, WrongStatus, NotSeated, and StalePrompt if the version has changed.
        """
        async with self._registry.lock(table_id):
            live = await self._registry.live(table_id)
            now = live.position
            seat_of(now.table, user_id)
            if now.version != agreed_at:
                raise StalePrompt(version=agreed_at, newest=now.version)
            rows = await self._registry.database.read(lambda db: all_standing(db, table_id))
            return await self._undo(live, user_id, takebacks.since(rows, version), also)

    async def abandon(self, table_id: int, user_id: int) -> Table:
        """End a lobby or a running table without a result.

        Raises UnknownTable, WrongStatus, NotSeated, NotAllowed (who="owner": only the owner may end
        a lobby with others in it; who="all": all people who play there must agree to end a running
        game), LeagueDecides.
        """
        async with self._registry.lock(table_id):
            table = await self.get(table_id)
            _check_may_abandon(table, user_id)
            await self._change(table, lambda db, now: endings.abandon(db, table_id, now))
        self._followers.wake(table_id)
        return replace(table, status="abandoned")

    async def agree(
        self, table_id: int, work: Callable[[Connection, Position, float], None]
    ) -> None:
        """Change a running table as its players agreed, other than by a move; align its clocks.

        Raises UnknownTable, WrongStatus.
        """
        async with self._registry.lock(table_id):
            position = await self._running(table_id)
            await self._change(position.table, lambda db, now: work(db, position, now))
        self._followers.wake(table_id)

    async def log(self, table_id: int, limit: int = 50) -> list[LogEntry]:
        """Return the newest moves, oldest first. Raises UnknownTable."""
        await self.get(table_id)
        return await self._registry.database.read(
            lambda db: _entries(db, table_id, moves.newest(db, table_id, limit))
        )

    async def standing(self, table_id: int, limit: int, since: int = 0) -> list[LogEntry]:
        """Return the newest moves after a version that were not taken back, oldest first."""

        def work(connection: Connection) -> list[LogEntry]:
            rows = takebacks.since(all_standing(connection, table_id), since)
            return _entries(connection, table_id, rows[-limit:])

        return await self._registry.database.read(work)

    async def at(self, place_id: int) -> list[Table]:
        """Return the tables of a channel or thread: live ones first, then newest first."""
        return tables_of(
            await self._registry.database.read(lambda db: games.at_place(db, place_id))
        )

    async def around(self, place_id: int | None, user_id: int) -> tuple[list[Table], list[Table]]:
        """Return the tables of a place like `at`, and the running tables that wait for a person.

        The person has a decision at the latter, which are sorted by the longest wait.
        """

        def read(connection: Connection) -> tuple[list[Stored], list[Stored]]:
            here = [] if place_id is None else games.at_place(connection, place_id)
            return here, games.waiting_for(connection, user_id)

        here, waiting = await self._registry.database.read(read)
        return tables_of(here), tables_of(waiting)

    async def open_tables(self) -> list[Table]:
        """Return every table that is in the lobby or running."""
        return tables_of(await self._registry.database.read(games.unfinished))

    async def running_games(self) -> list[str]:
        """Return the keys of the games of the running tables."""
        return await self._registry.database.read(games.running_games)

    async def running_places(self, shard_id: int) -> list[HomeRow]:
        """Return the places of the running tables on a shard's servers."""
        shards = self._registry.connectivity.shards
        return await self._registry.database.read(
            lambda db: games.running_places(db, shard_id, shards)
        )

    async def places_in(self, channel_id: int) -> list[int]:
        """Return the ids of a channel and its threads where open tables are."""
        return await self._registry.database.read(lambda db: games.places_in(db, channel_id))

    async def set_post(self, table_id: int, message_id: int | None) -> Table:
        """Store which message now carries the table's buttons. Raises UnknownTable."""
        return await self._registry.change(table_id, post_id=message_id)

    async def _attended(self, table_id: int, user_id: int) -> Live:
        """Return a table's current state; an absent person who moves counts as returned."""
        live = await self._registry.live(table_id)
        table = live.position.table
        chair = table.chair_of(user_id)
        can_return = table.status == "running" and table.left_at is None
        if chair is None or chair.caretaker is None or not can_return:
            return live
        now = self._registry.now()
        await self._registry.database.write(
            lambda db: self._hooks.comes_to_move(db, table_id, user_id, now)
        )
        self._registry.forget(table_id)
        self._followers.wake(table_id)
        return await self._registry.live(table_id)

    async def _running(self, table_id: int) -> Position:
        """Return a running table; the caller must hold its lock. Raises WrongStatus."""
        position = (await self._registry.live(table_id)).position
        if position.table.status != "running":
            raise WrongStatus(status=position.table.status)
        return position

    async def _change(self, table: Table, work: Callable[[Connection, float], None]) -> None:
        """Change a table other than by a move, and drop it from the cache."""
        now = self._registry.now()

        def both(connection: Connection) -> None:
            work(connection, now)
            self._hooks.changed(connection, table.id, now)

        await self._registry.database.write(both)
        self._registry.forget(table.id)

    async def _undo(
        self, live: Live, user_id: int, undone: Sequence[MoveRow], also: Work = _nothing
    ) -> Played:
        """Restore the state before the first of these moves, and end the orders of their seats."""
        now = live.position
        actor = _Actor(seat_of(now.table, user_id), "undo", user_id)
        old = await self._registry.position_at(now, undone[0].version - 1)
        at = self._registry.now()
        after = advance(now, actor.seat, old._state, at)
        quiet = len(undone) == 1 and is_quiet(old, actor.seat, now.decisions, ())
        move = _move(after, actor, at, "takeback", restores=old.version)
        seats = {row.seat for row in undone}

        def work(connection: Connection) -> None:
            orders.end_of_seats(connection, now.table.id, seats, "takeback", after.version)
            also(connection)

        await self._write(live, Commit(now, after, move, (), "undo", quiet), work)
        return Played(after, "; ".join(row.text for row in undone), (), now)

    async def _accept(
        self,
        live: Live,
        actor: _Actor,
        batch: Sequence[Move] | str,
        also: Work = _nothing,
        way: Way = batches.play,
    ) -> Played:
        before, at = live.position, self._registry.now()
        rules, game = before.rules, before.table.game
        move_on = partial(carried_on, before, actor.seat, batch, way)
        outcome = await self._registry.computed(game, move_on)
        after = advance(before, actor.seat, outcome.state, at)
        text = "; ".join(map(rules.notate, outcome.moves))
        quiet = is_quiet(before, actor.seat, after.decisions, outcome.events)
        kind = "turn" if after.decisions else "end"
        move = _move(after, actor, at, text)
        await self._write(live, Commit(before, after, move, outcome.events, kind, quiet), also)
        return Played(after, text, outcome.events, before)

    async def _write(self, live: Live, commit: Commit, also: Work) -> None:
        table_id = commit.after.table.id

        def work(connection: Connection) -> tuple[Follower, ...]:
            self._registry.cluster.check_unchanged(connection, commit.before.table)
            self._registry.tell_changed(connection, commit.after.table)
            commit.write(connection, self._hooks)
            self._registry.store_played(connection, commit.after.table)
            also(connection)
            return self._followers.with_work(connection, commit.after)

        writing = asyncio.ensure_future(self._registry.database.write(work))
        try:
            woken = await asyncio.shield(writing)
        except (Exception, asyncio.CancelledError) as error:
            # Cancelled or refused: once the write has ended, only the database knows its outcome.
            await asyncio.wait({writing})
            self._registry.forget(table_id)
            if isinstance(error, Conflict):
                version = commit.before.version
                raise StalePrompt(version=version, newest=version + 1) from error
            raise
        self._registry.counters.moves[commit.after.table.game, commit.move.actor] += 1
        self._registry.keep(live._replace(position=commit.after))
        self._witness(commit)
        for follower in woken:
            follower.run_soon(table_id)


def _move(
    after: Position, actor: _Actor, at: float, text: str, restores: int | None = None
) -> MoveRow:
    seat, by, user_id = actor
    return MoveRow(after.table.id, after.version, seat, by, user_id, text, restores, at)


def _check_may_abandon(table: Table, user_id: int) -> None:
    if table.status not in ("lobby", "running"):
        raise WrongStatus(status=table.status)
    if table.of_league:
        raise LeagueDecides(what="abandon")
    if table.chair_of(user_id) is None:
        raise NotSeated(table=table.id)
    alone = all(
        chair.user_id in (None, user_id) or (table.status == "running" and chair.caretaker)
        for chair in table.chairs
    )
    if table.status == "running" and not alone:
        raise NotAllowed(who="all")
    if user_id != table.owner_id and not alone:
        raise NotAllowed(who="owner")


def _entries(connection: Connection, table_id: int, rows: Sequence[MoveRow]) -> list[LogEntry]:
    """Return moves in order, with their events."""
    first, last = (rows[0].version, rows[-1].version) if rows else (0, -1)
    events: dict[int, list[EventRow]] = {}
    for event in moves.events(connection, table_id, first, last):
        events.setdefault(event.version, []).append(event)
    return [entry_of(row, events.get(row.version, ())) for row in rows]

"""The way of a move: a table is asked, moved, taken back and told.

    lock of the table -> position -> is this what the prompt asked? -> rules.parse -> apply on
    a copy -> one transaction (move, events, state, what must be posted) -> told

Nothing is posted before the commit; a move that fails leaves no trace.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from bot.host.api import (
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
from bot.host.commit import Commit, advance, event_of
from bot.host.shelf import Live, Move, Shelf, table_of, tables_of
from bot.host.turn import carry_out, decision_of, is_quiet, seat_of
from bot.store import Conflict, Connection, games, moves, outbox
from bot.store.moves import EventRow, MoveRow

Told = Callable[[int], None]
"""Called with a table's id after every commit that changed its position."""


class _Actor(NamedTuple):
    """Who moves a seat: `by` is user, bot, auto or undo."""

    seat: int
    by: str
    user_id: int | None = None


class Tables:
    """Every table that was opened, in the lobby, running or over."""

    def __init__(self, shelf: Shelf, told: Told) -> None:
        self._shelf = shelf
        self._told = told

    async def get(self, table_id: int) -> Table:
        """Return the table. Raises UnknownTable."""
        return table_of(await self._shelf.stored(table_id))

    async def position(self, table_id: int, version: int | None = None) -> Position:
        """Return the table at that version, by default as it is now.

        Raises UnknownTable, UnknownVersion, WrongStatus in the lobby.
        """
        async with self._shelf.lock(table_id):
            now = (await self._shelf.live(table_id)).position
        return now if version is None else await self._shelf.past(now, version)

    async def phases(self, table_id: int) -> AsyncIterator[Position]:
        """Yield the table at its start and after each phase, read one at a time.

        What was taken back is left out. Raises UnknownTable, WrongStatus in the lobby.
        """
        now = await self.position(table_id)
        ends = await self._shelf.database.read(lambda db: moves.closing(db, table_id, now.version))
        for version in (0, *ends):
            yield await self._shelf.past(now, version)

    async def play(
        self, table_id: int, user_id: int, text: str, version: int | None = None
    ) -> Played:
        """Accept a person's move, or a batch of atoms, in words.

        `version` is the one that the person saw, None = whatever is true now.
        Raises UnknownTable, WrongStatus, NotSeated, StalePrompt, NotYourDecision (code
        "not-your-decision", argument `waiting` = the names waited for), BadNotation,
        IllegalMove, AmbiguousMove.
        """
        async with self._shelf.lock(table_id):
            live = await self._shelf.live(table_id)
            position = live.position
            seat = seat_of(position.table, user_id)
            decision = decision_of(position, seat, version)
            batch = position.rules.parse(text, decision)
            return await self._accept(live, _Actor(seat, "user", user_id), batch)

    async def play_index(self, table_id: int, user_id: int, version: int, index: int) -> Played:
        """Accept the move that a button shown at that version names by its index.

        Raises what `play` raises; an index out of range is a StalePrompt.
        """
        async with self._shelf.lock(table_id):
            live = await self._shelf.live(table_id)
            seat = seat_of(live.position.table, user_id)
            decision = decision_of(live.position, seat, version)
            if not 0 <= index < len(decision.moves):
                raise StalePrompt(version=version, newest=live.position.version)
            return await self._accept(live, _Actor(seat, "user", user_id), [decision.moves[index]])

    async def play_bot(self, table_id: int, seat: int, text: str, version: int) -> Played:
        """Accept a house bot's move for its own seat or for a person who is away.

        Raises what `play` raises; a seat without a house bot is a NotSeated.
        """
        async with self._shelf.lock(table_id):
            live = await self._shelf.live(table_id)
            position = live.position
            if position.table.status != "running":
                raise WrongStatus(status=position.table.status)
            chair = position.table.chairs[seat]
            if chair.mover is None:
                raise NotSeated(table=table_id)
            decision = decision_of(position, seat, version)
            batch = position.rules.parse(text, decision)
            by = "auto" if chair.bot is None else "bot"
            return await self._accept(live, _Actor(seat, by), batch)

    async def takeback(self, table_id: int, user_id: int) -> Played:
        """Undo the person's own newest move as a new version.

        `Played.notation` is the move taken back, `events` is empty.
        Raises UnknownTable, WrongStatus, NotSeated, NothingToTakeBack.
        """
        async with self._shelf.lock(table_id):
            live = await self._shelf.live(table_id)
            now = live.position
            actor = _Actor(seat_of(now.table, user_id), "undo", user_id)
            undone = await self._shelf.database.read(
                lambda db: _own_newest(db, table_id, now.version, user_id)
            )
            if undone is None:
                raise NothingToTakeBack
            old = await self._shelf.past(now, undone.version - 1)
            after = advance(now, actor.seat, old._state)
            quiet = is_quiet(old, actor.seat, now.decisions, ())
            move = self._move(after, actor, "takeback", restores=old.version)
            await self._write(live, Commit(now, after, move, (), "undo", quiet))
            return Played(after, undone.text, ())

    async def abandon(self, table_id: int, user_id: int) -> Table:
        """End a lobby or a running table without a result.

        Raises UnknownTable, WrongStatus, NotSeated, NotAllowed (who="owner") unless it is the
        owner or the only person at the table.
        """
        async with self._shelf.lock(table_id):
            table = await self.get(table_id)
            _check_may_abandon(table, user_id)
            now = self._shelf.now()
            await self._shelf.database.write(lambda db: _abandon(db, table, now))
            self._shelf.forget(table_id)
        self._told(table_id)
        return replace(table, status="abandoned")

    async def log(self, table_id: int, limit: int = 50) -> list[LogEntry]:
        """Return the newest moves, oldest first. Raises UnknownTable."""
        await self.get(table_id)
        rows, events = await self._shelf.database.read(lambda db: _log(db, table_id, limit))
        return [
            LogEntry(
                version=row.version,
                seat=row.seat,
                by=row.actor,
                text=row.text,
                at=datetime.fromtimestamp(row.at, UTC),
                events=tuple(event_of(event) for event in events if event.version == row.version),
            )
            for row in rows
        ]

    async def waiting_for(self, user_id: int) -> list[Table]:
        """Return the running tables at which that person has a decision, longest wait first."""
        return tables_of(await self._shelf.database.read(lambda db: games.waiting_for(db, user_id)))

    async def at(self, place_id: int) -> list[Table]:
        """Return the tables of a channel or thread: live ones first, then newest first."""
        return tables_of(await self._shelf.database.read(lambda db: games.at_place(db, place_id)))

    async def open_tables(self) -> list[Table]:
        """Return every table that is in the lobby or running."""
        return tables_of(await self._shelf.database.read(games.unfinished))

    async def set_post(self, table_id: int, message_id: int | None) -> Table:
        """Remember the message that carries the table's buttons now. Raises UnknownTable."""
        return await self._shelf.change(table_id, post_id=message_id)

    async def _accept(self, live: Live, actor: _Actor, batch: Sequence[Move]) -> Played:
        before = live.position
        outcome = carry_out(before, actor.seat, batch)
        after = advance(before, actor.seat, outcome.state)
        text = "; ".join(map(before.rules.notate, batch))
        quiet = is_quiet(before, actor.seat, after.decisions, outcome.events)
        kind = "turn" if after.decisions else "end"
        move = self._move(after, actor, text)
        await self._write(live, Commit(before, after, move, outcome.events, kind, quiet))
        return Played(after, text, outcome.events)

    def _move(
        self, after: Position, actor: _Actor, text: str, restores: int | None = None
    ) -> MoveRow:
        seat, by, user_id = actor
        now = self._shelf.now()
        return MoveRow(after.table.id, after.version, seat, by, user_id, text, restores, now)

    async def _write(self, live: Live, commit: Commit) -> None:
        table_id = commit.after.table.id
        try:
            await self._shelf.database.write(commit.write)
        except BaseException as error:
            # Cancelled or refused: only the database knows what is true now.
            self._shelf.forget(table_id)
            if isinstance(error, Conflict):
                version = commit.before.version
                raise StalePrompt(version=version, newest=version + 1) from error
            raise
        self._shelf.keep(live._replace(position=commit.after))
        self._told(table_id)


def _check_may_abandon(table: Table, user_id: int) -> None:
    if table.status not in ("lobby", "running"):
        raise WrongStatus(status=table.status)
    if table.chair_of(user_id) is None:
        raise NotSeated(table=table.id)
    alone = sum(chair.bot is None for chair in table.chairs) == 1
    if user_id != table.owner_id and not alone:
        raise NotAllowed(who="owner")


def _abandon(connection: Connection, table: Table, now: float) -> None:
    games.update(connection, table.id, table.version, status="abandoned")
    if table.status == "running":
        outbox.insert(connection, table.id, table.version, "abandoned", None, False, now)


def _own_newest(
    connection: Connection, table_id: int, version: int, user_id: int
) -> MoveRow | None:
    """Return the newest move that still stands, if it is this person's and showed nothing."""
    newest = moves.load(connection, table_id, version)
    while newest is not None and newest.restores is not None:
        newest = moves.load(connection, table_id, newest.restores)
    if newest is None or (newest.actor, newest.user_id) != ("user", user_id):
        return None
    return None if moves.reveals(connection, table_id, newest.version) else newest


def _log(connection: Connection, table_id: int, limit: int) -> tuple[list[MoveRow], list[EventRow]]:
    rows = moves.newest(connection, table_id, limit)
    if not rows:
        return [], []
    return rows, moves.events(connection, table_id, rows[0].version, rows[-1].version)

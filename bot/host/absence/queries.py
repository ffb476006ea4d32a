"""Read-only queries about clocks and absent players."""

from __future__ import annotations

import math
from datetime import UTC, datetime
from typing import NamedTuple

from bot.host.absence import table_clocks, timeouts
from bot.host.absence.table_clocks import Clock, left, runs_out_at
from bot.host.core.api import Away, SeatTime
from bot.host.core.registry import name_at
from bot.host.people.hours import schedule_of, used
from bot.store import Connection
from bot.store.tables import games
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import absence, clocks


def away(connection: Connection, table_id: int) -> tuple[Away, ...]:
    """Return the seats of a table whose players are away."""
    stored = games.load(connection, table_id)
    return () if stored is None else away_of(connection, stored)


def away_of(connection: Connection, stored: Stored) -> tuple[Away, ...]:
    """Return the seats whose players are away, for a table that is already loaded."""
    table_id = stored.game.id
    if stored.game.status != "running":
        return ()
    lapses = {lapse.seat: lapse.id for lapse in absence.open_lapses(connection, table_id)}
    return tuple(
        Away(
            seat=seat.seat,
            name=name_at(stored, seat),
            lapse=lapses.get(seat.seat),
            played=seat.caretaker is not None,
            kept=absence.caretaker_reason(connection, table_id, seat.seat) == "vacation",
        )
        for seat in stored.seats
        if seat.seat is not None and (seat.caretaker is not None or seat.seat in lapses)
    )


def times(connection: Connection, table_id: int, now: float) -> tuple[SeatTime, ...]:
    """Return the clocks of all people who play, or () if the table has no running clocks."""
    stored = games.load(connection, table_id)
    return () if stored is None else _times(connection, stored, now)


def _times(connection: Connection, stored: Stored, now: float) -> tuple[SeatTime, ...]:
    pace = table_clocks.pace_of(stored)
    if pace is None or stored.game.status != "running":
        return ()
    running = table_clocks.clocks_of(connection, stored, pace)
    return tuple(
        _time(connection, stored, seat, running[seat.seat], now)
        for seat in table_clocks.present(stored)
        if seat.seat is not None
    )


def until(connection: Connection, stored: Stored, now: float) -> dict[int, datetime]:
    """Return when each running clock with time left runs out, by seat."""
    found = _times(connection, stored, now)
    return {time.seat: time.until for time in found if time.until is not None and time.left}


class Deadline(NamedTuple):
    """A time by which a person must answer a table.

    `number` is that of the seat, the time-out or the proposal, and `asked` the version since which
    a seat is asked. `set_at` is when the deadline was last set.
    """

    table_id: int
    number: int
    set_at: datetime
    until: datetime
    asked: int = 0


def deadlines_of(connection: Connection, user_id: int) -> list[Deadline]:
    """Return when a person's clock runs out, for each table where it is running."""
    running, since = clocks.running_of(connection, user_id), dict[int, float]()
    for row in running:
        since[row.guild_id] = min(since.get(row.guild_id, math.inf), row.clock.since or 0.0)
    # One statement reads a server's counted time for all tables there, from the oldest turn on.
    schedules = {one: schedule_of(connection, user_id, at, one) for one, at in since.items()}
    found = (
        (row, runs_out_at(Clock(*row.clock), schedules[row.guild_id]), row.clock.since)
        for row in running
    )
    return [
        Deadline(row.game_id, row.seat, _at(set_at), _at(until), row.asked or 0)
        for row, until, set_at in found
        if until is not None and set_at is not None
    ]


def ballots_of(connection: Connection, user_id: int) -> list[Deadline]:
    """Return when the votes about time-outs end in which a person has yet to vote."""
    found = absence.lapses_to_vote(connection, user_id)
    tables = {lapse.game_id: games.reload(connection, lapse.game_id) for lapse in found}
    return [
        Deadline(
            lapse.game_id,
            lapse.id,
            _at(lapse.at),
            _at(timeouts.deadline(connection, tables[lapse.game_id], lapse)),
        )
        for lapse in found
    ]


def asked_for(connection: Connection, table_id: int, number: int, now: float) -> float | None:
    """Return for how many counted seconds a person has had a seat's decision, or None."""
    stored, asked_at = games.reload(connection, table_id), games.asked_at(connection, table_id)
    seat = next((s for s in table_clocks.present(stored) if s.seat == number), None)
    if seat is None or seat.user_id is None or number not in asked_at:
        return None
    since = asked_at[number]
    schedule = schedule_of(connection, seat.user_id, since, stored.game.guild_id)
    return used(schedule, since, now)


def _time(
    connection: Connection, stored: Stored, seat: SeatRow, clock: Clock, now: float
) -> SeatTime:
    assert seat.seat is not None and seat.user_id is not None
    schedule = schedule_of(connection, seat.user_id, clock.since or now, stored.game.guild_id)
    off = next((span.end for span in schedule.off if span.start <= now < span.end), None)
    return SeatTime(
        seat=seat.seat,
        user_id=seat.user_id,
        left=left(clock, schedule, now),
        until=_moment(runs_out_at(clock, schedule)),
        off_until=_moment(off),
    )


def _moment(at: float | None) -> datetime | None:
    return None if at is None else _at(at)


def _at(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)

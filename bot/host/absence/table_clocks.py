"""Updates of a table's clocks, inside the transaction that stores the change to the table.

Any code that changes which seats must decide, which players are present or whether the table is
paused calls `align` in the same transaction. `align` starts and stops clocks and sets their timers,
and may be called twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.host.core.api import Notice
from bot.host.core.moves.announcing import announce
from bot.host.core.paces import PACES, Pace, known_pace
from bot.host.core.registry import name_at
from bot.host.people import calling
from bot.host.people.hours import Schedule, Span, merged, reached, schedule_of, used
from bot.runtime.shard_range import ShardRange
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.posting import game_waits, obstacles
from bot.store.tables import games
from bot.store.tables.games import GameRow, SeatRow, Stored
from bot.store.turns import absence, clocks, timers
from bot.store.turns.absence import LapseRow
from bot.store.turns.clocks import ClockRow

CALLED, CALLED_AGAIN, OUT = 1, 2, 3
"""Stages of waiting for a player; 0 = no reminder was sent yet."""


class Clock(NamedTuple):
    """A clock that had `left` seconds when it started at `since`; it is stopped if that is None."""

    left: float
    since: float | None = None
    stage: int = 0


class Due(NamedTuple):
    """The next stage of a clock, and the time at which it is reached."""

    stage: int
    at: float


def fresh(pace: Pace) -> Clock:
    """Return a full clock, for the start of a game or a new player."""
    return Clock(pace.most)


def left(clock: Clock, schedule: Schedule, now: float) -> float:
    """Return how many seconds are left on a clock."""
    if clock.since is None:
        return clock.left
    return max(0.0, clock.left - used(schedule, clock.since, now))


def stopped(clock: Clock, schedule: Schedule, now: float) -> Clock:
    """Return the clock, stopped now."""
    return Clock(left(clock, schedule, now), None, clock.stage)


def started(clock: Clock, now: float) -> Clock:
    """Return the clock, running from now on; a clock that is already running stays unchanged."""
    return clock if clock.since is not None else clock._replace(since=now)


def answered(clock: Clock, pace: Pace, schedule: Schedule, now: float) -> Clock:
    """Return the clock after a decision: stopped, with the next turn's time added."""
    return Clock(min(pace.most, left(clock, schedule, now) + pace.turn))


def next_stage(clock: Clock, pace: Pace, schedule: Schedule) -> Due | None:
    """Return the next stage if the player does not move, or None if no stage follows."""
    if clock.since is None or clock.stage >= OUT:
        return None
    spare = max(0.0, clock.left - pace.calls[clock.stage])
    return Due(clock.stage + 1, reached(schedule, clock.since, spare))


def reached_stage(clock: Clock, pace: Pace, schedule: Schedule, now: float) -> int:
    """Return the clock's current stage; a late check skips intermediate stages."""
    coming = next_stage(clock, pace, schedule)
    while coming is not None and coming.at <= now:
        clock = clock._replace(stage=coming.stage)
        coming = next_stage(clock, pace, schedule)
    return clock.stage


def runs_out_at(clock: Clock, schedule: Schedule) -> float | None:
    """Return the time at which the clock runs out, or None if it is stopped."""
    return None if clock.since is None else reached(schedule, clock.since, clock.left)


CLOCK = "clock"
"""Topic of the timers of clocks; their number is the seat."""
BALLOT = "lapse"
"""Topic of the timers of votes; their number is the lapse."""
PAUSE = "pause"
"""Topic of a table's one timer that ends its pause."""


def passed(connection: Connection, guild_id: int, since: float, seconds: float) -> float:
    """Return when `seconds` have passed on a server since `since`, not counting downtime."""
    downtimes = merged(Span(*span) for span in clocks.downtimes(connection, since, guild_id))
    return reached(Schedule(off=downtimes), since, seconds)


def pace_of(stored: Stored) -> Pace | None:
    """Return the pace of a table, or None if it has no clocks."""
    pace = PACES[known_pace(stored.game.pace)]
    return None if pace is None else pace.hurried(stored.game.haste)


def is_present(seat: SeatRow) -> bool:
    """Return whether a person, and not a house bot, is playing a seat."""
    return seat.user_id is not None and seat.caretaker is None


def present(stored: Stored) -> list[SeatRow]:
    """Return the seats at which people are playing."""
    return [seat for seat in stored.seats if is_present(seat)]


def clocks_of(connection: Connection, stored: Stored, pace: Pace) -> dict[int, Clock]:
    """Return the clocks of all seats; a seat that never had one gets a full clock."""
    rows = clocks.of_table(connection, stored.game.id)
    numbers = (seat.seat for seat in stored.seats if seat.seat is not None)
    return {one: Clock(*rows[one]) if one in rows else fresh(pace) for one in numbers}


def clock_of(connection: Connection, stored: Stored, seat: SeatRow, pace: Pace) -> Clock:
    """Return a seat's clock, or a full clock if it never had one."""
    assert seat.seat is not None
    return clocks_of(connection, stored, pace)[seat.seat]


def save(connection: Connection, stored: Stored, seat: SeatRow, clock: Clock) -> None:
    """Store a clock, and the timer at which it must be checked."""
    pace, table_id = pace_of(stored), stored.game.id
    assert pace is not None and seat.seat is not None
    clocks.save(connection, table_id, seat.seat, ClockRow(*clock))
    coming = None
    if clock.since is not None and seat.user_id is not None:
        schedule = schedule_of(connection, seat.user_id, clock.since, stored.game.guild_id)
        coming = next_stage(clock, pace, schedule)
    timers.put(connection, CLOCK, table_id, seat.seat, None if coming is None else coming.at)


def turned(
    connection: Connection, table_id: int, seats: Iterable[int], mover: int, now: float
) -> None:
    """Add a new turn's time for seats whose decision was answered or changed.

    A player who moves after their time had run out counts as having returned.
    """
    stored = games.reload(connection, table_id)
    pace = pace_of(stored)
    if pace is not None:
        running = clocks_of(connection, stored, pace)
        lapses = absence.open_lapses(connection, table_id)
        for number in seats:
            seat, clock = stored.seats[number], running[number]
            if clock.since is not None and seat.user_id is not None:
                schedule = schedule_of(connection, seat.user_id, clock.since, stored.game.guild_id)
                save(connection, stored, seat, answered(clock, pace, schedule, now))
            mine, is_back = [one for one in lapses if one.seat == number], number == mover
            _close(connection, stored, mine, "back" if is_back else "wait")
            if mine and is_back:
                announce(
                    connection, stored, Notice("absence-back", {"name": name_at(stored, seat)}), now
                )
    _align(connection, stored, now)


def align(connection: Connection, table_id: int, now: float) -> None:
    """Start and stop a table's clocks and notifications to match its current state."""
    _align(connection, games.reload(connection, table_id), now)


def _align(connection: Connection, stored: Stored, now: float) -> None:
    calling.align(connection, stored, now)
    pace = pace_of(stored)
    if pace is None or any(seat.seat is None for seat in stored.seats):
        # In an abandoned lobby there are no clocks yet.
        return
    game = stored.game
    waits = game.paused_at is not None or game.left_at is not None
    # A person who plays only against house bots keeps no one waiting, except in a league.
    least = 2 if game.fixture_id is None else 1
    runs = game.status == "running" and not waits and len(present(stored)) >= least
    for seat, clock in zip(stored.seats, clocks_of(connection, stored, pace).values(), strict=True):
        wanted = runs and seat.asked is not None and is_present(seat)
        if wanted and clock.since is None:
            save(connection, stored, seat, started(clock, now))
        elif not wanted and clock.since is not None and seat.user_id is not None:
            schedule = schedule_of(connection, seat.user_id, clock.since, game.guild_id)
            save(connection, stored, seat, stopped(clock, schedule, now))
    if game.status != "running":
        _close(connection, stored, absence.open_lapses(connection, game.id), "end")


def renew(connection: Connection, stored: Stored, number: int) -> None:
    """Give a seat a full clock, which is stopped until `align`."""
    pace = pace_of(stored)
    if pace is not None:
        save(connection, stored, stored.seats[number], fresh(pace))


def prolong(
    connection: Connection, stored: Stored, number: int, seconds: float, now: float
) -> None:
    """Add time to a seat's clock (or take it, if negative), and end the vote about its time-out."""
    pace, seat = pace_of(stored), stored.seats[number]
    if pace is None or seat.user_id is None or not is_present(seat):
        return
    clock = clock_of(connection, stored, seat, pace)
    if clock.since is not None:
        clock = _counted(connection, stored, number, now)
    settle(connection, stored, number, "wait")
    save(connection, stored, seat, clock._replace(left=max(0.0, clock.left + seconds), stage=0))


def pause(connection: Connection, stored: Stored, until: float | None, now: float) -> None:
    """Pause a table until a time, or if `until` is None, until an obstacle is removed.

    Obstacles are stored apart from the pause, so that none of them ends it while another remains.
    """
    game = stored.game
    games.update(connection, game.id, game.version, paused_at=now, pause_ends_at=until)
    timers.put(connection, PAUSE, game.id, 0, until)
    log_table_after_commit(connection, "table_paused", game)
    stand_still(connection, stored, now)


def hold(connection: Connection, stored: Stored, now: float) -> None:
    """Pause a table until an obstacle is removed; if it is paused, that pause stays as it is."""
    if stored.game.paused_at is None:
        pause(connection, stored, None, now)


def lost_channel(connection: Connection, game: GameRow) -> bool:
    """Return whether the channel of a table was deleted."""
    found = obstacles.find(connection, game.id)
    return found is not None and (found.what, found.place_id) == (obstacles.GONE, game.channel_id)


def is_held(connection: Connection, game: GameRow) -> bool:
    """Return whether a table cannot go on: its channel was deleted, or its game is missing."""
    return game_waits.is_waiting(connection, game.id) or lost_channel(connection, game)


def can_go_on(connection: Connection, game: GameRow) -> bool:
    """Return whether a table is paused for obstacles, and none of them remains."""
    is_endless = game.paused_at is not None and game.pause_ends_at is None
    return game.status == "running" and is_endless and not is_held(connection, game)


def go_on(connection: Connection, stored: Stored, now: float) -> bool:
    """Restart the clocks of a table that was paused for obstacles; return whether it can go on."""
    game = stored.game
    if not can_go_on(connection, game):
        return False
    games.update(connection, game.id, game.version, paused_at=None)
    log_table_after_commit(connection, "table_resumed", game)
    align(connection, game.id, now)
    return True


def pause_until(connection: Connection, stored: Stored, until: float) -> None:
    """Change the end of a pause."""
    game = stored.game
    games.update(connection, game.id, game.version, pause_ends_at=until)
    timers.put(connection, PAUSE, game.id, 0, until)


def stand_still(connection: Connection, stored: Stored, now: float) -> None:
    """Stop a table's clocks; a player who had run out of time gets the time of a new turn."""
    game, pace = stored.game, pace_of(stored)
    for lapse in absence.open_lapses(connection, game.id):
        settle(connection, stored, lapse.seat, "paused")
        if pace is not None:
            save(connection, stored, stored.seats[lapse.seat], Clock(pace.turn))
    align(connection, game.id, now)


def pause_due(connection: Connection, stored: Stored, now: float) -> None:
    """End a pause whose time is over; downtime of the bot extends the pause."""
    game = stored.game
    timers.put(connection, PAUSE, game.id, 0, None)
    if game.status != "running" or game.paused_at is None or game.pause_ends_at is None:
        return
    seconds = game.pause_ends_at - game.paused_at
    ends_at = passed(connection, game.guild_id, game.paused_at, seconds)
    if ends_at <= now:
        resume(connection, stored, now)
    else:
        timers.put(connection, PAUSE, game.id, 0, ends_at)


def resume(connection: Connection, stored: Stored, now: float) -> None:
    """Restart the clocks of a paused table, and notify the players who must act.

    If an obstacle remains, the pause only loses its end.
    """
    game = stored.game
    timers.put(connection, PAUSE, game.id, 0, None)
    if is_held(connection, game):
        games.update(connection, game.id, game.version, pause_ends_at=None)
        return
    games.update(connection, game.id, game.version, paused_at=None, pause_ends_at=None)
    log_table_after_commit(connection, "table_resumed", game)
    align(connection, game.id, now)
    called = (seat.user_id for seat in present(stored) if seat.asked is not None)
    calls = tuple(user_id for user_id in called if user_id is not None)
    announce(connection, stored, Notice("absence-resumed", calls=calls, asks=True), now)


def repace(connection: Connection, stored: Stored, pace: str, now: float) -> None:
    """Change a table's pace, and reset all clocks to full."""
    game = stored.game
    _close(connection, stored, absence.open_lapses(connection, game.id), "wait")
    clocks.forget(connection, game.id)
    timers.drop(connection, CLOCK, game.id)
    games.update(connection, game.id, game.version, pace=pace)
    align(connection, game.id, now)


def hasten(connection: Connection, stored: Stored, haste: int, now: float) -> None:
    """Make a table's clocks run faster by a factor, and end a pause that has an end."""
    game = stored.game
    counted = [(seat, _counted_now(connection, stored, seat, now)) for seat in present(stored)]
    values: dict[str, float | None] = {"haste": haste}
    if game.pause_ends_at is not None:
        paused_at = game.paused_at if is_held(connection, game) else None
        values |= {"paused_at": paused_at, "pause_ends_at": None}
        timers.put(connection, PAUSE, game.id, 0, None)
    games.update(connection, game.id, game.version, **values)
    stored = games.reload(connection, game.id)
    for seat, clock in counted:
        if clock is not None:
            left = clock.left * game.haste / haste
            save(connection, stored, seat, clock._replace(left=left))
    align(connection, game.id, now)


def _counted_now(connection: Connection, stored: Stored, seat: SeatRow, now: float) -> Clock | None:
    """Return a seat's clock after charging the time used, or None at a table without clocks."""
    pace = pace_of(stored)
    if pace is None or seat.seat is None:
        return None
    clock = clock_of(connection, stored, seat, pace)
    running = clock.since is not None
    return _counted(connection, stored, seat.seat, now) if running else clock


def rebase(connection: Connection, user_id: int, now: float) -> None:
    """Charge the time a person has used so far, so that a change applies only to later time."""
    for table_id, number in clocks.running(connection, user_id):
        stored = games.reload(connection, table_id)
        save(connection, stored, stored.seats[number], _counted(connection, stored, number, now))


def turn_back(connection: Connection, before: float, now: float, shard_range: ShardRange) -> None:
    """After the system clock was set back, charge the time used and continue from now.

    Only the tables of this process are affected.
    """
    moved = []
    for table_id, number in clocks.running(connection):
        stored = games.reload(connection, table_id)
        moved.append((stored, number, _counted(connection, stored, number, before)))
    clocks.forget_later(connection, now, shard_range)
    for stored, number, clock in moved:
        save(connection, stored, stored.seats[number], clock._replace(since=now))


def _counted(connection: Connection, stored: Stored, number: int, now: float) -> Clock:
    """Return a running clock after charging the time used, as if it had been started now."""
    pace, seat = pace_of(stored), stored.seats[number]
    assert pace is not None and seat.user_id is not None
    clock = clock_of(connection, stored, seat, pace)
    schedule = schedule_of(connection, seat.user_id, clock.since or now, stored.game.guild_id)
    return started(stopped(clock, schedule, now), now)


def settle(connection: Connection, stored: Stored, number: int, outcome: str) -> bool:
    """Close the vote about a seat's time-out; return whether there was one."""
    lapses = absence.open_lapses(connection, stored.game.id)
    mine = [lapse for lapse in lapses if lapse.seat == number]
    _close(connection, stored, mine, outcome)
    return bool(mine)


def _close(
    connection: Connection, stored: Stored, lapses: Iterable[LapseRow], outcome: str
) -> None:
    for lapse in lapses:
        absence.close_lapse(connection, lapse.id, outcome)
        timers.put(connection, BALLOT, stored.game.id, lapse.id, None)
        log_table_after_commit(
            connection, "timeout_decided", stored.game, seat=lapse.seat, outcome=outcome
        )

"""The ready check: players not seen for an hour confirm before the game starts.

The check of a table goes on as long as its one timer is set; `awaited` says at which chairs. After
every change of a lobby somebody must `look`; it may be done twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.host.absence.hours import reached
from bot.host.absence.policy import Callee, Occasion, call_at
from bot.host.absence.rhythm import rhythm_of
from bot.host.api import HostError
from bot.host.people.guests import check_welcome
from bot.store import Connection, games, people, ready, timers
from bot.store.games import SeatRow, Stored
from bot.store.ready import CallRow

READY = "ready"
"""Topic of the one timer of a lobby that asks who is there."""
HOUR = 3600.0
HEARD_OF = HOUR
"""Seconds for which somebody who did anything on the server counts as there."""
TIME_TO_ANSWER = 24 * HOUR
"""Seconds of waking time in which a person may say that they are there."""
BOT = "bot"
ABSENTEES = (BOT, "wait")
"""Who gets the seat of somebody who does not answer: a house bot, or whoever comes."""
HERE, ENOUGH, FREE = "here", "enough", "free"
"""What a lobby calls somebody for."""


class Crew(NamedTuple):
    """What a game needs: its fewest players, and how to add a house bot."""

    least: int
    bot: Callable[[Sequence[SeatRow]], SeatRow]


class NotFull(HostError):
    """There is a free seat, so there is no waiting list."""

    code = "not-full"


def see(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Remember that somebody does something on a server: lobbies that ask for them know it."""
    ready.see(connection, guild_id, user_id, now)
    ready.hurry(connection, guild_id, user_id, now)


def is_here(connection: Connection, stored: Stored, user_id: int, now: float) -> bool:
    """Tell whether somebody did anything on the table's server within the last hour."""
    at = ready.seen(connection, stored.game.guild_id, user_id)
    return at is not None and now - at <= HEARD_OF


def awaits(stored: Stored) -> bool:
    """Tell whether somebody at a table must still say that they are there."""
    return any(seat.awaited is not None for seat in stored.seats)


def ask(connection: Connection, table_id: int, crew: Crew, now: float) -> Stored:
    """Ask every player at a table who was not seen lately, and return the table then."""
    stored = games.reload(connection, table_id)
    rows = [_asked(connection, stored, seat, now) for seat in stored.seats]
    games.replace_seats(connection, table_id, rows)
    timers.put(connection, READY, table_id, 0, now)
    ready.drop_calls(connection, table_id, ENOUGH)
    return look(connection, table_id, crew, now) or stored


def look(connection: Connection, table_id: int, crew: Crew, now: float) -> Stored | None:
    """Continue a ready check and return the table then, None = none is going on, or no more.

    Who has been heard of is awaited no more; the seats of those whose time is over are given to
    others. When nobody is awaited the timer is due at once: the cards can be dealt.
    """
    if not timers.is_set(connection, READY, table_id, 0):
        return None
    stored = games.reload(connection, table_id)
    heard = [_heard(connection, stored, seat, now) for seat in stored.seats]
    rows = _without_late(connection, stored, heard, crew, now)
    goes_on = rows is not None and len(rows) >= max(crew.least, len(stored.seats))
    games.replace_seats(connection, table_id, heard if rows is None else rows)
    if rows is not None:
        _settle_owner(connection, stored, rows, goes_on, now)
    if not goes_on:
        stop(connection, table_id)
        return None
    ends = [_end(connection, seat) for seat in rows or () if seat.awaited is not None]
    timers.put(connection, READY, table_id, 0, min(ends, default=now))
    return games.reload(connection, table_id)


def stop(connection: Connection, table_id: int) -> None:
    """End the ready check and its notifications."""
    seats = games.reload(connection, table_id).seats
    games.replace_seats(connection, table_id, [row._replace(awaited=None) for row in seats])
    timers.put(connection, READY, table_id, 0, None)
    ready.drop_calls(connection, table_id, HERE)


def call(connection: Connection, stored: Stored, user_id: int, kind: str, now: float) -> None:
    """Schedule a notification for when somebody is awake and not on vacation, if they want one."""
    callee = Callee(rhythm_of(connection, user_id, now), people.load(connection, user_id).pings)
    due_at = call_at(Occasion(now), callee, now)
    if due_at is not None:
        ready.call(connection, stored.game.id, user_id, kind, due_at)


def tell_enough(connection: Connection, stored: Stored, now: float) -> None:
    """Notify the owner that enough people have joined, unless they are looking anyway."""
    seen = ready.seen(connection, stored.game.guild_id, stored.game.owner_id)
    looks_until = now if seen is None else max(now, seen + HEARD_OF)
    call(connection, stored, stored.game.owner_id, ENOUGH, looks_until)


def calls_due(connection: Connection, now: float) -> list[tuple[Stored, CallRow]]:
    """Return the people whom lobbies must notify by now, except those seen since."""
    due = []
    for row in ready.due_calls(connection, now):
        stored = games.reload(connection, row.game_id)
        if row.kind != FREE and is_here(connection, stored, row.user_id, now):
            ready.called(connection, row)
        else:
            due.append((stored, row))
    return due


def _asked(connection: Connection, stored: Stored, seat: SeatRow, now: float) -> SeatRow:
    """Return a chair whose person is asked, and called, if they have not been heard of."""
    if seat.user_id is None or seat.awaited is not None:
        return seat
    if is_here(connection, stored, seat.user_id, now):
        return seat
    call(connection, stored, seat.user_id, HERE, now)
    return seat._replace(awaited=now)


def _heard(connection: Connection, stored: Stored, seat: SeatRow, now: float) -> SeatRow:
    """Return a chair whose person is awaited no more if they have been heard of."""
    if seat.user_id is None or seat.awaited is None:
        return seat
    return seat._replace(
        awaited=None if is_here(connection, stored, seat.user_id, now) else seat.awaited
    )


def _end(connection: Connection, seat: SeatRow) -> float:
    """Return until when an awaited person may answer."""
    assert seat.user_id is not None and seat.awaited is not None
    rhythm = rhythm_of(connection, seat.user_id, seat.awaited)
    return reached(rhythm, seat.awaited, TIME_TO_ANSWER)


def _without_late(
    connection: Connection, stored: Stored, seats: Sequence[SeatRow], crew: Crew, now: float
) -> list[SeatRow] | None:
    """Return who sits there once the seats of those whose time is over belong to others.

    None = nobody is there at all: everybody keeps their seat, and the lobby goes on as one.
    """
    late = [seat for seat in seats if seat.awaited is not None and _end(connection, seat) <= now]
    if len(late) == sum(seat.user_id is not None for seat in seats):
        return None
    rows = [seat for seat in seats if seat not in late]
    for seat in late:
        successor = _wanting(connection, stored, rows, seat.chair, now)
        if successor is None and stored.game.absentees == BOT:
            successor = crew.bot(rows)._replace(chair=seat.chair)
        rows += [] if successor is None else [successor]
    return sorted(rows, key=lambda row: row.chair)


def _wanting(
    connection: Connection, stored: Stored, rows: list[SeatRow], chair: int, now: float
) -> SeatRow | None:
    """Return the first one who wants a seat and is welcome, asked if they are there."""
    sitting = [row.user_id for row in rows if row.user_id is not None]
    for user_id, name in ready.waiting(connection, stored.game.id):
        try:
            check_welcome(connection, stored.game, user_id, sitting)
        except HostError:
            continue
        ready.wait_no_more(connection, stored.game.id, user_id)
        row = SeatRow(chair, None, name, user_id, None, None)
        return _asked(connection, stored, row, now)
    return None


def _settle_owner(
    connection: Connection, stored: Stored, rows: list[SeatRow], goes_on: bool, now: float
) -> None:
    """Let somebody who sits there be the owner, who is called where a seat stays free."""
    game, sitting = stored.game, [row for row in rows if row.user_id is not None]
    owner = game.owner_id
    if owner not in {row.user_id for row in sitting}:
        there = next((row for row in sitting if row.awaited is None), sitting[0])
        owner = there.user_id or owner
        games.update(connection, game.id, game.version, owner_id=owner)
    if not goes_on:
        call(connection, stored, owner, FREE, now)

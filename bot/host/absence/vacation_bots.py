"""House bots that play for people on vacation, whose seats no other person may take."""

from __future__ import annotations

from bot.host.absence import seats, table_clocks, vacations
from bot.store import Connection
from bot.store.tables import games
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import absence, clocks, timers
from bot.store.turns.clocks import VacationRow

VACATION_END = "vacation-end"
"""Topic of the timers at which a house bot hands back; their number is the person."""


def vacation_due(
    connection: Connection, stored: Stored, user_id: int, kind: str, now: float
) -> None:
    """Begin a person's vacation at a table; a house bot takes over if they chose one."""
    vacation, seat = _with_bot(connection, user_id, now), _seat_of(stored, user_id)
    if stored.game.status != "running" or vacation is None or seat is None:
        vacations.vacation_due(connection, stored, user_id, now)
        return
    vacations.await_next(connection, stored.game.id, user_id, now)
    timers.put(connection, VACATION_END, stored.game.id, user_id, vacation.ends)
    if table_clocks.is_present(seat):
        vacations.excuse(connection, stored, seat, now)
        seats.entrust(connection, stored, seat, kind, "vacation", now)


def hand_back(connection: Connection, stored: Stored, user_id: int, now: float) -> None:
    """Give a seat back after a vacation, or check again later if the vacation continues."""
    vacation, seat = _with_bot(connection, user_id, now), _seat_of(stored, user_id)
    going_on = None if vacation is None else vacation.ends
    timers.put(connection, VACATION_END, stored.game.id, user_id, going_on)
    if going_on is not None or stored.game.status != "running" or seat is None:
        return
    if absence.caretaker_reason(connection, stored.game.id, seat.seat or 0) != "vacation":
        return
    barred = seats.barred(connection, stored, seat)
    if barred == "out" and seat.caretaker is not None:
        # The player does not return: the seat is free for an alternate.
        seats.entrust(connection, stored, seat, seat.caretaker, "left", now)
    elif barred is None:
        seats.come_back(connection, stored, seat, now)


def hand_back_everywhere(connection: Connection, user_id: int, now: float) -> None:
    """Give all seats back to a person who ended a vacation early."""
    for table_id in absence.running_tables(connection, user_id):
        hand_back(connection, games.reload(connection, table_id), user_id, now)


def _with_bot(connection: Connection, user_id: int, now: float) -> VacationRow | None:
    """Return the vacation that a person is on if a house bot plays meanwhile, else None."""
    rows = clocks.vacations(connection, user_id, now)
    return next((row for row in rows if row.starts <= now and row.bot), None)


def _seat_of(stored: Stored, user_id: int) -> SeatRow | None:
    return next((seat for seat in stored.seats if seat.user_id == user_id), None)

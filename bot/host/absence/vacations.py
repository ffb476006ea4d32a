"""Vacations at a table: the votes that they close, notices when they begin, and their errors."""

from __future__ import annotations

from bot.host.absence import table_clocks
from bot.host.core.api import HostError, Notice
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import name_at
from bot.store import Connection
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import clocks, timers


class OnVacation(HostError):
    """The seat is reserved for a player (`name`) who is on vacation while a house bot plays."""

    code = "on-vacation"


class BadHours(HostError):
    """The time zone is unknown, or the waking day too short (`reason`: zone | short, `hours`)."""

    code = "bad-hours"


class BadVacation(HostError):
    """The vacation exceeds the days left, or is over (`reason`: budget | past, `days`)."""

    code = "bad-vacation"


class TooLate(HostError):
    """The game was abandoned more than `days` days ago and cannot be resumed."""

    code = "too-late"


VACATION = "vacation"
"""Topic of the timers of planned vacations; their number is the person."""


def await_next(connection: Connection, table_id: int, user_id: int, now: float) -> None:
    """Set a table's timer to the beginning of a player's next vacation."""
    rows = clocks.vacations(connection, user_id, now)
    ahead = min((row.starts for row in rows if row.starts > now), default=None)
    timers.put(connection, VACATION, table_id, user_id, ahead)


def excuse(connection: Connection, stored: Stored, seat: SeatRow, now: float) -> None:
    """Close the vote about a person on vacation, since they announced their absence."""
    if seat.seat is not None and table_clocks.settle(connection, stored, seat.seat, "back"):
        table_clocks.renew(connection, stored, seat.seat)
        table_clocks.align(connection, stored.game.id, now)


def vacation_due(connection: Connection, stored: Stored, user_id: int, now: float) -> None:
    """Announce that a player's vacation has begun, if they are on vacation and play here."""
    await_next(connection, stored.game.id, user_id, now)
    seat = next((seat for seat in table_clocks.present(stored) if seat.user_id == user_id), None)
    ends = [v.ends for v in clocks.vacations(connection, user_id, now) if v.starts <= now]
    if seat is None or not ends or stored.game.status != "running":
        return
    excuse(connection, stored, seat, now)
    if table_clocks.pace_of(stored) is not None:
        data: dict[str, str | int] = {"name": name_at(stored, seat), "until_at": round(max(ends))}
        announce(connection, stored, Notice("absence-vacation-begins", data), now)

"""The ready check: players not seen for an hour must confirm before the game starts.

A table's check runs as long as its only timer is set; `awaited` marks the chairs that have yet to
confirm. Everything here is part of the transaction that changes the lobby, and may be repeated
safely. At the start, seats are drawn, and the first position and post are stored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.engine.rng import Rng
from bot.host.absence.seats import open_record
from bot.host.core import limits
from bot.host.core.api import HostError, NotAllowed, Position
from bot.host.core.dealing import committed, seed_of
from bot.host.core.moves.commit import write_state
from bot.host.lobby.calls import ENOUGH, FREE, HERE, SEAT, call
from bot.host.lobby.presence import HEARD_OF, is_here
from bot.host.people.calling import ask_here
from bot.host.people.guests import check_welcome
from bot.host.people.hours import reached, schedule_of
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.people import wishes
from bot.store.posting import outbox
from bot.store.tables import games, seeds
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import ready, timers
from bot.store.turns import ready as calls

READY = "ready"
"""Topic of a lobby's one timer, for the ready check."""
HOUR = 3600.0
NO_CHECK = 0
READY_HOURS = (24, 6, 12, 48, 72, NO_CHECK)
"""Waking hours within which a person may confirm that they are there; the first is the default."""
BOT = "bot"
ABSENTEES = (BOT, "wait")
"""Replacement of a person who does not confirm: a house bot, or the next person who comes."""


class Seating(NamedTuple):
    """A game's minimum and maximum players, and a function that returns a chair for a house bot."""

    least: int
    most: int
    bot: Callable[[Sequence[SeatRow]], SeatRow]


class After(NamedTuple):
    """A lobby after a change; `complete` means that its check is over and the game can start."""

    stored: Stored
    complete: bool = False


class NotFull(HostError):
    """The table has a free seat, so there is no waiting list."""

    code = "not-full"


def ask(connection: Connection, table_id: int, seating: Seating, now: float) -> After:
    """Ask all players not seen for an hour to confirm, unless the table has no check."""
    stored = games.reload(connection, table_id)
    ready.drop_calls(connection, table_id, ENOUGH)
    if stored.game.ready_hours == NO_CHECK:
        stop(connection, table_id)
        return After(games.reload(connection, table_id), complete=True)
    rows = [_asked(connection, stored, seat, now) for seat in stored.seats]
    games.replace_seats(connection, table_id, rows)
    timers.put(connection, READY, table_id, 0, now)
    return look(connection, table_id, seating, now)


def look(connection: Connection, table_id: int, seating: Seating, now: float) -> After:
    """Update the table's ready check, if it has one.

    Players who were seen are no longer awaited; seats of players whose time is over are given to
    others. When the check is complete, the timer stays due until the game is dealt.
    """
    stored = games.reload(connection, table_id)
    if not timers.is_set(connection, READY, table_id, 0):
        return After(stored)
    heard = [_heard(connection, stored, seat, now) for seat in stored.seats]
    rows = _without_late(connection, stored, heard, seating, now)
    goes_on = rows is not None and len(rows) >= max(seating.least, len(stored.seats))
    games.replace_seats(connection, table_id, heard if rows is None else rows)
    if rows is not None:
        _settle_owner(connection, stored, rows, goes_on, now)
    if not goes_on:
        stop(connection, table_id)
        return After(games.reload(connection, table_id))
    ends = [_end(connection, stored, seat) for seat in rows or () if seat.awaited is not None]
    timers.put(connection, READY, table_id, 0, min(ends, default=now))
    return After(games.reload(connection, table_id), complete=not ends)


def check_starter(connection: Connection, table_id: int, by: int, now: float) -> None:
    """Check that a person may start the table, and make them the owner if they are not.

    The owner may start it, and so may any seated person once the owner has not been seen for 24 of
    their waking hours, so that a lobby does not depend on one person. Raises NotAllowed
    (who="owner").
    """
    stored = games.reload(connection, table_id)
    owner = stored.game.owner_id
    if by == owner:
        return
    left_at = ready.seen(connection, stored.game.guild_id, owner)
    since = stored.game.created_at if left_at is None else left_at
    schedule = schedule_of(connection, owner, since, stored.game.guild_id)
    gone_at = reached(schedule, since, READY_HOURS[0] * HOUR)
    if gone_at > now or by not in {seat.user_id for seat in stored.seats}:
        raise NotAllowed(who="owner")
    games.update(connection, table_id, stored.game.version, owner_id=by)


def arrive(
    connection: Connection, table_id: int, seating: Seating, person: int | None, now: float
) -> After:
    """Update a lobby after a person has taken a seat; a full one starts the ready check.

    `person` is a player who was seated by others, and must confirm that they are there. It is None
    if the newcomer sat down themselves.
    """
    stored = games.reload(connection, table_id)
    if timers.is_set(connection, READY, table_id, 0):
        asked = (
            _asked(connection, stored, seat, now) if seat.user_id == person else seat
            for seat in stored.seats
        )
        games.replace_seats(connection, table_id, [*asked])
        return look(connection, table_id, seating, now)
    people = [seat.user_id for seat in stored.seats if seat.user_id is not None]
    all_here = all(is_here(connection, stored, user_id, now) for user_id in people)
    if len(stored.seats) < seating.most or all_here or stored.game.ready_hours == NO_CHECK:
        return After(stored)
    return ask(connection, table_id, seating, now)


def depart(connection: Connection, table_id: int, seating: Seating, now: float) -> After:
    """Give free seats to people on the waiting list; if it is empty, end the ready check.

    With fewer players than were asked, a game starts only if a person starts it.
    """
    stored = games.reload(connection, table_id)
    rows = list(stored.seats)
    while len(rows) < seating.most:
        chair = 1 + max((row.chair for row in rows), default=-1)
        successor = _wanting(connection, stored, rows, chair, now)
        if successor is None:
            break
        rows.append(successor)
    came = [row.user_id for row in rows[len(stored.seats) :]]
    games.replace_seats(connection, table_id, rows)
    if not came and timers.is_set(connection, READY, table_id, 0):
        stop(connection, table_id)
        call(connection, stored, stored.game.owner_id, FREE, now)
    for user_id in came:
        arrive(connection, table_id, seating, user_id, now)
    return look(connection, table_id, seating, now)


def stop(connection: Connection, table_id: int) -> None:
    """End the ready check, and drop its notifications."""
    seats = games.reload(connection, table_id).seats
    games.replace_seats(connection, table_id, [row._replace(awaited=None) for row in seats])
    timers.put(connection, READY, table_id, 0, None)
    ready.drop_calls(connection, table_id, HERE)


def announce_enough(connection: Connection, stored: Stored, now: float) -> None:
    """Notify the owner that enough people have joined, an hour after they were last seen."""
    seen = ready.seen(connection, stored.game.guild_id, stored.game.owner_id)
    looks_until = now if seen is None else max(now, seen + HEARD_OF)
    call(connection, stored, stored.game.owner_id, ENOUGH, looks_until)


def _asked(connection: Connection, stored: Stored, seat: SeatRow, now: float) -> SeatRow:
    """Return a chair after asking its person to confirm, if they were not seen for an hour."""
    if seat.user_id is None or seat.awaited is not None:
        return seat
    if is_here(connection, stored, seat.user_id, now):
        return seat
    ready.drop_call(connection, stored.game.id, seat.user_id, SEAT)
    call(connection, stored, seat.user_id, HERE, now)
    ask_here(connection, stored.game.id, seat.user_id, now)
    return seat._replace(awaited=now)


def _heard(connection: Connection, stored: Stored, seat: SeatRow, now: float) -> SeatRow:
    """Return a chair; if its person was seen, they are no longer awaited."""
    if seat.user_id is None or seat.awaited is None:
        return seat
    if not is_here(connection, stored, seat.user_id, now):
        return seat
    return seat._replace(awaited=None)


def _end(connection: Connection, stored: Stored, seat: SeatRow) -> float:
    """Return the time until which an awaited person can confirm."""
    assert seat.user_id is not None and seat.awaited is not None
    schedule = schedule_of(connection, seat.user_id, seat.awaited, stored.game.guild_id)
    return reached(schedule, seat.awaited, stored.game.ready_hours * HOUR)


def _without_late(
    connection: Connection, stored: Stored, seats: Sequence[SeatRow], seating: Seating, now: float
) -> list[SeatRow] | None:
    """Return the chairs after giving those of late players to others.

    Return None if all people are late: then they keep their seats, and the table remains a lobby.
    """
    awaited = [seat for seat in seats if seat.awaited is not None]
    late = [seat for seat in awaited if _end(connection, stored, seat) <= now]
    if len(late) == sum(seat.user_id is not None for seat in seats):
        return None
    rows = [seat for seat in seats if seat not in late]
    for seat in late:
        successor = _wanting(connection, stored, rows, seat.chair, now)
        if successor is not None:
            successor = _asked(connection, stored, successor, now)
        elif stored.game.absentees == BOT:
            successor = seating.bot(rows)._replace(chair=seat.chair)
        rows += [] if successor is None else [successor]
    return sorted(rows, key=lambda row: row.chair)


def _wanting(
    connection: Connection, stored: Stored, rows: list[SeatRow], chair: int, now: float
) -> SeatRow | None:
    """Return a chair for the first welcome person on the waiting list, and notify them."""
    sitting = [row.user_id for row in rows if row.user_id is not None]
    for user_id, name in ready.waiting(connection, stored.game.id):
        try:
            check_welcome(connection, stored.game, user_id, sitting)
            limits.check_seats(connection, stored.game.guild_id, user_id, stored.game.id)
        except HostError:
            continue
        ready.wait_no_more(connection, stored.game.id, user_id)
        wishes.sit_down(connection, user_id, stored.game.guild_id, stored.game.key)
        call(connection, stored, user_id, SEAT, now)
        return SeatRow(chair, None, name, user_id, None, None)
    return None


def _settle_owner(
    connection: Connection, stored: Stored, rows: list[SeatRow], goes_on: bool, now: float
) -> None:
    """Make a seated person the owner if needed, and notify the owner if a seat stays free."""
    game, sitting = stored.game, [row for row in rows if row.user_id is not None]
    owner = game.owner_id
    if owner not in {row.user_id for row in sitting}:
        there = next((row for row in sitting if row.awaited is None), sitting[0])
        owner = there.user_id or owner
        games.update(connection, game.id, game.version, owner_id=owner)
    if not goes_on:
        call(connection, stored, owner, FREE, now)


def deal(connection: Connection, stored: Stored, randbits: Callable[[int], int]) -> Stored:
    """Return a table at its start, with a seed from the bot's secret and its players' salts."""
    secret = committed(connection, stored.game.id, randbits)
    here = {row.user_id for row in stored.seats}
    salts = seeds.salts(connection, stored.game.id)
    return draw_seats(stored, seed_of(secret, (row.digest for row in salts if row.user_id in here)))


def draw_seats(stored: Stored, seed: int) -> Stored:
    """Return the table with its seats drawn by lot, or in the order of the chairs."""
    rows = list(stored.seats)
    if stored.game.seating == "lot":
        Rng(seed).shuffle(rows, "seats")
    seats = tuple(row._replace(seat=seat) for seat, row in enumerate(rows))
    return Stored(stored.game._replace(status="running", seed=seed), seats)


def store_start(connection: Connection, begun: Stored, position: Position, now: float) -> None:
    """Store a starting table and its first post, and end its ready check and notifications."""
    table_id = begun.game.id
    games.update(connection, table_id, 0, status="running", seed=begun.game.seed)
    games.replace_seats(connection, table_id, begun.seats)
    seeds.seat_salts(connection, table_id, begun.seats)
    timers.put(connection, READY, table_id, 0, None)
    calls.forget(connection, table_id)
    games.set_asked(connection, table_id, position.asked, now)
    write_state(connection, position)
    outbox.insert(connection, table_id, 0, "start", None, False, now)
    open_record(connection, table_id, now)
    seats, fixture = len(begun.seats), begun.game.fixture_id
    bots = sum(seat.bot is not None for seat in begun.seats)
    log_table_after_commit(
        connection, "table_started", begun.game, seats=seats, bots=bots, fixture=fixture
    )

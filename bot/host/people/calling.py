"""Calls, i.e. pending notifications of players, each stored as a row until it is answered.

All functions run inside a transaction. A post claims the calls that are due before it is sent, so
that a post that was interrupted by a crash notifies the same people again. Other calls wait for the
table's only timer, and become a separate line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from bot.host.core.api import CALLED, Notice
from bot.host.core.moves.announcing import announce
from bot.host.core.paces import HOUR
from bot.host.people.audience import (
    Callee,
    Moved,
    Occasion,
    Purpose,
    call_at,
    is_live,
    is_looking,
)
from bot.host.people.hours import coming_schedule, counting, daily, reached
from bot.store import Connection
from bot.store.people import preferences, ways
from bot.store.people.ways import WayRow
from bot.store.posting import edits, outbox
from bot.store.tables import games, moves
from bot.store.tables.games import Stored
from bot.store.turns import absence, calls, proposals, timers
from bot.store.turns.calls import CallRow

CALL = "call"
"""Topic of a table's one timer, which calls the people that no post has called."""
TURN, VOTE, PROPOSAL = "turn", "vote", "proposal"
HERE = "here"
"""Topic of calls that ask whether a person is there before the start.

Only ways besides Discord make them: on Discord the lobby has a post of its own.
"""

_NEEDLESS = 0
"""Value of `called_by` for a call not needed: the person is looking, and no other person waits."""
_ELSEWHERE = -1
"""Value of `called_by` for a call made by a post that is not of the outbox."""
_POSTING = 60.0
"""Seconds that a post has to get out and call, before the timer calls those left."""
_NEWEST = 60
"""Newest moves, house bots' included, that are searched for signs of a live table."""


def align(connection: Connection, stored: Stored, now: float) -> None:
    """Store a call for every open decision, and delete calls and reminders of answered ones."""
    table_id = stored.game.id
    wanted = {(row.number, row.user_id, row.asked): row for row in _turns(stored, now)}
    rows = []
    for row in calls.of_table(connection, table_id):
        turn = (row.number, row.user_id, row.asked)
        if wanted.pop(turn, None) if row.topic == TURN else _is_open(connection, row):
            rows.append(row)
        else:
            calls.drop(connection, row)
    if wanted:
        rows += _add(connection, stored, wanted.values(), now)
    _remove_lines(connection, table_id, now)
    _arm(connection, table_id, rows, now)


def ask(
    connection: Connection,
    table_id: int,
    topic: str,
    number: int,
    user_ids: Iterable[int],
    now: float,
    called: Collection[int] = (),
) -> None:
    """Store calls for people who must decide about something other than a move.

    Those in `called` were called by a post that is not of the outbox.
    """
    for user_id in user_ids:
        by = _ELSEWHERE if user_id in called else None
        calls.put(connection, CallRow(table_id, topic, number, user_id, 0, now, by))
    arm(connection, table_id, now)


def ask_here(connection: Connection, table_id: int, user_id: int, now: float) -> None:
    """Have a person's ways ask whether they are there, as the lobby does on Discord.

    The call takes the place of an earlier one and of all that the ways sent for it.
    """
    row = CallRow(table_id, HERE, 0, user_id, 0, now, _ELSEWHERE)
    calls.drop(connection, row)
    calls.put(connection, row)


def answered(
    connection: Connection, table_id: int, topic: str, number: int, user_id: int, now: float
) -> None:
    """Delete the call of a person who has decided about something other than a move."""
    calls.drop(connection, CallRow(table_id, topic, number, user_id, 0, now))
    tidy(connection, table_id, now)


def claim(
    connection: Connection, table_id: int, post: int, asked: Mapping[int, int], now: float
) -> None:
    """Claim for a post the due, unclaimed calls for these seats' decisions (given by stamp)."""
    for row in calls.of_table(connection, table_id):
        told = row.topic == TURN and asked.get(row.number) == row.asked
        if told and row.called_by is None and _is_due(connection, row, now):
            calls.put(connection, row._replace(called_by=post))
    arm(connection, table_id, now)


def claim_for(
    connection: Connection, table_id: int, post: int, user_ids: tuple[int, ...], now: float
) -> set[int]:
    """Claim for a post the calls to these people if they are awake; return the awake people."""
    awake = {user_id for user_id in user_ids if is_awake(connection, user_id, now)}
    for row in calls.of_table(connection, table_id):
        if row.user_id in awake and row.called_by is None:
            calls.put(connection, row._replace(called_by=post))
    arm(connection, table_id, now)
    return awake


def claim_directly(
    connection: Connection, table_id: int, user_ids: Collection[int], now: float
) -> set[int]:
    """Return those people who still have a turn and are awake, to send them direct messages.

    A sleeping person who wants direct messages is notified of that turn when they wake up.
    """
    awake = set()
    for row in _where(connection, table_id, lambda row: row.topic == TURN):
        if row.user_id not in user_ids:
            continue
        pings = preferences.load(connection, row.user_id).pings
        if is_awake(connection, row.user_id, now):
            awake.add(row.user_id)
        elif row.called_by and pings in Purpose.PRIVATE.value.direct:
            calls.put(connection, row._replace(called_by=None))
    arm(connection, table_id, now)
    return awake


def mark_called(
    connection: Connection, table_id: int, user_ids: Collection[int], now: float
) -> None:
    """Store that posts missing from a restored backup have notified people."""
    unsent = {None, *(row.id for row in outbox.posts_due(connection, table_id))}
    for row in calls.of_table(connection, table_id):
        if row.user_id in user_ids and row.called_by in unsent:
            calls.put(connection, row._replace(called_by=_NEEDLESS))
    arm(connection, table_id, now)


def keep(connection: Connection, table_id: int, post: int, now: float) -> None:
    """Release calls of a retried post that are no longer due."""
    for row in _of_post(connection, table_id, post):
        if not _is_due(connection, row, now):
            calls.put(connection, row._replace(called_by=None))
    arm(connection, table_id, now)


def called_by(connection: Connection, table_id: int, post: int) -> set[int]:
    """Return the people whom a post notifies."""
    return {row.user_id for row in _of_post(connection, table_id, post)}


def call_of(connection: Connection, table_id: int, user_id: int, post: int) -> int | None:
    """Return the post to whose call a direct message of a post belongs, or None.

    A message that notifies a person again belongs to the earlier call.
    """
    mine = _where(connection, table_id, lambda row: row.user_id == user_id and bool(row.called_by))
    posts = [row.called_by for row in mine if row.called_by == post or row.topic == TURN]
    return max((known for known in posts if known is not None), default=None)


def release(connection: Connection, table_id: int, post: int, now: float) -> None:
    """Release the calls of a post that was never sent, so that a reminder makes them."""
    for row in _of_post(connection, table_id, post):
        calls.put(connection, row._replace(called_by=None))
    arm(connection, table_id, now)


def calls_due(connection: Connection, table_id: int, now: float) -> None:
    """Post one reminder for all calls that are due, and set the timer for the next ones."""
    align(connection, games.reload(connection, table_id), now)
    waiting = _where(connection, table_id, lambda row: row.called_by is None)
    found = [row for row in waiting if _is_due(connection, row, now)]
    if found and any(not row.quiet for row in outbox.posts_due(connection, table_id)):
        # A post is being sent, and may make these calls.
        timers.put(connection, CALL, table_id, 0, now + _POSTING)
        return
    if found:
        post = announce(connection, games.reload(connection, table_id), Notice(CALLED), now)
        for row in found:
            calls.put(connection, row._replace(called_by=post))
    arm(connection, table_id, now)


def arm(connection: Connection, table_id: int, now: float) -> None:
    """Set the table's timer for the next call that no post has made."""
    _arm(connection, table_id, calls.of_table(connection, table_id), now)


def _arm(connection: Connection, table_id: int, rows: Iterable[CallRow], now: float) -> None:
    moments = (_at(connection, row, now) for row in rows if row.called_by is None)
    coming = min((moment for moment in moments if moment is not None), default=None)
    due_at = None if coming is None else max(coming, now + _POSTING) if coming <= now else coming
    timers.put(connection, CALL, table_id, 0, due_at)


def arm_everywhere(connection: Connection, user_id: int, now: float) -> None:
    """Reschedule a person's calls after their hours or vacations have changed."""
    ways.plan_again(connection, user_id)
    for table_id in calls.tables_of(connection, user_id):
        arm(connection, table_id, now)


def tidy(connection: Connection, table_id: int, now: float) -> None:
    """Delete reminders that have been answered by all their people, and set the timer."""
    _remove_lines(connection, table_id, now)
    arm(connection, table_id, now)


def _remove_lines(connection: Connection, table_id: int, now: float) -> None:
    lines = calls.answered_lines(connection, table_id)
    for line in lines:
        edits.remove(connection, table_id, line.place_id, line.message_id, now)
    if lines:
        calls.drop_lines(connection, lines)


def is_awake(connection: Connection, user_id: int, now: float) -> bool:
    """Return whether a person may be notified now."""
    return callable_at(connection, user_id, now) == now


def callable_at(connection: Connection, user_id: int, since: float) -> float | None:
    """Return when a person may be notified of an event at `since`, or None for never."""
    return call_at(Occasion(since), _callee(connection, user_id, since), since)


def wakes_at(connection: Connection, user_id: int, now: float) -> float:
    """Return when a person is next awake, which is `now` if they are awake."""
    callee = _callee(connection, user_id, now)._replace(pings=None)
    return call_at(Occasion(now), callee, now) or now


def way_calls_at(connection: Connection, row: CallRow, way: WayRow, now: float) -> float | None:
    """Return when a way besides Discord makes a call: `now`, or a later time in waking hours.

    It leaves as many waking hours for an answer as its person chose, whatever they chose for pings
    on Discord. None means never: nothing is asked any more.
    """
    if not is_asked(connection, row):
        return None
    schedule = coming_schedule(connection, row.user_id, row.since)
    first = reached(schedule, row.since, way.waits * HOUR)
    return next(counting(schedule, max(first, now))).start


def way_digest_at(connection: Connection, row: CallRow, hour: int, now: float) -> float:
    """Return when a way that calls once a day tells of a call: `now`, or a later waking hour."""
    schedule = coming_schedule(connection, row.user_id, row.since)
    first = daily(schedule, hour, row.since)
    return next(counting(schedule, max(first, now))).start


def is_asked(connection: Connection, row: CallRow) -> bool:
    """Return whether a call is still to be answered; `align` deletes those of moves in time."""
    return row.topic == TURN or _is_open(connection, row)


def is_live_at(connection: Connection, table_id: int, now: float) -> bool:
    """Return whether people are playing at a table right now."""
    return is_live(_moved(connection, table_id), now)


def _add(
    connection: Connection, stored: Stored, rows: Iterable[CallRow], now: float
) -> Iterator[CallRow]:
    """Store new calls, and yield them as they were stored."""
    moved = _moved(connection, stored.game.id)
    live = is_live(moved, now)
    alone = sum(seat.user_id is not None and seat.caretaker is None for seat in stored.seats) == 1
    for row in rows:
        occasion = Occasion(now, is_looking(moved, row.user_id, now), live, alone)
        since = occasion.since
        called = row._replace(called_by=_NEEDLESS) if since is None else row._replace(since=since)
        calls.put(connection, called)
        yield called


def _turns(stored: Stored, now: float) -> list[CallRow]:
    """Return a call for each person who must decide; none unless the table runs unpaused."""
    game = stored.game
    if game.status != "running" or game.paused_at is not None:
        return []
    return [
        CallRow(game.id, TURN, seat.seat, seat.user_id, seat.asked, now)
        for seat in stored.seats
        if seat.seat is not None and seat.asked is not None
        # A person whose seat a house bot plays is not asked.
        if seat.user_id is not None and seat.caretaker is None
    ]


def _is_open(connection: Connection, row: CallRow) -> bool:
    """Return whether a call about something other than a move is still to be answered."""
    return _OPEN[row.topic](connection, row)


def _is_voted_on(connection: Connection, row: CallRow) -> bool:
    lapse = absence.lapse(connection, row.number)
    return lapse is not None and lapse.outcome is None


def _is_proposed(connection: Connection, row: CallRow) -> bool:
    proposal = proposals.load(connection, row.number)
    return proposal is not None and proposal.outcome is None


def _is_awaited(connection: Connection, row: CallRow) -> bool:
    """Return whether a person has yet to say that they are there."""
    stored = games.reload(connection, row.game_id)
    awaited = {seat.user_id for seat in stored.seats if seat.awaited is not None}
    return stored.game.status == "lobby" and row.user_id in awaited


_OPEN: Mapping[str, Callable[[Connection, CallRow], bool]] = {
    VOTE: _is_voted_on,
    PROPOSAL: _is_proposed,
    HERE: _is_awaited,
}
"""The check of whether a call is still to be answered, by topic."""


def _moved(connection: Connection, table_id: int) -> list[Moved]:
    """Return the newest moves that people made at a table, oldest first."""
    return [Moved(*row) for row in moves.newest_times(connection, table_id, _NEWEST)]


def _callee(connection: Connection, user_id: int, now: float) -> Callee:
    schedule = coming_schedule(connection, user_id, now)
    return Callee(schedule, preferences.load(connection, user_id).pings)


def _at(connection: Connection, row: CallRow, now: float) -> float | None:
    return call_at(Occasion(row.since), _callee(connection, row.user_id, now), now)


def _is_due(connection: Connection, row: CallRow, now: float) -> bool:
    moment = _at(connection, row, now)
    return moment is not None and moment <= now


def _where(connection: Connection, table_id: int, fits: Callable[[CallRow], bool]) -> list[CallRow]:
    return [row for row in calls.of_table(connection, table_id) if fits(row)]


def _of_post(connection: Connection, table_id: int, post: int) -> list[CallRow]:
    return _where(connection, table_id, lambda row: row.called_by == post)

"""A player's time-out: two reminders, the time-out itself, a vote, and its outcome.

All functions run inside a transaction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bot.host.absence import seats, table_clocks
from bot.host.absence.table_clocks import CALLED_AGAIN, OUT, Clock, reached_stage, runs_out_at
from bot.host.core.api import LeagueDecides, NotAllowed, NothingToVote, Notice
from bot.host.core.moves.announcing import announce
from bot.host.core.moves.endings import abandon
from bot.host.core.paces import STANDARD
from bot.host.core.registry import name_at
from bot.host.people import calling
from bot.host.people.hours import Schedule, reached, schedule_of
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.leagues import seasons
from bot.store.tables import games
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import absence, clocks, timers
from bot.store.turns.absence import LapseRow

CARETAKER, WAIT, END = "caretaker", "wait", "end"
CHOICES = (CARETAKER, WAIT, END)


def others(stored: Stored, seat: int) -> list[SeatRow]:
    """Return the other seats at which people are playing."""
    return [s for s in stored.seats if s.seat != seat and s.user_id and not s.caretaker]


def present(stored: Stored, seat: int) -> tuple[int, ...]:
    """Return the other people who are playing, who together may end the table."""
    return tuple(row.user_id for row in others(stored, seat) if row.user_id is not None)


def electorate(stored: Stored, seat: int, on_vacation: Collection[int]) -> tuple[int, ...]:
    """Return the voters: the owner if the table says so, or else all other people who are playing.

    A person on vacation is not asked, unless no one else is left. If the owner is absent, the
    others decide.
    """
    people = present(stored, seat)
    at_home = [user_id for user_id in people if user_id not in on_vacation]
    if stored.game.at_timeout == "owner" and stored.game.owner_id in at_home:
        return (stored.game.owner_id,)
    return tuple(at_home) or people


def verdict(
    votes: Mapping[int, str], asked: Sequence[int], present: Sequence[int], closed: bool
) -> str | None:
    """Return the outcome of a vote, or None if it is still open.

    The table ends only if all others who are `present` vote for that. Otherwise more than half of
    the voters decide immediately. When all have voted or the time is up, the choice with the most
    votes wins; after a tie or without votes, a house bot plays.
    """
    if present and all(votes.get(user_id) == END for user_id in present):
        return END
    counts = Counter(c for user_id, c in votes.items() if user_id in asked and c != END)
    ranked = counts.most_common()
    if ranked and ranked[0][1] * 2 > len(asked):
        return ranked[0][0]
    if not closed and counts.total() < len(asked) and not votes.keys() >= {*present}:
        return None
    best = [choice for choice, count in ranked if count == ranked[0][1]]
    return best[0] if len(best) == 1 else CARETAKER


def clock_due(connection: Connection, table_id: int, number: int, kind: str, now: float) -> None:
    """Carry out the stage that a clock has reached, and set the timer for its next stage."""
    stored = games.reload(connection, table_id)
    pace, seat = table_clocks.pace_of(stored), stored.seats[number]
    timers.put(connection, table_clocks.CLOCK, table_id, number, None)
    if pace is None or seat.user_id is None:
        return
    clock = table_clocks.clock_of(connection, stored, seat, pace)
    if clock.since is None:
        return
    schedule = schedule_of(connection, seat.user_id, clock.since, stored.game.guild_id)
    stage = reached_stage(clock, pace, schedule, now)
    wakes_at = calling.wakes_at(connection, seat.user_id, now)
    if stage < OUT and wakes_at > now:
        # The stage was due just as the player fell asleep, or the bot is checking late.
        timers.put(connection, table_clocks.CLOCK, table_id, number, wakes_at)
        return
    table_clocks.save(connection, stored, seat, clock._replace(stage=stage))
    if stage == OUT > clock.stage:
        _ask_others(connection, stored, seat, kind, now)
    elif stage > clock.stage:
        _call(connection, stored, seat, clock._replace(stage=stage), schedule, now)


def ballot_due(connection: Connection, table_id: int, lapse_id: int, kind: str, now: float) -> None:
    """Close a vote whose time is over; downtime of the bot extends the vote."""
    stored = games.reload(connection, table_id)
    timers.put(connection, table_clocks.BALLOT, table_id, lapse_id, None)
    lapse = absence.lapse(connection, lapse_id)
    if lapse is None or lapse.outcome is not None:
        return
    closes_at = deadline(connection, stored, lapse)
    if closes_at > now:
        timers.put(connection, table_clocks.BALLOT, table_id, lapse_id, closes_at)
    else:
        decide(connection, stored, lapse, kind, now, closed=True)


def vote(
    connection: Connection, lapse_id: int, user_id: int, choice: str, kind: str, now: float
) -> str | None:
    """Store a vote, and return the outcome, or None if the vote is still open.

    Raises NothingToVote, NotAllowed (who="voter"), LeagueDecides.
    """
    lapse = absence.lapse(connection, lapse_id)
    if lapse is None or lapse.outcome is not None:
        raise NothingToVote
    stored = games.reload(connection, lapse.game_id)
    if choice == END and stored.game.fixture_id is not None:
        raise LeagueDecides(what="end")
    may_end = choice == END and user_id in present(stored, lapse.seat)
    if not may_end and user_id not in asked(connection, stored, lapse):
        raise NotAllowed(who="voter")
    absence.vote(connection, lapse_id, user_id, choice)
    calling.answered(connection, stored.game.id, calling.VOTE, lapse_id, user_id, now)
    return decide(connection, stored, lapse, kind, now, closed=False)


def decide(
    connection: Connection, stored: Stored, lapse: LapseRow, kind: str, now: float, closed: bool
) -> str | None:
    """Carry out and return the outcome of a vote, or return None if there is none yet."""
    votes, people = absence.votes(connection, lapse.id), asked(connection, stored, lapse)
    outcome = verdict(votes, people, present(stored, lapse.seat), closed)
    if outcome is not None:
        table_clocks.settle(connection, stored, lapse.seat, outcome)
        _carry_out(connection, stored, stored.seats[lapse.seat], outcome, kind, now)
    return outcome


def entrust(connection: Connection, stored: Stored, seat: SeatRow, kind: str, now: float) -> None:
    """Have a house bot play for an absent player."""
    _let_play(connection, stored, seat, kind, "caretaker", now)


def leave(connection: Connection, stored: Stored, seat: SeatRow, kind: str, now: float) -> None:
    """Have a house bot play for a player who leaves."""
    _let_play(connection, stored, seat, kind, "left", now)


def _let_play(
    connection: Connection, stored: Stored, seat: SeatRow, kind: str, reason: str, now: float
) -> None:
    """Have a house bot play, and close the votes about other players that this decides.

    If only one player remains, they are notified that they may end the table, unless it belongs to
    a league.
    """
    seats.entrust(connection, stored, seat, kind, reason, now)
    left = present(stored, seat.seat or 0)
    if len(left) == 1 and stored.game.fixture_id is None:
        announce(connection, stored, Notice("absence-alone", calls=left), now)
    _count_anew(connection, stored.game.id, kind, now)


def asked(connection: Connection, stored: Stored, lapse: LapseRow) -> tuple[int, ...]:
    """Return the people who may vote about a time-out."""
    people = [row.user_id for row in others(stored, lapse.seat) if row.user_id]
    off = {user_id for user_id in people if on_vacation(connection, user_id, lapse.at)}
    return electorate(stored, lapse.seat, off)


def on_vacation(connection: Connection, user_id: int, now: float) -> bool:
    """Return whether a person is on vacation at that time."""
    return any(row.starts <= now for row in clocks.vacations(connection, user_id, now))


def deadline(connection: Connection, stored: Stored, lapse: LapseRow) -> float:
    """Return when a vote closes: once every voter has been awake for `pace.ballot`.

    At a table without clocks, which a player has left, the standard pace applies.
    """
    pace = table_clocks.pace_of(stored) or STANDARD
    guild_id = stored.game.guild_id
    people = asked(connection, stored, lapse)
    ends = [
        reached(schedule_of(connection, user_id, lapse.at, guild_id), lapse.at, pace.ballot)
        for user_id in people
    ]
    return max(ends, default=lapse.at)


def _call(
    connection: Connection,
    stored: Stored,
    seat: SeatRow,
    clock: Clock,
    schedule: Schedule,
    now: float,
) -> None:
    assert seat.user_id is not None
    data: dict[str, str | int] = {
        "name": name_at(stored, seat),
        "until_at": round(runs_out_at(clock, schedule) or now),
    }
    topic = "absence-again" if clock.stage == CALLED_AGAIN else "absence-call"
    announce(connection, stored, Notice(topic, data, (seat.user_id,), asks=True), now)
    if clock.stage == CALLED_AGAIN:
        private = Notice("absence-dm", data, (seat.user_id,), private=True)
        announce(connection, stored, private, now)


def _ask_others(
    connection: Connection, stored: Stored, seat: SeatRow, kind: str, now: float
) -> None:
    """Open a vote, or carry out the outcome immediately if no vote is needed."""
    assert seat.seat is not None and seat.user_id is not None
    lapse_id = absence.open_lapse(connection, stored.game.id, seat.seat, seat.user_id, now)
    lapse = LapseRow(lapse_id, stored.game.id, seat.seat, seat.user_id, now, None)
    people, game = asked(connection, stored, lapse), stored.game
    log_table_after_commit(connection, "timed_out", game, seat=seat.seat, asked=len(people))
    seasons.make_due_of_table(connection, game.fixture_id, now)
    if not people or game.at_timeout == "caretaker" or game.haste != 1:
        decide(connection, stored, lapse, kind, now, closed=True)
        return
    closes_at = deadline(connection, stored, lapse)
    timers.put(connection, table_clocks.BALLOT, game.id, lapse_id, closes_at)
    calling.ask(connection, game.id, calling.VOTE, lapse_id, people, now)
    data: dict[str, str | int] = {
        "name": name_at(stored, seat),
        "until_at": round(closes_at),
        "count": len(people),
    }
    topic = "absence-out" if game.fixture_id is None else "league-out"
    announce(connection, stored, Notice(topic, data, people, asks=True), now)


def _carry_out(
    connection: Connection, stored: Stored, seat: SeatRow, outcome: str, kind: str, now: float
) -> None:
    assert seat.seat is not None and seat.user_id is not None
    data = {"name": name_at(stored, seat)}
    if outcome == END:
        announce(connection, stored, Notice("absence-end", data), now)
        abandon(connection, stored.game.id, now)
        table_clocks.align(connection, stored.game.id, now)
        return
    if seat.caretaker is not None:
        # An earlier version of the bot also held votes about players who had left.
        announce(connection, stored, Notice("absence-goes-on", data, asks=True), now)
        return
    if outcome == CARETAKER:
        entrust(connection, stored, seat, kind, now)
        return
    table_clocks.renew(connection, stored, seat.seat)
    table_clocks.align(connection, stored.game.id, now)
    notice = Notice("absence-wait", data, (seat.user_id,), asks=True)
    announce(connection, stored, notice, now)


def _count_anew(connection: Connection, table_id: int, kind: str, now: float) -> None:
    """Close the votes about other players that are decided now that one voter fewer is left."""
    for lapse in absence.open_lapses(connection, table_id):
        stored, still = games.reload(connection, table_id), absence.lapse(connection, lapse.id)
        if still is not None and still.outcome is None and stored.game.status == "running":
            decide(connection, stored, lapse, kind, now, closed=False)

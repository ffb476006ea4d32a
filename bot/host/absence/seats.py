"""Changes of a seat's player, each made inside a transaction and announced by a notice."""

from __future__ import annotations

from bot.host.absence import idle_tables, table_clocks
from bot.host.absence.vacations import OnVacation, TooLate, await_next
from bot.host.core import limits
from bot.host.core.api import (
    PLAYED_OUT,
    AlreadySeated,
    LeagueDecides,
    NotAway,
    Notice,
    NotSeated,
    Person,
    WrongStatus,
)
from bot.host.core.moves.announcing import announce
from bot.host.core.moves.endings import TAKE_UP_WITHIN, is_late, was_begun
from bot.host.core.paces import DAY
from bot.host.core.registry import name_at
from bot.host.people.guests import check_welcome
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.leagues import entrants, seasons
from bot.store.people import wishes
from bot.store.tables import drafts, games
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import absence
from bot.store.turns.absence import TenureRow


def seat_of(stored: Stored, user_id: int) -> SeatRow:
    """Return the seat of a person at a running table. Raises WrongStatus, NotSeated."""
    if stored.game.status != "running":
        raise WrongStatus(status=stored.game.status)
    seat = next((seat for seat in stored.seats if seat.user_id == user_id), None)
    if seat is None:
        raise NotSeated(table=stored.game.id)
    return seat


def open_record(connection: Connection, table_id: int, now: float) -> None:
    """Record the players of a new game's seats, and start its clocks."""
    stored = games.reload(connection, table_id)
    for seat in stored.seats:
        _record(connection, stored, seat, "start", now, seat.bot)
        if seat.user_id is not None:
            await_next(connection, table_id, seat.user_id, now)
    table_clocks.align(connection, table_id, now)
    idle_tables.look(connection, table_id, now)


def entrust(
    connection: Connection, stored: Stored, seat: SeatRow, kind: str, reason: str, now: float
) -> None:
    """Have a house bot play for a person; `reason` is "caretaker", "left" or "vacation"."""
    _set_caretaker(connection, stored, seat, kind, reason, now)
    topic = "vacation-played" if reason == "vacation" else reason
    of_league = stored.game.fixture_id is not None and reason != "vacation"
    prefix = "league" if of_league else "absence"
    _changed(connection, stored, seat._replace(caretaker=kind), f"{prefix}-{topic}", now)


def play_out(connection: Connection, stored: Stored, kind: str, now: float) -> None:
    """Have house bots finish a league's table, to which no player may return."""
    game = stored.game
    games.update(
        connection, game.id, game.version, haste=PLAYED_OUT, paused_at=None, pause_ends_at=None
    )
    for seat in table_clocks.present(stored):
        assert seat.seat is not None
        table_clocks.settle(connection, stored, seat.seat, "caretaker")
        _set_caretaker(connection, stored, seat, kind, "caretaker", now)
    table_clocks.align(connection, game.id, now)
    announce(connection, stored, Notice("league-played-out", asks=True), now)


def come_to_move(connection: Connection, table_id: int, user_id: int, now: float) -> None:
    """Give a seat back to the person a house bot played for. Raises WrongStatus, NotSeated."""
    stored = games.reload(connection, table_id)
    come_back(connection, stored, seat_of(stored, user_id), now)


def come_back(connection: Connection, stored: Stored, seat: SeatRow, now: float) -> None:
    """Give a seat back to a player whom a house bot replaced, or whose time had run out.

    Raises NotAway, LeagueDecides.
    """
    assert seat.seat is not None
    if what := barred(connection, stored, seat):
        raise LeagueDecides(what=what)
    if seat.caretaker is not None:
        _set_caretaker(connection, stored, seat, None, "back", now)
        _changed(connection, stored, seat._replace(caretaker=None), "absence-returned", now)
    elif table_clocks.settle(connection, stored, seat.seat, "back"):
        table_clocks.renew(connection, stored, seat.seat)
        table_clocks.align(connection, stored.game.id, now)
        announce(connection, stored, Notice("absence-back", {"name": name_at(stored, seat)}), now)
    else:
        raise NotAway(table=stored.game.id, who="you")


def substitute(
    connection: Connection, stored: Stored, number: int, person: Person, now: float
) -> None:
    """Give the seat of an absent player to another person.

    Raises WrongStatus, AlreadySeated, NotAway, OnVacation, NotWelcome, TooManyTables,
    LeagueDecides.
    """
    _check_own_seats(stored)
    seat = _free_seat(connection, stored, number, person)
    others = [other.user_id for other in stored.seats if other.user_id and other is not seat]
    check_welcome(connection, stored.game, person.id, others)
    if others:
        limits.check_seats(connection, stored.game.guild_id, person.id, stored.game.id)
    _pass_on(connection, stored, seat, person, "substitute", now)


def seat_alternate(
    connection: Connection, stored: Stored, number: int, person: Person, now: float
) -> None:
    """Give an absent player's seat at a league's table to an alternate.

    Raises WrongStatus, AlreadySeated, NotAway, OnVacation.
    """
    seat = _free_seat(connection, stored, number, person)
    _pass_on(connection, stored, seat, person, "substitute", now)


def _free_seat(connection: Connection, stored: Stored, number: int, person: Person) -> SeatRow:
    """Return a seat that a person may take. Raises the errors of `seat_alternate`."""
    if stored.game.status != "running":
        raise WrongStatus(status=stored.game.status)
    if any(seat.user_id == person.id for seat in stored.seats):
        raise AlreadySeated(table=stored.game.id)
    seat = stored.seats[number] if number < len(stored.seats) else None
    if seat is None or seat.caretaker is None:
        raise NotAway(table=stored.game.id, who="player")
    if absence.caretaker_reason(connection, stored.game.id, number) == "vacation":
        raise OnVacation(name=name_at(stored, seat))
    return seat


def barred(connection: Connection, stored: Stored, seat: SeatRow) -> str | None:
    """Return why a player may not continue at a league's table (over | out), or None."""
    if stored.game.fixture_id is None:
        return None
    season = seasons.of_fixture(connection, stored.game.fixture_id)
    entrant = entrants.load(connection, season.id, seat.user_id or 0) if season else None
    is_out = entrant is not None and entrant.status in ("left", "red")
    return "over" if stored.game.haste == PLAYED_OUT else "out" if is_out else None


def _check_own_seats(stored: Stored) -> None:
    """Check that people may pass on a table's seats themselves. Raises LeagueDecides."""
    if stored.game.fixture_id is not None:
        raise LeagueDecides(what="seat")


def hand_over(
    connection: Connection, stored: Stored, number: int, person: Person, now: float
) -> None:
    """Give a seat of a running table to another person by an organiser's decision.

    Raises WrongStatus, AlreadySeated.
    """
    if stored.game.status != "running":
        raise WrongStatus(status=stored.game.status)
    if any(seat.user_id == person.id for seat in stored.seats):
        raise AlreadySeated(table=stored.game.id)
    _pass_on(connection, stored, stored.seats[number], person, "substitute", now)


def _newest_tenure(connection: Connection, stored: Stored, user_id: int) -> int | None:
    """Return the index of a person's latest tenure at a table, or None."""
    rows = absence.tenures(connection, stored.game.id)
    own = [n for n, row in enumerate(rows) if row.user_id == user_id and row.bot is None]
    return own[-1] if own else None


def want_back(connection: Connection, stored: Stored, person: Person, now: float) -> bool:
    """Give a seat back to an earlier player, or ask its current player to agree.

    Return whether the seat was given back immediately. Raises WrongStatus, NotSeated, TooOften,
    LeagueDecides.
    """
    _check_own_seats(stored)
    if stored.game.status != "running":
        raise WrongStatus(status=stored.game.status)
    number = _newest_tenure(connection, stored, person.id)
    if number is None:
        raise NotSeated(table=stored.game.id)
    seat = stored.seats[absence.tenures(connection, stored.game.id)[number].seat]
    assert seat.user_id is not None
    if seat.caretaker is not None:
        _pass_on(connection, stored, seat, person, "returned", now)
        return True
    limits.spend(connection, limits.WANTS, now, stored.game.id, person.id)
    data: dict[str, str | int] = {
        "name": person.name,
        "other": name_at(stored, seat),
        "tenure": number,
    }
    announce(connection, stored, Notice("absence-wants", data, (seat.user_id,)), now)
    return False


def give_back(
    connection: Connection, stored: Stored, user_id: int, original: int, now: float
) -> None:
    """Hand a seat from its current player back to the earlier player `original`.

    Raises WrongStatus, NotSeated, AlreadySeated, NotAway, LeagueDecides.
    """
    _check_own_seats(stored)
    seat = seat_of(stored, user_id)
    if any(other.user_id == original for other in stored.seats):
        raise AlreadySeated(table=stored.game.id)
    rows = absence.tenures(connection, stored.game.id)
    before = next((r for r in rows if (r.seat, r.user_id) == (seat.seat, original)), None)
    if before is None:
        raise NotAway(table=stored.game.id, who="player")
    _pass_on(connection, stored, seat, Person(original, before.name), "returned", now)


def take_up(connection: Connection, stored: Stored, user_id: int, kind: str, now: float) -> None:
    """Resume an abandoned game; house bots of this kind play for the others until they return.

    Raises WrongStatus, NotSeated, TooLate, LeagueDecides.
    """
    _check_own_seats(stored)
    game = stored.game
    if not was_begun(game):
        raise WrongStatus(status=game.status)
    own = next((seat for seat in stored.seats if seat.user_id == user_id), None)
    if own is None:
        raise NotSeated(table=game.id)
    if is_late(game, now):
        raise TooLate(days=round(TAKE_UP_WITHIN / DAY))
    games.update(
        connection, game.id, game.version, status="running", ended_at=None, still_since=None
    )
    log_table_after_commit(connection, "table_reopened", game)
    others = [seat for seat in stored.seats if seat.user_id not in (None, user_id)]
    for seat in others:
        if seat.caretaker is None:
            _set_caretaker(connection, stored, seat, kind, "resumed", now)
    if own.caretaker is not None:
        _set_caretaker(connection, stored, own, None, "back", now)
    table_clocks.align(connection, game.id, now)
    idle_tables.look(connection, game.id, now)
    calls = tuple(seat.user_id for seat in others if seat.user_id is not None)
    announce(
        connection,
        stored,
        Notice("absence-taken-up", {"name": name_at(stored, own)}, calls, asks=True),
        now,
    )


def _pass_on(
    connection: Connection, stored: Stored, seat: SeatRow, person: Person, reason: str, now: float
) -> None:
    assert seat.seat is not None
    game = stored.game
    absence.reseat(connection, game.id, seat.seat, person.id, person.name)
    drafts.delete_of_seats(connection, game.id, (seat.seat,))
    await_next(connection, game.id, person.id, now)
    wishes.sit_down(connection, person.id, game.guild_id, game.key)
    after = seat._replace(user_id=person.id, name=person.name, caretaker=None)
    _record(connection, stored, after, reason, now)
    _changed(connection, stored, after, f"absence-{reason}-seat", now, seat.name)


def _changed(
    connection: Connection, stored: Stored, seat: SeatRow, topic: str, now: float, other: str = ""
) -> None:
    """Close the vote about a seat whose player changed, renew its clock, and announce it."""
    assert seat.seat is not None
    table_clocks.settle(connection, stored, seat.seat, "caretaker" if seat.caretaker else "back")
    table_clocks.renew(connection, stored, seat.seat)
    table_clocks.align(connection, stored.game.id, now)
    seasons.make_due_of_table(connection, stored.game.fixture_id, now)
    data: dict[str, str | int] = {"name": name_at(stored, seat)}
    notice = Notice(topic, {**data, "other": other} if other else data, asks=True)
    announce(connection, stored, notice, now)
    idle_tables.look(connection, stored.game.id, now)


def _set_caretaker(
    connection: Connection,
    stored: Stored,
    seat: SeatRow,
    kind: str | None,
    reason: str,
    now: float,
) -> None:
    """Record which house bot plays for a person; None means that the person plays again."""
    assert seat.seat is not None
    absence.set_caretaker(connection, stored.game.id, seat.seat, kind)
    _record(connection, stored, seat, reason, now, kind)


def _record(
    connection: Connection,
    stored: Stored,
    seat: SeatRow,
    reason: str,
    now: float,
    bot: str | None = None,
) -> None:
    assert seat.seat is not None
    version = stored.game.version
    row = TenureRow(seat.seat, version, now, seat.name, seat.user_id, bot, reason)
    absence.add_tenure(connection, stored.game.id, row)
    if reason != "start":
        by = "person" if bot is None else "bot"
        log_table_after_commit(
            connection, "seat_changed", stored.game, seat=seat.seat, reason=reason, by=by
        )

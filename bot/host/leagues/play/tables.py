"""Tables of a schedule: opened when their players are free, recorded when they are over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.engine.options import valid
from bot.host.absence import timeouts
from bot.host.core.api import Table
from bot.host.core.dealing import committed_fixture, seed_of
from bot.host.core.registry import position_of, table_of
from bot.host.leagues.api import LEAGUE_OWNER, OVERTIME, League, Season
from bot.host.leagues.core import Parts, log_line
from bot.host.leagues.play.conduct import records_of
from bot.host.lobby.ready_check import draw_seats, store_start
from bot.leagues.points import shares
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.leagues import entrants, facts, fixtures
from bot.store.leagues.fixtures import FixtureSeatRow, StoredFixture
from bot.store.tables import finishers, games, moves, seeds
from bot.store.tables.finishers import FinisherRow
from bot.store.tables.games import GameRow, SeatRow, Stored
from bot.store.turns import absence
from bot.store.turns.absence import TenureRow


class Playing(NamedTuple):
    """A fixture in play, and its open table."""

    fixture: StoredFixture
    table: Stored


def playing(connection: Connection, season_id: int) -> list[Playing]:
    """Return the running tables of a season, in the order of the schedule."""
    found = [
        Playing(one, games.reload(connection, one.fixture.game_id))
        for one in fixtures.of_season(connection, season_id)
        if one.fixture.stage == "playing" and one.fixture.game_id is not None
    ]
    return [one for one in found if one.table.game.status == "running"]


def absent_of(connection: Connection, season_id: int) -> frozenset[int]:
    """Return the people who have left a season or were excluded by a red card."""
    rows = entrants.of_season(connection, season_id)
    return frozenset(row.user_id for row in rows if row.status in ("left", "red"))


def startable(
    connection: Connection, season: Season, limits: Mapping[int, int]
) -> list[StoredFixture]:
    """Return the tables to open now, in the order of the schedule.

    A table waits while a player or the season has as many open tables as their limit. From the last
    day on, only the season's limit counts, so that every table begins before the hard end.
    """
    planned = [f for f in fixtures.of_season(connection, season.id) if f.fixture.stage == "planned"]
    playing = facts.playing(connection, season.id)
    room = season.settings.open_tables - facts.open_tables(connection, season.id)
    found = []
    for one in planned:
        people = [seat.user_id for seat in one.seats]
        if room <= 0:
            break
        free = all(playing.get(user_id, 0) < limits.get(user_id, 1) for user_id in people)
        if free or season.stage == OVERTIME:
            found.append(one)
            room -= 1
        # Also count a table that cannot start yet: its players keep room for it.
        for user_id in people:
            playing[user_id] = playing.get(user_id, 0) + 1
    return found


async def open_table(
    parts: Parts, season: Season, fixture: StoredFixture, at: League, haste: int = 1
) -> Table | None:
    """Open a fixture's table with its players in their seats, where the league `at` shows it.

    Return None if it cannot be opened now: it is already open, its players have changed since it
    was read, or a player has reached their limit of tables. A house bot plays for a player who is
    out of the season until an alternate takes the seat. Raises SeasonChanged.
    """
    registry = parts.registry
    rules, now = registry.rules(season.settings.game), registry.now()
    options = valid(rules.info.options, season.settings.options)
    season = replace(season, settings=replace(season.settings, options=options))
    secret = await parts.write(
        season, lambda db: committed_fixture(db, fixture.fixture.id, registry.randbits)
    )
    seed = seed_of(secret, ())
    set_up = partial(rules.setup, len(fixture.seats), options, seed)
    state = await registry.computed(season.settings.game, set_up)

    def work(connection: Connection) -> Table | None:
        limits = limits_of(connection, season)
        if fixture not in startable(connection, season, limits):
            return None
        names, absent = names_of(connection, season), absent_of(connection, season.id)
        table_id = games.insert(connection, _game_row(season, fixture, at, haste, now))
        seeds.commit(connection, table_id, secret)
        begun = draw_seats(Stored(_row(connection, table_id), _seats(fixture, names)), seed)
        position = position_of(table_of(begun), rules, state, 0)
        opened = {"game": begun.game.key, "pace": begun.game.pace}
        log_table_after_commit(connection, "table_opened", begun.game, **opened)
        store_start(connection, begun, position, now)
        registry.store_begun(connection, position.table)
        fixtures.opened(connection, fixture.fixture.id, table_id)
        log_line(connection, season, "started", now, fixture=fixture.fixture.id, table=table_id)
        _leave(connection, table_id, absent, parts.house_bot(season), now)
        return position.table

    return await parts.write(season, work)


def _leave(
    connection: Connection, table_id: int, absent: frozenset[int], bot: str, now: float
) -> None:
    """Seat house bots at a new table for players who are out of the season."""
    for seat in games.reload(connection, table_id).seats:
        if seat.user_id in absent:
            timeouts.leave(connection, games.reload(connection, table_id), seat, bot, now)


def record_results(connection: Connection, season: Season, now: float) -> list[StoredFixture]:
    """Store the results of tables that have ended; return their fixtures.

    A table that an organiser ended without a result does not count for its players.
    """
    found = []
    for fixture in fixtures.unrecorded(connection, season.id):
        assert fixture.fixture.game_id is not None
        seats = seat_results(connection, fixture)
        game = games.reload(connection, fixture.fixture.game_id).game
        if not seats:
            fixtures.set_stage(connection, fixture.fixture.id, "void")
            log_line(connection, season, "void", now, fixture=fixture.fixture.id, why="abandoned")
            continue
        fixtures.finished(connection, fixture.fixture.id, game.ended_at or now, seats)
        log_line(connection, season, "finished", now, fixture=fixture.fixture.id, table=game.id)
        found.append(fixture)
    return found


def seat_results(connection: Connection, fixture: StoredFixture) -> list[FixtureSeatRow]:
    """Return the result of each seat of a finished fixture; empty if there are no scores."""
    table_id = fixture.fixture.game_id
    assert table_id is not None
    version = games.reload(connection, table_id).game.version
    scores = {row.seat: row for row in moves.results(connection, table_id)}
    who = {row.seat: row for row in finishers.load(connection, table_id)}
    decided = finishers.decisions(connection, table_id, version)
    tenures = absence.tenures(connection, table_id)
    stored = {seat.seat: seat for seat in games.reload(connection, table_id).seats}
    return [
        _result(
            seat,
            who[seat.seat],
            stored[seat.seat],
            (scores[seat.seat].rank, scores[seat.seat].points),
            [user_id for number, user_id in decided if number == seat.seat],
            [row for row in tenures if row.seat == seat.seat],
        )
        for seat in fixture.seats
        if seat.seat in scores
    ]


def _result(
    paired: FixtureSeatRow,
    finished: FinisherRow,
    seat: SeatRow,
    ranked: tuple[int, int],
    decided: list[int],
    tenures: list[TenureRow],
) -> FixtureSeatRow:
    finisher, by_bot = seat.user_id, finished.bot is not None
    counted = shares(decided, finisher, paired.user_id)
    left = by_bot and bool(tenures) and tenures[-1].reason == "left"
    return paired._replace(
        finisher=finisher,
        rank=ranked[0],
        score=ranked[1],
        decisions=counted.decisions,
        own=counted.own,
        by_bot=counted.by_bot,
        gave_up=int(left),
        bot_from=finished.since if by_bot else None,
    )


def names_of(connection: Connection, season: Season) -> dict[int, str]:
    """Return the names of all people with an entry in the season, by person."""
    return {row.user_id: row.name for row in entrants.of_season(connection, season.id)}


def limits_of(connection: Connection, season: Season) -> dict[int, int]:
    """Return how many tables each person may play at the same time; a yellow card reduces this."""
    known = records_of(connection, season)
    return {
        row.user_id: known[row.user_id].at_once(row.at_once)
        if row.user_id in known
        else row.at_once
        for row in entrants.of_season(connection, season.id)
    }


def _game_row(
    season: Season, fixture: StoredFixture, at: League, haste: int, now: float
) -> GameRow:
    return GameRow(
        id=0,
        key=season.settings.game,
        status="lobby",
        options=games.options_text(season.settings.options),
        seed=0,
        guild_id=at.guild_id,
        channel_id=at.channel_id,
        lives="thread",
        thread_id=None,
        card_id=None,
        post_id=None,
        owner_id=LEAGUE_OWNER,
        language=at.language,
        version=0,
        created_at=now,
        pace=season.settings.pace,
        rated=int(season.settings.rated),
        seating="fixed",
        fixture_id=fixture.fixture.id,
        haste=haste,
    )


def _row(connection: Connection, table_id: int) -> GameRow:
    return games.reload(connection, table_id).game


def _seats(fixture: StoredFixture, names: Mapping[int, str]) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(seat.seat, None, names.get(seat.user_id, "?"), seat.user_id, None, None)
        for seat in fixture.seats
    )

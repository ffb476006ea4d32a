"""The rounds of a Swiss event, opened by rule or by an organiser, and paired by standing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import NamedTuple, TypeVar

from bot.host.absence import table_clocks
from bot.host.core.api import Person, UnknownGame
from bot.host.core.dealing import committed_fixture
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import PLAYED, RUNNING, NoRound, Season
from bot.host.leagues.core import (
    Parts,
    SeasonChanged,
    entries,
    load_season,
    log_line,
    lot_of,
    post,
    sizes_in,
)
from bot.host.leagues.pairing.drafting import (
    PAIRING,
    avoided_in,
    awake_hours,
    logged_pairings,
    teams_in,
)
from bot.host.leagues.pairing.rounds import ROUND, winners
from bot.host.leagues.play.departures import drop_if_gone
from bot.host.leagues.play.late import admit_late
from bot.host.leagues.play.overtime import HASTE, ends_of, hurry, play_out
from bot.host.leagues.play.starting import hinder
from bot.host.leagues.play.tables import playing
from bot.host.leagues.standings.results import Results, results_of, rounds_to_come
from bot.leagues.pairing import CannotPair, Pairing, Request, recipe
from bot.leagues.pairing.request import Earlier, Table
from bot.leagues.rounds import rounds_of_winners
from bot.leagues.settings import AUTOMATIC, SWISS
from bot.store import Connection
from bot.store.leagues import fixtures, records, seasons

OPENED = "round_opened"
"""Kind of the log line by which an organiser opens a round; its data is the round's number."""
WANTED = "round_wanted"
"""Kind of the post that asks organisers to open a round."""
T = TypeVar("T")

ONLY = 1
"""The division of all tables but those of winners."""


class Progress(NamedTuple):
    """The number of drawn and coming rounds of a Swiss event, and of its tables that are not over.

    `drawn` includes rounds of winners, and `coming` does not.
    """

    drawn: int
    coming: int
    open_tables: int

    @property
    def next(self) -> int:
        """Return the number of the next round, counted from 1."""
        return self.drawn + 1


def progress(connection: Connection, season: Season) -> Progress:
    """Return the progress of a Swiss event."""
    stored = fixtures.of_season(connection, season.id)
    open_tables = sum(one.fixture.stage not in ("over", "void") for one in stored)
    drawn = {one.fixture.wave for one in stored}
    return Progress(len(drawn), rounds_to_come(season, stored), open_tables)


def may_open(connection: Connection, season: Season, number: int) -> bool:
    """Return whether a round may open now, by rule or because an organiser opened it."""
    if season.settings.opening == AUTOMATIC:
        return True
    return records.is_logged(connection, season.id, OPENED, json.dumps({"round": number}))


def rounds_follow(
    connection: Connection, season: Season, sizes: frozenset[int], now: float
) -> bool:
    """Return whether more rounds follow that must be drawn elsewhere than in the season's step.

    These are the rounds by standing, and rounds of winners that organisers open. The organisers are
    asked once to open such a round.
    """
    if season.settings.form != SWISS:
        return False
    number = round_waiting(connection, season, sizes)
    if number is not None:
        post(connection, season, WANTED, now, mark=str(number), data={"round": number})
    return number is not None or _by_standing(connection, season, sizes)


def round_waiting(connection: Connection, season: Season, sizes: frozenset[int]) -> int | None:
    """Return the number of the round that waits for an organiser to open it, or None."""
    found = progress(connection, season)
    if found.open_tables or may_open(connection, season, found.next):
        return None
    if _by_standing(connection, season, sizes) or winners(connection, season, sizes):
        return found.next
    return None


def _by_standing(connection: Connection, season: Season, sizes: frozenset[int]) -> bool:
    """Return whether a round by standing is still to come, and enough people play for a table."""
    coming = progress(connection, season).coming
    return bool(coming) and len(_inside(connection, season)) >= min(sizes)


class Rounds:
    """Service with which organisers open rounds."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def ends(self, season_id: int) -> float | None:
        """Return when the current round's clocks speed up, or None if only at the season's end."""
        found = await self.current(season_id)
        return None if found is None else found.hasty_at

    async def current(self, season_id: int) -> RoundEnds | None:
        """Return when the current round ends, or None if it has no end but the season's.

        That is not known, and so None as well, while the game is missing.
        """
        return await self._asked(season_id, round_ends)

    async def waiting(self, season_id: int) -> int | None:
        """Return the number of the round that waits for an organiser to open it, or None."""

        def number(connection: Connection, season: Season, sizes: frozenset[int]) -> int | None:
            if season.settings.form != SWISS or season.stage not in PLAYED:
                return None
            return round_waiting(connection, season, sizes)

        return await self._asked(season_id, number)

    async def _asked(
        self, season_id: int, ask: Callable[[Connection, Season, frozenset[int]], T | None]
    ) -> T | None:
        """Return what a function finds out about a season, None while its game is missing."""

        def read(connection: Connection) -> T | None:
            season = load_season(connection, season_id)
            try:
                return ask(connection, season, sizes_in(self._registry, season))
            except UnknownGame:
                return None

        return await self._registry.database.read(read)

    async def open(self, season_id: int, by: Person, number: int) -> None:
        """Open a round, counted from 1; it is drawn soon afterwards.

        Raises NoRound, UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> None:
            season = load_season(connection, season_id)
            _check_next(connection, season, number)
            if not may_open(connection, season, number):
                log_line(connection, season, OPENED, now, by=by.id, round=number)
                seasons.make_due(connection, season_id, now)

        await self._registry.write_in(season_id, work)


def _check_next(connection: Connection, season: Season, number: int) -> None:
    """Check that a round is the next one, and that all tables before it are over.

    Raises NoRound.
    """
    found = progress(connection, season)
    if season.settings.form != SWISS or season.stage not in PLAYED:
        raise NoRound(why="stage", round=number)
    if number <= found.drawn:
        raise NoRound(why="drawn", round=number)
    if number != found.next or found.open_tables:
        raise NoRound(why="open", round=number, tables=found.open_tables)


async def draw_round(parts: Parts, season: Season, sizes: frozenset[int], now: float) -> bool:
    """Draw the next round if it is time; return whether a round was drawn.

    Raises SeasonChanged.
    """
    database = parts.registry.database
    if not await database.read(lambda db: _is_time(db, season)):
        return False
    await admit_late(parts, season, now)
    for user_id in await database.read(lambda db: _inside(db, season)):
        await drop_if_gone(parts, season, user_id, now)
    wanted = await database.read(lambda db: request_of_round(db, season, sizes))
    if wanted is None:
        return False
    try:
        pairing: Pairing | CannotPair = await parts.pairer(wanted)
    except CannotPair as error:
        pairing = error

    def store(connection: Connection) -> bool:
        if request_of_round(connection, season, sizes) != wanted:
            raise SeasonChanged
        if isinstance(pairing, CannotPair):
            hinder(connection, season, f"{pairing.reason}:{pairing.count}", now)
            return False
        _store(connection, season, wanted, pairing, parts, now)
        return True

    return await parts.write(season, store)


class RoundEnds(NamedTuple):
    """Times when a round's clocks speed up, and when house bots play its tables out."""

    hasty_at: float
    hard_at: float
    number: int
    """The round, counted from 1."""


LAST_PART = 4
"""Divisor of a round's time: house bots play its tables out this part of it after its end."""


def round_ends(connection: Connection, season: Season, sizes: frozenset[int]) -> RoundEnds | None:
    """Return the end of a round that opened automatically, or None if it has no end of its own.

    The time from the round's start to the season's last day is divided equally among this round and
    those to come.
    """
    if season.settings.form != SWISS or season.settings.opening != AUTOMATIC:
        return None
    rows = [
        row
        for kind in (PAIRING, ROUND)
        for row in records.logged_since(connection, season.id, kind, 0)
    ]
    results, settings = results_of(connection, season.id), season.settings
    people = _winners_next(results, sizes)
    later = results.coming + rounds_of_winners(people, settings.size, sizes)
    if not rows or not later or season.stage != RUNNING:
        return None
    began_at = max(row.at for row in rows)
    length = (ends_of(season).hasty_at - began_at) / (later + 1)
    hasty_at = began_at + length
    guild_id = season.league.guild_id
    hard_at = table_clocks.passed(connection, guild_id, hasty_at, length / LAST_PART)
    return RoundEnds(hasty_at, hard_at, progress(connection, season).drawn)


def _winners_next(results: Results, sizes: frozenset[int]) -> int:
    """Return how many people the next round of winners will have, or 0 if there is none."""
    settings = results.season.settings
    if not results.rounds:
        return settings.up
    tables = len(results.rounds[-1])
    return 0 if tables == 1 else max(min(sizes), -(-tables // settings.size) * settings.size)


async def end_round(parts: Parts, season: Season, now: float) -> float:
    """Speed up the clocks of a round whose time is over, then let house bots play it out.

    Return when to look again. Raises SeasonChanged.
    """
    sizes, database = sizes_in(parts.registry, season), parts.registry.database
    ends = await database.read(lambda db: round_ends(db, season, sizes))
    if ends is None:
        return now + DAY
    if now < ends.hasty_at:
        return ends.hasty_at
    if now >= ends.hard_at:
        await play_out(parts, season, now)
        return now + DAY
    kind, until = parts.house_bot(season), round(ends.hard_at)
    for one in await database.read(lambda db: playing(db, season.id)):
        if one.table.game.haste == 1:
            await parts.change(
                season,
                one.table.game.id,
                lambda db, stored: hurry(db, stored, HASTE, kind, until, now, "league-round-late"),
            )
    return ends.hard_at


def _inside(connection: Connection, season: Season) -> list[int]:
    return [one.person for one in entries(connection, season.id, "in")]


def _is_time(connection: Connection, season: Season) -> bool:
    """Return whether the next round should be drawn now."""
    if season.settings.form != SWISS or season.stage not in PLAYED:
        return False
    found = progress(connection, season)
    is_next = found.coming and not found.open_tables
    return bool(is_next and may_open(connection, season, found.next))


def request_of_round(
    connection: Connection, season: Season, sizes: frozenset[int]
) -> Request | None:
    """Return the pairing request for the next round, or None if it cannot be drawn now.

    If organisers open the rounds, people play together, so their usual hours do not count.
    """
    if not _is_time(connection, season):
        return None
    people = _inside(connection, season)
    if len(people) < min(sizes):
        return None
    results, drawn = results_of(connection, season.id), progress(connection, season).drawn
    scores = {
        row.person: round(100 * row.per_game)
        for rows in results.divisions.values()
        for row in rows
        if row.person in people
    }
    tables = tuple(one.drawn for one in results.fixtures if one.division == ONLY)
    asynchronous = season.settings.opening == AUTOMATIC
    return Request(
        people=tuple(sorted(people)),
        size=season.settings.size,
        sizes=sizes,
        games=1,
        seed=lot_of(connection, season).seed + drawn,
        avoid=avoided_in(connection, season, people),
        awake={one: awake_hours(connection, one) for one in people} if asynchronous else {},
        earlier=Earlier(tables, scores, byes_of(connection, season.id)),
        teams=frozenset(teams_in(connection, season)),
    )


def byes_of(connection: Connection, season_id: int) -> Counter[int]:
    """Return how many byes each person has had."""
    told = logged_pairings(connection, season_id)
    return Counter(person for one in told if one.get("round") for person in one["short"])


def _store(
    connection: Connection,
    season: Season,
    request: Request,
    pairing: Pairing,
    parts: Parts,
    now: float,
) -> None:
    """Store the tables of a round and their derivation, and announce them."""
    drawn = progress(connection, season).drawn
    earlier = request.earlier or Earlier()
    for table in pairing.tables:
        fixture = fixtures.plan(connection, season.id, ONLY, drawn, table)
        committed_fixture(connection, fixture, parts.registry.randbits)
    hinder(connection, season, None, now)
    seasons.change_season(connection, season.id, due_at=now)
    log_line(
        connection,
        season,
        PAIRING,
        now,
        division=ONLY,
        round=drawn + 1,
        # Whom each person met follows from the recipe: for 200 people it is a megabyte a round.
        report=asdict(replace(pairing.report, people={})),
        short=list(pairing.short),
        recipe=_recipe(request),
        scores={str(person): score for person, score in earlier.scores.items()},
        again=_again(earlier, pairing.tables),
    )
    data = {"round": drawn + 1, "tables": len(pairing.tables)}
    post(connection, season, "swiss_round", now, mark=str(drawn + 1), data=data)


def _recipe(request: Request) -> dict[str, object] | None:
    """Return the recipe of a round with its own seed, or None if it is not public."""
    found = recipe(request)
    return None if found is None else {**found, "seed": str(request.seed)}


def _again(earlier: Earlier, tables: Sequence[Table]) -> int:
    """Return how many pairs of a round have met before."""
    now = replace(earlier, tables=tuple(tables)).meetings
    return sum(pair in earlier.meetings for pair in now)

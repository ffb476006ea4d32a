"""Pairing after the first schedule: a cup's next round, and new tables of a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from bot.host.leagues.api import RUNNING, Season
from bot.host.leagues.core import log_line, lot_of, post, skills_of
from bot.host.leagues.pairing.drafting import teams_in
from bot.host.leagues.standings.results import Results, results_of
from bot.leagues import rounds
from bot.leagues.season_standings import going_on
from bot.leagues.settings import KNOCKOUT, LADDER
from bot.store import Connection
from bot.store.leagues import entrants, fixtures
from bot.store.leagues.fixtures import StoredFixture

ROUND = "round"
"""Kind of the log line, and of the post, of a round of winners."""
RECENT = 5
"""Number of a ladder's newest tables whose people are paired again as late as possible."""
USUAL_RATING = 25.0
"""Rating assumed for a person without one (openskill's mean)."""


def next_round(connection: Connection, season: Season, sizes: frozenset[int], now: float) -> bool:
    """Plan the next round of winners, and return whether there is one; all tables must be over.

    Each winners' round has its own wave: the first follows the groups' last wave, and each later
    round adds one. People of one team meet there only if that cannot be avoided.
    """
    people = winners(connection, season, sizes)
    if not people:
        return False
    played = fixtures.of_season(connection, season.id)
    wave = 1 + max((one.fixture.wave for one in played), default=0)
    together = frozenset(frozenset(seat.user_id for seat in one.seats) for one in played)
    together |= frozenset(teams_in(connection, season))
    lot = lot_of(connection, season).seed + wave
    tables = rounds.tables_of(people, season.settings.size, sizes, lot, together)
    for table in tables:
        fixtures.plan(connection, season.id, rounds.WINNERS, wave, table)
    log_line(connection, season, ROUND, now, people=list(people), tables=len(tables))
    number = 1 + len({one.fixture.wave for one in played if one.fixture.division == rounds.WINNERS})
    data = {
        "people": list(people), "tables": len(tables), "final": len(tables) == 1,
        "round": number, "winners": True,
    }  # fmt: skip
    post(connection, season, ROUND, now, mark=str(wave), data=data)
    return True


def winners(connection: Connection, season: Season, sizes: frozenset[int]) -> Sequence[int]:
    """Return the people of the next round of winners, strongest first; empty if there is none."""
    if season.settings.form not in KNOCKOUT:
        return ()
    results, played = results_of(connection, season.id), fixtures.of_season(connection, season.id)
    people = rounds.fitting(_going_on(results, played, sizes), season.settings.size, sizes)
    return people if len(people) > 1 else ()


def _going_on(results: Results, played: list[StoredFixture], sizes: frozenset[int]) -> list[int]:
    """Return the players of the next round: the best of the groups, or the last round's winners."""
    of_winners = [one.fixture for one in played if one.fixture.division == rounds.WINNERS]
    wave = max((one.wave for one in of_winners), default=0)
    last = {one.id for one in of_winners if one.wave == wave}
    out = {entry.person for entry in results.entries if entry.status != "in"}
    people = going_on(
        results.season.settings, results.divisions, last, results.fixtures, results.awards, sizes
    )
    return [person for person in people if person not in out]


def pair_waiting(connection: Connection, season: Season, now: float) -> int:
    """Plan ladder tables for the people who want one now; return how many were planned."""
    if season.settings.form != LADDER or season.stage != RUNNING:
        return 0
    signed = {row.user_id: row for row in entrants.of_season(connection, season.id)}
    skills = skills_of(connection, season)
    waiting = [
        rounds.Waiting(row.user_id, skills.get(row.user_id, USUAL_RATING), row.wants_since)
        for row in signed.values()
        if row.status == "in" and row.wants_since is not None
    ]
    played = fixtures.of_season(connection, season.id)
    recent = frozenset(frozenset(s.user_id for s in one.seats) for one in played[-RECENT:])
    avoid = entrants.all_avoided(connection, season.league.id)
    lot = lot_of(connection, season).seed + len(played)
    tables = rounds.tables(waiting, season.settings.size, avoid, recent, lot)
    for table, wave in zip(tables, count(len(played)), strict=False):
        fixture = fixtures.plan(connection, season.id, 1, wave, table)
        log_line(connection, season, "matched", now, fixture=fixture, people=list(table))
        for user_id in table:
            entrants.keep(connection, season.id, signed[user_id]._replace(wants_since=None))
    return len(tables)

"""A season of the toy game that is being played, its schedule stored as a test wants it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host import Host
from bot.host.core.api import Person, Table
from bot.host.leagues.api import RUNNING, Season
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, seasons
from bot.store.leagues.entrants import EntrantRow
from bot.store.turns import clocks
from tests.host.conftest import TestClock
from tests.host.leagues.playing import LeagueServer, attach, found, look, settings

HOUR = 3600.0


async def season_of(
    host: Host,
    server: LeagueServer,
    tables: Sequence[Sequence[Person]],
    alternates: Sequence[Person] = (),
    **changes: object,
) -> Season:
    """Store a season in its first hour, with these tables, and nothing opened yet."""
    attach(host, server)
    season = await found(host, settings(**changes))
    people = dict.fromkeys(person for table in tables for person in table)

    def work(connection: Connection) -> None:
        at = season.starts_at.timestamp()
        for person in (*people, *alternates):
            is_alternate = person in alternates
            status, division = ("none", None) if person not in people else ("in", 1)
            row = EntrantRow(
                person.id, person.name, status, int(is_alternate), 2, 0, at, division, None
            )
            entrants.keep(connection, season.id, row)
        for number, table in enumerate(tables):
            ids = [person.id for person in table]
            fixtures.plan(connection, season.id, 1, number, ids)
        seasons.change_season(connection, season.id, stage=RUNNING, due_at=at)

    await host._database.write(work)
    return season


async def begin(host: Host, clock: TestClock, season: Season) -> list[Table]:
    """Pass time until the season's first day, and return its tables."""
    await rest_until(host, clock, season.starts_at.timestamp())
    return await tables_of(host)


async def tables_of(host: Host) -> list[Table]:
    return sorted(
        [table for table in await host.tables.open_tables() if table.of_league],
        key=lambda table: table.id,
    )


async def rest_until(host: Host, clock: TestClock, at: float) -> None:
    """Pass time at once, the bot being awake, and carry out what is due."""
    clock.pass_seconds(max(0.0, at - clock().timestamp()))
    await host._database.write(lambda db: clocks.beat(db, clock().timestamp()))
    await see(host)


async def pass_hours(host: Host, clock: TestClock, hours: float, step: float = 1.0) -> None:
    """Pass hours, the bot being awake: it looks at what is due after every step."""
    while hours > 0:
        clock.pass_seconds(min(step, hours) * HOUR)
        hours -= step
        await host._database.write(lambda db: clocks.beat(db, clock().timestamp()))
        await see(host)


async def see(host: Host) -> None:
    """Carry out all that is due, and what follows from it."""
    for _ in range(3):
        await look(host)
        await host.proposals.settled()


async def fill(host: Host, table: Table) -> None:
    """Fill the bowl as everybody who plays."""
    for chair in table.chairs:
        if chair.user_id is not None and chair.caretaker is None:
            await host.tables.play(table.id, chair.user_id, "fill left; fill left; fill right")
    await see(host)


async def log_kinds(host: Host, season: Season) -> list[str]:
    """Return what the league's log tells, oldest first."""

    def read(connection: Connection) -> list[str]:
        rows = connection.execute(
            "SELECT kind FROM league_log WHERE league_id = ? ORDER BY id", (season.league.id,)
        )
        return [row[0] for row in rows]

    return await host._database.read(read)

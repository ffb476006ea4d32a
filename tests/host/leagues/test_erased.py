"""A seat whose person is gone from the store still shows as a place."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.leagues.standings.results import Results
from bot.store import Connection
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    play_all,
    sign_up,
)

EVERYBODY = people(8)
ERASED = EVERYBODY[3].id


def erase(connection: Connection) -> None:
    """Remove what tells of a person; where they sat and what they scored stays."""
    for table in ("entrant", "league_history", "person"):
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (ERASED,))
    connection.execute("UPDATE result SET user_id = NULL WHERE user_id = ?", (ERASED,))


def places(results: Results) -> list[tuple[int, int, object, bool]]:
    (rows,) = results.divisions.values()
    return [(row.place, row.person, row.points, row.guest) for row in rows]


@pytest.mark.parametrize("over", [False, True])
async def test_who_is_gone_from_the_store_keeps_the_place(
    host: Host, clock: TestClock, over: bool
) -> None:
    attach(host, LeagueServer())
    season = await found(host)
    await sign_up(host, season, EVERYBODY)
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    before = None
    if over:
        await play_all(host)
        await look(host)
        before = places(await host.leagues.results.of(season.id))
    await host._database.write(erase)
    await look(host)
    results = await host.leagues.results.of(season.id)
    assert (results.season.stage == "over") == over
    assert sorted(row[1] for row in places(results)) == [one.id for one in EVERYBODY]
    assert not any(row[3] for row in places(results))
    assert before in (None, places(results))
    assert ERASED not in results.names
    why = await host.leagues.organising.why.record(season.id, ERASED)
    assert why == []

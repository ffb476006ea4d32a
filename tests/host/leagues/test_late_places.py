"""Places that are free again: who entered late is out, and the next one waits."""

from __future__ import annotations

from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import Season
from bot.store import Connection
from bot.store.leagues import entrants
from tests.host.conftest import ANNA, TestClock
from tests.host.leagues.playing import LeagueServer, play_table, sign_up
from tests.host.leagues.season import see
from tests.host.leagues.test_late import (
    LENA,
    MARK,
    NINA,
    out,
    seats_of,
    status,
    three_in_play,
)


async def never_new(host: Host, season: Season, person: Person) -> None:
    """Store that somebody has played in the league before, and plays three tables at once."""

    def work(connection: Connection) -> None:
        row = entrants.load(connection, season.id, person.id)
        assert row is not None
        entrants.keep(connection, season.id, row._replace(at_once=3, newcomer=0))

    await host._database.write(work)


def entered(server: LeagueServer) -> list[tuple[object, ...]]:
    """Return who entered late, for whom, how and with how many tables."""
    keys = ("person", "other", "what", "count")
    return [tuple(one.data[key] for key in keys) for one in server.posts if one.kind == "entered"]


async def test_the_place_of_who_entered_late_is_whole_for_the_next(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """With it comes what they would still have got of the place that they had taken over."""
    season, _ = await three_in_play(host, clock, server)
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    await sign_up(host, season, [MARK])
    await never_new(host, season, MARK)
    await out(host, season, LENA)
    first = (LENA.id, "Anna", "place", 1)
    assert entered(server) == [first, (MARK.id, "Lena", "place", 3)]
    assert await seats_of(host, season, MARK) == [1, 2, 3]
    results = await host.leagues.results.of(season.id)
    assert results.late == {LENA.id: (ANNA.id,), MARK.id: (ANNA.id, LENA.id)}


async def test_what_is_left_of_a_place_is_for_the_next_if_who_took_it_over_is_out(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, tables = await three_in_play(host, clock, server)
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    await out(host, season, LENA)
    await play_table(host, tables[0].id)
    await see(host)
    for person in (MARK, NINA):
        clock.pass_seconds(1)
        await sign_up(host, season, [person])
    await see(host)
    # Nothing is left of Lena's own: what Mark does not get at once is still his.
    assert (await seats_of(host, season, MARK), await status(host, season, NINA)) == (
        [2],
        "waiting",
    )
    await play_table(host, tables[1].id)
    await see(host)
    assert await seats_of(host, season, MARK) == [2, 3]
    assert await status(host, season, NINA) == "waiting"

"""The game of the week: which table is chosen, once a week, and which never is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.api import PackageFailed, Person, PublishFailed
from bot.host.leagues.api import LeaguePost, Season, Sent
from bot.host.leagues.organising.api import Asker, Wanted
from bot.store import Connection
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    play_all,
    settings,
    sign_up,
)
from tests.host.toy import Toy


class Silent(Toy):
    """Rules of a package that does not tell the score."""

    def scores(self, state: Any) -> Any:
        raise PackageFailed("boardgames-toy", "gave no answer")


OLGA = Asker(ORGANISER, True)


async def played(
    host: Host,
    clock: TestClock,
    server: LeagueServer,
    margins: Mapping[int, int],
    **rules: object,
) -> tuple[Season, list[int]]:
    """Return a season whose first tables have ended, and their fixtures in the order of time.

    `margins` are those between first and second place, by the number of the table, from 0.
    """
    attach(host, server)
    season = await found(
        host,
        settings(**{"game_of_week": True, "games": 4, "at_once": 1, "newcomer_at_once": 1} | rules),
    )
    await sign_up(host, season, people(8))
    await go_to(host, clock, season.starts_at.timestamp() + 1)
    for _ in range(4):
        await play_all(host)
        await go_to(host, clock, clock.time.timestamp() + DAY)
    results = await host.leagues.results.of(season.id)
    ended = [(one.result.finished_at, one.id) for one in results.fixtures if one.result]
    fixtures = [fixture for _, fixture in sorted(ended)]
    assert len(fixtures) > max(margins) and len(results.fixtures) > len(fixtures)

    def score(connection: Connection) -> None:
        for number, fixture in enumerate(fixtures):
            for rank, points in ((1, 50), (2, 50 - margins.get(number, 9))):
                connection.execute(
                    "UPDATE fixture_seat SET rank = ?, score = ? WHERE fixture_id = ?"
                    " AND seat = (SELECT seat FROM fixture_seat WHERE fixture_id = ?"
                    " ORDER BY rank, seat LIMIT 1 OFFSET ?)",
                    (rank, points, fixture, fixture, rank - 1),
                )

    await host._database.write(score)
    return season, fixtures


async def week_over(host: Host, clock: TestClock, season: Season, week: int = 1) -> None:
    await go_to(host, clock, season.starts_at.timestamp() + week * 7 * DAY + 60)


def shown(server: LeagueServer) -> list[int]:
    return [post.data["fixture"] for post in server.posts if post.kind == "game_of_week"]


async def test_the_closest_table_of_the_week_follows_the_weekly_post_once(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, fixtures = await played(host, clock, server, {1: 2, 2: 5})
    assert shown(server) == []
    await week_over(host, clock, season)
    assert shown(server) == [fixtures[1]]
    assert server.kinds[server.kinds.index("weekly") + 1] == "game_of_week"
    await week_over(host, clock, season, 2)
    # All tables were over before the second week.
    assert len(shown(server)) == 1


async def test_seasons_do_without_unless_their_rules_say_so(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, _ = await played(host, clock, server, {1: 2}, game_of_week=False)
    await week_over(host, clock, season)
    assert "weekly" in server.kinds and shown(server) == []


async def test_of_equally_close_tables_the_stored_games_decide(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """Each game of the toy changes its lead as often, so the one that ended first is chosen."""
    season, fixtures = await played(host, clock, server, {1: 2, 2: 2, 3: 2})
    await week_over(host, clock, season)
    assert shown(server) == [fixtures[1]]


@pytest.mark.sqlite
async def test_the_week_is_told_of_although_the_package_of_the_game_fails(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, fixtures = await played(host, clock, server, {1: 2, 2: 2})
    games: Any = host._registry.games
    games["toy"] = Silent()
    for table_id in range(1, 20):
        host._registry.forget(table_id)
    await week_over(host, clock, season)
    assert shown(server) == [fixtures[1]]


async def test_corrected_annulled_and_disputed_tables_are_not_chosen(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, fixtures = await played(host, clock, server, {0: 1, 1: 2, 2: 3, 3: 4})
    organising = host.leagues.organising
    results = await host.leagues.results.of(season.id)
    person = next(one.person for one in results.awards if one.fixture == fixtures[0])
    winner = Person(person, "P")
    wanted = Wanted("points", "a promise", fixtures[0], winner, value="7")
    await organising.corrections.correct(season.id, OLGA, wanted)
    annul = Wanted("annul", "played twice", fixtures[1])
    planned = await organising.corrections.correct(season.id, OLGA, annul)
    await organising.corrections.second(season.id, OLGA, planned.id)

    def dispute(connection: Connection) -> None:
        connection.execute(
            "INSERT INTO dispute (season_id, fixture_id, raised_by, raised_at, due_at, closed_at,"
            " outcome) VALUES (?, ?, ?, 0, 0, 1, 'dismissed')",
            (season.id, fixtures[2], person),
        )

    await host._database.write(dispute)
    await week_over(host, clock, season)
    assert shown(server) == [fixtures[3]]


async def test_a_table_that_house_bots_finished_is_not_chosen(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, fixtures = await played(host, clock, server, {0: 1, 1: 2})

    def leave(connection: Connection) -> None:
        connection.execute(
            "UPDATE fixture_seat SET bot_from = 3 WHERE fixture_id = ? AND seat > 0",
            (fixtures[0],),
        )

    await host._database.write(leave)
    await week_over(host, clock, season)
    assert shown(server) == [fixtures[1]]


class Waiting(LeagueServer):
    """Cannot post at first."""

    fails = True

    async def send(self, post: LeaguePost) -> Sent:
        if self.fails and post.kind == "game_of_week":
            raise PublishFailed("Discord does not answer")
        return await super().send(post)


@pytest.mark.parametrize("is_annulled", [False, True])
async def test_a_table_that_is_annulled_before_the_post_is_sent_is_not_shown(
    host: Host, clock: TestClock, is_annulled: bool
) -> None:
    server = Waiting()
    season, fixtures = await played(host, clock, server, {1: 2})
    await week_over(host, clock, season)
    if is_annulled:
        corrections = host.leagues.organising.corrections
        planned = await corrections.correct(
            season.id, OLGA, Wanted("annul", "played twice", fixtures[1])
        )
        await corrections.second(season.id, OLGA, planned.id)
    server.fails = False
    clock.pass_seconds(DAY / 4)
    await look(host)
    assert shown(server) == ([] if is_annulled else [fixtures[1]])

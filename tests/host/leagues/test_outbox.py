"""Messages to people: by day, and one a day, whatever has kept the bot from posting."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import PublishFailed
from bot.host.leagues.api import LeaguePost, Season, Sent
from bot.host.leagues.core import notify
from bot.host.people.hours import Hours
from bot.store import Connection
from bot.store.leagues import posts
from tests.host.conftest import ANNA, BOB, TestClock
from tests.host.leagues.playing import DAY, LeagueServer, attach, found, look

HOUR = 3600.0


class _Failing(LeagueServer):
    """Cannot post at first."""

    fails = True

    async def send(self, post: LeaguePost) -> Sent:
        if self.fails:
            raise PublishFailed("Discord does not answer")
        return await super().send(post)


async def _tell(host: Host, season: Season, kind: str, at: float) -> None:
    await host._database.write(lambda db: notify(db, season, kind, ANNA.id, at))


@pytest.fixture
async def season(host: Host, clock: TestClock, server: LeagueServer) -> Season:
    attach(host, server)
    await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 9 * 60, 21 * 60))
    await host.absence.availability.set_hours(BOB.id, Hours("UTC", 0, 0))
    season = await found(host)
    await look(host)
    return season


def _told(server: LeagueServer) -> list[str]:
    return [post.kind for post in server.posts if post.person == ANNA.id]


async def test_nobody_is_woken_by_what_could_not_be_posted_by_day(
    host: Host, clock: TestClock, season: Season, server: LeagueServer
) -> None:
    await _tell(host, season, "moved_up", clock().timestamp())
    clock.pass_seconds(14 * HOUR)  # The bot was down until two o'clock.
    await look(host)
    assert _told(server) == []
    clock.pass_seconds(8 * HOUR)
    await look(host)
    assert _told(server) == ["moved_up"]


async def test_nobody_gets_several_messages_at_once_after_a_downtime(
    host: Host, clock: TestClock, season: Season, server: LeagueServer
) -> None:
    for number in range(3):
        await _tell(host, season, "moved_up", clock().timestamp() + number)
    clock.pass_seconds(21 * DAY)
    await look(host)
    assert len(_told(server)) == 1
    for count, hours in ((1, 23), (2, 1), (3, 24)):
        clock.pass_seconds(hours * HOUR)
        await look(host)
        assert len(_told(server)) == count


async def test_a_failure_does_not_put_off_a_message_into_the_night(
    host: Host, clock: TestClock, season: Season
) -> None:
    failing = _Failing()
    attach(host, failing)
    clock.pass_seconds(9 * HOUR - 60)
    await _tell(host, season, "moved_up", clock().timestamp())
    await look(host)
    failing.fails = False
    for _ in range(6):
        clock.pass_seconds(HOUR)
        await look(host)
    assert _told(failing) == []
    clock.pass_seconds(7 * HOUR)
    await look(host)
    assert _told(failing) == ["moved_up"]


async def test_a_day_passes_after_a_message_that_a_kill_kept_back(
    host: Host, clock: TestClock, season: Season, server: LeagueServer
) -> None:
    """The first try of the one was cut off, and it came when the bot was there again."""
    began = clock().timestamp()
    await _tell(host, season, "moved_up", began)

    def cut_off(connection: Connection) -> None:
        (row,) = posts.posts_due(connection, began, 1)
        posts.begin(connection, row.id, began)

    await host._database.write(cut_off)
    await _tell(host, season, "moved_up", began + 1)
    clock.pass_seconds(23 * HOUR)
    await look(host)
    assert len(_told(server)) == 1
    for count, hours in ((1, 2), (1, 20), (2, 2)):
        clock.pass_seconds(hours * HOUR)
        await look(host)
        assert len(_told(server)) == count

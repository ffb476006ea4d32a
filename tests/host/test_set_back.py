"""The machine's clock is set back by hours: nothing waits for a time that has been before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.host import Host
from bot.host.core import limits
from bot.host.core.api import PublishFailed
from bot.host.leagues.api import LeaguePost, Sent
from bot.host.people.hours import Hours
from bot.host.servers.audit import AuditLine
from tests.host.absence.tables import HOUR, clocked, waited_for
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    Recorder,
    TestClock,
    fill_all,
    lobby,
    settle,
    started,
)
from tests.host.leagues.playing import DAY, LeagueServer, attach, found, look
from tests.host.test_edits import Slow
from tests.host.test_proposals import Announcer

BACK = 3 * HOUR
DOWN = [PublishFailed("down", 30.0)]

Healed = Callable[[], Awaitable[bool]]
Trouble = Callable[[Host, TestClock, Recorder], Awaitable[Healed]]


async def post(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A post fails."""
    recorder.failures = [*DOWN]
    await started(host, BOB)
    await settle(host)

    async def healed() -> bool:
        return recorder.kinds == ["start"]

    return healed


async def strip(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """The buttons of an old post stay, and the new one lacks its pictures."""
    slow = host.posting.outbox.publisher = Slow()
    table = await started(host, BOB)
    await settle(host)
    slow.refusals = [*DOWN] * 2
    await fill_all(host, table)
    await settle(host)

    async def healed() -> bool:
        clock.pass_seconds(31)
        await settle(host)
        assert slow.refusals == []
        return slow.stripped == [5001] and 5002 in slow.illustrated

    return healed


async def audit(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A line for admins fails."""
    told: list[AuditLine] = []

    class Channel:
        failures = [*DOWN]

        async def send(self, line: AuditLine) -> None:
            if self.failures:
                raise self.failures.pop()
            told.append(line)

    host.servers.audit.publisher = Channel()
    await host.servers.audit.choose(1, ANNA.id, 30)
    await host.servers.audit.look()

    async def healed() -> bool:
        return len(told) == 1

    return healed


class _Failing(LeagueServer):
    """Cannot post at first."""

    fails = True

    async def send(self, post: LeaguePost) -> Sent:
        if self.fails:
            raise PublishFailed("Discord does not answer")
        return await super().send(post)


async def league_post(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A post of a league that failed."""
    server = _Failing()
    attach(host, server)
    await found(host)
    await look(host)
    server.fails = False

    async def healed() -> bool:
        return "card" in server.kinds

    return healed


async def season(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A step of a season fails, and is to be tried again in a minute."""
    attach(host, LeagueServer())
    await found(host)
    await look(host)
    again = clock().timestamp() + 60
    await host._database.write(lambda db: db.execute("UPDATE season SET due_at = ?", (again,)))

    async def healed() -> bool:
        # A season is looked at once a day at least: this is a day after the newest look.
        due_at, now = await _value(host, "SELECT due_at FROM season"), clock().timestamp()
        return now < due_at - DAY + 60 <= now + 60

    return healed


async def enough(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """Enough people have joined; the owner, who was just here, hears of it within an hour."""
    await lobby(host, BOB)

    async def healed() -> bool:
        clock.pass_seconds(HOUR)
        return [(call.user_id, call.kind) for call in await host.lobby.due_calls()] == [
            (ANNA.id, "enough")
        ]

    return healed


async def lobby_call(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A call of a person once they wake up, which is now after all."""
    hour = (int(clock().timestamp() // HOUR) + 1) % 24 * 60
    await host.absence.availability.set_hours(CARL.id, Hours("UTC", hour, (hour - 61) % 1440))
    await host.lobby.invitations.invite((await lobby(host, BOB)).id, ANNA.id, CARL)

    async def healed() -> bool:
        called = await host.lobby.due_calls()
        clock.pass_seconds(HOUR)
        called += await host.lobby.due_calls()
        return CARL.id in [call.user_id for call in called]

    return healed


async def call(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """People play right now: the next one is called after ten quiet minutes."""
    table = await clocked(host, BOB)
    late = await waited_for(host, table)

    async def healed() -> bool:
        clock.pass_seconds(601)
        await host.tick()
        await settle(host)
        return any(late.id in post.calls for post in recorder.posts if post.notice)

    return healed


async def limit(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A person who did something as often as they may within an hour."""
    for _ in range(limits.FILMS.most):
        await host.core.limits.spend(limits.FILMS, ANNA.id)

    async def healed() -> bool:
        clock.pass_seconds(HOUR)
        await host.core.limits.spend(limits.FILMS, ANNA.id)
        return True

    return healed


async def presence(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A person who counts as present for an hour: then they are asked before a start."""
    table = await lobby(host, BOB)

    async def healed() -> bool:
        clock.pass_seconds(HOUR + 1)
        stored = await host.lobby.start(table.id, ANNA.id)
        return [chair.name for chair in stored.chairs if chair.awaited] == ["Bob"]

    return healed


async def ready(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A person who loses their seat by not answering within a day."""
    table = await lobby(host, BOB)
    await host.tick()
    clock.pass_seconds(2 * HOUR)
    await host.lobby.start(table.id, ANNA.id)

    async def healed() -> bool:
        await pass_awake(host, clock, 24)
        return any(chair.bot for chair in (await host.tables.get(table.id)).chairs)

    return healed


async def pause(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A pause of a day lasts a day."""
    table = await clocked(host, BOB)
    await host.absence.pause(table.id, 1)

    async def healed() -> bool:
        await pass_awake(host, clock, 24)
        return (await host.tables.get(table.id)).paused_at is None

    return healed


async def proposal(host: Host, clock: TestClock, recorder: Recorder) -> Healed:
    """A proposal is open as long as it was to be."""
    table = await started(host, BOB, CARL)
    host.proposals.announcer = Announcer()
    one = await host.proposals.propose(table.id, ANNA.id, "end")
    seconds = (one.due_at - one.made_at).total_seconds()

    async def healed() -> bool:
        await pass_awake(host, clock, seconds / HOUR)
        await host.proposals.resume()
        await host.proposals.settled()
        return (await host.proposals.get(one.id)).outcome == "expired"

    return healed


TROUBLES: tuple[Trouble, ...] = (
    *(post, strip, audit, league_post, season, enough, lobby_call, call, limit, presence),
    *(ready, pause, proposal),
)


async def pass_awake(host: Host, clock: TestClock, hours: float) -> None:
    """Pass time with the bot awake."""
    for _ in range(round(hours)):
        clock.pass_seconds(HOUR)
        await host._database.write(
            lambda db: db.execute("UPDATE pulse SET at = ?", (clock().timestamp(),))
        )
        await host.tick()
        await settle(host)


async def _value(host: Host, query: str) -> float:
    (value,) = await host._database.read(lambda db: db.execute(query).fetchone())
    return float(value)


@pytest.mark.parametrize("hours", [2, 3, 24 * 3650, 24 * 365 * 56])
@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda one: one.__name__)
async def test_nothing_waits_for_the_time_before(
    host: Host, clock: TestClock, recorder: Recorder, trouble: Trouble, hours: int
) -> None:
    await host.tick()
    healed = await trouble(host, clock, recorder)
    clock.pass_seconds(-hours * HOUR)
    await host.tick()
    await host.leagues.season_runner.settled()
    clock.pass_seconds(31)
    await host.tick()
    await host.leagues.season_runner.settled()
    await settle(host)
    assert await healed()


async def test_nobody_loses_or_gains_time_while_the_clock_is_at_1970_for_a_while(
    host: Host, clock: TestClock
) -> None:
    """A machine without a clock of its own starts there, until it hears what time it is."""
    await host.tick()
    waits, paused = await clocked(host, BOB), await clocked(host, BOB)
    table = await started(host, BOB, CARL)
    await host.absence.pause(paused.id, 1)
    host.proposals.announcer = Announcer()
    one = await host.proposals.propose(table.id, ANNA.id, "end")
    late = await waited_for(host, waits)
    await host.tick()
    for seconds in (-clock().timestamp() + 60, 50.0, 1.8e9):
        clock.pass_seconds(seconds)
        await host.tick()
        await settle(host)
    (time,) = [time for time in await host.absence.times(waits.id) if time.user_id == late.id]
    assert time.left == pytest.approx(36 * HOUR - 50, abs=1)
    assert (await host.tables.get(paused.id)).paused_at is not None
    assert (await host.proposals.get(one.id)).outcome is None
    assert (await host.tables.get(waits.id)).status == "running"
    await pass_awake(host, clock, 24)
    assert (await host.tables.get(paused.id)).paused_at is None

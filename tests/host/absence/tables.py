"""Tables with clocks, and time that passes while the bot is awake, or is not."""

from __future__ import annotations

from bot.host import Host
from bot.host.core.api import CALLED, Notice, Person, Table
from bot.store.turns import absence, clocks
from tests.host.conftest import ANNA, Recorder, TestClock, fill_all, lobby, settle

HOUR = 3600.0


async def clocked(
    host: Host, *others: Person, pace: str = "standard", at_timeout: str = "vote"
) -> Table:
    """Start a table whose bowls are filled, so that one seat must act."""
    table = await lobby(host, *others)
    await host.absence.set_pace(table.id, ANNA.id, pace, at_timeout)
    table = await host.lobby.start(table.id, ANNA.id)
    await fill_all(host, table)
    await settle(host)
    return await host.tables.get(table.id)


async def waited_for(host: Host, table: Table) -> Person:
    """Return who must act; one that a person sits on."""
    position = await host.tables.position(table.id)
    chair = position.table.chairs[position.decisions[0].seat]
    assert chair.user_id is not None
    return Person(chair.user_id, chair.name)


async def pass_hours(host: Host, clock: TestClock, hours: float) -> None:
    """Pass time with the bot awake: it looks at its timers every hour."""
    while hours > 0:
        step = min(hours, 1.0)
        hours -= step
        clock.pass_seconds(step * HOUR)
        await host._database.write(lambda db: clocks.beat(db, clock().timestamp()))
        await host.tick()
        await settle(host)


async def pass_days(host: Host, clock: TestClock, days: float) -> None:
    """Pass days with the bot awake: it looks at its timers twice a day."""
    for _ in range(round(days * 2)):
        clock.pass_seconds(12 * HOUR)
        await host._database.write(lambda db: clocks.beat(db, clock().timestamp()))
        await host.tick()
        await settle(host)


async def sleep_hours(host: Host, clock: TestClock, hours: float) -> None:
    """Pass time in which the bot does nothing at all, then wake it."""
    await host.tick()
    clock.pass_seconds(hours * HOUR)
    await host.tick()
    await settle(host)


def topics(recorder: Recorder) -> list[str]:
    """Return what was told of who is away, in order."""
    return [notice.topic.removeprefix("absence-") for notice in notices(recorder)]


def notices(recorder: Recorder) -> list[Notice]:
    """Return the notices that were posted, without the lines that only call."""
    told = [post.notice for post in recorder.posts if post.notice is not None]
    return [notice for notice in told if notice.topic != CALLED]


async def play_on(host: Host, table: Table, person: Person) -> None:
    """Take the first move that there is, as a person who must act."""
    decision = (await host.tables.position(table.id)).user_decision(person.id)
    assert decision is not None
    await host.tables.play(table.id, person.id, decision.moves[0])
    await settle(host)


async def play(host: Host, table: Table) -> None:
    """Take the first move that there is, as the person who must act."""
    position = await host.tables.position(table.id)
    decision = position.decisions[0]
    user_id = position.table.chairs[decision.seat].user_id
    assert user_id is not None
    await host.tables.play(table.id, user_id, decision.moves[0])
    await settle(host)


async def timed_out(
    host: Host, clock: TestClock, *others: Person, at_timeout: str = "vote"
) -> tuple[Table, Person, int]:
    """Return a table at which somebody's time is over, who that is, and the vote about it."""
    table = await clocked(host, *others, at_timeout=at_timeout)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 36)
    lapses = await host._database.read(lambda db: absence.lapses(db, table.id))
    return await host.tables.get(table.id), late, lapses[0].id


def others(table: Table, late: Person) -> list[int]:
    """Return the people at a table but for one."""
    return [c.user_id for c in table.chairs if c.user_id not in (None, late.id)]


async def outcomes(host: Host, table: Table) -> list[str | None]:
    """Return what became of the votes at a table, oldest first; None = it is open."""
    rows = await host._database.read(lambda db: absence.lapses(db, table.id))
    return [row.outcome for row in rows]

"""A player who lets tables wait is warned, then plays less, then is out; organisers may undo it."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import pairwise

import pytest

from bot.host import Host
from bot.host.core.api import NotAllowed, NothingToVote
from bot.host.leagues.api import Season
from bot.host.leagues.organising.api import Asker, BadCorrection, Fact, Wanted
from bot.host.leagues.play.tables import limits_of
from bot.store.leagues.posts import LeaguePostRow
from bot.store.turns import clocks
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    look,
    people,
    play_table,
    sign_up,
)

OLGA = Asker(ORGANISER, True)
EVERYBODY = people(8)
LATE = EVERYBODY[0]


@pytest.fixture
async def season(host: Host, clock: TestClock) -> Season:
    """A season in which only one has not begun, and tables without them are over."""
    attach(host, LeagueServer())
    opened = await found(host)
    await sign_up(host, opened, EVERYBODY)
    for at in (opened.starts_at.timestamp() - DAY, opened.starts_at.timestamp() + 60):
        clock.pass_seconds(at - clock.time.timestamp())
        await look(host)
    for table in await host.tables.open_tables():
        if table.chair_of(LATE.id) is None:
            await play_table(host, table.id)
        for chair in table.chairs if table.chair_of(LATE.id) else ():
            if chair.user_id not in (None, LATE.id):
                assert chair.user_id is not None
                await host.tables.play(table.id, chair.user_id, "fill left; fill left; fill right")
    return await host.leagues.founding.season(opened.league.id)


async def run_out(host: Host, clock: TestClock) -> None:
    """Run out the time of the late player at every table; the others wait once more."""
    for _ in range(7):
        clock.pass_seconds(DAY / 4)
        await host._database.write(lambda db: clocks.beat(db, clock().timestamp()))
        await look(host)
        await wait_on(host)
    await look(host)


async def play_beside_bots(host: Host, table_id: int) -> None:
    """Play a table to its end as its people; the house bot plays by itself."""
    while (position := await host.tables.position(table_id)).decisions:
        await host.automation.house_bots.settled()
        position = await host.tables.position(table_id)
        for decision in position.decisions[:1]:
            user_id = position.table.chairs[decision.seat].user_id
            assert user_id is not None
            move = position.rules.notate(decision.moves[0])
            await host.tables.play(table_id, user_id, move, position.version)


async def wait_on(host: Host) -> None:
    """Vote for waiting as all who are asked, until that is decided."""
    for table in await host.tables.open_tables():
        for away in await host.absence.away(table.id):
            for chair in table.chairs:
                with suppress(NotAllowed, NothingToVote):
                    if away.lapse is not None and chair.user_id is not None:
                        await host.absence.vote(table.id, away.lapse, chair.user_id, "wait")


async def cards(host: Host, season: Season) -> list[tuple[object, object]]:
    """Return the late one's events of conduct, each with its card or why there is none."""
    facts = await host.leagues.organising.why.record(season.id, LATE.id)
    return [
        (
            fact.args["event"],
            fact.args["card"] if fact.args["reason"] == "none" else fact.args["reason"],
        )
        for fact in facts
        if fact.key == "event"
    ]


async def posts_to_late(host: Host) -> list[LeaguePostRow]:
    """Return what the late one was told, and will be."""
    columns = ", ".join(LeaguePostRow._fields)
    rows = await host._database.read(
        lambda db: db.execute(f"SELECT {columns} FROM league_post ORDER BY id").fetchall()
    )
    return [row for row in map(LeaguePostRow._make, rows) if row.user_id == LATE.id]


async def limit(host: Host, season: Season) -> int:
    found = await host._database.read(lambda db: limits_of(db, season))
    return found[LATE.id]


async def status(host: Host, season: Season) -> str:
    entry = await host.leagues.signups.entry(season.id, LATE.id)
    assert entry is not None
    return entry.status


async def test_time_outs_bring_a_warning_then_yellow_then_red(
    host: Host, clock: TestClock, season: Season
) -> None:
    organising = host.leagues.organising
    told: list[object] = []
    for card, at_once, now in (("warning", 2, "in"), ("yellow", 1, "in"), ("red", 1, "red")):
        await run_out(host, clock)
        found = await cards(host, season)
        told.append(card)
        # Both tables waited at the same time: that is one absence.
        assert found[-2:] == [("no-start", card), ("no-start", "absence")]
        if card != "red":
            assert await limit(host, season) == at_once
        assert await status(host, season) == now
        told_late = await posts_to_late(host)
        assert [
            json.loads(post.data)["card"] for post in told_late if post.kind == "conduct"
        ] == told
        times = sorted(post.due_at for post in told_late)
        assert all(later - earlier >= DAY for earlier, later in pairwise(times))
    (holder,) = await organising.why.cards(season.id)
    assert (holder.args["name"], holder.args["card"]) == (LATE.name, "red")
    others = await organising.why.record(season.id, EVERYBODY[1].id)
    assert others == []
    public = await organising.log.page(season.id, organises=False)
    private = await organising.log.page(season.id, organises=True)
    assert "conduct" not in {line.kind for line in public}
    assert [line.kind for line in private].count("conduct") == 3
    made = await organising.corrections.correct(
        season.id, OLGA, Wanted("card", "a hospital", None, LATE)
    )
    assert (await status(host, season), (await cards(host, season))[-2:]) == (
        "in",
        [("no-start", "forgiven"), ("no-start", "forgiven")],
    )
    await organising.corrections.undo(season.id, OLGA, made.id, "no hospital")
    assert await status(host, season) == "red"


async def test_who_left_carries_the_card_into_the_next_season(
    host: Host, clock: TestClock, season: Season
) -> None:
    table = next(t for t in await host.tables.open_tables() if t.chair_of(LATE.id))
    await host.absence.leave(table.id, LATE.id)
    await look(host)
    assert await cards(host, season) == [("left", "warning")]
    facts: list[Fact] = await host.leagues.organising.why.record(season.id, LATE.id)
    assert facts[0].args["table"] == table.id
    with pytest.raises(BadCorrection):
        wanted = Wanted("card", "?", None, LATE, value="#999")
        await host.leagues.organising.corrections.correct(season.id, OLGA, wanted)
    for one in await host.tables.open_tables():
        await play_beside_bots(host, one.id)
    await look(host)
    later = await host.leagues.founding.season(season.league.id)
    assert later.number == 2
    (carried,) = await host.leagues.organising.why.record(later.id, LATE.id)
    assert (carried.key, carried.args["card"]) == ("carried", "warning")
    # What carries over can be taken back as long as nothing has come after it.
    lifted = Wanted("card", "a hospital", None, LATE)
    made = await host.leagues.organising.corrections.correct(later.id, OLGA, lifted)
    assert await host.leagues.organising.why.record(later.id, LATE.id) == []
    await host.leagues.organising.corrections.undo(later.id, OLGA, made.id, "no hospital")
    assert len(await host.leagues.organising.why.record(later.id, LATE.id)) == 1


async def test_conduct_is_told_to_whom_it_concerns_and_not_to_others(
    host: Host, season: Season
) -> None:
    table = next(t for t in await host.tables.open_tables() if t.chair_of(LATE.id))
    await host.absence.leave(table.id, LATE.id)
    await look(host)
    why = host.leagues.organising.why
    own, _ = await why.person(season.id, LATE.id, private=True)
    told, _ = await why.person(season.id, LATE.id, private=False)
    assert "event" in {fact.key for fact in own}
    assert told == [fact for fact in own if fact.key != "event"]

"""The almanac of a season, and seasons of other forms, on the simulated Discord."""

from __future__ import annotations

from bot.host.leagues.api import Season
from bot.store import Connection
from bot.store.leagues import fixtures
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import founded, manager, pass_days, press, sign


async def ended(harness: Harness, season: Season, most: int = 99) -> int:
    """Store that tables of a season which have begun are over, the first seat winning."""

    def work(connection: Connection) -> int:
        found = [one for one in fixtures.of_season(connection, season.id) if one.fixture.game_id]
        running = [one for one in found if one.fixture.stage == "playing"][:most]
        for one in running:
            seats = [
                seat._replace(
                    finisher=seat.user_id, rank=1 + seat.seat, score=50 - 5 * seat.seat,
                    decisions=40, own=40, by_bot=0, gave_up=0,
                )
                for seat in one.seats
            ]  # fmt: skip
            at = harness.env.now().timestamp()
            fixtures.finished(connection, one.fixture.id, at, seats)
            connection.execute(
                "UPDATE game SET status = 'over', ended_at = ? WHERE id = ?",
                (at, one.fixture.game_id),
            )
            harness.host.tables._registry.forget(one.fixture.game_id or 0)
        return len(running)

    return await harness.host._database.write(work)


async def test_an_almanac_is_read_privately_and_shown_by_organisers(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    people = harness.people[:4]
    for person in people:
        await sign(harness, person)
    ben = people[1]
    nothing = await ben.slash(harness.channel, "league almanac")
    assert "No table is over yet" in texts(nothing.response)
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)
    assert await ended(harness, season, 1) == 1

    own = (await ben.slash(harness.channel, "league almanac")).response
    assert "Hanse · season 1: almanac" in texts(own) and "not over" in texts(own)
    kinds = [one.filename.rpartition(".")[2] for one in own.attachments]
    assert kinds[-1] == "html" and len(kinds) == 4
    page = (await own.attachments[-1].read()).decode()
    assert '<html lang="en">' in page and all(person.user.name in page for person in people)
    assert "Show in this channel" not in str(own.components)
    refused = await ben.slash(harness.channel, "league almanac", season=7)
    assert "newest one is season 1" in texts(refused.response)

    shown = (await olga.slash(harness.channel, "league almanac", division=1)).response
    before = len(harness.channel.history())
    await press(olga, shown, "Show in this channel")
    assert len(harness.channel.history()) == before + 1
    public = harness.channel.last_message
    assert "Hanse · season 1: almanac" in texts(public)
    assert public.attachments[-1].filename == "hanse-1.html"
    assert not public.flags.ephemeral

"""The almanac of a season, and seasons of other forms, on the simulated Discord."""

from __future__ import annotations

from bot.host.leagues.api import Season
from bot.store import Connection
from bot.store.leagues import fixtures, seasons
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import founded, manager, pass_days, posted, press, sign

__all__ = ["drawn_once"]


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
        seasons.make_due(connection, season.id, harness.env.now().timestamp())
        return len(running)

    return await harness.host._database.write(work)


async def shaped(harness: Harness, name: str, **rules: str) -> Season:
    """Found a league with these rules set by hand, sign people up, and return its season."""
    olga = manager(harness)
    season = await founded(harness, olga, name=name, games=1)
    for what, value in rules.items():
        told = await olga.slash(harness.channel, "league set", what=what, value=value, league=name)
        assert "✅" in texts(told.response), texts(told.response)
    return season


async def test_a_cup_goes_on_to_its_final_and_a_ladder_opens_tables(harness: Harness) -> None:
    people, guild = list(harness.people), harness.env.guild
    people.append(guild.add_member(harness.env.create_user("finn")))
    cup = await shaped(harness, "Pokal", form="cup", down="0", division_size="3")
    assert "Cup: groups first" in texts(posted(harness, "Pokal"))
    for person in people:
        await sign(harness, person)
    ladder = await shaped(harness, "Leiter", form="ladder")
    for person in people[:3]:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)

    # Three of the ladder want a table: it opens at once.
    card = posted(harness, f"league-want:{ladder.id}")
    for person in people[:2]:
        assert "You are waiting for a table" in texts(await press(person, card, "I want a table"))
    last = await press(people[1], await press(people[1], card, "I want a table"), "No longer wait")
    assert "no longer wait" in texts(last)
    for person in people[1:3]:
        await press(person, card, "I want a table")
    await pass_days(harness, 0.1)
    found = await harness.host.leagues.results.of(ladder.id)
    assert [{*one.people} for one in found.fixtures] == [{p.id for p in people[:3]}]
    assert found.tables
    shown = await people[0].slash(harness.channel, "league standings", league="Leiter", text=True)
    assert "Ladder" in texts(shown.response) and "Division" not in texts(shown.response)
    refused = await press(people[5], card, "I want a table")
    assert "You don’t play in this ladder" in texts(refused)

    # The groups of the cup are over: four play on, and three of them the final.
    shown = await people[0].slash(harness.channel, "league standings", league="Pokal", text=True)
    assert "Group " in texts(shown.response)
    assert await ended(harness, cup) == 2
    await pass_days(harness, 1.0, 0.5)
    assert posted(harness, "The next round has 2 tables")
    assert await ended(harness, cup) == 2
    await pass_days(harness, 1.0, 0.5)
    assert posted(harness, "One table decides")
    shown = (await people[0].slash(harness.channel, "league standings", league="Pokal")).response
    names = [one.filename.partition(".")[0] for one in shown.attachments]
    assert names == ["round-0", "round-1"]
    said = texts(await press(people[0], shown, "In words"))
    assert said.index("Final") < said.index("Round 1 of winners") < said.index("**1. ")
    listed = await people[0].slash(harness.channel, "league schedule", league="Pokal")
    parts = [texts(listed.response).index(part) for part in ("Group 1", "Group 2", "Round 1")]
    assert parts == sorted(parts)

    # It is over: the final, with who has won the cup, stands before the groups.
    assert await ended(harness, cup) == 1
    await pass_days(harness, 1.0, 0.5)
    results = await harness.host.leagues.results.of(cup.id)
    winner = results.names[results.fixtures[-1].people[0]]
    assert results.season.stage == "over"
    over = posted(harness, "is over")
    assert over.attachments[0].filename.startswith("round-0")
    shown = await press(people[0], over, "Almanac")
    page = (await shown.attachments[-1].read()).decode()
    assert f"Winner of the cup</h2><p><strong><bdi>{winner}</bdi>" in page
    assert "Group 2" in page and "not over" not in texts(shown)


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
    names = [one.filename.partition(".")[0] for one in own.attachments]
    assert names == ["almanac", "duels", "hanse-1"], "one table alone has no chart"
    assert own.attachments[-1].filename.endswith(".html")
    page = (await own.attachments[-1].read()).decode()
    assert '<html lang="en" dir="ltr">' in page and all(
        person.user.name in page for person in people
    )
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

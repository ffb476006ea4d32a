"""Leagues on the simulated Discord: founded, signed up for, paired, played and told of."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import simcord

from bot.host.leagues.api import Season
from bot.host.leagues.pairer import pair_here
from bot.host.leagues.stages import finish
from bot.host.people.hours import Hours
from bot.store import clocks
from tests.cogs.harness import Harness, components, custom_ids, texts


def day(harness: Harness, days: int) -> str:
    return (harness.clock() + timedelta(days=days)).date().isoformat()


async def founded(harness: Harness, boss: simcord.MemberActor, **options: Any) -> Season:
    """Found a league as a manager of the server, and return its season."""
    given = {
        "name": "Hanse",
        "game": "puerto_rico",
        "first-day": day(harness, 10),
        "last-day": day(harness, 100),
        "size": 3,
        "games": 2,
    } | options
    harness.host.leagues.automaton.pairer = pair_here
    result = await boss.slash(harness.channel, "league new", **given)
    assert "✅" in texts(result.response), texts(result.response)
    (league, *_) = await harness.host.leagues.founding.of_server(harness.channel.guild.id)
    return await harness.host.leagues.founding.season(league.id)


def manager(harness: Harness) -> simcord.MemberActor:
    """Return somebody who manages the server."""
    guild = harness.env.guild
    role = guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(harness.env.create_user("olga"), roles=[role])


def card(harness: Harness) -> Any:
    """Return the newest card of a season."""
    return posted(harness, "league-rules:")


def posted(harness: Harness, wanted: str) -> Any:
    """Return the newest message in the league's channel that says or offers so."""
    messages = reversed(harness.channel.history())
    found = [m for m in messages if wanted in texts(m) or wanted in " ".join(custom_ids(m))]
    assert found, [texts(message) for message in harness.channel.history()]
    return found[0]


def button(message: Any, label: str) -> str:
    return next(c["custom_id"] for c in components(message) if c.get("label") == label)


async def press(person: simcord.MemberActor, message: Any, label: str) -> Any:
    return (await person.click(message, custom_id=button(message, label))).response


async def sign(harness: Harness, person: simcord.MemberActor) -> Any:
    """Sign somebody up whose hours are known."""
    await harness.host.availability.set_hours(person.id, Hours("Europe/Berlin", 8 * 60, 23 * 60))
    asked = await press(person, card(harness), "Sign up")
    return await press(person, asked, "I accept: sign me up")


async def pass_days(harness: Harness, days: float, step: float = 1.0) -> None:
    """Let time pass with the bot awake."""
    while days > 0:
        harness.env.backend.advance_clock(min(step, days) * 86400)
        days -= step
        now = harness.env.now().timestamp()
        await harness.host._database.write(lambda db, now=now: clocks.beat(db, now))
        await harness.host.tick()
        await harness.host.leagues.automaton.settled()
        await harness.env.settle()


async def test_a_league_is_founded_and_signed_up_for(harness: Harness) -> None:
    season = await founded(harness, manager(harness))
    assert (season.league.name, season.settings.size) == ("Hanse", 3)
    shown = card(harness)
    assert "Hanse · season 1" in texts(shown)
    assert "2 games each, at tables of 3" in texts(shown)
    assert "Nobody has signed up yet" in texts(shown)

    # Hours come first, and lead back to the sign-up.
    ben = harness.people[1]
    zones = await press(ben, shown, "Sign up")
    assert "When are you awake?" in texts(zones)
    wakes = (await ben.select(zones, ["Europe/Berlin"])).response
    sleeps = (await ben.select(wakes, ["8"])).response
    known = (await ben.select(sleeps, ["23"])).response
    asked = await press(ben, known, "Continue")
    assert "from 8:00 to 23:00 (Europe/Berlin)" in texts(asked)
    assert "10-5-1" in texts(asked)
    entered = await press(ben, asked, "I accept: sign me up")
    assert "✅ You are signed up." in texts(entered)
    assert "👥 1 player" in texts(card(harness))

    # Whom not to meet is known to Ben alone.
    cleo = harness.people[2]
    entered = (await ben.select(entered, [cleo], custom_id=f"league-avoid:{season.id}")).response
    assert "There is one person you won’t meet" in texts(entered)
    signups = harness.host.leagues.signups
    assert await signups.avoided(season.league.id, ben.id) == [cleo.id]
    gone = await press(ben, entered, "Withdraw")
    assert "You have withdrawn" in texts(gone)
    assert "Nobody has signed up yet" in texts(card(harness))


async def test_a_season_from_its_draft_to_its_standings(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    guild = harness.env.guild
    people = [*harness.people, guild.add_member(harness.env.create_user("finn"))]
    for person in people:
        await sign(harness, person)
    assert "👥 6 players" in texts(card(harness))

    # Sign-up closes, and the lots are committed to.
    await pass_days(harness, 9.1)
    assert "Sign-up has closed: 6 players" in texts(posted(harness, "Sign-up has closed"))
    assert "Waiting list" in str([c.get("label") for c in components(card(harness))])

    # Organisers are called to look at the draft, and move somebody by hand.
    call = posted(harness, "league-draft:")
    refused = await press(people[1], call, "Look at the draft")
    assert "Only organisers" in texts(refused)
    assert f"<@{olga.id}>" in texts(call)
    draft = await press(olga, call, "Look at the draft")
    assert "Division 1" in texts(draft)
    asked = (await olga.select(draft, [people[1]])).response
    moved = (await olga.select(asked, ["2"])).response
    assert "ben is now in division 2" in texts(moved)
    back = (await olga.select(moved, [people[1]])).response
    moved = (await olga.select(back, ["1"])).response
    told = await press(olga, moved, "Publish now")
    assert "have been published" in texts(told)
    assert "ben✋" in texts(posted(harness, "🪜 The divisions:"))

    # The season begins by itself.
    await pass_days(harness, 1, 0.5)
    schedule = posted(harness, "The season begins: 4 tables")
    assert "The lots came from number" in texts(schedule)
    assert "two players meet 0 to 1 times, as evenly as possible" in texts(schedule)
    assert b"ben" in await schedule.attachments[0].read()
    assert posted(harness, "🪜 The divisions:")
    assert harness.channel.threads
    first = (await harness.host.leagues.results.of(season.id)).fixtures[0].people[0]
    player = next(person for person in people if person.id == first)
    mine = await press(player, schedule, "My tables")
    assert "▶️" in texts(mine)
    shown = await people[1].slash(harness.channel, "league standings")
    assert shown.response.attachments
    words = await press(people[1], shown.response, "In words")
    assert "1. " in texts(words)
    table = await press(people[1], words, "CSV")
    assert b"ben" in await table.attachments[0].read()
    listed = await people[1].slash(harness.channel, "league schedule")
    assert "4. " in texts(listed.response)
    assert "everyone has each seat equally often" in texts(listed.response)

    # A week later everybody reads what has changed; nobody is called.
    await pass_days(harness, 7)
    weekly = posted(harness, "No table finished this week")
    assert not weekly.mentions
    assert weekly.attachments


async def test_who_played_signs_up_for_the_next_season_with_one_tap(harness: Harness) -> None:
    season = await founded(harness, manager(harness))
    ben, cleo = harness.people[1:3]
    await sign(harness, ben)
    now = harness.clock().timestamp()
    await harness.host._database.write(lambda db: finish(db, season, "0" * 32, now))
    await pass_days(harness, 0.01)
    assert "Hanse · season 2" in texts(card(harness))
    assert "✅ You are signed up." in texts(await press(ben, card(harness), "Sign up"))
    assert "👥 1 player" in texts(card(harness))
    await harness.host.availability.set_hours(cleo.id, Hours("UTC", 8 * 60, 23 * 60))
    assert button(await press(cleo, card(harness), "Sign up"), "I accept: sign me up")

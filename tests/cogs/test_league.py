"""Leagues on the simulated Discord: founded, signed up for, paired, played and told of."""

from __future__ import annotations

import itertools
import re
from datetime import date, timedelta
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from simcord.enums import InteractionType
from simcord.results import to_discord_message

from bot.host.core.api import Person
from bot.host.leagues.api import Season
from bot.host.leagues.core import notify
from bot.host.leagues.pairing.drafting import pair_here
from bot.host.leagues.season_runner import finish
from bot.host.people.hours import Hours
from bot.leagues.settings import Settings
from bot.store.turns import clocks
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.cogs.test_calls import user
from tests.tools.hostile.interactions import assert_told, sent

__all__ = ["drawn_once"]

DAY = date(2026, 1, 11)
"""The first day of the seasons: ten days after the beginning of simulated time."""


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
    harness.host.leagues.season_runner.pairer = pair_here
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


async def press(person: Any, message: Any, label: str) -> Any:
    return (await person.click(message, custom_id=button(message, label))).response


async def sign(
    harness: Harness,
    person: simcord.MemberActor,
    join: str = "Sign up",
    accept: str = "I accept: sign me up",
) -> Any:
    """Sign somebody up whose hours are known."""
    await harness.host.absence.availability.set_hours(
        person.id, Hours("Europe/Berlin", 8 * 60, 23 * 60)
    )
    asked = await press(person, card(harness), join)
    return await press(person, asked, accept)


async def pass_days(harness: Harness, days: float, step: float = 1.0) -> None:
    """Pass days with the bot awake."""
    while days > 0:
        harness.env.backend.advance_clock(min(step, days) * 86400)
        days -= step
        now = harness.env.now().timestamp()
        await harness.host._database.write(lambda db, now=now: clocks.beat(db, now))
        await harness.host.tick()
        await harness.host.leagues.season_runner.settled()
        await harness.env.settle()


async def test_a_league_is_founded_and_signed_up_for(harness: Harness) -> None:
    season = await founded(harness, manager(harness))
    assert (season.league.name, season.settings.size) == ("Hanse", 3)
    shown = card(harness)
    assert "Hanse · season 1" in texts(shown)
    assert "2 games each, at tables of 3" in texts(shown)
    assert "Nobody has signed up yet" in texts(shown)
    assert "Points by place: 10-5-1" in texts(shown)
    assert "10-2 for 2" in texts(shown)
    assert "at least half of your tables yourself (1 of 2)" in texts(shown)

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
    # Nobody else learns of it.
    early = await people[1].slash(harness.channel, "league standings")
    assert "have not been drawn yet" in texts(early.response)
    early = await people[1].slash(harness.channel, "league why")
    assert "ivision" not in texts(early.response)
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
    await deals_are_promised(harness, schedule)
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
    assert not weekly.attachments, "nothing has changed that could be drawn"


REFUSED = (
    ({"size": 5, "game": "amerigo"}, "This game is not played at tables of 5, but of 2-4."),
    ({"up": 5, "down": 4}, "9 would move up or down, but a division has only 8."),
    ({"last-day": "2026-01-01"}, "The last day 2026-01-01 lies before the first, 2026-01-11."),
    ({"first-day": "2026-01-02"}, "First day 2026-01-02: sign-up would already be over."),
    ({"first-day": "soon"}, "First day: “soon” is not a day."),
    ({"at-once": 3}, "Tables at a time: 3 is not possible, 1-2 is."),
)
UNFIT = (
    ("points", "1-2-3", "Points 1-2-3: they must not rise with the place."),
    ("points", "10-5", "Points 10-5: a table has 3 places, so name that many numbers."),
    ("games", "many", "Games per person: “many” is not a number."),
    ("rated", "perhaps", "“perhaps” is neither yes nor no."),
    ("role", "everyone", "“everyone” is not a role."),
    ("signup_until", "2026-01-10", "it must close by 2026-01-09"),
    ("weather", "fine", "There is nothing called “weather” to set."),
)


async def test_what_a_season_cannot_be_is_refused_in_one_sentence(harness: Harness) -> None:
    olga, founding = manager(harness), harness.host.leagues.founding
    usual = {"name": "Hanse", "game": "puerto_rico", "size": 3, "games": 2}
    days = {"first-day": day(harness, 10), "last-day": day(harness, 100)}
    for wrong, sentence in REFUSED:
        result = await olga.slash(harness.channel, "league new", **usual | days | wrong)
        assert sentence in texts(result.response)
    # Before anything starts, the bot says how long a table takes, and which day would do.
    short = days | {"last-day": day(harness, 20)}
    result = await olga.slash(harness.channel, "league new", **usual | short)
    estimate = await founding.estimates.table(Settings("puerto_rico", DAY, DAY, size=3))
    assert f"takes about {estimate.days} days" in texts(result.response)
    enough = DAY + timedelta(days=estimate.days - 1)
    assert f"{enough} is the first that would do" in texts(result.response)
    result = await harness.people[0].slash(harness.channel, "league new", **usual | days)
    assert "Manage Server" in texts(result.response)
    assert not await founding.of_server(harness.channel.guild.id)
    assert not harness.channel.history()

    season = await founded(harness, olga)
    result = await olga.slash(harness.channel, "league new", **usual | days)
    assert "already a league called “Hanse”" in texts(result.response)
    for what, value, sentence in UNFIT:
        result = await olga.slash(harness.channel, "league set", what=what, value=value)
        assert sentence in texts(result.response)
    assert (await founding.by_id(season.id)).settings == season.settings
    result = await harness.people[0].slash(harness.channel, "league set", what="up", value="1")
    assert "Only organisers of this league" in texts(result.response)


async def test_organisers_change_rules_and_say_why_once_sign_up_is_closed(
    german: Harness,
) -> None:
    harness, olga = german, manager(german)
    for person in (olga, *harness.people):
        await person.slash(harness.channel, "me", language="de")
    season = await founded(harness, olga)
    choices = await olga.autocomplete(harness.channel, "league set", "what", "Punkte")
    assert choices[0]["value"] == "points"
    for what, value in (("points", "9-4-0"), ("rules", "Seid nett."), ("places", "3")):
        await olga.slash(harness.channel, "league set", what=what, value=value)
    shown = await olga.slash(harness.channel, "league show")
    assert "Punkte nach Platz: 9-4-0" in texts(shown.response)
    await olga.slash(harness.channel, "league set", what="size", value="4")
    shown = await olga.slash(harness.channel, "league set", what="size", value="3")
    assert "Punkte nach Platz: 10-5-1" in texts(shown.response)
    await olga.slash(harness.channel, "league set", what="points", value="9-4-0")
    assert "> Seid nett" in texts(shown.response)
    for person in harness.people[:4]:
        entered = await sign(harness, person, "Anmelden", "Einverstanden, ich bin dabei")
    assert "Du stehst auf Platz 1 der Warteliste" in texts(entered)
    assert "3 von 3 Plätzen belegt" in texts(card(harness))

    await pass_days(harness, 8.9)
    refused = await olga.slash(harness.channel, "league set", what="up", value="1")
    assert "braucht jede Änderung einen Grund" in texts(refused.response)
    await olga.slash(harness.channel, "league set", what="up", value="1", reason="Wir sind wenige")
    told = texts(posted(harness, "hat die Regeln geändert"))
    assert "Grund: Wir sind wenige" in told
    assert "Wie viele aufsteigen: 2 → 1" in told
    because = {"reason": "Ferien"}
    await olga.slash(harness.channel, "league set", what="points", value="8-4-0", **because)
    assert "Punkte nach Platz: 9-4-0 → 8-4-0" in texts(posted(harness, "Grund: Ferien"))
    await olga.slash(harness.channel, "league set", what="pace", value="relaxed", **because)
    told = texts(posted(harness, "Tempo: "))
    assert "Tempo: normal (24 Stunden je Zug) → gemütlich (72 Stunden je Zug)" in told

    # Less than a day before the draw nobody would have the time to withdraw.
    await pass_days(harness, 0.2)
    refused = await olga.slash(
        harness.channel, "league set", what="pace", value="fast", reason="Eile"
    )
    assert "einen späteren ersten Tag: 2026-01-12 oder danach" in texts(refused.response)

    # Whoever moves up from the waiting list reads so, and plays.
    left = await harness.people[0].slash(harness.channel, "league join")
    await press(harness.people[0], left.response, "Abmelden")
    signed = await harness.host.leagues.signups.entries(season.id, "in")
    assert harness.people[3].id in [entry.person for entry in signed]
    await pass_days(harness, 1, 0.5)
    assert "Die Saison beginnt: 2 Tische" in texts(posted(harness, "Die Saison beginnt"))
    fixed = await olga.slash(harness.channel, "league set", what="size", value="4", **because)
    assert "„Tischgröße“ lässt sich nicht mehr ändern" in texts(fixed.response)
    await harness.host.absence.availability.set_hours(harness.people[4].id, Hours("UTC", 0, 0))
    late = await harness.people[4].slash(harness.channel, "league join")
    assert "Die Anmeldung ist vorbei" in texts(late.response)
    await press(harness.people[4], late.response, "Ich springe ein")
    assert "Zum Einspringen bereit: 1" in texts(posted(harness, "league-rules:"))


async def test_a_post_gets_out_once_however_often_it_is_tried(harness: Harness) -> None:
    season = await founded(harness, manager(harness))
    assert len(harness.channel.history()) == 1
    # The bot was killed after the message was out, before that was written down.
    await harness.host._database.write(
        lambda db: db.execute("UPDATE league_post SET status = 'due', message_id = NULL")
    )
    await harness.restart()
    await harness.env.advance_time(60)
    assert len(harness.channel.history()) == 1
    again = await harness.host.leagues.founding.by_id(season.id)
    assert again.card_id == harness.channel.last_message.id


async def test_what_hinders_a_season_is_told_to_its_organisers_once(harness: Harness) -> None:
    olga, backend = manager(harness), harness.env.backend
    season = await founded(harness, olga)
    for person in harness.people[:3]:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    guild = backend.guilds[harness.channel.guild.id]
    threads = discord.Permissions(create_public_threads=True).value
    before = {role.id: role.permissions for role in guild.roles.values()}
    for role_id, given in before.items():
        backend.edit_role(guild.id, role_id, {"permissions": given & ~threads})
    await pass_days(harness, 1.5, 0.5)
    stopped = posted(harness, "No table can start")
    assert "Create Public Threads" in texts(stopped)
    assert f"<@{olga.id}>" in texts(stopped)
    assert not await harness.host.tables.open_tables()
    days = {"first-day": day(harness, 20), "last-day": day(harness, 99)}
    second = {"name": "Second", "game": "puerto_rico", **days}
    refused = await olga.slash(harness.channel, "league new", **second)
    assert "I do not have the “Create Public Threads” permission" in texts(refused.response)
    count = len(harness.channel.history())
    await pass_days(harness, 0.5, 0.25)
    assert len(harness.channel.history()) == count
    for role_id, given in before.items():
        backend.edit_role(guild.id, role_id, {"permissions": given})
    await pass_days(harness, 0.1)
    assert len(await harness.host.tables.open_tables()) == 1
    assert (await harness.host.leagues.founding.by_id(season.id)).obstacle is None


async def test_a_league_without_its_channel_tells_its_founder(harness: Harness) -> None:
    olga = manager(harness)
    other = harness.env.guild.create_text_channel("elsewhere")
    await founded(harness, olga)
    for person in harness.people[:3]:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    harness.env.backend.delete_channel(harness.channel.id)
    await harness.env.settle()
    await pass_days(harness, 1.5, 0.5)
    told = direct(harness, olga)
    assert "the league’s channel is gone" in told[-1]
    await pass_days(harness, 0.5, 0.25)
    assert direct(harness, olga) == told
    refused = await olga.slash(other, "league set", channel=other)
    assert "every change needs a reason" in texts(refused.response)
    await olga.slash(other, "league set", channel=other, reason="The old one is gone")
    await pass_days(harness, 0.5, 0.25)
    assert len(other.threads) == 1
    assert any("Reason: The old one is gone" in texts(m) for m in other.history())


async def test_a_message_whose_answer_is_lost_is_not_told_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    season, ben = await founded(harness, manager(harness)), harness.people[1]
    await harness.host.absence.availability.set_hours(ben.id, Hours("UTC", 0, 0))
    sends, lost = discord.PartialMessageable.send, [aiohttp.ServerDisconnectedError()]

    async def send(channel: discord.PartialMessageable, **texts: Any) -> Any:
        message = await sends(channel, **texts)
        if lost:
            raise lost.pop()
        return message

    monkeypatch.setattr(discord.PartialMessageable, "send", send)
    now, posts = harness.clock().timestamp(), len(harness.channel.history())
    await harness.host._database.write(lambda db: notify(db, season, "moved_up", ben.id, now))
    await pass_days(harness, 0.1, 0.05)
    assert not lost
    assert len(direct(harness, ben)) == 1
    assert len(harness.channel.history()) == posts


async def test_alternates_take_seats_by_a_button(harness: Harness) -> None:
    await founded(harness, manager(harness))
    for person in harness.people[:3]:
        await sign(harness, person)
    dora = harness.people[3]
    await harness.host.absence.availability.set_hours(dora.id, Hours("UTC", 0, 0))
    asked = await press(dora, card(harness), "Sign up")
    offered = await press(dora, asked, "Be an alternate")
    assert "You are an alternate" in texts(offered)
    assert "🔄 Alternates: 1" in texts(card(harness))
    await pass_days(harness, 9.1)
    # Cleo leaves the server before her table starts: Dora is asked.
    harness.env.guild.remove_member(harness.people[2])
    await pass_days(harness, 1, 0.25)
    offer = user(harness, dora).dm_channel.history()[-1]
    assert "cleo cannot go on playing Puerto Rico" in texts(offer)
    taken = await press(user(harness, dora), offer, "Take the seat")
    assert "The seat is yours" in texts(taken)
    assert not custom_ids(taken)
    await pass_days(harness, 0.1)
    (table,) = await harness.host.tables.open_tables()
    assert dora.id in [chair.user_id for chair in table.chairs]


async def test_a_ladder_opens_tables_for_who_wants_one(harness: Harness) -> None:
    olga = manager(harness)
    await founded(harness, olga, form="ladder")
    result = await olga.slash(harness.channel, "league show")
    assert "Ladder:" in texts(result.response)
    await sign(harness, harness.people[0])
    await pass_days(harness, 10.5, 0.5)
    for person in harness.people[1:3]:
        await sign(harness, person)
    for person in harness.people[:3]:
        waits = await press(person, card(harness), "I want a table")
        assert "You are waiting for a table" in texts(waits)
    await pass_days(harness, 0.1)
    (table,) = await harness.host.tables.open_tables()
    assert len(table.chairs) == 3


def direct(harness: Harness, person: simcord.MemberActor) -> list[str]:
    """Return the direct messages that somebody got."""
    return [texts(message) for message in user(harness, person).dm_channel.history()]


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
    await harness.host.absence.availability.set_hours(cleo.id, Hours("UTC", 8 * 60, 23 * 60))
    assert button(await press(cleo, card(harness), "Sign up"), "I accept: sign me up")


async def test_a_closed_league_has_no_further_season(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    refused = await harness.people[0].slash(harness.channel, "league close", reason="Bored")
    assert "Only organisers" in texts(refused.response)
    closed = await olga.slash(harness.channel, "league close", reason="Too few people")
    assert "Now: cancelled" in texts(closed.response)
    assert "this season is not played. Reason: Too few people" in texts(
        harness.channel.last_message
    )
    assert not [c for c in components(card(harness)) if c.get("label") == "Sign up"]
    again = await olga.slash(harness.channel, "league close", reason="Too few people")
    assert "already closed" in texts(again.response)
    await pass_days(harness, 11, 5.5)
    assert (await harness.host.leagues.founding.season(season.league.id)).id == season.id


FORGED = ("", "1", "1:0:0", "1:1:9", "1:x", "9" * 40)
"""Endings of forged custom ids after a verb; the season's number is 1."""


async def test_forged_clicks_are_answered_and_change_nothing(harness: Harness) -> None:
    season = await founded(harness, manager(harness))
    before = await harness.host.leagues.signups.entries(season.id)
    verbs = [verb for verb in harness.env.bot.handlers if verb.startswith("league-")]
    datas: list[dict[str, Any]] = [
        {"custom_id": f"{verb}:{args}", "component_type": 3, "type": 3, "values": values}
        for verb, args, values in itertools.product(verbs, FORGED, ([], ["7"]))
        if args != "1" or verb not in ("league-alternate", "league-sign")
    ]
    stranger = harness.people[4]
    results = await sent(harness, stranger, InteractionType.MESSAGE_COMPONENT, datas)
    assert_told(datas, results)
    assert await harness.host.leagues.signups.entries(season.id) == before


async def test_a_button_of_before_rules_were_confirmed_still_signs_up(harness: Harness) -> None:
    """Its id ended with the season: it says nothing of the newest change of the rules."""
    season = await founded(harness, manager(harness))
    ben = harness.people[1]
    await harness.host.absence.availability.set_hours(ben.id, Hours("UTC", 0, 0))
    data: dict[str, Any] = {"custom_id": f"league-sign:{season.id}", "component_type": 2}
    data |= {"type": 2, "style": 2, "label": "press"}
    await sent(harness, ben, InteractionType.MESSAGE_COMPONENT, [data])
    (entry,) = await harness.host.leagues.signups.entries(season.id, "in")
    assert entry.person == ben.id


async def test_what_is_for_one_person_alone_is_not_told_to_all(harness: Harness) -> None:
    olga, ben = manager(harness), harness.people[1]
    season = await founded(harness, olga)
    await olga.slash(harness.channel, "league set", what="approval", value="yes")
    waits = await sign(harness, ben)
    assert "the organisers still have to approve" in texts(waits)
    harness.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=9)
    person = Person(olga.id, "olga")
    await harness.host.leagues.signups.admit(season.id, person, ben.id, lets_in=False)
    await pass_days(harness, 0.5, 0.1)
    told = harness.channel.last_message
    assert "I have news for you from the league" in texts(told)
    assert [user.id for user in told.mentions] == [ben.id]
    assert "not let you" not in texts(told)


async def test_whom_discord_lets_nobody_tell_now_is_told_directly_later(harness: Harness) -> None:
    """Too many direct messages were opened at once: nobody has closed theirs."""
    olga, ben = manager(harness), harness.people[1]
    season = await founded(harness, olga)
    await olga.slash(harness.channel, "league set", what="approval", value="yes")
    await sign(harness, ben)
    before = len(harness.channel.history())
    harness.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, times=None)
    person = Person(olga.id, "olga")
    await harness.host.leagues.signups.admit(season.id, person, ben.id, lets_in=False)
    await pass_days(harness, 0.5, 0.1)
    everything = "\n".join(map(texts, harness.channel.history()))
    assert "do not take direct messages" not in everything
    assert len(harness.channel.history()) == before
    harness.env.backend.faults.clear()
    await pass_days(harness, 0.1)
    (told,) = ben.user.dm_channel.history()
    assert "not let you" in texts(told)


async def test_a_division_that_cannot_be_paired_waits_and_names_nobody(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    anna, ben, cleo = harness.people[:3]
    custom_id = f"league-avoid:{season.id}"
    for person in (cleo, ben, anna):
        entered = await sign(harness, person)
    await anna.select(entered, [ben], custom_id=custom_id)
    await pass_days(harness, 9.1)
    draft = (await olga.slash(harness.channel, "league draft")).response
    await press(olga, draft, "Publish now")
    await pass_days(harness, 1, 0.5)
    told = texts(posted(harness, "The tables cannot be drawn"))
    assert "the season waits in draft" in told
    assert not {str(anna.id), str(ben.id), "anna", "ben"} & set(re.findall(r"\w+", told))
    # What would help is still possible.
    draft = (await olga.slash(harness.channel, "league draft")).response
    assert button(draft, "Publish now")
    entered = (await anna.slash(harness.channel, "league join")).response
    await anna.select(entered, [], custom_id=custom_id)
    await pass_days(harness, 0.1)
    assert "The season begins: 2 tables" in texts(posted(harness, "The season begins"))


async def deals_are_promised(harness: Harness, schedule: discord.Message) -> None:
    """The hashes of all tables come with the schedule, each also with its first post."""
    (file,) = [one for one in schedule.attachments if one.filename.endswith("-hashes.csv")]
    promised = [line.split(",")[1] for line in (await file.read()).decode().splitlines()[1:]]
    assert len(promised) == 4
    opened = [table for thread in harness.channel.threads
              for table in await harness.host.tables.at(thread.id)]  # fmt: skip
    assert opened
    for table in opened:
        deal = await harness.host.fairness.of(table)
        assert deal is not None and deal.secret is None and deal.hash in promised
        posts = harness.env.backend.messages[table.place_id].values()
        assert any(deal.hash in texts(to_discord_message(harness.env, one)) for one in posts)

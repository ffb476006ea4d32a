"""Long games on the simulated Discord: people vanish, go on vacation, are replaced, come back."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.engine.rng import Rng
from bot.host.core.api import Position
from bot.store.turns import clocks
from tests.catalogue import BOTS
from tests.cogs.drawing import drawn_once
from tests.cogs.forward import Forward
from tests.cogs.harness import PATIENCE, Harness, components, custom_ids, texts

__all__ = ["drawn_once"]

HOUR = 3600.0


async def pass_hours(harness: Harness, hours: float, step: float = 1.0) -> None:
    """Pass time with the bot awake, without the thousands of beats between."""
    while hours > 0:
        harness.env.backend.advance_clock(min(step, hours) * HOUR)
        hours -= step
        now = harness.env.now().timestamp()
        await harness.host._database.write(lambda db, now=now: clocks.beat(db, now))
        await harness.host.tick()
        await harness.host.automation.house_bots.settled()
        await harness.host.posting.outbox.resume()
        await harness.env.settle()


async def nearly_pass(harness: Harness, minutes: float) -> None:
    """Pass time at once with the bot awake; the last seconds pass as they do for the bot."""
    harness.clock.ahead += timedelta(minutes=minutes)
    now = harness.clock().timestamp()
    await harness.host._database.write(lambda db: clocks.beat(db, now))
    await harness.env.advance_time(45)


async def play_until(harness: Harness, name: str | None) -> Position:
    """Play sensibly past Discord for all until one alone must act (None = the end)."""
    outbox = harness.host.posting.outbox
    publisher, outbox.publisher = outbox.publisher, None
    bot, forward = BOTS["puerto_rico"]["sensible"], Forward(harness.host)
    table_id = (await harness.table()).id
    while True:
        position = await forward.position(table_id)
        people = [d for d in position.decisions if position.table.chairs[d.seat].mover is None]
        if not people or [position.table.names[d.seat] for d in people] == [name]:
            break
        batch = bot.choose(position.rules, position._state, people[0], Rng(position.version))
        text = "; ".join(map(position.rules.notate, batch))
        user_id = position.table.chairs[people[0].seat].user_id or 0
        await forward.play(table_id, user_id, text)
    await forward.store()
    outbox._wait_for_room(table_id, PATIENCE)
    outbox.publisher = publisher
    await outbox.resume()
    await harness.env.settle()
    return position


def named(harness: Harness, name: str) -> simcord.MemberActor:
    return next(person for person in harness.people if person.name == name)


def place(harness: Harness) -> Any:
    """Return the table's thread, or the channel where it has none."""
    return harness.channel.threads[0] if harness.channel.threads else harness.channel


def newest(harness: Harness, words: str) -> Any:
    """Return the newest message that says so."""
    return next(m for m in reversed(place(harness).history()) if words in texts(m))


def button(message: Any, label: str) -> str:
    return next(c["custom_id"] for c in components(message) if c.get("label") == label)


async def press(harness: Harness, who: str, message: Any, label: str) -> simcord.InteractionResult:
    result = await named(harness, who).click(message, custom_id=button(message, label))
    await harness.env.settle()
    return result


async def test_a_game_of_four_in_which_one_vanishes_one_travels_and_one_is_replaced(
    harness: Harness,
) -> None:
    table = await harness.started(people=4, where="thread")
    assert (await harness.table()).pace == "standard"

    # Ben vanishes; the others let a house bot play for him.
    await play_until(harness, "ben")
    await pass_hours(harness, 24)
    call = newest(harness, "the table is waiting for you")
    ben = named(harness, "ben")
    assert f"<@{ben.id}>" in texts(call)
    assert call.mentions == [ben.user] or ben.id in {user.id for user in call.mentions}
    await pass_hours(harness, 12)
    vote = newest(harness, "ben has run out of time")
    counted = await press(harness, "anna", vote, "House bot plays for ben")
    assert "Vote recorded" in texts(counted.response)
    decided = await press(harness, "cleo", vote, "House bot plays for ben")
    assert "That decides it" in texts(decided.response)
    assert not custom_ids(newest(harness, "ben has run out of time"))
    assert newest(harness, "a house bot plays for ben")

    # Cleo goes on vacation while the table waits for her, and plays when she is home.
    await play_until(harness, "cleo")
    planned = await named(harness, "cleo").slash(place(harness), "vacation", days=5)
    assert "23 days" in texts(planned.response)
    await harness.env.settle()
    assert newest(harness, "cleo is on vacation")
    await pass_hours(harness, 5 * 24 + 23, 4)
    assert not [
        m
        for m in place(harness).history()
        if f"<@{named(harness, 'cleo').id}>, the table waits" in texts(m)
    ]

    # Dora is replaced by Emil and has her seat back later.
    position = await play_until(harness, "dora")
    seat = position.table.chair_of(named(harness, "dora").id).seat
    await pass_hours(harness, 37, 2)
    vote = newest(harness, "dora has run out of time")
    await press(harness, "anna", vote, "House bot plays for dora")
    await press(harness, "cleo", vote, "House bot plays for dora")
    offer = newest(harness, "➜")
    sure = await press(harness, "emil", offer, "Take over from dora")
    assert "take over dora’s seat" in texts(sure.response)
    taken = await press(harness, "emil", sure.response, "Take the seat")
    assert taken.response.attachments
    assert any("what you have to decide" in texts(followup) for followup in taken.followups)
    assert newest(harness, "emil takes over the seat of dora, with a full clock")
    position = await play_until(harness, "emil")
    assert position.table.names[seat] == "emil"
    asked = await named(harness, "dora").slash(place(harness), "table back")
    assert "asked them to give it back" in texts(asked.response)
    await harness.env.settle()
    wish = newest(harness, "dora is back and would like to have their seat again")
    refused = await press(harness, "cleo", wish, "Give dora the seat")
    assert "is yours" not in texts(refused.response)
    await press(harness, "emil", wish, "Give dora the seat")
    assert newest(harness, "dora is back and plays again in place of emil")
    await play_until(harness, "dora")

    # Ben does not come back: his house bot plays to the end.
    position = await play_until(harness, None)
    assert position.table.status == "over"
    await harness.env.settle()
    end = texts(newest(harness, "the game is over"))
    people = {"anna", "cleo", "dora"}
    (won,) = [line for line in end.splitlines() if line.startswith("### 🏆")]
    assert {name for name in people if name in won}, won
    assert "ben" not in won
    (bot,) = [
        line for line in end.splitlines() if "House bot (sensible, for ben, from Round " in line
    ]
    assert bot.startswith("**–**")
    assert {line[:6] for line in end.splitlines() if line.startswith("**")} >= {"**1.**", "**–** "}
    assert "dora (made " in end, "a house bot and emil had moved for her, too"
    scores = await named(harness, "anna").slash(place(harness), "table scores", table=str(table.id))
    assert bot in texts(scores.response)
    assert won.removeprefix("### ") in texts(scores.response)
    tenures = await harness.host.absence.tenures(table.id)
    told = [(t.reason, t.name) for t in tenures if t.reason != "start"]
    assert told == [
        ("caretaker", "ben"),
        ("caretaker", "dora"),
        ("substitute", "emil"),
        ("returned", "dora"),
    ]
    assert not custom_ids(newest(harness, "dora has run out of time"))


async def test_the_loop_calls_by_itself_and_the_clock_stands_on_the_post(harness: Harness) -> None:
    owner = harness.people[0]
    await owner.slash(harness.channel, "table new", game="puerto_rico", where="here", pace="live")
    card, table = harness.channel.last_message, await harness.table()
    assert "Pace: Live · when time runs out: The others vote" in texts(card)
    await harness.people[1].click(card, custom_id=f"lobby:{table.id}:0")
    await owner.click(card, custom_id=f"lobby:{table.id}:5")
    assert "has until <t:" in texts(await harness.post())
    await nearly_pass(harness, 25)
    assert newest(harness, "the table is waiting for you")
    await nearly_pass(harness, 5)
    vote = newest(harness, "The table ends only if all of you want that")
    assert button(vote, "End the table")
    await nearly_pass(harness, 5)
    assert (await harness.table()).status == "running"
    assert newest(harness, "you are the only player left")


async def test_the_button_gives_the_seat_back_and_asks_at_once(harness: Harness) -> None:
    table = await harness.started(people=3)
    await play_until(harness, "ben")
    quit_ = await named(harness, "ben").slash(harness.channel, "table quit")
    assert "A house bot plays for you" in texts(quit_.response)
    await harness.env.settle()
    post = newest(harness, "➜")
    again = await press(harness, "ben", post, "I’m ben and I’m back")
    assert "Welcome back" in texts(again.response)
    clock = await named(harness, "anna").slash(harness.channel, "table clock")
    assert all(name in texts(clock.response) for name in ("anna", "ben", "cleo"))
    not_away = await named(harness, "anna").slash(harness.channel, "table back")
    assert "You are not away" in texts(not_away.response)
    assert (await harness.host.tables.get(table.id)).chair_of(
        named(harness, "ben").id
    ).mover is None


async def test_the_lobby_shows_and_changes_the_pace(harness: Harness) -> None:
    owner, other = harness.people[:2]
    await owner.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card, table = harness.channel.last_message, await harness.table()
    panel = await owner.click(card, custom_id=f"lobby:{table.id}:4")
    await owner.select(panel.response, ["relaxed"], custom_id=f"pace:{table.id}")
    await owner.select(panel.response, ["caretaker"], custom_id=f"timeout:{table.id}")
    card = harness.channel.last_message
    assert "Pace: Relaxed · when time runs out: A house bot takes over" in texts(card)
    panel = await other.click(card, custom_id=f"lobby:{table.id}:4")
    refused = await other.select(panel.response, ["live"], custom_id=f"pace:{table.id}")
    assert "Only the table’s owner" in texts(refused.response)
    await owner.slash(harness.channel, "table pace", pace="none")
    assert "Pace: No clock" in texts(harness.channel.last_message)


async def test_hours_are_kept_and_explained(harness: Harness) -> None:
    anna = harness.people[0]
    assert "I don’t know when you sleep" in texts(
        (await anna.slash(harness.channel, "hours")).response
    )
    kept = await anna.slash(
        harness.channel, "hours", zone="Europe/Berlin", wakes="8", sleeps="22:30"
    )
    assert "from 8:00 to 22:30 (Europe/Berlin" in texts(kept.response)
    for bad, why in (
        ({"zone": "Middle/Earth"}, "time zone"),
        ({"wakes": "25"}, "I can’t read this time"),
        ({"wakes": "8", "sleeps": "9"}, "at least 8 hours"),
    ):
        assert why in texts((await anna.slash(harness.channel, "hours", **bad)).response)
    zones = await anna.autocomplete(harness.channel, "hours", "zone", "berl")
    assert [choice["value"] for choice in zones] == ["Europe/Berlin"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"days": 3, "from": "31.12.2999"}, "From <t:"),
        ({"days": 3, "from": "tomorrow"}, "I can’t read this date"),
        ({"days": 3, "from": "2001-01-01"}, "is in the past"),
        ({}, "no vacation planned"),
    ],
)
async def test_vacations_are_planned_in_plain_dates(
    harness: Harness, given: dict[str, Any], said: str
) -> None:
    answer = await harness.people[0].slash(harness.channel, "vacation", **given)
    assert said in texts(answer.response)


async def test_german_hears_german(german: Harness) -> None:
    await german.started(people=2)
    await play_until(german, "ben")
    await pass_hours(german, 36)
    assert newest(german, "Die Zeit von ben ist abgelaufen")
    vote = await german.post()
    await german.people[0].click(vote, custom_id=button(vote, "ben mehr Zeit geben"))
    await german.env.settle()
    assert newest(german, "mehr Zeit: Die Uhr ist wieder voll")


async def test_while_discord_is_out_of_reach_no_clock_runs(harness: Harness) -> None:
    async def pulse() -> float | None:
        return await harness.host._database.read(clocks.pulse)

    await harness.env.advance_time(16)
    before = await pulse()
    assert before is not None
    harness.env.bot.dispatch("disconnect")
    await harness.env.advance_time(90)
    assert await pulse() == before
    harness.env.bot.dispatch("resumed")
    await harness.env.advance_time(16)
    (gap,) = await harness.host._database.read(lambda db: clocks.downtimes(db, 0.0))
    assert gap[0] == before
    assert gap[1] >= before + 90


async def test_an_abandoned_game_goes_on_at_the_button(harness: Harness) -> None:
    table = await harness.started(people=2)
    await named(harness, "anna").slash(place(harness), "table abandon")
    question = newest(harness, "anna proposes")
    await press(harness, "ben", question, "Agree")
    post = newest(harness, "can resume the game")
    assert (await harness.table()).status == "abandoned"
    stranger = await press(harness, "dora", post, "Resume the game")
    assert "not have a seat" in texts(stranger.response)
    done = await press(harness, "ben", post, "Resume the game")
    assert "The game continues" in texts(done.response)
    assert (await harness.table()).status == "running"
    taken_up = newest(harness, "ben resumes the game")
    assert [user.id for user in taken_up.mentions] == [named(harness, "anna").id]
    again = await press(harness, "ben", post, "Resume the game")
    assert "running" in texts(again.response)
    assert (await harness.table()).id == table.id


async def test_who_manages_the_server_rescues_a_table(harness: Harness) -> None:
    await harness.started(people=2)
    guild = harness.env.guild
    role = guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    owner = guild.add_member(harness.env.create_user("boss"), roles=[role])
    rescue = next(c for c in await harness.env.bot.tree.fetch_commands() if c.name == "rescue")
    guild.set_command_permissions(rescue, {named(harness, "ben"): True})
    with_pause = await harness.host.absence.pause((await harness.table()).id)
    assert with_pause.paused_at is not None
    refused = await named(harness, "ben").slash(place(harness), "rescue resume")
    assert "need the Manage Server permission" in texts(refused.response)
    for command, options in (
        ("resume", {}),
        ("pace", {"pace": "relaxed"}),
        ("house-bot", {"seat": "1"}),
        ("end", {}),
    ):
        done = await owner.slash(place(harness), f"rescue {command}", **options)
        assert "The table has been notified" in texts(done.response), command
    await harness.host.posting.outbox.resume()
    await harness.env.settle()
    table = await harness.table()
    assert (table.status, table.pace, table.paused_at) == ("abandoned", "relaxed", None)
    assert table.chairs[0].caretaker == "sensible"
    told = [
        m for m in place(harness).history() if "manages this server and is stepping in" in texts(m)
    ]
    assert len(told) == 4


async def test_a_house_bot_for_a_vacation_is_one_choice(harness: Harness) -> None:
    await harness.started(people=3)
    planned = await named(harness, "ben").slash(
        place(harness), "vacation", **{"days": 5, "house-bot": True}
    )
    assert "A house bot plays for you" in texts(planned.response)
    await pass_hours(harness, 1)
    post = newest(harness, "ben is on vacation now")
    labels = {c.get("label") for c in components(post)}
    assert "I’m ben and I’m back" in labels
    assert not any("Take the seat" in (label or "") for label in labels)
    refused = await named(harness, "dora").slash(place(harness), "table substitute", seat="ben")
    assert "player of that seat is not away" in texts(refused.response)


async def test_a_substitute_is_asked_once_more_before_sitting_down(harness: Harness) -> None:
    table = await harness.started(people=3)
    await harness.host.absence.leave(table.id, named(harness, "ben").id)
    await harness.env.settle()
    asked = await named(harness, "dora").slash(place(harness), "table substitute")
    assert (await harness.table()).chair_of(named(harness, "dora").id) is None
    await named(harness, "dora").click(
        asked.response, custom_id=button(asked.response, "Take the seat")
    )
    assert (await harness.table()).chair_of(named(harness, "dora").id) is not None

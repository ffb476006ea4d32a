"""Tables that really start, as people meet them: asked on the card, called once, replaced."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.client.app import TICK, TIDY
from bot.host.core.api import Person
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts

__all__ = ["drawn_once"]


async def awake(harness: Harness, hours: float) -> None:
    """Pass time during which the bot is awake."""
    harness.clock.ahead += timedelta(hours=hours)
    await harness.host._database.write(
        lambda db: db.execute("UPDATE pulse SET at = ?", (harness.clock().timestamp(),))
    )
    await harness.env.advance_time(max(TICK, TIDY) + 1)


async def asked(harness: Harness, ahead: bool = True) -> None:
    """Open a table at which Ben sat down two hours before Anna presses Start.

    `ahead` = the host's clock moves; else it is only forgotten that they were heard of.
    """
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card = harness.channel.last_message
    table = await harness.table()
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    if ahead:
        harness.clock.ahead += timedelta(hours=2)
    else:
        await harness.host._database.write(lambda db: db.execute("DELETE FROM seen"))
    await anna.click(card, custom_id=f"lobby:{table.id}:5")


async def test_who_was_away_is_called_once_and_says_so(harness: Harness) -> None:
    await asked(harness)
    anna, ben = harness.people[:2]
    table = await harness.table()
    card, call = harness.channel.history()[-2:]
    assert table.status == "lobby"
    assert "ben must press" in texts(card)
    assert "2. ben 💤" in texts(card)
    assert [person.id for person in call.mentions] == [ben.id]
    assert "about to start" in texts(call)
    assert custom_ids(call) == [f"lobby:{table.id}:6"]
    again = await anna.slash(harness.channel, "table start")
    assert "once everyone has confirmed" in texts(again.response)
    assert harness.channel.last_message.id == call.id, "called but once"
    begun = await ben.click(call, label="I am here")
    assert "The game begins" in texts(begun.response)
    assert (await harness.table()).status == "running"
    late = await ben.click(call, label="I am here")
    assert "already running" in texts(late.response)


async def test_who_does_not_come_is_replaced_after_a_restart(harness: Harness) -> None:
    await asked(harness)
    await harness.restart()
    await awake(harness, 25)
    table = await harness.table()
    assert table.status == "running"
    assert [chair.bot is not None for chair in table.chairs].count(True) == 1


async def test_a_full_table_has_a_waiting_list(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card, table = harness.channel.last_message, await harness.table()
    assert f"lobby:{table.id}:7" not in custom_ids(card)
    for _ in range(4):
        await anna.click(card, label="Add house bot")
    card = harness.channel.last_message
    assert f"lobby:{table.id}:7" in custom_ids(card)
    assert f"lobby:{table.id}:0" not in custom_ids(card)
    wanted = await ben.click(card, label="Join if a seat opens up")
    assert "If somebody does not show up" in texts(wanted.response)


async def test_the_owner_chooses_what_becomes_of_absentees(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card = harness.channel.last_message
    assert "otherwise to a house bot" in texts(card)
    refused = await ben.click(card, label="No-shows")
    assert "owner" in texts(refused.response)
    await anna.click(card, label="No-shows")
    assert "otherwise the table waits" in texts(harness.channel.last_message)


async def test_german(german: Harness) -> None:
    await asked(german)
    assert "fehlt noch *Ich bin da* (💤) von ben" in texts(german.channel.history()[-2])
    assert "beginnt gleich" in texts(german.channel.last_message)


@pytest.mark.sqlite
async def test_a_call_that_got_out_before_a_kill_does_not_come_again(harness: Harness) -> None:
    # As if the bot were killed before it can write down that the call is out.
    forgetful = "CREATE TRIGGER t BEFORE DELETE ON lobby_call BEGIN SELECT RAISE(IGNORE); END"
    await harness.host._database.write(lambda db: db.execute(forgetful))
    await asked(harness, ahead=False)
    call = harness.channel.last_message
    assert "about to start" in texts(call)
    await harness.host._database.write(lambda db: db.execute("DROP TRIGGER t"))
    await harness.restart()
    await harness.env.advance_time(TIDY + 1)
    assert harness.channel.last_message.id == call.id
    left = await harness.host._database.read(
        lambda db: db.execute("SELECT * FROM lobby_call WHERE kind = 'here'").fetchall()
    )
    assert left == []


async def test_a_call_that_cannot_be_made_keeps_no_other_one_from_getting_out(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Any = harness.env.bot
    ask, failures = bot.publisher.ask, [RuntimeError("a mistake of ours")]

    async def failing(*args: Any) -> int:
        if failures:
            raise failures.pop()
        return int(await ask(*args))

    monkeypatch.setattr(bot.publisher, "ask", failing)
    anna, ben = harness.people[:2]
    for _ in range(2):
        await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    tables = await harness.host.tables.open_tables()
    for table in tables:
        await harness.host.lobby.invitations.invite(table.id, anna.id, Person(ben.id, "ben"))
    await harness.host._database.write(lambda db: db.execute("UPDATE lobby_call SET due_at = 1"))
    await bot.lobby_calls.send_due()
    assert failures == []
    left = await harness.host._database.read(
        lambda db: db.execute("SELECT game_id FROM lobby_call").fetchall()
    )
    assert left == [(min(table.id for table in tables),)]
    await bot.lobby_calls.send_due()


async def test_a_mark_stands_beside_a_name_and_me_explains_it(harness: Harness) -> None:
    anna = harness.people[0]
    said = await anna.slash(harness.channel, "me")
    assert "Nothing is shown next to your name" in texts(said.response)
    await harness.started(2)
    await harness.until(lambda position: position.version > 40)
    marks = await harness.host.people.commitments.of(harness.env.guild.id, anna.id)
    assert marks.shown
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card = harness.channel.last_message
    assert f"1. anna ⏱️ {marks.answered}/{marks.decisions}" in texts(card)
    said = await anna.slash(harness.channel, "me")
    assert f"⏱️ {marks.answered}/{marks.decisions} next to your name" in texts(said.response)


async def test_the_owner_picks_how_long_to_wait(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card, table = harness.channel.last_message, await harness.table()
    panel = await anna.click(card, label="Options")
    assert f"check:{table.id}" in custom_ids(panel.response)
    await anna.select(panel.response, ["48"], custom_id=f"check:{table.id}")
    assert (await harness.table()).ready_hours == 48
    again = await ben.click(harness.channel.last_message, label="Options")
    refused = await ben.select(again.response, ["0"], custom_id=f"check:{table.id}")
    assert "owner" in texts(refused.response)
    await anna.select(panel.response, ["0"], custom_id=f"check:{table.id}")
    assert "Nobody is asked whether" in texts(harness.channel.last_message)


async def test_newcomers_are_told_at_which_tables_they_sit(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    for owner in (anna, ben):
        await owner.slash(harness.channel, "table new", game="puerto_rico", where="here")
        table = await harness.table()
        await cleo.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:0")
    await harness.people[3].slash(harness.channel, "table new", game="puerto_rico", where="here")
    refused = await cleo.click(harness.channel.last_message, label="Join")
    assert "#1, #2" in texts(refused.response)
    assert "/table leave" in texts(refused.response)
    await cleo.slash(harness.channel, "table leave", table="1")
    joined = await cleo.slash(harness.channel, "table join", table="3")
    assert "You have a seat" in texts(joined.response)

"""Tables that really start, as people meet them: asked on the card, called once, replaced."""

from __future__ import annotations

from datetime import timedelta

from bot.app import TICK, TIDY
from tests.cogs.parlour import Parlour, custom_ids, texts


async def awake(parlour: Parlour, hours: float) -> None:
    """Let time pass during which the bot is awake."""
    parlour.clock.ahead += timedelta(hours=hours)
    await parlour.host._database.write(
        lambda db: db.execute("UPDATE pulse SET at = ?", (parlour.clock().timestamp(),))
    )
    await parlour.env.advance_time(max(TICK, TIDY) + 1)


async def asked(parlour: Parlour) -> None:
    """Open a table at which Ben sat down two hours before Anna presses Start."""
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    card = parlour.channel.last_message
    table = await parlour.table()
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    parlour.clock.ahead += timedelta(hours=2)
    await anna.click(card, custom_id=f"lobby:{table.id}:5")


async def test_who_was_away_is_called_once_and_says_so(parlour: Parlour) -> None:
    await asked(parlour)
    anna, ben = parlour.people[:2]
    table = await parlour.table()
    card, call = parlour.channel.history()[-2:]
    assert table.status == "lobby"
    assert "ben must press" in texts(card)
    assert "2. ben 💤" in texts(card)
    assert [person.id for person in call.mentions] == [ben.id]
    assert "about to start" in texts(call)
    assert custom_ids(call) == [f"lobby:{table.id}:6"]
    again = await anna.slash(parlour.channel, "table start")
    assert "once everyone has confirmed" in texts(again.response)
    assert parlour.channel.last_message.id == call.id, "called but once"
    begun = await ben.click(call, label="I am here")
    assert "The game begins" in texts(begun.response)
    assert (await parlour.table()).status == "running"
    late = await ben.click(call, label="I am here")
    assert "already running" in texts(late.response)


async def test_who_does_not_come_is_replaced_after_a_restart(parlour: Parlour) -> None:
    await asked(parlour)
    await parlour.restart()
    await awake(parlour, 25)
    table = await parlour.table()
    assert table.status == "running"
    assert [chair.bot is not None for chair in table.chairs].count(True) == 1


async def test_a_full_table_has_a_waiting_list(parlour: Parlour) -> None:
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    card, table = parlour.channel.last_message, await parlour.table()
    assert f"lobby:{table.id}:7" not in custom_ids(card)
    for _ in range(4):
        await anna.click(card, label="Add house bot")
    card = parlour.channel.last_message
    assert f"lobby:{table.id}:7" in custom_ids(card)
    assert f"lobby:{table.id}:0" not in custom_ids(card)
    wanted = await ben.click(card, label="Join if a seat opens up")
    assert "If somebody does not show up" in texts(wanted.response)


async def test_the_owner_chooses_what_becomes_of_absentees(parlour: Parlour) -> None:
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    card = parlour.channel.last_message
    assert "otherwise to a house bot" in texts(card)
    refused = await ben.click(card, label="No-shows")
    assert "owner" in texts(refused.response)
    await anna.click(card, label="No-shows")
    assert "otherwise the table waits" in texts(parlour.channel.last_message)


async def test_german(german: Parlour) -> None:
    await asked(german)
    assert "fehlt noch *Ich bin da* (💤) von ben" in texts(german.channel.history()[-2])
    assert "beginnt gleich" in texts(german.channel.last_message)

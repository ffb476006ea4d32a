"""A person is told once of what they chose and no longer exists; every command works."""

from __future__ import annotations

import random

from bot.store import Connection
from bot.store.tables import games
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts

__all__ = ["drawn_once"]


async def test_who_chose_what_is_gone_is_told_once_and_every_command_works(
    harness: Harness,
) -> None:
    anna = harness.people[0]

    def work(connection: Connection) -> None:
        connection.execute(
            "INSERT INTO person_hours VALUES (?, 'Europe/Gone', 480, 1380)", (anna.id,)
        )
        connection.execute(
            "INSERT INTO person (user_id, palette, language) VALUES (?, 'gone', 'tlh')", (anna.id,)
        )

    await harness.host._database.write(work)
    first = await anna.slash(harness.channel, "hours")
    shown = " ".join(texts(one) for one in (first.response, *first.followups) if one)
    assert "“Europe/Gone” is not known here any more" in shown.replace("\\", "")
    assert "The palette that you chose no longer exists" in shown
    assert "The language that you chose" in shown
    second = await anna.slash(harness.channel, "me")
    assert not second.followups and "no more" not in texts(second.response)
    zone = await anna.slash(harness.channel, "hours", zone="new york")
    assert "New" in texts(zone.response)
    for command in ("vacation", "myturns"):
        await anna.slash(harness.channel, command)


async def test_a_table_takes_the_usual_option_and_house_bot_where_its_own_are_gone(
    harness: Harness,
) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table = await harness.table()
    key = harness.games["puerto_rico"].rules.info.options[0].key

    def work(connection: Connection) -> None:
        text = games.options_text({key: "sideways", "gone": "yes"})
        games.update(connection, table.id, 0, options=text)
        connection.execute("UPDATE seat SET bot = 'godlike' WHERE bot IS NOT NULL")

    card = harness.channel.last_message
    await anna.click(card, custom_id=f"lobby:{table.id}:2")
    await harness.host._database.write(work)
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    cleo = harness.people[2]
    await cleo.click(card, custom_id=f"lobby:{table.id}:0")
    await anna.click(card, custom_id=f"lobby:{table.id}:5")
    assert (await harness.table()).status == "running"
    for _ in range(6):
        await harness.turn(random.Random(1))
    assert (await harness.position()).version > 6, "the house bot has moved, too"
    shown = " ".join(texts(message) for message in harness.channel.history())
    assert f"{key} = sideways" in shown.replace("\\", "")

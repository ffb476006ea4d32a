"""*Find me a game*: the panel, the word to those who are not there, and the start."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import simcord

from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts, told
from tests.cogs.test_people import boss

__all__ = ["drawn_once"]


async def seeks(
    harness: Harness, person: simcord.MemberActor, *games: str, counts: tuple[str, ...] = ()
) -> Any:
    """Have a person look for a game; return the panel."""
    panel = told(await person.slash(harness.channel, "find"))
    if games:
        panel = told(await person.select(panel, [*games], custom_id="seek-choose:games"))
    if counts:
        panel = told(await person.select(panel, [*counts], custom_id="seek-choose:counts"))
    return told(await person.click(panel, custom_id="seek-go:on"))


async def test_two_who_are_there_play_at_once(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    panel = await seeks(harness, anna, "amerigo", counts=("2", "3"))
    assert "Amerigo: nobody else is waiting for it." in texts(panel)
    panel = await seeks(harness, ben, "puerto_rico", "amerigo", counts=("2",))
    assert "Found: Amerigo · table #1" in texts(panel) or "is about to start" in texts(panel)
    await harness.env.settle()
    table = await harness.host.tables.get(1)
    assert (table.status, table.game, len(table.chairs)) == ("running", "amerigo", 2)
    place = next(one for one in harness.channel.threads if one.id == table.thread_id)
    assert any(f"<@{one.id}>" in texts(m) for m in place.history() for one in (anna, ben))


async def test_who_is_not_there_is_called_by_day_and_begins_by_the_button(
    harness: Harness,
) -> None:
    anna, ben = harness.people[:2]
    now = harness.clock()
    wakes, sleeps = now - timedelta(hours=20), now + timedelta(hours=2)
    await anna.slash(
        harness.channel, "hours", zone="UTC", wakes=f"{wakes:%H:%M}", sleeps=f"{sleeps:%H:%M}"
    )
    await seeks(harness, anna, "amerigo", counts=("2",))
    harness.clock.ahead += timedelta(hours=3)
    panel = await seeks(harness, ben, "amerigo", counts=("2",))
    assert "still missing: anna" in texts(panel)
    bot: Any = harness.env.bot
    before = len(harness.channel.history())
    await bot._tick()
    assert len(harness.channel.history()) == before, "she sleeps"
    harness.clock.ahead += timedelta(hours=2)
    await bot._tick()
    call = harness.channel.history()[-1]
    assert "I found you a game: Amerigo · table #1 for 2 players" in texts(call)
    assert f"<@{anna.id}>" in texts(call) and f"<@{ben.id}>" not in texts(call)
    await anna.click(call, custom_id="lobby:1:6")
    await harness.env.settle()
    assert (await harness.host.tables.get(1)).status == "running"


async def test_the_panel_says_why_one_waits_and_ends_the_search(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await seeks(harness, ben, "puerto_rico", counts=("3",))
    panel = await seeks(harness, anna, "puerto_rico")
    assert "Puerto Rico: one person is waiting with you, and one more is needed." in texts(panel)
    panel = told(await anna.select(panel, ["2"], custom_id="seek-choose:counts"))
    assert "one person is waiting, but wants another number of players" in texts(panel)
    panel = told(await anna.select(panel, ["live"], custom_id="seek-choose:pace"))
    assert "but at another pace" in texts(panel)
    panel = told(await anna.click(panel, custom_id="seek-near:yes"))
    assert "seek-near:no" in custom_ids(panel)
    panel = told(await anna.click(panel, custom_id="seek-go:off"))
    assert "Why you wait" not in texts(panel) and "seek-go:on" in custom_ids(panel)
    await seeks(harness, harness.people[2], "puerto_rico", counts=("3",))
    assert await harness.host.tables.open_tables() == []
    refused = await anna.select(panel, ["5"], custom_id="seek-choose:counts")
    panel = told(refused)
    panel = told(await anna.select(panel, ["amerigo"], custom_id="seek-choose:games"))
    refused = await anna.click(panel, custom_id="seek-go:on")
    assert "None of these games" in texts(refused.response)


async def test_the_permanent_post_leads_to_it_in_german_too(german: Harness) -> None:
    admin = await boss(german)
    anna = german.people[0]
    await german.host.people.preferences.keep(anna.id, language="de")
    await admin.slash(german.channel, "setup open-post", channel=german.channel)
    panel = told(await anna.click(german.channel.history()[-1], custom_id="seek:0"))
    assert panel.flags.ephemeral and "Finde mir ein Spiel" in texts(panel)
    panel = told(await anna.click(panel, custom_id="seek-go:on"))
    assert "Amerigo: Darauf wartet sonst niemand." in texts(panel)
    shown = told(await anna.slash(german.channel, "table list"))
    assert "seek:0" in custom_ids(shown)

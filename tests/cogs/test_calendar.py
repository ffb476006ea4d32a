"""*My calendar* below `/me`: an address is drawn, shown once, drawn anew, and switched off."""

from __future__ import annotations

import re
from typing import Any

from tests.cogs.harness import Harness, custom_ids, texts
from tests.web.pages import bot_of

URL = "https://games.example.org"


async def opened(harness: Harness, **settings: str) -> Any:
    """Return the answer with a person's calendar."""
    me = await harness.people[0].slash(harness.channel, "me", **settings)
    return (await harness.people[0].click(me.response, custom_id="calendar")).response


async def test_without_pages_there_is_no_calendar(harness: Harness) -> None:
    anna, context = harness.people[0], bot_of(harness).context
    for url in (None, "http://games.example.org"):
        context.web_url = url
        me = await anna.slash(harness.channel, "me")
        assert custom_ids(me.response) == ["me-language"]
    context.web_url = URL
    shown = await opened(harness)
    context.web_url = None
    refused = await anna.click(shown, custom_id="calendardraw")
    assert "shows no pages" in texts(refused.response)
    assert await harness.host.calendars.made_at(anna.id) is None


async def test_an_address_is_shown_once_drawn_anew_and_switched_off(harness: Harness) -> None:
    anna, calendars = harness.people[0], harness.host.calendars
    bot_of(harness).context.web_url = URL
    shown = await opened(harness)
    assert "You have no address yet" in texts(shown) and "no alarms" in texts(shown)
    found = []
    for label in ("Make an address", "New address"):
        drawn = (await anna.click(shown, label=label)).response
        (secret,) = re.findall(rf"{URL}/calendar/(\S+)\.ics", texts(drawn))
        found.append(secret)
        shown = await opened(harness)
        assert "It is on" in texts(shown) and secret not in texts(shown)
    assert [await calendars.person(one) for one in found] == [None, anna.id]
    off = (await anna.click(shown, label="Switch off")).response
    assert "no longer works" in texts(off) and "no address yet" in texts(off)
    assert await calendars.person(found[1]) is None


async def test_it_speaks_german(harness: Harness) -> None:
    bot_of(harness).context.web_url = URL
    shown = await opened(harness, language="de")
    drawn = (await harness.people[0].click(shown, label="Adresse anlegen")).response
    assert "Ich zeige sie nur dieses eine Mal" in texts(drawn)

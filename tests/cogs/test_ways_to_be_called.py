"""*Ways to be called*: a person adds, tests, changes and removes their ways below `/me`."""

from __future__ import annotations

import json
from typing import Any

import simcord

from bot.host.people.ways import MOST
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_way_calls import Reached, reached, signature

__all__ = ["reached"]

SECRET_TOPIC = "/my-topic"


async def opened(harness: Harness, person: simcord.MemberActor, **settings: str) -> Any:
    """Return the answer with a person's ways."""
    me = await person.slash(harness.channel, "me", **settings)
    return (await person.click(me.response, custom_id="ways")).response


async def added(
    reached: Reached, person: simcord.MemberActor, kind: str, path: str, *more: str
) -> Any:
    """Add a way by its form; return the answer."""
    shown = await opened(reached.harness, person)
    form = await person.click(shown, custom_id=f"wayadd:{kind}")
    typed = {"line": reached.receiver.url(path)}
    typed |= {f"line{number}": text for number, text in enumerate(more, 2)}
    return (await person.submit_modal(form, typed)).response


async def test_without_ways_of_the_operators_nobody_is_offered_any(harness: Harness) -> None:
    anna = harness.people[0]
    me = await anna.slash(harness.channel, "me")
    assert custom_ids(me.response) == ["me-language"]


async def test_a_webhook_is_added_and_its_secret_is_shown_once(reached: Reached) -> None:
    anna = reached.harness.people[0]
    shown = await added(reached, anna, "webhook", "/in")
    (way,) = await reached.harness.host.people.ways.of(anna.id)
    assert f"`{way.secret}`" in texts(shown)
    again = await anna.click(shown, custom_id="ways")
    assert "nothing has been sent yet" in texts(again.response)
    assert way.secret not in texts(again.response)
    one = await anna.select(again.response, custom_id="wayopen", values=[str(way.id)])
    tested = await anna.click(one.response, custom_id=f"waytest:{way.id}")
    assert "The test was delivered" in texts(tested.response)
    assert "Last delivered <t:" in texts(tested.response)
    (asked,) = reached.receiver.asked
    assert asked.headers["webhook-signature"] == signature(way.secret, asked)
    assert json.loads(asked.body)["type"] == "test.asked"


async def test_ntfy_and_gotify_take_a_token_that_is_not_shown(reached: Reached) -> None:
    anna = reached.harness.people[0]
    for kind, path in (("ntfy", SECRET_TOPIC), ("gotify", "/")):
        shown = await added(reached, anna, kind, path, "tk_hidden")
        assert "From now on" in texts(shown) and "tk_hidden" not in texts(shown)
    ways = await reached.harness.host.people.ways.of(anna.id)
    assert [(one.kind, one.secret) for one in ways] == [
        (k, "tk_hidden") for k in ("ntfy", "gotify")
    ]


async def test_a_test_that_fails_says_why(reached: Reached) -> None:
    anna = reached.harness.people[0]
    shown = await added(reached, anna, "ntfy", SECRET_TOPIC)
    (way,) = await reached.harness.host.people.ways.of(anna.id)
    reached.receiver.status = 403
    failed = await anna.click(shown, custom_id=f"waytest:{way.id}")
    assert "not delivered: the other side answered with status 403" in texts(failed.response)
    reached.allow(())
    failed = await anna.click(shown, custom_id=f"waytest:{way.id}")
    assert "does not allow this address" in texts(failed.response)


async def test_a_way_is_switched_off_ordered_and_removed(reached: Reached) -> None:
    anna, ways = reached.harness.people[0], reached.harness.host.people.ways
    shown = await added(reached, anna, "ntfy", SECRET_TOPIC)
    (way,) = await ways.of(anna.id)
    older = (
        await anna.select(
            await opened(reached.harness, anna), custom_id="wayopen", values=[str(way.id)]
        )
    ).response
    waits = (await anna.select(shown, custom_id=f"waywait:{way.id}", values=["3"])).response
    assert "if you have not answered after 3 waking hours" in texts(waits)
    off = (await anna.click(waits, label="Switch off")).response
    assert "It is off." in texts(off)
    assert (await ways.get(anna.id, way.id)).since is None
    back = (await anna.click(off, label="Switch on")).response
    assert "It is on" in texts(back)
    every = (await anna.click(back, label="All ways")).response
    one = (await anna.select(every, custom_id="wayopen", values=[str(way.id)])).response
    gone = (await anna.click(one, label="Remove")).response
    assert "I removed it" in texts(gone) and "You have none yet" in texts(gone)
    stale = await anna.click(older, custom_id=f"waytest:{way.id}")
    assert "was removed" in texts(stale.response)


async def test_what_is_no_address_is_refused_with_a_sentence(reached: Reached) -> None:
    anna = reached.harness.people[0]
    for typed, told in (
        ("https://10.0.0.1/turns", "not allowed addresses of this server"),
        ("http://ntfy.sh/turns", "begin with https://"),
        ("", "not an address"),
        (reached.receiver.url("/"), "one topic"),
    ):
        shown = await opened(reached.harness, anna)
        form = await anna.click(shown, custom_id="wayadd:ntfy")
        refused = await anna.submit_modal(form, {"line": typed, "line2": ""})
        assert told in texts(refused.response), typed
    assert await reached.harness.host.people.ways.of(anna.id) == []


async def test_the_screens_speak_german_and_show_each_state(reached: Reached) -> None:
    harness, anna = reached.harness, reached.harness.people[0]
    people = harness.host.people
    await people.ways.add(anna.id, "ntfy", "https://ntfy.example.org/a", confirmed=False)
    way = await people.ways.add(anna.id, "webhook", "https://a.example/b")
    shown = await opened(harness, anna, language="de")
    assert "Er wartet darauf, dass du die Adresse bestätigst." in texts(shown)
    assert "geschickt wurde noch nichts" in texts(shown)
    people.way_calls.publisher = None
    shown = (await anna.select(shown, custom_id="wayopen", values=[str(way.id)])).response
    assert "bietet diesen Weg nicht mehr an" in texts(shown)


async def test_whoever_has_ten_ways_is_offered_no_more(reached: Reached) -> None:
    harness, anna = reached.harness, reached.harness.people[0]
    for number in range(MOST):
        await harness.host.people.ways.add(anna.id, "ntfy", f"https://ntfy.example.org/{number}")
    shown = await opened(harness, anna)
    assert not [one for one in custom_ids(shown) if one.startswith("wayadd")]


async def test_the_plan_is_one_sentence_in_the_order_of_time(reached: Reached) -> None:
    harness, anna = reached.harness, reached.harness.people[0]
    ways = harness.host.people.ways
    me = await anna.slash(harness.channel, "me", pings="none")
    assert "you get no notification on Discord." in texts(me.response)
    for kind, waits in (("webhook", 3), ("gotify", 1), ("ntfy", 3), ("gotify", 0)):
        way = await ways.add(anna.id, kind, f"https://a.example/{kind}-{waits}")
        await ways.wait(anna.id, way.id, waits)
    off = await ways.add(anna.id, "ntfy", "https://a.example/off")
    await ways.switch(anna.id, off.id, on=False)
    await ways.add(anna.id, "webhook", "https://a.example/asked", confirmed=False)
    plan = (
        "When a table is waiting for you, you are notified: not on Discord"
        " · Gotify: a.example/gotify-0 at once · Gotify: a.example/gotify-1 after 1 waking hour"
        " · webhook after 3 waking hours · ntfy after 3 waking hours."
    )
    told = texts((await anna.slash(harness.channel, "me")).response)
    assert plan in told.replace("\\", "")
    told = texts(await opened(harness, anna, pings="dm", language="de"))
    assert "sofort in Discord · " in told and "Webhook nach 3 wachen Stunden" in told

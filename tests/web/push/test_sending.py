"""Notifications of turns, as a push service gets them and a browser reads them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from bot.cli.compose import set_up_ways
from bot.host.core.api import Table
from bot.host.people.way_calls import FIRST_DELAY, MOST_FAILURES, WayFailed
from bot.host.people.ways import MOST, Way
from bot.locales import Words
from bot.presenting.ways.addresses import ADDRESSES
from bot.presenting.ways.contents import Contents
from bot.runtime.settings import Settings
from bot.web.push.routes import PUSH
from bot.web.push.sender import SOON, USUALLY, push_kind
from cogs.ui.screens.ways import ways_screen
from tests.cogs.test_calls import direct_messages
from tests.web.pages import Answer, Pages, bot_of
from tests.web.push.service import PushService, pushing, verified, with_push

LATER = timedelta(minutes=11)
"""Time after which a table is quiet, so that who must move is called."""


class Pushed(NamedTuple):
    """The pages of a bot with web push, and a push service to which browsers have subscribed."""

    pages: Pages
    service: PushService

    async def subscribe(self, who: int = 0, name: str = "") -> Answer:
        """Pair a browser with a person, and ask for notifications there."""
        await self.pages.pair(who)
        return await self.say("on", **self.service.subscription(name or f"browser-{who}"))

    async def say(self, done: str, **sent: Any) -> Answer:
        return await self.pages.post("/push", {"done": done, **sent})

    async def ways(self, who: int = 0) -> list[Way]:
        person = self.pages.harness.people[who]
        return await self.pages.harness.host.people.ways.of(person.id)

    async def look(self, later: timedelta = LATER) -> list[tuple[str, Any]]:
        """Pass some time, and make the calls that are due; return all that browsers have read."""
        self.pages.harness.clock.ahead += later
        await self.pages.harness.host.people.look()
        await self.pages.harness.host.people.way_calls.settled()
        return self.service.told

    async def asked(self) -> tuple[Table, int]:
        """Begin a game of two with a browser each; return it, and who must move."""
        for who in (0, 1):
            await self.subscribe(who)
        table = await self.pages.opened(2)
        return table, await self.waited(table)

    async def waited(self, table: Table) -> int:
        position = await self.pages.harness.host.tables.position(table.id)
        user_id = position.table.chairs[position.decisions[0].seat].user_id
        return [one.id for one in self.pages.harness.people].index(user_id or 0)


@pytest_asyncio.fixture
async def pushed(pages: Pages) -> AsyncIterator[Pushed]:
    async with pushing() as service:
        await with_push(pages, f"http://127.0.0.1:{service.port}")
        yield Pushed(pages, service)


async def test_who_must_act_reads_so_in_their_browser_and_nobody_else(pushed: Pushed) -> None:
    table, who = await pushed.asked()
    ((name, told),) = await pushed.look()
    assert name == f"browser-{who}"
    title = Words("en")("table-title", game=Words("en")("puerto_rico-title"), table=table.id)
    assert told["title"] == f"Your turn: {title}" and told["lang"] == "en"
    assert "role" in told["body"] and told["tag"] == f"turn-{table.id}"
    assert (await pushed.pages.get(f"/{told['to']}")).status == 200
    (way,) = await pushed.ways(who)
    assert way.sent_at is not None and way.opened_at is None
    # The next question comes once it is asked, in place of the one before.
    await pushed.pages.move(await pushed.pages.at_rest())
    await pushed.look()
    assert pushed.service.told[-1][1]["tag"] == told["tag"]
    assert len(pushed.service.told) == 2


async def test_me_says_when_a_browser_was_told_and_when_that_was_opened(pushed: Pushed) -> None:
    _, who = await pushed.asked()
    await pushed.look()
    (way,) = await pushed.ways(who)
    await pushed.pages.pair(who)
    words = Words("en")
    screen = ways_screen([way], {PUSH}, (), None, words)
    assert "**push\\: a browser** · at once" in screen.texts[2]
    assert f"Last delivered <t:{way.sent_at:.0f}:f>." in screen.texts[2]
    assert "*Notify me here*" in screen.texts[3]
    await pushed.say("opened", endpoint=way.target)
    shown = ways_screen(await pushed.ways(who), {PUSH}, (), None, words).texts[2]
    assert re.search(r"Last delivered <t:\d+:f>, opened <t:\d+:f>\.", shown)
    assert len(ways_screen([way], {"ntfy"}, (), None, words).texts) == 3


async def test_a_message_is_signed_and_says_how_long_it_is_worth_keeping(pushed: Pushed) -> None:
    table, _ = await pushed.asked()
    await pushed.look()
    (asked,) = pushed.service.asked
    claims = verified(asked.headers["Authorization"])
    now = pushed.pages.harness.host.now().timestamp()
    assert claims["sub"] == "mailto:olga@example.org" and 0 < claims["exp"] - now <= 86400
    assert asked.headers["Topic"] == f"turn-{table.id}"
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", asked.headers["Topic"])
    assert asked.headers["Urgency"] == "normal"
    assert 0 < int(asked.headers["TTL"]) <= USUALLY.total_seconds()


@pytest.mark.parametrize(
    ("left", "urgency", "lasts"),
    [
        (None, "normal", USUALLY.total_seconds()),
        (SOON * 2, "normal", SOON.total_seconds() * 2),
        (SOON / 2, "high", SOON.total_seconds() / 2),
        (-SOON, "high", 60.0),
    ],
)
async def test_what_must_be_answered_soon_wakes_a_phone(
    pushed: Pushed, left: timedelta | None, urgency: str, lasts: float
) -> None:
    await pushed.subscribe()
    (way,) = await pushed.ways()
    context = bot_of(pushed.pages.harness).context
    now = context.host.now()
    until = None if left is None else now + left
    kind = await push_kind(context, "mailto:olga@example.org")
    await kind.send(
        context, way, Contents("ask_1", "turn", now, "de", "Tisch", "Zieh.", until=until)
    )
    (asked,) = pushed.service.asked
    assert asked.headers["Urgency"] == urgency
    assert abs(int(asked.headers["TTL"]) - lasts) <= 5


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_switched_off(pushed: Pushed, status: int) -> None:
    _, who = await pushed.asked()
    pushed.service.status = status
    assert await pushed.look() == []
    (way,) = await pushed.ways(who)
    assert (way.since, way.off_why, way.told) == (None, "gone", 0)
    await pushed.look()
    assert len(pushed.service.asked) == 1
    (said,) = direct_messages(pushed.pages.harness, pushed.pages.harness.people[who])
    assert "by push (a browser): this browser has forgotten the page" in said
    # Pressed again, it is on again.
    pushed.service.status = 201
    await pushed.subscribe(who)
    (way,) = await pushed.ways(who)
    assert way.since is not None and way.off_why is None


@pytest.mark.parametrize("status", [413, 429, 500, 503])
async def test_what_a_push_service_cannot_take_now_is_sent_later(
    pushed: Pushed, status: int
) -> None:
    _, who = await pushed.asked()
    pushed.service.status, pushed.service.headers = status, {"Retry-After": "900"}
    assert await pushed.look() == []
    (way,) = await pushed.ways(who)
    assert (way.failures, way.fault) == (1, f"status-{status}")
    assert way.due_at >= pushed.pages.harness.host.now().timestamp() + 600
    await pushed.look(timedelta(seconds=FIRST_DELAY))
    assert len(pushed.service.asked) == 1
    pushed.service.status = 201
    assert len(await pushed.look(timedelta(minutes=30))) == 1
    assert (await pushed.ways(who))[0].failures == 0


async def test_five_failures_switch_a_browser_off(pushed: Pushed) -> None:
    _, who = await pushed.asked()
    pushed.service.status = 500
    for _ in range(MOST_FAILURES + 2):
        await pushed.look(timedelta(hours=2))
    (way,) = await pushed.ways(who)
    assert (way.since, way.off_why, way.failures) == (None, "failing", MOST_FAILURES)
    assert len(pushed.service.asked) == MOST_FAILURES


async def test_a_browser_whose_pairing_has_ended_is_told_nothing(pushed: Pushed) -> None:
    _, who = await pushed.asked()
    host = pushed.pages.harness.host
    await host.pairings.revoke(pushed.pages.harness.people[who].id)
    assert await pushed.look() == [] and pushed.service.asked == []
    assert (await pushed.ways(who))[0].off_why == "gone"


async def test_a_browser_asks_stops_and_tells_what_was_opened(pushed: Pushed) -> None:
    assert (await pushed.subscribe()).data == {"on": True, "said": ""}
    (way,) = await pushed.ways()
    sent = pushed.service.subscription("browser-0")
    assert (way.kind, way.target, way.name) == (PUSH, sent["endpoint"], "a browser")
    assert (await pushed.say("look", endpoint=way.target)).data["on"] is True
    assert (await pushed.say("look", endpoint="https://other")).data["on"] is False
    assert (await pushed.say("opened", endpoint="https://other")).data["on"] is False
    assert (await pushed.ways())[0].opened_at is None
    await pushed.say("opened", endpoint=way.target)
    assert (await pushed.ways())[0].opened_at is not None
    await pushed.say("off", endpoint="https://other")
    assert len(await pushed.ways()) == 1
    assert (await pushed.say("off", endpoint=way.target)).data == {"on": False, "said": ""}
    assert await pushed.ways() == []


async def test_a_new_address_takes_the_place_of_the_old_one(pushed: Pushed) -> None:
    await pushed.subscribe()
    (before,) = await pushed.ways()
    fresh = pushed.service.subscription("renewed")
    told = await pushed.say("move", **{"from": before.target}, **fresh)
    assert told.data["on"] is True
    (after,) = await pushed.ways()
    assert (after.id, after.target) == (before.id, fresh["endpoint"])
    # What was never there is not made by it, and no address comes twice.
    assert (await pushed.say("move", **{"from": before.target}, **fresh)).data["on"] is False
    await pushed.subscribe(name="second")
    await pushed.say("move", **{"from": fresh["endpoint"]}, **pushed.service.subscription("second"))
    assert sorted(one.target for one in await pushed.ways()) == sorted(
        (fresh["endpoint"], pushed.service.url("/second"))
    )


async def test_nobody_changes_what_another_browser_is_told(pushed: Pushed) -> None:
    await pushed.subscribe(0)
    (way,) = await pushed.ways(0)
    await pushed.pages.pair(1)
    for done in ("look", "off", "opened"):
        assert (await pushed.say(done, endpoint=way.target)).data["on"] is False
    assert await pushed.ways(0) == [way]
    pushed.pages.unpair()
    for done in ("look", "on", "off", "opened", "move"):
        sent = pushed.service.subscription("browser-0")
        assert (await pushed.say(done, **sent)).status == 404
    assert await pushed.ways(0) == [way]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("done", "buy"),
        ("done", None),
        ("p256dh", "AAAA"),
        ("p256dh", None),
        ("auth", "AAAA"),
        ("auth", 7),
        ("endpoint", "https://[::1"),
    ],
)
async def test_what_no_browser_would_send_is_refused(
    pushed: Pushed, name: str, value: object
) -> None:
    await pushed.pages.pair()
    sent = {"done": "on", **pushed.service.subscription(), name: value}
    assert (await pushed.pages.post("/push", sent)).status == 404
    assert await pushed.ways() == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "updates.push.services.mozilla.com",
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://[::ffff:10.0.0.1]/",
        "http://169.254.169.254/latest/meta-data/",
        "https://fcm.googleapis.com@evil.example.org/",
        "https://fcm.googleapis.com.evil.example.org/",
        "https://fcm.googleapis.com:8443/",
        "javascript:alert(1)",
        "https://fcm.googleapis.com/" + "a" * 2000,
    ],
)
async def test_an_address_that_is_no_push_service_of_the_list_is_refused(
    pages: Pages, endpoint: str
) -> None:
    async with pushing() as service:
        await with_push(pages, "fcm.googleapis.com")
        pushed = Pushed(pages, service)
        await pages.pair()
        told = await pushed.say("on", **{**service.subscription(), "endpoint": endpoint})
        assert told.data["on"] is False and told.data["said"]
        assert await pushed.ways() == [] and service.asked == []
        for fine in ("fcm/send/a:b", "a" * 1900):
            sent = {**service.subscription(), "endpoint": f"https://fcm.googleapis.com/{fine}"}
            assert (await pushed.say("on", **sent)).data["on"]


async def test_a_person_has_only_so_many_browsers(pushed: Pushed) -> None:
    for number in range(MOST):
        await pushed.say("on") if number else await pushed.subscribe(name="0")
        await pushed.say("on", **pushed.service.subscription(str(number)))
    told = await pushed.say("on", **pushed.service.subscription("more"))
    assert told.data == {
        "on": False,
        "said": Words("en")("error-too-many-ways", most=MOST),
    }


async def test_the_key_is_drawn_once_and_kept(pushed: Pushed) -> None:
    context = bot_of(pushed.pages.harness).context
    before = context.push_key
    await push_kind(context, "https://example.org/contact")
    assert context.push_key == before is not None


async def test_a_test_says_what_came_of_it(pushed: Pushed) -> None:
    await pushed.subscribe()
    (way,) = await pushed.ways()
    calls = pushed.pages.harness.host.people.way_calls
    await calls.test(way.user_id, way.id)
    assert pushed.service.told[0][1]["title"] == Words("en")("way-test-title")
    assert pushed.service.told[0][1]["to"] == "tables"
    pushed.service.status = 403
    with pytest.raises(WayFailed) as failed:
        await calls.test(way.user_id, way.id)
    assert failed.value.fault == "status-403"


async def test_without_the_setting_no_page_takes_a_subscription(pages: Pages) -> None:
    async with pushing() as service:
        await pages.pair()
        sent = {"done": "on", **service.subscription()}
        assert (await pages.post("/push", sent)).status == 404


@pytest.mark.parametrize(
    ("chosen", "kinds"),
    [
        ({}, set()),
        ({"push_contact": "mailto:olga@example.org"}, set()),
        ({"web_url": "https://games.example.org"}, set()),
        ({"push_contact": "mailto:olga@example.org", "web_url": "https://a.example"}, set()),
        ({"web_url": "https://a.example", "outgoing_hosts": "*"}, set(ADDRESSES)),
        (
            {
                "push_contact": "mailto:olga@example.org",
                "web_url": "https://a.example",
                "outgoing_hosts": "fcm.googleapis.com",
            },
            {PUSH},
        ),
        (
            {
                "push_contact": "mailto:olga@example.org",
                "web_url": "https://a.example",
                "outgoing_hosts": "*.notify.windows.com,ntfy.sh",
            },
            {PUSH, *ADDRESSES},
        ),
    ],
)
async def test_the_setting_turns_it_on(
    pages: Pages, chosen: dict[str, str], kinds: set[str]
) -> None:
    context = bot_of(pages.harness).context
    await set_up_ways(context, Settings(_env_file=None, **chosen))
    publisher = context.host.people.way_calls.publisher
    assert ({*publisher.kinds} if publisher else set()) == kinds
    assert (context.push_key is not None) == (PUSH in kinds)


def test_without_the_setting_nothing_of_it_is_loaded() -> None:
    code = "import sys, bot.cli.compose, bot.web.service; print([*sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "bot.web.push" not in done.stdout

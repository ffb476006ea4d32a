"""Calls to addresses of people's own: what is sent, how it is signed, and what fails."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Collection
from datetime import timedelta
from email.header import decode_header, make_header
from typing import NamedTuple

import pytest
import pytest_asyncio
import simcord
from jsonschema import Draft202012Validator

from bot.client.app import GamesBot
from bot.host.people.way_calls import WayFailed
from bot.host.people.ways import Way
from bot.locales import languages
from bot.presenting.services import Services
from bot.presenting.ways import addresses as modules
from bot.presenting.ways.addresses import addresses
from bot.presenting.ways.sender import BadWay, Typed, WaySender
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import AllowedHosts, parse_hosts
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness
from tests.cogs.test_calls import direct_messages, next_turn
from tests.pages import text
from tests.receiver import Asked, Receiver, receiving

__all__ = ["drawn_once"]

PAGE = "docs/called.md"

TOPICS = ("turn", "vote", "proposal", "here", "test")
MOMENT = {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"}
SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "id": {"type": "string", "pattern": "^ask_[0-9a-f]{24}$"},
        "type": {"enum": [f"{topic}.asked" for topic in TOPICS]},
        "timestamp": MOMENT,
        "language": {"enum": [*languages()]},
        "game": {"type": ["string", "null"]},
        "table": {"type": ["integer", "null"]},
        "title": {"type": "string"},
        "asked": {"type": "string"},
        "until": {"anyOf": [{"type": "null"}, MOMENT]},
        "link": {"type": ["string", "null"]},
    },
}
SCHEMA["required"] = [*SCHEMA["properties"]]


class Reached(NamedTuple):
    """A table of two, and the address at which whoever has to move is called."""

    harness: Harness
    receiver: Receiver

    def allow(self, rules: AllowedHosts, own_ports: Collection[int] = ()) -> None:
        """Have people's ways call the hosts of these rules."""
        kinds = addresses(OutgoingClient(rules, own_ports=own_ports))
        sender = WaySender(services_of(self.harness), kinds)
        self.harness.host.people.way_calls.publisher = sender

    async def way(self, person: simcord.MemberActor, kind: str, path: str, secret: str = "") -> Way:
        publisher = self.harness.host.people.way_calls.publisher
        assert publisher is not None
        typed = publisher.check(kind, self.receiver.url(path), secret)
        return await self.harness.host.people.ways.add(person.id, kind, *typed)

    async def look(self) -> list[Asked]:
        """Wait until the table is quiet, make the calls that are due, and return them all."""
        self.harness.clock.ahead += timedelta(minutes=11)
        await self.harness.host.people.look()
        await self.harness.host.people.way_calls.settled()
        return self.receiver.asked


def services_of(harness: Harness) -> Services:
    bot = harness.env.bot
    assert isinstance(bot, GamesBot)
    return bot.context


@pytest_asyncio.fixture
async def reached(harness: Harness) -> AsyncIterator[Reached]:
    async with receiving(204) as receiver:
        found = Reached(harness, receiver)
        found.allow(receiver.rules)
        yield found


async def called(
    reached: Reached, kind: str, path: str, secret: str = "", **settings: str
) -> tuple[Way, Asked]:
    """Have a person called whose turn it is; return their way, and the request."""
    harness = reached.harness
    ways = [await reached.way(person, kind, path, secret) for person in harness.people[:2]]
    person, _ = await next_turn(harness, **settings)
    (asked,) = await reached.look()
    return next(one for one in ways if one.user_id == person.id), asked


def signature(secret: str, asked: Asked) -> str:
    """Return the signature that Standard Webhooks demands, calculated as RFC 2104 describes."""
    key = base64.b64decode(secret.removeprefix("whsec_")).ljust(64, b"\0")
    head = f"{asked.headers['webhook-id']}.{asked.headers['webhook-timestamp']}."
    inner = hashlib.sha256(bytes(one ^ 0x36 for one in key) + head.encode() + asked.body).digest()
    outer = hashlib.sha256(bytes(one ^ 0x5C for one in key) + inner).digest()
    return "v1," + base64.b64encode(outer).decode()


async def test_a_webhook_gets_a_signed_json_that_is_documented(reached: Reached) -> None:
    way, asked = await called(reached, "webhook", "/in?key=1")
    told = json.loads(asked.body)
    Draft202012Validator(SCHEMA).validate(told)
    table = await reached.harness.table()
    assert (asked.method, asked.path) == ("POST", "/in?key=1")
    assert asked.headers["webhook-signature"] == signature(way.secret, asked)
    assert (told["type"], told["game"], told["table"]) == ("turn.asked", table.game, table.id)
    assert told["title"] == f"Your turn: Puerto Rico · table #{table.id}"
    person = reached.harness.person(way.user_id)
    assert told["asked"] == f"{person.name}, choose a role."
    assert told["link"].endswith(f"/{table.place_id}/{(await reached.harness.post()).id}")
    others = [one.name for one in reached.harness.people if one is not person]
    assert not [name for name in others if name in asked.body.decode()]


async def test_ntfy_gets_a_title_a_text_and_a_link(reached: Reached) -> None:
    _, asked = await called(reached, "ntfy", "/turns", "tk_1", language="de")
    title = str(make_header(decode_header(asked.headers["Title"])))
    assert (asked.method, asked.path) == ("POST", "/turns")
    assert title.startswith("Du bist am Zug: Puerto Rico · Tisch #")
    assert "wähle" in asked.body.decode()
    assert asked.headers["Click"].startswith("https://discord.com/channels/")
    assert asked.headers["Authorization"] == "Bearer tk_1"


async def test_gotify_gets_its_json_and_the_token(reached: Reached) -> None:
    _, asked = await called(reached, "gotify", "/", "AbC.1")
    told = json.loads(asked.body)
    assert (asked.method, asked.path) == ("POST", "/message")
    assert asked.headers["X-Gotify-Key"] == "AbC.1"
    assert "choose a role" in told["message"]
    click = told["extras"]["client::notification"]["click"]["url"]
    assert click.startswith("https://discord.com/channels/")


async def test_whoever_is_asked_before_a_start_gets_the_question_and_a_link(
    reached: Reached,
) -> None:
    harness = reached.harness
    anna, ben = harness.people[:2]
    await ben.slash(harness.channel, "me", pings="none")
    await reached.way(ben, "webhook", "/in")
    await reached.way(ben, "ntfy", "/turns")
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card, table = harness.channel.last_message, await harness.table()
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    harness.clock.ahead += timedelta(hours=2)
    await anna.click(card, custom_id=f"lobby:{table.id}:5")
    asked, _ = sorted(await reached.look(), key=lambda one: one.path)
    told = json.loads(asked.body)
    Draft202012Validator(SCHEMA).validate(told)
    assert (told["type"], told["table"], told["until"]) == ("here.asked", table.id, None)
    assert told["title"] == f"Are you there? Puerto Rico · table #{table.id}"
    assert told["link"].endswith(f"/{table.place_id}/{card.id}")


async def test_the_time_limit_is_told_in_the_persons_own_time(reached: Reached) -> None:
    harness = reached.harness
    anna, ben = harness.people[:2]
    for person in (anna, ben):
        await reached.way(person, "ntfy", "/turns")
        await person.slash(harness.channel, "hours", zone="Asia/Tokyo")
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here", pace="fast")
    card, table = harness.channel.last_message, await harness.table()
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    await anna.click(card, custom_id=f"lobby:{table.id}:5")
    (asked,) = await reached.look()
    limit = r"Your time runs out: \d{4}-\d\d-\d\d \d\d:\d\d \(Asia/Tokyo\)"
    assert re.search(limit, asked.body.decode())


@pytest.mark.parametrize(
    ("status", "fault", "gone"),
    [(500, "status-500", False), (302, "status-302", False), (410, "status-410", True)],
)
async def test_what_a_receiver_answers_is_told(
    reached: Reached, status: int, fault: str, gone: bool
) -> None:
    harness = reached.harness
    way = await reached.way(harness.people[0], "webhook", "/in")
    reached.receiver.status, reached.receiver.headers = status, {"Location": "/elsewhere"}
    with pytest.raises(WayFailed) as error:
        await harness.host.people.way_calls.test(way.user_id, way.id)
    assert (error.value.fault, error.value.gone) == (fault, gone)
    assert [one.path for one in reached.receiver.asked] == ["/in"]


async def test_a_receiver_that_does_not_answer_is_unreachable(
    reached: Reached, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(modules, "PATIENCE", 0.05)
    harness = reached.harness
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        reached.allow(parse_hosts(f"http://127.0.0.1:{port}"))
        target = f"http://127.0.0.1:{port}/in"
        way = await harness.host.people.ways.add(3, "ntfy", target)
        with pytest.raises(WayFailed, match="unreachable"):
            await harness.host.people.way_calls.test(3, way.id)


async def test_the_bot_never_calls_itself(reached: Reached) -> None:
    rules, port = reached.receiver.rules, reached.receiver.port
    reached.allow(rules, own_ports={port})
    way = await reached.harness.host.people.ways.add(3, "ntfy", reached.receiver.url("/turns"))
    with pytest.raises(WayFailed, match="address-private"):
        await reached.harness.host.people.way_calls.test(3, way.id)
    assert reached.receiver.asked == []


@pytest.mark.parametrize(
    ("kind", "target", "secret", "why"),
    [
        ("webhook", "http://hooks.example.org/", "", "scheme"),
        ("webhook", "https://other.org/", "", "host"),
        ("webhook", "hello", "", "form"),
        ("ntfy", "https://hooks.example.org/", "", "topic"),
        ("ntfy", "https://hooks.example.org/one/two", "", "topic"),
        ("ntfy", "https://hooks.example.org/one?two", "", "topic"),
        ("ntfy", "https://hooks.example.org/one", "a\nb", "token"),
        ("gotify", "https://hooks.example.org/", "", "token"),
        ("gotify", "https://hooks.example.org/", "é", "token"),
        ("gotify", "https://hooks.example.org/?token=1", "x", "query"),
    ],
)
def test_what_is_no_way_is_refused_with_a_reason(
    kind: str, target: str, secret: str, why: str
) -> None:
    check = addresses(OutgoingClient(parse_hosts("hooks.example.org")))[kind].check
    assert check is not None
    with pytest.raises(BadWay) as error:
        check(Typed(target, secret))
    assert error.value.args_ == {"why": why, "kind": kind}


def test_addresses_are_stored_in_one_form() -> None:
    kinds = addresses(OutgoingClient(parse_hosts("*")))
    found = {
        kind: check(Typed(f" https://Push.example.org/{path} ", " AbC "))
        for kind, path in (("ntfy", "turns/"), ("gotify", "message"))
        if (check := kinds[kind].check) is not None
    }
    assert found["ntfy"] == ("https://push.example.org/turns", "AbC")
    assert found["gotify"] == ("https://push.example.org", "AbC")


def test_every_field_is_documented() -> None:
    named = set(re.findall(r"^\| `(\w+)` \|", text(PAGE), re.MULTILINE))
    assert named >= SCHEMA["properties"].keys()


def test_without_ways_nothing_of_them_is_imported() -> None:
    code = "import sys, bot.cli.compose, bot.client.app; print([*sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "bot.presenting.ways.sender" not in done.stdout
    assert "bot.presenting.ways.addresses" not in done.stdout


async def test_a_person_is_told_once_on_discord_that_a_way_is_off(reached: Reached) -> None:
    harness = reached.harness
    for person in harness.people[:2]:
        await reached.way(person, "webhook", "/in")
    reached.receiver.status = 410
    person, _ = await next_turn(harness, language="de")
    for _ in range(3):
        await reached.look()
    (said,) = direct_messages(harness, person)
    assert "Ich benachrichtige dich nicht mehr über Webhook: Die Gegenseite will" in said
    assert len(reached.receiver.asked) == 1

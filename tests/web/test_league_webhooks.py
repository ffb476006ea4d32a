"""Events of a league, sent to a webhook: what, in which order, signed how, and how often."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import re
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
import simcord
from jsonschema import Draft202012Validator

from bot.host.leagues.api import Season
from bot.host.leagues.core import log_line
from bot.host.leagues.webhooks import GIVES_UP_DAYS, Event, Receipt
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from bot.web.league.webhooks import DATA, WebhookSender
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import founded, manager, pass_days, posted, sign
from tests.cogs.test_league_almanac import ended
from tests.pages import text
from tests.receiver import Asked, Receiver, receiving
from tests.web.pages import Pages, bot_of
from tests.web.test_league import change
from tests.web.test_league_feeds import (
    HEAD,
    MOMENT,
    NUMBER,
    TRUTH,
    every,
    fed,
    fields,
    known,
    maybe,
    shape,
)
from tests.web.test_league_feeds import SCHEMAS as FEEDS

PAGE = "docs/webhooks.md"


def own(feed: str) -> dict[str, Any]:
    """Return the fields that a feed has beside those that all have."""
    return {name: one for name, one in FEEDS[feed]["properties"].items() if name not in HEAD}


TABLE, RESULT = own("tables")["tables"]["items"], own("results")["results"]["items"]
STANDINGS = known(**own("standings"))
OF_KIND = {
    "signup.opened": known(),
    "signup.closed": known(),
    "draw.published": known(tables=every(TABLE)),
    "round.published": known(round=NUMBER, winners=TRUTH, tables=every(TABLE)),
    "table.started": known(table=TABLE),
    "table.finished": known(result=RESULT),
    "correction.made": known(result=maybe(RESULT)),
    "standings.changed": STANDINGS,
    "season.over": STANDINGS,
}
SCHEMAS = {
    kind: known(
        **HEAD,
        id={"type": "string", "pattern": "^evt_[0-9a-f]{24}$"},
        type={"const": kind},
        timestamp=MOMENT,
        data=data,
    )
    for kind, data in OF_KIND.items()
}


def signature(secret: str, asked: Asked) -> str:
    """Return the signature that Standard Webhooks demands, calculated as RFC 2104 describes."""
    key = base64.b64decode(secret.removeprefix("whsec_")).ljust(64, b"\0")
    head = f"{asked.headers['webhook-id']}.{asked.headers['webhook-timestamp']}."
    inner = hashlib.sha256(bytes(one ^ 0x36 for one in key) + head.encode() + asked.body).digest()
    outer = hashlib.sha256(bytes(one ^ 0x5C for one in key) + inner).digest()
    return "v1," + base64.b64encode(outer).decode()


class Hooked(NamedTuple):
    """A public league whose events go to a receiver; its season has four people."""

    pages: Pages
    receiver: Receiver
    olga: simcord.MemberActor
    season: Season
    secret: str

    @property
    def harness(self) -> Harness:
        return self.pages.harness

    @property
    def told(self) -> list[Any]:
        return [json.loads(one.body) for one in self.receiver.asked]

    @property
    def kinds(self) -> list[str]:
        return [one["type"] for one in self.told]

    async def tick(self, seconds: float = 0.0) -> None:
        await pass_days(self.harness, max(seconds, 1.0) / 86400)

    async def drawn(self) -> None:
        """Go on to where tables are played."""
        await pass_days(self.harness, 9.1)
        await pass_days(self.harness, 1.0, 0.5)

    async def log(self, kind: str, fixture: int) -> None:
        """Log that something happened at a fixture's table, and send what follows."""
        season = await self.harness.host.leagues.founding.by_id(self.season.id)
        now = self.harness.env.now().timestamp()
        await self.harness.host._database.write(
            lambda db: log_line(db, season, kind, now, fixture=fixture)
        )
        await self.tick()

    async def finish(self) -> int:
        """End a table, and return its fixture."""
        assert await ended(self.harness, self.season, 1) == 1
        results = await self.harness.host.leagues.results.of(self.season.id)
        (fixture,) = (one.id for one in results.fixtures if one.result)
        await self.log("finished", fixture)
        return fixture

    async def unsent(self) -> int:
        def count(db: Any) -> int:
            query = "SELECT count(*) FROM league_post WHERE kind = 'event' AND status = 'due'"
            return int(db.execute(query).fetchone()[0])

        return await self.harness.host._database.read(count)


def secret_of(message: Any) -> str:
    (found,) = re.findall(r"whsec_[A-Za-z0-9+/]+=*", texts(message))
    return str(found)


@pytest_asyncio.fixture
async def hooked(pages: Pages) -> AsyncIterator[Hooked]:
    harness, olga = pages.harness, manager(pages.harness)
    season = await founded(harness, olga)
    context = bot_of(harness).context
    async with receiving(204) as receiver:
        context.outgoing = OutgoingClient(receiver.rules)
        context.host.leagues.events.publisher = WebhookSender(context)
        await change(pages, olga, public=True)
        told = await change(pages, olga, webhook=receiver.url("/in?key=1"))
        for person in harness.people[:4]:
            await sign(harness, person)
        yield Hooked(pages, receiver, olga, season, secret_of(told))


def test_each_kind_has_a_schema() -> None:
    assert DATA.keys() == SCHEMAS.keys()
    for schema in SCHEMAS.values():
        Draft202012Validator.check_schema(schema)


async def test_a_season_is_told_in_order_and_signed(hooked: Hooked) -> None:
    await hooked.drawn()
    begun = hooked.kinds.count("table.started")
    start = ["signup.closed", "draw.published", "standings.changed", *["table.started"] * begun]
    assert hooked.kinds == start and begun
    await hooked.finish()
    result = ["table.finished", "standings.changed"]
    assert hooked.kinds[: len(start) + 2] == [*start, *result]
    for asked, told in zip(hooked.receiver.asked, hooked.told, strict=True):
        Draft202012Validator(SCHEMAS[told["type"]]).validate(told)
        assert (asked.method, asked.path) == ("POST", "/in?key=1")
        assert asked.headers["webhook-id"] == told["id"]
        assert asked.headers["webhook-signature"] == signature(hooked.secret, asked)
        assert asked.headers["Content-Type"] == "application/json"
    assert len({one["id"] for one in hooked.told}) == len(hooked.told)
    text = json.dumps(hooked.told)
    people = hooked.harness.people
    assert not [one for one in people if str(one.id) in text]
    assert all(one.name in text for one in people[:4])


async def test_a_correction_is_told_with_what_came_of_it(hooked: Hooked) -> None:
    await hooked.drawn()
    fixture = await hooked.finish()
    (before,) = (one["data"] for one in hooked.told if one["type"] == "table.finished")
    count = len(hooked.told)
    correct = {"kind": "points", "value": "11", "reason": "a promise", "table": f"f{fixture}"}
    winner = (await hooked.harness.host.leagues.results.of(hooked.season.id)).awards[0].person
    person = next(one for one in hooked.harness.people if one.id == winner)
    told = await hooked.olga.slash(
        hooked.harness.channel, "league correct", player=person, **correct
    )
    assert "#1" in texts(told.response), texts(told.response)
    await hooked.tick()
    assert hooked.kinds[count:] == ["correction.made", "standings.changed"]
    after = hooked.told[count]["data"]["result"]
    points = {one["person"]["id"]: one["points"] for one in after["seats"]}
    was = {one["person"]["id"]: one["points"] for one in before["result"]["seats"]}
    (changed,) = points.items() - was.items()
    assert changed[1] == "11"
    for told in hooked.told[count:]:
        Draft202012Validator(SCHEMAS[told["type"]]).validate(told)


async def test_standings_that_are_the_same_are_not_sent_again(hooked: Hooked) -> None:
    await hooked.drawn()
    fixture = await hooked.finish()
    count = len(hooked.told)
    await hooked.log("void", fixture)
    assert (len(hooked.told), await hooked.unsent()) == (count, 0)


async def test_a_table_that_is_told_late_is_as_late_as_in_the_feed(hooked: Hooked) -> None:
    pages, harness = hooked.pages, hooked.harness
    assert "✅" in texts(await change(pages, hooked.olga, what="delay", value="100", reason="late"))
    hooked.receiver.status = 503
    await hooked.drawn()
    tables = [one.id for one in await harness.host.tables.open_tables() if one.of_league]
    for number in tables:
        first = await harness.host.tables.position(number, 0)
        while [one.seat for one in (await harness.host.tables.position(number)).decisions] == [
            one.seat for one in first.decisions
        ]:
            await pages.move(await harness.host.tables.position(number))
    hooked.receiver.status = 200
    await hooked.tick(3600)
    told = [one["data"]["table"] for one in hooked.told if one["type"] == "table.started"]
    token = await harness.host.leagues.pages.token(hooked.season.league.id)
    feed = (await fed(pages, f"/l/{token}?season=1"))["tables"]["tables"]
    assert told == [one for one in feed if one["state"] == "playing"] != []


async def test_what_is_not_taken_is_sent_again_and_the_rest_waits(hooked: Hooked) -> None:
    hooked.receiver.status = 503
    await hooked.drawn()
    (first,) = {one["id"] for one in hooked.told}
    tries, waiting = len(hooked.told), await hooked.unsent()
    assert tries > 1 and waiting > 3
    await hooked.tick(1)
    assert len(hooked.told) == tries
    hooked.receiver.status = 200
    await hooked.tick(3600)
    assert hooked.told[tries]["id"] == first and await hooked.unsent() == 0
    kinds = hooked.kinds[tries:]
    assert kinds[:3] == ["signup.closed", "draw.published", "standings.changed"]


@pytest.mark.parametrize("status", [301, 307, 404, 500])
async def test_a_redirect_is_a_failure_like_others(hooked: Hooked, status: int) -> None:
    hooked.receiver.status, hooked.receiver.headers = status, {"Location": "/there"}
    await hooked.drawn()
    assert {one.path for one in hooked.receiver.asked} == {"/in?key=1"}
    assert len({one["id"] for one in hooked.told}) == 1


class Killed(WebhookSender):
    """Sends, and then the process ends before it can store that."""

    async def send(self, event: Event) -> Receipt:
        await super().send(event)
        raise asyncio.CancelledError


async def test_what_was_sent_before_a_kill_is_sent_again_with_the_same_id(hooked: Hooked) -> None:
    pages, host = hooked.pages, hooked.harness.host
    host.leagues.events.publisher = Killed(bot_of(pages.harness).context)
    await pass_days(pages.harness, 9.1)
    ids = {one["id"] for one in hooked.told}
    assert len(ids) == 1
    async with pages.restarting():
        pass
    context = bot_of(pages.harness).context
    context.outgoing = OutgoingClient(hooked.receiver.rules)
    context.web_url = f"http://127.0.0.1:{pages.port}"
    context.host.leagues.events.publisher = WebhookSender(context)
    hooked.receiver.asked.clear()
    await hooked.tick()
    assert hooked.told[0]["id"] in ids


async def gone(hooked: Hooked) -> None:
    assert await hooked.harness.host.leagues.webhooks.host_of(hooked.season.league.id) is None
    assert await hooked.unsent() == 0
    count = len(hooked.told)
    await hooked.log("started", 1)
    assert (len(hooked.told), await hooked.unsent()) == (count, 0)


async def test_a_receiver_that_is_gone_gets_nothing_more(hooked: Hooked) -> None:
    hooked.receiver.status = 410
    await hooked.drawn()
    assert len(hooked.told) == 1
    await gone(hooked)
    told = [one for one in hooked.harness.channel.history() if "wants no more events" in texts(one)]
    assert len(told) == 1


async def test_after_days_of_failures_the_organisers_are_told_once(hooked: Hooked) -> None:
    await pass_days(hooked.harness, 8.0)
    hooked.receiver.status = 500
    await pass_days(hooked.harness, 1.0 + GIVES_UP_DAYS + 1.2, 0.2)
    await gone(hooked)
    told = [one for one in hooked.harness.channel.history() if "have not reached" in texts(one)]
    assert len(told) == 1 and f"for {GIVES_UP_DAYS} days" in texts(told[0])
    logged = await hooked.olga.slash(hooked.harness.channel, "league log")
    assert "none arrived for days" in texts(logged.response)


async def test_nothing_is_sent_while_the_pages_are_not_public(hooked: Hooked) -> None:
    await change(hooked.pages, hooked.olga, public=False, reason="enough")
    await hooked.drawn()
    assert hooked.told == [] and await hooked.unsent() == 0
    told = await change(hooked.pages, hooked.olga, webhook=hooked.receiver.url(), reason="again")
    assert "this league has none" in texts(told)


async def test_a_new_secret_replaces_the_old_one_and_players_read_where_it_goes(
    hooked: Hooked,
) -> None:
    told = await change(hooked.pages, hooked.olga, webhook=hooked.receiver.url(), reason="new")
    new = secret_of(told)
    assert new != hooked.secret
    posted(hooked.harness, "Where events are sent: 127\\.0\\.0\\.1 → 127\\.0\\.0\\.1")
    everything = "".join(map(texts, hooked.harness.channel.history()))
    assert "whsec_" not in everything and "key=1" not in everything
    shown = (await hooked.harness.people[0].slash(hooked.harness.channel, "league show")).response
    assert "Events of this league are sent to 127.0.0.1" in texts(shown).replace("\\", "")
    assert "whsec_" not in texts(shown)
    await hooked.drawn()
    assert all(
        one.headers["webhook-signature"] == signature(new, one) for one in hooked.receiver.asked
    )
    await change(hooked.pages, hooked.olga, webhook="-", reason="enough")
    await gone(hooked)


@pytest.mark.parametrize(
    ("allowed", "url", "sentence"),
    [
        ("", "https://hooks.example.org/", "has not allowed any host"),
        ("hooks.example.org", "http://hooks.example.org/", "has to begin with https://"),
        ("hooks.example.org", "https://other.org/", "has not allowed this host"),
        ("*", "https://10.0.0.1/", "public addresses of the internet"),
        ("*", "somewhere", "not a web address"),
    ],
)
async def test_an_address_that_may_not_be_used_changes_nothing(
    hooked: Hooked, allowed: str, url: str, sentence: str
) -> None:
    context, league = bot_of(hooked.harness).context, hooked.season.league.id
    context.outgoing = OutgoingClient(parse_hosts(allowed))
    told = await change(hooked.pages, hooked.olga, webhook=url, reason="elsewhere")
    assert sentence in texts(told)
    assert await hooked.harness.host.leagues.webhooks.host_of(league) == "127.0.0.1"


async def test_whoever_does_not_organise_cannot_have_events(hooked: Hooked) -> None:
    anna = hooked.harness.people[0]
    told = await change(hooked.pages, anna, webhook=hooked.receiver.url(), reason="mine")
    assert "Only organisers" in texts(told)


EXAMPLES: Sequence[Any] = [
    json.loads(one) for one in re.findall(r"```json\n(.*?)```", text(PAGE), re.DOTALL)
]


def test_the_page_has_an_example_of_each_kind() -> None:
    assert [one["type"] for one in EXAMPLES] == [*SCHEMAS]
    for example in EXAMPLES:
        Draft202012Validator(SCHEMAS[example["type"]]).validate(example)


async def test_the_examples_are_like_real_events(hooked: Hooked) -> None:
    await hooked.drawn()
    await hooked.finish()
    real = {one["type"]: one for one in hooked.told}
    for example in EXAMPLES:
        if example["type"] in real:
            assert shape(example) == shape(real[example["type"]])


@pytest.mark.parametrize("kind", SCHEMAS)
def test_the_pages_explain_every_field(kind: str) -> None:
    pages = re.sub(r"```.*?```", "", text(PAGE) + text("docs/feeds.md"), flags=re.DOTALL)
    assert fields(SCHEMAS[kind]) - set(re.findall(r"`(\w+)`", pages)) == set()

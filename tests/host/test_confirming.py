"""Addresses that must be confirmed: what is sent there before, once, and how often."""

from __future__ import annotations

import asyncio

import pytest

from bot.host import Host
from bot.host.core.limits import CONFIRMATIONS, DAY, TooOften
from bot.host.links.mails import CONFIRM as CONFIRMING
from bot.host.links.mails import OFF
from bot.host.people.way_calls import CONFIRM, FIRST_DELAY, UnconfirmedWay, WayFailed
from bot.host.people.ways import MOST, TooManyWays, UnknownWay
from bot.runtime.database_url import Address
from tests.host.conftest import ANNA, BOB, Recorder, TestClock, open_host
from tests.host.test_ways import Phones, attach, look, now
from tests.host.test_ways import phones as phones

ADDRESS = "anna@example.org"


async def test_an_address_is_asked_once_and_calls_after_that(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    way = await host.people.ways.ask(ANNA.id, "mail", ADDRESS)
    for _ in range(3):
        await look(host, clock, FIRST_DELAY)
    (call,) = phones.calls
    assert (call.topic, call.way.id, call.table_id) == (CONFIRM, way.id, 0)
    with pytest.raises(UnconfirmedWay):
        await host.people.way_calls.test(ANNA.id, way.id)
    with pytest.raises(UnknownWay):
        await host.people.ways.confirm(BOB.id, way.id)
    confirmed = await host.people.ways.confirm(ANNA.id, way.id)
    assert (confirmed.confirmed_at, confirmed.sent_at) == (clock().timestamp(), None)
    clock.pass_seconds(5)
    assert await host.people.ways.confirm(ANNA.id, way.id) == confirmed
    await look(host, clock, 2 * DAY)
    assert len(phones.calls) == 1 and await now(host, way) == confirmed


async def test_a_kill_between_two_lines_asks_with_the_same_mark(
    path: Address, clock: TestClock, recorder: Recorder
) -> None:
    host = await open_host(path, clock, recorder)
    phones = attach(host)
    phones.hanging[ANNA.id] = asyncio.Event()
    way = await host.people.ways.ask(ANNA.id, "mail", ADDRESS)
    await host.people.look()
    host.people.way_calls._worker.closed = True
    await host.close()
    again = await open_host(path, clock, recorder)
    phones = attach(again)
    await look(again, clock, 15)
    (call,) = phones.calls
    assert call.mark == f"confirm_{way.id}_{way.made_at:.0f}"
    await look(again, clock, 15)
    assert len(phones.calls) == 1
    await again.close()


async def test_an_address_that_nobody_confirms_is_forgotten(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    way = await host.people.ways.ask(ANNA.id, "mail", ADDRESS)
    await look(host, clock)
    token = await host.mail_links.token(CONFIRMING, way)
    await look(host, clock, DAY - 1)
    assert await host.mail_links.read(CONFIRMING, token) == await now(host, way)
    await look(host, clock, 1)
    assert await host.people.ways.of(ANNA.id) == []
    assert await host.mail_links.read(CONFIRMING, token) is None


async def test_an_address_that_refuses_is_told_and_then_forgotten(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    await host.people.ways.ask(ANNA.id, "mail", ADDRESS)
    phones.faults.append(WayFailed("mail-unknown", gone=True))
    await look(host, clock)
    (way,) = await host.people.ways.of(ANNA.id)
    assert (way.off_why, way.since) == ("gone", None)
    await look(host, clock, DAY)
    await look(host, clock)
    assert await host.people.ways.of(ANNA.id) == [] and phones.calls == []


async def test_limits_hold_for_a_person_and_for_a_mailbox(host: Host, clock: TestClock) -> None:
    ways = host.people.ways
    await ways.ask(ANNA.id, "mail", ADDRESS)
    for person, address in (
        (ANNA, ADDRESS),
        (BOB, ADDRESS),
        (BOB, "an.na+games@example.org"),
        (BOB, "ANNA@example.org"),
    ):
        with pytest.raises(TooOften):
            await ways.ask(person.id, "mail", address)
    for number in range(CONFIRMATIONS.most - 1):
        await ways.ask(ANNA.id, "mail", f"other{number}@example.org")
    with pytest.raises(TooOften):
        await ways.ask(ANNA.id, "mail", "last@example.org")
    # A refused address has not been asked.
    await ways.ask(BOB.id, "mail", "last@example.org")
    assert len(await ways.of(ANNA.id)) == CONFIRMATIONS.most
    for number in range(MOST - CONFIRMATIONS.most):
        await ways.add(ANNA.id, "webhook", f"https://hooks.example.org/{number}")
    clock.pass_seconds(DAY)
    with pytest.raises(TooManyWays):
        await ways.ask(ANNA.id, "mail", "last@example.org")


async def test_a_link_is_for_one_address_of_one_way(host: Host, clock: TestClock) -> None:
    ways, links = host.people.ways, host.mail_links
    one = await ways.add(ANNA.id, "mail", ADDRESS)
    other = await ways.add(BOB.id, "mail", "ben@example.org")
    token = await links.token(OFF, one)
    assert await links.read(OFF, token) == one
    assert await links.read(CONFIRMING, token) is None
    clock.pass_seconds(1000 * DAY)
    assert await links.read(OFF, token) == one
    assert await links.read(OFF, await links.token(OFF, other)) == other
    await ways.move(ANNA.id, one.id, "new@example.org", "")
    assert await links.read(OFF, token) is None
    fresh = await links.token(OFF, await now(host, one))
    assert (await links.use(OFF, await now(host, one))).since is None
    await ways.remove(ANNA.id, one.id)
    assert await links.read(OFF, fresh) is None
    for wrong in ("", "A" * 39, "A" * 40, "A" * 41, "é" * 40, "=" * 40):
        assert await links.read(OFF, wrong) is None

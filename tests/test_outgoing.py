"""Requests to addresses that people on Discord chose: allowed hosts, and none of this network."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from ipaddress import IPv4Address

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.runtime.outgoing.client import Answer, OutgoingClient, RequestFailed, check_url
from bot.runtime.outgoing.hosts import AddressRefused, parse_hosts
from tests.receiver import receiving

EVERYWHERE = parse_hosts("*")
INNER = (
    *("127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "0.0.0.0"),
    *("１２７.0.0.1", "127.0.0.1.", "localhost", "localhost.", "255.255.255.255", "224.0.0.1"),
    *("10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "198.18.0.1"),
    *("[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[fe80::1]"),
    *("[fe80::1%25lo]", "[fc00::1]", "[fec0::1]", "[ff02::1]", "[64:ff9b::7f00:1]"),
    *("[2002:7f00:1::]", "[2001:0:7f00:1::]", "[2001:db8::1]", "[3fff::1]"),
)
"""Hosts that are no public ones, in every spelling."""
_TARGETS = (
    *("127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.254"),
    *("172.16.0.1", "172.31.255.254", "192.168.0.1", "192.168.255.254", "169.254.169.254"),
    *(
        "169.254.0.1",
        "100.64.0.1",
        "100.127.255.254",
        "192.0.0.8",
        "192.0.0.254",
        "192.88.99.1",
        "192.0.2.1",
        "198.18.0.1",
    ),
    *("198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1"),
)
"""Addresses of this machine, of networks that are not public, and of no host at all."""


def spelled(address: str) -> Iterator[str]:
    """Yield an IPv4 address in the spellings that systems understand, also within IPv6."""
    number, parts = int(IPv4Address(address)), [int(part) for part in address.split(".")]
    yield from (address, f"{address}.", str(number), hex(number), f"0{number:o}")
    yield ".".join(f"0{part:o}" for part in parts)
    yield ".".join(hex(part) for part in parts)
    yield f"{parts[0]}.{number & 0xFFFFFF}"
    high, low = number >> 16, number & 0xFFFF
    yield from (f"[::ffff:{address}]", f"[::ffff:{high:x}:{low:x}]", f"[::{address}]")
    yield from (f"[64:ff9b::{high:x}:{low:x}]", f"[2002:{high:x}:{low:x}::1]")


HOSTILE = tuple(dict.fromkeys((*INNER, *(one for to in _TARGETS for one in spelled(to)))))
"""More than 200 of them."""


class Names(AbstractResolver):
    """A resolver that gives another answer at each look-up."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self._answers = list(answers)

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(hostname=host, host=one, port=port, family=_family(one), proto=0, flags=0)
            for one in self._answers.pop(0)
        ]

    async def close(self) -> None:
        """Close nothing."""


def _family(address: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in address else socket.AF_INET


def test_there_are_two_hundred_of_them() -> None:
    assert len(HOSTILE) >= 200


@pytest.mark.parametrize("host", HOSTILE)
async def test_no_request_reaches_this_network_however_it_is_spelt(host: str) -> None:
    client = OutgoingClient(EVERYWHERE)
    with pytest.raises((AddressRefused, RequestFailed)) as error:
        await client.post(f"https://{host}/", b"", {})
    assert isinstance(error.value, AddressRefused), error.value
    assert error.value.why in ("private", "form")


@pytest.mark.parametrize("address", [one.strip("[]") for one in INNER])
async def test_no_name_leads_into_this_network(address: str) -> None:
    client = OutgoingClient(EVERYWHERE, Names([address]))
    with pytest.raises(AddressRefused, match="private"):
        await client.get("https://hooks.example.org/", 100)


async def test_a_name_that_leads_elsewhere_at_the_next_look_up_is_refused() -> None:
    async with receiving() as receiver:
        names = Names(["127.0.0.1"], ["10.0.0.1"], ["10.0.0.1", "127.0.0.1"])
        client = OutgoingClient(receiver.rules, names)
        assert (await client.post(receiver.url(host="localhost"), b"", {})).is_success
        for _ in range(2):
            with pytest.raises(AddressRefused, match="private"):
                await client.post(receiver.url(host="localhost"), b"", {})
        assert len(receiver.asked) == 1


async def test_an_allowed_public_name_may_not_lead_to_this_machine() -> None:
    async with receiving() as receiver:
        rules = parse_hosts(f"hooks.example.org:{receiver.port}")
        client = OutgoingClient(rules, Names(["127.0.0.1"]))
        with pytest.raises(AddressRefused, match="private"):
            await client.post(f"https://hooks.example.org:{receiver.port}/", b"", {})
        assert receiver.asked == []


@pytest.mark.parametrize("status", [200, 204, 299])
async def test_a_body_is_posted_and_any_2xx_is_a_success(status: int) -> None:
    async with receiving(status) as receiver:
        client = OutgoingClient(receiver.rules)
        assert await client.post(receiver.url("/in?key=1"), b"{}", {}) == Answer(status)
        (asked,) = receiver.asked
        assert (asked.method, asked.path, asked.body) == ("POST", "/in?key=1", b"{}")


async def test_a_redirect_is_not_followed() -> None:
    async with receiving(307, headers={"Location": "/there"}) as receiver:
        client = OutgoingClient(receiver.rules)
        answers = [await client.post(receiver.url(), b"x", {}), await client.get(receiver.url(), 9)]
        assert [one.status for one in answers] == [307, 307]
        assert not any(one.is_success for one in answers)
        assert [one.path for one in receiver.asked] == ["/", "/"]


async def test_an_answer_is_read_up_to_a_limit() -> None:
    async with receiving(body=b"x" * 100_000) as receiver:
        client = OutgoingClient(receiver.rules)
        assert len((await client.get(receiver.url(), 100_000)).body) == 100_000
        assert (await client.post(receiver.url(), b"", {})).body == b""
        with pytest.raises(RequestFailed, match="TooLong"):
            await client.get(receiver.url(), 99_999)


async def test_an_answer_may_say_when_to_try_again() -> None:
    for told, seconds in (("120", 120.0), ("soon", 0.0), ("9" * 30, 86400.0)):
        async with receiving(429, headers={"Retry-After": told}) as receiver:
            client = OutgoingClient(receiver.rules)
            assert (await client.post(receiver.url(), b"", {})).retry_after == seconds


async def test_an_answer_may_say_when_to_try_again_by_a_date() -> None:
    """In the three forms of RFC 9110, 5.6.7; one that is over, or none, means at once."""
    later = datetime.now(UTC) + timedelta(minutes=20)
    for told, seconds in (
        (format_datetime(later, usegmt=True), 1200.0),
        (f"{later:%A, %d-%b-%y %H:%M:%S GMT}", 1200.0),
        (f"{later:%a %b %d %H:%M:%S %Y}", 1200.0),
        ("Fri, 31 Dec 1999 23:59:59 GMT", 0.0),
        ("Fri, 31 Dec 2999 23:59:59 GMT", 86400.0),
        ("Fri, 99 Dec 2999 23:59:59 GMT", 0.0),
    ):
        async with receiving(429, headers={"Retry-After": told}) as receiver:
            client = OutgoingClient(receiver.rules)
            answer = await client.post(receiver.url(), b"", {})
            assert abs(answer.retry_after - seconds) < 30, told


async def test_an_answer_that_does_not_come_is_a_failure() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        client = OutgoingClient(parse_hosts(f"http://127.0.0.1:{port}"))
        with pytest.raises(RequestFailed) as error:
            await client.post(f"http://127.0.0.1:{port}/secret", b"", {}, patience=0.05)
    assert "secret" not in str(error.value)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://hooks.example.org/", "scheme"),
        ("ftp://hooks.example.org/", "form"),
        ("hooks.example.org", "form"),
        ("https://", "form"),
        ("https://hooks.example.org:99999/", "form"),
        ("https://somebody:secret@hooks.example.org/", "form"),
        ("https://hooks.example.org/#part", "form"),
        ("https://hooks.example.org/a b", "form"),
        ("https://hooks.example.org/" + "x" * 2000, "form"),
        ("https://hooks.example.org\\@other.org/", "form"),
        ("https://hooks.example.org./", "form"),
        ("https://other.org/", "host"),
        ("https://hooks.example.org:8443/", "host"),
        ("https://hooks.example.org.other.org/", "host"),
        ("https://example.net:8443/", "host"),
        ("https://notexample.net:8443/", "host"),
    ],
)
def test_an_address_that_is_not_allowed_is_refused(url: str, why: str) -> None:
    with pytest.raises(AddressRefused, match=why):
        check_url(url, parse_hosts("hooks.example.org, *.example.net:8443"))


@pytest.mark.parametrize(
    "url",
    [
        "https://hooks.example.org/a?b=c",
        "HTTPS://HOOKS.example.org",
        "https://a.b.example.net:8443",
    ],
)
def test_an_allowed_address_is_accepted(url: str) -> None:
    check_url(url, parse_hosts("hooks.example.org,*.Example.net:8443"))
    check_url("https://192.0.32.8/", EVERYWHERE)


def test_without_a_list_no_address_is_allowed() -> None:
    with pytest.raises(AddressRefused, match="off"):
        check_url("https://hooks.example.org/", parse_hosts(" "))


@pytest.mark.parametrize(
    "text", ["10.0.0.1", "hooks", "https://hooks.example.org", "*.", "http://10.0.0.1", "a..org"]
)
def test_an_entry_that_names_no_public_host_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="allowed are names of hosts"):
        parse_hosts(text)

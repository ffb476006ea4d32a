"""Ways to addresses that people typed: a webhook of their own, ntfy and Gotify.

A webhook's requests are documented in `docs/called.md`. ntfy: docs.ntfy.sh/publish, "Message
title", "Click action" and "Access tokens". Gotify: gotify.net/docs/pushmsg and msgextras.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from email.header import Header
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from yarl import URL

from bot.host.people.way_calls import WayFailed
from bot.host.people.ways import Way
from bot.presenting.services import Services
from bot.presenting.ways.contents import Contents
from bot.presenting.ways.sender import BadWay, Kind, Kinds, Typed
from bot.runtime.outgoing.client import OutgoingClient, RequestFailed, check_url
from bot.runtime.outgoing.hosts import AddressRefused
from bot.runtime.outgoing.signature import key_of, new_secret, signed

PATIENCE: Final = 5.0
"""Seconds within which an address must answer."""
MOST_TOKEN: Final = 200
"""Maximum number of characters of a token."""
_GONE = 410
"""Status of a receiver that wants no more (RFC 9110, 15.5.11)."""
_PRIORITY = 5
"""Gotify's priority from which a phone rings."""


class Sending(NamedTuple):
    """A request that makes a call."""

    url: str
    body: bytes
    headers: Mapping[str, str]


async def _send(
    client: OutgoingClient,
    request_of: _Request,
    services: Services,
    way: Way,
    contents: Contents,
) -> None:
    """Make the request of a call. Raises WayFailed."""
    sending = request_of(way, contents, services.host.now())
    try:
        answer = await client.post(*sending, patience=PATIENCE)
    except AddressRefused as error:
        raise WayFailed(f"address-{error.why}") from None
    except RequestFailed:
        raise WayFailed("unreachable") from None
    if not answer.is_success:
        gone = answer.status == _GONE
        raise WayFailed(f"status-{answer.status}", answer.retry_after, gone=gone)


def _webhook(way: Way, contents: Contents, now: datetime) -> Sending:
    data = {
        "id": contents.mark,
        "type": f"{contents.topic}.asked",
        "timestamp": _text(contents.asked_at),
        "language": contents.language,
        "game": contents.game,
        "table": contents.table,
        "title": contents.title,
        "asked": contents.asked,
        "until": None if contents.until is None else _text(contents.until),
        "link": contents.link,
    }
    body = _packed(data)
    at = int(now.timestamp())
    return Sending(way.target, body, signed(contents.mark, at, body, key_of(way.secret)))


def _ntfy(way: Way, contents: Contents, _now: datetime) -> Sending:
    headers = {
        "Title": _header(contents.title),
        "Tags": "game_die",
        # A later message with the same id takes the place of the earlier one.
        "X-Sequence-ID": contents.mark,
    }
    if contents.link is not None:
        headers["Click"] = contents.link
    if way.secret:
        headers["Authorization"] = f"Bearer {way.secret}"
    return Sending(way.target, contents.text.encode(), headers)


def _gotify(way: Way, contents: Contents, _now: datetime) -> Sending:
    click = {} if contents.link is None else {"click": {"url": contents.link}}
    body = _packed(
        {
            "title": contents.title,
            "message": contents.text,
            "priority": _PRIORITY,
            "extras": {"client::notification": click},
        }
    )
    headers = {"Content-Type": "application/json", "X-Gotify-Key": way.secret}
    return Sending(f"{way.target}/message", body, headers)


_Request: TypeAlias = Callable[[Way, Contents, datetime], Sending]
_Check: TypeAlias = Callable[[OutgoingClient, Typed], Typed]


def _text(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _packed(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _header(text: str) -> str:
    """Return a text for a header, encoded if it has other letters than ASCII (RFC 2047)."""
    one_line = " ".join(text.split())
    return one_line if one_line.isascii() else Header(one_line, "utf-8", maxlinelen=10_000).encode()


def _address(client: OutgoingClient, kind: str, text: str) -> URL:
    """Return an address that may be called. Raises BadWay."""
    try:
        return check_url(text.strip(), client.allowed)[0]
    except AddressRefused as error:
        raise BadWay(why=error.why, kind=kind) from None


def _token(kind: str, text: str, needed: bool) -> str:
    """Return a token. Raises BadWay."""
    token = text.strip()
    fits = token.isascii() and token.isprintable() and " " not in token
    if len(token) > MOST_TOKEN or not fits or (needed and not token):
        raise BadWay(why="token", kind=kind)
    return token


def _check_webhook(client: OutgoingClient, typed: Typed) -> Typed:
    """Return the address with a new secret. Raises BadWay."""
    return Typed(str(_address(client, "webhook", typed.target)), new_secret())


def _check_ntfy(client: OutgoingClient, typed: Typed) -> Typed:
    """Return the address of a topic, with the token of a protected one. Raises BadWay."""
    url = _address(client, "ntfy", typed.target)
    if len([part for part in url.path.split("/") if part]) != 1 or url.query_string:
        raise BadWay(why="topic", kind="ntfy")
    return Typed(str(url).rstrip("/"), _token("ntfy", typed.secret, needed=False))


def _check_gotify(client: OutgoingClient, typed: Typed) -> Typed:
    """Return the address of a server, with the token of an application. Raises BadWay."""
    url = _address(client, "gotify", typed.target)
    if url.query_string:
        raise BadWay(why="query", kind="gotify")
    target = str(url).rstrip("/").removesuffix("/message")
    return Typed(target, _token("gotify", typed.secret, needed=True))


ADDRESSES: Mapping[str, tuple[_Request, _Check]] = {
    "webhook": (_webhook, _check_webhook),
    "ntfy": (_ntfy, _check_ntfy),
    "gotify": (_gotify, _check_gotify),
}
"""The request of a call, and the check of what is typed, by kind."""


def addresses(client: OutgoingClient) -> Kinds:
    """Return the kinds of ways to addresses that people typed, which this client may call."""
    return {
        kind: Kind(partial(_send, client, request_of), partial(check, client))
        for kind, (request_of, check) in ADDRESSES.items()
    }

"""A push service that reads what it passes on: it has the keys of all its browsers."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from bot.presenting.ways.sender import WaySender
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from bot.web.push.encryption import BrowserKeys, decoded, point_of
from bot.web.push.sender import push_kind
from bot.web.push.vapid import text_of
from bot.web.service import serving as serve_pages
from tests.receiver import Receiver, serving
from tests.web.pages import Pages, bot_of


@dataclass(frozen=True)
class Browser:
    """A browser's side of a subscription: its private key and its secret."""

    key: EllipticCurvePrivateKey
    auth: bytes

    @classmethod
    def drawn(cls) -> Browser:
        return cls(generate_private_key(SECP256R1()), secrets.token_bytes(16))

    @property
    def keys(self) -> BrowserKeys:
        return BrowserKeys(point_of(self.key.public_key()), self.auth)


async def with_push(pages: Pages, hosts: str) -> None:
    """Have a bot offer notifications, and allow it these hosts of push services."""
    context = bot_of(pages.harness).context
    context.outgoing = OutgoingClient(parse_hosts(hosts))
    kind = await push_kind(context, "mailto:olga@example.org")
    context.host.people.way_calls.publisher = WaySender(context, {"push": kind})
    await pages.server.aclose()
    await pages.server.enter_async_context(serve_pages(context, "127.0.0.1", pages.port))


def decrypted(body: bytes, browser: Browser) -> bytes:
    """Return the text of a message, read as RFC 8188 and RFC 8291 say. Raises InvalidTag."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert size == 4096 and length == 65 and len(body) <= size
    shared = browser.key.exchange(
        ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
    )
    about = b"WebPush: info\x00" + point_of(browser.key.public_key()) + sender
    material = HKDF(SHA256(), 32, browser.auth, about).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
    text, end, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
    assert end and not padding.strip(b"\0")
    return text


def verified(header: str) -> dict[str, Any]:
    """Return the claims of a header `Authorization`. Raises InvalidSignature."""
    kind, _, rest = header.partition(" ")
    parts = dict(one.split("=", 1) for one in rest.split(", "))
    assert kind == "vapid" and parts.keys() == {"t", "k"}
    said, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(one, "big") for one in halves(decoded(signature)))
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(parts["k"]))
    key.verify(encode_dss_signature(r, s), said.encode(), ECDSA(SHA256()))
    head, claims = (json.loads(decoded(one)) for one in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)


def halves(signature: bytes) -> tuple[bytes, bytes]:
    assert len(signature) == 64
    return signature[:32], signature[32:]


@dataclass
class PushService(Receiver):
    """A push service on this machine; what it has passed on is read with the keys of its browsers.

    It answers with `status` and `headers`, and passes a message on if that is a success.
    """

    status: int = 201
    browsers: dict[str, Browser] = field(default_factory=dict)
    told: list[tuple[str, Any]] = field(default_factory=list)
    """Messages that have arrived: the browser's name, and what it reads."""

    def browser(self, name: str = "anna") -> Browser:
        """Return a browser that has subscribed under a name."""
        return self.browsers.setdefault(name, Browser.drawn())

    def subscription(self, name: str = "anna") -> dict[str, str]:
        """Return what a browser tells our page of its subscription."""
        p256dh, auth = map(text_of, self.browser(name).keys)
        return {"endpoint": self.url(f"/{name}"), "p256dh": p256dh, "auth": auth}

    async def take(self, request: web.Request) -> web.StreamResponse:
        answer = await super().take(request)
        asked, name = self.asked[-1], request.path[1:]
        claims = verified(asked.headers["Authorization"])
        assert claims["aud"] == f"http://127.0.0.1:{self.port}"
        assert asked.headers["Content-Encoding"] == "aes128gcm" and asked.method == "POST"
        if 200 <= self.status < 300:
            told = json.loads(decrypted(asked.body, self.browsers[name]))
            self.told.append((name, told))
        return answer


@asynccontextmanager
async def pushing() -> AsyncIterator[PushService]:
    """Run a push service for the duration."""
    async with serving(PushService()) as service:
        yield service

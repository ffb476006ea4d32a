"""Requests of a paired browser about the notifications that it wants of the bot.

Its page turns them on and off. Its service worker tells that one was opened, and that the push
service has given the browser another address.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from aiohttp import web
from yarl import URL

from bot.host.core.api import HostError
from bot.host.links.pairings import Paired
from bot.host.people.ways import Way
from bot.locales import Words
from bot.locales.markdown import escaped, unmarked
from bot.presenting.moves.refusals import sentence
from bot.runtime.outgoing.client import check_url
from bot.runtime.outgoing.hosts import AddressRefused
from bot.web.pairing import posted_by
from bot.web.posting import begun
from bot.web.push.encryption import BrowserKeys
from bot.web.rate_limit import NotFound
from bot.web.responses import answered
from bot.web.site import Site, asked_language

PUSH: Final = "push"
"""The kind of the ways to be called that are browsers."""


class _Said(NamedTuple):
    """Answer to a browser: whether it gets notifications, and a sentence if not."""

    on: bool
    said: str = ""


_Sent: TypeAlias = Mapping[str, Any]
_Act: TypeAlias = Callable[[Site, Paired, _Sent, Words], Awaitable[_Said]]


class Subscription(NamedTuple):
    """A browser's address at its push service, its keys, and the mark of its pairing."""

    endpoint: str
    keys: BrowserKeys
    mark: str

    @classmethod
    def of(cls, way: Way) -> Subscription:
        """Return the subscription that a way stores."""
        p256dh, auth, mark = way.secret.split(" ")
        return cls(way.target, BrowserKeys.read(p256dh, auth), mark)


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route by which browsers ask for notifications."""

    async def act(request: web.Request) -> web.Response:
        who, sent = await posted_by(request, site)
        found = _ACTS.get(str(sent.get("done")))
        if found is None or site.context.push_key is None:
            raise NotFound
        kept = await site.context.host.people.preferences.get(who.user_id)
        words = Words(asked_language(request) or kept.language)
        with begun(site):
            told = await found(site, who, sent, words)
        return answered(200, told._asdict())

    return (web.post("/push", act),)


async def _look(site: Site, who: Paired, sent: _Sent, _words: Words) -> _Said:
    way = await _known(site, who, sent.get("endpoint"))
    return _Said(way is not None and way.since is not None)


async def _on(site: Site, who: Paired, sent: _Sent, words: Words) -> _Said:
    """Store a browser's subscription, unless it may get nothing. Raises NotFound."""
    endpoint, secret = _read(who, sent)
    try:
        check_url(endpoint, site.context.outgoing.allowed)
        await site.context.host.people.ways.add(who.user_id, PUSH, endpoint, secret, who.device)
    except AddressRefused:
        host = escaped(URL(endpoint).host or "")
        return _Said(False, unmarked(words("web-push-service", host=host)))
    except HostError as error:
        return _Said(False, unmarked(sentence(error, words)))
    return _Said(True)


async def _off(site: Site, who: Paired, sent: _Sent, _words: Words) -> _Said:
    way = await _known(site, who, sent.get("endpoint"))
    if way is not None:
        await site.context.host.people.ways.remove(who.user_id, way.id)
    return _Said(False)


async def _opened(site: Site, who: Paired, sent: _Sent, _words: Words) -> _Said:
    way = await _known(site, who, sent.get("endpoint"))
    if way is not None:
        await site.context.host.people.ways.opened(who.user_id, way.id)
    return _Said(way is not None)


async def _move(site: Site, who: Paired, sent: _Sent, words: Words) -> _Said:
    """Store the new address of a browser that was to get notifications. Raises NotFound."""
    way = await _known(site, who, sent.get("from"))
    if way is None:
        return _Said(False)
    endpoint, secret = _read(who, sent)
    await site.context.host.people.ways.move(who.user_id, way.id, endpoint, secret)
    return _Said(True)


_ACTS: Mapping[str, _Act] = {
    "look": _look,
    "on": _on,
    "off": _off,
    "opened": _opened,
    "move": _move,
}
"""Handlers of requests, by their name (`done` in the body)."""


async def _known(site: Site, who: Paired, endpoint: object) -> Way | None:
    """Return the way of a person that has this address, or None."""
    own = await site.context.host.people.ways.of(who.user_id)
    return next((one for one in own if (one.kind, one.target) == (PUSH, endpoint)), None)


def _read(who: Paired, sent: _Sent) -> tuple[str, str]:
    """Return the address and the secret of a subscription as they are stored. Raises NotFound."""
    endpoint, *keys = (sent.get(name) for name in ("endpoint", "p256dh", "auth"))
    try:
        BrowserKeys.read(*map(str, keys))
        URL(str(endpoint))
    except ValueError:
        raise NotFound from None
    return str(endpoint), " ".join((*map(str, keys), who.mark))

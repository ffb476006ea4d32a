"""The pages of the links in mails: one confirms an address, the other ends the mails to it.

Mail programs and virus scanners open links, so opening one changes nothing: its page has a button.
A mail program that ends the mails in one click sends a request without a page (RFC 8058); it has
neither a cookie nor an `Origin`, and needs neither, since the link says what to end.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from aiohttp import web

from bot.host.links.mails import CONFIRM, OFF
from bot.host.people.ways import Way
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.web.layout import messages, page
from bot.web.posting import begun, posted
from bot.web.rate_limit import NotFound
from bot.web.responses import ONCE, answered, send
from bot.web.site import Site, asked_language, one_of
from render.art.theme import palettes

SPOKEN = ("gone", "failed")
"""Keys, without the prefix `web-mail-`, of the messages that the script shows."""


async def _anyone(_request: web.Request, _site: Site) -> None:
    """Take a request wherever it comes from."""


async def _from_page(request: web.Request, site: Site) -> None:
    """Take a request of our own page alone. Raises NotFound."""
    await posted(request, site)


class _Purpose(NamedTuple):
    """What a link is for: whose requests do it, and whether it is done."""

    take: Callable[[web.Request, Site], Awaitable[None]]
    is_done: Callable[[Way], bool]


_PURPOSES: Mapping[str, _Purpose] = {
    CONFIRM: _Purpose(_from_page, lambda way: way.confirmed_at is not None),
    OFF: _Purpose(_anyone, lambda way: way.since is None),
}


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of the links in mails."""

    async def show(request: web.Request) -> web.StreamResponse:
        way = await _way(request, site)
        html = _page(request, way, await _words(request, site, way))
        return await send(request, html.encode(), "text/html", None, ONCE)

    async def act(request: web.Request) -> web.Response:
        purpose = request.match_info["purpose"]
        await _PURPOSES[purpose].take(request, site)
        way = await _way(request, site)
        with begun(site):
            await site.context.host.mail_links.use(purpose, way)
        return answered(200, {"to": ""})

    path = f"/mail/{{purpose:{CONFIRM}|{OFF}}}/{{token:[A-Za-z0-9_-]{{1,64}}}}"
    return web.get(path, show), web.post(path, act)


async def _way(request: web.Request, site: Site) -> Way:
    """Return the way of a request's link. Raises NotFound."""
    link = request.match_info
    way = await site.context.host.mail_links.read(link["purpose"], link["token"])
    if way is None:
        raise NotFound
    return way


async def _words(request: web.Request, site: Site, way: Way) -> Words:
    """Return the messages in the reader's language. Raises NotFound."""
    language = asked_language(request)
    kept = await site.context.host.people.preferences.get(way.user_id)
    return Words(language or kept.language)


def _page(request: web.Request, way: Way, words: Words) -> str:
    """Return the page of a link. Raises NotFound."""
    purpose = request.match_info["purpose"]
    palette = one_of(request, "palette", palettes())
    done = "done" if _PURPOSES[purpose].is_done(way) else "about"
    return page(
        "bot/web/mail.html",
        words,
        palette,
        {key: request.query[key] for key in ("language", "palette") if request.query.get(key)},
        messages(words, SPOKEN, "web-mail-"),
        heading=words(f"web-mail-{purpose}-title"),
        about=unmarked(words(f"web-mail-{purpose}-{done}", address=way.target)),
        press="" if done == "done" else words(f"web-mail-{purpose}-press"),
    )

"""Pairing of a browser with a person, and the cookie that identifies the browser afterwards.

Opening a link never changes anything, because Discord, mail programs and virus scanners open links.
So the page of a code has a button, and only the request that its script sends uses the code up.

The cookie is not sent with a request that another site began (`SameSite=Strict`): when a link on
Discord opens a page, the request for it has no cookie. So the page's script has to fetch what only
players see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

from aiohttp import web

from bot.host.core.api import Preferences, UnknownTable
from bot.host.links.pairings import LASTS, NOTED, New, Paired
from bot.locales import Words
from bot.locales.markdown import escaped, plain, visible
from bot.presenting.services import Services
from bot.web.browser_language import browser_language
from bot.web.layout import messages, page
from bot.web.posting import begun, form_sent, posted
from bot.web.rate_limit import COUNTED, NotFound
from bot.web.responses import ONCE, answered, send
from bot.web.site import Seen, Site, asked_language, one_of
from render.art.theme import palettes

SPOKEN = ("gone", "failed")
"""Keys, without the prefix `web-pair-`, of the messages that the script shows."""
_RENEWED = web.RequestKey("renewed", str)
"""Key under which a request stores the renewed cookie for its response."""

_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Substrings of the User-Agent header, and the browsers' names; the first match counts."""
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""Substrings of the User-Agent header, and the devices' names; the first match counts."""


async def paired(request: web.Request, site: Site) -> Paired | None:
    """Return the person paired with a request's browser, or None if there is none.

    If the browser was not used for a day, the response renews its cookie.
    """
    if not site.context.can_pair:
        return None
    secret = _secret(request, site)
    found = await site.context.host.pairings.person(secret)
    if found is None:
        site.players.pop(secret, None)
        return None
    site.players[secret] = found.user_id
    if found.used_at <= site.context.host.now() - NOTED:
        request[_RENEWED] = _cookie(site.context, secret)
    return found


def may_move(who: Paired | None, seen: Seen) -> bool:
    """Return whether a browser's person is the viewer of the link, and has a seat at its table."""
    return who is not None and who.user_id == seen.viewer.user_id and seen.viewer.seat is not None


def player(request: web.Request, site: Site) -> str | None:
    """Return the name under which a known player's requests are counted, None = not known.

    An invented secret costs no database query: only people whose pairing was found recently are
    known.
    """
    user_id = site.players.get(_secret(request, site))
    return None if user_id is None else _counted(user_id)


def _counted(user_id: int) -> str:
    return f"person {user_id}"


def _secret(request: web.Request, site: Site) -> str:
    return request.cookies.get(cookie_name(site.context), "")


async def posted_by(request: web.Request, site: Site) -> tuple[Paired, dict[str, Any]]:
    """Return the person who sent a request that changes something, and its body (`posted`).

    The request counts against the person, even a browser's first one, which was counted against its
    address on arrival. Raises TooMany, and NotFound, also if the browser is not paired.
    """
    sent = await posted(request, site)
    return await _sender(request, site), sent


async def form_by(request: web.Request, site: Site) -> tuple[Paired, dict[str, str]]:
    """Return the person who sent a form, and its fields; as `posted_by` otherwise."""
    sent = await form_sent(request, site, form_token(request, site))
    return await _sender(request, site), sent


def form_token(request: web.Request, site: Site) -> str:
    """Return what forms in a browser's pages prove to come from there, "" = it is not paired.

    It follows from the cookie, which no other site knows and no page's script can read.
    """
    secret = _secret(request, site)
    return secret and blake2b(secret.encode(), digest_size=18, person=b"form").hexdigest()


async def _sender(request: web.Request, site: Site) -> Paired:
    found = await paired(request, site)
    if found is None:
        raise NotFound
    if request[COUNTED] != (name := _counted(found.user_id)):
        site.rate_limit.admit(name)
    return found


async def renewed(request: web.Request, response: web.StreamResponse) -> None:
    """Add the renewed cookie to the response, if `paired` has made one."""
    if _RENEWED in request:
        response.headers.add("Set-Cookie", request[_RENEWED])


def cookie_name(context: Services) -> str:
    """Return the name of the cookie.

    A cookie whose name begins with `__Host-` can be set only by this very host, and only over https
    (RFC 6265bis, "Cookie Name Prefixes").
    """
    return "__Host-play" if _is_https(context) else "play"


def device_of(request: web.Request, words: Words) -> str:
    """Return a name for the browser of a request, such as "Firefox on Linux"."""
    agent = request.headers.get("User-Agent", "")
    browser = _first(agent, _BROWSERS) or words("web-pair-browser")
    system = _first(agent, _SYSTEMS)
    return words("web-pair-device", browser=browser, system=system) if system else browser


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes for pairing a browser and for ending its pairing."""

    async def show(request: web.Request) -> web.StreamResponse:
        html = await _page(request, site)
        return await send(request, html.encode(), "text/html", None, ONCE)

    async def pair(request: web.Request) -> web.Response:
        sent = await posted(request, site)
        with begun(site):
            new = await _pair(request, site, sent.get("device"))
            to = await _next(request, site, new)
        return answered(200, {"to": to}, {"Set-Cookie": _cookie(site.context, new.secret)})

    async def unpair(request: web.Request) -> web.Response:
        await posted(request, site)
        with begun(site):
            await site.context.host.pairings.end(_secret(request, site))
        return answered(200, {}, {"Set-Cookie": _cookie(site.context, "", 0)})

    path = "/pair/{code:[A-Za-z0-9_-]{1,64}}"
    return web.get(path, show), web.post(path, pair), web.post("/unpair", unpair)


async def _page(request: web.Request, site: Site) -> str:
    """Return the page of a pairing code, without using the code up. Raises NotFound."""
    language = asked_language(request)
    palette = one_of(request, "palette", palettes())
    if not site.context.can_pair:
        raise NotFound
    offered = await site.context.host.pairings.offered(request.match_info["code"])
    if offered is None:
        raise NotFound
    kept: Preferences = await site.context.host.people.preferences.get(offered.person.id)
    words = Words(language or kept.language)
    name = escaped(offered.person.name)
    query = {key: request.query[key] for key in ("language", "palette") if request.query.get(key)}
    return page(
        "bot/web/pair.html",
        words,
        palette or kept.palette,
        query,
        messages(words, SPOKEN, "web-pair-"),
        play=plain(words("web-pair-play", name=name)),
        device=device_of(request, words),
        beside=site.context.chat_url is not None,
    )


async def _pair(request: web.Request, site: Site, device: object) -> New:
    """Pair the browser of a request by its code. Raises NotFound."""
    if not site.context.can_pair or not isinstance(device, str):
        raise NotFound
    if not visible(device).strip():
        device = device_of(request, Words(asked_language(request) or browser_language(request)))
    former, code = _secret(request, site), request.match_info["code"]
    new = await site.context.host.pairings.pair(code, device, former)
    if new is None:
        raise NotFound
    return new


async def _next(request: web.Request, site: Site, new: New) -> str:
    """Return the address to which a newly paired browser goes next, relative to the code's page."""
    language = asked_language(request)
    query = f"?language={language}" if language else ""
    if new.table_id is not None:
        try:
            return f"../t/{await site.context.host.links.token(new.table_id, new.user_id)}{query}"
        except UnknownTable:
            pass
    return f"../tables{query}"


def _cookie(context: Services, secret: str, seconds: float = LASTS.total_seconds()) -> str:
    secure = "; Secure" if _is_https(context) else ""
    name = cookie_name(context)
    return f"{name}={secret}; Max-Age={seconds:.0f}; Path=/; HttpOnly; SameSite=Strict{secure}"


def _is_https(context: Services) -> bool:
    """Return whether people reach the pages by https, which a reverse proxy may provide."""
    return (context.web_url or "").startswith("https:")


def _first(agent: str, known: Iterable[tuple[str, str]]) -> str:
    return next((name for mark, name in known if mark in agent), "")

"""Routes of a person's page, its updates, and the next table that waits for the person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from aiohttp import web

from bot.host.core.api import Preferences, StalePrompt
from bot.host.links.onlookers import Wake, Watch
from bot.host.links.pairings import Paired
from bot.host.lobby.wishes import ANY, Wanted, wanted_of
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.presenting.table import described
from bot.web.browser_language import browser_language
from bot.web.layout import HOLES, messages, page
from bot.web.mine import doors, ways
from bot.web.mine.cards import Cards, Lists, urgent
from bot.web.pairing import form_by, form_token, paired
from bot.web.posting import begun
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, FORMS, ONCE, mark_of, packed, send
from bot.web.site import Site, asked_language, one_of
from bot.web.stream import Audience, Update, moved
from render.art.theme import palettes


class Teller:
    """Sender of notices to a person's open pages that a table of theirs has changed.

    The pages request the changes. A change at a table that this object watches is sent immediately.
    New tables, and changes made by other processes, are found at the next heartbeat, by one small
    query.
    """

    def __init__(self, site: Site, user_id: int) -> None:
        self._site, self._user_id = site, user_id
        self._changes = 0
        self._wake: Wake = lambda: None
        self._watch = Watch(site.context.host.links.onlookers, self._count)

    def audience(self) -> Audience:
        """Return the audience that gets this teller's notices."""
        return Audience(self._looking, self._update, self._site.background, hears=False)

    @contextmanager
    def _looking(self, wake: Wake) -> Iterator[None]:
        self._wake = wake
        try:
            yield
        finally:
            self._watch.look_at(frozenset())

    def _count(self) -> None:
        """Count a change and wake the audience; a stopped clock, without a move, also counts."""
        self._changes += 1
        self._wake()

    async def _update(self) -> Update:
        host, changes = self._site.context.host, self._changes
        pulses = await host.lobby.own_tables.pulses(self._user_id)
        self._watch.look_at({one.id for one in pulses if one.status in ("lobby", "running")})
        mark = mark_of(packed([changes, pulses]))
        return Update(mark, host.links.revoked, moved(mark))


SPOKEN = (
    *("mine-news", "mine-failed"),
    *("push-is-on", "push-is-off", "push-denied", "push-unable", "push-home-screen", "push-failed"),
)
"""Keys, without the prefix `web-`, of the messages that the script shows."""


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of the page that lists a person's tables."""
    cards = Cards(site)

    async def show(request: web.Request) -> web.StreamResponse:
        who = await paired(request, site)
        text = await shown(request, who)
        headers = {"X-Forget": "1"} if who is None and _shows_cookies(request) else {}
        return await send(request, text.encode(), "text/html", None, CHECKED, headers=headers)

    async def change(request: web.Request) -> web.StreamResponse:
        """Change a way to be called as a form says, and answer with the page."""
        who, sent = await form_by(request, site)
        chosen = await _chosen(request, site, who.user_id)
        with begun(site):
            said = await ways.changed(site, who.user_id, sent, Words(chosen.language))
        text = await shown(request, who, said)
        return await send(request, text.encode(), "text/html", None, ONCE)

    async def shown(request: web.Request, who: Paired | None, said: str = "") -> str:
        """Return the HTML of a person's page, with what came of a form."""
        chosen = await _chosen(request, site, None if who is None else who.user_id)
        wanted = _wanted(request, site)
        lists = None if who is None else await cards.lists(who.user_id, chosen, wanted)
        learn = [key for key, game in site.context.games.items() if game.story]
        called = None if who is None else await ways.section_of(site, who.user_id, chosen, said)
        request[FORMS] = called is not None and bool(called.shown)
        return _page(
            request,
            chosen,
            lists=lists,
            learn=learn,
            ways=called,
            token=form_token(request, site),
            push_key=site.context.push_key,
        )

    async def following(request: web.Request) -> web.StreamResponse:
        """Answer with the address of the next table that waits, relative to the pages' root."""
        who = await paired(request, site)
        if who is None:
            raise NotFound
        user_id, after = who.user_id, request.query.get("after")
        own = await site.context.host.lobby.own_tables.of(user_id)
        tables = [one.table for one in urgent(own, user_id) if str(one.table.id) != after][:1]
        tokens = await site.context.host.links.tokens(tables, user_id)
        address = next((f"t/{token}" for token in tokens.values()), None)
        body = packed({"address": address})
        return await send(request, body, "application/json", None, ONCE)

    async def follow(request: web.Request) -> web.StreamResponse:
        who = await paired(request, site)
        if who is None:
            raise NotFound

        async def lasts() -> bool:
            now = await paired(request, site)
            return now is not None and now.user_id == who.user_id

        teller = Teller(site, who.user_id)
        return await site.audiences.follow(request, ("mine", who.user_id), teller.audience, lasts)

    return (
        *doors.routes(site),
        web.get("/tables", show),
        web.post("/tables", change),
        web.get("/tables/next", following, allow_head=False),
        web.get("/tables/events", follow, allow_head=False),
    )


def _wanted(request: web.Request, site: Site) -> Wanted:
    """Return the filter of open tables in a page's address; what was never one filters nothing."""
    try:
        return wanted_of(request.query.get("wanted", ANY.code), site.context.games)
    except StalePrompt:
        return ANY


def _shows_cookies(request: web.Request) -> bool:
    """Return whether a paired browser would have sent its cookie: not after another site's link.

    If so, a browser that sent none is no longer paired, and must drop what it keeps for use offline
    (RFC 6265bis, "SameSite"; Fetch Metadata, "The Sec-Fetch-Site HTTP Request Header").
    """
    return request.headers.get("Sec-Fetch-Site") in ("same-origin", "none")


async def _chosen(request: web.Request, site: Site, user_id: int | None) -> Preferences:
    """Return a page's language and palette: from its address, the person, or the browser."""
    language = asked_language(request)
    palette = one_of(request, "palette", palettes())
    kept = Preferences()
    if user_id is not None:
        kept = await site.context.host.people.preferences.get(user_id)
    return Preferences(
        language=language or kept.language or browser_language(request),
        palette=palette or kept.palette,
    )


def _page(
    request: web.Request,
    chosen: Preferences,
    *,
    lists: Lists | None,
    **values: object,
) -> str:
    """Return the HTML of a person's page; if `lists` is None, it explains how to pair a browser.

    The other values are `learn`, the games with lessons; `ways` with the `token` of their forms, if
    there are any; and `push_key`, with which the browser can be told to show notifications.
    """
    words = Words(chosen.language)
    return page(
        "bot/web/mine/page.html",
        words,
        chosen.palette,
        {key: request.query[key] for key in ("language", "palette") if request.query.get(key)},
        messages(words, SPOKEN),
        lists=lists,
        wanted="" if lists is None else described(lists.wanted, words),
        hole=HOLES["at"],
        unpaired=unmarked(words("web-mine-unpaired")),
        **values,
    )

"""Rules that explain the areas of a picture: each area's box, and the text of its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from aiohttp import web

from bot.locales.markdown import unmarked
from bot.presenting.moves.reasons import against
from bot.web.picture_cache import Shown
from bot.web.pictures import PICTURE, part_of, wanted
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, packed, send
from bot.web.site import Seen, Site, below_tables
from render.api import PictureArea
from render.guides.guide import Asked, Guide
from render.guides.rulebook import Entry, Now


class Area(TypedDict):
    """An area of a picture: its box (x, y, width, height in pixels), its thing, and its rule.

    `rule` and `name` are the rule's key and name, "" = it has none; `thing` is the key by which
    moves refer to it, "" = moves do not.
    """

    box: tuple[int, int, int, int]
    rule: str
    name: str
    thing: str


class Rule(TypedDict):
    """A rule as `/rules` shows it: its title, text, small print and source.

    `why` are the reasons why the viewer cannot make the moves about a thing now.
    """

    name: str
    text: str
    fine: str
    source: str
    why: list[str]


def areas(site: Site, seen: Seen, shown: Shown) -> Sequence[Area]:
    """Return the areas of a drawn picture that have a thing or a rule."""
    book = _rulebook(site, seen)
    return [_area(area, book, seen) for area in shown.areas if area.thing or area.rule in book]


def _area(area: PictureArea, book: Mapping[str, Entry], seen: Seen) -> Area:
    entry = book.get(area.rule)
    if entry is None:
        return Area(box=area.box, rule="", name="", thing=area.thing)
    return Area(box=area.box, rule=area.rule, name=entry.title(seen.words), thing=area.thing)


def rule(site: Site, seen: Seen, key: str, thing: str = "") -> Rule:
    """Return a rule with the additions of the expansions in play. Raises NotFound.

    It includes why the viewer cannot now make moves with the rule or the `thing`.
    """
    guide, words = site.context.game(seen.table.game).guide, seen.words
    entry = _rulebook(site, seen).get(key)
    if guide is None or entry is None:
        raise NotFound
    now = _now(seen, guide)
    return Rule(
        name=entry.title(words),
        text=entry.text(words, now),
        fine=entry.fine(words, now),
        source=entry.source(words),
        why=_why(seen, guide, frozenset((key, thing.partition(":")[2]))),
    )


def _why(seen: Seen, guide: Guide, keys: frozenset[str]) -> list[str]:
    """Return why the viewer's seat cannot make moves with these keys, if it must decide now."""
    seat = seen.viewer.seat
    decision = None if seat is None else seen.position.decision_of(seat)
    if seat is None or decision is None:
        return []
    asked = Asked(seen.view, seat, decision, seen.table.options)
    return [unmarked(line) for line in against(guide, asked, keys, seen.words)]


def _rulebook(site: Site, seen: Seen) -> Mapping[str, Entry]:
    guide = site.context.game(seen.table.game).guide
    return {} if guide is None else guide.rulebook.by_key


def _now(seen: Seen, guide: Guide) -> Now:
    """Return what is in play, which is the same for every seat and for spectators."""
    asked = Asked(seen.view, seen.viewer.seat or 0, None, seen.table.options)
    return guide.now(asked)


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of rules, and of the areas of pictures."""

    async def show_areas(request: web.Request) -> web.StreamResponse:
        seen, part, keep = await wanted(request, site)
        found = areas(site, seen, await part_of(site, seen, part))
        return await send(request, packed(found), "application/json", None, keep)

    async def show_rule(request: web.Request) -> web.StreamResponse:
        seen = await site.seen(request)
        found = rule(site, seen, request.match_info["key"], request.query.get("thing", ""))
        return await send(request, packed(found), "application/json", None, CHECKED)

    return (
        *below_tables(f"/areas/{PICTURE}", show_areas),
        *below_tables("/rule/{key:[a-zA-Z0-9_]{1,40}}", show_rule),
    )

"""The coach's curves of a finished game, on the pages of a public season.

They are made of reviews that are stored already, and shown only if everybody in the season agreed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.host.analysis.coaching.api import Reviewed
from bot.host.leagues.api import OVER
from bot.locales.markdown import visible
from bot.web.responses import mark_of
from bot.web.site import DARK, Seen, Site
from render.pictures.curve import CurveScene, Spot

CURVE = "curve-"
"""Beginning of the names of the parts that are curves; a number follows."""


async def curves_of(site: Site, seen: Seen) -> Mapping[str, CurveScene]:
    """Return the coach's curves by the name of the part, one per player; {} if not all agreed."""
    host, season = site.context.host, seen.season
    if season is None or season.stage != OVER or not seen.has_result:
        return {}
    if not await host.leagues.consents.allow_curves(season.id):
        return {}
    key = ("reviews", seen.table.id, seen.stamp)
    reviews = site.facts.get(key) or await host.analysis.coaching.stored(seen.table.id)
    if reviews:
        site.facts[key] = reviews
    return {f"{CURVE}{n}": scene for n, scene in enumerate(_scenes(seen, reviews))}


def _scenes(seen: Seen, reviews: list[Reviewed]) -> Iterator[CurveScene]:
    """Yield the curves of those of whose moves any were judged, without single moments."""
    look, names = seen.look, seen.viewer.names
    for _, player, review in reviews:
        spots = tuple(Spot(*one) for one in review.curve)
        if spots:
            name = visible(names.get(player.user_id, player.name))
            game, seat = seen.table.game, player.seat
            yield CurveScene(look.palette, look.language, game, seat, name, spots, ())


def curve_mark(scene: CurveScene) -> str:
    """Return a digest that identifies a curve in all palettes."""
    return mark_of(repr(replace(scene, palette=DARK)).encode())

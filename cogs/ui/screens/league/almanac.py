"""The almanac of a season: its pictures with the file to keep.

The custom_ids: `league-almanac-read:<season>` shows it to one person,
`league-almanac:<season>:<division>` to everybody, with the meetings of that division.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from bot.host.leagues.api import Season
from bot.leagues.almanac import Chronicle
from bot.locales import Words
from cogs.ui.kit.screen import Button, Document, Screen
from cogs.ui.screens.league.season import heading
from render.api import Picture
from render.league.almanac import duels, glance
from render.league.almanac.page import almanac_page, page_name
from render.league.almanac.scenes import duels_scene, extremes_scene, glance_scene
from render.league.almanac.telling import figures
from render.statistics import chart

_log = logging.getLogger(__name__)


class Drawn(NamedTuple):
    """What is made of an almanac off the loop."""

    pictures: tuple[Picture, ...]
    page: Document


def drawn(told: Chronicle, division: int, palette: str, language: str) -> Drawn:
    """Return pictures and page, without pictures where drawing fails. Slow: call off the loop."""
    page = Document(page_name(told), almanac_page(told, language))
    try:
        return Drawn(tuple(_pictures(told, division, palette, Words(language))), page)
    except Exception:
        _log.exception("the almanac failed")
        return Drawn((), page)


def _pictures(told: Chronicle, division: int, palette: str, words: Words) -> list[Picture]:
    found = [glance.picture(glance_scene(told, palette, words))]
    extremes = extremes_scene(told, palette, words)
    if extremes is not None:
        found.append(chart.picture("tables", extremes))
    meetings = duels_scene(told, division, palette, words)
    if meetings is not None:
        found.append(duels.picture(meetings))
    return found


def almanac_screen(
    season: Season, told: Chronicle, shown: Drawn, words: Words, button: str = ""
) -> Screen:
    """Return an almanac; organisers have the `button` that shows it to everybody."""
    lines = [f"### {words('league-almanac-of', season=heading(season, words))}"]
    lines += [] if told.over else [words("league-almanac-so-far")]
    lines.append(" · ".join(figures(told, words)))
    look = Button(button, words("button-league-almanac"), "📣")
    return Screen(
        ("\n".join(lines),),
        shown.pictures,
        documents=(shown.page,),
        rows=((look,),) if button else (),
    )

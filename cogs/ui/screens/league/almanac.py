"""The almanac of a season: its pictures with the file to keep.

The custom_ids: `league-almanac-read:<season>` shows it to one person,
`league-almanac:<season>:<division>` to everyone, with the meetings of that division.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import NamedTuple

from bot.host.leagues.api import Season
from bot.leagues.almanac import Chronicle
from bot.locales import Words
from cogs.ui.kit.screen import Button, Document, Screen
from cogs.ui.screens.league.season import heading
from render.api import Picture
from render.league.almanac.page import almanac_page, page_name
from render.league.almanac.scenes import duels_scene, extremes_scene, glance_scene
from render.league.almanac.wording import figures
from render.sheets import Sheet

_log = logging.getLogger(__name__)


class Written(NamedTuple):
    """Parts of an almanac made off the loop: the page, and the drawings to make."""

    page: Document
    sheets: tuple[Sheet, ...]


def written(told: Chronicle, division: int, palette: str, language: str) -> Written:
    """Return the page and its drawings, none if these fail. Slow: call off the loop."""
    page = Document(page_name(told), almanac_page(told, language))
    try:
        return Written(page, tuple(_sheets(told, division, palette, Words(language))))
    except Exception:
        _log.exception("the almanac failed")
        return Written(page, ())


def _sheets(told: Chronicle, division: int, palette: str, words: Words) -> Iterator[Sheet]:
    yield Sheet("almanac", glance_scene(told, palette, words))
    extremes = extremes_scene(told, palette, words)
    if extremes is not None:
        yield Sheet("tables", extremes)
    meetings = duels_scene(told, division, palette, words)
    if meetings is not None:
        yield Sheet("duels", meetings)


class Shown(NamedTuple):
    """A finished almanac: drawn pictures and the page."""

    pictures: tuple[Picture, ...]
    page: Document


def almanac_screen(
    season: Season, told: Chronicle, shown: Shown, words: Words, button: str = ""
) -> Screen:
    """Return an almanac; organisers have the `button` that shows it to everyone."""
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

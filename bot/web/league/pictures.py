"""The pictures of a season: the same as in Discord, by the names of parts of its pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import blake2b
from urllib.parse import urlencode

from bot.host.leagues.standings.results import Results
from bot.leagues.almanac import Chronicle
from bot.locales import Words
from bot.presenting.league.scenes import bracket_scenes, standings_scene
from bot.web.site import DARK, LIGHT
from render.league.almanac.scenes import extremes_scene, glance_scene
from render.league.scenes import MOST_LINES, StandingsScene
from render.sheets import Sheet

EVERYBODY = 10_000
"""Most lines of standings, rounds and tables on a page: it has room for all."""


def whole_standings(results: Results, words: Words) -> Mapping[int, StandingsScene]:
    """Return the full standings by division, with all of its players."""
    return {
        number: standings_scene(results, number, words, DARK, most=EVERYBODY)
        for number in results.divisions
    }


def of_standings(scene: StandingsScene) -> Sheet:
    """Return the picture of standings: as many lines as it has room for."""
    shown = replace(scene, lines=scene.lines[:MOST_LINES])
    return Sheet(f"standings-{scene.division}", shown)


def of_rounds(results: Results, words: Words) -> list[Sheet]:
    """Return the pictures of the rounds of winners, the last one first."""
    scenes = bracket_scenes(results, words, DARK, EVERYBODY)
    return [Sheet(f"round-{number}", scene) for number, scene in enumerate(scenes)]


def of_almanac(told: Chronicle, words: Words) -> Iterator[Sheet]:
    """Yield the pictures of an almanac: at a glance, and the tables that stand out."""
    yield Sheet("records", glance_scene(told, DARK, words))
    extremes = extremes_scene(told, DARK, words)
    if extremes is not None:
        yield Sheet("extremes", extremes)


def every(results: Results, told: Chronicle, words: Words) -> Mapping[str, Sheet]:
    """Return all pictures of a season, by name."""
    standing = map(of_standings, whole_standings(results, words).values())
    found = (*standing, *of_rounds(results, words), *of_almanac(told, words))
    return {sheet.name: sheet for sheet in found}


def in_palette(sheet: Sheet, palette: str) -> Sheet:
    """Return a picture in other colours."""
    return replace(sheet, scene=replace(sheet.scene, palette=palette))


def mark_of(sheet: Sheet) -> str:
    """Return a digest that identifies a picture."""
    return blake2b(repr(sheet.scene).encode(), digest_size=9).hexdigest()


def sources(sheet: Sheet, season: int, palette: str | None) -> tuple[str, str]:
    """Return the ends of a picture's addresses: in the dark, in the light.

    They name everything that the picture depends on, so that it may be kept for ever.
    """
    dark, light = (_source(in_palette(sheet, palette or one), season) for one in (DARK, LIGHT))
    return dark, light


def _source(sheet: Sheet, season: int) -> str:
    scene = sheet.scene
    query = {"season": season, "language": scene.language, "palette": scene.palette}
    return f"picture/{sheet.name}?{urlencode({**query, 'as': mark_of(sheet)})}"

"""Content of the pictures of standings and rounds, as pieces of a page in the browser."""

from __future__ import annotations

from collections.abc import Iterator

from bot.locales import Words
from render.league.bracket import BracketScene, BracketTable, heard
from render.league.markup import Markup, tag, together
from render.league.scenes import StandingLine, StandingsScene
from render.league.standings import figure, notes, possible
from render.league.tables import grid
from render.text.finals import NO_PLACE, placed

_LETTERS = 64


def standings_table(scene: StandingsScene, words: Words) -> Markup:
    """Return a division's standings; the marks of the picture are words below the name."""
    keys = ("points", "per-game", "games", "wins", "range")
    headings = [words(f"league-csv-{key}") for key in ("place", "person")]
    headings += [words(f"league-standings-{key}") for key in keys]
    division = words("league-division", form=scene.form, number=scene.division)
    progress = words("league-standings-tables", done=scene.done, tables=scene.tables)
    rows = [tuple(_cells(scene, line, words)) for line in scene.lines]
    return grid(f"{division}, {progress}", headings, rows, "n-nnnnn", named=1)


def _cells(scene: StandingsScene, line: StandingLine, words: Words) -> Iterator[str]:
    yield placed(line.place)
    yield _named(scene, line, words)
    yield figure(line.points, words, "0.##")
    yield figure(line.per_game, words)
    yield str(line.games)
    yield str(line.wins)
    yield possible(line) or NO_PLACE


def _named(scene: StandingsScene, line: StandingLine, words: Words) -> Markup:
    guest = "" if line.place is not None else words("league-standings-alt-guest")
    told = [text for text in (guest, *notes(scene, line, words)) if text]
    name = tag("bdi", line.name)
    if not told:
        return name
    zone = scene.zone(line)
    marked = {"class_": zone} if zone else {}
    return together(name, " ", tag("small", "; ".join(told), **marked))


def round_table(scene: BracketScene, words: Words) -> Markup:
    """Return the tables of a round of winners, the best first once one is over."""
    headings = [words(f"league-almanac-{key}") for key in ("table", "result")]
    on = words("league-bracket-won" if scene.final else "league-bracket-on")
    rows = [(table.number or NO_PLACE, _people(table, on)) for table in scene.tables]
    return grid(scene.title, headings, rows, "n-")


def _people(table: BracketTable, on: str) -> Markup:
    return tag("ul", *(tag("li", tag("bdi", heard(one, _LETTERS, on))) for one in table.lines))

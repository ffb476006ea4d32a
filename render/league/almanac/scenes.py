"""Scenes of an almanac's pictures: comparable values that serve as cache keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.leagues.almanac import Chronicle, Duel, PlayedTable
from bot.locales import Words
from render.league.almanac.wording import (
    done,
    duration,
    figures,
    holders,
    name_of,
    number,
    people_in,
    people_of,
    section,
    table_of,
)
from render.pictures.chart import ChartScene, Line, Section, fitting
from render.scenes import Scene
from render.text.wording import commas

MOST_DIVISIONS = 16
"""Maximum number of lines with champions in a picture."""
MOST_PEOPLE = 16
"""Maximum number of people whose head-to-head results can be read on a phone."""
PODIUM = 3
"""Number of places that are shown if there is only one division."""
_TABLES = 5
_TWO, _ALL = 24, 12
"""Maximum number of letters of a name next to one other name, and of a name in a list of all
players at a table."""


@dataclass(frozen=True, slots=True)
class ChampionLine:
    """A winner's line; `of` is the division, or the place if there is only one division."""

    of: str
    name: str
    points: str
    bright: bool = False


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A record: its name, its value, its holder, and the table where it was set."""

    label: str
    value: str
    who: str
    where: str = ""


@dataclass(frozen=True, slots=True)
class GlanceScene(Scene):
    """The scene of a season at a glance."""

    league: str
    season: int
    over: bool
    done: int
    tables: int
    heading: str
    champions: tuple[ChampionLine, ...]
    records: tuple[RecordLine, ...]
    figures: str


@dataclass(frozen=True, slots=True)
class DuelsScene(Scene):
    """Head-to-head results; `cells[i][j]` is how i did against j, None if they never met."""

    title: str
    league: str
    names: tuple[str, ...]
    cells: tuple[tuple[Duel | None, ...], ...]


def glance_scene(told: Chronicle, palette: str, words: Words) -> GlanceScene:
    """Return the scene that shows a season at a glance."""
    finished, tables = done(told)
    single = len(told.divisions) == 1
    return GlanceScene(
        palette=palette,
        language=words.language,
        league=told.league,
        season=told.season,
        over=told.over,
        done=finished,
        tables=tables,
        heading=words("league-almanac-podium" if single else f"league-almanac-firsts-{told.form}"),
        champions=tuple(_champions(told, words))[:MOST_DIVISIONS],
        records=tuple(_records(told, words)),
        figures=" · ".join(figures(told, words)),
    )


def _champions(told: Chronicle, words: Words) -> Iterator[ChampionLine]:
    """Yield a cup's winner, then the first of each division, or the top three of the only one."""
    if told.winner is not None:
        won = words("league-almanac-cup", form=told.form)
        yield ChampionLine("", name_of(told, told.winner), won, bright=True)
    if len(told.divisions) == 1:
        (division,) = told.divisions
        rows = [row for row in people_in(told, division)[:PODIUM] if row.counts]
        shown = [(f"{row.place}.", row) for row in rows]
    else:
        firsts = [(n, rows[0]) for n, rows in sorted(told.divisions.items()) if rows]
        shown = [(str(n), row) for n, row in firsts if row.counts]
    for of, row in shown:
        yield ChampionLine(of, name_of(told, row.person), number(row.points, words, "0.#"))


def _records(told: Chronicle, words: Words) -> Iterator[RecordLine]:
    for record in told.found.records:
        tables = [table_of(told, fixture) for fixture in record.tables]
        yield RecordLine(
            words(f"league-record-{record.key}"),
            number(record.value, words),
            holders(told, record, words),
            tables[0] if len(tables) == 1 else "",
        )


def extremes_scene(told: Chronicle, palette: str, words: Words) -> ChartScene | None:
    """Return the chart of the closest and longest tables, None before two tables are over."""
    found = told.found
    closest = tuple(_close(told, one, words) for one in found.closest[:_TABLES])
    longest = tuple(_long(told, one, words) for one in found.longest[:_TABLES])
    sections = (
        Section(words("league-almanac-closest"), closest, "points"),
        Section(words("league-almanac-longest"), longest, "seconds"),
    )
    shown = fitting(*sections)
    title = words("league-almanac-extremes", season=told.season)
    return ChartScene(palette, words.language, title, shown) if shown else None


def _close(told: Chronicle, table: PlayedTable, words: Words) -> Line:
    points, people = table.margin or 0, people_of(told, table, _TWO)
    label = f"{table_of(told, table.fixture)} {' – '.join(people[:2])}".strip()
    value = words("league-almanac-by", points=points)
    return Line(label, value, 0.0, float(points), name=True)


def _long(told: Chronicle, table: PlayedTable, words: Words) -> Line:
    people = people_of(told, table, _ALL)
    label = f"{table_of(told, table.fixture)} {commas(people, words)}".strip()
    return Line(label, duration(table.seconds, words), 0.0, table.seconds, name=True)


def duels_scene(told: Chronicle, division: int, palette: str, words: Words) -> DuelsScene | None:
    """Return a division's head-to-head results, None if no two of its people have met."""
    people = [row.person for row in people_in(told, division)][:MOST_PEOPLE]
    duels = told.found.duels
    cells = tuple(tuple(duels.get((one, other)) for other in people) for one in people)
    if not any(cell for row in cells for cell in row):
        return None
    names = tuple(name_of(told, person) for person in people)
    title = words("league-almanac-duels", division=section(told, division, words))
    return DuelsScene(palette, words.language, title, told.league, names, cells)

"""The pages of a season as HTML, whole without their script."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from string import Template

from bot.host.leagues.api import CLOSED, DRAFT, OVERTIME, RUNNING, SIGNUP, Season
from bot.host.leagues.play.overtime import ends_of
from bot.locales import Words
from bot.locales.markdown import plain, visible
from bot.presenting.league.bracket import bracket_scenes
from bot.presenting.league.season import counted, stage_name
from bot.presenting.league.standings import division_name, schedule_parts
from bot.web.assets import text_of
from bot.web.layout import Shell, choices, e, spoken
from bot.web.league.pictures import (
    EVERYBODY,
    of_almanac,
    of_rounds,
    of_standings,
    sources,
    whole_standings,
)
from bot.web.league.reading import Reading
from bot.web.site import DARK
from render.art.page import HEIGHT, WIDTH
from render.league.almanac import sections
from render.league.almanac.telling import figures, name_of
from render.league.markup import Markup, tag, together, void
from render.league.pages import round_table, standings_table
from render.league.tables import moment
from render.sheets import Sheet

STANDINGS, SCHEDULE, ALMANAC = PARTS = ("standings", "schedule", "almanac")
"""The pages of a season."""
SPOKEN = ("gone", "news")
"""The messages `web-league-…` that the script shows."""


@dataclass(frozen=True)
class Wish:
    """A requested page of a season and how to show it; `palette` None = as the system prefers."""

    part: str
    token: str
    language: str
    palette: str | None
    query: Mapping[str, str]

    @property
    def base(self) -> str:
        """Return the relative path from this page to the league's address."""
        return "" if self.part != STANDINGS else f"{self.token}/"

    @property
    def root(self) -> str:
        """Return the relative path from this page to the top of the server."""
        return "../" if self.part == STANDINGS else "../../"


def page(reading: Reading, seasons: Sequence[Season], wish: Wish) -> bytes:
    """Return a page of a season. Slow: call off the loop."""
    words, season = Words(wish.language), reading.season
    league = visible(season.league.name)
    title = words("league-almanac-season", number=season.number)
    shell = Shell(
        kind="league",
        words=words,
        title=f"{league} – {title} – {words(f'web-league-{wish.part}')}",
        content="content",
        skip=words("web-league-skip"),
        foot=words("web-league-foot"),
        root=wish.root,
        palette=wish.palette,
        query=wish.query,
        spoken=spoken(words, SPOKEN, "web-league-"),
        data={"mark": reading.mark, "base": wish.base},
    )
    body = Template(text_of("league.html")).substitute(
        league=tag("bdi", league),
        season=e(title),
        facts=together(*_facts(reading, words)),
        parts_label=e(words("web-league-parts")),
        parts="".join(_ways(wish, words)),
        seasons_label=e(words("web-league-seasons")),
        seasons=_seasons(seasons, season, wish, words),
        seasons_hidden="" if len(seasons) > 1 else "hidden",
        content=together(*_content(reading, wish, words)),
    )
    return shell.around(body).encode()


def _facts(reading: Reading, words: Words) -> Iterator[Markup]:
    """Yield the state of a season: the game, its progress, and when the stage ends."""
    season = reading.season
    if reading.told is not None:
        facts = (*sections.played(reading.told, words), *figures(reading.told, words))
    else:
        facts = (words(f"{season.settings.game}-title"),)
        facts += tuple(map(plain, counted(season, reading.entries, words)))
    yield tag("p", " · ".join(facts), class_="soft")
    stage = words("league-stage-now", stage=stage_name(season, words))
    yield tag("p", plain(stage), *_until(season, words), class_="soft")


def _until(season: Season, words: Words) -> Iterator[str]:
    until = _UNTIL.get(season.stage)
    if until is not None:
        at = until(season)
        yield " · "
        yield words("web-league-until", stage=season.stage)
        yield " "
        yield moment(at if isinstance(at, float) else at.timestamp(), words)


_UNTIL: Mapping[str, Callable[[Season], datetime | float]] = {
    SIGNUP: lambda season: season.signup_ends_at,
    CLOSED: lambda season: season.starts_at,
    DRAFT: lambda season: season.starts_at,
    RUNNING: lambda season: season.ends_at,
    OVERTIME: lambda season: ends_of(season).hard_at,
}
"""Time of the next step in each stage, and the step."""


def _ways(wish: Wish, words: Words) -> Iterator[str]:
    """Yield the links to the pages of the season."""
    asked = "&".join(f"{key}={value}" for key, value in wish.query.items())
    for part in PARTS:
        path = f"{wish.base}{part}" if part != STANDINGS else f"{wish.root}l/{wish.token}"
        here = {"aria_current": "page"} if part == wish.part else {}
        way = f"{path}?{asked}" if asked else path
        yield tag("li", tag("a", words(f"web-league-{part}"), href=way, **here))


def _seasons(seasons: Sequence[Season], shown: Season, wish: Wish, words: Words) -> str:
    names = {str(one.number): words("league-almanac-season", number=one.number) for one in seasons}
    return choices("season", str(shown.number), names, wish.query)


def _content(reading: Reading, wish: Wish, words: Words) -> Iterator[Markup]:
    if reading.told is None or not reading.told.fixtures:
        yield _section("none", tag("p", plain(words("league-schedule-none"))))
        return
    yield from _PARTS[wish.part](reading, wish, words)


def _section(key: str, *children: str, kind: str = "card") -> Markup:
    return tag("section", *children, class_=kind, id=key)


_BESIDE = "card beside"
"""Class of a picture with its table: side by side if there is room."""


def _standings(reading: Reading, wish: Wish, words: Words) -> Iterator[Markup]:
    """Yield the winners, the rounds of winners, and the standings of every division."""
    results, told = reading.results, reading.told
    assert results is not None and told is not None
    if told.winner is not None:
        name = tag("strong", tag("bdi", name_of(told, told.winner)))
        head = tag("h2", words("league-almanac-cup-winner"))
        yield _section("winner", head, tag("p", name))
    drawn = of_rounds(results, words)
    for scene in bracket_scenes(results, words, DARK, EVERYBODY, EVERYBODY):
        sheets = [one for one in drawn if getattr(one.scene, "title", "") == scene.title]
        pictures = [_picture(one, reading, wish, scene.title, words) for one in sheets]
        table = round_table(scene, words)
        yield _section(sheets[0].name, tag("h2", scene.title), *pictures, table, kind=_BESIDE)
    for number, standing in whole_standings(results, words).items():
        title = division_name(results.season, number, words)
        sheet, table = of_standings(standing), standings_table(standing, words)
        picture = _picture(sheet, reading, wish, title, words)
        yield _section(sheet.name, tag("h2", title), picture, table, kind=_BESIDE)


def _schedule(reading: Reading, wish: Wish, words: Words) -> Iterator[Markup]:
    results, told = reading.results, reading.told
    assert results is not None and told is not None
    parts = list(schedule_parts(results, words))
    numbers = {fixture.id: number for _, found in parts for number, fixture in found}
    groups = [(title, [fixture for _, fixture in found]) for title, found in parts]
    yield _section("schedule", *sections.schedule(told, groups, words, numbers))


def _almanac(reading: Reading, wish: Wish, words: Words) -> Iterator[Markup]:
    told = reading.told
    assert told is not None
    if told.found.tables == 0:
        yield _section("nothing", tag("p", words("league-almanac-nothing")))
        return
    drawn = {sheet.name: sheet for sheet in of_almanac(told, words)}
    for key, tell in _ALMANAC.items():
        found = list(tell(told, words))
        if found:
            if key in drawn:
                title = words("web-league-almanac")
                found.insert(1, _picture(drawn[key], reading, wish, title, words))
            yield _section(key, *found)


_ALMANAC = {
    "records": sections.records,
    "extremes": sections.extremes,
    "meetings": sections.meetings,
    "seats": sections.seats,
}
"""The parts of an almanac; a picture has the name of the part that it shows."""
_PARTS = {STANDINGS: _standings, SCHEDULE: _schedule, ALMANAC: _almanac}


def _picture(sheet: Sheet, reading: Reading, wish: Wish, title: str, words: Words) -> Markup:
    """Return a picture with a link to its own address, which the browser can zoom."""
    ends = sources(sheet, reading.season.number, wish.palette)
    dark, light = (f"{wish.base}{end}" for end in ends)
    text = words("web-league-picture", title=title)
    size = {"width": str(WIDTH), "height": str(HEIGHT)}
    image = void("img", src=dark, alt=text, loading="lazy", decoding="async", **size)
    source = void("source", media="(prefers-color-scheme: light)", srcset=light)
    drawn = tag("picture", source, image)
    return tag("figure", tag("a", drawn, href=dark, class_="zoom"))

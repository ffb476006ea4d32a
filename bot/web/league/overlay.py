"""The overlay of a season for streams: a page without controls that follows by itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from aiohttp import web

from bot.host.leagues.api import League, Season
from bot.host.leagues.standings.results import Results
from bot.host.links.onlookers import Wake, Watch
from bot.leagues.records import Fixture
from bot.locales import Words
from bot.locales.markdown import plain, visible
from bot.presenting.league.standings import part_of, stage_name
from bot.web import layout
from bot.web.league.reading import Library, Reading, Seats, in_play, seats_of
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, mark_of, packed, send
from bot.web.site import DARK, Site, asked_language, one_of
from bot.web.stream import Audience, Update, moved
from render.art.theme import palettes
from render.league import standings
from render.league.almanac.wording import scored_by
from render.league.scenes import StandingLine, StandingsScene
from render.text.finals import NO_PLACE, placed

_NUMBER = re.compile("[1-9][0-9]{0,2}")
_ASKED = ("language", "palette", "season", "division", "background")
"""Query parameters that the address of an overlay may have."""
_LINES, _ROOM = 10, 6
"""Lines of standings, and of names at tables, that are shown at a time."""
_FEW = 3
"""People of a table whose names need no more than two lines."""
_RESULTS = 6
"""Results that are shown, the last ones."""
BACKGROUNDS = ("transparent",)
SPOKEN = ("gone",)
"""The messages `web-league-…` that the script shows."""


class _Seat(NamedTuple):
    """A seat of a table: its person's name; `told` is their score, "" = the game is not over."""

    name: str
    told: str = ""
    moves: bool = False
    """True if the table waits for them."""


class _Table(NamedTuple):
    """A table in play or its result, and where it belongs in the season."""

    number: str
    part: str
    seats: tuple[_Seat, ...]

    @property
    def lines(self) -> int:
        """Return how many lines its names may need."""
        return 2 if len(self.seats) <= _FEW else 3


class _Page(NamedTuple):
    """Lines of a division's standings that are shown together."""

    scene: StandingsScene
    lines: Sequence[StandingLine]


@dataclass(frozen=True)
class Wish:
    """A requested overlay and how to show it; `division` None = all of them by turns."""

    token: str
    language: str
    palette: str
    division: int | None
    background: str
    query: Mapping[str, str]


def routes(site: Site, library: Library) -> Sequence[web.RouteDef]:
    """Return the routes of the overlay and of its updates."""
    pages = site.context.host.leagues.pages

    async def show(request: web.Request) -> web.StreamResponse:
        _, season = await library.asked(request)
        reading, wish = await library.of(season.id), _wish(request, season.league)
        seats = await seats_of(site, reading.season, reading.results)
        key = ("overlay", *wish.query.items(), wish.token, tuple(seats.items()))
        made = await reading.body(key, lambda: page(reading, seats, wish))
        return await send(request, made, "text/html", None, CHECKED)

    async def follow(request: web.Request) -> web.StreamResponse:
        _, season = await library.asked(request)

        async def lasts() -> bool:
            return await pages.opened(request.match_info["token"]) is not None

        teller = Teller(site, library, season)
        key = ("overlay", season.id)
        return await site.audiences.follow(request, key, teller.audience, lasts)

    below = "/l/{token}/overlay"
    return (
        web.get(below, show),
        web.get(f"{below}/events", follow, allow_head=False),
    )


class Teller:
    """Tells open overlays that their season, or whose turn it is at its tables, has changed."""

    def __init__(self, site: Site, library: Library, season: Season) -> None:
        self._site, self._library = site, library
        self._season_id, self._league = season.id, season.league
        self._wake: Wake = lambda: None
        self._watch = Watch(site.context.host.links.onlookers, lambda: self._wake())

    def audience(self) -> Audience:
        """Return the audience that gets these updates."""
        ours = self._site.context.host.cluster.owns_server(self._league.guild_id)
        return Audience(self._looking, self._update, self._site.background, hears=ours)

    @contextmanager
    def _looking(self, wake: Wake) -> Iterator[None]:
        self._wake = wake
        try:
            with self._site.context.host.leagues.pages.onlookers.looking(self._season_id, wake):
                yield
        finally:
            self._watch.look_at(frozenset())

    async def _update(self) -> Update:
        reading = await self._library.of(self._season_id)
        self._watch.look_at(frozenset(in_play(reading.results)))
        pages = self._site.context.host.leagues.pages
        mark = mark_with(reading, await seats_of(self._site, reading.season, reading.results))
        return Update(mark, await pages.token(self._league.id), moved(mark))


def _wish(request: web.Request, league: League) -> Wish:
    """Return the overlay that an address asks for. Raises NotFound."""
    division = request.query.get("division") or None
    if division is not None and not _NUMBER.fullmatch(division):
        raise NotFound
    return Wish(
        token=request.match_info["token"],
        language=asked_language(request) or league.language,
        palette=one_of(request, "palette", palettes()) or DARK,
        division=None if division is None else int(division),
        background=one_of(request, "background", BACKGROUNDS) or "",
        query={key: request.query[key] for key in _ASKED if request.query.get(key)},
    )


def mark_with(reading: Reading, seats: Seats) -> str:
    """Return a digest of a season and of whose turn it is, which differs after a change."""
    turns = [[one.seat for one in found if one.asked is not None] for found in seats.values()]
    return mark_of(packed([reading.mark, turns]))


def page(reading: Reading, seats: Seats, wish: Wish) -> bytes:
    """Return the overlay of a season. Slow: call it in a thread. Raises NotFound."""
    words, season, results = Words(wish.language), reading.season, reading.results
    told = (
        None
        if results is None
        else _Told(results, reading.standings(words), seats, wish.division, words)
    )
    text = layout.page(
        "bot/web/league/overlay.html",
        words,
        wish.palette,
        wish.query,
        layout.messages(words, SPOKEN, "web-league-"),
        wish=wish,
        mark=mark_with(reading, seats),
        league=visible(season.league.name),
        season=words("league-almanac-season", number=season.number),
        stage=plain(stage_name(season, words)),
        standings=[] if told is None else list(told.standings()),
        tables=[] if told is None else list(_pages(told.tables())),
        results=[] if told is None else list(_pages(islice(told.over(), _RESULTS))),
        # What the template calls.
        describe=standings,
        placed=placed,
    )
    return text.encode()


class _Told:
    """A season as an overlay shows it: a division of it, or all. Raises NotFound."""

    def __init__(
        self,
        results: Results,
        scenes: Mapping[int, StandingsScene],
        seats: Seats,
        division: int | None,
        words: Words,
    ) -> None:
        if division is not None and division not in results.divisions:
            raise NotFound
        self._results, self._scenes, self._seats, self._words = results, scenes, seats, words
        self._division, self._names = division, results.names
        self._fixtures = [one for one in results.fixtures if division in (None, one.division)]

    def standings(self) -> Iterator[_Page]:
        """Yield the standings, by division, as many lines as are shown together."""
        for number, scene in sorted(self._scenes.items()):
            if self._division in (None, number):
                lines = [line for line in scene.lines if line.place is not None]
                yield from (_Page(scene, part) for part in _evenly(lines))

    def tables(self) -> Iterator[_Table]:
        """Yield the tables in play, in the order of the schedule."""
        for one in self._fixtures:
            if one.result is None and one.id in self._results.tables:
                yield self._table(one, self._playing(one))

    def over(self) -> Iterator[_Table]:
        """Yield the tables that are over, the last one first."""
        found = [(one.result.finished_at, one.id, one) for one in self._fixtures if one.result]
        for _, _, one in sorted(found, reverse=True):
            yield self._table(one, self._scored(one))

    def _table(self, fixture: Fixture, seats: Iterable[_Seat]) -> _Table:
        table = self._results.tables.get(fixture.id)
        part = part_of(self._results, fixture, self._words)
        return _Table("" if table is None else f"#{table}", part, tuple(seats))

    def _playing(self, fixture: Fixture) -> Iterator[_Seat]:
        seats = self._seats.get(self._results.tables[fixture.id], ())
        asked = {one.seat for one in seats if one.asked is not None}
        for seat, person in enumerate(fixture.seated):
            yield _Seat(self._name(person), moves=seat in asked)

    def _scored(self, fixture: Fixture) -> Iterator[_Seat]:
        seats = () if fixture.result is None else fixture.result.seats
        for seat in sorted(seats, key=lambda one: (one.rank, one.seat)):
            person = scored_by(seat)
            yield _Seat(self._name(person), str(seat.score))

    def _name(self, person: int) -> str:
        return visible(self._names.get(person, "")).strip() or NO_PLACE


def _evenly(lines: Sequence[StandingLine]) -> Iterator[Sequence[StandingLine]]:
    """Yield the lines in pages that are about equally long."""
    pages = -(-len(lines) // _LINES)
    size = -(-len(lines) // max(1, pages))
    yield from (lines[at : at + size] for at in range(0, len(lines), max(1, size)))


def _pages(tables: Iterable[_Table]) -> Iterator[Sequence[_Table]]:
    """Yield the tables in pages that have room for all names."""
    found: list[_Table] = []
    for table in tables:
        if found and sum(one.lines for one in (*found, table)) > _ROOM:
            yield found
            found = []
        found.append(table)
    if found:
        yield found

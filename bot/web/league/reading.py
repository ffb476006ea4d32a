"""A season's data, read once for all readers and cached until the season changes.

Its pictures are the same as in Discord; each is named after the part of the page it shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple
from urllib.parse import urlencode

from aiohttp import web
from cachetools import LRUCache

from bot.host.core.api import HostError
from bot.host.leagues.api import CANCELLED, Entry, League, Season
from bot.host.leagues.pages import SHOWN
from bot.host.leagues.standings.results import Results
from bot.leagues.almanac import Chronicle
from bot.leagues.records import Fixture, SeatResult
from bot.leagues.rounds import WINNERS
from bot.locales import Words
from bot.presenting.league.scenes import bracket_scenes, standings_scene, team_scene
from bot.presenting.league.standings import all_bot_rounds
from bot.presenting.services import Services
from bot.store.tables.games import SeatRow
from bot.web.rate_limit import NotFound
from bot.web.site import DARK, LIGHT, Site
from render.league.almanac.scenes import extremes_scene, glance_scene
from render.league.scenes import MOST_LINES, StandingsScene
from render.sheets import Sheet

LASTS = 5.0
"""Seconds after which a season is read again even without a notification of a change."""
MOST = 32
"""Maximum number of seasons in the cache."""

_BODIES = 64
"""Finished pages of a season that are kept."""
_MOST_ROUNDS = 2000

Rounds = Mapping[tuple[int, int], int]
Seats = Mapping[int, Sequence[SeatRow]]


@dataclass(frozen=True)
class Reading:
    """A season's data for its pages; `results` and `told` are None until after the draw."""

    season: Season
    entries: tuple[Entry, ...]
    results: Results | None
    told: Chronicle | None
    mark: str
    """Digest of the season, which differs after a change."""
    bodies: LRUCache[tuple[Hashable, ...], bytes] = field(
        default_factory=lambda: LRUCache(_BODIES), compare=False
    )
    """Finished pages by their request."""
    sheets: dict[str, Mapping[str, Sheet]] = field(default_factory=dict, compare=False)
    """Pictures by language and name."""
    scenes: dict[str, Mapping[int, StandingsScene]] = field(default_factory=dict, compare=False)
    """Full standings by language and division."""

    async def body(self, key: tuple[Hashable, ...], make: Callable[[], bytes]) -> bytes:
        """Return the answer to a request, made in a thread if it has not been made yet."""
        if key not in self.bodies:
            self.bodies[key] = await asyncio.to_thread(make)
        return self.bodies[key]

    def standings(self, words: Words) -> Mapping[int, StandingsScene]:
        """Return the full standings by division: slow to find, and the same after each move."""
        if self.results is None:
            return {}
        if words.language not in self.scenes:
            self.scenes[words.language] = whole_standings(self.results, words)
        return self.scenes[words.language]


class _Known(NamedTuple):
    """A season being read or already read, and when reading began (monotonic seconds)."""

    at: float
    task: asyncio.Task[Reading]
    looking: ExitStack


class Library:
    """Cache of seasons, in which concurrent requests share one reading."""

    def __init__(self, context: Services, now: Callable[[], float] = monotonic) -> None:
        self._context = context
        self._now = now
        self._known: dict[int, _Known] = {}
        self._newest: LRUCache[int, Reading] = LRUCache(MOST)
        self._rounds: dict[Fixture, Rounds] = {}

    async def seasons(self, league: League) -> list[Season]:
        """Return a league's seasons, newest first; cancelled ones only if there are no others."""
        found = await self._context.host.leagues.founding.seasons(league.id)
        return [one for one in found if one.stage != CANCELLED] or found

    async def asked(self, request: web.Request) -> tuple[list[Season], Season]:
        """Return the seasons of the league that an address leads to, and the one that it names.

        Raises NotFound.
        """
        pages = self._context.host.leagues.pages
        league = await pages.opened(request.match_info["token"])
        if league is None:
            raise NotFound
        found = await self.seasons(league)
        return found, season_of(found, request.query.get("season"))

    async def of(self, season_id: int) -> Reading:
        """Return a season's data, at most `LASTS` seconds old."""
        known = self._known.get(season_id)
        if known is None or self._now() - known.at > LASTS:
            self._forget(season_id)
            known = self._known[season_id] = self._begin(season_id)
            while len(self._known) > MOST:
                self._forget(next(iter(self._known)))
        # If this reader disconnects, the task goes on for the others that wait for it.
        return await asyncio.shield(known.task)

    def _begin(self, season_id: int) -> _Known:
        looking, onlookers = ExitStack(), self._context.host.leagues.pages.onlookers
        looking.enter_context(onlookers.looking(season_id, partial(self._forget, season_id)))
        return _Known(self._now(), asyncio.create_task(self._read(season_id)), looking)

    def _forget(self, season_id: int) -> None:
        """Drop a season, so that the next request reads it again."""
        if season_id in self._known:
            self._known.pop(season_id).looking.close()

    async def _read(self, season_id: int) -> Reading:
        """Read a season; if nothing has changed, return what is known with all made of it."""
        found = await self._read_anew(season_id)
        if self._newest.get(season_id) != found:
            self._newest[season_id] = found
        return self._newest[season_id]

    async def _read_anew(self, season_id: int) -> Reading:
        leagues = self._context.host.leagues
        season = await leagues.founding.by_id(season_id)
        entries = tuple(await leagues.signups.entries(season_id))
        if season.stage not in SHOWN:
            known = (season.stage, season.settings, len(entries))
            return Reading(season, entries, None, None, _mark(known))
        results = await leagues.results.of(season_id)
        told = await leagues.almanac.of(season_id)
        rounds = await self._bot_rounds(told.game, told.fixtures, told.tables)
        return Reading(
            season, entries, results, replace(told, bot_rounds=rounds), _mark((results, rounds))
        )

    async def _bot_rounds(
        self, game: str, fixtures: Iterable[Fixture], tables: Mapping[int, int]
    ) -> Rounds:
        """Return the round from which a house bot took over, by fixture and seat (cached)."""
        found: dict[tuple[int, int], int] = {}
        for fixture in fixtures:
            if not any(seat.bot_from is not None for seat in _seats(fixture)):
                continue
            if fixture not in self._rounds:
                if len(self._rounds) >= _MOST_ROUNDS:
                    self._rounds.clear()
                rounds = await all_bot_rounds(self._context, game, (fixture,), tables)
                self._rounds[fixture] = rounds
            found.update(self._rounds[fixture])
        return found


def season_of(seasons: list[Season], number: str | None) -> Season:
    """Return the season with this number, None = the newest one drawn. Raises NotFound."""
    if not seasons:
        raise NotFound
    if number is None:
        return next((one for one in seasons if one.stage in SHOWN), seasons[0])
    season = next((one for one in seasons if str(one.number) == number), None)
    if season is None:
        raise NotFound
    return season


def in_play(results: Results | None) -> list[int]:
    """Return the numbers of the tables in play."""
    if results is None:
        return []
    opened = [one.id for one in results.fixtures if one.result is None]
    return [results.tables[one] for one in opened if one in results.tables]


async def seats_of(site: Site, season: Season, results: Results | None) -> Seats:
    """Return the seats of the tables in play, by table: who has them, and who is asked.

    Who is asked is as late as the season's rules want it.
    """
    tables = in_play(results)
    found = await site.context.host.leagues.pages.seats(tables)
    delay = season.settings.delay
    if not delay:
        return found
    return {table: await _delayed(site, table, seats, delay) for table, seats in found.items()}


async def _delayed(
    site: Site, table: int, seats: Sequence[SeatRow], delay: int
) -> tuple[SeatRow, ...]:
    """Return the seats of a table with those that were asked so many moves ago."""
    try:
        now = await site.context.host.tables.position(table)
        decisions = (await site.version_cache.delayed(now, delay)).decisions
    except HostError:
        # The rest of the season can be told while a stored position is damaged.
        decisions = ()
    asked = {decision.seat for decision in decisions}
    return tuple(one._replace(asked=0 if one.seat in asked else None) for one in seats)


def _seats(fixture: Fixture) -> tuple[SeatResult, ...]:
    return () if fixture.result is None else fixture.result.seats


def _mark(known: object) -> str:
    return blake2b(repr(known).encode(), digest_size=9).hexdigest()


EVERYBODY = 10_000
"""Maximum lines of standings, rounds and tables on a page: more than any season has."""


def whole_standings(results: Results, words: Words) -> Mapping[int, StandingsScene]:
    """Return the full standings, with all players, by division number; those of teams come last.

    These have the number of no division.
    """
    found = {
        number: standings_scene(results, number, words, DARK, most=EVERYBODY)
        for number in results.divisions
    }
    teams = {WINNERS: team_scene(results, words, DARK, EVERYBODY)} if results.teams else {}
    return found | teams


def of_standings(scene: StandingsScene) -> Sheet:
    """Return a picture of the standings, cut to as many lines as it has room for."""
    shown = replace(scene, lines=scene.lines[:MOST_LINES])
    return Sheet(f"standings-{scene.division}", shown)


def of_rounds(results: Results, words: Words) -> list[Sheet]:
    """Return the pictures of a cup's winners' rounds, the last round first."""
    scenes = bracket_scenes(results, words, DARK, EVERYBODY)
    return [Sheet(f"round-{number}", scene) for number, scene in enumerate(scenes)]


def of_almanac(told: Chronicle, words: Words) -> Iterator[Sheet]:
    """Yield the almanac's pictures: the overview, and the extreme tables if there are any."""
    yield Sheet("records", glance_scene(told, DARK, words))
    extremes = extremes_scene(told, DARK, words)
    if extremes is not None:
        yield Sheet("extremes", extremes)


def every(reading: Reading, words: Words) -> Mapping[str, Sheet]:
    """Return all pictures of a season by name; none until after the draw."""
    if reading.results is None or reading.told is None:
        return {}
    standing = map(of_standings, reading.standings(words).values())
    found = (*standing, *of_rounds(reading.results, words), *of_almanac(reading.told, words))
    return {sheet.name: sheet for sheet in found}


def in_palette(sheet: Sheet, palette: str) -> Sheet:
    """Return a picture in the given palette."""
    return replace(sheet, scene=replace(sheet.scene, palette=palette))


def mark_of(sheet: Sheet) -> str:
    """Return a digest that identifies a picture's content."""
    return blake2b(repr(sheet.scene).encode(), digest_size=9).hexdigest()


def sources(sheet: Sheet, season: int, palette: str | None) -> tuple[str, str]:
    """Return the relative addresses of a picture for dark and light mode.

    They name everything that the picture depends on, so that it may be cached forever.
    """
    dark, light = (_source(in_palette(sheet, palette or one), season) for one in (DARK, LIGHT))
    return dark, light


def _source(sheet: Sheet, season: int) -> str:
    scene = sheet.scene
    query = {"season": season, "language": scene.language, "palette": scene.palette}
    return f"picture/{sheet.name}?{urlencode({**query, 'as': mark_of(sheet)})}"

"""Data of a season, read once for all readers and kept until the season changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

from bot.host.leagues.api import CANCELLED, OVER, PLAYED, Entry, League, Season
from bot.host.leagues.standings.results import Results
from bot.leagues.almanac import Chronicle
from bot.leagues.records import Fixture, SeatResult
from bot.presenting.league.bots import all_bot_rounds
from bot.presenting.services import Services
from bot.web.rate_limit import NotFound
from render.sheets import Sheet

LASTS = 5.0
"""Seconds after which a season is read again even without a notice that it has changed."""
MOST = 32
"""Seasons that are kept at once."""
SHOWN = frozenset((*PLAYED, OVER))
"""Stages in which a season's people and tables are known to all: a draft is not."""

_MOST_ROUNDS = 2000

Rounds = Mapping[tuple[int, int], int]


@dataclass(frozen=True)
class Reading:
    """A season as its pages show it; `results` and `told` are None before its tables are drawn."""

    season: Season
    entries: tuple[Entry, ...]
    results: Results | None
    told: Chronicle | None
    mark: str
    """Digest of the season, which differs after a change."""
    bodies: dict[tuple[str, ...], bytes] = field(default_factory=dict, compare=False)
    """Finished pages by their request."""
    sheets: dict[str, Mapping[str, Sheet]] = field(default_factory=dict, compare=False)
    """Pictures by language and name."""


class _Known(NamedTuple):
    """A season that is being read, or was read at that time (seconds of the process's clock)."""

    at: float
    task: asyncio.Task[Reading]
    looking: ExitStack


class Library:
    """Reads seasons, each once for all requests of that time."""

    def __init__(self, context: Services, now: Callable[[], float] = monotonic) -> None:
        self._context = context
        self._now = now
        self._known: dict[int, _Known] = {}
        self._rounds: dict[Fixture, Rounds] = {}

    async def seasons(self, league: League) -> list[Season]:
        """Return the seasons of a league that were not cancelled, the newest first."""
        found = await self._context.host.leagues.founding.seasons(league.id)
        return [one for one in found if one.stage != CANCELLED] or found

    async def of(self, season_id: int) -> Reading:
        """Return a season in its present state."""
        known = self._known.get(season_id)
        if known is None or self._now() - known.at > LASTS:
            self._forget(season_id)
            known = self._known[season_id] = self._begin(season_id)
            while len(self._known) > MOST:
                self._forget(next(iter(self._known)))
        # A reader who goes away leaves the reading to the others who wait for it.
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
        """Return the rounds from which house bots played; results of finished fixtures are kept."""
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
    """Return the season of that number, None = the newest with tables. Raises NotFound."""
    if not seasons:
        raise NotFound
    if number is None:
        return next((one for one in seasons if one.stage in SHOWN), seasons[0])
    season = next((one for one in seasons if str(one.number) == number), None)
    if season is None:
        raise NotFound
    return season


def _seats(fixture: Fixture) -> tuple[SeatResult, ...]:
    return () if fixture.result is None else fixture.result.seats


def _mark(known: object) -> str:
    return blake2b(repr(known).encode(), digest_size=9).hexdigest()

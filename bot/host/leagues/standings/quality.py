"""Mistakes a game by the coach's measure: who agreed, and what was counted at a season's tables."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import CANCELLED, OVER, NotEntrant, Season, WrongStage
from bot.host.leagues.core import entries, load_season, log_line
from bot.house_bots.findings import NO_MISTAKES, Mistakes
from bot.leagues.records import Award
from bot.leagues.season_standings import OUT
from bot.store import Connection
from bot.store.leagues import entrants, facts, records
from bot.store.leagues.records import COACH_NO, COACH_YES, COACHED


class Figures(NamedTuple):
    """A person's mistakes a game, and the points they cost a game with the standard error."""

    mistakes: float
    lost: float
    error: float


@dataclass(frozen=True, slots=True)
class Quality:
    """The mistakes counted in a season that is over, and how far the count is.

    Tables are counted, and figures are there, only if all of the season's `people` agreed.
    """

    people: frozenset[int]
    agreed: bool
    done: int = 0
    """Number of tables at which mistakes have been counted."""
    tables: int = 0
    figures: Mapping[int, Figures] = field(default_factory=dict)
    """Figures by person, once all tables are done; none of those whom no table counts for."""

    @property
    def state(self) -> str:
        """Return whether there are figures: missing (an agreement) | pending | none | known."""
        if not self.agreed:
            return "missing"
        if self.done < self.tables:
            return "pending"
        return "known" if self.figures else "none"


class Consent(NamedTuple):
    """A person's answer to whether the coach may count their mistakes.

    `open` is whether they may still agree; they may always refuse. With `curves` they agreed that
    public pages show its curves, too; earlier questions did not name these.
    """

    agrees: bool
    open: bool
    curves: bool = False


class Consents:
    """Service for people's answers to whether the coach may count their mistakes."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._people: dict[int, frozenset[int]] = {}
        """The people of seasons that are over, which are slow to find among all moves."""

    async def of(self, season_id: int, user_id: int) -> Consent | None:
        """Return a person's answer, or None if they are not asked. Raises UnknownLeague."""

        def read(connection: Connection) -> Consent | None:
            season = load_season(connection, season_id)
            if not _is_asked(connection, season, user_id):
                return None
            agrees = user_id in records.coachable(connection, season_id)
            curves = user_id in records.coachable(connection, season_id, curves=True)
            return Consent(agrees, season.stage != OVER, curves)

        return await self._registry.database.read(read)

    async def allow_curves(self, season_id: int) -> bool:
        """Return whether public pages may show the coach's curves of a season's games.

        They may once it is over, if everybody in it agreed: curves at some of its tables would tell
        who of the others did not. Raises UnknownLeague.
        """

        def read(connection: Connection) -> bool:
            season = load_season(connection, season_id)
            if not (season.stage == OVER and season.settings.coached):
                return False
            if season_id not in self._people:
                self._people[season_id] = people_of(connection, season)
            # Whoever was erased since has agreed to nothing any more.
            agreed = records.coachable(connection, season_id, curves=True)
            return self._people[season_id] <= agreed

        return await self._registry.database.read(read)

    async def answer(self, season_id: int, user_id: int, agrees: bool) -> None:
        """Store a person's answer; after the season they may only take an agreement back.

        Then all that was counted in the season is deleted. Raises WrongStage, NotEntrant,
        UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> None:
            season = load_season(connection, season_id)
            if not _is_asked(connection, season, user_id):
                raise NotEntrant(person=str(user_id))
            if agrees == (user_id in records.coachable(connection, season_id)):
                return
            if agrees and season.stage == OVER:
                raise WrongStage(stage=season.stage)
            kind, told = COACH_YES if agrees else COACH_NO, {"curves": True} if agrees else {}
            log_line(connection, season, kind, now, about=user_id, public=False, **told)
            if not agrees:
                records.forget(connection, season_id, COACHED)

        await self._registry.write_in(season_id, work)


def _is_asked(connection: Connection, season: Season, user_id: int) -> bool:
    """Return whether a person is asked: whoever has an entry, or had a seat as a substitute."""
    if not season.settings.coached or season.stage == CANCELLED:
        return False
    return entrants.load(connection, season.id, user_id) is not None or user_id in facts.people_at(
        connection, season.id
    )


def people_of(connection: Connection, season: Season) -> frozenset[int]:
    """Return everybody in a season: who has or had a place, and who played at its tables."""
    placed = (one.person for one in entries(connection, season.id, "in", *OUT))
    return frozenset(placed).union(facts.people_at(connection, season.id))


def to_count(connection: Connection, season: Season, played: Iterable[int]) -> list[int]:
    """Return the fixtures of those `played` whose mistakes are still to be counted.

    Nothing is counted before the season is over, or unless everybody agreed.
    """
    if not (season.stage == OVER and season.settings.coached):
        return []
    if not people_of(connection, season) <= records.coachable(connection, season.id):
        return []
    done = _counted(connection, season)
    return [fixture for fixture in played if fixture not in done]


def keep(
    connection: Connection,
    season: Season,
    fixture: int,
    found: Mapping[int, Mistakes],
    now: float,
) -> None:
    """Store what the coach counted at a fixture, by person."""
    log_line(
        connection, season, COACHED, now, fixture=fixture, public=False,
        people={str(person): mistakes for person, mistakes in found.items()},
    )  # fmt: skip


def _counted(connection: Connection, season: Season) -> dict[int, dict[int, Mistakes]]:
    """Return the mistakes counted so far, by fixture and person."""
    return {
        row.fixture_id or 0: {
            int(person): Mistakes(*one) for person, one in json.loads(row.data)["people"].items()
        }
        for row in records.logged_since(connection, season.id, COACHED, 0)
    }


def scored(awards: Iterable[Award]) -> Mapping[int, list[int]]:
    """Return by fixture the people who took a place there: whose own game it was."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for one in awards:
        if one.place is not None:
            found[one.fixture].append(one.person)
    return found


def quality_of(
    connection: Connection, season: Season, played: Sequence[int], awards: Iterable[Award]
) -> Quality | None:
    """Return the mistakes in a season's `played` fixtures, or None if none are counted in it.

    Mistakes count at tables where the person took a place.
    """
    if not (season.stage == OVER and season.settings.coached):
        return None
    people = people_of(connection, season)
    if not people <= records.coachable(connection, season.id):
        return Quality(people, agreed=False)
    counted = _counted(connection, season)
    done = sum(fixture in counted for fixture in played)
    figures = _figures(counted, scored(awards)) if done == len(played) else {}
    return Quality(people, agreed=True, done=done, tables=len(played), figures=figures)


def _figures(
    counted: Mapping[int, Mapping[int, Mistakes]], own: Mapping[int, Iterable[int]]
) -> dict[int, Figures]:
    found: defaultdict[int, list[Mistakes]] = defaultdict(list)
    for fixture, people in own.items():
        for person in people:
            if person in counted.get(fixture, {}):
                found[person].append(counted[fixture][person])
    return {person: _mean(games) for person, games in found.items()}


def _mean(games: Sequence[Mistakes]) -> Figures:
    total = NO_MISTAKES
    for one in games:
        total = total.and_of(one)
    return Figures(*(part / len(games) for part in total))

"""Seasons as everybody could follow them: what was announced, and the tables that were opened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import inf

from tests.tools.chaos.leagues.people import Society
from tests.tools.chaos.leagues.plan import Plan
from tests.tools.chaos.leagues.reading import (
    FIRST_DAY,
    Line,
    Placed,
    Played,
    Said,
    announcements,
    divisions,
    schedule,
    tables,
)
from tests.tools.chaos.leagues.signing import Entry
from tests.tools.chaos.objects import User, made_at

POINTS = (10, 2)
"""League points by place at a table of two, as the card says."""
HALF_A_DAY = 12 * 3600.0


@dataclass
class Season:
    """A season of a league; `id` is the number that its card's buttons bear."""

    plan: Plan
    number: int
    id: int
    said: Mapping[str, list[Said]]
    tables: list[Played] = field(default_factory=list)
    standings: Mapping[int, list[Line]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.plan.name} {self.number}"

    @property
    def is_over(self) -> bool:
        return bool(self.said.get("over"))

    @property
    def starts_at(self) -> float:
        """Return when the first day begins, by the card; infinite where there is none."""
        cards = (FIRST_DAY.search(one.message.texts) for one in self.said.get("card", ()))
        return min((int(day[1]) - HALF_A_DAY for day in cards if day), default=inf)

    @property
    def placed(self) -> list[Placed]:
        """Return who plays where, by what was announced."""
        return divisions(self.said["divisions"][0].message) if "divisions" in self.said else []

    @property
    def scheduled(self) -> list[tuple[int, frozenset[str]]]:
        """Return the tables that were announced, by division; those of a cup's rounds follow."""
        if self.plan.form == "swiss":
            return [(1, pair) for found in self.rounds for pair in found]
        return schedule(self.said["schedule"][0].message) if "schedule" in self.said else []

    @property
    def rounds(self) -> list[list[frozenset[str]]]:
        """Return the tables of each round of a Swiss event, as they were announced."""
        said = self.said.get("swiss", ())
        return [[pair for _, pair in schedule(one.message)] for one in said]


def seasons(society: Society) -> list[Season]:
    """Return every season of which anything was said, the oldest of a league first."""
    found: defaultdict[tuple[str, int], defaultdict[str, list[Said]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for said in announcements([*society.places.values()]):
        found[said.league, said.season][said.kind or "?"].append(said)
    plans = {plan.name: plan for plan in society.plans}
    made = [
        Season(plans[league], number, _id_of(said), dict(said))
        for (league, number), said in sorted(found.items())
        if league in plans
    ]
    for season in made:
        season.tables = [*_tables(society, season, made)]
        season.standings = society.organiser.standings.get((season.plan.name, season.number), {})
    return made


def _id_of(said: Mapping[str, list[Said]]) -> int:
    marks = (i.split(":") for card in said.get("card", ()) for i in card.message.custom_ids)
    return next((int(mark[1]) for mark in marks if mark[0] == "league-rules"), 0)


def _tables(society: Society, season: Season, all_of_them: list[Season]) -> Iterator[Played]:
    """Yield the tables of a season: those opened from its first day on, before the next one's."""
    place = society.places[season.plan.name]
    begins = season.starts_at
    others = (one.starts_at for one in all_of_them if one.plan is season.plan)
    ends = min((at for at in others if at > begins), default=inf)
    threads = [one for one in society.threads() if one.parent_id == place.id]
    yield from tables([one for one in threads if begins <= made_at(one.id) < ends])


def members(society: Society, season: Season) -> Iterator[tuple[User, frozenset[str]]]:
    """Yield everybody with what their entry may be, by what they were told of it."""
    for user, entry in entered(society, season):
        yield user, entry.was


def entered(society: Society, season: Season) -> Iterator[tuple[User, Entry]]:
    """Yield whoever has had to do with a season's sign-up before its draw, with their entry."""
    for user in society.users:
        entry = society.signups.entries.get((season.id, user.id))
        if entry is not None and not entry.late:
            yield user, entry

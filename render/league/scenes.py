"""The scene of a division's standings: a comparable value that serves as a cache key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from bot.leagues.bounds import Bound
from bot.leagues.records import Row
from bot.leagues.settings import SEASON
from render.scenes import Scene

MOST_LINES = 16
"""Maximum number of lines that can be read on a phone; no division is larger."""

TEAMS = "teams"
"""The `form` of a scene of team standings, in which nobody moves."""

Zone: TypeAlias = Literal["up", "down"]


@dataclass(frozen=True, slots=True)
class StandingLine:
    """A person's line; a guest (a former substitute) has no place and no range.

    `bots` counts the person's tables that a house bot finished; `moved` counts the places gained
    since the last post.
    """

    place: int | None
    name: str
    points: Fraction
    games: int
    wins: int
    best: int = 0
    worst: int = 0
    bots: int = 0
    moved: int = 0
    below: str = ""
    """Reason for a place below everyone who played on: left | red | few, "" if there is none."""
    member: Fraction = Fraction(0)
    """Points per game of a team's best member; only for teams."""

    @property
    def per_game(self) -> Fraction:
        """The points per game, 0 before the first game."""
        return self.points / self.games if self.games else Fraction(0)


@dataclass(frozen=True, slots=True)
class StandingsScene(Scene):
    """The standings of a league's division; `done` of its `tables` are over.

    People on the first `up` places move up, and people on the last `down` places move down.
    """

    league: str
    division: int
    up: int
    down: int
    done: int
    tables: int
    lines: tuple[StandingLine, ...]
    form: str = SEASON
    total: int = 0
    """Number of people in the standings, 0 if `lines` contains all of them."""

    @property
    def people(self) -> int:
        """The number of places in the standings."""
        return self.total or sum(line.place is not None for line in self.lines)

    @property
    def even(self) -> bool:
        """Whether all have played the same number of games, so that points decide the order."""
        return len({line.games for line in self.lines if line.place is not None}) <= 1

    def zone(self, line: StandingLine) -> Zone | None:
        """Return whether a person would move up or down if the standings stayed unchanged."""
        if line.place is None:
            return None
        if line.place <= self.up and not line.below:
            return "up"
        return "down" if line.place > self.people - self.down else None

    def sure(self, line: StandingLine) -> bool:
        """Return whether a person in a zone is certain to move up or down."""
        zone = self.zone(line)
        return line.worst <= self.up if zone == "up" else line.best > self.people - self.down


def standing_lines(
    rows: Sequence[Row],
    bounds: Mapping[int, Bound],
    names: Mapping[int, str],
    bots: Mapping[int, int] | None = None,
    moved: Mapping[int, int] | None = None,
    most: int = MOST_LINES,
) -> tuple[StandingLine, ...]:
    """Return the lines of the division's people, and of guests as far as `most` allows.

    A person without a name is shown as a dash. The keys of `bots` and `moved` are people.
    """
    people = [row for row in rows if not row.guest]
    guests = [row for row in rows if row.guest][: max(0, most - len(people))]
    return tuple(
        StandingLine(
            None if row.guest else row.place,
            names.get(row.person, "–"),
            row.points,
            row.games,
            row.wins,
            0 if row.guest else bounds[row.person].best,
            0 if row.guest else bounds[row.person].worst,
            (bots or {}).get(row.person, 0),
            (moved or {}).get(row.person, 0),
            row.below or "",
        )
        for row in [*people, *guests]
    )

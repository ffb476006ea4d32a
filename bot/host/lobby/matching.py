"""Matching of the people who look for a game, and why somebody still waits.

Everything here is pure. Waking hours are the quarters of an hour of the next day, as the bits of a
number, so that those of a group are the bits that all have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import takewhile
from operator import and_
from typing import NamedTuple

from bot.host.people.hours import Schedule, counting
from bot.ratings.model import Skill, expected

QUARTER = 900.0
QUARTERS = 96
OVERLAP = 3 * 4
"""Minimum quarters of an hour a day at which everybody at a table is awake."""
NEAR = 0.75
"""Highest chance of winning that people who are near each other's strength have."""
MOST = 16
"""Maximum number of people who are compared, those who come first: so a search takes no time."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """A person who looks for a game; `games` and `counts` are what they would play, by how many.

    `avoids` are the people with whom they do not play, or who do not play with them; `skills` are
    by game. `near` means only with people of about their strength.
    """

    user_id: int
    games: frozenset[str]
    counts: frozenset[int]
    pace: str
    near: bool
    awake: int
    newcomer: bool
    since: float
    avoids: frozenset[int] = frozenset()
    skills: Mapping[str, Skill] | None = None

    def skill(self, game: str) -> Skill:
        """Return the person's strength in a game, that of a newcomer if it is not known."""
        return (self.skills or {}).get(game, Skill())


class Group(NamedTuple):
    """People who fit together, and the game that they all want; the first one waits longest."""

    game: str
    people: tuple[Seeker, ...]


def quarters(schedule: Schedule, now: float) -> int:
    """Return the quarters of an hour in the next day that a schedule counts."""
    end, found = now + QUARTERS * QUARTER, 0
    for span in takewhile(lambda span: span.start < end, counting(schedule, now)):
        first = max(0, -int((now - span.start) // QUARTER))
        last = min(QUARTERS, int((span.end - now) // QUARTER) if span.end < end else QUARTERS)
        found |= ((1 << last) - 1) & ~((1 << first) - 1) if last > first else 0
    return found


def find(seekers: Iterable[Seeker], seats: Mapping[str, Sequence[int]]) -> Group | None:
    """Return the next group that can begin, as large as it can be; newcomers come first.

    `seats` are the numbers of players by game.
    """
    order = sorted(seekers, key=lambda one: (not one.newcomer, one.since, one.user_id))[:MOST]
    for number, first in enumerate(order):
        for game in (game for game in seats if game in first.games):
            others = [one for one in order[number + 1 :] if obstacle(first, one, game) is None]
            for count in sorted(first.counts.intersection(seats[game]), reverse=True):
                agreeing = [one for one in others if count in one.counts]
                people = next(_filled((first,), agreeing, game, count), None)
                if people is not None:
                    return Group(game, tuple(sorted(people, key=lambda one: one.since)))
    return None


def _filled(
    people: tuple[Seeker, ...], others: Sequence[Seeker], game: str, count: int
) -> Iterator[tuple[Seeker, ...]]:
    """Yield the groups of `count` that begin with these people and go on with the others.

    Each of the others fits with each of the people.
    """
    if len(people) == count:
        yield people
        return
    for number, one in enumerate(others):
        if _overlap((*people, one)):
            rest = [two for two in others[number + 1 :] if obstacle(one, two, game) is None]
            yield from _filled((*people, one), rest, game, count)


def _overlap(people: Iterable[Seeker]) -> bool:
    """Return whether people are awake together for long enough."""
    return shared(people) >= OVERLAP


def shared(people: Iterable[Seeker]) -> int:
    """Return how many quarters of an hour a day people are awake together."""
    return reduce(and_, (one.awake for one in people)).bit_count()


AVOIDED, PACE, STRENGTH, HOURS = "avoided", "pace", "strength", "hours"


def obstacle(one: Seeker, other: Seeker, game: str) -> str | None:
    """Return why two people do not play a game with each other, None if they do."""
    if game not in one.games & other.games or other.user_id in one.avoids:
        return AVOIDED
    if one.pace != other.pace:
        return PACE
    chance = expected(one.skill(game), other.skill(game))
    if (one.near or other.near) and not 1 - NEAR <= chance <= NEAR:
        return STRENGTH
    return None if _overlap((one, other)) else HOURS


class Reason(NamedTuple):
    """Why a person still waits for a game.

    `why`: alone | pace | strength | hours | few (are not enough yet) | counts (want other numbers)
    | others (do not fit with each other) | limit (of the person's tables) | room (on the server).
    `people` is how many others wait for it, or are hindered in this way; `hours` is the largest
    overlap with one of them in whole hours; `missing` is how many more people it takes.
    """

    game: str
    why: str
    people: int = 0
    hours: int = 0
    missing: int = 0


def why(own: Seeker, all_: Iterable[Seeker], game: str, seats: Sequence[int]) -> Reason:
    """Return why a person still waits for a game. Nobody learns who avoids them."""
    found: dict[str | None, list[Seeker]] = {}
    for one in all_:
        if one.user_id != own.user_id:
            found.setdefault(obstacle(own, one, game), []).append(one)
    fitting = found.get(None, [])
    for kind in (PACE, STRENGTH, HOURS):
        if not fitting and found.get(kind):
            hours = max(shared((own, one)) for one in found[kind]) // 4
            return Reason(game, kind, len(found[kind]), hours)
    if not fitting:
        return Reason(game, "alone")
    counts = sorted(own.counts.intersection(seats))
    agreeing = {n: sum(n in one.counts for one in fitting) for n in counts}
    wanted = {n: n - 1 - have for n, have in agreeing.items() if have}
    if not wanted:
        return Reason(game, "counts", len(fitting))
    missing = min(wanted.values())
    if missing > 0:
        return Reason(game, "few", len(fitting), missing=missing)
    return Reason(game, "others", len(fitting))

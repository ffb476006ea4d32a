"""The divisions of a season: promotion, relegation, newcomers and equal sizes.

The first `up` people of a division are promoted and the last `down` relegated, according to last
season's places. A newcomer with a rating joins the division that matches it and has room; all other
newcomers join the lowest division. The sizes are then evened out with as few moves as possible,
always upwards and by one division: first people who stayed in their division move, in the order of
last season's places, and then newcomers. So no person who stayed is moved down, and no person who
was promoted, relegated or moved up is moved again. People who left or played too few tables (see
`bot.leagues.standings`) do not rise unless their division no longer exists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from statistics import mean
from types import MappingProxyType

from bot.engine.rng import Rng
from bot.leagues.records import Entrant
from bot.leagues.settings import MOST_DIVISION, Settings

MAY_MOVE = frozenset(("stayed", "new"))
"""Reasons (see `Placed`) of the people who may move up when a place becomes free."""
NOTHING: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Placed:
    """A person's division (from 1) and why they are in it.

    `reason`: stayed | promoted | relegated | new | moved_up (places were free, or the old division
    no longer exists) | by_hand (an organiser chose the division).
    """

    person: int
    division: int
    reason: str


@dataclass(frozen=True, slots=True)
class Draft:
    """The divisions, first to last, each with its people sorted by last season's result."""

    divisions: tuple[tuple[Placed, ...], ...]


def draft(
    entrants: Iterable[Entrant],
    settings: Settings,
    seed: int,
    last_sizes: Mapping[int, int] = NOTHING,
    shown: Iterable[Placed] = (),
) -> Draft:
    """Assign these people to divisions.

    `last_sizes` has the sizes of last season's divisions; it is needed if some of their people do
    not sign up again. People in `shown` keep that division, or move up if others have withdrawn.
    The number of divisions stays the same as long as each has enough people for a table or an
    organiser has put a person there.
    """
    people = _by_claim([one for one in entrants if not one.out], seed)
    kept = {placed.person: placed for placed in shown}
    before = max((placed.division for placed in kept.values()), default=0)
    for count in range(before or count_for(len(people), settings), 1, -1):
        known = kept if count == before else _by_hand(kept, count)
        found = _Filling(people, settings, last_sizes, known, count).drafted()
        if all(map(partial(_stands, settings), found)):
            return Draft(found)
    known = kept if before == 1 else _by_hand(kept, 1)
    return Draft(_Filling(people, settings, last_sizes, known, 1).drafted() if people else ())


def _stands(settings: Settings, division: Sequence[Placed]) -> bool:
    """Return whether a division has enough people for a table, or is filled by an organiser."""
    by_hand = any(placed.reason == "by_hand" for placed in division)
    return by_hand or len(division) >= settings.size


def _by_hand(shown: Mapping[int, Placed], count: int) -> dict[int, Placed]:
    """Return the people whom an organiser placed, with division numbers capped at `count`."""
    return {
        person: replace(placed, division=min(placed.division, count))
        for person, placed in shown.items()
        if placed.reason == "by_hand"
    }


def groups(entrants: Iterable[Entrant], settings: Settings, seed: int) -> Draft:
    """Return the groups of a cup, made equally strong.

    People are sorted by rating, then by lot, and dealt to the groups in alternating direction.
    """
    people = _by_claim([one for one in entrants if not one.out], seed)
    count = count_for(len(people), settings)
    found: list[list[Placed]] = [[] for _ in range(count)]
    for number, one in enumerate(people):
        row, group = divmod(number, count)
        group = count - 1 - group if row % 2 else group
        found[group].append(Placed(one.person, group + 1, "new"))
    return Draft(tuple(map(tuple, found)) if people else ())


def count_for(people: int, settings: Settings) -> int:
    """Return the number of divisions whose mean size is closest to the wanted one.

    Each division can fill a table, unless there are too few people even for one. If possible, none
    has more than `MOST_DIVISION` people.
    """
    least = -(-people // MOST_DIVISION)
    most = max(1, people // settings.size)
    counts = range(min(least, most) or 1, most + 1)
    return min(counts, key=lambda count: abs(people / count - settings.division_size))


def lasting(number: int, played: int, staying: int, settings: Settings) -> int:
    """Return how many divisions remain if exactly the `staying` people sign up again.

    A division is dissolved only because people have left, not because it was small from the start.
    """
    if not staying:
        return number
    fewer = count_for(played, settings) - count_for(staying, settings)
    return max(1, number - max(0, fewer))


def _by_claim(entrants: Sequence[Entrant], seed: int) -> list[Entrant]:
    """Sort people by last season's division and place.

    Newcomers come last, by rating and then by lot.
    """
    lots = sorted(entrant.person for entrant in entrants)
    Rng(seed).shuffle(lots, "divisions")
    lot = {person: number for number, person in enumerate(lots)}

    def claim(one: Entrant) -> tuple[bool, int, int, bool, float, int]:
        is_new = one.last_division is None
        unrated = one.rating is None
        place = (one.last_division or 0, one.last_place or 0)
        return is_new, *place, unrated, -(one.rating or 0.0), lot[one.person]

    return sorted(entrants, key=claim)


class _Filling:
    """The divisions while they are being filled.

    The object stores who may move up from each, and how many newcomers join it.
    """

    def __init__(
        self,
        people: Sequence[Entrant],
        settings: Settings,
        last_sizes: Mapping[int, int],
        shown: Mapping[int, Placed],
        count: int,
    ) -> None:
        self.people, self.settings, self.shown = people, settings, shown
        self.last_sizes = dict(last_sizes)
        for one in people:
            if one.last_division is not None:
                known = self.last_sizes.get(one.last_division, 0)
                self.last_sizes[one.last_division] = max(known, one.last_place or 0)
        self.placed: dict[int, Placed] = {}
        self.stayed: list[list[Entrant]] = [[] for _ in range(count)]
        self.sizes = [0] * count
        self.new = [0] * count
        """Number of newcomers by division; it is decided at the end who goes where."""

    def drafted(self) -> tuple[tuple[Placed, ...], ...]:
        """Fill the divisions in the order that the module describes and return them."""
        self._place_known()
        newcomers = [one for one in self.people if self._is_new(one)]
        for one in newcomers:
            home = self._home(one)
            self.new[home] += 1
            self.sizes[home] += 1
        while ways := self._ways():
            top, bottom = min(ways, key=self._worth)
            for division in range(bottom, top, -1):
                self._step_up(division)
        homes = [division for division, count in enumerate(self.new) for _ in range(count)]
        for one, home in zip(newcomers, homes, strict=True):
            self.placed[one.person] = Placed(one.person, home + 1, "new")
        return self._result()

    def _is_new(self, one: Entrant) -> bool:
        return one.last_division is None and one.person not in self.shown

    def _result(self) -> tuple[tuple[Placed, ...], ...]:
        in_order = [self.placed[one.person] for one in self.people]
        numbers = range(1, len(self.sizes) + 1)
        return tuple(tuple(p for p in in_order if p.division == number) for number in numbers)

    def _place_known(self) -> None:
        """Place all people except newcomers who have not been assigned before."""
        for one in self.people:
            if self._is_new(one):
                continue
            division, reason = self._by_rule(one)
            self.sizes[division - 1] += 1
            self.placed[one.person] = Placed(one.person, division, reason)
            if reason in MAY_MOVE and not one.below:
                self.stayed[division - 1].append(one)

    def _by_rule(self, one: Entrant) -> tuple[int, str]:
        """Return a person's division and the reason: as shown before, else by last season."""
        count = len(self.sizes)
        if one.person in self.shown:
            shown = self.shown[one.person]
            return shown.division, shown.reason
        last, place = one.last_division or 1, one.last_place or 0
        if last > 1 and place <= self.settings.up and not one.below:
            return min(last - 1, count), "promoted"
        if last > count:
            return count, "moved_up"
        # No one is relegated from last season's lowest division, or from the lowest one now.
        is_down = place > self.last_sizes[last] - self.settings.down
        if is_down and last < min(count, max(self.last_sizes)):
            return last + 1, "relegated"
        return last, "stayed"

    def _home(self, one: Entrant) -> int:
        """Return the first division with room that is no stronger than a newcomer, or the last."""
        room = -(-len(self.people) // len(self.sizes))
        for division, size in enumerate(self.sizes):
            strength = self._strength(division)
            fits = None not in (one.rating, strength) and (one.rating or 0) >= (strength or 0)
            if fits and size < room:
                return division
        return len(self.sizes) - 1

    def _strength(self, division: int) -> float | None:
        """Return the mean rating of a division's rated people, or None if it has none."""
        ratings = [
            one.rating
            for one in self.people
            if one.rating is not None
            and one.person in self.placed
            and self.placed[one.person].division == division + 1
        ]
        return mean(ratings) if ratings else None

    def _ways(self) -> list[tuple[int, int]]:
        """Return pairs of a division that is too small and a larger, lower one that can fill it."""
        return [
            (top, bottom)
            for top, bottom in combinations(range(len(self.sizes)), 2)
            if self.sizes[bottom] - self.sizes[top] > 1
            and all(self.stayed[d] or self.new[d] for d in range(top + 1, bottom + 1))
        ]

    def _worth(self, way: tuple[int, int]) -> tuple[int, int, int]:
        """Return a sort key: the largest difference in size first, then the fewest moves."""
        top, bottom = way
        return self.sizes[top] - self.sizes[bottom], bottom - top, top

    def _step_up(self, division: int) -> None:
        """Move one person up from a division: the first who stayed, else a newcomer."""
        self.sizes[division] -= 1
        self.sizes[division - 1] += 1
        if self.stayed[division]:
            person = self.stayed[division].pop(0).person
            self.placed[person] = Placed(person, division, "moved_up")
        else:
            self.new[division] -= 1
            self.new[division - 1] += 1


def teams_for(
    named: Sequence[tuple[int, str]], size: int, least: int, fresh: Iterator[str]
) -> dict[int, str]:
    """Return everybody's team; `named` has the people in order of sign-up, and "" for no team.

    Whoever named a team has it as long as it has fewer people than `size`. All others fill the
    teams that lack people, the smallest first, and then make up new teams of equal size, which get
    `fresh` names. If there would be fewer than `least` teams, too few for a table, those who signed
    up last make up new ones first.
    """
    teams: dict[str, list[int]] = {}
    left: list[int] = []
    for person, team in named:
        if team and len(teams.setdefault(team, [])) < size:
            teams[team].append(person)
        else:
            left.append(person)
    room = sum(size - len(people) for people in teams.values())
    new = max(-(-max(0, len(left) - room) // size), min(least - len(teams), len(left)), 0)
    fill = min(room, len(left) - new)
    for person in left[:fill]:
        min(teams.values(), key=len).append(person)
    made = [next(fresh) for _ in range(new)]
    for number, person in enumerate(left[fill:]):
        teams.setdefault(made[number % new], []).append(person)
    return {person: team for team, people in teams.items() for person in people}

"""A season as the lines of its log tell it, from which its standings follow.

People are pseudonyms here. Where the code of leagues wants numbers, of which only the order
matters, they are numbered in the order of their accounts, which the lines give one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from bot.leagues.points import corrected
from bot.leagues.records import Award, Fixture, FixtureResult, Row, SeatResult
from bot.leagues.rounds import WINNERS
from bot.leagues.rulings import (
    RESULT,
    Holder,
    Ruling,
    annulled,
    corrected_points,
    corrected_result,
    fixture_with,
    unplayed_seat,
)
from bot.leagues.season_standings import (
    OUT,
    awards_of,
    rounds_to_come,
    standings_of,
    winner_of,
)
from bot.leagues.seasonlog.bodies import Correction, Entry, Holding
from bot.leagues.seasonlog.differences import Wrong
from bot.leagues.settings import SWISS, Settings


class Finished(NamedTuple):
    """The result of a seat of a game that was played to its end; `person` finished it."""

    person: str | None
    rank: int
    score: int
    decisions: int
    own: int
    by_bot: int
    left: bool
    bot_from: int | None


@dataclass(slots=True)
class TableState:
    """A table of the schedule: who was drawn, who has it, and what came of it."""

    number: int
    division: int
    wave: int
    drawn: tuple[str, ...]
    people: tuple[str, ...]
    lines: tuple[tuple[Holding, ...], ...]
    deal: str | None
    finished: tuple[Finished, ...] | None = None
    void: bool = False

    @property
    def ended(self) -> bool:
        """Return whether it is over, with a result or without one."""
        return self.finished is not None or self.void


class Standing(NamedTuple):
    """A person with a place, by number: what the code of leagues reads of an entry."""

    person: int
    status: str
    division: int | None


class Outcome(NamedTuple):
    """All that follows from the lines: tables, awards, and standings by division."""

    fixtures: tuple[Fixture, ...]
    awards: tuple[Award, ...]
    divisions: Mapping[int, tuple[Row, ...]]
    rounds: tuple[tuple[int, ...], ...]
    """The tables of each round of winners."""
    winner: int | None


@dataclass
class Ledger:
    """A season after some lines of its log."""

    season: int = 0
    key: str = ""
    settings: Settings | None = None
    commitment: str | None = None
    seed: int | None = None
    over: bool = False
    order: list[str] = field(default_factory=list)
    """All people, in the order of their accounts."""
    entries: dict[str, Entry] = field(default_factory=dict)
    tables: dict[int, TableState] = field(default_factory=dict)
    corrections: dict[int, Correction] = field(default_factory=dict)
    """The corrections that count."""
    taken_back: set[int] = field(default_factory=set)
    decided_about: set[str] = field(default_factory=set)
    """The people of whom an organiser decided whether they play."""
    resting: list[tuple[str, ...]] = field(default_factory=list)
    """Who had a bye, by round of a Swiss event."""
    divisions_drawn: set[int] = field(default_factory=set)

    @property
    def rules(self) -> Settings:
        """Return the rules. Raises Wrong before there are any."""
        if self.settings is None:
            raise Wrong("no-rules")
        return self.settings

    @property
    def lot(self) -> int:
        """Return the seed of all draws. Raises Wrong if it is not revealed yet."""
        if self.seed is None:
            raise Wrong("no-seed")
        return self.seed

    @property
    def numbers(self) -> dict[str, int]:
        """Return the people's numbers, from 1, in the order of their accounts."""
        return {person: number for number, person in enumerate(self.order, 1)}

    def insert(self, person: str, after: str | None) -> None:
        """Add a person to the order of accounts. Raises Wrong."""
        if person in self.order:
            raise Wrong("person-twice", found=person)
        if after is not None:
            self.known(after)
        place = 0 if after is None else self.order.index(after) + 1
        self.order.insert(place, person)

    def known(self, *people: str | None) -> None:
        """Check that people have a line of their own already. Raises Wrong."""
        for person in people:
            if person is not None and person not in self.order:
                raise Wrong("unknown-person", found=person)

    def table(self, number: int) -> TableState:
        """Return a table that was drawn. Raises Wrong."""
        if number not in self.tables:
            raise Wrong("unknown-table", found=number)
        return self.tables[number]

    @property
    def waves(self) -> Mapping[int, int]:
        """Return the division of each wave of tables, also of those without a result."""
        return {one.wave: one.division for one in self.tables.values()}

    def out(self, person: str) -> bool:
        """Return whether a person has left the season or was excluded."""
        return person in self.entries and self.entries[person].status in OUT

    def outcome(self) -> Outcome:
        """Return what follows from the lines so far. Raises Wrong."""
        return Reckoning(self).outcome


class Reckoning:
    """The computation of all that follows from a ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._number = ledger.numbers

    @cached_property
    def outcome(self) -> Outcome:
        """Return all that follows. Raises Wrong before there are rules and a seed."""
        ledger = self._ledger
        rules, seed = ledger.rules, ledger.lot
        rulings = self._rulings
        fixtures = tuple(self._fixtures(rulings))
        earned = (one for fixture in fixtures for one in awards_of(rules, fixture))
        awards = corrected(earned, corrected_points(rulings))
        members = [
            Standing(self._number[one.person], one.status, one.division)
            for one in ledger.entries.values()
        ]
        coming = rounds_to_come(rules, ledger.over, ledger.waves)
        divisions = standings_of(rules, members, fixtures, awards, seed, self._late, coming)
        rounds = tuple(self._rounds(fixtures))
        winner = None
        if ledger.over:
            gone = {one.person for one in members if one.status in OUT}
            winner = winner_of(rules, divisions, rounds, fixtures, awards, gone)
        return Outcome(fixtures, awards, divisions, rounds, winner)

    @property
    def _rulings(self) -> tuple[Ruling, ...]:
        """Return the corrections that count, in the order in which they were made."""
        found = sorted(self._ledger.corrections.items())
        return tuple(Ruling(one.what, one.table, self._effect(one)) for _, one in found)

    def _effect(self, correction: Correction) -> Mapping[str, Any]:
        told = correction.effect.model_dump(exclude_none=True)
        if "person" in told:
            told["person"] = self._number[told["person"]]
        if "tables" in told:
            told["fixtures"] = told.pop("tables")
        return told

    def _fixtures(self, rulings: Sequence[Ruling]) -> Iterable[Fixture]:
        gone = annulled(rulings)
        decided = {one.fixture for one in rulings if one.kind == RESULT}
        for number, table in sorted(self._ledger.tables.items()):
            if number not in gone and (number in decided or not table.void):
                yield self._fixture(table, rulings, number in decided)

    def _fixture(self, table: TableState, rulings: Sequence[Ruling], decided: bool) -> Fixture:
        people = [self._number[one] for one in table.people]
        lines = [
            [Holder(self._number[one.person], one.late) for one in line] for line in table.lines
        ]
        result = None
        if table.finished is not None or decided:
            unplayed = [
                unplayed_seat(seat, person, line)
                for seat, (person, line) in enumerate(zip(people, lines, strict=True))
            ]
            seats = tuple(
                self._seat(seat, table.finished[seat.seat] if table.finished else None)
                for seat in unplayed
            )
            result = corrected_result(FixtureResult(table.number, seats), rulings)
        return fixture_with(table.number, table.division, people, lines, result)

    def _seat(self, unplayed: SeatResult, finished: Finished | None) -> SeatResult:
        if finished is None:
            return unplayed
        return SeatResult(
            unplayed.seat,
            unplayed.person,
            None if finished.person is None else self._number[finished.person],
            finished.rank,
            finished.score,
            finished.decisions,
            finished.own,
            finished.by_bot,
            finished.left,
            finished.bot_from,
            unplayed.late,
        )

    @property
    def _late(self) -> set[int]:
        """Return the people who entered late: with a seat, or to rounds of a Swiss event."""
        is_swiss = self._ledger.rules.form == SWISS
        joined = {one.person for one in self._ledger.entries.values() if one.late and is_swiss}
        lines = (line for table in self._ledger.tables.values() for line in table.lines)
        took = {one.person for line in lines for one in line if one.late}
        return {self._number[person] for person in joined | took}

    def _rounds(self, fixtures: Iterable[Fixture]) -> Iterable[tuple[int, ...]]:
        """Yield the tables of each round of winners."""
        waves: dict[int, list[int]] = {}
        for one in fixtures:
            if one.division == WINNERS:
                waves.setdefault(self._ledger.tables[one.id].wave, []).append(one.id)
        yield from (tuple(waves[wave]) for wave in sorted(waves))

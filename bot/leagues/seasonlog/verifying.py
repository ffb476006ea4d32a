"""The check of a season's log: everything is computed again, line by line.

The first difference ends it, and nothing of a log with a difference counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from pydantic import TypeAdapter, ValidationError

from bot.leagues.pairing import verify
from bot.leagues.records import Row
from bot.leagues.rulings import ANNUL, POINTS, RESULT, SEAT
from bot.leagues.seasonlog.bodies import (
    Body,
    Commitment,
    Correction,
    Deal,
    Draw,
    Entry,
    Holding,
    Match,
    Over,
    Person,
    Planned,
    Renamed,
    Result,
    Rules,
    Season,
    Seats,
    Seed,
    Standing,
    Standings,
    Undone,
    Void,
    Winners,
    body_of,
    game_of,
)
from bot.leagues.seasonlog.differences import Difference, Wrong
from bot.leagues.seasonlog.draws import ONLY, check_draw, check_winners
from bot.leagues.seasonlog.games import Referee, finished
from bot.leagues.seasonlog.ledger import Ledger, TableState
from bot.leagues.seasonlog.lines import Line, check_chain, read, written
from bot.leagues.settings import (
    KNOCKOUT,
    LADDER,
    NO,
    UNPLANNED,
    BadSettings,
    Settings,
    check,
    fixed_in,
)


@dataclass
class Checked:
    """A log without a difference: its lines, the season after them, and what was not provable."""

    lines: Sequence[Line]
    ledger: Ledger
    standings: Standings | None
    names: Mapping[str, str] = field(default_factory=dict)
    """The names that are open, by pseudonym."""
    league: str = ""
    """The league's name, "" if it is not open."""
    undrawn: int = 0
    """Draws that could not be made again, because people avoid each other there."""

    @property
    def key(self) -> str:
        """Return the public key that signed it."""
        return self.ledger.key

    @property
    def mark(self) -> str:
        """Return the digest of the first line, which no other season has."""
        return self.lines[0].digest


class Known(NamedTuple):
    """A reader's knowledge of a season before reading a log: its lines, and whose it must be.

    With `computed`, the reader itself has computed all these lines before: their draws, games and
    standings are not computed again.
    """

    lines: Sequence[Line] = ()
    key: str | None = None
    mark: str | None = None
    computed: bool = False


def check_log(content: bytes, referee: Referee, known: Known | None = None) -> Checked:
    """Check a whole log, and that it goes on from the lines known before. Raises Difference."""
    known = known or Known()
    lines = read(content)
    first = _header(lines[0])
    for key in (known.key, *(_header(line).key for line in known.lines[:1])):
        if key not in (None, first.key):
            raise Difference(1, "key", key, first.key)
    check_chain(lines, first.key)
    for mark in (known.mark, *(line.digest for line in known.lines[:1])):
        if mark not in (None, lines[0].digest):
            raise Difference(1, "season", mark, lines[0].digest)
    check_goes_on(known.lines, lines)
    return _recomputed(lines, referee, len(known.lines) if known.computed else 0)


def check_goes_on(known: Sequence[Line], lines: Sequence[Line]) -> None:
    """Check that lines begin with those known before. Raises Difference.

    Another line of the same number and key contradicts the known one: whoever has the key has
    signed both. A log that ends earlier is older.
    """
    for before, line in zip(known, lines, strict=False):
        if before.digest != line.digest:
            raise Difference(line.number, "contradiction", before.digest, line.digest)
    if len(lines) < len(known):
        raise Difference(len(lines), "older", len(known), len(lines))


def _header(line: Line) -> Season:
    """Return the header of a log, whose signature is not checked yet. Raises Difference."""
    try:
        body = body_of(line)
    except Wrong as wrong:
        raise wrong.at(1) from wrong
    if not isinstance(body, Season):
        raise Difference(1, "header", "season", line.kind)
    return body


def _recomputed(lines: Sequence[Line], referee: Referee, computed: int) -> Checked:
    """Return what follows from lines whose chain was checked. Raises Difference.

    The first `computed` of them were computed before.
    """
    checker = _Checker(referee, computed)
    for line in lines:
        try:
            checker.take(line)
        except Wrong as wrong:
            raise wrong.at(line.number) from wrong
        except _IMPOSSIBLE as error:
            # Whoever signs a log may write anything into it that has the right form.
            raise Difference(line.number, "impossible", found=repr(error)) from error
    return Checked(
        lines,
        checker.ledger,
        checker.standings,
        checker.names,
        checker.league,
        checker.undrawn,
    )


_IMPOSSIBLE = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
_Take: TypeAlias = "Callable[[_Checker, Any, Line], None]"


class _Checker:
    """The reader of a log's lines in order."""

    def __init__(self, referee: Referee, computed: int) -> None:
        self.referee = referee
        self.computed = computed
        self.ledger = Ledger()
        self.standings: Standings | None = None
        self.names: dict[str, str] = {}
        self.league = ""
        self.undrawn = 0

    def take(self, line: Line) -> None:
        """Check a line and apply it. Raises Wrong."""
        body = body_of(line)
        if (line.number == 1) != isinstance(body, Season):
            raise Wrong("header", "season" if line.number == 1 else "-", line.kind)
        if self.ledger.over and not isinstance(body, _AFTER_END):
            raise Wrong("after-end", found=line.kind)
        _TAKES[type(body)](self, body, line)

    def is_new(self, line: Line) -> bool:
        """Return whether what follows from a line was not computed before."""
        return line.number > self.computed

    @property
    def sizes(self) -> frozenset[int]:
        """Return the numbers of people that tables may have. Raises Wrong."""
        game = self.ledger.rules.game
        sizes = self.referee.sizes(game)
        if sizes is None:
            raise Wrong("game-unknown", found=game)
        return sizes

    def season(self, body: Season, line: Line) -> None:
        self.ledger.season, self.ledger.key = body.season, body.key
        self.league = _opened(line, "name")

    def rules(self, body: Rules, line: Line) -> None:
        before, settings = self.ledger.settings, _settings(body)
        self.ledger.settings = settings
        try:
            check(settings, sorted(self.sizes))
        except BadSettings as error:
            raise Wrong("rules", error.allowed, f"{error.field}: {error.value}") from error
        if self.ledger.seed is not None and before is not None:
            _check_fixed(before, settings)

    def commitment(self, body: Commitment, line: Line) -> None:
        if self.ledger.commitment is not None:
            raise Wrong("commitment-twice")
        self.ledger.commitment = body.digest

    def seed(self, body: Seed, line: Line) -> None:
        if self.ledger.seed is not None:
            raise Wrong("seed-twice")
        posted = self.ledger.commitment
        if posted is None or not verify(posted, int(body.seed), body.salt):
            raise Wrong("seed", posted or "-", f"{body.salt}:{body.seed}")
        self.ledger.seed = int(body.seed)

    def person(self, body: Person, line: Line) -> None:
        self.ledger.insert(body.person, body.after)
        self._name(body, line)

    def renamed(self, body: Renamed, line: Line) -> None:
        self.ledger.known(body.person)
        self.names.pop(body.person, None)
        self._name(body, line)

    def _name(self, body: Person | Renamed, line: Line) -> None:
        name = _opened(line, "name")
        if name:
            self.names[body.person] = name

    def entry(self, body: Entry, line: Line) -> None:
        self.ledger.known(body.person, body.team)
        before, rules = self.ledger.entries.get(body.person), self.ledger.rules
        drawn = body.division in self.ledger.divisions_drawn
        is_new = drawn and before is None and rules.form != LADDER
        is_decided = body.person in self.ledger.decided_about and not body.late
        if is_new and not is_decided and (not body.late or rules.late == NO):
            raise Wrong("late", rules.late, body.person)
        if before is None and body.status != "in":
            raise Wrong("entry", "in", body.status)
        if before is not None and before.late != body.late:
            raise Wrong("entry-changed", found=body.person)
        if before is not None and before.team != body.team and self._has_table(body.person):
            raise Wrong("entry-changed", found=body.person)
        if body.division is None or (body.division != ONLY and rules.form in UNPLANNED):
            raise Wrong("entry-division", ONLY, body.division)
        self.ledger.entries[body.person] = body

    def _has_table(self, person: str) -> bool:
        return any(person in table.drawn for table in self.ledger.tables.values())

    def draw(self, body: Draw, line: Line) -> None:
        if self.ledger.rules.form == LADDER:
            raise Wrong("kind", "match", "draw")
        if self.ledger.seed is None:
            raise Wrong("no-seed")
        self._check_planned(body.tables)
        if self.is_new(line):
            check_draw(self.ledger, body, self.sizes, self.referee.paired)
        self.undrawn += body.recipe is None
        self._plan(body.tables, body.division)
        self.ledger.divisions_drawn.add(body.division)
        if body.round is not None:
            self.ledger.resting.append(body.resting)

    def winners(self, body: Winners, line: Line) -> None:
        if self.ledger.rules.form not in KNOCKOUT:
            raise Wrong("kind", self.ledger.rules.form, "winners")
        self._check_planned(body.tables)
        if self.is_new(line):
            check_winners(self.ledger, body.tables, self.sizes)
        self._plan(body.tables, 0)

    def match(self, body: Match, line: Line) -> None:
        if self.ledger.rules.form != LADDER:
            raise Wrong("kind", self.ledger.rules.form, "match")
        self._check_planned(body.tables)
        for person in chain(*(table.people for table in body.tables)):
            if person not in self.ledger.entries or self.ledger.out(person):
                raise Wrong("draw-person", ONLY, person)
        self._plan(body.tables, ONLY)

    def _check_planned(self, tables: Sequence[Planned]) -> None:
        """Check that new tables continue the schedule, and seat nobody twice. Raises Wrong."""
        first = len(self.ledger.tables) + 1
        for number, table in enumerate(tables, first):
            if table.table != number:
                raise Wrong("table-number", number, table.table)
            if len({*table.people}) < len(table.people):
                raise Wrong("table-people", found=table.table)

    def _plan(self, tables: Sequence[Planned], division: int) -> None:
        for one in tables:
            lines = tuple((Holding(person=person, late=False),) for person in one.people)
            self.ledger.tables[one.table] = TableState(
                one.table, division, one.wave, one.people, one.people, lines, one.deal
            )

    def deal(self, body: Deal, line: Line) -> None:
        table = self.ledger.table(body.table)
        if table.deal is not None:
            raise Wrong("deal-twice", table.deal, body.deal)
        table.deal = body.deal

    def seats(self, body: Seats, line: Line) -> None:
        table = self.ledger.table(body.table)
        if table.finished is not None:
            raise Wrong("result-twice", found=table.number)
        if len(body.people) != len(table.drawn) or len(body.lines) != len(table.drawn):
            raise Wrong("table-seats", len(table.drawn), len(body.lines))
        if sorted(line[0].person for line in body.lines) != sorted(table.drawn):
            raise Wrong("seats-drawn", " ".join(table.drawn), table.number)
        everybody = (one.person for line in body.lines for one in line)
        self.ledger.known(*body.people, *everybody)
        if self.ledger.rules.late == NO and any(one.late for row in body.lines for one in row):
            raise Wrong("late", self.ledger.rules.late, table.number)
        table.people, table.lines = body.people, body.lines

    def result(self, body: Result, line: Line) -> None:
        table = self.ledger.table(body.table)
        referee = self.referee if self.is_new(line) else None
        table.finished = finished(self.ledger, body, game_of(line), referee)

    def void(self, body: Void, line: Line) -> None:
        table = self.ledger.table(body.table)
        if table.ended:
            raise Wrong("result-twice", found=table.number)
        table.void = True

    def correction(self, body: Correction, line: Line) -> None:
        if body.number in self.ledger.corrections or body.number in self.ledger.taken_back:
            raise Wrong("correction-twice", found=body.number)
        if body.reason is None:
            raise Wrong("correction-reason", found=body.number)
        _check_effect(self.ledger, body)
        self.ledger.corrections[body.number] = body
        if body.what in _OF_PEOPLE and body.effect.person is not None:
            self.ledger.decided_about.add(body.effect.person)

    def undone(self, body: Undone, line: Line) -> None:
        if self.ledger.corrections.pop(body.number, None) is None:
            raise Wrong("correction-unknown", found=body.number)
        if body.reason is None:
            raise Wrong("correction-reason", found=body.number)
        self.ledger.taken_back.add(body.number)

    def end(self, body: Over, line: Line) -> None:
        for table in self.ledger.tables.values():
            decided = any(
                one.what == RESULT and one.table == table.number
                for one in self.ledger.corrections.values()
            )
            if not table.ended and not decided:
                raise Wrong("end-open", found=table.number)
        self.ledger.over = True

    def check_standings(self, body: Standings, line: Line) -> None:
        if self.is_new(line):
            _compare(standings_in(self.ledger), body)
        self.standings = body


_OF_PEOPLE = ("player", "ban")
"""The kinds of corrections that decide whether a person plays."""
_AFTER_END = (Person, Renamed, Entry, Correction, Undone, Standings, Rules)
_TAKES: Mapping[type[Body], _Take] = {
    Season: _Checker.season,
    Rules: _Checker.rules,
    Commitment: _Checker.commitment,
    Seed: _Checker.seed,
    Person: _Checker.person,
    Renamed: _Checker.renamed,
    Entry: _Checker.entry,
    Draw: _Checker.draw,
    Winners: _Checker.winners,
    Match: _Checker.match,
    Deal: _Checker.deal,
    Seats: _Checker.seats,
    Result: _Checker.result,
    Void: _Checker.void,
    Correction: _Checker.correction,
    Undone: _Checker.undone,
    Over: _Checker.end,
    Standings: _Checker.check_standings,
}
"""The check of a line, by its kind."""


def _opened(line: Line, field: str) -> str:
    """Return a text that is open, or ""."""
    return str(line.opened[field][1]) if field in line.opened else ""


def _settings(body: Rules) -> Settings:
    """Return the rules of a line. Raises Wrong, also for a rule that is not known here."""
    unknown = sorted(body.settings.keys() - {field.name for field in fields(Settings)})
    if unknown:
        raise Wrong("rules-unknown", found=unknown[0])
    try:
        return _SETTINGS.validate_json(written(body.settings), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise Wrong("rules", first["msg"], ".".join(map(str, first["loc"]))) from error


_SETTINGS = TypeAdapter(Settings)


def _check_fixed(before: Settings, after: Settings) -> None:
    """Check that nothing changed by which tables are drawn. Raises Wrong."""
    for key in sorted({*fixed_in(before), "options"}):
        old, new = getattr(before, key), getattr(after, key)
        if key == "points":
            old, new = before.points_for(before.size), after.points_for(after.size)
        if old != new:
            raise Wrong("rules-fixed", f"{key}: {old}", new)


def _check_effect(ledger: Ledger, body: Correction) -> None:
    """Check that a correction can change what it says. Raises Wrong."""
    effect = body.effect
    ledger.known(effect.person)
    for number in (*(effect.tables or ()), *(() if body.table is None else (body.table,))):
        ledger.table(number)
    needed = _NEEDED.get(body.what, ())
    if any(getattr(effect, name) is None for name in needed):
        raise Wrong("correction-effect", " ".join(needed), body.what)
    if body.what in (RESULT, SEAT, POINTS):
        if body.table is None:
            raise Wrong("correction-effect", "table", body.what)
        count = len(ledger.table(body.table).drawn)
        lists = (effect.scores or (0,) * count, effect.ranks or (0,) * count)
        seats = (effect.seat or 0, effect.swapped or 0)
        if any(len(one) != count for one in lists) or max(seats) >= count:
            raise Wrong("correction-effect", count, body.what)


_NEEDED: Mapping[str, Sequence[str]] = {
    RESULT: ("scores", "ranks"),
    SEAT: ("person", "seat"),
    POINTS: ("person", "points"),
    ANNUL: ("tables",),
}


def standings_in(ledger: Ledger) -> Standings:
    """Return the standings after the lines of a ledger. Raises Wrong."""
    outcome, order = ledger.outcome(), ledger.order

    def standing(row: Row) -> Standing:
        return Standing(
            person=order[row.person - 1],
            points=str(row.points),
            games=row.games,
            below=row.below,  # type: ignore[arg-type]
            guest=row.guest,
        )

    return Standings(
        divisions=tuple(
            (number, tuple(map(standing, rows)))
            for number, rows in sorted(outcome.divisions.items())
        ),
        winner=None if outcome.winner is None else order[outcome.winner - 1],
    )


def _compare(found: Standings, told: Standings) -> None:
    """Compare standings with those that follow. Raises Wrong with the first difference."""
    if [n for n, _ in found.divisions] != [n for n, _ in told.divisions]:
        raise Wrong(
            "standings-divisions",
            " ".join(str(n) for n, _ in found.divisions),
            " ".join(str(n) for n, _ in told.divisions),
        )
    for (_, rows), (_, said) in zip(found.divisions, told.divisions, strict=True):
        if len(rows) != len(said):
            raise Wrong("standings-people", len(rows), len(said))
        for row, one in zip(rows, said, strict=True):
            if row != one:
                raise Wrong("standings", _shown(row), _shown(one))
    if found.winner != told.winner:
        raise Wrong("standings-winner", found.winner or "-", told.winner or "-")


def _shown(row: Standing) -> str:
    marks = [row.below or "", "guest" if row.guest else ""]
    return " ".join(filter(None, (row.person, row.points, f"({row.games})", *marks)))

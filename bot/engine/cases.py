"""Rule cases: positions, moves and what must hold after them, as data for any program.

This module is a library for games: it reads a game's cases and checks its rules against them.
`docs/rule-cases.md` describes the files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from bot.engine import steps
from bot.engine.api import Event, GameError, Json, Seat
from bot.engine.explain import Explainers
from bot.engine.game import KernelRules
from bot.engine.steps import Steps

RULINGS = "rulings.toml"
"""Name of the file in a folder of cases that gives the reason of each ruling."""
COMMON = "position.toml"
"""Name of the file in a folder of cases with what the positions of all of them share."""
SETUP = "game"
"""Name of the start of a case that plays a whole game from its set-up, with nothing cleared."""
SEATS = "seats"
"""Key of the boards in positions and facts; they are the `players` of a stored state."""
ALL = "all"
"""Viewer in place of a seat: what everybody sees, also who does not play."""

Case: TypeAlias = Mapping[str, Json]
"""A case as read from its file."""


class BadCase(ValueError):
    """The error for a case that cannot be set up or played as it is written."""


def _clear_nothing(_state: Any) -> None:  # noqa: ANN401
    """Leave a new table as it is."""


def _no_more(_state: Any) -> Json:  # noqa: ANN401
    """Return no further facts."""
    return {}


@dataclass(frozen=True, eq=False)
class Casebook:
    """The cases of one game, and what is needed to set up their positions.

    `starts` are the parts of the game that a case can begin with, by name: functions of the state
    and of the further words, which are seats and names, that return the steps to play. `clear`
    removes from a new table what a case's position would have to name: boards are empty after it.
    Fields in `owners` map places to seats, all other numbers are counts; fields in `sparse` have
    no entry for what there is none of. `more` adds facts that follow from a state, by the keys of
    a position.
    """

    rules: KernelRules[Any, Any, Any]
    folder: Traversable
    starts: Mapping[str, Callable[..., Steps]] = field(default_factory=dict)
    clear: Callable[[Any], None] = _clear_nothing
    why: Explainers[Any, Any] | None = None
    owners: frozenset[str] = frozenset()
    sparse: frozenset[str] = frozenset()
    more: Callable[[Any], Json] = _no_more

    @cached_property
    def cases(self) -> Sequence[Case]:
        """Return all cases, by file and in the order of each file."""
        names = sorted(file.name for file in self.folder.iterdir())
        files = [name for name in names if name.endswith(".toml")]
        return tuple(
            case
            for name in files
            if name not in (RULINGS, COMMON)
            for case in self.read(name)["case"]
        )

    @cached_property
    def rulings(self) -> Mapping[str, str]:
        """Return the reason of each ruling by its id; {} if the game has none."""
        return self.read(RULINGS)

    @cached_property
    def common(self) -> Json:
        """Return what the positions of all cases share; {} if that is nothing."""
        return self.read(COMMON)

    def read(self, name: str) -> dict[str, Any]:
        """Return the contents of a file of the folder, {} if there is none."""
        file = self.folder.joinpath(name)
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def problems(book: Casebook, case: Case, seed: int = 1) -> list[str]:
    """Return what does not hold in a case, a sentence each; [] if the rules agree with it.

    `seed` deals what the case's position does not name.
    """
    try:
        table = _Table(book, _set_up(book, case, seed))
        table.start(case["begin"])
        return [
            f"step {number}: {problem}"
            for number, step in enumerate(case["steps"], 1)
            for problem in table.check(step)
        ]
    except (GameError, LookupError, TypeError, ValueError) as error:
        return [f"{type(error).__name__}: {error}"]


def _set_up(book: Casebook, case: Case, seed: int) -> Any:  # noqa: ANN401
    """Return the state of a case's position, before its beginning."""
    rules = book.rules
    state = rules.setup(case["players"], case.get("options", {}), seed)
    position = dict(case.get("position", {}))
    if case["begin"] != SETUP:
        book.clear(state)
        position = _merged(book.common, position)
    return _placed(book, state, position)


def _placed(book: Casebook, state: Any, position: Mapping[str, Json]) -> Any:  # noqa: ANN401
    """Return a copy of a state in which the values of a position replace those that were there."""
    rules = book.rules
    facts = {key: value for key, value in position.items() if key != SEATS}
    data = _merged(rules.dump(state), facts)
    for seat, board in position.get(SEATS, {}).items():
        data["players"][int(seat)] = _merged(data["players"][int(seat)], board)
    for table in (data, *data["players"]):
        for name, counts in table.items():
            if name in book.sparse and isinstance(counts, Mapping):
                table[name] = {key: count for key, count in counts.items() if count}
    return rules.codec.decode(rules.shape, data)


def _merged(base: Json, over: Json) -> Json:
    """Return data in which values of `over` replace those of `base`; "" takes a value away."""
    if isinstance(base, Mapping) and isinstance(over, Mapping):
        gone = {key for key, value in over.items() if value == "" and base.get(key) is not None}
        new = {key: _merged(base.get(key), value) for key, value in over.items() if value != ""}
        return {key: value for key, value in {**base, **new}.items() if key not in gone}
    if _are_tables(base) and _are_tables(over):
        return [_merged(*pair) for pair in zip(base, over, strict=True)]
    return over


def _are_tables(value: Json) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)


class _Table:
    """A case's table while its steps are played and checked."""

    def __init__(self, book: Casebook, state: Any) -> None:  # noqa: ANN401
        self.book, self.state = book, state
        self.events: list[Event] = []

    def start(self, begin: str) -> None:
        """Begin a part of the game, such as `captain 0`. Raises BadCase."""
        name, *words = begin.split()
        self.state.log = []
        if name != SETUP:
            if name not in self.book.starts:
                raise BadCase(f"nothing begins with {name!r}")
            given = [int(word) if word.isdecimal() else word for word in words]
            self.state.stack = [*self.book.starts[name](self.state, *given)][::-1]
        steps.run(self.state)
        self.events = list(self.state.log)

    def check(self, step: Mapping[str, Json]) -> Iterator[str]:
        """Make the moves of a step, and yield what does not hold after them. Raises BadCase."""
        for text in step.get("moves", ()):
            self.events += self._play(self.state, text)
        for name, expected in step.items():
            if name != "moves":
                yield from _CHECKS[name](self, expected)

    def _play(self, state: Any, text: str) -> list[Event]:  # noqa: ANN401
        seat, move = _read(text)
        for decision in state.decisions:
            for legal in decision.moves:
                if decision.seat == seat and legal.text == move:
                    return self.book.rules.apply(state, seat, legal)
        raise BadCase(f"{text!r} is not legal; asked: {self._asked()}")

    def _asked(self) -> list[str]:
        return [f"{decision.seat} {decision.kind}" for decision in self.state.decisions]

    def _legal(self) -> set[str]:
        return {f"{one.seat} {move.text}" for one in self.state.decisions for move in one.moves}

    def asked(self, expected: list[str]) -> Iterator[str]:
        """Yield a problem unless exactly these seats are asked these kinds of questions."""
        yield from _unequal("asked", expected, self._asked())

    def choices(self, expected: Mapping[str, list[str]]) -> Iterator[str]:
        """Yield a problem for each beginning, such as `0 sail 1`, of not exactly these moves."""
        legal = self._legal()
        for begin, moves in expected.items():
            seat, words = _read(begin)
            found = {text for text in legal if text.startswith(f"{seat} {words}")}
            yield from _unequal(
                f"choices {begin}", sorted(f"{seat} {move}" for move in moves), sorted(found)
            )

    def legal(self, expected: list[str]) -> Iterator[str]:
        """Yield a problem for each of these moves that is not legal."""
        legal = self._legal()
        for text in expected:
            if text not in legal:
                yield f"{text!r} is not legal"

    def refused(self, expected: Mapping[str, list[str]]) -> Iterator[str]:
        """Yield a problem for each move that is legal or refused for other reasons."""
        legal = self._legal()
        for text, reasons in expected.items():
            if text in legal:
                yield f"{text!r} is legal"
            elif reasons:
                yield from _unequal(f"reasons against {text!r}", reasons, self._against(text))

    def _against(self, text: str) -> list[str]:
        """Return the keys of the reasons against a move. Raises BadCase."""
        seat, move = _read(text)
        rules, why = self.book.rules, self.book.why
        named = why and why.read(move)
        if why is None or named is None:
            raise BadCase(f"there are no reasons against {text!r}")
        decision = next((one for one in self.state.decisions if one.seat == seat), None)
        case = why.case(rules.view(self.state, seat), seat, decision, self.state.options)
        return [reason.code for reason in why.explain(case, named).against]

    def state_after(self, expected: Mapping[str, Json]) -> Iterator[str]:
        """Yield a problem for each fact of the position that is not as expected."""
        yield from self._facts(self.state, expected)

    def tried(self, expected: Mapping[str, Mapping[str, Json]]) -> Iterator[str]:
        """Yield a problem for each move after which, on a copy, a fact is not as expected."""
        for text, facts in expected.items():
            copy = self.book.rules.clone(self.state)
            self._play(copy, text)
            for problem in self._facts(copy, facts):
                yield f"{text!r}: {problem}"

    def _facts(self, state: Any, expected: Mapping[str, Json]) -> Iterator[str]:  # noqa: ANN401
        data = self.book.rules.dump(state)
        data[SEATS] = {str(seat): board for seat, board in enumerate(data.pop("players"))}
        yield from _differences(expected, _merged(data, self.book.more(state)), self.book.owners)

    def hidden(self, expected: Mapping[str, list[Mapping[str, Json]]]) -> Iterator[str]:
        """Yield a problem for each other position that somebody could tell from this one."""
        for viewer, position in self._alternatives(expected):
            if self._seen(viewer) != self._seen(viewer, position):
                yield f"{viewer} sees whether {position!r}"

    def open(self, expected: Mapping[str, list[Mapping[str, Json]]]) -> Iterator[str]:
        """Yield a problem for each other position that looks the same to somebody."""
        for viewer, position in self._alternatives(expected):
            if self._seen(viewer) == self._seen(viewer, position):
                yield f"{viewer} does not see whether {position!r}"

    @staticmethod
    def _alternatives(
        expected: Mapping[str, list[Mapping[str, Json]]],
    ) -> Iterator[tuple[str, Mapping[str, Json]]]:
        return ((viewer, one) for viewer, positions in expected.items() for one in positions)

    def _seen(self, viewer: str, position: Mapping[str, Json] | None = None) -> Any:  # noqa: ANN401
        """Return what a seat or, for `ALL`, a spectator sees, here or in another position."""
        state = _placed(self.book, self.state, position or {})
        steps.run(state)
        seat = None if viewer == ALL else int(viewer)
        own = [decision for decision in state.decisions if decision.seat == seat]
        return self.book.rules.view(state, seat), own

    def scored(self, expected: Mapping[str, Mapping[str, int]]) -> Iterator[str]:
        """Yield a problem for each line, total or place of a score that is not as expected."""
        for score in self.book.rules.scores(self.state):
            lines = {line.key: line.points for line in score.lines}
            found = {**lines, "total": score.points, "place": score.rank}
            for key, points in expected.get(str(score.seat), {}).items():
                yield from _unequal(f"score of {score.seat}: {key}", points, found.get(key, 0))

    def told(self, expected: Mapping[str, list[Mapping[str, Json]]]) -> Iterator[str]:
        """Yield a problem for each kind of events that has not happened exactly so far."""
        for kind, events in expected.items():
            found = [event.data for event in self.events if event.kind == kind]
            keys = {key for event in events for key in event}
            cut = [{key: data[key] for key in keys if key in data} for data in found]
            yield from _unequal(f"events {kind}", [dict(event) for event in events], cut)


_CHECKS: Mapping[str, Callable[[_Table, Any], Iterator[str]]] = {
    "asked": _Table.asked,
    "choices": _Table.choices,
    "legal": _Table.legal,
    "refused": _Table.refused,
    "state": _Table.state_after,
    "tried": _Table.tried,
    "hidden": _Table.hidden,
    "open": _Table.open,
    "scored": _Table.scored,
    "events": _Table.told,
}


def _read(text: str) -> tuple[Seat, str]:
    """Return the seat and the notation of a move such as `0 load corn 6`."""
    seat, _, move = text.partition(" ")
    return int(seat), move


def _unequal(what: str, expected: Json, found: Json) -> Iterator[str]:
    if expected != found:
        yield f"{what}: {found!r} instead of {expected!r}"


def _differences(
    expected: Mapping[str, Json], found: Json, owners: frozenset[str]
) -> Iterator[str]:
    """Yield a problem for each expected fact that is not so.

    A table of counts is complete: what it does not name is 0. A table of `owners` is complete, too.
    Of any other table, only what is named counts, and what is missing there is "".
    """
    for key, value in expected.items():
        was = found.get(key, "")
        if key in owners:
            yield from _unequal(key, value, was)
        elif isinstance(value, Mapping) and isinstance(was, Mapping):
            problems = _table(value, was, owners)
            yield from (f"{key}.{problem}" for problem in problems)
        elif _are_tables(value) and _are_tables(was) and len(value) == len(was):
            for number, pair in enumerate(zip(value, was, strict=True)):
                yield from (f"{key}[{number}].{one}" for one in _table(*pair, owners))
        else:
            yield from _unequal(key, value, "" if was is None else was)


def _table(
    expected: Mapping[str, Json], found: Mapping[str, Json], owners: frozenset[str]
) -> Iterator[str]:
    if _are_counts(expected) and _are_counts(found):
        for key in {**expected, **found}:
            yield from _unequal(key, expected.get(key, 0), found.get(key, 0))
    else:
        yield from _differences(expected, found, owners)


def _are_counts(table: Mapping[str, Json]) -> bool:
    return all(type(value) is int for value in table.values())

"""Reasons why a move is not legal now, and the sums behind it, read from the seat's own view.

A library for games. Nothing here decides what is legal; the open decision does. A reason is a code
and the names that belong in its sentence: `<game>-why-<code>` of the Fluent files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import chain, product
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bot.engine.api import Decision, Option, Seat
from bot.engine.verbs import Verb


class Reason(NamedTuple):
    """A reason against a move: a code, and the names its sentence needs."""

    code: str
    args: Mapping[str, str | int] = {}


Reasons = Iterator[Reason]


class Sum(NamedTuple):
    """A number and the parts that make it up, by name."""

    kind: str
    parts: tuple[tuple[str, int], ...]
    total: int
    have: int = 0
    """The number that the total is compared with."""


class Explanation(NamedTuple):
    """All there is to say about a move: it is legal if there is no reason against it."""

    legal: bool
    against: tuple[Reason, ...]
    sums: tuple[Sum, ...]


class Seen(Protocol):
    """A view of a table."""

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""

    @property
    def players(self) -> Sequence[Any]:
        """Return the players' boards by seat."""


V = TypeVar("V", bound=Seen)
P = TypeVar("P")
M = TypeVar("M", bound=Verb)
Opts = TypeVar("Opts")


@dataclass(frozen=True)
class Case(Generic[V, P, M, Opts]):
    """A seat's position: its view, its decision, the options of its table.

    A game names the classes of its view, of a player's board there, its moves and its options.
    """

    view: V
    seat: int
    decision: Decision[M] | None
    options: Opts

    @property
    def me(self) -> P:
        """Return the seat's own board."""
        board: P = self.view.players[self.seat]
        return board

    @property
    def kind(self) -> str:
        """Return the kind of the seat's decision, "" = none."""
        return self.decision.kind if self.decision else ""

    @property
    def legal(self) -> tuple[M, ...]:
        """Return the legal moves."""
        return self.decision.moves if self.decision else ()

    @property
    def unasked(self) -> str:
        """Return the code of the reason why a seat without a decision is not asked."""
        return "not-asked"


C = TypeVar("C", bound=Case[Any, Any, Any, Any])


def nothing(case: Any, move: Any) -> Iterator[Any]:  # noqa: ANN401
    """Yield no reason, and no sum."""
    yield from ()


def always(case: Any) -> bool:  # noqa: ANN401
    """Return True: moves of this kind are in play in every game."""
    return True


class Explainer(NamedTuple, Generic[C]):
    """Functions that explain the moves of one kind.

    `kinds` are the decisions in which such moves are made (none = any). `against` yields the
    reasons against a move, `otherwise` is the code of the reason if there are none, `sums` yields
    its sums. A kind that is not `in_play` at a table is not offered for explanation.
    """

    kinds: tuple[str, ...] = ()
    against: Callable[[C, Any], Reasons] = nothing
    sums: Callable[[C, Any], Iterator[Sum]] = nothing
    otherwise: str = "rules"
    in_play: Callable[[C], bool] = always


def verb(move: Verb) -> str:
    """Return the moment of a move if that is its verb."""
    return move.verb


@dataclass(frozen=True)
class Explainers(Generic[C, M]):
    """The functions by which a game explains its moves.

    `table` has an explainer by the moment of a move, which is its verb unless `moment` says
    another; `kinds` are the classes of the moves by moment. `values` returns the possible values of
    a field of moves of a moment, as far as it makes sense to list them; any other move that `read`
    finds in a text can be explained as well. A `case` is made of a view, a seat, its decision and
    the result of `options` for the choices in the lobby.
    """

    case: Callable[[Any, Seat, Decision[M] | None, Any], C]
    options: Callable[[Mapping[str, str]], Any]
    table: Mapping[str, Explainer[C]]
    kinds: Mapping[str, type[M]]
    values: Callable[[C, str, str], Iterable[str | int]]
    read: Callable[[str], M | None]
    moment: Callable[[M], str] = verb

    def explain(self, case: C, move: M) -> Explanation:
        """Return the reasons against a move now, and its sums."""
        moment = self.moment(move)
        explainer = self.table[moment]
        sums = tuple(explainer.sums(case, move))
        if move in case.legal:
            return Explanation(True, (), sums)
        found = (*_untimely(case, moment, explainer), *explainer.against(case, move))
        return Explanation(False, found or (Reason(explainer.otherwise, move.values),), sums)

    def named(self, case: C, text: str) -> M | None:
        """Return the move that a text in notation names, listed or not; None = none in play."""
        move = self.read(text)
        played = move is not None and self.table[self.moment(move)].in_play(case)
        return move if played else None

    def askable(self, case: C) -> list[M]:
        """Return the listed moves: legal ones, those of this decision, the rest.

        Moves that are not in play are left out.
        """
        played = [(one.kinds, moment) for moment, one in self.table.items() if one.in_play(case)]
        timely = sorted(played, key=lambda one: case.kind not in one[0])
        moves = chain.from_iterable(self._every(case, moment) for _, moment in timely)
        return list(dict.fromkeys((*case.legal, *moves)))

    def _every(self, case: C, moment: str) -> Iterator[M]:
        """Yield every move of a moment, possible or not, from the possible values of each field."""
        kind = self.kinds[moment]
        names = [one.name for one in fields(kind) if one.init]
        for filled in product(*(self.values(case, moment, name) for name in names)):
            yield kind(*filled)


def _untimely(case: C, moment: str, explainer: Explainer[C]) -> Reasons:
    """Yield when a move is made (`when-<moment>`), unless the seat is asked for it now."""
    if case.view.over:
        yield Reason("over")
        return
    if explainer.kinds and case.kind not in explainer.kinds:
        yield Reason(f"when-{moment}")
        if case.decision:
            yield Reason("now")
    if case.decision is None:
        yield Reason(case.unasked)


_NAME = re.compile(r"[a-zA-Z][\w-]*")
"""A choice that Fluent takes as the name of a variant."""


def told(options: Sequence[Option], choices: Mapping[str, str] | None) -> dict[str, str]:
    """Return the arguments by which a text follows a table's options, by key.

    They are "usual" for the default, else the choice, or "other" for one that is not a name, such
    as "8_7". Without a table (None) all are "any".
    """
    if choices is None:
        return dict.fromkeys((option.key for option in options), "any")
    taken = ((option, choices.get(option.key, option.default)) for option in options)
    return {
        option.key: "usual" if choice == option.default else _named(choice)
        for option, choice in taken
    }


def _named(choice: str) -> str:
    return choice if _NAME.fullmatch(choice) else "other"

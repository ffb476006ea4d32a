"""Explanations of why a move is not legal now, with the sums involved, from a seat's view.

This module is a library for games. It does not decide what is legal: the open decision does. A
reason is a code and the arguments of its message `<game>-why-<code>` in the Fluent files.
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
    """A reason against a move: a code, and the arguments of its message."""

    code: str
    args: Mapping[str, str | int] = {}


Reasons = Iterator[Reason]


class Sum(NamedTuple):
    """A total and the named parts that add up to it."""

    kind: str
    parts: tuple[tuple[str, int], ...]
    total: int
    have: int = 0
    """The number that the total is compared with."""


class Explanation(NamedTuple):
    """The explanation of a move: whether it is legal, reasons against it, and sums involved."""

    legal: bool
    against: tuple[Reason, ...]
    sums: tuple[Sum, ...]


class Seen(Protocol):
    """A seat's view of a table, as far as explanations need it."""

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
    """A seat's position: its view, its decision and the options of the table.

    The type parameters are a game's classes for the view, a player's board, moves and options.
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
        """Return the kind of the seat's decision, or "" if it has none."""
        return self.decision.kind if self.decision else ""

    @property
    def legal(self) -> tuple[M, ...]:
        """Return the legal moves."""
        return self.decision.moves if self.decision else ()

    @property
    def unasked(self) -> str:
        """Return the reason code that explains why the seat has no decision now."""
        return "not-asked"


C = TypeVar("C", bound=Case[Any, Any, Any, Any])


def nothing(case: Any, move: Any) -> Iterator[Any]:  # noqa: ANN401
    """Yield nothing: the default for reasons and sums."""
    yield from ()


def always(case: Any) -> bool:  # noqa: ANN401
    """Return True: the default for kinds of moves that are in play in every game."""
    return True


class Explainer(NamedTuple, Generic[C]):
    """The functions that explain one kind of moves.

    `kinds` are the decisions in which such moves are made (empty = any). `against` yields the
    reasons against a move, and `otherwise` is the reason code if it yields none. `sums` yields the
    sums. A kind that is not `in_play` at a table is not offered for explanation.
    """

    kinds: tuple[str, ...] = ()
    against: Callable[[C, Any], Reasons] = nothing
    sums: Callable[[C, Any], Iterator[Sum]] = nothing
    otherwise: str = "rules"
    in_play: Callable[[C], bool] = always


def verb(move: Verb) -> str:
    """Return the verb of a move, which is the default for its moment."""
    return move.verb


@dataclass(frozen=True)
class Explainers(Generic[C, M]):
    """The functions with which a game explains its moves.

    `table` has an explainer for each moment: a move's moment is its verb unless `moment` returns
    another. `kinds` has the class of moves for each moment. `values` returns the values of a field
    that are worth listing, for the moves of a moment; any other move that `read` finds in a text
    can be explained as well. `case` builds a case from a view, a seat, its decision and the result
    of `options` for the choices of the lobby.
    """

    case: Callable[[Any, Seat, Decision[M] | None, Any], C]
    options: Callable[[Mapping[str, str]], Any]
    table: Mapping[str, Explainer[C]]
    kinds: Mapping[str, type[M]]
    values: Callable[[C, str, str], Iterable[str | int]]
    read: Callable[[str], M | None]
    moment: Callable[[M], str] = verb

    def explain(self, case: C, move: M) -> Explanation:
        """Explain a move: whether it is legal now, the reasons against it, and its sums."""
        moment = self.moment(move)
        explainer = self.table[moment]
        sums = tuple(explainer.sums(case, move))
        if move in case.legal:
            return Explanation(True, (), sums)
        found = (*_untimely(case, moment, explainer), *explainer.against(case, move))
        return Explanation(False, found or (Reason(explainer.otherwise, move.values),), sums)

    def named(self, case: C, text: str) -> M | None:
        """Return the move that a text in notation names, or None if it is not in play."""
        move = self.read(text)
        played = move is not None and self.table[self.moment(move)].in_play(case)
        return move if played else None

    def askable(self, case: C) -> list[M]:
        """Return the moves to list: legal ones, others of this decision, then the rest.

        Moves that are not in play are left out.
        """
        played = [(one.kinds, moment) for moment, one in self.table.items() if one.in_play(case)]
        timely = sorted(played, key=lambda one: case.kind not in one[0])
        moves = chain.from_iterable(self._every(case, moment) for _, moment in timely)
        return list(dict.fromkeys((*case.legal, *moves)))

    def _every(self, case: C, moment: str) -> Iterator[M]:
        """Yield every move of a moment, legal or not, from all listed values of its fields."""
        kind = self.kinds[moment]
        names = [one.name for one in fields(kind) if one.init]
        for filled in product(*(self.values(case, moment, name) for name in names)):
            yield kind(*filled)


def _untimely(case: C, moment: str, explainer: Explainer[C]) -> Reasons:
    """Yield reasons why it is not the time for a move, unless the seat is asked for it now.

    `when-<moment>` explains when such a move is made.
    """
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
"""Pattern of the choices that Fluent accepts as names of variants."""


def told(options: Sequence[Option], choices: Mapping[str, str] | None) -> dict[str, str]:
    """Return, by option key, the arguments that adapt a text to a table's options.

    An argument is "usual" for the default, else the choice itself, or "other" if the choice is not
    a valid name (such as "8_7"). If `choices` is None (no table), all arguments are "any".
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

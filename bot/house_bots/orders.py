"""Standing orders: moves made for a player under their conditions, in notation.

A wish answers one kind of decision, using only the seat's view and its legal moves. It never
guesses: if the player's preferences do not determine a move, it returns none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

V = TypeVar("V")

PASS = "pass"  # noqa: S105  a move
"""Notation of the move with which a seat does nothing, in every game."""

ONLY = "only"
"""The wish to make a move if it is the only possible one."""

SCOPES = ("once", "phase", "round", "always")

Texts: TypeAlias = tuple[str, ...]
"""Moves in notation, or the preferences of an order."""


@dataclass(frozen=True, slots=True)
class Wish(Generic[V]):
    """A kind of standing order: the decisions that it can answer, and how.

    `choose` gets the player's preferences (`least` to `most` of `values`, most wanted first), the
    view and the legal moves; it returns a move, a batch of moves, or nothing.
    """

    key: str
    decisions: tuple[str, ...]
    choose: Callable[[Texts, V, Sequence[str]], Texts]
    values: Callable[[V], Texts] = lambda _: ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class OrderBook(Generic[V]):
    """The standing orders of a game, with functions for a view's round and phase."""

    wishes: tuple[Wish[V], ...]
    round: Callable[[V], int] = attrgetter("round")
    phase: Callable[[V], str] = attrgetter("phase")

    def wish(self, key: str, decision: str) -> Wish[V] | None:
        """Return the wish with this key if it can answer such decisions, else None."""
        return next((w for w in self.wishes if w.key == key and decision in w.decisions), None)

    def span(self, scope: str, view: V) -> str | None:
        """Return the phase or round to which an order with this scope would be limited now."""
        if scope == "round":
            return str(self.round(view))
        return f"{self.round(view)} {self.phase(view)}" if scope == "phase" else None


def pass_by(decisions: Sequence[str]) -> Wish[Any]:
    """Return a wish to pass whenever possible in decisions of these kinds."""
    return Wish("pass", tuple(decisions), _pass)


def take_only(decisions: Sequence[str], never: Sequence[str] = ()) -> Wish[Any]:
    """Return a wish to make the only possible move other than passing.

    Moves that begin with one of the verbs in `never` are left to the player.
    """
    return Wish(ONLY, tuple(decisions), partial(_only, never))


def first_of(verb: str, *tail: str) -> Callable[[Texts, object, Sequence[str]], Texts]:
    """Return a function that chooses the first wanted move that is legal, `pass` included.

    A move consists of the verb, the wanted value and the words in `tail`.
    """

    def chosen(wanted: Texts, _: object, moves: Sequence[str]) -> Texts:
        named = (one if one == PASS else " ".join((verb, one, *tail)) for one in wanted)
        return next(((move,) for move in named if move in moves), ())

    return chosen


def _pass(_: Texts, __: object, moves: Sequence[str]) -> Texts:
    return (PASS,) if PASS in moves else ()


def _only(never: Sequence[str], _: Texts, __: object, moves: Sequence[str]) -> Texts:
    others = tuple(move for move in moves if move != PASS)
    return others if len(others) == 1 and others[0].split()[0] not in never else ()

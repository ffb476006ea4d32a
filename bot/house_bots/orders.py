"""Standing orders: moves made for a person on their conditions; pure, and in notation.

A wish answers one kind of decision from what the seat sees and from its legal moves. It never
guesses: if its preferences do not settle the matter, it names no move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

V = TypeVar("V")

PASS = "pass"  # noqa: S105  a move
"""The notation by which every game lets a seat do nothing."""

ONLY = "only"
"""The wish to make the only possible move."""

SCOPES = ("once", "phase", "round", "always")

Texts: TypeAlias = tuple[str, ...]
"""Moves in notation, or the preferences of an order."""


@dataclass(frozen=True, slots=True)
class Wish(Generic[V]):
    """A kind of standing order: the decisions that it can answer, and how.

    `choose` gets what the person prefers (`least` to `most` of `values`, most wanted first), the
    view and the legal moves; it returns a move, or a batch of atoms, or nothing.
    """

    key: str
    decisions: tuple[str, ...]
    choose: Callable[[Texts, V, Sequence[str]], Texts]
    values: Callable[[V], Texts] = lambda _: ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class OrderBook(Generic[V]):
    """A game's standing orders: its wishes, and the round and phase of a view."""

    wishes: tuple[Wish[V], ...]
    round: Callable[[V], int] = attrgetter("round")
    phase: Callable[[V], str] = attrgetter("phase")

    def wish(self, key: str, decision: str) -> Wish[V] | None:
        """Return the wish of that name, if it answers such decisions."""
        return next((w for w in self.wishes if w.key == key and decision in w.decisions), None)

    def span(self, scope: str, view: V) -> str | None:
        """Return the phase or round that an order of this scope would be bound to now."""
        if scope == "round":
            return str(self.round(view))
        return f"{self.round(view)} {self.phase(view)}" if scope == "phase" else None


def pass_by(decisions: Sequence[str]) -> Wish[Any]:
    """Return the wish to pass whenever possible, in decisions of these kinds."""
    return Wish("pass", tuple(decisions), _pass)


def take_only(decisions: Sequence[str], never: Sequence[str] = ()) -> Wish[Any]:
    """Return the wish to make the only possible move apart from passing.

    Moves that begin with one of the verbs of `never` are left to the person.
    """
    return Wish(ONLY, tuple(decisions), partial(_only, never))


def first_of(verb: str, *tail: str) -> Callable[[Texts, object, Sequence[str]], Texts]:
    """Return the choice of the first wanted move of a verb that is legal, `pass` included.

    The `tail` are the words of such moves after the wanted value.
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

"""Moves as small values whose notation is a verb and its fields: `load corn 6`.

This module is a library for games. A move is a frozen dataclass, a subclass of `Verb`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import ClassVar, TypeVar

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Verb:
    """The base class of all moves; `text` is the notation, which is built once.

    The `verb` is the name of the class (`SmallWharf` becomes `small_wharf`) unless the class sets
    one.
    """

    verb: ClassVar[str]
    text: str = field(init=False, compare=False, repr=False)

    def __init_subclass__(cls) -> None:
        """Derive the verb of a class of moves from its name."""
        if "verb" not in cls.__dict__:
            cls.verb = _CAPITAL.sub("_", cls.__name__).lower()

    def __post_init__(self) -> None:
        """Build the notation: the verb and the fields, separated by spaces."""
        object.__setattr__(self, "text", " ".join((self.verb, *map(str, self.values.values()))))

    @property
    def values(self) -> dict[str, str | int]:
        """Return the values of the fields, by name."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.init}


M = TypeVar("M", bound=Verb)


@cache
def once(kind: Callable[..., M], *values: str | int) -> M:
    """Return the only instance of a move, which is created when it is first needed."""
    return kind(*values)


@cache
def _made(kind: Callable[..., M]) -> dict[str, M]:
    """Return the moves of a class created so far, by their only field."""
    return {}


def each(kind: Callable[..., M], values: Collection[str]) -> list[M]:
    """Return the move of a class for each of these values, sorted by notation."""
    made = _made(kind)
    try:
        return [made[value] for value in sorted(values)]
    except KeyError:
        made.update({value: once(kind, value) for value in values})
        return [made[value] for value in sorted(values)]


def ordered(moves: Iterable[M]) -> tuple[M, ...]:
    """Return moves sorted by notation."""
    return tuple(sorted(moves, key=_TEXT))


def notate(move: Verb) -> str:
    """Return the move's notation."""
    return move.text


_TEXT = attrgetter("text")

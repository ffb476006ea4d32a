"""What a player can do: one small value a verb; the notation is the verb and its fields.

Names are the keys of `data.toml`: roles, tiles, goods, buildings. A circle is named by the
tile or building that holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import ClassVar, TypeAlias, TypeVar


@dataclass(frozen=True, slots=True)
class Verb:
    """What all moves share: `text` is the notation, made once."""

    verb: ClassVar[str]
    text: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Write the notation: the verb and the fields, separated by spaces."""
        words = [str(getattr(self, f.name)) for f in fields(self) if f.init]
        object.__setattr__(self, "text", " ".join((self.verb, *words)))


@dataclass(frozen=True, slots=True)
class TakeRole(Verb):
    """Pick one of the role cards that lie open (R-1.1): `role settler`."""

    verb: ClassVar[str] = "role"
    role: str


@dataclass(frozen=True, slots=True)
class DrawTile(Verb):
    """Take the top face-down plantation with the hacienda (R-2.5): `draw`."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Settle(Verb):
    """Take an open plantation or a quarry (R-2.1): `settle corn`."""

    verb: ClassVar[str] = "settle"
    tile: str


@dataclass(frozen=True, slots=True)
class TakeColonist(Verb):
    """Accept a colonist: mayor's privilege, hospice, university (R-3.1, R-2.7, R-4.5)."""

    verb: ClassVar[str] = "colonist"


@dataclass(frozen=True, slots=True)
class Place(Verb):
    """Put one colonist from the windrose on a free circle (R-3.3): `place corn`."""

    verb: ClassVar[str] = "place"
    circle: str


@dataclass(frozen=True, slots=True)
class Build(Verb):
    """Build one building (R-4.1): `build small_market`."""

    verb: ClassVar[str] = "build"
    building: str


@dataclass(frozen=True, slots=True)
class Produce(Verb):
    """Take the craftsman's extra good (R-5.3): `produce corn`."""

    verb: ClassVar[str] = "produce"
    good: str


@dataclass(frozen=True, slots=True)
class Sell(Verb):
    """Sell one good to the trading house (R-6.1): `sell corn`."""

    verb: ClassVar[str] = "sell"
    good: str


@dataclass(frozen=True, slots=True)
class Load(Verb):
    """Load one kind of good on the cargo ship of that capacity (R-7.2): `load corn 6`."""

    verb: ClassVar[str] = "load"
    good: str
    ship: int


@dataclass(frozen=True, slots=True)
class Wharf(Verb):
    """Ship all goods of one kind over the wharf (R-7.7): `wharf corn`."""

    verb: ClassVar[str] = "wharf"
    good: str


@dataclass(frozen=True, slots=True)
class Store(Verb):
    """Keep all goods of one kind in a warehouse (R-7.13): `store corn`."""

    verb: ClassVar[str] = "store"
    good: str


@dataclass(frozen=True, slots=True)
class Keep(Verb):
    """Keep one single good without a warehouse (R-7.13): `keep corn`."""

    verb: ClassVar[str] = "keep"
    good: str


@dataclass(frozen=True, slots=True)
class Pass(Verb):
    """Do nothing (more) here: `pass`."""

    verb: ClassVar[str] = "pass"


Move: TypeAlias = (
    TakeRole
    | DrawTile
    | Settle
    | TakeColonist
    | Place
    | Build
    | Produce
    | Sell
    | Load
    | Wharf
    | Store
    | Keep
    | Pass
)


M = TypeVar("M")


@cache
def once(kind: Callable[..., M], *values: str | int) -> M:
    """Return the one instance of a move, made at its first use."""
    return kind(*values)


def ordered(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return moves sorted by notation."""
    return tuple(sorted(moves, key=_TEXT))


def notate(move: Move) -> str:
    """Return the move's notation."""
    return move.text


_TEXT = attrgetter("text")

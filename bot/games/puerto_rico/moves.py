"""What a player can do: one small value a verb; the notation is the verb and its fields.

Names are the keys of `data.toml`: roles, tiles, goods, buildings. A circle is named by the
tile or building that holds it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True)
class TakeRole:
    """Pick one of the role cards that lie open (R-1.1): `role settler`."""

    verb: ClassVar[str] = "role"
    role: str


@dataclass(frozen=True, slots=True)
class DrawTile:
    """Take the top face-down plantation with the hacienda (R-2.5): `draw`."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Settle:
    """Take an open plantation or a quarry (R-2.1): `settle corn`."""

    verb: ClassVar[str] = "settle"
    tile: str


@dataclass(frozen=True, slots=True)
class TakeColonist:
    """Accept a colonist: mayor's privilege, hospice, university (R-3.1, R-2.7, R-4.5)."""

    verb: ClassVar[str] = "colonist"


@dataclass(frozen=True, slots=True)
class Place:
    """Put one colonist from the windrose on a free circle (R-3.3): `place corn`."""

    verb: ClassVar[str] = "place"
    circle: str


@dataclass(frozen=True, slots=True)
class Build:
    """Build one building (R-4.1): `build small_market`."""

    verb: ClassVar[str] = "build"
    building: str


@dataclass(frozen=True, slots=True)
class Produce:
    """Take the craftsman's extra good (R-5.3): `produce corn`."""

    verb: ClassVar[str] = "produce"
    good: str


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell one good to the trading house (R-6.1): `sell corn`."""

    verb: ClassVar[str] = "sell"
    good: str


@dataclass(frozen=True, slots=True)
class Load:
    """Load one kind of good on the cargo ship of that capacity (R-7.2): `load corn 6`."""

    verb: ClassVar[str] = "load"
    good: str
    ship: int


@dataclass(frozen=True, slots=True)
class Wharf:
    """Ship all goods of one kind over the wharf (R-7.7): `wharf corn`."""

    verb: ClassVar[str] = "wharf"
    good: str


@dataclass(frozen=True, slots=True)
class Store:
    """Keep all goods of one kind in a warehouse (R-7.13): `store corn`."""

    verb: ClassVar[str] = "store"
    good: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one single good without a warehouse (R-7.13): `keep corn`."""

    verb: ClassVar[str] = "keep"
    good: str


@dataclass(frozen=True, slots=True)
class Pass:
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


@cache
def notate(move: Move) -> str:
    """Return the move's notation: its verb and its fields, separated by spaces."""
    values = (str(getattr(move, field.name)) for field in fields(move))
    return " ".join((move.verb, *values))

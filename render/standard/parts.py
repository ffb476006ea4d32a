"""The parts of a game's table as plain values, from which pictures and texts are made.

Each part has a `key`, whose name is the message `<game>-<key>`. A value that is a word is named by
the message `<game>-<key>-<value>`, and a card by `<game>-card-<key>` or by the game's own function.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Fact:
    """A number or a word."""

    key: str
    value: str | int


@dataclass(frozen=True, slots=True)
class Tokens:
    """A number of equal tokens; `color` is a colour of `render/art/palettes.toml`."""

    key: str
    count: int
    color: str = "stone"


@dataclass(frozen=True, slots=True)
class Track:
    """A track of `length` steps, of which some are reached."""

    key: str
    reached: int
    length: int


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card that everybody who gets the view may see; `seat` is who has played it.

    A playing card has a `rank`, in the words of `render.standard.deck`, and a `suit`.
    """

    key: str
    seat: int | None = None
    rank: str = ""
    suit: str = ""


@dataclass(frozen=True, slots=True)
class CardRow:
    """A hand, row or pile of cards, of which `hidden` ones are face down.

    On pages, a card is tapped as `<field>:<key>`, with the field of the moves that name it.
    """

    key: str
    cards: tuple[CardFace, ...] = ()
    hidden: int = 0
    field: str = "card"


@dataclass(frozen=True, slots=True)
class Lines:
    """Sentences in the reader's language."""

    lines: tuple[str, ...]


Part: TypeAlias = Fact | Tokens | Track | CardRow | Lines
Parts: TypeAlias = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A position: the parts that all share, and those of each player by seat."""

    shared: Parts
    boards: tuple[Parts, ...]


def table(shared: Iterable[Part], boards: Iterable[Iterable[Part]]) -> Table:
    """Return a table of these parts."""
    return Table(tuple(shared), tuple(map(tuple, boards)))

"""What a game offers to who asks for its rules; a game without a guide has no `/rules`.

To add one: a `Rulebook` (index and texts, see there), and an object with the rest of `Guide`,
named in `render.GUIDES` under the game's key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.engine.api import Decision
from bot.locales import Words
from render.api import Look, Picture
from render.rulebook import Entry, Now, Rulebook


class Asked(NamedTuple):
    """A seat's position about which something is asked."""

    view: Any
    """What that seat sees."""
    seat: int
    decision: Decision[Any] | None
    """What the seat must decide now."""
    options: Mapping[str, str]
    """The table's options as they were chosen."""


class Question(NamedTuple):
    """A move that may be asked about, legal or not: its notation and its name."""

    text: str
    name: str


class Answer(NamedTuple):
    """Why a move is not legal (empty = it is), and what it costs or brings."""

    legal: bool
    against: tuple[str, ...]
    sums: tuple[str, ...]


class Guide(Protocol):
    """The rules of one game, for who plays it."""

    @property
    def rulebook(self) -> Rulebook:
        """Return what there is to read."""

    def now(self, asked: Asked) -> Now:
        """Return what matters to a reader at this position."""

    def card(self, thing: Entry, look: Look) -> Picture:
        """Return a thing's card. Slow: call off the loop."""

    def questions(self, asked: Asked, words: Words) -> Sequence[Question]:
        """Return all moves that may be asked about, the likeliest first."""

    def why(self, asked: Asked, text: str, words: Words) -> Answer:
        """Explain one of those moves. Raises BadNotation for other words."""

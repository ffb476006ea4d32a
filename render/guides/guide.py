"""The interface of a game for `/rules` and `/why`; a game without a guide has neither.

To add one, write a `Rulebook` (an index and texts, see there) and a `RuleGuide` with the game's
functions, and name it in the game's record in `bot.catalogue.games`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.engine.api import BadNotation, Decision
from bot.engine.explain import Case, Explainers, Reason, Sum
from bot.engine.verbs import Verb
from bot.locales import Words
from render.api import Look, Picture
from render.guides.rulebook import Entry, Now, Rulebook
from render.pictures.card import Cards
from render.text.wording import listed

C = TypeVar("C", bound=Case[Any, Any, Any, Any])
M = TypeVar("M", bound=Verb)
Named: TypeAlias = Callable[[str, str | int, Words], str | int]
"""Function that names a value, given its field in a move or its argument in a reason."""


_MARK = "\ue000"
"""Placeholder for an argument of a message until the message has been formatted."""


class Asked(NamedTuple):
    """The position of a seat that asks about the rules or a move."""

    view: Any
    """View of the game from the seat."""
    seat: int
    decision: Decision[Any] | None
    """Decision that the seat must make now, None if there is none."""
    options: Mapping[str, str]
    """Choices made for the table, by option."""


class Question(NamedTuple):
    """A move that can be asked about, legal or not: its notation and its name."""

    text: str
    name: str


class Answer(NamedTuple):
    """Whether a move is legal, the reasons against it, and its costs and gains."""

    legal: bool
    against: tuple[str, ...]
    sums: tuple[str, ...]


class Guide(Protocol):
    """The rules of one game, for its players."""

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook with all entries."""

    def now(self, asked: Asked) -> Now:
        """Return the situation of a reader at a position."""

    def card(self, thing: Entry, look: Look, options: Mapping[str, str] | None = None) -> Picture:
        """Return a thing's card, following the table's options. Slow: call it in a thread."""

    def questions(self, asked: Asked, words: Words) -> Sequence[Question]:
        """Return the moves that can be asked about, the most likely first."""

    def question(self, asked: Asked, text: str, words: Words) -> Question | None:
        """Return the move that a text in notation names, listed or not, None if there is none."""

    def why(self, asked: Asked, text: str, words: Words) -> Answer:
        """Explain a move given in notation. Raises BadNotation for any other text."""


@dataclass(frozen=True)
class RuleGuide(Generic[C, M]):
    """A `Guide` to the rules of one game, built from the game's functions.

    A move is named by the text `why-move-<verb>`, extended by `variant`, or else by its usual name,
    or by its notation if it has none.
    """

    game: str
    moment: Callable[[Asked], Now]
    """Function that returns the situation of a reader at a position."""
    cards: Cards
    explainers: Explainers[C, M]
    ask: Callable[[Decision[Any], Any, Words], str]
    named: Named
    folder: Traversable
    """Folder with the game's `rulebook.toml`."""
    variant: Callable[[M], str] = lambda _: ""
    literal: str = ""
    """Name of a field with very many values, which appear unchanged in the names of moves."""

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rulebook, which is read at the first use."""
        return Rulebook(self.folder, self.cards.options)

    def now(self, asked: Asked) -> Now:
        """Return the situation of a reader at a position."""
        return replace(self.moment(asked), options=asked.options)

    def card(self, thing: Entry, look: Look, options: Mapping[str, str] | None = None) -> Picture:
        """Return a thing's card, following the table's options. Slow: call it in a thread."""
        assert thing.kind is not None, "what has a card has a kind"
        return self.cards.picture(thing.kind, thing.key, look, options)

    def questions(self, asked: Asked, words: Words) -> Sequence[Question]:
        """Return the moves that can be asked about, first those of the reader's decision."""
        moves = self.explainers.askable(self._case(asked))
        return [Question(move.text, self._move(move, words)) for move in moves]

    def question(self, asked: Asked, text: str, words: Words) -> Question | None:
        """Return the move that a text in notation names, listed or not, or None."""
        move = self.explainers.named(self._case(asked), text)
        return Question(move.text, self._move(move, words)) if move is not None else None

    def why(self, asked: Asked, text: str, words: Words) -> Answer:
        """Return the reasons against a move, and its costs and gains. Raises BadNotation."""
        case = self._case(asked)
        move = self.explainers.named(case, text)
        if move is None:
            raise BadNotation("bad-notation", text=text[:80])
        found = self.explainers.explain(case, move)
        against = tuple(self._reason(reason, asked, words) for reason in found.against)
        return Answer(found.legal, against, tuple(self._sum(one, words) for one in found.sums))

    def _case(self, asked: Asked) -> C:
        options = self.explainers.options(asked.options)
        return self.explainers.case(asked.view, asked.seat, asked.decision, options)

    def _move(self, move: M, words: Words) -> str:
        name = f"move-{move.verb}{self.variant(move)}"
        keys = (words.found(self.game, key) for key in (f"why-{name}", name))
        found = next(filter(words.has, keys), None)
        if found is None:
            return move.text
        args = self._names(move.values, words)
        if self.literal not in args:
            return words(found, **args)
        # Names that differ only in this field share one message, which is formatted once.
        return words(found, **{**args, self.literal: _MARK}).replace(_MARK, str(args[self.literal]))

    def _reason(self, reason: Reason, asked: Asked, words: Words) -> str:
        args = self._names(reason.args, words)
        if reason.code == "not-asked":
            args |= _waited_for(asked, words)
        if reason.code == "now" and asked.decision is not None:
            args["question"] = self.ask(asked.decision, asked.view, words)
        return words.of(self.game, f"why-{reason.code}", **args)

    def _names(self, args: Mapping[str, str | int], words: Words) -> dict[str, str | int]:
        """Return the arguments of a sentence with keys replaced by names."""
        return {
            key: words.name(int(value)) if key == "seat" else self.named(key, value, words)
            for key, value in args.items()
        }

    def _sum(self, one: Sum, words: Words) -> str:
        """Return a sum with its parts: "8 (printed) − 2 (quarries) = 6 doubloons"."""
        parts = "".join(self._part(name, amount, words) for name, amount in one.parts)
        told = parts.removeprefix(" + ") or "0"
        key = f"{self.game}-why-sum-{one.kind}"
        return words(key, parts=told, total=one.total, count=one.total, have=one.have)

    def _part(self, name: str, amount: int, words: Words) -> str:
        called = words(f"{self.game}-why-part-{name}")
        sign = " − " if amount < 0 else " + "
        return sign + words("common-why-part", amount=abs(amount), name=called)


def _waited_for(asked: Asked, words: Words) -> Mapping[str, str | int]:
    seats = [player.seat for player in asked.view.players if player.acting]
    return {"names": listed(map(words.name, seats), words), "count": len(seats)}

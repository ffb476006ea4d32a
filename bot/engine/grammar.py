"""Parsing of moves: `load corn 6`, abbreviations (`lo co 6`), batches (`place a; place b`).

This module is a library for games whose moves are `Verb`s. In a batch, a move may omit the verb if
it is the same as that of the previous move: `place corn; corn`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Generic, TypeVar

from bot.engine.api import AmbiguousMove, BadNotation, Decision, IllegalMove
from bot.engine.verbs import Verb

LONGEST = 1000
"""Maximum number of characters in a text."""

M = TypeVar("M", bound=Verb)


def words(values: Iterable[str | int]) -> dict[str, str | int]:
    """Return a vocabulary, which has each value by its notation in lower case."""
    return {str(value).lower(): value for value in values}


class Grammar(Generic[M]):
    """The notation of one game's moves; see `bot.engine.api.Rules.parse`.

    `moves` are the classes of moves, and `vocabulary` has the possible values of each field by the
    field's name. If a move's last field is `tail`, it may be omitted if only one legal move
    matches; in a batch it is then taken from the previous move. With a `tail`, any other move may
    omit its last words likewise. A word in `narrowing` at the beginning restricts the moves to
    those for which its function returns true.
    """

    def __init__(
        self,
        moves: Iterable[type[M]],
        vocabulary: Mapping[str, Mapping[str, str | int]],
        tail: str | None = None,
        narrowing: Mapping[str, Callable[[M], bool]] | None = None,
    ) -> None:
        self.verbs: Mapping[str, type[M]] = {move.verb: move for move in moves}
        self._fields = {
            verb: [f.name for f in fields(move) if f.init] for verb, move in self.verbs.items()
        }
        self._vocabulary = vocabulary
        self._tail = tail
        self._narrowing = narrowing or {}

    def parse(self, text: str, decision: Decision[M]) -> tuple[M, ...]:
        """Return the moves that a text names; the first of them is legal now.

        Raises BadNotation, IllegalMove, AmbiguousMove.
        """
        if len(text) > LONGEST:
            raise BadNotation("too-long", limit=LONGEST)
        parts = [part.split() for part in text.lower().split(";") if part.strip()]
        if not parts:
            raise BadNotation("no-move", legal=_texts(decision.moves))
        moves = [self._legal(parts[0], decision)]
        for part in parts[1:]:
            moves.append(self._later(part, moves[-1], decision))
        return tuple(moves)

    def named(self, text: str) -> M | None:
        """Return the move that unabbreviated words name, legal or not, or None if there is none."""
        part = text[:LONGEST].lower().split()
        return self._named(part) if part else None

    def _legal(self, part: list[str], decision: Decision[M]) -> M:
        """Return the one legal move that the words, in full or abbreviated, name."""
        fitting = self._fitting(part, decision.moves)
        if self._named(part) not in (None, *fitting):
            fitting = []
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise AmbiguousMove("ambiguous-move", legal=_texts(fitting), text=" ".join(part))
        part = part[part[0] in self._narrowing :] or part
        if not self._named_but_for_tail(part):
            self._read(part, decision)
        raise IllegalMove("illegal-move", legal=_texts(decision.moves))

    def _later(self, part: list[str], previous: M, decision: Decision[M]) -> M:
        """Return a later move of a batch, which may not be legal yet."""
        fitting = self._fitting(part, decision.moves)
        if part[0] not in self.verbs and not fitting:
            part = [previous.verb, *part]
            fitting = self._fitting(part, decision.moves)
        # Unabbreviated words come first: they may name a move that is not legal yet.
        move = self._named(part)
        if move is None and self._tail is not None:
            move = self._named([*part, str(getattr(previous, self._tail, "")).lower()])
        if move is not None:
            return move
        return fitting[0] if len(fitting) == 1 else self._read(part, decision)

    def _fitting(self, part: list[str], moves: Sequence[M]) -> list[M]:
        """Return the legal moves that match the words best; full words beat abbreviations.

        `place indigo` is the plantation, although it also abbreviates `place indigo_plant`.
        """
        if part[0] in self._narrowing and len(part) > 1:
            meant = self._narrowing[part[0]]
            return self._fitting(part[1:], [move for move in moves if meant(move)])
        fits = {move: _whole_words(part, move) for move in moves if self._fits(part, move)}
        best = max(fits.values(), default=0)
        return [move for move, whole in fits.items() if whole == best]

    def _fits(self, part: list[str], move: M) -> bool:
        """Return whether each word is the beginning of the move's word in the same position."""
        named = move.text.lower().split()
        complete = len(part) == len(named) or (self._tail is not None and len(part) < len(named))
        return complete and all(map(str.startswith, named, part))

    def _named_but_for_tail(self, part: list[str]) -> bool:
        """Return whether the words name a move that lacks only its tail."""
        names = self._fields.get(part[0], [])
        if not names or names[-1] != self._tail:
            return False
        tail = next(iter(self._vocabulary[self._tail]))
        return self._named([*part, tail]) is not None

    def _named(self, part: list[str]) -> M | None:
        """Return the move that unabbreviated words name, or None."""
        kind, names = self.verbs.get(part[0]), self._fields.get(part[0], [])
        found = [self._vocabulary[n].get(word) for n, word in zip(names, part[1:], strict=False)]
        values = [value for value in found if value is not None]
        if kind is None or not len(names) == len(values) == len(part) - 1:
            return None
        return kind(*values)

    def _read(self, part: list[str], decision: Decision[M]) -> M:
        """Return the move that unabbreviated words name. Raises BadNotation."""
        move = self._named(part)
        if move is None:
            text = " ".join(part)[:80]
            raise BadNotation("bad-notation", legal=_texts(decision.moves), text=text)
        return move


def _whole_words(part: list[str], move: Verb) -> int:
    return sum(map(str.__eq__, move.text.lower().split(), part))


def _texts(moves: Sequence[Verb]) -> list[str]:
    return [move.text for move in moves]

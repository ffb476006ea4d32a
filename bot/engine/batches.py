"""Batches: several moves of one seat that are made in order, either all or none.

Each move answers the question that the seat has at that point. The rules make forced moves
themselves, and the author of a batch need not know where. So a move that answers no question is
accepted if the rules have already made it during this batch. A move that could be either one counts
as an answer if all later moves are then legal. Panels that list every item of a load rely on this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.engine.api import (
    BadNotation,
    Decision,
    Event,
    GameError,
    IllegalMove,
    NotYourDecision,
    Rules,
    Seat,
)
from bot.engine.grammar import LONGEST

SHOWN = 80
"""Maximum number of characters of a move quoted in an error, so that a player's text cannot fill
the reply."""

S = TypeVar("S")
M = TypeVar("M")
T = TypeVar("T")
Read: TypeAlias = "Callable[[_Run[S, M], T], M]"


class Carried(NamedTuple, Generic[M]):
    """The result of a batch: the moves that the seat chose itself, and all events."""

    moves: tuple[M, ...]
    events: tuple[Event, ...]


def play(rules: Rules[S, M, Any], state: S, seat: Seat, batch: Sequence[M]) -> Carried[M]:
    """Make the moves of a batch, skipping those that the rules have already made.

    Raises NotYourDecision, IllegalMove; the state is then unusable.
    """
    run = _Run(rules, state, seat)
    for number, move in enumerate(batch):
        run.take(move, batch[number:], lambda _, one: one)
    return run.carried


def typed(rules: Rules[S, M, Any], state: S, seat: Seat, text: str) -> Carried[M]:
    """Make the move or the batch that a text names; each move is parsed when its turn comes.

    Raises NotYourDecision, BadNotation, IllegalMove, AmbiguousMove; the state is then unusable.
    """
    run, after, said = _Run(rules, state, seat), "", parts(text)
    for number, part in enumerate(said, 1):
        try:
            run.take(part, said[number - 1 :], _Run.read)
        except GameError as error:
            raise later(error, part.strip(), after, number) from None
        after = part.strip()
    return run.carried


def repeat(rules: Rules[S, M, Any], state: S, seat: Seat, moves: Sequence[M]) -> Carried[M]:
    """Replay moves that the seat chose itself.

    Raises the errors of `play`.
    """
    run = _Run(rules, state, seat)
    for move in moves:
        run.make(move)
        run.taken.clear()
    return run.carried


def parts(text: str) -> Sequence[str]:
    """Split the text of a batch into the texts of its moves. Raises BadNotation."""
    if len(text) > LONGEST:
        raise BadNotation("too-long", limit=LONGEST)
    return [part for part in text.split(";") if part.strip()] or [text]


def read(rules: Rules[S, M, Any], decision: Decision[M], text: str, previous: M | None) -> M:
    """Return the move that a text names; after a previous move, the verb may be omitted.

    The move may be one that is not legal there. Raises the errors of `Rules.parse`.
    """
    try:
        return rules.parse(text, decision)[0]
    except GameError as error:
        if previous is None:
            raise
        both = decision._replace(moves=(previous, *decision.moves))
        with suppress(GameError):
            return rules.parse(f"{rules.notate(previous)}; {text}", both)[-1]
        raise error


class _Run(Generic[S, M]):
    """A batch whose moves are being made."""

    def __init__(self, rules: Rules[S, M, Any], state: S, seat: Seat) -> None:
        self._rules, self._state, self._seat = rules, state, seat
        self._moves: list[M] = []
        self._events: list[Event] = []
        self._named: list[M] = []
        self._names_first = False
        self.taken: list[M] = []
        """Moves that the rules made for the seat, without those that the batch has named since
        then."""

    @property
    def carried(self) -> Carried[M]:
        """Return the result so far."""
        return Carried(tuple(self._moves), tuple(self._events))

    def take(self, item: T, rest: Sequence[T], read: Read[S, M, T]) -> None:
        """Make the first move of the rest of a batch.

        A move that the rules have already made counts as an answer if it is legal now, unless the
        rest of the batch is legal only if it does not. `read` converts an item of the batch to a
        move.
        """
        move = read(self, item)
        could_be_either = move in self.taken and not self._names_first and self._is_legal(move)
        if could_be_either and not self._fits(rest, read, names_first=False):
            self._names_first = self._fits(rest, read, names_first=True)
        self.make(move)

    def _is_legal(self, move: M) -> bool:
        pending = self._rules.pending(self._state)
        return any(move in one.moves for one in pending if one.seat == self._seat)

    def _fits(self, rest: Sequence[T], read: Read[S, M, T], *, names_first: bool) -> bool:
        """Return whether the rest of a batch can be made, by trying it on a copy of the state."""
        trial = _Run(self._rules, self._rules.clone(self._state), self._seat)
        trial._named, trial.taken = [*self._named], [*self.taken]
        trial._names_first = names_first
        try:
            for item in rest:
                trial.make(read(trial, item))
        except GameError:
            return False
        return True

    def make(self, move: M) -> None:
        """Make a legal move; accept an illegal one if the rules have already made it."""
        if self._names_first and move in self.taken:
            self._name(move)
            return
        try:
            self._events += self._rules.apply(self._state, self._seat, move)
        except (IllegalMove, NotYourDecision) as error:
            if move not in self.taken:
                raise self._refusal(error) from None
            self._name(move)
        else:
            self._moves.append(move)
            self._named.append(move)
            forced = self._rules.forced(self._state)
            self.taken += [taken for by, taken in forced if by == self._seat]

    def _name(self, move: M) -> None:
        """Count a move as done because the rules have already made it."""
        self.taken.remove(move)
        self._named.append(move)

    def read(self, text: str) -> M:
        """Return the move that a text names: an answer to the open question or one already made."""
        previous = self._named[-1] if self._named else None
        asked = next((d for d in self._rules.pending(self._state) if d.seat == self._seat), None)
        if asked is None and previous is None:
            raise NotYourDecision("not-your-decision")
        asked = asked or Decision(self._seat, "", ())
        try:
            return read(self._rules, asked, text, previous)
        except GameError as error:
            taken = asked._replace(moves=tuple(dict.fromkeys(self.taken)))
            with suppress(GameError):
                return self._rules.parse(text, taken)[0]
            raise self._refusal(error) from None

    def _refusal(self, error: GameError) -> GameError:
        """Add the number of the move to its error, except for the first move of the batch.

        If something hidden was revealed, the legal moves are omitted because they could give it
        away.
        """
        if not self._named:
            return error
        shown = any(event.reveals for event in self._events)
        args = {**error.args_, "number": len(self._named) + 1}
        turn_over = isinstance(error, NotYourDecision)
        kind, code = (IllegalMove, "turn-over") if turn_over else (type(error), error.code)
        return kind(code, legal=() if shown else error.legal, **args)


def later(error: GameError, text: str, after: str, number: int) -> GameError:
    """Add the text of the move that caused an error, and of the previous move, to the error.

    An error of the first move in the batch is unchanged.
    """
    if number == 1:
        return error
    args = {**error.args_, "text": text[:SHOWN], "after": after[:SHOWN], "number": number}
    return type(error)(_LATER.get(error.code, error.code), legal=error.legal, **args)


_LATER = {"illegal-move": "illegal-later", "turn-over": "turn-over-later"}
"""Codes of errors whose messages, for a later move, name the move before it too; all others
stay."""

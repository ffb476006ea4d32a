"""Text to moves: `ship FE shipyard`, shortened words (`sh fe`), batches (`pass; discard SA-1`).

Words may be left out at the end where only one move fits: `ship fe` if one building or token
ships. `token` in front asks for a token to be spent: `token ship FE`. A later move of a batch
may leave out the verb of the move before it, and its source: `ship FE cartographer; FE`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import get_args

from bot.engine.api import AmbiguousMove, BadNotation, Decision, IllegalMove
from bot.engine.verbs import Verb
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    DECKS,
    REGIONS,
    SOURCES,
    TOKENS,
)
from bot.games.magister_navis.moves import NO_CARD, SALARY, Move

VERBS: dict[str, type[Verb]] = {move.verb: move for move in get_args(Move)}
"""Every move of the game by its verb."""

TOKEN = "token"
"""The word in front of an action that is to be paid with a token."""

LONGEST = 1000
"""Characters of one text."""


def _words(values: Iterable[str]) -> dict[str, str]:
    return {value.lower(): value for value in values}


_VOCABULARY: dict[str, dict[str, str]] = {
    "building": _words(BUILDINGS),
    "source": _words([*SOURCES, SALARY]),
    "region": _words(REGIONS),
    "city": _words(CITIES),
    "deck": _words(DECKS),
    "card": _words(CARDS),
    "governor": _words([*(key for key, card in CARDS.items() if card.governor), NO_CARD]),
}
"""What may stand in a field of a move, by the field's name."""


def parse(text: str, decision: Decision[Move]) -> tuple[Move, ...]:
    """Return the moves that a text names, the first of them legal now.

    Raises BadNotation, IllegalMove, AmbiguousMove.
    """
    if len(text) > LONGEST:
        raise BadNotation("too-long", limit=LONGEST)
    parts = [part.split() for part in text.lower().split(";") if part.strip()]
    if not parts:
        raise BadNotation("no-move", legal=_texts(decision.moves))
    moves = [_legal(parts[0], decision)]
    for words in parts[1:]:
        moves.append(_later(words, moves[-1], decision))
    return tuple(moves)


def _legal(words: list[str], decision: Decision[Move]) -> Move:
    """Return the one legal move that the words name or begin.

    A move that is not legal may leave out its source, too: any would do to name it.
    """
    fitting = _fitting(words, decision.moves)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise AmbiguousMove("ambiguous-move", legal=_texts(fitting), text=" ".join(words))
    words = words[words[0] == TOKEN :] or words
    if _named([*words, SALARY]) is None:
        _read(words, decision)
    raise IllegalMove("illegal-move", legal=_texts(decision.moves))


def _later(words: list[str], previous: Move, decision: Decision[Move]) -> Move:
    """Return a later move of a batch: a move of the game, though it may not be legal yet."""
    verb = [] if words[0] in VERBS else [previous.verb]
    source = str(getattr(previous, "source", ""))
    for guess in (words, [*verb, *words], [*verb, *words, source]):
        move = _named(guess)
        if move is not None:
            return move
    fitting = _fitting(words, decision.moves)
    return fitting[0] if len(fitting) == 1 else _read(words, decision)


def _fitting(words: list[str], moves: Sequence[Move]) -> list[Move]:
    """Return the legal moves that the words name; whole words win over beginnings.

    `occupy EU1` is London, though it also begins `occupy EU10`.
    """
    if words[0] == TOKEN and len(words) > 1:
        spent = [move for move in moves if getattr(move, "source", None) in TOKENS]
        return _fitting(words[1:], spent)
    fits = {move: _whole_words(words, move) for move in moves if _fits(words, move)}
    best = max(fits.values(), default=0)
    return [move for move, whole in fits.items() if whole == best]


def _fits(words: list[str], move: Move) -> bool:
    """Tell whether every word begins its counterpart."""
    named = move.text.lower().split()
    return len(words) <= len(named) and all(map(str.startswith, named, words))


def _whole_words(words: list[str], move: Move) -> int:
    return sum(map(str.__eq__, move.text.lower().split(), words))


def _named(words: list[str]) -> Move | None:
    """Return the move that whole words name."""
    kind = VERBS.get(words[0]) if words else None
    names = [f.name for f in fields(kind) if f.init] if kind else []
    values = [_VOCABULARY[name].get(word) for name, word in zip(names, words[1:], strict=False)]
    if kind is None or len(names) != len(words) - 1 or None in values:
        return None
    move: Move = kind(*values)  # type: ignore[assignment]
    return move


def _read(words: list[str], decision: Decision[Move]) -> Move:
    """Return the move that whole words name. Raises BadNotation."""
    move = _named(words)
    if move is None:
        raise BadNotation("bad-notation", legal=_texts(decision.moves), text=" ".join(words)[:80])
    return move


def _texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]

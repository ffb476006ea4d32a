"""Text to moves: `load corn 6`, shortened words (`lo co 6`), batches (`place a; place b`).

A move of a batch may leave out the verb of the move before it: `place corn; corn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import get_args

from bot.engine.api import AmbiguousMove, BadNotation, Decision, IllegalMove
from bot.engine.verbs import Verb
from bot.games.puerto_rico.data import BUILDINGS, FOREST, GOODS, SETUPS, TILES, WINDROSE
from bot.games.puerto_rico.moves import Move

VERBS: dict[str, type[Verb]] = {move.verb: move for move in get_args(Move)}
"""Every move of the game by its verb."""

LONGEST = 1000
"""Characters of one text; the longest placement of 30 colonists needs fewer."""


def _words(values: Sequence[str]) -> dict[str, str]:
    return {value: value for value in values}


_VOCABULARY: dict[str, dict[str, str] | dict[str, int]] = {
    "role": _words(sorted({role for setup in SETUPS.values() for role in setup.roles})),
    "tile": _words(list(TILES)),
    "good": _words(GOODS),
    "land": _words([*TILES, FOREST]),
    "circle": _words([*TILES, *BUILDINGS]),
    "place": _words([*TILES, *BUILDINGS, WINDROSE]),
    "building": _words(list(BUILDINGS)),
    "ship": {str(size): size for setup in SETUPS.values() for size in setup.cargo_ships},
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
        moves.append(_named(_with_verb(words, moves[-1], decision), decision))
    return tuple(moves)


def _with_verb(words: list[str], previous: Move, decision: Decision[Move]) -> list[str]:
    if words[0] in VERBS or _fitting(words, decision):
        return words
    return [previous.verb, *words]


def _legal(words: list[str], decision: Decision[Move]) -> Move:
    """Return the one legal move that the words name or begin."""
    fitting = _fitting(words, decision)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise AmbiguousMove("ambiguous-move", legal=_texts(fitting), text=" ".join(words))
    _read(words, decision)
    raise IllegalMove("illegal-move", legal=_texts(decision.moves))


def _named(words: list[str], decision: Decision[Move]) -> Move:
    """Return a later move of a batch: legal now, or at least a move of the game."""
    fitting = _fitting(words, decision)
    return fitting[0] if len(fitting) == 1 else _read(words, decision)


def _fitting(words: list[str], decision: Decision[Move]) -> list[Move]:
    """Return the legal moves that the words name; whole words win over beginnings.

    `place indigo` is the plantation, though it also begins `place indigo_plant`.
    """
    fits = {move: _whole_words(words, move) for move in decision.moves if _fits(words, move)}
    best = max(fits.values(), default=0)
    return [move for move, whole in fits.items() if whole == best]


def _fits(words: list[str], move: Move) -> bool:
    """Tell whether every word begins its counterpart."""
    named = move.text.split()
    return len(words) == len(named) and all(map(str.startswith, named, words))


def _whole_words(words: list[str], move: Move) -> int:
    return sum(map(str.__eq__, move.text.split(), words))


def _read(words: list[str], decision: Decision[Move]) -> Move:
    """Return the move that whole words name. Raises BadNotation."""
    kind = VERBS.get(words[0])
    names = [f.name for f in fields(kind) if f.init] if kind else []
    values = [_VOCABULARY[name].get(word) for name, word in zip(names, words[1:], strict=False)]
    if kind is None or len(names) != len(words) - 1 or None in values:
        raise BadNotation("bad-notation", legal=_texts(decision.moves), text=" ".join(words)[:80])
    move: Move = kind(*values)  # type: ignore[assignment]
    return move


def _texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]

"""The grammar of moves on a small game of its own: what may be left out, and what narrows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from bot.engine.api import AmbiguousMove, BadNotation, Decision, IllegalMove
from bot.engine.grammar import Grammar, words
from bot.engine.verbs import Verb


@dataclass(frozen=True, slots=True)
class Sail(Verb):
    verb: ClassVar[str] = "sail"
    port: str
    boat: str


@dataclass(frozen=True, slots=True)
class Rest(Verb):
    verb: ClassVar[str] = "rest"


VOCABULARY = {"port": words(["Rome", "Romania", "Oslo"]), "boat": words(["raft", "yacht"])}
STRICT: Grammar[Sail | Rest] = Grammar((Sail, Rest), VOCABULARY)
TAILED: Grammar[Sail | Rest] = Grammar(
    (Sail, Rest),
    VOCABULARY,
    tail="boat",
    narrowing={"fast": lambda move: isinstance(move, Sail) and move.boat == "yacht"},
)
MOVES = (Rest(), Sail("Oslo", "raft"), Sail("Oslo", "yacht"), Sail("Rome", "raft"))
ASKED = Decision(0, "any", MOVES)


def read(grammar: Grammar[Sail | Rest], text: str) -> list[str]:
    return [move.text for move in grammar.parse(text, ASKED)]


def test_words_are_shortened_and_batches_leave_the_verb_out():
    assert read(STRICT, "s rome r") == ["sail Rome raft"]
    assert read(STRICT, "sail oslo raft; romania yacht; rest") == [
        "sail Oslo raft",
        "sail Romania yacht",
        "rest",
    ]
    assert read(STRICT, "sail oslo raft; os ya") == ["sail Oslo raft", "sail Oslo yacht"]


@pytest.mark.parametrize("text", ["sail rome", "sail rome raft raft", "row", "rest; rome"])
def test_a_strict_grammar_wants_every_word(text: str):
    with pytest.raises(BadNotation):
        STRICT.parse(text, ASKED)


def test_a_tail_is_left_out_where_one_move_fits():
    assert read(TAILED, "sail rome") == ["sail Rome raft"]
    with pytest.raises(AmbiguousMove) as caught:
        TAILED.parse("sail oslo", ASKED)
    assert caught.value.legal == ("sail Oslo raft", "sail Oslo yacht")


def test_a_later_move_inherits_the_tail_of_the_one_before():
    assert read(TAILED, "sail oslo yacht; rome; romania raft") == [
        "sail Oslo yacht",
        "sail Rome yacht",
        "sail Romania raft",
    ]
    assert read(TAILED, "rest; sail rome") == ["rest", "sail Rome raft"], "nothing to inherit"


def test_a_move_of_the_game_is_illegal_with_or_without_its_tail():
    for text in ("sail romania raft", "sail romania", "fast sail romania"):
        with pytest.raises(IllegalMove) as caught:
            TAILED.parse(text, ASKED)
        assert caught.value.legal == tuple(move.text for move in MOVES)


def test_a_word_in_front_leaves_only_the_moves_it_is_true_of():
    assert read(TAILED, "fast sail oslo") == ["sail Oslo yacht"]
    assert read(TAILED, "rest; fast sail") == ["rest", "sail Oslo yacht"]
    with pytest.raises(BadNotation):
        TAILED.parse("fast", ASKED)


@dataclass(frozen=True, slots=True)
class Lay(Verb):
    verb: ClassVar[str] = "lay"
    cell: str


def test_whole_words_are_no_beginning_of_another_move():
    """A cell that is not legal, or not yet, is never taken for a longer one that is."""
    grammar: Grammar[Lay] = Grammar((Lay,), {"cell": words(["A1", "A10", "B1"])})
    asked = Decision(0, "any", (Lay("A10"), Lay("B1")))
    for text in ("lay b1; lay a1", "lay b1; a1"):
        assert grammar.parse(text, asked) == (Lay("B1"), Lay("A1"))
    with pytest.raises(IllegalMove):
        grammar.parse("lay a1", asked)
    assert grammar.parse("lay a", asked) == (Lay("A10"),)

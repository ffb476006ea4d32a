"""The contract's own little code: options and errors."""

from __future__ import annotations

import pytest

from bot.engine.api import (
    AmbiguousMove,
    BadNotation,
    BadOption,
    GameError,
    IllegalMove,
    NotYourDecision,
    Option,
)


def test_the_first_choice_is_the_default():
    assert Option("chips", ("126", "122")).default == "126"


@pytest.mark.parametrize(
    "kind", [AmbiguousMove, BadNotation, BadOption, IllegalMove, NotYourDecision]
)
def test_every_mistake_of_a_player_is_a_game_error(kind: type[GameError]):
    assert issubclass(kind, GameError)


def test_an_error_reads_well_in_a_log():
    text = str(BadNotation("bad-notation", legal=["pass", "draw"], text="dance"))
    for part in ("bad-notation", "dance", "pass, draw"):
        assert part in text
    assert "None" not in str(BadNotation("no-move"))


def test_an_error_carries_what_its_sentence_needs():
    error = IllegalMove("illegal-move", legal=("a",), text="b")
    assert (error.code, error.args_, error.legal) == ("illegal-move", {"text": "b"}, ("a",))

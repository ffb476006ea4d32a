"""Notation of moves: whole, shortened, in batches; anything else is refused."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import batches
from bot.engine.api import AmbiguousMove, BadNotation, GameError, IllegalMove
from bot.games.amerigo.moves import Build, Sail
from tests.games.amerigo.positions import RULES, Table


def table() -> Table:
    """Return a table on which seat 0 may sail, plan and build."""
    t = Table().posts(C8=0).sheet(0, hand="1 v3L 1 n2", ships="F6 Z1")
    return t.field(blue=3, red=1, green=3).turn(0)


def parse(t: Table, text: str) -> list[str]:
    (decision,) = t.g.decisions
    return [move.text for move in RULES.parse(text, decision)]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("sail 1 F5", "sail 1 F5"),
        ("SAIL 1 f5", "sail 1 F5"),
        ("sa 1 f5", "sail 1 F5"),
        ("ta v3L", "take v3L"),
        ("build v3L C9 0", "build v3L C9 0"),
        ("b n2 d8 9", "build n2 D8 90"),
        ("gold", "gold"),
    ],
)
def test_whole_and_shortened(text: str, move: str):
    assert parse(table(), text) == [move]


def test_a_cell_is_never_taken_for_the_beginning_of_another():
    t = Table().sheet(0, ships="Z1 Z1").field(blue=3).turn(0)
    assert parse(t, "sail 1 A1") == ["sail 1 A1"]
    with pytest.raises(AmbiguousMove):
        parse(t, "sail 1 A")


def test_a_batch_may_leave_out_the_verb():
    t = table()
    assert parse(t, "build v3L C9 0; n2 D8 0") == ["build v3L C9 0", "build n2 D8 0"]
    moves = RULES.parse("build v3L C9 0; n2 D8 0", t.g.decisions[0])
    batches.play(RULES, t.g, 0, moves)
    assert t[0].hand == {}


@pytest.mark.parametrize(
    "text",
    ["sail 1 Q99", "build v3L D7 45", "take n9", "buy silk 2", "fly", "cash gold4", "sail 3 D7"],
)
def test_what_is_no_move_at_all(text: str):
    with pytest.raises(BadNotation):
        parse(table(), text)


@pytest.mark.parametrize(
    "text", ["sail 1 D8", "build v4I D7 0", "post", "advance 3", "pick gold3", "build v3L Z3 0"]
)
def test_what_is_not_legal_now(text: str):
    with pytest.raises(IllegalMove):
        parse(table(), text)


def test_moves_of_the_game_that_are_not_offered_are_refused_without_a_trace():
    t = table()
    before = RULES.dump(t.g)
    for move in (Sail(1, "D8"), Sail(7, "?"), Build("v9", "A1", 45), Build("n2", "Z1", 0)):
        with pytest.raises(IllegalMove):
            RULES.apply(t.g, 0, move)
    assert RULES.dump(t.g) == before


def test_hostile_texts_change_nothing():
    """Whatever is typed is a legal move or a mistake that a player can put right."""
    t, random = table(), Random(1)
    (decision,) = t.g.decisions
    words = ["sail", "build", "post", "1", "-1", "D7", "Z0", "Z16", "v3L", "45", "90", ";", "", "é"]
    words += ["take", "n2", "done", "9" * 200, "AA1", "\0", "cash", "chest", "0", "b", "s"]
    before = RULES.dump(t.g)
    for _ in range(3000):
        text = " ".join(random.choices(words, k=random.randrange(8)))
        try:
            moves = RULES.parse(text, decision)
        except GameError:
            continue
        assert moves[0] in decision.moves
    assert RULES.dump(t.g) == before

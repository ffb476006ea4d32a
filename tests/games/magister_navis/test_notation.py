"""Text to moves: whole and shortened words, batches, and what is wrong about the rest."""

from __future__ import annotations

import pytest

from bot.engine.api import AmbiguousMove, BadNotation, Decision, GameError, IllegalMove
from bot.engine.grammar import LONGEST
from bot.engine.verbs import ordered
from bot.games.magister_navis.data import BUILDINGS, CARDS, CITIES, TOKENS
from bot.games.magister_navis.moves import (
    SALARY,
    Activate,
    Arrange,
    Attack,
    Build,
    Discard,
    Done,
    Draw,
    Move,
    Occupy,
    Pass,
    Pay,
    Ship,
)
from tests.games.magister_navis.positions import RULES

TURN = Decision(
    0,
    "turn",
    ordered(
        [
            Pass(),
            Ship("FE", "shipyard"),
            Ship("FE", "cartographer"),
            Ship("FE", "ship_or_draw"),
            Occupy("EU1", "residence"),
            Occupy("EU10", "residence"),
            Draw("SL", "ship_or_draw"),
        ]
    ),
)

VERBS: list[tuple[Move, str]] = [
    (Build("trade_office"), "build trade_office"),
    (Pay("market", SALARY), "pay market salary"),
    (Pay("market", "exchange"), "pay market exchange"),
    (Ship("FE", "shipyard"), "ship FE shipyard"),
    (Occupy("EU10", "residence"), "occupy EU10 residence"),
    (Attack("FE5", "attack"), "attack FE5 attack"),
    (Draw("SL", "ship_or_draw"), "draw SL ship_or_draw"),
    (Activate("market"), "activate market"),
    (Done(), "done"),
    (Pass(), "pass"),
    (Arrange("AF-G"), "arrange AF-G"),
    (Arrange("none"), "arrange none"),
    (Discard("SA-1"), "discard SA-1"),
]


@pytest.mark.parametrize(("move", "text"), VERBS)
def test_every_verb_has_one_stable_notation(move: Move, text: str):
    """Stored moves are read for ever: these texts may never change."""
    assert RULES.notate(move) == text
    assert tuple(RULES.parse(text, Decision(0, "any", (move, Build("market"))))) == (move,)


def parse(text: str, decision: Decision[Move] = TURN) -> list[str]:
    return [RULES.notate(move) for move in RULES.parse(text, decision)]


def test_words_may_be_shortened_and_written_as_one_likes():
    assert parse("  SH  fe shipy ") == ["ship FE shipyard"]
    assert parse("p") == ["pass"]


def test_the_source_may_be_left_out_where_there_is_one():
    assert parse("occupy eu10") == ["occupy EU10 residence"]
    assert parse("draw sl") == ["draw SL ship_or_draw"]


def test_a_whole_word_wins():
    """`EU1` is one city, though it also begins `EU10`."""
    assert parse("occupy eu1") == ["occupy EU1 residence"]


def test_a_token_is_spent():
    assert parse("token ship fe") == ["ship FE ship_or_draw"]
    assert parse("token ship fe ship_or_draw") == ["ship FE ship_or_draw"]


PASSING = ["pass", "arrange none", "discard SA-1", "discard SL-0"]


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("ship FE cart; ship FE", ["ship FE cartographer", "ship FE cartographer"]),
        ("ship FE cart; fe", ["ship FE cartographer", "ship FE cartographer"]),
        ("ship FE cart; done", ["ship FE cartographer", "done"]),
        ("pass; arrange none; discard SA-1; sl-0", PASSING),
    ],
)
def test_batches(text: str, moves: list[str]):
    """Later moves may leave out verb and source; they need not be legal yet."""
    assert parse(text) == moves


def test_a_batch_of_salary():
    moves = ordered([Pay("market", SALARY), Pay("dock", SALARY), Pay("residence", SALARY)])
    found = parse("pay market; dock", Decision(0, "salary", moves))
    assert found == ["pay market salary", "pay dock salary"]


def error(kind: type[GameError], text: str) -> GameError:
    with pytest.raises(GameError) as caught:
        RULES.parse(text, TURN)
    assert type(caught.value) is kind
    return caught.value


def test_ambiguous_words_name_the_moves_they_fit():
    assert error(AmbiguousMove, "ship fe").legal == (
        "ship FE cartographer",
        "ship FE ship_or_draw",
        "ship FE shipyard",
    )


@pytest.mark.parametrize("text", ["ship AF shipyard", "ship af", "token occupy EU1", "done"])
def test_a_move_of_the_game_that_is_not_legal_names_what_is(text: str):
    assert error(IllegalMove, text).legal == tuple(move.text for move in TURN.moves)


@pytest.mark.parametrize(
    "text",
    [
        "dance",
        "token",
        "token token",
        "ship XX",
        "ship FE palace",
        "occupy EU1 residence residence",
        "pass; dance",
        "pass; token",
        "\x00",
        "l'; DROP TABLE game",
    ],
)
def test_words_that_name_no_move(text: str):
    caught = error(BadNotation, text)
    assert caught.args_["text"]
    assert caught.legal == tuple(move.text for move in TURN.moves)


@pytest.mark.parametrize("text", ["", "  ", ";", " ; ; "])
def test_no_words_at_all(text: str):
    assert error(BadNotation, text).code == "no-move"


def test_a_text_without_end_is_refused_unread():
    assert error(BadNotation, "pass;" * LONGEST).code == "too-long"


def test_names_do_not_clash():
    """A source is a building or a token, never both; cities, cards and the rest are words."""
    assert not {*BUILDINGS} & {*TOKENS}
    assert all(" " not in key for key in (*BUILDINGS, *TOKENS, *CARDS, *CITIES))

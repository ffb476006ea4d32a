"""Text to moves: whole and shortened words, batches, and what is wrong about the rest."""

from __future__ import annotations

import pytest

from bot.engine.api import AmbiguousMove, BadNotation, Decision, GameError, IllegalMove
from bot.engine.grammar import LONGEST
from bot.engine.verbs import ordered
from bot.games.puerto_rico.data import BUILDINGS, TILES
from bot.games.puerto_rico.moves import (
    GRAMMAR,
    Build,
    BuyTile,
    Discard,
    Draft,
    DrawTile,
    Guest,
    GuestNoble,
    Keep,
    Load,
    Move,
    Pass,
    PayColonist,
    PayGood,
    PayNoble,
    PayPoint,
    Place,
    PlaceNoble,
    Plant,
    Produce,
    Sell,
    SellAtPost,
    Settle,
    SettleForest,
    SmallWharf,
    Store,
    Supply,
    TakeColonist,
    TakeNoble,
    TakePoints,
    TakeRole,
    TurnOver,
    Wharf,
)
from tests.catalogue import GAMES

RULES = GAMES["puerto_rico"]
EVERY_CIRCLE = ordered(Place(circle) for circle in (*TILES, *BUILDINGS))
PLACE = Decision(0, "place", EVERY_CIRCLE)
LOAD = Decision(0, "load", ordered([Load("corn", 4), Load("corn", 5), Wharf("corn")]))

VERBS: list[tuple[Move, str]] = [
    (TakeRole("prospector_1"), "role prospector_1"),
    (DrawTile(), "draw"),
    (Settle("quarry"), "settle quarry"),
    (TakeColonist(), "colonist"),
    (Place("indigo_plant"), "place indigo_plant"),
    (Build("small_market"), "build small_market"),
    (Produce("coffee"), "produce coffee"),
    (Sell("tobacco"), "sell tobacco"),
    (Load("corn", 6), "load corn 6"),
    (Wharf("sugar"), "wharf sugar"),
    (Store("indigo"), "store indigo"),
    (Keep("indigo"), "keep indigo"),
    (Draft("guest_house"), "draft guest_house"),
    (Guest("corn"), "guest corn"),
    (GuestNoble("villa"), "guest_noble villa"),
    (SettleForest("coffee"), "forest coffee"),
    (Plant(), "plant"),
    (TurnOver(), "turn"),
    (Discard("forest"), "discard forest"),
    (BuyTile(), "buy"),
    (TakeNoble(), "noble"),
    (PlaceNoble("quarry"), "place_noble quarry"),
    (PayColonist("windrose"), "pay_colonist windrose"),
    (PayNoble("chapel"), "pay_noble chapel"),
    (PayGood("corn"), "pay_good corn"),
    (PayPoint(), "pay_point"),
    (SellAtPost("corn"), "post corn"),
    (Supply("sugar"), "supply sugar"),
    (SmallWharf("indigo"), "small_wharf indigo"),
    (TakePoints(), "points"),
    (Pass(), "pass"),
]


@pytest.mark.parametrize(("move", "text"), VERBS)
def test_every_verb_has_one_stable_notation(move: Move, text: str):
    """Stored moves are read for ever: these texts may never change."""
    assert RULES.notate(move) == text
    assert RULES.parse(text, Decision(0, "any", (move, Pass()))) in ([move], (move,))


def test_all_verbs_are_listed_here():
    assert {move.verb for move, _ in VERBS} == set(GRAMMAR.verbs)


@pytest.mark.parametrize(("move", "text"), VERBS)
def test_every_move_may_come_later_in_a_batch(move: Move, text: str):
    """A part that is not legal yet is read by its words alone."""
    assert tuple(RULES.parse(f"pass; {text}", Decision(0, "any", (Pass(),)))) == (Pass(), move)


@pytest.mark.parametrize(
    ("short", "text"),
    [
        ("guest corn", "guest corn"),
        ("guest_n corn", "guest_noble corn"),
        ("place corn", "place corn"),
        ("place_n corn", "place_noble corn"),
    ],
)
def test_a_colonist_is_not_mistaken_for_a_noble(short: str, text: str):
    """`guest corn` is legal beside `guest_noble corn`: the whole verb decides."""
    kinds = (Guest, GuestNoble, Place, PlaceNoble)
    decision = Decision(0, "any", ordered(kind("corn") for kind in kinds))
    assert [move.text for move in RULES.parse(short, decision)] == [text]


@pytest.mark.parametrize("move", EVERY_CIRCLE)
def test_a_tile_is_not_mistaken_for_its_building(move: Move):
    """`place indigo` is legal beside `place indigo_plant`: the whole word decides."""
    assert tuple(RULES.parse(RULES.notate(move), PLACE)) == (move,)


def test_a_whole_word_wins_behind_a_shortened_verb():
    assert tuple(RULES.parse("pl indigo", PLACE)) == (Place("indigo"),)


def test_words_may_be_shortened_and_written_in_capitals():
    assert tuple(RULES.parse("  LO  co 5 ", LOAD)) == (Load("corn", 5),)
    assert tuple(RULES.parse("w c", LOAD)) == (Wharf("corn"),)


def test_a_batch_may_leave_out_the_verb():
    """Every part but the first may be legal only after the part before it."""
    parsed = RULES.parse("place corn; corn; pl harb; indigo;", PLACE)
    assert tuple(parsed) == (Place("corn"), Place("corn"), Place("harbor"), Place("indigo"))


def test_a_batch_may_go_on_with_another_verb():
    decision = Decision(0, "store", ordered([Store("corn"), Keep("corn"), Pass()]))
    parsed = RULES.parse("store corn; keep sugar; pass", decision)
    assert tuple(parsed) == (Store("corn"), Keep("sugar"), Pass())


def _error(kind: type[GameError], text: str, decision: Decision[Move] = LOAD) -> GameError:
    with pytest.raises(GameError) as caught:
        RULES.parse(text, decision)
    assert type(caught.value) is kind
    return caught.value


def test_ambiguous_words_name_the_moves_they_fit():
    error = _error(AmbiguousMove, "place in", PLACE)
    assert error.legal == ("place indigo", "place indigo_plant")


def test_a_move_of_the_game_that_is_not_legal_names_what_is():
    error = _error(IllegalMove, "load sugar 5")
    assert error.legal == ("load corn 4", "load corn 5", "wharf corn")


@pytest.mark.parametrize(
    "text",
    [
        "dance",
        "load",
        "load corn",
        "load corn 9",
        "load corn 5 5",
        "load cabbage 5",
        "load corn ５",
        "wharf indigo_plant",
        "load corn 5; dance",
        "load corn 5; 9 9 9",
        "\x00",
        "l'; DROP TABLE game",
    ],
)
def test_words_that_name_no_move(text: str):
    assert _error(BadNotation, text).legal == ("load corn 4", "load corn 5", "wharf corn")


@pytest.mark.parametrize("text", ["", "  ", ";", " ; ; "])
def test_no_words_at_all(text: str):
    assert _error(BadNotation, text).code == "no-move"


def test_a_text_without_end_is_refused_unread():
    assert _error(BadNotation, "load corn 5;" * LONGEST).code == "too-long"


def test_the_longest_placement_fits_in_one_text():
    """25 colonists on the circles with the longest names, verbs left out."""
    names = sorted((*TILES, *BUILDINGS), key=len)[-12:] * 3
    text = "place " + ";".join(names[:25])
    assert len(text) <= LONGEST
    assert len(RULES.parse(text, PLACE)) == 25

"""The words of Puerto Rico, on a position made by hand."""

from __future__ import annotations

import pytest

from bot.engine.api import Decision, Event, Score, ScoreLine
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import GOODS
from bot.games.puerto_rico.view import (
    BuildingView,
    PlayerView,
    RoleView,
    ShipView,
    StockView,
    TileView,
    View,
)
from bot.locales import Words
from tests.catalogue import RENDERERS

PUERTO_RICO = RENDERERS["puerto_rico"]
EN = Words("en", ("Anna", "Bob"))
DE = Words("de", ("Anna", "Bob"))


def player(seat: int, **changes: object) -> PlayerView:
    fields: dict[str, object] = {
        "seat": seat,
        "doubloons": 3,
        "chips": None,
        "goods": dict.fromkeys(GOODS, 0),
        "island": (TileView("indigo", False),),
        "city": (),
        "windrose": 0,
        "before": (),
        "points_on_board": 0,
        "acting": False,
    }
    return PlayerView(**{**fields, **changes})  # type: ignore[arg-type]


ANNA = player(
    0,
    doubloons=7,
    chips=4,
    goods={"corn": 3, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 1},
    island=(TileView("corn", True), TileView("corn", False), TileView("quarry", True)),
    city=(BuildingView("small_market", 1, 1, 1), BuildingView("indigo_plant", 1, 3, 1)),
    windrose=2,
    points_on_board=3,
    acting=True,
)

VIEW = View(
    seat=0,
    seats=2,
    round=4,
    governor=1,
    phase="builder",
    role_taker=0,
    players=(ANNA, player(1)),
    roles=(RoleView("settler", 0, 1), RoleView("builder", 0, 0), RoleView("captain", 2, None)),
    row=("corn", "corn", "coffee"),
    quarries=5,
    face_down=20,
    discards=2,
    stock=(StockView("harbor", 2, 8, 3, 3), StockView("small_market", 0, 1, 1, 1)),
    ships=(ShipView(4, None, 0), ShipView(6, "corn", 5)),
    trading_house=("corn",),
    goods=dict.fromkeys(GOODS, 8),
    colonists=30,
    colonist_ship=2,
    chips=50,
    ending=None,
    over=False,
)


@pytest.mark.parametrize(
    ("move", "phase", "en", "de"),
    [
        (moves.TakeRole("captain"), "round", "Captain, +2 doubloons", "Kapitän, +2 Dublonen"),
        (moves.Settle("coffee"), "settler", "Coffee plantation", "Kaffeeplantage"),
        (moves.Build("harbor"), "builder", "Harbor, 6 doubloons", "Hafen, 6 Dublonen"),
        (moves.Sell("coffee"), "trader", "Coffee, 6 doubloons", "Kaffee, 6 Dublonen"),
        (moves.Load("corn", 6), "captain", "1 corn → ship 6", "1 Mais → Schiff 6"),
        (moves.Wharf("corn"), "captain", "3 corn → wharf", "3 Mais → Werft"),
        (moves.Store("corn"), "captain", "Warehouse: 3 corn", "Lagerhaus: 3 Mais"),
        (moves.Keep("corn"), "captain", "Keep 1 corn", "1 Mais behalten"),
        (moves.Pass(), "captain", "Pass", "Passen"),
    ],
)
def test_a_move_says_what_it_costs_or_brings_now(
    move: moves.Move, phase: str, en: str, de: str
) -> None:
    owner = ANNA._replace(city=(*ANNA.city, BuildingView("wharf", 1, 1, 1)))
    view = VIEW._replace(phase=phase, players=(owner, player(1)))
    assert PUERTO_RICO.label(move, view, EN).text == en
    assert PUERTO_RICO.label(move, view, DE).text == de


def test_a_price_is_that_of_the_player_who_acts_even_for_a_spectator() -> None:
    assert PUERTO_RICO.label(moves.Build("harbor"), VIEW._replace(seat=None), EN).text == (
        "Harbor, 6 doubloons"
    )
    waiting = VIEW._replace(seat=1)
    assert PUERTO_RICO.label(moves.Build("harbor"), waiting, EN).text == "Harbor, 6 doubloons"
    bob = VIEW._replace(seat=1, players=(ANNA, player(1, acting=True)))
    assert PUERTO_RICO.label(moves.Build("harbor"), bob, EN).text == "Harbor, 8 doubloons"


def test_a_hint_explains() -> None:
    assert PUERTO_RICO.label(moves.Build("harbor"), VIEW, EN).hint == (
        "+3 VP. 1 extra VP for each load."
    )
    place = PUERTO_RICO.label(moves.Place("corn"), VIEW, EN)
    assert (place.text, place.hint) == (
        "Corn plantation",
        "1 corn more per craftsman phase. 1 of 2 circles occupied.",
    )
    place = PUERTO_RICO.label(moves.Place("indigo_plant"), VIEW, DE)
    assert (place.text, place.hint) == (
        "Große Indigoküperei",
        "1 von 3 Kreisen besetzt. Verarbeitet Indigo: je Kolonist eine Ware.",
    )


def test_questions_speak_to_the_player() -> None:
    build = Decision(0, "build", (moves.Build("harbor"), moves.Pass()))
    assert PUERTO_RICO.ask(build, VIEW, EN) == "Anna, build a building (you have 7 doubloons)."
    place = Decision(0, "place", (moves.Place("corn"),))
    assert PUERTO_RICO.ask(place, VIEW, DE) == "Anna, platziere deine Kolonisten (noch 2)."
    colonist = Decision(0, "colonist", (moves.TakeColonist(), moves.Pass()))
    assert "university" in PUERTO_RICO.ask(colonist, VIEW, EN)
    assert "hospice" in PUERTO_RICO.ask(colonist, VIEW._replace(phase="settler"), EN)


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            Event("produced", {"seat": 0, "corn": 2, "coffee": 1, "sugar": 0}),
            "Anna produces 2 corn and 1 coffee.",
            "Anna produziert 2 Mais und 1 Kaffee.",
        ),
        (Event("produced", {"seat": 1}), "Bob produces nothing.", "Bob produziert nichts."),
        (
            Event("loaded", {"seat": 0, "good": "corn", "amount": 6, "ship": 7, "points": 7}),
            "Anna loads 6 corn onto ship 7: 7 VP.",
            "Anna verlädt 6 Mais auf Schiff 7: 7 SP.",
        ),
        (
            Event("placed", {"seat": 1, "corn": 2, "harbor": 1, "windrose": 1}),
            "Bob occupies 2 × corn plantation and Harbor and has 1 colonist without a place.",
            "Bob besetzt 2 × Maisplantage und Hafen und hat 1 Kolonisten ohne Platz.",
        ),
        (
            Event("stored", {"seat": 0, "corn": 1, "lost": 2}),
            "Anna keeps 1 corn and loses 2 goods.",
            "Anna lagert 1 Mais und verliert 2 Waren.",
        ),
        (
            Event("role", {"seat": 0, "role": "prospector_1", "doubloons": 1}),
            "Anna takes the role Prospector 1 and 1 doubloon.",
            "Anna nimmt die Rolle Goldsucher 1 und 1 Dublone.",
        ),
        (Event("phase_over", {"role": "captain"}, closes="captain"), "", ""),
    ],
)
def test_an_event_is_one_sentence(event: Event, en: str, de: str) -> None:
    assert "".join(PUERTO_RICO.tell([event], EN)) == en
    assert "".join(PUERTO_RICO.tell([event], DE)) == de


def test_the_summary_carries_every_public_fact() -> None:
    assert PUERTO_RICO.summary(VIEW, EN).lines == [
        "Round 4, governor Bob. Builder phase.",
        "To act: Anna.",
        "Roles available: Captain (+2).",
        "Roles taken: Settler (Bob) and Builder (Anna).",
        "Plantations: 2 × corn plantation and coffee plantation; quarries: 5; face down: 20; "
        "discarded: 2.",
        "Cargo ships: Ship 4: empty and Ship 6: 5 of 6 corn.",
        "Trading house (1 of 4): 1 corn.",
        "Goods supply: 8 corn, 8 indigo, 8 sugar, 8 tobacco, and 8 coffee.",
        "Colonists: 2 on the ship, 30 in the supply. VP chips: 50.",
        "Buildings, with cost and (number left): Harbor 8 (2).",
        "Anna: 7 doubloons; goods: 3 corn and 1 coffee; 3 VP on the board, 4 VP in chips.",
        "Island of Anna (3 of 12): 2 × corn plantation (occupied: 1) and 1 × quarry (occupied: 1).",
        "City of Anna (2 of 12): Small market (1/1) and Indigo plant (1/3).",
        "Anna has 2 colonists without a circle.",
        "Bob: 3 doubloons; goods: nothing; 0 VP on the board.",
        "Island of Bob (1 of 12): 1 × indigo plantation (occupied: 0).",
        "City of Bob (0 of 12): nothing.",
    ]


def test_scores_are_told_best_first() -> None:
    scores = (
        Score(0, 20, 3, 2, (ScoreLine("chips", 12), ScoreLine("buildings", 8))),
        Score(1, 31, 5, 1, (ScoreLine("chips", 20), ScoreLine("city_hall", 11))),
    )
    assert list(PUERTO_RICO.score_lines(scores, DE)) == [
        "**1.** Bob: 31 SP (Chips 20 und Rathaus 11); Gleichstand 5",
        "**2.** Anna: 20 SP (Chips 12 und Gebäude 8); Gleichstand 3",
    ]

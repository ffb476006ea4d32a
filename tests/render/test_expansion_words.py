"""The words of Puerto Rico's expansions, on a position made by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine.api import Decision, Event
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.view import BuildingView, DraftView, TileView
from render.api import Label
from tests.render.test_words import ANNA, DE, EN, PUERTO_RICO, VIEW, player

NOBLE_ANNA = ANNA._replace(
    island=(*ANNA.island, TileView("sugar", True, True), TileView("forest", False)),
    city=(*ANNA.city, BuildingView("library", 1, 1, 1), BuildingView("villa", 1, 1, 1, 1)),
    privilege=2,
    windrose_nobles=1,
    nobles=3,
    drawn="coffee",
)
OWN = VIEW._replace(phase="trader", players=(NOBLE_ANNA, player(1)), with_nobles=True, nobles=9)
EQUIPPED = NOBLE_ANNA._replace(
    city=(
        *NOBLE_ANNA.city,
        BuildingView("guest_house", 2, 2, 1, 1),
        BuildingView("trading_post", 1, 1, 1),
    ),
    nobles=4,
)
OFFERED = OWN._replace(players=(EQUIPPED, player(1)))
"""A board with the buildings that moves of the expansions need."""
PUBLIC = OWN._replace(seat=None, players=(NOBLE_ANNA._replace(drawn=None), player(1)))


@pytest.mark.parametrize(
    ("move", "en", "de"),
    [
        (moves.Draft("church"), "Church, 5 doubloons", "Kirche, 5 Dublonen"),
        (moves.Guest("corn"), "Guest → corn plantation", "Gast → Maisplantage"),
        (moves.GuestNoble("villa"), "Noble guest → Villa", "Adliger Gast → Villa"),
        (moves.SettleForest("corn"), "Corn plantation as a forest", "Maisplantage als Wald"),
        (moves.Plant(), "Face up: coffee plantation", "Offen: Kaffeeplantage"),
        (moves.TurnOver(), "Face down as a forest", "Verdeckt als Wald"),
        (moves.Discard("forest"), "Discard: forest", "Ablegen: Wald"),
        (
            moves.BuyTile(),
            "Draw and place a plantation, 1 doubloon",
            "Plantage ziehen und legen, 1 Dublone",
        ),
        (moves.TakeNoble(), "Take a noble", "Adligen nehmen"),
        (moves.PlaceNoble("villa"), "Noble → Villa", "Adliger → Villa"),
        (
            moves.PayColonist("windrose"),
            "Give up a colonist (without a place)",
            "Kolonisten abgeben (ohne Platz)",
        ),
        (moves.PayNoble("villa"), "Give up a noble (Villa)", "Adligen abgeben (Villa)"),
        (moves.PayGood("corn"), "Give up 1 corn", "1 Mais abgeben"),
        (moves.PayPoint(), "Give up 1 VP", "1 SP abgeben"),
        (
            moves.SellAtPost("coffee"),
            "Coffee at the trading post, 6 doubloons",
            "Kaffee am Handelsposten, 6 Dublonen",
        ),
        (moves.Sell("coffee"), "Coffee, 7 doubloons", "Kaffee, 7 Dublonen"),
        (moves.Supply("corn"), "1 corn → court, 1 VP", "1 Mais → Hof, 1 SP"),
        (moves.SmallWharf("corn"), "1 corn → small wharf", "1 Mais → kleine Werft"),
        (moves.TakePoints(), "Take the VP", "Die SP nehmen"),
    ],
)
def test_a_move_says_what_it_does(move: moves.Move, en: str, de: str) -> None:
    settling = isinstance(move, moves.Discard)
    view = OFFERED._replace(phase="settler") if settling else OFFERED
    assert PUERTO_RICO.label(move, view, EN).text == en
    assert PUERTO_RICO.label(move, view, DE).text == de


def test_some_moves_stand_in_menus_of_their_own() -> None:
    def offered(move: moves.Move) -> Label:
        return PUERTO_RICO.label(move, OFFERED, EN)

    guests = {offered(move).menu for move in (moves.Guest("corn"), moves.GuestNoble("corn"))}
    assert guests == {"Move a guest"}
    assert offered(moves.Draft("church")).menu == "Choose a small building"
    assert offered(moves.Draft("statue")).menu == "Choose a large building"
    assert offered(moves.SmallWharf("corn")).private
    assert not offered(moves.Sell("corn")).menu


def test_what_is_short_is_paid_at_the_black_market() -> None:
    market = BuildingView("black_market", 1, 1, 1)
    poor = NOBLE_ANNA._replace(doubloons=3, city=(*NOBLE_ANNA.city, market))
    view = OWN._replace(phase="builder", players=(poor, player(1)))
    offered = PUERTO_RICO.label(moves.Build("harbor"), view, EN)
    assert offered.text == "Harbor, 5 doubloons"
    assert offered.hint == "+3 VP. You are 2 doubloons short: black market."


def test_a_draft_is_offered_by_cost() -> None:
    kinds = ("wharf", "aqueduct", "small_market", "land_office", "statue")
    drafted = [moves.Draft(key) for key in kinds]
    weights = sorted(drafted, key=lambda move: PUERTO_RICO.weight(move, None))
    assert [move.building for move in weights] == [
        "small_market",
        "aqueduct",
        "land_office",
        "wharf",
        "statue",
    ]


def test_only_its_owner_is_told_the_drawn_tile() -> None:
    lay = Decision(0, "lay", (moves.Plant(), moves.TurnOver()))
    assert "coffee plantation" in PUERTO_RICO.ask(lay, OWN, EN)
    assert "offee" not in PUERTO_RICO.ask(lay, PUBLIC, EN)
    assert "offee" not in PUERTO_RICO.label(moves.Plant(), PUBLIC, EN).text


@pytest.mark.parametrize(
    ("kind", "offered", "en"),
    [
        ("sell", (moves.Sell("corn"),), "Anna, sell one good to the trading house."),
        ("sell", (moves.SellAtPost("corn"),), "Anna, sell one good at your trading post."),
        ("sell", (moves.BuyTile(),), "Anna, will you use your land office?"),
        (
            "sell",
            (moves.Sell("corn"), moves.SellAtPost("corn")),
            "Anna, sell one good to the trading house or at your trading post.",
        ),
        (
            "sell",
            (moves.Sell("corn"), moves.Discard("corn")),
            "Anna, sell one good and use your land office, in either order.",
        ),
        (
            "place",
            (moves.PlaceNoble("villa"),),
            "Anna, place your people (1 colonist and 1 noble left).",
        ),
        ("ship", (moves.TakeNoble(),), "Anna, take a colonist or a noble from the ship."),
        ("ship", (moves.TakeColonist(),), "Anna, will you take a colonist from the ship?"),
    ],
)
def test_a_question_names_what_there_is(
    kind: str, offered: tuple[moves.Move, ...], en: str
) -> None:
    assert PUERTO_RICO.ask(Decision(0, kind, (*offered, moves.Pass())), OWN, EN) == en


def test_the_question_of_the_draft_counts_the_spaces() -> None:
    draft = (DraftView(1, 1, (), ("small_market",), ()), DraftView(2, 2, ("hacienda",), (), ()))
    question = Decision(0, "draft", (moves.Draft("small_market"),))
    view = OWN._replace(phase="draft", draft=draft)
    assert PUERTO_RICO.ask(question, view, DE) == (
        "Anna, wähle ein Gebäude für diese Partie (2 Plätze frei)."
    )
    last = view._replace(draft=draft[:1])
    assert PUERTO_RICO.ask(question, last, DE).endswith("(der letzte Platz).")
    assert PUERTO_RICO.phase("draft", DE) == "Gebäudewahl"


@pytest.mark.parametrize(
    ("happened", "en", "de"),
    [
        (
            [
                Event("ship_shared", {"seat": 0, "colonists": 1}),
                Event("noble", {"seat": 1, "source": "ship", "circle": "windrose"}),
                Event("ship_shared", {"seat": 0, "colonists": 1}),
                Event("ship_shared", {"seat": 1, "colonists": 1}),
                Event("noble", {"seat": 0, "source": "ship", "circle": "windrose"}),
            ],
            ["Anna gets 2 colonists and 1 noble from the ship.",
             "Bob gets 1 colonist and 1 noble from the ship."],
            ["Anna bekommt 2 Kolonisten und 1 Adligen vom Schiff.",
             "Bob bekommt 1 Kolonisten und 1 Adligen vom Schiff."],
        ),
        (
            [Event("ship_shared", {"seat": 0, "colonists": 1}),
             Event("ship_shared", {"seat": 1, "colonists": 1}),
             Event("ship_shared", {"seat": 0, "colonists": 1})],
            ["Anna gets 2 colonists from the ship.", "Bob gets 1 colonist from the ship."],
            ["Anna bekommt 2 Kolonisten vom Schiff.", "Bob bekommt 1 Kolonisten vom Schiff."],
        ),
        (
            [Event("colonist", {"seat": 0, "source": "mayor", "circle": "windrose"}),
             Event("ship_shared", {"seat": 0, "colonists": 1}),
             Event("ship_shared", {"seat": 1, "colonists": 1}),
             Event("placed", {"seat": 1, "windrose": 0}),
             Event("placed", {"seat": 0, "corn": 2, "windrose": 0})],
            ["Anna gets 2 colonists (one as mayor) and occupies 2 × corn plantation.",
             "Bob gets 1 colonist from the ship and has no colonists."],
            ["Anna bekommt 2 Kolonisten (einen als Bürgermeister) und besetzt 2 × Maisplantage.",
             "Bob bekommt 1 Kolonisten vom Schiff und hat keine Kolonisten."],
        ),
        (
            [Event("placed", {"seat": 0, "corn": 2, "villa": 1, "windrose": 2}),
             Event("nobles_placed", {"seat": 0, "villa": 1, "windrose": 1})],
            ["Anna occupies 2 × corn plantation and Villa, has nobles on Villa, "
             "and has 1 colonist and 1 noble without a place."],
            ["Anna besetzt 2 × Maisplantage und Villa, hat Adlige auf Villa "
             "und hat 1 Kolonisten und 1 Adligen ohne Platz."],
        ),
        (
            [Event("placed", {"seat": 0, "windrose": 1}),
             Event("nobles_placed", {"seat": 0, "windrose": 1})],
            ["Anna has 1 noble without a place."],
            ["Anna hat 1 Adligen ohne Platz."],
        ),
        (
            [Event("supplied", {"seat": 0, "good": "corn"}),
             Event("supplied", {"seat": 0, "good": "coffee"})],
            ["Anna gives 1 corn and 1 coffee to the court: 2 VP."],
            ["Anna gibt 1 Mais und 1 Kaffee an den Hof: 2 SP."],
        ),
        (
            [Event("paid", {"seat": 0, "what": "noble"}),
             Event("paid", {"seat": 0, "what": "corn"}),
             Event("built", {"seat": 0, "building": "harbor", "price": 8})],
            ["Anna gives up at the black market: 1 noble and 1 corn.",
             "Anna builds: Harbor (8 doubloons)."],
            ["Anna gibt am Schwarzmarkt ab: 1 Adligen und 1 Mais.",
             "Anna baut: Hafen (8 Dublonen)."],
        ),
        (
            [Event("guest", {"seat": 0, "circle": "corn", "noble": 0}),
             Event("guest", {"seat": 0, "circle": "villa", "noble": 1})],
            ["Anna moves 2 guests: corn plantation and Villa."],
            ["Anna schickt 2 Gäste zur Arbeit: Maisplantage und Villa."],
        ),
        (
            [Event("guest", {"seat": 0, "circle": "corn", "noble": 0}),
             Event("guest", {"seat": 1, "circle": "corn", "noble": 0})],
            ["Anna moves a guest: corn plantation.", "Bob moves a guest: corn plantation."],
            ["Anna schickt einen Gast zur Arbeit: Maisplantage.",
             "Bob schickt einen Gast zur Arbeit: Maisplantage."],
        ),
        (
            [Event("noble", {"seat": 0, "source": "villa", "circle": "windrose"}),
             Event("phase_over", {"role": "mayor"}, closes="mayor")],
            ["Anna gets a noble (Villa)."],
            ["Anna bekommt einen Adligen (Villa)."],
        ),
        (
            [Event("ship_refilled", {"colonists": 3, "nobles": 1, "missing": 0})],
            ["The colonist ship brings 3 colonists and 1 noble."],
            ["Das Kolonistenschiff bringt 3 Kolonisten und 1 Adligen."],
        ),
        (
            [Event("small_wharfed", {"seat": 0, "corn": 2, "sugar": 1, "points": 1})],
            ["Anna ships 2 corn and 1 sugar with the small wharf: 1 VP."],
            ["Anna liefert 2 Mais und 1 Zucker mit der kleinen Werft: 1 SP."],
        ),
        (
            [Event("discarded", {"seat": 0, "tile": "forest", "source": "hunting_lodge"}),
             Event("forest", {"seat": 0})],
            ["Anna discards: forest (Hunting lodge).", "Anna places a forest."],
            ["Anna legt ab: Wald (Jagdschloss).", "Anna legt einen Wald."],
        ),
        (
            [Event("points", {"seat": 0, "source": "church", "points": 2}),
             Event("income", {"seat": 0, "source": "jeweler", "doubloons": 1})],
            ["Anna gets 2 VP (Church).", "Anna gets 1 doubloon (Jeweler)."],
            ["Anna bekommt 2 SP (Kirche).", "Anna bekommt 1 Dublone (Juwelier)."],
        ),
    ],
)  # fmt: skip
def test_what_belongs_together_is_one_sentence(
    happened: Sequence[Event], en: Sequence[str], de: Sequence[str]
) -> None:
    assert PUERTO_RICO.tell(happened, EN) == en
    assert PUERTO_RICO.tell(happened, DE) == de


def test_every_event_is_told_once_and_in_order() -> None:
    told = PUERTO_RICO.tell(
        [
            Event("supplied", {"seat": 0, "good": "corn"}),
            Event("loaded", {"seat": 0, "good": "sugar", "amount": 2, "ship": 6, "points": 2}),
            Event("supplied", {"seat": 1, "good": "corn"}),
            Event("supplied", {"seat": 1, "good": "sugar"}),
            Event("sold", {"seat": 1, "good": "corn", "doubloons": 1}),
        ],
        EN,
    )
    assert [sentence.split()[:2] for sentence in told] == [
        ["Anna", "gives"],
        ["Anna", "loads"],
        ["Bob", "gives"],
        ["Bob", "sells"],
    ]


def test_the_summary_tells_nobles_and_the_draft() -> None:
    draft = (DraftView(5, 2, ("church",), ("office",), ("large_market",)),)
    lines = "\n".join(PUERTO_RICO.summary(OWN._replace(noble_ship=1, draft=draft), EN).lines)
    assert "Nobles: 1 on the ship, 9 in the supply." in lines
    assert "cost 5 (1 of 2): Church; still open: Office." in lines
    assert "Anna has 1 colonist and 1 noble without a circle." in lines
    assert "Nobles of Anna (3): sugar plantation, Villa, and without a place." in lines
    assert "(occupied: 1), and 1 × forest." in lines
    assert "coffee plantation (" not in lines

"""Pictures of questions: only what is legal, what it costs and brings, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest

from bot.engine.api import Decision
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.view import TileView, View
from bot.locales import Words
from render.api import Look, Picture
from render.art.page import SIZE
from render.art.typesetting import measure
from render.pictures import cards as grid
from render.pictures import layout
from render.pictures.cards import FINGER, Card, Mark, Value
from render.pictures.layout import AREA, OWN
from render.puerto_rico import GUIDE, RENDERER, gallery
from render.puerto_rico.art import drawings as art
from render.puerto_rico.pictures import offers, question
from tests.languages import LANGUAGES
from tests.render.play import EXPANSIONS, RULES, questions
from tests.render.views import NAMES, view

EN = Words("en", NAMES)
LOOK = Look(names=NAMES)
FACE_DOWN = "Face down as a forest"
WITHOUT = {"role", "draw", "colonist", "ship", "points"}
"""Kinds without a picture of their own: the table shows it, or the answer is yes or no."""


class Asked(NamedTuple):
    state: Any
    decision: Decision[Any]
    view: View


@cache
def _played() -> Sequence[Asked]:
    """Return all decisions of random games, as their players see them; nobody changes a state."""
    return [
        Asked(RULES.clone(state), decision, RULES.view(state, decision.seat))
        for seats, expansions in zip(range(2, 6), EXPANSIONS, strict=True)
        for state, decision in questions(seats, seats + 7, expansions)
    ]


def asked(*kinds: str) -> Iterator[Asked]:
    """Decisions of random games, of these kinds or of all."""
    return (one for one in _played() if not kinds or one.decision.kind in kinds)


def offered(one: Asked) -> tuple[Card, ...]:
    return offers.offered(one.decision, one.view, EN)


def values(cards: tuple[Card, ...], drawing: object) -> list[int]:
    """Return the texts of the cards beside this mark."""
    found = (value for card in cards for value in card.values if value is not None)
    return [int(one.text) for one in found if one.mark and one.mark.drawing is drawing]


def position(open_: tuple[Any, ...], kind: str, phase: str, **changes: Any) -> Asked:
    """A question to Christiane, whose board is changed."""
    now = view(5, 0.1, phase, (2,))
    me = now.players[2]._replace(open=tuple(move.text for move in open_), **changes)
    now = now._replace(players=(*now.players[:2], me, *now.players[3:]))
    return Asked(None, Decision(2, kind, open_), now)


# Which questions have a picture -------------------------------------------------------


def test_every_kind_of_question_has_its_picture_or_none() -> None:
    shown: dict[str, set[bool]] = {}
    for one in asked():
        board = question.board_scene(one.decision, one.view, LOOK) is not None
        cards = not board and question.cards_scene(one.decision, one.view, LOOK) is not None
        guests = all(move.text.startswith(("guest", "pass")) for move in one.decision.moves)
        if not guests:
            shown.setdefault(one.decision.kind, set()).add(board or cards)
    assert {kind for kind, found in shown.items() if found == {False}} == WITHOUT - {"points"}
    assert all(len(found) == 1 for found in shown.values())
    points = position((moves.TakePoints(), moves.Pass()), "points", "captain")
    assert gallery.question(points.decision, points.view, LOOK) is None


def test_the_table_shows_what_an_extra_tile_may_be() -> None:
    """With the option for it (D-01), the hacienda's tile may be a quarry."""
    offer = moves.DrawTile(), moves.Settle("quarry"), moves.Pass()
    one = position(offer, "draw", "settler")
    assert gallery.question(one.decision, one.view, LOOK) is None


def test_a_page_shows_each_role_with_its_doubloons_and_what_it_brings() -> None:
    """Posts leave roles to the table, whose seven rows are too low for fingers."""
    for one in asked("role"):
        assert gallery.question(one.decision, one.view, LOOK) is None
        cards, left = offered(one), [role for role in one.view.roles if role.taken_by is None]
        assert [card.thing for card in cards] == [f"role:{role.key}" for role in left]
        lying = [role.doubloons for role in left if role.doubloons]
        assert values(cards, art.doubloon) == lying
        takes = [moves.TakeRole(role.key) for role in left]
        effects = [RENDERER.label(move, one.view, EN).effect for move in takes]
        assert [card.about.lower() for card in cards] == [effect.lower() for effect in effects]
    picture = gallery.choices(one.decision, one.view, LOOK)
    assert picture is not None
    rules = {area.thing: area.rule for area in picture.areas}
    assert all(rules[card.thing] == card.rule in GUIDE.rulebook.by_key for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_every_choice_as_high_as_a_finger_needs(language: str) -> None:
    """On a phone of 350 px, whose page is seen whole; posts keep the shape that Discord shows.

    The languages take turns over the questions.
    """
    look, higher = replace(LOOK, language=language), list[Picture]()
    mine = islice(asked(), LANGUAGES.index(language), None, len(LANGUAGES))
    for number, one in enumerate(mine):
        scene = question.page_scene(one.decision, one.view, look)
        if scene is None or question.board_scene(one.decision, one.view, look) is not None:
            continue
        plan = layout.planned(scene.cards, 0, scene.least)
        assert scene.least >= 24 * SIZE[0] / 304
        assert all(box.h >= scene.least for box in plan.laid.places)
        if plan.high > SIZE[1]:
            assert plan.laid.told == len(scene.cards)
            # With all expansions there may be 31 kinds: the page scrolls through those.
            assert plan.high * 304 / SIZE[0] <= 0.6 * 720 or len(scene.cards) > 24
        if number % 5 == 0 and (plan.high > SIZE[1] or not higher):
            picture = gallery.choices(one.decision, one.view, look)
            assert picture is not None
            _holds_its_cards(picture, scene.cards, scene.least)
            higher += [picture] if plan.high > SIZE[1] else []
            posted = gallery.question(one.decision, one.view, look)
            assert posted is None or posted.size == SIZE
    assert higher


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_own_goods_tiles_and_lots_as_large_as_they_are_tapped(language: str) -> None:
    """Guests move while goods are loaded: their places were 36 px wide, those of goods 50 high."""
    load, guest = moves.Sell("corn"), moves.Guest("corn")
    look = replace(LOOK, language=language)
    lowest = dict[bool, tuple[int, int]]()
    for guests in (False, True):
        one = position((load, *(guest,) * guests), "sell", "trader")
        picture = gallery.choices(one.decision, one.view, look)
        assert picture is not None
        boxes = {area.thing: area.box for area in picture.areas if area.thing}
        (goods, tiles) = (
            [box for thing, box in boxes.items() if thing.startswith(start)]
            for start in ("good:2", ("island:2", "city:2"))
        )
        assert all(min(box[2:]) >= FINGER for box in goods)
        lowest[guests] = min(box[2] for box in tiles), min(box[3] for box in tiles)
        assert all(y + high <= picture.size[1] for _, y, _, high in boxes.values())
    assert lowest[False][0] < 60
    assert lowest[True][0] > 70 and lowest[True][1] >= FINGER


def _holds_its_cards(picture: Picture, cards: tuple[Card, ...], least: int) -> None:
    """Check that each card lies in a picture where it can be tapped, and overlaps no other."""
    wide, high = picture.size
    boxes = {area.box for area in picture.areas if area.thing in {card.thing for card in cards}}
    assert all(x >= 0 and y >= 0 and x + w <= wide and y + h <= high for x, y, w, h in boxes)
    assert sum(h >= least for _, _, _, h in boxes) >= len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_who_is_asked_and_what(language: str) -> None:
    one = position((moves.Build("harbor"), moves.Pass()), "build", "builder")
    picture = gallery.question(one.decision, one.view, replace(LOOK, language=language))
    assert picture is not None
    assert picture.size == SIZE
    starts = {
        "en": "To act: Christiane-Alexandra von. Builder · 3 doubloons. Harbor, 8 doubloons, 3 VP",
        "de": "Am Zug: Christiane-Alexandra von. Baumeister · 3 Dublonen. Hafen, 8 Dublonen, 3 SP",
    }
    assert picture.alt.startswith(starts[language])


# Only what is legal, with its price and gain ------------------------------------------


def test_a_builder_sees_what_can_be_built_for_the_price_after_all_rebates() -> None:
    """Christiane has a quarry and nobody's privilege: a harbor for 8 costs 7."""
    offer = moves.Build("harbor"), moves.Build("small_market"), moves.Build("hospice")
    tiles = (TileView("quarry", True),)
    one = position((*offer, moves.Pass()), "build", "builder", island=tiles, doubloons=9)
    one = one._replace(view=one.view._replace(role_taker=1))
    cards = offered(one)
    assert [card.text for card in cards] == ["Harbor", "Hospice", "Small market"]
    assert [card.marks[0].text for card in cards] == ["7", "3", "0"]
    assert cards[0].about == "1 extra VP for each load."
    assert [card.aside for card in cards] == [("8 −1", "−1"), ("4 −1", "−1"), ("1 −1", "−1")]
    assert cards[0].said == "Harbor, 7 doubloons (8 −1), 3 VP"


def test_prices_are_what_is_paid() -> None:
    for state, decision, now in asked("build"):
        move = next(one for one in decision.moves if isinstance(one, moves.Build))
        money = now.players[decision.seat].doubloons
        price = next(
            int(card.marks[0].text)
            for card in offered(Asked(state, decision, now))
            if card.text == EN(f"puerto_rico-building-{move.building}")
        )
        after = RULES.clone(state)
        RULES.apply(after, decision.seat, move)
        paid = money - RULES.view(after, None).players[decision.seat].doubloons
        assert paid == min(price, money)


def test_loads_bring_the_points_and_doubloons_they_promise_and_the_best_is_first() -> None:
    tried = Counter[str]()
    for state, decision, now in asked("load"):
        found = offers.offered(decision, now, EN)
        promised = values(found, art.chip)
        assert promised == sorted(promised, reverse=True)
        legal = [one for one in decision.moves if isinstance(one, moves.Load | moves.Wharf)]
        brought = []
        for move in legal:
            after = RULES.clone(state)
            events = RULES.apply(after, decision.seat, move)
            brought.append(int(events[0].data["points"]))
            tried[type(move).__name__] += 1
        assert sorted(brought, reverse=True) == promised
    assert min(tried.values()) > 5


def test_sales_bring_what_they_promise() -> None:
    for state, decision, now in asked("sell"):
        for move in decision.moves:
            if not isinstance(move, moves.Sell):
                continue
            only = decision._replace(moves=(move,))
            (promised,) = values(offers.offered(only, now, EN), art.doubloon)
            after = RULES.clone(state)
            RULES.apply(after, decision.seat, move)
            money = RULES.view(after, None).players[decision.seat].doubloons
            assert money - now.players[decision.seat].doubloons >= promised


def test_every_card_is_a_legal_move_and_passing_has_none() -> None:
    kinds = {"build", "draft", "settle", "produce", "supply", "store"}
    for one in asked(*kinds):
        legal = [
            move for move in one.decision.moves
            if not isinstance(move, moves.Pass | moves.Guest | moves.GuestNoble)
        ]  # fmt: skip
        cards = offered(one)
        assert len(cards) == len({card.said for card in cards}) == len(legal), one.decision.kind


# Nothing hidden -----------------------------------------------------------------------


def test_nobody_but_its_owner_sees_a_drawn_tile() -> None:
    one = position((moves.Plant(), moves.TurnOver()), "lay", "settler", drawn="corn")
    assert [card.text for card in offered(one)] == ["Face up: corn plantation", FACE_DOWN]
    other = position((moves.Plant(), moves.TurnOver()), "lay", "settler")
    assert [card.text for card in offered(other)] == ["Place it face up", FACE_DOWN]


def test_hidden_things_change_no_byte() -> None:
    """The order of the face-down tiles, and the others' VP chips."""
    seen = Counter[str]()
    for state, decision, _ in asked():
        if seen[decision.kind]:
            continue
        seen[decision.kind] += 1
        now, other = RULES.view(state, None), RULES.clone(state)
        other.face_down.reverse()
        for player in other.players:
            player.chips += 5
        twin = RULES.view(other, None)
        for draw in (
            lambda one: gallery.overview(one, LOOK),
            lambda one: gallery.boards(one, LOOK),
            lambda one, decision=decision: gallery.question(decision, one, LOOK),
        ):
            pictures = draw(now), draw(twin)
            assert pictures[0] == pictures[1]
            assert pictures[0] is None or pictures[0].data == pictures[1].data


# The grid of cards, which all games share ---------------------------------------------


def card(number: int, about: str = "") -> Card:
    mark = Mark(art.coin, (), str(number))
    return Card((mark,), f"Choice {number}", (Value(f"+{number}", Mark(art.chip)),), about)


WHOLE = AREA._replace(h=OWN.bottom - AREA.y)
LONG = "What it does is told in two lines, for it is a thing of which there is much to say."


@pytest.mark.parametrize("number", [1, 2, 3, 7, 14, 23, 31, 34])
@pytest.mark.parametrize("about", ["", LONG])
def test_cards_lie_beside_each_other_whatever_their_number(number: int, about: str) -> None:
    area, laid = grid.fitting([card(n, about) for n in range(number)], AREA, WHOLE)
    assert len(laid.places) == number
    for n, one in enumerate(laid.places):
        assert (one.x >= area.x) and (one.right <= area.right)
        assert (one.y >= area.y) and (one.bottom <= area.bottom)
        assert not any(one.x == two.x and one.y < two.bottom for two in laid.places[:n])


def test_few_cards_are_large_and_of_many_the_first_say_what_they_do() -> None:
    few, many, most = (
        grid.fitting([card(n, LONG) for n in range(number)], AREA, WHOLE) for number in (2, 9, 31)
    )
    assert few[1].level.size > many[1].level.size > most[1].level.size
    assert (few[0], many[0], most[0]) == (AREA, WHOLE, WHOLE)
    assert few[1].told == 2
    assert many[1].told == 9
    assert 0 < most[1].told < 31


def test_a_long_name_does_not_touch_the_values() -> None:
    long = "Große Indigoküperei"
    one = Card((Mark(art.coin), Mark(art.coin)), long, (Value("3", Mark(art.chip)),) * 3)
    _, laid = grid.fitting([one, *map(card, range(15))], AREA, WHOLE)
    assert measure(long, 31, bold=False) < laid.places[0].w - 150


def test_few_cards_whose_names_are_too_wide_for_two_columns_are_in_one() -> None:
    wide, narrow = ("W" * letters for letters in (21, 12))
    for name, many, columns in ((wide, 6, 1), (narrow, 6, 2), (wide, 20, 2)):
        area, laid = grid.fitting([Card((), name, (Value("12 AP"),))] * many, AREA)
        assert area == AREA and len({box.x for box in laid.places}) == columns

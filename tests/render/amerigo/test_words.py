"""Every text of Amerigo exists, fits and is used, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple, get_args

import pytest

from bot.engine.api import Decision, Event
from bot.games.amerigo.data import COLOURS, DATA, GOODS
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.scoring import LINES
from bot.games.amerigo.view import View
from bot.locales import Words
from bot.presenting.moves.prompt import path
from render.amerigo.text import labels, terms
from render.api import Label
from tests.catalogue import GAMES, RENDERERS
from tests.games.amerigo.golden import by_chance
from tests.games.amerigo.positions import Table
from tests.languages import LANGUAGES
from tests.test_locales import NAMES, Recording, messages, parts, recorded
from tests.tools.effects.reading import signed

RULES, RENDERER = GAMES["amerigo"], RENDERERS["amerigo"]
EN, DE = Words("en", NAMES), Words("de", NAMES)
CHANGED = {option.key: option.choices[-1] for option in RULES.info.options}
TEXTS = ("amerigo.ftl", "amerigo_effects.ftl")
SHARE = 24
"""One in so many decisions of a kind is labelled, after the first ones."""
LONGEST = ("Christiane-Alexandra von Hohenstein",) * 4


def _event(kind: str, closes: str | None = None, **data: str | int) -> Event:
    return Event(kind, data, closes=closes)


EVENTS = (
    _event("thrown", colour="blue", thrown=4, points=4, blue=4, white=1),
    _event("skipped", colour="red", thrown=0),
    _event("skipped", colour="red", thrown=3),
    _event("sailed", seat=0, ship=1, start="none", cell="D7", steps=3, paid=0),
    _event("sailed", seat=0, ship=2, start="none", cell="Z1", steps=0, paid=0),
    _event("sailed", seat=0, ship=1, start="D7", cell="E7", steps=1, paid=2),
    _event("sailed", seat=0, ship=1, start="D7", cell="D7", steps=0, paid=0),
    _event("used", seat=0, token="sail8"),
    _event("posted", seat=0, cell="D8", island=4, points=0),
    _event("posted", seat=0, cell="D8", island=4, points=3),
    _event("loaded", seat=0, points=4, cannons=7, paid=0),
    _event("loaded", seat=0, points=4, cannons=12, paid=1),
    _event("planned", seat=0, tile="v3L", paid=0),
    _event("advanced", seat=0, points=5, space=9, paid=0),
    _event("picked", seat=0, token="ap1_red_brown"),
    _event("built", seat=0, tile="v3L", cell="D7", turn=90, island=4, points=2, paid=0),
    _event("collected", seat=0, coconut=2),
    _event("completed", seat=0, island=4, points=3, chest=0),
    _event("completed", seat=0, island=4, points=3, chest=1),
    _event("counted", seat=0, island=4, posts=2, time=4, points=12),
    _event("bought", seat=0, good="cotton", cost=3, paid=1),
    _event("moved", seat=0, points=4, space=4, place=1, paid=0),
    _event("moved", seat=0, points=4, space=4, place=3, paid=2),
    _event("front", seat=0, space=7),
    _event("gold", seat=0, cubes=8, gold=3, points=0),
    _event("gold", seat=0, cubes=8, gold=1, points=2),
    _event("points", seat=0, points=8),
    _event("forfeited", seat=0),
    _event("cashed", seat=0, what="chest", gold=3, points=0),
    _event("cashed", seat=0, what="chest", gold=1, points=2),
    _event("cashed", seat=0, what="gold5", gold=5, points=0),
    _event("cashed", seat=0, what="gold5", gold=3, points=2),
    *(
        _event("gained", seat=0, source=source, gold=2, points=0)
        for source in ("cannons", "progress", "order")
    ),
    *(
        _event("gained", seat=0, source=source, gold=0, points=2)
        for source in ("post_gold", "pirates_gold")
    ),
    _event("raided", seat=0, strength=6, repelled=1, cannons=6, points=0),
    _event("raided", seat=0, strength=0, repelled=1, cannons=0, points=0),
    _event("raided", seat=0, strength=6, repelled=0, cannons=1, points=6),
    _event("raided", seat=0, strength=6, repelled=0, cannons=0, points=6),
    _event("raided", seat=0, strength=6, repelled=0, cannons=4, points=0),
    _event("raided", seat=0, strength=6, repelled=0, cannons=0, points=0),
    _event("pirate", pirate=2, strength=8),
    _event("tokens", discarded=3, gold3=1, ap2_blue=1),
    _event("goods", discarded=4, cotton_3=2, sugar_2=1),
    _event("phase_over", colour="blue", round=1, closes="blue"),
    _event("round", round=2, time=4, closes="round"),
    _event("over", closes="end"),
)


class Moment(NamedTuple):
    view: View
    decision: Decision[AnyMove] | None
    happened: tuple[Event, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Return what games by chance come to, with the default rulings and the others."""
    tables: list[tuple[int, Mapping[str, str]]] = [(2, {}), (4, {}), (3, CHANGED)]
    return tuple(moment for seats, options in tables for moment in _game(seats, options))


def _game(seats: int, options: Mapping[str, str]) -> Iterator[Moment]:
    state, pick = RULES.setup(seats, options, seats), by_chance(seats)
    happened: list[Event] = []
    while state.decisions:
        (decision,) = state.decisions
        yield Moment(RULES.view(state, decision.seat), decision, tuple(happened))
        picked, move = pick(state)
        happened = RULES.apply(state, picked.seat, move)
    yield Moment(RULES.view(state, None), None, tuple(happened))


def test_every_kind_of_event_has_an_example() -> None:
    assert recorded("amerigo") == {event.kind for event in EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_renders_and_none_is_left_over(language: str) -> None:
    words = Recording(language)
    _names(words)
    _events(words)
    _positions(words)
    _rare(words)
    known = set[str]().union(*(messages(language, file) for file in TEXTS))
    assert known - words.used - parts(language) == set()


def _names(words: Words) -> None:
    words("amerigo-title")
    words("amerigo-about")
    words("amerigo-cover")
    words("amerigo-round", round=1)
    words("amerigo-final-turn")
    for number in RULES.info.adjustable:
        words(f"amerigo-number-{number.key}")
        words(f"amerigo-number-{number.key}-about")
    for option in RULES.info.options:
        words(f"amerigo-option-{option.key}")
        assert len(words(f"amerigo-option-{option.key}-about")) <= 100
        for choice in option.choices:
            words(f"amerigo-option-{option.key}-{choice}")
    for key in (*COLOURS, "round", "end"):
        assert RENDERER.phase(key, words)
    for colour in (*COLOURS, "any"):
        assert terms.colour_name(colour, words)
    tokens = set(DATA.tokens)
    assert len({terms.token_name(token, words) for token in tokens}) == len(tokens)
    for token in tokens:
        assert len(terms.token_name(token, words)) <= 50
        assert len(terms.token_about(token, words)) <= 100
    assert all(words(f"amerigo-score-{line}") for line in LINES)
    assert all(terms.good_name(good, words) for good in GOODS)


def _events(words: Words) -> None:
    for event in EVENTS:
        said = "".join(RENDERER.tell([event], words))
        assert bool(said) == (event.kind != "phase_over")
        assert len(said) <= 200
        assert "  " not in said
    assert len(RENDERER.tell(EVENTS, words)) < len(EVENTS)
    RENDERER.tell(
        (
            _event("loaded", seat=0, points=4, cannons=12, paid=0),
            _event("gained", seat=0, source="cannons", gold=0, points=2),
        ),
        words,
    )


def _positions(words: Words) -> None:
    asked, before = Counter[str](), moments()[0].view
    for view, decision, happened in moments():
        RENDERER.tell(happened, words)
        if decision is not None:
            asked[decision.kind] += 1
            assert NAMES[decision.seat] in RENDERER.ask(decision, view, words)
            if asked[decision.kind] < SHARE or asked[decision.kind] % SHARE == 0:
                check_labels([RENDERER.label(move, view, words) for move in decision.moves])
        if any(event.closes for event in happened):
            assert sum(map(len, RENDERER.summary(view, words))) < 9000
            RENDERER.standing(view, words)
            if before.seats == view.seats:
                RENDERER.changes(before, view, words)
            before = view
    assert set(asked) == {"turn", "sail", "plan", "build", "goods", "progress", "pick"}


def check_labels(found: list[Label]) -> None:
    """Every label and every step fits; no two moves are called, or reached, alike."""
    assert len({one.text for one in found}) == len(found)
    assert len(set(map(path, found))) == len(found)
    for one in found:
        assert one.emoji
        for part in (one, *one.steps):
            assert 0 < len(part.text) <= 80, part
            assert len(part.hint) <= 100, part
            assert len(part.effect) <= 80, part


def _rare(words: Words) -> None:
    """Look at what games by chance hardly come to."""
    table = Table(2)
    table.sheet(0, ships="B2 F5", posts=0, tokens="to_front sail8 vp_cubes gold5", chests=1, gold=3)
    table.sheet(0, cannons=11, progress=19, hand="1 v1 1 n6R").disc(1, 5)
    table.field(blue=3, black=2, brown=2, white=2, red=1, green=1, yellow=1).turn(0)
    _look(table, words)
    _look(table.play("0 use sail8"), words)
    _look(Table(2).sheet(0, gold=3).field(red=2).turn(0).play("0 take v1"), words)
    _look(Table(2).sheet(0, ships="Z1 B2", posts=3).field(blue=4).turn(0), words)
    stays = Table(2).sheet(0, ships="Z1 B2").field(blue=4).turn(0).play("0 sail 2 B2")
    _look(stays, words)
    _look(stays.play("0 post"), words)
    _look(completing().turn(0), words)
    big = completing_big().turns()
    _look(big, words)
    before = RULES.view(big.g, None)
    RENDERER.changes(before, RULES.view(big.play("0 build v3L H9 90").g, None), words)
    _look(Table(2).posts(C8=1).sheet(0, ships="Z1 Z1").field(blue=9).turn(0), words)
    RENDERER.score_lines(RULES.scores(Table(2).sheet(0, points=2).g), words)
    last = Table(2).disc(0, 18).sheet(0, gold=2).field(white=3, red=1).turn(0)
    _look(last, words)


def completing() -> Table:
    """Return a table on which seat 0 may fill the last cell of an island with posts of both."""
    table = Table(2).posts(C2=0, F4=1).tiles("v2 D2 0 0", "v1 C3 0 0", "n3I D3 0")
    return table.sheet(0, hand="1 v1", ships="Z1 Z1").field(green=1)


def completing_big() -> Table:
    """Return a table on which seat 0 may fill the last cells of a big island."""
    tiles = ("n6R C7 0", "n6R C9 0", "n4O F7 0", "n4O F9 0")
    table = Table(2).posts(H8=0).tiles(*tiles)
    return table.sheet(0, hand="1 v3L", ships="Z1 Z1").field(green=1)


def _look(table: Table, words: Words) -> None:
    table.g.phase = "blue"
    view = RULES.view(table.g, 0)
    for decision in table.g.decisions:
        RENDERER.ask(decision, view, words)
        check_labels([RENDERER.label(move, view, words) for move in decision.moves])
    RENDERER.summary(view, words)


# What is said ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            _event("thrown", colour="blue", thrown=4, points=4, blue=4, black=1),
            "Into the tower: 4 × blue. Out come 4 blue and 1 black: 4 AP.",
            "In den Turm: 4 × blau. Heraus fallen 4 blau und 1 schwarz: 4 AP.",
        ),
        (
            _event("sailed", seat=0, ship=1, start="A3", cell="D7", steps=6, paid=2),
            "Anna sails ship 1 from A3 to D7 (2 gold paid).",
            "Anna fährt mit Schiff 1 von A3 nach D7 (für 2 Gold).",
        ),
        (
            _event("raided", seat=1, strength=6, repelled=0, cannons=4, points=6),
            "Pirates (strength 6): Bob loses 6 VP and all 4 cannons.",
            "Piraten (Stärke 6): Bob verliert 6 SP und alle 4 Kanonen.",
        ),
        (
            _event("picked", seat=0, token="ap1_red_brown"),
            "Anna takes a progress token: +1 AP: Plan / Progress.",
            "Anna nimmt einen Fortschrittsmarker: +1 AP: Planung / Fortschritt.",
        ),
    ],
)
def test_an_event_is_one_sentence(event: Event, en: str, de: str) -> None:
    assert "".join(RENDERER.tell([event], EN)) == en
    assert "".join(RENDERER.tell([event], DE)) == de


def test_a_tile_is_told_with_all_that_it_brings() -> None:
    happened = (
        _event("built", seat=0, tile="v3L", cell="D7", turn=90, island=4, points=2, paid=1),
        _event("collected", seat=0, sugar=1, coconut=1),
        _event("completed", seat=0, island=4, points=3, chest=1),
        _event("counted", seat=0, island=4, posts=2, time=4, points=12),
        _event("counted", seat=1, island=4, posts=1, time=4, points=4),
        _event("built", seat=0, tile="n2", cell="E9", turn=0, island=4, points=6, paid=0),
    )
    assert list(RENDERER.tell(happened, EN)) == [
        "Anna builds village 3L on island 4 (D7) (1 gold paid): 2 VP, 1 sugar, and 1 coconut. "
        "Island 4 is complete: 3 VP for the last cell, and the treasure chest. "
        "For posts there: Anna 12 and Bob 4.",
        "Anna builds neutral tile 2 on island 4 (E9): 6 VP.",
    ]


def test_what_is_taken_one_after_the_other_is_one_sentence() -> None:
    planned = [_event("planned", seat=0, tile=tile, paid=0) for tile in ("v2", "n5U", "v2")]
    bought = [
        _event("bought", seat=1, good="sugar", cost=2, paid=1),
        _event("bought", seat=1, good="sugar", cost=3, paid=2),
    ]
    moved_up = [
        _event("advanced", seat=0, points=9, space=9, paid=0),
        _event("picked", seat=0, token="gold3"),
        _event("picked", seat=0, token="end_7"),
    ]
    assert list(RENDERER.tell([*planned, *bought, *moved_up], DE)) == [
        "Anna plant Landschaftsplättchen 5U und Dorfplättchen 2, 2.",
        "Bob kauft Warenmarker: 2 × Zucker (für 3 Gold).",
        "Anna rückt beim Fortschritt auf Feld 9 vor. Neue Marker: einmal 3 Gold und am Ende 7 SP.",
    ]


def test_other_players_have_sentences_of_their_own() -> None:
    happened = [
        _event("planned", seat=0, tile="v2", paid=0),
        _event("planned", seat=1, tile="v2", paid=0),
    ]
    assert len(RENDERER.tell(happened, EN)) == 2


# Labels -----------------------------------------------------------------------------------


def _of(table: Table, text: str, words: Words = EN) -> Label:
    """Return the label of a legal move by its notation."""
    view = RULES.view(table.g, None)
    (move,) = (move for d in table.g.decisions for move in d.moves if move.text == text)
    return RENDERER.label(move, view, words)


def test_a_tile_is_chosen_in_four_steps_and_says_what_it_costs_and_brings() -> None:
    table = Table(2).posts(C9=0).sheet(0, hand="1 n3L", gold=2, ships="Z1 Z1")
    found = _of(table.field(green=1).turn(0), "build n3L C7 90")
    assert [step.text for step in found.steps] == [
        "Build (1 AP)",
        "Neutral tile 3L",
        "Big island 3 (1 of 24 cells covered)",
        "D · C7 ▛ turned 90°",
    ]
    assert found.text == "Build neutral tile 3L at C7: ▛ turned 90°"
    assert found.hint == "Costs 3 AP, 2 of them in gold. Now: +9 VP. On big island 3."
    assert found.effect == "+9 VP, −2 gold"


def test_a_simple_action_is_chosen_in_two_steps() -> None:
    table = Table(2).sheet(0, cannons=10).field(black=5).turn(0)
    found = _of(table, "load 5")
    assert [step.text for step in found.steps] == ["Load cannons (5 AP)", "Up to 12 cannons"]
    assert found.effect == "+2 gold"
    assert [step.text for step in _of(table, "load 1", DE).steps][1] == "1 Kanone"


def test_an_anchor_says_what_a_post_there_would_be() -> None:
    table = Table(2).posts(C8=1).sheet(0, ships="Z1 Z1").field(blue=9).turn(0)
    assert "discovery (3 VP)" in _of(table, "sail 1 B2").hint
    assert "you may place a post" in _of(table, "sail 1 I8").hint
    assert "post cell is taken" in _of(table, "sail 1 B8").hint
    assert _of(table, "sail 1 B2").steps[-1].menu != _of(table, "sail 1 B8").steps[-1].menu


def test_completing_an_island_says_what_others_get() -> None:
    found = _of(completing().turn(0), "build v1 C4 0")
    assert found.effect == "+9 VP"
    assert found.hint == "Costs 1 AP. Now: +9 VP. Completes island 1. Bob gets 5 VP."


@pytest.mark.parametrize("words", [EN, DE], ids=LANGUAGES)
def test_what_brings_most_is_offered_first(words: Words) -> None:
    table = Table(2).posts(C2=0).sheet(0, hand="1 v1 1 n1", ships="Z1 Z1").field(green=3, blue=4)
    view = RULES.view(table.turn(0).g, None)
    (decision,) = table.g.decisions
    order = sorted(decision.moves, key=lambda move: RENDERER.weight(move, view))
    sails = [move.text for move in order if move.verb == "sail"]
    assert sails[0].startswith(("sail 1 F5", "sail 1 H2", "sail 1 B8"))
    builds = [RENDERER.label(move, view, words).effect for move in order if move.verb == "build"]
    points = [signed(effect, "VP|SP") or 0 for effect in builds]
    assert points[0] == max(points)
    assert order[-1].text == "done"


def test_every_kind_of_move_has_its_words_and_its_place() -> None:
    kinds = set(get_args(AnyMove))
    assert set(labels._LABELS) == kinds
    assert set(labels._ORDER) == {kind.verb for kind in kinds}


# The position -------------------------------------------------------------------------------


def test_the_summary_names_what_is_free_on_an_island_and_what_lies_there() -> None:
    table = Table(2).posts(C2=0).tiles("v2 D2 0 0", "n1 C3 0").field(blue=2).turns()
    lines = RENDERER.summary(RULES.view(table.g, None), EN).lines
    (line,) = (line for line in lines if line.startswith("Island 1"))
    assert line == (
        "Island 1: 4 of 9 cells covered, discovered. Free: D3–F3, C4, F4. "
        "Free post cells, with (anchor): F4 (F5). Posts: Anna C2. "
        "Tiles: neutral tile 1 C3, village 2 D2 (Anna)."
    )


def test_scores_in_progress_tell_what_is_safe() -> None:
    table = Table(2).sheet(0, points=40, gold=2, resources="2 sugar", goods="1 sugar")
    lines = RENDERER.standing(RULES.view(table.field(blue=2).turn(0).g, None), EN)
    assert lines[0].startswith("Anna: 46 VP if the game ended now; ")
    assert "sugar 4" in lines[1].partition("still open")[0]
    assert "gold 2" in lines[1].partition("still open")[2]


def test_changes_tell_the_map_the_central_board_and_the_sheets() -> None:
    table = Table(2).posts(C2=0).sheet(0, hand="1 v2", ships="Z1 Z1").field(green=2, red=1)
    before = RULES.view(table.turns().g, None)
    after = RULES.view(table.play("0 build v2 D2 0").g, None)
    assert list(RENDERER.changes(before, after, EN)) == [
        "Map: village 2 on D2 (Anna)",
        "Anna: +1 VP, gone: village 2",
    ]

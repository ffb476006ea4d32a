"""Every text of Amerigo exists, fits and is used, in both languages."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import pytest

from bot.engine.api import Decision, Event
from bot.games.amerigo import events
from bot.games.amerigo.data import COLOURS, DATA, GOODS
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.scoring import LINES
from bot.games.amerigo.view import View
from bot.locales import LANGUAGES, Words
from cogs.ui.decisions.steps import path
from render.amerigo.text import labels, terms
from render.amerigo.text.changes import changes
from render.amerigo.text.labels import label, way, weight
from render.amerigo.text.sentences import SENTENCES
from render.amerigo.text.summary import summary
from render.amerigo.text.words import SCORE, ask, phase, standing
from render.api import Label
from tests.games.amerigo.golden import by_chance
from tests.games.amerigo.positions import Table
from tests.render.effects.reading import signed
from tests.test_locales import NAMES, Recording, messages, parts

EN, DE = Words("en", NAMES), Words("de", NAMES)
CHANGED = {option.key: option.choices[-1] for option in RULES.info.options}
TEXTS = ("amerigo.ftl", "amerigo_effects.ftl")
SHARE = 12
"""One in so many decisions of a kind is labelled, after the first ones."""
LONGEST = ("Christiane-Alexandra von Hohenstein",) * 4

EVENTS = (
    events.thrown("blue", 4, 4, {"blue": 4, "white": 1}),
    events.skipped("red", 0),
    events.skipped("red", 3),
    events.sailed(0, 1, "", "D7", 3, 0),
    events.sailed(0, 2, "", "Z1", 0, 0),
    events.sailed(0, 1, "D7", "E7", 1, 2),
    events.sailed(0, 1, "D7", "D7", 0, 0),
    events.used(0, "sail8"),
    events.posted(0, "D8", 4, 0),
    events.posted(0, "D8", 4, 3),
    events.loaded(0, 4, 7, 0),
    events.loaded(0, 4, 12, 1),
    events.planned(0, "v3L", 0),
    events.advanced(0, 5, 9, 0),
    events.picked(0, "ap1_red_brown"),
    events.built(0, "v3L", "D7", 90, 4, 2, 0),
    events.collected(0, {"coconut": 2}),
    events.completed(0, 4, 3, False),
    events.completed(0, 4, 3, True),
    events.counted(0, 4, 2, 4, 12),
    events.bought(0, "cotton", 3, 1),
    events.moved(0, 4, 4, 1, 0),
    events.moved(0, 4, 4, 3, 2),
    events.to_front(0, 7),
    events.gold_taken(0, 8, 3, 0),
    events.gold_taken(0, 8, 1, 2),
    events.points_taken(0, 8),
    events.forfeited(0),
    events.cashed(0, "chest", 3, 0),
    events.cashed(0, "chest", 1, 2),
    events.cashed(0, "gold5", 5, 0),
    events.cashed(0, "gold5", 3, 2),
    *(events.gained(0, source, 2, 0) for source in ("cannons", "progress", "order")),
    *(events.gained(0, source, 0, 2) for source in ("post_gold", "pirates_gold")),
    events.raided(0, 6, True, 6, 0),
    events.raided(0, 0, True, 0, 0),
    events.raided(0, 6, False, 1, 6),
    events.raided(0, 6, False, 0, 6),
    events.raided(0, 6, False, 4, 0),
    events.raided(0, 6, False, 0, 0),
    events.pirate_revealed(2, 8),
    events.tokens_laid(("gold3", "ap2_blue"), 3),
    events.goods_laid(("cotton 3", "cotton 3", "sugar 2"), 4),
    events.phase_over("blue", 1),
    events.round_begins(2, 4),
    events.game_over(),
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


def test_every_constructor_has_an_example() -> None:
    made = {
        name
        for name, value in inspect.getmembers(events, inspect.isfunction)
        if value.__module__ == events.__name__
    }
    text = Path(__file__).read_text(encoding="utf-8")
    assert {name for name in made if f"events.{name}(" not in text} == set()


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
    for option in RULES.info.options:
        words(f"amerigo-option-{option.key}")
        assert len(words(f"amerigo-option-{option.key}-about")) <= 100
        for choice in option.choices:
            words(f"amerigo-option-{option.key}-{choice}")
    for key in (*COLOURS, "round", "end"):
        assert phase(key, words)
    for colour in (*COLOURS, "any"):
        assert terms.colour_name(colour, words)
    tokens = set(DATA.tokens)
    assert len({terms.token_name(token, words) for token in tokens}) == len(tokens)
    for token in tokens:
        assert len(terms.token_name(token, words)) <= 50
        assert len(terms.token_about(token, words)) <= 100
    SCORE.parts(((line, 2) for line in LINES), words)
    assert all(terms.good_name(good, words) for good in GOODS)


def _events(words: Words) -> None:
    for event in EVENTS:
        said = SENTENCES.say(event, words)
        assert bool(said) == (event.kind != "phase_over")
        assert len(said) <= 200
        assert "  " not in said
    assert len(SENTENCES.tell(EVENTS, words)) < len(EVENTS)
    SENTENCES.tell((events.loaded(0, 4, 12, 0), events.gained(0, "cannons", 0, 2)), words)


def _positions(words: Words) -> None:
    asked, before = Counter[str](), moments()[0].view
    for view, decision, happened in moments():
        SENTENCES.tell(happened, words)
        if decision is not None:
            asked[decision.kind] += 1
            assert NAMES[decision.seat] in ask(decision, view, words)
            if asked[decision.kind] < SHARE or asked[decision.kind] % SHARE == 0:
                check_labels([label(move, view, words) for move in decision.moves])
        if any(event.closes for event in happened):
            assert sum(map(len, summary(view, words))) < 9000
            standing(view, words)
            if before.seats == view.seats:
                changes(before, view, words)
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
    _look(table.play("0 take v1"), words)
    _look(Table(2).sheet(0, ships="Z1 B2", posts=3).field(blue=4).turn(0), words)
    stays = Table(2).sheet(0, ships="Z1 B2").field(blue=4).turn(0).play("0 sail 2 B2")
    _look(stays, words)
    _look(stays.play("0 post"), words)
    _look(completing().turn(0), words)
    big = completing_big().turns()
    _look(big, words)
    before = RULES.view(big.g, None)
    changes(before, RULES.view(big.play("0 build v3L H9 90").g, None), words)
    _look(Table(2).posts(C8=1).sheet(0, ships="Z1 Z1").field(blue=9).turn(0), words)
    SCORE.lines(RULES.scores(Table(2).sheet(0, points=2).g), words)
    last = Table(2).disc(0, 18).sheet(0, gold=2).field(white=1, red=1).turn(0)
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
        ask(decision, view, words)
        check_labels([label(move, view, words) for move in decision.moves])
    summary(view, words)


# What is said ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            events.thrown("blue", 4, 4, {"blue": 4, "black": 1}),
            "Into the tower: 4 × blue. Out come 4 blue and 1 black: 4 AP.",
            "In den Turm: 4 × blau. Heraus fallen 4 blau und 1 schwarz: 4 AP.",
        ),
        (
            events.sailed(0, 1, "A3", "D7", 6, 2),
            "Anna sails ship 1 from A3 to D7 (2 gold paid).",
            "Anna fährt mit Schiff 1 von A3 nach D7 (für 2 Gold).",
        ),
        (
            events.raided(1, 6, False, 4, 6),
            "Pirates (strength 6): Bob loses 6 VP and all 4 cannons.",
            "Piraten (Stärke 6): Bob verliert 6 SP und alle 4 Kanonen.",
        ),
        (
            events.picked(0, "ap1_red_brown"),
            "Anna takes a progress token: +1 AP: Plan / Progress.",
            "Anna nimmt einen Fortschrittsmarker: +1 AP: Planung / Fortschritt.",
        ),
    ],
)
def test_an_event_is_one_sentence(event: Event, en: str, de: str) -> None:
    assert SENTENCES.say(event, EN) == en
    assert SENTENCES.say(event, DE) == de


def test_a_tile_is_told_with_all_that_it_brings() -> None:
    happened = (
        events.built(0, "v3L", "D7", 90, 4, 2, 1),
        events.collected(0, {"sugar": 1, "coconut": 1}),
        events.completed(0, 4, 3, True),
        events.counted(0, 4, 2, 4, 12),
        events.counted(1, 4, 1, 4, 4),
        events.built(0, "n2", "E9", 0, 4, 6, 0),
    )
    assert list(SENTENCES.tell(happened, EN)) == [
        "Anna builds village 3L on island 4 (D7) (1 gold paid): 2 VP, 1 sugar, and 1 coconut. "
        "Island 4 is complete: 3 VP for the last space, and the treasure chest. "
        "For posts there: Anna 12 and Bob 4.",
        "Anna builds neutral tile 2 on island 4 (E9): 6 VP.",
    ]


def test_what_is_taken_one_after_the_other_is_one_sentence() -> None:
    planned = [events.planned(0, tile, 0) for tile in ("v2", "n5U", "v2")]
    bought = [events.bought(1, "sugar", 2, 1), events.bought(1, "sugar", 3, 2)]
    moved_up = [events.advanced(0, 9, 9, 0), events.picked(0, "gold3"), events.picked(0, "end_7")]
    assert list(SENTENCES.tell([*planned, *bought, *moved_up], DE)) == [
        "Anna plant Landschaftsplättchen 5U und Dorfplättchen 2, 2.",
        "Bob kauft Warenmarker: 2 × Zucker (für 3 Gold).",
        "Anna rückt beim Fortschritt auf Feld 9 vor. Neue Marker: einmal 3 Gold und am Ende 7 SP.",
    ]


def test_other_players_have_sentences_of_their_own() -> None:
    happened = [events.planned(0, "v2", 0), events.planned(1, "v2", 0)]
    assert len(SENTENCES.tell(happened, EN)) == 2


# Labels -----------------------------------------------------------------------------------


def _of(table: Table, text: str, words: Words = EN) -> Label:
    """Return the label of a legal move by its notation."""
    view = RULES.view(table.g, None)
    (move,) = (move for d in table.g.decisions for move in d.moves if move.text == text)
    return label(move, view, words)


def test_a_tile_is_chosen_in_five_steps_and_says_what_it_costs_and_brings() -> None:
    table = Table(2).posts(C9=0).sheet(0, hand="1 n3L", gold=2, ships="Z1 Z1")
    found = _of(table.field(green=1).turn(0), "build n3L C7 90")
    assert [step.text for step in found.steps] == [
        "Build (1 AP)",
        "Neutral tile 3L",
        "Big island 3 (1 of 24 spaces covered)",
        "C7",
        "▛ turned 90°",
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
    assert "post space is taken" in _of(table, "sail 1 B8").hint
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
    order = sorted(decision.moves, key=lambda move: weight(move, view))
    sails = [move.text for move in order if move.verb == "sail"]
    assert sails[0].startswith(("sail 1 F5", "sail 1 H2", "sail 1 B8"))
    builds = [label(move, view, words).effect for move in order if move.verb == "build"]
    points = [signed(effect, "VP|SP") or 0 for effect in builds]
    assert points[0] == max(points)
    assert order[-1].text == "done"


def test_ways_part_where_the_steps_of_the_labels_part() -> None:
    """Until the catalogue has the game, what `tests.render.test_ways` looks at for all games."""
    seen = 0
    for view, decision, _ in moments()[::29]:
        if decision is None or decision.kind not in RULES.info.stepped:
            continue
        seen += 1
        ways = [way(move, view) for move in decision.moves]
        paths = [path(label(move, view, DE)) for move in decision.moves]
        for depth in range(1, 6):
            pairs = {(way[:depth], steps[:depth]) for way, steps in zip(ways, paths, strict=True)}
            assert len(pairs) == len({one for one, _ in pairs}) == len({one for _, one in pairs})
    assert seen > 10


def test_every_kind_of_move_has_its_words_and_its_place() -> None:
    kinds = set(get_args(AnyMove))
    assert set(labels._LABELS) == kinds
    assert set(labels._ORDER) == {kind.verb for kind in kinds}


# Claims -----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, CHANGED], ids=["default", "changed"])
def test_signed_numbers_are_what_then_happens(options: dict[str, str]) -> None:
    """VP and gold of a label, in both languages, against the sheet after the move."""
    readers = [Words(language, LONGEST) for language in LANGUAGES]
    state, pick, random = RULES.setup(3, options, 7), by_chance(7), Random(7)
    while state.decisions:
        (decision,) = state.decisions
        view = RULES.view(state, None)
        for move in random.sample(decision.moves, min(4, len(decision.moves))):
            after = state.clone()
            after.stack.pop().choose(after, move)  # type: ignore[attr-defined]
            old, new = (one.players[decision.seat] for one in (state, after))
            for words in readers:
                told = label(move, view, words)
                check_labels([told])
                effect = re.sub(r"[^,]*(token|marker|chest|truhe)[^,]*", "", told.effect)
                assert (signed(effect, "VP|SP") or 0) == new.points - old.points, (move, told)
                assert (signed(effect, "gold|Gold") or 0) == new.gold - old.gold, (move, told)
        picked, chosen = pick(state)
        RULES.apply(state, picked.seat, chosen)


# The position -------------------------------------------------------------------------------


def test_the_summary_names_what_is_free_on_an_island_and_what_lies_there() -> None:
    table = Table(2).posts(C2=0).tiles("v2 D2 0 0", "n1 C3 0").field(blue=2).turns()
    lines = summary(RULES.view(table.g, None), EN)
    (line,) = (line for line in lines if line.startswith("Island 1"))
    assert line == (
        "Island 1: 4 of 9 spaces covered, discovered. Free: D3–F3, C4, F4. "
        "Free post spaces, with (anchor): F4 (F5). Posts: Anna C2. "
        "Tiles: neutral tile 1 C3, village 2 D2 (Anna)."
    )


def test_scores_in_progress_tell_what_is_safe() -> None:
    table = Table(2).sheet(0, points=40, gold=2, resources="2 sugar", goods="1 sugar")
    lines = standing(RULES.view(table.field(blue=2).turn(0).g, None), EN)
    assert lines[0].startswith("Anna: 46 VP if the game ended now; ")
    assert "sugar 4" in lines[1].partition("still open")[0]
    assert "gold 2" in lines[1].partition("still open")[2]


def test_changes_tell_the_map_the_central_board_and_the_sheets() -> None:
    table = Table(2).posts(C2=0).sheet(0, hand="1 v2", ships="Z1 Z1").field(green=2, red=1)
    before = RULES.view(table.turns().g, None)
    after = RULES.view(table.play("0 build v2 D2 0").g, None)
    assert list(changes(before, after, EN)) == [
        "Map: village 2 on D2 (Anna)",
        "Anna: +1 VP, gone: village 2",
    ]

"""Every text of Magister Navis exists, fits and is used, in both languages."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import pytest

from bot.engine.api import Decision, Event
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    DECKS,
    REGIONS,
    STATUSES,
    TOKENS,
)
from bot.games.magister_navis.view import View
from bot.locales import Words
from render.api import Label
from render.magister_navis.text import terms
from tests.catalogue import GAMES, RENDERERS
from tests.games.magister_navis.positions import Table
from tests.languages import LANGUAGES
from tests.test_locales import NAMES, Recording, messages, parts, recorded

GAME, RENDERER = GAMES["magister_navis"], RENDERERS["magister_navis"]
OTHERS = {option.key: option.choices[-1] for option in GAME.info.options}
EN, DE = Words("en", NAMES), Words("de", NAMES)

EVENTS = (
    Event("round", {"round": 2, "seat": 1}),
    Event("built", {"seat": 0, "building": "market"}),
    Event("grown", {"seat": 0, "discs": 1}),
    Event("grown", {"seat": 0, "discs": 0}),
    Event("salaried", {"seat": 0, "discs": 1, "market": 1}),
    Event("salaried", {"seat": 0, "discs": 3, "market": 2, "shipyard": 1}),
    Event("prepared", {"round": 1}, closes="prepare"),
    Event("idled", {"seat": 0, "building": "market"}),
    Event(
        "shipped",
        {"seat": 0, "region": "FE", "space": 3, "token": "politics", "source": "shipyard"},
    ),
    Event(
        "shipped",
        {"seat": 0, "region": "FE", "space": 0, "token": "none", "source": "ship_or_draw"},
    ),
    Event("opened", {"seat": 1, "region": "AF", "card": "AF-G"}),
    Event("occupied", {"seat": 0, "city": "EU3", "token": "culture", "source": "residence"}),
    Event("attacked", {"seat": 0, "city": "EU3", "other": 1, "source": "barracks"}),
    Event("linked", {"seat": 0, "connection": "K09", "token": "finance"}),
    Event("linked", {"seat": 0, "connection": "K09", "token": "none"}),
    Event("unlinked", {"seat": 1, "connection": "K09"}),
    Event("freed", {"seat": 0, "building": "market", "source": "exchange"}),
    Event("drawn", {"seat": 0, "card": "EU-1", "source": "market"}),
    Event("abolished", {"seat": 0}),
    Event("set_aside", {"seat": 0, "cards": 1}),
    Event("set_aside", {"seat": 0, "cards": 2}),
    Event("passed", {"seat": 0}),
    Event("arranged", {"seat": 0, "card": "AF-G"}),
    Event("arranged", {"seat": 0, "card": "none"}),
    Event("discarded", {"seat": 0, "card": "SA-1"}),
    Event("turn_over", {}, closes="turn"),
    Event("action_over", {"round": 1}, closes="action"),
    Event("over", {}, closes="end"),
)


class Moment(NamedTuple):
    view: View
    decisions: tuple[Decision[moves.Move], ...]
    happened: tuple[Event, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Return what games without idle passes come to, with the default rulings and the others."""
    tables = [(3, {}), (5, {}), (4, OTHERS)]
    return tuple(moment for seats, options in tables for moment in _game(seats, options))


def _game(seats: int, options: Mapping[str, str]) -> Iterator[Moment]:
    state, chance = GAME.setup(seats, options, seats), random.Random(seats)
    happened: list[Event] = []
    while pending := GAME.pending(state):
        yield Moment(GAME.view(state, pending[0].seat), tuple(pending), tuple(happened))
        moves_ = [move for move in pending[0].moves if move.text != "pass"]
        happened = GAME.apply(state, pending[0].seat, chance.choice(moves_ or pending[0].moves))
    yield Moment(GAME.view(state, None), (), tuple(happened))


def test_every_event_has_an_example() -> None:
    assert recorded(GAME.info.key) == {event.kind for event in EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_renders_and_none_is_left_over(language: str) -> None:
    words = Recording(language)
    _names(words)
    _events(words)
    _positions(words)
    _rare(words)
    known = set(messages(language, "magister_navis.ftl"))
    assert known - words.used - parts(language) == set()


def _names(words: Words) -> None:
    words("magister_navis-title")
    words("magister_navis-about")
    words("magister_navis-cover")
    words("magister_navis-round", round=1)
    for number in GAME.info.adjustable:
        words(f"magister_navis-number-{number.key}")
        words(f"magister_navis-number-{number.key}-about")
    for option in GAME.info.options:
        words(f"magister_navis-option-{option.key}")
        assert len(words(f"magister_navis-option-{option.key}-about")) <= 100
        for choice in option.choices:
            words(f"magister_navis-option-{option.key}-{choice}")
    for phase in ("prepare", "turn", "action", "end"):
        RENDERER.phase(phase, words)
    things = {
        "building": BUILDINGS,
        "source": [*TOKENS, "salary"],
        "region": REGIONS,
        "city": CITIES,
    }
    for field, keys in {**things, "card": CARDS, "governor": ["none"], "deck": DECKS}.items():
        assert len({terms.called(field, key, words) for key in keys}) == len(keys)
    assert all(terms.gist(building, words) for building in BUILDINGS)
    for status in STATUSES:
        words(f"magister_navis-status-{status}")


def _events(words: Words) -> None:
    for event in EVENTS:
        said = "".join(RENDERER.tell([event], words))
        assert bool(said) == (event.kind not in ("prepared", "turn_over", "action_over"))
        assert len(said) <= 200
    visits = (*EVENTS[1:3], *EVENTS[1:3], EVENTS[5], EVENTS[1])
    assert len(RENDERER.tell(visits, words)) == 3


def _positions(words: Words) -> None:
    asked, before = Counter[str](), moments()[0].view
    for moment in moments():
        RENDERER.tell(moment.happened, words)
        for decision in moment.decisions:
            asked[decision.kind] += 1
            assert NAMES[decision.seat] in RENDERER.ask(decision, moment.view, words)
            if asked[decision.kind] <= 150:
                check_labels([RENDERER.label(move, moment.view, words) for move in decision.moves])
        if moment.happened and moment.happened[-1].closes:
            assert sum(map(len, RENDERER.summary(moment.view, words).lines)) < 9000
            RENDERER.standing(moment.view, words)
            if before.seats == moment.view.seats:
                RENDERER.changes(before, moment.view, words)
            before = moment.view
    table = Table().cities(EU3=0, EU5=0, EU6=0)
    everything = " ".join(f"9 {status}" for status in STATUSES)
    table.board(
        0, built="1 university", set_aside="SL-1", harbor=9, cards="AF-4", tokens=everything
    )
    (line, *_) = RENDERER.score_lines(GAME.scores(table.g), words)
    assert line.startswith("**1.** Anna: 51 ")


def check_labels(labels: list[Label]) -> None:
    """Every label and every step fits; no two moves are called, or reached, alike."""
    assert len({label.text for label in labels}) == len(labels)
    paths = [tuple(step.text for step in label.steps) or (label.text,) for label in labels]
    assert len(set(paths)) == len(paths)
    for label in labels:
        assert label.emoji
        for part in (label, *label.steps):
            assert 0 < len(part.text) <= 80
            assert len(part.hint) <= 100


def _rare(words: Words) -> None:
    """Look at what random games hardly come to."""
    table = Table()
    table.track("AF", "0 0 0 0 0").track("SA", "0 0 1 1 0 1").cities(EU3=0, AF1=1)
    table.cities(**{f"EU{number}": 0 for number in (1, 2, 4, 5, 6)}).decks(EU="EU-5")
    built = "1 market 1 shipyard 1 cartographer 1 exchange"
    table.board(0, built=built, active="1 market", harbor=5, tokens="1 occupy_or_draw")
    table.turns()
    _look(table, words)
    table.play("0 ship FE cartographer")
    _look(table, words)
    table.play("0 done", "0 draw EU occupy_or_draw")
    RENDERER.summary(GAME.view(table.g, None), words)
    lowest = Table()
    lowest.g.offer = {
        key: count if key == "theater" else 0 for key, count in lowest.g.offer.items()
    }
    lowest.g.offer["dock"] = 1
    _look(lowest.visit(0), words)


def _look(table: Table, words: Words) -> None:
    view = GAME.view(table.g, 0)
    for decision in table.g.decisions:
        RENDERER.ask(decision, view, words)
        check_labels([RENDERER.label(move, view, words) for move in decision.moves])
    RENDERER.summary(view, words)


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            Event(
                "shipped",
                {"seat": 0, "region": "FE", "space": 3, "token": "politics", "source": "shipyard"},
            ),
            "Anna ships: Far East, space 3, politics token (Shipyard).",
            "Anna fährt zur See: Ferner Osten, Feld 3, Marke Politik (Werft).",
        ),
        (
            Event("opened", {"seat": 1, "region": "AF", "card": "AF-G"}),
            "Africa is open! Bob gets Governor of Africa (2 finance, 1 politics, and 1 glory).",
            "Erschlossen: Afrika! An Bob geht die Karte Gouverneur von Afrika "
            "(2 Finanzen, 1 Politik und 1 Ruhm).",
        ),
        (
            Event("attacked", {"seat": 0, "city": "EU3", "other": 1, "source": "attack"}),
            "Anna captures Lisbon (EU3) from Bob (attack token).",
            "Anna erobert Lissabon (EU3) von Bob (Marke Angriff).",
        ),
        (
            Event("salaried", {"seat": 0, "discs": 3, "market": 2, "shipyard": 1}),
            "Anna gets 3 discs back: 2 × Market and Shipyard.",
            "Anna bekommt 3 Steine zurück: 2 × Markt und Werft.",
        ),
    ],
)
def test_an_event_is_one_sentence(event: Event, en: str, de: str) -> None:
    assert "".join(RENDERER.tell([event], EN)) == en
    assert "".join(RENDERER.tell([event], DE)) == de


def test_a_visit_is_one_sentence() -> None:
    visit = (
        Event("built", {"seat": 0, "building": "bank"}),
        Event("grown", {"seat": 0, "discs": 3}),
        Event("salaried", {"seat": 0, "discs": 1, "market": 1}),
    )
    assert list(RENDERER.tell(visit, EN)) == [
        "Anna builds: Bank. Growth: +3. Back from: Market.",
    ]
    later = (*visit[:2], Event("built", {"seat": 1, "building": "bank"}), visit[2])
    assert len(RENDERER.tell(later, EN)) == 2


def test_growth_of_everybody_is_told_after_the_buildings() -> None:
    """Phase by phase: the last building is not told with the growth of who built first."""
    built = [Event("built", {"seat": seat, "building": "bank"}) for seat in (0, 1)]
    grown = [Event("grown", {"seat": seat, "discs": seat + 1}) for seat in (0, 1)]
    paid = Event("salaried", {"seat": 0, "discs": 1, "market": 1})
    assert list(RENDERER.tell((*built, *grown, paid), EN)) == [
        "Anna builds: Bank.",
        "Bob builds: Bank.",
        "Anna moves 1 disc from the supply to the harbor.",
        "Bob moves 2 discs from the supply to the harbor.",
        "Anna gets 1 disc back: Market.",
    ]


def test_a_building_says_when_growth_and_salary_come() -> None:
    state = GAME.setup(3, {"preparation": "by_phase"}, 1)
    build, view = state.decisions[0].moves[0], GAME.view(state, 0)
    english, german = (RENDERER.label(build, view, words).hint for words in (EN, DE))
    assert "Growth and salary follow when everyone has built." in english
    assert "Wachstum und Lohn folgen, wenn alle gebaut haben." in german


def test_a_city_says_which_connections_it_would_complete() -> None:
    table = Table().cities(EU3=0).lay(CA3="culture", K14="politics", K11="finance")
    table.track("CA", "0 1 1 0 1 1").board(0, harbor=2)
    view = GAME.view(table.turn(0).g, 0)
    label = RENDERER.label(moves.Occupy("CA3", "residence"), view, EN)
    assert label.text == "Occupy: San Juan (CA3) · Colonial House"
    assert label.hint == "Now: +2 glory. Completes: Lisbon (politics token)."
    assert [step.text for step in label.steps] == [
        "Occupy",
        "San Juan (CA3): culture token",
        "Colonial House",
    ]


def test_scores_in_progress_tell_what_is_safe() -> None:
    table = Table().cities(EU3=1, EU4=1)
    table.board(1, built="1 university", tokens="3 politics", harbor=3)
    table.board(0, harbor=2)
    lines = RENDERER.standing(GAME.view(table.turn(0).g, None), EN)
    assert lines[0] == "Bob: 11 glory if the game ended now; 5 of it is secured, 6 open"
    assert lines[1] == (
        "Bob has secured politics 2 and buildings 3; "
        "still open: cities 2, free governor space 3, and harbor 1"
    )

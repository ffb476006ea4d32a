"""The rules at hand: complete in both languages, found by any words, ranked by the decision."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.engine import explain as kit
from bot.engine.api import BadNotation
from bot.engine.rng import Rng
from bot.games.puerto_rico import moves, why
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.why import EXPLAINERS, WHY, base, expansions
from bot.games.puerto_rico.why import case as shared
from bot.locales import Words
from render.guides.guide import Asked
from render.guides.rulebook import Index, Now
from tests.catalogue import GAMES, GUIDES
from tests.languages import LANGUAGES

GUIDE = GUIDES["puerto_rico"]
BOOK = GUIDE.rulebook
RULES = GAMES["puerto_rico"]
NAMES = ("Anna", "Bob", "Cleo")
WORDS = Words("en")
SETS = frozenset({"buildings", "nobles"})
BOTH = {"expansions": "both", "draft": "random"}


def keys(text: str, now: Now | None = None) -> list[str]:
    return [entry.key for entry in BOOK.search(text, WORDS, now)]


def asked(seat: int = 0, options: Mapping[str, str] = BOTH) -> Asked:
    return position(RULES.setup(3, options, 1), seat, options)


def position(g: Any, seat: int, options: Mapping[str, str]) -> Asked:
    decision = next((d for d in RULES.pending(g) if d.seat == seat), None)
    return Asked(RULES.view(g, seat), seat, decision, options)


def positions(every: int) -> Iterator[Asked]:
    """Yield what all seats see now and then in a random game."""
    g, rng = RULES.setup(3, BOTH, 3), Rng(3)
    for number in range(8 * every):
        if number % every == 0:
            yield from (position(g, seat, BOTH) for seat in range(3))
        decision = RULES.pending(g)[0]
        RULES.apply(g, decision.seat, decision.moves[rng.below(len(decision.moves), "moves")])


def test_every_building_has_its_texts() -> None:
    assert {thing.key for thing in BOOK.things} == set(BUILDINGS)
    assert len(BUILDINGS) == 45


def test_every_question_of_the_game_has_something_to_read() -> None:
    kinds = {kind for explainer in EXPLAINERS.values() for kind in explainer.kinds} | {"guests"}
    for kind in kinds:
        found = BOOK.at_hand(Now(kind, sets=SETS)) or [
            e for e in BOOK.things if kind in e.decisions
        ]
        assert found, kind
    known = {kind for entry in BOOK.entries for kind in entry.decisions}
    assert known <= kinds


def test_search_finds_every_building_before_all_others() -> None:
    for thing in BOOK.things:
        for language in LANGUAGES:
            name = thing.title(Words(language))
            assert thing in BOOK.search(name, WORDS)[:3], name
            assert BOOK.name(name, WORDS)[0] == thing


def test_the_decision_at_hand_ranks() -> None:
    assert keys("colonist", Now("colonist", "builder")).index("university") < keys(
        "colonist", Now("place", "mayor")
    ).index("university")
    found = [entry.key for entry in BOOK.at_hand(Now("load", "captain", frozenset({"harbor"})))]
    assert found[:2] == ["captain", "ships"]
    assert "harbor" in found
    assert "wharf" not in found, "only what one owns"


def test_equals_are_ranked_by_the_shorter_name() -> None:
    index = Index({"b": [(1.0, "large red thing")], "a": [(1.0, "red thing")]}.items())
    assert index.search("thing") == ["a", "b"]
    assert index.search("thign") == ["a", "b"]


def test_what_matters_now() -> None:
    now = GUIDE.now(asked())
    assert (now.decision, now.phase) == ("role", "round")
    assert (now.own, now.sets) == (frozenset(), SETS)
    assert GUIDE.now(asked(options={})).sets == frozenset()


def test_expansions_matter_where_they_are_in_play() -> None:
    plain = {entry.key for entry in BOOK.at_hand(Now("place", "mayor"))}
    assert {"placing", "refill"} <= plain
    assert not plain & {"nobles", "noble_effects"}
    assert "nobles" in {entry.key for entry in BOOK.at_hand(Now("place", "mayor", sets=SETS))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_asked_about_by_name(language: str) -> None:
    """Every verb of the game has a name, and every reason a sentence."""
    words = Words(language, NAMES)
    for there in positions(every=60):
        questions = GUIDE.questions(there, words)
        assert len({one.text for one in questions}) == len(questions)
        assert len({one.name for one in questions}) == len(questions)
        for one in questions[::9]:
            assert one.name != one.text
            assert len(one.name) <= 100
            answer = GUIDE.why(there, one.text, words)
            assert answer.legal == (not answer.against)
            assert all(len(line) < 250 for line in (*answer.against, *answer.sums))


def test_a_move_in_notation_is_explained_though_it_is_not_listed() -> None:
    there, words = asked(options={}), Words("en", NAMES)
    listed = {one.text for one in GUIDE.questions(there, words)}
    question = GUIDE.question(there, "LOAD corn 8", words)
    assert question is not None
    assert question.text not in listed, "no ship of this table is as large"
    answer = GUIDE.why(there, question.text, words)
    assert not answer.legal
    assert answer.against
    for other in ("load corn", "guest office", "occupy EU1 fortress", " "):
        assert GUIDE.question(there, other, words) is None, "not in this game"
        with pytest.raises(BadNotation):
            GUIDE.why(there, other, words)


def test_what_is_not_in_the_game_is_not_offered() -> None:
    plain = asked(options={})
    verbs = {
        move.verb
        for move in WHY.askable(shared.Case(plain.view, 0, plain.decision, WHY.options({})))
    }
    assert not verbs & {
        "guest",
        "forest",
        "post",
        "small_wharf",
        "supply",
        "buy",
        "pay_good",
        "noble",
        "draft",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    """Codes that the explainers yield are looked up in their sources, so that none is missed."""
    source = "".join(map(inspect.getsource, (kit, why, base, expansions, shared)))
    codes = set(re.findall(r'Reason\("([\w-]+)"', source)) | {
        explainer.otherwise for explainer in EXPLAINERS.values()
    }
    codes |= {"no-building", "unoccupied", "city-full", "no-pair", "land-office-noble"}
    codes |= {f"when-{verb.verb}" for verb, explainer in EXPLAINERS.items() if explainer.kinds}
    words = Words(language)
    assert len(codes) > 60
    for code in codes:
        assert words.has(words.found("puerto_rico", f"why-{code}")), code


def test_sums_are_told_part_by_part() -> None:
    g = RULES.setup(3, {}, 1)
    player = g.players[0]
    player.island["quarry"] = player.manned["quarry"] = 2
    RULES.apply(g, 0, moves.TakeRole("builder"))
    there = position(g, 0, {})
    told = {w.language: GUIDE.why(there, "build harbor", w).sums for w in map(Words, LANGUAGES)}
    assert told["en"] == ("Price: 8 (printed) − 2 (quarries) − 1 (builder) = 5 doubloons",)
    assert told["de"] == ("Preis: 8 (aufgedruckt) − 2 (Steinbrüche) − 1 (Baumeister) = 5 Dublonen",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_names_no_building_that_is_not_in_it(language: str) -> None:
    """The text at a table of the base game names its own buildings and people only."""
    words = Words(language)
    added = [key for key, building in BUILDINGS.items() if building.set != "base"]
    names = [words(f"puerto_rico-building-{key}") for key in added]
    names += {"en": ["noble", "forest"], "de": ["Adlig", "Wald", "Wälder"]}[language]
    base = [entry for entry in BOOK.entries if not entry.set and entry.key not in added]
    for entry in base:
        told = f"{entry.text(words, Now())} {entry.fine(words, Now())}".casefold()
        assert [name for name in names if name.casefold() in told] == [], entry.key
        assert len(entry.text(words)) >= len(entry.text(words, Now()))
    assert "beige" in next(e for e in base if e.key == "city_hall").fine(words)

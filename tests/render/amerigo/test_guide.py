"""The rules at hand: complete in both languages, found by any words, ranked by the decision."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import replace
from time import process_time

import pytest

from bot.engine import explain as kit
from bot.games.amerigo import why
from bot.games.amerigo.data import DATA, GOODS
from bot.games.amerigo.options import OPTIONS
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.view import View
from bot.games.amerigo.why import case, others, ships, tiles
from bot.locales import Words
from render.amerigo import GUIDE
from render.guides.guide import Asked
from render.guides.rulebook import Now
from tests.games.amerigo.positions import Table
from tests.languages import LANGUAGES
from tests.render.amerigo.play import game

BOOK = GUIDE.rulebook
NAMES = ("Anna", "Bob", "Cleo", "Dora")
WORDS = Words("en")
OTHER_RULINGS = {option.key: option.choices[-1] for option in OPTIONS}
KINDS = ("turn", "sail", "plan", "build", "goods", "progress", "pick")


def keys(text: str) -> list[str]:
    return [entry.key for entry in BOOK.search(text, WORDS)]


def asked(t: Table, seat: int = 0) -> Asked:
    decision = next((d for d in t.g.decisions if d.seat == seat), None)
    return Asked(RULES.view(t.g, seat), seat, decision, {})


def positions(seats: int = 4, seed: int = 3, every: int = 29) -> Iterator[Asked]:
    """Yield what all seats see now and then in a game."""
    played = game(seats, seed)
    for number, (view, decision) in enumerate(zip(played.views, played.asked, strict=False)):
        if number % every == 0 or decision.kind == "pick":
            assert isinstance(view, View)
            for seat in range(seats):
                yield Asked(view, seat, decision if decision.seat == seat else None, {})


def test_every_thing_has_its_texts() -> None:
    kinds = {kind.key for kind in (*DATA.numbers.villages, *DATA.numbers.neutral)}
    assert {thing.key for thing in BOOK.things} == kinds | {*DATA.tokens}
    titles = [entry.title(Words("en")) for entry in BOOK.entries if entry.kind is None]
    assert len(titles) == len(set(titles))


def test_a_shape_is_found_by_its_letter() -> None:
    assert "n5U" in keys("U-förmig")[:3]


def test_every_question_of_the_game_has_something_to_read() -> None:
    for kind in KINDS:
        assert BOOK.at_hand(Now(kind)), kind
    assert {kind for entry in BOOK.entries for kind in entry.decisions} == {*KINDS}


OURS = re.compile(r"our own re|our reconstruction|von uns nachgebildet|unsere Lesart")


def test_a_number_of_our_own_is_said_to_be_so() -> None:
    assert {one for entry in BOOK.entries for one in entry.ours} == {*DATA.numbers.reconstructed}
    for entry in BOOK.entries:
        for words in map(Words, LANGUAGES):
            told = f"{entry.text(words)} {entry.fine(words)}"
            assert bool(OURS.search(told)) == bool(entry.ours), entry.key


def test_a_corrected_number_is_no_longer_said_to_be_ours() -> None:
    t = Table().field(blue=4)
    t.g.numbers = replace(t.g.numbers, reconstructed=("progress.length", "tokens.all"))
    now = GUIDE.now(asked(t.turn(0)))
    entries = {entry.key: entry for entry in BOOK.entries}
    for words in map(Words, LANGUAGES):
        assert OURS.search(entries["stocks"].text(words, now))
        assert OURS.search(entries["ap2_red"].fine(words, now))
        for key in ("advancing", "moving", "completing", "tower"):
            assert not OURS.search(entries[key].text(words, now)), "corrected in part at least"
        assert not OURS.search(entries["v3L"].fine(words, now))


def test_what_matters_now() -> None:
    t = Table().sheet(0, ships="F5 Z1", hand="1 v3L", tokens="sail8", used="gold5")
    t.g.phase = "blue"
    there = asked(t.field(blue=4, green=1).posts(C2=0).turn(0))
    now = GUIDE.now(there)
    assert (now.decision, now.phase) == ("turn", "blue")
    assert now.own == {"sail8", "v3L"}
    shown = [entry.key for entry in BOOK.at_hand(now)]
    assert shown[0] == "phase"
    assert {"sail8", "v3L", "sailing"} <= {*shown}
    assert not {"gold5", "n1"} & {*shown}, "only what one has and can use"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_asked_about_by_name(language: str) -> None:
    words = Words(language, NAMES)
    for there in positions():
        questions = GUIDE.questions(there, words)
        assert len({one.text for one in questions}) == len(questions)
        assert len({one.name for one in questions}) == len(questions)
        for one in questions[::23]:
            assert one.name != one.text
            assert len(one.name) <= 100
            assert GUIDE.question(there, one.text.lower(), words) == one
            answer = GUIDE.why(there, one.text, words)
            assert answer.legal == (not answer.against)
            assert all(len(line) < 300 for line in (*answer.against, *answer.sums))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    """Codes that the explanations yield are looked up in their sources: none is missed."""
    source = "".join(map(inspect.getsource, (kit, why, case, ships, tiles, others)))
    codes = {*re.findall(r'"([a-z]+8?-[a-z-]+)"', source)}
    codes |= {"land", "water", "stays", "leader", "acted", "rules"}
    codes |= {f"use-{way}" for way in ("front", "points", "cash", "permanent", "end")}
    codes |= {f"when-{verb}" for verb, one in why.EXPLAINERS.items() if one.kinds}
    words = Words(language)
    known = {code for code in codes if words.has(words.found("amerigo", f"why-{code}"))}
    parts = {code for code in codes if words.has(f"amerigo-why-part-{code}")}
    kinds = {code for code in codes if words.has(f"amerigo-why-sum-{code}")}
    assert codes - known - parts - kinds == set()
    assert len(known) > 65
    for good in GOODS:
        assert words.has(f"amerigo-why-part-{good}")


def test_reasons_and_sums_in_words() -> None:
    t = Table().sheet(0, ships="F5 Z1", hand="1 v1 1 n2", gold=1)
    t.posts(C2=0).field(blue=1, green=2)
    t.g.phase = "blue"
    english, german = (Words(language, NAMES) for language in LANGUAGES)
    there = asked(t.turns())
    told = GUIDE.why(there, "sail 1 I8", english)
    assert told.against == (
        "It is 6 steps away. You have 2 AP and 1 gold: you are 3 short "
        "(rulebook: Blue: sailing, Gold).",
    )
    told = GUIDE.why(there, "build v1 D3 0", german)
    assert told.against == (
        "Es würde auf Insel 1 nur über Eck an das grenzen, "
        "was mit deinen Kontoren verbunden ist (Anleitung: Grün: Bauen).",
    )
    told = GUIDE.why(there, "build n2 D2 0", english)
    assert told.legal
    assert told.sums == (
        "It takes: 2 (AP) = 2 AP; you have 2 AP.",
        "At once: 4 (tile on a small island) = 4 VP.",
    )
    told = GUIDE.why(there, "load 3", german)
    assert told.against == (
        "Im Aktionsfeld liegt kein Würfel dieser Farbe: schwarz (Anleitung: Spielablauf).",
        "Auch kein weißer Würfel liegt dort, die Sonderaktion geht also ebenfalls nicht "
        "(Anleitung: Weiß: Spielerreihenfolge, Sonderaktion).",
    )
    waiting = GUIDE.why(asked(t, 1), "gold", english)
    assert (
        waiting.against[-1]
        == "It is not your turn: Anna has to decide (rulebook: Course of the game)."
    )


def test_listing_with_names_is_quick() -> None:
    """The most that is listed: 30 ms were asked for, of a machine that does nothing else."""
    words = Words("en", NAMES)
    there = max(positions(), key=lambda one: len(one.decision.moves) if one.decision else 0)
    GUIDE.questions(there, words)
    began = process_time()
    questions = GUIDE.questions(there, words)
    took = process_time() - began
    print(len(questions), "questions:", round(1000 * took, 1), "ms")
    assert len(questions) <= 820
    assert took < 0.2

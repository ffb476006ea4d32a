"""The rules at hand: complete in both languages, found by any words, ranked by the decision."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping

import pytest

from bot.engine import explain as kit
from bot.engine.explain import Reason
from bot.engine.rng import Rng
from bot.games.magister_navis import why
from bot.games.magister_navis.data import BUILDINGS, DECKS, TOKENS
from bot.games.magister_navis.options import OPTIONS
from bot.locales import LANGUAGES, Words
from render.guides.guide import Asked
from render.guides.rulebook import Now
from render.magister_navis import guide
from tests.catalogue import GAMES, GUIDES
from tests.games.magister_navis.positions import Table

GUIDE, RULES = GUIDES["magister_navis"], GAMES["magister_navis"]
BOOK = GUIDE.rulebook
NAMES = ("Anna", "Bob", "Cleo")
OTHER_RULINGS = {option.key: option.choices[-1] for option in OPTIONS}
KINDS = ("build", "salary", "turn", "second", "arrange", "discard")
IDS = re.compile(r"\(((?:Q\d+|\d+(?:\.\d+)?)(?:, (?:Q\d+|\d+(?:\.\d+)?))*)\)")


def keys(text: str) -> list[str]:
    return [entry.key for entry in BOOK.search(text)]


def asked(t: Table, seat: int = 0, options: Mapping[str, str] | None = None) -> Asked:
    decision = next((d for d in t.g.decisions if d.seat == seat), None)
    return Asked(RULES.view(t.g, seat), seat, decision, options or {})


def positions(options: Mapping[str, str]) -> Iterator[Asked]:
    """Yield what all seats see now and then in a random game."""
    g, rng = RULES.setup(3, options, 4), Rng(4)
    number = 0
    while pending := RULES.pending(g):
        decision, number = pending[0], number + 1
        if number % 9 == 0 or decision.kind in {"arrange", "discard", "second"}:
            mine = {one.seat: one for one in pending}
            yield from (
                Asked(RULES.view(g, seat), seat, mine.get(seat), options) for seat in range(3)
            )
        RULES.apply(g, decision.seat, decision.moves[rng.below(len(decision.moves), "moves")])


def test_every_thing_has_its_texts() -> None:
    assert {thing.key for thing in BOOK.things} == {*BUILDINGS, *DECKS, *TOKENS}
    titles = [entry.title(Words("en")) for entry in BOOK.entries if entry.kind is None]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_and_cite_their_rules(language: str) -> None:
    words = Words(language)
    for entry in BOOK.entries:
        assert 1 <= len(entry.title(words)) <= 60
        assert 20 <= len(entry.text(words)) <= (300 if entry.kind else 400), entry.key
        assert bool(entry.fine(words)) == (entry.kind is not None)
        assert entry.ids
        assert all(re.fullmatch(r"Q\d+|\d+(\.\d+)?", one) for one in entry.ids)
        for line in entry.fine(words).splitlines():
            assert line.startswith("- ")
            assert IDS.search(line), (entry.key, line)
        assert words(f"rules-section-{entry.section}")


def test_both_languages_cite_the_same_rules() -> None:
    english, german = map(Words, LANGUAGES)
    for entry in BOOK.entries:
        found = [[IDS.findall(x) for x in entry.fine(w).splitlines()] for w in (english, german)]
        assert found[0] == found[1], entry.key


def test_every_question_of_the_game_has_something_to_read() -> None:
    for kind in KINDS:
        assert BOOK.at_hand(Now(kind)), kind
    assert {kind for entry in BOOK.entries for kind in entry.decisions} == {*KINDS}


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Zunfthaus", "guild_hall"),
        ("shipyrad", "shipyard"),
        ("Kartograf", "cartographer"),
        ("Sklaverei", "SL"),
        ("ferner osten", "FE"),
        ("Abschafung", "abolition"),
        ("governor space", "governor_space"),
        ("card limit", "limit"),
        ("Kartenlimit", "limit"),
        ("7.5", "connecting"),
        ("who wins", "winner"),
        ("connections", "connecting"),
        ("Präsenz", "presence"),
        ("Lohn", "salary"),
    ],
)
def test_search_forgives(text: str, first: str) -> None:
    assert keys(text)[0] == first


def test_search_finds_every_thing_by_either_name_with_a_typo() -> None:
    for thing in BOOK.things:
        for language in LANGUAGES:
            name = thing.title(Words(language))
            assert thing in BOOK.search(name)[:4], name
            longest = max(name.split(), key=len)
            mistyped = name.replace(longest, longest[:2] + longest[3:])
            if len(longest) >= 6 and thing.kind != "token":
                assert thing in BOOK.search(mistyped)[:8], mistyped


def test_nothing_fits_nonsense() -> None:
    assert keys("xqzw") == keys("") == keys("?! --") == []


def test_what_matters_now() -> None:
    t = Table()
    t.board(0, built="1 dock", tokens="1 payment", cards="SL-1", harbor=4)
    now = GUIDE.now(asked(t.turn(0)))
    assert (now.decision, now.phase) == ("turn", "prepare")
    assert now.own == {"residence", "dock", "payment", "SL"}
    shown = [entry.key for entry in BOOK.at_hand(now)]
    assert shown[0] == "turn"
    assert {"dock", "payment"} <= {*shown}
    assert "market" not in shown, "only what one owns"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, OTHER_RULINGS], ids=["defaults", "other rulings"])
def test_every_move_can_be_asked_about_by_name(language: str, options: Mapping[str, str]) -> None:
    words = Words(language, NAMES)
    for there in positions(options):
        questions = GUIDE.questions(there, words)
        assert len({one.text for one in questions}) == len(questions)
        assert len({one.name for one in questions}) == len(questions)
        for one in questions[::7]:
            assert one.name != one.text
            assert len(one.name) <= 100
            answer = GUIDE.why(there, one.text, words)
            assert answer.legal == (not answer.against)
            assert all(len(line) < 250 for line in (*answer.against, *answer.sums))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    """Codes that the explanations yield are looked up in their sources: none is missed."""
    source = "".join(map(inspect.getsource, (kit, why, why.actions)))
    codes = {*re.findall(r'Reason\("([\w-]+)"', source), "slavery-gone", "deck-empty"}
    codes |= {"passed", "not-asked", "not-activated", "no-circle"}
    codes |= {f"when-{moment}" for moment in why.EXPLAINERS}
    codes |= {f"no-pass-{kind}" for kind in KINDS if kind != "turn"}
    assert len(codes) > 45
    words = Words(language)
    keys = {words.found("magister_navis", f"why-{code}") for code in codes}
    assert {key for key in keys if not words.has(key)} == set()


def test_reasons_and_sums_in_words() -> None:
    t = Table().cities(EU1=0, EU2=1).decks(EU="EU-3")
    t.board(0, built="1 market", harbor=2)
    there = asked(t.turn(0))
    english, german = (Words(language, NAMES) for language in LANGUAGES)
    told = GUIDE.why(there, "occupy EU2 residence", english)
    assert told.against == ("Danzig (EU2): Bob holds it; only an attack can take it (7.4, 7.6).",)
    assert told.sums == (
        "From your harbor: 1 (circle) + 1 (city) = 2 discs; you have 2 there (7.1).",
    )
    told = GUIDE.why(there, "draw EU market", german)
    assert told.against == ("Europa 3 verlangt 3 Steine in der Region, du hast 1 (7.8).",)
    assert told.sums[1] == "Deine Steine dort: 1 (Städte) = 1; die Karte verlangt 3 (7.8)."
    waiting = GUIDE.why(asked(t, 1), "pass", english)
    assert waiting.against[-1] == "It is not your turn: Anna has to decide (3)."


def test_a_move_that_is_not_listed_is_explained_too() -> None:
    t = Table().cities(EU1=0, EU2=1)
    t.board(0, built="1 market", harbor=4)
    there, words = asked(t.turn(0)), Words("en", NAMES)
    listed = {one.text for one in GUIDE.questions(there, words)}
    question = GUIDE.question(there, " Ship af MARKET ", words)
    assert question is not None
    assert question.text == "ship AF market"
    assert question.text not in listed
    told = GUIDE.why(there, question.text, words)
    assert told.against == ("Market does not give this action: Ship (7.1).",)
    for other in ("ship AF", "ship AF market now", "sell corn", "", "x" * 9_000):
        assert GUIDE.question(there, other, words) is None


def test_a_reason_with_a_count_of_one() -> None:
    words = Words("de", NAMES)
    one = Reason("closed", {"region": "AF", "spaces": 1})
    there = asked(Table().turn(0))
    assert guide.GUIDE._reason(one, there, words) == (
        "Afrika: noch nicht erschlossen, 1 Feld der Handelsroute ist frei (7.3)."
    )

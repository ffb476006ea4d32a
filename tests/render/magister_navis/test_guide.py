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
from bot.locales import Words
from render import magister_navis
from render.guides.guide import Asked
from render.guides.rulebook import Now
from tests.catalogue import GAMES, GUIDES
from tests.games.magister_navis.positions import Table
from tests.languages import LANGUAGES

GUIDE, RULES = GUIDES["magister_navis"], GAMES["magister_navis"]
BOOK = GUIDE.rulebook
NAMES = ("Anna", "Bob", "Cleo")
OTHER_RULINGS = {option.key: option.choices[-1] for option in OPTIONS}
KINDS = ("build", "salary", "turn", "second", "arrange", "discard")


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


def test_every_question_of_the_game_has_something_to_read() -> None:
    for kind in KINDS:
        assert BOOK.at_hand(Now(kind)), kind
    assert {kind for entry in BOOK.entries for kind in entry.decisions} == {*KINDS}


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
    source = "".join(map(inspect.getsource, (kit, why)))
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
    assert told.against == (
        "Danzig (EU2): Bob holds it; only an attack can take it (rulebook: Occupying, Attack).",
    )
    assert told.sums == ("From your harbor: 1 (circle) + 1 (city) = 2 discs; you have 2 there.",)
    told = GUIDE.why(there, "draw EU market", german)
    assert told.against == (
        "Europa 3 verlangt 3 Steine in der Region, du hast 1 (Anleitung: Ausbeuten).",
    )
    assert told.sums[1] == "Deine Steine dort: 1 (Städte) = 1; die Karte verlangt 3."
    waiting = GUIDE.why(asked(t, 1), "pass", english)
    assert (
        waiting.against[-1]
        == "It is not your turn: Anna has to decide (rulebook: Course of the game)."
    )


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
    assert told.against == (
        "Market does not give this action: Ship (rulebook: Carrying out actions).",
    )
    for other in ("ship AF", "ship AF market now", "sell corn", "", "x" * 9_000):
        assert GUIDE.question(there, other, words) is None


def test_a_reason_with_a_count_of_one() -> None:
    words = Words("de", NAMES)
    one = Reason("closed", {"region": "AF", "spaces": 1})
    there = asked(Table().turn(0))
    assert magister_navis.GUIDE._reason(one, there, words) == (
        "Afrika: noch nicht erschlossen, 1 Feld der Handelsroute ist frei "
        "(Anleitung: Eine Region erschließen)."
    )

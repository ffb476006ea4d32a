"""Scores of `/table scores` while a game runs: what lies open, and nothing else."""

from __future__ import annotations

from bot.locales import Words
from tests.catalogue import GAMES, RENDERERS
from tests.languages import LANGUAGES

NAMES = ("Anna", "Bob", "Cleo")


def test_hidden_chips_change_no_word_of_puerto_rico() -> None:
    rules, renderer = GAMES["puerto_rico"], RENDERERS["puerto_rico"]
    state = rules.setup(3, {}, 1)
    state.players[1].city = {"harbor": 1, "customs_house": 1}
    for language in LANGUAGES:
        words = Words(language, NAMES)
        before = renderer.standing(rules.view(state, None), words)
        assert before[0].startswith("Bob: 7 "), "3 and 4 are printed on the buildings"
        state.players[1].chips += 20
        assert renderer.standing(rules.view(state, None), words) == before


def test_magister_navis_tells_what_is_secured_and_what_is_open() -> None:
    rules, renderer = GAMES["magister_navis"], RENDERERS["magister_navis"]
    state = rules.setup(3, {}, 1)
    state.players[2].tokens = {"politics": 4}
    state.cities["EU1"] = 2
    lines = renderer.standing(rules.view(state, None), Words("en", NAMES))
    assert lines[0] == "Cleo: 8 glory if the game ended now; 4 of it is secured, 4 open"
    assert "secured politics 4" in lines[1]
    assert "cities 1" in lines[1].partition("open")[2]

"""The rules at hand of every game: complete in both languages, found by any words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from bot.engine.api import Option
from bot.locales import Words
from render.guides.guide import Asked
from tests.catalogue import GAMES, GUIDES
from tests.languages import LANGUAGES
from tests.test_locales import RULE_ID


class Limits(NamedTuple):
    """The length of a game's texts."""

    least: int = 20
    most: int = 400


WORDS = Words("en")

LIMITS: Mapping[str, Limits] = {
    "puerto_rico": Limits(),
    "magister_navis": Limits(),
    "amerigo": Limits(least=10, most=420),
}
FOUND = {
    "puerto_rico": [
        ("Harbor", "harbor"),
        ("Hafen", "harbor"),
        ("HARBOUR", "harbor"),
        ("Kaffeeroesterei", "coffee_roaster"),
        ("kaffeerosterei", "coffee_roaster"),
        ("grosse markthale", "large_market"),
        ("bibliotek", "library"),
        ("stat", "statue"),
        ("what does a building cost", "price"),
        ("wie viel kostet ein gebäude", "price"),
        ("quarry", "quarries"),
        ("gleichstand", "tie"),
        ("ships full kind", "ships"),
    ],
    "magister_navis": [
        ("Zunfthaus", "guild_hall"),
        ("shipyrad", "shipyard"),
        ("Kartograf", "cartographer"),
        ("Sklaverei", "SL"),
        ("ferner osten", "FE"),
        ("Abschafung", "abolition"),
        ("governor space", "governor_space"),
        ("card limit", "limit"),
        ("Kartenlimit", "limit"),
        ("who wins", "winner"),
        ("connections", "connecting"),
        ("Präsenz", "presence"),
        ("Lohn", "salary"),
    ],
    "amerigo": [
        ("5 Gold", "gold5"),
        ("village 3L", "v3L"),
        ("Landschaftsplättchen 5U", "n5U"),
        ("Schatztruhe", "chest"),
        ("tresure chest", "chest"),
        ("pirates", "pirates"),
        ("Würfelturm", "tower"),
        ("special action", "special"),
        ("Sonderaktion", "special"),
        ("Gleichstand", "winner"),
        ("discover", "discovery"),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_texts_are_short(game: str, language: str) -> None:
    words, limits = Words(language), LIMITS[game]
    for entry in GUIDES[game].rulebook.entries:
        assert 1 <= len(entry.title(words)) <= 60
        most = 300 if entry.kind else limits.most
        assert limits.least <= len(entry.text(words)) <= most, entry.key
        assert bool(entry.fine(words)) == (entry.kind is not None)
        assert all(line.startswith("- ") for line in entry.fine(words).splitlines())
        assert words(f"rules-section-{entry.section}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_every_rule_names_its_source_in_words(game: str, language: str) -> None:
    """A section of the rulebook, or a ruling of ours: never a number of our own sheets."""
    words = Words(language)
    ruling = words("common-ruling")
    for entry in GUIDES[game].rulebook.entries:
        title, named = entry.source(words).split(": ", 1)
        assert title.startswith(words(f"{game}-title"))
        assert named and not RULE_ID.search(named), (entry.key, named)
        assert named.endswith(ruling) or ruling not in named, "rulings come last"


def test_sources_are_the_sections_of_the_printed_rules() -> None:
    words = Words("en")
    told = {
        key: GUIDES[game].rulebook.by_key[key].source(words)
        for game, key in (
            ("puerto_rico", "harbor"),
            ("puerto_rico", "storage"),
            ("magister_navis", "shipyard"),
            ("amerigo", "n1"),
        )
    }
    assert told == {
        "harbor": "Puerto Rico, rulebook: The buildings",
        "storage": f"Puerto Rico, rulebook: Storing goods · {words('common-ruling')}",
        "shipyard": "Magister Navis, rulebook: Phase 1: Building · Shipping",
        "n1": "Amerigo, rulebook: Red: planning · Green: building",
    }


OPEN = {
    "en": re.compile(r"unless the table|[Aa] table may|the table has chosen|normally"),
    "de": re.compile(r"außer der Tisch|[Ee]in Tisch kann|der Tisch es so|in der Regel"),
}
"""Words for a rule that a table may have chosen otherwise."""
CHOICES = [
    pytest.param(game, option, choice, id=f"{game}-{option.key}-{choice}")
    for game in GUIDES
    for option in GAMES[game].info.options
    for choice in option.choices[1:]
]
"""Every choice of every option that is not the usual one."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "option", "choice"), CHOICES)
def test_the_rules_follow_every_option_of_the_table(
    game: str, option: Option, choice: str, language: str
) -> None:
    """No table reads a sentence that its option makes false; each option changes one."""
    words = Words(language)
    needs = {option.needs[0]: option.needs[1][-1]} if option.needs else {}
    usual = _all_texts(game, needs, words)
    other = _all_texts(game, {**needs, option.key: choice}, words)
    changed = {key: (usual.get(key), text) for key, text in other.items() if usual.get(key) != text}
    assert changed, "no text says what this choice changes"
    assert not [text for text in other.values() if OPEN[language].search(text)], "it is settled"


def _all_texts(game: str, options: Mapping[str, str], words: Words) -> Mapping[str, str]:
    """Return every text and small print at a table with these options."""
    rules = GAMES[game]
    seats = rules.info.seats[0]
    view = rules.view(rules.setup(seats, options, 1), 0)
    now = GUIDES[game].now(Asked(view, 0, None, options))
    return {
        one.key: f"{one.text(words, now)}\n{one.fine(words, now)}"
        for one in GUIDES[game].rulebook.entries
        if now.plays(one)
    }


@pytest.mark.parametrize(
    ("game", "text", "first"), [(game, *pair) for game in FOUND for pair in FOUND[game]]
)
def test_search_forgives(game: str, text: str, first: str) -> None:
    assert GUIDES[game].rulebook.search(text, WORDS)[0].key == first


@pytest.mark.parametrize("game", GUIDES)
def test_search_finds_every_thing_by_either_name(game: str) -> None:
    for thing in GUIDES[game].rulebook.things:
        for language in LANGUAGES:
            name = thing.title(Words(language))
            assert thing in GUIDES[game].rulebook.search(name, WORDS)[:4], name


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis"])
def test_search_finds_every_thing_with_a_typo(game: str) -> None:
    """Tokens and tiles have names of a few letters."""
    for thing in GUIDES[game].rulebook.things:
        for language in LANGUAGES:
            name = thing.title(Words(language))
            longest = max(name.split(), key=len)
            mistyped = name.replace(longest, longest[:2] + longest[3:])
            if len(longest) >= 6 and thing.kind != "token":
                assert thing in GUIDES[game].rulebook.search(mistyped, WORDS)[:8], mistyped


@pytest.mark.parametrize("text", ["xqzw", "", "?! --"])
@pytest.mark.parametrize("game", GUIDES)
def test_nothing_fits_nonsense(game: str, text: str) -> None:
    assert GUIDES[game].rulebook.search(text, WORDS) == []

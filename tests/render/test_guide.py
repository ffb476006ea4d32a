"""The rules at hand of every game: complete in both languages, found by any words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from bot.locales import LANGUAGES, Words
from tests.catalogue import GUIDES


class Limits(NamedTuple):
    """The form in which rules of a game are cited, and the length of its texts."""

    id: str
    """An id where a text stands for it."""
    cited: str
    """Ids where a line names them."""
    least: int = 20
    most: int = 400


AMERIGO = r"[RQ]\d+(?:\.\d+)?"
NAVIS = r"(?:Q\d+|\d+(?:\.\d+)?)"
PUERTO_RICO = r"[RDQ]-\d+(?:\.\d+)?"
LIMITS: Mapping[str, Limits] = {
    "puerto_rico": Limits(PUERTO_RICO, PUERTO_RICO),
    "magister_navis": Limits(NAVIS, rf"\(({NAVIS}(?:, {NAVIS})*)\)"),
    "amerigo": Limits(AMERIGO, rf"\(({AMERIGO}(?:, {AMERIGO})*)\)", least=10, most=420),
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
        ("R-7.8", "harbor"),
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
        ("7.5", "connecting"),
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
        ("R3.17", "linking"),
        ("special action", "special"),
        ("Sonderaktion", "special"),
        ("Gleichstand", "winner"),
        ("discover", "discovery"),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_texts_are_short_and_cite_their_rules(game: str, language: str) -> None:
    words, limits = Words(language), LIMITS[game]
    for entry in GUIDES[game].rulebook.entries:
        assert 1 <= len(entry.title(words)) <= 60
        most = 300 if entry.kind else limits.most
        assert limits.least <= len(entry.text(words)) <= most, entry.key
        assert bool(entry.fine(words)) == (entry.kind is not None)
        assert entry.ids
        assert all(re.fullmatch(limits.id, one) for one in entry.ids)
        for line in entry.fine(words).splitlines():
            assert line.startswith("- ")
            assert re.search(limits.cited, line), (entry.key, line)
        assert words(f"rules-section-{entry.section}")


@pytest.mark.parametrize("game", GUIDES)
def test_both_languages_cite_the_same_rules(game: str) -> None:
    cited = re.compile(LIMITS[game].cited)
    english, german = map(Words, LANGUAGES)
    for entry in GUIDES[game].rulebook.entries:
        found = [[cited.findall(x) for x in entry.fine(w).splitlines()] for w in (english, german)]
        assert found[0] == found[1], entry.key


@pytest.mark.parametrize(
    ("game", "text", "first"), [(game, *pair) for game in FOUND for pair in FOUND[game]]
)
def test_search_forgives(game: str, text: str, first: str) -> None:
    assert GUIDES[game].rulebook.search(text)[0].key == first


@pytest.mark.parametrize("game", GUIDES)
def test_search_finds_every_thing_by_either_name(game: str) -> None:
    for thing in GUIDES[game].rulebook.things:
        for language in LANGUAGES:
            name = thing.title(Words(language))
            assert thing in GUIDES[game].rulebook.search(name)[:4], name


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis"])
def test_search_finds_every_thing_with_a_typo(game: str) -> None:
    """Tokens and tiles have names of a few letters."""
    for thing in GUIDES[game].rulebook.things:
        for language in LANGUAGES:
            name = thing.title(Words(language))
            longest = max(name.split(), key=len)
            mistyped = name.replace(longest, longest[:2] + longest[3:])
            if len(longest) >= 6 and thing.kind != "token":
                assert thing in GUIDES[game].rulebook.search(mistyped)[:8], mistyped


@pytest.mark.parametrize("text", ["xqzw", "", "?! --"])
@pytest.mark.parametrize("game", GUIDES)
def test_nothing_fits_nonsense(game: str, text: str) -> None:
    assert GUIDES[game].rulebook.search(text) == []

"""Sections 1 and 9: what lies on the table at the start, against the fact sheet's numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.api import BadOption
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTIONS,
    DECKS,
    REGIONS,
    REWARDS,
    SOURCES,
    TOKENS,
    TRACK_GLORY,
)
from tests.games.magister_navis.positions import RULES


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table(seats: int):
    """Each player begins with 30 discs in the supply, the residence and nothing else."""
    g = RULES.setup(seats, {}, 1)
    for player in g.players:
        assert (player.supply, player.harbor, player.built) == (30, 0, {"residence": 1})
        assert not player.tokens
        assert not player.cards
        assert player.status == (0, 0, 0, 0, 0)
    assert sum(g.offer.values()) == 45
    assert RULES.pending(g)[0].seat == g.start == 0


def test_tokens_fill_the_board():
    """95 tokens lie on 40 shipping spaces, 29 cities and 26 connections; none is left over."""
    g = RULES.setup(3, {}, 5)
    places = [*g.track_tokens.values(), (*g.city_tokens.values(),), (*g.link_tokens.values(),)]
    laid = Counter(token for place in places for token in place)
    assert laid == {
        "industry": 17,
        "culture": 20,
        "finance": 17,
        "politics": 25,
        "ship_or_draw": 6,
        "occupy_or_draw": 6,
        "payment": 2,
        "attack": 2,
    }
    assert sum(map(len, g.track_tokens.values())) == 40
    assert (len(g.city_tokens), len(g.link_tokens)) == (29, 26)
    assert g.track_tokens != RULES.setup(3, {}, 6).track_tokens


@pytest.mark.parametrize("seats", [2, 6])
def test_other_numbers_of_players(seats: int):
    """Q18: three to five, nothing else."""
    with pytest.raises(BadOption):
        RULES.setup(seats, {}, 1)


def test_bad_options():
    with pytest.raises(BadOption, match="bad-option"):
        RULES.setup(3, {"colour": "red"}, 1)
    with pytest.raises(BadOption, match="bad-choice"):
        RULES.setup(3, {"late_governor": "never"}, 1)


def test_decks():
    """Eight decks of six, the governor (Europe and slavery: the 0) on top; 48 cards."""
    tops = {deck: cards[0] for deck, cards in DECKS.items()}
    assert tops == {
        "EU": "EU-0",
        "SL": "SL-0",
        **{deck: f"{deck}-G" for deck in ("AF", "SA", "CA", "NA", "IN", "FE")},
    }
    assert len(CARDS) == 48
    for cards in DECKS.values():
        assert [CARDS[card].value for card in cards[1:]] == [1, 2, 3, 4, 5]


# deck: G or 0, then 1 to 5; industry, culture, finance, politics, glory
SHEET = {
    "EU": "01100 02010 00030 11110 00005 03003",
    "SL": "20000 00200 10200 30000 20200 30200",
    "AF": "00211 10010 10110 00220 20111 20202",
    "SA": "00031 02000 03000 04000 00302 00303",
    "CA": "02011 00020 00120 00400 00032 30003",
    "NA": "00121 20000 00300 22000 02021 00006",
    "IN": "01111 01010 01110 01210 00212 00222",
    "FE": "21001 10100 20100 20200 11111 00033",
}


@pytest.mark.parametrize("deck", SHEET)
def test_cards(deck: str):
    """Section 10: every symbol of every card."""
    shown = ["".join(map(str, CARDS[card].symbols)) for card in DECKS[deck]]
    assert " ".join(shown) == SHEET[deck]


def test_buildings():
    """Section 4: level, copies, symbols and actions of the sixteen kinds."""
    sheet = {
        key: (b.level, b.copies, "".join(map(str, b.symbols)), " ".join(b.actions), b.again)
        for key, b in BUILDINGS.items()
    }
    assert sheet == {
        "residence": (0, 0, "00000", "occupy", None),
        "market": (1, 5, "00000", "draw", None),
        "shipyard": (1, 5, "01000", "ship", None),
        "workshop": (1, 5, "20000", "", None),
        "bank": (2, 4, "00200", "", None),
        "barracks": (2, 4, "00000", "attack", None),
        "guild_hall": (2, 4, "00000", "ship draw", None),
        "dock": (3, 3, "00000", "occupy ship", "region"),
        "fortress": (3, 3, "00010", "occupy attack", None),
        "theater": (3, 3, "02000", "", None),
        "cartographer": (4, 2, "00000", "ship", "region"),
        "trade_office": (4, 2, "00000", "draw", "deck"),
        "university": (4, 2, "00003", "", None),
        "exchange": (5, 1, "00200", "pay", None),
        "museum": (5, 1, "02000", "pay", None),
        "parliament": (5, 1, "00020", "pay", None),
    }


def test_action_tokens():
    actions = {key: SOURCES[key].actions for key in TOKENS if key in SOURCES}
    assert actions == {
        "ship_or_draw": ("ship", "draw"),
        "occupy_or_draw": ("occupy", "draw"),
        "payment": ("pay",),
        "attack": ("attack",),
    }


def test_regions():
    """Section 9: cities and length of the track; Europe has no track."""
    assert {key: (len(r.cities), len(r.track)) for key, r in REGIONS.items()} == {
        "EU": (10, 0),
        "AF": (2, 6),
        "SA": (3, 6),
        "CA": (3, 6),
        "NA": (3, 7),
        "IN": (3, 7),
        "FE": (5, 8),
    }
    assert {key: city.glory for key, city in CITIES.items() if city.glory != 1} == {
        "SA1": 2,
        "FE4": 2,
    }
    assert not CITIES["SA1"].connections
    assert not CITIES["FE4"].connections


def test_connections():
    """Section 9: all 26, each once."""
    sheet = (
        "EU5-EU6 EU6-EU7 EU7-EU10 EU9-EU10 AF1-AF2 AF1-EU8 AF2-EU10 SA2-EU3 SA3-EU4 SA2-CA2 "
        "CA1-CA3 CA1-EU4 CA3-EU3 CA1-NA1 NA2-NA3 NA1-EU8 NA2-EU5 NA3-EU1 IN1-IN2 IN1-EU1 "
        "IN2-EU2 IN3-FE1 IN3-FE2 FE3-FE5 FE1-EU2 FE2-EU7"
    )
    pairs = {frozenset(pair.split("-")) for pair in sheet.split()}
    assert {frozenset(link.cities) for link in CONNECTIONS.values()} == pairs
    assert len(CONNECTIONS) == 26


def test_tracks():
    """Section 2: the steps are at 2, 4, 7 and 10 on all four tracks; glory goes up to 15."""
    rows = {key: [row.index(number) for number in sorted({*row})] for key, row in REWARDS.items()}
    assert rows == {key: [0, 2, 4, 7, 10] for key in REWARDS}
    assert [row[0] for row in REWARDS.values()] == [1, 2, 1, 1]
    assert TRACK_GLORY == (0, 0, 2, 2, 4, 4, 4, 7, 7, 7, 10, 11, 12, 13, 14, 15)


def test_everything_is_drawn_within_the_board():
    points = [city.at for city in CITIES.values()]
    points += [point for link in CONNECTIONS.values() for point in (link.token, *link.via)]
    for region in REGIONS.values():
        points += [*region.track, *region.decks.values()]
    assert all(0 < x < 1100 and 0 < y < 700 for x, y in points)
    assert len({*points}) > 29 + 26 + 40

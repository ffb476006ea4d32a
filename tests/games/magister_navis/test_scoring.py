"""Section 8: the end of the game."""

from __future__ import annotations

from tests.games.magister_navis.positions import RULES, Table

CITIES = "EU1 EU2 EU3 EU5 EU6 EU7 EU8 EU9 EU10 AF1 AF2 NA1 NA3 FE3"
"""Fourteen cities of one glory with nine connections between them."""


def test_seventy_one():
    """EX18: 15 cities, 9 connections, tracks 10, 8, 9, 12, cards 5, and the rest: 71 glory."""
    t = Table()
    t.cities(**dict.fromkeys([*CITIES.split(), "SA1"], 0))
    t.board(
        0,
        built="1 university",
        tokens="10 industry 8 culture 9 finance 12 politics",
        cards="EU-4",
        set_aside="SL-2 SL-3",
        harbor=5,
    )
    assert t.lines(0) == {
        "connections": 9,
        "cities": 16,
        "industry": 10,
        "culture": 7,
        "finance": 7,
        "politics": 12,
        "cards": 5,
        "governor": 3,
        "buildings": 3,
        "harbor": 1,
        "slavery": -2,
    }
    assert t.score(0).points == 71


def test_a_tie_is_a_shared_win():
    t = Table(3).cities(EU1=0, EU3=1)
    assert [(score.points, score.rank) for score in RULES.scores(t.g)] == [(4, 1), (4, 1), (3, 3)]


def test_what_does_not_score():
    """Action tokens, supply and discs on buildings; active slavery cards cost nothing."""
    t = Table()
    t.board(0, tokens="1 attack 2 payment", cards="SL-0", active="1 residence")
    assert t.lines(0) == {"industry": 2, "governor": 3}


def test_the_harbor_scores_full_threes():
    t = Table()
    for discs, glory in ((2, 0), (3, 1), (5, 1), (6, 2)):
        t.g.players[0].harbor = discs
        assert t.lines(0).get("harbor", 0) == glory


def test_cards_set_aside_without_abolition():
    """Q1: each costs 1 glory; as an option only if slavery was abolished."""
    for choice, cost in (("always", -2), ("if_abolished", 0)):
        t = Table(set_aside_penalty=choice)
        t.board(0, set_aside="SL-0 SL-1")
        assert t.lines(0).get("slavery", 0) == cost
        t.g.abolished = True
        assert t.lines(0)["slavery"] == -2


def test_the_best_arrangement():
    """Q15: a governor that fits on a card space leaves the governor space empty, for 3 glory."""
    t = Table()
    t.board(0, cards="FE-G", governor="FE-G")
    assert t.lines(0)["governor"] == 3
    t.board(1, cards="CA-G NA-1", governor="CA-G")
    assert "governor" not in t.lines(1)


def test_tokens_are_only_stacked():
    """EX19: how tokens lie on the tracks has no effect: values are their number."""
    t = Table()
    t.board(0, tokens="4 finance 3 politics")
    assert t.status(0) == {"finance": 4, "politics": 3}
    view = RULES.view(t.g, 0).players[0]
    assert (view.tokens["finance"], view.tokens["politics"]) == (4, 3)


def test_a_politics_token():
    """EX05: a politics token raises politics by one, at once."""
    t = Table().lay(EU1="politics")
    t.board(0, harbor=2)
    t.turn(0).play("0 occupy EU1 residence")
    assert t.status(0) == {"politics": 1}


def test_what_is_secured():
    """Tokens, buildings and set-aside cards stay; cards, cities and discs may still go."""
    t = Table().cities(EU1=0)
    t.board(
        0,
        tokens="3 industry",
        built="1 university",
        cards="NA-1 FE-5",
        set_aside="SL-0",
        harbor=3,
    )
    t.turn(0)
    view = RULES.view(t.g, 0).players[0]
    assert {key: n for key, n in view.secured.items() if n} == {
        "industry": 2,
        "buildings": 3,
        "slavery": -1,
    }
    assert view.score["industry"] == 4
    assert list(view.secured) == list(view.score)
    t.g.stack.clear()
    view = RULES.view(t.g, 0).players[0]
    assert view.secured == view.score

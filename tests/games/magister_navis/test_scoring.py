"""Section 8: the end of the game."""

from __future__ import annotations

from tests.games.magister_navis.positions import RULES, Table

CITIES = "EU1 EU2 EU3 EU5 EU6 EU7 EU8 EU9 EU10 AF1 AF2 NA1 NA3 FE3"
"""Fourteen cities of one glory with nine connections between them."""


def test_tokens_are_only_stacked():
    """EX19: how tokens lie on the tracks has no effect: values are their number."""
    t = Table()
    t.board(0, tokens="4 finance 3 politics")
    assert t.status(0) == {"finance": 4, "politics": 3}
    view = RULES.view(t.g, 0).players[0]
    assert (view.tokens["finance"], view.tokens["politics"]) == (4, 3)


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

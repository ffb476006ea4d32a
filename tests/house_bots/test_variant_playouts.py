"""Fast playouts play the numbers of a variant, or leave the game to its rules."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.catalogue.games import GAMES
from bot.catalogue.trial.options import changes
from bot.engine.api import VARIANT
from bot.engine.rng import Rng
from bot.house_bots.magister_navis.playout import play
from bot.house_bots.magister_navis.searcher import SEARCHER as NAVIS
from tests.tools.playouts import Start, Table, starts, tried

TABLES = [
    (key, Table(change[VARIANT.key], min(game.rules.info.seats), tuple(change.items())))
    for key, game in GAMES.items()
    for change in changes(game.rules, min(game.rules.info.seats))
    if VARIANT.key in change
]


def positions(key: str, table: Table) -> list[Start]:
    searcher = GAMES[key].searcher
    assert searcher is not None
    return [*islice(starts(searcher, [table], 5), 0, 40, 20)]


@pytest.mark.parametrize(("key", "table"), TABLES, ids=lambda one: getattr(one, "name", one))
def test_a_playout_of_a_variant_ends_where_it_does_by_the_rules(key: str, table: Table) -> None:
    searcher = GAMES[key].searcher
    assert searcher is not None
    for start in positions(key, table):
        assert tried(searcher, start.deal).differences == [], start.name


def test_numbers_that_fast_playouts_do_not_know_would_be_seen() -> None:
    (most,) = (table for key, table in TABLES if (key, table.name) == ("magister_navis", "most"))
    found = []
    for start in positions("magister_navis", most):
        ends = []
        assert NAVIS.play_on is not None
        for play_on in (NAVIS.play_on, play.play_on):
            state = NAVIS.rules.clone(start.deal.state)
            play_on(state, start.deal.weights, Rng(start.deal.seed), 99, lambda: False)
            ends.append(NAVIS.rules.dump(state))
        found.append(ends[0] == ends[1])
    assert not all(found)

"""Fast playouts are those by the rules, and the tool that compares them finds what is not."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.catalogue.games import GAMES
from bot.cli.exits import DONE, FAILED, USAGE
from bot.engine.rng import Rng
from bot.house_bots.playouts import play_by_rules
from bot.house_bots.searcher import PlayOn, Searcher
from bot.runtime.settings import Settings
from tests.tools.playouts import run

Planted = Callable[[Searcher[Any, Any, Any]], PlayOn[Any, Any] | None]


def compared(key: str, planted: Planted, positions: int) -> int:
    """Compare playouts of a game by a planted function; return the tool's exit code."""
    searcher = GAMES[key].searcher
    assert searcher is not None
    game = replace(GAMES[key], searcher=replace(searcher, play_on=planted(searcher)))
    return run(Namespace(game=key, positions=positions, seed=1), Settings(), {key: game})


@pytest.mark.parametrize("key", ["puerto_rico", "magister_navis"])
def test_playouts_by_the_rules_do_not_differ(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert compared(key, lambda searcher: partial(play_by_rules, searcher), 4) == DONE
    name, positions, decided, different, *_ = capsys.readouterr().out.splitlines()[-1].split()
    assert (name, positions, different) == ("all", "4", "0")
    assert int(decided) > 100, "all four are played to the end"


def other_draws(searcher: Searcher[Any, Any, Any]) -> PlayOn[Any, Any]:
    def play_on(state: Any, weights: Any, rng: Rng, last: float, stop: Any) -> None:
        rng.below(2, "bot")
        play_by_rules(searcher, state, weights, rng, last, stop)

    return play_on


def other_weights(searcher: Searcher[Any, Any, Any]) -> PlayOn[Any, Any]:
    def play_on(state: Any, weights: Any, rng: Rng, last: float, stop: Any) -> None:
        play_by_rules(
            searcher, state, [searcher.drawn(state, Rng(7))] * len(weights), rng, last, stop
        )

    return play_on


@pytest.mark.parametrize(("planted", "what"), [(other_draws, "draws"), (other_weights, "position")])
def test_a_playout_that_differs_is_found(
    planted: Planted, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compared("magister_navis", planted, 4) == FAILED
    out = capsys.readouterr().out
    assert f"other {what} after some rounds, " in out
    assert ": random game of 3 with seed" in out
    name, positions, _, different, *_ = out.splitlines()[-1].split()
    assert (name, positions, different) == ("all", "4", "4")


def test_a_game_without_fast_playouts_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert compared("amerigo", lambda _: None, 4) == USAGE
    assert "'amerigo' has no fast playouts" in capsys.readouterr().err

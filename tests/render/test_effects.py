"""Effects that moves announce are those that happen, in a few random games of each kind.

`python -m tests.tools.effects` does the same for many.
"""

from __future__ import annotations

import pytest

from bot.engine.rng import Rng
from tests.catalogue import GAMES, RESAMPLES
from tests.tools.effects import amerigo, magister_navis, puerto_rico
from tests.tools.effects.check import WALKS, check_game
from tests.tools.effects.driver import positions
from tests.tools.effects.reading import labels


@pytest.mark.parametrize("seed", range(len(puerto_rico.OPTIONS)))
def test_puerto_rico_keeps_what_it_says(seed: int) -> None:
    assert check_game("puerto_rico", seed, 9).total() > 50


@pytest.mark.parametrize("seed", range(len(magister_navis.OPTIONS)))
def test_magister_navis_keeps_what_it_says(seed: int) -> None:
    assert check_game("magister_navis", seed, 3).total() > 50


@pytest.mark.parametrize("seed", range(len(amerigo.OPTIONS)))
def test_amerigo_keeps_what_it_says(seed: int) -> None:
    assert check_game("amerigo", seed, 5).total() > 50


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("own", [True, False], ids=["to the player", "to all"])
def test_what_is_hidden_changes_no_label(game: str, own: bool) -> None:
    rules, rng, moves = GAMES[game], Rng(4), 0
    for state in WALKS.get(game, positions)(game, 3, CHANGED[game], 4):
        decision = rules.pending(state)[0]
        if rng.below(5, "look"):
            continue
        seat = decision.seat if own else None
        dealt = RESAMPLES[game](state, seat, rng)
        views = [rules.view(one, seat) for one in (state, dealt)]
        for move in decision.moves[:: 1 + len(decision.moves) // 8]:
            told = [[*labels(game, move, view)] for view in views]
            assert told[0] == told[1], (move, told)
            moves += 1
    assert moves > 50


CHANGED = {
    "puerto_rico": puerto_rico.OPTIONS[-1],
    "magister_navis": magister_navis.OPTIONS[0],
    "amerigo": amerigo.OPTIONS[-1],
}
"""Options that are played with: expansions, and every other choice."""

"""Goes through random games and checks a share of their positions."""

from __future__ import annotations

from collections import Counter

from bot.engine.rng import Rng
from bot.games.puerto_rico.moves import TakeRole
from tests.tools.effects import amerigo, magister_navis, puerto_rico
from tests.tools.effects.driver import positions

CHECKS = {module.GAME: module for module in (puerto_rico, magister_navis, amerigo)}
WALKS = {amerigo.GAME: amerigo.positions}
"""Ways to go through a game in which moves picked at random would hardly come to anything."""
RARE = {"place": 12, "guests": 4, "ship": 4}
"""Questions that come so often that only one in so many is looked at."""


def check_game(game: str, seed: int, share: int = 1) -> Counter[str]:
    """Check one in `share` positions of a game, up to four moves of each; count them by verb."""
    module, rng = CHECKS[game], Rng(seed)
    seats = module.RULES.info.seats
    options = module.OPTIONS[seed % len(module.OPTIONS)]
    checked: Counter[str] = Counter()
    for state in WALKS.get(game, positions)(game, seats[seed % len(seats)], options, seed):
        for decision in module.RULES.pending(state):
            if rng.below(share * RARE.get(decision.kind, 1), "look"):
                continue
            for _ in range(min(4, len(decision.moves))):
                move = decision.moves[rng.below(len(decision.moves), "move")]
                _check(game, state, decision.seat, move, rng)
                checked[move.verb] += 1
    return checked


def _check(game: str, state: object, seat: int, move: object, rng: Rng) -> None:
    if isinstance(move, TakeRole):
        puerto_rico.check_role(state, seat, move, rng)
    CHECKS[game].check(state, seat, move)

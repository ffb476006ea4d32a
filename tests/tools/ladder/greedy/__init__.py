"""A plain greedy player, a yardstick that knows the rules and nothing of strategy.

It takes the move that makes its own board worth most at once: its points as if the game ended now,
and fixed values for what else it has. It looks at its own board only, what is hidden is dealt
anew before, and it expects nothing of the others or of later turns. A move that leads to questions
of its own (a role that has been taken, people who are placed) counts with the best answers.

The values of a game are in `weights_GAME.json` beside this, and were searched by
`python -m tests.tools.ladder.greedy GAME`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from bot.engine.api import Decision, Rules, Seat
from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.greedy import Rating, best
from bot.house_bots.weights import named
from tests.tools.ladder.greedy import amerigo, magister_navis, puerto_rico

Worth: TypeAlias = Callable[[Any, Seat, Any], float]
"""Returns what a seat's board is worth by some values."""

Gain: TypeAlias = Callable[[Rules[Any, Any, Any], Any, Decision[Any], Any], Rating[Any]]
"""Returns what moves bring by some values."""


@dataclass(frozen=True)
class Greedy:
    """Takes the move with the highest immediate gain; ties are broken by lot."""

    resample: Callable[[Any, Seat | None, Rng], Any]
    """Deals anew what the seat may not see, before moves are tried."""
    values: Any

    def choose(
        self, rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any], rng: Rng
    ) -> Sequence[Any]:
        state = self.resample(state, decision.seat, rng)
        gain = GAINS[rules.info.key](rules, state, decision, self.values)
        return (best(decision.moves, gain, rng),)


def tried(worth: Worth, starts: Sequence[str]) -> Gain:
    """Return a gain that tries moves on copies, and asks what the board is worth after each.

    `starts` are the kinds of decisions that belong to no move before them.
    """

    def gain(
        rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any], values: Any
    ) -> Rating[Any]:
        seat = decision.seat

        def after(move: Any) -> float:
            found, value = _made(rules, state, seat, move, worth, values)
            while moves := _answers(rules, found, seat, (*starts, decision.kind)):
                made = (_made(rules, found, seat, one, worth, values) for one in moves)
                found, value = max(made, key=lambda pair: pair[1])
            return value

        return after

    return gain


def _made(
    rules: Rules[Any, Any, Any], state: Any, seat: Seat, move: Any, worth: Worth, values: Any
) -> tuple[Any, float]:
    found = rules.clone(state)
    rules.apply(found, seat, move)
    return found, worth(found, seat, values)


def _answers(
    rules: Rules[Any, Any, Any], state: Any, seat: Seat, others: Sequence[str]
) -> Sequence[Any]:
    """Return the moves of the seat's next question, () if it is of one of the other kinds."""
    own = [one for one in rules.pending(state) if one.seat == seat]
    return own[0].moves if own and own[0].kind not in others else ()


GAINS: Mapping[str, Gain] = {
    "puerto_rico": tried(puerto_rico.worth, ("role",)),
    "magister_navis": tried(magister_navis.worth, ("build", "salary", "turn")),
    "amerigo": amerigo.gain,
}
RECORDS: Mapping[str, type[Any]] = {
    "puerto_rico": puerto_rico.Values,
    "magister_navis": magister_navis.Values,
    "amerigo": amerigo.Values,
}


@cache
def values(game: str) -> Any:
    """Return the values that greedy plays a game by."""
    return named(RECORDS[game], game, game)


def greedy(game: HostedGame, values: Any) -> Greedy:
    """Return the player of a game by some values."""
    return Greedy(game.resample or (lambda state, *_: state), values)

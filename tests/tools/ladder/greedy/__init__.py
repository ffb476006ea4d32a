"""A plain greedy player, a yardstick that knows the rules and nothing of strategy.

It takes the move that makes its own board worth most at once: its points as if the game ended now,
and fixed values for what else it has. It looks at its own board only, what is hidden is dealt
anew before, and it expects nothing of the others or of later turns. A move that leads to questions
of its own (a role that has been taken, people who are placed) counts with the best answers, also if
others are asked in between.

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


def tried(worth: Worth, starts: Sequence[str], between: Sequence[str] = ()) -> Gain:
    """Return a gain that tries moves on copies, and asks what the board is worth after each.

    `starts` are the kinds of decisions that belong to no move before them. Those in `between` come
    to all players while a move of one goes on: they are answered with the last of their moves.
    """

    def gain(
        rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any], values: Any
    ) -> Rating[Any]:
        seat = decision.seat
        kinds = (*starts, decision.kind)
        trial = Trial(rules, seat, lambda g: worth(g, seat, values), kinds, between)
        return lambda move: trial.after(trial.made(state, move))

    return gain


@dataclass(frozen=True)
class Trial:
    """A move of a seat that is tried, up to a question of one of the kinds `starts`."""

    rules: Rules[Any, Any, Any]
    seat: Seat
    worth: Callable[[Any], float]
    starts: Sequence[str]
    between: Sequence[str]

    def made(self, state: Any, move: Any) -> Any:
        """Return the state after a move of the seat."""
        found = self.rules.clone(state)
        self.rules.apply(found, self.seat, move)
        return found

    def after(self, state: Any) -> float:
        """Return what the board is worth after the best answers to the seat's next questions."""
        while asked := self._asked(state):
            tried = (self.made(state, move) for move in asked.moves)
            state = max(tried, key=self.worth)
        return self.worth(state)

    def _asked(self, state: Any) -> Decision[Any] | None:
        """Return the seat's next question, and answer those in between."""
        while pending := self.rules.pending(state):
            own = [one for one in pending if one.seat == self.seat]
            asked = (own or pending)[0]
            if own and asked.kind in self.starts:
                return None
            if asked.kind not in self.between:
                return asked if own else None
            self.rules.apply(state, asked.seat, asked.moves[-1])
        return None


GAINS: Mapping[str, Gain] = {
    "puerto_rico": puerto_rico.drafting(
        tried(puerto_rico.worth, ("role",), between=("ship", "guests"))
    ),
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

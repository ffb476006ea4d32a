"""A dealt copy played on, phase by phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine import batches, steps
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.engine.steps import Steps
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.phases.round import PHASES, PickRole, Round
from bot.games.puerto_rico.rules import RULES
from bot.games.puerto_rico.state import State
from bot.house_bots.playouts import TimeUp
from bot.house_bots.puerto_rico.playout import (
    builder,
    captain,
    craftsman,
    guests,
    mayor,
    roles,
    settler,
    trader,
)
from bot.house_bots.puerto_rico.playout.entry import Entry, entry
from bot.house_bots.puerto_rico.playout.game import ROUND, Game
from bot.house_bots.puerto_rico.roles import kind_of
from bot.house_bots.puerto_rico.weights import Weights
from bot.house_bots.searcher import Stop

Quick = Callable[[State, Decision[Move], Weights, Rng], Sequence[Move]]


def play_on(
    quick: Quick, state: State, weights: Sequence[Weights], rng: Rng, last: float, stop: Stop
) -> None:
    """Do what `playouts.play_by_rules` does with `quick`. Raises TimeUp, Stopped."""
    while state.decisions and state.round <= last:
        if stop():
            raise TimeUp
        if (found := entry(state)) is not None:
            _play(Game(state, weights, rng), found, last, stop)
        else:
            decision = state.decisions[0]
            moves = quick(state, decision, weights[decision.seat], rng)
            batches.play(RULES, state, decision.seat, moves)


def _play(game: Game, found: Entry, last: float, stop: Stop) -> None:
    """Play on until the end, or up to a phase that the rules must play."""
    state, picks = game.state, found.picks
    if found.resume is not None:
        game.phase, game.role_taker = found.phase, found.taker
        found.resume(game)
    while picks or _next_round(game, picks, last):
        if stop():
            _leave(state, picks)
            raise TimeUp
        game.phase, game.role_taker = ROUND, None
        seat = picks.pop(0)
        role = roles.choose(game, seat)
        state.players[seat].doubloons += state.roles[role]
        state.roles[role] = 0
        state.taken[role] = seat
        game.phase, game.role_taker = kind_of(role), seat
        if game.phase == "builder" and builder.guests_may_come(state):
            rest: Steps = [PHASES[role](seat)]
        else:
            rest = _PHASES[game.phase](game, seat)
        if rest:
            _leave(state, picks, *rest)
            return
    _leave(state, picks)


def _next_round(game: Game, picks: list[int], last: float) -> bool:
    """End the round; return whether another one is played."""
    state = game.state
    if state.ending is not None:
        state.stack = []
        return False
    for role in state.roles:
        if role not in state.taken:
            state.roles[role] += 1
    state.taken.clear()
    state.doubled.clear()
    state.governor = (state.governor + 1) % game.seats
    state.round += 1
    picks += state.clockwise(state.governor) * game.setup.picks
    return state.round <= last


def _leave(state: State, picks: Sequence[int], *phase: steps.Step) -> None:
    """Put what is to come on the stack of the rules."""
    if picks or phase:
        state.stack = [Round(1), *[PickRole(seat) for seat in reversed(picks)], *phase]
    state.log, state.forced = [], []
    steps.run(state)


def _prospector(game: Game, taker: int) -> Steps:
    guests.window(game)
    game.state.players[taker].doubloons += game.use_privilege(taker)
    guests.window(game)
    return ()


_PHASES: dict[str, Callable[[Game, int], Steps]] = {
    "settler": settler.play,
    "mayor": mayor.play,
    "builder": builder.play,
    "craftsman": craftsman.play,
    "trader": trader.play,
    "captain": captain.play,
    "prospector": _prospector,
}

"""The playout of a dealt copy in a compact position, with the same moves and draws as the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import steps
from bot.engine.rng import Rng
from bot.engine.steps import Step
from bot.games.amerigo.data import COLOURS
from bot.games.amerigo.phases.action import Action as Pending
from bot.games.amerigo.phases.progress import Picking
from bot.games.amerigo.phases.sail import Sailing as PendingSail
from bot.games.amerigo.phases.tiles import Planning as PendingPlan
from bot.games.amerigo.phases.turn import TakeTurn
from bot.games.amerigo.state import State
from bot.house_bots.amerigo.playout.land import Planning
from bot.house_bots.amerigo.playout.position import Position
from bot.house_bots.amerigo.playout.reading import read, write
from bot.house_bots.amerigo.playout.rounds import next_phase
from bot.house_bots.amerigo.playout.sea import Sailing
from bot.house_bots.amerigo.playout.tracks import pick
from bot.house_bots.amerigo.playout.turns import ACTIONS, Action, go_on, turn
from bot.house_bots.amerigo.weights import Weights
from bot.house_bots.playouts import TimeUp
from bot.house_bots.searcher import Stop


def play_on(state: State, weights: Sequence[Weights], rng: Rng, last: float, stop: Stop) -> None:
    """Play a dealt copy on as `playouts.play_by_rules` does. Raises TimeUp, Stopped."""
    if state.over or state.round > last:
        return
    position = read(state, weights, rng)
    _finish_turn(position, state.stack[-1])
    over = not _play(position, last, stop)
    write(position, state, over)
    steps.run(state)


def _finish_turn(g: Position, asked: Step) -> None:
    """Finish an action that has begun."""
    if isinstance(asked, Pending):
        go_on(g, g.players[asked.seat], _GOING_ON.get(type(asked), _simple)(asked))
    elif isinstance(asked, Picking):
        player = g.players[asked.seat]
        more = pick(g, player, asked.picks, asked.points, asked.cashable, asked.overshot)
        go_on(g, player, more)
    else:
        assert isinstance(asked, TakeTurn)


def _simple(asked: Pending) -> Action:
    return ACTIONS[COLOURS.index(asked.colour)](asked.points)


def _sailing(asked: Pending) -> Action:
    assert isinstance(asked, PendingSail)
    return Sailing(asked.points, sum(1 << ship - 1 for ship in asked.moved), asked.ship)


def _planning(asked: Pending) -> Action:
    assert isinstance(asked, PendingPlan)
    return Planning(asked.points, asked.neutral)


_GOING_ON: Mapping[type[Pending], Callable[[Pending], Action]] = {
    PendingSail: _sailing,
    PendingPlan: _planning,
}


def _play(g: Position, last: float, stop: Stop) -> bool:
    """Play until the round exceeds `last`; return False if the game is over before."""
    while True:
        while g.waiting:
            if g.round > last:
                return True
            if stop():
                raise TimeUp
            turn(g, g.players[g.waiting.pop()])
        if not next_phase(g):
            return False

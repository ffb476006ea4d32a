"""Fast playouts: the steps of a dealt copy's stack, played in numbers.

`play_on` makes the moves, draws and positions of `playouts.play_by_rules`, which the tests and
`tests.tools.playouts` compare.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine import steps
from bot.engine.rng import Rng
from bot.engine.steps import Step
from bot.games.magister_navis.data import ROUNDS
from bot.games.magister_navis.phases.action import FullTurn, SecondAction, TakeTurn
from bot.games.magister_navis.phases.passing import ArrangeCards, DiscardCard
from bot.games.magister_navis.phases.prepare import BuildTile, PaySalary, Visit
from bot.games.magister_navis.phases.round import Round, RoundByPhase, new_round
from bot.games.magister_navis.state import State
from bot.house_bots.magister_navis.playout.action import second, turn
from bot.house_bots.magister_navis.playout.passing import arrange, discard
from bot.house_bots.magister_navis.playout.playing import Playing
from bot.house_bots.magister_navis.playout.prepare import build, grow, payments, salary
from bot.house_bots.magister_navis.playout.tables import DECK, REGION, THING, VERBS
from bot.house_bots.magister_navis.weights import Weights
from bot.house_bots.playouts import TimeUp
from bot.house_bots.searcher import Stop


def play_on(state: State, weights: Sequence[Weights], rng: Rng, last: float, stop: Stop) -> None:
    """Play a dealt copy on in place, each seat by its own weights.

    It ends when the game is over or the round exceeds `last`. Raises TimeUp, Stopped; the copy is
    then unusable.
    """
    if not state.stack or state.round > last:
        return
    playing = Playing(state, weights, rng)
    while state.stack and playing.position.round <= last:
        if stop():
            raise TimeUp
        advance(playing)
    write(playing)


def advance(playing: Playing) -> None:
    """Play the step on top of the stack."""
    step = playing.position.state.stack.pop()
    PLAYED[type(step)](playing, step)


def write(playing: Playing) -> None:
    """Write the position back to the dealt copy, and run it to the next question."""
    state = playing.position.write()
    state.log, state.forced = [], []
    steps.run(state)


def _push(playing: Playing, *steps: Step) -> None:
    """Put steps on the stack, of which the first comes next."""
    playing.position.state.stack += steps[::-1]


def _round(playing: Playing, step: Round) -> None:
    position = playing.position
    if step.at == 0:
        _push(playing, *[Visit(seat) for seat in position.clockwise(position.start)], Round(1))
    elif step.at == 1:
        _push(playing, FullTurn(), Round(2))
    else:
        _end(playing)


def _round_by_phase(playing: Playing, step: RoundByPhase) -> None:
    position = playing.position
    seats = position.clockwise(position.start)
    if step.at == 0:
        _push(playing, *[BuildTile(seat) for seat in seats], RoundByPhase(1))
    elif step.at < 3:
        if step.at == 1:
            for seat in seats:
                grow(position, seat)
        salaries = [PaySalary(seat, payments(position, seat)) for seat in seats]
        _push(playing, *salaries, RoundByPhase(3))
    elif step.at == 3:
        _push(playing, FullTurn(), RoundByPhase(4))
    else:
        _end(playing)


def _end(playing: Playing) -> None:
    """Pass the crown to the left, or end the game after the last round."""
    position = playing.position
    if position.round < ROUNDS:
        position.passed.clear()
        position.start = (position.start + 1) % position.seats
        position.round += 1
        _push(playing, new_round(position.state))


def _visit(playing: Playing, step: Visit) -> None:
    position, seat = playing.position, step.seat
    if step.at == 0:
        build(playing, seat)
    if step.at <= 1:
        grow(position, seat)
    salary(playing, seat, payments(position, seat))


def _full_turn(playing: Playing, step: FullTurn) -> None:
    position = playing.position
    if step.at == 0:
        for seat in position.clockwise(position.start):
            if seat not in position.passed:
                turn(playing, seat)
    if len(position.passed) < position.seats:
        _push(playing, FullTurn())


def _second(playing: Playing, step: SecondAction) -> None:
    places = {"draw": DECK, "pay": THING}.get(step.first, REGION)
    second(playing, step.seat, THING[step.source], VERBS[step.first], places[step.place])


PLAYED: Mapping[type[Step], Callable[[Playing, Any], None]] = {
    Round: _round,
    RoundByPhase: _round_by_phase,
    Visit: _visit,
    BuildTile: lambda playing, step: build(playing, step.seat),
    PaySalary: lambda playing, step: salary(playing, step.seat, step.left),
    FullTurn: _full_turn,
    TakeTurn: lambda playing, step: turn(playing, step.seat),
    SecondAction: _second,
    ArrangeCards: lambda playing, step: arrange(playing, step.seat),
    DiscardCard: lambda playing, step: discard(playing, step.seat),
}
"""Functions that play each kind of step."""

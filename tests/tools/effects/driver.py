"""Carries out one move of a real position up to the next question, without forced moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.engine.rng import Rng
from bot.engine.steps import Choice, Script, Step, Together, _place, _run_part
from tests.catalogue import GAMES

ENDING = ("small_wharf", "salary")
"""Questions that end a move of several parts when nothing is left to be asked."""


def positions(game: str, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Any]:
    """Yield every position of a random game; whoever is asked first moves."""
    rules, rng = GAMES[game], Rng(seed)
    state = rules.setup(seats, options, seed)
    while pending := rules.pending(state):
        yield state
        decision = pending[rng.below(len(pending), "who")]
        move = decision.moves[rng.below(len(decision.moves), "what")]
        rules.apply(state, decision.seat, move)


def asked(g: Any, seat: int) -> Choice[Any, Any]:
    """Take the question to a seat off the stack, with the branches of all others."""
    top = g.stack.pop()
    if isinstance(top, Together):
        g.stack.extend(top.branches[_place(top, seat)])
        return asked(g, seat)
    assert isinstance(top, Choice) and top.seat == seat
    return top


def answered(state: Any, seat: int, move: Any, last: tuple[type[Step], ...]) -> Any:
    """Return a copy in which a seat has made a move and scripts have run, but those in `last`."""
    g = state.clone()
    g.log, g.forced = [], []
    step = asked(g, seat)
    g.stack.extend(reversed(step.choose(g, move)))
    run(g, last)
    return g


def run(g: Any, last: tuple[type[Step], ...]) -> None:
    """Run scripts up to a question or one of `last`; what ends by itself is ended."""
    while g.stack and not isinstance(g.stack[-1], (Together, *last)):
        top = g.stack[-1]
        if isinstance(top, Script):
            _run_part(g, g.stack, top)
            continue
        assert isinstance(top, Choice)
        if top.kind not in ENDING or top.options(g):
            return
        g.stack.pop()
        g.stack.extend(reversed(top.skip(g)))


def until(
    g: Any,
    wanted: Callable[[Choice[Any, Any]], bool],
    answer: Callable[[Any, Choice[Any, Any], Any], Any],
    last: Callable[[Step], bool] = lambda _: False,
) -> tuple[Choice[Any, Any], Any] | None:
    """Play on until a wanted question has options; return it with them, None where `last` comes.

    All other questions are answered by `answer`, one branch after the other.
    """
    while g.stack and not last(g.stack[-1]):
        top = g.stack[-1]
        if isinstance(top, Script):
            _run_part(g, g.stack, top)
            continue
        g.stack.pop()
        if isinstance(top, Together):
            g.stack.extend(step for branch in top.branches for step in branch)
            continue
        assert isinstance(top, Choice)
        options = top.options(g)
        if options and wanted(top):
            return top, options
        steps = top.choose(g, answer(g, top, options)) if options else top.skip(g)
        g.stack.extend(reversed(steps))
    return None

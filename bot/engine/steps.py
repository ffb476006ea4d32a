"""The kernel: a stack of small frozen steps that says what happens next.

A game is mutable state with a `stack`, a `log` and its pending `decisions`. A step holds
ints, strings, tuples and other steps only, so that a stack is JSON. Three kinds:

* Choice    a seat must decide: `options`, `choose`, `skip`
* Script    a sequence of parts that run by themselves, one after the other
* Together  branches that do not touch each other and are decided at the same time;
            every seat is asked in one branch at most

Whatever a step returns replaces it, first step first. `run` goes on until somebody has at
least two options; a lone option is a forced move and is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bot.engine.api import Decision, Event, IllegalMove, NotYourDecision, Seat


class Step:
    """A pending part of the sequence of play; subclasses are made with a Registry."""

    __slots__ = ()


Steps = Sequence[Step]


class Playable(Protocol):
    """What the kernel needs of a game's state."""

    stack: list[Step]
    log: list[Event]
    decisions: tuple[Decision[Any], ...]


G = TypeVar("G")
M = TypeVar("M")


class Choice(Step, Generic[G, M]):
    """One question to one seat."""

    __slots__ = ()
    kind: ClassVar[str]
    seat: Seat

    def options(self, g: G) -> Sequence[M]:
        """Return the legal moves, sorted by notation; () = there is nothing to choose."""
        raise NotImplementedError

    def choose(self, g: G, move: M) -> Steps:
        """Carry out a legal move and return what replaces this step."""
        raise NotImplementedError

    def skip(self, g: G) -> Steps:
        """Return what replaces this step when it has no options."""
        return ()


class Script(Step, Generic[G]):
    """A sequence of parts: functions of script and game that return steps; `at` is next.

    It is off the stack before its last part runs, so that a script may push itself.
    """

    __slots__ = ()
    parts: ClassVar[tuple[Callable[[Any, Any], Steps], ...]]
    at: int


@dataclass(frozen=True, slots=True)
class Together(Step):
    """Branches, each a stack of its own (top last), that are played at the same time."""

    branches: tuple[tuple[Step, ...], ...]


_StepType = TypeVar("_StepType", bound=Step)


class Registry:
    """The steps of one game by class name: what its stored stacks may hold."""

    def __init__(self) -> None:
        self.steps: dict[str, type[Step]] = {"Together": Together}

    def add(self, cls: type[_StepType]) -> type[_StepType]:
        """Register a step class (a frozen dataclass) under its name."""
        self.steps[cls.__name__] = cls
        return cls


def run(g: Playable) -> None:
    """Go on until somebody must decide or nothing is left; sets `g.decisions`."""
    g.decisions = _advance(g, g.stack)


def apply(g: Playable, seat: Seat, move: Any, notate: Callable[[Any], str]) -> list[Event]:
    """Carry out a move and all that follows. Raises NotYourDecision, IllegalMove."""
    decision = next((d for d in g.decisions if d.seat == seat), None)
    if decision is None:
        raise NotYourDecision("not-your-decision")
    if move not in decision.moves:
        raise IllegalMove("illegal-move", legal=[notate(m) for m in decision.moves])
    g.log = []
    g.decisions = _answer(g, g.stack, seat, move)
    return g.log


def _answer(g: Playable, stack: list[Step], seat: Seat, move: Any) -> tuple[Decision[Any], ...]:
    """Carry out the move of a seat that this stack asks; return what it asks now."""
    top = stack[-1]
    if not isinstance(top, Together):
        stack.pop()
        _push(stack, _choice(top).choose(g, move))
    elif decisions := _answer_in_branch(g, stack, top, seat, move):
        return decisions
    else:
        stack.pop()
    return _advance(g, stack)


def _answer_in_branch(
    g: Playable, stack: list[Step], top: Together, seat: Seat, move: Any
) -> tuple[Decision[Any], ...]:
    """Play one branch on; the others keep their decisions, for nothing changed for them."""
    place = next(i for i, branch in enumerate(top.branches) if seat in _seats(branch))
    others = (*top.branches[:place], *top.branches[place + 1 :])
    waiting = set[Seat]().union(*map(_seats, others))
    branch = list(top.branches[place])
    asked = _answer(g, branch, seat, move)
    stack[-1] = Together((*others[:place], tuple(branch), *others[place:]))
    kept = (d for d in g.decisions if d.seat in waiting)
    return tuple(sorted((*asked, *kept), key=_seat))


def _seats(branch: Sequence[Step]) -> set[Seat]:
    """Return the seats that a branch asks now."""
    if not branch:
        return set()
    top = branch[-1]
    if isinstance(top, Together):
        return set[Seat]().union(*map(_seats, top.branches))
    return {_choice(top).seat}


def _seat(decision: Decision[Any]) -> Seat:
    return decision.seat


def _choice(step: Step) -> Choice[Any, Any]:
    assert isinstance(step, Choice)
    return step


def _push(stack: list[Step], steps: Iterable[Step]) -> None:
    stack.extend(reversed(tuple(steps)))


def _advance(g: Playable, stack: list[Step]) -> tuple[Decision[Any], ...]:
    while stack:
        top = stack[-1]
        if isinstance(top, Choice):
            options = tuple(top.options(g))
            if len(options) > 1:
                return (Decision(top.seat, top.kind, options),)
            stack.pop()
            _push(stack, top.choose(g, options[0]) if options else top.skip(g))
        elif isinstance(top, Script):
            _run_part(g, stack, top)
        else:
            assert isinstance(top, Together)
            decisions = _run_branches(g, stack, top)
            if decisions:
                return decisions
    return ()


def _run_part(g: Playable, stack: list[Step], script: Script[Any]) -> None:
    part = script.parts[script.at]
    if script.at + 1 < len(script.parts):
        stack[-1] = replace(script, at=script.at + 1)  # type: ignore[type-var]
    else:
        stack.pop()
    _push(stack, part(script, g))


def _run_branches(g: Playable, stack: list[Step], top: Together) -> tuple[Decision[Any], ...]:
    branches: list[tuple[Step, ...]] = []
    decisions: list[Decision[Any]] = []
    for steps in top.branches:
        branch = list(steps)
        decisions += _advance(g, branch)
        branches.append(tuple(branch))
    if decisions:
        stack[-1] = Together(tuple(branches))
    else:
        stack.pop()
    return tuple(sorted(decisions, key=_seat))

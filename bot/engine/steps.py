"""The kernel: a stack of small frozen steps that determines what happens next.

A game is mutable state with a `stack`, a `log` and its pending `decisions`. A step contains only
integers, strings, tuples and other steps, so a stack can be stored as JSON. There are three kinds:

* Choice    a decision of one seat: `options`, `choose`, `skip`
* Script    a sequence of parts that run automatically, one after the other
* Together  independent branches that are played at the same time;
            each seat is asked in at most one branch

The steps that a step returns replace it; the first of them comes next. `run` continues until a seat
has at least two options; a single option is a forced move, which is made and recorded as forced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import repeat
from operator import is_
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, dataclass_transform

from bot.engine.api import Decision, Event, IllegalMove, NotYourDecision, Seat


class Step:
    """A pending part of the sequence of play; subclasses are decorated with `step`."""

    __slots__ = ()


Steps = Sequence[Step]
Parts: TypeAlias = tuple[Callable[[Any, Any], Steps], ...]
"""The parts of a script: functions of the script and the game's state that return steps."""


class Playable(Protocol):
    """The parts of a game's state that the kernel needs."""

    stack: list[Step]
    log: list[Event]
    forced: list[tuple[Seat, Any]]
    decisions: tuple[Decision[Any], ...]


G = TypeVar("G")
M = TypeVar("M")


class Choice(Step, Generic[G, M]):
    """A question to one seat."""

    __slots__ = ()
    kind: ClassVar[str]
    seat: Seat

    def options(self, g: G) -> Sequence[M]:
        """Return the legal moves, sorted by notation, or () if there is nothing to choose."""
        raise NotImplementedError

    def choose(self, g: G, move: M) -> Steps:
        """Make a legal move and return the steps that replace this one."""
        raise NotImplementedError

    def foregone(self, g: G) -> Sequence[M]:
        """Return the moves that every possible answer leads to, or () if there is a choice.

        The question is still asked; programs that play the game for people need not show it.
        """
        return ()

    def skip(self, g: G) -> Steps:
        """Return the steps that replace this one if it has no options."""
        return ()


class Script(Step, Generic[G]):
    """A sequence of parts that run automatically; `at` is the index of the next one.

    The script is removed from the stack before its last part runs, so that it may push itself
    again.
    """

    __slots__ = ()
    parts: ClassVar[Parts]
    at: int


_StepType = TypeVar("_StepType", bound=Step)


@dataclass_transform(frozen_default=True)
def _frozen(cls: type[_StepType]) -> type[_StepType]:
    """Make a class a dataclass whose instances must not change, as copied states share them.

    The type checker enforces this. At run time instances are not frozen, because the constructor of
    a frozen dataclass takes three times as long, and every move creates some steps.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


@_frozen
class Together(Step):
    """Branches that are played at the same time; each is a stack with its top last."""

    branches: tuple[tuple[Step, ...], ...]


class Registry:
    """The step classes of one game by name: those that its stored stacks may contain."""

    def __init__(self) -> None:
        self.steps: dict[str, type[Step]] = {"Together": Together}

    def add(self, cls: type[_StepType]) -> type[_StepType]:
        """Register a step class (a frozen dataclass) under its name."""
        self.steps[cls.__name__] = cls
        return cls


@dataclass_transform(frozen_default=True)
def step(registry: Registry) -> Callable[[type[_StepType]], type[_StepType]]:
    """Return a decorator that makes a class a frozen dataclass and registers it as a step.

    Every step of a game needs it.
    """
    return lambda cls: registry.add(_frozen(cls))


def run(g: Playable) -> None:
    """Run until a seat must decide or the game is over; set `g.decisions`."""
    g.decisions = _advance(g, g.stack)


def apply(g: Playable, seat: Seat, move: Any, notate: Callable[[Any], str]) -> list[Event]:
    """Make a move and everything that follows. Raises NotYourDecision, IllegalMove."""
    decision = _decision(g, seat)
    if not _among(move, decision.moves):
        raise IllegalMove("illegal-move", legal=[notate(m) for m in decision.moves])
    g.log, g.forced = [], []
    others = [other for other in g.decisions if other is not decision]
    asked = _answer(g, g.stack, seat, move)
    g.decisions = _by_seat([*others, *asked]) if others else asked
    return g.log


def _decision(g: Playable, seat: Seat) -> Decision[Any]:
    """Return the open decision of a seat. Raises NotYourDecision."""
    for decision in g.decisions:
        if decision.seat == seat:
            return decision
    raise NotYourDecision("not-your-decision")


def _among(move: Any, moves: Sequence[Any]) -> bool:
    """Return whether a move is one of these.

    It is usually the same object, which is found faster by identity.
    """
    return any(map(is_, moves, repeat(move))) or move in moves


def _answer(g: Playable, stack: list[Step], seat: Seat, move: Any) -> tuple[Decision[Any], ...]:
    """Make the move of a seat that this stack asks; return the new decisions.

    Only the seat's own branch continues, because nothing changes for the others.
    """
    top = stack.pop()
    if isinstance(top, Together):
        place = _place(top, seat)
        branch = list(top.branches[place])
        asked = _answer(g, branch, seat, move)
        branches = list(top.branches)
        branches[place] = tuple(branch)
        if any(branches):
            stack.append(Together(tuple(branches)))
            return asked
    else:
        assert isinstance(top, Choice)
        stack += top.choose(g, move)[::-1]
    return _advance(g, stack)


def _place(together: Together, seat: Seat) -> int:
    """Return the index of the branch that asks the seat now."""
    for place, branch in enumerate(together.branches):
        if branch and _asks(branch[-1], seat):
            return place
    raise AssertionError("no branch asks the seat of an open decision")


def foregone(g: Playable, seat: Seat) -> Sequence[Any]:
    """Return the moves that every possible answer of a seat leads to.

    The result is () if the seat has a choice or is not asked.
    """
    asking = g.stack[-1] if g.stack else None
    while isinstance(asking, Together):
        branches = (branch[-1] for branch in asking.branches if branch)
        asking = next((top for top in branches if _asks(top, seat)), None)
    if isinstance(asking, Choice) and asking.seat == seat:
        found: Sequence[Any] = asking.foregone(g)
        return found
    return ()


def _asks(top: Step, seat: Seat) -> bool:
    """Return whether the top of a branch, or of a nested branch, asks the seat now."""
    if isinstance(top, Together):
        return any(_asks(branch[-1], seat) for branch in top.branches if branch)
    return isinstance(top, Choice) and top.seat == seat


def _by_seat(decisions: list[Decision[Any]]) -> tuple[Decision[Any], ...]:
    """Sort decisions by seat, their first field; no seat has two."""
    return tuple(sorted(decisions))


def _advance(g: Playable, stack: list[Step]) -> tuple[Decision[Any], ...]:
    while stack:
        top = stack[-1]
        if isinstance(top, Choice):
            options = top.options(g)
            if len(options) > 1:
                # The named tuple's own constructor would take twice as long.
                return (tuple.__new__(Decision, (top.seat, top.kind, tuple(options))),)
            stack.pop()
            stack += _by_itself(g, top, options)[::-1]
        elif isinstance(top, Script):
            _run_part(g, stack, top)
        else:
            assert isinstance(top, Together)
            decisions = _run_branches(g, stack, top)
            if decisions:
                return decisions
    return ()


def _by_itself(g: Playable, choice: Choice[Any, Any], options: Sequence[Any]) -> Steps:
    """Make a choice's only move, or skip a choice that has none."""
    if not options:
        return choice.skip(g)
    g.forced.append((choice.seat, options[0]))
    return choice.choose(g, options[0])


def _run_part(g: Playable, stack: list[Step], script: Script[Any]) -> None:
    """Run the parts of a script up to the first that returns steps."""
    parts = script.parts
    kind: Any = type(script)
    for at in range(script.at, len(parts) - 1):
        steps = parts[at](script, g)
        if steps:
            stack[-1] = _moved(kind)(script, at + 1)
            stack += steps[::-1]
            return
    stack.pop()
    stack += parts[-1](script, g)[::-1]


@cache
def _moved(kind: Any) -> Callable[[Script[Any], int], Script[Any]]:
    """Return a function that copies a script of this class and sets its next part.

    The function is generated as source code, like a dataclass's `__init__`, for speed: every part
    of every phase needs it.
    """
    values = ["at=at", *(f"{f.name}=one.{f.name}" for f in fields(kind) if f.name != "at")]
    # The source contains only the names of fields.
    copier: Callable[[Any, int], Any] = eval(  # noqa: S307
        f"lambda one, at: cls({', '.join(values)})", {"cls": kind}
    )
    return copier


def _run_branches(g: Playable, stack: list[Step], top: Together) -> tuple[Decision[Any], ...]:
    stacks = [list(branch) for branch in top.branches]
    decisions = [decision for branch in stacks for decision in _advance(g, branch)]
    stack.pop()
    if decisions:
        stack.append(Together(tuple(map(tuple, stacks))))
    return _by_seat(decisions)

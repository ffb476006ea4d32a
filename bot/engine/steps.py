"""The kernel: a stack of small frozen steps that says what happens next.

A game is mutable state with a `stack`, a `log` and its pending `decisions`. A step holds ints,
strings, tuples and other steps only, so that a stack is JSON. Three kinds:

* Choice    a seat must decide: `options`, `choose`, `skip`
* Script    a sequence of parts that run automatically, one after the other
* Together  branches that do not touch each other and are decided at the same time;
            every seat is asked in one branch at most

The steps that a step returns replace it, first step first. `run` goes on until a seat has at least
two options; a single option is a forced move, which is made and noted as such.
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
    """A pending part of the sequence of play; subclasses are made with `step`."""

    __slots__ = ()


Steps = Sequence[Step]
Parts: TypeAlias = tuple[Callable[[Any, Any], Steps], ...]
"""The parts of a script: functions of it and the game that return steps."""


class Playable(Protocol):
    """The parts of a game's state that the kernel needs."""

    stack: list[Step]
    log: list[Event]
    forced: list[tuple[Seat, Any]]
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
        """Carry out a legal move and return the steps that replace this one."""
        raise NotImplementedError

    def foregone(self, g: G) -> Sequence[M]:
        """Return the moves that every way of answering comes down to; () = there is a choice.

        The question is asked all the same: whoever plays the game for people may spare it them.
        """
        return ()

    def skip(self, g: G) -> Steps:
        """Return the steps that replace this one if it has no options."""
        return ()


class Script(Step, Generic[G]):
    """A sequence of parts, which run automatically; `at` is the next one.

    It is off the stack before its last part runs, so that a script may push itself.
    """

    __slots__ = ()
    parts: ClassVar[Parts]
    at: int


_StepType = TypeVar("_StepType", bound=Step)


@dataclass_transform(frozen_default=True)
def _frozen(cls: type[_StepType]) -> type[_StepType]:
    """Make a class a dataclass whose instances must not be changed: copies of states share them.

    The type checker enforces that. At run time they are not frozen, because the constructor of a
    frozen dataclass takes three times as long, and every move makes some steps.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


@_frozen
class Together(Step):
    """Branches, each a stack of its own (top last), that are played at the same time."""

    branches: tuple[tuple[Step, ...], ...]


class Registry:
    """The steps of one game by class name: those that its stored stacks may hold."""

    def __init__(self) -> None:
        self.steps: dict[str, type[Step]] = {"Together": Together}

    def add(self, cls: type[_StepType]) -> type[_StepType]:
        """Register a step class (a frozen dataclass) under its name."""
        self.steps[cls.__name__] = cls
        return cls


@dataclass_transform(frozen_default=True)
def step(registry: Registry) -> Callable[[type[_StepType]], type[_StepType]]:
    """Make a class a frozen dataclass and register it, as every step of a game must be."""
    return lambda cls: registry.add(_frozen(cls))


def run(g: Playable) -> None:
    """Run until a seat must decide or nothing is left; sets `g.decisions`."""
    g.decisions = _advance(g, g.stack)


def apply(g: Playable, seat: Seat, move: Any, notate: Callable[[Any], str]) -> list[Event]:
    """Carry out a move and all that follows. Raises NotYourDecision, IllegalMove."""
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
    """Return whether a move is one of these, usually the same object, which is found fast."""
    return any(map(is_, moves, repeat(move))) or move in moves


def _answer(g: Playable, stack: list[Step], seat: Seat, move: Any) -> tuple[Decision[Any], ...]:
    """Carry out the move of a seat that this stack asks; return the new decisions.

    Only the seat's own branch goes on: nothing changed for the others.
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
    """Return the place of the branch that asks that seat now."""
    for place, branch in enumerate(together.branches):
        if branch and _asks(branch[-1], seat):
            return place
    raise AssertionError("no branch asks the seat of an open decision")


def foregone(g: Playable, seat: Seat) -> Sequence[Any]:
    """Return the moves that every answer of a seat comes down to; () = it has a choice, or none."""
    asking = g.stack[-1] if g.stack else None
    while isinstance(asking, Together):
        branches = (branch[-1] for branch in asking.branches if branch)
        asking = next((top for top in branches if _asks(top, seat)), None)
    if isinstance(asking, Choice) and asking.seat == seat:
        found: Sequence[Any] = asking.foregone(g)
        return found
    return ()


def _asks(top: Step, seat: Seat) -> bool:
    """Return whether the top of a branch, or of a branch of its own, asks that seat now."""
    if isinstance(top, Together):
        return any(_asks(branch[-1], seat) for branch in top.branches if branch)
    return isinstance(top, Choice) and top.seat == seat


def _by_seat(decisions: list[Decision[Any]]) -> tuple[Decision[Any], ...]:
    """Return decisions sorted by seat, their first field; a seat is asked only once."""
    return tuple(sorted(decisions))


def _advance(g: Playable, stack: list[Step]) -> tuple[Decision[Any], ...]:
    while stack:
        top = stack[-1]
        if isinstance(top, Choice):
            options = top.options(g)
            if len(options) > 1:
                # A named tuple's own constructor takes twice as long.
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
    """Take a choice's only option, or skip a choice that has none."""
    if not options:
        return choice.skip(g)
    g.forced.append((choice.seat, options[0]))
    return choice.choose(g, options[0])


def _run_part(g: Playable, stack: list[Step], script: Script[Any]) -> None:
    """Run the parts of a script up to the first that leaves something to do."""
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
    """Return a function that copies a script of this class, with another part as the next one.

    It is written as source, as dataclasses write `__init__`: every part of every phase needs it.
    """
    values = ["at=at", *(f"{f.name}=one.{f.name}" for f in fields(kind) if f.name != "at")]
    # The source holds nothing but names of fields.
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

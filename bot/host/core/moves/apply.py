"""Application of moves to a copy of the position; nothing here accesses the store."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.engine import batches
from bot.engine.api import Decision, Event, NotYourDecision, Rules
from bot.host.core.api import NotSeated, Position, StalePrompt, Table, WrongStatus
from bot.host.core.moves.endings import check_present
from bot.host.core.registry import Move, State

Decisions = Sequence[Decision[Any]]
Way: TypeAlias = Callable[[Rules[Any, Any, Any], State, int, Any], batches.Carried[Move]]
"""Function of `bot.engine.batches` that carries out moves, or a text that names them."""


class Outcome(NamedTuple):
    """The result of a move or a batch; its `state` is not stored yet."""

    state: State
    events: tuple[Event, ...]
    moves: tuple[Move, ...]
    """Moves the seat chose itself: the ones in the log."""


def seat_of(table: Table, user_id: int) -> int:
    """Return the seat of a person at a running table.

    Raises NotSeated, WrongStatus, ServerLeft.
    """
    chair = table.chair_of(user_id)
    if chair is None:
        raise NotSeated(table=table.id)
    if table.status != "running" or chair.seat is None:
        raise WrongStatus(status=table.status)
    check_present(table)
    return chair.seat


def decision_of(position: Position, seat: int, stamp: int | None) -> Decision[Any]:
    """Return a seat's decision if it is the one that the prompt with this stamp shows.

    Changed decisions of other seats do not make a prompt stale. Since a restore loses the versions
    after the backup, stamps from earlier epochs are valid only if they are the decision's own.

    Raises StalePrompt, NotYourDecision.
    """
    decision = position.decision_of(seat)
    # A decision stays the same in versions in which only other players moved.
    table, now = position.table, position.table.stamp(position.version)
    first = now if decision is None else position.asked[seat]
    since = max(first, table.stamp(0))
    if stamp is not None and stamp != first and not since <= stamp <= now:
        raise StalePrompt(version=stamp, newest=position.version)
    if decision is None:
        raise NotYourDecision("not-your-decision", waiting=waited_for(position))
    return decision


def waited_for(position: Position) -> str:
    """Return the names of the players who must decide."""
    return ", ".join(position.table.names[d.seat] for d in position.decisions)


def carry_out(
    position: Position, seat: int, batch: Sequence[Move] | str, way: Way = batches.play
) -> Outcome:
    """Carry out moves, or with `batches.typed` a text, on a copy of the state.

    Raises the errors of `way`, for the batch as a whole.
    """
    rules = position.rules
    state = rules.clone(position._state)
    moves, events = way(rules, state, seat, batch)
    return Outcome(state, events, moves)


def carried_on(
    position: Position, seat: int, batch: Sequence[Move] | str, way: Way = batches.play
) -> Outcome:
    """Carry out moves, then all further moves of the seat that are forced in effect.

    The host makes these moves, not the rules: if a rule made them itself, it would refuse them in
    stored games and drafts, where people made them one by one. They are moves of the seat like any
    others, in the same log entry, and are taken back together. Raises the errors of `way`.
    """
    outcome = carry_out(position, seat, batch, way)
    rest = position.rules.foregone(outcome.state, seat)
    if not rest:
        return outcome
    moves, events = batches.play(position.rules, outcome.state, seat, rest)
    return Outcome(outcome.state, (*outcome.events, *events), (*outcome.moves, *moves))


def asked_since(before: Position, mover: int, decisions: Decisions) -> dict[int, int]:
    """Return the stamp of each seat's decision; unchanged decisions of other seats keep theirs.

    The mover's stamp is always new, even if the decision looks the same, so that a double click
    does not move twice.
    """

    def is_kept(decision: Decision[Any]) -> bool:
        return decision.seat != mover and decision == before.decision_of(decision.seat)

    asked_now = before.table.stamp(before.version + 1)
    return {d.seat: before.asked[d.seat] if is_kept(d) else asked_now for d in decisions}


def changes(before: Mapping[int, int], after: Mapping[int, int]) -> dict[int, int | None]:
    """Return the seats whose stamp has changed; the stamp is None if no decision is left."""
    seats = before.keys() | after.keys()
    return {seat: after.get(seat) for seat in seats if before.get(seat) != after.get(seat)}


def is_quiet(before: Position, seat: int, after: Decisions, events: Sequence[Event]) -> bool:
    """Return whether a move was an atom that asks no further seat, so that no post is needed."""
    atoms = before.rules.info.atoms
    decision = before.decision_of(seat)
    if decision is None or decision.kind not in atoms or phase_closed(events) is not None:
        return False
    if any(d.seat == seat and d.kind == decision.kind for d in after):
        return True
    asked = {d.seat for d in before.decisions}
    return bool(after) and all(d.seat in asked and d.kind in atoms for d in after)


def phase_closed(events: Sequence[Event], turns: Container[str] = ()) -> str | None:
    """Return the first phase that the events ended, or None; `turns` do not count as phases."""
    closed = (event.closes for event in events if event.closes is not None)
    return next((phase for phase in closed if phase not in turns), None)

"""Code that all phases share: the role's taker, windows, free actions and building VP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.steps import Choice, Script, Step, Steps, Together, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.moves import Move, Pass, TakePoints
from bot.games.puerto_rico.state import NOTHING, STEPS, State


class Phase(Script[State]):
    """The phase of one role; `taker` is the player who took it and has the privilege (R-1.6)."""

    __slots__ = ()
    role: ClassVar[str]
    taker: int

    def window(self, g: State) -> Steps:
        """Ask all players whose buildings act at the phase's start or end (R-10.4).

        They are asked simultaneously.
        """
        branches: list[tuple[Step, ...]] = []
        for seat in g.clockwise(self.taker):
            if answers := moments.windows.of(g.players[seat]):
                branches.append(tuple(answer(g, seat) for answer in answers))
        return (Together(tuple(branches)),) if branches else NOTHING

    def over(self, g: State) -> Steps:
        """Log the end of the phase, as the last part of every phase."""
        g.record("phase_over", closes=self.role, role=self.role)
        return NOTHING


def privilege(g: State, taker: int) -> int:
    """Return how many times the role's privilege counts for its taker (R-1.6)."""
    times = 1
    for answer in moments.privilege.of(g.players[taker]):
        times += answer(g, taker)
    return times


def use_privilege(g: State, taker: int) -> int:
    """Return how many times the privilege counts, and record a doubling as used (Q-14)."""
    times = privilege(g, taker)
    if times > 1:
        note_doubled(g, taker)
    return times


def note_doubled(g: State, taker: int) -> None:
    """Record that a doubled privilege has brought the taker something extra (Q-14)."""
    phase = current_phase(g)
    assert phase is not None
    g.doubled[phase.role] = taker


def current_phase(g: State) -> Phase | None:
    """Return the phase in progress, or None between two roles."""
    for below in reversed(g.stack):
        if isinstance(below, Phase):
            return below
    return None


class Action(Choice[State, Move]):
    """A decision of a player; after a free action, the player is asked again."""

    __slots__ = ()

    def options(self, g: State) -> Sequence[Move]:
        """Return the moves and free actions.

        If there are no moves, free actions are only offered if one of them helps.
        """
        moves, free = self.moves(g), free_actions(g, self.seat)
        if not free:
            return moves
        if not moves and not any(self._brings(g, move) for move in free):
            return ()
        return ordered((*(moves or (once(Pass),)), *free))

    def choose(self, g: State, move: Move) -> Steps:
        """Carry out a free action and ask again, or make the move."""
        player = g.players[self.seat]
        free = moments.free_actions.of(player)
        for action in free:
            if move in action.offers(g, self.seat):
                idle = [key for key, people in player.city.items() if not people]
                steps = action.use(g, self.seat, move)
                return (*steps, *self.again(g, [key for key in idle if player.city[key]]))
        if free and isinstance(move, Pass) and not self.moves(g):
            return self.skip(g)
        return self.act(g, move)

    def _brings(self, g: State, move: Move) -> bool:
        """Return whether a free action, or one after it, would bring the player anything.

        It may bring a move, VP now, or what the player gets when this decision is over.
        """
        trial, without = g.clone(), g.clone()
        for asked in self.choose(trial, move):
            if isinstance(asked, Choice):
                if asked.options(trial):
                    return True
                asked.skip(trial)
        self.skip(without)
        then, now = trial.players[self.seat], without.players[self.seat]
        return then.chips > now.chips or then.doubloons > now.doubloons

    def again(self, g: State, manned: Sequence[str]) -> Steps:
        """Return this decision again, after a free action that manned these buildings."""
        return (self,)

    def moves(self, g: State) -> Sequence[Move]:
        """Return the legal moves of the decision itself, sorted; () if there is no choice."""
        raise NotImplementedError

    def act(self, g: State, move: Move) -> Steps:
        """Make one of the moves and return the steps that replace this one."""
        raise NotImplementedError


def free_actions(g: State, seat: int) -> Sequence[Move]:
    """Return the free actions that a player may take at a decision."""
    answers = moments.free_actions.of(g.players[seat])
    return [move for action in answers for move in action.offers(g, seat)]


@step(STEPS)
class OfferPoints(Choice[State, Move]):
    """An offer of VP that a player may decline so as not to end the game (option, Q-33)."""

    kind = "points"
    seat: int
    source: str
    points: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer to take the VP or to decline."""
        return (once(Pass), once(TakePoints))

    def choose(self, g: State, move: Move) -> Steps:
        """Take the VP, or do nothing."""
        if isinstance(move, TakePoints):
            give_points(g, self.seat, self.source, self.points)
        return NOTHING


def bring_points(g: State, seat: int, source: str, points: int) -> Steps:
    """Give VP, or ask first if they may be declined."""
    if g.options.decline_points:
        return (OfferPoints(seat, source, points),)
    g.forced.append((seat, once(TakePoints)))
    give_points(g, seat, source, points)
    return NOTHING


def give_points(g: State, seat: int, source: str, points: int) -> None:
    """Give VP and log it; whether the last chip ends the game depends on the phase (D-22)."""
    g.record("points", seat=seat, source=source, points=points)
    phase = current_phase(g)
    award = g.award if phase is not None and phase.role == "captain" else g.award_ashore
    award(seat, points)

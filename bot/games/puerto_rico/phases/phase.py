"""Parts that all phases share: the role's taker, windows, free actions, and VP from buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.steps import Choice, Script, Step, Steps, Together, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.moves import Move, Pass, TakePoints
from bot.games.puerto_rico.state import NOTHING, STEPS, State


class Phase(Script[State]):
    """The carrying out of one role; `taker` picked it and has the privilege (R-1.6)."""

    __slots__ = ()
    role: ClassVar[str]
    taker: int

    def window(self, g: State) -> Steps:
        """Ask all players whose buildings act at the phase's start or end, at once (R-10.4)."""
        branches: list[tuple[Step, ...]] = []
        for seat in g.clockwise(self.taker):
            if answers := moments.windows.of(g.players[seat]):
                branches.append(tuple(answer(g, seat) for answer in answers))
        return (Together(tuple(branches)),) if branches else NOTHING

    def over(self, g: State) -> Steps:
        """Log that the phase is done; every phase's last part."""
        g.record("phase_over", closes=self.role, role=self.role)
        return NOTHING


def privilege(g: State, taker: int) -> int:
    """Return how many times a role's privilege counts for the player who took it (R-1.6)."""
    times = 1
    for answer in moments.privilege.of(g.players[taker]):
        times += answer(g, taker)
    return times


def use_privilege(g: State, taker: int) -> int:
    """Return how many times the privilege counts; note a doubling that counts at once (Q-14)."""
    times = privilege(g, taker)
    if times > 1:
        note_doubled(g, taker)
    return times


def note_doubled(g: State, taker: int) -> None:
    """Note that a doubled privilege has brought its taker something more (Q-14)."""
    phase = current_phase(g)
    assert phase is not None
    g.doubled[phase.role] = taker


def current_phase(g: State) -> Phase | None:
    """Return the phase that is being carried out, None between two roles."""
    for below in reversed(g.stack):
        if isinstance(below, Phase):
            return below
    return None


class Action(Choice[State, Move]):
    """A decision of a player; a free action is carried out and the decision asked again."""

    __slots__ = ()

    def options(self, g: State) -> Sequence[Move]:
        """Return the moves and the free actions; without moves, only if one of these helps."""
        moves, free = self.moves(g), free_actions(g, self.seat)
        if not free:
            return moves
        if not moves and not any(self._brings(g, move) for move in free):
            return ()
        return ordered((*(moves or (once(Pass),)), *free))

    def choose(self, g: State, move: Move) -> Steps:
        """Carry out a free action and ask again, or carry out the move."""
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
        """Return whether a free action, or another after it, would bring anything still to come.

        That is a move, VP at once, or what the player gets once this decision is over.
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
        """Return this decision again after a free action that manned these buildings."""
        return (self,)

    def moves(self, g: State) -> Sequence[Move]:
        """Return the legal moves of the decision itself, sorted; () = nothing to choose."""
        raise NotImplementedError

    def act(self, g: State, move: Move) -> Steps:
        """Carry out one of the moves and return the steps that replace this one."""
        raise NotImplementedError


def free_actions(g: State, seat: int) -> Sequence[Move]:
    """Return the free actions of a player at one of their decisions."""
    answers = moments.free_actions.of(g.players[seat])
    return [move for action in answers for move in action.offers(g, seat)]


@step(STEPS)
class OfferPoints(Choice[State, Move]):
    """VP that may be declined, so as not to end the game (option, Q-33)."""

    kind = "points"
    seat: int
    source: str
    points: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer to take them or not."""
        return (once(Pass), once(TakePoints))

    def choose(self, g: State, move: Move) -> Steps:
        """Take them, or do nothing."""
        if isinstance(move, TakePoints):
            give_points(g, self.seat, self.source, self.points)
        return NOTHING


def bring_points(g: State, seat: int, source: str, points: int) -> Steps:
    """Give VP at once, or ask first if they may be declined."""
    if g.options.decline_points:
        return (OfferPoints(seat, source, points),)
    g.forced.append((seat, once(TakePoints)))
    give_points(g, seat, source, points)
    return NOTHING


def give_points(g: State, seat: int, source: str, points: int) -> None:
    """Give VP, and log it; outside the captain phase the last chip may count less (D-22)."""
    g.record("points", seat=seat, source=source, points=points)
    phase = current_phase(g)
    award = g.award if phase is not None and phase.role == "captain" else g.award_ashore
    award(seat, points)

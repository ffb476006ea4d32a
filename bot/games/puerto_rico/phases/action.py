"""A choice of one player in which buildings may offer additional free actions (R-10.4)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Choice, Steps
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.moves import Move, Pass
from bot.games.puerto_rico.state import State


class Action(Choice[State, Move]):
    """A decision of a player; a free action is carried out and the decision asked again."""

    __slots__ = ()

    def options(self, g: State) -> Sequence[Move]:
        """Return the moves and the free actions; the latter alone only if one brings something."""
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
        for step in self.choose(trial, move):
            if isinstance(step, Choice):
                if step.options(trial):
                    return True
                step.skip(trial)
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

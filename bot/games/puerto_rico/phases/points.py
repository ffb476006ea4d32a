"""VP from a building, which may be declined if the table has that option (Q-33)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once
from bot.games.puerto_rico.moves import Move, Pass, TakePoints
from bot.games.puerto_rico.phases.phase import current_phase
from bot.games.puerto_rico.state import NOTHING, STEPS, State


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

"""Parts that all phases share: the role's taker, the windows, and the event at the end."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.steps import Script, Step, Steps, Together
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.state import NOTHING, State


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
    """Return the times that a role's privilege counts for the player who took it (R-1.6)."""
    times = 1
    for answer in moments.privilege.of(g.players[taker]):
        times += answer(g, taker)
    return times


def use_privilege(g: State, taker: int) -> int:
    """Return the times that the privilege counts; note a doubling that counts at once (Q-14)."""
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
    for step in reversed(g.stack):
        if isinstance(step, Phase):
            return step
    return None

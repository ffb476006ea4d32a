"""What the seven phases share: who took the role, and the word that it is done."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.steps import Script, Steps
from bot.games.puerto_rico import events
from bot.games.puerto_rico.state import NOTHING, State


class Phase(Script[State]):
    """The carrying out of one role; `taker` picked it and has the privilege (R-1.6)."""

    __slots__ = ()
    role: ClassVar[str]
    taker: int

    def over(self, g: State) -> Steps:
        """Tell that the phase is done; every phase's last part."""
        g.tell(events.phase_over(self.role))
        return NOTHING


def current_phase(g: State) -> Phase | None:
    """Return the phase that is being carried out, None between two roles."""
    return next((step for step in reversed(g.stack) if isinstance(step, Phase)), None)

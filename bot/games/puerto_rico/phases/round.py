"""The round: every player takes a role, then the governor moves on (R-1).

The prospector is also here: a doubloon for the player who takes it (R-8.1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.steps import Choice, Script, Steps, step
from bot.engine.verbs import each
from bot.games.puerto_rico.moves import TakeRole
from bot.games.puerto_rico.phases.builder import Builder
from bot.games.puerto_rico.phases.captain import Captain
from bot.games.puerto_rico.phases.craftsman import Craftsman
from bot.games.puerto_rico.phases.mayor import Mayor
from bot.games.puerto_rico.phases.phase import Phase, use_privilege
from bot.games.puerto_rico.phases.settler import Settler
from bot.games.puerto_rico.phases.trader import Trader
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@step(STEPS)
class Prospector(Phase):
    """The prospector: the taker gets 1 doubloon from the bank, with no action (R-8.1)."""

    role = "prospector"
    taker: int
    at: int = 0

    def income(self, g: State) -> Steps:
        """Pay the doubloon."""
        g.pay(self.taker, self.role, use_privilege(g, self.taker))
        return NOTHING

    parts = (Phase.window, income, Phase.window, Phase.over)


PHASES: dict[str, Callable[[int], Phase]] = {
    "settler": Settler,
    "mayor": Mayor,
    "builder": Builder,
    "craftsman": Craftsman,
    "trader": Trader,
    "captain": Captain,
    "prospector": Prospector,
    "prospector_1": Prospector,
    "prospector_2": Prospector,
}
"""Classes of the phases by role card, each created from the seat that took the role."""


@step(STEPS)
class PickRole(Choice[State, TakeRole]):
    """The choice of a role that no player has taken this round (R-1.1, R-1.3).

    The player must take one, however useless.
    """

    kind = "role"
    seat: int

    def options(self, g: State) -> Sequence[TakeRole]:
        """Offer the available role cards (R-1.5)."""
        return each(TakeRole, [role for role in g.roles if role not in g.taken])

    def choose(self, g: State, move: TakeRole) -> Steps:
        """Take the card and the doubloons on it, then start the role's phase (R-1.4)."""
        doubloons = g.roles[move.role]
        g.roles[move.role] = 0
        g.taken[move.role] = self.seat
        g.players[self.seat].doubloons += doubloons
        g.record("role", seat=self.seat, role=move.role, doubloons=doubloons)
        return (PHASES[move.role](self.seat),)


@step(STEPS)
class Round(Script[State]):
    """A round: all take roles in turn order from the governor; with two players, three each."""

    at: int = 0

    def picks(self, g: State) -> Steps:
        """Ask every player for a role (R-1.1, R-11.3)."""
        return [PickRole(seat) for seat in g.clockwise(g.governor)] * g.setup.picks

    def end(self, g: State) -> Steps:
        """Put a doubloon on every unused card and continue, or end the game (R-1.2, R-9.1)."""
        if g.ending is not None:
            g.record("over", closes="end")
            return NOTHING
        for role in g.roles:
            if role not in g.taken:
                g.roles[role] += 1
        g.taken.clear()
        g.doubled.clear()
        g.governor = (g.governor + 1) % g.seats
        g.round += 1
        g.record("round", round=g.round, seat=g.governor)
        return (Round(),)

    parts = (picks, end)

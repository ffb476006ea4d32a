"""Building, growth and salary: player by player, or phase by phase (section 3).

Both orders have the same result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.engine.steps import Choice, Script, Steps, step
from bot.engine.verbs import once
from bot.games.magister_navis.data import (
    BUILDING_LEVEL,
    BUILDINGS,
    GROWTH,
    PAYMENTS,
    SINGLE_LEVEL,
)
from bot.games.magister_navis.moves import SALARY, Build, Pay
from bot.games.magister_navis.state import NOTHING, STEPS, State, reward


@step(STEPS)
class Visit(Script[State]):
    """One player's building, growth and salary."""

    seat: int
    at: int = 0

    def build(self, g: State) -> Steps:
        """Ask the player for a building (section 4)."""
        return (BuildTile(self.seat),)

    def growth(self, g: State) -> Steps:
        """Move the player's discs to the harbor (section 5)."""
        grow(g, self.seat)
        return NOTHING

    def salary(self, g: State) -> Steps:
        """Return discs from the player's buildings (section 6)."""
        return (salary_of(g, self.seat),)

    parts = (build, growth, salary)


def grow(g: State, seat: int) -> None:
    """Move as many discs as growth and supply allow to the harbor (section 5)."""
    player = g.players[seat]
    discs = min(player.supply, reward(GROWTH, player.status.culture))
    player.supply -= discs
    player.harbor += discs
    g.record("grown", seat=seat, discs=discs)


def salary_of(g: State, seat: int) -> PaySalary:
    """Return a player's salary, with the payments that finance gives (section 6)."""
    return PaySalary(seat, reward(PAYMENTS, g.players[seat].status.finance))


@step(STEPS)
class BuildTile(Choice[State, Build]):
    """The choice of exactly one building of an allowed level (section 4)."""

    kind = "build"
    seat: int

    def options(self, g: State) -> Sequence[Build]:
        """Offer buildings up to the player's level, or the lowest level still available."""
        left = self._left(g)
        most = reward(BUILDING_LEVEL, g.players[self.seat].status.industry)
        level = max(most, min(BUILDINGS[key].level for key in left))
        return [once(Build, key) for key in sorted(left) if BUILDINGS[key].level <= level]

    def _left(self, g: State) -> list[str]:
        """Return the available buildings, without the single level if the player has one."""
        owns = any(BUILDINGS[key].level == SINGLE_LEVEL for key in g.players[self.seat].built)
        return [
            key
            for key, count in g.offer.items()
            if count and not (owns and BUILDINGS[key].level == SINGLE_LEVEL)
        ]

    def choose(self, g: State, move: Build) -> Steps:
        """Take the tile; its symbols count immediately."""
        built = g.players[self.seat].built
        g.offer[move.building] -= 1
        built[move.building] = built.get(move.building, 0) + 1
        g.record("built", seat=self.seat, building=move.building)
        return NOTHING


@step(STEPS)
class PaySalary(Choice[State, Pay]):
    """The choice of discs to return, if there are more than payments (section 6, Q6)."""

    kind = "salary"
    seat: int
    left: int
    """Number of payments left."""
    paid: tuple[str, ...] = ()
    """Buildings from which discs have been returned so far."""

    def options(self, g: State) -> Sequence[Pay]:
        """Offer the buildings with a disc unless all discs can be returned."""
        active = g.players[self.seat].active
        if not self.left or sum(active.values()) <= self.left:
            return ()
        return [once(Pay, key, SALARY) for key in sorted(active)]

    def choose(self, g: State, move: Pay) -> Steps:
        """Return one disc, then ask again."""
        g.players[self.seat].release(move.building)
        return (replace(self, left=self.left - 1, paid=(*self.paid, move.building)),)

    def skip(self, g: State) -> Steps:
        """Return discs for the remaining payments, and log the whole salary."""
        player = g.players[self.seat]
        rest = [key for key, count in player.active.items() for _ in range(count)]
        rest = rest[: self.left]
        for key in rest:
            player.release(key)
            g.forced.append((self.seat, once(Pay, key, SALARY)))
        paid = (*self.paid, *rest)
        if paid:
            g.record("salaried", Counter(paid), seat=self.seat, discs=len(paid))
        return NOTHING

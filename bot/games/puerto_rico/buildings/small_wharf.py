"""The small wharf: any mix of goods to the supply, for 1 VP each two (R-7.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.engine.api import Seat
from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.moves import Move, Pass, SmallWharf
from bot.games.puerto_rico.phases.captain import load_bonus, score_load
from bot.games.puerto_rico.shipping import small_load
from bot.games.puerto_rico.state import STEPS, State


class SmallWharfDock:
    """A load of goods of any kinds, instead of one on a cargo ship (R-7.9)."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Offer every kind as the first good, if there are goods enough for a load (D-16)."""
        goods = g.players[seat].goods
        if sum(goods.values()) < g.options.small_wharf_minimum:
            return ()
        return [once(SmallWharf, good) for good, count in goods.items() if count]

    def ship(self, g: State, seat: Seat, move: Move, captain: int) -> Steps:
        """Put the first good on the load and go on asking."""
        return FillSmallWharf(seat, captain).choose(g, move)


moments.docks("small_wharf")(SmallWharfDock())


@step(STEPS)
class FillSmallWharf(Choice[State, Move]):
    """Put goods on the load one by one, until the owner passes or has none left."""

    kind = "small_wharf"
    seat: int
    captain: int
    """VP of the captain's first load (Q-38)."""
    load: tuple[str, ...] = ()

    def options(self, g: State) -> Sequence[Move]:
        """Offer the goods that are left, and to ship the load."""
        goods = [good for good, count in g.players[self.seat].goods.items() if count]
        if not goods:
            return ()
        moves: list[Move] = [once(SmallWharf, good) for good in goods]
        if len(self.load) >= g.options.small_wharf_minimum:
            moves.append(once(Pass))
        return ordered(moves)

    def choose(self, g: State, move: Move) -> Steps:
        """Load one good more, or ship the load."""
        if not isinstance(move, SmallWharf):
            return self.skip(g)
        g.return_good(self.seat, move.good, 1)
        return (replace(self, load=(*self.load, move.good)),)

    def skip(self, g: State) -> Steps:
        """Score the load; the bonuses count once, or for every kind (option, Q-04)."""
        kinds = Counter(self.load)
        points, times = small_load(len(self.load), len(kinds), g.options)
        points += self.captain + times * load_bonus(g, self.seat)
        g.record("small_wharfed", {**kinds, "points": points}, seat=self.seat)
        return score_load(g, self.seat, points, times)

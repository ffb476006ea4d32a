"""Trader: everybody may sell one good to the trading house (R-6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.steps import Choice, Steps
from bot.games.puerto_rico import events
from bot.games.puerto_rico.buildings import moments
from bot.games.puerto_rico.data import PRICES, STALLS
from bot.games.puerto_rico.moves import Move, Pass, Sell, once, ordered
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@STEPS.add
@dataclass(frozen=True, slots=True)
class Trader(Phase):
    """Every player may sell one good; the trader earns 1 doubloon more (R-6.1, R-6.2)."""

    role = "trader"
    taker: int
    at: int = 0

    def turns(self, g: State) -> Steps:
        """Give everybody a turn, the trader first."""
        return [SellGood(seat, seat == self.taker) for seat in g.clockwise(self.taker)]

    def empty_house(self, g: State) -> Steps:
        """Empty the trading house if it is full (R-6.4)."""
        if len(g.trading_house) == STALLS:
            for good in g.trading_house:
                g.goods[good] += 1
            g.trading_house.clear()
            g.tell(events.house_emptied())
        return NOTHING

    parts = (turns, empty_house, Phase.over)


@STEPS.add
@dataclass(frozen=True, slots=True)
class SellGood(Choice[State, Move]):
    """Sell one good of a kind that the house does not hold, or nothing (R-6.2)."""

    kind = "sell"
    seat: int
    privilege: bool

    def options(self, g: State) -> Sequence[Move]:
        """Offer the kinds that the house takes; a full one takes none."""
        if len(g.trading_house) >= STALLS:
            return ()
        goods = [good for good, count in g.players[self.seat].goods.items() if count]
        sales = [once(Sell, good) for good in goods if self._taken(g, good)]
        return ordered((*sales, once(Pass))) if sales else ()

    def _taken(self, g: State, good: str) -> bool:
        if good not in g.trading_house:
            return True
        answers = moments.sale_allowed.of(g.players[self.seat])
        return any(answer(g, self.seat, good) for answer in answers)

    def choose(self, g: State, move: Move) -> Steps:
        """Put the good on a stall and take list price, bonuses and privilege."""
        if not isinstance(move, Sell):
            g.tell(events.passed(self.seat, "trader"))
            return NOTHING
        player = g.players[self.seat]
        doubloons = sale_price(g, self.seat, move.good, self.privilege)
        player.goods[move.good] -= 1
        player.doubloons += doubloons
        g.trading_house.append(move.good)
        g.tell(events.sold(self.seat, move.good, doubloons))
        return NOTHING


def sale_price(g: State, seat: int, good: str, privilege: bool) -> int:
    """Return what a sale brings: list price, markets and the privilege (R-6.1 to R-6.3)."""
    bonuses = moments.sale_bonus.of(g.players[seat])
    return PRICES[good] + privilege + sum(bonus(g, seat, good) for bonus in bonuses)

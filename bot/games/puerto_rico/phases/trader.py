"""The trader phase: every player may sell one good to the trading house (R-6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.steps import Steps, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments, pricing
from bot.games.puerto_rico.data import STALLS
from bot.games.puerto_rico.moves import Move, Pass, Sell
from bot.games.puerto_rico.phases.phase import Action, Phase, use_privilege
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@step(STEPS)
class Trader(Phase):
    """The trader phase: all may sell a good; the trader earns 1 doubloon more (R-6.1, R-6.2)."""

    role = "trader"
    taker: int
    at: int = 0

    def turns(self, g: State) -> Steps:
        """Give every player a turn, the trader first."""
        return [SellGood(seat, seat == self.taker) for seat in g.clockwise(self.taker)]

    def empty_house(self, g: State) -> Steps:
        """Empty the trading house if it is full (R-6.4)."""
        if len(g.trading_house) == STALLS:
            for good in g.trading_house:
                g.goods[good] += 1
            g.trading_house.clear()
            g.record("house_emptied")
        return NOTHING

    parts = (Phase.window, turns, Phase.window, empty_house, Phase.over)


@step(STEPS)
class SellGood(Action):
    """The sale of a good, or none; buildings may offer deals before and after (R-6.2, R-6.6)."""

    kind = "sell"
    seat: int
    privilege: bool
    sold: bool = False
    """True if the only sale of the phase has been made (R-6.5)."""
    dealt: tuple[str, ...] = ()
    """Buildings whose deals have been made."""

    def moves(self, g: State) -> Sequence[Move]:
        """Offer sales to the trading house, sales elsewhere, and deals."""
        moves: list[Move] = [] if self.sold else [*self._to_house(g), *self._elsewhere(g)]
        for _, deal in self._deals(g):
            moves += deal.offers(g, self.seat)
        return ordered((*moves, once(Pass))) if moves else ()

    def act(self, g: State, move: Move) -> Steps:
        """Make the sale or the deal, and ask again for whatever is still possible."""
        match move:
            case Sell(good=good):
                self._sell(g, good)
                return (replace(self, sold=True),)
            case Pass():
                if not (self.sold or self.dealt):
                    g.record("passed", seat=self.seat, phase=Trader.role)
                return NOTHING
        for sale in moments.sales.of(g.players[self.seat]):
            if move in sale.offers(g, self.seat):
                sale.sell(g, self.seat, move, self._bonus(g))
                return (replace(self, sold=True),)
        key, deal = next(self._deals_for(g, move))
        return (*deal.use(g, self.seat, move), replace(self, dealt=(*self.dealt, key)))

    def _to_house(self, g: State) -> list[Move]:
        """Return the sales to the trading house; there are none if it is full (R-6.2)."""
        if len(g.trading_house) >= STALLS:
            return []
        goods = [good for good, count in g.players[self.seat].goods.items() if count]
        return [once(Sell, good) for good in goods if self._taken(g, good)]

    def _taken(self, g: State, good: str) -> bool:
        if good not in g.trading_house:
            return True
        answers = moments.sale_allowed.of(g.players[self.seat])
        return any(answer(g, self.seat, good) for answer in answers)

    def _elsewhere(self, g: State) -> list[Move]:
        sales = moments.sales.of(g.players[self.seat])
        return [move for sale in sales for move in sale.offers(g, self.seat)]

    def _deals(self, g: State) -> Iterator[tuple[str, moments.Deal]]:
        """Yield the deals that have not been made yet (once a phase, R-6.6)."""
        city = g.players[self.seat].city
        for key, deal in moments.trade_deals.answers.items():
            if city.get(key) and key not in self.dealt:
                yield key, deal

    def _deals_for(self, g: State, move: Move) -> Iterator[tuple[str, moments.Deal]]:
        return ((key, deal) for key, deal in self._deals(g) if move in deal.offers(g, self.seat))

    def _bonus(self, g: State) -> int:
        return use_privilege(g, self.seat) if self.privilege else 0

    def _sell(self, g: State, good: str) -> None:
        """Put the good in the trading house; pay list price, bonuses and privilege."""
        player = g.players[self.seat]
        doubloons = pricing.sale(good, player, self._bonus(g), g.options).total
        player.goods[good] -= 1
        player.doubloons += doubloons
        g.trading_house.append(good)
        g.record("sold", seat=self.seat, good=good, doubloons=doubloons)

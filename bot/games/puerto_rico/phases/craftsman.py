"""Craftsman: everybody produces goods (R-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.steps import Choice, Steps
from bot.games.puerto_rico import events
from bot.games.puerto_rico.buildings import moments
from bot.games.puerto_rico.data import BUILDINGS, GOODS
from bot.games.puerto_rico.moves import Move, Produce, once, ordered
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.state import NOTHING, STEPS, Player, State

UNPROCESSED = "corn"
"""The good that needs no production building (R-5.1)."""


@STEPS.add
@dataclass(frozen=True, slots=True)
class Craftsman(Phase):
    """All produce in turn order; last the craftsman takes one good more (R-5.1, R-5.3)."""

    role = "craftsman"
    taker: int
    at: int = 0

    def production(self, g: State) -> Steps:
        """Give everybody the goods he produces, as far as the supply goes (R-5.2)."""
        kinds: tuple[str, ...] = ()
        for seat in g.clockwise(self.taker):
            goods = produce(g, seat)
            if seat == self.taker:
                kinds = tuple(goods)
        return (TakeExtraGood(self.taker, kinds),)

    parts = (production, Phase.over)


def produce(g: State, seat: int) -> dict[str, int]:
    """Give one player his goods; return those actually received (R-5.1, R-5.9)."""
    player = g.players[seat]
    goods: dict[str, int] = {}
    for good, amount in capacity(player).items():
        taken = g.take_good(seat, good, amount)
        if taken:
            goods[good] = taken
    g.tell(events.produced(seat, goods))
    for answer in moments.goods_produced.of(player):
        answer(g, seat, goods)
    return goods


def capacity(player: Player) -> dict[str, int]:
    """Return what a player would produce from an endless supply, by good (R-5.1).

    Of each kind as many as plantations and circles of matching buildings are occupied.
    """
    processing = dict.fromkeys(GOODS, 0)
    for key, people in player.city.items():
        good = BUILDINGS[key].produces
        if good is not None:
            processing[good] += people
    amounts = {
        good: occupied if good == UNPROCESSED else min(occupied, processing[good])
        for good in GOODS
        if (occupied := player.manned.get(good, 0))
    }
    return {good: amount for good, amount in amounts.items() if amount}


@STEPS.add
@dataclass(frozen=True, slots=True)
class TakeExtraGood(Choice[State, Move]):
    """The craftsman takes one good of a kind he has just produced (R-5.3)."""

    kind = "produce"
    seat: int
    kinds: tuple[str, ...]

    def options(self, g: State) -> Sequence[Move]:
        """Offer the kinds that the supply still has (Q-36)."""
        return ordered(once(Produce, good) for good in self.kinds if g.goods[good])

    def choose(self, g: State, move: Move) -> Steps:
        """Take the good."""
        assert isinstance(move, Produce)
        g.take_good(self.seat, move.good, 1)
        g.tell(events.extra_good(self.seat, move.good))
        return NOTHING

"""The craftsman phase: every player produces goods (R-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.steps import Step, Steps, step
from bot.engine.verbs import each, once
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.moves import Move, Pass, Produce
from bot.games.puerto_rico.phases.phase import Action, Phase, note_doubled, privilege
from bot.games.puerto_rico.production import capacity
from bot.games.puerto_rico.state import NOTHING, STEPS, State

Harvest: TypeAlias = tuple[tuple[str, int], ...]
"""Number of goods that one player received, by kind."""


@step(STEPS)
class Craftsman(Phase):
    """The craftsman phase: all produce, then the craftsman takes another good (R-5.1, R-5.3)."""

    role = "craftsman"
    taker: int
    at: int = 0

    def production(self, g: State) -> Steps:
        """Give all players the goods that they produce, as far as available (R-5.2)."""
        harvests: list[Harvest] = []
        paying: list[Step] = []
        for seat in g.clockwise(self.taker):
            goods, steps = produce(g, seat)
            harvests.append(tuple(goods.items()))
            paying += steps
        kinds = tuple(good for good, _ in harvests[0])
        return (*paying, TakeExtraGood(self.taker, kinds, tuple(harvests)))

    parts = (Phase.window, production, Phase.window, Phase.over)


def produce(g: State, seat: int) -> tuple[dict[str, int], list[Step]]:
    """Give a player their goods; return the goods received and the steps that follow (R-5.1)."""
    player = g.players[seat]
    goods: dict[str, int] = {}
    for good, amount in capacity(player.manned, player.city).items():
        taken = g.take_good(seat, good, amount)
        if taken:
            goods[good] = taken
    for more in moments.more_goods.of(player):
        more(g, seat, goods)
    g.record("produced", goods, seat=seat)
    answers = moments.goods_produced.of(player)
    return goods, [step for answer in answers for step in answer(g, seat, goods)]


@step(STEPS)
class TakeExtraGood(Action):
    """The choice of an extra good of a kind that the craftsman has produced (R-5.3, R-5.7)."""

    kind = "produce"
    seat: int
    kinds: tuple[str, ...]
    harvests: tuple[Harvest, ...] = ()
    """Goods that each player received in the phase, clockwise from the craftsman."""
    extra: tuple[str, ...] = ()
    """Extra goods taken so far."""

    def moves(self, g: State) -> Sequence[Move]:
        """Offer the kinds that are still in the supply (Q-36)."""
        goods = each(Produce, [good for good in self.kinds if g.goods[good]])
        return [once(Pass), *goods] if goods and g.options.decline_extra_good else goods

    def act(self, g: State, move: Move) -> Steps:
        """Take the good, or decline."""
        if not isinstance(move, Produce):
            g.record("passed", seat=self.seat, phase=Craftsman.role)
            return self.skip(g)
        if self.extra:
            note_doubled(g, self.seat)
        g.take_good(self.seat, move.good, 1)
        g.record("extra", seat=self.seat, good=move.good)
        took = replace(self, extra=(*self.extra, move.good))
        return (took,) if len(took.extra) < privilege(g, self.seat) else took.skip(g)

    def skip(self, g: State) -> Steps:
        """Apply buildings that depend on the goods that each player received (R-5.6)."""
        for turn, (seat, harvest) in enumerate(
            zip(g.clockwise(self.seat), self.harvests, strict=False)
        ):
            extra = self.extra if turn == 0 else ()
            for answer in moments.harvest_over.of(g.players[seat]):
                answer(g, seat, dict(harvest), extra)
        return NOTHING

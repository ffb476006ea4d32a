"""Storing: the goods that a player may keep after loading (R-7.13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.data import GOODS
from bot.games.puerto_rico.moves import Keep, Move, Pass, Store
from bot.games.puerto_rico.shipping import FREE_GOODS, unkept
from bot.games.puerto_rico.state import NOTHING, STEPS, Player, State


@step(STEPS)
class StoreGoods(Choice[State, Move]):
    """The choice of whole kinds for the warehouses, and of single goods (R-7.13).

    The rest returns to the supply. A player may keep less than allowed (Q-35).
    """

    kind = "store"
    seat: int
    kinds: int
    """Number of kinds that may still be kept entirely."""
    singles: int
    """Number of single goods that may still be kept."""
    kept: tuple[tuple[str, int], ...] = ()
    """Kinds and numbers of the goods kept so far."""

    @classmethod
    def start(cls, g: State, seat: int) -> StoreGoods:
        """Return the first question to a player, with what their buildings can keep."""
        player = g.players[seat]
        kinds = sum(answer(g, seat) for answer in moments.storage.of(player))
        singles = sum(answer(g, seat) for answer in moments.single_storage.of(player))
        return cls(seat, kinds, FREE_GOODS + singles)

    def options(self, g: State) -> Sequence[Move]:
        """Offer the goods that can be kept, unless only one choice keeps the most."""
        left = self._left(g.players[self.seat])
        if not g.options.ask_storage and (len(left) == 1 or self._all_fit(left)):
            return ()
        moves: list[Move] = [once(Store, good) for good in left] if self.kinds else []
        if self.singles:
            moves += [once(Keep, good) for good in left]
        return ordered((*moves, once(Pass))) if moves else ()

    def choose(self, g: State, move: Move) -> Steps:
        """Keep a kind or a single good and ask again, or stop."""
        left = self._left(g.players[self.seat])
        match move:
            case Store(good=good):
                kept = (*self.kept, (good, left[good]))
                return (replace(self, kinds=self.kinds - 1, kept=kept),)
            case Keep(good=good):
                return (replace(self, singles=self.singles - 1, kept=(*self.kept, (good, 1))),)
            case _:
                return self._finish(g, self.kept)

    def skip(self, g: State) -> Steps:
        """Keep the chosen goods, and as many of the rest as possible."""
        left = self._left(g.players[self.seat])
        if not (left or self.kept):
            return NOTHING
        if self.kinds:
            g.forced += [(self.seat, once(Store, good)) for good in left]
        if not self._all_fit(left):
            left = {good: min(count, self.singles) for good, count in left.items()}
        for good, count in left.items():
            g.forced += [(self.seat, once(Keep, good))] * min(count, self.singles)
        return self._finish(g, (*self.kept, *left.items()))

    def _all_fit(self, goods: dict[str, int]) -> bool:
        """Return whether all these goods can be kept, the smallest kinds as singles."""
        return not unkept(goods.values(), self.kinds, self.singles)

    def _left(self, player: Player) -> dict[str, int]:
        left = {good: count for good, count in player.goods.items() if count}
        for good, count in self.kept:
            left[good] -= count
            if not left[good]:
                del left[good]
        return left

    def _finish(self, g: State, kept: Sequence[tuple[str, int]]) -> Steps:
        """Return all other goods to the supply, and log what was kept."""
        player = g.players[self.seat]
        keeps = dict.fromkeys(GOODS, 0)
        for good, count in kept:
            keeps[good] += count
        lost = {good: player.goods[good] - keeps[good] for good in GOODS}
        for good, count in lost.items():
            g.return_good(self.seat, good, count)
        if any(keeps.values()) or any(lost.values()):
            kinds = {good: count for good, count in keeps.items() if count}
            g.record("stored", {**kinds, "lost": sum(lost.values())}, seat=self.seat)
        return NOTHING

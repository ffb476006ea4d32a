"""Where a playout may leave the rules: at the choice of a role, or at a turn within a phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.engine.steps import Step, Steps, Together
from bot.games.puerto_rico.buildings.base import DrawExtraTile
from bot.games.puerto_rico.phases.builder import BuildBuilding, Builder
from bot.games.puerto_rico.phases.captain import Captain, LoadGoods
from bot.games.puerto_rico.phases.colonist import OfferColonist
from bot.games.puerto_rico.phases.craftsman import Craftsman, TakeExtraGood
from bot.games.puerto_rico.phases.mayor import Mayor, PlaceColonists
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.phases.round import PickRole, Round
from bot.games.puerto_rico.phases.settler import Settler, SettlerTurn, SettleTile
from bot.games.puerto_rico.phases.trader import SellGood, Trader
from bot.games.puerto_rico.state import Player, State
from bot.house_bots.puerto_rico.playout import (
    builder,
    captain,
    craftsman,
    guests,
    mayor,
    settler,
    trader,
)
from bot.house_bots.puerto_rico.playout.game import Game

Turn = BuildBuilding | SellGood | SettlerTurn | PlaceColonists

Resume = Callable[[Game], Steps]
"""A function that plays the rest of a phase, and returns the steps that are left to the rules."""


class Entry(NamedTuple):
    """A position that can be played on: the rest of a phase, and who chooses a role after it."""

    phase: str
    taker: int | None
    resume: Resume | None
    picks: list[int]


def entry(state: State) -> Entry | None:
    """Return how a state can be played on, or None if the rules must make the next move."""
    stack = state.stack
    if not isinstance(stack[0], Round):
        return None
    picks: list[int] = []
    for at, one in enumerate(stack[1:], 1):
        if not isinstance(one, PickRole):
            return _within(state, stack[at:], picks[::-1])
        picks.append(one.seat)
    return Entry("", None, None, picks[::-1])


def _within(state: State, steps: Sequence[Step], picks: list[int]) -> Entry | None:
    phase, top = steps[0], steps[-1]
    if not isinstance(phase, Phase) or len(steps) < 2 or guests.are_there(state):
        return None
    find = _ENTRIES.get(type(phase))
    resume = find(state, phase, steps[1:], top) if find else None
    return Entry(phase.role, phase.taker, resume, picks) if resume else None


def _builder(state: State, phase: Phase, steps: Sequence[Step], top: Step) -> Resume | None:
    if builder.guests_may_come(state):
        return None
    seats = _seats(steps, BuildBuilding)
    return partial(builder.resume, taker=phase.taker, seats=seats) if seats else None


def _trader(_: State, phase: Phase, steps: Sequence[Step], top: Step) -> Resume | None:
    seats = _seats(steps, SellGood)
    if not seats or not isinstance(top, SellGood) or top.sold or top.dealt:
        return None
    return partial(trader.resume, taker=phase.taker, seats=seats)


def _settler(_: State, phase: Phase, steps: Sequence[Step], top: Step) -> Resume | None:
    seats = _seats(steps[:-1], SettlerTurn)
    if len(steps) > 1 and not seats:
        return None
    if isinstance(top, DrawExtraTile):
        return partial(settler.resume, taker=phase.taker, seats=[top.seat, *seats])
    if not isinstance(top, SettleTile) or not top.regular:
        return None
    return partial(_settle, pick=top, taker=phase.taker, seats=seats)


def _settle(game: Game, pick: SettleTile, taker: int, seats: Sequence[int]) -> Steps:
    side = game.sides[pick.seat]
    settler.pick(game, side, privilege=pick.privilege, quarries=pick.quarries)
    return settler.resume(game, taker, seats)


def _captain(_: State, phase: Phase, steps: Sequence[Step], top: Step) -> Resume | None:
    if len(steps) > 1 or not isinstance(top, LoadGoods):
        return None
    loading = captain.Loading(top.seat, bool(top.privilege), top.idle, list(top.used), top.turn)
    return partial(captain.resume, taker=phase.taker, loading=loading)


def _craftsman(_: State, phase: Phase, steps: Sequence[Step], top: Step) -> Resume | None:
    if len(steps) > 1 or not isinstance(top, TakeExtraGood) or top.extra:
        return None
    return partial(
        craftsman.resume, taker=phase.taker, made=[dict(goods) for goods in top.harvests]
    )


def _mayor(state: State, phase: Phase, steps: Sequence[Step], top: Step) -> Resume | None:
    if len(steps) == 1 and isinstance(top, OfferColonist) and not top.taken:
        return partial(mayor.play, taker=phase.taker)
    if isinstance(top, Together):
        steps = [step for branch in top.branches for step in branch]
    seats = _seats(steps, PlaceColonists)
    lifted = all(not _placed(state.players[seat]) for seat in seats)
    return partial(mayor.resume, seats=seats) if seats and lifted else None


def _placed(player: Player) -> bool:
    return bool(player.manned) or any(player.city.values())


def _seats(steps: Sequence[Step], kind: type[Turn]) -> list[int]:
    """Return the seats of steps, the next one first, if all are of a kind, else []."""
    seats = [step.seat for step in reversed(steps) if isinstance(step, kind)]
    return seats if len(seats) == len(steps) else []


_ENTRIES: dict[type[Phase], Callable[[State, Phase, Sequence[Step], Step], Resume | None]] = {
    Builder: _builder,
    Trader: _trader,
    Settler: _settler,
    Captain: _captain,
    Craftsman: _craftsman,
    Mayor: _mayor,
}

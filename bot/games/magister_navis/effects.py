"""The immediate effects of a move on its player, which are public.

The rules make the move on a copy of the position that is built from the view. So an effect reveals
nothing that its reader may not see. Renderers turn effects into text and pictures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.latest import Latest
from bot.engine.steps import Choice
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import REWARDS, STATUSES
from bot.games.magister_navis.moves import SALARY
from bot.games.magister_navis.phases.action import SecondAction, TakeTurn
from bot.games.magister_navis.phases.passing import ArrangeCards, DiscardCard
from bot.games.magister_navis.phases.prepare import BuildTile, PaySalary, grow, salary_of
from bot.games.magister_navis.scoring import sheet
from bot.games.magister_navis.state import Player, State, reward
from bot.games.magister_navis.view import PlayerView, RegionView, View


@dataclass(frozen=True, slots=True)
class Effect:
    """The direct and automatic gains of a player from a move; losses are negative.

    The growth and salary that follow a building are part of its effect, unless the table plays
    phase by phase.
    """

    glory: int = 0
    """Change of the player's score if the game ended after the move."""
    discs_glory: int = 0
    """Part of `glory` that comes from the discs in the harbor."""
    harbor: int = 0
    rewards: Mapping[str, int] = field(default_factory=dict)
    """Changes of the tracks' rewards: building level, growth, payments and card limit."""
    governor: int | None = None
    """Seat that becomes the governor of the region that the move opens."""
    robbed: int | None = None
    """Seat that loses its city to this attack."""
    breaks: tuple[str, ...] = ()
    """Connections that this seat loses."""
    growth: int = 0
    """Number of discs that come from the supply in the growth after a building."""
    payments: int = 0
    """Number of discs that the player may still choose to return in the salary after a building."""
    surplus: int = 0
    """Minimum number of cards to discard when passing."""


def effect_of(view: View, seat: int, move: moves.Move) -> Effect:
    """Return the immediate effect of a seat's legal move."""
    g = _position(view).clone()
    _asked(view, seat, move).choose(g, move)
    prepares = isinstance(move, moves.Build) and not view.options.phase_by_phase
    payments = _prepared(g, seat) if prepares else 0
    before, player = view.players[seat], g.players[seat]
    score = sheet(g, seat)
    told: Mapping[str, Mapping[str, Any]] = {event.kind: event.data for event in g.log}
    status = zip(STATUSES, player.status, strict=False)
    gains = {key: reward(REWARDS[key], n) - before.status[key].reward for key, n in status}
    return Effect(
        glory=sum(score.values()) - sum(before.score.values()),
        discs_glory=score["harbor"] - before.score["harbor"],
        harbor=player.harbor - before.harbor,
        rewards={key: gain for key, gain in gains.items() if gain},
        governor=told.get("opened", {}).get("seat"),
        robbed=told.get("attacked", {}).get("other"),
        breaks=tuple([str(e.data["connection"]) for e in g.log if e.kind == "unlinked"]),
        growth=told.get("grown", {}).get("discs", 0),
        payments=payments,
        surplus=_surplus(player, move),
    )


def _asked(view: View, seat: int, move: moves.Move) -> Choice[State, Any]:
    """Return the question that a move answers."""
    me = view.players[seat]
    if isinstance(move, moves.Pay) and move.source == SALARY:
        return PaySalary(seat, me.payments)
    if moves.Done.verb in me.open:
        return SecondAction(seat, "", "", "")
    return _QUESTIONS.get(type(move), TakeTurn)(seat)


_QUESTIONS: Mapping[type, Callable[[int], Choice[State, Any]]] = {
    moves.Build: BuildTile,
    moves.Arrange: ArrangeCards,
    moves.Discard: DiscardCard,
}


def _prepared(g: State, seat: int) -> int:
    """Carry out growth and salary; return the payments left to choose (sections 5 and 6)."""
    grow(g, seat)
    salary = salary_of(g, seat)
    if salary.options(g):
        return salary.left
    salary.skip(g)
    return 0


def _surplus(player: Player, move: moves.Move) -> int:
    """Return the number of cards over the limit, or 0 if the move is not about passing (7.10).

    A player who passes may still put a governor on the governor space.
    """
    if not isinstance(move, moves.Pass | moves.Arrange | moves.Discard):
        return 0
    on_space = player.governors if isinstance(move, moves.Pass) else player.governor
    return max(0, len(player.cards) - bool(on_space) - player.card_limit)


# The position rebuilt from a view -----------------------------------------------------


@Latest
def _position(view: View) -> State:
    """Return the state that a view shows, with an empty stack; nothing is hidden."""
    cities = {one.key: one.owner for one in view.cities if one.owner is not None}
    return State(
        options=view.options,
        players=[_player(one) for one in view.players],
        track_tokens={one.key: tuple(token or "" for token in one.tokens) for one in view.regions},
        city_tokens={one.key: one.token for one in view.cities if one.token is not None},
        link_tokens={one.key: one.token for one in view.connections if one.token is not None},
        offer=dict(view.offer),
        decks={one.key: one.cards for one in view.decks},
        tracks={one.key: _track(one) for one in view.regions},
        beside={one.key: one.beside for one in view.regions},
        cities=cities,
        passed=[one.seat for one in view.players if one.passed],
        start=view.start,
        round=view.round,
        abolished=view.abolished,
    )


def _track(region: RegionView) -> tuple[int, ...]:
    return tuple(seat for seat in region.track if seat is not None)


def _player(me: PlayerView) -> Player:
    built = Counter(one.key for one in me.buildings)
    active = Counter(one.key for one in me.buildings if one.active)
    return Player(
        me.supply, me.harbor, built, active, dict(me.tokens), me.cards, me.governor, me.set_aside
    )

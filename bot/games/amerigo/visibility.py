"""The view of a table, which is the same for everyone (Q30).

Before hidden parts are resampled, they are sorted, so that their real order does not affect the
result.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.games.amerigo.building import posts_on
from bot.games.amerigo.data import COLOURS, GOODS
from bot.games.amerigo.ground import Ground, survey
from bot.games.amerigo.map.geography import Island
from bot.games.amerigo.phases.action import Action
from bot.games.amerigo.phases.progress import Picking
from bot.games.amerigo.phases.turn import TakeTurn
from bot.games.amerigo.scoring import secured, sheet
from bot.games.amerigo.state import State
from bot.games.amerigo.tracks import space_of, turn_order
from bot.games.amerigo.view import IslandView, PlayerView, TurnView, View

T = TypeVar("T", int, str)


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a copy with the hidden tokens in another order and other future throws."""
    copy = state.clone()
    copy.seed = rng.below(1 << 63, "seed")
    copy.hidden_pirates = tuple(_shuffled(copy.hidden_pirates, rng))
    copy.hidden_tokens = tuple(_shuffled(copy.hidden_tokens, rng))
    goods = _shuffled([token for stack in copy.hidden_goods for token in stack], rng)
    copy.hidden_goods = tuple(
        tuple(sorted(goods.pop() for _ in stack)) for stack in copy.hidden_goods
    )
    return copy


def _shuffled(items: Iterable[T], rng: Rng) -> list[T]:
    found = sorted(items)
    rng.shuffle(found, "hidden")
    return found


def view(g: State, seat: Seat | None) -> View:
    """Return the table as a seat (None = a spectator) sees it."""
    ground, acted = survey(g), _acted(g)
    return View(
        seat=seat,
        seats=g.seats,
        round=g.round,
        phase="end" if g.over else g.phase,
        time=g.time,
        action_points=g.action_points,
        action_field=_all(COLOURS, g.action_field),
        supply=_all(COLOURS, g.supply),
        inside=_all(COLOURS, g.inside),
        order=g.order,
        turn_order=g.phase_order,
        pirates=g.pirates,
        pirates_hidden=len(g.hidden_pirates) - 1,
        pirates_unseen=tuple(sorted(g.hidden_pirates)),
        left=g.left,
        right=g.right,
        tokens_unseen=tuple(sorted(g.hidden_tokens)),
        goods=g.goods,
        goods_unseen=tuple(sorted(token for stack in g.hidden_goods for token in stack)),
        neutral=dict(g.neutral),
        rows=g.rows,
        side=g.side,
        posts=dict(g.posts),
        tiles=g.tiles,
        islands=tuple(island_view(ground, island) for island in g.geo.islands),
        players=tuple(_player(g, other, acted) for other in range(g.seats)),
        over=g.over,
        numbers=g.numbers,
        options=g.options,
        turn=turn_view(g),
    )


def _all(keys: Sequence[str], counts: Mapping[str, int]) -> dict[str, int]:
    return {key: counts.get(key, 0) for key in keys}


def turn_view(g: State) -> TurnView | None:
    """Return the action in progress of the seat that is asked now, or None."""
    step = g.stack[-1] if g.stack else None
    return step.shown() if isinstance(step, Action | Picking) else None


def _acted(g: State) -> set[Seat]:
    """Return the seats that have finished their turn in this phase."""
    waiting = {step.seat for step in g.stack if isinstance(step, TakeTurn | Action | Picking)}
    return {*g.phase_order} - waiting


def island_view(ground: Ground, island: Island) -> IslandView:
    """Return the view of an island, which is public."""
    posts = posts_on(ground, island)
    covered = (island.mask & ground.covered).bit_count()
    chest = island.big and covered < island.size
    return IslandView(island.number, island.size, covered, island.big, chest, bool(posts), posts)


def _player(g: State, seat: Seat, acted: set[Seat]) -> PlayerView:
    player, numbers, space = g.players[seat], g.numbers, space_of(g.order, seat)
    choices = g.open_moves(seat)
    attacks = 0 if g.over else numbers.rounds + 1 - g.round
    score = sheet(g, seat)
    return PlayerView(
        seat=seat,
        points=player.points,
        gold=player.gold,
        cannons=player.cannons,
        progress=player.progress,
        progress_points=score["progress"],
        order=space,
        order_points=score["order"],
        place=turn_order(g.order).index(seat) + 1,
        ships=player.ships,
        posts=player.posts,
        placed=sum(owner == seat for owner in g.posts.values()),
        villages=dict(player.villages),
        hand=dict(player.hand),
        resources=_all(GOODS, player.resources),
        goods=_all(GOODS, player.goods),
        tokens=player.tokens,
        used=player.used,
        chests=player.chests,
        acted=seat in acted,
        acting=bool(choices),
        score=score,
        secured=score if g.over else secured(g, seat, attacks, g.hidden_pirates),
        open=choices,
    )

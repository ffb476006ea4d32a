"""Immediate effects of a legal move on its player: differences of a sheet, public to all.

Renderers make words of it, house bots weigh it. Possible results of a throw are not part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from bot.games.amerigo import moves, sailing
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.building import Completion, post_brings, tile_brings
from bot.games.amerigo.gold import cashable, gold_of_cubes, income, missing
from bot.games.amerigo.map.geography import Island
from bot.games.amerigo.moves import CHEST
from bot.games.amerigo.scoring import lines
from bot.games.amerigo.state import Player
from bot.games.amerigo.tokens import POST_GOLD, SAIL8, TO_FRONT, VP_CUBES, amount
from bot.games.amerigo.tracks import moved, space_of, turn_order
from bot.games.amerigo.view import PlayerView, View


@dataclass(frozen=True, slots=True)
class Effect:
    """A player's gains after a move; losses are negative."""

    points: int = 0
    """VP at once."""
    score: int = 0
    """Change of the score if the game ended now, these VP included."""
    gold: int = 0
    cannons: int = 0
    progress: int = 0
    """Spaces on the progress track."""
    order: int = 0
    """Spaces on the order track."""
    posts: int = 0
    """Posts in the supply."""
    chests: int = 0
    tokens: Mapping[str, int] = field(default_factory=dict)
    """Progress tokens face up."""
    hand: Mapping[str, int] = field(default_factory=dict)
    """Tiles planned and not built."""
    resources: Mapping[str, int] = field(default_factory=dict)
    goods: Mapping[str, int] = field(default_factory=dict)
    """Goods tokens."""
    cost: int = 0
    """AP that the move needs."""
    paid: int = 0
    """The part of it that is paid in gold (R4.3)."""
    left: int = 0
    """AP that are left for more of the same action; while sailing, of each ship."""
    picks: int = 0
    """Progress tokens that are taken next (R3.13)."""
    post_cell: str = ""
    """The cell where a post may be placed next, "" = nowhere."""
    island: int = 0
    """The island of a tile or a post, by its number."""
    discovers: bool = False
    completion: Completion | None = None
    """The scores of completing the island, for all players."""
    place: int = 0
    """The place in the turn order after a move on the order track, from 1."""


@dataclass(slots=True)
class _After:
    """A player's things as they change during the move."""

    view: View
    seat: int
    me: Player
    points: int
    """AP for the move."""
    placed: int
    """Posts on the map."""
    space: int
    """On the order track."""

    @classmethod
    def of(cls, view: View, seat: int, points: int) -> _After:
        me = view.players[seat]
        return cls(view, seat, _player(me), points, me.placed, me.order)

    def pay(self, cost: int) -> Effect:
        """Pay for a move: AP that are missing are paid in gold."""
        paid = missing(cost, self.points)
        self.me.gold -= paid
        return Effect(cost=cost, paid=paid, left=self.points + paid - cost)

    def receive(self, gold: int, taking: bool = False) -> None:
        """Receive gold; gold that does not fit scores (R4.1)."""
        more = income(self.view, self.me.gold, gold, taking)
        self.me.gold += more.gold
        self.me.points += more.points

    def overflow(self, points: int, room: int) -> None:
        """Get gold for AP left at the end of a track (R4.4)."""
        if points > room:
            self.receive(self.view.numbers.overflow_gold)

    def complete(self, completion: Completion | None) -> None:
        """Score a completed island (R3.22, R3.23)."""
        if completion is not None:
            self.me.points += completion.points + completion.posts.get(self.seat, 0)
            self.me.chests += completion.chest

    def use(self, token: str) -> None:
        """Turn a token face down."""
        at = self.me.tokens.index(token)
        self.me.tokens = (*self.me.tokens[:at], *self.me.tokens[at + 1 :])


def effect_of(view: View, seat: int, move: moves.AnyMove) -> Effect:
    """Return the immediate effect of a legal move of a seat."""
    after = _After.of(view, seat, action_points(view, seat, move))
    before = after.me.clone()
    more = _DO[type(move)](after, move)
    return _difference(before, after, more)


def action_points(view: View, seat: int, move: moves.AnyMove) -> int:
    """Return a seat's AP for a legal move: the rest of its action, or those of a new one."""
    if view.turn is not None and view.turn.seat == seat:
        return view.turn.points
    action = ACTION_OF.get(type(move))
    return 0 if action is None else open_actions(view, seat).get(action, 0)


def _player(me: PlayerView) -> Player:
    return Player(
        posts=me.posts,
        villages={},
        gold=me.gold,
        points=me.points,
        cannons=me.cannons,
        progress=me.progress,
        ships=me.ships,
        hand=dict(me.hand),
        resources=dict(me.resources),
        goods=dict(me.goods),
        tokens=me.tokens,
        chests=me.chests,
    )


def _difference(old: Player, after: _After, more: Effect) -> Effect:
    new, numbers = after.me, after.view.numbers
    space = after.view.players[after.seat].order
    score = lines(numbers, new, after.placed, after.space)
    return replace(
        more,
        points=new.points - old.points,
        score=sum(score.values()) - sum(after.view.players[after.seat].score.values()),
        gold=new.gold - old.gold,
        cannons=new.cannons - old.cannons,
        progress=new.progress - old.progress,
        order=after.space - space,
        posts=new.posts - old.posts,
        chests=new.chests - old.chests,
        tokens=_changes(dict.fromkeys(old.tokens, 1), dict.fromkeys(new.tokens, 1)),
        hand=_changes(old.hand, new.hand),
        resources=_changes(old.resources, new.resources),
        goods=_changes(old.goods, new.goods),
    )


def _changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    both = {**before, **after}
    found = {key: after.get(key, 0) - before.get(key, 0) for key in both}
    return {key: count for key, count in found.items() if count}


# The actions --------------------------------------------------------------------------


def _sail(after: _After, move: moves.Sail) -> Effect:
    """The ship ends its move; AP bought for it may hold for the other one, too (R3.2, Q5)."""
    most = after.points + after.me.gold
    paid = after.pay(sailing.distance(after.view, after.seat, move, most))
    bought = paid.paid if after.view.options.bought_for_both else 0
    cell = sailing.post_cell(after.view, after.seat, move.cell)
    return replace(paid, left=after.points + bought, post_cell=cell)


def _post(after: _After, _: moves.Post) -> Effect:
    """A post, perhaps a discovery (R3.5, R3.6)."""
    view, turn = after.view, after.view.turn
    assert turn is not None
    cell = sailing.post_cell(view, after.seat, after.me.ships[turn.ship - 1])
    brings = post_brings(view, view.ground, after.seat, cell)
    after.me.posts -= 1
    after.placed += 1
    after.me.points += brings.points
    after.receive(amount(after.me.tokens, POST_GOLD))
    after.complete(brings.completion)
    discovers = brings.points > 0
    return _on(brings.island, brings.completion, Effect(left=after.points, discovers=discovers))


def _load(after: _After, move: moves.Load) -> Effect:
    """More cannons (R3.8)."""
    room = after.view.numbers.cannon_track - after.me.cannons
    paid = after.pay(move.points)
    after.me.cannons += min(move.points, room)
    after.overflow(move.points, room)
    return replace(paid, left=0)


def _take(after: _After, move: moves.Take) -> Effect:
    """A tile for the hand (R3.9, R3.10)."""
    after.me.hand[move.tile] = after.me.hand.get(move.tile, 0) + 1
    return after.pay(after.view.numbers.tile(move.tile).plan)


def _advance(after: _After, move: moves.Advance) -> Effect:
    """Progress, and the tokens that it will bring (R3.12, R3.13)."""
    track, before = after.view.numbers.progress, after.me.progress
    room = track.length - before
    paid = after.pay(move.points)
    after.me.progress += min(move.points, room)
    after.overflow(move.points, room)
    picks = min(track.passed(before, after.me.progress), _open_tokens(after.view))
    return replace(paid, picks=picks)


def _open_tokens(view: View) -> int:
    return len(view.left) + len(view.right)


def _pick(after: _After, move: moves.Pick) -> Effect:
    """A progress token (R3.13)."""
    after.me.tokens += (move.token,)
    turn = after.view.turn
    assert turn is not None
    picks = min(turn.picks, _open_tokens(after.view)) - 1
    return Effect(left=after.points, picks=picks)


def _build(after: _After, move: moves.Build) -> Effect:
    """VP for the tile, resources, perhaps the island (R3.18 to R3.23)."""
    view = after.view
    brings = tile_brings(view, view.ground, move.tile, move.cell, move.turn)
    paid = after.pay(view.numbers.tile(move.tile).build)
    after.me.hand[move.tile] -= 1
    after.me.points += brings.points
    for good, count in brings.resources.items():
        after.me.resources[good] = after.me.resources.get(good, 0) + count
    after.complete(brings.completion)
    return _on(brings.island, brings.completion, paid)


def _on(island: Island, completion: Completion | None, effect: Effect) -> Effect:
    return replace(effect, island=island.number, completion=completion)


def _buy(after: _After, move: moves.Buy) -> Effect:
    """A goods token (R3.24)."""
    after.me.goods[move.good] = after.me.goods.get(move.good, 0) + 1
    return after.pay(move.cost)


def _move(after: _After, move: moves.Move) -> Effect:
    """Forward on the order track (R3.26)."""
    room = len(after.view.order) - 1 - after.space
    paid = after.pay(move.points)
    after.space += min(move.points, room)
    after.overflow(move.points, room)
    order = moved(after.view.order, after.seat, after.space) if room else after.view.order
    return replace(paid, left=0, place=turn_order(order).index(after.seat) + 1)


def _front(after: _After, _: moves.Front) -> Effect:
    """On top of the leader's disc (Q35)."""
    after.use(TO_FRONT)
    after.space = space_of(after.view.order, turn_order(after.view.order)[0])
    return Effect(place=1)


def _use(after: _After, _: moves.Use) -> Effect:
    """More AP for both ships."""
    after.use(SAIL8)
    return Effect(left=after.points + amount((SAIL8,), SAIL8))


# Instead of an action, and at any time -------------------------------------------------


def _gold(after: _After, _: moves.Gold) -> Effect:
    """Gold for the cubes (R4.2)."""
    after.receive(gold_of_cubes(after.view, after.seat), taking=True)
    return Effect()


def _points(after: _After, _: moves.Points) -> Effect:
    """VP for the cubes (section 7)."""
    after.use(VP_CUBES)
    cubes = sum(after.view.action_field.values())
    after.me.points += cubes * amount((VP_CUBES,), VP_CUBES)
    return Effect()


def _cash(after: _After, move: moves.Cash) -> Effect:
    """A chest or a token becomes gold (R4.5, R4.6)."""
    gold = cashable(after.view.numbers, after.me)[move.what]
    if move.what == CHEST:
        after.me.chests -= 1
    else:
        after.use(move.what)
    after.receive(gold)
    return Effect(left=after.points)


def _done(after: _After, _: moves.Done) -> Effect:
    return Effect()


_DO: Mapping[type, Callable[..., Effect]] = {
    moves.Sail: _sail,
    moves.Post: _post,
    moves.Load: _load,
    moves.Take: _take,
    moves.Advance: _advance,
    moves.Pick: _pick,
    moves.Build: _build,
    moves.Buy: _buy,
    moves.Move: _move,
    moves.Front: _front,
    moves.Use: _use,
    moves.Gold: _gold,
    moves.Points: _points,
    moves.Cash: _cash,
    moves.Done: _done,
}
"""The effect of each kind of move on a sheet; returns the parts that the sheet does not show."""

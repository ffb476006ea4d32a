"""The standing orders of Amerigo, which spend action points but never gold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.data import GOODS
from bot.games.amerigo.gold import cashable, within_reach
from bot.games.amerigo.raids import strength
from bot.games.amerigo.tracks import turn_order
from bot.games.amerigo.view import PlayerView, View
from bot.house_bots.orders import OrderBook, Texts, Wish

NOTHING: Texts = ()
DONE = "done"
TRACKS: Mapping[str, tuple[str, str]] = {
    "cannons": ("load", "black"),
    "progress": ("advance", "brown"),
    "order": ("move", "white"),
}
"""Tracks along which a player can move with all action points: the verb and the action's colour."""
GOLD = "gold"


def _own(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _points(view: View, colour: str) -> int:
    """Return the AP of an action at the start of a turn, or what is left of one in progress."""
    assert view.seat is not None
    if view.turn is not None:
        return view.turn.points if view.turn.action == colour else 0
    return open_actions(view, view.seat).get(colour, 0)


def _legal(move: str, moves: Sequence[str]) -> Texts:
    return (move,) if move in moves else NOTHING


def _load(_: Texts, view: View, moves: Sequence[str]) -> Texts:
    """Load the cannons that are missing against the pirates' known strength, if the AP allow."""
    assert view.seat is not None
    lacking = strength(view, view.seat) - _own(view).cannons
    count = min(lacking, _points(view, "black"))
    return _legal(f"load {count}", moves) if count > 0 else NOTHING


def _post(_: Texts, __: View, moves: Sequence[str]) -> Texts:
    return _legal("post", moves)


def _along(wanted: Texts, view: View, moves: Sequence[str]) -> Texts:
    """Move along the first of these tracks that is possible, with all AP, or take gold.

    Gold is taken if it is named before a possible track.
    """
    for one in wanted:
        if one == GOLD:
            return _legal(GOLD, moves)
        verb, colour = TRACKS[one]
        if found := _legal(f"{verb} {_points(view, colour)}", moves):
            return found
    return NOTHING


def _buy(wanted: Texts, view: View, moves: Sequence[str]) -> Texts:
    """Buy as many wanted goods as the AP allow, cheapest first, and leave the rest of the AP."""
    left, bought = _points(view, "yellow"), list[str]()
    for good in wanted:
        for cost in sorted(int(token.split()[1]) for token in view.goods if _is(token, good)):
            if cost <= left:
                left -= cost
                bought.append(f"{good} {cost}")
    batch = tuple(f"buy {token}" for token in bought)
    if not batch or batch[0] not in moves:
        return _legal(DONE, moves) if view.turn is not None and not batch else NOTHING
    return (*batch, DONE) if _asks_again(view, bought, left) else batch


def _is(token: str, good: str) -> bool:
    return token.split()[0] == good


def _asks_again(view: View, bought: Sequence[str], left: int) -> bool:
    """Return whether the player could buy something else, with gold, after these purchases."""
    rest = list(view.goods)
    for token in bought:
        rest.remove(token)
    most = left + within_reach(view.numbers, _own(view))
    return any(int(token.split()[1]) <= most for token in rest)


def _front(_: Texts, view: View, moves: Sequence[str]) -> Texts:
    """Move the disc in front of all others with as few AP as possible."""
    assert view.seat is not None
    leader = turn_order(view.order)[0]
    if leader == view.seat:
        return NOTHING
    needed = max(1, view.players[leader].order - _own(view).order)
    affordable = needed <= _points(view, "white")
    return _legal(f"move {needed}", moves) if affordable else NOTHING


def _cash(_: Texts, view: View, moves: Sequence[str]) -> Texts:
    """Exchange something for gold if the player has none and all of it fits on the track."""
    player = _own(view)
    if player.gold:
        return NOTHING
    found = sorted(cashable(view.numbers, player).items(), key=lambda one: one[1])
    return next(
        ((f"cash {what}",) for what, worth in found if worth <= view.numbers.gold_track), NOTHING
    )


def _values(*values: str) -> Callable[[View], Texts]:
    return lambda _: values


ORDERS: OrderBook[View] = OrderBook(
    (
        Wish("load", ("turn",), _load),
        Wish("post", ("sail",), _post),
        Wish("along", ("turn",), _along, _values(*TRACKS, GOLD), 1, 4),
        Wish("buy", ("turn", "goods"), _buy, _values(*GOODS), 1, len(GOODS)),
        Wish("front", ("turn",), _front),
        Wish("cash", ("turn",), _cash),
    )
)

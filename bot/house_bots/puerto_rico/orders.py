"""The standing orders of Puerto Rico."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.puerto_rico.data import FOREST, GOODS
from bot.games.puerto_rico.view import PlayerView, View
from bot.house_bots.orders import PASS, OrderBook, Texts, Wish, first_of, pass_by, take_only

PASSES = ("guests", "draw", "settle", "discard", "build", "sell", "load")
GUESTS = ("guest", "guest_noble")
"""Verbs of the moves of guests, who then stay on their circle, since no other decision moves
them."""
ONLY = ("settle", "build", "sell", "load", "colonist", "villa")


def _instead(wanted: Texts, _: View, moves: Sequence[str]) -> Texts:
    """Take the second role if the first one is no longer available."""
    gone, instead = wanted
    return () if f"role {gone}" in moves else first_of("role")((instead,), _, moves)


def _ship(wanted: Texts, view: View, moves: Sequence[str]) -> Texts:
    """Load the first wanted good that can be loaded, on the ship that takes most of it."""
    for good in wanted:
        rooms = {f"load {good} {size}": room for size, room in _rooms(good, view).items()}
        legal = {move: room for move, room in rooms.items() if move in moves}
        best = [move for move, room in legal.items() if room == max(legal.values())]
        if legal:
            # If two ships take the same amount, the player decides which one to block.
            return tuple(best) if len(best) == 1 else ()
    return ()


def _rooms(good: str, view: View) -> dict[int, int]:
    """Return how many of the player's goods of a kind each cargo ship can take."""
    own = _own(view).goods[good]
    return {ship.capacity: min(own, ship.capacity - ship.load) for ship in view.ships}


def _place(newcomers: Texts, view: View, _: Sequence[str]) -> Texts:
    """Put all people back on their previous circles, and newcomers on the circles named."""
    player = _own(view)
    free, placed = Counter(player.free_circles()), _occupied(player)
    again = (Counter(player.before) - placed).elements()
    batch: list[str] = []
    for circle in (*again, *(c for c in newcomers for _ in range(free[c]))):
        if free[circle]:
            free[circle] -= 1
            batch.append(f"place {circle}")
    return tuple(batch[: player.windrose - player.windrose_nobles])


def _own(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _occupied(player: PlayerView) -> Counter[str]:
    found = Counter(tile.kind for tile in player.island if tile.manned)
    for building in player.city:
        found[building.key] += building.people
    return found


def _roles(view: View) -> Texts:
    return tuple(role.key for role in view.roles)


def _goods(_: View) -> Texts:
    return (*GOODS,)


def _sales(_: View) -> Texts:
    return (*GOODS, PASS)


def _circles(view: View) -> Texts:
    return tuple(dict.fromkeys(_each_circle(_own(view))))


def _each_circle(player: PlayerView) -> Iterator[str]:
    yield from (tile.kind for tile in player.island if tile.kind != FOREST)
    yield from (building.key for building in player.city if building.circles)


ORDERS: OrderBook[View] = OrderBook(
    (
        pass_by(PASSES),
        take_only(ONLY, GUESTS),
        Wish("sell", ("sell",), first_of("sell"), _sales, 1, len(GOODS) + 1),
        Wish("ship", ("load",), _ship, _goods, 1, len(GOODS)),
        Wish("place", ("place",), _place, _circles, 0, 3),
        Wish("role", ("role",), first_of("role"), _roles, 1, 5),
        Wish("instead", ("role",), _instead, _roles, 2, 2),
    )
)

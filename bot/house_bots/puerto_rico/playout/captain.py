"""The captain phase of a playout (R-7)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Steps
from bot.games.puerto_rico import shipping as loads
from bot.games.puerto_rico.data import GOODS
from bot.games.puerto_rico.phases.captain import Captain, LoadGoods, NextToLoad
from bot.games.puerto_rico.state import Ship
from bot.house_bots.puerto_rico.playout import guests, shipping
from bot.house_bots.puerto_rico.playout.game import Game
from bot.house_bots.puerto_rico.playout.land import Side
from bot.house_bots.puerto_rico.playout.rates import Rates

BY_NAME = sorted(GOODS)


class Loading:
    """The loading in progress: whose turn it is, and what has happened in the phase."""

    __slots__ = ("captain", "idle", "seat", "turn", "used")

    def __init__(self, seat: int, captain: bool, idle: int, used: list[str], turn: int) -> None:
        self.seat, self.turn, self.idle, self.used = seat, turn, idle, used
        self.captain = captain
        """True until the captain's first load (R-7.6)."""

    def step(self, taker: int) -> LoadGoods:
        """Return the step of the rules for this turn."""
        privilege = (taker,) if self.captain else ()
        return LoadGoods(self.seat, privilege, self.idle, tuple(self.used), self.turn)


LOADING = Captain.parts.index(Captain.loading)


def play(game: Game, taker: int) -> Steps:
    """Play the phase; return the steps that are left to the rules."""
    guests.window(game)
    side = game.sides[taker]
    if not guests.wait(game, side):
        return [Captain(taker, LOADING)]
    if "lighthouse" in side.board.occupied:
        side.player.doubloons += 1
    _first_turn(game, side)
    return resume(game, taker, Loading(taker, captain=True, idle=0, used=[], turn=0))


def resume(game: Game, taker: int, loading: Loading) -> Steps:
    """Play the phase on from a player's turn to load."""
    while True:
        if _load(game, game.sides[loading.seat], taker, loading):
            loading.idle = 0
        else:
            loading.idle += 1
            if loading.idle == game.seats:
                break
        loading.turn += 1
        loading.seat = (loading.seat + 1) % game.seats
        side = game.sides[loading.seat]
        if not guests.wait(game, side):
            return [Captain(taker, LOADING + 1), NextToLoad(loading.step(taker))]
        if loading.turn < game.seats:
            _first_turn(game, side)
    guests.window(game)
    for side in game.sides:
        _store(game, side)
    for ship in game.state.ships:
        if ship.good is not None and ship.load == ship.capacity:
            game.state.goods[ship.good] += ship.load
            ship.good, ship.load = None, 0
    return ()


def _first_turn(game: Game, side: Side) -> None:
    """Apply the buildings that take effect before a side's first load (R-7.11, R-7.12)."""
    works, goods = side.board.occupied, side.player.goods
    supplies = side.nobles if "royal_supplier" in works else 0
    if "union_hall" in works:
        can_load = loads.can_load(game.state.ships, goods, works)
        if points := loads.union_hall(goods, can_load, game.options):
            game.award(side.seat, points)
    given: set[str] = set()
    for _ in range(supplies):
        kinds = [good for good in BY_NAME if goods[good] and good not in given]
        if not kinds:
            break
        rates = game.rates(side.seat)
        scores = [1.0 - rates.weights.supplied_good * rates.goods[good] for good in kinds]
        at = game.best([0.0, *scores]) - 1
        if at < 0:
            break
        given.add(kinds[at])
        game.state.return_good(side.seat, kinds[at], 1)
        game.award(side.seat, 1)


def _load(game: Game, side: Side, taker: int, loading: Loading) -> bool:
    """Make a side's best load; return whether it loaded."""
    goods = side.player.goods
    if not any(goods.values()):
        return False
    works, used = side.board.occupied, loading.used
    wharf = "wharf" in works and f"{side.seat}:wharf" not in used
    small = (
        "small_wharf" in works
        and f"{side.seat}:small_wharf" not in used
        and sum(goods.values()) >= game.options.small_wharf_minimum
    )
    found = _possible(game.state.ships, goods)
    if not (found or wharf or small):
        return False
    captain = 0
    if len(found) == 1 and not (wharf or small):
        choice: tuple[str, Ship | None] = found[0]
    else:
        choice = _choose(game, side, found, wharf, small)
        if not choice[0]:
            return False
    good, ship = choice
    if loading.captain and side.seat == taker:
        captain = game.use_privilege(side.seat)
        loading.captain = False
    if ship is None:
        used.append(f"{side.seat}:wharf")
        _score(game, side, goods[good] + captain, 1)
        game.state.goods[good] += goods[good]
        goods[good] = 0
    elif ship.capacity == 0:
        used.append(f"{side.seat}:small_wharf")
        _fill(game, side, good, captain)
    else:
        amount = loads.loaded(goods[good], ship)
        goods[good] -= amount
        ship.good = good
        ship.load += amount
        _score(game, side, amount + captain, 1)
    return True


SMALL = Ship(0)
"""Stands for the small wharf."""


def _possible(ships: list[Ship], goods: dict[str, int]) -> list[tuple[str, Ship]]:
    """Return each good with each cargo ship on which it may be loaded, sorted (R-7.4)."""
    aboard: dict[str, Ship] = {}
    empty: list[Ship] = []
    for ship in ships:
        if ship.good is None:
            empty.append(ship)
        else:
            aboard[ship.good] = ship
    largest = max([ship.capacity for ship in empty], default=0)
    found = []
    for good in BY_NAME:
        if not (count := goods[good]):
            continue
        if good in aboard:
            ship = aboard[good]
            if ship.capacity > ship.load:
                found.append((good, ship))
        elif empty:
            most = count if count < largest else largest
            for ship in empty:
                if ship.capacity >= most:
                    found.append((good, ship))
    return found


def _choose(
    game: Game, side: Side, found: list[tuple[str, Ship]], wharf: bool, small: bool
) -> tuple[str, Ship | None]:
    """Return the best load; the good is "" for none, the ship None for the wharf."""
    goods = side.player.goods
    rates = game.rates(side.seat)
    moves: list[tuple[str, Ship | None]] = [*found]
    scores = _ratings(game, side, found, rates) if found else []
    kinds = [good for good in BY_NAME if goods[good]]
    if not found:
        moves.append(("", None))
        scores.append(0.0)
    if small:
        moves += [(good, SMALL) for good in kinds]
        scores += [_small(side, good, rates) for good in kinds]
    if wharf:
        moves += [(good, None) for good in kinds]
        scores += [goods[good] - 0.1 * rates.goods[good] for good in kinds]
    return moves[game.best(scores) if len(moves) > 1 else 0]


def _ratings(
    game: Game, side: Side, found: Sequence[tuple[str, Ship]], rates: Rates
) -> list[float]:
    """Return the scores of loads on cargo ships."""
    w, goods, scores = rates.weights, side.player.goods, []
    order = game.clockwise((side.seat + 1) % game.seats)
    heaps = [shipping.heap(one) for one in order]
    ships = shipping.Ships(game.state.ships)
    for good, ship in found:
        room, have = ship.capacity - ship.load, goods[good]
        amount = have if have < room else room
        score = 100.0 + amount + -w.load_cheap * rates.goods[good]
        if w.load_after:
            gain = shipping.after_load(good, ship.capacity, amount, order, heaps, ships, rates)
            score += w.load_after * gain
        scores.append(score + -0.001 * room)
    return scores


def _small(side: Side, good: str, rates: Rates) -> float:
    amount = sum(side.player.goods.values())
    return rates.weights.small_load * amount - 0.1 * rates.goods[good] if amount > 1 else -1.0


def _fill(game: Game, side: Side, first: str, captain: int) -> None:
    """Load the small wharf good by good, then score the load (R-7.9)."""
    goods, least = side.player.goods, game.options.small_wharf_minimum
    load = [first]
    game.state.return_good(side.seat, first, 1)
    while kinds := [good for good in BY_NAME if goods[good]]:
        if len(load) >= least:
            kinds = ["", *kinds]
        at = 0
        if len(kinds) > 1:
            rates = game.rates(side.seat)
            at = game.best([_small(side, good, rates) if good else 0.0 for good in kinds])
        if not kinds[at]:
            break
        load.append(kinds[at])
        game.state.return_good(side.seat, kinds[at], 1)
    points, times = loads.small_load(len(load), len(set(load)), game.options)
    _score(game, side, points + captain, times)


def _score(game: Game, side: Side, points: int, times: int) -> None:
    """Score a load with the harbor and the lighthouse (R-7.8, R-7.10)."""
    works = side.board.occupied
    if "harbor" in works:
        points += times * loads.HARBOR
    game.award(side.seat, points)
    if "lighthouse" in works:
        side.player.doubloons += times


def _store(game: Game, side: Side) -> None:
    """Let a side choose which goods it keeps; the others go to the supply (R-7.13)."""
    goods = side.player.goods
    left = {good: count for good, count in goods.items() if count}
    if not left:
        return
    kinds, singles = side.board.storage
    kept: dict[str, int] = {}
    while True:
        fits = not loads.unkept(left.values(), kinds, singles)
        if not game.options.ask_storage and (len(left) == 1 or fits):
            break
        moves = [("keep", good) for good in BY_NAME if good in left] if singles else []
        moves.append(("pass", ""))
        if kinds:
            moves += [("store", good) for good in BY_NAME if good in left]
        if len(moves) == 1:
            break
        rates = game.rates(side.seat)
        verb, good = moves[game.best([_keeping(move, side, rates) for move in moves])]
        if verb == "pass":
            left = {}
            break
        count = left[good] if verb == "store" else 1
        kinds, singles = (kinds - 1, singles) if verb == "store" else (kinds, singles - 1)
        kept[good] = kept.get(good, 0) + count
        left[good] -= count
        if not left[good]:
            del left[good]
    for good, count in left.items():
        kept[good] = kept.get(good, 0) + (count if fits else min(count, singles))
    for good in GOODS:
        if lost := goods[good] - kept.get(good, 0):
            game.state.return_good(side.seat, good, lost)


def _keeping(move: tuple[str, str], side: Side, rates: Rates) -> float:
    verb, good = move
    if verb == "store":
        return rates.goods[good] * side.player.goods[good]
    return 0.1 * rates.goods[good] if verb == "keep" else 0.0

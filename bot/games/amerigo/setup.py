"""The set-up of a table (section 1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from bot.engine.rng import Rng
from bot.games.amerigo.data import Data, Numbers, Tile
from bot.games.amerigo.map.drawing import draw
from bot.games.amerigo.options import Options
from bot.games.amerigo.state import Player, State
from bot.games.amerigo.tower import fill
from bot.games.amerigo.tracks import Order, turn_order

T = TypeVar("T")


def lay_out(data: Data, seats: int, options: Options, seed: int) -> State:
    """Return a table before the first phase.

    Everything random is drawn now, except the throws of the phases.
    """
    numbers, rng = _adjusted(data.numbers, options), Rng(seed)
    order = _order(numbers, seats, rng)
    pirates = _shuffled(rng, numbers.pirates, "pirates")
    tokens = _shuffled(rng, data.tokens, "tokens")
    goods = _goods(data, seats, rng)
    rows = draw(rng, data.layout(seats), options.house_maps)
    inside, supply = fill(rng, numbers)
    opened = _Opened.of(numbers.open_tokens, tokens)
    return State(
        options=options,
        numbers=numbers,
        players=_players(numbers, turn_order(order)),
        rows=rows,
        side=data.side,
        neutral=_stacks(numbers.neutral),
        order=order,
        inside=inside,
        supply=supply,
        pirates=pirates[:1],
        hidden_pirates=pirates[1:],
        left=opened.left,
        right=opened.right,
        hidden_tokens=opened.rest,
        goods=goods[0],
        hidden_goods=goods[1:],
        seed=seed,
        drawn=rng.drawn,
    )


def _adjusted(numbers: Numbers, options: Options) -> Numbers:
    """Return the numbers with what a variant adds to them: the same object without a variant.

    Tables share it, and what is computed from it.
    """
    if not (options.more_gold or options.more_discovery or options.more_completed):
        return numbers
    return replace(
        numbers,
        start_gold=tuple(gold + options.more_gold for gold in numbers.start_gold),
        discovery=numbers.discovery + options.more_discovery,
        completed=numbers.completed + options.more_completed,
    )


class _Opened(NamedTuple):
    """The progress tokens as laid out: two areas and the hidden supply (R1.12)."""

    left: tuple[str, ...]
    right: tuple[str, ...]
    rest: tuple[str, ...]

    @classmethod
    def of(cls, count: int, tokens: tuple[str, ...]) -> _Opened:
        return cls(tokens[:count], tokens[count : 2 * count], tokens[2 * count :])


def _order(numbers: Numbers, seats: int, rng: Rng) -> Order:
    """Stack the discs in random order on the first space (R1.14)."""
    discs = _shuffled(rng, range(seats), "order")
    return (discs, *((),) * (len(numbers.order_spaces) - 1))


def _players(numbers: Numbers, order: tuple[int, ...]) -> list[Player]:
    """Give all players the same components, but more gold to later players (R1.9, R1.15)."""
    return [
        Player(
            posts=numbers.posts,
            villages=_stacks(numbers.villages),
            gold=numbers.start_gold[order.index(seat)],
            ships=("",) * numbers.ships,
        )
        for seat in range(len(order))
    ]


def _stacks(tiles: tuple[Tile, ...]) -> dict[str, int]:
    return {tile.shape: tile.count for tile in tiles if tile.count}


def _goods(data: Data, seats: int, rng: Rng) -> tuple[tuple[str, ...], ...]:
    """Return the goods tokens laid out in each round; the first round's are open (R1.13)."""
    tokens = _shuffled(rng, data.goods_tokens(seats), "goods")
    fields = data.open_goods(seats)
    starts = range(0, fields * data.numbers.rounds, fields)
    return tuple(tuple(sorted(tokens[at : at + fields])) for at in starts)


def _shuffled(rng: Rng, items: Iterable[T], stream: str) -> tuple[T, ...]:
    found = list(items)
    rng.shuffle(found, stream)
    return tuple(found)

"""Positions for the pictures of sheets and central board, put together by hand."""

from __future__ import annotations

from random import Random

from bot.games.amerigo.data import COLOURS, DATA, GOODS
from bot.games.amerigo.view import PlayerView, View

NUMBERS = DATA.numbers
NAMES = ("Anna", "Bob", "Christiane-Alexandra von Hohenstein", "Dörte")
_VILLAGES = tuple(tile.key for tile in NUMBERS.villages)
_NEUTRAL = tuple(tile.key for tile in NUMBERS.neutral)


def view(seats: int = 4, seed: int = 1, full: float = 0.6) -> View:
    """A position that looks like a game's after a share of it; not every number fits another."""
    chance = Random(seed)
    all_tokens = list(DATA.tokens)
    chance.shuffle(all_tokens)
    spaces = [chance.randrange(1 + int(NUMBERS.order.length * full)) for _ in range(seats)]
    order = _order(chance, spaces)
    turns = tuple(seat for space in reversed(order) for seat in reversed(space))
    players = tuple(
        _player(chance, seat, spaces[seat], turns.index(seat) + 1, all_tokens, full)
        for seat in range(seats)
    )
    pirates = list(NUMBERS.pirates)
    chance.shuffle(pirates)
    shown = 1 + int(4 * full)
    goods = DATA.goods_tokens(seats)
    chance.shuffle(goods)
    fields = DATA.open_goods(seats)
    field = {color: chance.choice((0, 0, 1, 2, 5)) for color in COLOURS}
    return View(
        seat=None,
        seats=seats,
        round=1 + int(4 * full),
        phase=COLOURS[seed % 7],
        time=5 - int(4 * full),
        action_points=max(field.values()),
        action_field=field,
        supply={color: chance.randrange(5) for color in COLOURS},
        inside={color: chance.randrange(4) for color in COLOURS},
        order=order,
        turn_order=turns,
        pirates=tuple(pirates[:shown]),
        pirates_hidden=5 - shown,
        pirates_unseen=tuple(sorted(pirates[shown:])),
        left=tuple(sorted(all_tokens[:4])),
        right=tuple(sorted(all_tokens[4 : 4 + chance.randrange(5)])),
        tokens_unseen=tuple(sorted(all_tokens[8:])),
        goods=tuple(sorted(goods[: chance.randrange(fields // 2, fields + 1)])),
        goods_unseen=tuple(sorted(goods[fields:])),
        neutral={tile.shape: chance.randrange(tile.count + 1) for tile in NUMBERS.neutral},
        rows=(".",),
        side=DATA.side,
        posts={},
        tiles=(),
        islands=(),
        players=players,
        over=False,
        numbers=NUMBERS,
    )


def _order(chance: Random, spaces: list[int]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(NUMBERS.order.length + 1)]
    for seat in chance.sample(range(len(spaces)), len(spaces)):
        found[spaces[seat]].append(seat)
    return tuple(map(tuple, found))


def _player(
    chance: Random, seat: int, space: int, place: int, tokens: list[str], full: float
) -> PlayerView:
    progress = chance.randrange(1 + int(20 * full))
    taken = [tokens.pop() for _ in range(NUMBERS.progress.passed(0, progress))]
    used = {key for key in taken if chance.random() < 0.3}
    posts = int(12 * full * chance.random())
    return PlayerView(
        seat=seat,
        points=chance.randrange(1 + int(140 * full)),
        gold=chance.randrange(13),
        cannons=chance.randrange(13),
        progress=progress,
        progress_points=NUMBERS.progress.reached(progress),
        order=space,
        order_points=NUMBERS.order.reached(space),
        place=place,
        ships=("A1", "B2"),
        posts=12 - posts,
        placed=posts,
        villages={tile.shape: count for tile in NUMBERS.villages if (count := chance.randrange(4))},
        hand={
            key: chance.choice((1, 1, 1, 2))
            for key in (*_VILLAGES, *_NEUTRAL)
            if chance.random() < 0.4 * full
        },
        resources={good: chance.randrange(1 + int(6 * full)) for good in GOODS},
        goods={good: chance.randrange(1 + int(6 * full)) for good in GOODS},
        tokens=tuple(key for key in taken if key not in used),
        used=tuple(key for key in taken if key in used),
        chests=chance.choice((0, 0, 1)),
        acted=chance.random() < 0.3,
        acting=seat == 1,
        score={},
        secured={},
    )

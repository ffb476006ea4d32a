"""Positions made by hand of what can lie on the map, for pictures to be drawn of.

They keep to where tiles and posts may lie, not to who may put them there.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from bot.engine.rng import Rng
from bot.games.amerigo.data import COLOURS, DATA, GOODS
from bot.games.amerigo.map.drawing import draw
from bot.games.amerigo.map.geography import Geography, geography
from bot.games.amerigo.map.placing import SHAPES, PlacedTile, placements, tile_mask
from bot.games.amerigo.view import IslandView, PlayerView, View

NAMES = ("Anna", "Bob", "Christiane-Alexandra", "Dörte")
NUMBERS = DATA.numbers


def position(seats: int = 4, share: float = 0.5, seed: int = 1, acting: int = 0) -> View:
    """Return a position in which a share of the land is covered."""
    chance = random.Random(seed * 10 + seats)
    rows = draw(Rng(seed), DATA.layout(seats))
    geo = geography(rows, DATA.side)
    posts = {
        geo.name(post): chance.randrange(seats)
        for post in geo.posts
        if chance.random() < min(0.9, share * 1.2)
    }
    tiles, covered = _tiles(geo, posts, share, seats, chance)
    inside = {color: chance.randrange(3) for color in COLOURS}
    field = {color: chance.choice((0, 0, 1, 2, 4)) for color in COLOURS} | {"green": 3}
    order = list(range(seats))
    chance.shuffle(order)
    return View(
        seat=None,
        seats=seats,
        round=1 + int(share * 4.9),
        phase="green",
        time=5 - int(share * 4.9),
        action_points=max(field.values()),
        action_field=field,
        supply={color: 7 - inside[color] - min(5, field[color]) for color in COLOURS},
        inside=inside,
        order=(tuple(reversed(order)), *((),) * 19),
        turn_order=tuple(order),
        pirates=(1, 3, 0)[: 1 + int(share * 3)],
        pirates_hidden=4 - int(share * 3),
        pirates_unseen=(0, 2, 4),
        left=("ap2_blue", "gold5", "end_7", "ap1_red_green"),
        right=("post_gold", "sail8"),
        tokens_unseen=(),
        goods=("coffee 3", "cotton 2", "sugar 4"),
        goods_unseen=(),
        neutral={"1": 2, "3L": 3, "6R": 1},
        rows=rows,
        side=DATA.side,
        posts=posts,
        tiles=tiles,
        islands=tuple(_islands(geo, posts, covered)),
        players=tuple(
            _player(seat, order.index(seat) + 1, geo, posts, share, acting, chance)
            for seat in range(seats)
        ),
        over=False,
        numbers=NUMBERS,
    )


def _tiles(
    geo: Geography, posts: Mapping[str, int], share: float, seats: int, chance: random.Random
) -> tuple[tuple[PlacedTile, ...], int]:
    """Put tiles where there is room until so much of the land is covered."""
    covered, tiles = geo.mask(list(posts)), []
    goal = geo.land.bit_count() * share
    for _ in range(400):
        if covered.bit_count() >= goal:
            break
        free = geo.land & ~covered
        shape = chance.choice(list(SHAPES))
        found = placements(geo, shape, free, free)
        if found:
            cell, turn = chance.choice(found)
            mine = chance.random() < 0.6 and shape not in ("5U", "6R")
            owner = chance.randrange(seats) if mine else None
            tiles.append(PlacedTile(("v" if mine else "n") + shape, cell, turn, owner))
            covered |= tile_mask(geo, shape, cell, turn)
    return tuple(tiles), covered


def _islands(geo: Geography, posts: Mapping[str, int], covered: int) -> list[IslandView]:
    found = []
    for island in geo.islands:
        held = Counter(seat for cell, seat in posts.items() if geo.island(cell) is island)
        full = (island.mask & covered).bit_count()
        found.append(
            IslandView(
                island.number,
                island.size,
                full,
                island.big,
                island.big and full < island.size,
                bool(held),
                dict(held),
            )
        )
    return found


def _player(
    seat: int,
    place: int,
    geo: Geography,
    posts: Mapping[str, int],
    share: float,
    acting: int,
    chance: random.Random,
) -> PlayerView:
    anchors = [geo.name(index) for index in geo.anchors]
    places = [*anchors, *(field.name for field in geo.ring[:3]), *list(geo.named(geo.water))[:40]]
    ships = (chance.choice(places), chance.choice(places)) if share else ("", "")
    placed = sum(owner == seat for owner in posts.values())
    return PlayerView(
        seat=seat,
        points=int(share * 90) + seat * 7,
        gold=seat * 3,
        cannons=2 * seat,
        progress=seat * 3,
        progress_points=1,
        order=0,
        order_points=0,
        place=place,
        ships=ships,
        posts=12 - placed,
        placed=placed,
        villages={"1": 3, "3L": 2},
        hand={"v3L": 1, "n5U": 1, "v1": 2},
        resources=dict.fromkeys(GOODS, seat),
        goods=dict.fromkeys(GOODS, 1),
        tokens=("gold5",),
        used=(),
        chests=seat % 2,
        acted=place == 1,
        acting=seat == acting,
        score={"points": int(share * 90) + seat * 7},
        secured={"points": int(share * 90) + seat * 7},
    )

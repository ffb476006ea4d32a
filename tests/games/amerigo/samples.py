"""Maps for tests: drawn ones, and those that are told in `maps.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.rng import Rng
from bot.games.amerigo.data import DATA
from bot.games.amerigo.map.drawing import draw
from bot.games.amerigo.map.geography import Geography, geography
from tests.games.amerigo.brute import Cells, hanging, near, showing

SIDE = DATA.side
TOLD: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("maps.toml").read_text(encoding="utf-8")
)["map"]


@cache
def drawn(seats: int, seed: int) -> Geography:
    return geography(draw(Rng(seed), DATA.layout(seats)), SIDE)


class Position:
    """Posts and tiles strewn over a map, as sets of cells."""

    def __init__(self, geo: Geography, random: Random) -> None:
        land = sorted(showing(geo.rows, "#Tctsnk"))
        posts = [cell for cell in showing(geo.rows, "T") if random.random() < 0.4]
        self.own_posts: Cells = frozenset(cell for cell in posts if random.random() < 0.5)
        other_posts = set(posts) - self.own_posts
        covered = random.choice((0.1, 0.4, 0.7))
        own: set[tuple[int, int]] = set()
        other: set[tuple[int, int]] = set()
        for cell in random.sample(land, int(len(land) * covered)):
            if cell not in posts:
                (own if random.random() < 0.7 else other).add(cell)
        self.carriers: Cells = frozenset(own)
        self.free: Cells = frozenset(land) - own - other - other_posts - self.own_posts
        self.linked: Cells = hanging(self.own_posts, own)
        self.frontier: Cells = frozenset(c for one in self.linked for c in near(one)) & self.free


def mask(geo: Geography, cells: Cells) -> int:
    return sum(1 << row * geo.stride + col for row, col in cells)


def places(geo: Geography, mask: int) -> Cells:
    return frozenset(
        divmod(index, geo.stride) for index in range(mask.bit_length()) if mask >> index & 1
    )

"""The moves of a player: one small class per verb; the notation is the verb and its fields.

Cells are `A1` to `X24`, and fields of the frame are `Z1` to `Z16`. A tile is `v3L` (a village) or
`n5U` (a neutral tile); its position is its first cell in reading order and its clockwise turn in
degrees. The first move of a turn determines the action. Missing action points (AP) are paid in gold
with the move that needs them (R4.3).

Players may type moves in full (`sail 1 D7`), abbreviated (`ta v3L`) or in batches (`build v3L D7
90; n2 E9 0`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TypeAlias, get_args

from bot.engine.grammar import Grammar, words
from bot.engine.verbs import Verb
from bot.games.amerigo.corrections import SIDES
from bot.games.amerigo.data import DATA, GOODS, NEUTRAL, TOKENS, VILLAGE
from bot.games.amerigo.map import cells
from bot.games.amerigo.map.placing import SHAPES, TURNS
from bot.games.amerigo.tokens import CASHED


@dataclass(frozen=True, slots=True)
class Sail(Verb):
    """A move that sails a ship to a cell, where the move ends: `sail 1 D7`.

    A ship that is off the map begins on the nearest frame field (R3.1). A ship that sails to its
    own cell stays there.
    """

    ship: int
    cell: str


@dataclass(frozen=True, slots=True)
class Post(Verb):
    """A move that places a post on the post cell of the anchor where a ship stopped: `post`."""


@dataclass(frozen=True, slots=True)
class Load(Verb):
    """A move that loads cannons, one space for each action point: `load 4`."""

    points: int


@dataclass(frozen=True, slots=True)
class Take(Verb):
    """A move that plans a tile by taking it from the supply: `take v3L`."""

    tile: str


@dataclass(frozen=True, slots=True)
class Advance(Verb):
    """A move up the progress track: `advance 5`."""

    points: int


@dataclass(frozen=True, slots=True)
class Pick(Verb):
    """A move that takes an open progress token, which is compulsory (R3.13): `pick gold5`."""

    token: str


@dataclass(frozen=True, slots=True)
class Build(Verb):
    """A move that places a tile on an island: `build v3L D7 90`."""

    tile: str
    cell: str
    turn: int


@dataclass(frozen=True, slots=True)
class Buy(Verb):
    """A move that buys a goods token at its printed cost: `buy cotton 3`."""

    good: str
    cost: int


@dataclass(frozen=True, slots=True)
class Move(Verb):
    """A move of the player's disc forward on the order track: `move 4`."""

    points: int


@dataclass(frozen=True, slots=True)
class Front(Verb):
    """A move that puts the player's disc on top of the leader's, by using a token: `front`."""


@dataclass(frozen=True, slots=True)
class Use(Verb):
    """A move that uses a one-time token to get more action points: `use sail8`."""

    token: str


@dataclass(frozen=True, slots=True)
class Gold(Verb):
    """A move that takes gold instead of an action: `gold`."""


@dataclass(frozen=True, slots=True)
class Points(Verb):
    """A move that scores the cubes in the action field instead of an action: `points`.

    It uses a token.
    """


@dataclass(frozen=True, slots=True)
class Cash(Verb):
    """A move that exchanges a treasure chest or token for gold: `cash chest`, `cash gold5`."""

    what: str


@dataclass(frozen=True, slots=True)
class Done(Verb):
    """A move that gives up the remaining action points: `done`."""


AnyMove: TypeAlias = (
    Sail
    | Post
    | Load
    | Take
    | Advance
    | Pick
    | Build
    | Buy
    | Move
    | Front
    | Use
    | Gold
    | Points
    | Cash
    | Done
)

CHEST = "chest"
"""The name of a treasure chest in `cash`."""

NONE = "none"
"""The origin, in events, of a ship that was not on the map yet."""

_LONGEST = max(map(max, DATA.grids.values())) * SIDES[-1]
"""Number of cells along a map's longer side, with the largest tiles that a corrected data file may
have."""
_FRAME = 2 * max(rows + columns for rows, columns in DATA.grids.values())
_MOST_POINTS = 99
"""A number of AP that no player can exceed."""

_CELLS = [cells.name(*place) for place in product(range(_LONGEST), repeat=2)]
_FIELDS = [f"Z{number + 1}" for number in range(_FRAME)]

GRAMMAR: Grammar[AnyMove] = Grammar(
    get_args(AnyMove),
    {
        "ship": words(range(1, DATA.numbers.ships + 1)),
        "cell": words([*_CELLS, *_FIELDS]),
        "points": words(range(1, _MOST_POINTS + 1)),
        "tile": words(whose + shape for whose in (VILLAGE, NEUTRAL) for shape in SHAPES),
        "token": words(TOKENS),
        "turn": words(TURNS),
        "good": words(GOODS),
        "cost": words(range(1, _MOST_POINTS + 1)),
        "what": words([CHEST, *CASHED]),
    },
)

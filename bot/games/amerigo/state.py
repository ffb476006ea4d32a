"""The state of a table of Amerigo; cells are names such as "D7".

The numbers that a corrected data file may change are in `numbers`, `rows` and the stocks, so that a
running game keeps its own (Q40).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.engine.rng import Rng
from bot.engine.state import Copied, KernelState
from bot.engine.steps import Registry, Steps
from bot.games.amerigo.data import Numbers
from bot.games.amerigo.map.geography import Geography, geography
from bot.games.amerigo.map.placing import PlacedTile
from bot.games.amerigo.options import Options

STEPS = Registry()
NOTHING: Steps = ()


@dataclass(slots=True)
class Player(Copied):
    """A player's sheet and supply."""

    posts: int
    """Number of posts in the supply."""
    villages: dict[str, int]
    """Number of the player's village tiles in the supply by shape ("3L"); shapes without any are
    left out."""
    gold: int = 0
    points: int = 0
    cannons: int = 0
    progress: int = 0
    """Space of the disc on the progress track."""
    ships: tuple[str, ...] = ("", "")
    """Cells of ships 1 and 2, "" = off the map."""
    hand: dict[str, int] = field(default_factory=dict)
    """Number of planned tiles not yet built, by tile ("v3L", "n5U"); tiles without any are left
    out."""
    resources: dict[str, int] = field(default_factory=dict)
    """Number of resources by good; goods without any are left out."""
    goods: dict[str, int] = field(default_factory=dict)
    """Number of goods tokens bought, by good, without the printed one."""
    tokens: tuple[str, ...] = ()
    """Progress tokens face up, in the order in which they were taken."""
    used: tuple[str, ...] = ()
    """Progress tokens turned face down."""
    chests: int = 0
    """Number of treasure chests not yet turned into gold."""


@dataclass(slots=True)
class State(KernelState):
    """A table of Amerigo."""

    options: Options
    numbers: Numbers
    players: list[Player]
    rows: tuple[str, ...]
    """Rows of the map: `.` water, `a` anchor, `#` land, `T` post cell, `c t s n k` resources."""
    side: int
    """Number of cells along a side of a map tile."""
    neutral: dict[str, int]
    """Number of neutral tiles in the supply by shape; shapes without any are left out."""
    order: tuple[tuple[int, ...], ...]
    """Seats whose discs lie on each space of the order track, the lowest disc first."""
    inside: dict[str, int]
    """Number of cubes in the tower by colour."""
    supply: dict[str, int]
    """Number of cubes on the supply fields by colour."""
    pirates: tuple[int, ...]
    """Values of the revealed pirate tokens."""
    hidden_pirates: tuple[int, ...]
    """Values of the face-down pirate tokens in the order in which they are revealed, then of the
    one removed from the game."""
    left: tuple[str, ...]
    """Open progress tokens in the left area; `right` has those in the right area."""
    right: tuple[str, ...]
    hidden_tokens: tuple[str, ...]
    """Progress tokens in the hidden supply, the next one first."""
    goods: tuple[str, ...]
    """Open goods tokens, sorted, as "cotton 3": the good and its cost."""
    hidden_goods: tuple[tuple[str, ...], ...]
    """Goods tokens in each hidden stack, the next one first."""
    seed: int
    drawn: dict[str, int] = field(default_factory=dict)
    """Number of draws so far by stream, for `rng`."""
    action_field: dict[str, int] = field(default_factory=dict)
    """Number of cubes in the action field by colour; colours without any are left out."""
    action_points: int = 0
    """Number of AP that the cubes of this phase give (R2.4)."""
    round: int = 1
    phase: str = ""
    """Colour of the current phase, "" before the first."""
    phase_order: tuple[int, ...] = ()
    """Seats in the order in which they act in this phase; it does not change during the phase
    (Q21)."""
    posts: dict[str, int] = field(default_factory=dict)
    """Seat of the post's owner by post cell; free cells are left out."""
    tiles: tuple[PlacedTile, ...] = ()

    @property
    def rng(self) -> Rng:
        """Return the table's random generator, which only set-up and throws use."""
        return Rng(self.seed, self.drawn)

    @property
    def geo(self) -> Geography:
        """Return the map with its islands, which all states with this map share."""
        return geography(self.rows, self.side)

    @property
    def time(self) -> int:
        """Return the value of this round's time token (R1.7)."""
        return self.numbers.time_token(self.round)

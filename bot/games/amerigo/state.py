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
    """Posts in the supply."""
    villages: dict[str, int]
    """Own village tiles in the supply by shape ("3L"); a shape without any is left out."""
    gold: int = 0
    points: int = 0
    cannons: int = 0
    progress: int = 0
    """The space of the disc on the progress track."""
    ships: tuple[str, ...] = ("", "")
    """The cells of ships 1 and 2, "" = off the map."""
    hand: dict[str, int] = field(default_factory=dict)
    """Tiles planned and not yet built, by tile ("v3L", "n5U"); those at 0 are left out."""
    resources: dict[str, int] = field(default_factory=dict)
    """By good; those at 0 are left out."""
    goods: dict[str, int] = field(default_factory=dict)
    """Goods tokens bought, by good; the printed one is not among them."""
    tokens: tuple[str, ...] = ()
    """Progress tokens face up, in the order in which they were taken."""
    used: tuple[str, ...] = ()
    """Progress tokens turned face down."""
    chests: int = 0
    """Treasure chests not yet turned into gold."""


@dataclass(slots=True)
class State(KernelState):
    """A table of Amerigo."""

    options: Options
    numbers: Numbers
    players: list[Player]
    rows: tuple[str, ...]
    """The map: `.` water, `a` anchor, `#` land, `T` post cell, `c t s n k` resources."""
    side: int
    """Cells of a map tile's side."""
    neutral: dict[str, int]
    """Neutral tiles in the supply by shape; a stack without any is left out."""
    order: tuple[tuple[int, ...], ...]
    """The order track: the seats whose discs lie on a space, the lowest first, by space."""
    inside: dict[str, int]
    """Cubes in the tower by colour."""
    supply: dict[str, int]
    """Cubes on the supply fields by colour."""
    pirates: tuple[int, ...]
    """The revealed pirate tokens."""
    hidden_pirates: tuple[int, ...]
    """The face-down ones in the order in which they are revealed, then the removed one."""
    left: tuple[str, ...]
    """Progress tokens open in the left area, and in the right one."""
    right: tuple[str, ...]
    hidden_tokens: tuple[str, ...]
    """The supply of progress tokens, the next one first."""
    goods: tuple[str, ...]
    """Open goods tokens, sorted, as "cotton 3": the good and its cost."""
    hidden_goods: tuple[tuple[str, ...], ...]
    """The stacks of goods tokens, the next one first."""
    seed: int
    drawn: dict[str, int] = field(default_factory=dict)
    """Draws so far by stream, for `rng`."""
    action_field: dict[str, int] = field(default_factory=dict)
    """Cubes in the action field by colour; a colour without any is left out."""
    action_points: int = 0
    """AP that the cubes of this phase give (R2.4)."""
    round: int = 1
    phase: str = ""
    """The colour of the phase that is played, "" before the first."""
    phase_order: tuple[int, ...] = ()
    """The seats in the order in which they act in this phase, which is fixed (Q21)."""
    posts: dict[str, int] = field(default_factory=dict)
    """The owner of the post on each post cell."""
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

"""The table: everything that lies on it, and how things move from one place to another.

A tile's place on the island and a building's in the city are irrelevant (R-2.4, D-08), so
that islands and cities are counts. `clone` is written by hand: it is called before every
move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.engine.api import Decision, Event
from bot.engine.rng import Rng
from bot.engine.steps import Registry, Step, Steps
from bot.games.puerto_rico import events
from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    GOODS,
    ISLAND_SPACES,
    QUARRY,
    SETUPS,
    TILES,
    Setup,
)
from bot.games.puerto_rico.options import Options

STEPS = Registry()
"""Every step of Puerto Rico, by name: what a stored stack may hold."""

NOTHING: Steps = ()


@dataclass(slots=True)
class Player:
    """One player's board."""

    doubloons: int
    island: dict[str, int]
    """Tiles by kind: a plantation's good or "quarry"."""
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    manned: dict[str, int] = field(default_factory=dict)
    """Colonists on the island by kind of tile; a kind without any is left out."""
    city: dict[str, int] = field(default_factory=dict)
    """Colonists on each building, in the order in which they were built."""
    windrose: int = 0
    """Colonists without a circle."""
    chips: int = 0
    """VP in chips and on paper (R-7.15)."""

    @property
    def island_full(self) -> bool:
        """Tell whether all spaces of the island hold a tile (R-2.2)."""
        return sum(self.island.values()) >= ISLAND_SPACES

    @property
    def city_spaces_left(self) -> int:
        """Return the free spaces of the city (R-4.4)."""
        return CITY_SPACES - sum(BUILDINGS[key].spaces for key in self.city)

    @property
    def people(self) -> int:
        """Return all colonists on the board, the windrose included."""
        return self.windrose + sum(self.manned.values()) + sum(self.city.values())

    def open_circles(self) -> list[str]:
        """Return every kind of circle with room."""
        manned = self.manned
        tiles = [tile for tile, count in self.island.items() if count > manned.get(tile, 0)]
        return tiles + [k for k, people in self.city.items() if people < BUILDINGS[k].circles]

    def free_circles(self) -> Iterator[tuple[str, int]]:
        """Yield every kind of circle with room, and its number of free circles."""
        manned = self.manned
        for tile, count in self.island.items():
            free = count - manned.get(tile, 0)
            if free:
                yield tile, free
        for key, people in self.city.items():
            free = BUILDINGS[key].circles - people
            if free:
                yield key, free

    def put(self, circle: str) -> None:
        """Put one more colonist on a circle; it comes from wherever the caller took it."""
        if circle in self.city:
            self.city[circle] += 1
        else:
            self.manned[circle] = self.manned.get(circle, 0) + 1

    def lift(self) -> tuple[str, ...]:
        """Take all colonists to the windrose and return the circles they stood on."""
        before = [tile for tile, count in self.manned.items() for _ in range(count)]
        before += [key for key, people in self.city.items() for _ in range(people)]
        self.windrose += len(before)
        self.manned = {}
        self.city = dict.fromkeys(self.city, 0)
        return tuple(before)

    def clone(self) -> Player:
        """Return a board that shares nothing with this one."""
        return Player(
            self.doubloons,
            self.island.copy(),
            self.goods.copy(),
            self.manned.copy(),
            self.city.copy(),
            self.windrose,
            self.chips,
        )


@dataclass(slots=True)
class Ship:
    """A cargo ship: one kind of good, up to its capacity (R-7.3)."""

    capacity: int
    good: str | None = None
    load: int = 0

    @property
    def room(self) -> int:
        """Return its free spaces."""
        return self.capacity - self.load


@dataclass(slots=True)
class State:
    """One table of Puerto Rico."""

    options: Options
    players: list[Player]
    goods: dict[str, int]
    """The goods supply."""
    colonists: int
    """The colonist supply, without the ship."""
    colonist_ship: int
    chips: int
    """The VP supply; below 0 is what was noted on paper (R-7.15)."""
    quarries: int
    row: list[str]
    face_down: list[str]
    """The top is the last one."""
    discards: list[str]
    stock: dict[str, int]
    """Buildings left to build, by key."""
    ships: list[Ship]
    roles: dict[str, int]
    """Doubloons on each role card."""
    seed: int
    drawn: dict[str, int] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)
    """Who took which role this round."""
    trading_house: list[str] = field(default_factory=list)
    governor: int = 0
    round: int = 1
    ending: str | None = None
    """Why this is the last round: "colonists", "city" or "chips" (R-9.1)."""
    stack: list[Step] = field(default_factory=list)
    log: list[Event] = field(default_factory=list, metadata={"stored": False})
    decisions: tuple[Decision[Any], ...] = field(default=(), metadata={"stored": False})

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    @property
    def setup(self) -> Setup:
        """Return the set-up table's column for this number of players."""
        return SETUPS[len(self.players)]

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return not self.stack

    def clockwise(self, start: int) -> list[int]:
        """Return all seats in turn order from this one."""
        seats = len(self.players)
        return [(start + step) % seats for step in range(seats)]

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.log.append(event)

    def award(self, seat: int, points: int) -> None:
        """Give VP chips, on paper when they have run out; the last one ends the game."""
        self.players[seat].chips += points
        self.chips -= points
        if self.chips <= 0:
            self.end_with("chips")

    def end_with(self, reason: str) -> None:
        """Make this the last round (R-9.1); the first reason stays."""
        if self.ending is None:
            self.ending = reason
            self.tell(events.ending(reason))

    def take_good(self, seat: int, good: str, amount: int) -> int:
        """Move up to that many goods from the supply to a player; return how many."""
        amount = min(amount, self.goods[good])
        self.goods[good] -= amount
        self.players[seat].goods[good] += amount
        return amount

    def return_good(self, seat: int, good: str, amount: int) -> None:
        """Move goods from a player to the supply."""
        self.players[seat].goods[good] -= amount
        self.goods[good] += amount

    def colonist_left(self) -> bool:
        """Tell whether the supply or, failing that, the ship has a colonist (R-2.7)."""
        return self.colonists > 0 or self.colonist_ship > 0

    def take_colonist(self) -> None:
        """Take a colonist out of the supply, or off the ship when it is empty (R-2.7)."""
        if self.colonists:
            self.colonists -= 1
        else:
            self.colonist_ship -= 1

    def draw_tile(self) -> str | None:
        """Take the top face-down plantation; None when there is none left (R-2.8)."""
        if not self.face_down:
            self.reshuffle()
        return self.face_down.pop() if self.face_down else None

    def reshuffle(self) -> None:
        """Make the discards the new face-down pile (R-2.3)."""
        self.face_down, self.discards = self.discards, []
        rng = Rng(self.seed, self.drawn)
        rng.shuffle(self.face_down, "plantations")

    def open_row(self) -> bool:
        """Fill the row with new plantations; tell whether the discards were shuffled (D-29)."""
        reshuffled = False
        while len(self.row) < self.setup.row:
            if not self.face_down:
                if not self.discards:
                    break
                self.reshuffle()
                reshuffled = True
            self.row.append(self.face_down.pop())
        return reshuffled

    def cost(self, building: str) -> int:
        """Return a building's printed cost, or the variant's (Q-31)."""
        return self.options.costs.get(building, BUILDINGS[building].cost)

    def clone(self) -> State:
        """Return a state that shares nothing mutable with this one."""
        return State(
            self.options,
            [player.clone() for player in self.players],
            self.goods.copy(),
            self.colonists,
            self.colonist_ship,
            self.chips,
            self.quarries,
            self.row.copy(),
            self.face_down.copy(),
            self.discards.copy(),
            self.stock.copy(),
            [Ship(ship.capacity, ship.good, ship.load) for ship in self.ships],
            self.roles.copy(),
            self.seed,
            self.drawn.copy(),
            self.taken.copy(),
            self.trading_house.copy(),
            self.governor,
            self.round,
            self.ending,
            self.stack.copy(),
            [],
            self.decisions,
        )


def lay_out(seats: int, options: Options, seed: int) -> State:
    """Return the table before the first role is picked (R-0.1 to R-0.8, R-11.1, R-11.2)."""
    setup = SETUPS[seats]
    tiles = {kind: count - setup.tiles_removed for kind, count in TILES.items()}
    quarries = tiles.pop(QUARRY)
    for tile in setup.start_tiles:
        tiles[tile] -= 1
    state = State(
        options=options,
        players=[Player(setup.doubloons, {tile: 1}) for tile in setup.start_tiles],
        goods=dict(setup.goods),
        colonists=setup.colonists,
        colonist_ship=setup.colonist_ship,
        chips=options.vp_chips_5p if seats == 5 else setup.chips,
        quarries=quarries,
        row=[],
        face_down=[],
        discards=[kind for kind, count in tiles.items() for _ in range(count)],
        stock={key: setup.copies[building.kind] for key, building in BUILDINGS.items()},
        ships=[Ship(capacity) for capacity in setup.cargo_ships],
        roles=dict.fromkeys(setup.roles, 0),
        seed=seed,
    )
    state.open_row()
    return state

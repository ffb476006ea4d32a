"""The state of a table, and operations that move its components.

The positions of tiles on an island and of buildings in a city do not matter (R-2.4, D-08), so
islands and cities are stored as counts.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.engine.rng import Rng
from bot.engine.state import Copied, KernelState
from bot.engine.steps import Registry, Steps
from bot.games.puerto_rico.city import free_circles
from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    GOODS,
    ISLAND_SPACES,
    QUARRY,
    SETUPS,
    WINDROSE,
    Setup,
    spaces_of,
)
from bot.games.puerto_rico.options import Options

STEPS = Registry()
"""Registry of all steps of Puerto Rico by name, for reading stored stacks."""

NOTHING: Steps = ()


@dataclass(slots=True)
class Player(Copied):
    """A player's board."""

    doubloons: int
    island: dict[str, int]
    """Number of tiles by kind: a plantation's good, or "quarry"."""
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    manned: dict[str, int] = field(default_factory=dict)
    """Number of people on the island by kind of tile; kinds without any are left out."""
    city: dict[str, int] = field(default_factory=dict)
    """Number of people on each building, in the order in which the buildings were built."""
    windrose: int = 0
    """Number of people without a circle."""
    chips: int = 0
    """VP in chips and on paper (R-7.15)."""
    nobles: dict[str, int] = field(default_factory=dict)
    """Number of nobles among the people, by circle or "windrose"; the other people are
    colonists."""
    forests: list[str] = field(default_factory=list)
    """Kinds of the plantations that lie face down as forests (R-2.9, Q-37)."""

    @property
    def island_filled(self) -> int:
        """Return the number of filled spaces on the island, including forests."""
        return sum(self.island.values()) + len(self.forests)

    @property
    def island_full(self) -> bool:
        """Return whether every space of the island has a tile (R-2.2)."""
        return self.island_filled >= ISLAND_SPACES

    @property
    def city_spaces_left(self) -> int:
        """Return the number of free spaces in the city (R-4.4)."""
        return CITY_SPACES - spaces_of(self.city)

    @property
    def people(self) -> int:
        """Return the number of people on the board, including the windrose."""
        return self.windrose + sum(self.manned.values()) + sum(self.city.values())

    @property
    def lands(self) -> list[int]:
        """Return the number of tiles of each kind on the island, including forests."""
        return [*self.island.values(), len(self.forests)]

    @property
    def working_quarries(self) -> int:
        """Return the number of occupied quarries."""
        return self.manned.get(QUARRY, 0)

    @property
    def forest_count(self) -> int:
        """Return the number of forests."""
        return len(self.forests)

    def people_on(self, building: str) -> int:
        """Return the number of people on a building, 0 if the player does not have it."""
        return self.city.get(building, 0)

    def noble_on(self, building: str) -> bool:
        """Return whether there is a noble on a building."""
        return bool(self.nobles.get(building))

    @property
    def noble_people(self) -> int:
        """Return the number of nobles on the board."""
        return sum(self.nobles.values())

    def free_circles(self) -> dict[str, int]:
        """Return every place with free circles, and how many people it still takes."""
        return free_circles(self.island, self.manned, self.city)

    def colonists_at(self, circle: str) -> int:
        """Return the number of colonists at a place, which are its people minus nobles."""
        if circle == WINDROSE:
            people = self.windrose
        else:
            people = self.city.get(circle, 0) + self.manned.get(circle, 0)
        return people - self.nobles.get(circle, 0)

    def put(self, circle: str, noble: bool = False) -> None:
        """Add a person to a circle or the windrose; the caller must remove them elsewhere."""
        if circle in self.city:
            self.city[circle] += 1
        elif circle == WINDROSE:
            self.windrose += 1
        else:
            self.manned[circle] = self.manned.get(circle, 0) + 1
        if noble:
            self.nobles[circle] = self.nobles.get(circle, 0) + 1

    def take(self, circle: str, noble: bool = False) -> None:
        """Remove a person from a circle or the windrose."""
        if circle in self.city:
            self.city[circle] -= 1
        elif circle == WINDROSE:
            self.windrose -= 1
        else:
            _less(self.manned, circle)
        if noble:
            _less(self.nobles, circle)

    def lift(self) -> tuple[str, ...]:
        """Move all people to the windrose and return the circles where they were."""
        before = [tile for tile, count in self.manned.items() for _ in range(count)]
        before += [key for key, people in self.city.items() for _ in range(people)]
        self.windrose += len(before)
        self.manned = {}
        self.city = dict.fromkeys(self.city, 0)
        if self.nobles:
            self.nobles = {WINDROSE: sum(self.nobles.values())}
        return tuple(before)


def _less(numbers: dict[str, int], key: str) -> None:
    """Subtract one from a number; remove the entry if it becomes 0."""
    numbers[key] -= 1
    if not numbers[key]:
        del numbers[key]


@dataclass(slots=True)
class Ship(Copied):
    """A cargo ship, which carries one kind of good up to its capacity (R-7.3)."""

    capacity: int
    good: str | None = None
    load: int = 0

    @property
    def room(self) -> int:
        """Return the number of free spaces."""
        return self.capacity - self.load


@dataclass(slots=True)
class State(KernelState):
    """A table of Puerto Rico."""

    options: Options
    players: list[Player]
    goods: dict[str, int]
    """Number of goods in the supply, by kind."""
    colonists: int
    """Number of colonists in the supply, without those on the ship."""
    colonist_ship: int
    chips: int
    """Number of VP chips in the supply; if negative, that many VP are noted on paper (R-7.15)."""
    quarries: int
    row: list[str]
    face_down: list[str]
    """Tiles in the face-down pile; the last one is on top."""
    discards: list[str]
    stock: dict[str, int]
    """Number of buildings left to build, by key."""
    ships: list[Ship]
    roles: dict[str, int]
    """Number of doubloons on each role card."""
    seed: int
    drawn: dict[str, int] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)
    """Seat that took each role this round."""
    trading_house: list[str] = field(default_factory=list)
    governor: int = 0
    round: int = 1
    ending: str | None = None
    """The reason why this is the last round: "colonists", "city" or "chips" (R-9.1)."""
    nobles: int = 0
    """Number of nobles in the supply, without those on the ship (R-3.9)."""
    noble_ship: int = 0
    """Number of nobles on the ship, in addition to the colonists."""
    doubled: dict[str, int] = field(default_factory=dict)
    """Seat that took each role this round with a library (Q-14)."""

    @property
    def setup(self) -> Setup:
        """Return the set-up for this number of players."""
        return SETUPS[len(self.players)]

    def award(self, seat: int, points: int) -> None:
        """Give VP chips, or note VP on paper if there are none; the last chip ends the game."""
        self.players[seat].chips += points
        self.chips -= points
        if self.chips <= 0:
            self.end_with("chips")

    def award_ashore(self, seat: int, points: int) -> None:
        """Give VP outside the captain phase; the last chip may end the game (D-22)."""
        if self.options.exhaustion_any_phase:
            self.award(seat, points)
        else:
            self.players[seat].chips += points
            self.chips -= points

    def pay(self, seat: int, source: str, doubloons: int) -> None:
        """Give doubloons from the bank (R-1.8), and log it unless the number is 0."""
        if doubloons:
            self.players[seat].doubloons += doubloons
            self.record("income", seat=seat, source=source, doubloons=doubloons)

    def end_with(self, reason: str) -> None:
        """Make this the last round (R-9.1); only the first reason is kept."""
        if self.ending is None:
            self.ending = reason
            self.record("ending", reason=reason)

    def take_good(self, seat: int, good: str, amount: int) -> int:
        """Move up to `amount` goods from the supply to a player; return how many."""
        amount = min(amount, self.goods[good])
        self.goods[good] -= amount
        self.players[seat].goods[good] += amount
        return amount

    def return_good(self, seat: int, good: str, amount: int) -> None:
        """Return goods from a player to the supply."""
        self.players[seat].goods[good] -= amount
        self.goods[good] += amount

    def draw_tile(self) -> str | None:
        """Draw the top face-down plantation; return None if there is none left (R-2.8)."""
        if not self.face_down:
            self.reshuffle()
        return self.face_down.pop() if self.face_down else None

    def reshuffle(self) -> None:
        """Shuffle the discards to become the new face-down pile (R-2.3)."""
        self.face_down, self.discards = self.discards, []
        rng = Rng(self.seed, self.drawn)
        rng.shuffle(self.face_down, "plantations")

    def open_row(self) -> bool:
        """Fill the row with plantations; return whether the discards were shuffled (D-29)."""
        reshuffled = False
        while len(self.row) < self.setup.row:
            if not self.face_down:
                if not self.discards:
                    break
                self.reshuffle()
                reshuffled = True
            self.row.append(self.face_down.pop())
        return reshuffled

    def bring(self, building: str) -> None:
        """Put all copies of a kind of building in the supply."""
        record = BUILDINGS[building]
        copies = self.setup.copies[record.kind] if record.copies is None else record.copies
        if self.seats == 2:
            copies = self.options.copies_2p.get(building, copies)
        self.stock[building] = copies

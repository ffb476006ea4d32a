"""The moments at which buildings may have a say, in the order of the phases.

A phase asks a moment, never a building: `moment.of(player)` gives the answers of the
player's occupied buildings. An expansion adds answers; a moment is added when the first
building needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from bot.engine.api import Seat
from bot.engine.steps import Step, Steps
from bot.games.puerto_rico.data import Building
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.state import Player, State

A = TypeVar("A")


class Moment(Generic[A]):
    """A point of the rules at which occupied buildings answer."""

    def __init__(self) -> None:
        self.answers: dict[str, A] = {}

    def __call__(self, building: str) -> Callable[[A], A]:
        """Register a building's answer (a decorator)."""

        def register(answer: A) -> A:
            self.answers[building] = answer
            return answer

        return register

    def of(self, player: Player) -> list[A]:
        """Return the answers of a player's occupied buildings (R-1.7)."""
        city = player.city
        return [answer for key, answer in self.answers.items() if city.get(key)]


class Dock(Protocol):
    """A building that ships goods without a cargo ship, once a captain phase."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Return the loads it makes possible."""

    def ship(self, g: State, seat: Seat, move: Move, bonus: int) -> int:
        """Carry out one of those loads and tell it; return its VP with the bonus."""


settling: Moment[Callable[[State, Seat, Step], Step]] = Moment()
"""Settler, before the regular pick: returns the step to do instead of (and with) it."""

quarry_allowed: Moment[Callable[[State, Seat], bool]] = Moment()
"""Settler: may this player take a quarry?"""

tile_taken: Moment[Callable[[State, Seat, str], Steps]] = Moment()
"""Settler, after the regular pick."""

building_built: Moment[Callable[[State, Seat, Building], Steps]] = Moment()
"""Builder, after a building was placed."""

goods_produced: Moment[Callable[[State, Seat, Mapping[str, int]], None]] = Moment()
"""Craftsman, after a player's production: the goods actually received, by kind."""

sale_bonus: Moment[Callable[[State, Seat, str], int]] = Moment()
"""Trader: doubloons on top of a sale to the trading house."""

sale_allowed: Moment[Callable[[State, Seat, str], bool]] = Moment()
"""Trader: may a kind be sold that lies in the house already?"""

load_bonus: Moment[Callable[[State, Seat], int]] = Moment()
"""Captain: VP on top of any load."""

docks: Moment[Dock] = Moment()
"""Captain: loads that need no cargo ship."""

storage: Moment[Callable[[State, Seat], int]] = Moment()
"""Captain, after the loading: kinds of goods that may be kept entirely."""

final_points: Moment[Callable[[State, Seat], int]] = Moment()
"""Game end: extra VP of a large building."""

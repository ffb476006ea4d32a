"""The moments at which buildings may take effect, in the order of the phases.

A phase never refers to a building: `moment.of(player)` returns the functions or objects that the
player's occupied buildings have registered. An expansion registers more; a new moment is added when
the first building needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from bot.engine.api import Seat
from bot.engine.steps import Step, Steps
from bot.games.puerto_rico.data import Building
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.state import Player, State

A = TypeVar("A")


class Moment(Generic[A]):
    """A point in the rules at which occupied buildings take effect."""

    def __init__(self) -> None:
        self.answers: dict[str, A] = {}

    def __call__(self, building: str) -> Callable[[A], A]:
        """Return a decorator that registers a building's effect at this moment."""

        def register(answer: A) -> A:
            self.answers[building] = answer
            return answer

        return register

    def of(self, player: Player) -> list[A]:
        """Return the effects of a player's occupied buildings (R-1.7)."""
        city, found = player.city, []
        for key, answer in self.answers.items():
            if city.get(key):
                found.append(answer)
        return found

    def among(self, buildings: Collection[str]) -> list[A]:
        """Return the effects of these buildings."""
        return [answer for key, answer in self.answers.items() if key in buildings]

    def arrange(self, modules: Sequence[str]) -> None:
        """Sort the effects by the modules that define them."""
        by_module = sorted(self.answers.items(), key=lambda one: modules.index(one[1].__module__))
        self.answers = dict(by_module)


class Dock(Protocol):
    """A building that ships goods without a cargo ship, once in each captain phase."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Return the loads that the building makes possible."""

    def ship(self, g: State, seat: Seat, move: Move, captain: int) -> Steps:
        """Ship one of these loads; `captain` is the VP for the captain's first load."""


class Deal(Protocol):
    """A deal that a building offers its owner, in addition to or instead of the usual sale."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Return the offers available now."""

    def use(self, g: State, seat: Seat, move: Move) -> Steps:
        """Make one of the deals on offer."""


class Sale(Protocol):
    """A place other than the trading house where a player may make their only sale."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Return the sales that are possible there."""

    def sell(self, g: State, seat: Seat, move: Move, privilege: int) -> None:
        """Make one of these sales; `privilege` is the trader's extra doubloons."""


class Credit(Protocol):
    """A way to pay for a building without doubloons."""

    def limit(self, g: State, seat: Seat) -> int:
        """Return the most doubloons that it can replace."""

    def pay(self, g: State, seat: Seat, doubloons: int) -> Steps:
        """Ask the player how to replace these missing doubloons."""


# Every phase ---------------------------------------------------------------------------

windows: Moment[Callable[[State, Seat], Step]] = Moment()
"""Start and end of a phase: what the owner may do before or after all turns."""

free_actions: Moment[Deal] = Moment()
"""At any decision of the owner, in addition to its moves; the decision is asked again."""

privilege: Moment[Callable[[State, Seat], int]] = Moment()
"""Additional times that the privilege of a role counts for its taker."""

# Settler -------------------------------------------------------------------------------

settling: Moment[Callable[[State, Seat, Step], Step]] = Moment()
"""Before the regular pick: returns the step to do instead of (and with) it."""

quarry_allowed: Moment[Callable[[State, Seat], bool]] = Moment()
"""May this player take a quarry?"""

forest_allowed: Moment[Callable[[State, Seat], bool]] = Moment()
"""May this player lay a plantation face down?"""

tile_taken: Moment[Callable[[State, Seat, str], Steps]] = Moment()
"""After the regular pick; the circle is the tile, the windrose for a forest."""

settler_ends: Moment[Callable[[State, Seat], Steps]] = Moment()
"""After all turns, clockwise from the settler."""

# Mayor ---------------------------------------------------------------------------------

mayor_comes: Moment[Callable[[State, Seat], Steps]] = Moment()
"""After the mayor's privilege, before the ship is shared."""

# Builder -------------------------------------------------------------------------------

credit: Moment[Credit] = Moment()
"""Means other than doubloons to pay for a building."""

building_built: Moment[Callable[[State, Seat, Building], Steps]] = Moment()
"""After a building was placed."""

# Craftsman -----------------------------------------------------------------------------

more_goods: Moment[Callable[[State, Seat, dict[str, int]], None]] = Moment()
"""During a player's production: adds to the goods actually received, by kind."""

goods_produced: Moment[Callable[[State, Seat, Mapping[str, int]], Steps]] = Moment()
"""After a player's production: the goods actually received, by kind."""

harvest_over: Moment[Callable[[State, Seat, Mapping[str, int], Sequence[str]], None]] = Moment()
"""After the craftsman's privilege: the goods received, and those of the privilege."""

# Trader --------------------------------------------------------------------------------

sale_allowed: Moment[Callable[[State, Seat, str], bool]] = Moment()
"""May a kind be sold that the house already holds?"""

sales: Moment[Sale] = Moment()
"""Other places for the one sale of the phase."""

trade_deals: Moment[Deal] = Moment()
"""Once a phase, before or after the sale."""

# Captain -------------------------------------------------------------------------------

captain_comes: Moment[Callable[[State, Seat], None]] = Moment()
"""At the start of the phase, for the captain."""

first_loading_turn: Moment[Callable[[State, Seat], Steps]] = Moment()
"""Before a player's first turn of the phase."""

load_bonus: Moment[Callable[[State, Seat], int]] = Moment()
"""VP on top of any load."""

loaded: Moment[Callable[[State, Seat, int], None]] = Moment()
"""After any load; the number is 1, or how often it counts (Q-04)."""

docks: Moment[Dock] = Moment()
"""Loads that need no cargo ship."""

storage: Moment[Callable[[State, Seat], int]] = Moment()
"""After the loading: kinds of goods that may be kept entirely."""

single_storage: Moment[Callable[[State, Seat], int]] = Moment()
"""After the loading: single goods that may be kept."""


def arrange(modules: Sequence[str]) -> None:
    """Sort the effects at every moment by the order of these modules."""
    for moment in globals().values():
        if isinstance(moment, Moment):
            moment.arrange(modules)

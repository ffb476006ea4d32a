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
"""Steps at the start and the end of a phase, in which the owner may act before or after all
turns."""

free_actions: Moment[Deal] = Moment()
"""Deals that the owner may make at any decision in addition to the usual moves; the decision is
then asked again."""

privilege: Moment[Callable[[State, Seat], int]] = Moment()
"""Number of additional times that a role's privilege counts for the player who took the role."""

# Settler -------------------------------------------------------------------------------

settling: Moment[Callable[[State, Seat, Step], Step]] = Moment()
"""Functions called before the regular pick; each returns a step that replaces it and may include
it."""

quarry_allowed: Moment[Callable[[State, Seat], bool]] = Moment()
"""Whether the player may take a quarry."""

forest_allowed: Moment[Callable[[State, Seat], bool]] = Moment()
"""Whether the player may lay a plantation face down."""

tile_taken: Moment[Callable[[State, Seat, str], Steps]] = Moment()
"""Steps after the regular pick; the last argument is the tile as a circle, or the windrose for a
forest."""

settler_ends: Moment[Callable[[State, Seat], Steps]] = Moment()
"""Steps after all turns, clockwise from the settler."""

# Mayor ---------------------------------------------------------------------------------

mayor_comes: Moment[Callable[[State, Seat], Steps]] = Moment()
"""Steps after the mayor's privilege, before the people on the ship are shared out."""

# Builder -------------------------------------------------------------------------------

credit: Moment[Credit] = Moment()
"""Means other than doubloons of paying for a building."""

building_built: Moment[Callable[[State, Seat, Building], Steps]] = Moment()
"""Steps after a building has been placed."""

# Craftsman -----------------------------------------------------------------------------

more_goods: Moment[Callable[[State, Seat, dict[str, int]], None]] = Moment()
"""Functions called during a player's production, which add goods to those actually received, by
kind."""

goods_produced: Moment[Callable[[State, Seat, Mapping[str, int]], Steps]] = Moment()
"""Steps after a player's production; the last argument is the goods actually received, by kind."""

harvest_over: Moment[Callable[[State, Seat, Mapping[str, int], Sequence[str]], None]] = Moment()
"""Functions called after the craftsman's privilege, with the goods received and those of the
privilege."""

# Trader --------------------------------------------------------------------------------

sale_allowed: Moment[Callable[[State, Seat, str], bool]] = Moment()
"""Whether the player may sell a kind of good that the trading house already holds."""

sales: Moment[Sale] = Moment()
"""Other places for the only sale of the phase."""

trade_deals: Moment[Deal] = Moment()
"""Deals that may be made once in a phase, before or after the sale."""

# Captain -------------------------------------------------------------------------------

captain_comes: Moment[Callable[[State, Seat], None]] = Moment()
"""Functions called for the captain at the start of the phase."""

first_loading_turn: Moment[Callable[[State, Seat], Steps]] = Moment()
"""Steps before a player's first turn of the phase."""

load_bonus: Moment[Callable[[State, Seat], int]] = Moment()
"""Additional VP for any load."""

loaded: Moment[Callable[[State, Seat, int], None]] = Moment()
"""Functions called after any load; the number is 1, or how often the load counts (Q-04)."""

docks: Moment[Dock] = Moment()
"""Buildings that ship goods without a cargo ship."""

storage: Moment[Callable[[State, Seat], int]] = Moment()
"""Number of kinds of goods that may be kept entirely after the loading."""

single_storage: Moment[Callable[[State, Seat], int]] = Moment()
"""Number of single goods that may be kept after the loading."""


def arrange(modules: Sequence[str]) -> None:
    """Sort the effects at every moment by the order of these modules."""
    for moment in globals().values():
        if isinstance(moment, Moment):
            moment.arrange(modules)

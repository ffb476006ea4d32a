"""A fast view of a dealt copy in a playout, with only the values that the heuristic uses.

A playout makes many thousands of decisions, and a full view has more than the heuristic needs.
Information that the deciding seat may not see is left out here too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.games.puerto_rico.data import WINDROSE, spaces_of
from bot.games.puerto_rico.phases.phase import Phase, current_phase, privilege
from bot.games.puerto_rico.phases.settler import LayTile
from bot.games.puerto_rico.state import Ship, State
from bot.games.puerto_rico.view import RoleView, StockView
from bot.games.puerto_rico.visibility import Counts, phase_name, role_view, shelves
from bot.house_bots.lazy import lazy
from bot.house_bots.puerto_rico.board import Board

BOARDS = 512
"""Maximum number of boards whose counts are cached, as playouts from one position often have the
same boards."""


@lru_cache(maxsize=BOARDS)
def _board(tiles: Counts, manned: Counts, city: Counts, nobles: Counts, forests: int) -> Board:
    buildings = dict(city)
    run_by_noble = {key for key, _ in nobles if key in buildings}
    return Board(dict(tiles), dict(manned), buildings, run_by_noble, forests)


class PlayerPlayoutView:
    """A player of a dealt copy, with the `PlayerView` fields that the heuristic uses."""

    def __init__(self, state: State, seat: int, reader: int) -> None:
        player = state.players[seat]
        self._state = state
        self._player = player
        self.seat = seat
        self.doubloons = player.doubloons
        self.chips = player.chips if seat == reader else None
        self.goods: Mapping[str, int] = player.goods
        self.windrose = player.windrose

    @property
    def nobles(self) -> int:
        """Return the number of the player's nobles."""
        return self._player.noble_people

    @property
    def windrose_nobles(self) -> int:
        """Return the number of nobles without a circle."""
        return self._player.nobles.get(WINDROSE, 0)

    @property
    def privilege(self) -> int:
        """Return how many times a role's privilege counts for the player now."""
        return privilege(self._state, self.seat)

    @property
    def board(self) -> Board:
        """Return the counts of the player's island and city."""
        player = self._player
        return _board(
            tuple(player.island.items()),
            tuple(player.manned.items()),
            tuple(player.city.items()),
            tuple(player.nobles.items()),
            len(player.forests),
        )

    @property
    def drawn(self) -> str | None:
        """Return the tile that the player has drawn but not placed yet, or None."""
        steps = (step for step in self._state.stack if isinstance(step, LayTile))
        return next((step.tile for step in steps if step.seat == self.seat), None)

    def free_circles(self) -> dict[str, int]:
        """Return every place with free circles, and how many people it takes."""
        return self._player.free_circles()


class PlayoutView:
    """A dealt copy as a seat sees it, with the `View` fields that the heuristic uses."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.players = [
            PlayerPlayoutView(state, other, seat) for other in range(len(state.players))
        ]
        self.seats = len(state.players)
        self.governor = state.governor
        self.quarries = state.quarries
        self.row: Sequence[str] = state.row
        self.ships: Sequence[Ship] = state.ships
        self.trading_house: Sequence[str] = state.trading_house
        self.goods: Mapping[str, int] = state.goods
        self.colonists = state.colonists
        self.colonist_ship = state.colonist_ship
        self.chips = max(0, state.chips)
        self.ending = state.ending
        self.options = state.options
        self.with_nobles = state.options.nobles
        self.nobles = state.nobles
        self.noble_ship = state.noble_ship

    @property
    def fullest(self) -> int:
        """Return the number of filled spaces in the fullest city."""
        return max([spaces_of(player.city) for player in self._state.players])

    @lazy
    def _phase(self) -> Phase | None:
        return current_phase(self._state)

    @property
    def phase(self) -> str:
        """Return the role in progress, or the name of another phase."""
        return phase_name(self._state, self._phase)

    @property
    def role_taker(self) -> int | None:
        """Return the seat that took the role of the current phase."""
        return self._phase.taker if self._phase else None

    @lazy
    def roles(self) -> list[RoleView]:
        """Return the role cards."""
        state = self._state
        return [role_view(key, coins, state.taken.get(key)) for key, coins in state.roles.items()]

    @lazy
    def stock(self) -> Sequence[StockView]:
        """Return the buildings in the supply."""
        return shelves(self._state)

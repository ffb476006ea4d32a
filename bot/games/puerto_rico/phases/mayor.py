"""Mayor: new colonists come, and everybody places all of his people (R-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.steps import Choice, Step, Steps, Together
from bot.games.puerto_rico import events
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.moves import Move, Pass, Place, TakeColonist, once
from bot.games.puerto_rico.phases.colonist import WINDROSE, OfferColonist, give_colonist
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.state import NOTHING, STEPS, Player, State


@STEPS.add
@dataclass(frozen=True, slots=True)
class Mayor(Phase):
    """Privilege, ship, placing, refill: in this order (R-3.1 to R-3.7)."""

    role = "mayor"
    taker: int
    at: int = 0

    def privilege(self, g: State) -> Steps:
        """Offer the mayor a colonist from the supply, never from the ship (R-3.1)."""
        if not g.colonists:
            return NOTHING
        if g.options.mayor_privilege_optional:
            return (OfferColonist(self.taker, "mayor", WINDROSE),)
        g.take_colonist()
        give_colonist(g, self.taker, "mayor", WINDROSE)
        return NOTHING

    def ship(self, g: State) -> Steps:
        """Share the ship's colonists one by one, the mayor first (R-3.2)."""
        if g.options.decline_ship_colonists:
            order = g.clockwise(self.taker)
            return [ShipColonist(order[i % g.seats]) for i in range(g.colonist_ship)]
        shares, more = divmod(g.colonist_ship, g.seats)
        g.colonist_ship = 0
        for turn, seat in enumerate(g.clockwise(self.taker)):
            share = shares + (turn < more)
            if share:
                g.players[seat].windrose += share
                g.tell(events.ship_shared(seat, share))
        return NOTHING

    def placing(self, g: State) -> Steps:
        """Lift everybody's people; they place them together or in turn order (R-3.3)."""
        turns = [PlaceColonists(seat, g.players[seat].lift()) for seat in g.clockwise(self.taker)]
        open_turns = [turn for turn in turns if not turn.fill(g)]
        if g.options.placing_together and open_turns:
            branches: list[tuple[Step, ...]] = [(turn,) for turn in open_turns]
            return (Together(tuple(branches)),)
        return open_turns

    def refill(self, g: State) -> Steps:
        """Put as many colonists on the ship as there are players or empty building circles.

        Whichever is more; too few in the supply end the game (R-3.6, R-3.7).
        """
        wanted = max(g.seats, sum(empty_circles(player) for player in g.players))
        g.colonist_ship = min(wanted, g.colonists)
        g.colonists -= g.colonist_ship
        missing = wanted - g.colonist_ship
        g.tell(events.ship_refilled(g.colonist_ship, missing))
        if missing:
            g.end_with("colonists")
        return NOTHING

    parts = (privilege, ship, placing, refill, Phase.over)


def empty_circles(player: Player) -> int:
    """Return the empty circles on a player's buildings; plantations do not count (R-3.6)."""
    return sum(BUILDINGS[key].circles - people for key, people in player.city.items())


@STEPS.add
@dataclass(frozen=True, slots=True)
class ShipColonist(Choice[State, Move]):
    """Take the next colonist off the ship, or refuse it (option, Q-01)."""

    kind = "ship"
    seat: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer the colonist."""
        return (TakeColonist(), Pass())

    def choose(self, g: State, move: Move) -> Steps:
        """Take it to the windrose, or send it back to the supply."""
        g.colonist_ship -= 1
        if isinstance(move, TakeColonist):
            g.players[self.seat].windrose += 1
            g.tell(events.ship_shared(self.seat, 1))
        else:
            g.colonists += 1
            g.tell(events.colonist_declined(self.seat))
        return NOTHING


@STEPS.add
@dataclass(frozen=True, slots=True)
class PlaceColonists(Choice[State, Move]):
    """Place the people of the windrose one by one, as long as a circle is free (R-3.4)."""

    kind = "place"
    seat: int
    before: tuple[str, ...]
    """The circles on which people stood before they were lifted."""

    def options(self, g: State) -> Sequence[Move]:
        """Offer every kind of circle that has room."""
        player = g.players[self.seat]
        if not player.windrose:
            return ()
        circles: list[Move] = [once(Place, circle) for circle in sorted(player.open_circles())]
        if circles and not g.options.must_fill_circles:
            circles.insert(0, Pass())
        return circles

    def choose(self, g: State, move: Move) -> Steps:
        """Put one colonist down and go on."""
        if not isinstance(move, Place):
            return self._done(g)
        player = g.players[self.seat]
        player.windrose -= 1
        player.put(move.circle)
        return (self,)

    def skip(self, g: State) -> Steps:
        """Tell the finished placement."""
        return self._done(g)

    def fill(self, g: State) -> bool:
        """Fill all circles at once where there is nothing to choose; tell whether so."""
        player = g.players[self.seat]
        free = dict(player.free_circles())
        if not g.options.must_fill_circles or sum(free.values()) > player.windrose:
            return False
        for circle, count in free.items():
            for _ in range(count):
                player.put(circle)
        player.windrose -= sum(free.values())
        self._done(g)
        return True

    def _done(self, g: State) -> Steps:
        player = g.players[self.seat]
        circles = player.manned | {key: people for key, people in player.city.items() if people}
        g.tell(events.placed(self.seat, circles, player.windrose))
        return NOTHING

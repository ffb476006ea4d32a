"""The mayor phase: people arrive, and all players place their people (R-3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Choice, Step, Steps, Together, step
from bot.engine.verbs import each, once
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.data import BUILDINGS, NOBLES_ABOARD, WINDROSE
from bot.games.puerto_rico.moves import Move, Pass, Place, PlaceNoble, TakeColonist, TakeNoble
from bot.games.puerto_rico.phases.colonist import OfferColonist, give_noble
from bot.games.puerto_rico.phases.phase import Phase, privilege
from bot.games.puerto_rico.state import NOTHING, STEPS, Player, State


@step(STEPS)
class Mayor(Phase):
    """The mayor phase: privilege, ship, placing and refill, in this order (R-3.1 to R-3.7)."""

    role = "mayor"
    taker: int
    at: int = 0

    def extra(self, g: State) -> Steps:
        """Offer the mayor colonists from the supply, never from the ship (R-3.1, R-3.11)."""
        optional, times = g.options.mayor_privilege_optional, privilege(g, self.taker)
        return (
            OfferColonist(self.taker, "mayor", WINDROSE, False, optional=optional, times=times),
        )

    def arrivals(self, g: State) -> Steps:
        """Apply buildings that bring people before the ship does (R-3.8)."""
        return [
            step
            for seat in g.clockwise(self.taker)
            for answer in moments.mayor_comes.of(g.players[seat])
            for step in answer(g, seat)
        ]

    def ship(self, g: State) -> Steps:
        """Share the ship's people one by one, the mayor first (R-3.2, R-3.9)."""
        if not (g.options.decline_ship_colonists or g.noble_ship):
            share_ship(g, self.taker)
            return NOTHING
        order = g.clockwise(self.taker)
        aboard = g.colonist_ship + g.noble_ship
        return [ShipColonist(order[turn % g.seats]) for turn in range(aboard)]

    def placing(self, g: State) -> Steps:
        """Lift all people; players place them simultaneously or in turn order (R-3.3)."""
        turns = [PlaceColonists.start(g, seat) for seat in g.clockwise(self.taker)]
        open_turns = [turn for turn in turns if not turn.fill(g)]
        if g.options.placing_together and open_turns:
            branches: list[tuple[Step, ...]] = [(turn,) for turn in open_turns]
            return (Together(tuple(branches)),)
        return open_turns

    def refill(self, g: State) -> Steps:
        """Refill the ship: one person per player, or per empty building circle if that is more.

        One is a noble as long as there are any. If the supply has too few colonists, the game ends,
        but not if it is played with nobles (R-3.6, R-3.7, R-3.9, R-3.10).
        """
        wanted = max(g.seats, sum(empty_circles(player) for player in g.players))
        nobles = min(NOBLES_ABOARD, g.nobles)
        colonists = min(wanted - nobles, g.colonists)
        g.nobles -= nobles
        g.noble_ship += nobles
        g.colonists -= colonists
        g.colonist_ship += colonists
        missing = wanted - nobles - colonists
        g.record("ship_refilled", colonists=colonists, nobles=nobles, missing=missing)
        if missing and not g.options.nobles:
            g.end_with("colonists")
        return NOTHING

    parts = (extra, arrivals, ship, placing, refill, Phase.over)


def empty_circles(player: Player) -> int:
    """Return the number of empty circles on a player's buildings (R-3.6).

    Those on plantations do not count.
    """
    return sum(BUILDINGS[key].circles - people for key, people in player.city.items())


def share_ship(g: State, first: int) -> None:
    """Share the people on a ship, all of one kind, one by one from this seat on (R-3.2)."""
    noble = g.noble_ship > 0
    shares, more = divmod(g.colonist_ship + g.noble_ship, g.seats)
    g.colonist_ship = g.noble_ship = 0
    for turn, seat in enumerate(g.clockwise(first)):
        share = shares + (turn < more)
        g.forced += [(seat, once(TakeNoble if noble else TakeColonist))] * share
        if noble:
            for _ in range(share):
                give_noble(g, seat, "ship", WINDROSE)
        elif share:
            g.players[seat].windrose += share
            g.record("ship_shared", seat=seat, colonists=share)


@step(STEPS)
class ShipColonist(Choice[State, Move]):
    """The choice of a colonist or noble from the ship; an option allows neither (Q-01)."""

    kind = "ship"
    seat: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer the people aboard, if there is a choice."""
        aboard = [once(TakeColonist)] if g.colonist_ship else []
        if g.noble_ship:
            aboard.append(once(TakeNoble))
        if g.options.decline_ship_colonists and aboard:
            return (*aboard, once(Pass))
        return aboard if len(aboard) > 1 else ()

    def choose(self, g: State, move: Move) -> Steps:
        """Move a person to the windrose, or return one to the supply, colonists first."""
        match move:
            case TakeColonist():
                g.colonist_ship -= 1
                g.players[self.seat].windrose += 1
                g.record("ship_shared", seat=self.seat, colonists=1)
            case TakeNoble():
                g.noble_ship -= 1
                give_noble(g, self.seat, "ship", WINDROSE)
            case _:
                self._refuse(g)
        return NOTHING

    def skip(self, g: State) -> Steps:
        """Share the rest from here on, because they are all of one kind."""
        share_ship(g, self.seat)
        return NOTHING

    def _refuse(self, g: State) -> None:
        if g.colonist_ship:
            g.colonist_ship -= 1
            g.colonists += 1
        else:
            g.noble_ship -= 1
            g.nobles += 1
        g.record("declined", seat=self.seat)


@step(STEPS)
class PlaceColonists(Choice[State, Move]):
    """The placing of people from the windrose while there are free circles (R-3.4)."""

    kind = "place"
    seat: int
    before: tuple[str, ...]
    """Circles on which the people stood before they were lifted, one name per person."""
    nobles_before: tuple[str, ...] = ()
    """Circles on which the nobles among these people stood, one name per noble."""

    @classmethod
    def start(cls, g: State, seat: int) -> PlaceColonists:
        """Lift a player's people and return the player's first question."""
        player = g.players[seat]
        nobles = [c for c, n in player.nobles.items() if c != WINDROSE for _ in range(n)]
        return cls(seat, player.lift(), tuple(nobles))

    def options(self, g: State) -> Sequence[Move]:
        """Offer every kind of free circle for each kind of person on the windrose."""
        player = g.players[self.seat]
        if not player.windrose:
            return ()
        circles = player.free_circles()
        if not circles:
            return ()
        moves: list[Move] = [] if g.options.must_fill_circles else [once(Pass)]
        if player.colonists_at(WINDROSE):
            moves += each(Place, circles)
        if player.nobles.get(WINDROSE):
            moves += each(PlaceNoble, circles)
        return moves

    def choose(self, g: State, move: Move) -> Steps:
        """Place a person and ask again."""
        player = g.players[self.seat]
        match move:
            case Place(circle=circle):
                player.windrose -= 1
                player.put(circle)
            case PlaceNoble(circle=circle):
                player.take(WINDROSE, noble=True)
                player.put(circle, noble=True)
            case _:
                return self._done(g)
        return (self,)

    def skip(self, g: State) -> Steps:
        """Log the completed placement."""
        return self._done(g)

    def fill(self, g: State) -> bool:
        """Fill all circles if there is no choice; return whether it was done."""
        player = g.players[self.seat]
        if not self._leaves_no_choice(g):
            return False
        for move in self._filling(player):
            g.forced.append((self.seat, move))
            noble = isinstance(move, PlaceNoble)
            player.take(WINDROSE, noble=noble)
            player.put(move.circle, noble=noble)
        self._done(g)
        return True

    def foregone(self, g: State) -> Sequence[Move]:
        """Return the moves that fill all circles if there is no choice.

        There is no choice if people of one kind are enough for all circles.
        """
        return self._filling(g.players[self.seat]) if self._leaves_no_choice(g) else ()

    def _leaves_no_choice(self, g: State) -> bool:
        player = g.players[self.seat]
        free = sum(player.free_circles().values())
        if not g.options.must_fill_circles or free > player.windrose:
            return False
        return not (0 < player.nobles.get(WINDROSE, 0) < player.windrose and free)

    def _filling(self, player: Player) -> Sequence[Place | PlaceNoble]:
        kind = PlaceNoble if player.nobles.get(WINDROSE) else Place
        free = player.free_circles()
        return [once(kind, circle) for circle, count in free.items() for _ in range(count)]

    def _done(self, g: State) -> Steps:
        player = g.players[self.seat]
        circles = player.manned | {key: people for key, people in player.city.items() if people}
        g.record("placed", {**circles, "windrose": player.windrose}, seat=self.seat)
        if player.nobles:
            g.record("nobles_placed", player.nobles, seat=self.seat)
        return NOTHING

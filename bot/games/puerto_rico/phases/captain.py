"""Captain: goods are shipped for VP, what is left over is stored (R-7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.engine.steps import Choice, Step, Steps, Together
from bot.games.puerto_rico import events
from bot.games.puerto_rico.buildings import moments
from bot.games.puerto_rico.moves import Load, Move, Pass, once, ordered
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.phases.storage import StoreGoods
from bot.games.puerto_rico.state import NOTHING, STEPS, Ship, State


@STEPS.add
@dataclass(frozen=True, slots=True)
class Captain(Phase):
    """Load round and round, then store, then empty the full ships (R-7.1, 7.13, 7.14)."""

    role = "captain"
    taker: int
    at: int = 0

    def loading(self, g: State) -> Steps:
        """Let the captain load first."""
        return (LoadGoods(self.taker, privilege=(self.taker,)),)

    def storing(self, g: State) -> Steps:
        """Let everybody store; the order has no effect, so all at once (Q-39)."""
        branches: list[tuple[Step, ...]] = [
            (StoreGoods.start(g, seat),) for seat in g.clockwise(self.taker)
        ]
        return (Together(tuple(branches)),)

    def sailing(self, g: State) -> Steps:
        """Empty the full ships; the others stay as they are (R-7.14)."""
        for ship in g.ships:
            if ship.good is not None and not ship.room:
                g.goods[ship.good] += ship.load
                g.tell(events.sailed(ship.capacity, ship.good))
                ship.good, ship.load = None, 0
        return NOTHING

    parts = (loading, storing, sailing, Phase.over)


@STEPS.add
@dataclass(frozen=True, slots=True)
class LoadGoods(Choice[State, Move]):
    """In turn order each player loads one kind of good, until no one does (R-7.1)."""

    kind = "load"
    seat: int
    privilege: tuple[int, ...] = ()
    """The captain, until his first load (R-7.6)."""
    idle: int = 0
    """Players in a row who did not load."""
    used: tuple[str, ...] = ()
    """Docks used in this phase, as "seat:building" (R-7.7)."""

    def options(self, g: State) -> Sequence[Move]:
        """Offer all loads; those on cargo ships are compulsory, others are not (R-7.5)."""
        compulsory = list(possible_loads(g, self.seat))
        optional = [move for _, dock in self._docks(g) for move in dock.offers(g, self.seat)]
        if optional and not compulsory:
            optional.append(once(Pass))
        return ordered((*compulsory, *optional))

    def choose(self, g: State, move: Move) -> Steps:
        """Ship the goods, score them and let the next player load."""
        if isinstance(move, Pass):
            g.tell(events.passed(self.seat, "captain"))
            return self.skip(g)
        privilege = self.seat in self.privilege
        bonuses = moments.load_bonus.of(g.players[self.seat])
        bonus = privilege + sum(answer(g, self.seat) for answer in bonuses)
        used = self.used
        if isinstance(move, Load):
            points = load(g, self.seat, move, bonus)
        else:
            key, dock = next(self._docks_for(g, move))
            points = dock.ship(g, self.seat, move, bonus)
            used = (*used, _use(self.seat, key))
        g.award(self.seat, points)
        left = () if privilege else self.privilege
        return (replace(self, seat=self._next(g), privilege=left, idle=0, used=used),)

    def skip(self, g: State) -> Steps:
        """Ask the next player; the loading ends when nobody in a row loaded."""
        idle = self.idle + 1
        if idle == g.seats:
            return NOTHING
        return (replace(self, seat=self._next(g), idle=idle),)

    def _next(self, g: State) -> int:
        return (self.seat + 1) % g.seats

    def _docks(self, g: State) -> Iterator[tuple[str, moments.Dock]]:
        """Yield the player's docks that he has not used in this phase."""
        city = g.players[self.seat].city
        for key, dock in moments.docks.answers.items():
            if city.get(key) and _use(self.seat, key) not in self.used:
                yield key, dock

    def _docks_for(self, g: State, move: Move) -> Iterator[tuple[str, moments.Dock]]:
        return ((key, dock) for key, dock in self._docks(g) if move in dock.offers(g, self.seat))


def _use(seat: int, building: str) -> str:
    return f"{seat}:{building}"


def possible_loads(g: State, seat: int) -> Iterator[Move]:
    """Yield every kind of good with every ship that it may go on (R-7.2 to R-7.4)."""
    aboard = {ship.good: ship for ship in g.ships if ship.good is not None}
    empty = [ship for ship in g.ships if ship.good is None]
    for good, count in g.players[seat].goods.items():
        if not count:
            continue
        if good in aboard:
            ships = [aboard[good]] if aboard[good].room else []
        else:
            ships = largest_loads(empty, count)
        for ship in ships:
            yield once(Load, good, ship.capacity)


def largest_loads(empty: Sequence[Ship], count: int) -> list[Ship]:
    """Return the empty ships that take as many of the goods as any (R-7.4)."""
    most = min(count, max((ship.capacity for ship in empty), default=0))
    return [ship for ship in empty if ship.capacity >= most]


def load(g: State, seat: int, move: Load, bonus: int) -> int:
    """Put as many goods aboard as fit; return the VP: 1 each and the bonus (R-7.2)."""
    ship = next(ship for ship in g.ships if ship.capacity == move.ship)
    amount = min(g.players[seat].goods[move.good], ship.room)
    g.players[seat].goods[move.good] -= amount
    ship.good = move.good
    ship.load += amount
    g.tell(events.loaded(seat, move.good, amount, move.ship, amount + bonus))
    return amount + bonus

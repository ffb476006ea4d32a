"""The captain phase: goods are shipped for VP, and the remaining goods are stored (R-7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.steps import Script, Step, Steps, Together, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments, shipping
from bot.games.puerto_rico.moves import Load, Move, Pass
from bot.games.puerto_rico.phases.phase import Action, OfferPoints, Phase, use_privilege
from bot.games.puerto_rico.phases.storage import StoreGoods
from bot.games.puerto_rico.state import NOTHING, STEPS, State


@step(STEPS)
class Captain(Phase):
    """The captain phase: loading, then storing, then emptying full ships (R-7.1, 7.13, 7.14)."""

    role = "captain"
    taker: int
    at: int = 0

    def loading(self, g: State) -> Steps:
        """Ask the captain to load first."""
        for answer in moments.captain_comes.of(g.players[self.taker]):
            answer(g, self.taker)
        first = LoadGoods(self.taker, privilege=(self.taker,))
        return (*first_turn(g, self.taker), first)

    def storing(self, g: State) -> Steps:
        """Ask all players to store simultaneously, because their order has no effect (Q-39)."""
        branches: list[tuple[Step, ...]] = [
            (StoreGoods.start(g, seat),) for seat in g.clockwise(self.taker)
        ]
        return (Together(tuple(branches)),)

    def sailing(self, g: State) -> Steps:
        """Empty the full ships; the others keep their goods (R-7.14)."""
        for ship in g.ships:
            if ship.good is not None and not ship.room:
                g.goods[ship.good] += ship.load
                g.record("sailed", ship=ship.capacity, good=ship.good)
                ship.good, ship.load = None, 0
        return NOTHING

    parts = (Phase.window, loading, Phase.window, storing, sailing, Phase.over)


@step(STEPS)
class LoadGoods(Action):
    """One player's load of one kind of good, in turn order until no one loads (R-7.1)."""

    kind = "load"
    seat: int
    privilege: tuple[int, ...] = ()
    """Seat of the captain until their first load, then empty (R-7.6)."""
    idle: int = 0
    """Number of players in a row who have not loaded."""
    used: tuple[str, ...] = ()
    """Docks used in this phase, as "seat:building" (R-7.7)."""
    turn: int = 0
    """Number of turns taken in this phase."""

    def moves(self, g: State) -> Sequence[Move]:
        """Offer all loads; those on cargo ships are compulsory, others optional (R-7.5)."""
        compulsory = list(possible_loads(g, self.seat))
        optional = [move for _, dock in self._docks(g) for move in dock.offers(g, self.seat)]
        if optional and not compulsory:
            optional.append(once(Pass))
        return ordered((*compulsory, *optional))

    def act(self, g: State, move: Move) -> Steps:
        """Ship the goods, score them and continue with the next player."""
        if isinstance(move, Pass):
            g.record("passed", seat=self.seat, phase=Captain.role)
            return self.skip(g)
        captain = self._captain(g)
        used = self.used
        if isinstance(move, Load):
            shipped = load(g, self.seat, move, captain)
        else:
            key, dock = next(self._docks_for(g, move))
            shipped = dock.ship(g, self.seat, move, captain)
            used = (*used, _use(self.seat, key))
        left = tuple(seat for seat in self.privilege if seat != self.seat)
        return (*shipped, self._next(g, left, 0, used))

    def again(self, g: State, manned: Sequence[str]) -> Steps:
        """Apply buildings that a guest has just occupied before the first load (R-10.3)."""
        before = before_first_load(g, self.seat, manned) if self.turn < g.seats else NOTHING
        return (*before, self)

    def skip(self, g: State) -> Steps:
        """Ask the next player, or end the loading after a full round without a load."""
        if self.idle + 1 == g.seats:
            return NOTHING
        return (self._next(g, self.privilege, self.idle + 1, self.used),)

    def _captain(self, g: State) -> int:
        """Return the VP for the captain's first load (R-7.6), or 0 for any other load."""
        return use_privilege(g, self.seat) if self.seat in self.privilege else 0

    def _next(
        self, g: State, privilege: tuple[int, ...], idle: int, used: tuple[str, ...]
    ) -> NextToLoad:
        seat, turn = (self.seat + 1) % g.seats, self.turn + 1
        return NextToLoad(LoadGoods(seat, privilege, idle, used, turn))

    def _docks(self, g: State) -> Iterator[tuple[str, moments.Dock]]:
        """Yield the player's docks that have not been used in this phase."""
        city = g.players[self.seat].city
        for key, dock in moments.docks.answers.items():
            if city.get(key) and _use(self.seat, key) not in self.used:
                yield key, dock

    def _docks_for(self, g: State, move: Move) -> Iterator[tuple[str, moments.Dock]]:
        return ((key, dock) for key, dock in self._docks(g) if move in dock.offers(g, self.seat))


@step(STEPS)
class NextToLoad(Script[State]):
    """The next player's turn; buildings take effect before a first turn (R-7.11, R-7.12)."""

    turn: LoadGoods
    at: int = 0

    def begin(self, g: State) -> Steps:
        """Apply the buildings, then ask for a load."""
        first = first_turn(g, self.turn.seat) if self.turn.turn < g.seats else NOTHING
        return (*first, self.turn)

    parts = (begin,)


def first_turn(g: State, seat: int) -> Steps:
    """Return the steps of buildings that take effect before a player's first turn."""
    answers = moments.first_loading_turn.of(g.players[seat])
    return [step for answer in answers for step in answer(g, seat)]


def before_first_load(g: State, seat: int, manned: Sequence[str]) -> Steps:
    """Return the steps of buildings that are manned during the first turn (R-10.3)."""
    answers = moments.first_loading_turn.among(manned)
    return [step for answer in answers for step in answer(g, seat)]


def _use(seat: int, building: str) -> str:
    return f"{seat}:{building}"


def possible_loads(g: State, seat: int) -> Iterator[Move]:
    """Yield each kind of good with each ship on which it may be loaded (R-7.2 to R-7.4)."""
    for good, ship in shipping.possible_loads(g.ships, g.players[seat].goods):
        yield once(Load, good, ship)


def can_load(g: State, seat: int) -> bool:
    """Return whether a player could load anything now, on a cargo ship or otherwise."""
    docks = moments.docks.of(g.players[seat])
    return any(possible_loads(g, seat)) or any(dock.offers(g, seat) for dock in docks)


def load(g: State, seat: int, move: Load, captain: int) -> Steps:
    """Load as many goods as fit, for 1 VP each and the bonuses (R-7.2)."""
    ship = next(ship for ship in g.ships if ship.capacity == move.ship)
    amount = shipping.loaded(g.players[seat].goods[move.good], ship)
    g.players[seat].goods[move.good] -= amount
    ship.good = move.good
    ship.load += amount
    points = amount + captain + load_bonus(g, seat)
    g.record("loaded", seat=seat, good=move.good, amount=amount, ship=move.ship, points=points)
    return score_load(g, seat, points)


def load_bonus(g: State, seat: int) -> int:
    """Return the VP that buildings add to a load, unless they may be declined (R-7.8, Q-33)."""
    if g.options.decline_points:
        return 0
    return sum(answer(g, seat) for answer in moments.load_bonus.of(g.players[seat]))


def score_load(g: State, seat: int, points: int, times: int = 1) -> Steps:
    """Score a load, apply buildings that follow it (R-7.10), and offer VP that may be declined."""
    g.award(seat, points)
    player = g.players[seat]
    for follow_up in moments.loaded.of(player):
        follow_up(g, seat, times)
    if not g.options.decline_points:
        return NOTHING
    bonuses = moments.load_bonus.answers.items()
    return [
        OfferPoints(seat, key, times * bonus(g, seat))
        for key, bonus in bonuses
        if player.city.get(key)
    ]

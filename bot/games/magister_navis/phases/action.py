"""The action phase: turns until all have passed (7.1), and five actions (7.2 to 7.9).

A turn pays for the source of an action. The action's `Kind` has its cost in discs, its targets and
its effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.steps import Choice, Script, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.magister_navis.data import (
    ABOLITION,
    BUILDINGS,
    CARDS,
    CITIES,
    COSTS,
    DECK_REGION,
    NO_TOKEN,
    REGIONS,
    ROUNDS,
    SLAVERY,
    SOURCES,
)
from bot.games.magister_navis.moves import (
    Action,
    Activate,
    Attack,
    Done,
    Draw,
    Move,
    Occupy,
    Pass,
    Pay,
    Ship,
    target_of,
)
from bot.games.magister_navis.phases.passing import ArrangeCards
from bot.games.magister_navis.state import NOTHING, STEPS, Player, State, governor_of


@dataclass(frozen=True, slots=True)
class Kind:
    """An action: its class of moves, cost in harbor discs, targets and effect.

    `place` returns the region of a target (for a draw, the deck), which a second action must share.
    """

    move: Callable[[str, str], Action]
    cost: int
    targets: Callable[[State, int], list[str]]
    do: Callable[[State, int, str, str], Steps]
    place: Callable[[str], str]


# Ship ---------------------------------------------------------------------------------


def _seas(g: State, seat: int) -> list[str]:
    """Return every region except Europe, open or not; no presence is needed (7.2)."""
    return [key for key, region in REGIONS.items() if region.track]


def _ship(g: State, seat: int, region: str, source: str) -> Steps:
    """Fill the next space and take its token, or put the disc beside a full track (7.2).

    There is no token beside the track.
    """
    g.players[seat].harbor -= COSTS["ship"]
    if g.is_open(region):
        g.beside[region] += (seat,)
        g.record("shipped", seat=seat, region=region, space=0, token=NO_TOKEN, source=source)
        return NOTHING
    space = len(g.tracks[region])
    token = g.track_tokens[region][space]
    g.tracks[region] += (seat,)
    g.players[seat].gain(token)
    g.record("shipped", seat=seat, region=region, space=space + 1, token=token, source=source)
    return _open(g, region) if g.is_open(region) else NOTHING


def _open(g: State, region: str) -> Steps:
    """Give the governor to the seat with most discs on the track, in a tie the latest one (7.3).

    If this player has already passed, they must meet the card limit immediately, unless the table's
    options wait for their next pass (Q2).
    """
    winner = governor_of(g.tracks[region])
    (deck,) = REGIONS[region].decks
    card, *rest = g.decks[deck]
    g.decks[deck] = tuple(rest)
    g.players[winner].take(card)
    g.record("opened", seat=winner, region=region, card=card)
    at_once = g.options.late_governor_at_once or g.round == ROUNDS
    return (ArrangeCards(winner),) if winner in g.passed and at_once else NOTHING


# Occupy and attack --------------------------------------------------------------------


def _reached(g: State, seat: int) -> list[str]:
    """Return the open regions where the player is present; Europe needs no presence (7.4, 7.6)."""
    return [
        region
        for region, discs in g.presence(seat).items()
        if (discs or not REGIONS[region].track) and g.is_open(region)
    ]


def _empty_cities(g: State, seat: int) -> list[str]:
    """Return the empty cities of open regions where the player is present (7.4)."""
    regions = _reached(g, seat)
    return [key for region in regions for key in REGIONS[region].cities if key not in g.cities]


def _occupy(g: State, seat: int, city: str, source: str) -> Steps:
    """Put a disc in the city; take its token and those of new connections (7.4, 7.5)."""
    g.players[seat].harbor -= COSTS["occupy"]
    g.cities[city] = seat
    token = g.city_tokens[city]
    g.players[seat].gain(token)
    g.record("occupied", seat=seat, city=city, token=token, source=source)
    _link(g, seat, city)
    return NOTHING


def _link(g: State, seat: int, city: str) -> None:
    """Take the tokens of the connections that this city completes, if not yet taken (7.5)."""
    for key in CITIES[city].connections:
        if g.holder(key) == seat:
            token = g.link_tokens.pop(key, None)
            if token is not None:
                g.players[seat].gain(token)
            g.record("linked", seat=seat, connection=key, token=token or NO_TOKEN)


def _foreign_cities(g: State, seat: int) -> list[str]:
    """Return the opponents' cities in regions where the player is present (7.6, Q12)."""
    regions = _reached(g, seat)
    return [
        city for city, owner in g.cities.items() if owner != seat and CITIES[city].region in regions
    ]


def _attack(g: State, seat: int, city: str, source: str) -> Steps:
    """Replace the opponent's disc in a city; the other disc spent goes to the supply (7.6).

    An attack brings no city token.
    """
    other = g.cities[city]
    lost = [key for key in CITIES[city].connections if g.holder(key) == other]
    g.players[seat].harbor -= COSTS["attack"]
    g.players[seat].supply += COSTS["attack"] - 1
    g.players[other].supply += 1
    g.cities[city] = seat
    g.record("attacked", seat=seat, city=city, other=other, source=source)
    for key in lost:
        g.record("unlinked", seat=other, connection=key)
    _link(g, seat, city)
    return NOTHING


# Pay ----------------------------------------------------------------------------------


def _activated(g: State, seat: int) -> list[str]:
    """Return the buildings with a disc; the one that gives the action has none yet (7.7)."""
    return list(g.players[seat].active)


def _pay(g: State, seat: int, building: str, source: str) -> Steps:
    """Return the disc on a building to the harbor (7.7)."""
    g.players[seat].release(building)
    g.record("freed", seat=seat, building=building, source=source)
    return NOTHING


# Draw ---------------------------------------------------------------------------------


def _decks(g: State, seat: int) -> list[str]:
    """Return the decks whose top card requires no more discs than the player has there (7.8)."""
    presence = g.presence(seat)
    found = []
    for deck, region in DECK_REGION.items():
        value = CARDS[g.decks[deck][0]].value if g.decks[deck] else None
        if value is not None and value <= presence[region]:
            found.append(deck)
    return found


def _draw(g: State, seat: int, deck: str, source: str) -> Steps:
    """Take the top card; the card limit does not apply until the player passes (7.8)."""
    card, *rest = g.decks[deck]
    g.decks[deck] = tuple(rest)
    g.players[seat].take(card)
    g.record("drawn", seat=seat, card=card, source=source)
    if card == ABOLITION and not g.abolished:
        _abolish(g, seat)
    return NOTHING


def _abolish(g: State, seat: int) -> None:
    """Set all players' slavery cards aside and remove the deck; this happens once (7.9)."""
    g.abolished = True
    g.decks[SLAVERY] = ()
    g.record("abolished", seat=seat)
    for other in g.clockwise(seat):
        player = g.players[other]
        slavery = [key for key in player.cards if CARDS[key].slavery]
        if slavery:
            player.drop(*slavery)
            g.record("set_aside", seat=other, cards=len(slavery))


# --------------------------------------------------------------------------------------


def _itself(target: str) -> str:
    return target


def _region_of(city: str) -> str:
    return CITIES[city].region


KINDS: dict[str, Kind] = {
    "ship": Kind(Ship, COSTS["ship"], _seas, _ship, _itself),
    "occupy": Kind(Occupy, COSTS["occupy"], _empty_cities, _occupy, _region_of),
    "attack": Kind(Attack, COSTS["attack"], _foreign_cities, _attack, _region_of),
    "pay": Kind(Pay, COSTS["pay"], _activated, _pay, _itself),
    "draw": Kind(Draw, COSTS["draw"], _decks, _draw, _itself),
}
"""Kinds of actions by verb."""


def possible(actions: Iterable[str], discs: int) -> list[str]:
    """Return the actions for which this number of harbor discs is enough."""
    return [action for action in actions if KINDS[action].cost <= discs]


@step(STEPS)
class FullTurn(Script[State]):
    """A full turn: every player who has not passed takes one turn, the start player first."""

    at: int = 0

    def turns(self, g: State) -> Steps:
        """Give a turn to every player who has not passed."""
        return [TakeTurn(seat) for seat in g.clockwise(g.start) if seat not in g.passed]

    def again(self, g: State) -> Steps:
        """Start another full turn, until all have passed."""
        if len(g.passed) == g.seats:
            g.record("action_over", closes="action", round=g.round)
            return NOTHING
        g.record("turn_over", closes="turn")
        return (FullTurn(),)

    parts = (turns, again)


def sources(player: Player) -> Iterator[tuple[str, int]]:
    """Yield the sources of actions, each with the harbor discs left for the action itself."""
    left = player.harbor - COSTS["activate"]
    if left >= 0:
        for key in player.built:
            if key in SOURCES and player.free_circle(key):
                yield key, left
    for key in player.tokens:
        if key in SOURCES:
            yield key, player.harbor


@step(STEPS)
class TakeTurn(Choice[State, Move]):
    """A player's turn: activate a building, spend an action token, or pass (7.1)."""

    kind = "turn"
    seat: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer every action with every possible source, and passing."""
        found: dict[str, list[str]] = {}
        moves: list[Move] = [once(Pass), *self._empty_activations(g)]
        for source, discs in sources(g.players[self.seat]):
            for action in possible(SOURCES[source].actions, discs):
                if action not in found:
                    found[action] = KINDS[action].targets(g, self.seat)
                moves += [once(KINDS[action].move, target, source) for target in found[action]]
        if not g.options.dock_in_europe:
            moves = [move for move in moves if not _dock_in_europe(move)]
        return ordered(moves)

    def _empty_activations(self, g: State) -> list[Move]:
        """Offer activations without an action if the table allows them (Q3)."""
        if not g.options.empty_activation:
            return []
        player = g.players[self.seat]
        return [once(Activate, key) for key, _ in sources(player) if key in BUILDINGS]

    def choose(self, g: State, move: Move) -> Steps:
        """Pay for the source, carry out the action, and offer a second one if there is one."""
        player = g.players[self.seat]
        if isinstance(move, Pass):
            g.passed.append(self.seat)
            g.record("passed", seat=self.seat)
            return (ArrangeCards(self.seat),)
        if isinstance(move, Activate):
            player.activate(move.building)
            g.record("idled", seat=self.seat, building=move.building)
            return NOTHING
        assert isinstance(move, Action)
        if move.source in BUILDINGS:
            player.activate(move.source)
        else:
            player.spend(move.source)
        steps = carry_out(g, self.seat, move)
        if SOURCES[move.source].again is None:
            return steps
        place = KINDS[move.verb].place(target_of(move))
        return (*steps, SecondAction(self.seat, move.source, move.verb, place))


def carry_out(g: State, seat: int, move: Action) -> Steps:
    """Carry out an action whose source has been paid for."""
    return KINDS[move.verb].do(g, seat, target_of(move), move.source)


def _dock_in_europe(move: Move) -> bool:
    """Return whether a move uses a double action to occupy a city in Europe (Q5)."""
    if not isinstance(move, Occupy) or SOURCES[move.source].again is None:
        return False
    return not REGIONS[CITIES[move.city].region].track


@step(STEPS)
class SecondAction(Choice[State, Move]):
    """The other half of a double action, at the same place, if it is possible (Q7)."""

    kind = "second"
    seat: int
    source: str
    first: str
    """The verb of the action taken first."""
    place: str
    """The region or the deck where the first action was taken."""

    def options(self, g: State) -> Sequence[Move]:
        """Offer the other action, or the same one if there is no other, and `done`."""
        actions = SOURCES[self.source].actions
        others = [action for action in actions if action != self.first] or actions
        moves: list[Move] = []
        for action in possible(others, g.players[self.seat].harbor):
            kind = KINDS[action]
            targets = kind.targets(g, self.seat)
            moves += [
                once(kind.move, target, self.source)
                for target in targets
                if kind.place(target) == self.place
            ]
        return ordered((*moves, once(Done))) if moves else ()

    def choose(self, g: State, move: Move) -> Steps:
        """Carry out the action, or forgo it."""
        return carry_out(g, self.seat, move) if isinstance(move, Action) else NOTHING

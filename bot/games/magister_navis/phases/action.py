"""The action phase: turn by turn, until all have passed (7.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.steps import Choice, Script, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.magister_navis.data import BUILDINGS, CITIES, COSTS, REGIONS, SOURCES
from bot.games.magister_navis.moves import Action, Activate, Done, Move, Occupy, Pass, target_of
from bot.games.magister_navis.phases.actions import KINDS, possible
from bot.games.magister_navis.phases.passing import ArrangeCards
from bot.games.magister_navis.state import NOTHING, STEPS, Player, State


@step(STEPS)
class FullTurn(Script[State]):
    """Every player who has not passed takes one turn, the start player first."""

    at: int = 0

    def turns(self, g: State) -> Steps:
        """Give a turn to every player who has not passed."""
        return [TakeTurn(seat) for seat in g.clockwise(g.start) if seat not in g.passed]

    def again(self, g: State) -> Steps:
        """Go round once more, until all have passed."""
        if len(g.passed) == g.seats:
            g.record("action_over", closes="action", round=g.round)
            return NOTHING
        g.record("turn_over", closes="turn")
        return (FullTurn(),)

    parts = (turns, again)


def sources(player: Player) -> Iterator[tuple[str, int]]:
    """Yield the sources of actions, and the harbor discs that each leaves for them."""
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
    """Activate a building, spend an action token, or pass (7.1)."""

    kind = "turn"
    seat: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer every action with every source for it; without any the player passes."""
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
        """Offer activations without an action, if the table allows them (Q3)."""
        if not g.options.empty_activation:
            return []
        player = g.players[self.seat]
        return [once(Activate, key) for key, _ in sources(player) if key in BUILDINGS]

    def choose(self, g: State, move: Move) -> Steps:
        """Pay for the source, carry out the action, and offer a second one if it is due."""
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
    """Do an action whose source is paid for."""
    return KINDS[move.verb].do(g, seat, target_of(move), move.source)


def _dock_in_europe(move: Move) -> bool:
    """Return whether a building with two regional actions is used in Europe, to occupy (Q5)."""
    if not isinstance(move, Occupy) or SOURCES[move.source].again is None:
        return False
    return not REGIONS[CITIES[move.city].region].track


@step(STEPS)
class SecondAction(Choice[State, Move]):
    """The other half of a double action, at the same place, if it is possible now (Q7)."""

    kind = "second"
    seat: int
    source: str
    first: str
    """The action that was done."""
    place: str
    """The region or the deck of that action."""

    def options(self, g: State) -> Sequence[Move]:
        """Offer the other action, or the only one again, and to leave it."""
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
        """Do it, or leave it."""
        return carry_out(g, self.seat, move) if isinstance(move, Action) else NOTHING

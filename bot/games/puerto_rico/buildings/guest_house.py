"""The guest house: its guests move to free circles in any phase but the mayor's (R-10)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.api import Seat
from bot.engine.steps import Choice, Step, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.data import GUEST_HOUSE
from bot.games.puerto_rico.moves import Guest, GuestNoble, Move, Pass
from bot.games.puerto_rico.phases.mayor import Mayor
from bot.games.puerto_rico.phases.phase import current_phase
from bot.games.puerto_rico.state import NOTHING, STEPS, State


def guest_moves(g: State, seat: Seat) -> Sequence[Move]:
    """Return the free circles outside the guest house, where a guest may go (R-10.2)."""
    player = g.players[seat]
    circles = [circle for circle in player.free_circles() if circle != GUEST_HOUSE]
    moves: list[Move] = []
    if player.colonists_at(GUEST_HOUSE):
        moves += [once(Guest, circle) for circle in circles]
    if player.nobles.get(GUEST_HOUSE):
        moves += [once(GuestNoble, circle) for circle in circles]
    return moves


def move_guest(g: State, seat: Seat, move: Guest | GuestNoble) -> None:
    """Move one guest, who works at once and stays until the next mayor phase (R-10.1)."""
    noble = isinstance(move, GuestNoble)
    g.players[seat].take(GUEST_HOUSE, noble)
    g.players[seat].put(move.circle, noble)
    g.record("guest", seat=seat, circle=move.circle, noble=int(noble))


class GuestsMove:
    """At any decision of the owner outside the mayor phase guests may move (R-10.1, R-10.4)."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Offer every free circle."""
        return () if isinstance(current_phase(g), Mayor) else guest_moves(g, seat)

    def use(self, g: State, seat: Seat, move: Move) -> Steps:
        """Move the guest."""
        assert isinstance(move, Guest | GuestNoble)
        move_guest(g, seat, move)
        return NOTHING


moments.free_actions(GUEST_HOUSE)(GuestsMove())


@step(STEPS)
class MoveGuests(Choice[State, Move]):
    """At the start and at the end of a phase guests may move (R-10.4)."""

    kind = "guests"
    seat: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer the free circles, while there is a guest."""
        moves = guest_moves(g, self.seat)
        return ordered((*moves, once(Pass))) if moves else ()

    def choose(self, g: State, move: Move) -> Steps:
        """Move a guest and go on asking, or leave them where they are."""
        if isinstance(move, Guest | GuestNoble):
            move_guest(g, self.seat, move)
            return (self,)
        return NOTHING


@moments.windows(GUEST_HOUSE)
def guests_window(g: State, seat: Seat) -> Step:
    """Ask the owner whether to move guests."""
    return MoveGuests(seat)

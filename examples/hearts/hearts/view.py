"""The view of one seat, built from allowed facts."""

from __future__ import annotations

from dataclasses import dataclass

from bot.catalogue.api import Seat
from hearts.state import GIVEN, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player, as somebody sees them: `hand` and `given` are empty where they are hidden."""

    seat: Seat
    hand: tuple[str, ...]
    given: tuple[str, ...]
    """Cards chosen for the left; after the exchange, those that the left neighbour got."""
    cards: int
    """Cards in hand, those among them that are chosen for the left included."""
    to_give: int
    """Cards that are still to be chosen."""
    points: int
    against: int
    """Points of the cards taken in this deal."""
    tricks: int
    voids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as a seat, or a spectator (None), sees it."""

    seat: Seat | None
    round: int
    acting: tuple[Seat, ...]
    giving: bool
    leader: Seat
    trick: tuple[str, ...]
    last_leader: Seat
    last: tuple[str, ...]
    played: tuple[str, ...]
    players: tuple[PlayerView, ...]
    queen: int
    moon: bool
    passing: bool


def see(state: State, seat: Seat | None) -> View:
    """Return what a seat may see."""
    return View(
        seat,
        state.deal,
        tuple(decision.seat for decision in state.decisions),
        state.giving,
        state.leader,
        tuple(state.trick),
        state.last_leader,
        tuple(state.last),
        tuple(state.played),
        tuple(_player(state, number, number == seat) for number in range(state.seats)),
        state.queen_cost,
        state.moon,
        state.passing,
    )


def _player(state: State, seat: Seat, own: bool) -> PlayerView:
    one = state.players[seat]
    waiting = one.given if state.giving else []
    return PlayerView(
        seat,
        tuple(one.hand) if own else (),
        tuple(one.given) if own else (),
        len(one.hand) + len(waiting),
        GIVEN - len(waiting) if state.giving else 0,
        one.points,
        state.against(seat),
        one.tricks,
        tuple(one.voids),
    )

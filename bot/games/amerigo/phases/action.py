"""Code that all actions share: paying AP and gold, exchanging for gold, and stopping."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bot.engine.steps import Choice, Steps
from bot.engine.verbs import once, ordered
from bot.games.amerigo import gold
from bot.games.amerigo.moves import CHEST, AnyMove, Cash, Done
from bot.games.amerigo.state import NOTHING, State
from bot.games.amerigo.view import TurnView


class Action(Choice[State, AnyMove]):
    """An action of one seat with its remaining AP; it continues while moves are possible.

    A turn offers the moves of every open action, and passes the chosen move to a new action.
    """

    __slots__ = ()
    colour: ClassVar[str]
    points: int

    def moves(self, g: State, gold: int) -> Iterable[AnyMove]:
        """Return the moves that are possible with this much gold."""
        raise NotImplementedError

    def act(self, g: State, move: AnyMove) -> Steps:
        """Make one of these moves and return the steps that follow."""
        raise NotImplementedError

    def may_stop(self, g: State) -> bool:
        """Return whether the seat may give up the remaining AP."""
        return True

    def shown(self) -> TurnView:
        """Return the public view of the action."""
        return TurnView(self.seat, self.colour, self.points)

    def options(self, g: State) -> Sequence[AnyMove]:
        """Offer the moves that are affordable, and ways to get more gold.

        Offer nothing if no move becomes possible even then.
        """
        player = g.players[self.seat]
        moves = list(self.moves(g, player.gold))
        if not moves and not any(self.moves(g, gold.within_reach(g.numbers, player))):
            return ()
        moves += cashes(g, self.seat)
        if self.may_stop(g):
            moves.append(once(Done))
        return ordered(moves)

    def choose(self, g: State, move: AnyMove) -> Steps:
        """Make the move; the seat may exchange things for gold at any time (Q37)."""
        if isinstance(move, Done):
            return NOTHING
        if isinstance(move, Cash):
            cash(g, self.seat, move.what)
            return (self,)
        return self.act(g, move)


def pay(g: State, seat: int, cost: int, points: int) -> int:
    """Pay the missing AP in gold and return the gold paid (R4.3)."""
    paid = gold.missing(cost, points)
    g.players[seat].gold -= paid
    return paid


def cashes(g: State, seat: int) -> list[AnyMove]:
    """Return the moves that exchange something for gold (R4.5, R4.6)."""
    return [once(Cash, what) for what in gold.cashable(g.numbers, g.players[seat])]


def cash(g: State, seat: int, what: str) -> None:
    """Exchange a chest or a token for gold; it is then out of the game (R4.5, R4.6)."""
    player = g.players[seat]
    worth = gold.cashable(g.numbers, player)[what]
    if what == CHEST:
        player.chests -= 1
    else:
        turn_down(g, seat, what)
    g.record("cashed", seat=seat, what=what, **receive(g, seat, worth)._asdict())


def turn_down(g: State, seat: int, token: str) -> None:
    """Turn a one-time token face down."""
    player = g.players[seat]
    at = player.tokens.index(token)
    player.tokens = (*player.tokens[:at], *player.tokens[at + 1 :])
    player.used += (token,)


def receive(g: State, seat: int, amount: int, taking: bool = False) -> gold.Income:
    """Give gold to a seat; gold that does not fit on the track scores (R4.1, Q7)."""
    player = g.players[seat]
    income = gold.income(g, player.gold, amount, taking)
    player.gold += income.gold
    player.points += income.points
    return income


def gain(g: State, seat: int, source: str, amount: int) -> None:
    """Give gold that comes automatically to a seat, and log it."""
    g.record("gained", seat=seat, source=source, **receive(g, seat, amount)._asdict())


def compensate(g: State, seat: int, track: str, points: int, room: int) -> None:
    """Give gold if AP are left at the end of a track, however many (R4.4)."""
    if points > room:
        gain(g, seat, track, g.numbers.overflow_gold)

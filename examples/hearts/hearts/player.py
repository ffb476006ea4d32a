"""A house bot that plays as a decent player does: it gives away what is dear, and ducks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.catalogue.api import Decision, GreedyBot
from hearts.deck import DECK, HEART, LEFT_OUT, QUEEN, cost, height, suit
from hearts.moves import Move
from hearts.view import View

_SPADES_ENOUGH = 4
"""Small spades that make the queen safe in the own hand."""
_HIGH = 10
"""Height of the queen: only the king and the ace are above it."""


def weigh(view: View, decision: Decision[Move]) -> Callable[[Move], float]:
    """Return how good each card is to give away or to play."""
    table = _Table(view, decision.seat)
    rate = table.give if decision.kind == "give" else table.play
    return lambda move: rate(move.card)


SENSIBLE: GreedyBot[View, Move] = GreedyBot(weigh)


class _Table:
    """The counts of a player before a card: the own suits, and the cards still to come."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.hand = view.players[seat].hand
        self.long = Counter(map(suit, self.hand))
        gone = {*view.played, *view.trick, *self.hand, *LEFT_OUT[len(view.players)]}
        self.out = [card for card in DECK if card not in gone]
        """Cards in the hands of the others."""
        self.queen_out = view.queen and QUEEN in self.out

    def cost(self, card: str) -> int:
        """Return what a card costs."""
        return cost(card, self.view.queen)

    def danger(self, card: str) -> float:
        """Return how bad it is to have a card: whether it wins tricks that cost something."""
        low = sum(suit(one) == suit(card) and height(one) < height(card) for one in self.out)
        risk = low / 4
        few = self.long["s"] <= _SPADES_ENOUGH
        if card == QUEEN and self.view.queen:
            return 30 if few else 1
        if suit(card) == "s" and height(card) > _HIGH and self.view.queen:
            return (15 if few else 3) if self.queen_out or QUEEN in self.hand else risk
        if suit(card) == HEART:
            return risk * 2 + height(card) / 4
        return risk

    def give(self, card: str) -> float:
        """Return how good it is to give a card away: dear cards first, then short suits."""
        keeps = suit(card) == "s" and height(card) < _HIGH and self.view.queen
        short = 0 if suit(card) in (HEART, "s") else max(0, 5 - self.long[suit(card)])
        return self.danger(card) + short - (8 if keeps else 0)

    def play(self, card: str) -> float:
        """Return how good it is to play a card."""
        if not self.view.trick:
            return self.lead(card)
        led = suit(self.view.trick[0])
        if suit(card) != led:
            return self.discard(card)
        return self.follow(card, max(height(one) for one in self.view.trick if suit(one) == led))

    def lead(self, card: str) -> float:
        """Return how good it is to lead a card: low ones, where others have to go above."""
        same = [one for one in self.out if suit(one) == suit(card)]
        above = sum(height(one) > height(card) for one in same)
        if not same:
            return -40 - height(card)
        kept = self.danger(card) if suit(card) in "cd" else 0
        takes = 1 - above / len(same)
        dear = 8 if suit(card) == HEART else 2
        if self.queen_out and suit(card) == "s":
            dear = 26 if height(card) > _HIGH else -2
        if card == QUEEN and self.view.queen:
            dear = 30
        return kept / 2 - takes * dear * 2 - len(self.view.played) / 8 * takes

    def follow(self, card: str, best: int) -> float:
        """Return how good it is to follow suit: below the best card, as high as that goes."""
        last = len(self.view.trick) == len(self.view.players) - 1
        lies = sum(map(self.cost, self.view.trick))
        if height(card) < best:
            return 50 + height(card) + 3 * self.cost(card)
        if last:
            return 45 + height(card) if not lies + self.cost(card) else height(card) - lies
        to_come = len(self.view.players) - len(self.view.trick) - 1
        above = sum(suit(one) == suit(card) and height(one) > height(card) for one in self.out)
        dear = 2 * lies + self.cost(card) * 3 + to_come
        if suit(card) == "s" and self.queen_out and height(card) > _HIGH:
            dear += 13
        return 30 - dear + min(above, 4) - height(card) / 4

    def discard(self, card: str) -> float:
        """Return how good it is to throw a card on another suit."""
        if card == QUEEN and self.view.queen:
            return 100
        alone = max(0, 4 - self.long[suit(card)]) / 2
        return 3 * self.danger(card) + 2 * self.cost(card) + height(card) / 4 + alone

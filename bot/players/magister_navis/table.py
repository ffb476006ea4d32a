"""The table as the sensible bot reads it from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.games.magister_navis.data import (
    ABOLITION,
    BUILDINGS,
    CARD_LIMIT,
    CARD_SPACES,
    CARDS,
    CITIES,
    CONNECTIONS,
    EMPTY_GOVERNOR_SPACE_GLORY,
    ROUNDS,
    SET_ASIDE_GLORY,
    TOKENS,
    TOP,
    Symbols,
)
from bot.games.magister_navis.view import PlayerView, View
from bot.players.magister_navis import valuation

OTHER_END: Mapping[str, tuple[tuple[str, str], ...]] = {
    city: tuple(
        (link, next(end for end in CONNECTIONS[link].cities if end != city))
        for link in record.connections
    )
    for city, record in CITIES.items()
}
"""By city its connections, each with the city at the other end."""

SLAVERY_CARDS = frozenset(key for key, card in CARDS.items() if card.slavery)

ABOLITION_LIKELY = 0.7
"""How often slavery is abolished in the end."""

DISC, LAST_DISC = 0.45, 0.12
"""What a disc of the harbor is worth that is not used now, and in the last round."""

BLOCKED, PAID = 0.55, 0.05
"""What a disc on a circle costs, and what if the next salary brings it back."""

ACTION_TOKEN = 3.0
"""What a token brings that stands for an action."""


@dataclass(frozen=True, eq=False)
class Table:
    """What the bot weighs its moves with; everything is looked up once a decision."""

    view: View
    seat: int

    @cached_property
    def me(self) -> PlayerView:
        """Return the bot's own board."""
        return self.view.players[self.seat]

    @cached_property
    def rounds(self) -> int:
        """Return how many rounds still bring a building, growth and salary."""
        return ROUNDS - self.view.round + (self.view.phase == "prepare")

    @cached_property
    def lasting(self) -> Symbols:
        """Return the symbols of the own tokens and buildings."""
        tokens = (
            TOKENS[key].symbols for key, count in self.me.tokens.items() for _ in range(count)
        )
        return valuation.total(
            Symbols(), *tokens, *(BUILDINGS[one.key].symbols for one in self.me.buildings)
        )

    @cached_property
    def disc(self) -> float:
        """Return what a disc in the harbor is worth when it is not used now."""
        return DISC if self.rounds else LAST_DISC

    @cached_property
    def activated(self) -> int:
        """Return the own discs on buildings."""
        return sum(building.active for building in self.me.buildings)

    @cached_property
    def activation(self) -> float:
        """Return what a disc on a circle costs: it may come back with the next salary."""
        paid = self.activated < self.me.status["finance"].reward
        if not self.rounds:
            return self.disc
        return PAID if paid else BLOCKED

    # Symbols --------------------------------------------------------------------------

    @cached_property
    def held(self) -> float:
        """Return what the own symbols are worth, with the best cards kept."""
        return self.kept(frozenset(self.me.cards))

    def token(self, token: str | None) -> float:
        """Return what a trade token brings."""
        return 0.0 if token is None else self._tokens[token]

    @cached_property
    def _tokens(self) -> Mapping[str, float]:
        action = ACTION_TOKEN if self.rounds else ACTION_TOKEN / 2
        return {
            key: action if token.actions else self.gain(token.symbols)
            for key, token in TOKENS.items()
        }

    def gain(self, symbols: Symbols) -> float:
        """Return what more symbols would add, all cards being kept."""
        after = valuation.total(self._status, symbols)
        return self.worth(after) - self.worth(self._status)

    def worth(self, symbols: Symbols) -> float:
        """Return what status values and glory symbols are worth."""
        return valuation.status(symbols, self.rounds, self.circles)

    @cached_property
    def circles(self) -> int:
        """Return how many circles the player will have before long."""
        own = sum(BUILDINGS[building.key].circle for building in self.me.buildings)
        return own + (self.rounds + 1) // 2

    @cached_property
    def _status(self) -> Symbols:
        return valuation.total(self.lasting, *(CARDS[card].symbols for card in self.me.cards))

    # Cards ----------------------------------------------------------------------------

    def promise(self, card: str) -> float:
        """Return about what a card would add one day; less where it would drive out another."""
        room = len(self.me.cards) - (self.me.governor is not None) < self.me.limit
        return self.gain(CARDS[card].symbols) * (1.0 if room else 0.5)

    def card(self, card: str) -> float:
        """Return what drawing a card would add, with the best cards kept after that."""
        gain = self.kept(frozenset((*self.me.cards, card))) - self.held
        if card == ABOLITION and not self.view.abolished:
            return gain + self._abolition()
        if CARDS[card].slavery:
            # The symbols help until slavery is abolished; then each card costs glory.
            return 0.8 * gain + ABOLITION_LIKELY * SET_ASIDE_GLORY * (self.rounds > 0)
        return gain

    def _abolition(self) -> float:
        """Return what everybody's loss of the slavery cards means to this player."""
        lost = [sum(CARDS[card].slavery for card in one.cards) for one in self.view.players]
        others = sum(lost) - lost[self.seat]
        return 1.5 * (others / (self.view.seats - 1) - lost[self.seat])

    @cached_property
    def _kept(self) -> dict[tuple[frozenset[str], str | None], float]:
        return {}

    def kept(self, cards: frozenset[str]) -> float:
        """Return what the best cards are worth that may be kept of these."""
        governors = [card for card in cards if CARDS[card].governor]
        return max(self.kept_with(cards, governor) for governor in (*governors, None))

    def kept_with(self, cards: frozenset[str], governor: str | None) -> float:
        """Return a copy with this governor (None = nothing) on the governor space."""
        if (cards, governor) not in self._kept:
            self._kept[cards, governor] = self._best(cards, governor)
        return self._kept[cards, governor]

    @cached_property
    def _free_space(self) -> float:
        """Return what an empty governor space is worth: it may still be filled."""
        return EMPTY_GOVERNOR_SPACE_GLORY * (1.0 - 0.12 * self.rounds)

    def _best(self, cards: frozenset[str], governor: str | None) -> float:
        total = valuation.total(self.lasting, *[CARDS[card].symbols for card in cards])
        if len(cards) - (governor is not None) <= _limit(cards, total):
            return self.worth(total) + (self._free_space if governor is None else 0.0)
        return max(
            self.kept_with(cards - {card}, governor) + SET_ASIDE_GLORY * CARDS[card].slavery
            for card in cards
            if card != governor
        )


def _limit(cards: frozenset[str], total: Symbols) -> int:
    """Return how many of these cards may be kept beside the governor space (7.10)."""
    bonus = not SLAVERY_CARDS.isdisjoint(cards)
    return min(CARD_SPACES, CARD_LIMIT[min(total.politics, TOP)] + bonus)


def circles(view: PlayerView) -> Counter[str]:
    """Return how many buildings of a player give each action."""
    return Counter(
        action for building in view.buildings for action in BUILDINGS[building.key].actions
    )

"""The table as the sensible bot rates it, with the worth of things in glory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.magister_navis.data import (
    ABOLITION,
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTIONS,
    GOVERNORS,
    PAYMENTS,
    REGIONS,
    ROUNDS,
    TOKENS,
    TOP,
    Symbols,
    card_limit,
)
from bot.games.magister_navis.scoring import set_aside_glory, space_glory
from bot.house_bots.lazy import lazy
from bot.house_bots.magister_navis import valuation
from bot.house_bots.magister_navis.facts import Board, Facts
from bot.house_bots.magister_navis.weights import Weights

OTHER_END: Mapping[str, tuple[tuple[str, str], ...]] = {
    city: tuple(
        (link, next(end for end in CONNECTIONS[link].cities if end != city))
        for link in record.connections
    )
    for city, record in CITIES.items()
}
"""Connections of each city, each with the city at its other end."""

GOVERNOR_CARDS = frozenset(GOVERNORS)
SLAVERY_CARDS = frozenset(key for key, card in CARDS.items() if card.slavery)

CIRCLES: Mapping[str, int] = {key: int(building.circle) for key, building in BUILDINGS.items()}
"""Number of circles on each kind of building."""

COMPARED = 2
"""Number of surplus cards up to which all choices are compared; with more, the least valuable card
goes first."""


class Table:
    """The values with which the bot rates its moves; each is computed once per decision."""

    def __init__(self, facts: Facts, weights: Weights) -> None:
        self.facts = facts
        self.seat = facts.seat
        self.me = facts.me
        self.weights = weights
        self.rounds = ROUNDS - facts.round + facts.preparing
        """Number of rounds that will still bring a building, growth and salary."""
        self.circles = sum([CIRCLES[key] * count for key, count in self.me.built.items()])
        """Number of circles on the player's buildings."""
        self.tracks = valuation.tracks(weights, self.rounds, self.circles + (self.rounds + 1) // 2)
        """Worth of each value on the tracks, given the number of circles that the player is
        expected to have soon."""
        self.disc = weights.disc if self.rounds else weights.disc_last
        """Worth of a disc in the harbor that is not used now."""
        self.found: dict[tuple[str, str], float] = {}
        """Worth of actions by verb and target, as far as `targets` has computed it."""
        self.reached: dict[str, float] = {}
        """Worth of presence by region, as far as `targets` has computed it."""
        self._spaces: dict[tuple[bool, bool, bool], float] = {}
        self._gains: dict[Symbols, float] = {}
        self._kept: dict[tuple[frozenset[str], str | None], float] = {}

    @lazy
    def activated(self) -> int:
        """Return the number of the seat's discs on buildings."""
        return sum(self.me.active.values())

    @lazy
    def payments(self) -> int:
        """Return the number of payments in a salary."""
        return PAYMENTS[min(self.me.status.finance, TOP)]

    @lazy
    def activation(self) -> float:
        """Return the cost of a disc on a circle, which may return with the next salary."""
        if not self.rounds:
            return self.disc
        return self.weights.paid if self.activated < self.payments else self.weights.blocked

    @lazy
    def points(self) -> Sequence[int]:
        """Return the glory by seat, as if the game ended now."""
        return self.facts.points()

    # Regions --------------------------------------------------------------------------

    def next_space(self, region: str) -> int | None:
        """Return the index of the next space to fill on a track, or None if it is full."""
        taken = len(self.facts.tracks[region])
        return taken if taken < len(REGIONS[region].track) else None

    # Symbols --------------------------------------------------------------------------

    @lazy
    def held(self) -> float:
        """Return the worth of the seat's symbols, if it keeps the best cards."""
        return self.kept(frozenset(self.me.cards))

    def token(self, token: str | None) -> float:
        """Return the worth of a trade token."""
        if token is None:
            return 0.0
        kind = TOKENS[token]
        if kind.actions:
            return self.weights.action_token if self.rounds else self.weights.action_token_last
        return self.gain(kind.symbols)

    def gain(self, symbols: Symbols) -> float:
        """Return how much more symbols would be worth, if the seat keeps all its cards."""
        if symbols not in self._gains:
            after = valuation.total(self.me.status, symbols)
            self._gains[symbols] = self.worth(after) - self.worth(self.me.status)
        return self._gains[symbols]

    def worth(self, symbols: Symbols) -> float:
        """Return the worth of the status values and glory in these symbols."""
        return valuation.status(symbols, self.tracks)

    # Cards ----------------------------------------------------------------------------

    def promise(self, card: str) -> float:
        """Return the approximate later worth of a card, less if it would displace another."""
        room = len(self.me.cards) - (self.me.governor is not None) < self.me.limit
        return self.gain(CARDS[card].symbols) * (1.0 if room else self.weights.crowding_card)

    def card(self, card: str) -> float:
        """Return how much drawing a card is worth, if the seat then keeps the best cards."""
        gain = self.kept(frozenset((*self.me.cards, card))) - self.held
        if card == ABOLITION and not self.facts.abolished:
            return gain + self._abolition()
        if CARDS[card].slavery:
            # The symbols help until slavery is abolished; then each card costs glory.
            likely = self.weights.abolition_likely * (self.rounds > 0)
            return self.weights.slavery * gain + likely * self._abolished
        return gain

    def _abolition(self) -> float:
        """Return the worth of the others' mean loss of slavery cards minus the seat's own."""
        lost = [sum(CARDS[card].slavery for card in cards) for cards in self.facts.cards]
        others = sum(lost) - lost[self.seat]
        return self.weights.abolition * (others / (self.facts.seats - 1) - lost[self.seat])

    def kept(self, cards: frozenset[str]) -> float:
        """Return the worth of the best of these cards that the seat may keep."""
        found: list[str | None] = [card for card in cards if CARDS[card].governor]
        if not found or self.facts.options.governor_space_free:
            found.append(None)
        return max([self.kept_with(cards, governor) for governor in found])

    def kept_with(self, cards: frozenset[str], governor: str | None) -> float:
        """Return the worth of the best cards with this governor, or None, on its space."""
        if (cards, governor) not in self._kept:
            self._kept[cards, governor] = self._best(cards, governor)
        return self._kept[cards, governor]

    @lazy
    def set_aside(self) -> float:
        """Return the glory from setting a slavery card aside, certain or expected."""
        sure = set_aside_glory(1, self.facts.abolished, self.facts.options)
        likely = self.weights.abolition_likely * (self.rounds > 0)
        return sure or likely * self._abolished

    @lazy
    def _abolished(self) -> int:
        """Return the glory from a set-aside slavery card once slavery is abolished."""
        return set_aside_glory(1, True, self.facts.options)

    @lazy
    def _free(self) -> float:
        """Return the share of an empty governor space's glory that counts.

        Not all of it counts because the space may still be filled.
        """
        return 1.0 - self.weights.free_space_fading * self.rounds

    def space(self, cards: frozenset[str], governor: str | None, fits: bool) -> float:
        """Return the worth of the governor space with this governor, or None, on it.

        `fits` is whether all cards fit without the space.
        """
        case = not GOVERNOR_CARDS.isdisjoint(cards), governor is not None, fits
        if case not in self._spaces:
            self._spaces[case] = self._free * space_glory(*case, self.facts.options)
        return self._spaces[case]

    def _best(self, cards: frozenset[str], governor: str | None) -> float:
        total = valuation.total(self.me.lasting, *[CARDS[card].symbols for card in cards])
        limit = card_limit(total.politics, not SLAVERY_CARDS.isdisjoint(cards))
        over = len(cards) - (governor is not None) - limit
        if over <= 0:
            return self.worth(total) + self.space(cards, governor, len(cards) <= limit)
        parted = [card for card in sorted(cards) if card != governor]
        if over > COMPARED:
            parted = [max(parted, key=lambda card: self._without(total, card))]
        return max(
            [
                self.kept_with(cards - {card}, governor) + self.set_aside * CARDS[card].slavery
                for card in parted
            ]
        )

    def _without(self, total: Symbols, card: str) -> float:
        """Return the worth of all symbols except those of a card."""
        left = valuation.difference(total, CARDS[card].symbols)
        return self.worth(left) + self.set_aside * CARDS[card].slavery


def circles(board: Board) -> Counter[str]:
    """Return how many of a player's buildings give each action."""
    found: Counter[str] = Counter()
    for key, count in board.built.items():
        for action in BUILDINGS[key].actions:
            found[action] += count
    return found

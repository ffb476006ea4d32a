"""Passing: a player's cards must not exceed the card limit (7.10)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.magister_navis.data import CARDS, ROUNDS
from bot.games.magister_navis.moves import NO_CARD, Arrange, Discard
from bot.games.magister_navis.state import NOTHING, STEPS, State, by_deck


@step(STEPS)
class ArrangeCards(Choice[State, Arrange]):
    """The choice of a card for the governor space before any card is discarded (Q4)."""

    kind = "arrange"
    seat: int

    def options(self, g: State) -> Sequence[Arrange]:
        """Offer the governors, and an empty space if allowed, if the choice matters."""
        governors = g.players[self.seat].governors
        if not governors or not self._matters(g):
            return ()
        cards = [*governors, NO_CARD] if g.options.governor_space_free else governors
        return ordered(once(Arrange, card) for card in cards)

    def _matters(self, g: State) -> bool:
        """Return whether the choice affects the card limit, or glory at the end of the game.

        Glory is affected only in the last round, depending on an option (Q15).
        """
        last = g.round == ROUNDS and g.options.governor_space_free
        return (last and not g.options.best_arrangement) or g.players[self.seat].over_limit(
            on_space=0
        )

    def choose(self, g: State, move: Arrange) -> Steps:
        """Put the chosen governor, if any, on its space; then discard excess cards."""
        player = g.players[self.seat]
        player.governor = None if move.governor == NO_CARD else move.governor
        g.record("arranged", seat=self.seat, card=move.governor)
        return (DiscardCard(self.seat),)

    def skip(self, g: State) -> Steps:
        """Leave the governor space as it is."""
        return (DiscardCard(self.seat),)


@step(STEPS)
class DiscardCard(Choice[State, Discard]):
    """The choice of a card to discard, repeated until the rest is within the limit (7.10).

    No more cards are discarded than necessary. Losing politics can lower the limit, so one
    discarded card can require another (D11).
    """

    kind = "discard"
    seat: int

    def options(self, g: State) -> Sequence[Discard]:
        """Offer every card except the one on the governor space, if there are too many."""
        player = g.players[self.seat]
        if not player.over_limit(on_space=player.governor is not None):
            return ()
        return ordered(once(Discard, card) for card in player.cards if card != player.governor)

    def choose(self, g: State, move: Discard) -> Steps:
        """Discard a card: put a region's card in its deck, a slavery card aside."""
        card = CARDS[move.card]
        g.players[self.seat].drop(card.key)
        if not card.governor and not card.slavery:
            g.decks[card.deck] = by_deck((*g.decks[card.deck], card.key))
        g.record("discarded", seat=self.seat, card=card.key)
        return (self,)

    def skip(self, g: State) -> Steps:
        """Keep the remaining cards."""
        return NOTHING

"""The worth of symbols and of cards to a player, each computed once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf

from bot.games.magister_navis.data import card_limit
from bot.house_bots.magister_navis import valuation
from bot.house_bots.magister_navis.playout.tables import (
    BIT,
    CARD_SYMBOLS,
    CULTURE,
    FIELD,
    FINANCE,
    GLORY,
    GOVERNOR_MASK,
    IS_GOVERNOR,
    IS_SLAVERY,
    NONE,
    POLITICS,
    SLAVERY_MASK,
    Packed,
)
from bot.house_bots.magister_navis.table import COMPARED

LIMITS = [[card_limit(value, slavery) for value in range(FIELD + 1)] for slavery in (False, True)]
"""Card limit without and with a slavery card, by value of politics."""

PLAIN = [
    not (IS_GOVERNOR[card] or IS_SLAVERY[card] or CARD_SYMBOLS[card] >> POLITICS & FIELD)
    for card in range(len(CARD_SYMBOLS))
]
"""Whether a card changes neither the card limit nor what counts for the governor space."""


@lru_cache(maxsize=4096)
def cards_of(mask: int) -> tuple[int, ...]:
    """Return the cards in a mask, in the order of their numbers."""
    return tuple([card for card, bit in enumerate(BIT) if mask & bit])


class Worths(dict[Packed, float]):
    """The worth of symbols on four tracks, computed when it is first needed."""

    __slots__ = ("_tracks",)

    def __init__(self, tracks: valuation.Tracks) -> None:
        self._tracks = tracks

    def __missing__(self, symbols: Packed) -> float:
        industry, culture, finance, politics = self._tracks
        worth = (
            industry[symbols & FIELD]
            + culture[symbols >> CULTURE & FIELD]
            + finance[symbols >> FINANCE & FIELD]
            + politics[symbols >> POLITICS & FIELD]
            + (symbols >> GLORY)
        )
        self[symbols] = worth
        return worth


class Keeping:
    """The worth of cards to a player who keeps the best of them, with these lasting symbols.

    `set_aside` is the worth of setting a slavery card aside; `free` is whether the governor space
    may be left empty.
    """

    __slots__ = ("_free", "_kept", "_known", "_lasting", "_spaces", "_worths", "set_aside")

    def __init__(
        self,
        worths: Worths,
        lasting: Packed,
        spaces: Sequence[float],
        set_aside: float,
        free: bool,
    ) -> None:
        self._worths, self._lasting, self._spaces = worths, lasting, spaces
        self.set_aside, self._free = set_aside, free
        self._kept: dict[int, float] = {}
        self._known: dict[int, dict[int, float]] = {}
        """Worth of cards by the governor on the space."""

    def kept(self, cards: int) -> float:
        """Return the worth of the best of these cards that the player may keep."""
        found = self._kept.get(cards)
        if found is None:
            governors = cards_of(cards & GOVERNOR_MASK)
            found = max([self.kept_with(cards, governor) for governor in governors], default=-inf)
            if self._free or not governors:
                found = max(found, self.kept_with(cards, NONE))
            self._kept[cards] = found
        return found

    def kept_with(self, cards: int, governor: int) -> float:
        """Return the worth of the best of these cards with this governor, or none, on its space."""
        if governor not in self._known:
            self._known[governor] = {}
        known = self._known[governor]
        found = known.get(cards)
        if found is None:
            held = cards_of(cards)
            total = self._lasting + sum([CARD_SYMBOLS[card] for card in held])
            found = known[cards] = self._best(cards, held, governor, total, known)
        return found

    def _best(
        self,
        cards: int,
        held: Sequence[int],
        governor: int,
        total: Packed,
        known: dict[int, float],
    ) -> float:
        """Return the same for the cards of `cards` among those in `held`, with all symbols."""
        worths, spaces = self._worths, self._spaces
        on_space = governor != NONE
        count = cards.bit_count()
        limit = LIMITS[cards & SLAVERY_MASK > 0][total >> POLITICS & FIELD]
        over = count - on_space - limit
        if over <= 0:
            return worths[total] + spaces[case_of(cards, on_space, count <= limit)]
        parted = [card for card in held if card != governor and cards & BIT[card]]
        if over > COMPARED:
            parted = [self._least(parted, total)]
        count -= 1
        most = count - on_space
        # Most cards change neither the limit nor the case of the governor space.
        last, space = most <= limit, spaces[case_of(cards, on_space, count <= limit)]
        best = -inf
        for card in parted:
            symbols = total - CARD_SYMBOLS[card]
            if last and PLAIN[card]:
                worth = worths[symbols] + space
            else:
                worth = self._without(card, cards, held, governor, symbols, known)
            if worth > best:
                best = worth
        return best

    def _without(
        self,
        card: int,
        cards: int,
        held: Sequence[int],
        governor: int,
        symbols: Packed,
        known: dict[int, float],
    ) -> float:
        """Return the worth after a card is discarded; `symbols` are those without it."""
        left = cards ^ BIT[card]
        found = known.get(left)
        if found is None:
            found = known[left] = self._best(left, held, governor, symbols, known)
        return found + self.set_aside if IS_SLAVERY[card] else found

    def _least(self, parted: Sequence[int], total: Packed) -> int:
        """Return the card without which the symbols are worth most."""
        worths, set_aside = self._worths, self.set_aside
        left = [
            worths[total - CARD_SYMBOLS[card]] + (set_aside if IS_SLAVERY[card] else 0.0)
            for card in parted
        ]
        return parted[left.index(max(left))]


def case_of(cards: int, on_space: bool, fits: bool) -> int:
    """Return the case of the governor space: 4 if there are governors, 2 if one is on it, 1 if all
    cards fit without it.
    """
    return 4 * (cards & GOVERNOR_MASK > 0) + 2 * on_space + fits

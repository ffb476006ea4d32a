"""The cards: which are dealt, their order, and what they cost."""

from bot.catalogue.api import RANKS, SUITS

HEART, QUEEN = "h", "qs"
QUEEN_POINTS = 13
"""Points that the queen of spades usually costs; a heart costs one."""
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
LEFT_OUT = {3: ("2d",), 4: (), 5: ("2c", "2d")}
"""Cards that are not dealt, by the number of players, so that all hands are equal."""


def suit(card: str) -> str:
    """Return the suit of a card."""
    return card[-1]


def height(card: str) -> int:
    """Return the rank of a card as a number, 0 for the two."""
    return RANKS.index(card[:-1])


def place(card: str) -> int:
    """Return where a card lies in a sorted hand."""
    return DECK.index(card)


def dealt(seats: int) -> list[str]:
    """Return the cards that are dealt to a number of players."""
    return [card for card in DECK if card not in LEFT_OUT[seats]]


def cost(card: str, queen: int) -> int:
    """Return the points against whoever takes a card; the queen of spades costs `queen`."""
    if suit(card) == HEART:
        return 1
    return queen if card == QUEEN else 0

"""The game as the host knows it, and the deal of what a seat cannot see."""

from __future__ import annotations

from collections.abc import Mapping

from bot.catalogue.api import (
    Adjustable,
    Codec,
    GameInfo,
    Grammar,
    KernelRules,
    Option,
    Rng,
    Seat,
    chosen,
    ranked,
    words,
)
from bot.catalogue.api import Score as Final
from hearts.deck import DECK, QUEEN_POINTS, suit
from hearts.moves import Give, Move, Play
from hearts.state import STEPS, Deal, Player, State
from hearts.view import View, see

INFO = GameInfo(
    "hearts",
    range(3, 6),
    (
        Option("length", ("3", "1", "to50", "to100")),
        Option("queen", ("yes", "no")),
        Option("moon", ("yes", "no")),
        Option("passing", ("left", "none")),
    ),
    atoms=frozenset({"give"}),
    secret=frozenset({"give", "play"}),
    adjustable=(Adjustable("queen_points", QUEEN_POINTS, 1, 25),),
    # The last gift shows everybody what they got; a card may have others play their only ones.
    revealing=("give", "play"),
)
GRAMMAR: Grammar[Move] = Grammar((Give, Play), {"card": words(DECK)})
LIMIT = "to"
_SWAPS = 12
"""Swaps of hidden cards for each of them, after which nothing is left of the true deal."""


def begin(seats: int, options: Mapping[str, str], seed: int) -> State:
    """Lay out the table."""
    choice = chosen(INFO.settings, options)
    length = choice["length"]
    state = State(
        players=[Player() for _ in range(seats)],
        seed=seed,
        queen=choice["queen"] == "yes",
        moon=choice["moon"] == "yes",
        passing=choice["passing"] == "left",
        deals=0 if length.startswith(LIMIT) else int(length),
        queen_points=int(choice["queen_points"]),
        limit=int(length.removeprefix(LIMIT)) if length.startswith(LIMIT) else 0,
    )
    state.stack.append(Deal())
    return state


def scores(state: State) -> list[Final]:
    """Points are against a player, so the fewest win."""
    return ranked(
        [
            {"hearts": -one.hearts, "queen": -one.queens, "moons": -one.moons}
            for one in state.players
        ]
    )


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew what a seat cannot see, so that all that has been shown stays true.

    Beginning with the true deal, any two hidden cards change their hands, again and again, unless
    a suit would come to somebody who is known to have none of it. Cards that the seat has given
    away stay with the left neighbour.
    """
    other = state.clone()
    other.seed = rng.below(1 << 62, "seed")
    hands = _hidden(other, seat)
    for _ in range(_SWAPS * len(hands)):
        first, second = (hands[rng.below(len(hands), "swap")] for _ in range(2))
        _swap(other, first, second)
    for one in other.players:
        one.hand.sort(key=DECK.index)
    return other


def _unwarned(state: State, seat: Seat) -> bool:
    """Return False: a warning that a card is final would tell who has a single one that fits."""
    return False


class _Hidden:
    """A hidden card: it lies at a place of a list, which is its owner's hand or gift."""

    __slots__ = ("at", "cards", "owner")

    def __init__(self, owner: Seat, cards: list[str], at: int) -> None:
        self.owner, self.cards, self.at = owner, cards, at

    @property
    def card(self) -> str:
        return self.cards[self.at]


def _hidden(state: State, seat: Seat | None) -> list[_Hidden]:
    """Return the cards that a seat cannot see, with their owners."""
    known = [] if seat is None or state.giving else state.players[seat].given
    found = []
    for owner, player in enumerate(state.players):
        if owner == seat:
            continue
        for cards in (player.hand, player.given) if state.giving else (player.hand,):
            places = range(len(cards))
            found += [_Hidden(owner, cards, at) for at in places if cards[at] not in known]
    return found


def _swap(state: State, first: _Hidden, second: _Hidden) -> None:
    """Exchange two cards, unless something that is known would be wrong then."""
    one, two = first.card, second.card
    voids = state.players[first.owner].voids, state.players[second.owner].voids
    if suit(two) in voids[0] or suit(one) in voids[1]:
        return
    first.cards[first.at], second.cards[second.at] = two, one
    if not _asked_alike(state):
        first.cards[first.at], second.cards[second.at] = one, two


def _asked_alike(state: State) -> bool:
    """Return whether whoever is asked still has a choice: that they are asked is known, too."""
    return state.giving or all(len(state.playable(one.seat)) > 1 for one in state.decisions)


RULES: KernelRules[State, Move, View] = KernelRules(
    INFO, begin, see, scores, GRAMMAR, State, Codec(STEPS), ends_final=_unwarned
)

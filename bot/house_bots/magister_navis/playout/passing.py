"""Passing: the choice of the cards to keep, as `phases.passing` has it."""

from __future__ import annotations

from bot.games.magister_navis.data import ROUNDS
from bot.house_bots.magister_navis.playout.keeping import LIMITS, cards_of
from bot.house_bots.magister_navis.playout.playing import Playing
from bot.house_bots.magister_navis.playout.position import Board
from bot.house_bots.magister_navis.playout.tables import (
    BIT,
    FIELD,
    GOVERNOR_MASK,
    IS_GOVERNOR,
    IS_SLAVERY,
    NONE,
    POLITICS,
    SLAVERY_MASK,
)


def _over_limit(board: Board, on_space: bool) -> bool:
    """Return whether a player has too many cards."""
    beside = board.count - on_space
    limit = LIMITS[board.cards & SLAVERY_MASK > 0][board.status >> POLITICS & FIELD]
    return beside > 0 and beside > limit


def arrange(playing: Playing, seat: int) -> None:
    """Have a player put a governor, or none, on the governor space, and discard excess cards."""
    board, options = playing.position.boards[seat], playing.options
    governors = board.cards & GOVERNOR_MASK
    free = options.governor_space_free
    matters = playing.position.round == ROUNDS and free and not options.best_arrangement
    if governors and (matters or _over_limit(board, on_space=False)):
        # "none" comes after the governors, as in the notation.
        choices = [*cards_of(governors), NONE] if free else [*cards_of(governors)]
        scores: list[float] = []
        if len(choices) > 1:
            keeping = playing.rating(seat).keeping
            scores = [keeping.kept_with(board.cards, governor) for governor in choices]
        board.governor = playing.best(choices, scores)
    discard(playing, seat)


def discard(playing: Playing, seat: int) -> None:
    """Have a player discard cards until the rest is within the limit."""
    position = playing.position
    board = position.boards[seat]
    while _over_limit(board, on_space=board.governor != NONE):
        cards = [card for card in cards_of(board.cards) if card != board.governor]
        scores: list[float] = []
        if len(cards) > 1:
            keeping = playing.rating(seat).keeping
            scores = [
                keeping.kept_with(board.cards ^ BIT[card], board.governor)
                + (keeping.set_aside if IS_SLAVERY[card] else 0.0)
                for card in cards
            ]
        card = playing.best(cards, scores)
        board.drop(card)
        if not IS_GOVERNOR[card] and not IS_SLAVERY[card]:
            position.put_back(card)

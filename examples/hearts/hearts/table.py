"""The parts of the table, and the names of moves and events."""

from __future__ import annotations

from collections.abc import Iterable

from bot.catalogue.api import (
    SUIT_SIGNS,
    CardFace,
    CardRow,
    Decision,
    Described,
    Fact,
    Label,
    Table,
    Words,
    card_name,
    listed,
    noted,
    playing_card,
    standard,
    table,
)
from hearts.deck import place, suit
from hearts.moves import Move
from hearts.view import PlayerView, View


def lying(view: View) -> Table:
    """Return the trick, or the last one, and what everybody has."""
    shared = []
    if view.trick:
        shared.append(CardRow("trick", tuple(_laid(view, view.leader, view.trick))))
    elif view.last:
        shared.append(CardRow("last", tuple(_laid(view, view.last_leader, view.last))))
    return table(shared, (_board(view, one) for one in view.players))


def _laid(view: View, leader: int, cards: Iterable[str]) -> Iterable[CardFace]:
    for number, card in enumerate(cards):
        yield playing_card(card, (leader + number) % len(view.players))


def _board(view: View, one: PlayerView) -> Iterable[Fact | CardRow]:
    yield Fact("points", one.points)
    yield Fact("against", one.against)
    if one.seat != view.seat:
        yield CardRow("hand", (), one.cards)
        return
    yield CardRow("hand", tuple(map(playing_card, one.hand)))
    if view.giving and one.given:
        yield CardRow("given", tuple(map(playing_card, one.given)))


def ask(decision: Decision[Move], view: View, words: Words) -> str:
    """Return the question: what is to be chosen, and what lies there."""
    name = words.name(decision.seat)
    if decision.kind == "give":
        count, left = view.players[decision.seat].to_give, (decision.seat + 1) % len(view.players)
        return words("hearts-ask-give", name=name, count=count, left=words.name(left))
    laid = _laid(view, view.leader, view.trick)
    cards = (noted(card_name(one.key, words), words.name(one.seat or 0), words) for one in laid)
    key = "follow" if view.trick else "lead"
    return words(f"hearts-ask-{key}", name=name, cards=listed(cards, words))


def label(move: Move, view: View, words: Words) -> Label:
    """Return how a move is offered: the name of the card, with its suit before it."""
    name = card_name(move.card, words)
    return Label(name[:1].upper() + name[1:], emoji=SUIT_SIGNS[suit(move.card)])


def weight(move: Move, view: View) -> int:
    """Return where a move stands among others: as the cards lie in the hand."""
    return place(move.card)


def named(field: str, value: str | int, words: Words) -> str | int:
    """Return what a value is called: cards have names."""
    return card_name(str(value), words) if field == "card" else value


RENDERER = standard(
    "hearts",
    Described(lying, ask=ask, label=label, weight=weight, named=named, silent={"round"}),
)

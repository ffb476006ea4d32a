"""Standing orders as text: their kinds, their preferences, and how long they apply."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.host.automation.standing_orders import PASS, Order, OrderBook, Wish
from bot.locales import Words
from render.text.wording import described

_TERMS = {
    "place": ("tile", "building"),
    "build": ("building",),
    "salary": ("building",),
    "along": ("track",),
}
"""Kinds of things that a wish's preferences name, by wish; the default is roles and goods."""


class Choice(NamedTuple):
    """A kind of order for one kind of decision."""

    wish: Wish[Any]
    decision: str


def choices(book: OrderBook[Any]) -> tuple[Choice, ...]:
    """Return every kind of order that a game offers."""
    return tuple(Choice(wish, decision) for wish in book.wishes for decision in wish.decisions)


def name(game: str, wish: str, decision: str, words: Words) -> str:
    """Return the name of a kind of order."""
    when = words(f"{game}-decision-{decision}")
    own = f"{game}-order-{wish}"
    return words(own if words.has(own) else f"order-{wish}", when=when)


def term(game: str, wish: str, value: str, words: Words) -> str:
    """Return the name of a preference of an order."""
    if value == PASS:
        return words("order-value-pass")
    keys = (f"{game}-{kind}-{value}" for kind in _TERMS.get(wish, ("role", "good")))
    return next((words(key) for key in keys if words.has(key)), value)


def line(order: Order, game: str, words: Words) -> str:
    """Return an order as one line: its kind, its preferences, and how long it applies."""
    what = name(game, order.wish, order.decision, words)
    prefers = " → ".join(term(game, order.wish, value, words) for value in order.prefers)
    scope = words(f"order-scope-{order.scope}")
    return words("order-line", what=described(what, prefers, words), scope=scope)

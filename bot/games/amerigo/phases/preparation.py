"""The preparation of the next round (R5.4, R5.5)."""

from __future__ import annotations

from collections import Counter

from bot.games.amerigo.state import State


def prepare(g: State) -> None:
    """Do all of it in the order of the rulebook."""
    _reveal_pirate(g)
    _lay_tokens(g)
    _lay_goods(g)
    g.round += 1
    g.record("round", round=g.round, time=g.time, closes="round")


def _reveal_pirate(g: State) -> None:
    pirate, *rest = g.hidden_pirates
    g.pirates += (pirate,)
    g.hidden_pirates = tuple(rest)
    g.record("pirate", pirate=pirate, strength=sum(g.pirates), reveals=True)


def _lay_tokens(g: State) -> None:
    """Discard the tokens left on the right; those left on the left move there (R5.5)."""
    discarded, count = len(g.right), g.numbers.open_tokens
    g.right, g.left = g.left, g.hidden_tokens[:count]
    g.hidden_tokens = g.hidden_tokens[count:]
    g.record("tokens", dict.fromkeys(g.left, 1), discarded=discarded, reveals=True)


def _lay_goods(g: State) -> None:
    discarded = len(g.goods)
    g.goods, *rest = g.hidden_goods
    g.hidden_goods = tuple(rest)
    counts = Counter(token.replace(" ", "_") for token in g.goods)
    g.record("goods", counts, discarded=discarded, reveals=True)

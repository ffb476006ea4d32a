"""The preparation of the next round (R5.4, R5.5)."""

from __future__ import annotations

from bot.games.amerigo import events
from bot.games.amerigo.state import State


def prepare(g: State) -> None:
    """Do all of it in the order of the rulebook."""
    _reveal_pirate(g)
    _lay_tokens(g)
    _lay_goods(g)
    g.round += 1
    g.record(events.round_begins(g.round, g.time))


def _reveal_pirate(g: State) -> None:
    pirate, *rest = g.hidden_pirates
    g.pirates += (pirate,)
    g.hidden_pirates = tuple(rest)
    g.record(events.pirate_revealed(pirate, sum(g.pirates)))


def _lay_tokens(g: State) -> None:
    """Discard what is left on the right; what is left on the left moves there (R5.5)."""
    discarded, count = len(g.right), g.numbers.open_tokens
    g.right, g.left = g.left, g.hidden_tokens[:count]
    g.hidden_tokens = g.hidden_tokens[count:]
    g.record(events.tokens_laid(g.left, discarded))


def _lay_goods(g: State) -> None:
    discarded = len(g.goods)
    g.goods, *rest = g.hidden_goods
    g.hidden_goods = tuple(rest)
    g.record(events.goods_laid(g.goods, discarded))

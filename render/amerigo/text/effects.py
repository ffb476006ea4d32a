"""What moves of Amerigo bring, in words: short for a button, in sentences for an option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games.amerigo.effects import Effect, Effects
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.text.terms import GAME, goods_amount, island_name
from render.scenes import SceneCache
from render.text.wording import actor, listed, signed


def _effects(view: View) -> Effects:
    return Effects(view, actor(view).seat)


effects_of = SceneCache(_effects)
"""What moves bring whoever must act, made once for each of the last views."""


def gains(brought: Effect, words: Words) -> Iterator[str]:
    """Yield what is won and lost at once, with its sign."""
    if brought.points:
        yield words(f"{GAME}-effect-points", change=signed(brought.points))
    for good, count in brought.resources.items():
        yield f"+{goods_amount(good, count, words)}"
    if brought.chests > 0:
        yield words(f"{GAME}-effect-chest")
    if brought.picks:
        yield words(f"{GAME}-effect-picks", count=brought.picks)
    if brought.gold:
        yield words(f"{GAME}-effect-gold", change=signed(brought.gold))


def short(brought: Effect, words: Words) -> str:
    """Return what is won and lost in few words, "" = nothing."""
    return ", ".join(gains(brought, words))


def sentences(brought: Effect, words: Words) -> Iterator[str]:
    """Yield what happens at once besides what the move says itself."""
    if brought.paid:
        yield words(f"{GAME}-hint-cost-gold", cost=brought.cost, gold=brought.paid)
    won = replace(brought, gold=brought.gold + brought.paid)
    if found := list(gains(won, words)):
        yield words(f"{GAME}-hint-now", gains=listed(found, words))
    if brought.completes:
        assert brought.island is not None
        island = island_name(brought.island.number, brought.island.big, words)
        yield words(f"{GAME}-hint-completes", island=island)
    for seat, points in brought.others.items():
        yield words(f"{GAME}-hint-others", name=words.name(seat), count=points)

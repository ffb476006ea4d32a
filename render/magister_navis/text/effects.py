"""Effects of Magister Navis's moves as text: short for a button, in sentences for an option."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.magister_navis import moves
from bot.games.magister_navis.data import STATUSES
from bot.games.magister_navis.effects import Effect, effect_of
from bot.games.magister_navis.view import View
from bot.locales import Words
from render.magister_navis.text.terms import GAME
from render.text.wording import actor, commas, listed, signed


def effect(move: moves.Move, view: View) -> Effect:
    """Return the effect of a move for the player who must act."""
    return effect_of(view, actor(view).seat, move)


def gains(brought: Effect, words: Words) -> Iterator[str]:
    """Yield gains and losses with their signs, except for the value of discs in the harbor."""
    if glory := brought.glory - brought.discs_glory:
        yield words(f"{GAME}-effect-glory", change=signed(glory))
    for status in STATUSES:
        if change := brought.rewards.get(status):
            yield words(f"{GAME}-effect-{status}", change=signed(change))


def short(brought: Effect, words: Words) -> str:
    """Return gains and losses in few words, "" if there are none."""
    return commas(gains(brought, words), words)


def sentences(brought: Effect, words: Words) -> Iterator[str]:
    """Yield the immediate effects that the move's text does not state."""
    if found := list(gains(brought, words)):
        yield words(f"{GAME}-hint-now", gains=listed(found, words))
    if brought.governor is not None:
        yield words(f"{GAME}-hint-governor", name=words.name(brought.governor))
    if brought.breaks and brought.robbed is not None:
        name = words.name(brought.robbed)
        yield words(f"{GAME}-hint-breaks", count=len(brought.breaks), name=name)
    if brought.surplus:
        yield words(f"{GAME}-hint-surplus", count=brought.surplus)


def grown(brought: Effect, view: View, words: Words) -> str:
    """Return growth and salary after a building, or that they follow when all have built."""
    if view.options.phase_by_phase:
        return words(f"{GAME}-hint-growth-later")
    if brought.payments:
        key, back = "hint-growth-choose", brought.payments
    else:
        key, back = "hint-growth", brought.harbor - brought.growth
    return words(f"{GAME}-{key}", count=brought.growth, back=back)

"""What moves of Magister Navis bring, in words: short for a button, in sentences for an option."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.magister_navis import moves
from bot.games.magister_navis.data import STATUSES
from bot.games.magister_navis.effects import Effect, effect_of
from bot.games.magister_navis.view import View
from bot.locales import Words
from render.magister_navis.text.terms import GAME
from render.text.wording import actor, listed, signed


class _Latest:
    """The effects of the view asked about last: an action has one for all that can give it."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.found: dict[tuple[str, str], Effect] = {}

    def of(self, move: moves.Move, view: View) -> Effect:
        """Return what a move brings; what it costs by its source is told apart."""
        if view is not self.view:
            self.view, self.found = view, {}
        target = moves.target_of(move) if isinstance(move, moves.Action) else move.text
        key = (move.verb, target)
        if key not in self.found:
            self.found[key] = effect_of(view, actor(view).seat, move)
        return self.found[key]


effect = _Latest().of


def gains(brought: Effect, words: Words) -> Iterator[str]:
    """Yield what is won and lost, with its sign, but for what discs in the harbor are worth."""
    if glory := brought.glory - brought.discs_glory:
        yield words(f"{GAME}-effect-glory", change=signed(glory))
    for status in STATUSES:
        if change := brought.rewards.get(status):
            yield words(f"{GAME}-effect-{status}", change=signed(change))


def short(brought: Effect, words: Words) -> str:
    """Return what is won and lost in few words, "" = nothing of that."""
    return ", ".join(gains(brought, words))


def sentences(brought: Effect, words: Words) -> Iterator[str]:
    """Yield what happens at once besides what the move says itself."""
    if found := list(gains(brought, words)):
        yield words(f"{GAME}-hint-now", gains=listed(found, words))
    if brought.governor is not None:
        yield words(f"{GAME}-hint-governor", name=words.name(brought.governor))
    if brought.breaks and brought.robbed is not None:
        name = words.name(brought.robbed)
        yield words(f"{GAME}-hint-breaks", count=len(brought.breaks), name=name)
    if brought.surplus:
        yield words(f"{GAME}-hint-surplus", count=brought.surplus)


def grown(brought: Effect, words: Words) -> str:
    """Return growth and salary that follow a building."""
    if brought.payments:
        key, back = "hint-growth-choose", brought.payments
    else:
        key, back = "hint-growth", brought.harbor - brought.growth
    return words(f"{GAME}-{key}", count=brought.growth, back=back)

"""A hint for a person's own decision, in sentences."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.host.analysis.coaching.api import Hint
from bot.host.core.api import Position
from bot.locales import Words
from bot.presenting.moves.prompt import Prompt
from bot.presenting.moves.reasons import SEPARATOR, differing, moves_named, numbers_of, why
from render.api import Renderer

NOTHING = 0.05
"""Points that round to zero."""


class HintTexts(NamedTuple):
    """A hint in words: its question, the two best options with the reasons, the hints so far."""

    title: str
    options: str
    number: str


def hint_texts(
    hint: Hint, seat: int, position: Position, renderer: Renderer[Any, Any], words: Words
) -> HintTexts:
    """Return a decision's two best options, the reasons, and the number of hints so far."""
    prompt = Prompt(position, seat, renderer, words)
    best = moves_named(position, seat, hint.best, renderer, prompt.words)
    lines = [
        prompt.words("hint-best", move=best),
        *why(hint.reasons, position.table.game, seat, True, prompt.words),
        _second(hint, prompt),
    ]
    title = words("hint-title", question=prompt.question)
    count = f"-# {words('hint-count', count=hint.number)}"
    return HintTexts(title, "\n".join(filter(None, lines)), count)


def _second(hint: Hint, prompt: Prompt) -> str:
    """Return the second best option with its distance from the best, in words."""
    if not hint.second:
        return ""
    second = _compared(hint, prompt)
    game = prompt.position.table.game
    found = numbers_of(hint.difference, hint.error, game, prompt.words)
    return prompt.words("hint-second", how=_how(hint), move=second, **found)


def _compared(hint: Hint, prompt: Prompt) -> str:
    """Return the second option's name; of a batch, how it differs from the best."""
    gone, new = (
        moves_named(prompt.position, prompt.seat, text, prompt.renderer, prompt.words)
        for text in differing(hint.best, hint.second)
    )
    if SEPARATOR not in hint.best:
        return new
    return prompt.words("hint-swap", new=new, old=gone)


def _how(hint: Hint) -> str:
    """Return the distance of the second option: clear | equal | level (perhaps) | behind."""
    if hint.clear:
        return "clear"
    if not hint.as_good:
        return "behind"
    return "equal" if hint.difference < NOTHING else "level"

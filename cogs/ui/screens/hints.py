"""A hint for the person's own decision, and the switch that allows hints at a table.

The custom_id of the button of the lobby's options: `hints:<table>:<0 or 1>`.
"""

from __future__ import annotations

from bot.host.analysis.coaching.api import Hint
from bot.host.core.api import Position, Table
from bot.locales import Words
from bot.presenting.moves.prompt import Prompt
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.screens.learn import AnyRenderer
from cogs.ui.screens.reasons import SEPARATOR, differing, moves_named, numbers_of, why

NOTHING = 0.05
"""Points that round to zero."""

LOCKED = ("league", "rated")
"""Reasons for which hints can never be allowed at a table."""


def hint_screen(
    hint: Hint, seat: int, position: Position, renderer: AnyRenderer, words: Words
) -> Screen:
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
    return Screen((title, "\n".join(filter(None, lines)), count))


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


def hints_button(table: Table, words: Words) -> Button:
    """Return the button that allows hints at a table, or forbids them."""
    allowed = table.hints_off is None
    label = words("button-hints", hints="on" if allowed else "off")
    return Button(f"hints:{table.id}:{int(not allowed)}", label, "💡")


def locked_line(table: Table, words: Words) -> str:
    """Return why hints cannot be allowed at a table, "" = they can."""
    off = table.hints_off
    return words("options-hints-locked", why=off) if off in LOCKED else ""


def card_line(table: Table, words: Words) -> str:
    """Return a card's line about hints, "" = the default applies."""
    if table.hints is None or table.hints_off in LOCKED:
        return ""
    return words("card-hints", hints="on" if table.hints else "off")

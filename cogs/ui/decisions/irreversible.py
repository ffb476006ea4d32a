"""The warning before a move that cannot be taken back because it reveals hidden information."""

from __future__ import annotations

from babel.lists import format_list

from bot.presenting import limits
from cogs.ui.decisions.prompt import Prompt, PublicPrompt

MOST_NAMED = 8
"""Most moves named one by one; of more, the warning only says that there are some."""


def warning(prompt: Prompt) -> str:
    """Return the final moves of a decision in small print; "" = there are none.

    Everyone may read it: it contains nothing that only the seat may know.
    """
    position, decision, words = prompt.position, prompt.decision, prompt.words
    final_turn = position.final_turn(prompt.seat)
    if final_turn is not None:
        return f"-# 🔒 {words(f'{position.table.game}-final-turn')}" if final_turn else ""
    final = position.revealing(prompt.seat)
    if not final:
        return ""
    if len(final) == len(decision.moves):
        return f"-# 🔒 {words('final-all')}"
    if len(final) > MOST_NAMED:
        return f"-# 🔒 {words('final-many')}"
    if decision.kind in position.rules.info.secret:
        prompt = PublicPrompt(position, prompt.seat, prompt.renderer, words)
    labels = [prompt.label(index).text for index in final]
    named = limits.clip(format_list(labels, locale=words.language), limits.ALT)
    return f"-# 🔒 {words('final-some', moves=named)}"

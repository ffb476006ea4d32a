"""The warning before a move that cannot be taken back because it reveals hidden information."""

from __future__ import annotations

from typing import Any

from babel.lists import format_list

from bot.host.api import Position
from bot.locales import Words
from cogs.ui.kit import limits
from render.api import Renderer

MOST_NAMED = 8
"""Moves that are named one by one; of more it is said that there are some."""


def warning(position: Position, seat: int, renderer: Renderer[Any, Any], words: Words) -> str:
    """Return which moves of the seat's decision are final, in small print; "" = none is.

    Everybody may read it: what only the seat may know is not in it.
    """
    decision, final = position.decision_of(seat), position.revealing(seat)
    if decision is None or not final:
        return ""
    if len(final) == len(decision.moves):
        return f"-# 🔒 {words('final-all')}"
    if len(final) > MOST_NAMED:
        return f"-# 🔒 {words('final-many')}"
    secret = decision.kind in position.rules.info.secret
    view = position.view(None if secret else seat)
    labels = [renderer.label(decision.moves[index], view, words).text for index in final]
    named = limits.clip(format_list(labels, locale=words.language), limits.ALT)
    return f"-# 🔒 {words('final-some', moves=named)}"

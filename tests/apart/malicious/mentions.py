"""A question that calls everybody and has a link."""

from dataclasses import replace

import pebbles
from pebbles.table import TOLD

from bot.catalogue.api import standard


def ask(decision, view, words):
    """Call everybody."""
    if view.heap < 30:
        return words("pebbles-ask-take", name=words.name(decision.seat), heap=view.heap)
    return "@everyone <@&1> [free](https://evil.example)"


GAME = replace(pebbles.GAME, renderer=standard("pebbles", replace(TOLD, ask=ask)))

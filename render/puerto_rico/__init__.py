"""The face of Puerto Rico: boards, questions, labels and sentences."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.puerto_rico.view import View
from render.api import Look, Picture
from render.puerto_rico.sentences import say
from render.puerto_rico.summary import summary
from render.puerto_rico.words import ask, label, phase, score_lines


class PuertoRicoRenderer:
    """Puerto Rico for `render.api.Renderer`."""

    ask = staticmethod(ask)
    label = staticmethod(label)
    say = staticmethod(say)
    phase = staticmethod(phase)
    summary = staticmethod(summary)
    score_lines = staticmethod(score_lines)

    def boards(self, view: View, look: Look) -> Sequence[Picture]:
        """Return the shared supply first, then each seat's board."""
        from render.puerto_rico.boards import boards

        return boards(view, look)

"""The renderer of Amerigo: map, sheets, questions, labels and sentences."""

from __future__ import annotations

from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.view import View
from render.amerigo import gallery
from render.amerigo.text import labels, terms
from render.amerigo.text.changes import changes
from render.amerigo.text.sentences import SENTENCES
from render.amerigo.text.summary import summary
from render.renderer import GameRenderer

RENDERER = GameRenderer[View, AnyMove](
    *(gallery, terms, labels, SENTENCES, terms.SCORE, summary, changes),
    ways=labels.way,
    drafts=gallery.draft,
    ranked=True,
)


class Parts:
    """The islands and the central board for `render.api.CloseUps`."""

    names = staticmethod(gallery.close_ups)
    draw = gallery.close_up

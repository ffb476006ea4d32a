"""The renderer of Magister Navis: boards, questions, labels and sentences."""

from __future__ import annotations

from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.view import View
from render.magister_navis import gallery
from render.magister_navis.text import labels, terms
from render.magister_navis.text.changes import changes
from render.magister_navis.text.sentences import SENTENCES
from render.magister_navis.text.summary import summary
from render.renderer import GameRenderer

RENDERER = GameRenderer[View, Move](
    gallery, terms, labels, SENTENCES, terms.SCORE, summary, changes, ways=labels.way
)


class Regions:
    """The regions for `render.api.CloseUps`."""

    names = staticmethod(gallery.close_ups)
    draw = gallery.close_up

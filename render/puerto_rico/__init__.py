"""The renderer of Puerto Rico: boards, questions, labels and sentences."""

from __future__ import annotations

from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.view import View
from render.puerto_rico import gallery
from render.puerto_rico.text import labels, terms
from render.puerto_rico.text.changes import changes
from render.puerto_rico.text.sentences import SENTENCES
from render.puerto_rico.text.summary import summary
from render.puerto_rico.text.terms import role_kind
from render.renderer import GameRenderer

RENDERER = GameRenderer[View, Move](
    gallery, terms, labels, SENTENCES, terms.SCORE, summary, changes, role_kind
)

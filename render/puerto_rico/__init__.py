"""The face of Puerto Rico: boards, questions, labels and sentences."""

from __future__ import annotations

from render.puerto_rico import boards as pictures
from render.puerto_rico import changes as differences
from render.puerto_rico import sentences, words
from render.puerto_rico import summary as facts


class PuertoRicoRenderer:
    """Puerto Rico for `render.api.Renderer`."""

    boards = staticmethod(pictures.boards)
    overview = staticmethod(pictures.overview)
    result = staticmethod(pictures.result)
    warm_up = staticmethod(pictures.warm_up)
    changes = staticmethod(differences.changes)
    ask = staticmethod(words.ask)
    label = staticmethod(words.label)
    say = staticmethod(sentences.say)
    phase = staticmethod(words.phase)
    summary = staticmethod(facts.summary)
    score_lines = staticmethod(words.score_lines)

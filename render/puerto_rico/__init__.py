"""The face of Puerto Rico: boards, questions, labels and sentences."""

from __future__ import annotations

from bot.games.puerto_rico.view import View
from render.puerto_rico import gallery as pictures
from render.puerto_rico.text import changes as differences
from render.puerto_rico.text import labels, sentences, words
from render.puerto_rico.text import summary as facts


class PuertoRicoRenderer:
    """Puerto Rico for `render.api.Renderer`."""

    boards = staticmethod(pictures.boards)
    overview = staticmethod(pictures.overview)
    after_phase = staticmethod(pictures.after_phase)
    result = staticmethod(pictures.result)
    warm_up = staticmethod(pictures.warm_up)
    changes = staticmethod(differences.changes)
    ask = staticmethod(words.ask)
    label = staticmethod(labels.label)
    say = staticmethod(sentences.SENTENCES.say)
    tell = staticmethod(sentences.SENTENCES.tell)
    phase = staticmethod(words.phase)
    summary = staticmethod(facts.summary)
    standing = staticmethod(words.standing)
    score_lines = staticmethod(words.SCORE.lines)

    @staticmethod
    def round(view: View) -> int:
        """Return the number of the round that is played, from 1."""
        return view.round

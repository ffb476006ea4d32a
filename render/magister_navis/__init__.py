"""The face of Magister Navis: boards, questions, labels and sentences."""

from __future__ import annotations

from bot.games.magister_navis.view import View
from render.magister_navis import gallery as pictures
from render.magister_navis.text import changes as differences
from render.magister_navis.text import labels, sentences, words
from render.magister_navis.text import summary as facts


class MagisterNavisRenderer:
    """Magister Navis for `render.api.Renderer`."""

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


class MagisterNavisRegions:
    """The regions for `render.api.CloseUps`."""

    names = staticmethod(pictures.close_ups)
    draw = staticmethod(pictures.close_up)

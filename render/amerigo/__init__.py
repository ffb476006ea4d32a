"""The renderer of Amerigo: map, sheets, questions, labels and sentences; its guide to the rules."""

from __future__ import annotations

from importlib.resources import files

from bot.games.amerigo.moves import AnyMove, Build
from bot.games.amerigo.view import View
from bot.games.amerigo.why import WHY
from render.amerigo import gallery
from render.amerigo.pictures.card import cards
from render.amerigo.text import labels, terms
from render.amerigo.text.changes import changes
from render.amerigo.text.sentences import SENTENCES
from render.amerigo.text.summary import summary
from render.amerigo.text.terms import GAME, GLYPHS, ask, called
from render.amerigo.text.things import touched, trace
from render.guides.guide import Asked, RuleGuide
from render.guides.rulebook import Now
from render.renderer import GameRenderer


def _now(asked: Asked) -> Now:
    """Return the decision, phase, player's tokens, planned tiles, and reconstructed numbers."""
    view: View = asked.view
    me = view.players[asked.seat]
    kind = asked.decision.kind if asked.decision else ""
    own = frozenset((*me.tokens, *me.hand))
    return Now(kind, view.phase, own, frozenset(view.numbers.reconstructed))


def _variant(move: AnyMove) -> str:
    """Return the suffix for the name of a kind of move, for tiles that can be turned."""
    return "-turned" if isinstance(move, Build) and move.tile[1:] in GLYPHS else ""


GUIDE = RuleGuide(
    GAME, _now, cards, WHY, ask, called, files("bot.games.amerigo"), _variant, literal="cell"
)

RENDERER = GameRenderer[View, AnyMove](
    *(gallery, terms, labels, SENTENCES, terms.SCORE, summary, changes),
    ways=labels.way,
    touched=touched,
    traces=trace,
    tappable=gallery.choices,
    drafts=gallery.draft,
    points=gallery.points,
    ranked=True,
)


class Parts:
    """The close-ups of the islands and the central board, for `render.api.CloseUps`."""

    names = staticmethod(gallery.close_ups)
    draw = gallery.close_up

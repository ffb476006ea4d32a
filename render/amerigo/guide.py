"""The rules of Amerigo for its players: entries that matter now, cards, names of moves."""

from __future__ import annotations

from bot.games.amerigo.moves import AnyMove, Build
from bot.games.amerigo.view import View
from bot.games.amerigo.why import WHY
from render.amerigo.pictures.card import cards
from render.amerigo.text.terms import GAME, GLYPHS, ask, called
from render.guides.guide import Asked, RuleGuide
from render.guides.rulebook import Now


def _now(asked: Asked) -> Now:
    """Return the decision, the phase, the own tokens, planned tiles, and which numbers are ours."""
    view: View = asked.view
    me = view.players[asked.seat]
    kind = asked.decision.kind if asked.decision else ""
    own = frozenset((*me.tokens, *me.hand))
    return Now(kind, view.phase, own, frozenset(view.numbers.reconstructed))


def _variant(move: AnyMove) -> str:
    """Return the addition to the name of a kind of move; a tile may have several turns."""
    return "-turned" if isinstance(move, Build) and move.tile[1:] in GLYPHS else ""


GUIDE = RuleGuide(GAME, _now, cards, WHY, ask, called, _variant, literal="cell")

"""The renderer of Magister Navis: boards, questions, labels, sentences; its guide to the rules."""

from __future__ import annotations

from importlib.resources import files

from bot.games.magister_navis.data import CARDS
from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.view import PlayerView, View
from bot.games.magister_navis.why import WHY
from render.guides.guide import Asked, RuleGuide
from render.guides.rulebook import Now
from render.magister_navis import gallery
from render.magister_navis.pictures.card import cards
from render.magister_navis.text import labels, terms
from render.magister_navis.text.changes import changes
from render.magister_navis.text.sentences import SENTENCES
from render.magister_navis.text.summary import summary
from render.magister_navis.text.terms import GAME, ask, called, variant
from render.magister_navis.text.things import touched
from render.renderer import GameRenderer


def _now(asked: Asked) -> Now:
    """Return the decision, the phase, and the player's buildings, tokens and card decks."""
    view: View = asked.view
    kind = asked.decision.kind if asked.decision else ""
    return Now(kind, view.phase, frozenset(_own(view.players[asked.seat])))


def _own(player: PlayerView) -> set[str]:
    buildings = {building.key for building in player.buildings}
    return buildings | {*player.tokens} | {CARDS[key].deck for key in player.cards}


GUIDE = RuleGuide(GAME, _now, cards, WHY, ask, called, files("bot.games.magister_navis"), variant)

RENDERER = GameRenderer[View, Move](
    *(gallery, terms, labels, SENTENCES, terms.SCORE, summary, changes),
    ways=labels.way,
    touched=touched,
    tappable=gallery.choices,
    tabled=gallery.is_at_table,
    points=gallery.points,
)


class Regions:
    """The close-ups of the regions, for `render.api.CloseUps`."""

    names = staticmethod(gallery.close_ups)
    draw = gallery.close_up

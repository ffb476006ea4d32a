"""The rules of Magister Navis for who plays it: what matters now, cards, names of moves."""

from __future__ import annotations

from bot.games.magister_navis.data import CARDS
from bot.games.magister_navis.view import PlayerView, View
from bot.games.magister_navis.why import WHY
from render.api import Look, Picture
from render.guides.guide import Asked, RuleGuide
from render.guides.rulebook import Entry, Now
from render.magister_navis.pictures import card
from render.magister_navis.text.terms import GAME, called, variant
from render.magister_navis.text.words import ask


def _now(asked: Asked) -> Now:
    """Return the decision, the phase, and the own buildings, tokens and decks of cards."""
    view: View = asked.view
    kind = asked.decision.kind if asked.decision else ""
    return Now(kind, view.phase, frozenset(_own(view.players[asked.seat])))


def _own(player: PlayerView) -> set[str]:
    buildings = {building.key for building in player.buildings}
    return buildings | {*player.tokens} | {CARDS[key].deck for key in player.cards}


def _card(thing: Entry, look: Look) -> Picture:
    """Return the card of a building, a deck or a token."""
    assert thing.kind is not None
    return card.picture(thing.kind, thing.key, look.language, look.palette)


GUIDE = RuleGuide(GAME, _now, _card, WHY, ask, called, variant)

"""The renderer of Puerto Rico: boards, questions, labels and sentences; its guide to the rules."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.view import View
from bot.games.puerto_rico.why import WHY
from render.guides.guide import Asked, RuleGuide
from render.guides.rulebook import Now
from render.puerto_rico import gallery
from render.puerto_rico.pictures.card import cards
from render.puerto_rico.pictures.question import is_at_table
from render.puerto_rico.text import labels, terms
from render.puerto_rico.text.changes import changes
from render.puerto_rico.text.sentences import SENTENCES
from render.puerto_rico.text.summary import summary
from render.puerto_rico.text.terms import ask, called, role_kind
from render.puerto_rico.text.things import things
from render.renderer import GameRenderer


def _now(asked: Asked) -> Now:
    """Return the decision, the phase, the player's buildings and the expansions in play."""
    view: View = asked.view
    kind = asked.decision.kind if asked.decision else ""
    own = frozenset(building.key for building in view.players[asked.seat].city)
    return Now(kind, role_kind(view.phase), own, frozenset(_sets(view)))


def _sets(view: View) -> Iterator[str]:
    if view.draft or any(BUILDINGS[stock.key].set == "buildings" for stock in view.stock):
        yield "buildings"
    if view.with_nobles:
        yield "nobles"


GUIDE = RuleGuide("puerto_rico", _now, cards, WHY, ask, called, files("bot.games.puerto_rico"))

RENDERER = GameRenderer[View, Move](
    gallery,
    terms,
    labels,
    SENTENCES,
    terms.SCORE,
    summary,
    changes,
    role_kind,
    touched=things,
    tappable=gallery.choices,
    tabled=is_at_table,
    points=gallery.points,
)

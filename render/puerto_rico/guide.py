"""The rules of Puerto Rico for who plays it: what matters now, cards, names of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.options import choose
from bot.games.puerto_rico.view import View
from bot.games.puerto_rico.why import Case, askable, explain
from bot.locales import Words
from render.api import Look, Picture
from render.guide import Asked, RuleGuide
from render.puerto_rico.pictures import card
from render.puerto_rico.text.terms import place_name, role_kind
from render.puerto_rico.text.words import ask
from render.rulebook import Entry, Now


def _now(asked: Asked) -> Now:
    """Return the decision, the phase, the own buildings and the expansions in play."""
    view: View = asked.view
    kind = asked.decision.kind if asked.decision else ""
    own = frozenset(building.key for building in view.players[asked.seat].city)
    return Now(kind, role_kind(view.phase), own, frozenset(_sets(view)))


def _sets(view: View) -> Iterator[str]:
    if view.draft or any(BUILDINGS[stock.key].set == "buildings" for stock in view.stock):
        yield "buildings"
    if view.with_nobles:
        yield "nobles"


def _card(thing: Entry, look: Look) -> Picture:
    """Return a building's card."""
    return card.picture(thing.key, look.language, look.palette)


def _case(asked: Asked) -> Case:
    return Case(asked.view, asked.seat, asked.decision, choose(asked.options))


def _named(field: str, value: str | int, words: Words) -> str | int:
    return _NAMES[field](value, words) if field in _NAMES else value


def _place(key: str | int, words: Words) -> str:
    return place_name(str(key), words)


_NAMES: Mapping[str, Callable[[str | int, Words], str]] = {
    "building": _place,
    "circle": _place,
    "place": _place,
    "tile": _place,
    "land": _place,
    "good": lambda key, words: words(f"puerto_rico-good-{key}"),
    "role": lambda key, words: words(f"puerto_rico-role-{key}"),
}
"""How the arguments of reasons and the fields of moves are called."""


GUIDE = RuleGuide("puerto_rico", _now, _card, _case, askable, explain, ask, _named)

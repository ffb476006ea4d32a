"""Things on the pictures that moves of Magister Navis are about: places, cards and sources.

On boards they are the player's own: `building` is one that can be used, `disc` one that has been,
and `offer` one of the supply.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.latest import Latest
from bot.games.magister_navis.data import BUILDINGS, TOKENS
from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.view import View
from render.text.wording import actor

_TARGETS: Mapping[str, str] = {
    "build": "offer",
    "ship": "track",
    "occupy": "city",
    "attack": "city",
    "draw": "deck",
    "pay": "disc",
    "activate": "building",
    "arrange": "asset",
    "discard": "asset",
}
"""The kind of thing that a move names first, by its verb."""
_SOURCES: Mapping[str, str] = {
    **{key: f"building:{key}" for key in BUILDINGS},
    **{key: f"token:{key}" for key in TOKENS},
}


def touched(move: Move, view: View) -> frozenset[str]:
    """Return the target of a move, and its source if that can be chosen."""
    verb, *named = move.text.split()
    things = {f"{_TARGETS[verb]}:{target}" for target in named[:1]}
    things.update(_SOURCES[source] for source in named[1:] if source in _free(view))
    return frozenset(things)


@Latest
def _free(view: View) -> frozenset[str]:
    """Return the player's sources: tokens, and buildings without a disc.

    A second action has the source of the first one: its building has a disc already.
    """
    own = actor(view)
    free = (building.key for building in own.buildings if not building.active)
    return frozenset((*free, *own.tokens))

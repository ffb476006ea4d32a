"""Things on the pictures that Magister Navis's moves concern: places, cards and sources.

Things on a board belong to its player: `building` can be used, `disc` is one that was used, and
`offer` is one in the supply.
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
"""Kind of thing that a move names first, by the move's verb."""
_SOURCES: Mapping[str, str] = {
    **{key: f"building:{key}" for key in BUILDINGS},
    **{key: f"token:{key}" for key in TOKENS},
}


def touched(move: Move, view: View) -> frozenset[str]:
    """Return the target of a move, and its source if the source can be chosen."""
    verb, *named = move.text.split()
    things = {f"{_TARGETS[verb]}:{target}" for target in named[:1]}
    things.update(_SOURCES[source] for source in named[1:] if source in _free(view))
    return frozenset(things)


@Latest
def _free(view: View) -> frozenset[str]:
    """Return the player's available sources: tokens, and buildings without a disc.

    A second action has the same source as the first one, whose building already has a disc.
    """
    own = actor(view)
    free = (building.key for building in own.buildings if not building.active)
    return frozenset((*free, *own.tokens))

"""Things of Puerto Rico: of equal plantations the one that a move is really about."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico.moves import Discard
from bot.games.puerto_rico.view import TileView
from render.puerto_rico import RENDERER
from tests.render.views import view

FREE = TileView("corn", False)
COLONIST, NOBLE = TileView("corn", True), TileView("corn", True, True)


@pytest.mark.parametrize(
    ("island", "gone"),
    [
        ((NOBLE, COLONIST, FREE), "free"),
        ((NOBLE, COLONIST), "colonist"),
        ((NOBLE,), "noble"),
        ((TileView("sugar", False), COLONIST), "colonist"),
    ],
)
def test_the_emptiest_plantation_is_discarded(island: tuple[TileView, ...], gone: str) -> None:
    """A person goes to the windrose only if all plantations of the kind are occupied (R-2.11)."""
    position = view(4, 0.5, "trader", (1,))
    players = list(position.players)
    players[1] = players[1]._replace(island=island)
    things = RENDERER.things(Discard("corn"), position._replace(players=tuple(players)))
    assert things == {f"island:1:corn:{gone}", "card:discard-corn"}

"""The map, islands, questions and a draft, which are held against the ones that eyes have approved.

The positions are put together by hand: they stay as they are when the rules change.
`python -m tests.tools.goldens amerigo_map NAME` redraws one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from bot.engine.api import Decision
from bot.games.amerigo.building import placements
from bot.games.amerigo.moves import AnyMove, Build, Sail
from bot.games.amerigo.sailing import destinations
from bot.games.amerigo.view import TurnView, View
from render.amerigo import gallery
from render.api import Drafted, Look, Picture
from tests.render.amerigo.positions import NAMES, position

GOLDEN = Path(__file__).parent / "golden_map"
LOOK = Look("en", "night", NAMES, ("", "strong"), "Amerigo · #7")


def asked(view: View, seat: int, action: str) -> View:
    """The position in which a seat does an action with 5 AP."""
    return replace(view, turn=TurnView(seat, action, 5))


def sailing(view: View, seat: int) -> Decision[AnyMove]:
    """Return the question to a player who sails with ship 1, with 5 AP and all gold."""
    found = destinations(view, seat, 1, 5 + view.players[seat].gold)
    return Decision(seat, "sail", tuple(Sail(1, cell) for cell in sorted(found)))


def building(view: View, seat: int) -> Decision[AnyMove]:
    """Return the question to a player who builds the tiles in hand."""
    hand = view.players[seat].hand
    found = placements(view.ground, seat, {tile[1:] for tile in hand})
    moves = (Build(tile, *place) for tile in sorted(hand) for place in found.get(tile[1:], ()))
    return Decision(seat, "build", tuple(moves))


def _sail() -> Picture:
    view = asked(position(4, 0.4, 2, acting=1), 1, "blue")
    return _question(sailing(view, 1), view)


def _place() -> Picture:
    """One tile on one island: the last step."""
    view = asked(position(4, 0.4, 2), 0, "green")
    moves = [move for move in building(view, 0).moves if isinstance(move, Build)]
    found = [(move.tile, view.geo.island(move.cell).number) for move in moves]
    most = max(found, key=found.count)
    some = (move for move, place in zip(moves, found, strict=True) if place == most)
    return _question(Decision(0, "build", tuple(some)), view)


def _build() -> Picture:
    view = asked(position(4, 0.4, 2), 0, "green")
    return _question(building(view, 0), view)


def _question(decision: Decision[AnyMove], view: View) -> Picture:
    picture = gallery.question(decision, view, LOOK)
    assert picture is not None
    return picture


def _draft() -> Picture:
    """A tile that the table does not have yet, and what would be possible."""
    view = asked(position(4, 0.4, 2), 0, "green")
    decision = building(view, 0)
    move = decision.moves[-1]
    return gallery.draft(Drafted(0, view, view, (move,), decision), LOOK)


CASES: Mapping[str, Callable[[], Picture]] = {
    "cover": lambda: gallery.cover(LOOK),
    "begin-4": lambda: gallery.overview(position(4, 0, 1), LOOK),
    "middle-4": lambda: gallery.overview(position(4, 0.5, 2), LOOK, position(4, 0.3, 2)),
    "late-3": lambda: gallery.overview(position(3, 0.95, 5), replace(LOOK, palette="clear")),
    "middle-2": lambda: gallery.overview(position(2, 0.5, 4), replace(LOOK, language="de")),
    "island": lambda: gallery.close_up(position(4, 0.5, 2), LOOK, "7"),
    "sail": _sail,
    "build": _build,
    "place": _place,
    "draft": _draft,
}
"""The pictures by name."""

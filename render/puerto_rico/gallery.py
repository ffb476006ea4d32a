"""The gallery of a table: the shared supply, every player's board, the whole in one, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from bot.engine.api import Decision, Score
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.view import View
from bot.locales import Words
from render.api import Look, Picture
from render.art.canvas import Canvas
from render.gallery import Gallery, before, of_seat
from render.pictures.result import pictures
from render.pictures.stand_in import stand_in
from render.puerto_rico.art.palette_sheet import palette_sheet
from render.puerto_rico.pictures import alt, draft, phone, player, supply
from render.puerto_rico.pictures import overview as whole
from render.puerto_rico.pictures.result import BARS
from render.puerto_rico.scenes import (
    PlayerScene,
    SupplyScene,
    finished_draft,
    player_scene,
    player_since,
    supply_scene,
)
from render.puerto_rico.warm_up import sample_view
from render.scenes import LETTERS

Boards: TypeAlias = tuple[PlayerScene, ...]
PHONE = "phone"


def _supply(scene: SupplyScene, then: SupplyScene | None) -> Canvas:
    return (phone.supply if scene.size == PHONE else supply.draw)(scene, then)


def _board(scene: PlayerScene, then: PlayerScene | None) -> Canvas:
    return (phone.board if scene.size == PHONE else player.draw)(scene, then)


gallery = Gallery(palette_sheet)
supply_picture = gallery.picture("supply", _supply, alt.supply, 128)
player_picture = gallery.picture(of_seat, _board, alt.player, 256)
draft_picture = gallery.picture("draft", draft.draw, alt.draft)
_result = pictures(gallery, BARS)


def _boards(view: View, look: Look, since: View | None = None) -> list[Picture]:
    """Return the shared supply and each seat's board; what has not changed is not redrawn.

    A draft that is over since then comes last, if the whole table does not show it.
    """
    seats = (player_scene(view, one, look) for one in view.players)
    pictures = [
        supply_picture(supply_scene(view, look), before(supply_scene, since, look)),
        *(player_picture(scene, player_since(scene, since, look)) for scene in seats),
    ]
    over = since is not None and since.draft and not view.draft
    return [*pictures, _draft(view, look, since)] if over and _begun(view) else pictures


def _begun(view: View) -> bool:
    """Return whether something has happened after the draft."""
    return view.round > 1 or any(role.taken_by is not None for role in view.roles)


def result(view: View, scores: Sequence[Score], look: Look, /) -> Picture:
    """Return the final scores as a picture."""
    return stand_in("result", _result(view, scores, look))


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the whole table in one picture."""
    return stand_in("table", _overview(view, look, since))


def boards(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the boards of all players in one picture."""
    return stand_in("boards", *_boards(view, look, since)[1 : view.seats + 1])


def board(view: View, look: Look, seat: int) -> Picture:
    """Return the board of one player alone."""
    return stand_in(f"board-{LETTERS[seat].lower()}", _boards(view, look)[1 + seat])


def question(decision: Decision[Move], view: View, look: Look) -> Picture | None:
    """Return what can be chosen, None where the table shows it."""
    if decision.kind == "role":
        return None
    return stand_in("question", _overview(view, look), _boards(view, look)[1 + decision.seat])


def _overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the whole table in one picture: the draft while it goes on and when it is over."""
    if view.draft or (since is not None and since.draft and not _begun(view)):
        return _draft(view, look, since)
    seats = tuple(player_scene(view, one, look) for one in view.players)
    then = before(supply_scene, since, look)
    olds = tuple(player_since(scene, since, look) for scene in seats)
    return overview_picture(supply_scene(view, look), seats, then, olds)


def _draft(view: View, look: Look, since: View | None) -> Picture:
    """Return the building draft; after its end `since` tells what there was to choose from."""
    then = before(supply_scene, since, look)
    if view.draft or then is None:
        return draft_picture(supply_scene(view, look), then)
    return draft_picture(finished_draft(view, look, then.draft), then)


def warm_up(look: Look) -> None:
    """Draw the sprites of a palette and a size before a game needs them."""
    for nobles in (False, True):
        _boards(sample_view(nobles), look)


@lru_cache(maxsize=64)
def overview_picture(
    scene: SupplyScene,
    seats: Boards,
    then: SupplyScene | None = None,
    olds: tuple[PlayerScene | None, ...] = (),
) -> Picture:
    """Return the whole table, from the cache when the same was drawn before."""
    draw = phone.overview if scene.size == PHONE else whole.draw
    text = alt.overview(scene, seats, Words(scene.language))
    return gallery.encoded("table", draw(scene, seats, then, olds), text)

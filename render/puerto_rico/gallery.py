"""The gallery of a table: the shared supply, every player's board, the whole in one, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from PIL import Image

from bot.engine.api import Score
from bot.games.puerto_rico.view import View
from bot.locales import Words
from render.api import Look, Picture
from render.canvas import Canvas
from render.puerto_rico.art.palette_sheet import specimen
from render.puerto_rico.pictures import alt, draft, phone, player, supply
from render.puerto_rico.pictures import overview as whole
from render.puerto_rico.pictures import result as final
from render.puerto_rico.scenes import (
    LETTERS,
    PlayerScene,
    ResultScene,
    SupplyScene,
    finished_draft,
    player_scene,
    player_since,
    result_scene,
    supply_scene,
)
from render.puerto_rico.warm_up import sample
from render.theme import Theme, palette_of

Boards: TypeAlias = tuple[PlayerScene, ...]
PHONE = "phone"


def boards(view: View, look: Look, since: View | None = None) -> list[Picture]:
    """Return the shared supply and each seat's board; what has not changed is not redrawn.

    A draft that is over since then comes last, if the whole table does not show it.
    """
    before = None if since is None else supply_scene(since, look)
    seats = (player_scene(view, one, look) for one in view.players)
    pictures = [
        supply_picture(supply_scene(view, look), before),
        *(player_picture(scene, player_since(scene, since, look)) for scene in seats),
    ]
    over = since is not None and since.draft and not view.draft
    return [*pictures, _draft(view, look, since)] if over and _begun(view) else pictures


def _begun(view: View) -> bool:
    """Tell whether something has happened after the draft."""
    return view.round > 1 or any(role.taken_by is not None for role in view.roles)


def after_phase(view: View, look: Look, since: View | None, phase: str) -> list[Picture]:
    """Return what is posted when a phase has ended: the table, then the boards."""
    return [overview(view, look, since), *boards(view, look, since)]


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    """Return the whole table in one picture: the draft while it goes on and when it is over."""
    if view.draft or (since is not None and since.draft and not _begun(view)):
        return _draft(view, look, since)
    seats = tuple(player_scene(view, one, look) for one in view.players)
    before = None if since is None else supply_scene(since, look)
    olds = tuple(player_since(scene, since, look) for scene in seats)
    return overview_picture(supply_scene(view, look), seats, before, olds)


def _draft(view: View, look: Look, since: View | None) -> Picture:
    """Return the building draft; after its end `since` tells what there was to choose from."""
    before = None if since is None else supply_scene(since, look)
    if view.draft or before is None:
        return draft_picture(supply_scene(view, look), before)
    return draft_picture(finished_draft(view, look, before.draft), before)


def result(view: View, scores: Sequence[Score], look: Look) -> Picture:
    """Return the final scores as bars, winner on top."""
    return result_picture(result_scene(view, tuple(scores), look))


def warm_up(look: Look) -> None:
    """Draw the sprites of a palette and a size before a game needs them."""
    for nobles in (False, True):
        boards(sample(nobles), look)


@lru_cache(maxsize=128)
def supply_picture(scene: SupplyScene, before: SupplyScene | None = None) -> Picture:
    """Return the shared picture, from the cache when the same was drawn before."""
    draw = phone.supply if scene.size == PHONE else supply.draw
    text = alt.supply(scene, Words(scene.language))
    return _picture("supply", draw(scene, before), text)


@lru_cache(maxsize=256)
def player_picture(scene: PlayerScene, before: PlayerScene | None = None) -> Picture:
    """Return a player's board, from the cache when the same was drawn before."""
    draw = phone.board if scene.size == PHONE else player.draw
    text = alt.player(scene, Words(scene.language))
    return _picture(f"player-{LETTERS[scene.seat].lower()}", draw(scene, before), text)


@lru_cache(maxsize=64)
def overview_picture(
    scene: SupplyScene,
    seats: Boards,
    before: SupplyScene | None = None,
    olds: tuple[PlayerScene | None, ...] = (),
) -> Picture:
    """Return the whole table, from the cache when the same was drawn before."""
    draw = phone.overview if scene.size == PHONE else whole.draw
    text = alt.overview(scene, seats, Words(scene.language))
    return _picture("table", draw(scene, seats, before, olds), text)


@lru_cache(maxsize=64)
def draft_picture(scene: SupplyScene, before: SupplyScene | None = None) -> Picture:
    """Return the building draft, from the cache when the same was drawn before."""
    return _picture("draft", draft.draw(scene, before), alt.draft(scene, Words(scene.language)))


@lru_cache(maxsize=32)
def result_picture(scene: ResultScene) -> Picture:
    """Return the final scores, from the cache when the same was drawn before."""
    return _picture("result", final.draw(scene), alt.result(scene, Words(scene.language)))


def _picture(name: str, canvas: Canvas, text: str) -> Picture:
    suffix, data = canvas.encoded(_palette(canvas.theme))
    return Picture(f"{name}.{suffix}", canvas.image.size, data, text)


@cache
def _palette(colors: Theme) -> Image.Image:
    """Return the colours of this game's pictures, learned from its sprites."""
    return palette_of(colors, specimen(colors))

"""The pictures of a table: what all share, all boards, one board, the question, the result.

A picture is drawn once for all that it shows: the scenes are the keys of the caches.
"""

from __future__ import annotations

from functools import lru_cache

from bot.engine.api import Decision
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.view import View
from render.api import Look, Picture
from render.gallery import Gallery, before
from render.pictures.result import pictures
from render.puerto_rico.art.palette_sheet import palette_sheet
from render.puerto_rico.pictures import alt, table
from render.puerto_rico.pictures import boards as all_boards
from render.puerto_rico.pictures.boards import Boards
from render.puerto_rico.pictures.result import BARS
from render.puerto_rico.scenes import (
    PlayerScene,
    player_scene,
    player_since,
    supply_scene,
)
from render.puerto_rico.warm_up import sample_view

gallery = Gallery(palette_sheet)
table_picture = gallery.picture("table", table.draw, alt.supply, 128)
result = pictures(gallery, BARS)


def overview(view: View, look: Look, since: View | None = None) -> Picture:
    return table_picture(supply_scene(view, look), before(supply_scene, since, look))


def boards(view: View, look: Look, since: View | None = None) -> Picture:
    scenes = tuple(player_scene(view, one, look) for one in view.players)
    return boards_picture(scenes, tuple(player_since(one, since, look) for one in scenes))


def board(view: View, look: Look, seat: int) -> Picture:
    raise NotImplementedError


def question(decision: Decision[Move], view: View, look: Look) -> Picture | None:
    return None


@lru_cache(maxsize=128)
def boards_picture(scenes: Boards, olds: tuple[PlayerScene | None, ...]) -> Picture:
    """Return the whole table, from the cache when the same was drawn before."""
    return gallery.encoded("boards", all_boards.draw(scenes, olds), "")


def warm_up(look: Look) -> None:
    """Draw the sprites of a palette and a size before a game needs them."""
    for nobles in (False, True):
        boards(sample_view(nobles), look)

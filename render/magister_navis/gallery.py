"""The pictures of a table: the map, all boards, one board, questions, regions, the result.

Equal scenes are drawn once, because the scenes are the keys of the caches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PIL import Image

from bot.engine.api import Decision
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import REGIONS, TOKENS
from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.view import View
from bot.locales import Words
from render.api import Look, Picture
from render.art import shapes
from render.art.canvas import Box
from render.art.sprites import EMOJIS, icon
from render.art.theme import theme
from render.art.widgets import Lettering
from render.gallery import Gallery, GameCover, Showing, Sketch, before, of_seat
from render.magister_navis.art import drawings as art
from render.magister_navis.art.palette_sheet import stored_in, themes
from render.magister_navis.pictures import alt, region
from render.magister_navis.pictures import board as one_board
from render.magister_navis.pictures import boards as all_boards
from render.magister_navis.pictures import chart as table
from render.magister_navis.pictures import question as building
from render.magister_navis.scenes import (
    PlayerScene,
    RegionScene,
    asking,
    build_scene,
    player_scene,
    player_since,
    region_scene,
    world_scene,
)
from render.magister_navis.text.terms import SCORE
from render.pictures.cards import FINGER
from render.pictures.points import pictures as growth
from render.pictures.result import marked_bars, pictures

BARS = marked_bars(
    SCORE,
    {
        "connections": art.road,
        "cities": art.city,
        "industry": art.industry,
        "culture": art.culture,
        "finance": shapes.coins,
        "politics": art.politics,
        "cards": shapes.cards,
        "governor": art.medal,
        "buildings": art.house,
        "harbor": shapes.anchor,
        "slavery": art.chain,
    },
    names=14,
    colors=themes,
)

_ON_THE_MAP = (moves.Ship, moves.Occupy, moves.Attack, moves.Draw)
_ON_THE_BOARD = (moves.Pay, moves.Activate, moves.Arrange, moves.Discard)


def _of_region(scene: RegionScene) -> str:
    return f"region-{scene.key.lower()}"


def _of_board(scene: PlayerScene) -> str:
    return "question" if scene.asked else of_seat(scene)


gallery = Gallery(stored_in)
table_picture = gallery.picture("table", table.draw_table, alt.overview)
boards_picture = gallery.picture("boards", all_boards.draw, alt.boards)
board_picture = gallery.picture(_of_board, one_board.draw, alt.board)
build_picture = gallery.picture("question", building.draw, alt.question)
region_picture = gallery.picture(_of_region, region.draw, alt.region)
result = pictures(gallery, BARS)
points = growth(gallery, SCORE.game, BARS.colors)
cover = GameCover(
    gallery,
    SCORE.game,
    themes,
    art.cover,
    Lettering(Box(50, 47, 506, 68), 50, "ink", (), "\N{THIN SPACE}"),
)


@Showing
def overview(view: View, look: Look, since: View | None = None) -> Sketch:
    """Show the map; the places where players may act now are highlighted."""
    return Sketch(table_picture, world_scene(view, look), before(world_scene, since, look))


@Showing
def boards(view: View, look: Look, since: View | None = None) -> Sketch:
    """Show the boards of all players."""
    return Sketch(boards_picture, world_scene(view, look), before(world_scene, since, look))


@Showing
def board(view: View, look: Look, seat: int, since: View | None = None) -> Sketch:
    """Show the board of a single player."""
    scene = player_scene(view, view.players[seat], look)
    return Sketch(board_picture, scene, player_since(scene, since, look))


def is_at_table(decision: Decision[Move]) -> bool:
    """Return whether some moves target the map, or the only choice is to continue or pass.

    On the map all targets of an action are highlighted, and no further picture is needed.
    """

    def any_of(*kinds: type[Move]) -> bool:
        return any(isinstance(move, kinds) for move in decision.moves)

    return not any_of(moves.Build) and (any_of(*_ON_THE_MAP) or not any_of(*_ON_THE_BOARD))


def question(decision: Decision[Move], view: View, look: Look) -> Picture | None:
    """Return a picture of the buildings on offer, or of the player's board with its choices.

    Return None if the table shows the choices.
    """
    return _asked(decision, view, look)


def choices(decision: Decision[Move], view: View, look: Look) -> Picture | None:
    """Return a picture of the choices for a page, with cards of buildings high enough to tap."""
    return _asked(decision, view, look, FINGER)


def _asked(decision: Decision[Move], view: View, look: Look, least: int = 0) -> Picture | None:
    if is_at_table(decision):
        return None
    if any(isinstance(move, moves.Build) for move in decision.moves):
        return build_picture(replace(build_scene(view, decision, look), least=least))
    return board_picture(asking(view, decision, look))


@Showing
def close_up(view: View, look: Look, key: str, since: View | None = None) -> Sketch:
    """Show the close-up of one region."""
    then = before(region_scene, since, key, look)
    return Sketch(region_picture, region_scene(view, key, look), then)


def close_ups(_: View, words: Words) -> Mapping[str, str]:
    """Return the names of the regions by key, for a menu."""
    return {key: words(f"magister_navis-region-{key}") for key in REGIONS}


def emojis() -> Iterator[tuple[str, Image.Image]]:
    """Yield the drawings to upload to Discord as emojis, with their names."""
    colors = theme(EMOJIS)
    things = {**art.ACTIONS, **art.SYMBOLS, "house": art.house, "governor": art.medal}
    for key, drawing in things.items():
        yield f"{SCORE.game}-{key}", icon(drawing, colors)
    for key in TOKENS:
        yield f"{SCORE.game}-token-{key}", icon(art.token, colors, key)

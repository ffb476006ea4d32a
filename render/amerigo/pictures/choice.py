"""Question to a player that is not about the map: part of the central board, cards, own sheet."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.api import Decision
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art.palette_sheet import stored
from render.amerigo.pictures import central, strip
from render.amerigo.pictures.offers import offered
from render.amerigo.sheet_scenes import ChoiceScene, central_scene, sheet_scene
from render.amerigo.text.terms import GAME
from render.api import Look
from render.art.canvas import Box, Canvas
from render.art.page import SIZE
from render.art.sprites import sprite
from render.art.widgets import laid
from render.pictures import question, title
from render.pictures.title import Asked
from render.scenes import filled


def choice_scene(decision: Decision[AnyMove], view: View, look: Look) -> ChoiceScene | None:
    """Return the scene of choices outside the map, None if there are no cards to show."""
    words = Words(look.language)
    cards = offered(decision, view, words) if decision.kind in central.ABOVE else ()
    if not cards:
        return None
    player, turn = view.players[decision.seat], view.turn
    return filled(
        ChoiceScene,
        look,
        kind=decision.kind,
        text=words(
            f"{GAME}-board-ask-{decision.kind}",
            count=turn.picks if turn else 0,
            points=turn.points if turn else 0,
            gold=player.gold,
        ),
        action=turn.action if turn else view.phase,
        cards=cards,
        central=central_scene(view, look),
        strip=replace(sheet_scene(view, player, look), acting=False, acted=False),
    )


def draw(scene: ChoiceScene, _: ChoiceScene | None = None) -> Canvas:
    """Return the picture, not yet encoded."""
    words, own = Words(scene.language), scene.strip
    canvas = laid(SIZE, stored(scene.palette))
    mark = sprite(art.cube, 46, 46, canvas.theme, scene.action)
    title.draw(canvas, scene.text, words, [Asked(own.seat, own.name)], mark)
    above = central.above(canvas, question.AREA, scene.central, scene.kind, words)

    def lay(onto: Canvas, box: Box) -> None:
        strip.draw(onto, box, own)

    question.choices(canvas, scene.cards, lay, above)
    return canvas

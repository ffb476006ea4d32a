"""What is asked about the central board: a part of it, what can be chosen, the own sheet."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.api import Decision
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art.colors import colors
from render.amerigo.parts.panel import phase_name
from render.amerigo.pictures import central, strip
from render.amerigo.pictures.offers import offered
from render.amerigo.sheet_scenes import CentralScene, SheetScene, central_scene, sheet_scene
from render.amerigo.text.words import ask
from render.api import Look
from render.art.canvas import Canvas
from render.art.page import SIZE
from render.art.sprites import sprite
from render.art.widgets import laid
from render.pictures import question, title
from render.pictures.cards import Card
from render.scenes import Scene, filled
from render.text.wording import ALT, within


@dataclass(frozen=True, slots=True)
class ChoiceScene(Scene):
    """A question with cards; `about` is the kind of the decision, `asked` the question in words."""

    about: str
    asked: str
    action: str
    points: int
    central: CentralScene
    sheet: SheetScene
    cards: tuple[Card, ...]


def choice_scene(decision: Decision[AnyMove], view: View, look: Look) -> ChoiceScene | None:
    """Return what the picture of a question shows, None where there is nothing to choose from."""
    words, turn = Words(look.language, look.names), view.turn
    cards = offered(decision, view, words)
    if not cards:
        return None
    return filled(
        ChoiceScene,
        look,
        about=decision.kind,
        asked=ask(decision, view, words),
        action=view.phase if turn is None else turn.action,
        points=view.action_points if turn is None else turn.points,
        central=central_scene(view, look),
        sheet=sheet_scene(view, view.players[decision.seat], look),
        cards=cards,
    )


def draw(scene: ChoiceScene, _: ChoiceScene | None = None) -> Canvas:
    """Return the picture, not yet encoded."""
    words, own = Words(scene.language), scene.sheet
    canvas = laid(SIZE, colors(scene.palette))
    mark = None
    if scene.action in art.ACTIONS:
        mark = sprite(art.cube, 50, 50, canvas.theme, scene.action)
    points = words("amerigo-board-ap", count=scene.points)
    text = f"{phase_name(scene.action, words)} · {points}"
    title.draw(canvas, text, words, (title.Asked(own.seat, own.name),), mark)
    above = central.above(canvas, question.AREA, scene.central, scene.about, words)
    question.choices(canvas, scene.cards, lambda onto, box: strip.draw(onto, box, own), above)
    return canvas


def alt(scene: ChoiceScene, words: Words) -> str:
    """Return what is asked, and every card."""
    told = (_told(card) for card in scene.cards)
    return within((scene.asked, *told), ALT)


def _told(card: Card) -> str:
    values = " ".join(value.text for value in card.values if value is not None)
    head = f"{card.text} ({values})" if values else card.text
    more = card.about or card.said
    return f"{head}: {more.rstrip('.')}." if more else f"{head}."

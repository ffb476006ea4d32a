"""The question of which building to build: the choices, their effects, and immediate gains."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.magister_navis.data import BUILDINGS, STATUSES
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import WIDTH
from render.art.sprites import sprite
from render.art.widgets import laid
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.palette_sheet import colors
from render.magister_navis.pictures import boards
from render.magister_navis.scenes import BuildScene, Offer
from render.magister_navis.text.terms import GAME, building_name, gist
from render.pictures import layout
from render.pictures.cards import Card, Mark, Value
from render.text.wording import commas, described


def draw(scene: BuildScene, _: BuildScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    words, line = scene.words, scene.line
    cards = tuple(_card(offer, words) for offer in scene.offers)
    plan = layout.planned(cards, least=scene.least)
    canvas = laid((WIDTH, plan.high), colors(scene.palette))
    level = line.status[STATUSES.index("industry")].reward
    text = words(f"{GAME}-board-build", level=level)
    mark = sprite(art.roof_sign, 50, 50, canvas.theme)
    layout.draw_title(canvas, text, words, (layout.Asked(scene.seat, line.name),), mark)

    def lay(onto: Canvas, box: Box) -> None:
        boards.strip(onto, box, scene.seat, line, line, len(line.buildings), words)

    layout.draw_planned(canvas, cards, lay, plan)
    return canvas


def _card(offer: Offer, words: Words) -> Card:
    glory = Value(f"+{offer.glory}", Mark(art.glory)) if offer.glory else None
    return Card(
        tuple(_marks(offer.key)),
        building_name(offer.key, words),
        (glory, Value(f"×{offer.left}", quiet=True)),
        told(offer, words),
        thing=f"offer:{offer.key}",
    )


def _marks(key: str) -> Iterator[Mark]:
    building = BUILDINGS[key]
    yield Mark(art.house, text=str(building.level))
    yield from (Mark(art.ACTIONS[action]) for action in stock.steps(building))
    for symbol, count in stock.marks(building.symbols):
        if symbol != "glory":
            yield from (Mark(art.SYMBOLS[symbol]) for _ in range(count))


def told(offer: Offer, words: Words) -> str:
    """Return a building's effect and symbols, and what its owner's tracks would then give."""
    gives = [words(f"{GAME}-board-gives-{key}", count=count) for key, count in offer.rewards]
    does, given = gist(offer.key, words), commas(gives, words)
    text = described(does, given, words) if does else given
    return text[:1].upper() + text[1:]

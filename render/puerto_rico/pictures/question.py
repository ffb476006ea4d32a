"""A question to a player: cards of the choices, or the player's board highlighting them."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.api import Decision
from bot.games.puerto_rico.moves import Guest, GuestNoble, Load, Move, Pass, Sell
from bot.games.puerto_rico.view import View
from bot.locales import Words
from render.api import Look
from render.art.canvas import Box, Canvas
from render.art.page import WIDTH
from render.art.sprites import sprite
from render.art.widgets import laid, paper
from render.pictures import layout
from render.pictures.cards import FINGER, Card
from render.pictures.layout import Asked
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.palette_sheet import colors
from render.puerto_rico.parts import supplies
from render.puerto_rico.pictures import offers, strip
from render.puerto_rico.scenes import PlayerScene, QuestionScene, player_scene, prices
from render.puerto_rico.text import things
from render.scenes import filled

ON_BOARD = frozenset({"place", "guests", "discard", "pay"})
"""Kinds of decisions about things on the player's board: circles, tiles, people, goods."""

ON_TABLE = frozenset({"role", "draw"})
"""Kinds of decisions about things on the table: role cards, or the pile and quarries (D-01)."""

_ROWS, _FLAT = 2, 24
"""Number of rows of the player's tiles and lots if they can be tapped, and the px by which one row
of a normal strip is lower than a row to tap."""

_HIGH = 106
"""Height in px of the ships or stalls above the cards."""

_ALONE = ("card:", "role:")
"""Prefixes of the names of cards: a move that refers to none is made on the player's board."""

_GOOD = "good:"
"""Prefix of the names of the player's goods to which moves refer."""


def is_at_table(decision: Decision[Move]) -> bool:
    """Return whether neither cards (or roles, on a page) nor the player's board show the moves."""
    if decision.kind == "role" or _is_on_board(decision):
        return False
    return decision.kind in ON_TABLE or not any(type(one) in offers.CARDS for one in decision.moves)


def _is_on_board(decision: Decision[Move]) -> bool:
    return decision.kind in ON_BOARD or _is_about_guests(decision)


def _is_about_guests(decision: Decision[Move]) -> bool:
    return all(isinstance(move, Guest | GuestNoble | Pass) for move in decision.moves)


def board_scene(decision: Decision[Move], view: View, look: Look) -> PlayerScene | None:
    """Return the board that shows the choices of a decision, None if cards show them."""
    if not _is_on_board(decision):
        return None
    player = view.players[decision.seat]
    return replace(
        player_scene(view, player, look),
        asked="guests" if _is_about_guests(decision) else decision.kind,
        phase=view.phase,
        due=player.due,
    )


def cards_scene(decision: Decision[Move], view: View, look: Look) -> QuestionScene | None:
    """Return the cards of a decision, None if there is no choice to show.

    That is the case if the table shows the choices, or if the answer is yes or no: to take a
    colonist or VP.
    """
    cards = offers.offered(decision, view, look.words)
    return _scene(decision, view, look, cards) if cards and decision.kind not in ON_TABLE else None


def page_scene(decision: Decision[Move], view: View, look: Look) -> QuestionScene | None:
    """Return the cards for a page, high enough to tap; roles have cards there as well."""
    cards = offers.offered(decision, view, look.words)
    scene = _scene(decision, view, look, cards) if decision.kind == "role" else None
    scene = scene or cards_scene(decision, view, look)
    if scene is None:
        return None
    about = [things.things(move, view) for move in decision.moves]
    good = any(thing.startswith(_GOOD) for one in about for thing in one)
    spots = any(one and not any(thing.startswith(_ALONE) for thing in one) for one in about)
    return replace(scene, least=FINGER, good=FINGER * good, spots=spots)


def _scene(
    decision: Decision[Move], view: View, look: Look, cards: tuple[Card, ...]
) -> QuestionScene:
    player = view.players[decision.seat]
    sells = any(isinstance(move, Sell) for move in decision.moves)
    loads = any(isinstance(move, Load) for move in decision.moves)
    return filled(
        QuestionScene,
        look,
        text=_text(decision.kind, player.doubloons, player.due, look.words),
        phase=view.phase,
        cards=cards,
        strip=replace(player_scene(view, player, look), acting=False),
        ships=view.ships if loads else (),
        house=view.trading_house if sells else None,
        prices=prices(view),
    )


def _text(kind: str, doubloons: int, due: int, words: Words) -> str:
    return words(f"puerto_rico-question-{kind}", count=doubloons if kind == "build" else due)


def draw(scene: QuestionScene, _: QuestionScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    words, own_strip = scene.words, scene.strip
    has_above = bool(scene.ships) or scene.house is not None
    plan = strip.plan_of(5, (own_strip,), good=scene.good)
    if scene.spots:
        plan = plan._replace(rows=_ROWS)
    more = plan.head - strip.HEAD + (scene.spots and FINGER * (_ROWS - 1) + _FLAT)
    laid_out = layout.planned(scene.cards, _HIGH + 8 if has_above else 0, scene.least, more)
    canvas = laid((WIDTH, laid_out.high), colors(scene.palette))
    drawing = art.ROLES.get(scene.phase)
    mark = sprite(drawing, 46, 46, canvas.theme) if drawing else None
    layout.draw_title(canvas, scene.text, words, [Asked(own_strip.seat, own_strip.name)], mark)
    _above(canvas, layout.AREA._replace(h=_HIGH), scene, words)

    def lay(canvas: Canvas, box: Box) -> None:
        paper(canvas, box, bright=False)
        strip.draw(canvas, box, own_strip, own_strip, plan, words)

    layout.draw_planned(canvas, scene.cards, lay, laid_out)
    return canvas


def _above(canvas: Canvas, box: Box, scene: QuestionScene, words: Words) -> None:
    """Draw the ships or stalls that the cards are about."""
    if scene.ships or scene.house is not None:
        paper(canvas, box, bright=False)
    if scene.ships:
        supplies.ships(canvas, box, scene.ships, scene.ships, words)
    if scene.house is not None:
        supplies.house(canvas, box, scene.house, scene.house, scene.prices, words, price=scene.good)

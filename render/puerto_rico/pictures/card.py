"""A building's card: its printed facts and its effect, large enough for a phone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.games.puerto_rico.data import BUILDINGS, SETUPS, Building
from bot.games.puerto_rico.options import OPTIONS, Options, choose
from bot.games.puerto_rico.pricing import cost
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import sprite
from render.pictures.card import BODY, FACT_SIZE, HEAD, Cards, Chosen, Face, rows
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems import emblem, ground
from render.puerto_rico.art.palette_sheet import themes
from render.puerto_rico.text.terms import points

_FACTS = 240
_EMBLEM = 224


def _head(options: Options, canvas: Canvas, key: str, words: Words) -> Box:
    """Draw price and points on the colour of the building's kind; return the area for names."""
    building, lot = BUILDINGS[key], sprite(ground, HEAD.w, HEAD.h, canvas.theme, key, True)
    canvas.sprite(lot, HEAD.x, HEAD.y)
    inner = HEAD.inset(18, 12)
    coin, named, worth = inner.split(inner.h, inner.w - inner.h - 120 - 24, gap=12)
    price = sprite(art.price, coin.w, coin.h, canvas.theme, str(cost(key, options)))
    canvas.sprite(price, coin.x, coin.y)
    canvas.text(points(building.vp, words), worth, FACT_SIZE, align="right")
    return named


def _facts(options: Options, canvas: Canvas, key: str, words: Words) -> None:
    """Write set, circles, quarries, spaces and copies next to the emblem."""
    building, mark = BUILDINGS[key], sprite(emblem, _EMBLEM, _EMBLEM, canvas.theme, key)
    canvas.sprite(mark, BODY.x, BODY.y + 6)
    first, second, third, fourth, fifth = rows(BODY.x + _EMBLEM + 28, 5)
    canvas.text(words(f"puerto_rico-card-set-{building.set}"), first, FACT_SIZE, "ink_soft")
    _circles(canvas, second, building, words)
    canvas.text(words("puerto_rico-card-column", column=building.column), third, FACT_SIZE)
    canvas.text(words("puerto_rico-card-spaces", count=building.spaces), fourth, FACT_SIZE)
    canvas.text(_copies(building, options, words), fifth, FACT_SIZE)


def _circles(canvas: Canvas, row: Box, building: Building, words: Words) -> None:
    mark = sprite(art.circle, 44, 44, canvas.theme, False)
    for number in range(building.circles):
        canvas.sprite(mark, row.x + 52 * number, row.y + 2)
    text = row._replace(x=row.x + 52 * building.circles, w=row.w - 52 * building.circles)
    canvas.text(words("puerto_rico-card-circles", count=building.circles), text, FACT_SIZE)


def _copies(building: Building, options: Options, words: Words) -> str:
    """Return the number of copies, with the number for two players if it differs."""
    two, more = copies(building, options)
    text = words("puerto_rico-card-copies", count=more)
    return text if two == more else words("puerto_rico-card-copies-two", copies=text, two=two)


def copies(building: Building, options: Options) -> tuple[int, int]:
    """Return the copies in a game with two players, and with more players (R-11.2)."""
    two, more = (SETUPS[seats].copies[building.kind] for seats in (2, 3))
    return options.copies_2p.get(building.key, two), building.copies or more


def _told(options: Options, key: str, words: Words) -> dict[str, str | int]:
    building = BUILDINGS[key]
    return {
        "set": words(f"puerto_rico-card-set-{building.set}"),
        "cost": cost(key, options),
        "points": points(building.vp, words),
        "count": building.circles,
        "column": building.column,
        "spaces": words("puerto_rico-card-spaces", count=building.spaces),
        "copies": _copies(building, options, words),
    }


def _faces(made: Chosen) -> Mapping[str, Face]:
    """Return the face of the building cards, for the costs and copies that a table chose."""
    options = choose(dict(made))
    face = Face(
        lambda _: _FACTS,
        partial(_head, options),
        partial(_facts, options),
        partial(_told, options),
    )
    return {"building": face}


cards = Cards("puerto_rico", OPTIONS, _faces, themes)

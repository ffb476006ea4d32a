"""The cards of tiles and progress tokens: their looks, costs and effects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from bot.games.amerigo.data import in_use, token
from bot.games.amerigo.ground import is_neutral
from bot.games.amerigo.map.placing import PICTURES, SHAPES
from bot.games.amerigo.options import OPTIONS
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.palette_sheet import colors
from render.amerigo.parts import tokens
from render.amerigo.text.terms import GAME, action_name
from render.art.canvas import Box, Canvas
from render.art.sprites import Drawing, plate, sprite
from render.pictures.card import BODY, FACT_SIZE, HEAD, ROW, Cards, Face, rows
from render.text.wording import commas, parted

_SIGN = 108
_SIDE = 4 * ROW
"""Side in px of the square with a thing's drawing, to the left of its facts."""


def _head(canvas: Canvas, _: str, words: Words, drawing: Drawing) -> Box:
    """Draw the emblem of a kind of thing, and return the area for the names."""
    canvas.sprite(plate(HEAD.w, HEAD.h, canvas.theme, "sail", "ink", 3, 14), HEAD.x, HEAD.y)
    inner = HEAD.inset(22, 8)
    canvas.sprite(sprite(drawing, _SIGN, _SIGN, canvas.theme), inner.x, inner.y)
    return list(inner.split(_SIGN, gap=22))[1]


def _body(canvas: Canvas, facts: Iterator[str]) -> None:
    lines = list(facts)
    for line, row in zip(lines, rows(BODY.x + _SIDE + 28, len(lines)), strict=True):
        canvas.text(line, row, FACT_SIZE)


def _high(_: str) -> int:
    return _SIDE


# Tiles --------------------------------------------------------------------------------


def tile_facts(key: str, words: Words) -> Iterator[str]:
    """Yield a tile's cost and score, its turns, and the number of copies."""
    kind = in_use().numbers.tile(key)
    whose = "neutral" if is_neutral(key) else "village"
    yield words(f"{GAME}-card-cost", plan=kind.plan, build=kind.build)
    yield words(f"{GAME}-card-worth", small=kind.small, big=kind.big)
    yield words(
        f"{GAME}-card-turns", turns=commas((f"{turn}°" for turn in SHAPES[kind.shape]), words)
    )
    yield words(f"{GAME}-card-{whose}-count", count=kind.count)


def _tile(canvas: Canvas, key: str, words: Words) -> None:
    neutral, picture = is_neutral(key), PICTURES[key[1:]]
    shape = tuple(
        (y, x) for y, row in enumerate(picture) for x, sign in enumerate(row) if sign == "#"
    )
    fill = "neutral" if neutral else "house"
    drawn = sprite(sheet_art.tile, _SIDE, _SIDE, canvas.theme, shape, fill, neutral)
    canvas.sprite(drawn, BODY.x, BODY.y)
    _body(canvas, tile_facts(key, words))


# Tokens -------------------------------------------------------------------------------


def token_facts(key: str, words: Words) -> Iterator[str]:
    """Yield when a token counts, its actions, and the number of copies."""
    one = token(key)
    yield words(f"{GAME}-card-{one.timing}")
    for action in one.actions:
        yield words(f"{GAME}-card-more", action=action_name(action, words), count=one.amount)
    yield words(f"{GAME}-card-tokens", count=in_use().tokens.count(key))


def _token(canvas: Canvas, key: str, words: Words) -> None:
    box = Box(BODY.x, BODY.y, _SIDE, _SIDE)
    canvas.sprite(plate(box.w, box.h, canvas.theme, "sail", "ink", 3, 14), box.x, box.y)
    inner = box.inset(24, 24)
    drawn = sprite(tokens.emblem, inner.w, inner.h, canvas.theme, key)
    canvas.sprite(drawn, inner.x, inner.y)
    _body(canvas, token_facts(key, words))


# --------------------------------------------------------------------------------------

Facts = Callable[[str, Words], Iterator[str]]

FACTS: dict[str, Facts] = {"tile": tile_facts, "token": token_facts}
"""Functions that yield the facts on a card, by kind of thing."""


def _told(key: str, words: Words, facts: Facts) -> dict[str, str | int]:
    return {"facts": parted(facts(key, words), words)}


_FACES: Mapping[str, Face] = {
    "tile": Face(_high, partial(_head, drawing=art.build), _tile, partial(_told, facts=tile_facts)),
    "token": Face(
        _high, partial(_head, drawing=art.progress), _token, partial(_told, facts=token_facts)
    ),
}

cards = Cards(
    GAME,
    OPTIONS,
    lambda _: _FACES,
    colors,
)

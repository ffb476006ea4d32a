"""The cards of buildings, decks and tokens: their printed facts, and their effects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from bot.games.magister_navis.data import BUILDINGS, CARDS, COSTS, DECKS, TOKENS, Building, Source
from bot.games.magister_navis.options import OPTIONS
from bot.locales import Words
from render.art import shapes
from render.art.canvas import Box, Canvas
from render.art.sprites import Drawing, plate, sprite
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.palette_sheet import themes
from render.magister_navis.text.terms import GAME, symbols_list
from render.pictures.card import BODY, FACT_SIZE, HEAD, ROW, Cards, Face, rows
from render.text.wording import commas, parted

_SIGN = 108
_SIDE = 228
"""Width in px of the column with a thing's drawing, to the left of its facts."""
_SYMBOL = 84
_BETWEEN = 44
"""Width in px of the area for the sign between two actions."""
_ASSET = 132
_ASSETS_ACROSS = 5


def _head(canvas: Canvas, drawing: Drawing, *args: str) -> Box:
    """Draw the sign of a thing, and return the area for its names."""
    canvas.sprite(plate(HEAD.w, HEAD.h, canvas.theme, "sail", "ink", 3, 14), HEAD.x, HEAD.y)
    inner = HEAD.inset(22, 8)
    canvas.sprite(sprite(drawing, _SIGN, _SIGN, canvas.theme, *args), inner.x, inner.y)
    return list(inner.split(_SIGN, gap=22))[1]


# Buildings ----------------------------------------------------------------------------


def _building_facts(key: str, words: Words) -> Iterator[str]:
    """Yield level and copies, whether it has a circle, its symbols, and its actions' costs."""
    building = BUILDINGS[key]
    level = words(f"{GAME}-card-level", level=building.level)
    copies = words(f"{GAME}-card-copies", count=building.copies)
    yield commas((level, copies), words) if building.copies else level
    yield words(f"{GAME}-card-circle", circle="yes" if building.circle else "no")
    if any(building.symbols):
        yield symbols_list(building.symbols, words)
    yield from _costs(building, COSTS["activate"], words)


def _costs(source: Source, activation: int, words: Words) -> Iterator[str]:
    """Yield the harbor discs that each action costs, and those for both halves of a double one."""
    for action in source.actions:
        called, discs = words(f"{GAME}-do-{action}"), activation + COSTS[action]
        yield words(f"{GAME}-card-discs", action=called, count=discs)
    if source.again:
        first, second = source.actions[0], source.actions[-1]
        discs = activation + COSTS[first] + COSTS[second]
        yield words(f"{GAME}-card-halves", count=discs)


def _building(canvas: Canvas, key: str, words: Words) -> None:
    building = BUILDINGS[key]
    given = list(stock.marks(building.symbols))
    high = _SYMBOL * (bool(building.actions) + bool(given))
    side = Box(BODY.x, BODY.y + (_rows_high(key) - high) // 2, _SIDE, _SYMBOL)
    if building.actions:
        _actions(canvas, side, building)
        side = side._replace(y=side.bottom)
    x = side.x + (side.w - len(given) * _SYMBOL) // 2
    for number, (symbol, count) in enumerate(given):
        stock.mark(canvas, symbol, count, x + number * _SYMBOL, side.y, _SYMBOL - 4)
    _lines(canvas, _building_facts(key, words))


def _actions(canvas: Canvas, box: Box, building: Building) -> None:
    """Draw a building's effect, where "/" means one of both, and "+" one or both."""
    deeds = stock.steps(building)
    x = box.x + (box.w - len(deeds) * _SYMBOL - (len(deeds) - 1) * _BETWEEN) // 2
    for number, action in enumerate(deeds):
        if number:
            sign = Box(x, box.y, _BETWEEN, box.h)
            canvas.text("+" if building.again else "/", sign, FACT_SIZE, "ink", "center")
            x += _BETWEEN
        canvas.sprite(sprite(art.ACTIONS[action], _SYMBOL, _SYMBOL, canvas.theme), x, box.y)
        x += _SYMBOL


def _lines(canvas: Canvas, facts: Iterator[str]) -> None:
    lines = list(facts)
    for line, row in zip(lines, rows(BODY.x + _SIDE + 28, len(lines)), strict=True):
        canvas.text(line, row, FACT_SIZE)


def _rows_high(_: str) -> int:
    return 5 * ROW


# Decks --------------------------------------------------------------------------------


def _deck_facts(key: str, words: Words) -> Iterator[str]:
    """Yield the cards of a deck in their initial order, from the top."""
    for card in (CARDS[one] for one in DECKS[key]):
        given = symbols_list(card.symbols, words)
        if card.value is None:
            yield words(f"{GAME}-card-row-governor", symbols=given)
        else:
            yield words(f"{GAME}-card-row", value=card.value, symbols=given)


def _deck(canvas: Canvas, key: str, _: Words) -> None:
    for number, card in enumerate(DECKS[key]):
        line, column = divmod(number, _ASSETS_ACROSS)
        whole = Box(BODY.x, BODY.y + line * (_ASSET + 16), BODY.w, _ASSET)
        box = list(whole.columns(_ASSETS_ACROSS, gap=16))[column]
        stock.card(canvas, box, card, "sail")


def _deck_high(key: str) -> int:
    return -(-len(DECKS[key]) // _ASSETS_ACROSS) * (_ASSET + 16)


# Tokens -------------------------------------------------------------------------------


def _token_facts(key: str, words: Words) -> Iterator[str]:
    token = TOKENS[key]
    yield words(f"{GAME}-card-token")
    yield words(f"{GAME}-card-tokens", count=token.count)
    yield from _costs(token, 0, words)


def _token(canvas: Canvas, key: str, words: Words) -> None:
    mark = sprite(art.token, _SIDE - 28, _SIDE - 28, canvas.theme, key)
    canvas.sprite(mark, BODY.x + 14, BODY.y)
    _lines(canvas, _token_facts(key, words))


def _token_high(_: str) -> int:
    return _SIDE - 28


# --------------------------------------------------------------------------------------

Facts: TypeAlias = Callable[[str, Words], Iterator[str]]

FACTS: Mapping[str, Facts] = {
    "building": _building_facts,
    "deck": _deck_facts,
    "token": _token_facts,
}
"""Functions that yield the facts on a card, by kind of thing."""


def _told(facts: Facts) -> Callable[[str, Words], dict[str, str | int]]:
    return lambda key, words: {"facts": parted(facts(key, words), words)}


_FACES: Mapping[str, Face] = {
    "building": Face(
        _rows_high,
        lambda canvas, key, _: _head(canvas, art.roof, str(BUILDINGS[key].level)),
        _building,
        _told(_building_facts),
    ),
    "deck": Face(
        _deck_high, lambda canvas, *_: _head(canvas, shapes.cards), _deck, _told(_deck_facts)
    ),
    "token": Face(
        _token_high,
        lambda canvas, key, _: _head(canvas, art.token, key),
        _token,
        _told(_token_facts),
    ),
}

cards = Cards(
    GAME,
    OPTIONS,
    lambda _: _FACES,
    themes,
)

"""The moves of a question as cards: what it is, what it costs, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.engine.api import Decision
from bot.games.amerigo import moves
from bot.games.amerigo.actions import ACTION_OF
from bot.games.amerigo.ground import is_neutral
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art.atlas import letter
from render.amerigo.parts import tokens
from render.amerigo.pictures.map import shape_of
from render.amerigo.text.labels import label, weight
from render.amerigo.text.terms import (
    action_name,
    first,
    good_name,
    tile_name,
    token_about,
    token_name,
)
from render.api import Label
from render.art.sprites import Pen
from render.pictures.cards import Card, Mark, Value


def offered(decision: Decision[AnyMove], view: View, words: Words) -> tuple[Card, ...]:
    """Return a card for each thing that can be chosen, the best first."""
    if decision.kind == "turn":
        return tuple(_actions(decision, view, words))
    ranked = sorted(decision.moves, key=lambda move: (weight(move, view), move.text))
    return tuple(_card(move, decision.seat, view, words) for move in ranked if type(move) in _CARDS)


def _card(move: AnyMove, seat: int, view: View, words: Words) -> Card:
    return _CARDS[type(move)](move, seat, label(move, view, words), view, words)


# A turn -------------------------------------------------------------------------------


def _actions(decision: Decision[AnyMove], view: View, words: Words) -> Iterable[Card]:
    """Yield a card for each action that is open, and for what is instead of one."""
    best: dict[str, tuple[tuple[int, str], AnyMove]] = {}
    for move in decision.moves:
        key = ACTION_OF.get(type(move)) or move.verb
        rank = (weight(move, view), move.text)
        if key not in best or rank < best[key][0]:
            best[key] = (rank, move)
    for color, (_, move) in sorted(best.items(), key=lambda one: one[1][0]):
        if color in art.ACTIONS:
            yield _action(color, move, view, words)
        elif type(move) in _CARDS:
            yield _card(move, decision.seat, view, words)


def _action(color: str, move: AnyMove, view: View, words: Words) -> Card:
    """Return an action with its AP, and the move in it that is offered first."""
    shown = label(move, view, words)
    steps = shown.steps[0].text if shown.steps else ""
    points = "".join(char for char in steps if char.isdigit())
    value = Value(words("amerigo-board-ap", count=int(points))) if points else None
    text = shown.steps[1].text if len(shown.steps) == 2 else shown.text
    about = f"{text}: {shown.effect}" if shown.effect else text
    return Card((Mark(art.cube, (color,)),), first(action_name(color, words)), (value,), about)


# What is chosen in an action ----------------------------------------------------------


def _plain(move: AnyMove, seat: int, shown: Label, view: View, words: Words) -> Card:
    """Return a card with the words of a button."""
    return Card((Mark(_EMBLEMS[move.verb]),), shown.text, (), shown.effect or shown.hint)


def _take(move: AnyMove, seat: int, shown: Label, view: View, words: Words) -> Card:
    assert isinstance(move, moves.Take)
    kind = view.numbers.tile(move.tile)
    fill = "neutral" if is_neutral(move.tile) else f"seat_{seat}"
    return Card(
        (Mark(tile, (shape_of(move.tile, 0), fill)),),
        first(tile_name(move.tile, words)),
        (Value(words("amerigo-board-ap", count=kind.plan)),),
        shown.hint,
    )


def _pick(move: AnyMove, seat: int, shown: Label, view: View, words: Words) -> Card:
    assert isinstance(move, moves.Pick)
    return Card(
        (Mark(tokens.emblem, (move.token,)),),
        first(token_name(move.token, words)),
        (),
        token_about(move.token, words),
    )


def _buy(move: AnyMove, seat: int, shown: Label, view: View, words: Words) -> Card:
    assert isinstance(move, moves.Buy)
    mark = Mark(art.token, (move.good, letter(move.good, words)))
    value = Value(words("amerigo-board-ap", count=move.cost))
    return Card((mark,), first(good_name(move.good, words)), (value,), shown.hint)


def tile(pen: Pen, cells: tuple[tuple[int, int], ...], fill: str) -> None:
    """Draw a tile in the middle of a square, however long it is."""
    rows, cols = (max(axis) + 1 for axis in zip(*cells, strict=True))
    side = min(24, 96 / max(rows, cols))
    left, top = (100 - cols * side) / 2, (100 - rows * side) / 2
    for row, col in cells:
        x, y = left + col * side, top + row * side
        pen.box(x, y, x + side, y + side, fill, "ink", 5)


_EMBLEMS: Mapping[str, Callable[..., None]] = {
    "gold": art.gold,
    "points": art.points,
    "cash": art.gold,
    "advance": art.progress,
}
_CARDS: Mapping[type[AnyMove], Callable[[AnyMove, int, Label, View, Words], Card]] = {
    moves.Gold: _plain,
    moves.Points: _plain,
    moves.Cash: _plain,
    moves.Advance: _plain,
    moves.Take: _take,
    moves.Pick: _pick,
    moves.Buy: _buy,
}
"""What is on a card; a move that is not here leaves something, and has a button only."""

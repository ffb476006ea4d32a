"""Questions that are not about the map: part of the central board, cards, and the sheet.

The cards are actions, tiles, goods, spaces or progress tokens.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.engine.api import Decision
from bot.games.amerigo import moves, sailing
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.data import NEUTRAL, Track
from bot.games.amerigo.effects import Effect, effect_of
from bot.games.amerigo.moves import AnyMove, Load, Sail
from bot.games.amerigo.raids import strength
from bot.games.amerigo.tokens import TO_FRONT
from bot.games.amerigo.view import PlayerView, View
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.palette_sheet import stored
from render.amerigo.parts import tokens
from render.amerigo.parts.tiles import turned
from render.amerigo.pictures import central, strip
from render.amerigo.sheet_scenes import ChoiceScene, central_scene, sheet_scene
from render.amerigo.text.labels import label, weight
from render.amerigo.text.terms import (
    GAME,
    action_name,
    first,
    good_name,
    tile_name,
    token_about,
    token_name,
)
from render.amerigo.text.things import action_of, main_thing
from render.api import Look
from render.art.canvas import Box, Canvas
from render.art.page import WIDTH
from render.art.sprites import sprite
from render.art.widgets import laid
from render.pictures import layout
from render.pictures.cards import Card, Chip, Mark, Value
from render.pictures.layout import Asked
from render.scenes import filled
from render.text.wording import commas, described

Facts = Mapping[str, int]


class Turn(NamedTuple):
    """The player whose turn it is, and their moves of one action."""

    view: View
    seat: int
    moves: Sequence[Any]

    @property
    def me(self) -> PlayerView:
        """The player whose turn it is."""
        return self.view.players[self.seat]


def by_action(moves: Sequence[AnyMove]) -> Mapping[str, list[AnyMove]]:
    """Return the moves grouped by the colour of the action they choose."""
    found: dict[str, list[AnyMove]] = defaultdict(list)
    for move in moves:
        if type(move) in ACTION_OF:
            found[ACTION_OF[type(move)]].append(move)
    return found


def told(action: str, turn: Turn, words: Words) -> str:
    """Return a text about what an action is useful for, "" if there is nothing to say."""
    if not turn.moves:
        return words(f"{GAME}-board-useless")
    facts = _FACTS[action](turn)
    return words(f"{GAME}-board-good-{action}", **facts) if facts else ""


def _sail(turn: Turn) -> Facts:
    cells = {move.cell for move in turn.moves if isinstance(move, Sail)}
    cells -= {cell for cell in cells if not sailing.post_cell(turn.view, turn.seat, cell)}
    return {"count": len(cells)}


def _load(turn: Turn) -> Facts:
    most = max(move.points for move in turn.moves if isinstance(move, Load))
    cannons = min(turn.me.cannons + most, turn.view.numbers.cannon_track)
    return {"cannons": cannons, "strength": strength(turn.view, turn.seat)}


def _plan(turn: Turn) -> Facts:
    tiles = (turn.view.numbers.tile(move.tile) for move in turn.moves)
    return {"size": max((tile.size for tile in tiles if tile.key[0] == NEUTRAL), default=0)}


def _progress(turn: Turn) -> Facts:
    return _next(turn.view.numbers.progress, turn.me.progress)


def _order(turn: Turn) -> Facts:
    return _next(turn.view.numbers.order, turn.me.order)


def _next(track: Track, space: int) -> Facts:
    ahead = ((at - space, points) for at, points in track.points if at > space)
    return next(({"spaces": spaces, "points": points} for spaces, points in ahead), {})


def _build(turn: Turn) -> Facts:
    return {"count": sum(turn.me.hand.values())}


def _bought(turn: Turn) -> Facts:
    scores = (effect_of(turn.view, turn.seat, move).score for move in turn.moves)
    return {"count": max(0, *scores, 0)}


_FACTS: Mapping[str, Callable[[Turn], Facts]] = {
    "blue": _sail,
    "black": _load,
    "red": _plan,
    "brown": _progress,
    "green": _build,
    "yellow": _bought,
    "white": _order,
}


class _Offer(NamedTuple):
    """The seat whose moves are offered, its view, and the language; `tapped` means on a page."""

    seat: int
    view: View
    words: Words
    tapped: bool = False


def offered(decision: Decision[moves.AnyMove], offer: _Offer) -> tuple[Card, ...]:
    """Return the cards of a decision, the best one first; passing has no card."""
    view = offer.view
    if decision.kind == "turn":
        return tuple(_turn(decision, offer))
    ranked = sorted(decision.moves, key=lambda move: weight(move, view))
    return tuple(_move_card(move, offer) for move in ranked if type(move) in _CARDS)


def _move_card(move: moves.AnyMove, offer: _Offer) -> Card:
    """Return the card that represents a move."""
    return replace(_CARDS[type(move)](move, offer), thing=main_thing(move, offer.view))


# The actions --------------------------------------------------------------------------


def _turn(decision: Decision[moves.AnyMove], offer: _Offer) -> Iterator[Card]:
    """Yield cards of the available actions, and of the moves that replace an action."""
    found = by_action(decision.moves)
    for action, points in open_actions(offer.view, offer.seat).items():
        turn = Turn(offer.view, offer.seat, found.get(action, ()))
        card = _action(action, points, told(action, turn, offer.words), offer.words)
        yield replace(card, chips=_chips(turn.moves, offer)) if offer.tapped else card
    for move in decision.moves:
        if type(move) in (moves.Gold, moves.Points, moves.Cash):
            yield _move_card(move, offer)


def _action(action: str, points: int, about: str, words: Words) -> Card:
    name, ap = first(action_name(action, words)), words(f"{GAME}-board-ap", count=points)
    said, mark = f"{described(name, ap, words)}. {about}", Mark(art.cube, (action,))
    return Card((mark,), name, (Value(ap),), about, said, f"action:{action}")


def _chips(found: Sequence[AnyMove], offer: _Offer) -> tuple[Chip, ...]:
    """Return the moves of an action that can be tapped directly, () if it leads to the map."""
    if len(found) < 2 or not all(type(move) in _CHIPS for move in found):
        return ()
    ranked = sorted(found, key=lambda move: weight(move, offer.view))
    return tuple(_chip(move, offer) for move in ranked)


def _chip(move: AnyMove, offer: _Offer) -> Chip:
    """Return the chip of a move: the tile, good or token, and what it costs and brings."""
    brought, mark = effect_of(offer.view, offer.seat, move), _CHIPS[type(move)](move, offer.seat)
    ap = offer.words(f"{GAME}-board-ap", count=brought.cost) if brought.cost else ""
    values = (Value(ap, mark), _picked(brought), _scored(brought), _paid(brought))
    return Chip(tuple(filter(None, values)), main_thing(move, offer.view))


def _nothing(*_: object) -> None:
    return None


def _tile(move: moves.Take, seat: int) -> Mark:
    neutral = move.tile[0] == NEUTRAL
    fill = "neutral" if neutral else f"seat_{seat}"
    return Mark(sheet_art.tile, (turned(move.tile[1:]), fill, neutral))


_CHIPS: Mapping[type, Callable[[Any, int], Mark | None]] = {
    moves.Load: _nothing,
    moves.Take: _tile,
    moves.Advance: _nothing,
    moves.Buy: lambda move, _: Mark(art.token, (move.good,)),
    moves.Move: _nothing,
    moves.Front: lambda *_: Mark(tokens.emblem, (TO_FRONT,)),
}
"""Functions that return the mark on a move's chip, None if the move is about an amount."""


# The moves of an action ---------------------------------------------------------------


def _take(move: moves.Take, offer: _Offer) -> Card:
    kind, neutral = offer.view.numbers.tile(move.tile), move.tile[0] == NEUTRAL
    stock = offer.view.neutral if neutral else offer.view.players[offer.seat].villages
    mark = _tile(move, offer.seat)
    worth = Value(f"{kind.small}/{kind.big}", Mark(art.points))
    left = Value(f"×{stock[kind.shape]}", quiet=True)
    card = _card(move, mark, first(tile_name(move.tile, offer.words)), offer, worth, left)
    # The full names of eight kinds do not fit next to their costs and scores.
    return replace(card, text=move.tile)


def _buy(move: moves.Buy, offer: _Offer) -> Card:
    mark = Mark(art.token, (move.good,))
    return _card(move, mark, first(good_name(move.good, offer.words)), offer)


def _advance(move: moves.Advance, offer: _Offer) -> Card:
    brought = effect_of(offer.view, offer.seat, move)
    text = label(move, offer.view, offer.words).text
    return _card(move, Mark(art.progress, ("brown",)), text, offer, _picked(brought))


def _card(move: moves.AnyMove, mark: Mark, text: str, offer: _Offer, *more: Value | None) -> Card:
    """Return a card with a move's AP, the gold to pay for missing AP, and the VP."""
    brought = effect_of(offer.view, offer.seat, move)
    ap = offer.words(f"{GAME}-board-ap", count=brought.cost)
    said = f"{commas((text, ap), offer.words)}{_said(brought, offer.words)}."
    values = (*more, _scored(brought), _paid(brought), Value(ap, quiet=True))
    return Card((mark,), text, values, said=said)


def _picked(brought: Effect) -> Value | None:
    return Value(f"+{brought.picks}", Mark(sheet_art.token)) if brought.picks else None


def _paid(brought: Effect) -> Value | None:
    return Value(f"−{brought.paid}", Mark(art.gold)) if brought.paid else None


def _scored(brought: Effect) -> Value | None:
    return Value(f"+{brought.score}", Mark(art.points)) if brought.score > 0 else None


def _said(brought: Effect, words: Words) -> str:
    paid = words(f"{GAME}-alt-paid", count=brought.paid) if brought.paid else ""
    score = words(f"{GAME}-alt-scored", count=brought.score) if brought.score > 0 else ""
    return paid + score


def _pick(move: moves.Pick, offer: _Offer) -> Card:
    name, about = first(token_name(move.token, offer.words)), token_about(move.token, offer.words)
    return Card((Mark(tokens.emblem, (move.token,)),), name, (), about, f"{name}.")


# Gold ---------------------------------------------------------------------------------


def _gold(move: moves.AnyMove, offer: _Offer) -> Card:
    return _more(Mark(art.gold), move, offer)


def _points(move: moves.AnyMove, offer: _Offer) -> Card:
    return _more(Mark(art.points), move, offer)


def _cash(move: moves.Cash, offer: _Offer) -> Card:
    mark = Mark(art.chest) if move.what == moves.CHEST else Mark(tokens.emblem, (move.what,))
    return replace(_more(mark, move, offer), text=first(token_name(move.what, offer.words)))


def _more(mark: Mark, move: moves.AnyMove, offer: _Offer) -> Card:
    """Return a card with the gold and the VP that a move brings."""
    brought = effect_of(offer.view, offer.seat, move)
    text = label(move, offer.view, offer.words).text
    gold = Value(f"+{brought.gold}", Mark(art.gold)) if brought.gold else None
    points = Value(f"+{brought.points}", Mark(art.points)) if brought.points else None
    said = commas((f"+{count}" for count in (brought.gold, brought.points) if count), offer.words)
    return Card((mark,), text, (points, gold), said=f"{described(text, said, offer.words)}.")


_CARDS: Mapping[type, Callable[[Any, _Offer], Card]] = {
    moves.Take: _take,
    moves.Buy: _buy,
    moves.Advance: _advance,
    moves.Pick: _pick,
    moves.Gold: _gold,
    moves.Points: _points,
    moves.Cash: _cash,
}


_ASKS = {"red": "plan", "yellow": "goods", "brown": "progress"}
"""Kind of question that shows an action's cards, by the colour of the action."""


def choice_scene(
    decision: Decision[AnyMove], view: View, look: Look, least: int = 0
) -> ChoiceScene | None:
    """Return the scene of choices outside the map, None if there are no cards to show.

    On a page, where each card is at least `least` px high, cards of actions show their moves. If
    all moves of a turn choose the same action, it is the question of that action.
    """
    words, chosen = look.words, action_of(decision.moves)
    points = 0
    if decision.kind == "turn" and chosen:
        decision = decision._replace(kind=_ASKS.get(chosen, ""))
        points = open_actions(view, decision.seat).get(chosen, 0)
    offer = _Offer(decision.seat, view, words, tapped=least > 0)
    cards = offered(decision, offer) if decision.kind in central.ABOVE else ()
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
            points=turn.points if turn else points,
            gold=player.gold,
        ),
        action=turn.action if turn else chosen or view.phase,
        cards=cards,
        central=central_scene(view, look),
        strip=replace(sheet_scene(view, player, look), acting=False, acted=False),
        least=least,
    )


def draw(scene: ChoiceScene, _: ChoiceScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    words, own = scene.words, scene.strip
    plan = layout.planned(scene.cards, central.height_above(scene.kind), scene.least)
    canvas = laid((WIDTH, plan.high), stored(scene.palette))
    mark = sprite(art.cube, 46, 46, canvas.theme, scene.action)
    layout.draw_title(canvas, scene.text, words, [Asked(own.seat, own.name)], mark)
    central.above(canvas, layout.AREA, scene.central, scene.kind, words)

    def lay(onto: Canvas, box: Box) -> None:
        strip.draw(onto, box, own)

    layout.draw_planned(canvas, scene.cards, lay, plan)
    return canvas

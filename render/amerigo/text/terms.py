"""Names of Amerigo in the reader's language, for sentences; also questions, phases and scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.engine.api import Decision
from bot.games.amerigo.data import GOODS, NEUTRAL, VILLAGE, token
from bot.games.amerigo.moves import CHEST, AnyMove, Post, Sail
from bot.games.amerigo.sailing import post_cell
from bot.games.amerigo.view import TurnView, View
from bot.locales import Words
from render.text.finals import ScoreWords
from render.text.wording import amount, commas, counted, listed, named

ACTION_RULES: Mapping[str, str] = {
    "blue": "sailing",
    "black": "loading",
    "red": "planning",
    "brown": "advancing",
    "green": "placing",
    "yellow": "buying",
    "white": "moving",
}
"""Keys of the actions' rules, by colour."""


def phase_rule(phase: str) -> str:
    """Return the key of a phase's rule: that of its action or, if it has none, of its event."""
    return ACTION_RULES.get(phase, phase)


def tile_rule(shape: str, seat: int | None) -> str:
    """Return the key of the rule of a tile: a village of a seat, or a neutral tile."""
    return f"{NEUTRAL if seat is None else VILLAGE}{shape}"


GAME = "amerigo"

_DRAWN = f"{GAME}-{{}}"
colour_name = named(GAME, "colour", _DRAWN)
action_name = named(GAME, "action", _DRAWN)
good_name = named(GAME, "good", _DRAWN)

GLYPHS: Mapping[str, Mapping[int, str]] = {
    "2": {0: "━", 90: "┃"},
    "3I": {0: "━", 90: "┃"},
    "3L": {0: "▙", 90: "▛", 180: "▜", 270: "▟"},
    "4I": {0: "━", 90: "┃"},
    "5U": {0: "⊔", 90: "⊏", 180: "⊓", 270: "⊐"},
    "6R": {0: "▬", 90: "▮"},
}
"""Glyphs of tiles as they lie on the map, by shape and turn in degrees; shapes that are missing
have only one turn."""


def tile_name(tile: str, words: Words) -> str:
    """Return a tile's name by kind and shape: "village 3L" for "v3L"."""
    return words.signed(_DRAWN.format(tile), words(f"{GAME}-tile-{tile[0]}", shape=tile[1:]))


def tiles_list(tiles: Iterable[str], words: Words) -> str:
    """Return tiles by kind: "villages 2 × 1 and 3L and neutral tile 2"."""
    kinds: dict[str, list[str]] = {}
    for tile in sorted(tiles):
        kinds.setdefault(tile[0], []).append(tile[1:])
    return listed((_tiles(kind, shapes, words) for kind, shapes in kinds.items()), words)


def _tiles(kind: str, shapes: list[str], words: Words) -> str:
    if len(shapes) == 1:
        return words(f"{GAME}-tile-{kind}", shape=shapes[0])
    names = commas(shapes, words)
    return words(f"{GAME}-tiles-{kind}", shapes=names)


def token_name(key: str, words: Words) -> str:
    """Return a progress token, or a treasure chest, in few words."""
    if key == CHEST:
        return words.signed(f"{GAME}-chest", words(f"{GAME}-chest"))
    actions, drawing = token(key).actions, f"{GAME}-token-{key}"
    if not actions:
        return words.signed(drawing, words(f"{GAME}-token-{key}"))
    names = " / ".join(words(f"{GAME}-action-{action}") for action in actions)
    return words.signed(drawing, words(f"{GAME}-token-ap", count=token(key).amount, actions=names))


def token_about(key: str, words: Words) -> str:
    """Return the effect of a progress token in one sentence."""
    if token(key).actions:
        count = len(token(key).actions)
        return words(f"{GAME}-token-about-ap{count}", count=token(key).amount)
    return words(f"{GAME}-token-about-{key}")


def island_name(number: int, big: bool, words: Words) -> str:
    """Return an island's name with its number: "island 4", "big island 7"."""
    return words(f"{GAME}-island-big" if big else f"{GAME}-island", number=number)


def cubes_list(cubes: Mapping[str, int], words: Words) -> str:
    """Return the cubes by colour: "3 blue and 1 white"."""
    counts = ((color, count) for color, count in cubes.items() if count)
    return listed(
        (amount(count, colour_name(color, words), words) for color, count in counts), words
    )


def goods_list(goods: Mapping[str, int], words: Words) -> str:
    """Return the goods that a player has: "2 sugar and 1 coffee"."""
    return listed(goods_amounts(goods, words), words)


def goods_amounts(goods: Mapping[str, int], words: Words) -> list[str]:
    """Return each good of which there is any, with its number."""
    return [goods_amount(good, goods[good], words) for good in GOODS if goods.get(good)]


def goods_amount(good: str, count: int, words: Words) -> str:
    """Return a number of goods or resources: "2 sugar"."""
    return words.signed(_DRAWN.format(good), words(f"{GAME}-goods-amount", count=count, good=good))


def goods_counted(goods: Iterable[str], words: Words) -> str:
    """Return goods tokens, counting equal ones: "2 × cotton and sugar"."""
    return counted(Counter(good_name(good, words) for good in goods).items(), words)


def open_good(good: str, words: Words) -> str:
    """Return an open goods token with its cost, such as "cotton 3"."""
    key, _, cost = good.partition(" ")
    return words("common-score-item", part=good_name(key, words), points=cost)


def first(text: str) -> str:
    """Return a text with its first letter capitalised."""
    return text[:1].upper() + text[1:]


def called(field: str, value: str | int, words: Words) -> str | int:
    """Return a value's name, given the field it is in; numbers and the like stay unchanged."""
    return _NAMES[field](str(value), words) if field in _NAMES else value


_NAMES: Mapping[str, Callable[[str, Words], str]] = {
    "colour": colour_name,
    "action": action_name,
    "good": good_name,
    "tile": tile_name,
    "token": token_name,
    "what": token_name,
}
"""Functions that name a value, by its field in a move or event, or its argument in a reason."""

_NO_TURN = TurnView(-1, "", 0)


def ask(decision: Decision[AnyMove], view: View, words: Words) -> str:
    """Return the question of a decision, addressed to the player by name."""
    turn = view.turn or _NO_TURN
    post = any(isinstance(move, Post) for move in decision.moves)
    ships = {move.ship for move in decision.moves if isinstance(move, Sail)}
    one = decision.kind == "sail" and len(ships) == 1
    return words(
        f"{GAME}-ask-{decision.kind}{'-post' if post else '-one' if one else ''}",
        name=words.name(decision.seat),
        points=view.turn.points if view.turn else view.action_points,
        picks=turn.picks,
        count=view.players[decision.seat].gold,
        ship=min(ships, default=0),
        island=_island(decision.seat, turn, view, words) if post else "",
    )


def _island(seat: int, turn: TurnView, view: View, words: Words) -> str:
    """Return the name of the island where a post can be placed now."""
    cell = post_cell(view, seat, view.players[seat].ships[turn.ship - 1])
    island = view.geo.island(cell)
    return island_name(island.number, island.big, words)


SCORE = ScoreWords(GAME)


def standing(view: View, words: Words) -> Sequence[str]:
    """Return all players' current scores, secured and open; the game hides nothing."""
    return SCORE.standing(view.players, words)

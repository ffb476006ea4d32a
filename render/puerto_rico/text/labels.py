"""Labels of Puerto Rico's moves: a text, a hint and an emoji for each kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.puerto_rico import moves, pricing
from bot.games.puerto_rico.data import BUILDINGS, GOODS, QUARRY, SETUPS, Building
from bot.games.puerto_rico.shipping import loaded
from bot.games.puerto_rico.view import View
from bot.locales import Words
from render.api import Emoji, Label
from render.puerto_rico.text.effects import said
from render.puerto_rico.text.terms import (
    FOREST,
    WINDROSE,
    amount,
    called,
    doubloons,
    place_name,
    points,
    price,
    role_kind,
)
from render.text.wording import actor, plain

GAME = "puerto_rico"
_SIGNS: Mapping[str, str] = {
    "settler": "🧭",
    "mayor": "👥",
    "builder": "🔨",
    "craftsman": "⚙️",
    "trader": "⚖️",
    "captain": "🚢",
    "prospector": "⛏️",
    "corn": "🌽",
    "indigo": "💙",
    "sugar": "🍬",
    "tobacco": "🍂",
    "coffee": "☕",
    QUARRY: "⛰️",
    FOREST: "🌲",
    "colonist": "👤",
    "noble": "👑",
    "point": "🏅",
}
EMOJI: Mapping[str, str] = {
    **{key: Emoji(sign, f"{GAME}-{key}") for key, sign in _SIGNS.items()},
    WINDROSE: "👥",
}


def _of_building(building: Building) -> Emoji:
    sign = "🏛️" if building.spaces > 1 else "🏠"
    made = building.produces
    return Emoji(sign if made is None else _SIGNS[made], f"{GAME}-{building.key}")


_BUILDINGS = {key: _of_building(building) for key, building in BUILDINGS.items()}
_ROLES = dict.fromkeys(role for setup in SETUPS.values() for role in setup.roles)
_BY_COST = sorted(BUILDINGS, key=lambda key: (not BUILDINGS[key].production, BUILDINGS[key].cost))
_THINGS = (*_ROLES, *GOODS, QUARRY, FOREST, WINDROSE, *_BY_COST)
_WEIGHTS = {thing: number for number, thing in enumerate(_THINGS)}
_LATER = (moves.SellAtPost, moves.BuyTile, moves.Discard, moves.TakeNoble, moves.Pass)
"""Types of moves that come after other moves that name the same things."""


def label(move: moves.Move, view: View, words: Words) -> Label:
    """Return the label of a legal move for the player who must act."""
    if type(move) in _PLAIN:
        text, emoji = plain("puerto_rico", move, called, words)[0], _PLAIN[type(move)]
    else:
        text, emoji = _LABELS[type(move)](move, view, words)
    effect, hint = said(move, view, words)
    return Label(
        text[:1].upper() + text[1:],
        hint,
        emoji,
        quiet=isinstance(move, moves.Pass),
        menu=_menu(move, words),
        private=isinstance(move, moves.SmallWharf),
        effect=effect,
    )


_PLAIN: Mapping[type, str] = {
    moves.TakeColonist: EMOJI["colonist"],
    moves.TakeNoble: EMOJI["noble"],
    moves.TakePoints: EMOJI["point"],
    moves.Discard: "🗑️",
    moves.Pass: "⏭️",
}
"""Emojis of the moves whose messages contain everything there is to say, by type of move."""


def _menu(move: moves.Move, words: Words) -> str:
    """Return the name of the separate menu that offers a move, "" for most moves."""
    if isinstance(move, moves.Draft):
        size = "large" if BUILDINGS[move.building].spaces > 1 else "small"
        return words(f"puerto_rico-menu-draft-{size}")
    name = _MENUS.get(type(move))
    return words(f"puerto_rico-menu-{name}") if name else ""


_MENUS: Mapping[type, str] = {
    moves.Guest: "guest",
    moves.GuestNoble: "guest",
    moves.SmallWharf: "small_wharf",
}


def weight(move: moves.Move, _: View) -> int:
    """Return a move's sort key: the rulebook's order of what it names; others come last."""
    named = move.text.split()[1:]
    later = _LATER.index(type(move)) + 1 if type(move) in _LATER else 0
    return len(_THINGS) * later + (_WEIGHTS[named[0]] if named else 0)


_Parts = tuple[str, str]
"""Text and emoji of a label."""


def _role(move: moves.TakeRole, view: View, words: Words) -> _Parts:
    text = words(f"puerto_rico-role-{move.role}")
    card = next(role for role in view.roles if role.key == move.role)
    if card.doubloons:
        text = words("puerto_rico-priced", thing=text, price=f"+{doubloons(card.doubloons, words)}")
    return text, EMOJI[role_kind(move.role)]


def _draw(_: moves.DrawTile, __: View, words: Words) -> _Parts:
    return words("puerto_rico-move-draw"), "🎲"


def _settle(move: moves.Settle, _: View, words: Words) -> _Parts:
    return place_name(move.tile, words), EMOJI[move.tile]


def _place(move: moves.Place, _: View, words: Words) -> _Parts:
    return place_name(move.circle, words), _building_emoji(move.circle)


def _build(move: moves.Build, view: View, words: Words) -> _Parts:
    stock = next(stock for stock in view.stock if stock.key == move.building)
    cost = doubloons(price(stock, actor(view), view), words)
    text = words("puerto_rico-priced", thing=place_name(stock.key, words), price=cost)
    return text, _building_emoji(stock.key)


def _draft(move: moves.Draft, view: View, words: Words) -> _Parts:
    cost = doubloons(pricing.cost(move.building, view.options), words)
    text = words("puerto_rico-priced", thing=place_name(move.building, words), price=cost)
    return text, _building_emoji(move.building)


def _building_emoji(circle: str) -> str:
    return _BUILDINGS.get(circle) or EMOJI[circle]


def _produce(move: moves.Produce, _: View, words: Words) -> _Parts:
    return words(f"puerto_rico-good-{move.good}"), EMOJI[move.good]


def _sell(move: moves.Sell, view: View, words: Words) -> _Parts:
    text = words(
        "puerto_rico-priced",
        thing=words(f"puerto_rico-good-{move.good}"),
        price=doubloons(pricing.proceeds(view, actor(view), move.good).total, words),
    )
    return text, EMOJI[move.good]


def _load(move: moves.Load, view: View, words: Words) -> _Parts:
    ship = next(ship for ship in view.ships if ship.capacity == move.ship)
    goods = amount(move.good, loaded(actor(view).goods[move.good], ship), words)
    return words("puerto_rico-move-load", goods=goods, ship=move.ship), EMOJI[move.good]


def _wharf(move: moves.Wharf, view: View, words: Words) -> _Parts:
    goods = amount(move.good, actor(view).goods[move.good], words)
    return words("puerto_rico-move-wharf", goods=goods), EMOJI[move.good]


def _store(move: moves.Store, view: View, words: Words) -> _Parts:
    goods = amount(move.good, actor(view).goods[move.good], words)
    return words("puerto_rico-move-store", goods=goods), EMOJI[move.good]


def _keep(move: moves.Keep, _: View, words: Words) -> _Parts:
    return words("puerto_rico-move-keep", goods=amount(move.good, 1, words)), EMOJI[move.good]


def _to_circle(
    move: moves.Guest | moves.GuestNoble | moves.PlaceNoble, _: View, words: Words
) -> _Parts:
    emoji = EMOJI["colonist" if isinstance(move, moves.Guest) else "noble"]
    return words(f"puerto_rico-move-{move.verb}", place=place_name(move.circle, words)), emoji


def _forest(move: moves.SettleForest, _: View, words: Words) -> _Parts:
    text = words("puerto_rico-move-forest", tile=place_name(move.tile, words))
    return text, EMOJI[FOREST]


def _plant(_: moves.Plant, view: View, words: Words) -> _Parts:
    """Return the texts about the drawn tile, naming it only to its owner (R-2.9)."""
    tile = actor(view).drawn
    if tile is None:
        return words("puerto_rico-move-plant"), "🌱"
    return words("puerto_rico-move-plant-known", tile=place_name(tile, words)), EMOJI[tile]


def _turn_over(_: moves.TurnOver, __: View, words: Words) -> _Parts:
    return words("puerto_rico-move-turn"), EMOJI[FOREST]


def _buy(_: moves.BuyTile, __: View, words: Words) -> _Parts:
    return words("puerto_rico-move-buy", price=doubloons(pricing.TILE, words)), "🎲"


def _pay_person(move: moves.PayColonist | moves.PayNoble, _: View, words: Words) -> _Parts:
    emoji = EMOJI["noble" if isinstance(move, moves.PayNoble) else "colonist"]
    return words(f"puerto_rico-move-{move.verb}", place=place_name(move.place, words)), emoji


def _pay_good(move: moves.PayGood, _: View, words: Words) -> _Parts:
    text = words("puerto_rico-move-pay_good", goods=amount(move.good, 1, words))
    return text, EMOJI[move.good]


def _pay_point(_: moves.PayPoint, __: View, words: Words) -> _Parts:
    return words("puerto_rico-move-pay_point", points=points(1, words)), EMOJI["point"]


def _post(move: moves.SellAtPost, view: View, words: Words) -> _Parts:
    text = words(
        "puerto_rico-move-post",
        good=words(f"puerto_rico-good-{move.good}"),
        price=doubloons(pricing.proceeds_at_post(view, actor(view), move.good).total, words),
    )
    return text, EMOJI[move.good]


def _supply(move: moves.Supply, _: View, words: Words) -> _Parts:
    goods, point = amount(move.good, 1, words), points(1, words)
    return words("puerto_rico-move-supply", goods=goods, points=point), EMOJI[move.good]


def _small_wharf(move: moves.SmallWharf, _: View, words: Words) -> _Parts:
    text = words("puerto_rico-move-small_wharf", goods=amount(move.good, 1, words))
    return text, EMOJI[move.good]


_LABELS: Mapping[type, Callable[..., _Parts]] = {
    moves.TakeRole: _role,
    moves.DrawTile: _draw,
    moves.Settle: _settle,
    moves.Place: _place,
    moves.Build: _build,
    moves.Produce: _produce,
    moves.Sell: _sell,
    moves.Load: _load,
    moves.Wharf: _wharf,
    moves.Store: _store,
    moves.Keep: _keep,
    moves.Draft: _draft,
    moves.Guest: _to_circle,
    moves.GuestNoble: _to_circle,
    moves.SettleForest: _forest,
    moves.Plant: _plant,
    moves.TurnOver: _turn_over,
    moves.BuyTile: _buy,
    moves.PlaceNoble: _to_circle,
    moves.PayColonist: _pay_person,
    moves.PayNoble: _pay_person,
    moves.PayGood: _pay_good,
    moves.PayPoint: _pay_point,
    moves.SellAtPost: _post,
    moves.Supply: _supply,
    moves.SmallWharf: _small_wharf,
}

"""Puerto Rico in words: questions, labels of moves, phases and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.api import Decision, Score
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import BUILDINGS, PRICES, QUARRY, SETUPS
from bot.games.puerto_rico.view import PlayerView, StockView, View
from bot.locales import Words
from render.api import Label
from render.puerto_rico.terms import amount, doubloons, listed, place_name, points, role_kind

EMOJI: Mapping[str, str] = {
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
}

_ROLES = dict.fromkeys(role for setup in SETUPS.values() for role in setup.roles)
_WEIGHTS = {thing: number for number, thing in enumerate((*_ROLES, *PRICES, QUARRY, *BUILDINGS))}


def phase(key: str, words: Words) -> str:
    """Return the name of a phase as a headline."""
    return words(f"puerto_rico-phase-{role_kind(key)}")


def ask(decision: Decision[moves.Move], view: View, words: Words) -> str:
    """Return the question of a decision, to the player by name."""
    player = view.players[decision.seat]
    kind = f"{decision.kind}-{view.phase}" if decision.kind == "colonist" else decision.kind
    return words(
        f"puerto_rico-ask-{kind}",
        name=words.name(decision.seat),
        colonists=player.windrose,
        doubloons=player.doubloons,
    )


def label(move: moves.Move, view: View, words: Words) -> Label:
    """Return how a legal move is offered to who must act."""
    text, hint, emoji = _LABELS[type(move)](move, view, words)
    quiet = isinstance(move, moves.Pass)
    return Label(text[:1].upper() + text[1:], hint, emoji, _weight(move), quiet)


def _weight(move: moves.Move) -> int:
    """Return the rulebook's order of what the move names; a move that names nothing comes last."""
    named = move.text.split()[1:]
    return _WEIGHTS[named[0]] if named else len(_WEIGHTS) + isinstance(move, moves.Pass)


def actor(view: View) -> PlayerView:
    """Return whose moves are offered: the reader if he must act, else who must."""
    acting = [player for player in view.players if player.acting]
    own = (player for player in acting if player.seat == view.seat)
    return next(own, acting[0] if acting else view.players[view.seat or 0])


def price(stock: StockView, player: PlayerView, view: View) -> int:
    """Return what a building costs a player now (R-4.2)."""
    quarries = sum(tile.manned for tile in player.island if tile.kind == QUARRY)
    privilege = int(view.phase == "builder" and view.role_taker == player.seat)
    return max(0, stock.cost - min(stock.column, quarries) - privilege)


def proceeds(good: str, player: PlayerView, view: View) -> int:
    """Return what a sale to the trading house brings a player now (R-6.1 to R-6.3)."""
    working = {building.key for building in player.city if building.people}
    privilege = int(view.phase == "trader" and view.role_taker == player.seat)
    return PRICES[good] + privilege + ("small_market" in working) + 2 * ("large_market" in working)


_Parts = tuple[str, str, str]
"""Text, hint and emoji of a label."""


def _role(move: moves.TakeRole, view: View, words: Words) -> _Parts:
    kind = role_kind(move.role)
    text = words(f"puerto_rico-role-{move.role}")
    card = next(role for role in view.roles if role.key == move.role)
    if card.doubloons:
        text = words("puerto_rico-priced", thing=text, price=f"+{doubloons(card.doubloons, words)}")
    return text, words(f"puerto_rico-about-{kind}"), EMOJI[kind]


def _draw(_: moves.DrawTile, view: View, words: Words) -> _Parts:
    return words("puerto_rico-move-draw"), words("puerto_rico-left", count=view.face_down), "🎲"


def _settle(move: moves.Settle, view: View, words: Words) -> _Parts:
    left = view.quarries if move.tile == QUARRY else view.row.count(move.tile)
    hint = words("puerto_rico-left", count=left)
    return place_name(move.tile, words), hint, EMOJI[move.tile]


def _colonist(_: moves.TakeColonist, __: View, words: Words) -> _Parts:
    return words("puerto_rico-move-colonist"), "", "👤"


def _place(move: moves.Place, view: View, words: Words) -> _Parts:
    player, circle = actor(view), move.circle
    tiles = [tile.manned for tile in player.island if tile.kind == circle]
    built = [building for building in player.city if building.key == circle]
    people = sum(tiles) + sum(building.people for building in built)
    circles = len(tiles) + sum(building.circles for building in built)
    hint = words("puerto_rico-manned", people=people, circles=circles)
    return place_name(circle, words), hint, _building_emoji(circle)


def _build(move: moves.Build, view: View, words: Words) -> _Parts:
    stock = next(stock for stock in view.stock if stock.key == move.building)
    text = words(
        "puerto_rico-priced",
        thing=place_name(stock.key, words),
        price=doubloons(price(stock, actor(view), view), words),
    )
    return text, f"{points(stock.vp, words)}. {about(stock.key, words)}", _building_emoji(stock.key)


def about(building: str, words: Words) -> str:
    """Return in one sentence what a building does."""
    good = BUILDINGS[building].produces
    if good is None:
        return words(f"puerto_rico-about-{building}")
    return words("puerto_rico-about-production", good=words(f"puerto_rico-good-{good}"))


def _building_emoji(circle: str) -> str:
    building = BUILDINGS.get(circle)
    if building is None or building.produces is not None:
        return EMOJI[building.produces or "" if building else circle]
    return "🏛️" if building.spaces > 1 else "🏠"


def _produce(move: moves.Produce, view: View, words: Words) -> _Parts:
    hint = words("puerto_rico-left", count=view.goods[move.good])
    return words(f"puerto_rico-good-{move.good}"), hint, EMOJI[move.good]


def _sell(move: moves.Sell, view: View, words: Words) -> _Parts:
    text = words(
        "puerto_rico-priced",
        thing=words(f"puerto_rico-good-{move.good}"),
        price=doubloons(proceeds(move.good, actor(view), view), words),
    )
    return text, "", EMOJI[move.good]


def _load(move: moves.Load, view: View, words: Words) -> _Parts:
    have = actor(view).goods[move.good]
    ship = next(ship for ship in view.ships if ship.capacity == move.ship)
    room = ship.capacity - ship.load
    goods = amount(move.good, min(have, room), words)
    hint = words("puerto_rico-move-load-hint", have=amount(move.good, have, words), room=room)
    return words("puerto_rico-move-load", goods=goods, ship=move.ship), hint, EMOJI[move.good]


def _wharf(move: moves.Wharf, view: View, words: Words) -> _Parts:
    goods = amount(move.good, actor(view).goods[move.good], words)
    hint = words("puerto_rico-move-wharf-hint")
    return words("puerto_rico-move-wharf", goods=goods), hint, EMOJI[move.good]


def _store(move: moves.Store, view: View, words: Words) -> _Parts:
    goods = amount(move.good, actor(view).goods[move.good], words)
    return words("puerto_rico-move-store", goods=goods), "", EMOJI[move.good]


def _keep(move: moves.Keep, _: View, words: Words) -> _Parts:
    return words("puerto_rico-move-keep", goods=amount(move.good, 1, words)), "", EMOJI[move.good]


def _pass(_: moves.Pass, __: View, words: Words) -> _Parts:
    return words("puerto_rico-move-pass"), "", "⏭️"


_LABELS: Mapping[type, Callable[..., _Parts]] = {
    moves.TakeRole: _role,
    moves.DrawTile: _draw,
    moves.Settle: _settle,
    moves.TakeColonist: _colonist,
    moves.Place: _place,
    moves.Build: _build,
    moves.Produce: _produce,
    moves.Sell: _sell,
    moves.Load: _load,
    moves.Wharf: _wharf,
    moves.Store: _store,
    moves.Keep: _keep,
    moves.Pass: _pass,
}


def score_lines(scores: Sequence[Score], words: Words) -> Sequence[str]:
    """Return the final scores, best first, one player a line."""
    return [_score_line(score, words) for score in sorted(scores, key=lambda s: (s.rank, s.seat))]


def _score_line(score: Score, words: Words) -> str:
    parts = (
        words(
            "puerto_rico-score-item",
            part=words(f"puerto_rico-score-{line.key}"),
            points=line.points,
        )
        for line in score.lines
    )
    return words(
        "puerto_rico-score-player",
        rank=score.rank,
        name=words.name(score.seat),
        points=points(score.points, words),
        parts=listed(parts, words),
        tiebreak=score.tiebreak,
    )

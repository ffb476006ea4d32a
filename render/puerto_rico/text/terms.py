"""Names, numbers and lists in the reader's language for sentences of Puerto Rico.

It also contains questions, effects of buildings, and scores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.api import Decision
from bot.games.puerto_rico import moves, pricing
from bot.games.puerto_rico.data import BUILDINGS, GOODS
from bot.games.puerto_rico.view import PlayerView, StockView, View
from bot.locales import Words
from render.text.finals import ScoreWords
from render.text.wording import counted, listed

WINDROSE = "windrose"
"""Place of people without a circle, used in the same way as the names of tiles and buildings."""


FOREST = "forest"
"""Name of a plantation that lies face down."""


def role_kind(role: str) -> str:
    """Return the role without its number, because the two prospectors do the same."""
    return role.partition("_")[0]


def goods_list(goods: Mapping[str, int], words: Words) -> str:
    """Return goods with their numbers: "2 corn and 1 sugar"."""
    return listed((amount(good, goods[good], words) for good in GOODS if goods.get(good)), words)


def amount(good: str, count: int, words: Words) -> str:
    """Return a number of goods: "2 corn"."""
    text = words("common-amount", count=count, thing=words(f"puerto_rico-good-{good}"))
    return words.signed(f"puerto_rico-{good}", text)


def good_name(good: str, words: Words) -> str:
    """Return the name of a good."""
    return words.signed(f"puerto_rico-{good}", words(f"puerto_rico-good-{good}"))


def role_name(role: str, words: Words) -> str:
    """Return the name of a role."""
    return words.signed(f"puerto_rico-{role_kind(role)}", words(f"puerto_rico-role-{role}"))


def doubloons(count: int, words: Words) -> str:
    """Return an amount of money: "1 doubloon"."""
    return words("puerto_rico-doubloons", count=count)


def points(count: int, words: Words) -> str:
    """Return an amount of victory points: "7 VP"."""
    return words("puerto_rico-points", count=count)


def colonists(count: int, words: Words) -> str:
    """Return a number of colonists."""
    return words("puerto_rico-colonists", count=count)


def nobles(count: int, words: Words) -> str:
    """Return a number of nobles."""
    return words("puerto_rico-nobles", count=count)


def people(count: int, of_nobles: int, words: Words) -> str:
    """Return the colonists and nobles, if there are any: "2 colonists and 1 noble"."""
    numbers = {"colonists": count, "nobles": of_nobles}
    return listed(
        (words(f"puerto_rico-{kind}", count=n) for kind, n in numbers.items() if n), words
    )


def people_gained(count: int, of_nobles: int, words: Words) -> str:
    """Return colonists and nobles that a player gains: an accusative in many languages."""
    numbers = {"got-colonists": count, "got-nobles": of_nobles}
    return listed(
        (words(f"puerto_rico-{kind}", count=n) for kind, n in numbers.items() if n), words
    )


def place_name(circle: str, words: Words) -> str:
    """Return the tile or building that has a circle, or the text for the windrose."""
    if circle == WINDROSE:
        return words("puerto_rico-place-windrose")
    name = words(f"puerto_rico-{'building' if circle in BUILDINGS else 'tile'}-{circle}")
    return words.signed(f"puerto_rico-{circle}", name)


def places_list(circles: Mapping[str, int], words: Words) -> str:
    """Return tiles and buildings with their numbers: "2 × corn plantation and Harbor"."""
    return counted(((place_name(circle, words), n) for circle, n in circles.items()), words)


def source_name(source: str, words: Words) -> str:
    """Return the building or role from which something came; the ship has no name."""
    key = f"puerto_rico-{'building' if source in BUILDINGS else 'role'}-{source}"
    return words.signed(f"puerto_rico-{source}", words(key)) if words.has(key) else source


def called(field: str, value: str | int, words: Words) -> str | int:
    """Return a value's name, given the field it is in; numbers and the like stay unchanged."""
    return _NAMES[field](str(value), words) if field in _NAMES else value


_NAMES: Mapping[str, Callable[[str, Words], str]] = {
    "building": place_name,
    "circle": place_name,
    "place": place_name,
    "tile": place_name,
    "land": place_name,
    "good": good_name,
    "role": role_name,
    "source": source_name,
}
"""Functions that name a value, by its field in a move or event, or its argument in a reason."""


def ask(decision: Decision[moves.Move], view: View, words: Words) -> str:
    """Return the question of a decision, addressed to the player by name."""
    player = view.players[decision.seat]
    variant = _ask_guests if _verbs(decision) <= _GUESTS else _VARIANTS.get(decision.kind)
    free = sum(cost.spaces - len(cost.chosen) for cost in view.draft)
    waiting = people(player.windrose - player.windrose_nobles, player.windrose_nobles, words)
    return words(
        f"puerto_rico-ask-{variant(decision, view) if variant else decision.kind}",
        name=words.name(decision.seat),
        colonists=player.windrose,
        people=waiting,
        nobles=nobles(player.nobles, words),
        doubloons=player.doubloons,
        left=free,
        tile=place_name(player.drawn, words) if player.drawn else "",
    )


def _verbs(decision: Decision[moves.Move]) -> set[str]:
    return {move.verb for move in decision.moves}


def _ask_guests(decision: Decision[moves.Move], _: View) -> str:
    """Return a variant; on a player's own turn it says that only a guest allows moves (R-10.4)."""
    return "guests" if decision.kind == "guests" else "guests-first"


def _ask_colonist(decision: Decision[moves.Move], view: View) -> str:
    kind = "person" if moves.TakeNoble.verb in _verbs(decision) else "colonist"
    return f"{kind}-{view.phase}"


def _ask_ship(decision: Decision[moves.Move], _: View) -> str:
    return "ship-person" if moves.TakeNoble.verb in _verbs(decision) else "ship"


def _ask_villa(decision: Decision[moves.Move], _: View) -> str:
    return "villa" if moves.TakeNoble.verb in _verbs(decision) else "villa-colonist"


def _ask_place(decision: Decision[moves.Move], view: View) -> str:
    return "place-people" if view.players[decision.seat].windrose_nobles else "place"


def _ask_lay(decision: Decision[moves.Move], view: View) -> str:
    """Return a variant that names the drawn tile, which only its owner's view has (R-2.9)."""
    return "lay-known" if view.players[decision.seat].drawn else "lay"


def _ask_sell(decision: Decision[moves.Move], _: View) -> str:
    verbs = _verbs(decision)
    sales = verbs & {moves.Sell.verb, moves.SellAtPost.verb}
    if verbs & {moves.BuyTile.verb, moves.Discard.verb}:
        return "sell-trade" if sales else "sell-land"
    if moves.SellAtPost.verb in sales:
        return "sell-both" if len(sales) > 1 else "sell-post"
    return "sell"


_GUESTS = frozenset({moves.Guest.verb, moves.GuestNoble.verb, moves.Pass.verb})
_VARIANTS: Mapping[str, Callable[[Decision[moves.Move], View], str]] = {
    "colonist": _ask_colonist,
    "ship": _ask_ship,
    "villa": _ask_villa,
    "place": _ask_place,
    "lay": _ask_lay,
    "sell": _ask_sell,
}
"""Functions that choose the variant of a question if the decision's kind alone does not."""


def price(stock: StockView, player: PlayerView, view: View) -> int:
    """Return the current price of a building for a player (R-4.2)."""
    return pricing.price(view, player, stock).total


def about(building: str, words: Words) -> str:
    """Return the effect of a building in one sentence."""
    good = BUILDINGS[building].produces
    if good is None:
        return words(f"puerto_rico-about-{building}")
    return words("puerto_rico-about-production", good=words(f"puerto_rico-good-{good}"))


def standing(view: View, words: Words) -> Sequence[str]:
    """Return the public part of the scores: points on the boards, without hidden chips."""
    order = sorted(view.players, key=lambda player: -player.points_on_board)
    lines = [
        words(
            "puerto_rico-score-board",
            name=words.name(player.seat),
            points=points(player.points_on_board, words),
        )
        for player in order
    ]
    return [*lines, words("puerto_rico-score-hidden")]


SCORE = ScoreWords("puerto_rico", points, empty=True)

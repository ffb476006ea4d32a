"""Puerto Rico in words: questions, effects of buildings, and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.api import Decision
from bot.games.puerto_rico import moves, pricing
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.view import PlayerView, StockView, View
from bot.locales import Words
from render.puerto_rico.text.terms import nobles, people, place_name, points
from render.text.finals import ScoreWords


def ask(decision: Decision[moves.Move], view: View, words: Words) -> str:
    """Return the question of a decision, to the player by name."""
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
    """At a player's own turn, say that a guest alone would open a move (R-10.4)."""
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
    """Name the drawn tile to its owner alone: no other view has it (R-2.9)."""
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
"""Questions that depend on more than the kind of the decision."""


def price(stock: StockView, player: PlayerView, view: View) -> int:
    """Return the present price of a building for a player (R-4.2)."""
    return pricing.price(view, player, stock).total


def about(building: str, words: Words) -> str:
    """Return the effect of a building in one sentence."""
    good = BUILDINGS[building].produces
    if good is None:
        return words(f"puerto_rico-about-{building}")
    return words("puerto_rico-about-production", good=words(f"puerto_rico-good-{good}"))


def standing(view: View, words: Words) -> Sequence[str]:
    """Return the public part of the scores: the points on the boards, without hidden chips."""
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

"""Effects of Amerigo's moves as text: short for a button, in sentences for an option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.engine.latest import Latest
from bot.games.amerigo import sailing
from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.effects import Effect, effect_of
from bot.games.amerigo.gold import missing
from bot.games.amerigo.moves import AnyMove, Sail
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.text.terms import GAME, goods_amount, island_name
from render.text.wording import actor, commas, listed, signed


class Turn:
    """Data shared by the moves of the player to move: AP by action, and the ships' routes."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = actor(view)
        self.seat = self.me.seat
        turn = view.turn if view.turn is not None and view.turn.seat == self.seat else None
        self.choosing = turn is None
        """Whether the player's next move chooses an action."""
        self.actions: Mapping[str, int] = (
            open_actions(view, self.seat) if turn is None else {turn.action: turn.points}
        )
        """AP by action: those of every open action, or those left for the action under way."""
        self._ways: dict[int, Mapping[str, int]] = {}
        self.kept: dict[Any, Any] = {}
        """Ships' targets and tiles' places, which the functions in `things` compute only once."""

    def effect(self, move: AnyMove) -> Effect:
        """Return the effect of a legal move."""
        return effect_of(self.view, self.seat, move)

    def missing(self, action: str, cost: int) -> int:
        """Return the gold needed to pay for something that costs `cost` AP (R4.3)."""
        return missing(cost, self.actions.get(action, 0))

    def way(self, move: Sail) -> tuple[int, int]:
        """Return the steps that a ship makes, and the gold that they cost."""
        steps = self.ways(move.ship).get(move.cell, 0)
        return steps, self.missing("blue", steps)

    def ways(self, ship: int) -> Mapping[str, int]:
        """Return the places that a ship can reach, with the steps to get there."""
        ways = self._ways.get(ship)
        if ways is None:
            most = self.actions.get("blue", 0) + self.me.gold
            ways = sailing.destinations(self.view, self.seat, ship, most)
            self._ways[ship] = ways
        return ways


turn_of = Latest(Turn)
"""Function that returns a view's `Turn`, created only once for as long as the view is the same."""


def gains(brought: Effect, words: Words, gold: int) -> Iterator[str]:
    """Yield immediate gains and losses with their signs, and `gold` as the gold."""
    if brought.points:
        yield words(f"{GAME}-effect-points", change=signed(brought.points))
    for good, count in brought.resources.items():
        yield f"+{goods_amount(good, count, words)}"
    if brought.chests > 0:
        yield words(f"{GAME}-effect-chest")
    if brought.picks and brought.progress:
        yield words(f"{GAME}-effect-picks", count=brought.picks)
    if gold:
        yield words(f"{GAME}-effect-gold", change=signed(gold))


def short(brought: Effect, words: Words, later: int = 0) -> str:
    """Return gains and losses in few words, including VP at the game's end, "" if none."""
    found = [*gains(brought, words, brought.gold)]
    if later:
        found.append(words(f"{GAME}-effect-later", change=signed(later)))
    return commas(found, words)


def sentences(brought: Effect, seat: int, words: Words) -> Iterator[str]:
    """Yield the cost in gold, and immediate effects that the move's text does not state."""
    if brought.paid:
        yield words(f"{GAME}-hint-cost-gold", cost=brought.cost, gold=brought.paid)
    if found := list(gains(brought, words, brought.gold + brought.paid)):
        yield words(f"{GAME}-hint-now", gains=listed(found, words))
    if brought.completion is not None:
        island = island_name(brought.island, brought.completion.chest, words)
        yield words(f"{GAME}-hint-completes", island=island)
        for other, points in brought.completion.posts.items():
            if other != seat and points:
                yield words(f"{GAME}-hint-others", name=words.name(other), count=points)

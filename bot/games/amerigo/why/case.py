"""A position with the queries that explanations need, and reasons that actions share.

The shared reasons are that an action cannot be chosen, costs too much or lacks a token (R2.4,
R3.27, R4.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from bot.engine import explain
from bot.engine.explain import Reason, Reasons, Sum
from bot.games.amerigo.actions import SWAPPED, open_actions, special_colours
from bot.games.amerigo.data import WHITE
from bot.games.amerigo.gold import income, missing, reserve, within_reach
from bot.games.amerigo.ground import Ground
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.options import Options
from bot.games.amerigo.tokens import SWAP_RED_GREEN
from bot.games.amerigo.view import PlayerView, TurnView, View


class Case(explain.Case[View, PlayerView, AnyMove, Options]):
    """A seat's position: its view, its decision and the options of the table."""

    @property
    def unasked(self) -> str:
        """Return the reason code that explains why the seat has no decision now."""
        return "acted" if self.me.acted else "not-asked"

    @property
    def geo(self) -> Geography:
        """Return the map."""
        return self.view.geo

    @property
    def ground(self) -> Ground:
        """Return the covered and free land."""
        return self.view.ground

    @cached_property
    def begun(self) -> TurnView | None:
        """Return the seat's action in progress, or None."""
        turn = self.view.turn
        return turn if turn is not None and turn.seat == self.seat else None

    @cached_property
    def open(self) -> Mapping[str, int]:
        """Return the actions that may be chosen, or the one in progress, with their AP."""
        if self.begun is not None:
            return {self.begun.action: self.begun.points}
        return open_actions(self.view, self.seat)


def closed(case: Case, colour: str) -> Reasons:
    """Yield the reasons why an action cannot be chosen (R2.4, R3.27).

    There may be no cube, no white cube, or a disc on the wrong space.
    """
    if case.begun is not None or colour in case.open:
        return
    yield Reason("colour-absent", {"colour": colour})
    if colour == WHITE:
        return
    yield from _no_special(case)
    if SWAP_RED_GREEN in case.me.tokens and colour in SWAPPED:
        yield Reason("swap-absent", {"colour": SWAPPED[colour]})


def _no_special(case: Case) -> Reasons:
    """Yield the reason why white cubes do not help (R3.27)."""
    shown = special_colours(case.view, case.seat)
    if not case.view.action_field.get(WHITE):
        yield Reason("special-no-white")
    elif not shown:
        yield Reason("special-start")
    else:
        yield Reason("special-other", {"colour": shown[0]})


def dear(case: Case, colour: str, cost: int) -> Reasons:
    """Yield the reasons if AP and gold are not enough, and how to get more gold (R4.3, R4.5)."""
    if colour not in case.open:
        return
    points, gold = case.open[colour], case.me.gold
    short = missing(cost, points + gold)
    if not short:
        return
    yield Reason("too-dear", {"cost": cost, "points": points, "gold": gold, "missing": short})
    yield from _cash_first(case, short)


def _cash_first(case: Case, short: int) -> Reasons:
    """Yield a hint if exchanging chests and tokens would bring the missing gold."""
    numbers = case.view.numbers
    if reserve(numbers, case.me) and within_reach(numbers, case.me) - case.me.gold >= short:
        yield Reason("cash-first", {"missing": short})


def no_token(case: Case, token: str) -> Reasons:
    """Yield the reason if a token is used up or not there."""
    if token in case.me.used:
        yield Reason("token-used", {"token": token})
    elif token not in case.me.tokens:
        yield Reason("no-token", {"token": token})


def cost_of(case: Case, colour: str, cost: int, kind: str = "cost") -> Iterator[Sum]:
    """Yield the cost of a move in AP and gold if the player can pay it."""
    points = case.open.get(colour)
    if points is None or cost > points + case.me.gold:
        return
    paid = missing(cost, points)
    yield added(kind, {"ap": cost - paid, "gold": paid}, points)


def gold_got(
    case: Case, kind: str, gold: int, taking: bool = False, paid: int = 0
) -> Iterator[Sum]:
    """Yield the gold that a move brings after payment, and the part that does not fit (R4.1)."""
    got = income(case.view, case.me.gold - paid, gold, taking)
    yield Sum(kind, (), gold)
    if got.gold < gold:
        yield Sum("no-room", (), gold - got.gold, got.points)


def added(kind: str, parts: dict[str, int], have: int = 0) -> Sum:
    """Return a sum of the parts that are not 0."""
    told = tuple((name, amount) for name, amount in parts.items() if amount)
    return Sum(kind, told, sum(parts.values()), have)

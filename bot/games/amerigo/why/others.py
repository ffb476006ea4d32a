"""Explanations for moves on tracks, goods, tokens and gold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.engine.explain import Explainer, Reason, Reasons, Sum
from bot.games.amerigo import moves
from bot.games.amerigo.gold import cashable, gold_of_cubes, missing
from bot.games.amerigo.moves import CHEST
from bot.games.amerigo.raids import strength
from bot.games.amerigo.tokens import GOLD_2TO1, TO_FRONT, VP_CUBES, amount
from bot.games.amerigo.tracks import space_of, turn_order
from bot.games.amerigo.why.case import Case, added, closed, cost_of, dear, gold_got, no_token

# Tracks -------------------------------------------------------------------------------

Room = Callable[[Case], int]


def _cannon_room(case: Case) -> int:
    return case.view.numbers.cannon_track - case.me.cannons


def _progress_room(case: Case) -> int:
    return case.view.numbers.progress.length - case.me.progress


def _order_room(case: Case) -> int:
    return case.view.numbers.order.length - case.me.order


def _along(colour: str, room: Room) -> Callable[[Case, Any], Reasons]:
    """Return a function that yields the reasons against a track move (R4.3, R4.4, Q6)."""

    def against(case: Case, move: moves.Load | moves.Advance | moves.Move) -> Reasons:
        yield from closed(case, colour)
        points, left = case.open.get(colour), room(case)
        if points is None:
            return
        if points > left and move.points != points and move.points >= left:
            yield Reason("all-points", {"points": points, "room": left})
        elif points <= left and move.points > left + case.options.overshoot:
            yield _beyond(case, left)
        else:
            yield from dear(case, colour, move.points)

    return against


def _beyond(case: Case, room: int) -> Reason:
    """Return the reason why AP beyond the end of a track cannot be bought.

    An option allows one such AP (Q6).
    """
    if case.options.overshoot:
        return Reason("one-beyond", {"room": room, "gold": case.view.numbers.overflow_gold})
    return Reason("track-end", {"room": room})


def _overflow(case: Case, colour: str, points: int, room: int) -> Iterator[Sum]:
    """Yield the gold for AP left at the end of a track, bought or not (R4.4, Q6)."""
    if points > room:
        paid = missing(points, case.open.get(colour, points))
        yield from gold_got(case, "track-gold", case.view.numbers.overflow_gold, paid=paid)


def _load_sums(case: Case, move: moves.Load) -> Iterator[Sum]:
    room = _cannon_room(case)
    yield from cost_of(case, "black", move.points)
    loaded = {"before": case.me.cannons, "loaded": min(move.points, room)}
    yield added("cannons", loaded, strength(case.view, case.seat))
    yield from _overflow(case, "black", move.points, room)


def _advance_sums(case: Case, move: moves.Advance) -> Iterator[Sum]:
    track, room = case.view.numbers.progress, _progress_room(case)
    yield from cost_of(case, "brown", move.points)
    spaces = min(move.points, room)
    end = case.me.progress + spaces
    yield added("progress", {"before": case.me.progress, "moved": spaces}, track.reached(end))
    if passed := track.passed(case.me.progress, end):
        yield Sum("picks", (), passed)
    yield from _overflow(case, "brown", move.points, room)


def _move_sums(case: Case, move: moves.Move) -> Iterator[Sum]:
    room = _order_room(case)
    yield from cost_of(case, "white", move.points)
    yield _ordered(case, min(move.points, room))
    yield from _overflow(case, "white", move.points, room)


def _ordered(case: Case, spaces: int) -> Sum:
    reached = case.view.numbers.order.reached(case.me.order + spaces)
    return added("order", {"before": case.me.order, "moved": spaces}, reached)


def _front(case: Case, _: moves.Front) -> Reasons:
    """Yield the reasons why the disc cannot be put on the leader's disc (Q19, Q35)."""
    yield from no_token(case, TO_FRONT)
    yield from closed(case, "white")
    if turn_order(case.view.order)[0] == case.seat:
        yield Reason("leader")


def _front_sums(case: Case, _: moves.Front) -> Iterator[Sum]:
    space = space_of(case.view.order, turn_order(case.view.order)[0])
    yield _ordered(case, space - case.me.order)


# Tokens and goods ---------------------------------------------------------------------


def _pick(case: Case, move: moves.Pick) -> Reasons:
    """Yield the reason why a progress token cannot be taken (R3.13)."""
    if move.token in (*case.view.left, *case.view.right):
        return
    for seat, sheet in enumerate(case.view.players):
        if move.token in (*sheet.tokens, *sheet.used):
            code = "token-own" if seat == case.seat else "token-taken"
            yield Reason(code, {"token": move.token, "seat": seat})
            return
    yield Reason("token-not-open", {"token": move.token})


def _buy(case: Case, move: moves.Buy) -> Reasons:
    """Yield the reasons why a goods token cannot be bought (R3.24)."""
    yield from closed(case, "yellow")
    costs = [cost for good, cost in map(str.split, case.view.goods) if good == move.good]
    if not costs:
        yield Reason("no-goods", {"good": move.good})
    elif str(move.cost) not in costs:
        listed = ", ".join(dict.fromkeys(costs))
        yield Reason("other-cost", {"good": move.good, "cost": move.cost, "costs": listed})
    else:
        yield from dear(case, "yellow", move.cost)


def _buy_sums(case: Case, move: moves.Buy) -> Iterator[Sum]:
    if f"{move.good} {move.cost}" in case.view.goods:
        yield from cost_of(case, "yellow", move.cost)
    yield Sum("good", (), case.me.resources[move.good])


# Gold and VP for cubes ----------------------------------------------------------------


def _cubes(case: Case) -> int:
    return sum(case.view.action_field.values())


def _gold_sums(case: Case, _: moves.Gold) -> Iterator[Sum]:
    rate = amount(case.me.tokens, GOLD_2TO1, case.view.numbers.cubes_per_gold)
    worth = gold_of_cubes(case.view, case.seat)
    yield Sum("gold", (("cubes", _cubes(case)),), worth, rate)
    yield from [*gold_got(case, "gold-got", worth, taking=True)][1:]


def _points(case: Case, _: moves.Points) -> Reasons:
    yield from no_token(case, VP_CUBES)


def _points_sums(case: Case, _: moves.Points) -> Iterator[Sum]:
    yield Sum("points", (("cubes", _cubes(case)),), _cubes(case) * amount((VP_CUBES,), VP_CUBES))


def _cash(case: Case, move: moves.Cash) -> Reasons:
    if move.what == CHEST:
        if not case.me.chests:
            yield Reason("no-chest")
    else:
        yield from no_token(case, move.what)


def _cash_sums(case: Case, move: moves.Cash) -> Iterator[Sum]:
    gold = cashable(case.view.numbers, case.me).get(move.what)
    if gold is not None:
        yield from gold_got(case, "gold-got", gold)


def _done(case: Case, _: moves.Done) -> Reasons:
    """Yield the reason why another move is compulsory first (R3.1, R3.13, Q9)."""
    if case.kind == "pick":
        yield Reason("must-pick")
    elif case.kind == "sail" and not all(case.me.ships):
        yield Reason("ships-first")


_ANY = ("turn", "sail", "plan", "build", "goods", "progress")

EXPLAINERS: dict[str, Explainer[Case]] = {
    "load": Explainer(("turn",), _along("black", _cannon_room), _load_sums),
    "advance": Explainer(("turn", "progress"), _along("brown", _progress_room), _advance_sums),
    "move": Explainer(("turn",), _along("white", _order_room), _move_sums),
    "front": Explainer(("turn",), _front, _front_sums),
    "pick": Explainer(("pick",), _pick),
    "buy": Explainer(("turn", "goods"), _buy, _buy_sums),
    "gold": Explainer(("turn",), sums=_gold_sums),
    "points": Explainer(("turn",), _points, _points_sums),
    "cash": Explainer(_ANY, _cash, _cash_sums),
    "done": Explainer((), _done),
}

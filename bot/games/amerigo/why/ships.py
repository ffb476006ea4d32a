"""Explanations for ships that cannot sail to a cell, and for posts (R3.1 to R3.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.explain import Explainer, Reason, Reasons, Sum
from bot.games.amerigo import moves, sailing
from bot.games.amerigo.building import Completion, post_brings
from bot.games.amerigo.data import token
from bot.games.amerigo.tokens import POST_GOLD, SAIL8, amount
from bot.games.amerigo.why.case import Case, added, closed, cost_of, dear, gold_got, no_token

BLUE = "blue"

# Sailing ------------------------------------------------------------------------------


def _sail(case: Case, move: moves.Sail) -> Reasons:
    yield from closed(case, BLUE)
    if case.begun is not None and move.ship in case.begun.moved:
        yield Reason("ship-moved", {"ship": move.ship})
    if not _wet(case, move.cell):
        code = "land" if move.cell in case.geo.cells else "off-map"
        yield Reason(code, {"cell": move.cell})
    elif move.cell == case.me.ships[move.ship - 1]:
        yield from _stays(case, move)
    else:
        yield from _end(case, move)
        yield from _too_far(case, move)


def _wet(case: Case, cell: str) -> bool:
    """Return whether a cell is water of the map or of the frame (R3.3)."""
    geo, index = case.geo, case.geo.cells.get(cell)
    return cell in geo.ring_numbers or (index is not None and bool(geo.water >> index & 1))


def _stays(case: Case, move: moves.Sail) -> Reasons:
    """Yield the reasons why a ship may not stay; it may do so only to place a post (Q8)."""
    if sailing.post_cell(case.view, case.seat, move.cell) and case.options.post_at_rest:
        return
    yield Reason("stays", {"ship": move.ship, "cell": move.cell})
    yield from _no_post(case, move.cell)
    if not case.options.post_at_rest:
        yield Reason("stays-table")


def _end(case: Case, move: moves.Sail) -> Reasons:
    """Yield the reason if there is another ship on the destination (R3.4, Q11)."""
    if move.cell in case.geo.ring_numbers:
        return
    for seat, sheet in enumerate(case.view.players):
        if move.cell in sheet.ships:
            yield Reason("ship-own" if seat == case.seat else "ship-there", _where(move.cell, seat))


def _where(cell: str, seat: int) -> Mapping[str, str | int]:
    return {"cell": cell, "seat": seat}


def _too_far(case: Case, move: moves.Sail) -> Reasons:
    """Yield the reasons if the steps exceed AP and gold (R3.2, R4.3)."""
    steps, lacks = _steps(case, move), False
    for reason in dear(case, BLUE, steps):
        lacks = True
        code = "too-far" if reason.code == "too-dear" else reason.code
        yield Reason(code, {**reason.args, "count": steps})
    if lacks and SAIL8 in case.me.tokens:
        yield Reason("sail8-first", {"count": token(SAIL8).amount})


def _steps(case: Case, move: moves.Sail) -> int:
    """Return the fewest steps to the destination; all water is connected (R1.2)."""
    most = len(case.geo.cells) + len(case.geo.ring)
    return sailing.distance(case.view, case.seat, move, most)


def _sail_sums(case: Case, move: moves.Sail) -> Iterator[Sum]:
    if _wet(case, move.cell) and (steps := _steps(case, move)):
        yield from cost_of(case, BLUE, steps, "steps")


def _use(case: Case, move: moves.Use) -> Reasons:
    """Yield the reasons why a token cannot be used for more AP when sailing (Q5)."""
    if move.token != SAIL8:
        yield Reason(f"use-{_way(move.token)}", {"token": move.token})
        return
    yield from no_token(case, SAIL8)
    yield from closed(case, BLUE)
    begun = case.begun
    if begun is not None and begun.action == BLUE and len(begun.moved) == len(case.me.ships):
        yield Reason("ships-done")


def _way(key: str) -> str:
    """Return how a token that is not for sailing is used."""
    return _WAYS.get(key, token(key).timing)


_WAYS: Mapping[str, str] = {
    "to_front": "front",
    "vp_cubes": "points",
    "gold3": "cash",
    "gold5": "cash",
}


def _use_sums(case: Case, move: moves.Use) -> Iterator[Sum]:
    if move.token == SAIL8 and BLUE in case.open:
        yield added("use", {"ap": case.open[BLUE], "token": amount((SAIL8,), SAIL8)})


# Posts --------------------------------------------------------------------------------


def _post(case: Case, _: moves.Post) -> Reasons:
    """Yield the reasons why no post can be placed where the last ship has stopped."""
    begun = case.begun
    if begun is None or begun.action != BLUE:
        return
    if not begun.moved:
        yield Reason("sail-first")
    elif not begun.ship:
        yield from _no_post(case, case.me.ships[begun.moved[-1] - 1])


def _no_post(case: Case, cell: str) -> Reasons:
    """Yield the reason why a ship at a cell cannot place a post (R3.5, Q38)."""
    geo, posts = case.geo, case.view.posts
    index = geo.cells.get(cell, -1)
    if index not in geo.anchors:
        yield Reason("no-anchor", {"cell": cell})
        return
    name = geo.name(geo.anchors[index])
    if name in posts:
        owner = posts[name]
        yield Reason("post-own" if owner == case.seat else "post-there", _where(name, owner))
    elif sailing.built_on(case.view, name):
        yield Reason("post-built", {"cell": name})
    if not case.me.posts:
        yield Reason("no-posts")


def _post_sums(case: Case, _: moves.Post) -> Iterator[Sum]:
    """Yield the VP for discovery and completion, and the gold for the post (R3.6, R3.21)."""
    if not case.begun or not case.begun.ship:
        return
    cell = sailing.post_cell(case.view, case.seat, case.me.ships[case.begun.ship - 1])
    brings = post_brings(case.view, case.ground, case.seat, cell)
    yield from scored(case, {"discovery": brings.points}, brings.completion)
    if gold := amount(case.me.tokens, POST_GOLD):
        yield from gold_got(case, "gold-got", gold)


def scored(case: Case, parts: dict[str, int], completion: Completion | None) -> Iterator[Sum]:
    """Yield the VP for a tile or a post, with those for an island that it completes."""
    if completion is not None:
        parts |= {"completed": completion.points, "posts": completion.posts.get(case.seat, 0)}
    if any(parts.values()):
        yield added("points", parts)
    if completion is not None:
        yield from _posts(case, completion)
    if completion is not None and completion.chest:
        yield Sum("chest", (), case.view.numbers.chest_gold)


def _posts(case: Case, completion: Completion) -> Iterator[Sum]:
    """Yield how many VP the seat's posts on a completed island bring (R3.23)."""
    if points := completion.posts.get(case.seat, 0):
        yield Sum("posts", (("factor", points // case.view.time),), points, case.view.time)


EXPLAINERS: dict[str, Explainer[Case]] = {
    "sail": Explainer(("turn", "sail"), _sail, _sail_sums),
    "use": Explainer(("turn", "sail"), _use, _use_sums),
    "post": Explainer(("sail",), _post, _post_sums),
}

"""The worth of tracks, cannons and tokens, in VP until the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.amerigo.data import Track, token
from bot.games.amerigo.raids import strength
from bot.games.amerigo.tokens import CASHED
from bot.games.amerigo.tracks import turn_order
from bot.house_bots.amerigo.table import Table


def along(track: Track, space: int, table: Table, more: float = 0.0) -> float:
    """Return the worth of a space on a track: the VP reached, and a share of the next VP space.

    `more` is the additional worth of each VP space.
    """
    weights = table.weights
    share = weights.on_the_way * min(1.0, weights.on_the_way_last + table.left)
    before, reached, passed = 0, 0, 0
    for at, points in track.points:
        if space < at:
            part = (space - before) / (at - before)
            return reached + passed * more + share * part * (points - reached + more)
        before, reached, passed = at, points, passed + 1
    return reached + passed * more


def best_token(table: Table) -> float:
    """Return the worth of the best open progress token."""
    return max([of_token(one, table) for one in (*table.seen.left, *table.seen.right)], default=0.0)


def of_token(key: str, table: Table) -> float:
    """Return the worth of a progress token."""
    found, left, weights = token(key), table.left, table.weights
    if found.actions:
        used = sum([weights.use(one) for one in found.actions])
        return found.amount * weights.point * used * left * weights.token_kept
    return _TOKENS[key](table)


def safety(cannons: int, table: Table) -> float:
    """Return the VP that these cannons are expected to save in this round and later ones.

    Cannons fewer than the pirates' strength only count if there is still time to load the rest.
    """
    weights, total, have = table.weights, 0.0, float(cannons)
    known = strength(table.seen, table.seat)
    unseen = table.seen.pirates_unseen
    mean = sum(unseen) / len(unseen) if unseen else 0.0
    for ahead in range(table.numbers.rounds - table.seen.round + 1):
        needed = known + mean * ahead
        loss = needed if ahead else min(needed, table.me.points + weights.pirates_gained)
        if have >= needed:
            total += loss * weights.pirates_fading**ahead
            have -= needed
            continue
        phases = weights.load_phase * table.phases_left
        time = min(1.0, phases + weights.load_round * (ahead > 0))
        part: float = (have / needed) ** weights.load_bend
        return total + loss * float(part * time * weights.load_fading**ahead)
    return total + weights.cannon_spare * have


def of_place(space: int, on_top_of: int, table: Table) -> float:
    """Return the worth of a space on the order track; `on_top_of` is how many act later."""
    weights = table.weights
    track = along(table.numbers.order, space, table)
    return track + weights.earlier * on_top_of * min(weights.earlier_most, table.left)


def behind(space: int, table: Table) -> int:
    """Return how many other seats would act later if the seat's disc moved to a space now."""
    ahead = sum(
        len([seat for seat in discs if seat != table.seat])
        for at, discs in enumerate(table.seen.order)
        if at > space
    )
    return len(table.seen.players) - 1 - ahead


def present_place(table: Table) -> float:
    """Return the worth of the seat's current place in the turn order."""
    order = turn_order(table.seen.order)
    later = len(order) - 1 - order.index(table.seat)
    return of_place(table.order, later, table)


def _per_round(key: str) -> Callable[[Table], float]:
    return lambda table: table.weights.token(key) * table.left


def _once(key: str) -> Callable[[Table], float]:
    return lambda table: table.weights.token(key if table.left >= 1 else f"{key}_last")


def _cashed(key: str) -> Callable[[Table], float]:
    return lambda table: token(key).amount * table.gold


def _post_gold(table: Table) -> float:
    return min(table.me.posts, table.weights.posts_round * table.left) * table.gold


def _cubes(table: Table) -> float:
    weights = table.weights
    worth = weights.vp_cubes - weights.vp_cubes_points * weights.point
    return worth if table.left >= weights.vp_cubes_late else 0.0


def _end_posts(table: Table) -> float:
    placed = sum([owner == table.seat for owner in table.seen.posts.values()])
    return placed + min(table.me.posts, table.weights.posts_end_round * table.left)


def _end_gold(table: Table) -> float:
    weights = table.weights
    more = weights.end_gold_now + weights.end_gold_round * table.left
    return min(weights.end_gold_most, table.me.gold + more)


_TOKENS: Mapping[str, Callable[[Table], float]] = {
    "sail8": _once("sail8"),
    "pirates_plus2": _per_round("pirates_plus2"),
    "pirates_half": _per_round("pirates_half"),
    "pirates_gold": _per_round("pirates_gold"),
    "plan_two": _per_round("plan_two"),
    "swap_red_green": _per_round("swap_red_green"),
    "to_front": _once("to_front"),
    **{key: _cashed(key) for key in CASHED},
    "post_gold": _post_gold,
    "gold_2to1": _per_round("gold_2to1"),
    "vp_cubes": _cubes,
    "end_posts": _end_posts,
    "end_7": lambda table: table.weights.end_7,
    "end_gold": _end_gold,
}

"""The claims of Puerto Rico against what happens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.rng import Rng
from bot.engine.steps import Choice, Step
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.buildings.black_market import PayInKind
from bot.games.puerto_rico.data import BUILDINGS, GOODS
from bot.games.puerto_rico.effects import HIDDEN, Effect, Prospect, effect_of, prospect_of
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.phases.captain import LoadGoods
from bot.games.puerto_rico.phases.craftsman import produce
from bot.games.puerto_rico.phases.phase import Phase
from bot.games.puerto_rico.phases.round import PickRole, Round
from bot.games.puerto_rico.phases.storage import StoreGoods
from bot.games.puerto_rico.pricing import Discounts
from bot.games.puerto_rico.scoring import board_points
from bot.games.puerto_rico.view import View
from tests.catalogue import GAMES
from tests.tools.effects.driver import answered, until
from tests.tools.effects.reading import amounts, labels, signed

GAME = "puerto_rico"
RULES = GAMES[GAME]
LAST = (Phase, Round)
NEXT = (Round, PickRole)
OPTIONS: tuple[Mapping[str, str], ...] = (
    {},
    {"expansions": "both"},
    {"expansions": "both", "draft": "random"},
    {"expansions": "buildings", "draft": "fixed"},
    {"expansions": "nobles"},
    {
        "expansions": "both",
        "draft": "random",
        "mayor_privilege_optional": "no",
        "must_fill_circles": "no",
        "decline_ship_colonists": "yes",
        "hacienda_quarry": "yes",
        "max_large_buildings": "6",
        "ask_storage": "always",
        "decline_points": "yes",
        "decline_extra_good": "yes",
        "specialty_factory_corn": "yes",
        "trading_post_full_house": "no",
        "union_hall": "needs_a_load",
        "small_wharf_minimum": "2",
        "small_wharf_bonus": "per_kind",
        "land_office_noble": "pays",
        "nobles_from_supply": "yes",
    },
)


def check(state: Any, seat: int, move: moves.Move) -> Effect:
    """Compare what a move is said to bring with what it brings."""
    view, public_view = RULES.view(state, seat), RULES.view(state, None)
    effect = effect_of(view, seat, move)
    g = answered(state, seat, move, LAST)
    if effect.missing:
        _paid_in_kind(state, g, seat, effect)
        return effect
    happened = difference(state, view, g, seat)
    unknown = {"tiles", "board", "saves"} if HIDDEN in effect.tiles else set()
    if any(one.kind == "produce" for one in state.decisions if one.seat == seat):
        unknown = {"doubloons"}  # A specialty factory pays for the whole harvest.
    for name, real in happened.items():
        if name not in unknown:
            assert getattr(effect, name) == real, (name, getattr(effect, name), real)
    if not isinstance(move, moves.TakeRole):
        _check_words(view, move, happened)
        list(labels(GAME, move, public_view))
    _check_rest(g, seat, move, effect)
    public = effect_of(public_view, seat, move)
    if not isinstance(move, moves.Plant):
        for name in happened.keys() - {"board"}:
            assert getattr(public, name) == getattr(effect, name), f"public {name}"
    return effect


def _check_words(view: View, move: moves.Move, happened: Mapping[str, Any]) -> None:
    """Compare the numbers in the words with those of what happened."""
    points = happened["chips"] + happened["board"]
    for words, label in labels(GAME, move, view):
        doubloons = signed(label.effect, "doubloons?|Dublonen?")
        assert doubloons in (None, happened["doubloons"]), label
        vp = signed(label.effect, "VP|SP")
        assert vp == points if isinstance(move, TOLD) else vp in (None, points), label
        names = {good: words(f"puerto_rico-good-{good}") for good in GOODS}
        for pattern, sign in MAKES.items():
            if found := re.search(pattern, label.hint):
                made = amounts(found[1], names)
                assert {good: sign * n for good, n in made.items()} == happened["makes"], label


TOLD = (moves.Load, moves.Wharf, moves.TakePoints)
"""Moves whose VP are always told."""

MAKES = {
    r"(?:^|\. )([^.:]*) more per craftsman phase": 1,
    r"(?:^|\. )([^.:]*) less per craftsman phase": -1,
    r"(?:^|\. )Je Aufseherphase ([^.:]*) mehr": 1,
    r"(?:^|\. )Je Aufseherphase ([^.:]*) weniger": -1,
}


def difference(state: Any, view: View, g: Any, seat: int) -> dict[str, Any]:
    """Return what a seat has more in one state than in another, of which it sees `view`."""
    before, after = state.players[seat], g.players[seat]
    nobles = sum(after.nobles.values()) - sum(before.nobles.values())
    old, new = view.players[seat], RULES.view(g, seat).players[seat]
    return {
        "doubloons": after.doubloons - before.doubloons,
        "chips": after.chips - before.chips,
        "board": new.points_on_board - old.points_on_board,
        "goods": changes(before.goods, after.goods),
        "tiles": changes(_tiles(before), _tiles(after)),
        "colonists": after.people - before.people - nobles,
        "nobles": nobles,
        "makes": changes(endless(state, seat), endless(g, seat)),
        "saves": _saves(before, after, state.options),
    }


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """Return by how much numbers differ, where they do."""
    keys = {*before, *after}
    found = {key: after.get(key, 0) - before.get(key, 0) for key in keys}
    return {key: count for key, count in found.items() if count}


def _tiles(player: Any) -> dict[str, int]:
    return {**player.island, "forest": len(player.forests)}


def endless(state: Any, seat: int) -> dict[str, int]:
    """Return what a seat would really produce from an endless supply."""
    g = state.clone()
    g.goods = dict.fromkeys(GOODS, 99)
    return produce(g, seat)[0]


def _saves(before: Any, after: Any, options: Options) -> int:
    for column in range(1, 5):
        old, new = (sum(Discounts.of(one, 0, options).off(column)) for one in (before, after))
        if new > old:
            return column
    return 0


def _paid_in_kind(state: Any, g: Any, seat: int, effect: Effect) -> None:
    """Give things at the black market, then compare the price and the building."""
    until(
        g,
        lambda step: not isinstance(step, PayInKind),
        lambda _, __, options: options[0],
        lambda step: isinstance(step, LAST),
    )
    before, after = state.players[seat], g.players[seat]
    assert after.doubloons - before.doubloons == effect.doubloons
    assert sum(event.kind == "paid" for event in g.log) == effect.missing
    assert len(after.city) == len(before.city) + 1


def _check_rest(g: Any, seat: int, move: moves.Move, effect: Effect) -> None:
    """Compare what would come of it once it is manned, and what is kept."""
    player = g.players[seat]
    now = endless(g, seat)
    if isinstance(move, moves.Settle | moves.Plant) and HIDDEN not in effect.tiles:
        (kind,) = effect.tiles
        before = player.clone()
        player.put(kind)
        assert changes(now, endless(g, seat)) == effect.could_make
        assert _saves(before, player, g.options) == effect.could_save
    if isinstance(move, moves.Build):
        key = move.building
        player.city[key] = BUILDINGS[key].circles
        assert changes(now, endless(g, seat)) == effect.could_make
        player.windrose -= BUILDINGS[key].circles
        large = BUILDINGS[key].spaces == 2
        assert effect.could_score == (board_points(g, seat).get(key, 0) if large else 0)
    if effect.keeps:
        until(
            g,
            lambda step: not isinstance(step, StoreGoods) or step.seat != seat,
            lambda _, __, options: options[-1] if options[-1] == moves.Pass() else moves.Pass(),
            lambda step: isinstance(step, LAST),
        )
        for good, count in effect.keeps.items():
            assert player.goods[good] >= count, (good, count)


# Roles --------------------------------------------------------------------------------


def check_role(state: Any, seat: int, move: moves.TakeRole, rng: Rng) -> Prospect:
    """Compare what a role is said to come to with what it comes to.

    Nobody moves guests, everybody takes the people offered. Mayor, craftsman and prospector are
    played to their end, the others up to the taker's first own choice; the loss of a captain is a
    lower bound for any loads of anybody, and what the taker alone can attain.
    """
    view, public = RULES.view(state, seat), RULES.view(state, None)
    prospect = prospect_of(view, seat, move.role)
    g = answered(state, seat, move, ())
    state = state.clone()
    state.players[seat].doubloons += state.roles[move.role]
    kind = move.role.partition("_")[0]
    _ROLES[kind](state, g, seat, prospect, rng)
    assert not prospect.full or kind == "trader"
    assert not prospect.loaded or kind == "captain"
    seen = prospect_of(public, seat, move.role)
    assert len(seen.buildings) == len(prospect.buildings) or seen.more_buildings
    for _, label in labels(GAME, move, view, public):
        told = re.findall(r"\d+", label.effect)
        assert not told or int(told[_TOLD.get(kind, 0)]) in _numbers(prospect, seen), label
    return prospect


_TOLD = {"captain": -1}
"""The number in a role's effect that is compared, the first unless it is said here."""


def _numbers(prospect: Prospect, seen: Prospect) -> set[int]:
    """Return the numbers that a role's effect may have."""
    return {
        prospect.people,
        prospect.doubloons,
        len(prospect.buildings),
        len(seen.buildings),
        sum(prospect.goods.values()) + prospect.choices,
        prospect.sale[1] if prospect.sale else 0,
        prospect.lost or (prospect.load[2] if prospect.load else 0),
    }


def _quiet(g: Any, step: Choice[Any, Any], options: Any) -> Any:
    """Pass where that is possible, but take people."""
    people = [m for m in options if isinstance(m, moves.TakeColonist | moves.TakeNoble)]
    if people:
        return people[0]
    passes = [m for m in options if isinstance(m, moves.Pass)]
    return (passes or list(options))[0]


def _first(g: Any, seat: int, kind: str) -> tuple[moves.Move, ...]:
    found = until(
        g,
        lambda step: step.seat == seat and step.kind == kind,
        _quiet,
        lambda step: isinstance(step, NEXT),
    )
    return tuple(found[1]) if found else ()


def _end(g: Any) -> None:
    until(g, lambda _: False, _quiet, lambda step: isinstance(step, NEXT))


def _settler(state: Any, g: Any, seat: int, prospect: Prospect, _: Rng) -> None:
    tiles = {m.tile for m in _first(g, seat, "settle") if isinstance(m, moves.Settle)}
    assert tiles == set(prospect.tiles)


def _mayor(state: Any, g: Any, seat: int, prospect: Prospect, _: Rng) -> None:
    _end(g)
    assert g.players[seat].people - state.players[seat].people == prospect.people


def _builder(state: Any, g: Any, seat: int, prospect: Prospect, _: Rng) -> None:
    offered = [m.building for m in _first(g, seat, "build") if isinstance(m, moves.Build)]
    assert sorted(offered) == sorted(key for key, _ in prospect.buildings)
    for key, price in prospect.buildings:
        effect = effect_of(RULES.view(g, seat), seat, moves.Build(key))
        assert effect.missing - effect.doubloons == price


def _craftsman(state: Any, g: Any, seat: int, prospect: Prospect, _: Rng) -> None:
    _end_choosing(g)
    before, after = state.players[seat], g.players[seat]
    goods = changes(before.goods, after.goods)
    extra = Counter(goods)
    extra.subtract(prospect.goods)
    assert all(count >= 0 for count in extra.values())
    assert extra.total() == prospect.choices, (extra, prospect)
    more = after.doubloons - before.doubloons - prospect.doubloons
    special = state.options.specialty_privilege and bool(before.city.get("specialty_factory"))
    assert 0 <= more <= special * prospect.choices, (more, prospect)
    assert after.chips - before.chips == prospect.chips


def _end_choosing(g: Any) -> None:
    until(
        g,
        lambda _: False,
        lambda state, step, options: (
            options[0] if isinstance(options[0], moves.Produce) else _produce(state, step, options)
        ),
        lambda step: isinstance(step, NEXT),
    )


def _produce(g: Any, step: Choice[Any, Any], options: Any) -> Any:
    goods = [m for m in options if isinstance(m, moves.Produce)]
    return goods[0] if goods else _quiet(g, step, options)


def _trader(state: Any, g: Any, seat: int, prospect: Prospect, _: Rng) -> None:
    offered = [m for m in _first(g, seat, "sell") if isinstance(m, moves.Sell | moves.SellAtPost)]
    view = RULES.view(g, seat)
    best = max((effect_of(view, seat, move).doubloons for move in offered), default=None)
    assert best == (prospect.sale and prospect.sale[1])
    if prospect.sale:
        good = prospect.sale[0]
        assert moves.Sell(good) in offered or moves.SellAtPost(good) in offered
    assert prospect.full == (len(state.trading_house) == 4)


def _captain(state: Any, g: Any, seat: int, prospect: Prospect, rng: Rng) -> None:
    start = g.clone()
    offered = [m for m in _first(g, seat, "load") if isinstance(m, moves.Load)]
    before, now = state.players[seat], g.players[seat]
    if offered:
        assert now.doubloons - before.doubloons == prospect.doubloons
        assert now.chips - before.chips == prospect.chips
    view = RULES.view(_with_asked(g, seat, offered), seat)
    points = {move: effect_of(view, seat, move).chips for move in offered}
    best = max(points.values(), default=None)
    assert best == (prospect.load and prospect.load[2])
    if prospect.load:
        good, ship, score = prospect.load
        assert points[moves.Load(good, ship)] == score
        assert effect_of(view, seat, moves.Load(good, ship)).goods == {good: -prospect.loaded}
    else:
        assert prospect.loaded == 0
    if prospect.lost:
        for _ in range(3):
            assert _lost(start.clone(), seat, rng) >= prospect.lost
    if rng.below(20, "alone") == 0 and sum(map(bool, before.goods.values())) < 5:
        _check_alone(start, seat, prospect)


def _with_asked(g: Any, seat: int, offered: Any) -> Any:
    """Put the question for the first load back on the stack, as the view wants it."""
    if offered:
        g.stack.append(LoadGoods(seat, privilege=(seat,)))
    return g


def _lost(g: Any, seat: int, rng: Rng) -> int:
    """Play a captain phase with random loads; return how many goods a player loses."""
    g.log = []

    def answer(_: Any, step: Choice[Any, Any], options: Any) -> Any:
        if isinstance(step, StoreGoods):
            return _best_store(g, step, options)
        return options[rng.below(len(options), "load")]

    until(g, lambda _: False, answer, lambda step: isinstance(step, NEXT))
    return sum(e.data["lost"] for e in g.log if e.kind == "stored" and e.data["seat"] == seat)


def _best_store(g: Any, step: StoreGoods, options: Any) -> Any:
    """Keep the largest kinds entirely, then single goods."""
    left = Counter(g.players[step.seat].goods)
    left.subtract(dict(step.kept))
    kinds = [m for m in options if isinstance(m, moves.Store)]
    singles = [m for m in options if isinstance(m, moves.Keep)]
    found = kinds or singles
    return max(found, key=lambda m: left[m.good]) if found else options[0]


def _check_alone(start: Any, seat: int, prospect: Prospect) -> None:
    """Find the least loss of somebody who loads alone, by trying everything."""
    city = start.players[seat].city
    giving = {"small_wharf", "royal_supplier", "guest_house"}
    if any(city.get(key) for key in giving):
        return
    for other, player in enumerate(start.players):
        if other != seat:
            player.goods = dict.fromkeys(GOODS, 0)
    assert _least(start, seat) == prospect.lost


def _least(g: Any, seat: int) -> int:
    found = until(
        g,
        lambda step: isinstance(step, LoadGoods),
        lambda state, step, options: (
            _best_store(state, step, options)
            if isinstance(step, StoreGoods)
            else _quiet(state, step, options)
        ),
        lambda step: isinstance(step, NEXT),
    )
    if found is None:
        stored = [e for e in g.log if e.kind == "stored" and e.data["seat"] == seat]
        return sum(e.data["lost"] for e in stored)
    step, options = found
    ways = []
    for move in options:
        after = g.clone()
        after.log = list(g.log)
        after.stack.extend(reversed(step.choose(after, move)))
        ways.append(_least(after, seat))
    return min(ways)


def _prospector(state: Any, g: Any, seat: int, prospect: Prospect, _: Rng) -> None:
    _end(g)
    gain = g.players[seat].doubloons - state.players[seat].doubloons
    assert gain == prospect.doubloons


_ROLES: Mapping[str, Callable[[Any, Any, int, Prospect, Rng], None]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
    "prospector": _prospector,
}

__all__ = ["GAME", "OPTIONS", "RULES", "Step", "check", "check_role", "difference"]

"""The standing orders of Puerto Rico on real positions: what they answer, and when nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.puerto_rico.view import BuildingView, ShipView, TileView, View
from bot.house_bots.puerto_rico.orders import PASSES
from tests.catalogue import BOTS, GAMES, ORDERS

RULES, BOOK = GAMES["puerto_rico"], ORDERS["puerto_rico"]


def position(kind: str, fits: Callable[[View, list[str]], bool] = lambda v, m: True) -> Any:
    """Return state, view and legal moves of a game in which somebody is asked that."""
    for seed in range(20):
        state, rng = RULES.setup(4, {}, seed), Rng(seed)
        while pending := RULES.pending(state):
            for decision in pending:
                view, moves = RULES.view(state, decision.seat), notated(decision)
                if decision.kind == kind and fits(view, moves):
                    return state, view, moves
            bot = BOTS["puerto_rico"]["sensible"]
            batch = bot.choose(RULES, state, pending[0], rng)
            batches.play(RULES, state, pending[0].seat, batch)
    raise AssertionError(f"no {kind}")


def notated(decision: Decision[Any]) -> list[str]:
    return [RULES.notate(move) for move in decision.moves]


def choose(key: str, decision: str, prefers: tuple[str, ...], view: View, moves: Any) -> Any:
    wish = BOOK.wish(key, decision)
    assert wish is not None
    assert set(prefers) <= set(wish.values(view))
    return wish.choose(prefers, view, moves)


def test_every_wish_answers_with_legal_moves_only() -> None:
    """Whatever is preferred, what comes out is nothing or a legal first move."""
    fired = set()
    for seed in range(4):
        state, rng = RULES.setup(3 + seed % 3, {}, seed), Rng(seed)
        while pending := RULES.pending(state):
            for decision in pending:
                view, moves = RULES.view(state, decision.seat), notated(decision)
                for wish in BOOK.wishes:
                    if decision.kind not in wish.decisions:
                        continue
                    values = list(wish.values(view))
                    rng.shuffle(values, "values")
                    found = wish.choose(tuple(values[: wish.most]), view, moves)
                    assert not found or found[0] in moves
                    fired |= {wish.key} if found else set()
            bot = BOTS["puerto_rico"]["sensible"]
            batch = bot.choose(RULES, state, pending[0], rng)
            batches.play(RULES, state, pending[0].seat, batch)
    assert fired == {wish.key for wish in BOOK.wishes}


@pytest.mark.parametrize("decision", PASSES)
def test_to_pass_wherever_one_may(decision: str) -> None:
    wish = BOOK.wish("pass", decision)
    assert wish.choose((), None, ["guest corn", "pass"]) == ("pass",)
    assert wish.choose((), None, ["load corn 4", "load corn 5"]) == ()


def test_the_only_thing_possible() -> None:
    wish = BOOK.wish("only", "sell")
    assert wish.choose((), None, ["pass", "sell corn"]) == ("sell corn",)
    assert wish.choose((), None, ["pass", "sell corn", "sell sugar"]) == ()
    assert wish.choose((), None, ["guest trading_post", "pass"]) == ()
    assert BOOK.wish("only", "role") is None


def test_selling_the_first_good_that_the_house_takes() -> None:
    _, view, moves = position("sell", lambda v, m: len(m) > 2)
    goods = [move.split()[1] for move in moves if move != "pass"]
    others = [good for good in ("corn", "coffee", "tobacco") if good not in goods]
    assert choose("sell", "sell", (*others, goods[1], goods[0]), view, moves) == (
        f"sell {goods[1]}",
    )
    assert choose("sell", "sell", tuple(others), view, moves) == ()
    assert choose("sell", "sell", (*others, "pass"), view, moves) == ("pass",)


def test_roles_in_order_and_instead() -> None:
    _, view, moves = position("role", lambda v, m: any(r.taken_by is not None for r in v.roles))
    gone = next(role.key for role in view.roles if role.taken_by is not None)
    left = moves[0].split()[1]
    assert choose("role", "role", (gone, left), view, moves) == (f"role {left}",)
    assert choose("role", "role", (gone,), view, moves) == ()
    assert choose("instead", "role", (gone, left), view, moves) == (f"role {left}",)
    assert choose("instead", "role", (left, gone), view, moves) == (), "the first one is there"


def test_shipping_where_most_of_it_fits_and_never_by_guess() -> None:
    _, view, _ = position("load")
    player = view.players[view.seat]
    player = player._replace(goods=dict.fromkeys(player.goods, 0) | {"corn": 5, "sugar": 3})
    players = tuple(player if p.seat == view.seat else p for p in view.players)
    ships = (ShipView(5, "sugar", 3), ShipView(6, None, 0), ShipView(7, None, 0))
    view = view._replace(players=players, ships=ships)
    moves = ["load corn 6", "load corn 7", "load sugar 5"]
    assert choose("ship", "load", ("coffee", "sugar", "corn"), view, moves) == ("load sugar 5",)
    assert choose("ship", "load", ("corn",), view, moves) == (), "5 fit on either: who is blocked?"
    more = player._replace(goods=player.goods | {"corn": 7})
    view = view._replace(players=tuple(more if p.seat == view.seat else p for p in players))
    assert choose("ship", "load", ("corn",), view, moves) == ("load corn 7",)
    assert choose("ship", "load", ("indigo",), view, moves) == ()


def test_placing_like_last_time_and_newcomers_where_they_are_told() -> None:
    _, view, _ = position("place")
    island = tuple(TileView(kind, False) for kind in ("corn", "corn", "sugar", "quarry"))
    city = (BuildingView("small_sugar_mill", 0, 1, 1), BuildingView("hacienda", 0, 1, 1))
    player = view.players[view.seat]._replace(
        island=island,
        city=city,
        windrose=4,
        before=("corn", "small_sugar_mill"),
    )

    def placed(player: Any, *newcomers: str) -> tuple[str, ...]:
        players = tuple(player if p.seat == view.seat else p for p in view.players)
        seen = view._replace(players=players)
        return choose("place", "place", newcomers, seen, ["place corn"])

    before = ("place corn", "place small_sugar_mill")
    assert placed(player) == before, "the two newcomers are the person's to place"
    assert placed(player, "quarry", "corn") == (*before, "place quarry", "place corn")
    assert placed(player, "quarry") == (*before, "place quarry")
    begun = player._replace(windrose=3, island=(TileView("corn", True), *island[1:]))
    assert placed(begun) == ("place small_sugar_mill",)
    done = begun._replace(windrose=2, city=(city[0]._replace(people=1), city[1]))
    assert placed(done) == (), "it does not begin again"


def test_a_forest_is_no_circle() -> None:
    """No colonist is sent there, whatever was wished for."""
    _, view, _ = position("place")
    island = (TileView("corn", False), TileView("corn", False), TileView("forest", False))
    player = view.players[view.seat]._replace(
        island=island, city=(), windrose=2, before=("corn", "corn")
    )
    view = view._replace(players=tuple(player if p.seat == view.seat else p for p in view.players))
    wish = BOOK.wish("place", "place")
    assert wish.values(view) == ("corn",)
    assert wish.choose(("forest",), view, ["place corn"]) == ("place corn", "place corn")


def test_phases_and_rounds() -> None:
    _, view, _ = position("settle")
    assert BOOK.span("once", view) is BOOK.span("always", view) is None
    assert BOOK.span("round", view) == str(view.round)
    assert BOOK.span("phase", view) == f"{view.round} settler"

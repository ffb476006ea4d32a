"""Every refused move says why: one test a reason, and random games in which none stays dumb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from bot.engine.rng import Rng
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.options import choose
from bot.games.puerto_rico.why import EXPLAINERS, WHY
from bot.games.puerto_rico.why.case import Case
from tests.games.puerto_rico.positions import RULES, Table

BOTH = {"expansions": "both", "draft": "random"}
OTHER_RULINGS = {
    "must_fill_circles": "no",
    "decline_ship_colonists": "yes",
    "hacienda_quarry": "yes",
    "ask_storage": "always",
    "decline_points": "yes",
    "small_wharf_minimum": "2",
    "nobles_from_supply": "yes",
    "land_office_noble": "pays",
    "trading_post_full_house": "no",
}


def case(t: Table, seat: int) -> Case:
    decision = next((d for d in t.g.decisions if d.seat == seat), None)
    return Case(RULES.view(t.g, seat), seat, decision, t.g.options)


def why(t: Table, seat: int, move: Move) -> list[str]:
    """Return the codes of what stands against a move."""
    return [reason.code for reason in WHY.explain(case(t, seat), move).against]


def reasons(t: Table, seat: int, move: Move) -> dict[str, Mapping[str, str | int]]:
    return {reason.code: reason.args for reason in WHY.explain(case(t, seat), move).against}


def sums(t: Table, seat: int, move: Move) -> tuple[dict[str, int], int]:
    (one,) = WHY.explain(case(t, seat), move).sums
    return dict(one.parts), one.total


def test_every_verb_has_an_explainer():
    assert set(EXPLAINERS) == set(get_args(Move))


def test_a_legal_move_has_nothing_against_it():
    t = Table(3)
    t.board(0, doubloons=4)
    found = WHY.explain(case(t.phase("builder"), 0), moves.Build("office"))
    assert found.legal
    assert found.against == ()


def test_roles():
    t = Table(3).rounds().play("0 role settler")
    assert why(t, 1, moves.TakeRole("mayor")) == ["when-role", "not-asked"]
    assert why(t, 0, moves.TakeRole("mayor")) == ["when-role", "now"]
    t.play("0 pass", "1 pass", "2 pass")
    assert reasons(t, 1, moves.TakeRole("settler")) == {
        "role-taken": {"role": "settler", "seat": 0}
    }
    assert why(t, 1, moves.TakeRole("prospector")) == ["role-absent"]
    assert why(t, 1, moves.Pass()) == ["no-pass-role"]


def test_tiles():
    t = Table(3)
    t.board(1, city="0 construction_hut", island="1 corn")
    t.board(2, island="12 corn")
    t.g.row[:] = ["corn", "corn", "indigo", "sugar"]
    t.phase("settler")
    assert why(t, 0, moves.Settle("tobacco")) == ["tile-not-open"]
    assert why(t, 0, moves.DrawTile()) == ["when-draw", "now", "no-building"]
    t.play("0 settle corn")
    assert why(t, 1, moves.Settle("quarry")) == ["quarry-right", "unoccupied"]
    t.g.players[1].city["construction_hut"] = 1
    t.g.quarries = 0
    assert why(t, 1, moves.Settle("quarry")) == ["no-quarries"]
    assert "island-full" in why(t, 2, moves.Settle("corn"))


def test_an_extra_tile_without_tiles():
    t = Table(3)
    t.board(0, city="1 hacienda")
    t.phase("settler").play("0 pass")
    t.g.face_down.clear()
    assert why(t, 0, moves.DrawTile()) == ["when-draw", "now", "no-tiles"]


def test_buildings():
    t = Table(3)
    t.board(0, city="0 office", doubloons=5, island="1 quarry")
    t.g.stock["hospice"] = 0
    t.phase("builder")
    assert why(t, 0, moves.Build("office")) == ["built-already"]
    assert why(t, 0, moves.Build("hospice")) == ["sold-out"]
    assert reasons(t, 0, moves.Build("wharf")) == {
        "too-dear": {"price": 7, "have": 5, "missing": 2}
    }
    assert why(t, 0, moves.Build("church")) == ["not-in-game"]
    assert why(t, 1, moves.Build("church"))[:2] == ["when-build", "not-asked"]


def test_room_in_the_city():
    production = [key for key, one in BUILDINGS.items() if one.produces]
    small = [key for key, one in BUILDINGS.items() if one.kind == "small_beige"]
    eleven = " ".join(f"0 {key}" for key in [*production, *small[:5]])
    t = Table(3)
    t.board(0, city=eleven, doubloons=20)
    t.board(1, city=f"{eleven} 0 {small[5]}", doubloons=20)
    t.board(2, city="0 guild_hall 0 residence 0 fortress 0 customs_house", doubloons=20)
    t.phase("builder")
    assert why(t, 0, moves.Build("city_hall")) == ["no-pair"]
    assert "city-full" in why(t, 1, moves.Build("wharf"))
    assert reasons(t, 2, moves.Build("city_hall"))["large-limit"] == {"most": 4}


def test_what_a_building_costs():
    """T-02 and T-21: printed, quarries up to the column, privilege, forests."""
    t = Table(3, **BOTH)
    t.board(0, city="1 library", island="3 quarry", doubloons=20)
    t.g.players[0].forests += ["corn"] * 4
    t.g.stock["large_warehouse"] = 2
    t.phase("builder")
    parts, total = sums(t, 0, moves.Build("large_warehouse"))
    assert parts == {"printed": 6, "quarries": -2, "builder": -1, "library": -1, "forests": -2}
    assert total == 0


@pytest.mark.parametrize(("option", "part"), [("7_8", "printed"), ("8_7", "chosen")])
def test_a_cost_that_a_table_has_chosen_is_not_called_the_printed_one(option: str, part: str):
    """Q-31: the variant gives the factory the university's cost; the tile still shows its own."""
    t = Table(3, factory_university=option)
    t.board(0, doubloons=20)
    t.phase("builder")
    parts, _ = sums(t, 0, moves.Build("factory"))
    assert parts[part] == int(option[0])


@pytest.mark.parametrize(
    ("noble", "building", "off"),
    [(False, "office", 1), (False, "residence", 0), (True, "office", 0), (True, "residence", 2)],
)
def test_what_the_zoning_office_saves(noble: bool, building: str, off: int):
    t = Table(3, expansions="nobles")
    t.board(1, doubloons=20)
    t.g.players[1].city["zoning_office"] = 0
    t.g.players[1].put("zoning_office", noble)
    t.phase("builder").play("0 pass") if t.legal(0) else t.phase("builder")
    parts, total = sums(t, 1, moves.Build(building))
    assert parts.get("zoning_office", 0) == -off
    assert total == BUILDINGS[building].cost - off


def test_the_black_market_is_counted():
    """R-4.10: what is missing may be paid in kind, as far as there is something to give."""
    t = Table(3, **BOTH)
    t.g.stock["office"] = t.g.stock["wharf"] = 2
    t.board(0, city="1 black_market", goods="1 corn", doubloons=3)
    t.phase("builder")
    assert WHY.explain(case(t, 0), moves.Build("office")).legal, "5 - 1 privilege, 1 corn"
    assert why(t, 0, moves.Build("wharf")) == ["too-dear", "market-short"]


@pytest.mark.parametrize(
    ("board", "most"),
    [
        ({}, 0),
        ({"goods": "5 corn"}, 1),
        ({"goods": "5 corn", "windrose": 2}, 2),
        ({"goods": "2 corn 2 sugar", "island": "1 corn"}, 2),
        ({"city": "1 black_market 1 office", "chips": 9}, 2),
        ({"goods": "1 corn", "windrose": 1, "chips": 1}, 3),
    ],
)
def test_a_black_market_takes_one_person_one_good_and_one_chip(
    board: dict[str, Any], most: int
) -> None:
    t = Table(3, **BOTH)
    t.g.stock["wharf"] = 2
    t.board(0, **{"city": "1 black_market", "doubloons": 1, **board})
    t.phase("builder")
    assert reasons(t, 0, moves.Build("wharf"))["market-short"] == {"most": most}


def test_who_can_pay_a_building_is_not_told_that_it_is_dear():
    t = Table(3)
    t.board(0, doubloons=4)
    t.g.stock["office"] = 0
    assert why(t.phase("builder"), 0, moves.Build("office")) == ["sold-out"]
    t.g.stock["office"] = 1
    t.board(0, doubloons=3)
    assert reasons(t.phase("builder"), 0, moves.Build("office")) == {
        "too-dear": {"price": 4, "have": 3, "missing": 1}
    }


def test_the_extra_good():
    t = Table(3)
    t.board(0, city="1 small_indigo_plant 1 small_sugar_mill", island="1 corn 1 indigo 1 sugar")
    t.supply("5 corn 5 indigo 1 sugar")
    t.phase("craftsman")
    assert why(t, 0, moves.Produce("sugar")) == ["supply-empty"]
    t.g.goods["coffee"] = 1
    assert why(t, 0, moves.Produce("coffee")) == ["not-produced"]
    assert why(t, 0, moves.Pass()) == ["no-pass-produce"]
    assert why(t, 1, moves.Produce("corn")) == ["when-produce", "not-asked"]


def test_sales():
    t = Table(4)
    t.board(0, goods="1 corn 1 sugar", city="0 office 1 small_market 1 large_market")
    t.g.trading_house[:] = ["sugar"]
    t.phase("trader")
    assert why(t, 0, moves.Sell("sugar")) == ["in-house", "unoccupied"]
    assert why(t, 0, moves.Sell("coffee")) == ["no-good"]
    parts, total = sums(t, 0, moves.Sell("corn"))
    assert (parts, total) == (
        {"list": 0, "small_market": 1, "large_market": 2, "trader": 1},
        4,
    )
    t.g.trading_house[:] = ["corn", "indigo", "tobacco", "coffee"]
    assert why(t, 0, moves.Sell("sugar")) == ["house-full"]


@pytest.mark.parametrize(
    ("role", "price", "proceeds"),
    [
        ("builder", {"printed": 8, "quarries": -2, "builder": -1, "library": -1}, {"list": 2}),
        ("trader", {"printed": 8, "quarries": -2}, {"list": 2, "trader": 1, "library": 1}),
        ("mayor", {"printed": 8, "quarries": -2}, {"list": 2}),
    ],
)
def test_a_library_doubles_the_privilege_of_the_role_that_is_played(
    role: str, price: dict[str, int], proceeds: dict[str, int]
):
    t = Table(4)
    t.board(0, goods="1 sugar", city="1 library", island="2 quarry 3 sugar 2 tobacco", windrose=1)
    t.phase(role)
    assert sums(t, 0, moves.Build("harbor")) == (price, sum(price.values()))
    assert sums(t, 0, moves.Sell("sugar")) == (proceeds, sum(proceeds.values()))


def test_a_larger_ship():
    t = Table(4)
    t.ships(None, None, "indigo 3")
    t.board(0, goods="6 sugar 1 indigo")
    t.phase("captain")
    assert reasons(t, 0, moves.Load("sugar", 5)) == {
        "larger-ship": {"ship": 5, "good": "sugar", "have": 6}
    }
    t.ships("indigo 3", None, None)
    t.board(0, goods="9 sugar 1 indigo")
    t.phase("captain")
    assert why(t, 0, moves.Load("sugar", 6)) == ["larger-ship"]
    assert WHY.explain(case(t, 0), moves.Load("sugar", 7)).legal


def test_the_small_wharf_wants_as_many_goods_as_the_table_has_agreed():
    t = Table(3, expansions="buildings", small_wharf_minimum="2")
    t.ships(None, None, None)
    t.board(0, goods="1 corn", city="1 small_wharf")
    t.phase("captain")
    assert reasons(t, 0, moves.SmallWharf("corn")) == {"small-wharf-least": {"least": 2}}


def test_the_trading_post_sells_once():
    t = Table(3, expansions="both", draft="fixed")
    t.board(0, goods="2 sugar", city="1 trading_post 1 land_office", doubloons=2)
    t.phase("trader").play("0 post sugar")
    assert why(t, 0, moves.SellAtPost("sugar")) == ["sold-already"]
    assert why(t, 0, moves.Sell("sugar")) == ["sold-already"]
    assert why(t, 0, moves.Discard("corn")) == ["no-tile", "land-office-noble"]
    assert why(t, 0, moves.Supply("corn"))[:2] == ["when-supply", "now"]
    parts, total = sums(t, 0, moves.SellAtPost("sugar"))
    assert (parts, total) == ({"list": 2, "trader": 1}, 3)


def test_what_is_in_a_warehouse_already_while_another_has_room():
    t = Table(3)
    t.ships("coffee 4", "tobacco 5", "corn 6")
    t.board(0, goods="3 corn 2 sugar 2 indigo", city="1 large_warehouse")
    t.phase("captain").play("0 store corn")
    assert why(t, 0, moves.Store("corn")) == ["kept-already"]
    assert why(t, 0, moves.Store("coffee")) == ["no-good"]
    assert WHY.explain(case(t, 0), moves.Store("sugar")).legal


def test_the_draft():
    t = Table(3, expansions="buildings")
    t.g = RULES.setup(3, {"expansions": "buildings"}, 1)
    first = next(key for key in ("small_market", "aqueduct"))
    t.play(f"{t.asked[0][0]} draft {first}")
    seat = t.asked[0][0]
    assert why(t, seat, moves.Draft("small_market")) == ["drafted-already"]
    assert why(t, seat, moves.Draft("aqueduct")) == ["draft-full"]
    assert why(t, seat, moves.Draft("sugar_mill")) == ["not-drafted"]
    assert why(t, seat, moves.Draft("villa")) == ["not-drafted"]
    assert why(t, seat, moves.Pass()) == ["no-pass-draft"]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, BOTH), (4, {**BOTH, **OTHER_RULINGS})])
def test_in_random_games_every_refusal_has_a_reason_and_every_sum_is_right(seats, options):
    g, rng, rulings = RULES.setup(seats, options, 5), Rng(5), choose(options)
    for number in range(2000):
        if not (pending := RULES.pending(g)):
            break
        decision = pending[0]
        move = decision.moves[rng.below(len(decision.moves), "moves")]
        now = Case(RULES.view(g, decision.seat), decision.seat, decision, rulings)
        if number % 16 == 0:
            for asked in WHY.askable(now):
                found = WHY.explain(now, asked)
                assert found.legal == (asked in decision.moves)
                assert found.legal == (not found.against)
                assert "rules" not in [reason.code for reason in found.against], asked
        total = [one.total for one in WHY.explain(now, move).sums]
        events = RULES.apply(g, decision.seat, move)
        if total and isinstance(move, moves.Sell | moves.SellAtPost):
            assert [e.data["doubloons"] for e in events if e.kind in ("sold", "post")] == total
        built = [e.data["price"] for e in events if e.kind == "built"]
        if total and isinstance(move, moves.Build) and built:
            assert built[:1] == total


def test_a_rival_of_what_was_drafted():
    """Q-30: there is space left, but the table lets only one of the two in."""
    t = Table(3, expansions="buildings", office_and_trading_post="not_both").draft()
    t.play("0 draft office")
    assert why(t, 1, moves.Draft("trading_post")) == ["draft-rival"]
    assert why(t, 1, moves.Draft("office")) == ["drafted-already"]
    assert WHY.explain(case(t, 1), moves.Draft("church")).legal
    t.play("1 draft church")
    assert why(t, 2, moves.Draft("large_market")) == ["draft-full"]


def test_the_last_space_is_kept_for_one_of_a_pair():
    """D-39: the table plays with exactly one of the two, and neither was chosen yet."""
    t = Table(3, expansions="buildings", office_and_trading_post="exactly_one").draft()
    t.play("0 draft church")
    assert why(t, 1, moves.Draft("large_market")) == ["draft-kept"]
    assert WHY.explain(case(t, 1), moves.Draft("office")).legal
    t.play("1 draft office")
    assert why(t, 2, moves.Draft("trading_post")) == ["draft-full"]


def test_who_can_pay_is_counted_where_they_stand():
    """R-4.10: a colonist is given from the windrose or from a circle in which one stands."""
    t = Table(3, expansions="both", draft="fixed")
    t.board(0, city="1 hospice 0 office", windrose=1)
    t.phase("builder")
    found = [why(t, 0, moves.PayColonist(place)) for place in ("hospice", "office", "windrose")]
    assert ["pay-nobody" in codes for codes in found] == [False, True, False]
    t.board(0, city="1 hospice 0 office", windrose=0)
    assert "pay-nobody" in why(t, 0, moves.PayColonist("windrose"))


@pytest.mark.parametrize("beside", ["yes", "no"])
@pytest.mark.parametrize("stalls", [3, 4])
def test_a_full_trading_house_may_close_the_trading_post(beside: str, stalls: int):
    t = Table(3, expansions="both", draft="fixed", trading_post_full_house=beside)
    t.board(0, goods="1 sugar", city="1 trading_post 1 land_office", island="1 corn", doubloons=2)
    t.g.trading_house[:] = ["corn", "indigo", "tobacco", "coffee"][:stalls]
    t.phase("trader")
    found = why(t, 0, moves.SellAtPost("sugar"))
    assert ("post-full" in found) == (stalls == 4 and beside == "no")

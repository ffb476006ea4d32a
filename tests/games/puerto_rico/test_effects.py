"""Effects of roles in positions that the random games of `tests.tools.effects` seldom have."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from bot.games.puerto_rico import moves
from bot.games.puerto_rico.effects import Effect, Prospect, effect_of, prospect_of
from bot.games.puerto_rico.effects.roles import Goods, Ships, least_loss
from tests.games.puerto_rico.positions import RULES, Table, expanded

LARGE = "1 guild_hall 1 residence 1 fortress 1 customs_house"


def prospect(t: Table, role: str, seat: int = 0) -> Prospect:
    return prospect_of(RULES.view(t.g, seat), seat, role)


def built(t: Table) -> set[str]:
    return {key for key, _ in prospect(t, "builder").buildings}


@pytest.mark.parametrize("from_supply", ["no", "yes"])
def test_the_privilege_takes_a_noble_of_the_supply_if_the_table_says_so(from_supply: str):
    """Q-16: no colonist is left; the noble of the supply is there for some tables only."""
    t = expanded(nobles_from_supply=from_supply)
    t.board(0, island="3 corn", manned="0 corn")
    t.g.colonists, t.g.nobles, t.g.colonist_ship, t.g.noble_ship = 0, 1, 3, 0
    t.rounds()
    assert prospect(t, "mayor").people == 1 + (from_supply == "yes")


@pytest.mark.parametrize("most", ["4", "6"])
def test_a_fifth_large_building_is_a_matter_of_the_table(most: str):
    """Q-22: four of the twelve spaces are free, and only small buildings may be sure of them."""
    t = Table(3, max_large_buildings=most)
    t.board(0, city=LARGE, doubloons=12)
    t.rounds()
    assert "harbor" in built(t)
    assert ("city_hall" in built(t)) == (most == "6")


def test_a_city_of_eleven_buildings_has_one_space():
    t = Table(3)
    small = "small_market hacienda construction_hut small_warehouse hospice office large_market"
    city = [*small.split(), "large_warehouse", "factory", "university", "harbor"]
    t.board(0, city=" ".join(f"1 {key}" for key in city), doubloons=12)
    t.rounds()
    assert "wharf" in built(t)
    assert not built(t) & {"city_hall", "guild_hall", "residence"}
    t.board(0, city=" ".join(f"1 {key}" for key in (*city, "wharf")), doubloons=12)
    assert built(t) == set()


def test_a_guest_who_opens_the_union_hall_before_the_first_load_is_told_its_points():
    """R-10.3: it still scores in its owner's first turn, and in no later one."""
    t = expanded()
    t.board(0, city="2 guest_house 0 union_hall", goods="4 corn 2 sugar")
    t.board(1, goods="1 corn 1 tobacco")
    t.phase("captain", 1).play("0 pass", "1 load corn 6")
    guest, before = moves.Guest("union_hall"), t.chips[0]
    assert effect_of(RULES.view(t.g, 0), 0, guest).chips == 3
    later = RULES.clone(t.g)
    assert t.play("0 guest union_hall").chips[0] == before + 3
    t.g = later
    t.play("0 load corn 6", "1 load tobacco 4")
    assert effect_of(RULES.view(t.g, 0), 0, guest).chips == 0


@pytest.mark.parametrize(
    ("ships", "goods", "wharf", "kinds", "singles", "lost"),
    [
        # Two of four corn fill the ship; one of the others is kept.
        (((5, "corn", 3),), (("corn", 4),), False, 0, 1, (1, {"corn"})),
        (((5, "corn", 3),), (("corn", 4),), False, 1, 1, (0, {"corn"})),
        (((5, "corn", 3),), (("corn", 4),), True, 0, 1, (0, set())),
        # Loading is compulsory, even where it takes the ship that the other kind needs.
        (((5, None, 0),), (("corn", 2), ("sugar", 4)), False, 0, 1, (1, {"corn"})),
        (((5, None, 0),), (("corn", 2), ("sugar", 2)), False, 0, 1, (1, {"corn", "sugar"})),
        (((4, None, 0), (5, "indigo", 5)), (("sugar", 6),), False, 0, 1, (1, {"sugar"})),
        ((), (), False, 0, 1, (0, set())),
    ],
)
def test_the_least_that_is_lost(
    ships: Ships, goods: Goods, wharf: bool, kinds: int, singles: int, lost: tuple[int, set[str]]
):
    assert least_loss(ships, goods, wharf, kinds, singles) == lost


def test_who_loads_nothing_is_told_of_no_goods():
    t = Table(3)
    t.ships("corn 1", "sugar 1", "indigo 1")
    t.board(0, goods="2 coffee")
    t.board(1, goods="2 corn", city="1 harbor")
    t.rounds()
    assert (prospect(t, "captain").load, prospect(t, "captain").loaded) == (None, 0)
    assert (prospect(t, "captain").lost, prospect(t, "captain").lost_good) == (1, "coffee")
    t.board(0, goods="2 coffee 2 tobacco")
    assert (prospect(t, "captain").lost, prospect(t, "captain").lost_good) == (3, "")
    other = prospect(t, "captain", 1)
    # Two goods, the captain's privilege and the harbor.
    assert (other.load, other.loaded) == (("corn", 4, 4), 2)


def test_only_a_full_trading_house_is_told_as_full():
    t = Table(3)
    t.board(0, goods="1 corn 1 coffee", doubloons=1)
    t.rounds()
    assert not any(prospect(t, role).full for role in ("trader", "captain", "builder", "mayor"))
    t.g.trading_house[:] = ["corn", "indigo", "sugar", "tobacco"]
    assert prospect(t, "trader").full and prospect(t, "trader").sale is None


def test_a_small_building_scores_nothing_once_it_is_manned():
    t = Table(3)
    t.board(0, doubloons=10, island="3 corn")
    t.phase("builder")
    view = RULES.view(t.g, 0)
    assert effect_of(view, 0, moves.Build("office")).could_score == 0
    # Fewer than ten tiles: four VP.
    assert effect_of(view, 0, moves.Build("residence")).could_score == 4


@pytest.mark.parametrize("nothing", [Effect(), Prospect()])
def test_what_is_not_said_is_nothing(nothing: Effect | Prospect):
    assert not any(asdict(nothing).values())


@pytest.mark.parametrize("stalls", [3, 4])
@pytest.mark.parametrize("beside", ["yes", "no"])
def test_what_a_trading_post_sells_beside_the_trading_house(stalls: int, beside: str):
    """Q-09: coffee lies there already, so that only the post or an office sells any."""
    t = Table(3, expansions="both", draft="fixed", trading_post_full_house=beside)
    t.board(0, goods="1 coffee", city="1 trading_post")
    t.board(1, goods="1 coffee", city="1 office")
    t.g.trading_house[:] = ["coffee", "indigo", "sugar", "tobacco"][:stalls]
    t.rounds()
    sold = stalls == 3 or beside == "yes"
    assert prospect(t, "trader").sale == (("coffee", 5) if sold else None)
    assert prospect(t, "trader", 1).sale == (("coffee", 5) if stalls == 3 else None)
    assert prospect(t, "trader", 2).sale is None


@pytest.mark.parametrize(("decline", "points"), [("no", 2 + 1 + 1), ("yes", 2 + 1)])
@pytest.mark.parametrize("move", [moves.Load("corn", 4), moves.Wharf("corn")])
def test_points_that_may_be_declined_are_not_counted(move: moves.Move, decline: str, points: int):
    """Two goods, the captain's privilege and the harbor; doubloons of a lighthouse are sure."""
    t = Table(3, expansions="both", draft="fixed", decline_points=decline)
    t.board(0, goods="2 corn 1 sugar", city="1 harbor 1 lighthouse 1 wharf")
    t.phase("captain")
    effect = effect_of(RULES.view(t.g, 0), 0, move)
    assert (effect.chips, effect.doubloons, effect.goods) == (points, 1, {"corn": -2})


def test_what_is_kept_is_told_with_what_was_kept_before():
    t = Table(3)
    t.ships("coffee 4", "tobacco 5", "corn 6")
    t.board(0, goods="3 corn 2 sugar 2 indigo", city="1 small_warehouse")
    t.phase("captain")
    view = RULES.view(t.g, 0)
    assert effect_of(view, 0, moves.Store("corn")).keeps == {"corn": 3}
    assert effect_of(view, 0, moves.Keep("corn")).keeps == {"corn": 1}
    t.play("0 store corn")
    view = RULES.view(t.g, 0)
    assert effect_of(view, 0, moves.Keep("sugar")).keeps == {"corn": 3, "sugar": 1}

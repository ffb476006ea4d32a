"""Section 1: what lies on the table before the first phase."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.api import BadOption
from bot.games.amerigo.data import COLOURS, DATA, GOODS
from bot.games.amerigo.options import choose
from bot.games.amerigo.setup import lay_out
from bot.games.amerigo.state import State
from bot.games.amerigo.tracks import turn_order
from tests.games.amerigo.positions import RULES, Table

COUNTS = (2, 3, 4)


def table(seats: int, seed: int = 1, **options: str) -> State:
    return lay_out(DATA, seats, choose(options), seed)


def test_t01_later_players_get_more_gold():
    """R1.15: 0, 1, 2, 3 gold by the order on the first space, not by seat."""
    for seed in range(10):
        g = table(4, seed)
        assert [g.players[seat].gold for seat in turn_order(g.order)] == [0, 1, 2, 3]


def test_r1_14_the_order_is_a_random_stack_on_the_first_space():
    orders = {table(3, seed).order[0] for seed in range(60)}
    assert len(orders) == 6
    assert all(not discs for discs in table(3).order[1:])
    assert len(table(3).order) == 20


@pytest.mark.parametrize(("seats", "tiles", "ring"), [(2, 9, 12), (3, 12, 14), (4, 16, 16)])
def test_r1_1_r1_3_the_map_grows_with_the_players(seats: int, tiles: int, ring: int):
    g = table(seats)
    assert len(g.rows) * len(g.rows[0]) == tiles * 36
    assert len(g.geo.ring) == ring


def test_r1_5_a_big_island_has_at_least_20_land_cells():
    for seed in range(10):
        for island in table(3, seed).geo.islands:
            assert island.big == (island.size >= 20) == (island.chest is not None)


def test_r1_7_time_tokens_count_down():
    g = table(2)
    values = []
    for g.round in range(1, 6):
        values.append(g.time)
    assert values == [5, 4, 3, 2, 1]


@pytest.mark.parametrize("seats", COUNTS)
def test_r1_8_37_neutral_tiles_with_any_number_of_players(seats: int):
    assert sum(table(seats).neutral.values()) == 37


@pytest.mark.parametrize("seats", COUNTS)
def test_r1_9_everybody_begins_alike(seats: int):
    for player in table(seats).players:
        assert (player.posts, sum(player.villages.values())) == (12, 16)
        assert player.ships == ("", "")
        assert (player.points, player.progress, player.cannons) == (0, 0, 0)
        assert not (player.hand or player.tokens or player.goods or player.resources)


def test_r1_10_one_goods_token_of_each_good_is_printed_on_the_sheet():
    g = table(2)
    g.players[0].resources = {"sugar": 2}
    assert [line.points for line in RULES.scores(g)[0].lines if line.key == "sugar"] == [2]


def test_r1_11_five_of_six_pirates_are_laid_out_one_of_them_open():
    g = table(3)
    assert sorted((*g.pirates, *g.hidden_pirates)) == [0, 0, 1, 2, 3, 4]
    assert len(g.pirates) == 1
    assert RULES.view(g, None).pirates_hidden == 4
    assert len({table(3, seed).pirates for seed in range(60)}) == 5


def test_r1_12_eight_progress_tokens_lie_open():
    g = table(3)
    assert (len(g.left), len(g.right), len(g.hidden_tokens)) == (4, 4, 16)
    assert sorted((*g.left, *g.right, *g.hidden_tokens)) == sorted(DATA.tokens)
    assert len(set(DATA.tokens)) == 24


@pytest.mark.parametrize(("seats", "fields"), [(2, 6), (3, 8), (4, 10)])
def test_r1_13_goods_tokens_by_players(seats: int, fields: int):
    """One open on each field, four stacks of equal height: 30, 40, 50 tokens."""
    g = table(seats)
    assert [len(stack) for stack in (g.goods, *g.hidden_goods)] == [fields] * 5
    tokens = Counter(token for stack in (g.goods, *g.hidden_goods) for token in stack)
    by_good = Counter[str]()
    for token, count in tokens.items():
        by_good[token.split()[0]] += count
    assert by_good == dict.fromkeys(GOODS, fields)


@pytest.mark.parametrize("seats", COUNTS)
def test_r1_16_all_49_cubes_are_thrown_in(seats: int):
    g = table(seats)
    assert all(g.inside[colour] + g.supply[colour] == 7 for colour in COLOURS)
    assert 0 < sum(g.inside.values()) < 49


def test_t02_what_stays_inside_is_missing_on_the_supply_fields():
    """The printed illustration: 21 inside, 28 on the fields."""
    t = Table().inside(red=2, yellow=2, blue=3, black=3, green=3, brown=4, white=4)
    assert t.g.supply == {
        "blue": 4,
        "black": 4,
        "red": 5,
        "brown": 3,
        "green": 4,
        "yellow": 5,
        "white": 3,
    }
    view = RULES.view(t.g, None)
    assert (sum(view.inside.values()), sum(view.supply.values())) == (21, 28)


def test_the_first_throw_follows_set_up_at_once():
    g = RULES.setup(2, {}, 1)
    assert (g.phase, g.round) == ("blue", 1)
    assert g.action_points == max(g.action_field.values())


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int):
    with pytest.raises(BadOption):
        RULES.setup(seats, {}, 1)


def test_a_game_keeps_its_numbers_q40():
    """A file corrected later changes no game: the state is all there is."""
    g = RULES.setup(2, {}, 1)
    data = RULES.dump(g)
    assert data["numbers"]["posts"] == 12
    data["numbers"]["posts"] = 13
    assert RULES.load(data, RULES.schema).numbers.posts == 13

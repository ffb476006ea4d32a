"""The view is the same for all, and shows nothing that is hidden (Q30)."""

from __future__ import annotations

from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.view import TurnView, View
from tests.games.amerigo.positions import RULES, Table


def view(t: Table) -> View:
    return RULES.view(t.g, None)


def test_all_seats_see_the_same():
    g = RULES.setup(3, {}, 1)
    seen = [RULES.view(g, seat) for seat in (0, 1, 2)]
    assert seen[0].players == seen[1].players == seen[2].players
    assert [one.seat for one in seen] == [0, 1, 2]


def test_q30_hidden_things_are_shown_as_sets_alone():
    g = RULES.setup(4, {}, 1)
    seen = RULES.view(g, 0)
    assert seen.pirates_unseen == tuple(sorted(g.hidden_pirates))
    assert seen.tokens_unseen == tuple(sorted(g.hidden_tokens))
    assert len(seen.goods_unseen) == 40
    assert seen.goods_unseen == tuple(sorted(seen.goods_unseen))
    assert seen.inside == g.inside


def test_an_island_with_posts_and_tiles():
    t = Table().posts(C8=0, H8=1).tiles("v2 D8 0 0", "n1 C9 0")
    island = view(t).islands[2]
    assert (island.number, island.size, island.covered, island.big) == (3, 24, 5, True)
    assert (island.chest, island.discovered, island.posts) == (True, True, {0: 1, 1: 1})
    assert not view(t).islands[0].discovered


def test_a_completed_big_island_has_no_chest_any_more():
    t = Table().posts(C8=0, H8=0, G10=1)
    t.tiles("n4I C7 0", "n1 G7 0", "n2 F8 0", "n4I C9 0", "n3I G9 0", "n4I C10 0", "n1 H10 0")
    assert view(t).islands[2].chest
    t.tiles("v2 D8 0 0")
    assert (view(t).islands[2].chest, view(t).islands[2].covered) == (False, 24)


def test_a_sheet():
    t = Table(3).disc(1, 9).posts(C2=1).sheet(1, progress=9, points=4, hand="1 n2")
    seen = view(t).players[1]
    assert (seen.progress_points, seen.order, seen.order_points, seen.place) == (3, 9, 3, 1)
    assert (seen.posts, seen.placed, seen.hand) == (11, 1, {"n2": 1})
    assert (set(seen.resources.values()), set(seen.goods.values())) == ({0}, {0})
    assert seen.score == {line.key: line.points for line in t.score(1).lines}


def test_a_turn_that_is_under_way():
    t = Table().sheet(0, ships="F6 Z6", gold=2).field(blue=2, red=3).turn(0)
    assert view(t).turn is None
    t.play("0 sail 1 F5")
    assert view(t).turn == TurnView(0, "blue", 3, moved=(1,), ship=1)
    assert (view(t).players[0].acting, view(t).players[0].acted) == (True, False)
    t.turn(0).play("0 take n2")
    assert view(t).turn == TurnView(0, "red", 1, neutral=1)


def test_tokens_that_must_be_picked():
    t = Table().sheet(0, progress=3).field(brown=5).turn(0).play("0 advance 5")
    assert view(t).turn == TurnView(0, "brown", 0, picks=2)
    assert t.effect(f"0 {t.legal(0)[0]}").picks == 1


def test_shared_functions_say_the_same_of_a_state_and_its_view():
    t = Table().disc(0, 5).sheet(0, tokens="ap2_red swap_red_green").field(white=2, green=1)
    t.turn(0)
    assert open_actions(view(t), 0) == open_actions(t.g, 0)
    assert open_actions(view(t), 0)["red"] == 4


def test_the_value_of_the_view_does_not_change_with_the_state():
    t = Table().field(black=3, red=1).turns()
    before = view(t)
    shown = repr(before)
    t.play("0 load 3", "1 take v1")
    assert repr(before) == shown

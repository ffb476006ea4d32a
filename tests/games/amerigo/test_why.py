"""Every refused move says why: one test a reason, and random games in which none stays dumb."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from time import process_time
from typing import get_args

import pytest

from bot.games.amerigo import moves
from bot.games.amerigo.effects import effect_of
from bot.games.amerigo.moves import GRAMMAR, AnyMove
from bot.games.amerigo.options import OPTIONS, choose
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.why import EXPLAINERS, WHY
from bot.games.amerigo.why.case import Case
from tests.games.amerigo.positions import Table

OTHER_RULINGS = {option.key: option.choices[-1] for option in OPTIONS}
MOST = 820
"""Moves that are listed at most."""


def case(t: Table, seat: int = 0) -> Case:
    decision = next((d for d in t.g.decisions if d.seat == seat), None)
    return Case(RULES.view(t.g, seat), seat, decision, t.g.options)


def read(text: str) -> AnyMove:
    move = GRAMMAR.named(text)
    assert move is not None, text
    return move


def why(t: Table, text: str, seat: int = 0) -> list[str]:
    """Return the codes of what stands against a move."""
    return [reason.code for reason in WHY.explain(case(t, seat), read(text)).against]


def reasons(t: Table, text: str, seat: int = 0) -> dict[str, Mapping[str, str | int]]:
    found = WHY.explain(case(t, seat), read(text)).against
    return {reason.code: dict(reason.args) for reason in found}


def sums(t: Table, text: str, seat: int = 0) -> dict[str, tuple[dict[str, int], int, int]]:
    found = WHY.explain(case(t, seat), read(text)).sums
    return {one.kind: (dict(one.parts), one.total, one.have) for one in found}


def sailing(**fields: int) -> Table:
    """A turn with so many cubes, ships on F5 (an anchor) and Z1."""
    return Table().sheet(0, ships="F5 Z1").field(**fields or {"blue": 4})


def test_every_kind_of_move_has_an_explainer():
    assert set(EXPLAINERS) == {kind.verb for kind in get_args(AnyMove)} == set(GRAMMAR.verbs)


def test_a_legal_move_has_nothing_against_it():
    t = sailing().turn(0)
    found = WHY.explain(case(t), moves.Sail(2, "B2"))
    assert found.legal
    assert found.against == ()


# Which action -------------------------------------------------------------------------


def test_a_colour_that_is_not_there():
    t = Table().field(blue=3).turn(0)
    assert reasons(t, "load 2") == {
        "colour-absent": {"colour": "black"},
        "special-no-white": {},
    }
    assert why(t, "move 2") == ["colour-absent"]
    t = Table().field(blue=3, white=1).turn(0)
    assert why(t, "load 2") == ["colour-absent", "special-start"]
    t = Table().field(blue=3, white=1).disc(0, 4).turn(0)
    assert reasons(t, "load 2")["special-other"] == {"colour": "red"}
    assert why(t, "take v1") == []


def test_the_token_for_the_other_of_planning_and_building():
    t = Table().sheet(0, tokens="swap_red_green").field(blue=3).turn(0)
    assert reasons(t, "take v1")["swap-absent"] == {"colour": "green"}
    t = Table().sheet(0, tokens="swap_red_green").field(green=3).turn(0)
    assert why(t, "take v1") == []


def test_another_action_has_begun():
    t = sailing(blue=4, black=1).turn(0).play("0 sail 2 Z2")
    t.g.left = t.g.right = ()
    assert why(t, "load 2") == ["when-load", "now"]
    assert why(t, "gold") == ["when-gold", "now"]
    assert why(t, "pick end_7") == ["when-pick", "now", "token-not-open"]


# Ships --------------------------------------------------------------------------------


def test_where_ships_do_not_go():
    t = sailing().sheet(1, ships="F6 Z1").turn(0)
    assert why(t, "sail 1 D3") == ["land"]
    assert why(t, "sail 1 X24") == ["off-map"]
    assert why(t, "sail 1 Z16") == ["off-map"]
    assert reasons(t, "sail 1 F6") == {"ship-there": {"cell": "F6", "seat": 1}}
    assert why(t, "sail 2 F5") == ["ship-own", "too-far"]


def test_too_far():
    t = sailing(blue=1).sheet(0, gold=1).turn(0)
    assert reasons(t, "sail 1 I8") == {
        "too-far": {"cost": 6, "points": 1, "gold": 1, "missing": 4, "count": 6}
    }
    t.sheet(0, tokens="sail8 gold5").turn(0)
    assert why(t, "sail 1 I8") == ["too-far", "cash-first", "sail8-first"]
    t = sailing(blue=1).sheet(0, gold=1, tokens="gold3").turn(0)
    assert why(t, "sail 1 I8") == ["too-far"], "that is not enough either"


def test_a_ship_that_has_moved_or_stays():
    t = sailing().turn(0)
    assert WHY.explain(case(t), moves.Sail(1, "F5")).legal, "to place a post"
    assert why(t, "sail 2 Z1") == ["stays", "no-anchor"]
    t.play("0 sail 2 Z2")
    assert why(t, "sail 2 Z1") == ["ship-moved"]
    t = Table(post_at_rest="no").sheet(0, ships="F5 Z1").field(blue=4).turn(0)
    assert why(t, "sail 1 F5") == ["stays", "stays-table"]


def test_no_post():
    t = sailing().turn(0)
    assert why(t, "post") == ["when-post", "now"]
    t.play("0 sail 1 F6")
    assert reasons(t, "post") == {"no-anchor": {"cell": "F6"}}
    t = sailing().posts(F4=1).turn(0)
    assert why(t, "sail 1 F5") == ["stays", "post-there"]
    t = sailing().posts(F4=0).turn(0)
    assert reasons(t, "sail 1 F5")["post-own"] == {"cell": "F4", "seat": 0}
    t = sailing().tiles("v1 F4 0 1").turn(0)
    assert why(t, "sail 1 F5") == ["stays", "post-built"]
    t = sailing().sheet(0, posts=0).turn(0)
    assert why(t, "sail 1 F5") == ["stays", "no-posts"]
    t = sailing().turn(0).play("0 sail 1 F5", "0 post")
    assert why(t, "post") == ["post-own"]


def test_the_token_for_sailing():
    t = sailing().sheet(0, tokens="sail8").turn(0)
    assert sums(t, "use sail8") == {"use": ({"ap": 4, "token": 8}, 12, 0)}
    assert why(t, "use gold5") == ["use-cash"]
    assert why(t, "use to_front") == ["use-front"]
    assert why(t, "use vp_cubes") == ["use-points"]
    assert why(t, "use end_7") == ["use-end"]
    assert why(t, "use plan_two") == ["use-permanent"]
    t.play("0 sail 2 H3", "0 sail 1 F5")
    assert why(t, "use sail8") == ["ships-done"]


def test_what_a_post_brings():
    t = sailing().sheet(0, tokens="post_gold").turn(0).play("0 sail 1 F5")
    assert sums(t, "post") == {
        "points": ({"discovery": 3}, 3, 0),
        "gold-got": ({}, 1, 0),
    }
    t = sailing().posts(C2=0).tiles("n2 D2 0", "n4I C3 0", "n1 C4 0")
    t.turn(0).play("0 sail 1 F5")
    found = sums(t, "post")
    assert found["points"] == ({"completed": 3, "posts": 15}, 18, 0)
    assert found["posts"] == ({"factor": 3}, 15, 5)


def test_steps():
    t = sailing(blue=2).sheet(0, gold=3).turn(0)
    assert sums(t, "sail 1 I8") == {}, "that cannot be paid"
    assert sums(t, "sail 1 H5")["steps"] == ({"ap": 2}, 2, 2)
    assert sums(t, "sail 1 I6") == {"steps": ({"ap": 2, "gold": 2}, 4, 2)}


# Tiles --------------------------------------------------------------------------------


def test_planning():
    t = Table().sheet(0, gold=1).field(red=2).turn(0)
    assert why(t, "take v5U") == ["no-such-tile"]
    assert reasons(t, "take n6R") == {"too-dear": {"cost": 6, "points": 2, "gold": 1, "missing": 3}}
    t.g.players[0].villages.pop("1")
    t.g.neutral.pop("2")
    t.turn(0)
    assert why(t, "take v1") == ["no-villages"]
    assert why(t, "take n2") == ["stack-empty"]
    assert sums(t, "take n3L") == {
        "cost": ({"ap": 2, "gold": 1}, 3, 2),
        "worth": ({}, 6, 9),
    }
    t.play("0 take n1")
    assert reasons(t, "take n1") == {"neutral-limit": {"count": 1}}


def building(tile: str = "1 v2", **cubes: int) -> Table:
    """A turn to build on island 1, where seat 0 has a post on C2."""
    return Table().sheet(0, hand=tile).posts(C2=0).field(**cubes or {"green": 3})


def test_where_tiles_do_not_lie():
    t = building("1 v2 1 v3L 1 v4O").tiles("v1 E2 0 1").turn(0)
    assert why(t, "build v2 D2 0") == ["covers-tile"]
    assert reasons(t, "build v2 B3 0")["water"] == {"cell": "B3"}
    assert reasons(t, "build v2 C2 0") == {"covers-post": {"cell": "C2"}}
    assert why(t, "build v2 C3 180") == ["same-turn"]
    assert reasons(t, "build v2 C3 270") == {"same-turn": {"turn": 90}}
    assert why(t, "build v2 X24 0") == ["off-map"]
    assert why(t, "build v2 Z3 0") == ["water"]
    assert why(t, "build v2 L1 0") == ["sticks-out", "water"]
    assert why(t, "build v3L A1 90") == ["water"]
    assert why(t, "build v1 C3 0") == ["not-planned"]
    assert why(t, "build v6R D3 0") == ["no-such-tile"]


def test_links():
    t = building("1 v1 1 v2").turn(0)
    assert why(t, "build v1 D3 0") == ["corner-only"]
    assert reasons(t, "build v1 F3 0") == {"no-link": {"number": 1, "big": "no"}}
    assert reasons(t, "build v1 D7 0") == {"no-post-here": {"number": 3, "big": "yes"}}
    t.tiles("v1 D2 0 1").turn(0)
    assert why(t, "build v1 D3 0") == ["corner-only"], "others' villages do not link (T14)"
    t.g.tiles = ()
    t.tiles("n1 D2 0").turn(0)
    assert why(t, "build v1 D3 0") == []


def test_a_tile_that_is_too_dear():
    t = building("1 n6R", green=3).sheet(0, gold=1, chests=1).turn(0)
    assert why(t, "build n6R C3 0")[-2:] == ["too-dear", "cash-first"]
    t = building("1 n2", green=1).sheet(0, gold=1).turn(0)
    assert sums(t, "build n2 D2 0") == {
        "cost": ({"ap": 1, "gold": 1}, 2, 1),
        "points": ({"tile-small": 4}, 4, 0),
    }


def test_what_a_tile_brings():
    t = building("1 v2").posts(I8=0).sheet(0, ships="Z1 Z2").turn(0)
    assert sums(t, "build v2 D2 0")["points"] == ({"tile-small": 1}, 1, 0)
    t = Table().sheet(0, hand="1 v2").posts(C2=0, F4=1)
    t.tiles("n4I C3 0", "n1 C4 0").field(green=1).turn(0)
    assert sums(t, "build v2 D2 0") == {
        "cost": ({"ap": 1}, 1, 1),
        "points": ({"tile-small": 1, "completed": 3, "posts": 5}, 9, 0),
        "posts": ({"factor": 1}, 5, 5),
    }
    t = Table().sheet(0, hand="1 v1").posts(C8=0).field(green=1)
    t.tiles("n4I C7 0", "n1 G7 0", "n4I D8 0", "n1 H8 0", "n6R C9 0")
    t.tiles("n2 F9 0", "n2 H9 0", "n2 F10 0").turn(0)
    assert sums(t, "build v1 H10 0") == {
        "cost": ({"ap": 1}, 1, 1),
        "points": ({"tile-big": 2, "completed": 3, "posts": 5}, 10, 0),
        "posts": ({"factor": 1}, 5, 5),
        "chest": ({}, 3, 0),
    }
    t = Table().sheet(0, hand="1 n2").posts(I3=0).field(green=2).turn(0)
    assert sums(t, "build n2 I4 0")["resources"] == ({"cotton": 1, "sugar": 1}, 2, 0)


# Tracks, tokens, goods, gold ----------------------------------------------------------


def test_tracks():
    t = Table().sheet(0, cannons=10, gold=1).field(black=4).turn(0)
    assert reasons(t, "load 2") == {"all-points": {"points": 4, "room": 2}}
    assert why(t, "load 5") == ["all-points"]
    assert sums(t, "load 4")["track-gold"] == ({}, 2, 0)
    t = Table().sheet(0, cannons=10, gold=3).field(black=1).turn(0)
    assert reasons(t, "load 3") == {"track-end": {"room": 2}}
    assert why(t, "load 4") == ["track-end"]
    t = Table(overshoot="yes").sheet(0, cannons=10, gold=3).field(black=1).turn(0)
    assert reasons(t, "load 4") == {"one-beyond": {"room": 2, "gold": 2}}
    assert sums(t, "load 3")["cost"] == ({"ap": 1, "gold": 2}, 3, 1)
    assert sums(t, "load 3")["track-gold"] == ({}, 2, 0)
    t = Table(overshoot="yes").sheet(0, cannons=10, gold=1).field(black=1).turn(0)
    assert set(reasons(t, "load 3")) == {"too-dear"}
    t = Table(overshoot="yes").sheet(0, cannons=11, gold=12).field(black=1).turn(0)
    assert sums(t, "load 2")["no-room"] == ({}, 1, 1), "one gold is paid before"
    t = Table().sheet(0, gold=1).field(brown=2).turn(0)
    assert reasons(t, "advance 4") == {
        "too-dear": {"cost": 4, "points": 2, "gold": 1, "missing": 1}
    }
    t = Table().sheet(0, gold=9).field(brown=2).turn(0)
    assert sums(t, "advance 8") == {
        "cost": ({"ap": 2, "gold": 6}, 8, 2),
        "progress": ({"moved": 8}, 8, 3),
        "picks": ({}, 2, 0),
    }


def test_the_order_track():
    t = Table().disc(0, 2).field(white=3).turn(0)
    assert sums(t, "move 3")["order"] == ({"before": 2, "moved": 3}, 5, 1)
    assert why(t, "front") == ["no-token", "leader"]
    t = Table().sheet(0, tokens="to_front").disc(1, 9).field(blue=3).turn(0)
    assert why(t, "front") == ["colour-absent"]
    assert sums(t, "front")["order"] == ({"moved": 9}, 9, 3)
    t.disc(0, 4)
    assert sums(t, "front")["order"] == ({"before": 4, "moved": 5}, 9, 3)
    t = Table().sheet(0, used="to_front").disc(1, 9).field(white=3).turn(0)
    assert why(t, "front") == ["token-used"]


def test_progress_tokens():
    t = Table().sheet(0, tokens="gold3").sheet(1, used="gold5").field(brown=5)
    t.g.left, t.g.right = ("end_7", "end_gold"), ()
    t.turn(0).play("0 advance 4")
    assert why(t, "pick gold3") == ["token-own"]
    assert reasons(t, "pick gold5") == {"token-taken": {"token": "gold5", "seat": 1}}
    assert why(t, "pick sail8") == ["token-not-open"]
    assert why(t, "cash gold3") == ["when-cash", "now"]
    assert why(t, "done") == ["must-pick"]
    assert why(t, "advance 1") == ["when-advance", "now"]


def test_goods():
    t = Table().sheet(0, gold=1, resources="2 cotton").field(yellow=1)
    t.g.goods = ("cotton 2", "cotton 4", "sugar 3")
    t.turn(0)
    assert why(t, "buy coffee 2") == ["no-goods"]
    assert reasons(t, "buy cotton 3") == {
        "other-cost": {"good": "cotton", "cost": 3, "costs": "2, 4"}
    }
    assert why(t, "buy sugar 3") == ["too-dear"]
    assert sums(t, "buy cotton 2") == {
        "cost": ({"ap": 1, "gold": 1}, 2, 1),
        "good": ({}, 2, 0),
    }


def test_gold_and_points():
    t = Table().sheet(0, gold=11, used="gold3").field(blue=3, red=4).turn(0)
    assert why(t, "points") == ["no-token"]
    assert why(t, "cash chest") == ["no-chest"]
    assert why(t, "cash gold3") == ["token-used"]
    assert sums(t, "gold") == {
        "gold": ({"cubes": 7}, 3, 3),
        "no-room": ({}, 2, 2),
    }
    t.sheet(0, tokens="vp_cubes gold_2to1", chests=1).turn(0)
    assert sums(t, "points") == {"points": ({"cubes": 7}, 7, 0)}
    assert sums(t, "gold")["gold"] == ({"cubes": 7}, 4, 2)
    assert sums(t, "cash chest") == {"gold-got": ({}, 3, 0), "no-room": ({}, 2, 2)}


# Random games -------------------------------------------------------------------------

_WEIGHTS = {"done": 0.1, "gold": 2, "build": 12, "post": 60, "take": 30, "sail": 6}


def chosen(legal: Sequence[AnyMove], random: Random) -> AnyMove:
    """Choose a verb before a move, and what fills the board more often."""
    verbs = sorted({move.verb for move in legal})
    (verb,) = random.choices(verbs, [_WEIGHTS.get(verb, 3) for verb in verbs])
    return random.choice([move for move in legal if move.verb == verb])


@cache
def _texts() -> tuple[str, ...]:
    """Return the notations of many moves of the game, possible or not."""
    random = Random(7)
    cells = [f"{column}{row}" for column in "ABCDEFGHJKLMPRVX" for row in (1, 4, 6, 9, 13, 18, 25)]
    tiles = ["v1", "v2", "v3L", "v4O", "v6R", "n1", "n3I", "n5U", "n6R"]
    built = [
        f"build {random.choice(tiles)} {random.choice([*cells, 'Z3', 'Z15'])} {turn}"
        for turn in (0, 90, 180, 270)
        for _ in range(120)
    ]
    tokens = ("sail8", "gold5", "to_front", "vp_cubes", "end_7", "plan_two", "ap2_red")
    return (
        *(f"sail {ship} {cell}" for ship in (1, 2) for cell in [*cells, "Z1", "Z13", "Z16"]),
        *built,
        *(f"{verb} {n}" for verb in ("load", "advance", "move") for n in (1, 2, 5, 9, 13, 40, 99)),
        *(f"{verb} {token}" for verb in ("use", "pick") for token in tokens),
        *(f"take {tile}" for tile in tiles),
        *(f"buy {good} {cost}" for good in ("cotton", "coffee") for cost in (1, 2, 3, 4, 50)),
        *("post", "front", "gold", "points", "done", "cash chest", "cash gold3", "cash gold5"),
    )


@pytest.mark.parametrize("options", [{}, OTHER_RULINGS], ids=["defaults", "other rulings"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_refusal_stays_dumb(options: Mapping[str, str], seats: int):
    """In random games every move that is refused has a reason of its own, listed or not."""
    g, random, taken = RULES.setup(seats, options, seats), Random(seats), choose(options)
    while pending := RULES.pending(g):
        if random.random() < 0.04:
            seat = random.randrange(seats)
            mine = next((d for d in pending if d.seat == seat), None)
            there = Case(RULES.view(g, seat), seat, mine, taken)
            listed = WHY.askable(there)
            assert len(listed) <= MOST
            assert all(GRAMMAR.named(move.text) == move for move in listed[::17])
            for move in random.sample(listed, min(60, len(listed))):
                _has_its_reasons(there, move)
            for text in random.sample(_texts(), 60):
                _has_its_reasons(there, read(text))
        move = chosen(pending[0].moves, random)
        _adds_up(Case(RULES.view(g, pending[0].seat), pending[0].seat, pending[0], taken), move)
        RULES.apply(g, pending[0].seat, move)


def _has_its_reasons(there: Case, move: AnyMove) -> None:
    found = WHY.explain(there, move)
    codes = [reason.code for reason in found.against]
    assert found.legal == (move in there.legal) == (not codes), (move, codes)
    assert len(codes) == len(set(codes))
    assert "rules" not in codes, (there.kind, move, codes)
    if codes:
        assert set(codes) - {"now", "cash-first", "sail8-first"}, (there.kind, move, codes)


def _adds_up(there: Case, move: AnyMove) -> None:
    """The sums of a legal move say what it does."""
    found = {one.kind: one for one in WHY.explain(there, move).sums}
    brings = effect_of(there.view, there.seat, move)
    if cost := found.get("cost", found.get("steps")):
        assert cost.total == brings.cost
        assert dict(cost.parts).get("gold", 0) == brings.paid
    else:
        assert not brings.cost
    points = found["points"].total if "points" in found else 0
    over = found["no-room"].have if "no-room" in found else 0
    assert points + over == brings.points
    got = sum(found[kind].total for kind in ("gold", "gold-got", "track-gold") if kind in found)
    lost = found["no-room"].total if "no-room" in found else 0
    assert got - lost == brings.gold + brings.paid
    if isinstance(move, moves.Advance):
        passed = found["picks"].total if "picks" in found else 0
        assert passed >= brings.picks
        assert bool(passed) == bool(brings.picks) or not (there.view.left or there.view.right)
    resources = dict(found["resources"].parts) if "resources" in found else {}
    assert resources == dict(brings.resources)


def test_what_is_listed():
    t = building("1 v1 1 n4O").sheet(0, ships="F5 Z1").sheet(1, tokens="end_7", used="gold3")
    t.g.left, t.g.right, t.g.goods = ("sail8",), ("end_gold",), ("cotton 2", "sugar 4")
    t.turn(0)
    listed = [move.text for move in WHY.askable(case(t))]
    assert listed[: len(t.legal(0))] == t.legal(0)
    found = {verb: [text for text in listed if text.startswith(f"{verb} ")] for verb in EXPLAINERS}
    anchors = ["B2", "F5", "H3", "B8", "I8", "G11"]
    assert {*found["sail"]} == {
        f"sail {ship} {cell}"
        for ship in (1, 2)
        for cell in [*anchors, *(f"Z{n}" for n in range(1, 9))]
    }
    assert {*found["pick"]} == {f"pick {key}" for key in ("sail8", "end_gold", "end_7", "gold3")}
    assert found["use"] == ["use sail8"]
    assert len(found["buy"]) == 5 * 2
    assert len(found["load"]) == len(found["advance"]) == len(found["move"]) == 12
    assert len(found["take"]) == 14
    places = {text.split()[2] for text in found["build"]}
    assert places == {"D2", "E2", "C3", "D3", "E3", "F3", "C4", "F4"}, (
        "of this island, but the post"
    )
    assert {"post", "front", "gold", "points", "done", "cash chest"} <= {*listed}


def test_what_is_listed_of_a_large_hand_is_what_is_near():
    hand = "1 v1 1 v2 1 v3I 1 v3L 1 v4I 1 v4O 1 n1 1 n2 1 n3I 1 n3L 1 n4I 1 n4O 1 n5U 1 n6R"
    t = Table().sheet(0, hand=hand).posts(C8=0).field(blue=1).turn(0)
    built = [move for move in WHY.askable(case(t)) if isinstance(move, moves.Build)]
    assert len(built) == 14 * 17, "of 23 cells those that are nearest"
    assert {"C7", "C9", "D8"} <= {move.cell for move in built}
    assert "H10" not in {move.cell for move in built}


def test_listing_is_quick():
    """The longest list of a game's middle, without names."""
    g, random = RULES.setup(4, {}, 2), Random(2)
    longest, slowest = 0, 0.0
    while pending := RULES.pending(g):
        there = Case(RULES.view(g, pending[0].seat), pending[0].seat, pending[0], choose({}))
        if random.random() < 0.2:
            began = process_time()
            longest = max(longest, len(WHY.askable(there)))
            slowest = max(slowest, process_time() - began)
        RULES.apply(g, pending[0].seat, chosen(pending[0].moves, random))
    assert 200 < longest <= MOST
    assert slowest < 0.25, "a tenth of that as a rule"

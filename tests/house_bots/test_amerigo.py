"""The house bot and the standing orders of Amerigo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.amerigo.data import TOKENS
from bot.games.amerigo.raids import strength
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.tracks import turn_order
from bot.games.amerigo.visibility import resample
from bot.house_bots.amerigo.heuristic import HEURISTIC
from bot.house_bots.amerigo.orders import ORDERS
from bot.house_bots.amerigo.searcher import FEATURES, SEARCHER, PlayoutView
from bot.house_bots.amerigo.table import Table
from bot.house_bots.amerigo.valuation import of_token
from bot.house_bots.api import Adviser
from bot.house_bots.easy import RandomBot
from tests.catalogue import BOTS


def played(
    seats: int, seed: int, bots: Any = None, options: Mapping[str, str] | None = None
) -> Iterator[tuple[Any, Decision[Any]]]:
    """Yield the positions of a game that the house bots play."""
    state, rng = RULES.setup(seats, options or {}, seed), Rng(seed)
    while pending := RULES.pending(state):
        decision = pending[0]
        yield state, decision
        bot = HEURISTIC if bots is None else bots[decision.seat]
        batches.play(RULES, state, decision.seat, bot.choose(RULES, state, decision, rng))
    yield state, Decision(0, "", ())


@cache
def positions(seats: int, seed: int) -> Sequence[tuple[Any, Decision[Any]]]:
    """Return the positions of such a game, played once for all tests: clone them to play on."""
    return [(RULES.clone(state), decision) for state, decision in played(seats, seed)]


def final(seats: int, seed: int, bots: Any = None) -> Any:
    *_, (state, _) = played(seats, seed, bots)
    return state


@pytest.mark.parametrize("seats", RULES.info.seats)
def test_it_discovers_builds_completes_and_keeps_up_with_the_pirates(seats: int) -> None:
    state = final(seats, seed=3)
    assert state.over
    assert all(player.posts < state.numbers.posts for player in state.players)
    assert len(state.tiles) >= 6 * seats
    view = RULES.view(state, None)
    assert any(one.covered == one.size for one in view.islands)
    assert min(score.points for score in RULES.scores(state)) >= 60
    assert any(sum(player.goods.values()) for player in state.players)


@pytest.mark.parametrize(("level", "seats"), [("easy", 2), ("sensible", 3), ("easy", 4)])
def test_it_buys_the_ap_too_many_where_that_is_allowed(level: str, seats: int) -> None:
    """One gold for two, in whole games."""
    bots = [BOTS["amerigo"][level]] * seats
    assert any(_overshoots(seats, seed, bots, {"overshoot": "yes"}) for seed in range(3))


@pytest.mark.parametrize(("level", "seats"), [("easy", 2), ("sensible", 3)])
def test_it_buys_no_ap_too_many_at_a_usual_table(level: str, seats: int) -> None:
    assert not _overshoots(seats, 0, [BOTS["amerigo"][level]] * seats, {})


def _overshoots(seats: int, seed: int, bots: Any, options: Mapping[str, str]) -> bool:
    """Play a whole game; return whether a space that is not there was bought for gold in it."""
    bought = False
    for state, _ in played(seats, seed, bots, options):
        data = {event.kind: event.data for event in state.log}
        paid = sum(int(told.get("paid", 0)) for told in data.values())
        bought |= bool(paid and data.get("gained", {}).get("source") in TRACKS)
    assert state.over
    return bought


TRACKS = ("cannons", "progress", "order")
"""Tracks on which AP without a space bring gold."""


def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(6):
        mine = seed % 2
        bots = [RandomBot(), RandomBot()]
        bots[mine] = HEURISTIC  # type: ignore[call-overload]
        won += RULES.scores(final(2, seed, bots))[mine].rank == 1
    assert won == 6


def test_it_decides_by_what_it_may_see() -> None:
    """Whatever is hidden may lie otherwise: the answer stays the same."""
    looked = 0
    for number, (state, decision) in enumerate(positions(3, seed=1)):
        if decision.kind and number % 19 == 0:
            other = resample(state, decision.seat, Rng(number))
            again = RULES.pending(other)[0]
            answers = [
                HEURISTIC.choose(RULES, s, d, Rng(1))
                for s, d in ((state, decision), (other, again))
            ]
            assert answers[0] == answers[1]
            looked += 1
    assert looked > 8


def test_its_reasons_add_up_to_its_ratings() -> None:
    assert isinstance(HEURISTIC, Adviser)
    kinds = set()
    for number, (state, decision) in enumerate(positions(2, seed=4)):
        if not decision.kind or number % 3:
            continue
        advice = HEURISTIC.advise(RULES, state, decision, Rng(1))
        kinds.add(decision.kind)
        for move in decision.moves[::7]:
            told = sum(term.value for term in advice.explain(move))
            assert told == pytest.approx(advice.ratings[move], abs=1e-5)
        assert advice.ratings[advice.moves[0]] == max(advice.ratings.values())
    assert {"turn", "sail", "build", "plan", "pick"} <= kinds


# The search ---------------------------------------------------------------------------


def test_a_dealt_copy_is_rated_as_its_view_is() -> None:
    rng = Rng(1)
    for number, (state, decision) in enumerate(positions(3, seed=0)):
        if decision.kind and number % 6 == 0:
            lots = rng.clone()
            advice = HEURISTIC.advise(RULES, state, decision, rng)
            moves = SEARCHER.quick(state, decision, SEARCHER.weights(state), lots)
            assert [*moves] == [*advice.moves]
            scores = SEARCHER.scores(state, decision, SEARCHER.weights(state))
            assert [*scores] == [*advice.ratings.values()]
            assert rng.drawn == lots.drawn


def test_every_round_is_judged_by_its_own_features() -> None:
    rounds = set()
    for state, decision in positions(2, seed=4):
        if decision.kind == "turn" and state.phase == "blue" and state.round not in rounds:
            rounds.add(state.round)
            for counts in FEATURES.of(state):
                assert len(counts) == len(FEATURES.names)
                of = {
                    name.split("@")[1] for name, n in zip(FEATURES.names, counts, strict=True) if n
                }
                assert of == {str(max(2, state.round))}
    assert len(rounds) == 5


# Standing orders ----------------------------------------------------------------------


def ordered(wish: str, kind: str, *prefers: str, seats: int = 3) -> Iterator[tuple[Any, Any, Any]]:
    """Yield positions in which an order answers: before, the seat, and after its moves."""
    found = ORDERS.wish(wish, kind)
    assert found is not None
    for seed in range(2):
        for state, decision in positions(seats, seed):
            if decision.kind != kind:
                continue
            legal = [move.text for move in decision.moves]
            view = RULES.view(state, decision.seat)
            texts = found.choose(prefers, view, legal)
            if texts:
                after = RULES.clone(state)
                moves = RULES.parse("; ".join(texts), decision)
                carried = batches.play(RULES, after, decision.seat, moves)
                assert [move.text for move in carried.moves] == [*texts]
                if after.round > view.round or after.over:
                    continue  # The pirates have come.
                yield view, decision.seat, after


def test_loading_stops_at_the_known_strength() -> None:
    counts = set()
    for view, seat, after in ordered("load", "turn"):
        before, player = view.players[seat], after.players[seat]
        assert before.cannons < player.cannons <= strength(view, seat)
        assert player.gold == before.gold
        counts.add(player.cannons - before.cannons)
    assert len(counts) > 2


def test_posts_are_placed_wherever_a_ship_stops() -> None:
    posted = [after for view, seat, after in ordered("post", "sail")]
    assert len(posted) > 10


def test_goods_are_bought_within_the_points_and_the_turn_ends() -> None:
    bought = 0
    for view, seat, after in ordered("buy", "turn", "cotton", "sugar", "coffee"):
        before, player = view.players[seat], after.players[seat]
        assert player.gold == before.gold
        assert set(player.goods) - {g for g, n in before.goods.items() if n} <= {
            "cotton",
            "sugar",
            "coffee",
        }
        decision = RULES.pending(after)
        assert not decision or decision[0].kind == "turn"
        bought += 1
    assert bought > 5


def test_the_front_of_the_order_is_reached_with_as_little_as_it_takes() -> None:
    moved = 0
    for view, seat, after in ordered("front", "turn"):
        assert turn_order(view.order)[0] != seat
        assert turn_order(after.order)[0] == seat
        assert after.players[seat].gold == view.players[seat].gold
        moved += 1
    assert moved


def test_all_points_go_along_the_first_track_that_is_open_or_gold_is_taken() -> None:
    kinds = set()
    for view, seat, after in ordered("along", "turn", "progress", "gold"):
        before, player = view.players[seat], after.players[seat]
        if player.progress > before.progress:
            assert view.action_field["brown"] or view.action_field["white"]
            kinds.add("progress")
        else:
            assert player.gold >= before.gold
            kinds.add("gold")
    assert kinds == {"progress", "gold"}


def test_every_possible_token_has_a_worth() -> None:
    """A corrected data file may have tokens for any action, also for the white one."""
    state = RULES.setup(2, {}, 1)
    table = Table(PlayoutView(state), 0, SEARCHER.weights(state))
    worths = {key: of_token(key, table) for key in TOKENS}
    assert min(worths.values()) >= 0
    assert min(worths[key] for key in ("ap2_white", "ap2_blue", "ap2_green")) > 0

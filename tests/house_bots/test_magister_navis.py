"""The house bot and the standing orders of Magister Navis."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from bot.cli.commands.selfplay import play
from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.magister_navis.data import CARDS, ROUNDS
from bot.games.magister_navis.view import View
from bot.house_bots.magister_navis.heuristic import HEURISTIC
from bot.house_bots.magister_navis.searcher import FEATURES, SEARCHER
from bot.house_bots.playouts import never
from bot.house_bots.search import MoveJob
from tests.catalogue import BOTS, CATALOGUE, GAMES, ORDERS
from tests.games.magister_navis.positions import Table

GAME = "magister_navis"
RULES, BOOK = GAMES[GAME], ORDERS[GAME]
SENSIBLE = BOTS[GAME]["sensible"]
OTHER_RULINGS = {option.key: option.choices[-1] for option in RULES.info.options}


def playthrough(kind: str, seats: int, options: Mapping[str, str], seed: int) -> list[str]:
    """Return the moves of a whole game; each must survive the way through notation."""
    bot, state, rng = BOTS[GAME][kind], RULES.setup(seats, options, seed), Rng(seed)
    log = []
    while pending := RULES.pending(state):
        (decision,) = pending
        batch = bot.choose(RULES, state, decision, rng)
        text = "; ".join(map(RULES.notate, batch))
        assert batch
        assert [*RULES.parse(text, decision)] == [*batch]
        batches.play(RULES, state, decision.seat, batch)
        log.append(f"{decision.seat} {text}")
    return log


@cache
def known(seats: int, options: tuple[tuple[str, str], ...]) -> list[str]:
    """Return the moves of the game of seed 7, which two tests play."""
    return playthrough("sensible", seats, dict(options), 7)


@pytest.mark.parametrize("seats", RULES.info.seats)
@pytest.mark.parametrize(
    "options",
    [{}, OTHER_RULINGS, {"preparation": "by_phase"}],
    ids=["defaults", "other rulings", "phase by phase"],
)
def test_whole_games_in_legal_moves(seats: int, options: Mapping[str, str]) -> None:
    log = known(seats, tuple(options.items()))
    builds = Counter(line.split()[0] for line in log if " build " in line)
    assert len(builds) == seats
    assert max(builds.values()) <= 7, "one a round; a last kind that is left needs no question"


@pytest.mark.parametrize("seats", RULES.info.seats)
def test_the_same_seed_is_the_same_game(seats: int) -> None:
    log = known(seats, ())
    assert log == playthrough("sensible", seats, {}, 7)
    assert log != playthrough("sensible", seats, {}, 8)


class Blindfold:
    """Rules that show a view and nothing else: a fair bot needs no more."""

    def view(self, state: object, seat: int) -> View:
        view: View = RULES.view(state, seat)
        return view


def test_it_looks_at_nothing_but_its_own_view() -> None:
    state, rng = RULES.setup(4, {}, 3), Rng(3)
    while pending := RULES.pending(state):
        decision = pending[0]
        seen = SENSIBLE.choose(Blindfold(), state, decision, rng.clone())  # type: ignore[arg-type]
        assert seen == SENSIBLE.choose(RULES, state, decision, rng)
        batches.play(RULES, state, decision.seat, seen)


@pytest.mark.parametrize(("seats", "games"), [(3, 6), (4, 5), (5, 5)])
def test_it_beats_random_players(seats: int, games: int) -> None:
    players = ["sensible", *["random"] * (seats - 1)]
    result = play(CATALOGUE[GAME], seats, games, 1, players, {})
    assert result.wins[0] == games


def test_it_scores_among_its_like() -> None:
    assert play(CATALOGUE[GAME], 4, 6, 1, ["sensible"], {}).mean_scores[0] >= 42


def test_it_uses_every_kind_of_move() -> None:
    missing = {"build", "ship", "occupy", "attack", "draw", "pay", "pass", "discard"}
    for seed in range(6):
        if missing:
            missing -= {line.split()[1] for line in playthrough("sensible", 4, {}, seed)}
    assert not missing


# The search ---------------------------------------------------------------------------


def test_a_dealt_copy_is_rated_as_its_view_is() -> None:
    state, rng = RULES.setup(4, {}, 5), Rng(5)
    while pending := RULES.pending(state):
        decision, lots = pending[0], rng.clone()
        moves = SEARCHER.quick(state, decision, SEARCHER.weights(state), rng)
        advice = HEURISTIC.advise(RULES, state, decision, lots)
        scores = SEARCHER.scores(state, decision, SEARCHER.weights(state))
        assert [*advice.moves] == [*moves]
        assert [*advice.ratings.values()] == [*scores]
        batches.play(RULES, state, decision.seat, moves)


def test_the_strong_bot_finds_a_move_in_what_is_stored() -> None:
    state, rng = RULES.setup(3, {}, 2), Rng(2)
    while state.round < 3 or state.decisions[0].kind != "turn":
        decision = state.decisions[0]
        moves = SEARCHER.quick(state, decision, SEARCHER.weights(state), rng)
        batches.play(RULES, state, decision.seat, moves)
    seat = state.decisions[0].seat
    stored = json.dumps(RULES.dump(SEARCHER.resample(state, seat, Rng(1))))
    job = MoveJob(GAME, stored, seat, seed=3, playouts=20, seconds=60)
    answer = job.run({GAME: SEARCHER}, never)
    assert answer.playouts >= 20
    assert RULES.parse(answer.move, state.decisions[0])
    assert answer == job.run({GAME: SEARCHER}, never)


def test_every_round_is_judged_by_its_own_features() -> None:
    state = RULES.setup(3, {}, 2)
    for number in range(1, ROUNDS + 1):
        state.round = number
        for counts in FEATURES.of(state):
            assert len(counts) == len(FEATURES.names)
            assert {
                name.split("@")[1] for name, n in zip(FEATURES.names, counts, strict=True) if n
            } == {str(max(2, number))}


# Single decisions ---------------------------------------------------------------------


def chosen(t: Table, seat: int = 0) -> str:
    """Return what the bot does at a position."""
    decision = next(d for d in t.g.decisions if d.seat == seat)
    (move,) = SENSIBLE.choose(RULES, t.g, decision, Rng(1))
    return str(RULES.notate(move))


def test_it_builds_what_its_industry_allows() -> None:
    t = Table()
    t.g.round = 3
    t.board(0, built="1 workshop 1 shipyard", tokens="2 industry")
    assert chosen(t.visit(0)) != "build market"


def test_it_occupies_the_city_that_completes_connections() -> None:
    t = Table().cities(EU5=0, EU7=0).lay(EU6="culture", EU9="culture", EU1="culture")
    t.board(0, harbor=2)
    assert chosen(t.turn(0)) == "occupy EU6 residence"


def test_it_takes_the_governor_by_filling_the_track() -> None:
    t = Table().track("FE", "0 0 0 1 1 2 2")
    t.board(0, built="1 shipyard", active="1 residence", harbor=2)
    assert chosen(t.turn(0)) == "ship FE shipyard"


def test_it_attacks_where_it_pays() -> None:
    t = Table().cities(EU5=0, EU7=0, EU6=1, EU2=1)
    t.board(0, built="1 barracks", active="1 residence", harbor=5)
    assert chosen(t.turn(0)) == "attack EU6 barracks"


def test_it_gives_up_the_card_that_is_worth_least() -> None:
    t = Table()
    t.board(0, cards="EU-4 SA-1")
    t.turn(0)
    assert t.asked == [(0, "discard")], "nothing to do but pass, and a limit of one card"
    assert chosen(t) == "discard EU-4", "growth in six more rounds"
    t.g.round = 7
    assert chosen(t) == "discard SA-1", "glory at the end"


def test_it_frees_the_space_of_a_governor_only_where_that_is_worth_more() -> None:
    t = Table()
    t.g.round = 7
    t.board(0, cards="AF-G NA-5", governor="AF-G")
    t.turn(0)
    assert t.asked == [(0, "arrange")]
    assert chosen(t) == "arrange AF-G", "else one of the two would have to go"


def test_a_payment_comes_before_passing() -> None:
    t = Table()
    t.board(0, tokens="1 payment", active="1 residence", harbor=1)
    assert chosen(t.turn(0)) == "pay residence payment"


# Standing orders ----------------------------------------------------------------------


def answered(key: str, t: Table, *prefers: str, seat: int = 0) -> tuple[str, ...]:
    """Return what an order of that kind does at a position."""
    decision = next(d for d in t.g.decisions if d.seat == seat)
    wish, view = BOOK.wish(key, decision.kind), RULES.view(t.g, seat)
    assert wish is not None
    assert {*prefers} <= {*wish.values(view)}
    return wish.choose(prefers, view, [RULES.notate(move) for move in decision.moves])


def test_every_wish_answers_with_legal_moves_only() -> None:
    fired = set()
    for seed in range(3):
        state, rng = RULES.setup(3 + seed, {}, seed), Rng(seed)
        while pending := RULES.pending(state):
            (decision,) = pending
            view, moves = RULES.view(state, decision.seat), [*map(RULES.notate, decision.moves)]
            for wish in BOOK.wishes:
                if decision.kind in wish.decisions:
                    values: list[Any] = list(wish.values(view))
                    rng.shuffle(values, "values")
                    found = wish.choose(tuple(values[: wish.most]), view, moves)
                    assert not found or found[0] in moves
                    fired |= {wish.key} if found else set()
            batch = SENSIBLE.choose(RULES, state, decision, rng)
            batches.play(RULES, state, decision.seat, batch)
    assert fired == {wish.key for wish in BOOK.wishes}


def test_passing_until_told_otherwise_and_the_only_thing_to_do() -> None:
    t = Table().lay(EU1="culture")
    t.board(0, harbor=2)
    t.turn(0)
    assert answered("pass", t) == ("pass",)
    assert answered("only", t) == (), "ten cities are free"
    assert BOOK.wish("pass", "discard") is None, "which card goes is for the person to say"
    view = RULES.view(t.g, 0)
    assert BOOK.span("round", view) == "1"
    assert BOOK.span("always", view) is None


def test_building_the_first_that_is_allowed() -> None:
    t = Table().visit(0)
    assert answered("build", t, "museum", "shipyard", "market") == ("build shipyard",)
    assert answered("build", t, "museum") == ()


def test_salary_in_the_order_that_was_told() -> None:
    t = Table()
    t.board(0, built="1 market 1 barracks", active="1 market 1 barracks 1 residence")
    t.visit(0).play("0 build shipyard")
    assert t.asked == [(0, "salary")]
    assert answered("salary", t, "barracks", "market") == ("pay barracks salary",)
    assert answered("salary", t, "shipyard") == ()


def test_all_cards_have_a_worth() -> None:
    t = Table()
    t.g.round = 2
    t.board(0, cards=" ".join(list(CARDS)[:9]))
    while t.turn(0).g.decisions and t.asked[0][1] in {"arrange", "discard"}:
        t.play(f"0 {chosen(t)}")
    assert len(t.cards(0)) <= 4

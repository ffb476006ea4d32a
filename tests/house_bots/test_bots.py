"""The house bots: legal, fair, repeatable, and the sensible one plays well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product

import pytest

from bot.cli.commands.selfplay import play
from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.state import State
from bot.games.puerto_rico.view import View
from bot.house_bots.api import Bot
from bot.house_bots.puerto_rico.heuristic import heuristic
from bot.house_bots.puerto_rico.playout_view import PlayoutView
from bot.house_bots.puerto_rico.roles import buildable
from bot.house_bots.puerto_rico.table import Table
from bot.house_bots.puerto_rico.weights import named
from tests.catalogue import BOTS, CATALOGUE, GAMES

RULES = GAMES["puerto_rico"]
SENSIBLE = BOTS["puerto_rico"]["sensible"]


@pytest.mark.parametrize("kind", ["random", "sensible"])
@pytest.mark.parametrize("seats", RULES.info.seats)
@pytest.mark.parametrize(
    "options",
    [{}, {"expansions": "both"}, {o.key: o.choices[-1] for o in RULES.info.options}],
    ids=["defaults", "both expansions", "other rulings"],
)
def test_a_bot_plays_whole_games_in_legal_moves(
    kind: str, seats: int, options: Mapping[str, str]
) -> None:
    assert known(kind, seats, tuple(options.items()))


@pytest.mark.parametrize("kind", ["random", "sensible"])
@pytest.mark.parametrize("seats", RULES.info.seats)
def test_the_same_seed_is_the_same_game(kind: str, seats: int) -> None:
    options = {"expansions": "both"} if seats % 2 else {}
    log = playthrough(kind, seats, options, seed=7)
    assert log == known(kind, seats, tuple(options.items()))
    assert log != playthrough(kind, seats, options, seed=8)


@cache
def known(kind: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[str]:
    """Return the moves of the game of seed 7, which two tests play."""
    return playthrough(kind, seats, dict(options), seed=7)


def playthrough(kind: str, seats: int, options: Mapping[str, str], seed: int) -> list[str]:
    """Return the moves of a whole game; batches must survive the way through notation."""
    return moves_of(BOTS["puerto_rico"][kind], seats, options, seed)


def moves_of(
    chosen: Bot[State, moves.Move], seats: int, options: Mapping[str, str], seed: int
) -> list[str]:
    """Return the moves of a whole game between copies of a bot."""
    state, rng, log = (
        RULES.setup(seats, options, seed),
        Rng(seed),
        list[str](),
    )
    while pending := RULES.pending(state):
        decision = pending[-1]
        batch = chosen.choose(RULES, state, decision, rng)
        text = "; ".join(map(RULES.notate, batch))
        assert batch
        assert [*RULES.parse(text, decision)] == [*batch]
        batches.play(RULES, state, decision.seat, batch)
        log.append(f"{decision.seat} {text}")
    return log


class Blindfold:
    """Rules that show a view and nothing else: a fair bot needs no more."""

    def view(self, state: object, seat: int) -> View:
        view: View = RULES.view(state, seat)
        return view


def test_the_sensible_bot_looks_at_nothing_but_its_own_view() -> None:
    state, rng = RULES.setup(4, {}, 3), Rng(3)
    for _ in range(60):
        decision = RULES.pending(state)[0]
        seen = SENSIBLE.choose(Blindfold(), state, decision, rng.clone())  # type: ignore[arg-type]
        assert seen == SENSIBLE.choose(RULES, state, decision, rng)
        batches.play(RULES, state, decision.seat, seen)


@pytest.mark.parametrize("expansions", ["none", "buildings", "nobles", "both"])
def test_the_sensible_bot_beats_three_random_ones(expansions: str) -> None:
    bots = ["sensible", "random", "random", "random"]
    result = play(CATALOGUE["puerto_rico"], 4, 6, 1, bots, {"expansions": expansions})
    assert result.wins[0] == 6


def test_sensible_bots_score_like_people() -> None:
    """By round: four who build fast run out of colonists soon, and have fewer points in all."""
    points, rounds = 0.0, 0
    for seed in range(10):
        state, rng = RULES.setup(4, {}, seed), Rng(seed)
        while not state.over:
            decision = state.decisions[0]
            moves = SENSIBLE.choose(RULES, state, decision, rng)
            batches.play(RULES, state, decision.seat, moves)
        points += sum(score.points for score in RULES.scores(state)) / 4
        rounds += state.round
    assert points / rounds >= 2.5


def test_it_can_use_what_the_expansions_offer() -> None:
    """The tuned weights hardly ever buy a tile; who judges otherwise does."""
    missing = {"draft", "guest", "forest", "buy", "noble", "pay_good", "supply"}
    for seed, name in product(range(6), ("", "2026")):
        if missing:
            log = moves_of(heuristic(named(name)), 4, {"expansions": "both"}, seed)
            missing -= {text.split()[1] for text in log}
    assert not missing


def test_it_mans_a_plant_together_with_its_plantation() -> None:
    state = RULES.setup(3, {}, 1)
    anna = state.players[0]
    anna.island, anna.city, anna.windrose = {"indigo": 1, "coffee": 1}, {"coffee_roaster": 0}, 2
    decision = Decision(
        0,
        "place",
        (moves.Place("coffee"), moves.Place("coffee_roaster"), moves.Place("indigo")),
    )
    batch = SENSIBLE.choose(RULES, state, decision, Rng(1))
    assert {move.circle for move in batch} == {"coffee", "coffee_roaster"}


def test_it_sells_for_the_best_price() -> None:
    state = RULES.setup(3, {}, 1)
    decision = Decision(0, "sell", (moves.Pass(), moves.Sell("corn"), moves.Sell("coffee")))
    assert SENSIBLE.choose(RULES, state, decision, Rng(1)) == (moves.Sell("coffee"),)
    post = Decision(0, "sell", (moves.Pass(), moves.SellAtPost("coffee"), moves.Sell("corn")))
    assert SENSIBLE.choose(RULES, state, post, Rng(1)) == (moves.SellAtPost("coffee"),)
    worthless = Decision(0, "sell", (moves.Pass(), moves.Sell("corn")))
    assert SENSIBLE.choose(RULES, state, worthless, Rng(1)) == (moves.Pass(),)


def test_it_ships_the_most_and_keeps_the_wharf_for_last() -> None:
    state = RULES.setup(3, {}, 1)
    state.players[0].goods.update(corn=3, sugar=6, coffee=2)
    shipping = (moves.Load("corn", 4), moves.Load("sugar", 6), moves.Wharf("sugar"))
    load = SENSIBLE.choose(RULES, state, Decision(0, "load", shipping), Rng(1))
    assert load == (moves.Load("sugar", 6),)
    wharf = (moves.Pass(), moves.Wharf("coffee"), moves.Wharf("sugar"))
    assert SENSIBLE.choose(RULES, state, Decision(0, "load", wharf), Rng(1)) == (
        moves.Wharf("sugar"),
    )


def test_it_stores_what_is_worth_most() -> None:
    state = RULES.setup(3, {}, 1)
    state.players[0].goods.update(corn=2, coffee=2)
    store = (moves.Keep("corn"), moves.Pass(), moves.Store("coffee"), moves.Store("corn"))
    assert SENSIBLE.choose(RULES, state, Decision(0, "store", store), Rng(1)) == (
        moves.Store("coffee"),
    )


def test_a_board_that_is_met_at_two_tables_is_judged_by_the_options_of_each() -> None:
    """Counts of boards are kept, whichever table they were counted at."""
    large = ("guild_hall", "residence", "fortress", "customs_house")
    found = []
    for most in ("4", "6", "4"):
        state = RULES.setup(3, {"max_large_buildings": most}, 1)
        state.players[0].doubloons, state.players[0].city = 10, dict.fromkeys(large, 1)
        table = Table(PlayoutView(state, 0), 0, named())
        every = buildable(table.me, table.me.builds(builder=False), table)
        found.append("city_hall" in [one.key for one in every])
    assert found == [False, True, False]

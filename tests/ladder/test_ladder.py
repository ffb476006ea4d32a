"""A small share of the ladder: everybody plays, is counted rightly, and really searches."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.engine import batches
from bot.engine.rng import Rng
from bot.house_bots.search import SearchBot
from tests.catalogue import CATALOGUE
from tests.tools.ladder import Rung
from tests.tools.ladder import __main__ as ladder
from tests.tools.ladder.__main__ import line, main, named
from tests.tools.ladder.climb import climb
from tests.tools.ladder.players import player
from tests.tools.ladder.rungs import rungs
from tests.tools.ladder.tables import Played, Table, pairs, play

SEARCHED = [key for key, game in CATALOGUE.items() if game.searcher]


def test_the_tried_player_sits_everywhere_and_the_other_arm_has_the_same_deals() -> None:
    found = pairs(Rung(tried="easy", others="frozen", seats=3), 6, 2)
    assert Counter(pair.seat for pair in found) == {0: 2, 1: 2, 2: 2}
    assert len({pair.tried.deal for pair in found}) == 6
    for pair in found:
        assert pair.tried.players.index("easy") == pair.seat
        assert pair.tried.players.count("easy") == 1
        assert pair.other == pair.tried._replace(players=("frozen",) * 3)


def test_a_rung_is_counted_by_seat_with_intervals() -> None:
    def played(tables: list[Table]) -> list[Played]:
        """Return a table that seat 0 wins, by five points if the easy one plays, else by two."""
        leads = [5 if "easy" in table.players else 2 for table in tables]
        return [Played((1.0, 0.0), (by, -by), (9.0, 9.0), (3, 3), (6, 6)) for by in leads]

    rung = Rung(tried="easy", others="frozen", seats=2, least=0.3)
    (*so_far, found) = (one.counted() for one in climb(rung, 100, 1, played))
    assert [one.games for one in so_far] == [*range(1, 100)], "a ladder that is ended leaves those"
    assert (found.share, found.other_share, found.wins_by_seat) == (0.5, 0.5, (100.0, 0.0))
    assert found.interval == (0.4038, 0.5962) and found.met
    assert (found.gain, found.gain_interval) == (0.0, (-0.591, 0.591))
    assert (found.search_seconds, found.game_seconds, found.playouts) == (3.0, 9.0, 2.0)
    assert line(found).startswith(
        "puerto_rico, 2 players: easy against frozen: 50.0% [40.4%, 59.6%] of 100 games, wanted 30%"
    )


def test_every_rung_has_players_and_a_name_of_its_own() -> None:
    names = [rung.name for rung in rungs()]
    assert len(names) == len({*names})
    for rung in named([]):
        for word in (rung.tried, rung.others):
            assert player(CATALOGUE[rung.game], word, Rng(1))
        assert rung.seats in CATALOGUE[rung.game].rules.info.seats


def test_a_share_of_it_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.json"
    words = ["puerto_rico", "2 players", "sensible", "frozen", "--json", str(file)]
    main([*words, "--share", "0.001"])
    (one,) = json.loads(file.read_text())
    assert (one["name"], one["games"]) == ("puerto_rico, 2 players: sensible against frozen", 2)
    assert sum(one["wins_by_seat"]) == 2
    assert capsys.readouterr().out.count("\n") == 1


def test_a_ladder_that_is_ended_leaves_what_it_knew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(tables: Iterable[Table]) -> Iterator[Played]:
        """Play the pairs of eleven games, and no more."""
        yield from map(play, islice(tables, 22))
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "playing", lambda _: nullcontext(ended))
    file = tmp_path / "ladder.json"
    words = ["puerto_rico", "2 players", "sensible", "frozen", "--share", "0.01"]
    with pytest.raises(KeyboardInterrupt):
        main([*words, "--json", str(file)])
    (one,) = json.loads(file.read_text())
    assert one["games"] == 10
    told = capsys.readouterr()
    assert not told.out and "of 10 games" in told.err


@pytest.mark.parametrize("key", CATALOGUE)
def test_greedy_beats_random(key: str) -> None:
    seats, won = CATALOGUE[key].rules.info.seats[1], 0.0
    for deal in range(4):
        table = Table(key, (), ("greedy", *["random"] * (seats - 1)), deal)
        won += play(table).won[0]
    assert won > 4 / seats


@pytest.mark.parametrize("key", SEARCHED)
def test_strong_searches_at_every_table(key: str) -> None:
    game = CATALOGUE[key]
    assert game.searcher and game.weighed
    bot = SearchBot(game.searcher, 1)
    mixes = {tuple(options.items()): dict(options) for options in game.weighed.mix}
    for options in mixes.values():
        for seats in game.rules.info.seats:
            assert searched(bot, seats, options), f"{options} with {seats}"


def searched(bot: SearchBot[Any, Any, Any], seats: int, options: dict[str, str]) -> bool:
    """Return whether the bot tries several moves in some decision, the last ones first."""
    searcher, rules, rng = bot.searcher, bot.searcher.rules, Rng(1)
    state, before = rules.setup(seats, options, 1), []
    while pending := rules.pending(state):
        before.append(rules.clone(state))
        quick = searcher.quick(state, pending[0], searcher.weights(state), rng)
        batches.play(rules, state, pending[0].seat, quick)
    return any(
        bot.find(rules, state, rules.pending(state)[0], rng).playouts for state in reversed(before)
    )

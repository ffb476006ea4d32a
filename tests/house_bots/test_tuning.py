"""The search for weights: it finds what is planted, by seed alone; the tool keeps the best."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.engine.api import Score
from bot.engine.rng import Rng
from bot.house_bots.easy import RandomBot
from bot.house_bots.puerto_rico.searcher import SEARCHER
from bot.house_bots.puerto_rico.weights import Weights, named
from bot.house_bots.weights import Weighed, drawn, read, write
from tests.tools import tune
from tests.tools.tuning.cma import SeparableCma, bell
from tests.tools.tuning.matches import Match, Outcome, outcome
from tests.tools.tuning.playing import playing
from tests.tools.tuning.pool import Pool
from tests.tools.tuning.search import Best, Tuning
from tests.tools.tuning.space import Space


@dataclass(frozen=True, slots=True)
class Two:
    """Weights of a game in which only these two matter."""

    near: float
    none: float


BEST = Two(2.0, 0.5)
TWO = Weighed("two", Two, lambda weights: RandomBot())


def judged(tasks: Sequence[tuple[Match[Two], Two]]) -> list[Outcome]:
    """Judge weights: those near the best ones lead, after much luck."""
    found = []
    for match, tried in tasks:
        luck = bell(Rng(match.deal)) + 0.3 * bell(Rng(hash((match.deal, tried.near, tried.none))))
        far = (tried.near - BEST.near) ** 2 + (tried.none - BEST.none) ** 2
        found.append(Outcome(float(luck > far), luck - far))
    return found


def tuned(seed: int, generations: int, seen: list[int] | None = None) -> Best[Two]:
    tuning = Tuning(range(2, 6), TWO.mix, Two(1.0, 0.0), {"today": Two(1.0, 0.0)}, seed, 40)
    for best in tuning.run(judged):
        if best.generation == generations:
            return best
    raise AssertionError


def test_a_planted_best_is_found_through_noise() -> None:
    best = tuned(1, 25).weights
    assert best.near == pytest.approx(BEST.near, abs=0.15)
    assert best.none == pytest.approx(BEST.none, abs=0.15)


def test_seed_and_generations_say_everything() -> None:
    assert tuned(3, 4) == tuned(3, 4)
    assert tuned(3, 4).weights != tuned(4, 4).weights


def test_all_weights_of_a_generation_play_the_same_matches_at_all_tables() -> None:
    calls: list[list[tuple[Match[Two], Two]]] = []

    def watched(tasks: Sequence[tuple[Match[Two], Two]]) -> list[Outcome]:
        calls.append(list(tasks))
        return judged(tasks)

    run = Tuning(range(2, 6), TWO.mix, Two(1.0, 0.0), {"today": Two(1.0, 0.0)}, 1, 10).run(watched)
    assert next(run).shares == ()
    best = next(run)
    generation, checks = calls
    matches = [match for match, _ in generation[:4]]
    assert [match for match, _ in generation] == matches * 10
    assert [len(match.seats) for match in matches] == [2, 3, 4, 5]
    assert all(generation[4 * nth][1] == generation[4 * nth + 3][1] for nth in range(10))
    assert {tried for _, tried in checks} == {best.weights}
    assert best.games == len(generation) + len(checks) == 44
    assert sum(share.games for share in best.shares) == len(checks)


def test_an_ill_conditioned_valley_is_followed() -> None:
    rng, search = Rng(2), SeparableCma([3.0] * 10, 1.0, 12)
    for _ in range(200):
        points = search.ask(rng)
        search.tell(points, [-sum(3**i * x * x for i, x in enumerate(p)) for p in points])
    assert sum(3**i * x * x for i, x in enumerate(search.mean)) < 1e-3


def test_a_bell_has_mean_0_and_variance_1() -> None:
    rng = Rng(5)
    drawn = [bell(rng) for _ in range(4000)]
    assert sum(drawn) / 4000 == pytest.approx(0, abs=0.05)
    assert sum(x * x for x in drawn) / 4000 == pytest.approx(1, abs=0.06)


def test_points_are_weights_that_files_may_hold() -> None:
    space = Space(Two(0.85, 0.0))
    assert space.weights(space.origin) == Two(0.85, 0.0)
    assert space.weights([0.1, 0.25]) == Two(0.9394, 0.25)
    assert space.weights([-99.0, -1.0]) == Two(0.005727, 0.0)


def test_nobody_plays_against_one_opponent_alone() -> None:
    today, best = Two(1.0, 1.0), Two(3.0, 3.0)
    pool = Pool({"today": today}, today)
    assert pool.names == ["today", "today drawn", "former", "former drawn"]
    assert pool.seated("today", 3, 1, Rng(1)) == (today, None, today)
    first, own, third = pool.seated("today drawn", 3, 1, Rng(1))
    assert own is None and len({first, third, today}) == 3
    pool.remember(best)
    assert pool.seated("former", 2, 0, Rng(1)) == (None, best)


def test_a_point_counts_most_where_it_decides() -> None:
    def ended(*points: int) -> Outcome:
        ranks = [1 + sum(other > own for other in points) for own in points]
        scores = [Score(seat, own, 0, ranks[seat]) for seat, own in enumerate(points)]
        return outcome(scores, 0)

    assert (ended(50, 40).won, ended(40, 40).won, ended(39, 40).won) == (1.0, 0.5, 0.0)
    leads = [ended(own, 40, 30).lead for own in (20, 39, 40, 41, 60)]
    assert leads == sorted(leads) and leads[2] == 0
    assert leads[3] - leads[2] > (leads[4] - leads[3]) / 19
    assert ended(0, 0).lead == 0


def test_processes_play_the_same() -> None:
    weights = named("2026")
    tasks = [(Match({}, deal, "today", (None, weights)), weights) for deal in range(2)]
    with playing(SEARCHER, 1) as here, playing(SEARCHER, 2) as elsewhere:
        assert here(tasks) == elsewhere(tasks)


def run(*words: str) -> int:
    return tune.main(words)


def test_weights_come_with_how_they_were_made_and_that_is_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start, file, again = (tmp_path / name for name in ("start.json", "new.json", "again.json"))
    write(start, drawn(named("2026"), 0.3, Rng(3)), "puerto_rico", {})
    words = ("--start", str(start), "--against", "2026,today", "--population", "4")
    assert run("puerto_rico", *words, "--generations", "1", "--seed", "7", "--to", str(file)) == 0
    assert read(file, Weights, "puerto_rico") not in (named(), read(start, Weights, "puerto_rico"))
    made = json.loads(file.read_text())["made"]
    assert made["command"] == (
        f"python -m tests.tools.tune puerto_rico --seed 7 --against 2026,today --start {start}"
        " --population 4 --generations 1"
    )
    assert made["pool"] == [
        *("2026", "2026 drawn", "today", "today drawn", "former", "former drawn"),
    ]
    assert (made["origin"]["seed"], made["generations"], made["games"]) == (7, 1, 18)
    assert sum(share["games"] for share in made["wins"]) == 2
    assert capsys.readouterr().out.splitlines()[-1] == f"The best are in {file}."
    kept = made["origin"]["weights"].keys()
    assert kept == {str(start), "today"}, "2026 lies beside the game for ever"
    start.unlink()
    assert run("puerto_rico", "--again", str(file), "--to", str(again)) == 0
    assert again.read_text() == file.read_text()


def test_tables_of_one_kind_are_tuned_and_that_is_repeated(tmp_path: Path) -> None:
    file, again = tmp_path / "new.json", tmp_path / "again.json"
    table = ("--seats", "2", "--option", "expansions=both")
    words = (*table, "--population", "4", "--generations", "1", "--to", str(file))
    assert run("puerto_rico", *words) == 0
    made = json.loads(file.read_text())["made"]
    assert " --seats 2 --option expansions=both " in made["command"]
    assert {share["seats"] for share in made["wins"]} == {2}
    assert run("puerto_rico", "--again", str(file), "--to", str(again)) == 0
    assert again.read_text() == file.read_text()


def test_what_cannot_be_repeated_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, spoilt = tmp_path / "old.json", tmp_path / "spoilt.json"
    write(old, named(), "puerto_rico", {"command": "by hand"})
    assert run("puerto_rico", "--again", str(old)) == 2
    text = f"{old} does not hold what its weights were searched from.\n"
    assert capsys.readouterr().err == text
    origin = {
        "seed": 1,
        "population": 4,
        "start": "x.json",
        "against": [],
        "weights": {"x.json": {}},
    }
    write(spoilt, named(), "puerto_rico", {"origin": origin, "generations": 1})
    assert run("puerto_rico", "--again", str(spoilt)) == 2
    assert capsys.readouterr().err == f"'x.json' in {spoilt}, line 1: rounds_2 is missing.\n"
    assert run("amerigo", "--again", str(spoilt)) == 2
    text = f"{spoilt}, line 2: game is 'puerto_rico'; these are weights of 'amerigo'.\n"
    assert capsys.readouterr().err == text


def test_stopped_early_it_has_written_the_best_so_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new.json"

    def stop() -> None:
        while not file.exists():
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGTERM)

    before = signal.getsignal(signal.SIGTERM)
    threading.Thread(target=stop, daemon=True).start()
    assert run("puerto_rico", "--to", str(file)) == 0
    assert read(file, Weights, "puerto_rico") == named()
    assert capsys.readouterr().out.endswith(f"Stopped: the best so far are in {file}.\n")
    assert signal.getsignal(signal.SIGTERM) == before


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There are no weights of 'chess' to tune; there are those of "),
        (("puerto_rico", "--minutes", "nan"), "--minutes must be 0 or more, not nan."),
        (("puerto_rico", "--generations", "-1"), "--generations must be 0 or more, not -1."),
        (("puerto_rico", "--population", "3"), "--population must be 4 or more, not 3."),
        (("puerto_rico", "--processes", "0"), "--processes must be 1 or more, not 0."),
        (("puerto_rico", "--seats", "4", "6"), "--seats: puerto_rico has 2 to 5 players."),
        (("puerto_rico", "--option", "nobles"), "--option nobles is not like KEY=CHOICE."),
        (("puerto_rico", "--option", "expansions=three"), "--option: "),
        (("puerto_rico", "--against", " ,"), "--against names no weights."),
        (("puerto_rico", "--start", "nowhere.json"), "nowhere.json cannot be read: "),
        (("puerto_rico", "--against", "2026,no.json"), "no.json cannot be read: "),
    ],
)
def test_bad_words_get_one_clear_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere" / "new.json"
    assert run("puerto_rico", "--to", str(file)) == 1
    assert capsys.readouterr().err == f"{file} cannot be written: No such file or directory.\n"

"""Weights: bad files, each with its sentence; what is drawn around them; the yardstick."""

import hashlib
from pathlib import Path

import pytest

from bot.engine import batches
from bot.engine.rng import Rng
from bot.games.puerto_rico.rules import RULES
from bot.house_bots.puerto_rico.heuristic import WEIGHED, heuristic
from bot.house_bots.puerto_rico.weights import Weights, named
from bot.house_bots.weights import BadWeights, drawn, from_vector, vector, write
from tests.house_bots.test_selfplay import run

LINE = 1 + (Path("bot/house_bots/puerto_rico/weights_2026.json").read_text().split("\n")).index(
    '  "coin": 0.85,'
)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"coin": 0.85', '"coin": NaN', f"line {LINE}: coin is nan, not a finite number."),
        ('"coin": 0.85', '"coin": 1e999', f"line {LINE}: coin is inf, not a finite number."),
        ('"coin": 0.85', '"coin": -1', f"line {LINE}: coin is -1, below 0."),
        ('"coin": 0.85', '"coin": "much"', f"line {LINE}: coin is 'much', not a number."),
        ('"coin": 0.85', '"coin": true', f"line {LINE}: coin is True, not a number."),
        ('"coin": 0.85', '"cion": 0.85', f"line {LINE}: puerto_rico has no weight 'cion'."),
        ('"coin": 0.85,', "", "line 6: coin is missing."),
        ('"coin": 0.85', '"coin" 0.85', f"line {LINE}: not JSON: Expecting ':' delimiter."),
        (
            "puerto_rico",
            "amerigo",
            "line 2: game is 'amerigo'; these are weights of 'puerto_rico'.",
        ),
        ('"weights"', '"wights"', 'line 1: not a file of weights: there is no "weights".'),
    ],
)
def test_a_bad_file_is_named_with_its_line(
    old: str, new: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    write(file, named("2026"), "puerto_rico", {"command": "by hand"})
    text = file.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))
    with pytest.raises(BadWeights) as caught:
        WEIGHED.found(str(file))
    assert str(caught.value) == f"{file}, {sentence}"
    assert run("puerto_rico", "--players", f"sensible@{file}") == 2
    assert capsys.readouterr().err == f"{file}, {sentence}\n"


def test_a_missing_file_and_a_game_without_weights_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("puerto_rico", "--players", "sensible@gone.json") == 2
    assert capsys.readouterr().err.startswith("gone.json cannot be read: ")
    assert run("puerto_rico", "--players", "random@2026") == 2
    assert capsys.readouterr().err == "puerto_rico has no 'random' with other weights.\n"


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    record = drawn(named(), 0.3, Rng(1))
    write(tmp_path / "w.json", record, "puerto_rico", {"seed": 1})
    assert WEIGHED.found(str(tmp_path / "w.json")) == record
    assert from_vector(Weights, vector(record)) == record


def test_weights_are_drawn_around_a_record_the_same_everywhere() -> None:
    base = named("2026")
    assert drawn(base, 0.0, Rng(1)) == base
    factors = [
        a / b
        for seed in range(40)
        for a, b in zip(vector(drawn(base, 0.3, Rng(seed))), vector(base), strict=True)
        if b
    ]
    mean = sum(factors) / len(factors)
    assert mean == pytest.approx(1, abs=0.02)
    spread = (sum((one - mean) ** 2 for one in factors) / len(factors)) ** 0.5
    assert spread == pytest.approx(0.3, abs=0.02)
    assert min(factors) >= 0
    assert drawn(base, 0.3, Rng(7)).rounds_2 == 19.33586861982147


@pytest.mark.parametrize(
    ("name", "seats", "expansions", "seed", "moves"),
    [
        ("2026", 2, "none", 1, "8227fbe18603bed4"),
        ("2026", 3, "buildings", 2, "9182f9183e6f846f"),
        ("2026", 4, "nobles", 3, "cf02e3b232df3849"),
        ("2026", 5, "both", 4, "806172e72894de07"),
        ("2026-11", 3, "none", 5, "91b893861763c8b6"),
        ("2026-11", 4, "both", 6, "8c8dd285fc4ba6fe"),
    ],
)
def test_the_yardsticks_play_as_they_always_did(
    name: str, seats: int, expansions: str, seed: int, moves: str
) -> None:
    bot, played = heuristic(named(name)), hashlib.sha256()
    state, rng = RULES.setup(seats, {"expansions": expansions}, seed), Rng(seed)
    while pending := RULES.pending(state):
        decision = pending[0]
        batch = bot.choose(RULES, state, decision, rng)
        played.update(" ".join(map(RULES.notate, batch)).encode() + b"\n")
        batches.play(RULES, state, decision.seat, batch)
    assert played.hexdigest()[:16] == moves

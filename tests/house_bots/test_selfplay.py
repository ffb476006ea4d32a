"""`bot selfplay`: fair seating, honest counting, clear sentences for bad words."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from collections import Counter
from pathlib import Path

import pytest

from bot.cli.commands import selfplay
from bot.house_bots import weights
from bot.house_bots.puerto_rico.weights import named
from bot.house_bots.statistics import wilson
from bot.runtime.settings import Settings
from tests.catalogue import CATALOGUE

PAGE = (Path(__file__).parents[2] / "docs/house-bots.md").read_text(encoding="utf-8")
FIELDS = PAGE.partition("| Field |")[2].partition("\n\n")[0]


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    selfplay.add_parser(parser.add_subparsers())
    return selfplay.run(parser.parse_args(["selfplay", *words]), Settings(), CATALOGUE)


def test_json_has_what_was_promised(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "3", "--games", "6", "--seed", "4", "--players", "sensible,random")
    assert run("puerto_rico", *words, "--options", "placing=in_turn", "--json") == 0
    result = json.loads(capsys.readouterr().out)
    told = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", FIELDS, re.MULTILINE)
    assert sorted(result) == sorted(name for row in told for name in re.findall(r"\w+", row))
    assert (result["game"], result["seats"], result["games"]) == ("puerto_rico", 3, 6)
    assert result["players"] == ["sensible", "random"]
    assert sum(result["wins"]) == pytest.approx(6, abs=0.01)
    assert result["mean_scores"][0] > result["mean_scores"][1]
    assert [sum(won) for won in result["wins_by_seat"]] == pytest.approx(result["wins"], abs=0.01)
    for wins, (low, high) in zip(result["wins"], result["win_intervals"], strict=True):
        assert 0 <= low <= wins / 6 <= high <= 1
    assert min(result["choice_ms"]) > 0
    assert len(result["statistics"]) == 2
    for counts in result["statistics"]:
        assert len(counts) == 4 and all(f"`{name}`" in FIELDS for name in counts)


@pytest.mark.parametrize("line", re.findall(r"^uv run bot (selfplay .+)$", PAGE, re.MULTILINE))
def test_the_lines_of_the_page_play(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    weights.write(Path("new.json"), named("2026"), "puerto_rico", {})
    assert run(*shlex.split(line)[1:], "--games", "1") == 0
    assert "sensible@2026" in capsys.readouterr().out


def test_the_interval_is_wilsons() -> None:
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)


def test_the_same_seed_gives_the_same_result() -> None:
    first, again, other = (
        selfplay.play(CATALOGUE["puerto_rico"], 2, 3, seed, ["random"], {}).mean_scores
        for seed in (1, 1, 50)
    )
    assert first == again != other


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("puerto_rico", "--seats", "2", "--players", "random") == 0
    out = capsys.readouterr().out
    assert out.startswith("puerto_rico: 1 games with 2 seats")
    assert "random" in out


@pytest.mark.parametrize(("seats", "entries"), [(4, 4), (4, 2), (5, 5), (4, 1)])
def test_every_entry_sits_equally_often_in_every_seat(seats: int, entries: int) -> None:
    seated = Counter(
        (seat, entry)
        for number in range(seats)
        for seat, entry in enumerate(selfplay.seating(number, seats, entries))
    )
    assert set(seated.values()) == {seats // entries}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no game 'chess'; there is amerigo, magister_navis, puerto_rico."),
        (("puerto_rico", "--seats", "6"), "puerto_rico is for 2 to 5 players, not 6."),
        (("puerto_rico", "--games", "0"), "--games must be 1 or more, not 0."),
        (("puerto_rico", "--players", "a"), "puerto_rico has no house bot 'a'; it has easy, "),
        (
            ("puerto_rico", "--seats", "2", "--players", "random,random,random"),
            "--players names 3 bots for 2 seats.",
        ),
        (("puerto_rico", "--options", "x"), "--options takes KEY=VALUE,KEY=VALUE; 'x' has no '='."),
        (("puerto_rico", "--options", "x=1"), "puerto_rico has no option 'x'; it has "),
        (
            ("puerto_rico", "--options", "placing=no"),
            "placing is one of in_turn, together, not 'no'.",
        ),
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

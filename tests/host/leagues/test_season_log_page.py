"""The page of the format of season logs is true, and forged logs are refused."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.leagues.seasonlog.bodies import BODIES, Game
from bot.leagues.seasonlog.lines import read
from bot.leagues.seasonlog.verifying import Known, check_log
from bot.locales import Words
from bot.presenting.league.season_log import difference_text
from tests.languages import LANGUAGES
from tests.leagues.forgeries import FORGERIES, HARMLESS, Real, a_decider, refusal
from tests.leagues.real_logs import REFEREE, real_log
from tests.pages import ROOT, text

PAGE = text("docs/season-log.md")
SECTIONS = re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]


@pytest.fixture(scope="module")
def real() -> Real:
    return asyncio.run(real_log(7))


def examples(section: str) -> Iterator[object]:
    return map(json.loads, re.findall(r"```json\n(.*?)```", section, re.DOTALL))


def test_every_kind_of_line_is_on_the_page() -> None:
    headed = [re.findall(r"`(\w+)`", section.splitlines()[0]) for section in SECTIONS]
    assert [kind for kinds in headed for kind in kinds] == [
        *("season", "rules", "commitment", "seed", "person", "renamed", "entry"),
        *("draw", "winners", "match", "deal", "seats", "result", "void"),
        *("correction", "undone", "over", "standings"),
    ]
    assert {kind for kinds in headed for kind in kinds} == BODIES.keys()


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.split("`")[1])
def test_the_examples_are_lines_of_their_kind(section: str) -> None:
    kinds = re.findall(r"`(\w+)`", section.splitlines()[0])
    models = [*(BODIES[kind] for kind in kinds), Game]
    for example in examples(section):
        assert isinstance(example, dict)
        fields = example.keys()
        model = next(one for one in models if fields == one.model_fields.keys())
        model.model_validate_json(json.dumps(example))
        for field in fields:
            assert f"`{field}`" in PAGE or f'"{field}"' in PAGE


def test_the_program_on_the_page_checks_a_log(
    real: Real, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    file = tmp_path / "log.jsonl"
    file.write_bytes(real.content)
    monkeypatch.setattr(sys, "argv", ["program", str(file)])
    printed: list[str] = []
    exec(program, {"print": lambda *words: printed.append(" ".join(map(str, words)))})
    lines = read(real.content)
    assert printed == [f"{len(lines)} lines, the last one is {lines[-1].digest}"]
    file.write_bytes(real.content.replace(b'"rank":1', b'"rank":2', 1))
    with pytest.raises(AssertionError, match="game was changed"):
        exec(program, {})


def test_the_real_log_has_all_that_is_forged(real: Real) -> None:
    checked = check_log(real.content, REFEREE)
    assert {line.kind for line in checked.lines} >= {"result", "draw", "winners", "correction"}
    assert checked.names and checked.standings and checked.standings.winner


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.__name__)
def test_a_forgery_is_refused_with_a_sentence(forgery: object, real: Real) -> None:
    for seed in range(3):
        found = refusal(forgery, real, REFEREE, seed)
        assert found is not None
        for language in LANGUAGES:
            said = difference_text(found, Words(language))
            assert ("season-log" not in said and str(found.line) in said) or not found.line


def test_nobody_else_decided_what_a_house_bot_did_for_a_person(real: Real) -> None:
    """In this log a house bot plays for somebody who has left."""
    found = refusal(a_decider, real, REFEREE, 223)
    assert found is not None and found.code == "result-decider"


def test_what_changes_nothing_is_taken(real: Real) -> None:
    for change in HARMLESS:
        assert refusal(change, real, REFEREE, 0) is None


def test_a_text_that_was_left_out_changes_nothing(real: Real) -> None:
    known = check_log(real.content, REFEREE)
    row = next(row for row in real.content.splitlines() if b'"kind":"person"' in row)
    opened = re.sub(rb'"open":\{.*?\},"signature"', b'"open":{},"signature"', row)
    content = real.content.replace(row, opened)
    checked = check_log(content, REFEREE, Known(known.lines, known.key, known.mark))
    assert checked.standings == known.standings
    assert len(checked.names) == len(known.names) - 1


def test_every_difference_has_a_sentence() -> None:
    """Codes are named where they are raised; those of games are the codes of certificates."""
    sources = [path.read_text("utf-8") for path in (ROOT / "bot/leagues/seasonlog").glob("*.py")]
    raised = {
        code
        for source in sources
        for code in re.findall(r'(?:Wrong|Difference)\(\s*(?:[\w.() +]+, )?"([a-z-]+)"', source)
    }
    told = re.findall(r"^season-log-([a-z-]+) =", text("bot/locales/en/season_log.ftl"), re.M)
    games = {code for code in told if code.startswith("game-")} - {"game-unknown"}
    assert raised == {*told} - games - {"at"}
    certificate = (ROOT / "bot/host/fairness/certificate.py").read_text("utf-8")
    found = {*re.findall(r'Finding\("([a-z-]+)"(?!, note)', certificate)} - {
        "uncommitted",
        "erased",
    }
    assert games == {f"game-{code}" for code in found | {"options"}}

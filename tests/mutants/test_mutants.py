"""The mutation testing itself, on a project of a few functions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tools.mutants.__main__ import lines_of, main, unnoticed
from tests.tools.mutants.explained import Explained, explained
from tests.tools.mutants.mutate import Change, Mutant, files, sample
from tests.tools.mutants.reach import MEASURED, Reach, measured, statement
from tests.tools.mutants.run import ROOT, Judge, Server, changed, copied

SOURCE = """from __future__ import annotations

LEAST = 3

def larger(a: int | None, b: int) -> int | bool:
    return a if a > b else b

def untested(a: int, *_: int | None, **__: int | None) -> int:
    return a + 1

def countdown(a: int) -> int:
    while a > 0:
        a = a - 1
    return a * 1

def enough(a: int) -> bool:
    return a >= LEAST
"""
TEST = """import pytest
from bot.engine.sums import LEAST, countdown, enough, larger

def test_larger():
    assert (larger(1, 2), larger(2, 1)) == (2, 2)

def test_countdown():
    assert countdown(3) == 0

@pytest.mark.parametrize("number", [LEAST, 4])
def test_enough(number):
    assert enough(number)

def test_least():
    assert LEAST == 3
"""
PATH = "bot/engine/sums.py"
COMPARED = Mutant(PATH, 6, "core/ReplaceComparisonOperator_Gt_GtE", 0)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("project")
    texts = {PATH: SOURCE, "tests/engine/test_sums.py": TEST, "tests/engine/test_more.py": ""}
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for folder in ("bot", "bot/engine", "tests", "tests/engine"):
        (root / folder / "__init__.py").write_text("")
    return root


@pytest.fixture(scope="module")
def judge(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Judge]:
    place = tmp_path_factory.mktemp("judge")
    with copied(place / "copy", project) as copy, Server(copy) as server:
        yield Judge(copy, measured(copy, place / "kept"), server)
    assert not (place / "copy").exists()


@pytest.fixture
def copy(judge: Judge) -> Path:
    return judge.copy


def mutant(copy: Path, line: int, operator: str) -> Mutant:
    drawn = (m for seed in range(40) for m in sample(copy, "bot", 99, seed))
    return next(m for m in drawn if m.line == line and operator in m.operator)


def short(tests: list[str]) -> list[str]:
    return sorted(test.partition("::")[2] for test in tests)


def test_a_seed_draws_the_same_mutants_and_none_in_annotations(project: Path) -> None:
    drawn = sample(project, "bot/engine", 99, 1)
    assert drawn == sample(project, "bot/engine", 99, 1)
    assert drawn != sample(project, "bot/engine", 99, 2)
    assert {mutant.line for mutant in drawn} == {3, 6, 9, 12, 13, 14, 17}
    assert len(sample(project, "bot/engine", 1, 1)) == 1


def executing(seconds: float, **lines: list[int]) -> dict[str, Any]:
    paths = {f"bot/engine/{name}.py": numbers for name, numbers in lines.items()}
    return {"seconds": seconds, "lines": paths}


def test_tests_are_chosen_by_what_they_execute_the_quickest_first(copy: Path) -> None:
    slow, other, quick = executing(2, sums=[6]), executing(1, sums=[9]), executing(0.5, sums=[6])
    reach = Reach([{"slow": slow, "other": other}, {"quick": quick}])
    assert reach.tests(copy, PATH, 6) == ["quick", "slow"]
    assert reach.usual(["quick", "slow"]) == 2.5
    assert reach.tests(copy, PATH, 13) == []


def test_what_happens_at_import_is_the_matter_of_the_whole_folder(copy: Path) -> None:
    imported = executing(0, sums=[3, 9])
    elsewhere = {"seconds": 4, "lines": {"bot/games/c.py": [1]}}
    tests = {"a": executing(1, sums=[6]), "b": executing(2, more=[1]), "looking": executing(3)}
    reach = Reach([{"": imported, **tests, "elsewhere": elsewhere}])
    assert reach.tests(copy, PATH, 3) == ["looking", "a", "b"]
    assert reach.tests(copy, PATH, 9) == ["looking", "a", "b"]
    assert reach.tests(copy, PATH, 6) == ["a"]


def test_only_as_many_tests_are_run_as_a_mutant_is_worth(judge: Judge) -> None:
    noticed = mutant(judge.copy, 6, "Gt_Lt")
    assert Judge(judge.copy, judge.reach, judge.server, most=60).judge(noticed).killed
    assert not Judge(judge.copy, judge.reach, judge.server, most=0).judge(noticed).killed


def test_it_is_measured_which_tests_execute_a_line(judge: Judge) -> None:
    copy, reach = judge.copy, judge.reach
    assert short(reach.tests(copy, PATH, 6)) == ["test_larger"]
    assert short(reach.tests(copy, PATH, 13)) == ["test_countdown"]
    assert short(reach.tests(copy, PATH, 17)) == ["test_enough[3]", "test_enough[4]"]
    assert reach.tests(copy, PATH, 9) == []


def test_only_tests_that_changed_are_measured_again(judge: Judge) -> None:
    kept = judge.copy.parent / "kept"
    known = set(kept.iterdir())
    more = "def test_more():\n    assert {}\n"
    with changed(judge.copy / "tests/engine/test_more.py", more.format(True)):
        assert measured(judge.copy, kept).usual(["tests/engine/test_more.py::test_more"]) < 9
        (new,) = set(kept.iterdir()) - known
        assert "test_sums" not in new.read_text()
    told = pytest.raises(RuntimeError, match=r"(?s)fail as they are.*test_more")
    with changed(judge.copy / "tests/engine/test_more.py", more.format(False)), told:
        measured(judge.copy, kept)


@pytest.mark.parametrize(
    ("line", "span", "inside"),
    [
        *((1, (1, 3), False), (2, (1, 3), False), (4, (4, 5), True), (5, (4, 5), True)),
        *((6, (6, 6), True), (7, (7, 7), True), (8, (8, 8), True), (9, (9, 9), True)),
    ],
)
def test_a_statement_ends_where_its_body_begins(
    line: int, span: tuple[int, int], inside: bool
) -> None:
    source = "@deco(1)\ndef f(x=2):\n    # why\n    if (x and\n        x):\n        y = 1\n"
    source += "    match x:\n        case 1 if x:\n            return y\n"
    assert statement(source, line) == (range(span[0], span[1] + 1), inside)


def test_mutants_are_killed_or_survive_and_leave_nothing(judge: Judge, copy: Path) -> None:
    assert judge.judge(COMPARED).outcome == "survived"
    assert judge.judge(mutant(copy, 6, "Gt_Lt")).outcome == "killed"
    assert judge.judge(mutant(copy, 9, "Add_Sub")).outcome == "not reached"
    assert judge.judge(mutant(copy, 14, "Mul_FloorDiv")).outcome == "survived"
    assert (copy / PATH).read_text() == SOURCE


def test_a_mutant_that_hangs_is_noticed(judge: Judge, copy: Path) -> None:
    hanging = Judge(copy, judge.reach, judge.server, least=3)
    assert hanging.judge(mutant(copy, 13, "Sub_Add")).outcome == "timeout"
    assert hanging.judge(COMPARED).outcome == "survived"


def test_a_mutant_that_gives_tests_other_names_is_judged_by_their_files(judge: Judge) -> None:
    assert judge.judge(mutant(judge.copy, 3, "NumberReplacer")).outcome == "killed"
    with changed(judge.copy / "tests/engine/test_sums.py", TEST.replace("LEAST == 3", "True")):
        assert judge.judge(mutant(judge.copy, 3, "NumberReplacer")).outcome == "survived"


def test_an_explained_mutant_counts_apart_but_only_while_it_survives(judge: Judge) -> None:
    killed = mutant(judge.copy, 6, "Gt_Lt")
    known = Explained({m.change(judge.copy): "why" for m in (COMPARED, killed)})
    knowing = Judge(judge.copy, judge.reach, judge.server, explained=known)
    assert knowing.judge(COMPARED).outcome == "explained"
    assert knowing.judge(killed).outcome == "killed"


def test_what_is_printed_says_which_mutants_to_judge_again(judge: Judge) -> None:
    drawn = [COMPARED, mutant(judge.copy, 6, "Gt_Lt"), mutant(judge.copy, 9, "Add_Sub")]
    printed = [line for m in drawn for line in lines_of(judge.judge(m))]
    assert printed[1:3] == [
        "    - return a if a > b else b",
        "    + return a if a >= b else b",
    ]
    assert unnoticed("\n".join(printed)) == [drawn[0], drawn[2]]


def test_mutants_of_a_log_are_named_again(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    log = tmp_path / "log"
    log.write_text("survived      1.5 s  bot/engine/rng.py:3 core/NumberReplacer#7\n")
    assert main(["--again", str(log), "--list"]) == 0
    assert capsys.readouterr().out == "bot/engine/rng.py:3 core/NumberReplacer#7\n"


def test_a_run_that_was_broken_off_goes_on_with_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    log = tmp_path / "log"
    asked = ["--list", "--count", "5", "--only", "bot/engine/rng.py"]
    main(asked)
    names = capsys.readouterr().out.splitlines()
    outcomes = ("killed", "not reached", "survived")
    log.write_text(
        "".join(f"{o:11}  12.5 s  {name}\n" for o, name in zip(outcomes, names, strict=False))
    )
    main([*asked, "--rest", str(log)])
    assert capsys.readouterr().out.splitlines() == names[3:]
    main([*asked, "--again", str(log)])
    assert capsys.readouterr().out.splitlines() == names[1:3]


def test_every_explanation_is_of_a_line_that_there_is_and_says_why() -> None:
    for change, reason in explained().single.items():
        lines = {line.strip() for line in (ROOT / change.path).read_text().splitlines()}
        assert set(change.line.splitlines()) <= lines, change
        assert change.becomes != change.line and len(reason) > 20, change


def test_every_explanation_of_a_kind_is_of_lines_that_there_are() -> None:
    for kind in explained().kinds:
        before = re.compile(kind.pattern.pattern.partition(" -> ")[0])
        texts = ((ROOT / path).read_text() for path in files(ROOT, kind.path))
        assert any(before.fullmatch(line.strip()) for text in texts for line in text.splitlines())
        assert len(kind.reason) > 20, kind


@pytest.mark.parametrize(
    ("line", "becomes", "path", "fits"),
    [
        ("@lru_cache(maxsize=256)", "@lru_cache(maxsize= 257)", "bot/engine/rng.py", True),
        ("@lru_cache(maxsize=256)", "", "bot/engine/rng.py", False),
        ("if a.seat == b:", "if a.seat is b:", "bot/engine/rng.py", True),
        ("if a.seat == b:", "if a.seat is c:", "bot/engine/rng.py", False),
        ("if a.seat == b:", "if a.seat is b:", "bot/host/core/api.py", False),
    ],
)
def test_a_kind_explains_what_reads_like_it(
    tmp_path: Path, line: str, becomes: str, path: str, fits: bool
) -> None:
    file = tmp_path / "equivalent.toml"
    cached = r"change = '(@lru_cache\(maxsize=) ?\d+\) -> \1 ?\d+\)'"
    same = r"change = '(.*\.seat) == (.*) -> \1 is \2'"
    kinds = f'[[kind]]\n{cached}\nreason = ""\n[[kind]]\n{same}\nreason = ""\n'
    file.write_text(kinds + 'path = "bot/engine"\n')
    assert (Change(path, line, becomes) in explained(file)) == fits


def test_what_is_mutated_and_measured_exists(project: Path) -> None:
    assert all((ROOT / folder).exists() for folder in MEASURED)
    assert len(files(ROOT)) > 100
    assert sample(project, "bot/host", 9, 1) == []


def test_a_mutant_changes_one_place(project: Path) -> None:
    mutant = Mutant(PATH, 9, "core/NumberReplacer", 2)
    assert mutant.change(project) == Change(PATH, "return a + 1", "return a + 2")

"""The mutation testing itself, on a project of two functions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.mutate import Mutant, files, sample
from tests.mutants.run import RELATED, ROOT, Patience, copied, judge, related

SOURCE = """from __future__ import annotations

def larger(a: int | None, b: int) -> int | bool:
    return a if a > b else b

def untested(a: int) -> int:
    return a + 1
"""
TEST = """from bot.engine.sums import larger

def test_larger():
    assert (larger(1, 2), larger(2, 1)) == (2, 2)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    for name, text in (("bot/engine/sums.py", SOURCE), ("tests/engine/test_sums.py", TEST)):
        path = root / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    for folder in ("bot", "bot/engine"):
        (root / folder / "__init__.py").write_text("")
    return root


def test_a_seed_draws_the_same_mutants_and_none_in_annotations(project: Path) -> None:
    drawn = sample(project, "bot/engine", 99, 1)
    assert drawn == sample(project, "bot/engine", 99, 1)
    assert drawn != sample(project, "bot/engine", 99, 2)
    assert {mutant.line for mutant in drawn} == {4, 7}
    assert len(sample(project, "bot/engine", 1, 1)) == 1


def test_mutants_are_killed_or_survive_and_leave_nothing(project: Path, tmp_path: Path) -> None:
    drawn = sample(project, "bot", 99, 1)
    compared = next(m for m in drawn if m.line == 4 and "Comparison" in m.operator)
    added = next(m for m in drawn if m.line == 7)
    with copied(tmp_path / "copy", project) as copy:
        assert judge(compared, copy, 60).outcome == "killed"
        assert judge(added, copy, 60).outcome == "survived"
        assert judge(added, copy, 0.01).outcome == "timeout"
        assert (copy / added.path).read_text() == SOURCE
    assert not (tmp_path / "copy").exists()
    assert (project / added.path).read_text() == SOURCE


def test_tests_that_fail_without_a_mutant_judge_nothing(project: Path) -> None:
    test = project / "tests/engine/test_sums.py"
    assert Patience(project, 9999).limit("bot/engine/sums.py") == 9999
    test.write_text(test.read_text() + "    assert False\n")
    with pytest.raises(RuntimeError, match="fail as they are"):
        Patience(project, 0).limit("bot/engine/sums.py")


def test_the_nearest_tests_come_first() -> None:
    tests = related("bot/games/puerto_rico/phases/captain.py")
    assert tests[0] == "tests/games/puerto_rico/test_captain.py"
    assert "tests/games/puerto_rico" in tests


def test_every_file_has_tests_that_exist() -> None:
    assert all((ROOT / test).exists() for tests in RELATED.values() for test in tests)
    assert [path for path in files(ROOT) if not related(path)] == []


def test_a_mutant_changes_one_place(project: Path) -> None:
    mutant = Mutant("bot/engine/sums.py", 7, "core/NumberReplacer", 0)
    changed = mutant.text(project)
    lines = zip(changed.splitlines(), SOURCE.splitlines(), strict=True)
    assert [now for now, then in lines if now != then] == ["    return a + 2"]

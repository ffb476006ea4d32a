"""Tools of developers say what they do, and nothing that is not so."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.tools import make_stored

TOOLS = Path(make_stored.__file__).parent
PROGRAM = 'if __name__ == "__main__":'
NAMES = sorted(
    path.stem if path.parent == TOOLS else path.parent.name
    for path in (*TOOLS.glob("*.py"), *TOOLS.glob("*/__main__.py"))
    if PROGRAM in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", NAMES)
def test_help_says_what_a_tool_does(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    package = (TOOLS / name).is_dir()
    tool = importlib.import_module(f"tests.tools.{name}{'.__main__' if package else ''}")
    with pytest.raises(SystemExit) as left:
        tool.main(["--help"])
    out, err = capsys.readouterr()
    assert (left.value.code, err) == (0, "")
    assert out.startswith(f"usage: python -m tests.tools.{name} [-h]")
    assert " ".join(str(tool.__doc__).split())[:20] in " ".join(out.split())


def test_every_tool_can_be_called() -> None:
    """A package without a program of its own is what tools share."""
    packages = {path.name for path in TOOLS.iterdir() if (path / "__init__.py").exists()}
    assert packages - {*NAMES} == {"tuning"}


def test_a_stored_database_is_made_without_talk_of_a_mistake(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """The tool records a mistake on purpose, whose traceback looked like the tool's own."""
    assert make_stored.main([], tmp_path) == 0
    (made,) = tmp_path.glob("*.db")
    assert capsys.readouterr() == (f"{made}\n", "")
    assert caplog.text == ""
    assert make_stored.main([], tmp_path) == 1
    assert capsys.readouterr().err == f"{made} exists: it is never written again\n"

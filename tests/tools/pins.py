"""`uv run python -m tests.tools.pins` pins what our dependencies need, by name, version and hashes.

The lock file stays out of the project because it holds addresses. What it resolved to is written
to `tool.uv.constraint-dependencies` of pyproject.toml instead, and with the hashes of all files of
each package to `.ci/requirements`, for CI and the image. `--upgrade` lets go of the old pins first;
`--check` only says whether names and versions are up to date: a package may get more files later.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
HASHES = PYPROJECT.parent / ".ci" / "requirements"
LISTS = {
    "bot.txt": ("--no-dev", "--extra", "postgresql"),
    "build.txt": ("--only-group", "build"),
    "dev.txt": ("--only-group", "dev"),
    "installer.txt": ("--only-group", "installer"),
}
"""Options of `uv export` for each list of hashes."""
_EXPORT = ("uv", "export", "--frozen", "--no-emit-project", "--no-annotate", "--no-header")
_SECTION = re.compile(r"^constraint-dependencies = \[\n.*?^\]\n", re.MULTILINE | re.DOTALL)


def name_of(requirement: str) -> str:
    """Return the normalised name of a requirement such as `Some.Name[extra]==1.0`."""
    name = re.split(r"[\s\[=<>!~;]", requirement.strip(), maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def direct(pyproject: str) -> set[str]:
    """Return the names that the project itself asks for: those are pinned where they stand."""
    data = tomllib.loads(pyproject)
    groups = [data["project"]["dependencies"], *data["dependency-groups"].values()]
    return {name_of(requirement) for group in groups for requirement in group}


def indirect(resolved: Iterable[str], pyproject: str) -> list[str]:
    """Return the requirements of a resolution that the project does not ask for itself."""
    ours = direct(pyproject)
    return sorted(line.strip() for line in resolved if line.strip() and name_of(line) not in ours)


def pinned(pyproject: str) -> list[str]:
    """Return what is pinned now."""
    found: list[str] = tomllib.loads(pyproject)["tool"]["uv"]["constraint-dependencies"]
    return found


def with_pins(pyproject: str, pins: Iterable[str]) -> str:
    """Return the text of pyproject.toml with these pins instead of the old ones."""
    lines = "".join(f'    "{pin}",\n' for pin in pins)
    return _SECTION.sub(lambda _: f"constraint-dependencies = [\n{lines}]\n", pyproject, count=1)


def export(*words: str) -> str:
    """Return what uv has resolved, as a list of requirements. Raises CalledProcessError."""
    command, folder = (*_EXPORT, *words), PYPROJECT.parent
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def resolved() -> list[str]:
    """Return every requirement that uv has resolved. Raises CalledProcessError."""
    return export("--all-groups", "--no-hashes").splitlines()


def without_hashes(listed: str) -> list[str]:
    """Return the requirements of a list of hashes."""
    lines = listed.splitlines()
    return [line.removesuffix("\\").strip() for line in lines if not line.startswith("    --hash=")]


def outdated() -> list[str]:
    """Return the lists of hashes that lack a requirement, or have one too many."""
    return [
        name
        for name, words in LISTS.items()
        if without_hashes((HASHES / name).read_text(encoding="utf-8"))
        != export(*words, "--no-hashes").splitlines()
    ]


def upgrade() -> None:
    """Upgrade everything that is not pinned by hand."""
    text = PYPROJECT.read_text(encoding="utf-8")
    PYPROJECT.write_text(with_pins(text, ()), encoding="utf-8")
    subprocess.run(("uv", "lock", "--upgrade"), cwd=PYPROJECT.parent, check=True)


def main(words: Sequence[str] | None = None) -> int:
    """Write the pins, or check them; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.pins", description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date")
    asked = parser.parse_args(words)
    if asked.upgrade:
        upgrade()
    before = PYPROJECT.read_text(encoding="utf-8")
    after = with_pins(before, indirect(resolved(), before))
    if asked.check:
        changed = before != after or bool(outdated())
        print("run `uv run python -m tests.tools.pins`" if changed else "up to date")
        return int(changed)
    PYPROJECT.write_text(after, encoding="utf-8")
    for name, asked in LISTS.items():
        (HASHES / name).write_text(export(*asked), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

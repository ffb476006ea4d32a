"""Every package that is installed for us is pinned, and the pins hold no addresses."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from tests.tools import pins

TEXT = pins.PYPROJECT.read_text(encoding="utf-8")
SAMPLE = """[project]
dependencies = ["Discord.py==2.7.1", "simcord[preview]==3.2.1"]

[dependency-groups]
dev = ["pytest==9.2.0"]

[tool.uv]
constraint-dependencies = [
    "old==1.0",
]

[tool.ruff]
select = [
    "E",
]
"""


def test_what_the_project_asks_for_itself_is_not_pinned_twice() -> None:
    resolved = ["discord-py==2.7.1", "simcord==3.2.1", "pytest==9.2.0", "yarl==1.2", "", "attrs==2"]
    assert pins.indirect(resolved, SAMPLE) == ["attrs==2", "yarl==1.2"]


def test_pins_are_written_in_the_place_of_the_old_ones() -> None:
    text = pins.with_pins(SAMPLE, ["a==1", "b==2 ; python_version < '3.12'"])
    assert pins.pinned(text) == ["a==1", "b==2 ; python_version < '3.12'"]
    assert pins.with_pins(text, ["old==1.0"]) == SAMPLE


def test_a_pin_is_a_name_and_a_version() -> None:
    one = r"[a-z_]+ [<>=!]+ '[^']+'"
    wanted = re.compile(rf"[a-z0-9-]+==[0-9][0-9a-z.]*( ; {one}( and {one})*)?")
    assert [pin for pin in pins.pinned(TEXT) if not wanted.fullmatch(pin)] == []


def test_what_is_installed_is_what_is_pinned() -> None:
    """A pin that is for another Python or machine is not installed here."""
    pinned: dict[str, set[str]] = {}
    for pin in pins.pinned(TEXT):
        name, _, version = pin.partition(" ")[0].partition("==")
        pinned.setdefault(name, set()).add(version)
    known = pins.direct(TEXT) | pinned.keys() | {"boardgame-bot", "pip", "setuptools", "wheel"}
    for found in metadata.distributions():
        name = pins.name_of(found.metadata["Name"])
        assert name in known, f"{name} is not pinned: run `uv run python -m tests.tools.pins`"
        assert found.version in pinned.get(name, {found.version}), name


def test_the_documented_command_has_nothing_to_write(uv: str) -> None:
    if not Path(pins.PYPROJECT.with_name("uv.lock")).exists():
        pytest.skip("uv has not resolved anything here")
    assert pins.indirect(pins.resolved(), TEXT) == pins.pinned(TEXT)
    assert pins.outdated() == []


PROJECT = tomllib.loads(TEXT)
GROUPS = PROJECT["dependency-groups"]
ASKED = {
    "bot.txt": [
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["postgresql"],
    ],
    "build.txt": [*GROUPS["build"], *PROJECT["build-system"]["requires"]],
    "dev.txt": GROUPS["dev"],
    "installer.txt": GROUPS["installer"],
}
LISTED = {name: (pins.HASHES / name).read_text(encoding="utf-8") for name in pins.LISTS}


def pinned(requirements: list[str]) -> set[tuple[str, str]]:
    """Return the names and versions of requirements."""
    return {
        (pins.name_of(one), one.partition(" ;")[0].partition("==")[2].strip())
        for one in requirements
    }


@pytest.mark.parametrize("name", LISTED)
def test_a_list_of_hashes_holds_nothing_else(name: str) -> None:
    """Neither an address nor an option: one requirement a line, each with at least one hash."""
    hashed = r"(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    requirement = r"[a-z0-9-]+==[0-9][0-9a-z.]*(?: ; [a-zA-Z0-9_.'<>=! ]+)?"
    assert re.fullmatch(f"(?:{requirement}{hashed})+", LISTED[name])


@pytest.mark.parametrize("name", LISTED)
def test_a_list_of_hashes_has_what_was_asked_for_in_its_version(name: str) -> None:
    listed = pinned(pins.without_hashes(LISTED[name]))
    assert pinned(ASKED[name]) <= listed
    directly = [*ASKED["bot.txt"], *(one for group in GROUPS.values() for one in group)]
    assert listed <= pinned([*directly, *pins.pinned(TEXT)])


def test_every_pinned_package_has_hashes() -> None:
    listed = {line for text in LISTED.values() for line in pins.without_hashes(text)}
    assert [pin for pin in pins.pinned(TEXT) if pin not in listed] == []


def test_uv_has_one_version_everywhere() -> None:
    (wanted,) = GROUPS["installer"]
    told = {
        name: set(re.findall(r"pipx? install (?:-\S+ )*(uv\b[^\s`]*)", text))
        for name in ("README.md", "CONTRIBUTING.md", ".ci/run", "Dockerfile")
        if (text := (pins.PYPROJECT.parent / name).read_text(encoding="utf-8"))
    }
    assert told["README.md"] == told[".ci/run"] == {wanted}
    assert set().union(*told.values()) == {wanted}


def test_ci_installs_what_it_tests_by_hash_before_it_tests() -> None:
    script = (pins.PYPROJECT.parent / ".ci" / "run").read_text(encoding="utf-8")
    before = script.partition("uv run pytest")[0]
    assert all(f"/{name}" in before for name in LISTED)
    assert before.count("--require-hashes") == 2 and "--require-build-hashes" in before

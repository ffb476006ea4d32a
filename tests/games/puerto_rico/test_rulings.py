"""Every ruling is named by the case or test that holds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.engine.cases import RULINGS as RULINGS_FILE
from bot.games.puerto_rico.cases import CASES
from bot.games.puerto_rico.options import OPTIONS

HERE = Path(__file__).parent


def ids(prefix: str, numbers: str) -> list[str]:
    """Write out "R-2.", "1-8" or "Q-", "01 03 05"."""
    found = []
    for part in numbers.split():
        first, _, last = part.partition("-")
        width = len(first)
        found += [f"{prefix}{n:0{width}}" for n in range(int(first), int(last or first) + 1)]
    return found


RULINGS = [
    *ids("R-0.", "1-8"),
    *ids("R-1.", "1-8"),
    *ids("R-2.", "1-11"),
    *ids("R-3.", "1-11"),
    *ids("R-4.", "1-12"),
    *ids("R-5.", "1-9"),
    *ids("R-6.", "1-6"),
    *ids("R-7.", "1-15"),
    "R-8.1",
    *ids("R-9.", "1-4"),
    *ids("R-10.", "1-4"),
    *ids("R-11.", "1-5"),
    *ids("R-12.", "1-3"),
    *ids("T-", "01-28"),
    *ids("E-", "01 03 05 07 09 11 13 15 17 19 21 23 25 27"),
    *ids("D-", "01 05-24 26-41"),
    *ids("Q-", "01 03-44"),
]
"""The ids of the rulings sheet; left out is what is no rule of ours (components, misprints)."""


@pytest.fixture(scope="module")
def texts() -> str:
    files = [path for path in HERE.glob("test_*.py") if path.name != Path(__file__).name]
    files += [path for path in Path(str(CASES.folder)).glob("*.toml") if path.name != RULINGS_FILE]
    return "\n".join(path.read_text() for path in files)


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_case_or_test_names_it(ruling: str, texts: str):
    assert any(f"{ruling}{end}" in texts for end in ':, )\n.;"')


@pytest.mark.parametrize(
    "setting", [f"{option.key} {choice}" for option in OPTIONS for choice in option.choices]
)
def test_a_case_or_test_tries_every_choice(setting: str, texts: str):
    """Both sides of every option, by default or by name."""
    key, choice = setting.split()
    default = next(option.default for option in OPTIONS if option.key == key)
    places = [texts[max(0, m.start() - 500) : m.end() + 500] for m in re.finditer(key, texts)]
    assert places
    assert choice == default or any(f'"{choice}"' in place for place in places)

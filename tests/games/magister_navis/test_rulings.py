"""Every printed example and every ruling is named by the case or test that holds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.magister_navis.cases import CASES

HERE = Path(__file__).parent

EXAMPLES = [f"EX{number:02}" for number in range(1, 20)]
DERIVED = [f"D{number:02}" for number in range(1, 18, 2)]
RULINGS = [f"Q{number}" for number in range(1, 21)]


@pytest.mark.parametrize("ruling", [*EXAMPLES, *DERIVED, *RULINGS])
def test_a_ruling_has_a_case_or_test(ruling: str):
    named = any(ruling in case["rules"] for case in CASES.cases)
    texts = [path.read_text() for path in HERE.glob("test_*.py") if path != Path(__file__)]
    marks = [f"{ruling}{end}" for end in (":", ",", " ", ")")]
    assert named or any(mark in text for text in texts for mark in marks)

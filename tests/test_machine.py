"""The list of tests that need the machine names nothing that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.machine import PLACES


@pytest.mark.parametrize("place", PLACES)
def test_what_needs_the_machine_is_there(place: str, root: Path) -> None:
    path, _, name = place.partition("::")
    found = root / path
    assert found.exists()
    assert not name or f"def {name}" in found.read_text(encoding="utf-8")

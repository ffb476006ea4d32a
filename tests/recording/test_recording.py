"""The recording itself: it is the same twice, and a difference is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.recording.compare import differences
from tests.tools.recording.record import record_all
from tests.tools.recording.scripts import Script

SHORT = Script("short", "magister_navis", "de", people=2, bots=1, stretches=((0, 1),))


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    for folder in folders:
        list(record_all([SHORT], folder))
    return folders


def test_two_recordings_are_the_same(recordings: list[Path]) -> None:
    one, two = recordings
    assert differences(one, two) == []
    text = (one / "short.txt").read_text(encoding="utf-8")
    assert "ended early" not in text
    assert {*text.split()} >= {"picture", "/me", "alt", "m1"}
    assert list((one / "pictures").iterdir())


def test_a_difference_is_told_once_with_its_step(recordings: list[Path], tmp_path: Path) -> None:
    text = (recordings[0] / "short.txt").read_text(encoding="utf-8")
    (tmp_path / "short.txt").write_text(text.replace("Magister Navis", "Magister Navium"))
    found = differences(recordings[0], tmp_path)
    assert any(line.startswith("  - ") and "Magister Navis" in line for line in found)
    assert any(line.startswith("  + ") and "Magister Navium" in line for line in found)
    assert " x, first short.txt: ##" in found[0]


def test_numbers_of_messages_and_seconds_are_no_difference(tmp_path: Path) -> None:
    for name, line in (("old", "== m7 until <t:120:R>"), ("new", "== m8 until <t:125:R>")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.txt").write_text(line)
    assert differences(tmp_path / "old", tmp_path / "new") == []
    (tmp_path / "new" / "a.txt").write_text("== m8 until <t:180:R>")
    assert len(differences(tmp_path / "old", tmp_path / "new")) == 3

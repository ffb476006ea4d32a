"""Moves on the page in browsers that are no Chromium: their engines differ in what we use."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.catalogue import CATALOGUE
from tests.conftest import tool
from tests.tools import other_browsers

PROGRAMS = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "xvfb-run", "xauth")}


def test_every_browser_of_the_tool_is_tried() -> None:
    assert [*PROGRAMS] == [*other_browsers.BROWSERS]


@pytest.mark.parametrize("browser", PROGRAMS)
def test_each_game_can_be_played(
    browser: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A script that a browser does not understand would fail, or offer nothing to press."""
    for program in PROGRAMS[browser]:
        tool(program)
    assert not other_browsers.main([str(tmp_path), "--browser", browser, "--most", "3"]), (
        capsys.readouterr().out
    )
    pictures = {one.name.partition("-")[0] for one in (tmp_path / browser).iterdir()}
    assert pictures == {*CATALOGUE}

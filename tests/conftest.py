"""Shared by all tests: where the project is, and what a test may assume of the machine."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser; a machine without one skips, the project's own checks (CI=true) must not."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and os.environ.get("CI") == "true":
        pytest.fail("the browser test needs Chromium: `apt-get install chromium`")
    if found is None:
        pytest.skip("no Chromium on this machine")
    return found


@pytest.fixture(autouse=True)
def clean_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the token or the settings of whoever runs it."""
    for name in [n for n in os.environ if n.startswith("BOT_")] + ["DISCORD_TOKEN"]:
        monkeypatch.delenv(name, raising=False)

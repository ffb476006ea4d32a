"""The optional wheel: its compiled playouts do what the sources do."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from bot.catalogue.games import GAMES
from tests.conftest import ROOT, tool

POSITIONS = 100
"""Positions of each game: `python -m tests.tools.playouts` compares as many as one likes."""


def built(uv: str, out: Path) -> Path:
    """Return a folder with the packages of the wheel, whose playouts are compiled."""
    subprocess.run(
        (uv, "build", "--quiet", "--no-build-isolation", "--out-dir", out),
        cwd=ROOT,
        env={**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "true"},
        check=True,
    )
    (wheel,) = out.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(out / "packages")
    return out / "packages"


def run(compiled: Path, *words: str) -> str:
    """Return what a command prints to which the packages of the wheel come before the sources."""
    done = subprocess.run(
        (sys.executable, *words),
        cwd=compiled,
        env={**os.environ, "PYTHONPATH": f"{compiled}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_compiled_playouts_are_those_of_the_rules(uv: str, tmp_path: Path) -> None:
    """All games in one test: compiling takes a minute."""
    tool("cc", "gcc", "clang")
    compiled = built(uv, tmp_path)
    for game in GAMES:
        place = f"bot.house_bots.{game}.playout.__file__"
        loaded = run(compiled, "-c", f"import {place.removesuffix('.__file__')}; print({place})")
        assert loaded.strip().endswith((".so", ".pyd")), loaded
        run(compiled, "-m", "tests.tools.playouts", game, "--positions", str(POSITIONS))
    beside = [*ROOT.glob("bot/**/*.so"), *ROOT.glob("bot/**/*.pyd")]
    assert beside == [], "such a module would be loaded instead of its source"

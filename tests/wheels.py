"""Wheels of packages with games, built offline and installed beside the bot."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.conftest import ROOT


def installed(lines: Iterable[str], folder: Path, uv: str) -> Callable[..., str]:
    """Run lines that build and install a wheel; return what runs a command of the bot beside it.

    The wheel is built with what is there, and installed into a folder of its own.
    """
    place = folder / "installed"
    more: dict[str, tuple[str | Path, ...]] = {
        "build": ("--no-build-isolation", "--offline", "--python", sys.executable),
        "pip": ("--target", place, "--no-deps", "--offline", "--python", sys.executable),
    }
    for words in map(shlex.split, lines):
        subprocess.run((uv, *words[1:], "--quiet", *more[words[1]]), cwd=folder, check=True)
    env = {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{ROOT}"}

    def bot(*words: str) -> str:
        done = subprocess.run(
            (sys.executable, "-m", "bot", *words),
            cwd=folder,
            env=env,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return bot

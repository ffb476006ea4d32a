"""The game's own colours: players are red, white, blue and yellow here, and cubes have seven."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from render.art.theme import extended

colors = partial(extended, file=Path(__file__).with_name("palettes.toml"))
"""Returns a palette by name, with the colours of this game."""

"""What people see of a game: its pictures and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.api import Renderer
from render.guide import Guide
from render.puerto_rico import PuertoRicoRenderer
from render.puerto_rico.guide import PuertoRicoGuide

RENDERERS: Mapping[str, Renderer[Any, Any]] = {"puerto_rico": PuertoRicoRenderer()}

GUIDES: Mapping[str, Guide] = {"puerto_rico": PuertoRicoGuide()}
"""The rules to look up, by game; a game may come without."""

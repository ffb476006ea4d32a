"""What people see of a game: its pictures and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.api import Renderer
from render.puerto_rico import PuertoRicoRenderer

RENDERERS: Mapping[str, Renderer[Any, Any]] = {"puerto_rico": PuertoRicoRenderer()}

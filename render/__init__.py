"""What people see of a game: its pictures and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render import magister_navis, puerto_rico
from render.api import CloseUps, Renderer
from render.guide import Guide
from render.magister_navis import guide as magister_navis_guide
from render.puerto_rico import guide as puerto_rico_guide

RENDERERS: Mapping[str, Renderer[Any, Any]] = {
    "puerto_rico": puerto_rico.RENDERER,
    "magister_navis": magister_navis.RENDERER,
}

GUIDES: Mapping[str, Guide] = {
    "puerto_rico": puerto_rico_guide.GUIDE,
    "magister_navis": magister_navis_guide.GUIDE,
}
"""The rules to look up, by game; a game may come without."""

CLOSE_UPS: Mapping[str, CloseUps[Any]] = {"magister_navis": magister_navis.Regions()}
"""Parts of the table to look at from near, by game; a game may come without."""

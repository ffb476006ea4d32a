"""The emblems of all buildings, a module for each set of them."""

from __future__ import annotations

from collections.abc import Mapping

from render.art.sprites import Drawing
from render.puerto_rico.art.emblems import base, buildings, nobles

EMBLEMS: Mapping[str, Drawing] = {**base.EMBLEMS, **buildings.EMBLEMS, **nobles.EMBLEMS}

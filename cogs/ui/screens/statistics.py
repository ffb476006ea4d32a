"""Charts of ratings and statistics, drawn for the person who asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from cogs.ui.interaction import Request
from cogs.ui.kit import limits
from cogs.ui.kit.draw_pool import Busy
from render.api import Picture
from render.statistics.chart import ChartScene, picture

_log = logging.getLogger(__name__)


async def charted(request: Request, *scenes: ChartScene) -> tuple[Picture, ...]:
    """Return the charts, () where drawing fails or finds no room: the words say the same."""
    with request.context.draw_limits.of(request.user_id):
        try:
            return await request.context.draw_pool.draw(_drawn, scenes)
        except Busy:
            return ()


def _drawn(scenes: Sequence[ChartScene]) -> tuple[Picture, ...]:
    try:
        drawn = [picture(f"chart-{number}", scene) for number, scene in enumerate(scenes, 1)]
    except Exception:
        _log.exception("charts failed")
        return ()
    return tuple(one for one in drawn if len(one.data) <= limits.FILE_BYTES)

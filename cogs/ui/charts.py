"""Charts as pictures for an answer."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenting.pictures import USUAL, drawn
from cogs.ui.interaction import Request
from render.api import Picture
from render.pictures.chart import ChartScene, Section
from render.sheets import Sheet


async def charted(request: Request, title: str, *charts: Sequence[Section]) -> tuple[Picture, ...]:
    """Return charts in the person's look, () if drawing fails or finds no room."""
    palette, language = request.preferences.palette or USUAL.palette, request.words.language
    scenes = (ChartScene(palette, language, title, tuple(sections)) for sections in charts)
    sheets = (Sheet(f"chart-{number}", scene) for number, scene in enumerate(scenes, 1))
    with request.context.draw_limits.of(request.user_id):
        return await drawn(request.context, *sheets)

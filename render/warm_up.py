"""Pictures that are drawn before a game needs them: a process keeps what sprites it has drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.locales import Words
from render.api import Look
from render.jobs import Face


def warm_up(face: Face, views: Sequence[Any], look: Look) -> None:
    """Draw the posts of these positions, and of the last one each board and part. Slow."""
    renderer, last = face.renderer, views[-1]
    for view in views:
        renderer.overview(view, look)
        renderer.boards(view, look)
    for seat in range(len(last.players)):
        renderer.board(last, look, seat)
    if face.close_ups is not None:
        for key in face.close_ups.names(last, Words(look.language)):
            face.close_ups.draw(last, look, key)

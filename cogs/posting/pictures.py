"""Choose which pictures of a position to draw, in which look. Slow: call off the event loop."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.host.api import Bulletin, Position, Preferences, Table, View
from bot.locales import Words
from bot.locales.markdown import visible
from cogs.ui.kit import limits
from cogs.ui.screens.finals import finals
from render.api import CloseUps, Look, Picture, Renderer

_log = logging.getLogger(__name__)

USUAL = Look()
"""How everybody sees what is public, and whoever has chosen nothing."""


def look_of(table: Table, words: Words, preferences: Preferences | None = None) -> Look:
    """Return how a table is drawn for a person, by default for everybody."""
    preferences = preferences or Preferences()
    return Look(
        words.language,
        palette=preferences.palette or USUAL.palette,
        names=tuple(map(visible, table.names)),
        bots=frozenset(c.seat for c in table.chairs if c.bot is not None and c.seat is not None),
        title=words("table-title", game=words(f"{table.game}-title"), table=table.id),
        size=preferences.size or USUAL.size,
    )


def of_post(
    bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words, boards: bool = True
) -> tuple[Picture, ...] | None:
    """Return what a post shows: the table or the result first, then the boards, if wanted.

    None where drawing fails: a picture must never stop a game.
    """
    position = bulletin.position
    look, view = look_of(position.table, words), position.view(None)
    since = None if bulletin.since is None else bulletin.since.view(None)
    try:
        if bulletin.kind == "end":
            ended = replace(look, finals=finals(bulletin.finishers, renderer, words))
            first = renderer.result(view, position.scores, ended)
        else:
            first = renderer.overview(view, look, since)
        return _fitting((first, renderer.boards(view, look, since)) if boards else (first,))
    except Exception:
        _failed(position)
        return None


def of_visit(
    position: Position, view: View, player: int | None, renderer: Renderer[Any, Any], look: Look
) -> tuple[Picture, ...] | None:
    """Return the pictures asked for: the whole table or one board; None if drawing fails."""
    try:
        if player is not None:
            return _fitting((renderer.board(view, look, player),))
        return _fitting((renderer.overview(view, look), renderer.boards(view, look)))
    except Exception:
        _failed(position)
        return None


def of_result(
    position: Position, renderer: Renderer[Any, Any], look: Look
) -> tuple[Picture, ...] | None:
    """Return the picture of the result, None if drawing fails."""
    try:
        return _fitting((renderer.result(position.view(None), position.scores, look),))
    except Exception:
        _failed(position)
        return None


def of_close_up(
    position: Position, view: View, region: str, close_ups: CloseUps[Any], look: Look
) -> tuple[Picture, ...] | None:
    """Return the close-up of a part of the table, None if drawing fails."""
    try:
        return _fitting((close_ups.draw(view, look, region),))
    except Exception:
        _failed(position)
        return None


def of_change(
    position: Position, view: View, since: View, renderer: Renderer[Any, Any], look: Look
) -> tuple[Picture, ...]:
    """Return the whole table with all outlined that differs from `since`; () where it fails."""
    try:
        return _fitting((renderer.overview(view, look, since),))
    except Exception:
        _failed(position)
        return ()


def _fitting(pictures: Iterable[Picture]) -> tuple[Picture, ...]:
    fitting = (picture for picture in pictures if len(picture.data) <= limits.FILE_BYTES)
    return tuple(fitting)[: limits.GALLERY]


def _failed(position: Position) -> None:
    _log.exception("boards of table %s, version %s failed", position.table.id, position.version)

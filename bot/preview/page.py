"""Corrections to SimCord's page, for faults that would hinder players.

They depend on internals of the pinned version; `tests/test_preview.py` fails if these change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import Any

import simcord
from aiohttp import web
from PIL import Image
from simcord.backend.models import Message
from simcord.preview import _action_plans, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import _Page
from simcord.preview._queries import _message_navigation
from simcord.preview._snapshot import _history_window

MENUS = "/select-drafts.js"
CLOSES = "cancelDropdown(wrap.dataset.controlKey);\n        continue;"
STAYS = "continue;"
STYLES = "/preview.css"
GALLERIES = Path(__file__).with_name("galleries.css")
SIZE = "configure_presentation"
ITSELF_AND_ONE = 2
"""Number of pages if there is one browser: SimCord also keeps a page of its own."""

POSTS = 12
"""Number of posts that a page shows at a time; older ones can be paged to and searched."""


def take_turns(preview: simcord.Preview, turn: asyncio.Lock, done: Callable[[], None]) -> None:
    """Make clicks wait for other users of the model, and show their effect on all pages.

    SimCord refuses overlapping actions, and its page never recovers from a refusal. It also refuses
    clicks on any state but the newest, so the other pages are updated immediately, while the
    clicked page is left as it is. A page reports its size only once; since the size does not depend
    on the state, that report is always accepted.
    """
    act = preview._action

    async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turn:
            page = preview._pages.get(context_id or "")
            if body.get("kind") == SIZE and page is not None:
                body = {**body, "published_revision": page.revision}
            result = await act(context_id, body)
            if len(preview._pages) > ITSELF_AND_ONE:
                await preview.refresh()
            done()
        return result

    preview._action = act_in_turn  # type: ignore[method-assign]


def keep_menus_open(preview: simcord.Preview) -> None:
    """Keep the page from closing a menu right after it opens near the end of a long channel.

    Opening a menu redraws the messages; for a moment the pictures take up no space, so that the
    page considers the menu scrolled out of sight.
    """
    mend(preview, MENUS, lambda text: text.replace(CLOSES, STAYS))


def crop_like_discord(preview: simcord.Preview) -> None:
    """Lay out galleries like Discord's own client, and crop the pictures that it crops."""
    mend(preview, STYLES, lambda text: text + GALLERIES.read_text(encoding="utf-8"))


def mend(
    preview: simcord.Preview,
    path: str,
    change: Callable[[str], str],
    headers: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Change one of the page's files before it is sent, and append to its HTTP headers."""
    server = preview._server
    static: Callable[[web.Request], Awaitable[web.Response]] = server._static

    async def mended(request: web.Request) -> web.Response:
        response = await static(request)
        if request.path == path:
            response.text = change(response.text or "")
            for name, more in headers.items():
                response.headers[name] += more
        return response

    server._static = mended  # type: ignore[method-assign]


def speak(preview: simcord.Preview, words: Mapping[str, str]) -> None:
    """Translate the chat's own texts for the table; `words` maps English to translated texts."""

    def told(text: str) -> str:
        for english, said in words.items():
            for before, after in _AROUND:
                text = text.replace(f"{before}{english}{after}", f"{before}{said}{after}")
        return text

    for path in _SPEAKING:
        mend(preview, path, told)


_AROUND = ((">", "<"), (">", "\n"), ('"', '"'), ("          ", " <span"))
"""Characters before and after words that are displayed, but never around names in code."""
_SPEAKING = ("/", STYLES, "/actions.js", "/workbench.js")


def show_few(preview: simcord.Preview) -> None:
    """Show few posts at a time on a page, and use the bot's own pictures without checking them.

    SimCord redraws fifty posts for every click and lists all of them; it has each picture checked
    and re-encoded by a separate process, and runs out of room for them in a long game.
    """
    for module, name, mended in _FEW:
        setattr(module, name, mended)
    preview._media_worker = _OwnPictures()


def _few_around(
    page: _Page, visible: list[Message]
) -> tuple[Message | None, list[Message], dict[str, Any]]:
    """Show the searched post with its neighbours; SimCord would begin 24 posts before it."""
    ids = [one.id for one in visible]
    if page.window_end_id == page.target_id and page.target_id in ids:
        end = ids.index(page.target_id) + POSTS // 2
        page.window_end_id = ids[end] if end + 1 < len(ids) else None
    return _history_window(page, visible)


def _newest_navigation(
    preview: simcord.Preview, page: _Page, visible: list[Message]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """List the newest posts; a search still covers all posts."""
    listed = visible if page.navigation_query or page.navigation_cursor else visible[-POSTS:]
    return _message_navigation(preview, page, listed)


_FEW = (
    (_snapshot, "HISTORY_WINDOW_SIZE", POSTS),
    (_action_plans, "HISTORY_WINDOW_SIZE", POSTS),
    (_action_plans, "HISTORY_STEP", POSTS // 2),
    (_snapshot, "_history_window", _few_around),
    (_snapshot, "_message_navigation", _newest_navigation),
)
"""Replacements for names in SimCord's modules: module, name and new value."""


class _OwnPictures(MediaWorker):
    """Media worker that uses still pictures unchanged; SimCord handles everything else."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        with Image.open(BytesIO(blob)) as image:
            kind, size, frames = image.format or "", image.size, getattr(image, "n_frames", 1)
        if frames > 1:
            return await super()._decode(key, blob, media_time)
        decoded = size[0] * size[1] * 4
        # No process with resource limits draws them; SimCord would treat missing limits as a fault.
        return MediaInfo(
            kind, *size, 1, decoded, blob, f"image/{kind.lower()}", memory_limited=True
        )

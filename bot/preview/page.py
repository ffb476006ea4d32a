"""SimCord's page, with corrections for faults that a player would stumble over.

It reaches into the pinned version's inside; `tests/test_preview.py` fails when that changes.
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
"""Pages with a single browser: SimCord also keeps one of its own."""

POSTS = 12
"""Posts that a page shows at once; it can be paged and searched for older ones."""


def take_turns(preview: simcord.Preview, turn: asyncio.Lock, done: Callable[[], None]) -> None:
    """Make clicks wait for other users of the model, and show their effect on all pages.

    SimCord refuses overlapping actions, and the page never recovers from having been refused. It
    also refuses a click on anything but the newest state: so the other pages are updated at once,
    and the page that was clicked is left as it is. How large a page is has nothing to do with the
    state, and a page says it once: it is never too late.
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
    """Stop the page from closing a menu at once when it is near the end of a long channel.

    Opening one redraws the messages; for a moment the pictures take no room, and the page believes
    that the menu was scrolled out of sight.
    """
    mend(preview, MENUS, lambda text: text.replace(CLOSES, STAYS))


def crop_like_discord(preview: simcord.Preview) -> None:
    """Lay out galleries as Discord's own client does, and crop the pictures it crops."""
    mend(preview, STYLES, lambda text: text + GALLERIES.read_text(encoding="utf-8"))


def mend(
    preview: simcord.Preview,
    path: str,
    change: Callable[[str], str],
    headers: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Replace one of the page's files with a changed one before it is sent; add to `headers`."""
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
    """Say the chat's own words in the language of the table; `words` are by the English ones."""

    def told(text: str) -> str:
        for english, said in words.items():
            for before, after in _AROUND:
                text = text.replace(f"{before}{english}{after}", f"{before}{said}{after}")
        return text

    for path in _SPEAKING:
        mend(preview, path, told)


_AROUND = ((">", "<"), (">", "\n"), ('"', '"'), ("          ", " <span"))
"""Characters around words that are shown, never around the names of a program."""
_SPEAKING = ("/", "/actions.js", "/workbench.js")


def show_few(preview: simcord.Preview) -> None:
    """Show a few posts at a time on a page, and take the bot's own pictures as they are.

    SimCord redraws fifty posts with every click and lists all of them; it has each picture checked
    and rewritten by a process of its own, and has no room left for them in a long game.
    """
    for module, name, mended in _FEW:
        setattr(module, name, mended)
    preview._media_worker = _OwnPictures()


def _few_around(
    page: _Page, visible: list[Message]
) -> tuple[Message | None, list[Message], dict[str, Any]]:
    """Show the post that was searched for with its neighbours; SimCord would begin 24 before it."""
    ids = [one.id for one in visible]
    if page.window_end_id == page.target_id and page.target_id in ids:
        end = ids.index(page.target_id) + POSTS // 2
        page.window_end_id = ids[end] if end + 1 < len(ids) else None
    return _history_window(page, visible)


def _newest_navigation(
    preview: simcord.Preview, page: _Page, visible: list[Message]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """List the newest posts; a search goes through all."""
    listed = visible if page.navigation_query or page.navigation_cursor else visible[-POSTS:]
    return _message_navigation(preview, page, listed)


_FEW = (
    (_snapshot, "HISTORY_WINDOW_SIZE", POSTS),
    (_action_plans, "HISTORY_WINDOW_SIZE", POSTS),
    (_action_plans, "HISTORY_STEP", POSTS // 2),
    (_snapshot, "_history_window", _few_around),
    (_snapshot, "_message_navigation", _newest_navigation),
)
"""Replacements for names in SimCord's modules."""


class _OwnPictures(MediaWorker):
    """Takes still pictures as they are; SimCord handles everything else."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        with Image.open(BytesIO(blob)) as image:
            kind, size, frames = image.format or "", image.size, getattr(image, "n_frames", 1)
        if frames > 1:
            return await super()._decode(key, blob, media_time)
        decoded = size[0] * size[1] * 4
        # No process draws them that would need a limit: a missing one would count as a fault.
        return MediaInfo(
            kind, *size, 1, decoded, blob, f"image/{kind.lower()}", memory_limited=True
        )

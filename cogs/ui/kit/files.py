"""Files of messages, and the references by which an edit keeps them.

A message lists a file only if no component shows it (*Message*, message structure, `attachments`;
discord-api-docs #8277, PR #8279). A component carries the id of the file that it shows (*Component
Reference*, unfurled media item, `attachment_id`; PR #7611). An edit that changes files must name
all files that the message has afterwards, the kept ones by id (*Message*, Edit Message, the note on
API v10).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import discord
from discord import ui

if TYPE_CHECKING:
    from discord.types.message import Attachment as AttachmentPayload

SCHEME = "attachment://"
_ADDRESS = re.compile(r"/(?:ephemeral-)?attachments/\d+/(\d+)/[^/]+")
"""Pattern of the path in an upload's URL, which contains the file's id (*Reference*, example
attachment CDN URL)."""
_NO_ID = 0


class KeptFile(discord.Attachment):
    """A file that a message already has, which an edit refers to by its id alone.

    An edit may not state the name and URL of an uploaded file (*Message*, attachment request
    structure).
    """

    __slots__ = ()

    def __init__(self, number: int, name: str, address: str) -> None:
        self.id, self.filename, self.url = number, name, address

    def to_dict(self) -> AttachmentPayload:
        """Return the fields that discord.py puts into the request."""
        return cast("AttachmentPayload", {"id": self.id})


def files_of(message: discord.Message) -> tuple[KeptFile, ...] | None:
    """Return all files of a message, listed or shown, or None if the id of one is unknown."""
    listed = {one.filename: KeptFile(one.id, one.filename, one.url) for one in message.attachments}
    shown = shown_by(view_of(message).walk_children(), listed)
    found = {one.id: one for one in (*shown, *listed.values())}
    return None if _NO_ID in found else tuple(found.values())


def known_files(message: discord.Message | None) -> tuple[KeptFile, ...]:
    """Return the files of a message that an edit can keep, () if not all are known."""
    return () if message is None else files_of(message) or ()


def view_of(message: discord.Message) -> ui.LayoutView:
    """Return a message's components as a stopped view, which the client does not retain."""
    view = ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    return view


def shown_by(
    parts: Iterable[ui.Item[Any]], listed: Mapping[str, KeptFile] | None = None
) -> Iterator[KeptFile]:
    """Yield the files that components show, in order."""
    for part in parts:
        for media in _media(part):
            file = file_of(media, listed)
            if file is not None:
                yield file


def file_of(
    media: discord.UnfurledMediaItem, listed: Mapping[str, KeptFile] | None = None
) -> KeptFile | None:
    """Return the uploaded file that a media item shows, None if it shows an external URL.

    The file has no id if neither the item nor its URL states one, and no file of that name is
    `listed`.
    """
    name = _name(media.url)
    address = _ADDRESS.fullmatch(urlsplit(media.url).path)
    number = media.attachment_id or (address and int(address[1]))
    if number:
        return KeptFile(number, name, media.url)
    if not media.url.startswith(SCHEME):
        return None
    return (listed or {}).get(name) or KeptFile(_NO_ID, name, media.url)


def _media(part: ui.Item[Any]) -> Iterator[discord.UnfurledMediaItem]:
    if isinstance(part, ui.MediaGallery):
        yield from (item.media for item in part.items)
    elif isinstance(part, ui.File | ui.Thumbnail):
        yield part.media


def _name(url: str) -> str:
    if url.startswith(SCHEME):
        return url.removeprefix(SCHEME)
    return urlsplit(url).path.rsplit("/", 1)[-1]

"""Messages that are out already: what of them goes, what is added, and what stays as it is."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import discord
from discord import ui
from discord.utils import MISSING

from cogs.ui.kit import limits
from cogs.ui.kit.layout import ASKING, QUESTION, galleries
from cogs.ui.kit.screen import Screen

NOBODY = discord.AllowedMentions.none()


class Change(NamedTuple):
    """What a message shows after an edit; `attachments` are those that stay and new ones."""

    view: ui.LayoutView
    attachments: Sequence[discord.Attachment | discord.File] = MISSING


def offers(screen: Screen) -> frozenset[str]:
    """Return the custom ids of a screen's buttons and menus, and the address it leads to."""
    items = (item for row in screen.rows for item in (row if isinstance(row, tuple) else (row,)))
    found = frozenset(item.custom_id for item in items)
    return found if screen.link is None else found | {screen.link.address}


def bears(message: discord.Message, mark: int, author: discord.abc.User | None) -> bool:
    """Return whether a message is ours and of that mark: anybody may read one and send it."""
    return message.author == author and any(
        isinstance(component, discord.Container) and component.id == mark
        for component in message.components
    )


def keep_only(message: discord.Message, offered: Container[str]) -> Change | None:
    """Take the buttons off a message that are not offered (any more), and what they ask with them.

    Its texts stay, and the pictures but that of the question: by their file names they stay the
    message's own, while their addresses expire. None = there is nothing to take off.
    """
    view = _view(message)
    gone = [row for row in _rows(view) if not _stays(row, offered)]
    if not gone:
        return None
    for row in gone:
        _box(row).remove_item(row)
    asking = next((one for one in _galleries(view) if one.id == ASKING), None)
    lost = set() if asking is None else {_file_name(item) for item in asking.items}
    if asking is not None:
        _box(asking).remove_item(asking)
    _keep_pictures(view)
    left = [one for one in message.attachments if one.filename not in lost] if lost else MISSING
    return Change(view, left)


def illustrate(message: discord.Message, screen: Screen) -> Change | None:
    """Add a screen's pictures to a message that has none.

    All else stays as it is by now: a question that has lost its buttons gets no picture. None =
    there is nothing to add.
    """
    view = _view(message)
    box = next((item for item in view.children if isinstance(item, ui.Container)), None)
    shown = screen if _rows(view) else screen.without_question()
    # An earlier try may have got out.
    if box is None or any(_galleries(view)) or not shown.files():
        return None
    items = list(box.children)
    place = next((at for at, item in enumerate(items) if _asks(item)), len(items))
    box.clear_items()
    for item in (*items[:place], *galleries(shown), *items[place:]):
        box.add_item(item)
    return Change(view, shown.files())


def _view(message: discord.Message) -> ui.LayoutView:
    view = ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    return view


def _box(item: ui.Item[Any]) -> ui.Container[Any]:
    return cast("ui.Container[Any]", item.parent)


def _asks(item: ui.Item[Any]) -> bool:
    """Return whether a part of a message belongs to its question: the text, or what is offered."""
    return item.id == QUESTION or isinstance(item, ui.ActionRow)


def _rows(view: ui.LayoutView) -> list[ui.ActionRow[Any]]:
    """Return the rows of buttons and menus of a message."""
    return [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]


def _galleries(view: ui.LayoutView) -> Iterator[ui.MediaGallery[Any]]:
    return (item for item in view.walk_children() if isinstance(item, ui.MediaGallery))


def _stays(row: ui.ActionRow[Any], offered: Container[str]) -> bool:
    return all(_key_of(item) in offered for item in row.children)


def _key_of(item: ui.Item[Any]) -> str | None:
    """Return what tells a button or menu from others: its custom id, or where it leads."""
    return getattr(item, "custom_id", None) or getattr(item, "url", None)


def _keep_pictures(view: ui.LayoutView) -> None:
    for gallery in _galleries(view):
        gallery.items = [_kept(item) for item in gallery.items]


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(
        f"attachment://{_file_name(item)}",
        description=limits.clip(item.description or "", limits.ALT) or None,
    )


def _file_name(item: discord.MediaGalleryItem) -> str:
    return urlsplit(item.media.url).path.rsplit("/", 1)[-1]

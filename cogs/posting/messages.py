"""Edits of messages already posted: parts to remove, add and keep, and whom to mention.

Message page, "Allowed Mentions Object": a mention counts only if it is in the message's text; a
role must be mentionable, or the bot must have MENTION_EVERYONE; a list has at most 100 entries.
Permissions page: a member without VIEW_CHANNEL can read neither the channel nor its threads.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, cast

import discord
from discord import ui
from discord.utils import MISSING

from bot.presenting import limits
from cogs.ui.kit.files import SCHEME, KeptFile, file_of, files_of, known_files, shown_by, view_of
from cogs.ui.kit.layout import ASKING, QUESTION, asking_gallery, headings, record_galleries
from cogs.ui.kit.screen import Screen

MOST = 100
"""Maximum number of people, and of roles, that one message may notify."""


def allowed(people: Sequence[int], roles: Sequence[int] = ()) -> discord.AllowedMentions:
    """Return the mentions that notify; placeholder ids of erased people are left out."""
    users = [discord.Object(user_id) for user_id in people if user_id > 0]
    called = [discord.Object(role_id) for role_id in roles]
    return discord.AllowedMentions(everyone=False, users=users[:MOST], roles=called[:MOST])


def notifies(role: discord.Role, place: discord.abc.GuildChannel) -> bool:
    """Return whether mentioning a role in a channel notifies the role's members.

    `<@&id>` of the role @everyone does not: only the text `@everyone` notifies everyone.
    """
    ours = place.permissions_for(place.guild.me)
    return not role.is_default() and (role.mentionable or ours.mention_everyone)


def sees(who: discord.Member | discord.Role, place: discord.abc.GuildChannel) -> bool:
    """Return whether a member or role can see a channel; members may also see it by other roles."""
    return place.permissions_for(who).view_channel


def naming(screen: Screen, people: Sequence[int]) -> Screen:
    """Return a screen that mentions all given people; missing mentions are added at the top."""
    mentions = (f"<@{user_id}>" for user_id in people)
    line = " ".join(one for one in mentions if not any(one in text for text in screen.texts))
    return screen.headed(line) if line else screen


NOBODY = discord.AllowedMentions.none()


class Change(NamedTuple):
    """A message's new content, and all files it then has, None if its files stay unchanged."""

    view: ui.LayoutView
    files: Sequence[discord.Attachment | discord.File] | None = None

    @property
    def attachments(self) -> Sequence[discord.Attachment | discord.File]:
        """The files to state in an edit; if they stay unchanged, none are stated.

        An edit then keeps them (*Message*, Edit Message), but an answer to a click would delete
        them.
        """
        return MISSING if self.files is None else self.files


def offers(screen: Screen) -> frozenset[str]:
    """Return the custom_ids of a screen's buttons and menus, and the URL of its link."""
    items = (item for row in screen.rows for item in (row if isinstance(row, tuple) else (row,)))
    found = frozenset(item.custom_id for item in items)
    return found if screen.link is None else found | {screen.link.address}


def bears(message: discord.Message, mark: int, author: discord.abc.User | None) -> bool:
    """Return whether a message is the bot's and has a mark, which other authors could copy."""
    return message.author == author and any(
        isinstance(component, discord.Container) and component.id == mark
        for component in message.components
    )


def keep_only(
    message: discord.Message, offered: Container[str], by_name: bool = True
) -> Change | None:
    """Return the change that removes the buttons not `offered`, or None if there are none.

    The question is removed with them; the events and their pictures stay. With `by_name`, the
    pictures stay as files of the message, because their URLs expire; otherwise the message's files
    do not change.
    """
    view = view_of(message)
    gone = [row for row in _rows(view) if not _stays(row, offered)]
    if not gone:
        return None
    for row in gone:
        _box(row).remove_item(row)
    if not _rows(view):
        _remove_question(view)
    asking = next((one for one in _galleries(view) if one.id == ASKING), None)
    if asking is not None:
        _box(asking).remove_item(asking)
    lost = _ids([] if asking is None else [asking]) - _ids(view.walk_children())
    _refer_by_name(view, galleries_too=by_name)
    return Change(view, _without(files_of(message), lost) if by_name and lost else None)


def _remove_question(view: ui.LayoutView) -> None:
    """Remove the question with its people and deadline, unless it is the only text."""
    asked = [item for item in view.walk_children() if item.id == QUESTION]
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    for item in asked if len(texts) > len(asked) else ():
        _box(item).remove_item(item)


def illustrate(message: discord.Message, screen: Screen) -> Change | None:
    """Return the change that adds a screen's pictures, or None if the message shows some.

    Everything else stays unchanged: a question that has lost its buttons gets no picture.
    """
    view = view_of(message)
    box = next((item for item in view.children if isinstance(item, ui.Container)), None)
    shown = screen if _rows(view) else screen.without_question()
    # An earlier try may have succeeded.
    if box is None or any(_galleries(view)) or not shown.files():
        return None
    items = list(box.children)
    asks = next((at for at, item in enumerate(items) if _asks(item)), len(items))
    above = min(headings(shown), asks)
    box.clear_items()
    kept, asked = record_galleries(shown), asking_gallery(shown)
    for item in (*items[:above], *kept, *items[above:asks], *asked, *items[asks:]):
        box.add_item(item)
    return Change(view, shown.attachments(known_files(message)))


def _box(item: ui.Item[Any]) -> ui.Container[Any]:
    return cast("ui.Container[Any]", item.parent)


def _asks(item: ui.Item[Any]) -> bool:
    """Return whether a part of a message belongs to its question: its text, buttons and menus."""
    return item.id == QUESTION or isinstance(item, ui.ActionRow)


def _rows(view: ui.LayoutView) -> list[ui.ActionRow[Any]]:
    """Return the rows of buttons and menus of a message."""
    return [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]


def _galleries(view: ui.LayoutView) -> Iterator[ui.MediaGallery[Any]]:
    return (item for item in view.walk_children() if isinstance(item, ui.MediaGallery))


def _stays(row: ui.ActionRow[Any], offered: Container[str]) -> bool:
    return all(_key_of(item) in offered for item in row.children)


def _key_of(item: ui.Item[Any]) -> str | None:
    """Return what identifies a button or menu: its custom_id, or its URL."""
    return getattr(item, "custom_id", None) or getattr(item, "url", None)


def _ids(parts: Iterable[ui.Item[Any]]) -> set[int]:
    """Return the ids of the files that components show."""
    return {file.id for file in shown_by(parts)}


def _without(files: Sequence[KeptFile] | None, lost: Container[int]) -> Sequence[KeptFile] | None:
    return None if files is None else [one for one in files if one.id not in lost]


def _refer_by_name(view: ui.LayoutView, galleries_too: bool) -> None:
    """Make a message's components refer to its files by name, as for uploads.

    This is the only way to show a file for download (*Component Reference*, File).
    """
    for part in view.walk_children():
        if isinstance(part, ui.File):
            part.url = _reference(part.media)
        elif isinstance(part, ui.MediaGallery) and galleries_too:
            part.items = [_referring(item) for item in part.items]


def _referring(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    alt = limits.clip(item.description or "", limits.ALT) or None
    return discord.MediaGalleryItem(_reference(item.media), description=alt)


def _reference(media: discord.UnfurledMediaItem) -> str:
    file = file_of(media)
    return media.url if file is None else f"{SCHEME}{file.filename}"

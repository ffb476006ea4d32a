"""Screens as discord.py's components within Discord's limits, and the clicks on them.

A custom_id is `<verb>:<numbers and keys>`, never state.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Protocol, TypeAlias, cast

import discord
from discord import ui

from bot.locales.markdown import plain
from bot.presenting import limits
from cogs.ui.kit.screen import Field, Form, Link, Menu, PeopleMenu, Portrait, Row, Screen, file_name
from render.api import Picture

Widget: TypeAlias = (
    "ui.Button[ui.LayoutView] | ui.Select[ui.LayoutView] | ui.UserSelect[ui.LayoutView]"
)


class ClickDispatcher(Protocol):
    """A client that dispatches clicks."""

    async def click(
        self, interaction: discord.Interaction, verb: str, args: str, values: tuple[str, ...]
    ) -> None:
        """Handle and answer a click, whatever its custom_id."""


class Action(
    ui.DynamicItem[Any],
    template=re.compile(r"(?P<verb>[^:]*):?(?P<args>.*)", re.DOTALL),
):
    """A button or select that works across restarts, because its custom_id holds everything.

    The template matches any custom_id, so that one of an older release or a forged one is also
    answered instead of failing silently.
    """

    def __init__(self, item: Widget, verb: str = "", args: str = "") -> None:
        super().__init__(item)
        self._verb = verb
        self._args = args

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Action:
        """Wrap the clicked component."""
        return cls(cast(Widget, item), match["verb"], match["args"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the click to the client."""
        await cast(ClickDispatcher, interaction.client).click(
            interaction, self._verb, self._args, _values(self.item)
        )


def written(data: object) -> tuple[str, ...]:
    """Return the texts typed into a form, whose payload may be from another release."""
    if isinstance(data, list):
        return tuple(text for part in data for text in written(part))
    if not isinstance(data, dict):
        return ()
    if isinstance(data.get("value"), str):
        return (data["value"],)
    return (*written(data.get("components")), *written(data.get("component")))


def _values(item: object) -> tuple[str, ...]:
    """Return the values selected in a menu; people are given by their ids."""
    if isinstance(item, ui.UserSelect):
        return tuple(str(user.id) for user in item.values)
    return tuple(item.values) if isinstance(item, ui.Select) else ()


QUESTION = 1 << 29
"""Id of the question's component: above the ids that Discord gives, and below the bot's marks."""
ASKING = QUESTION + 1
"""Id of the gallery component with the question's picture."""

BESIDE = 2
"""Number of lines about as high as a portrait: a heading, and a line that wraps on a phone."""

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "stop": discord.ButtonStyle.danger,
}


def layout(screen: Screen, mark: int | None = None) -> ui.LayoutView:
    """Return the screen as discord.py's view; must be called inside the event loop.

    The view is stopped: its custom_ids hold everything, so the client need not retain it. The mark
    is the id of its container, which is invisible and is returned with the message.
    """
    view = ui.LayoutView(timeout=None)
    view.stop()
    question = limits.clip(screen.question, limits.TEXT)
    texts = [*_fitted(screen.texts, limits.TEXT - len(question))]
    above = headings(screen)
    body: list[ui.Item[Any]] = [ui.TextDisplay(text) for text in texts[:above]]
    if screen.portrait is not None and body:
        body[:1] = _introduced(texts[0], screen.portrait)
    body += record_galleries(screen)
    body += [ui.TextDisplay(text) for text in texts[above:]]
    body += asking_gallery(screen)
    body += [ui.File(f"attachment://{one.name}") for one in screen.documents]
    if question:
        body.append(ui.TextDisplay(question, id=QUESTION))
    if screen.link is not None:
        body.append(ui.ActionRow(_way_out(screen.link)))
    box = ui.Container[ui.LayoutView](*body, accent_colour=screen.accent, id=mark)
    view.add_item(box)
    for row in screen.rows:
        width = 1 + len(row) if isinstance(row, tuple) else 2
        if view.total_children_count + width > limits.COMPONENTS:
            break
        box.add_item(ui.ActionRow(*_items(row)))
    return view


LINE = 100
"""Maximum number of characters of a form's text for which its input has a single line."""


def modal(form: Form) -> ui.Modal:
    """Return the form as discord.py's modal, whose submission is sent to `GamesBot.on_interaction`.

    Like a view it is stopped, because its custom_id holds everything, even after a restart.
    """
    title = limits.clip(plain(form.title), limits.FORM_TITLE)
    window = ui.Modal(title=title, custom_id=form.custom_id, timeout=None)
    first = Field(form.label, form.hint, form.most)
    window.add_item(_field(first, "line", form.written))
    for number, field in enumerate(form.more, 2):
        window.add_item(_field(field, f"line{number}"))
    window.stop()
    return window


def _field(field: Field, custom_id: str, written: str = "") -> ui.Label[ui.Modal]:
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=custom_id,
        style=discord.TextStyle.paragraph if field.most > LINE else discord.TextStyle.short,
        default=written or None,
        required=False,
        max_length=field.most,
    )
    return ui.Label(
        text=limits.clip(plain(field.label), limits.FORM_TITLE),
        description=limits.clip(plain(field.hint), limits.OPTION_HINT),
        component=line,
    )


def _fitted(texts: tuple[str, ...], room: int) -> Iterator[str]:
    for text in texts:
        if text and room > 0:
            fitted = limits.clip(text, room)
            room -= len(fitted)
            yield fitted


def headings(screen: Screen) -> int:
    """Return how many non-empty texts of a screen are shown above its pictures."""
    return sum(map(bool, screen.texts[: screen.above]))


def _introduced(text: str, portrait: Portrait) -> Iterator[ui.Item[Any]]:
    """Yield a text whose first lines have a portrait next to them.

    The following lines are not part of the section, so they use the full width.
    """
    lines = text.split("\n")
    alt = limits.clip(portrait.alt, limits.ALT) or None
    thumbnail: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(portrait.address, description=alt)
    yield ui.Section("\n".join(lines[:BESIDE]), accessory=thumbnail)
    if rest := "\n".join(lines[BESIDE:]):
        yield ui.TextDisplay(rest)


def record_galleries(screen: Screen) -> list[ui.Item[Any]]:
    """Return a gallery for each lasting picture, as Discord crops pictures that share one."""
    return [_gallery(picture) for picture in screen.record]


def asking_gallery(screen: Screen) -> list[ui.Item[Any]]:
    """Return the gallery of the question's picture, empty if it has none."""
    return [] if screen.asking is None else [_gallery(screen.asking, ASKING)]


def _gallery(picture: Picture, number: int | None = None) -> ui.MediaGallery[ui.LayoutView]:
    alt = limits.clip(picture.alt, limits.ALT) or None
    item = discord.MediaGalleryItem(f"attachment://{file_name(picture)}", description=alt)
    return ui.MediaGallery(item, id=number)


def _way_out(link: Link) -> ui.Button[ui.LayoutView]:
    label = limits.clip(plain(link.label), limits.BUTTON_LABEL)
    return ui.Button(url=link.address, label=label, emoji=link.emoji or None)


def _items(row: Row) -> Iterator[Action]:
    if not isinstance(row, tuple):
        yield Action(_select(row) if isinstance(row, Menu) else _people(row))
        return
    for button in row:
        yield Action(
            ui.Button(
                custom_id=button.custom_id,
                label=limits.clip(plain(button.label), limits.BUTTON_LABEL),
                emoji=button.emoji or None,
                style=STYLES[button.style],
                id=button.number,
            )
        )


def _select(menu: Menu) -> ui.Select[ui.LayoutView]:
    entries = menu.entries[: limits.OPTIONS]
    return ui.Select(
        custom_id=menu.custom_id,
        placeholder=limits.clip(plain(menu.placeholder), limits.PLACEHOLDER) or None,
        min_values=menu.least,
        max_values=menu.most,
        options=[
            discord.SelectOption(
                value=entry.value,
                label=limits.clip(plain(entry.label), limits.OPTION_LABEL),
                description=limits.clip(plain(entry.hint), limits.OPTION_HINT) or None,
                emoji=entry.emoji or None,
                default=entry.chosen,
            )
            for entry in entries
        ],
    )


def _people(menu: PeopleMenu) -> ui.UserSelect[ui.LayoutView]:
    return ui.UserSelect(
        custom_id=menu.custom_id,
        placeholder=limits.clip(plain(menu.placeholder), limits.PLACEHOLDER) or None,
        min_values=menu.least,
        max_values=menu.most,
        default_values=[discord.Object(number, type=discord.User) for number in menu.chosen],
    )

"""The click router: a custom_id is `<verb>:<numbers and keys>`, never state."""

from __future__ import annotations

import re
from typing import Any, Protocol, TypeAlias, cast

import discord
from discord import ui

Widget: TypeAlias = (
    "ui.Button[ui.LayoutView] | ui.Select[ui.LayoutView] | ui.UserSelect[ui.LayoutView]"
)


class ClickDispatcher(Protocol):
    """A client that dispatches clicks."""

    async def click(
        self, interaction: discord.Interaction, verb: str, args: str, values: tuple[str, ...]
    ) -> None:
        """Act on a click and answer it, whatever the custom_id."""


class Action(
    ui.DynamicItem[Any],
    template=re.compile(r"(?P<verb>[^:]*):?(?P<args>.*)", re.DOTALL),
):
    """A button or select that works across restarts, because its custom_id holds everything.

    The template takes any custom_id: one of an older release or a forged one is answered too,
    instead of failing silently.
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
        """Hand the click to the client."""
        await cast(ClickDispatcher, interaction.client).click(
            interaction, self._verb, self._args, _values(self.item)
        )


def written(data: object) -> tuple[str, ...]:
    """Return the lines typed into a form, which may be from another release."""
    if isinstance(data, list):
        return tuple(text for part in data for text in written(part))
    if not isinstance(data, dict):
        return ()
    if isinstance(data.get("value"), str):
        return (data["value"],)
    return (*written(data.get("components")), *written(data.get("component")))


def _values(item: object) -> tuple[str, ...]:
    """Return the values picked from a menu, people by their ids."""
    if isinstance(item, ui.UserSelect):
        return tuple(str(user.id) for user in item.values)
    return tuple(item.values) if isinstance(item, ui.Select) else ()

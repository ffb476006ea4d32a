"""What a person can choose about pictures and words, as choices of command options."""

from __future__ import annotations

from discord import app_commands

from cogs.ui.texts import t
from render.api import SIZES
from render.theme import palettes

LANGUAGE = [
    app_commands.Choice(name="English", value="en"),
    app_commands.Choice(name="Deutsch", value="de"),
]
PALETTE = [app_commands.Choice(name=t(f"palette-{name}"), value=name) for name in palettes()]
SIZE = [app_commands.Choice(name=t(f"size-{name}"), value=name) for name in SIZES]

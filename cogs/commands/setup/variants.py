"""`/setup variants`: files with other numbers for a game, which tables of the server can play.

Texts: `variants.ftl`. Tests: `tests/cogs/test_variants.py`.
"""

from __future__ import annotations

import discord

from bot.host.servers.services import Servers
from bot.host.servers.variants import MOST_BYTES, BadVariant
from cogs.commands.setup.group import admin_request, picked_by_admin
from cogs.ui.context import Context
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.lookup import matching
from cogs.ui.screens.variants import faults_screen, template_screen, variants_screen
from cogs.ui.table_command import subcommand


async def adjustable_typed(
    interaction: discord.Interaction, current: str
) -> list[discord.app_commands.Choice[str]]:
    """Suggest the games of which variants may change numbers, by name."""
    request = await Request.of(interaction)
    games = request.context.host.servers.variants.adjustable
    return matching([(request.words.title(key), key) for key in games], current)


class VariantCommands:
    """The `/setup variants` command."""

    context: Context
    servers: Servers

    @property
    def variant_handlers(self) -> Handlers:
        """The handlers of the list of variants."""
        return {"setup-variant-drop": self.on_variant_drop}

    @subcommand(
        "setup",
        "variants",
        {"file": "variant-file", "template": "variant-template"},
        template=adjustable_typed,
    )
    async def variants(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment | None = None,
        template: str | None = None,
    ) -> None:
        """Check and store a file, or send one to begin with; without either, show all variants."""
        request = await admin_request(interaction)
        if file is not None:
            await request.defer()
            await self._add(request, file)
        elif template is not None:
            info = self.context.rules(template).info
            await request.show(template_screen(info, request.words), lasting=True)
        else:
            await self._show_variants(request)

    async def _add(self, request: Request, file: discord.Attachment) -> None:
        """Store the variant in a file, or show what is wrong with it."""
        guild_id = request.interaction.guild_id or 0
        # A larger file is not read: the first byte too many is enough to refuse it.
        data = await file.read() if file.size <= MOST_BYTES else b" " * (MOST_BYTES + 1)
        try:
            await self.servers.variants.add(guild_id, request.user_id, data)
        except BadVariant as error:
            await request.show_all(faults_screen(error.faults, request.words), lasting=True)
            return
        await self._show_variants(request)
        await self.servers.audit.look()

    async def on_variant_drop(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu that removes a variant."""
        guild_id, variant_id = picked_by_admin(request, args, values)
        await self.servers.variants.remove(guild_id, request.user_id, variant_id)
        await self._show_variants(request)
        await self.servers.audit.look()

    async def _show_variants(self, request: Request) -> None:
        variants = self.servers.variants
        found = await variants.of_server(request.interaction.guild_id or 0)
        screen = variants_screen(found, variants.adjustable, request.words)
        await request.show_all(screen, lasting=True)

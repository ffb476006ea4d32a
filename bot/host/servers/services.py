"""The services that concern Discord servers."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.core.registry import TableRegistry
from bot.host.servers.audit import AuditLog
from bot.host.servers.departures import Departures
from bot.host.servers.places import Places
from bot.host.servers.presets import Presets
from bot.host.servers.settings import Administration, ServerSettings
from bot.host.servers.variants import Variants


class Servers:
    """Services for servers' settings, presets, variants, administration, channels, departures."""

    def __init__(self, registry: TableRegistry, wake_followers: Callable[[int], None]) -> None:
        self.settings = ServerSettings(registry)
        self.administration = Administration(registry)
        self.audit = AuditLog(registry)
        self.presets = Presets(registry)
        self.variants = Variants(registry)
        self.places = Places(registry, wake_followers)
        self.departures = Departures(registry, wake_followers)

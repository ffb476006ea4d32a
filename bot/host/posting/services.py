"""The services that send posts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.host.core.registry import TableRegistry
from bot.host.core.services import Core
from bot.host.posting.calls import Calls
from bot.host.posting.outbox import Outbox


class Posting:
    """The outbox of tables, and reminders.

    A post waits until `settled` returns, i.e. until standing orders have moved at its table.
    """

    def __init__(
        self,
        registry: TableRegistry,
        core: Core,
        settled: Callable[[int], Awaitable[None]],
    ) -> None:
        self.outbox = Outbox(registry, settled)
        self.calls = Calls(registry, core.timers, core.wake_followers)

"""Who handles which click: cogs register a handler for the verb of a custom_id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from cogs.ui.interaction import Request

Handler: TypeAlias = Callable[[Request, str, tuple[str, ...]], Awaitable[None]]
"""Gets the request, what follows the verb in the custom_id, and a menu's values."""

Handlers: TypeAlias = dict[str, Handler]
"""By verb."""

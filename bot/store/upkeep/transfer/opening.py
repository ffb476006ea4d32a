"""Opening of a store as one side of a copy, depending on its address."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from bot.runtime.database_url import Address
from bot.store.core.errors import check_driver
from bot.store.upkeep.transfer import sqlite_side
from bot.store.upkeep.transfer.layout import Side


def reading(address: Address) -> AbstractContextManager[Side]:
    """Open a store that exists as it is at this moment. Raises StoreError."""
    if isinstance(address, Path):
        return sqlite_side.reading(address)
    check_driver(address)
    from bot.store.upkeep.transfer import postgres_side

    return postgres_side.reading(address)


def writing(address: Address) -> AbstractContextManager[Side]:
    """Open a store that exists for one transaction, durable at the end. Raises StoreError."""
    if isinstance(address, Path):
        return sqlite_side.writing(address)
    check_driver(address)
    from bot.store.upkeep.transfer import postgres_side

    return postgres_side.writing(address)


def settle(address: Address) -> None:
    """Finish a store that has been filled. Raises StoreError."""
    if isinstance(address, Path):
        return sqlite_side.settle(address)
    check_driver(address)
    from bot.store.upkeep.transfer import postgres_side

    return postgres_side.settle(address)

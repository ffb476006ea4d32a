"""Persistent storage in SQLite or PostgreSQL: queries by topic, and numbered migrations."""

from bot.store.core.connection import Connection
from bot.store.core.database import Database
from bot.store.core.errors import (
    Conflict,
    CorruptDatabase,
    DatabaseInUse,
    DiskFull,
    EmptyDatabase,
    ForeignDatabase,
    MissingDatabase,
    MissingFolder,
    NewerDatabase,
    StoreError,
)

__all__ = [
    "Conflict",
    "Connection",
    "CorruptDatabase",
    "Database",
    "DatabaseInUse",
    "DiskFull",
    "EmptyDatabase",
    "ForeignDatabase",
    "MissingDatabase",
    "MissingFolder",
    "NewerDatabase",
    "StoreError",
]

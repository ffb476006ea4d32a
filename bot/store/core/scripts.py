"""The numbered migrations, one text for both engines."""

from __future__ import annotations

from importlib import resources

APPLICATION_ID = 0x42474842
"""Marks our databases ("BGHB"): in the header of SQLite, in `schema_version` elsewhere."""


def migrations() -> list[str]:
    """Return the migrations' SQL, the first one first."""
    folder = resources.files("bot.store") / "migrations"
    files = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    return [file.read_text(encoding="utf-8") for _, file in files]

"""The bot of the cogs' tests, for what is tried with it."""

from __future__ import annotations

from tests.cogs.conftest import german, harness, lots

__all__ = ["german", "harness", "lots"]

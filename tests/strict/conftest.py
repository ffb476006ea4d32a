"""The bot of the cogs' tests and the chaos server, for what is tried with them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.cogs.conftest import german, harness, lots
from tests.tools.chaos.asking import Asking

__all__ = ["german", "harness", "lots"]


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    async with Asking.open() as asking:
        yield asking

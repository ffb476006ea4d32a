"""A pooler between the bot and its server: locks belong to sessions."""

from __future__ import annotations

from contextlib import ExitStack

import psycopg
import pytest

from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from bot.store.core.errors import StoreError
from bot.store.opening.any_engine import open_database
from bot.store.opening.lock import hold, is_held
from tests.postgresql import Server
from tests.store.pooler import pooled


@pytest.mark.parametrize("in_turn", [False, True])
@pytest.mark.parametrize("others", [0, 1, 2, 3])
async def test_one_that_lends_sessions_for_transactions_is_refused(
    server: Server, database: DatabaseUrl, in_turn: bool, others: int
) -> None:
    """However many others have used it before, and left their sessions there."""
    with pooled(server, database, in_turn=in_turn) as url:
        with ExitStack() as stack:
            for _ in range(others):
                stack.enter_context(psycopg.connect(url.secret)).execute("SELECT 1")
        told = "through a pooler that lends sessions for single transactions"
        with pytest.raises(StoreError, match=told):
            await open_database(url)
        for shard_range in (None, ShardRange(0, 1, 4)):
            with pytest.raises(StoreError, match=told), hold(url, shard_range=shard_range):
                pass
    assert not is_held(database)


async def test_one_that_keeps_a_session_for_each_client_is_fine(
    server: Server, database: DatabaseUrl
) -> None:
    with pooled(server, database, for_good=True) as url, hold(url) as lock:
        opened = await open_database(url, lock)
        assert is_held(database)
        assert await opened.time() > 0.0
        await opened.close()

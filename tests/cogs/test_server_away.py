"""Answers to clicks that arrive at the moment in which the database's server goes."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.database_url import DatabaseUrl
from bot.store import StoreError
from tests.cogs.harness import DECIDING, Harness, custom_ids, texts
from tests.postgresql import Server
from tests.store.between import cable


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_who_clicked_is_told_that_it_may_have_counted(
    server: Server, database: DatabaseUrl, cut: str
) -> None:
    async with cable(server, database) as (laid, url), Harness.open(url) as harness:
        table = await harness.started(2)
        post, anna = await harness.post(), harness.people[0]
        move = next(i for i in custom_ids(post) if i.partition(":")[0] in DECIDING)
        version = (await harness.host.tables.position(table.id)).version
        # A statement's text goes to the server once: this is the first move.
        laid.cut, laid.sent = cut, b"INSERT INTO move"
        told = texts((await anna.click(post, custom_id=move)).response)
        assert laid.cuts == 1
        assert "may have counted" in told and "`/table board`" in told, told
        async with asyncio.timeout(60):
            while True:
                try:
                    position = await harness.host.tables.position(table.id)
                    break
                except StoreError:
                    await asyncio.sleep(0.05)
        assert position.version == version + (cut == "after")

"""A bot of one process: nothing is asked of others, and nobody asks whether there are others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.cluster.api import Alone, Cluster
from bot.runtime.shard_range import ShardRange
from tests.host.conftest import ANNA, BOB, lobby
from tests.test_layers import modules, within

FORM = "bot.host.core.processes"
NAMES_IT = {"bot.host.host", "bot.cli.compose"}
"""Modules that choose between the two forms, and the one with the processes' common clock."""
ASKS = {
    "bot.runtime.shard_range",
    "bot.host.core.cluster.connectivity",
    "bot.host.core.processes.shared",
    "bot.store.opening.lock",
    "bot.store.postgres.opening",
}
"""Modules that ask whether a process has all shards: for its locks, its sessions, to join."""


def unread(_connection: Any) -> int:
    raise AssertionError("nothing is read where there is one process")


@pytest.mark.parametrize("shard_range", [ShardRange(), ShardRange(0, 3, 4)])
async def test_a_bot_of_one_process_has_everything_and_reads_nothing_for_it(
    tmp_path: Path, shard_range: ShardRange
) -> None:
    host = await Host.open(tmp_path / "games.db", {}, shard_range=shard_range)
    cluster: Cluster = host.cluster
    assert isinstance(cluster, Alone) and cluster.shard_range == shard_range
    assert cluster.owns_server(1 << 22) and await cluster.owns(77)
    cluster.check_server(1 << 22)
    await cluster.check(77)
    await cluster.check_found(unread)
    assert cluster.booking is None and not await cluster.hand_over(0, "{}")
    await host.close()


async def test_who_follows_a_table_is_woken_at_once(host: Host) -> None:
    table = await lobby(host, BOB)
    table = await host.lobby.start(table.id, ANNA.id)
    woken: list[int] = []
    host.cluster.begin(woken.append)
    host.core.wake_followers(table.id)
    assert woken == [table.id]


def test_the_form_of_several_is_named_by_who_opens_the_host_alone() -> None:
    named = {name for name, path in modules() if f"from {FORM}" in path.read_text("utf-8")}
    assert {name for name in named if not within(name, FORM)} == NAMES_IT


def test_nobody_else_asks_whether_there_are_other_processes() -> None:
    found = {name for name, path in modules() if ".is_all" in path.read_text("utf-8")}
    assert found | {"bot.runtime.shard_range"} == ASKS

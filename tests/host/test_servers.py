"""Settings that a person who manages a server makes for it."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.servers.settings import NotHere, RoleNeeded, Server


def test_a_channel_or_a_role_is_added_and_taken_out_again() -> None:
    settings = Server().toggled(7, None).toggled(8, None).toggled(None, 5)
    assert (settings.channels, settings.roles) == ({7, 8}, {5})
    settings = settings.toggled(7, None).toggled(None, 5)
    assert (settings.channels, settings.roles) == ({8}, set())


async def test_tables_are_opened_where_and_by_whom_the_server_wants(host: Host) -> None:
    await host.servers.settings.check_open(1, [30], [])
    await host.servers.settings.decide(1, Server(channels=frozenset({20}), roles=frozenset({5})))
    await host.servers.settings.check_open(1, [19, 20], [4, 5])
    await host.servers.settings.check_open(1, [20], None)
    with pytest.raises(NotHere):
        await host.servers.settings.check_open(1, [30], [5])
    with pytest.raises(RoleNeeded):
        await host.servers.settings.check_open(1, [20], [4])


async def test_which_servers_have_the_commands_is_kept(host: Host) -> None:
    assert await host.servers.settings.command_marks() == {}
    await host.servers.settings.set_command_mark(0, "abc")
    await host.servers.settings.set_command_mark(7, None)
    assert await host.servers.settings.command_marks() == {0: "abc", 7: None}
    await host.servers.settings.forget_commands(0)
    assert await host.servers.settings.command_marks() == {7: None}

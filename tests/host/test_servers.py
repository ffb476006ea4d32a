"""What somebody who manages a server decides for it."""

from __future__ import annotations

from bot.host.servers.settings import Server


def test_a_channel_or_a_role_is_added_and_taken_out_again() -> None:
    settings = Server().toggled(7, None).toggled(8, None).toggled(None, 5)
    assert (settings.channels, settings.roles) == ({7, 8}, {5})
    settings = settings.toggled(7, None).toggled(None, 5)
    assert (settings.channels, settings.roles) == ({8}, set())

"""Permissions that are missing for a while."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.strict.refusal import Refused
from tests.tools.chaos.faults.case import Scene, fault
from tests.tools.chaos.faults.requests import Requests
from tests.tools.chaos.kills import POST, Trap


def _permission(name: str, lacks: str, *denied: str) -> None:
    @fault(name, where="here", notice=True, lacks=lacks)
    async def happens(scene: Scene) -> AsyncIterator[None]:
        await deny(scene, *denied)
        yield
        await allow(scene, *denied)


async def deny(scene: Scene, *denied: str) -> None:
    channel = scene.table.channel
    channel.denied.update(denied)
    await scene.stage.server.change_channel(channel)


async def allow(scene: Scene, *denied: str) -> None:
    channel = scene.table.channel
    channel.denied.difference_update(denied)
    await scene.stage.server.change_channel(channel)


_permission("no-send", "send_messages", "send", "send_in_threads")
_permission("no-view", "view_channel", "view")
_permission("no-files", "attach_files", "attach")


@fault("no-history", where="here")
async def no_history(scene: Scene) -> AsyncIterator[None]:
    """A click takes the buttons off its post by itself: nothing has to be read, or told."""
    await deny(scene, "history")
    yield
    await allow(scene, "history")


@fault("no-history-around-a-kill", where="here")
async def no_history_around_a_kill(scene: Scene) -> AsyncIterator[None]:
    """Kill the bot when a post is out of which it knows nothing, and whose nonce is forgotten."""
    stage = scene.stage
    await deny(scene, "history")
    trap = Trap(stage, 0, lambda call: call.name == POST, early=False)
    stage.server.faults.append(trap)
    yield
    stage.server.faults.remove(trap)
    if trap.sprung:
        stage.server.world.nonces.clear()
        stage.begin()
        await stage.connected()
        await stage.rest(5.0)
    await allow(scene, "history")


@fault("directs-too-fast", where="here")
async def directs_too_fast(scene: Scene) -> AsyncIterator[None]:
    """Refuse to open direct messages (40003) while there is something to tell by them."""
    faults = scene.stage.server.faults
    fast = Requests(lambda: Refused(403, 40003, "too fast"), True, "POST users/@me/channels")
    faults.append(fast)
    await deny(scene, "send")
    yield
    faults.remove(fast)
    await allow(scene, "send")


@fault("directs-closed", where="here")
async def directs_closed(scene: Scene) -> AsyncIterator[None]:
    """Close direct messages of all while there is something to tell by them."""
    world = scene.stage.server.world
    world.close(*world.users)
    await deny(scene, "send")
    yield
    await allow(scene, "send")
    world.open(*world.users)


@fault("role-deleted")
async def role_deleted(scene: Scene) -> AsyncIterator[None]:
    """A role comes that may be mentioned, may not be any more, and goes."""
    server = scene.stage.server
    role = server.world.add_role("organisers", *scene.table.people, mentionable=True)
    guild = {"guild_id": str(server.world.guild_id)}
    await server.gateway.dispatch("GUILD_ROLE_CREATE", guild | {"role": role.payload()})
    role.mentionable = False
    await server.gateway.dispatch("GUILD_ROLE_UPDATE", guild | {"role": role.payload()})
    yield
    server.world.remove_role(role)
    await server.gateway.dispatch("GUILD_ROLE_DELETE", guild | {"role_id": str(role.id)})

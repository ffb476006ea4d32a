"""Faults of the connection to the gateway, and of events."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

from tests.tools.chaos.faults.case import Scene, fault

STRANGE: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("SOMETHING_NEW", {"id": None}),
    ("CHANNEL_UPDATE", {}),
    ("THREAD_UPDATE", {"id": "x"}),
    ("GUILD_CREATE", {"id": "9" * 60}),
    ("INTERACTION_CREATE", {"id": "1", "type": 3}),
)


@fault("gateway-cut")
async def gateway_cut(scene: Scene) -> AsyncIterator[None]:
    scene.stage.server.gateway.cut()
    yield


@fault("gateway-reconnect")
async def gateway_reconnect(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.gateway.ask_to_reconnect()
    yield


@fault("gateway-invalid-session")
async def gateway_invalid(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.gateway.invalidate()
    yield


@fault("gateway-down")
async def gateway_down(scene: Scene) -> AsyncIterator[None]:
    gateway = scene.stage.server.gateway
    gateway.refusing = True
    gateway.cut()
    yield
    gateway.refusing = False


@fault("guild-unavailable")
async def guild_unavailable(scene: Scene) -> AsyncIterator[None]:
    server = scene.stage.server
    server.world.unavailable = True
    lost = {"id": str(server.world.guild_id), "unavailable": True}
    await server.gateway.dispatch("GUILD_DELETE", lost)
    yield
    server.world.unavailable = False
    await server.gateway.guild_is_there()


@fault("guild-removed", notice=True)
async def guild_removed(scene: Scene) -> AsyncIterator[None]:
    server = scene.stage.server
    server.world.joined = False
    await server.gateway.dispatch("GUILD_DELETE", {"id": str(server.world.guild_id)})
    yield
    server.world.joined = True
    await server.gateway.dispatch("GUILD_CREATE", server.world.guild())


@fault("interactions-delivered-twice")
async def interactions_twice(scene: Scene) -> AsyncIterator[None]:
    """Every interaction comes twice, while another table is begun and played."""
    gateway = scene.stage.server.gateway
    gateway.twice = True
    await scene.begin_another()
    yield
    gateway.twice = False


@fault("events-out-of-order")
async def events_out_of_order(scene: Scene) -> AsyncIterator[None]:
    """Every other event comes after the one that follows it."""
    gateway = scene.stage.server.gateway
    gateway.swapping = True
    await scene.begin_another()
    yield
    gateway.swapping = False


@fault("events-that-nobody-can-read")
async def strange_events(scene: Scene) -> AsyncIterator[None]:
    for name, data in STRANGE:
        await scene.stage.server.gateway.dispatch(name, data)
    yield

"""Acts of people on threads, channels and posts."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.tools.chaos.faults.case import Scene, fault
from tests.tools.chaos.objects import FORUM


@fault("thread-deleted", notice=True)
async def thread_deleted(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.delete_channel(scene.place)
    yield


@fault("private-thread-deleted", where="private", notice=True)
async def private_thread_deleted(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.delete_channel(scene.place)
    yield


@fault("thread-archived")
async def thread_archived(scene: Scene) -> AsyncIterator[None]:
    place = scene.place
    place.archived = True
    await scene.stage.server.change_channel(place)
    yield


@fault("thread-locked", where="private", notice=True)
async def thread_locked(scene: Scene) -> AsyncIterator[None]:
    place, server = scene.place, scene.stage.server
    place.archived = place.locked = True
    await server.change_channel(place)
    yield
    place.archived = place.locked = False
    await server.change_channel(place)


@fault("thread-locked-but-active")
async def thread_locked_but_active(scene: Scene) -> AsyncIterator[None]:
    place, server = scene.place, scene.stage.server
    place.locked = True
    await server.change_channel(place)
    yield
    place.locked = False
    await server.change_channel(place)


@fault("invited-into-an-archived-thread", where="private")
async def invited_into_an_archived_thread(scene: Scene) -> AsyncIterator[None]:
    """Invite a person while the private thread sleeps, and watch: they must get in."""
    club, table, place = scene.club, scene.table, scene.place
    guest = next(one for one in club.users if one not in table.people)
    place.archived = True
    await scene.stage.server.change_channel(place)
    await club.slash(
        table.people[0], table.channel, "table invite", person=guest, table=f"{table.id}"
    )
    place.archived = True
    await club.slash(guest, table.channel, "table watch", table=f"{table.id}")
    yield


@fault("post-deleted", where="here")
async def post_deleted(scene: Scene) -> AsyncIterator[None]:
    post = scene.club.post(scene.table)
    assert post is not None
    post.deleted = True
    yield


@fault("channel-turned-into-a-forum", where="here")
async def channel_turned_into_a_forum(scene: Scene) -> AsyncIterator[None]:
    channel, server = scene.table.channel, scene.stage.server
    was, channel.type = channel.type, FORUM
    await server.change_channel(channel)
    yield
    channel.type = was
    await server.change_channel(channel)


@fault("channel-deleted", where="here", notice=True, heals=False)
async def channel_deleted(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.delete_channel(scene.table.channel)
    yield

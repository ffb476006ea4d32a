"""The bot's heartbeat: clocks stop while the bot is down, or a shard or server is unreachable.

The outage of a single server is stored as that of a shard that serves only this server.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.absence.table_clocks import turn_back
from bot.host.core.cluster.connectivity import ALL, Connectivity
from bot.runtime.shard_range import shard_of
from bot.store import Connection
from bot.store.turns import clocks
from bot.store.turns.clocks import PulseRow, set_back

SILENCE = 60.0
"""Seconds without a beat that mean the bot was down, or the machine's clock was set."""


def beat(
    connection: Connection, now: float, connectivity: Connectivity = ALL, latest: float = 0.0
) -> None:
    """Record that the bot is running; a gap since a shard's last beat is stored as its downtime.

    The downtime of a shard that is not yet connected continues. If the system clock is set forward,
    this looks like a gap and counts against no player either. If it is set back, the time used
    until then counts, and no timer waits until the clock has caught up. That it was set back is
    detected by the stored pulses, or by `latest`, the latest time returned since the last beat.
    Other processes record their own shards, so that a running process does not hide that another is
    down.
    """
    pulses, shard_range = clocks.pulses(connection), connectivity.shard_range
    former = [pulse for pulse in pulses if pulse.shards != connectivity.shards]
    own = [
        pulse
        for pulse in pulses
        if pulse.shards == connectivity.shards and shard_range.has(pulse.shard)
    ]
    outages = [row for row in clocks.outages(connection) if shard_range.owns(row.shard)]
    silent = (*former, *own, *outages)
    # A smaller correction of the clock delays timers only briefly.
    told = [latest] if latest - now > SILENCE else []
    latest = max((*(pulse.at for pulse in silent), *told), default=now)
    if now < latest:
        _store_gaps(connection, silent, latest)
        turn_back(connection, latest, now, shard_range)
        set_back(connection, latest, now)
    _store_gaps(connection, silent, now)
    if former:
        _begin_anew(connection, now, connectivity)
    last = {pulse.shard: min(pulse.at, now) for pulse in own}
    for shard in shard_range.shard_ids:
        linked = shard in connectivity.linked
        at = now if linked else last.get(shard, now)
        clocks.beat(connection, at, shard, connectivity.shards, linked=linked)
    _keep_outages(connection, outages, now, connectivity)


def _keep_outages(
    connection: Connection, outages: Sequence[PulseRow], now: float, connectivity: Connectivity
) -> None:
    """Store which servers are unavailable; this is unknown if their shard is not connected."""
    since = {row.shard: row.at for row in outages}
    for guild_id in since.keys() - connectivity.away:
        if shard_of(guild_id, connectivity.shards) in connectivity.linked:
            clocks.end_outage(connection, guild_id)
    for guild_id in connectivity.away:
        clocks.begin_outage(connection, guild_id, min(now, since.get(guild_id, now)))


def _begin_anew(connection: Connection, now: float, connectivity: Connectivity) -> None:
    """Replace the pulses of all shards after the number of shards has changed.

    This includes shards of processes that have not started yet, which count as down until then.
    """
    clocks.forget_pulses(connection, connectivity.shards)
    known = {pulse.shard for pulse in clocks.pulses(connection)}
    for shard in {*range(connectivity.shards)} - known:
        clocks.beat(connection, now, shard, connectivity.shards, linked=False)


def _store_gaps(connection: Connection, pulses: Sequence[PulseRow], now: float) -> None:
    for pulse in pulses:
        if now - pulse.at > SILENCE:
            clocks.add_downtime(connection, pulse, now)

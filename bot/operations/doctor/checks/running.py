"""Checks of the running bot: the process that holds the database, and overdue posts and timers."""

from __future__ import annotations

import platform
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime

from bot.host.core import registry
from bot.operations.doctor.facts import UNLINKED, Facts
from bot.operations.doctor.findings import Finding, error, warning
from bot.store.sharing.lease import LeaseRow
from bot.store.upkeep.checkup import LatePosts

SILENCE = 60.0
"""Seconds without a sign of life, which is due every five, after which a bot counts as hung."""
_MOST_NAMED = 10
"""Maximum number of tables that a finding names."""


def lease(facts: Facts) -> Iterator[Finding]:
    """Check whether a bot runs on the database, and whether it gives signs of life."""
    row, now = facts.lease, facts.machine.now()
    where = facts.where
    if facts.held and facts.parts:
        yield from _several(facts, where)
    elif facts.held and row is not None and row.ended_at is None:
        yield from _alive(facts, row, where)
    elif _is_elsewhere(row) and row is not None and now - row.beat_at < SILENCE:
        yield error(
            "lease-elsewhere",
            f"A bot on {row.host} uses this database, and its lock does not reach this computer.",
            where,
            "Stop one of the two; put the database on a disk of its own computer.",
        )
    elif not facts.held and facts.stored is not None and facts.stored.busiest:
        yield warning(
            "bot-stopped",
            "No bot runs, and open tables wait for it.",
            where,
            "Start it: `bot run`, or the service.",
        )


def posts(facts: Facts) -> Iterator[Finding]:
    """Look for posts that are overdue, and those that were given up."""
    assert facts.stored is not None
    if facts.at_work and (late := facts.stored.late_posts) is not None:
        yield warning(
            "posts-overdue",
            f"{_posts(late)} overdue, the oldest since {_utc(late.since)}.",
            _place(late),
            "Look there whether the bot may still post, and in the log for its reason; the bot"
            " goes on trying.",
        )
    if (given_up := facts.stored.given_up) is not None:
        yield error(
            "posts-given-up",
            f"{_posts(given_up)} given up, the first of {_utc(given_up.since)}: people at that"
            " table do not see how it goes on.",
            _place(given_up),
            "The log says why. The next move posts the table's present state.",
        )


def timers(facts: Facts) -> Iterator[Finding]:
    """Look for overdue timers."""
    assert facts.stored is not None
    if facts.at_work and (late := facts.stored.late_timers) is not None:
        yield error(
            "timers-overdue",
            f"{late.number} timers of tables or leagues are overdue, the oldest since"
            f" {_utc(late.since)}.",
            facts.where,
            "Restart the bot. If they stay, report what the log says.",
        )


def waiting(facts: Facts) -> Iterator[Finding]:
    """Name the open tables that wait: for a game, for a later version, or as a package failed.

    After a failure they wait for the next start, so only while the bot runs.
    """
    assert facts.stored is not None
    waits: dict[tuple[str, str], list[int]] = {}
    fails: dict[str, list[int]] = {}
    for table_id, played in facts.stored.played.items():
        if (why := registry.missing(played, facts.machine.releases)) is not None:
            needed = played.version if isinstance(why, registry.OlderGame) else ""
            waits.setdefault((played.key, needed), []).append(table_id)
        elif facts.at_work and table_id in facts.stored.waiting:
            fails.setdefault(played.key, []).append(table_id)
    for game, tables in fails.items():
        yield warning(
            "game-failing",
            f"{_those(tables)} since the package of the game {game} failed.",
            facts.where,
            "`bot incident` says why. The tables go on when the bot is started again.",
        )
    for (game, needed), tables in waits.items():
        yield _waiting(game, needed, tables, facts.where)


def _waiting(game: str, needed: str, tables: Sequence[int], where: str) -> Finding:
    """Return the finding about tables that need a game, and if given a version of its package."""
    who = _those(tables)
    if needed:
        what = f"{who} for version {needed} of the game {game}: an older one is installed."
    else:
        what = f"{who} for the game {game}, which is not installed."
    return warning(
        "game-older" if needed else "game-missing",
        what,
        where,
        "Install that package (`bot game add`). Nothing is lost: the tables go on at the next"
        " start with it.",
    )


def _those(tables: Sequence[int]) -> str:
    """Return the beginning of a sentence about tables that wait."""
    shown = ", ".join(map(str, tables[:_MOST_NAMED]))
    more = f" and {len(tables) - _MOST_NAMED} more" if len(tables) > _MOST_NAMED else ""
    return f"Table {shown} waits" if len(tables) == 1 else f"Tables {shown}{more} wait"


def searches(facts: Facts) -> Iterator[Finding]:
    """Look for strong house bots that get too little time to think."""
    assert facts.stored is not None
    number = facts.stored.thinking_less
    if facts.held and number:
        yield warning(
            "thinking-less",
            f"At {number} table{'s' if number > 1 else ''} strong house bots have time for less"
            " than half of what they would think about, and play weaker than they are called.",
            "BOT_THINKING_SECONDS, and what else this computer does",
            "Give them more seconds, or look what keeps the processors busy (`top`). Where many"
            " such tables wait for each other, raise BOT_THINKERS up to the number of processors.",
        )


def _several(facts: Facts, where: str) -> Iterator[Finding]:
    """Yield findings on the processes that share the database, and on shards without a process."""
    assert facts.stored is not None
    running = {shard: row for shard, row in facts.parts.items() if row.ended_at is None}
    missing = sorted({*range(facts.stored.shards)} - {*running})
    if missing:
        yield error(
            "shards-unserved",
            f"Of {facts.stored.shards} shards no process has {_named(missing)}: on their servers"
            " nobody is answered, and clocks stand still.",
            where,
            "Start the process that has them in BOT_SHARDS, or give them to another one.",
        )
    silent = {row for row in running.values() if facts.machine.now() - row.beat_at > SILENCE}
    for row in sorted(silent):
        yield _silent(row, where)
    if not silent:
        alone = len({row.holder for row in running.values()}) == 1
        who = _who(next(iter(running.values()))) if alone else "The bot"
        yield from _unlinked(facts, who, missing, where)


def _alive(facts: Facts, row: LeaseRow, where: str) -> Iterator[Finding]:
    """Yield findings on the bot that holds the database."""
    if facts.machine.now() - row.beat_at > SILENCE:
        yield _silent(row, where)
    else:
        yield from _unlinked(facts, _who(row), (), where)


def _silent(row: LeaseRow, where: str) -> Finding:
    return error(
        "lease-silent",
        f"{_who(row)} holds the database, and has given no sign of life since {_utc(row.beat_at)}.",
        where,
        "Restart it: it hangs, or cannot write to the database.",
    )


def _unlinked(facts: Facts, who: str, known: Collection[int], where: str) -> Iterator[Finding]:
    """Yield a finding on disconnected shards, except those in `known`."""
    missing = [shard for shard in facts.missing_shards if shard not in known]
    if not facts.linked and facts.started > UNLINKED:
        yield error(
            "not-linked",
            f"{who} runs, but is not connected to Discord: clocks stand still.",
            where,
            "Look in its log, and at discordstatus.com.",
        )
    elif facts.linked and missing:
        yield warning(
            "shards-not-linked",
            f"{who} has no link to Discord for some of its servers: clocks stand still there."
            f" Without a link: {_named(missing)}.",
            where,
            "Look in its log, and at discordstatus.com. It goes on trying; the other servers are"
            " played on.",
        )


def _who(row: LeaseRow) -> str:
    return f"The bot (process {row.pid} on {row.host})"


def _named(shards: Sequence[int]) -> str:
    return f"shard{'' if len(shards) == 1 else 's'} {', '.join(map(str, shards))}"


def _is_elsewhere(row: LeaseRow | None) -> bool:
    return row is not None and row.ended_at is None and row.host != platform.node()


def _posts(late: LatePosts) -> str:
    return f"{late.number} posts are" if late.number > 1 else "One post is"


def _place(late: LatePosts) -> str:
    table = "a league" if late.game_id is None else f"table {late.game_id}"
    return f"server {late.guild_id}, channel {late.place_id}, {table}"


def _utc(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"

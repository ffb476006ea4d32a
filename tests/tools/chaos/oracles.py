"""Conditions that must hold at the end: Discord's record against the bot's database."""

from __future__ import annotations

import io
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from bot.cli.commands import replay
from bot.runtime.settings import Settings
from tests.strict.files import media
from tests.tools.chaos.objects import DECIDING, PRIVATE_THREAD, Message
from tests.tools.chaos.people import Acknowledged, Club
from tests.tools.chaos.stage import Stage

HEADS = ("## ", "### ", "↩️")
"""The beginnings of posts about moves."""
LEAST_WORDS = 20
"""Characters of a line that is told again by chance no more."""


def lost(stage: Stage, acknowledged: list[Acknowledged]) -> Iterator[str]:
    """Yield the moves that were said to be done and are not stored as they were."""
    for done in acknowledged:
        row = stage.one(
            "SELECT user_id, text FROM move WHERE game_id = ? AND version = ?",
            *(done.table_id, done.version),
        )
        if row != (done.user_id, done.text):
            yield f"{done}: {row}"


def not_replayed(stage: Stage) -> Iterator[str]:
    """Yield the tables of which today's rules make something else."""
    for (table_id,) in stage.rows("SELECT id FROM game WHERE status IN ('running', 'over')"):
        out = io.StringIO()
        with redirect_stdout(out), redirect_stderr(out):
            code = replay.run(
                Namespace(table=table_id, database=stage.bot.database), Settings(), stage.games
            )
        if code:
            yield f"table {table_id}: {out.getvalue().strip()}"


def live_posts(stage: Stage) -> Iterator[str]:
    """Yield the tables with more than one live post, or with one although they are over."""
    standing = stage.server.world.public_messages()
    for table_id, status in stage.rows("SELECT id, status FROM game WHERE status <> 'lobby'"):
        live = [message.id for message in standing if message.live(table_id)]
        if len(live) > (status == "running"):
            yield f"table {table_id} ({status}): {len(live)} live posts {live}"


def unasked(stage: Stage, club: Club) -> Iterator[str]:
    """Yield the running tables that wait for people whom no live post asks."""
    for table in club.tables:
        if table.channel.id in stage.server.world.gone:
            continue
        asked = club.asked(table) if table.id is not None else {}
        running = stage.one("SELECT status FROM game WHERE id = ?", table.id) == ("running",)
        if running and asked and not is_asked(club.post(table), table.id, asked):
            yield f"table {table.id} ({table.game}, {table.where}) waits, but asks nobody"


def is_asked(post: Message | None, table_id: int | None, asked: dict[int, int]) -> bool:
    """Return whether a post asks what the table waits for now."""
    if post is None:
        return False
    marks = [custom_id.split(":") for custom_id in post.custom_ids]
    moves = [m for m in marks if m[0] in DECIDING and m[1] == str(table_id)]
    versions = {int(m[2]) for m in moves if len(m) > 2}
    return bool(versions & set(asked.values()))


def untold(stage: Stage) -> Iterator[str]:
    """Yield what the bot did not get done although it had the time."""
    yield f"requests until the end: {stage.server.busy} under way"
    for row in stage.rows(
        "SELECT game_id, id, kind, tries, due_at FROM outbox WHERE status = 'due' AND NOT quiet"
    ):
        yield f"table {row[0]}: post {row[1]} ({row[2]}), {row[3]} tries, due at {row[4]:.0f}"
    for row in stage.rows("SELECT game_id, message_id, tries, due_at FROM pending_edit"):
        yield f"table {row[0]}: edit of message {row[1]}, {row[2]} tries, due at {row[3]:.0f}"


def pictures(stage: Stage) -> Iterator[str]:
    """Yield the tables where not every phase was told once, with its pictures."""
    channels = stage.server.world.channels | stage.server.world.gone
    told: dict[int, list[Message]] = {}
    for message in stage.server.world.record:
        headed = message.texts.lstrip().startswith(HEADS)
        if headed and message.answers is None and message.reader is None:
            told.setdefault(message.channel_id, []).append(message)
    places = stage.rows("SELECT id, channel_id, thread_id, lives FROM game WHERE status <> 'lobby'")
    here = [channel for _, channel, thread, _ in places if thread in (None, channel)]
    for table_id, channel_id, thread_id, _ in places:
        place = thread_id or channel_id
        moved = any(gone.parent_id == channel_id for gone in stage.server.world.gone.values())
        if moved or place not in channels or here.count(place) > 1:
            continue
        due, done = _phases(stage, table_id, "<> 'done'"), _phases(stage, table_id, "= 'done'")
        posts = told.get(place, [])
        bare = [
            message.texts[:60]
            for message in posts
            # What is taken back within a phase may ask several, and then shows nothing.
            if not (message.attachments or "attach" in message.forbidden or "↩️" in message.texts)
        ]
        twice = [message.id for message in posts if _doubled(message)]
        if not done <= len(posts) <= done + due or bare or twice:
            yield (
                f"table {table_id}: {done} phases (and {due} not settled), {len(posts)} posts,"
                f" without pictures {bare}, with pictures twice {twice}"
            )


def _doubled(message: Message) -> bool:
    """Return whether a file came to a message more often than it shows it."""
    came = Counter(message.uploaded)
    shown = Counter(str(one["filename"]) for one in message.attachments)
    return any(count > max(1, shown[name]) for name, count in came.items())


def lost_pictures(stage: Stage) -> Iterator[str]:
    """Yield the messages that show a file which they have no more, or lost all that they had."""
    for message in stage.server.world.public_messages():
        there = {one["id"] for one in message.attachments}
        shown = {str(item.get("attachment_id")) for item in media(message.components)}
        headed = message.texts.lstrip().startswith(HEADS)
        if shown - there or (headed and message.uploaded and not shown):
            yield f"message {message.id}: shows {shown}, has {there}: {message.texts[:60]!r}"


def _phases(stage: Stage, table_id: int, status: str) -> int:
    (count,) = stage.one(
        "SELECT count(DISTINCT coalesce(batch, id)) FROM outbox WHERE game_id = ?"
        f" AND (closes IS NOT NULL OR kind IN ('start', 'end', 'undo')) AND status {status}",
        table_id,
    )
    return int(count)


def leaks(stage: Stage) -> Iterator[str]:
    """Yield words of private tables that stand where everybody reads."""
    world = stage.server.world
    channels = world.channels | world.gone
    for table_id, parent in stage.rows("SELECT id, channel_id FROM game WHERE private"):
        secret = {
            line
            for message in world.record
            if message.reader is None and channels[message.channel_id].type == PRIVATE_THREAD
            for line in message.texts.splitlines()
            if len(line) >= LEAST_WORDS and channels[message.channel_id].parent_id == parent
        }
        for message in world.record:
            if message.reader is not None or message.channel_id != parent:
                continue
            said = secret & set(message.texts.splitlines())
            shown = [one for one in message.attachments if not _is_cover(one)]
            if message.live(table_id) or shown or (said and not message.answers):
                yield f"table {table_id}, message {message.id} in public: {message.texts[:80]!r}"


def _is_cover(file: Mapping[str, Any]) -> bool:
    """Return whether a file is the cover of a game, which shows nothing of a table."""
    return str(file["filename"]).partition(".")[0].endswith("-cover")


def shut_out(stage: Stage) -> Iterator[str]:
    """Yield who has a seat at a private table, or watches it, and cannot see its thread."""
    world = stage.server.world
    for table_id, thread_id, user_id in stage.rows(
        "SELECT id, thread_id, seat.user_id FROM game JOIN seat ON game_id = id"
        " WHERE private AND status = 'running' AND seat.user_id IS NOT NULL"
        " UNION SELECT id, thread_id, guest.user_id FROM game JOIN guest ON game_id = id"
        " WHERE private AND status = 'running'"
    ):
        thread = world.channels.get(thread_id or 0)
        if thread is None or user_id not in thread.members:
            yield f"table {table_id}: {world.users[user_id].name} is not in thread {thread_id}"

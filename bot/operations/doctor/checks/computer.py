"""Checks of this computer: SQLite, file permissions, disk space, and ports."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, note, warning
from bot.operations.doctor.listeners import Holder, Refused
from bot.runtime.settings import ENV_FILE, Settings
from bot.store.core.errors import StoreError
from bot.store.upkeep import backups

_RACE_BEGAN = (3, 7, 0)
_RACE_MENDED = (3, 51, 3)
_MENDED_BEFORE = ((3, 44, 6), (3, 50, 7))
"""First versions of two older release lines that also have the fix."""
_MEGABYTE = 1_000_000
NO_ROOM = 20 * _MEGABYTE
"""Bytes of free space without which the bot cannot continue to write for long."""
LITTLE_ROOM = 200 * _MEGABYTE
"""Bytes that should be free besides two copies of the database: an upgrade's, and a backup's."""
_SIDE_FILES = ("", "-wal", "-shm", ".lock")


def may_lose_commits(version: tuple[int, ...]) -> bool:
    """Return whether this SQLite may lose commits if connections checkpoint concurrently."""
    mended = version >= _RACE_MENDED or any(
        first <= version < (*first[:2], 1000) for first in _MENDED_BEFORE
    )
    return version >= _RACE_BEGAN and not mended


def sqlite(facts: Facts) -> Iterator[Finding]:
    """Check the SQLite library that Python is linked with, if the database is a file.

    It comes with the system or with Python: few people can change it, and nobody must.
    """
    version = facts.machine.sqlite
    if facts.file is not None and may_lose_commits(version):
        number = ".".join(map(str, version))
        yield note(
            "sqlite-race",
            f"SQLite {number}, which this Python is linked with, has a rare fault: where several"
            " connections write to a database, or bring it up to date with its log, what was stored"
            " may be lost. Of the bot only one does, and its lock keeps other bots out.",
            "this Python",
            "Nothing, but open the database with no other program that writes while the bot runs."
            " `bot backup` and `bot doctor` only read. It is mended in SQLite 3.51.3 (and 3.50.7,"
            " 3.44.6), which comes with newer versions of the system, or of Python.",
        )


def games(facts: Facts) -> Iterator[Finding]:
    """Name the packages whose games the bot leaves out because they cannot be loaded."""
    for one in facts.machine.packages:
        if one.game is None:
            yield warning(
                "game-left-out",
                f"The game {one.key} cannot be loaded: {one.error}.",
                f"package {one.name} {one.version}",
                "Install another version of the package, or uninstall it. Its tables are kept, and"
                " go on when the game is there again.",
            )


def languages(facts: Facts) -> Iterator[Finding]:
    """Name the languages that the bot leaves out because their descriptions are faulty."""
    for told in facts.machine.faulty_languages:
        yield warning(
            "language-left-out",
            f"A language is left out: {told}.",
            "the languages",
            "Correct its language.toml (docs/languages.md), or uninstall its package. Until then,"
            " whoever chose it reads English.",
        )


def contained(facts: Facts) -> Iterator[Finding]:
    """Name the packages that this system does not keep from something that packages must not do."""
    for one in facts.machine.packages:
        if open_to := facts.machine.uncontained(one):
            yield note(
                "game-uncontained",
                f"The game {one.key} runs in processes of its own, but this system does not limit"
                f" its {', '.join(open_to)}.",
                f"package {one.name} {one.version}",
                "docs/game-packages.md says what that means, and which systems have it. Keep only"
                " packages that you would run yourself.",
            )


def files(facts: Facts) -> Iterator[Finding]:
    """Check who may read and write the bot's files."""
    database = facts.file
    if database is None:
        yield from _shown(facts, ())
        return
    folder = database.absolute().parent
    if not folder.is_dir():
        yield error(
            "folder-missing",
            "The folder for the database does not exist.",
            str(folder),
            "Create it, or correct BOT_DATABASE.",
        )
        return
    held = [path for path in _files_of(database) if path.is_file()]
    closed = [path for path in (folder, *held) if not facts.machine.writable(path)]
    yield from _not_writable(closed[0]) if closed else _shown(facts, held)


def _not_writable(path: Path) -> Iterator[Finding]:
    yield error(
        "not-writable",
        "The bot cannot write there.",
        str(path),
        "Start it as the account that owns the files, or give the files to this one (chown).",
    )


def _shown(facts: Facts, held: Iterable[Path]) -> Iterator[Finding]:
    """Yield a warning about secret files that other accounts can read."""
    candidates = (*held, *_secret(facts.settings))
    shown = " ".join(str(path) for path in candidates if facts.machine.open_to_others(path))
    if shown:
        yield warning(
            "readable-by-others",
            "Other accounts of this computer can read what holds secrets.",
            shown,
            f"chmod 600 {shown}",
        )


def disk(facts: Facts) -> Iterator[Finding]:
    """Check the free space on the disks of the database and of its backups."""
    database = facts.file
    size = database.stat().st_size if database is not None and database.is_file() else 0
    own = None if database is None else database.absolute().parent
    seen: set[int] = set()
    for folder in filter(None, (own, facts.settings.backup_folder)):
        if not folder.is_dir() or folder.stat().st_dev in seen:
            continue
        seen.add(folder.stat().st_dev)
        free = facts.machine.free(folder)
        where, room = f"disk of {folder}", f"{free // _MEGABYTE} MB are free"
        if free < NO_ROOM:
            yield error("disk-full", f"Only {room}.", where, "Free some space now.")
        elif free < LITTLE_ROOM + 2 * size:
            wanted = (LITTLE_ROOM + 2 * size) // _MEGABYTE
            yield warning(
                "disk-low",
                f"Only {room}; backups and upgrades want {wanted} MB.",
                where,
                "Free some space, or lower BOT_BACKUP_KEEP.",
            )


def _files_of(database: Path) -> list[Path]:
    return [database.with_name(database.name + suffix) for suffix in _SIDE_FILES]


def _secret(settings: Settings) -> Iterator[Path]:
    """Yield other files that only the bot's user should read: `.env` and the newest backup."""
    if ENV_FILE.is_file():
        yield ENV_FILE
    folder = settings.backup_folder
    if folder is not None and folder.is_dir():
        try:
            newest = backups.newest(folder)
        except StoreError:
            return
        if newest is not None:
            yield newest


def ports(facts: Facts) -> Iterator[Finding]:
    """Check whether the bot can listen on its ports, unless it already does."""
    for one in facts.refused:
        if one.before is not None:
            yield _twice(one, one.before.prefix)
        elif not one.taken:
            yield _finding("port-refused", one, one.reason, "Correct them")
        elif not _is_bot(facts, one.holder):
            yield _finding("port-taken", one, f"{_who(one.holder)} has it", "End that program")


def _finding(code: str, one: Refused, why: str, first: str) -> Finding:
    host, port, what, prefix, off = one.place
    return error(
        code,
        f"{what} cannot be served on {host}, port {port}: {why}. So the bot does not start.",
        f"{prefix}_PORT and {prefix}_HOST",
        f"{first}, choose another port, or leave {off} empty.",
    )


def _twice(one: Refused, before: str) -> Finding:
    why = f"{before}_PORT is the same port"
    return _finding("port-twice", one, why, "Let them differ")


def _who(holder: Holder | None) -> str:
    if holder is None:
        return "another program"
    if holder.pid is None:
        return f"a program of the account {holder.account}"
    return f"process {holder.pid} ({holder.name})"


def _is_bot(facts: Facts, holder: Holder | None) -> bool:
    """Return whether the running bot holds a port; an unknown holder counts as the bot."""
    rows = [row for row in (facts.lease, *facts.parts.values()) if row is not None]
    here = {row.pid for row in rows if row.host == platform.node() and row.ended_at is None}
    if not facts.held or not here:
        return False
    if holder is None or holder.pid is not None:
        return holder is None or holder.pid in here
    return facts.file is None or facts.file.stat().st_uid == holder.account

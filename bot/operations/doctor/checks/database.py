"""Checks of the database's contents, and of its newest backup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, note, warning
from bot.store.core.errors import StoreError
from bot.store.core.sql import migrations
from bot.store.upkeep import backups
from bot.store.upkeep.inspection import inspect

OLD_BACKUP = 36 * 3600.0
"""Age in seconds above which the newest backup is too old: a night was missed."""
_HOUR = 3600.0


def database(facts: Facts) -> Iterator[Finding]:
    """Check whether there is a database, and whether it belongs to this bot."""
    if facts.stored is None and facts.folder.is_dir():
        yield warning(
            "database-missing",
            "There is no database yet.",
            facts.where,
            "If the bot never ran here, start it: that makes one. If it did, BOT_DATABASE names"
            " the wrong one, or the bot is started in another folder.",
        )
    elif (
        facts.stored is not None
        and facts.stored.refusal is not None
        # Otherwise, the missing write permission is the cause.
        and (facts.file is None or facts.machine.writable(facts.file))
    ):
        yield error(
            "database-unusable",
            str(facts.stored.refusal),
            facts.where,
            _MEND_FILE if facts.file else _MEND_SERVER,
        )


_MEND_FILE = "Put the right file there, or take back a backup: `bot restore FILE`."
_MEND_SERVER = (
    "Let the server run, correct BOT_DATABASE, or take back a backup with `pg_restore`"
    " (docs/postgresql.md)."
)


def integrity(facts: Facts) -> Iterator[Finding]:
    """Check the database file for damage."""
    if facts.file is None:
        yield note(
            "integrity-elsewhere",
            "PostgreSQL's own program looks for damage in its files.",
            facts.where,
            "`pg_amcheck` reads all of them, and says so if one is damaged.",
        )
    elif facts.damage is None:
        yield note(
            "integrity-unfinished",
            "The database is too large to be read as a whole in a few seconds.",
            facts.where,
            "`bot backup` reads all of it, and says so if it is damaged.",
        )
    elif facts.damage:
        yield error(
            "integrity",
            f"The database is damaged: {_first(facts.damage)}",
            facts.where,
            "Stop the bot, keep a copy of the file, and take back the newest backup:"
            " `bot restore FILE`. Have the disk checked.",
        )


def schema(facts: Facts) -> Iterator[Finding]:
    """Check whether the database has this version's schema."""
    if facts.stored is not None and facts.stored.schema < len(migrations()):
        yield warning(
            "schema-old",
            f"The database has schema {facts.stored.schema}, this version of the bot has"
            f" {len(migrations())}.",
            facts.where,
            _UPGRADE_FILE if facts.file else _UPGRADE_SERVER,
        )


_UPGRADE_FILE = (
    "The next start upgrades it, with a copy beside it; `bot upgrade --dry-run` tries that first."
)
_UPGRADE_SERVER = (
    "The next start upgrades it, in one transaction and without a copy: make a backup first with"
    " `pg_dump`. `bot upgrade --dry-run` says how to try it on a copy."
)


def backup(facts: Facts) -> Iterator[Finding]:
    """Check the newest backup: whether it exists, how old it is, and whether it can be read."""
    folder, tables = facts.settings.backup_folder, facts.stored.tables if facts.stored else 0
    if facts.file is None:
        yield _elsewhere(facts)
        return
    if folder is None:
        if tables:
            yield warning(
                "backup-off",
                "The running bot makes no backups.",
                "BOT_BACKUP_FOLDER",
                "Name a folder there, ideally on another disk: then one is made every night.",
            )
        return
    if not folder.is_dir() or not facts.machine.writable(folder):
        yield error(
            "backup-folder",
            "Backups cannot be written: the folder is missing, or closed to this account.",
            str(folder.absolute()),
            "Create it for the account of the bot, or correct BOT_BACKUP_FOLDER.",
        )
    else:
        yield from _newest(facts, folder, bool(tables))


def _elsewhere(facts: Facts) -> Finding:
    """Return the finding on backups of a database server.

    It is a warning if BOT_BACKUP_FOLDER is set, as if the bot made backups; otherwise a note.
    """
    told = note if facts.settings.backup_folder is None else warning
    return told(
        "backup-elsewhere",
        "PostgreSQL's own programs make the backups; the bot makes none at night.",
        "BOT_BACKUP_FOLDER" if facts.settings.backup_folder else facts.where,
        "Run `pg_dump --format=custom` every night (docs/postgresql.md), and leave"
        " BOT_BACKUP_FOLDER empty.",
    )


def _newest(facts: Facts, folder: Path, wanted: bool) -> Iterator[Finding]:
    try:
        newest = backups.newest(folder)
        if newest is not None:
            inspect(newest, integrity=False)
    except StoreError as refusal:
        yield error(
            "backup-unusable",
            f"The newest backup cannot be used: {refusal}",
            str(folder.absolute()),
            "Move that file away and make a new one now: `bot backup`.",
        )
        return
    hours = None if newest is None else (facts.machine.now() - newest.stat().st_mtime) / _HOUR
    if wanted and (hours is None or hours * _HOUR > OLD_BACKUP):
        age = "There is no backup yet." if hours is None else f"It is {hours:.0f} hours old."
        yield warning(
            "backup-old",
            f"The newest backup should be younger than a day and a half. {age}",
            str(folder.absolute()),
            "Make one now with `bot backup`, and look in the log why there was none at night.",
        )


def _first(lines: Sequence[str]) -> str:
    return lines[0].strip().splitlines()[0]

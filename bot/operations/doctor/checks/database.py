"""What is in the database, and in its newest backup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, note, warning
from bot.store.errors import StoreError
from bot.store.scripts import migrations
from bot.store.upkeep import backups
from bot.store.upkeep.inspection import inspect

OLD_BACKUP = 36 * 3600.0
"""Seconds after which the newest backup is too old: one night was left out."""
_HOUR = 3600.0


def database(facts: Facts) -> Iterator[Finding]:
    """Look at whether there is a database, and whether it is one of this bot."""
    path = facts.settings.database
    if facts.stored is None and path.absolute().parent.is_dir():
        yield warning(
            "database-missing",
            "There is no database yet.",
            str(path.absolute()),
            "If the bot never ran here, start it: that makes one. If it did, BOT_DATABASE names"
            " the wrong file, or the bot is started in another folder.",
        )
    elif (
        facts.stored is not None
        and facts.stored.refusal is not None
        # Else that is what is wrong.
        and facts.machine.writable(path)
    ):
        yield error(
            "database-unusable",
            str(facts.stored.refusal),
            str(path.absolute()),
            "Put the right file there, or take back a backup: `bot restore FILE`.",
        )


def integrity(facts: Facts) -> Iterator[Finding]:
    """Look for damage in the file."""
    where = str(facts.settings.database.absolute())
    if facts.damage is None:
        yield note(
            "integrity-unfinished",
            "The database is too large to be read as a whole in a few seconds.",
            where,
            "`bot backup` reads all of it, and says so if it is damaged.",
        )
    elif facts.damage:
        yield error(
            "integrity",
            f"The database is damaged: {_first(facts.damage)}",
            where,
            "Stop the bot, keep a copy of the file, and take back the newest backup:"
            " `bot restore FILE`. Have the disk checked.",
        )


def schema(facts: Facts) -> Iterator[Finding]:
    """Look at whether the file is as this version stores it."""
    if facts.stored is not None and facts.stored.schema < len(migrations()):
        yield warning(
            "schema-old",
            f"The database has schema {facts.stored.schema}, this version of the bot has"
            f" {len(migrations())}.",
            str(facts.settings.database.absolute()),
            "The next start upgrades it, with a copy beside it; `bot upgrade --dry-run` tries"
            " that first.",
        )


def backup(facts: Facts) -> Iterator[Finding]:
    """Look at the newest backup: whether there is one, its age, whether it can be read."""
    folder, tables = facts.settings.backup_folder, facts.stored.tables if facts.stored else 0
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

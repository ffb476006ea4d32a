"""The systemd unit that keeps the bot in this folder running."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.operations.watchdog import MANAGERS_PATIENCE
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.settings import Settings

NAME = "boardgames.service"
PARTS = "boardgames@.service"
"""Unit for several processes: `boardgames@1.service` reads its part from `part-1.env`."""
PART = "part-%i.env"
CACHE = "boardgames"
"""Name of the folder below /var/cache; see `CacheDirectory=` in systemd.exec(5)."""
STOP_SECONDS = 30
"""Seconds to finish moves in progress; after that, systemd kills the bot, which loses no move."""

_UNIT = """\
# {name}: written by `bot service` for the checkout in {folder}.
[Unit]
Description=Board games on Discord{which}
Wants=network-online.target
After=network-online.target postgresql.service
# It tries again for ever: networks and Discord come back.
StartLimitIntervalSec=0

[Service]
# It is ready with the first sign of life that it has stored, or when it waits for another bot:
# what it has to do before that, such as an upgrade, takes as long as it takes.
Type=notify
TimeoutStartSec=infinity
# A bot that can store nothing ends by itself; one that cannot even do that is killed.
WatchdogSec={watchdog}
WatchdogSignal=SIGKILL
User={user}
WorkingDirectory={directory}
{environment}ExecStart={command} run --wait
# What Python has compiled: beside its sources it may write nothing here.
CacheDirectory={cache}
Environment=PYTHONPYCACHEPREFIX=%C/{cache}
Restart=on-failure
RestartSec=10
# A wrong setting stays wrong until somebody mends it.
RestartPreventExitStatus=2
TimeoutStopSec={stop}
KillMode=mixed
UMask=0077
NoNewPrivileges=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectSystem=strict
ProtectControlGroups=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictSUIDSGID=yes
LockPersonality=yes
{writable}

[Install]
WantedBy=multi-user.target
"""


def unit(settings: Settings, folder: Path, user: str, parts: bool = False) -> str:
    """Return a systemd unit for this program in a folder; it may write only next to its files.

    With `parts`, it is a template: each process has its own file of settings in the folder.
    """
    program = Path(sys.executable).with_name("bot")
    return _UNIT.format(
        name=PARTS if parts else NAME,
        which=", part %i" if parts else "",
        environment=f"EnvironmentFile={_literal(folder)}/{PART}\n" if parts else "",
        folder=folder,
        directory=_literal(folder),
        # Only in a command line are dollar signs variables.
        command=_word(program).replace("$", "$$"),
        user=_literal(user),
        cache=CACHE,
        stop=STOP_SECONDS,
        watchdog=MANAGERS_PATIENCE,
        writable="\n".join(f"ReadWritePaths={_word(path)}" for path in written(settings, folder)),
    )


def written(settings: Settings, folder: Path) -> list[Path]:
    """Return the folders that the bot writes to: of the database file and its backups."""
    if isinstance(settings.database, DatabaseUrl):
        return []
    folders = [(folder / settings.database).resolve().parent]
    if settings.backup_folder is not None:
        folders.append((folder / settings.backup_folder).resolve())
    return list(dict.fromkeys(folders))


def _word(path: Path) -> str:
    """Return a path as one quoted word for a setting, see systemd.syntax(7)."""
    text = str(path).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{_literal(text)}"'


def _literal(text: object) -> str:
    """Return a text with its percent signs escaped, see systemd.unit(5)."""
    return str(text).replace("%", "%%")

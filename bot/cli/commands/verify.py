"""`bot verify`: check a certificate without a database or Discord."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from pydantic import ValidationError

from bot.cli.command import Games, Subparsers
from bot.cli.exits import FAILED, USAGE, complain
from bot.engine.api import VARIANT, GameInfo
from bot.host.fairness.certificate import Certificate, check
from bot.locales import Words
from bot.locales.markdown import escaped, plain, unmarked
from bot.presenting.table import variant_lines
from bot.runtime.settings import Settings

MOST_BYTES = 32 * 1024 * 1024
"""Maximum size of a file in bytes, larger than any certificate: a larger file is not read."""


class NoCertificate(Exception):
    """The file is not a readable certificate."""


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("verify", help="check the certificate of a finished game")
    parser.add_argument("file", type=Path, metavar="FILE", help="the file that /verify sent")


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Deal and play the game again, print the comparison; return the exit code, 0 if valid."""
    # discord.py takes half a second to load: the other commands do not need it.
    from cogs.ui.screens.fairness import verdict

    try:
        certificate = read(args.file)
        if certificate.game not in games:
            raise NoCertificate(f"It is of the game {certificate.game!r}, which is not here.")
    except NoCertificate as error:
        return complain(f"{args.file}: {error}", USAGE)
    checked = check(certificate, games[certificate.game].rules)
    words = Words("en")
    sys.stdout.write(f"Table {certificate.table}, {words(f'{certificate.game}-title')}\n")
    for line in _variant(certificate, games[certificate.game].rules.info, words):
        sys.stdout.write(f"{unmarked(line)}\n")
    if certificate.hash is not None:
        sys.stdout.write(f"Hash: {certificate.hash}\n")
    for line in verdict(checked, words).splitlines():
        sys.stdout.write(f"{plain(line)}\n")
    return FAILED if checked.faults else 0


def _variant(certificate: Certificate, info: GameInfo, words: Words) -> Iterator[str]:
    """Yield the name and the numbers of the variant that was played, if any."""
    if name := certificate.options.get(VARIANT.key):
        yield words("verify-variant", variant=escaped(name))
    yield from variant_lines(certificate.game, info, certificate.options, words)


def read(path: Path) -> Certificate:
    """Return the certificate in a file. Raises NoCertificate."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise NoCertificate("The file is too large for a certificate.")
        return Certificate.model_validate_json(path.read_bytes())
    except OSError as error:
        raise NoCertificate(f"The file cannot be read ({error.strerror}).") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise NoCertificate(f"This is no certificate: {where}: {first['msg']}.") from error

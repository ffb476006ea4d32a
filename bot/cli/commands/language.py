"""`bot language`: list the languages, and help to begin, check, read and review one."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.catalogue.games import GAMES
from bot.cli.command import Games, Subparsers
from bot.cli.exits import DONE, FAILED, USAGE, complain
from bot.locales import add_words, languages
from bot.locales.languages import SOURCE, BadLanguage, left_out, read
from bot.locales.reviews import BadReviews
from bot.locales.shares import shares
from bot.runtime.settings import Settings

if TYPE_CHECKING:
    from bot.operations.languages.surroundings import Crawl


class _Parser(argparse.ArgumentParser):
    """Parser of an action, to which files can also be named after options."""

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Return the arguments, and what is unknown; argparse takes no list in two parts."""
        found, left = super().parse_known_args(args, namespace)
        if hasattr(found, "files"):
            found.files = [*found.files, *(one for one in left if one[:1] != "-")]
            left = [one for one in left if one[:1] == "-"]
        return found, left


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("language", help="list the languages, or help to translate one")
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", required=True, parser_class=_Parser
    )
    actions.add_parser("list", help="list the languages, and how much of the texts each has")
    checking = actions.add_parser("check", help="say what is wrong with a language")
    _add_code(checking)
    checking.add_argument("--quick", action="store_true", help="play and draw no games")
    checking.add_argument("--missing", action="store_true", help="name the missing messages, too")
    checking.add_argument("--hints", action="store_true", help="also name what may be meant so")

    starting = actions.add_parser("new", help="write the folder of a new language")
    starting.add_argument("code", metavar="CODE", help="such as fr, or es-MX for a region")
    told = "write a package that brings the language into this new folder"
    starting.add_argument("--package", type=Path, metavar="FOLDER", help=told)
    showing = actions.add_parser("preview", help="write a page with all messages and pictures")
    _add_code(showing)
    told = "show these files alone, such as table.ftl"
    showing.add_argument("files", metavar="FILE", nargs="*", help=told)
    showing.add_argument("--out", type=Path, metavar="PAGE", help="default: CODE.html")
    told = "draw no games, so that the page has no pictures"
    showing.add_argument("--quick", action="store_true", help=told)
    changing = actions.add_parser("diff", help="what changed in English since files were reviewed")
    _add_code(changing)
    told = "store that a native speaker has read files of a language, as they are now"
    reading = actions.add_parser("reviewed", help=told)
    _add_code(reading)
    reading.add_argument("files", metavar="FILE", nargs="+", help="such as table.ftl")


def _add_code(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("code", metavar="CODE", help="such as fr, or the folder of a language")


def run(args: argparse.Namespace, _settings: Settings, _games: Games) -> int:
    """Carry out an action and return the exit code."""
    for game in GAMES.values():
        if game.words is not None:
            add_words(game.words)
    if args.action == "list":
        return _list()
    if args.action == "new":
        return _new(args)
    try:
        code = _code_of(args.code)
    except BadLanguage as error:
        return complain(f"{error}", FAILED)
    if code not in languages():
        return complain(_unknown(code), USAGE)
    unknown = [file for file in getattr(args, "files", ()) if file not in _files(args.action, code)]
    if unknown:
        known = ", ".join(_files(args.action, code)) or "none yet"
        return complain(f"{code} has no {', '.join(unknown)}; it has {known}.", USAGE)
    return _ACTIONS[args.action](code, args)


def _code_of(text: str) -> str:
    """Return the code of a language, which may be given as its folder. Raises BadLanguage."""
    folder = Path(text)
    if folder.is_dir() and text not in languages():
        add_words(folder.resolve().parent)
        return read(folder.resolve()).code
    return text


def _unknown(text: str) -> str:
    """Return a sentence that says why there is no such language, and what can be done."""
    if len(Path(text).parts) > 1:
        return f"There is no folder {text}; `bot language new CODE` writes one."
    there = ", ".join(languages())
    return (
        f"There is no language {text!r}; there is {there}. "
        "`bot language new CODE` begins one; in place of a code, a folder can be named."
    )


def _files(action: str, code: str) -> Sequence[str]:
    """Return the files of messages that can be named: a page also shows those that are missing."""
    shown = {languages()[SOURCE].folder} if action == "preview" else set[Path]()
    folders = shown | {languages()[code].folder}
    return sorted({path.name for folder in folders for path in folder.glob("*.ftl")})


def _list() -> int:
    for code, one in languages().items():
        found = shares(code, GAMES)
        told = ", ".join(f"{group} {share.percent} %" for group, share in found.items())
        sys.stdout.write(f"{code}: {one.name}: {told}\n")
    faulty = left_out()
    sys.stdout.writelines(f"left out: {one}\n" for one in faulty)
    return FAILED if faulty else DONE


def _new(args: argparse.Namespace) -> int:
    """Write the folder of a new language; return FAILED if that is not possible."""
    from bot.operations.languages import writing

    try:
        if args.package is None:
            folder = writing.write(args.code, languages()[SOURCE].folder.parent)
        else:
            folder = writing.write_package(args.code, args.package)
    except writing.BadCode as error:
        return complain(str(error), USAGE)
    except OSError as error:
        return complain(
            f"This cannot be written: {error}. `--package FOLDER` writes it somewhere else.", FAILED
        )
    sys.stdout.write(f"{folder} is written. `bot language check {folder}` says how far you are.\n")
    return DONE


def _preview(code: str, args: argparse.Namespace) -> int:
    """Write the page with all messages of a language."""
    from bot.operations.languages import previewing

    file = args.out or Path(f"{code}.html")
    shown = ({}, args.files) if args.quick else (GAMES, args.files, _crawl())
    preview = previewing.preview(code, *shown)
    try:
        file.write_text(preview.html, encoding="utf-8")
    except OSError as error:
        return complain(f"{file} cannot be written: {error.strerror}.", FAILED)
    sys.stdout.write(f"{file} is written: {preview.summary}\n")
    return DONE


def _crawl() -> Crawl:
    """Return the function that crawls the bot; what it needs is loaded only now."""
    # discord.py and the bot tell of what people do wrong on the way; SimCord, when it is imported.
    logging.disable(logging.CRITICAL)
    from bot.cli.example_server import crawled

    return crawled


def _diff(code: str, _args: argparse.Namespace) -> int:
    """Print what changed in English since files of a language were reviewed."""
    from bot.operations.languages import changes, sources

    found = [*changes.changes(code, sources.read(SOURCE), sources.read(code))]
    sys.stdout.writelines(f"{one}\n" for one in found)
    sys.stdout.write(f"{len(found)} differences\n")
    return FAILED if found else DONE


def _reviewed(code: str, args: argparse.Namespace) -> int:
    """Store that a native speaker has read files of a language."""
    from bot.operations.languages import changes, sources

    try:
        changes.mark(code, args.files, sources.read(SOURCE))
    except OSError as error:
        return complain(f"This cannot be stored: {error}.", FAILED)
    except BadReviews as error:
        return complain(
            f"{error}. Mend it, or remove it and name all files that were read.", FAILED
        )
    sys.stdout.write(f"{', '.join(args.files)}: reviewed.\n")
    return DONE


def _check(code: str, args: argparse.Namespace) -> int:
    """Print the faults of a language; return FAILED if there are any besides hints."""
    from bot.operations.languages import check, comparing, sources

    number = hinted = 0
    crawl = None if args.quick else _crawl()
    for fault in check.faults(code, GAMES, not args.quick, crawl):
        hinted += fault.hint
        number += not fault.hint
        if args.hints or not fault.hint:
            sys.stdout.write(f"{'perhaps: ' if fault.hint else ''}{fault}\n")
    if args.missing:
        lacking = comparing.missing(sources.read(SOURCE), sources.read(code))
        sys.stdout.writelines(f"missing: {one.place}: {one.key}\n" for one in lacking)
    for group, share in shares(code, GAMES).items():
        sys.stdout.write(f"{group}: {share.done} of {share.all} messages\n")
    more = "" if args.hints or not hinted else f", and {hinted} hints (--hints)"
    sys.stdout.write(f"{number} faults{more}\n")
    return FAILED if number else DONE


_ACTIONS: Mapping[str, Callable[[str, argparse.Namespace], int]] = {
    "check": _check,
    "preview": _preview,
    "diff": _diff,
    "reviewed": _reviewed,
}

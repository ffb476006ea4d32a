"""`bot language`: list the languages, and check one for its translators."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from bot.catalogue.games import GAMES
from bot.cli.command import Games, Subparsers
from bot.cli.exits import DONE, FAILED, USAGE, complain
from bot.locales import add_words, languages
from bot.locales.languages import FILE, SOURCE, BadLanguage, read
from bot.locales.shares import shares
from bot.runtime.settings import Settings


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("language", help="list the languages, or help to translate one")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", help="list the languages, and how much of the texts each has")
    checking = actions.add_parser("check", help="say what is wrong with a language")
    _add_code(checking)
    checking.add_argument("--quick", action="store_true", help="play and draw no games")
    checking.add_argument("--missing", action="store_true", help="name the missing messages, too")
    checking.add_argument("--hints", action="store_true", help="also name what may be meant so")


def _add_code(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("code", metavar="CODE", help="such as fr, or the folder of a language")


def run(args: argparse.Namespace, _settings: Settings, _games: Games) -> int:
    """Carry out an action and return the exit code."""
    for game in GAMES.values():
        if game.words is not None:
            add_words(game.words)
    if args.action == "list":
        return _list()
    try:
        code = _code_of(args.code)
    except BadLanguage as error:
        return complain(f"{error}", FAILED)
    if code not in languages():
        return complain(f"There is no language {code!r}; there is {', '.join(languages())}.", USAGE)
    return _check(code, args.quick, args.missing, args.hints)


def _code_of(text: str) -> str:
    """Return the code of a language, which may be given as its folder. Raises BadLanguage."""
    folder = Path(text)
    if (folder / FILE).exists():
        add_words(folder.resolve().parent)
        return read(folder.resolve()).code
    return text


def _list() -> int:
    for code, one in languages().items():
        found = shares(code, GAMES)
        told = ", ".join(f"{group} {share.percent} %" for group, share in found.items())
        sys.stdout.write(f"{code}: {one.name}: {told}\n")
    return DONE


def _check(code: str, quick: bool, missing: bool, hints: bool) -> int:
    """Print the faults of a language; return FAILED if there are any besides hints."""
    from bot.operations.languages import check, comparing, sources

    number, hinted = 0, Counter[str]()
    for fault in check.faults(code, GAMES, not quick):
        if fault.hint:
            hinted[fault.place.partition(":")[0]] += 1
        number += not fault.hint
        if hints or not fault.hint:
            sys.stdout.write(f"{'perhaps: ' if fault.hint else ''}{fault}\n")
    if missing:
        lacking = comparing.missing(sources.read(SOURCE), sources.read(code))
        sys.stdout.writelines(f"missing: {one.place}: {one.key}\n" for one in lacking)
    for group, share in shares(code, GAMES).items():
        sys.stdout.write(f"{group}: {share.done} of {share.all} messages\n")
    more = "" if hints or not hinted else f", and {hinted.total()} hints (--hints)"
    sys.stdout.write(f"{number} faults{more}\n")
    return FAILED if number else DONE

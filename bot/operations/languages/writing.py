"""A new language: a folder with its description, and the English texts to translate."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import discord
from babel import Locale, UnknownLocaleError

from bot.locales.languages import CODE, FILE, GROUP, SOURCE, languages
from bot.operations.languages.comparing import forms_of
from bot.operations.languages.sources import Message, read

_DESCRIBED = """# docs/languages.md explains these keys, and has some more.
name = "{name}"
fallback = "{fallback}"
discord = [{locales}]
register = ""
"""
_HEAD = """# {name}: the messages of {file}, in English.
#
# Remove "# " before all lines of a message, and write its text in your language. What stands before
# the first "=" stays, and so do variables such as $count. A number has the forms {forms}.
"""
_PROJECT = """[project]
name = "boardgames-{package}"
version = "0.1"
description = "{name} for the board game bot"
requires-python = ">=3.11"

[project.entry-points."{group}"]
{code} = "boardgames_{package}"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
packages = ["boardgames_{package}"]
"""


class BadCode(ValueError):
    """The error for a language that cannot be begun; its text is a sentence."""


def begun(code: str) -> Mapping[str, str]:
    """Return the files of a new language by their names. Raises BadCode."""
    if not CODE.fullmatch(code):
        raise BadCode(f"{code!r} is no code of a language, such as fr or es-MX.")
    try:
        locale = Locale.parse(code, sep="-")
    except (UnknownLocaleError, ValueError):
        locale = None
    name = code if locale is None else str(locale.get_display_name()).capitalize()
    above = code.rpartition("-")[0]
    told = {
        "name": name,
        "fallback": above if above in languages() else SOURCE,
        "locales": ", ".join(f'"{one}"' for one in _locales(code)),
    }
    forms = ", ".join(f"[{form}]" for form in sorted(forms_of(locale or Locale.parse(SOURCE))))
    files = {FILE: _DESCRIBED.format(**told)}
    for file, messages in _by_file().items():
        head = _HEAD.format(name=name, file=file, forms=forms)
        files[file] = "\n".join((head, *map(_commented, messages)))
    return files


def _locales(code: str) -> Iterator[str]:
    """Yield the locales of Discord of a language that no other language of the bot has."""
    taken = {locale for one in languages().values() for locale in one.discord}
    for locale in discord.Locale:
        own = code in (locale.value, locale.value.partition("-")[0])
        if own and locale.value not in taken:
            yield locale.value


def _by_file() -> Mapping[str, list[Message]]:
    found: dict[str, list[Message]] = {}
    for message in read(SOURCE).messages.values():
        found.setdefault(message.path.name, []).append(message)
    return found


def _commented(message: Message) -> str:
    return "".join(f"# {line}\n" for line in message.source.splitlines())


def write(code: str, folder: Path) -> Path:
    """Write a new language into a folder of languages, and return its own folder.

    Raises BadCode, OSError.
    """
    files, own = begun(code), folder / code
    if own.exists():
        raise BadCode(f"{own} exists already.")
    own.mkdir(parents=True)
    for name, text in files.items():
        (own / name).write_text(text, encoding="utf-8")
    return own


def write_package(code: str, folder: Path) -> Path:
    """Write a package that brings a new language, and return the language's folder.

    Raises BadCode, OSError.
    """
    package = code.replace("-", "_").lower()
    own = write(code, folder / f"boardgames_{package}")
    project = _PROJECT.format(code=code, package=package, name=code, group=GROUP)
    (folder / "pyproject.toml").write_text(project, encoding="utf-8")
    return own

"""The command tree as Discord is told it: one option that it refuses, and no command is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.app_commands import TranslationContext, TranslationContextLocation

from bot.locales import bundle
from bot.presenting import limits
from cogs.requests.command_limits import SUBCOMMAND, faults, faults_together, walk
from cogs.requests.translations import drop_faulty
from cogs.ui.kit.translation import FluentTranslator, commands_data
from cogs.ui.table_command import offering_languages
from tests.cogs.harness import Harness
from tests.languages import LANGUAGES, UNSPOKEN, forgetting_words, write_language

ROOT = Path(__file__).resolve().parents[2]
UNTRANSLATED = ("pr", "mn", "am")
NESTED = (SUBCOMMAND, SUBCOMMAND + 1)
"""Types of options that are subcommands, or groups of them (Discord's docs: Option Type)."""
PROSE = {
    *(("setup", "and"), ("setup", "beside"), ("rescue", "is")),
    *(("einrichten", "festlegen"), ("einrichten", "und"), ("einrichten", "außer")),
    *(("retten", "getan"), ("retten", "tun")),
}
"""Words of a sentence after a group's name, which are no subcommands."""
FOLDERS = {language: ROOT / "bot" / "locales" / language for language in LANGUAGES}


async def test_discord_takes_every_command(harness: Harness) -> None:
    payloads = await told(harness)
    assert list(faults_together(payloads)) == []


async def test_everything_is_translated(harness: Harness) -> None:
    for payload in await told(harness):
        for _, entry in walk(payload):
            if payload["type"] == discord.AppCommandType.chat_input.value:
                assert entry["description_localizations"]["de"], entry["name"]
            assert entry["name"] in UNTRANSLATED or entry["name_localizations"]["de"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts_name_only_subcommands_that_exist(harness: Harness, language: str) -> None:
    """A group's command in a sentence is followed by one of its subcommands, or by none."""
    named = partial(_named, language)
    groups = {
        named(payload): {named(one) for one in payload["options"] if one["type"] in NESTED}
        for payload in await told(harness)
        if any(option["type"] in NESTED for option in payload.get("options", ()))
    }
    texts = "\n".join(path.read_text("utf-8") for path in FOLDERS[language].glob("*.ftl"))
    typed = re.compile(r"(?:(?<=[\s`„“(])|^)/([\w-]+) ([\w-]+)", re.MULTILINE)
    found = {(group, name) for group, name in typed.findall(texts) if group in groups}
    assert len(found) > 50
    assert {(group, name) for group, name in found if name not in groups[group]} - PROSE == set()


def _named(language: str, entry: Any) -> str:
    """Return the name of a command as Discord shows it in a language."""
    names: dict[str, str] = entry.get("name_localizations") or {}
    return names.get(language, entry["name"])


async def test_one_english_name_of_two_things_is_two_names_in_german(harness: Harness) -> None:
    payloads = {payload["name"]: payload for payload in await told(harness)}
    named = {entry["name"]: entry for entry in payloads["table"]["options"]}
    assert named["move"]["name_localizations"]["de"] == "umziehen"
    (move, *_) = payloads["play"]["options"]
    assert (move["name"], move["name_localizations"]["de"]) == ("move", "zug")


async def test_what_discord_refuses_is_found(harness: Harness) -> None:
    """The check above can fail: every spoilt command is a fault."""
    payloads = {payload["name"]: payload for payload in await told(harness)}
    spoilt: list[tuple[str, str, Any]] = [
        ("sandbox/show/sandbox", "max_value", 2**53),
        ("sandbox/show/sandbox", "min_value", -(2**53)),
        ("sandbox/show", "name", "Show"),
        ("sandbox/show", "name", "close"),
        ("sandbox/show", "name_localizations", {"de": "zeig es"}),
        ("sandbox/show", "description", "x" * 101),
        ("sandbox/show", "description_localizations", {"de": ""}),
        ("note/text", "max_length", 6001),
        ("note/text", "choices", [{"name": "x" * 101, "value": "x"}]),
        ("note/text", "choices", [{"name": "x", "value": "x" * 101}]),
        ("note/text", "choices", [{"name": "x", "value": 1}]),
        ("note/text", "choices", [{"name": str(n), "value": str(n)} for n in range(26)]),
        ("note/text", "type", SUBCOMMAND),
        ("note/table", "required", True),
        ("note", "contexts", [3]),
        ("note", "integration_types", []),
        ("note", "options", [{"name": "x" * 30, "description": "y" * 99, "type": 3}] * 80),
    ]
    for path, key, value in spoilt:
        payload = deepcopy(payloads[path.split("/")[0]])
        entry: dict[str, Any] = payload
        for name in path.split("/")[1:]:
            entry = next(option for option in entry["options"] if option["name"] == name)
        entry[key] = value
        assert list(faults(payload)), (path, key)
    for name in ("My hint", "Our record"):
        for key, value in (
            ("name", "x" * 33),
            ("name", " My hint"),
            ("name_localizations", {"de": ""}),
            ("description", "About"),
            ("options", [{"name": "x", "description": "y", "type": 3}]),
            ("contexts", []),
            ("type", 9),
        ):
            assert list(faults({**payloads[name], key: value})), (name, key)
        plain = {**payloads[name], "name_localizations": {}}
        more = [{**plain, "name": f"n{n}"} for n in range(6)]
        assert list(faults_together(more)) and not list(faults_together(more[:5]))
    assert list(faults_together([*payloads.values(), payloads["note"]]))
    assert list(faults_together([{**payloads["note"], "name": f"n{n}"} for n in range(101)]))


async def test_unknown_locales_get_english() -> None:
    context = TranslationContext(TranslationContextLocation.other, None)
    string = discord.app_commands.locale_str("join")
    translator = FluentTranslator()
    assert await translator.translate(string, discord.Locale(UNSPOKEN), context) is None
    assert await translator.translate(string, discord.Locale.german, context) == "mitspielen"


FAULTY = """
name-join = Two Words
name-leave = ×
cmd-note = { $what }
name-show = close
name-close = close
cmd-table-list = LONG
palette-day = LONG
"""


async def test_a_translation_that_discord_would_refuse_is_left_out(
    harness: Harness, tmp_path: Path
) -> None:
    """One name that two options share, and people have no commands at all."""
    with forgetting_words():
        write_language(
            tmp_path, "xa", FAULTY.replace("LONG", "x" * 101), f'discord = ["{UNSPOKEN}"]'
        )
        payloads = await commands_data(harness.env.bot.tree)
        assert list(faults_together(payloads))
        dropped = drop_faulty(payloads)
    assert list(faults_together(payloads)) == []
    assert {told.partition(":")[0] for told in dropped} == {UNSPOKEN}
    for part in ("'Two Words'", "'×'", "is 'close' as well", "the description of /table list"):
        assert any(part in told for told in dropped), part
    (table,) = (one for one in payloads if one["name"] == "table")
    assert table["name_localizations"]["de"] == "tisch"


async def test_a_language_that_makes_a_command_too_long_is_left_out_there(
    harness: Harness, tmp_path: Path
) -> None:
    english = bundle("en").names
    words = "\n".join(f"{key} = {'x' * 100}" for key in english if re.match("(cmd|arg)-", key))
    with forgetting_words():
        write_language(tmp_path, "xa", words, f'discord = ["{UNSPOKEN}"]')
        payloads = await commands_data(harness.env.bot.tree)
        dropped = drop_faulty(payloads)
    assert list(faults_together(payloads)) == []
    assert [told for told in dropped if told.startswith(f"{UNSPOKEN}: /league is too long")]
    (note,) = (one for one in payloads if one["name"] == "note")
    assert note["description_localizations"][UNSPOKEN] == "x" * 100


def test_more_languages_than_a_menu_holds_are_suggested(tmp_path: Path) -> None:
    async def run(interaction: discord.Interaction, language: str) -> None: ...

    with forgetting_words():
        for number in range(limits.OPTIONS):
            write_language(tmp_path, f"x{chr(97 + number)}", "")
        command = discord.app_commands.Command(
            name="x", description="x", callback=offering_languages(run)
        )
        (option,) = command.parameters
    assert option.autocomplete and not option.choices


async def told(harness: Harness) -> list[dict[str, Any]]:
    """Return the commands as they are sent to Discord."""
    tree = harness.env.bot.tree
    return [
        await command.get_translated_payload(tree, tree.translator)
        for command in tree.get_commands()
    ]


def message_keys(tree: ast.AST) -> Iterator[str]:
    """Yield the strings of a module, and the keys of its subcommands' descriptions."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.Call(
                func=ast.Name(id="subcommand"),
                args=[ast.Constant(value=str(of)), ast.Constant(value=str(name)), *_],
            ):
                yield f"cmd-{of}-{name}"
            case ast.Call(func=ast.Name(id=of), args=[ast.Constant(value=str(name)), *_]):
                yield f"cmd-{of.removeprefix('on_')}-{name}"


def files_by_key() -> dict[str, str]:
    """Return the file of each message; a key of one word may be any string."""
    files = (ROOT / "bot" / "locales" / "en").glob("*.ftl")
    return {
        key: one.name
        for one in files
        for key in re.findall(r"(?m)^(\w+-[\w-]+) =", one.read_text())
    }


def test_a_command_names_the_files_of_its_texts_and_its_tests() -> None:
    """Whoever changes a sentence of a command finds both in the docstring of its module."""
    known = files_by_key()
    for path in sorted((ROOT / "cogs" / "commands").rglob("*.py")):
        module = ast.parse(path.read_text("utf-8"))
        named = ast.get_docstring(module) or ""
        texts = {known[key] for key in message_keys(module) if key in known}
        assert texts <= {*re.findall(r"`(\w+\.ftl)`", named)}, path
        tests = re.findall(r"`(tests/[\w/]+\.py)`", named)
        assert not texts or tests, path
        assert all((ROOT / one).is_file() for one in tests), path

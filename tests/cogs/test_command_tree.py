"""The command tree as Discord is told it: one option that it refuses, and no command is there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import discord
from discord.app_commands import TranslationContext, TranslationContextLocation

from bot.locales import LANGUAGES
from cogs.ui.kit import limits
from cogs.ui.kit.translation import FluentTranslator
from tests.cogs.harness import Harness

COMMANDS = 100
LONGEST_TEXT = 6000
CHAT_INPUT, SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 1, 2, 3, 4, 10
TYPES = range(1, 12)
HOMES = {0: (SUBCOMMAND, GROUP), GROUP: (SUBCOMMAND,), SUBCOMMAND: ()}
"""What of subcommands and groups a command (0), a group and a subcommand may hold."""
UNTRANSLATED = ("pr", "mn", "am")
LOCALES = (None, *(language for language in LANGUAGES if language != "en"))


async def test_discord_takes_every_command(harness: Harness) -> None:
    payloads = await told(harness)
    assert len(payloads) <= COMMANDS
    for locale in LOCALES:
        assert len({called(payload, locale) for payload in payloads}) == len(payloads)
    assert [fault for payload in payloads for fault in faults(payload)] == []


async def test_everything_is_translated(harness: Harness) -> None:
    for payload in await told(harness):
        for entry in walk(payload):
            assert entry["description_localizations"]["de"], entry["name"]
            assert entry["name"] in UNTRANSLATED or entry["name_localizations"]["de"]


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


async def test_unknown_locales_get_english() -> None:
    context = TranslationContext(TranslationContextLocation.other, None)
    string = discord.app_commands.locale_str("join")
    translator = FluentTranslator()
    assert await translator.translate(string, discord.Locale.french, context) is None
    assert await translator.translate(string, discord.Locale.german, context) == "mitspielen"


async def told(harness: Harness) -> list[dict[str, Any]]:
    """Return the commands as they are sent to Discord."""
    tree = harness.env.bot.tree
    return [
        await command.get_translated_payload(tree, tree.translator)
        for command in tree.get_commands()
    ]


def faults(payload: dict[str, Any]) -> Iterator[str]:
    """Yield what Discord's documentation does not allow in a command."""
    if payload.get("type", CHAT_INPUT) != CHAT_INPUT:
        yield "only commands that are typed are checked here"
    if weight(payload) > limits.COMMAND_TEXT:
        yield f"{payload['name']} weighs {weight(payload)}"
    for key, known in (("contexts", {0, 1, 2}), ("integration_types", {0, 1})):
        if (held := payload.get(key)) is not None and not (held and {*held} <= known):
            yield f"{payload['name']} has the {key} {held}"
    yield from nested(payload, 0)
    for entry in walk(payload):
        for fault in (*texts(entry), *options(entry), *choices(entry), *ranges(entry)):
            yield f"{entry['name']}: {fault}"


def nested(entry: dict[str, Any], kind: int) -> Iterator[str]:
    """Yield groups in the wrong place, and those that hold options beside commands."""
    inner = [o for o in entry.get("options", []) if o["type"] in (SUBCOMMAND, GROUP)]
    if inner and len(inner) != len(entry["options"]):
        yield f"{entry['name']} mixes commands and options"
    for option in inner:
        if option["type"] not in HOMES[kind]:
            yield f"{option['name']} is nested too deep"
        else:
            yield from nested(option, option["type"])


def texts(entry: dict[str, Any]) -> Iterator[str]:
    for name in names(entry):
        if not 1 <= len(name) <= 32 or name != name.lower() or not all(map(in_name, name)):
            yield f"the name {name!r}"
    for text in (entry["description"], *localized(entry, "description")):
        if not 1 <= len(text) <= 100 or text == "…":
            yield f"the description {text!r}"


def in_name(character: str) -> bool:
    return character in "-_'" or unicodedata.category(character)[0] in "LN"


def options(entry: dict[str, Any]) -> Iterator[str]:
    held = entry.get("options", [])
    if len(held) > limits.OPTIONS:
        yield f"{len(held)} options"
    for locale in LOCALES:
        if len({called(option, locale) for option in held}) < len(held):
            yield f"two options of one name ({locale})"
    required = [option.get("required", False) for option in held]
    if required != sorted(required, reverse=True):
        yield "a required option after an optional one"
    if any(option["type"] not in TYPES for option in held):
        yield "an unknown type"


def choices(entry: dict[str, Any]) -> Iterator[str]:
    held = entry.get("choices", [])
    if len(held) > limits.OPTIONS or (held and entry.get("autocomplete")):
        yield "too many choices, or choices and autocomplete"
    for locale in LOCALES:
        if len({called(choice, locale) for choice in held}) < len(held):
            yield f"two choices of one name ({locale})"
    kind = {STRING: str, INTEGER: int, NUMBER: float}.get(entry.get("type", 0), str)
    for choice in held:
        if not all(1 <= len(name) <= limits.CHOICE for name in names(choice)):
            yield f"the choice {choice['name']!r}"
        value = choice["value"]
        fits = len(value) <= limits.CHOICE if isinstance(value, str) else in_range(value)
        if not isinstance(value, kind) or not fits:
            yield f"the value {value!r}"


def ranges(entry: dict[str, Any]) -> Iterator[str]:
    numbers = [entry[key] for key in ("min_value", "max_value") if entry.get(key) is not None]
    if not all(map(in_range, numbers)) or numbers != sorted(numbers):
        yield f"the range {numbers}"
    lengths = [entry[key] for key in ("min_length", "max_length") if entry.get(key) is not None]
    if not all(0 <= n <= LONGEST_TEXT for n in lengths) or lengths != sorted(lengths):
        yield f"the lengths {lengths}"


def in_range(number: float) -> bool:
    return abs(number) <= 2**53 - 1


def weight(payload: dict[str, Any]) -> int:
    """Return what Discord counts: the longest locale of every name, description and value."""
    total = 0
    for entry in walk(payload):
        for key in ("name", "description"):
            total += max(map(len, (entry[key], *localized(entry, key))))
        for choice in entry.get("choices", []):
            total += max(map(len, names(choice))) + len(str(choice["value"]))
    return total


def walk(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for option in payload.get("options", []):
        yield from walk(option)


def names(entry: dict[str, Any]) -> list[str]:
    return [entry["name"], *localized(entry, "name")]


def localized(entry: dict[str, Any], key: str) -> list[str]:
    return list((entry.get(f"{key}_localizations") or {}).values())


def called(entry: dict[str, Any], locale: str | None) -> str:
    """Return how people of a language call a command, an option or a choice."""
    name: str = (entry.get("name_localizations") or {}).get(locale, entry["name"])
    return name

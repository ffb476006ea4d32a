"""The facts that a package tells of its game, checked: no process of a package is believed."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from bot.catalogue.apart.values import facts as facts_of
from bot.catalogue.apart.values import lines, or_none, rows, several, text, whole
from bot.engine.api import Adjustable, GameInfo, Json, Option
from bot.host.core.game import Card, FirstGame, Goal, Story
from bot.locales import bundle, languages
from bot.locales.languages import FILE, SOURCE
from bot.locales.messages import Messages
from bot.presenting import limits
from render.scenes import LETTERS

_WORD = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""Pattern of keys that are parts of custom ids and of names of messages."""
_TAKES_EFFECT = re.compile(r"@|<#|://|\]\(|\\u", re.IGNORECASE)
"""Pattern of mentions and links on Discord, and of escapes that could hide them."""
_MOST_WORDS = 256 << 10
"""Bytes of the words of a language."""
PAGE = 12
"""Most options on a page of a lobby's panel."""


def info_of(told: Json) -> GameInfo:
    """Return the facts of a game. Raises ValueError, and the errors of `values.FAULTS`."""
    seats = [whole(one) for one in rows(told["seats"])]
    if not seats or seats != [*range(seats[0], seats[-1] + 1)] or not 0 < seats[-1] <= len(LETTERS):
        raise ValueError(f"a table has 1 to {len(LETTERS)} seats, not {seats[:20]}")
    options = several(_option_of)(told["options"])
    for page, count in Counter(option.page for option in options).items():
        if count > PAGE:
            raise ValueError(f"{count} options are on the page {page!r}, more than {PAGE}")
    if len(options) > limits.OPTIONS:
        raise ValueError(f"it has {len(options)} options, more than {limits.OPTIONS}")
    return GameInfo(
        key=word(told["key"]),
        seats=range(seats[0], seats[-1] + 1),
        options=options,
        atoms=frozenset(lines(told["atoms"])),
        secret=frozenset(lines(told["secret"])),
        stepped=frozenset(lines(told["stepped"])),
        revealing=tuple(lines(told["revealing"])),
        turns=frozenset(lines(told["turns"])),
        drafted=frozenset(lines(told["drafted"])),
        draft_first=tuple(lines(told["draft_first"])),
        adjustable=several(_number_of)(told["adjustable"]),
        renamable=tuple(map(word, rows(told["renamable"]))),
    )


def word(value: Json) -> str:
    """Return a key of a few letters and digits. Raises ValueError."""
    if not _WORD.fullmatch(text(value)):
        raise ValueError(f"{value!r:.60} is no key: {_WORD.pattern}")
    return text(value)


def lesson_of(told: Json) -> FirstGame | None:
    """Return a game's lesson. Raises the errors of `values.FAULTS`."""
    if told is None:
        return None
    cards = tuple(
        Card(word(one["key"]), text(one["picture"]), text(one["decision"]), whole(one["round"]),
             text(one["part"]))
        for one in rows(told["cards"])
    )  # fmt: skip
    numbers = {name: whole(told[name]) for name in ("seats", "crowd", "seed", "rounds")}
    options = {word(key): text(one) for key, one in told["options"].items()}
    return FirstGame(cards, **numbers, options=options, story=_story_of(told["story"]))


def _story_of(told: Json) -> Story | None:
    if told is None:
        return None
    goals = tuple(
        Goal(word(one["key"]), text(one["event"]), tuple(lines(one["moves"])),
             tuple(lines(one["look"])), facts_of(one["data"]), text(one["picture"]))
        for one in rows(told["goals"])
    )  # fmt: skip
    others = {text(seat): lines(moves) for seat, moves in told["others"].items()}
    return Story(goals, others, whole(told["seed"]))


def counted_of(told: Json) -> dict[str, str]:
    """Return which events statistics count, with their fields."""
    return {key: text(one) for key, one in facts_of(told).items()}


def words_of(key: str, told: Json) -> Path | None:
    """Return the folder of a game's words, all of which are its own and say only words.

    Raises ValueError, OSError.
    """
    folder = or_none(text)(told)
    if folder is None:
        return None
    if any(Path(folder).glob(f"*/{FILE}")):
        raise ValueError("its words have a language of their own")
    if any(name.startswith(f"{key}-") for name in bundle(SOURCE).names):
        raise ValueError(f"the bot has words that begin with {key}- already")
    for language in languages():
        source = _source(Path(folder) / language)
        taken = sorted(
            name for name in Messages((language,), [source]).names if not _owns(key, name)
        )
        if taken:
            raise ValueError(f"{taken[0]} of its words does not begin with {key}-")
        if found := _TAKES_EFFECT.search(source):
            raise ValueError(f"its words have {found[0]!r}: no mentions and links in words")
    return Path(folder)


def _owns(key: str, name: str) -> bool:
    return name.lstrip("-").startswith(f"{key}-")


def _source(folder: Path) -> str:
    """Return all words of a language. Raises ValueError, OSError."""
    paths = sorted(folder.glob("*.ftl"))
    if not all(path.is_file() for path in paths):
        raise ValueError("its words are no files")
    if sum(path.stat().st_size for path in paths) > _MOST_WORDS:
        raise ValueError(f"its words have more than {_MOST_WORDS} bytes")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def _number_of(told: Json) -> Adjustable:
    key, *numbers = told
    usual, least, most = map(whole, numbers)
    return Adjustable(word(key), usual, least, most)


def _option_of(told: Json) -> Option:
    choices, needs = tuple(map(word, rows(told["choices"]))), told["needs"]
    seats = or_none(several(whole))(told["seats"])
    if not 0 < len(choices) <= limits.OPTIONS:
        raise ValueError(f"an option has {len(choices)} choices, not 1 to {limits.OPTIONS}")
    return Option(
        word(told["key"]),
        choices,
        None if not seats else range(seats[0], seats[-1] + 1),
        text(told["page"], limits.OPTION_LABEL),
        None if needs is None else (word(needs[0]), tuple(map(word, rows(needs[1])))),
    )

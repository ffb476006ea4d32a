"""Fields of a season that `/league set` changes, and the parsing of typed values.

Texts: `league.ftl`. Tests: `tests/cogs/test_league.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import Any, NamedTuple

from bot.engine.api import GameInfo
from bot.host.core.paces import PACES
from bot.host.leagues.api import BadSetting
from bot.host.leagues.signup.founding import OPTION
from bot.leagues.settings import AFTER_CHANGE, FORMS, LATE, OPENING, Settings
from bot.locales import Words, languages
from bot.locales.languages import SOURCE
from bot.presenting import limits
from cogs.ui.kit.choices import day_of

MOST_RULES = 1500
"""Maximum number of characters of an organiser's own rules."""

_ROLE = re.compile(r"<@&([0-9]{1,20})>", re.ASCII)
_YES, _NO = ("yes", "on", "true"), ("no", "off", "false")


class Typed(NamedTuple):
    """A `text` that a reader of a language typed for the field of a `name`."""

    name: str
    text: str
    language: str = SOURCE

    @property
    def word(self) -> str:
        """The text without spaces around it, in lower case."""
        return self.text.strip().casefold()

    def refused(self, kind: str) -> BadSetting:
        """Return the error that the text is nothing of a kind."""
        value = limits.clip(self.text, 40)
        return BadSetting(field=kind, name=self.name, value=value, allowed="")


def integer(typed: Typed) -> int:
    """Parse a whole number. Raises BadSetting."""
    if not re.fullmatch(r"[0-9]{1,4}", typed.text.strip(), re.ASCII):
        raise typed.refused("number")
    return int(typed.text)


def day(typed: Typed) -> date:
    """Parse a date as readers of the language type it. Raises BadSetting."""
    found = day_of(typed.text, typed.language)
    if found is None:
        raise typed.refused("day")
    return found


def yes(typed: Typed) -> bool:
    """Parse yes or no, and return whether it is yes. Raises BadSetting."""
    agreed = typed.word in _YES or any(typed.word in one.yes for one in languages().values())
    if not agreed and not _is_no(typed):
        raise typed.refused("yes")
    return agreed


def _is_no(typed: Typed) -> bool:
    return typed.word in _NO or any(typed.word in one.no for one in languages().values())


def role(typed: Typed) -> int | None:
    """Parse the mention of a role, or return None for none. Raises BadSetting."""
    if _is_no(typed) or typed.word in ("-", ""):
        return None
    match = _ROLE.fullmatch(typed.text.strip())
    if match is None:
        raise typed.refused("role")
    return int(match[1])


def most(typed: Typed) -> int | None:
    """Parse a maximum number, or return None for unlimited. Raises BadSetting."""
    return None if typed.word == "-" or _is_no(typed) else integer(typed)


def points(typed: Typed) -> tuple[int, ...]:
    """Parse league points by place, such as 10-6-3-1. Raises BadSetting."""
    parts = re.split(r"[-, ]+", typed.text.strip())
    return tuple(integer(typed._replace(text=part)) for part in parts)


def own_rules(typed: Typed) -> str:
    """Return the text of an organiser's own rules; a dash removes them."""
    text = typed.text.strip()
    return "" if text == "-" else limits.clip(text, MOST_RULES)


def _word(typed: Typed) -> str:
    return typed.text.strip()


_FIELDS: Mapping[str, Callable[[Typed], Any]] = {
    "form": _word,
    "first_day": day,
    "last_day": day,
    "signup_until": day,
    "size": integer,
    "games": integer,
    "at_once": integer,
    "newcomer_at_once": integer,
    "pace": _word,
    "division_size": integer,
    "up": integer,
    "down": integer,
    "rated": yes,
    "late": _word,
    "points": points,
    "rules": own_rules,
    "open_tables": integer,
    "vacation_days": integer,
    "pause_days": integer,
    "after_change": _word,
    "opening": _word,
    "coached": yes,
    "game_of_week": yes,
    "delay": integer,
    "team_size": integer,
    "team_approval": yes,
}
_CONDITIONS: Mapping[str, Callable[[Typed], Any]] = {
    "role": role,
    "finished": integer,
    "timeouts": most,
    "approval": yes,
    "places": integer,
}
"""Functions that parse the typed conditions of sign-up, by field."""


def names(info: GameInfo, words: Words) -> dict[str, str]:
    """Return the names of all fields, by key."""
    plain = {key: words(f"league-field-{key}") for key in (*_FIELDS, *_CONDITIONS)}
    options = {
        f"{OPTION}{option.key}": words(f"{info.key}-option-{option.key}") for option in info.options
    }
    return plain | options


def values(key: str, info: GameInfo, words: Words) -> dict[str, str]:
    """Return a field's possible values, by name; empty if any text can be typed."""
    if key == "pace":
        return {name: words(f"setup-pace-{name}") for name, pace in PACES.items() if pace}
    if {**_FIELDS, **_CONDITIONS}.get(key) is yes:
        return {"yes": words("league-yes"), "no": words("league-no")}
    if key == "form":
        return {form: words(f"league-form-name-{form}") for form in FORMS}
    if key == "after_change":
        return {one: words(f"league-after-change-{one}") for one in AFTER_CHANGE}
    if key == "opening":
        return {one: words(f"league-opening-name-{one}") for one in OPENING}
    if key == "late":
        return {late: words(f"league-late-name-{late}") for late in LATE}
    if key == "size":
        return {str(size): str(size) for size in info.seats}
    for option in info.options:
        if key == f"{OPTION}{option.key}":
            own = f"{info.key}-option-{option.key}"
            return {choice: words(f"{own}-{choice}") for choice in option.choices}
    return {}


def changed(settings: Settings, key: str, text: str, name: str, language: str) -> Settings:
    """Return the settings with a field set to the typed value.

    `name` is the field's name in error messages, `language` that of the person who typed the value.
    Raises BadSetting.
    """
    if key.startswith(OPTION):
        return replace(settings, options={**settings.options, key.removeprefix(OPTION): text})
    typed = Typed(name, text, language)
    if key in _CONDITIONS:
        conditions = replace(settings.conditions, **{key: _CONDITIONS[key](typed)})
        return replace(settings, conditions=conditions)
    if key not in _FIELDS:
        raise BadSetting(field="field", name="", value=limits.clip(key, 40), allowed="")
    found = replace(settings, **{key: _FIELDS[key](typed)})
    # An organiser's points fit only one table size, so another size gets the default points.
    return replace(found, points=()) if key == "size" else found

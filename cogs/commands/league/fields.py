"""Fields of a season that `/league set` changes, and the parsing of typed values.

Texts: `league.ftl`. Tests: `tests/cogs/test_league.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

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


def integer(name: str, text: str) -> int:
    """Parse a whole number. Raises BadSetting."""
    if not re.fullmatch(r"[0-9]{1,4}", text.strip(), re.ASCII):
        raise BadSetting(field="number", name=name, value=limits.clip(text, 40), allowed="")
    return int(text)


def day(name: str, text: str, language: str = SOURCE) -> date:
    """Parse a date as typed by a reader of a language. Raises BadSetting."""
    found = day_of(text, language)
    if found is None:
        raise BadSetting(field="day", name=name, value=limits.clip(text, 40), allowed="")
    return found


def yes(name: str, text: str) -> bool:
    """Parse yes or no, and return whether it is yes. Raises BadSetting."""
    typed = text.strip().casefold()
    agreed = typed in _YES or any(typed in one.yes for one in languages().values())
    if not agreed and not _is_no(typed):
        raise BadSetting(field="yes", name=name, value=limits.clip(text, 40), allowed="")
    return agreed


def _is_no(typed: str) -> bool:
    return typed in _NO or any(typed in one.no for one in languages().values())


def role(name: str, text: str) -> int | None:
    """Parse the mention of a role, or return None for none. Raises BadSetting."""
    if _is_no(text.strip().casefold()) or text.strip() in ("-", ""):
        return None
    match = _ROLE.fullmatch(text.strip())
    if match is None:
        raise BadSetting(field="role", name=name, value=limits.clip(text, 40), allowed="")
    return int(match[1])


def most(name: str, text: str) -> int | None:
    """Parse a maximum number, or return None for unlimited. Raises BadSetting."""
    typed = text.strip().casefold()
    return None if typed == "-" or _is_no(typed) else integer(name, text)


def points(name: str, text: str) -> tuple[int, ...]:
    """Parse league points by place, such as 10-6-3-1. Raises BadSetting."""
    return tuple(integer(name, part) for part in re.split(r"[-, ]+", text.strip()))


def own_rules(_name: str, text: str) -> str:
    """Return the text of an organiser's own rules; a dash removes them."""
    return "" if text.strip() == "-" else limits.clip(text.strip(), MOST_RULES)


def _word(_name: str, text: str) -> str:
    return text.strip()


_FIELDS: Mapping[str, Callable[[str, str], Any]] = {
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
_CONDITIONS: Mapping[str, Callable[[str, str], Any]] = {
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
    if key in _CONDITIONS:
        conditions = replace(settings.conditions, **{key: _CONDITIONS[key](name, text)})
        return replace(settings, conditions=conditions)
    if key not in _FIELDS:
        raise BadSetting(field="field", name="", value=limits.clip(key, 40), allowed="")
    parse = _FIELDS[key]
    value: Any = day(name, text, language) if parse is day else parse(name, text)
    found = replace(settings, **{key: value})
    # An organiser's points fit only one table size, so another size gets the default points.
    return replace(found, points=()) if key == "size" else found

"""Faults to plant: most let a step of a season decide by what it read before it waited."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any, TypeAlias
from unittest.mock import patch

from bot.host.leagues import core, season_runner
from bot.host.leagues.pairing import drafting
from bot.host.leagues.signup import founding, signups

Fault: TypeAlias = Callable[[], AbstractContextManager[Any]]

FAULTS: dict[str, Fault] = {}


def plant(fault: Fault) -> Fault:
    FAULTS[fault.__name__] = fault
    return fault


@plant
def seasons_are_not_read_again():
    return patch.object(core, "check_unchanged", lambda connection, season: None)


@plant
def schedules_are_stored_as_they_were_paired():
    """Compare what was paired with itself."""
    seen: list[Any] = []
    real = drafting.requests

    def once(connection: Any, season: Any, sizes: Any) -> Any:
        seen.append(real(connection, season, sizes))
        return seen[-1] if len(seen) % 2 else seen[-2]

    return patch.object(season_runner, "requests", once)


@plant
def people_are_looked_up_once():
    """Look up nobody who signed up while others were looked up: they are gone."""
    real, seen = season_runner.asked_of, set()

    def first(connection: Any, season: Any) -> Any:
        if season.id in seen:
            return []
        seen.add(season.id)
        return real(connection, season)

    return patch.object(season_runner, "asked_of", first)


@plant
def excluded_people_sign_up():
    return patch.object(signups, "check_not_excluded", lambda *_: None)


@plant
def organisers_overwrite_each_other():
    return patch.object(founding, "rebased", lambda now, seen, wanted: wanted)


@plant
def nobody_is_promoted():
    """Draft the divisions as if nobody moved up or down."""
    real = drafting.draft

    def draft(people: Any, settings: Any, *more: Any) -> Any:
        return real(people, replace(settings, up=0, down=0), *more)

    return patch.object(drafting, "draft", draft)

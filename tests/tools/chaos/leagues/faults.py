"""Faults to plant in the bot's process: each lets a run of leagues find something wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from bot.host.leagues.pairing import drafting
from bot.host.leagues.play import tables
from bot.host.leagues.signup import signups
from bot.host.leagues.standings import results
from cogs.posting import league_posts
from tests.tools.chaos.launch import Program, Start, pebbles


def posts_are_not_found_again(start: Start) -> None:
    """Mark the posts of leagues differently in each life of the bot."""
    real = league_posts.nonce_of
    _run(start, league_posts, "nonce_of", lambda text: real(f"{os.getpid()} {text}"))


def tables_are_noted_later(start: Start) -> None:
    """Open the first table of a life without storing that it was opened."""
    real, forgotten = tables.fixtures.opened, list[int]()

    def opened(connection: Any, fixture: int, table: int) -> None:
        if forgotten:
            real(connection, fixture, table)
        forgotten.append(fixture)

    _run(start, tables.fixtures, "opened", opened)


def sign_ups_are_told_but_not_stored(start: Start) -> None:
    """Lose every third sign-up although it is confirmed."""
    real, count = signups.entrants.keep, [0]

    def keep(connection: Any, season: int, row: Any) -> None:
        count[0] += row.status == "in"
        real(connection, season, row._replace(status="none") if count[0] % 3 == 0 else row)

    def told(row: Any) -> Any:
        return replace(entry_of(row), status="in")

    entry_of = signups.entry_of
    with patch.object(signups, "entry_of", told):
        _run(start, signups.entrants, "keep", keep)


def results_count_twice(start: Start) -> None:
    """Count the first table of a season twice in its standings."""
    real = results.standings_of

    def standings_of(
        season: Any, signed: Any, schedule: Any, awards: Iterable[Any], *more: Any
    ) -> Any:
        found = list(awards)
        return real(season, signed, schedule, [*found, *found[:1]], *more)

    _run(start, results, "standings_of", standings_of)


def nobody_is_promoted(start: Start) -> None:
    """Keep every player in the division of the season before."""
    real = drafting.draft

    def draft(people: Any, settings: Any, *more: Any) -> Any:
        return real(people, replace(settings, up=0, down=0), *more)

    _run(start, drafting, "draft", draft)


def _run(start: Start, where: Any, name: str, planted: Callable[..., Any]) -> None:
    with patch.object(where, name, planted):
        pebbles(start)


PLANTED: dict[str, Program] = {
    planted.__name__: planted
    for planted in (
        posts_are_not_found_again,
        tables_are_noted_later,
        sign_ups_are_told_but_not_stored,
        results_count_twice,
        nobody_is_promoted,
    )
}

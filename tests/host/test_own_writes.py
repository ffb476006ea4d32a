"""Every transaction of the host that writes says why it may, where several processes share a table.

Whoever changes what belongs to a table, a league or a server holds the lock of the table, which
raises OtherShard where another process has it, or goes by the registry's `write_at`, `write_on` or
`write_in`. All others are named here with their reason. A new one is decided about when it is made.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOST = "bot/host"
WRITES = frozenset(("write", "apart", "wipe", "shrink"))

LOCKED = "who calls it holds the lock of the table, or has checked whose it is"
SWEEP = "the rows come from a query by `OURS`: of own servers, or begun by their timers"
LEAGUE = "a step of the season runner, which looks at seasons of own servers"
PERSON = "a row of a person, which everybody changes in one transaction, whoever has their tables"
NOBODY = "a row that belongs to no server, and is the same whoever writes it"

ALLOWED = {
    LOCKED: """
        automation/house_bots.py HouseBots._tell_what_is_missed
        automation/standing_orders.py Orders._end
        core/registry.py TableRegistry._changed
        core/registry.py TableRegistry.write_at
        core/registry.py TableRegistry.write_in
        core/registry.py TableRegistry.write_on
        core/tables.py Tables._attended
        core/tables.py Tables._change
        core/tables.py Tables._write
        leagues/play/alternates.py Alternates.decline
        lobby/changing.py Changing._carry_on
        lobby/changing.py Changing._deal_if
        posting/outbox.py Outbox.wake
        proposals/actions.py Powers._entrust
        proposals/actions.py Powers._pause
        proposals/actions.py Powers._resume
        proposals/actions.py Powers._set_option
        proposals/actions.py Powers._set_pace
        proposals/service.py Proposals._announce
        proposals/service.py Proposals._store
        proposals/service.py Proposals.vote
        proposals/service.py Proposals.withdraw
        servers/places.py Places.give
        servers/places.py Places.hinder
    """,
    SWEEP: """
        absence/service.py Absence.beat
        core/background/delivery.py Sweep._try
        core/background/delivery.py Delivery.run
        core/background/delivery.py Trial.failed
        core/processes/handover.py Handover._take
        core/background/timers.py Timers._put_off
        leagues/following/service.py Following._look_at
        links/programs.py Programs.tidy
        leagues/webhooks.py EventOutbox.send_next
        leagues/calendars.py LeagueCalendars.look
        links/service.py Links.tidy
        lobby/service.py Lobby.called
        lobby/service.py Lobby.due_calls
        lobby/service.py Lobby.expire
        lobby/wishes.py Wishes.look
        lobby/service.py Lobby.begin_expiry
        posting/calls.py Calls._due
        posting/calls.py Calls.remember_direct
        posting/outbox.py Outbox._settle
        people/way_calls.py WayCalls._call_next
        ratings/forecasts.py Forecasts._fit
        ratings/service.py Ratings.beat
        servers/departures.py Departures.compare
        upkeep/missing_games.py MissingGames.pause
        upkeep/thinning.py Thinning._thin
    """,
    LEAGUE: """
        leagues/season_runner.py SeasonRunner._put_off
        leagues/core.py Parts.write
    """,
    PERSON: """
        absence/availability.py Availability._change
        absence/availability.py Availability.may_ask_hours
        analysis/coaching/service.py Coaching._made
        analysis/coaching/service.py Coaching.share
        analysis/drafts.py Drafts._up_to_date
        analysis/history.py History.look
        analysis/lessons.py Lessons._answered
        analysis/sandboxes.py Sandboxes._answered
        analysis/sandboxes.py Sandboxes.close
        analysis/sandboxes.py Sandboxes.open
        core/limits.py Limits.spend
        links/calendars.py Calendars.draw
        links/calendars.py Calendars.end
        links/pairings.py Pairings.code
        links/pairings.py Pairings.end
        links/pairings.py Pairings.pair
        links/pairings.py Pairings.person
        links/pairings.py Pairings.revoke
        links/service.py Links.revoke
        links/service.py Links.token
        links/service.py Links.tokens
        lobby/presence.py Presence._rename
        lobby/wishes.py Wishes.add
        lobby/wishes.py Wishes.drop
        lobby/presence.py Presence.see
        people/private.py AvoidLists.toggle_avoided
        people/private.py Notes.edit_note
        people/private.py Notes.set_note
        people/preferences.py PersonPreferences.keep
        people/way_calls.py WayCalls.test
        people/ways.py Ways.add
        people/ways.py Ways.ask
        people/ways.py Ways.confirm
        people/ways.py Ways.daily
        people/ways.py Ways.illustrate
        people/ways.py Ways.move
        people/ways.py Ways.opened
        people/ways.py Ways.remove
        people/ways.py Ways.switch
        people/ways.py Ways.wait
        upkeep/privacy.py Privacy._forget
    """,
    NOBODY: """
        core/processes/handover.py Handover._store
        core/processes/handover.py Handover._may_be_taken
        core/processes/questions.py Questions._answer
        core/processes/questions.py Questions._answered
        core/processes/handover.py Handover.look
        core/processes/shared.py Sessions.book
        core/processes/shared.py join
        fairness/service.py Fairness.of
        leagues/seasonlog/service.py SeasonLogs.key
        links/pairings.py Pairings.tidy
        links/service.py SigningKey.made
        people/ways.py Ways.push_key
        ratings/service.py Ratings.recompute
        servers/settings.py ServerSettings.forget_commands
        servers/settings.py ServerSettings.set_command_mark
        core/background/incidents.py Incidents.record
        upkeep/lease.py Lease._write
        upkeep/privacy.py Privacy.shrink
        upkeep/privacy.py Privacy.wipe
    """,
}


def written(tree: ast.AST, name: str = "", locked: bool = False) -> Iterator[str]:
    """Yield the functions that write without a table's lock in sight, once for each time."""
    for child in ast.iter_child_nodes(tree):
        inner, kept = name, locked
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{name}.{child.name}".lstrip(".")
        if isinstance(child, ast.AsyncWith):
            kept |= any(".lock(" in ast.unparse(item.context_expr) for item in child.items)
        if not kept and _is_write(child):
            yield name
        yield from written(child, inner, kept)


def _is_write(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return False
    return node.func.attr in WRITES and "database" in ast.unparse(node.func.value)


def listed(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


@pytest.fixture(scope="module")
def found(root: Path) -> set[str]:
    host = root / HOST
    return {
        f"{path.relative_to(host).as_posix()} {name}"
        for path in host.rglob("*.py")
        for name in written(ast.parse(path.read_text(encoding="utf-8")))
    }


def test_every_write_has_a_lock_or_a_reason(found: set[str]) -> None:
    known = [line for text in ALLOWED.values() for line in listed(text)]
    assert len(known) == len(set(known)), "one reason is enough"
    assert found - {*known} == set(), "take the table's lock, or `Ownership.write_...`"


def test_no_reason_outlives_its_write(found: set[str]) -> None:
    assert {line for text in ALLOWED.values() for line in listed(text)} - found == set()


def test_a_write_is_seen_wherever_it_is() -> None:
    source = """
async def bare(database):
    await database.write(work)
class Kept:
    async def locked(self):
        async with nothing(), self._registry.lock(1):
            await self._registry.database.write(work)
    async def not_yet(self):
        def inner():
            return self._database.wipe()
        async with self._registry.lock(1):
            pass
        file.write(work)
"""
    assert [*written(ast.parse(source))] == ["bare", "Kept.not_yet.inner"]

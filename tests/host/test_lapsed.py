"""Values that were valid when they were stored: they fall back, and nothing stops."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.host import Host
from bot.host.absence.table_clocks import pace_of
from bot.host.absence.vacations import BadHours
from bot.host.core.paces import PACES, USUAL
from bot.host.people import hours
from bot.host.people.hours import Hours, Schedule, reached
from bot.store import Connection
from bot.store.tables import games
from tests.host.conftest import ANNA, BOB, lobby, started


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        ("europe / berlin", "Europe/Berlin"),
        (" EUROPE/BERLIN ", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("america/new york", "America/New_York"),
        ("s\u00e3o paulo", "America/Sao_Paulo"),
        ("Buenos Aires", "America/Buenos_Aires"),
        ("port-au-prince", "America/Port-au-Prince"),
        ("utc", "UTC"),
        ("gmt", "GMT"),
        ("nowhere", None),
        ("gmt+2", None),
        ("../../etc/passwd", None),
        ("", None),
    ],
)
def test_zones_are_found_however_they_are_written(typed: str, zone: str | None) -> None:
    assert hours.zone_named(typed) == zone


async def test_hours_are_stored_with_the_zone_that_was_meant(host: Host) -> None:
    stored = await host.absence.availability.set_hours(ANNA.id, Hours("new york", 480, 1380))
    assert stored.zone == "America/New_York"
    assert await host.absence.availability.hours(ANNA.id) == stored
    with pytest.raises(BadHours):
        await host.absence.availability.set_hours(ANNA.id, Hours("nowhere", 480, 1380))


@pytest.mark.parametrize("zone", ["Europe/Gone", "", "../x", "a\0b", "Europe"])
def test_hours_in_a_zone_that_is_gone_are_those_of_utc(zone: str) -> None:
    gone, utc = (Schedule(Hours(one, 480, 1380)) for one in (zone, "UTC"))
    assert reached(gone, 1000.0, 90_000.0) == reached(utc, 1000.0, 90_000.0)


async def test_choices_that_are_gone_are_as_if_never_made(host: Host) -> None:
    await host.people.preferences.keep(ANNA.id, language="tlh", palette="day", stats="hidden")
    kept = await host.people.preferences.get(ANNA.id)
    assert (kept.language, kept.palette, kept.stats) == (None, "day", "hidden")
    assert kept.lapsed == ("language",)


async def test_a_server_forgets_a_time_control_and_a_language_that_are_gone(host: Host) -> None:
    server = await host.servers.settings.of(1)
    await host.servers.settings.decide(1, replace(server, pace="glacial", language="tlh"))
    found = await host.servers.settings.of(1)
    assert (found.pace, found.language) == (None, None)


async def test_a_table_has_the_usual_time_control_where_its_own_is_gone(host: Host) -> None:
    table = await started(host, BOB)

    def work(connection: Connection) -> None:
        games.update(connection, table.id, table.version, pace="glacial")

    await host._database.write(work)
    host._registry.forget(table.id)
    assert (await host.tables.position(table.id)).table.pace == USUAL
    stored = await host._registry.stored(table.id)
    assert pace_of(stored) == PACES[USUAL]


async def test_a_table_starts_without_options_that_are_gone(host: Host) -> None:
    table = await lobby(host, BOB)

    def work(connection: Connection) -> None:
        games.update(connection, table.id, 0, options='{"peeking": "sideways", "gone": "yes"}')

    await host._database.write(work)
    begun = await host.lobby.start(table.id, ANNA.id)
    assert (begun.status, begun.options) == ("running", {})

"""A game with a variant from its lobby to its certificate, its export and the next table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import cli
from bot.engine.api import BadOption
from bot.host import Host
from bot.host.lobby.service import VariantUnrated
from bot.host.servers.presets import Preset
from bot.host.servers.variants import (
    MOST,
    BadVariant,
    TooManyVariants,
    UnknownVariant,
    WhichGame,
)
from bot.operations import export
from bot.operations.replay import first_difference, record_of
from bot.store.ratings import studied
from bot.store.servers import variants
from bot.store.tables import games
from tests.catalogue import CATALOGUE
from tests.host.conftest import ANNA, BOB, CARL, TestClock
from tests.host.test_fairness import VERSION, play_to_the_end
from tests.opening import without_threads

GAME = "magister_navis"
AT = {"guild_id": 1, "channel_id": 2, "where": "here", "language": "en"}
WEB = {"variant": "Web", "connection_glory": "3", "more_discs": "-5"}
FILE = """game = "magister_navis"
name = "{name}"
numbers = {{ connection_glory = 3, more_discs = -5 }}
"""


@pytest.fixture
async def house(path: Path, clock: TestClock) -> AsyncIterator[Host]:
    opened = await without_threads(path, CATALOGUE, clock)
    yield opened
    await opened.close()


async def add(host: Host, name: str = "Web") -> dict[str, str]:
    found = await host.servers.variants.add(1, 9, FILE.format(name=name).encode())
    return found.variant.choices


async def test_a_table_is_played_to_its_end_with_the_numbers_of_its_variant(
    house: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await add(house) == WEB
    table = await house.lobby.new(ANNA, GAME, **AT, options=WEB)
    for person in (BOB, CARL):
        await house.lobby.join(table.id, person)
        await house.people.preferences.keep(person.id, study=True)
    await house.people.preferences.keep(ANNA.id, study=True)
    await house.lobby.start(table.id, ANNA.id)
    await house.servers.variants.remove(1, 9, 1)
    await play_to_the_end(house, table)
    position = await house.tables.position(table.id)
    linked = [line.points for score in position.scores for line in score.lines if line.key == "connections"]  # fmt: skip  # noqa: E501
    assert sum(linked) > 0 and not any(points % 3 for points in linked)

    certificate, checked = await house.fairness.certificate(table.id, VERSION)
    assert (certificate.options, checked.faults) == (WEB, ())
    file = tmp_path / "certificate.json"
    file.write_bytes(certificate.as_json())
    assert cli.main(["verify", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "Variant: Web\nMore discs: −5 (usually 0)" in printed
    assert "Glory for a connection: 3 (usually 1)" in printed
    other = certificate.model_copy(update={"options": {**WEB, "connection_glory": "1"}})
    file.write_bytes(other.as_json())
    assert cli.main(["verify", str(file)]) == 1

    record = await house._database.read(lambda db: record_of(db, table.id))
    assert first_difference(record, CATALOGUE) is None
    exported = await house._database.read(lambda db: export.export(db, CATALOGUE))
    assert [json.loads(line)["options"] for line in exported.lines] == [WEB]

    found = await house.ratings.statistics.of_game(1, GAME, {}, ANNA.id)
    assert (found.tables, found.seats, found.variants) == (0, (), {"Web": 1})
    own = await house.ratings.statistics.of_player(1, ANNA.id, ANNA.id)
    assert (len(own.seats), own.points) == (1, {})
    rows = await house._database.read(lambda db: studied.against_bots(db, 1, GAME))
    assert rows == []

    rematch = await house.lobby.rematch(table.id, ANNA)
    assert (rematch.options, rematch.rated) == (WEB, False)


async def test_choices_are_within_their_bounds_and_of_the_game(house: Host) -> None:
    for wrong in ({"connection_glory": "6"}, {"variant": "x" * 31}, {"more_gold": "1"}):
        with pytest.raises(BadOption):
            await house.lobby.new(ANNA, GAME, **AT, options=wrong)
    table = await house.lobby.new(ANNA, GAME, **AT)
    with pytest.raises(BadOption):
        await house.lobby.set_variant(table.id, ANNA.id, {"variant": "x", "more_discs": "99"})
    with pytest.raises(BadOption):
        await house.lobby.set_option(table.id, ANNA.id, "more_discs", "1")
    await house.lobby.set_option(table.id, ANNA.id, "dock_in_europe", "no")
    changed = await house.lobby.set_variant(table.id, ANNA.id, WEB)
    assert changed.options == {**WEB, "dock_in_europe": "no"}
    other = await house.lobby.set_variant(table.id, ANNA.id, {"variant": "B", "more_discs": "1"})
    assert other.options == {"variant": "B", "more_discs": "1", "dock_in_europe": "no"}


async def test_a_table_with_a_variant_is_never_rated(house: Host) -> None:
    start = Preset(0, "", GAME, WEB, rated=True)
    with pytest.raises(VariantUnrated):
        await house.lobby.new_from(ANNA, start, **AT)
    table = await house.lobby.new(ANNA, GAME, **AT, rated=True)
    assert not (await house.lobby.set_variant(table.id, ANNA.id, WEB)).rated
    with pytest.raises(VariantUnrated):
        await house.lobby.set_rated(table.id, ANNA.id, True)
    back = await house.lobby.set_variant(table.id, ANNA.id, {})
    assert (back.options, (await house.lobby.set_rated(table.id, ANNA.id, True)).rated) == (
        {},
        True,
    )


async def test_a_preset_keeps_a_variant(house: Host) -> None:
    table = await house.lobby.new(ANNA, GAME, **AT, options=WEB)
    preset = await house.servers.presets.keep(1, 9, "Evening", table.id)
    again = await house.lobby.new_from(BOB, preset, **AT)
    assert again.options == WEB


async def test_a_server_has_so_many_variants_and_replaces_those_of_a_name(house: Host) -> None:
    for number in range(MOST):
        await add(house, f"No {number}")
    with pytest.raises(TooManyVariants):
        await add(house, "One more")
    with pytest.raises(BadVariant):
        await add(house, "\u3164")
    await add(house, "NO 3")
    names = [one.variant.name for one in await house.servers.variants.of_server(1)]
    assert len(names) == MOST and names[3] == "NO 3"
    assert await house.servers.variants.of_server(1, "puerto_rico") == []
    assert await house.servers.variants.of_server(2) == []


async def test_a_variant_that_no_longer_fits_is_not_offered(house: Host) -> None:
    """As after a version in which the author gives a number other bounds."""
    await add(house)
    row = variants.VariantRow(0, 1, GAME, "Old", '{"more_discs": 99}')
    await house._database.write(lambda db: variants.add(db, row))
    found = await house.servers.variants.of_server(1)
    assert [(one.variant.name, one.fits) for one in found] == [("Web", True), ("Old", False)]
    assert [one.variant.name for one in await house.servers.variants.offered(1)] == ["Web"]
    with pytest.raises(UnknownVariant):
        await house.servers.variants.named(1, "old")
    lapsed = {"variant": "Old", "more_discs": "99", "dock_in_europe": "no"}
    table = await house.lobby.new_from(ANNA, Preset(0, "", GAME, lapsed), **AT)
    assert table.options == {"dock_in_europe": "no"}


async def test_a_variant_keeps_what_its_game_still_allows(house: Host) -> None:
    """As after a version in which the author takes a number away."""
    numbers = '{"connection_glory": 3, "gone": 1, "more_discs": 99}'
    row = variants.VariantRow(0, 1, GAME, "Old", numbers, '{"building-gone": "X"}')
    await house._database.write(lambda db: variants.add(db, row))
    (found,) = await house.servers.variants.offered(1)
    assert found.lapsed == ("building-gone", "gone", "more_discs")
    left = {"variant": "Old", "connection_glory": "3"}
    assert found.variant.choices == left
    assert (await house.lobby.new(ANNA, GAME, **AT, options=left)).options == left
    stored = {**left, "gone": "1"}
    table = await house.lobby.new_from(ANNA, Preset(0, "", GAME, stored), **AT)
    assert table.options == left
    await house._database.write(
        lambda db: games.update(db, table.id, 0, options=games.options_text(stored))
    )
    for person in (BOB, CARL):
        await house.lobby.join(table.id, person)
    begun = await house.lobby.start(table.id, ANNA.id)
    assert (begun.status, begun.options) == ("running", left)


async def test_variants_of_one_name_are_told_apart_by_their_game(house: Host) -> None:
    other = 'game = "puerto_rico"\nname = "web"\nnumbers = { more_doubloons = 5 }'
    await add(house)
    await house.servers.variants.add(1, 9, other.encode())
    with pytest.raises(WhichGame):
        await house.servers.variants.named(1, "Web")
    assert (await house.servers.variants.named(1, "Web", "puerto_rico")).id == 2
    assert (await house.servers.variants.named(1, "1")).variant.game == GAME

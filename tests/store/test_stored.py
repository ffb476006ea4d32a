"""Databases of every earlier schema still load, and the games in them go on."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import Preferences, Table
from bot.store.core.sql import migrations
from bot.store.tables import moves
from tests.catalogue import CATALOGUE
from tests.host.playing import advance
from tests.host.toy import TOYS
from tests.opening import without_threads

FILES = sorted(
    (Path(__file__).parent / "stored").glob("*.db"), key=lambda file: int(file.stem.split("_")[1])
)


def test_every_schema_has_its_file() -> None:
    wanted = [f"schema_{n + 1}.db" for n in range(len(migrations()))]
    assert [file.name for file in FILES] == wanted, "python -m tests.tools.make_stored writes it"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_a_stored_database_loads_and_its_games_go_on(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    shutil.copy(file, path)
    host = await without_threads(path, {**CATALOGUE, **TOYS})
    running, toy, lobby = [await host.tables.get(number) for number in (1, 2, 3)]
    assert [running.status, toy.status, lobby.status] == ["running", "over", "lobby"]
    position = await host.tables.position(running.id)
    assert position.version > 20
    assert "place" in {decision.kind for decision in position.decisions}
    for version in range(position.version):
        assert (await host.tables.position(running.id, version)).decisions
    armed, proposed = await host.automation.orders.armed(1, 1), await host.proposals.open_at(1)
    expected = ["guests"] * (int(file.stem.split("_")[1]) >= 5)
    assert [order.decision for order in armed] == expected
    assert [proposal.kind for proposal in proposed] == ["end"] * len(expected)
    drafted = [
        await host.analysis.drafts.of(running.id, chair.user_id or 0) for chair in running.chairs
    ]
    counts = [1] * (int(file.stem.split("_")[1]) >= 19)
    assert [len(draft.moves) for draft in drafted if draft] == counts
    leagues = await host.leagues.founding.of_server(1)
    assert [league.name for league in leagues] == ["Toys"] * (int(file.stem.split("_")[1]) >= 21)
    for league in leagues:
        season = await host.leagues.founding.season(league.id)
        assert (season.stage, len(await host.leagues.signups.entries(season.id, "in"))) == (
            "signup",
            2,
        )
        teams = [team.name for team in await host.leagues.teams.of(season.id)]
        assert teams == ["The Lions"] * (int(file.stem.split("_")[1]) >= 30)
    await _check_deal(host, lobby, int(file.stem.split("_")[1]) >= 22)
    rated = await host.ratings.of_server(1)
    assert [one.name for one in rated] == ["Anna", "Ben"] * (int(file.stem.split("_")[1]) >= 21)
    assert set((await host.ratings.recompute()).values()) <= {True}
    await _agree_on_clocks(host, running)
    played = await advance(host, running, 12)
    assert played is not None
    assert played.position.version == position.version + 12
    results = await host._database.read(lambda db: moves.results(db, toy.id))
    assert sorted(result.points for result in results)[-1] == 3
    assert (await host.tables.position(toy.id)).scores
    kept = await host.people.preferences.get(1)
    chosen = Preferences("de") if file.stem == "schema_1" else Preferences("de", "contrast")
    studies = True if int(file.stem.split("_")[1]) >= 42 else None
    assert kept == replace(chosen, study=studies)
    await host.close()


async def _check_deal(host: Host, lobby: Table, has_salt: bool) -> None:
    """A lobby of any version is promised a deal; salts and audit logs came later."""
    deal = await host.fairness.of(lobby)
    assert deal is not None and len(deal.hash) == 64
    assert [salt.text for salt in deal.salts] == ["luck"] * has_salt
    assert (await host.servers.settings.of(1)).audit_channel == (4 if has_salt else None)


async def _agree_on_clocks(host: Host, table: Table) -> None:
    """Tables from before there were clocks get some when their people want them."""
    proposal = await host.proposals.propose(
        table.id, table.chairs[0].user_id or 0, "pace", pace="fast"
    )
    for voice in proposal.voices:
        await host.proposals.vote(proposal.id, voice.user_id, True)
    times = await host.absence.times(table.id)
    assert len(times) == len(table.chairs)
    assert any(time.until for time in times)

"""`bot export`: whole games without names, which today's rules play again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot import cli
from bot.engine.rng import Rng
from bot.host import Host
from bot.host.core.api import NothingToTakeBack, Person, Table
from bot.operations.export import Game, Move, Result, Seat, parsed, replayed
from tests.catalogue import CATALOGUE
from tests.host.playing import GUILD, open_host
from tests.test_docs import text

ANNA, BEN = 700_000_001, 700_000_002
NAMES = {ANNA: "Anna Amsel", BEN: "Ben Buche"}
FILE = Path("boardgames.sqlite")
BACK = 7
"""Number of moves at the beginning that are taken back, where they may be."""


async def played(host: Host, key: str, *people: int, ends: bool = True) -> Table:
    """Play a game of people and one house bot, with moves taken back."""
    owner, *others = (Person(one, NAMES[one]) for one in people)
    table = await host.lobby.new(
        owner, key, guild_id=GUILD, channel_id=2, where="here", language="en", manages=True
    )
    for other in others:
        await host.lobby.join(table.id, other)
    while len((await host.tables.get(table.id)).chairs) < 3:
        await host.lobby.add_bot(table.id, owner.id, "sensible")
    await host.lobby.start(table.id, owner.id)
    rng, made = Rng(table.id), 0
    while ends or made < BACK:
        await host.automation.house_bots.settled()
        position = await host.tables.position(table.id)
        if not position.decisions:
            break
        decision = position.decisions[0]
        user_id = position.table.chairs[decision.seat].user_id or 0
        move = decision.moves[rng.below(len(decision.moves), "move")]
        await host.tables.play(table.id, user_id, position.rules.notate(move))
        made += 1
        if made <= BACK:
            with suppress(NothingToTakeBack):
                # A house bot may have moved already.
                await host.tables.takeback(table.id, user_id)
    return table


async def prepared() -> None:
    """Store a game of each title that may be published, and others that may not."""
    host = await open_host(FILE)
    for key in CATALOGUE:
        await played(host, key, ANNA, BEN)
    await played(host, "puerto_rico", ANNA, ends=False)
    for one in NAMES:
        await host.people.preferences.keep(one, study=True)
    await host.close()


async def decide(person: int, agrees: bool) -> None:
    host = await open_host(FILE)
    await host.people.preferences.keep(person, study=agrees)
    await host.close()


def exported(name: str) -> list[str]:
    assert cli.main(["export", name]) == 0
    return Path(name).read_text(encoding="utf-8").splitlines()


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_whole_games_are_written_and_can_be_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(prepared())
    lines = exported("games.jsonl")
    assert "games.jsonl: 3 games.\n" in capsys.readouterr().out
    with closing(sqlite3.connect(FILE)) as connection:
        (undone,) = connection.execute(
            "SELECT count(DISTINCT game_id) FROM move WHERE restores IS NOT NULL AND game_id <= 3"
        ).fetchone()
    assert undone > 0, "moves were taken back"
    games = [parsed(line) for line in lines]
    assert sorted(one["game"] for one in games) == sorted(CATALOGUE)
    for game in games:
        assert replayed(game, CATALOGUE[game["game"]].rules) == game["results"]
        levels = [seat["level"] for seat in game["seats"] if seat["person"] is None]
        assert levels == ["sensible"]
        fewer = {**game, "moves": game["moves"][:-1]}
        with pytest.raises(Exception, match="game"):
            replayed(fewer, CATALOGUE[game["game"]].rules)  # type: ignore[arg-type]
    people = [{seat["person"] for seat in game["seats"]} - {None} for game in games]
    assert all(one == people[0] and len(one) == 2 for one in people), "the same two people"
    written = "\n".join(lines)
    assert not any(f"{one}" in written or name in written for one, name in NAMES.items())
    assert [one for one in Path("games.jsonl").parent.iterdir() if one.stat().st_mode & 0o077 == 0]

    others = [parsed(line) for line in exported("again.jsonl")]
    drawn = {seat["person"] for game in others for seat in game["seats"]} - {None}
    assert not drawn & people[0], "pseudonyms are drawn anew"
    assert cli.main(["export", "again.jsonl"]) == cli.FAILED
    assert "was left as it is" in capsys.readouterr().err

    asyncio.run(decide(BEN, False))
    assert exported("without.jsonl") == []


def test_a_game_that_the_rules_play_otherwise_is_left_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asyncio.run(prepared())
    connection = sqlite3.connect(FILE)
    connection.execute(
        "UPDATE result SET points = points + 1 WHERE game_id ="
        " (SELECT id FROM game WHERE key = 'amerigo')"
    )
    connection.commit()
    connection.close()
    assert len(exported("games.jsonl")) == 2
    assert "play them otherwise: 1." in capsys.readouterr().out


def test_the_page_describes_every_field_and_other_formats_are_refused() -> None:
    page = text("docs/command-line.md").partition("## Exported games")[2].partition("\n## ")[0]
    names = (kind.__annotations__ for kind in (Game, Seat, Move, Result))
    assert [one for kind in names for one in kind if f"`{one}`" not in page] == []
    with pytest.raises(ValueError, match="format 2"):
        parsed(json.dumps({"format": 2}))

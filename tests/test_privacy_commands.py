"""`bot privacy` and `bot vacuum`: requests that come by mail, and the room on the disk."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot import cli
from bot.catalogue.games import GAMES
from bot.host.core.api import Person
from bot.store.opening.lock import hold
from tests.empty_database import put_database
from tests.opening import without_threads
from tests.store.upkeep.planting import traces

ANNA = Person(830412345678901234, "Änne Zork")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = put_database(tmp_path / "boardgames.sqlite")
    asyncio.run(play(path))
    return path


async def play(path: Path) -> None:
    host = await without_threads(path, GAMES)
    table = await host.lobby.new(
        ANNA, "puerto_rico", guild_id=1, channel_id=2, where="here", language="en"
    )
    for _ in range(2):
        await host.lobby.add_bot(table.id, ANNA.id)
    await host.lobby.presence.see(1, ANNA.id)
    await host.lobby.start(table.id, ANNA.id)
    await host.automation.house_bots.settled()
    await host.close()


def said(capsys: pytest.CaptureFixture[str]) -> str:
    out = capsys.readouterr()
    text = out.out + out.err
    assert text.count("\n") == 1 and "Traceback" not in text
    return text


def test_somebody_asks_by_mail(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["privacy", "export", str(ANNA.id)]
    with hold(path):
        assert cli.main(asked) == 0
        assert f"boardgames-{ANNA.id}.json" in said(capsys)
        assert cli.main(["privacy", "erase", str(ANNA.id), "--yes"]) == cli.IN_USE
        assert "is in use" in said(capsys)
        assert cli.main(["vacuum"]) == cli.IN_USE
        said(capsys)
    file = path.with_name(f"boardgames-{ANNA.id}.json")
    assert file.stat().st_mode & 0o077 == 0
    data = json.loads(file.read_bytes())["data"]
    assert [row["user_id"] for row in data["tables"]["seat"]] == [str(ANNA.id)]
    assert cli.main(asked) == cli.FAILED
    assert "exists already and was left as it is" in said(capsys)

    assert cli.main(["privacy", "erase", str(ANNA.id)]) == cli.USAGE
    assert "--yes" in said(capsys)
    assert traces(path, ANNA.id, [ANNA.name])
    assert cli.main(["privacy", "erase", str(ANNA.id), "--yes"]) == 0
    assert "Posts on Discord stay" in said(capsys)
    assert traces(path, ANNA.id, [ANNA.name]) == []

    assert cli.main(["vacuum"]) == 0
    assert "MB now" in said(capsys)


@pytest.mark.parametrize("user_id", ["anna", "-1", "0", "9" * 30, "12.5", ""])
def test_what_is_no_id_is_refused(user_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["privacy", "export", user_id])
    assert stopped.value.code == cli.USAGE
    capsys.readouterr()


def test_without_a_database_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (["privacy", "erase", "1", "--yes"], ["privacy", "export", "1"], ["vacuum"]):
        assert cli.main(words) == cli.FAILED
        assert "no database" in said(capsys)
    assert list(tmp_path.iterdir()) == []

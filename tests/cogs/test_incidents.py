"""Mistakes of the program have numbers, under which the person who runs the bot finds them."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.host.core.tables import Tables
from bot.runtime.version import version
from bot.store.upkeep import incidents
from bot.store.upkeep.incidents import KEPT, IncidentRow
from tests.cogs.harness import Harness, texts

BOT = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789ab"


def breaks(monkeypatch: pytest.MonkeyPatch, message: str) -> None:
    """Make every move break down, as a mistake of ours would."""

    async def play(*_: Any, **__: Any) -> None:
        try:
            raise KeyError(message)
        except KeyError as error:
            raise RuntimeError("the move broke") from error

    for name in ("play", "play_index"):
        monkeypatch.setattr(Tables, name, play)


async def told(harness: Harness) -> str:
    """Press the first button as a player, and return the number that they read."""
    person = harness.deciders(await harness.position())[0]
    result = await person.click(await harness.post(), custom_id="mv:1:0:0")
    (number,) = re.findall(r"incident ([0-9A-F]{8})\b", texts(result.response))
    return str(number)


@pytest.mark.sqlite
async def test_an_incident_is_found_by_its_number_beside_the_running_bot(
    harness: Harness,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await harness.started(2)
    anna = harness.people[0]
    breaks(monkeypatch, f"anna ({anna.id}) plays the role settler with {BOT}")
    number = await told(harness)
    monkeypatch.undo()
    monkeypatch.setenv("BOT_DATABASE", str(harness.path))
    # As people write it down.
    assert cli.main(["incident", f"({number.lower()})"]) == 0
    out = capsys.readouterr().out
    facts = dict(re.findall(r"^(\w+) +(.+)$", out.partition("\n\n")[0], re.MULTILINE))
    assert facts["incident"] == number and facts["when"][:2] == "20"
    assert (facts["table"], facts["version"]) == (str(table.id), "0")
    assert (facts["server"], facts["step"]) == (str(harness.channel.guild.id), "mv")
    assert facts["program"] == version()
    assert "Traceback" in out and "KeyError" in out and "RuntimeError: the move broke" in out
    assert "[name] ([id]) plays the role settler with [hidden]" in out
    for line in (out, caplog.text):
        assert number in line
        assert not [one for one in ("anna", str(anna.id), BOT) if one in line.split("broke")[0]]


@pytest.mark.sqlite
async def test_an_incident_that_cannot_be_stored_is_wholly_in_the_log(
    harness: Harness, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await harness.started(2)
    refusing = (
        "CREATE TRIGGER refusing BEFORE INSERT ON incident BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    await harness.host._database.write(lambda db: db.execute(refusing))
    number = await harness.host.core.incidents.record(OSError("no room"), "/play", table.id)
    lines = [record.msg for record in caplog.records if isinstance(record.msg, dict)]
    (line,) = [one for one in lines if one["event"] == "incident"]
    assert (line["incident"], line["table"], line["step"]) == (number, table.id, "/play")
    assert line["exception"] == "OSError: no room"
    assert [one["incident"] for one in lines if one["event"] == "incident_lost"] == [number]
    assert cli.main(["incident", number, "--database", str(harness.path)]) == cli.FAILED
    assert f"There is no incident {number}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("path", "said"), [("nowhere.sqlite", "no database"), ("notes.sqlite", "notes.sqlite")]
)
def test_a_file_without_incidents(
    path: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.sqlite").write_text("these are my notes\n" * 100)
    assert cli.main(["incident", "1", "--database", str(tmp_path / path)]) == cli.FAILED
    assert said in capsys.readouterr().err


async def test_incidents_are_forgotten_in_time(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(incidents, "MOST", 5)
    now, write = time.time(), harness.host._database.write

    async def happens(number: int, at: float) -> None:
        row = IncidentRow(f"{number:08}", at, None, None, None, "/play", "1", "trace")
        await write(lambda db: incidents.insert(db, row))

    async def known() -> list[int]:
        numbers = [f"{number:08}" for number in range(20)]
        rows = [await write(lambda db, one=one: incidents.find(db, one)) for one in numbers]
        return [int(row.number) for row in rows if row is not None]

    await happens(1, now)
    await happens(2, now + KEPT + 1)
    assert await known() == [2]
    for number in range(3, 9):
        await happens(number, now + KEPT + number)
    assert await known() == [4, 5, 6, 7, 8]

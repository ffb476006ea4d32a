"""`bot service`: a unit that systemd itself accepts, whatever the folder is called."""

from __future__ import annotations

import getpass
import re
import subprocess
from pathlib import Path

import pytest

from bot import cli
from bot.operations import watchdog
from bot.operations.service import NAME, PARTS, STOP_SECONDS
from tests.conftest import tool


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with every character that means something to systemd."""
    path = tmp_path / 'my "games" 100%h $HOME'
    (path / "data").mkdir(parents=True)
    (path / "backups").mkdir()
    (path / ".env").write_text("BOT_DATABASE=data/games.sqlite\nBOT_BACKUP_FOLDER=backups\n")
    monkeypatch.chdir(path)
    monkeypatch.delenv("SUDO_USER", raising=False)
    monkeypatch.setattr(getpass, "getuser", lambda: "daemon")
    return path


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["service", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "name"), [((), NAME), (("--parts",), PARTS)], ids=["whole", "parts"]
)
def test_systemd_accepts_it(
    folder: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], name: str
) -> None:
    path = folder.parent / name
    path.write_text(printed(capsys, *words))
    verify = [tool("systemd-analyze"), "verify", "--man=no", str(path)]
    found = subprocess.run(verify, capture_output=True, text=True, timeout=60)
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


def test_systemd_finds_what_is_wrong(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The test above can fail: a name that systemd does not know is told."""
    path = folder.parent / NAME
    path.write_text(printed(capsys).replace("TimeoutStopSec", "TimeoutStopping"))
    verify = [tool("systemd-analyze"), "verify", "--man=no", str(path)]
    found = subprocess.run(verify, capture_output=True, text=True, timeout=60)
    assert "TimeoutStopping" in found.stderr


def test_each_part_has_a_file_of_its_own(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    template = printed(capsys, "--parts")
    plain = str(folder).replace("%", "%%")
    assert f"\nEnvironmentFile={plain}/part-%i.env\nExecStart=" in template
    assert "EnvironmentFile" not in printed(capsys)


def test_it_may_write_beside_its_files_and_nowhere_else(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unit = printed(capsys)
    told = re.findall(r"^ReadWritePaths=(.+)$", unit, re.MULTILINE)
    plain = str(folder).replace('"', '\\"').replace("%", "%%")
    assert told == [f'"{plain}/data"', f'"{plain}/backups"']
    assert f"WorkingDirectory={str(folder).replace('%', '%%')}\n" in unit
    assert "User=daemon\n" in unit
    assert f"TimeoutStopSec={STOP_SECONDS}\n" in unit


def test_python_keeps_what_it_has_compiled(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The checkout is read-only for the unit: each start would compile all modules again."""
    unit = printed(capsys)
    assert "\nProtectSystem=strict\n" in unit
    (cache,) = re.findall(r"^CacheDirectory=(\w+)$", unit, re.MULTILINE)
    assert f"\nEnvironment=PYTHONPYCACHEPREFIX=%C/{cache}\n" in unit
    assert "PYTHONDONTWRITEBYTECODE" not in unit


def test_systemd_is_told_that_it_lives(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot that hangs ends by itself before that, if it still can."""
    lines = printed(capsys).splitlines()
    assert {"Type=notify", "TimeoutStartSec=infinity", "Restart=on-failure"} <= set(lines)
    (seconds,) = [line.partition("=")[2] for line in lines if line.startswith("WatchdogSec=")]
    assert int(seconds) > watchdog.MOST * watchdog.EVERY


def test_root_is_not_needed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["service", "--user", "root"]) == cli.USAGE
    assert "--user" in capsys.readouterr().err


def test_a_folder_that_is_missing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "backups").rmdir()
    assert cli.main(["service"]) == cli.USAGE
    assert "backups does not exist" in capsys.readouterr().err

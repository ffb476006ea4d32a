"""`bot doctor` tries the ports that the bot will need, and says what holds one."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from bot.operations.doctor.examination import Result
from bot.operations.doctor.findings import Finding, Level
from tests.operations.test_doctor import Stage, sound_files, stage
from tests.tools.chaos.taps import free_port

__all__ = ["sound_files", "stage"]

HERE = "127.0.0.1"
ELSEWHERE = "203.0.113.9"
"""An address of no computer (RFC 5737)."""
HOLDING = """
import socket, sys
held = socket.create_server((sys.argv[1], 0))
print(held.getsockname()[1], flush=True)
sys.stdin.read()
"""
PAGES = {"web_url": "https://games.example.org"}


@contextmanager
def held(host: str = HERE) -> Iterator[tuple[int, int]]:
    """Run another program that listens on a port; yield the port and the program's number."""
    command = [sys.executable, "-c", HOLDING, host]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdin is not None and other.stdout is not None
        try:
            yield int(other.stdout.readline()), other.pid
        finally:
            other.stdin.close()


def of_ports(results: list[Result]) -> list[Finding]:
    (found,) = [result.findings for result in results if result.check == "ports"]
    assert found is not None
    return list(found)


@pytest.mark.parametrize(
    ("settings", "what"),
    [
        ({"metrics_port": 0}, "BOT_METRICS"),
        ({"web_port": 0, **PAGES}, "BOT_WEB"),
        ({"metrics_port": 0, "metrics_host": "localhost"}, "BOT_METRICS"),
        ({"metrics_port": 0, "metrics_host": "0.0.0.0"}, "BOT_METRICS"),
    ],
    ids=["metrics", "pages", "a name", "all addresses"],
)
@pytest.mark.parametrize("address", [HERE, "0.0.0.0"], ids=["here", "everywhere"])
@pytest.mark.parametrize("runs", [True, False], ids=["the bot runs", "no bot runs"])
def test_a_port_that_another_program_holds(
    settings: dict[str, object], what: str, address: str, runs: bool, stage: Stage
) -> None:
    """Settings changed while the bot runs are looked at before they stop it from starting."""
    stage.runs = runs
    with held(address) as (port, pid):
        ports = {key: port if key.endswith("_port") else one for key, one in settings.items()}
        stage.changed.update(ports)
        (finding,) = of_ports(stage.examine())
    assert (finding.code, finding.level) == ("port-taken", Level.ERROR)
    assert f"port {port}" in finding.what and f"process {pid} (python" in finding.what
    assert f"{what}_PORT" in finding.where


def test_free_ports_and_those_that_are_not_asked_for(stage: Stage) -> None:
    assert of_ports(stage.examine()) == []
    stage.changed.update(metrics_port=free_port(), web_port=free_port(), **PAGES)
    assert of_ports(stage.examine()) == []
    stage.changed.update(metrics_port=0, web_port=0)
    assert of_ports(stage.examine()) == [], "any free one will do"
    with held() as (port, _):
        del stage.changed["web_url"]
        stage.changed.update(metrics_port=None, web_port=port)
        assert of_ports(stage.examine()) == [], "no pages are served"


def test_the_bot_itself_runs_there(stage: Stage) -> None:
    """The lease names this process, which listens as the bot does."""
    with closing(socket.create_server((HERE, 0))) as own:
        port = own.getsockname()[1]
        stage.changed["metrics_port"] = port
        assert of_ports(stage.examine()) == []
        stage.runs = False
        (finding,) = of_ports(stage.examine())
        assert f"process {os.getpid()}" in finding.what, "what is left of a lease is no bot"


def test_one_process_of_several_runs_there(stage: Stage) -> None:
    stage.sql(
        "INSERT INTO lease SELECT 1, 2, 'p', pid, host, version, since, beats, beat_at,"
        " ended_at FROM lease",
        "UPDATE lease SET pid = 1 WHERE shards = 1",
    )
    with closing(socket.create_server((HERE, 0))) as own:
        stage.changed["metrics_port"] = own.getsockname()[1]
        assert of_ports(stage.examine()) == []


def test_two_settings_want_the_same_port(stage: Stage) -> None:
    port = free_port()
    stage.changed.update(metrics_port=port, web_port=port, **PAGES)
    (finding,) = of_ports(stage.examine())
    assert finding.code == "port-twice"
    assert "BOT_METRICS_PORT" in finding.what and "BOT_WEB_PORT" in finding.where


def test_an_address_of_another_computer(stage: Stage) -> None:
    stage.changed.update(metrics_port=free_port(), metrics_host=ELSEWHERE)
    (finding,) = of_ports(stage.examine())
    assert (finding.code, finding.level) == ("port-refused", Level.ERROR)
    assert ELSEWHERE in finding.what and "BOT_METRICS_HOST" in finding.where


def test_a_program_whose_name_nobody_tells(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.operations.doctor.listeners.PROC", stage.folder)
    stage.runs = False
    with held() as (port, _):
        stage.changed["metrics_port"] = port
        (finding,) = of_ports(stage.examine())
    assert "another program" in finding.what

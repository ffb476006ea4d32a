"""`Dockerfile` and `compose.yaml`: their files, paths, users, options and settings are the code's.

No container engine runs here: what it would do with them is done step by step.
"""

from __future__ import annotations

import fnmatch
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import yaml

from bot.cli import parser
from bot.operations.service import STOP_SECONDS
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.settings import load, variables

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
ACCOUNT = "10001"


def instructions() -> list[tuple[str, str]]:
    """Return the Dockerfile as its instructions and what follows them."""
    text = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE))
    lines = (line.partition(" ") for line in text.splitlines() if line.strip())
    return [(name, rest) for name, _, rest in lines]


def told(name: str) -> list[str]:
    return [rest for kind, rest in instructions() if kind == name]


def environment() -> dict[str, str]:
    """Return what the image sets for the program."""
    return dict(re.findall(r"(\w+)=(\S+)", told("ENV")[-1]))


@pytest.fixture(scope="module")
def service() -> Any:
    """Return the bot's service of compose.yaml."""
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert list(composed["services"]) == ["bot"]
    assert list(composed["volumes"]) == ["games"]
    return composed["services"]["bot"]


def writable(service: Any) -> set[PurePosixPath]:
    volumes = [volume.rpartition(":")[2] for volume in service["volumes"]]
    return {PurePosixPath(path) for path in (*volumes, *service["tmpfs"])}


def test_what_is_copied_is_all_that_the_program_needs(tmp_path: Path) -> None:
    """The build's COPY lines, with .dockerignore, into an empty folder that cannot be written."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    wanted = {line[1:] for line in ignored if line.startswith("!")}
    never = [line.removeprefix("**/") for line in ignored if line.startswith("**/")]

    def left_out(_folder: str, names: list[str]) -> set[str]:
        return {name for name in names if any(fnmatch.fnmatch(name, one) for one in never)}

    copies = [line.split() for line in told("COPY") if "--from" not in line]
    for *sources, target in copies:
        assert set(sources) <= wanted
        for source in sources:
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, tmp_path / target, ignore=left_out)
            else:
                shutil.copy(ROOT / source, tmp_path / target)
    assert {path.name for path in tmp_path.iterdir()} == {Path(name).name for name in wanted}
    words = ["selfplay", "amerigo"]
    program = f"import bot.cli.compose, sys; from bot.cli import main; sys.exit(main({words}))"
    command = [sys.executable, "-B", "-c", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_every_download_has_to_have_a_known_hash() -> None:
    lines = [step for run in told("RUN") for step in run.split("&& ")]
    downloading = re.compile(r"pip (install|sync)|uv (build|sync|run|tool)|apt-get|curl|wget")
    for line in filter(downloading.search, lines):
        assert "--require-hashes" in line or "--no-deps dist/" in line, line
    named = set(re.findall(r"requirements/(\S+)", " ".join(lines)))
    assert named == {"installer.txt", "bot.txt", "build.txt"}


def test_no_token_and_no_game_gets_into_the_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[1] == "*"
    assert {"**/.env", "**/*.sqlite*"} <= set(ignored)
    assert "TOKEN" not in DOCKERFILE


def test_its_python_is_one_that_the_project_supports() -> None:
    required = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    least, below = (int(minor) for minor in re.findall(r"3\.(\d+)", required))
    for image in told("FROM"):
        minor = re.match(r"python:3\.(\d+)-slim", image)
        assert minor and least <= int(minor[1]) < below


def test_it_is_not_root(service: Any) -> None:
    assert told("USER") == ["bot"]
    run = " ".join(told("RUN"))
    assert f"--gid {ACCOUNT} bot" in run and f"--uid {ACCOUNT} --gid bot" in run
    # The last stage works as that account to its end.
    kinds = [kind for kind, _ in instructions()]
    assert not {"RUN", "COPY"} & set(kinds[kinds.index("USER") :])
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert f"sudo chown {ACCOUNT}:{ACCOUNT} backups" in PAGE


def test_what_it_writes_lies_in_volumes(service: Any) -> None:
    assert service["read_only"] is True
    settings = environment() | service["environment"]
    for name in ("BOT_DATABASE", "BOT_BACKUP_FOLDER"):
        path = PurePosixPath(settings[name])
        assert {path, *path.parents} & writable(service), name
    (volume,) = told("VOLUME")
    assert PurePosixPath(volume) in writable(service)
    made = next(line for line in told("RUN") if "install --directory" in line)
    assert {"/data", "/backups"} <= set(made.split())
    assert PurePosixPath(told("WORKDIR")[-1]) in writable(service)


def given(service: Any, dotenv: str) -> dict[str, str]:
    """Return what the program finds: the image's, `.env` instead, and compose.yaml instead."""
    lines = (line.partition("=") for line in dotenv.splitlines() if line and line[0] != "#")
    return environment() | {name: value for name, _, value in lines} | service["environment"]


URL = "postgresql://bot:word@db.example.org/boardgames"


@pytest.mark.parametrize(
    ("dotenv", "database"),
    [
        ("", "/data/boardgames.sqlite"),
        ((ROOT / ".env.example").read_text(encoding="utf-8"), "/data/boardgames.sqlite"),
        (f"BOT_DATABASE={URL}", URL),
    ],
    ids=["nothing", "the example", "PostgreSQL"],
)
def test_the_database_is_where_dotenv_says(
    service: Any, dotenv: str, database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in given(service, dotenv).items():
        monkeypatch.setenv(name, value)
    settings = load()
    found = settings.database
    if isinstance(found, DatabaseUrl):
        assert found.secret == database
    else:
        assert PurePosixPath(told("WORKDIR")[-1]) / found == PurePosixPath(database)
    assert settings.metrics_port is not None, "`bot health` asks there"


def test_its_settings_are_ours(service: Any) -> None:
    named = {name for name in environment() if name.startswith("BOT_")}
    assert named | service["environment"].keys() <= set(variables())
    assert service["env_file"] == ".env"


def test_its_commands_are_ours() -> None:
    (entry,), (command,), (check,) = (told(name) for name in ("ENTRYPOINT", "CMD", "HEALTHCHECK"))
    assert json.loads(entry) == ["bot"]
    assert parser().parse_args(json.loads(command)).command == "run"
    program, *words = json.loads(check.partition(" CMD ")[2])
    assert program == "bot"
    assert parser().parse_args(words).command == "health"


def test_it_is_given_the_time_to_stop(service: Any) -> None:
    assert told("STOPSIGNAL") == ["SIGTERM"]
    assert int(service["stop_grace_period"].removesuffix("s")) >= STOP_SECONDS
    assert service["restart"] == "unless-stopped"

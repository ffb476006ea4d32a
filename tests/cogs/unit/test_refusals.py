"""Discord's refusals: sorted by their codes in one table, and what becomes of what was refused."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.requests import refusals
from cogs.requests.refusals import Refusal, Sort

ROOT = Path(__file__).resolve().parents[3]


def refused(status: int, code: int) -> discord.HTTPException:
    """Return what discord.py raises for an answer."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    response: Any = SimpleNamespace(status=status, reason="")
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})


def test_every_code_is_sorted_once() -> None:
    codes = Counter(code for found in refusals._CODES.values() for code in found)
    assert [code for code, number in codes.items() if number > 1] == []
    assert len({refusal.name for refusal in refusals._CODES}) == len(refusals._CODES)


@pytest.mark.parametrize(
    ("status", "code", "sort"),
    [
        *[(403, 50007, Sort.NEVER), (400, 50007, Sort.NEVER), (404, 10003, Sort.NEVER)],
        *[(403, 50001, Sort.LATER), (403, 50013, Sort.LATER), (403, 40003, Sort.LATER)],
        *[(400, 40004, Sort.LATER), (400, 160006, Sort.LATER), (400, 30033, Sort.LATER)],
        *[(400, 200000, Sort.LATER), (400, 200001, Sort.LATER), (403, 160005, Sort.LATER)],
        *[(400, 50083, Sort.LATER), (400, 50024, Sort.LATER), (429, 30046, Sort.LATER)],
        *[(401, 0, Sort.LATER), (403, 0, Sort.LATER), (403, 40333, Sort.LATER)],
        *[(429, 0, Sort.LATER), (500, 0, Sort.LATER), (503, 50035, Sort.LATER)],
        *[(400, 50035, Sort.OURS), (400, 50006, Sort.OURS), (413, 0, Sort.OURS)],
        # What is not known may pass.
        *[(400, 0, Sort.LATER), (400, 999_999, Sort.LATER), (403, 999_999, Sort.LATER)],
    ],
)
def test_refusals_are_sorted_by_who_can_mend_them(status: int, code: int, sort: Sort) -> None:
    assert refusals.of(refused(status, code)).sort is sort


@pytest.mark.parametrize("code", [40058, 40067])
def test_a_forum_that_takes_no_messages_is_told_as_a_kind_of_channel(code: int) -> None:
    assert refusals.of(refused(400, code)) == refusals.CHANNEL_TYPE


@pytest.mark.parametrize("error", [aiohttp.ClientError(), OSError(), discord.ClientException()])
def test_no_answer_may_pass(error: Exception) -> None:
    assert refusals.of(error) == refusals.NO_ANSWER


@pytest.mark.parametrize(("status", "code"), [(403, 0), (403, 40003), (403, 40333), (400, 160006)])
def test_only_a_permission_is_told_as_one(status: int, code: int) -> None:
    found: Refusal = refusals.of(refused(status, code))
    assert found != refusals.PERMISSION


def _files() -> list[Path]:
    return [*(ROOT / "cogs").rglob("*.py"), *(ROOT / "bot").glob("*.py")]


def _judges(node: ast.AST) -> bool:
    """Return whether code looks at the status or the code of an error by itself."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        kinds = ("Forbidden", "NotFound", "DiscordServerError")
        return node.value.id == "discord" and node.attr in kinds
    if not isinstance(node, ast.Compare):
        return False
    names = ("error", "refused", "failure", "failed", "exception", "refusal")
    return any(
        isinstance(one, ast.Attribute)
        and one.attr in ("status", "code")
        and isinstance(one.value, ast.Name)
        and one.value.id in names
        for one in (node.left, *node.comparators)
    )


@pytest.mark.parametrize("path", _files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_else_sorts_refusals_by_their_numbers(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [getattr(node, "lineno", 0) for node in ast.walk(tree) if _judges(node)]
    assert path.name == "refusals.py" or found == []

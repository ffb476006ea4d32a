"""The numbers of a game, read from the `data.toml` in its package into typed records.

This module is a library for games.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from bot.engine.codec import Codec
from bot.engine.steps import Registry

T = TypeVar("T")

_CODEC = Codec(Registry())


@cache
def load(package: str | None) -> dict[str, Any]:
    """Return the contents of a package's `data.toml`, which is read once.

    Callers must not change the result.
    """
    assert package
    return tomllib.loads(files(package).joinpath("data.toml").read_text(encoding="utf-8"))


def record(cls: type[T], data: Mapping[str, Any], **more: Any) -> T:  # noqa: ANN401
    """Build a dataclass from data of the file and the values in `more`. Raises BadData."""
    return _CODEC.decode(cls, {**data, **more})

"""The numbers of a game: `data.toml` next to its modules, and typed records made from it.

A library for games.
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
    """Return the contents of a package's `data.toml`, read once; callers must not change it."""
    assert package
    return tomllib.loads(files(package).joinpath("data.toml").read_text(encoding="utf-8"))


def record(cls: type[T], data: Mapping[str, Any], **more: Any) -> T:  # noqa: ANN401
    """Return a dataclass built from the file's data and `more`. Raises BadData."""
    return _CODEC.decode(cls, {**data, **more})

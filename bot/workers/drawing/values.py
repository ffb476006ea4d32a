"""Jobs as bytes that depend only on their fields."""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from render.jobs import Drawable


def pickled(jobs: Sequence[Drawable]) -> bytes:
    """Return jobs as bytes that do not depend on values computed by their views meanwhile."""
    data = BytesIO()
    _Pickler(data, pickle.HIGHEST_PROTOCOL).dump(tuple(jobs))
    return data.getvalue()


class _Pickler(pickle.Pickler):
    """Leaves out values that a view keeps besides its fields, such as cached properties."""

    def reducer_override(self, value: Any) -> Any:  # noqa: ANN401 (pickle's own interface)
        """Return how to make such a value again, NotImplemented for all others."""
        names = getattr(type(value), "__dataclass_fields__", None)
        held = getattr(value, "__dict__", None)
        if names is None or held is None or len(held) <= len(names):
            return NotImplemented
        fields = {name: held[name] for name in names if name in held}
        return copyreg.__newobj__, (type(value),), fields  # type: ignore[attr-defined]

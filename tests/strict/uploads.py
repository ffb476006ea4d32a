"""Files sent along with a request."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.strict.files import SCHEME, media
from tests.strict.refusal import Malformed, Refused

MOST = 10
LARGEST = 10 << 20
"""Bytes of a file, where no server is boosted (*Reference*, Uploading Files)."""
LARGEST_REQUEST = 25 << 20
"""Bytes of a request (*Message*, Create Message)."""


@dataclass(frozen=True)
class Upload:
    name: str
    size: int


def check(uploads: Sequence[Upload]) -> None:
    """Refuse files that are too many, too large or badly named. Raises Refused.

    *Reference*, Uploading Files: names are letters, digits, dots, dashes and underscores where they
    are referred to. The limit is for each file (change log, 3 April 2025). *Opcodes and Status
    Codes*: 40005 = request entity too large.
    """
    names = [upload.name for upload in uploads]
    if len(names) > MOST:
        raise Malformed(f"{len(names)} files", 30015)
    for name in names:
        if re.fullmatch(r"[A-Za-z0-9._-]+", name) is None:
            raise Malformed(f"files: {name!r}")
    sizes = [upload.size for upload in uploads]
    if max(sizes, default=0) > LARGEST or sum(sizes) > LARGEST_REQUEST:
        raise Refused(413, 40005, "Request entity too large")


def check_shown(uploads: Iterable[Upload], components: Any) -> None:
    """Refuse uploads beside components that do not show them. Raises Malformed.

    *Component Reference*, top: attachments do not show by default, components must expose them.
    Discord takes such a file and nobody ever sees it.
    """
    seen = {str(item.get("url")) for item in media(components)}
    for upload in uploads:
        if SCHEME + upload.name not in seen:
            raise Malformed(f"files: nothing shows {upload.name}")

"""Parts of pages: one style sheet and one script each, every colour said once."""

from __future__ import annotations

import re
from collections import Counter

from bot.web.layout import assets, text_of

NAMED = re.compile(r"^\s*(--[a-z]+):", re.MULTILINE)


def test_every_color_is_said_once_in_the_dark_and_once_in_the_light() -> None:
    dark, light = (Counter(NAMED.findall(text_of(name))) for name in ("page.css", "light.css"))
    assert dark == light == Counter(set(dark)) and len(dark) > 5


def test_scripts_share_the_line_to_the_server() -> None:
    for kind in ("table", "league", "overlay"):
        assert assets()[f"{kind}.js"].data.decode().count("new EventSource") == 1
        assert assets()[f"{kind}.css"].data.startswith(text_of("page.css").encode())

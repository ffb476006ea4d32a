"""The pages of the project as text: what links, commands and paths they hold."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(p for p in ROOT.rglob("*.md") if not {".venv", ".git"} & set(p.parts))
GUIDES = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").glob("*.md")),
)
"""The pages that are read as one: each command, setting and path in any of them is tried."""


def text(page: Path | str) -> str:
    """Return the text of a page, by its path or its name in the project."""
    return (ROOT / page).read_text(encoding="utf-8")


def prose(page: Path | str) -> str:
    """Return the text of a page without its blocks of code."""
    return re.sub(r"^```.*?^```", "", text(page), flags=re.DOTALL | re.MULTILINE)


def links(page: Path) -> list[str]:
    """Return the targets of the links and pictures of a page."""
    return re.findall(r"\]\(([^)\s]+)\)", prose(page))


def anchors(page: Path) -> set[str]:
    """Return what links to the headings of a page end with, as GitHub names them."""
    found: dict[str, int] = {}
    for heading in re.findall(r"^#+ +(.+?) *$", prose(page), re.MULTILINE):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        found[name] = found.get(name, -1) + 1
    return {
        name if not n else f"{name}-{n}" for name, most in found.items() for n in range(most + 1)
    }


def commands(page: Path | str) -> set[str]:
    """Return every shell line of a page, in blocks of code and within sentences."""
    blocks = re.findall(r"```sh\n(.*?)```", text(page), re.DOTALL)
    lines = {line for block in blocks for line in block.splitlines() if line.strip()}
    return lines | set(re.findall(r"`((?:uv|pip|pipx|py|python3?) [^`]+)`", prose(page)))


def paths(page: Path | str) -> Iterator[str]:
    """Yield the files and folders of the project that a page names; `*` and `<game>` match any."""
    for name in re.findall(r"`((?:bot|cogs|render|tests|docs)/[\w./*<>-]*)`", prose(page)):
        yield re.sub(r"<\w+>\*?", "*", name)


def tracked() -> list[Path]:
    """Return the files of the project: what git knows, or everything beside caches."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]

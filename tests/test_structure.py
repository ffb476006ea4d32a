"""Every folder is a house with few rooms, in which all arrows lead down."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.tools.structure import (
    Folder,
    circles,
    folders,
    import_statements,
    read,
    rooms,
    statements,
    table,
)

MOST_MODULES = {
    "bot": 1,
    "bot.catalogue": 6,
    "bot.client": 8,
    "bot.host": 1,
    "bot.host.core": 10,
    "bot.presenting": 10,
    "bot.runtime": 8,
    "bot.store": 0,
    "bot.workers": 0,
    "cogs": 6,
    "render": 6,
    "render.magister_navis": 12,
    "render.puerto_rico": 12,
}
"""The most modules that may lie directly in a folder."""
MOST = {
    "": (22, 11, 100),
    "bot.host": (16, 9, 50),
    "bot.host.core": (14, 7, 29),
    "bot.store": (13, 5, 20),
}
"""The most rooms, floors and arrows of a folder; "" is the project."""


def figures(folder: Folder) -> tuple[int, int, int]:
    return folder.rooms, folder.floors, folder.count


def test_no_room_leads_back_to_itself() -> None:
    assert len(rooms()) > 50
    assert not {name: folder.circles for name, folder in rooms().items() if folder.circles}


@pytest.mark.parametrize("name", MOST_MODULES)
def test_few_modules_lie_side_by_side(name: str) -> None:
    assert rooms()[name].modules <= MOST_MODULES[name]


@pytest.mark.parametrize("name", MOST)
def test_a_folder_has_few_rooms_floors_and_arrows(name: str) -> None:
    folder = rooms()[name]
    most = MOST[name]
    assert all(found <= bound for found, bound in zip(figures(folder), most, strict=True))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of three rooms and a package, with a way of each kind to import."""
    files = {
        "bot/__init__.py": "",
        "bot/top.py": "import bot.middle\nfrom .inner import deep\n",
        "bot/middle.py": "def later():\n    from bot import low\n",
        "bot/low.py": "if TYPE_CHECKING:\n    from bot.middle import Name\n",
        "bot/inner/__init__.py": "",
        "bot/inner/deep.py": "from .. import low\nimport asyncio\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_every_kind_of_import_is_an_arrow(project: Path) -> None:
    found = {one.name: one for one in folders(read(project))}
    assert found["bot"].arrows == {
        "top": {"middle", "inner"},
        "middle": {"low"},
        "low": {"middle"},
        "inner": {"low"},
    }
    assert found["bot"].circles == [{"middle", "low"}]
    assert (found["bot"].rooms, found["bot"].modules, found["bot"].count) == (4, 3, 5)
    assert found["bot"].floors == 3
    assert found["bot.inner"].arrows == {"deep": frozenset()}


@pytest.mark.parametrize(
    "text",
    [
        "import a.b as c, d\n",
        "from a import (  # because (of that)\n    b,\n    c,\n)\n",
        "from a import b, \\\n    c\n",
        "from a \\\n    import b\n",
        "import a, \\\n    b\n",
        "x = 1; import a\n",
        "if x: from a import b\n",
        "try:\n    import a\nexcept ImportError:\n    from .b import c\n",
        "class A:\n    def f(self):\n\tfrom ..a import b\n",
        '"""A sentence\nimport of goods, and more.\n"""\nimport a\n',
    ],
)
def test_imports_are_found_without_all_else_as_with_it(text: str) -> None:
    text = text.replace("\t", " " * 8)
    quick, whole = (
        [ast.dump(one) for one in found if isinstance(one, ast.Import | ast.ImportFrom)]
        for found in (import_statements(text), statements(ast.parse(text)))
    )
    assert quick == whole != []


def test_the_rooms_of_bot_are_rooms_of_the_project(project: Path) -> None:
    found = {one.name: one for one in folders(read(project))}[""]
    assert found.arrows["bot.top"] == {"bot.middle", "bot.inner"}


def test_floors_are_the_longest_way() -> None:
    arrows = {"a": frozenset("bc"), "b": frozenset("c"), "c": frozenset(), "d": frozenset()}
    assert Folder("x", 4, arrows).floors == 3
    assert circles({"a": frozenset("b"), "b": frozenset("a"), "c": frozenset("a")}) == [{"a", "b"}]


def test_the_table_names_the_circles() -> None:
    lines = table([Folder("x", 2, {"a": frozenset("b"), "b": frozenset("a")})]).splitlines()
    assert lines[1].split() == ["x", "2", "2", "1", "2", "1"]
    assert lines[2].strip() == "circle: a, b"

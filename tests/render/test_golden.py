"""Pictures of all games are the ones that eyes have approved.

Small differences (another version of a library) are tolerated; anything that one would see is not.
`python -m tests.tools.goldens puerto_rico NAME` redraws one.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.render.approved import TOLERANCE, as_png, check, difference, is_alike
from tests.tools.goldens import PICTURES, Approved, approved, redraw

SETS = {name: approved(name) for name in PICTURES}
CASES = [
    pytest.param(pictures, case, id=f"{name}-{case}")
    for name, pictures in SETS.items()
    for case in pictures.cases
]
APART = [
    ("puerto_rico", "early-table", "late-table"),
    ("magister_navis", "early-table", "late-table"),
    ("amerigo_map", "begin-4", "middle-4"),
]


@pytest.mark.parametrize(("pictures", "case"), CASES)
def test_the_picture_is_the_approved_one(pictures: Approved, case: str) -> None:
    picture, path = pictures.cases[case](), pictures.folder / f"{case}.png"
    if not is_alike(picture, path):
        check(as_png(picture), path)


@pytest.mark.parametrize(("name", "one", "other"), APART)
def test_what_one_would_see_is_told(name: str, one: str, other: str) -> None:
    pictures = ((SETS[name].folder / f"{case}.png").read_bytes() for case in (one, other))
    assert difference(*pictures) > 10 * TOLERANCE


def test_a_picture_that_differs_is_written_beside_the_approved_one(tmp_path: Path):
    approved = tmp_path / "render" / "golden" / "sea.png"
    approved.parent.mkdir(parents=True)
    approved.write_bytes(plain("blue"))
    out = tmp_path / "out"
    check(plain("blue"), approved, out)
    assert not out.exists()
    for drawn, kinds in ((plain("green"), "differs"), (plain("blue", 40), "another size")):
        with pytest.raises(AssertionError, match=kinds) as told:
            check(drawn, approved, out)
        folder = out / "render" / "golden" / "sea"
        assert str(told.value).endswith(f": {folder}")
        assert (folder / "approved.png").read_bytes() == plain("blue")
        assert (folder / "drawn.png").read_bytes() == drawn
        with Image.open(folder / "difference.png") as apart:
            assert apart.getbbox()
    approved.unlink()
    with pytest.raises(AssertionError, match="is not there"):
        check(plain("blue"), approved, out)


def plain(color: str, width: int = 32) -> bytes:
    out = BytesIO()
    Image.new("RGB", (width, 20), color).save(out, "PNG")
    return out.getvalue()


def test_a_picture_is_redrawn_by_name_and_no_other(tmp_path: Path, capsys):
    def drawn(case: str) -> bytes:
        return plain({"sea": "blue", "land": "green"}[case])

    cases = ("sea", "land")
    assert redraw((), cases, tmp_path, drawn) == 0
    assert redraw(("moon",), cases, tmp_path, drawn) == 2
    assert list(tmp_path.iterdir()) == []
    assert redraw(("sea",), cases, tmp_path, drawn) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["sea.png"]
    capsys.readouterr()
    assert redraw((), cases, tmp_path, drawn) == 0
    assert capsys.readouterr().out == "sea is the same\nland differs\n"

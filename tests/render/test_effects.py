"""What moves are said to bring is what happens, in a few random games of each kind.

`python -m tests.tools.effects` does the same for many.
"""

from __future__ import annotations

import pytest

from tests.tools.effects import amerigo, magister_navis, puerto_rico
from tests.tools.effects.check import check_game


@pytest.mark.parametrize("seed", range(len(puerto_rico.OPTIONS)))
def test_puerto_rico_keeps_what_it_says(seed: int) -> None:
    assert check_game("puerto_rico", seed, 5).total() > 50


@pytest.mark.parametrize("seed", range(len(magister_navis.OPTIONS)))
def test_magister_navis_keeps_what_it_says(seed: int) -> None:
    assert check_game("magister_navis", seed, 3).total() > 50


@pytest.mark.parametrize("seed", range(2 * len(amerigo.OPTIONS)))
def test_amerigo_keeps_what_it_says(seed: int) -> None:
    assert check_game("amerigo", seed, 3).total() > 50

"""The cube tower: counts, models and its printed examples."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine.rng import Rng
from bot.games.amerigo import tower
from bot.games.amerigo.data import COLOURS, DATA
from bot.games.amerigo.tower import Thrown, chance_inside, fill, throw
from tests.tools.tower import main, measured, table

NUMBERS = DATA.numbers
INSIDE = {"blue": 3, "black": 3, "red": 2, "brown": 4, "green": 3, "yellow": 2, "white": 4}
"""T02."""


class Loaded(Rng):
    """A generator whose next numbers are known."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(0)
        self._numbers = list(numbers)

    def below(self, limit: int, stream: str) -> int:
        assert (limit, stream) == (3, "tower")
        return self._numbers.pop(0)

    @property
    def left(self) -> int:
        return len(self._numbers)


def test_the_supply_is_what_does_not_stay_inside() -> None:
    """T02, R1.16: of 49 cubes 21 stay inside, colour by colour in the order of the rondel."""
    rng = Loaded([0 if n < INSIDE[colour] else 1 + n % 2 for colour in COLOURS for n in range(7)])
    inside, supply = fill(rng, NUMBERS)
    assert inside == INSIDE and sum(inside.values()) == 21
    assert supply == {
        "red": 5,
        "yellow": 5,
        "blue": 4,
        "black": 4,
        "green": 4,
        "brown": 3,
        "white": 3,
    }
    assert not rng.left


def falling(**fell: int) -> list[int]:
    """Return the numbers with which these cubes inside fall out, the first ones of a colour."""
    return [
        0 if n < fell.get(colour, 0) else 2 for colour in COLOURS for n in range(INSIDE[colour])
    ]


def test_the_throw_of_the_rulebook() -> None:
    """T03, T04."""
    rng = Loaded([*falling(blue=3, black=1, red=1, green=2), 0, 0, 0, 1])
    thrown = throw(rng, NUMBERS, "default", "blue", 4, INSIDE)
    assert thrown.fell == {"blue": 4, "black": 1, "red": 1, "green": 2}
    assert thrown.points == 4 and thrown.cubes == 8
    assert thrown.inside == {
        "blue": 3,
        "black": 2,
        "red": 1,
        "green": 1,
        "yellow": 2,
        "brown": 4,
        "white": 4,
    }
    assert sum(thrown.inside.values()) == 17 and not rng.left


def test_another_colour_may_give_the_points() -> None:
    """E03, R2.4."""
    rng = Loaded([*falling(white=4), 1, 0])
    thrown = throw(rng, NUMBERS, "default", "blue", 2, INSIDE)
    assert (thrown.fell, thrown.points) == ({"blue": 1, "white": 4}, 4)


def test_nothing_falls_out() -> None:
    """R2.3: the thrown cubes stay inside."""
    thrown = throw(Loaded([*falling(), 0, 0]), NUMBERS, "default", "red", 2, INSIDE)
    assert thrown == Thrown({}, INSIDE | {"red": 4})
    assert (thrown.points, thrown.cubes) == (0, 0)


def test_nothing_to_throw() -> None:
    """R2.3, E01: nothing is drawn, either, and the counts are a copy."""
    thrown = throw(Loaded([]), NUMBERS, "default", "red", 0, INSIDE)
    assert thrown == Thrown({}, INSIDE) and thrown.inside is not INSIDE


@pytest.mark.parametrize("model", ["default", "loose"])
@pytest.mark.parametrize("seed", range(20))
def test_seven_cubes_of_each_colour_always(model: str, seed: int) -> None:
    rng = Rng(seed)
    inside, supply = fill(rng, NUMBERS)
    for number in range(70):
        colour = COLOURS[number % 7]
        before = dict(inside)
        thrown = throw(rng, NUMBERS, model, colour, supply[colour], inside)
        assert inside == before
        rest = supply | {colour: 0}
        for one in COLOURS:
            assert thrown.inside[one] + thrown.fell.get(one, 0) + rest[one] == 7
            assert thrown.inside[one] >= 0
        assert 0 not in thrown.fell.values()
        inside = thrown.inside
        supply = {one: 7 - inside[one] for one in COLOURS}
    assert {*rng.drawn} == {"tower"}


def test_the_looser_model_shakes_more_loose_with_a_bigger_handful() -> None:
    """1 - 0.92^n, rounded to ten-thousandths; the default model does not look at the handful."""
    chances = [chance_inside(NUMBERS.tower, "loose", thrown) for thrown in range(1, 8)]
    assert chances == [(round((1 - 0.92**n) * 10_000), 10_000) for n in range(1, 8)]
    assert chance_inside(NUMBERS.tower, "default", 1) == chance_inside(NUMBERS.tower, "default", 7)


@pytest.mark.parametrize("model", ["default", "loose"])
def test_the_models_have_the_figures_that_they_were_chosen_for(model: str) -> None:
    means, figures = measured(DATA, model, 10_000, 1), DATA.tower_figures[model]
    assert means.cubes == pytest.approx(figures["cubes"], abs=0.1)
    assert means.points == pytest.approx(figures["points"], abs=0.05)
    assert means.colours == pytest.approx(figures["colours"], abs=0.05)
    assert means.inside == pytest.approx(figures["inside"], abs=0.15)
    assert means.skips <= 5


def test_the_table_shows_both_models_beside_their_figures() -> None:
    head, *lines = table(DATA, 50, 1)
    assert [line.split()[0] for line in lines] == ["default", "expected", "loose", "expected"]
    assert lines[1].split()[1:] == ["6.91", "4.56", "2.88", "7.17", "1.00"]
    assert len({len(line) for line in (head, *lines)}) == 1
    assert list(table(DATA, 50, 1)) == [head, *lines] != list(table(DATA, 50, 2))


def test_models_are_those_of_the_table_option() -> None:
    from bot.games.amerigo.options import OPTIONS

    (option,) = (one for one in OPTIONS if one.key == "tower")
    assert option.choices == tuple(DATA.tower_figures) and tower.STREAM == "tower"


def test_a_tower_without_throws(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--throws", "0"])
    assert "at least one throw" in capsys.readouterr().err

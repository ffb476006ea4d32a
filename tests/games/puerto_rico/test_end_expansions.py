"""R-9.2, R-9.3: what the expansions' things are worth at the end, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table, expanded


def scored(city: str, *, expansions: str = "both", **board: str | int) -> Table:
    t = expanded(expansions=expansions)
    t.board(0, city=city, **board)  # type: ignore[arg-type]
    return t


@pytest.mark.parametrize(
    ("island", "forests", "points"),
    [
        ("3 quarry 2 corn 1 coffee", "2 corn 3 sugar 1 coffee", 6),
        ("3 quarry 3 corn", "6 indigo", 10),
        ("2 corn 2 sugar 2 coffee 2 indigo 2 tobacco 2 quarry", "", 0),
        ("3 corn", "", 1),
        ("5 corn 4 quarry", "", 3),
        ("12 corn", "", 10),
        ("2 corn", "1 corn", 0),
        ("", "", 0),
    ],
)
def test_cloister(island: str, forests: str, points: int):
    """T-28: (a) 6 forests, 3 quarries, 2 corn, 1 coffee: three sets: 6; (b) 6 forests, 3 quarries,
    3 corn: four sets: 10. Forests are one kind, whatever they were; occupied or not."""
    t = scored("1 cloister", island=island, manned="", forests=forests)
    assert t.line(0, "cloister") == points


def test_royal_garden():
    """R-9.3: 1 VP for every own noble, beside the 1 VP that each is worth."""
    t = scored("1 royal_garden 1 villa", windrose=3, nobles="1 royal_garden 1 villa 1 windrose")
    assert (t.line(0, "royal_garden"), t.line(0, "nobles")) == (3, 3)


def test_nobles_are_worth_a_point():
    """R-9.2: anywhere on the board, with expansion II."""
    t = scored("1 office", windrose=2, island="1 corn", nobles="1 office 1 corn 1 windrose")
    assert t.line(0, "nobles") == 3
    assert scored("", expansions="buildings").line(0, "nobles") is None


def test_a_statue_is_worth_eight():
    """R-9.3: 8 printed VP and nothing else; nobody needs to stand on it."""
    t = scored("0 statue")
    assert (t.line(0, "buildings"), t.line(0, "statue")) == (8, None)


@pytest.mark.parametrize("key", ["cloister", "royal_garden"])
def test_an_empty_large_building_has_only_its_printed_points(key: str):
    """R-9.2: the bonus needs an occupant."""
    t = scored(f"0 {key}", island="3 corn", windrose=1, nobles="1 windrose")
    assert (t.line(0, key), t.line(0, "buildings")) == (None, 4)


def test_city_hall():
    """Q-20: every beige building of all sets, statue, cloister and royal garden too; neither the
    jeweler nor production buildings."""
    t = scored("1 city_hall 0 statue 0 cloister 0 royal_garden 0 aqueduct 0 villa 1 jeweler")
    assert t.line(0, "city_hall") == 6


def test_guild_hall():
    """E-21, R-9.3: the jeweler is a large production building: 2, occupied or not."""
    assert scored("1 guild_hall 0 jeweler 0 small_sugar_mill").line(0, "guild_hall") == 3


def test_fortress():
    """Q-21: colonists and nobles count together."""
    t = scored("1 fortress 2 guest_house", windrose=3, nobles="1 guest_house 2 windrose")
    assert t.line(0, "fortress") == 2


@pytest.mark.parametrize(("forests", "points"), [(3, 4), (4, 5), (6, 7)])
def test_residence(forests: int, points: int):
    """Q-19, D-21: forests fill spaces like other tiles."""
    t = scored("1 residence", island="6 corn", manned="", forests=f"{forests} corn")
    assert t.line(0, "residence") == points


def test_customs_house():
    """D-23: chips of all sources count alike, nobles and printed points do not."""
    t = scored("1 customs_house 0 statue", chips=11, windrose=4, nobles="4 windrose")
    assert t.line(0, "customs_house") == 2


def test_everything_adds_up():
    """R-9.2: chips, printed points, bonuses, nobles."""
    t = scored("1 royal_garden 0 statue 1 church", chips=7, nobles="1 royal_garden 1 church")
    assert t.score(0).points == 7 + (4 + 8 + 2) + 2 + 2

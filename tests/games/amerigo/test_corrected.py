"""Games with a corrected data file, and games that had begun before (Q40)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot.games.amerigo import data
from bot.games.amerigo.data import DATA, Data, read
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.state import State
from bot.house_bots.amerigo.searcher import SEARCHER
from tests.tools.playouts import Table, starts, tried

TEXT = Path(data.__file__).with_name("data.toml").read_text(encoding="utf-8")
CHANGES = (
    ("side = 6", "side = 7"),
    ("completion = [1, 3, 6, 10, 15]", "completion = [1, 3, 4]"),
    ("length = 20", "length = 22"),
    ('"ap1_blue_black"', '"ap1_red_white"'),
    ("inside = [1, 3]", "inside = [1, 2]"),
)


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Data]:
    """A person's numbers, with tiles of seven cells a side, that are in use for a while."""
    text = TEXT[: TEXT.index("[tiles]")]
    for old, new in CHANGES:
        assert old in text
        text = text.replace(old, new)
    rows = {name: [f"{row}." for row in (*rows, "......")] for name, rows in DATA.tiles.items()}
    path = tmp_path / "mine.toml"
    path.write_text(text + "[tiles]\n" + "".join(f"{n} = {r}\n" for n, r in rows.items()))
    monkeypatch.setattr(data, "_used", [])
    yield read(path)


def play(state: State, random: Random) -> None:
    """Play to the end; every move is written down and read."""
    while pending := RULES.pending(state):
        (decision,) = pending
        move = random.choice(decision.moves)
        assert list(RULES.parse(RULES.notate(move), decision)) == [move]
        RULES.apply(state, decision.seat, move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_with_a_persons_numbers(mine: Data, seats: int) -> None:
    data.use(mine)
    state = RULES.setup(seats, {}, seats)
    assert state.numbers is mine.numbers and state.side == 7
    assert {len(row) for row in state.rows} == {7 * mine.layout(seats).columns}
    play(state, Random(seats))
    assert state.over


@pytest.mark.parametrize("seats", [2, 4])
def test_fast_playouts_with_a_persons_numbers_are_those_by_the_rules(
    mine: Data, seats: int
) -> None:
    data.use(mine)
    for start in islice(starts(SEARCHER, [Table("mine", seats, ())], seed=1), 0, 45, 9):
        assert start.deal.state.numbers is mine.numbers
        assert not tried(SEARCHER, start.deal).differences, start.name


def test_a_game_that_has_begun_keeps_its_numbers(mine: Data) -> None:
    """Q40."""
    state = RULES.setup(3, {}, 1)
    stored = RULES.dump(state)
    data.use(mine)
    again = RULES.load(stored, RULES.schema)
    assert again.numbers == DATA.numbers != mine.numbers and again.rows == state.rows
    assert RULES.dump(RULES.setup(3, {}, 1)) != stored
    play(state, Random(1))
    play(again, Random(1))
    assert RULES.dump(again) == RULES.dump(state)

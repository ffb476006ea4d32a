"""The learned value: its file, what is made of it, and how it is learned."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.house_bots.puerto_rico.searcher import FEATURES, SEARCHER
from bot.house_bots.value import Features, ahead, learned, parse
from bot.house_bots.weights import BadWeights
from tests.tools import learn

TEXT = """{
 "game": "toy",
 "value": {
  "spread": 2.0,
  "points": 1.0,
  "debts": -0.5
 }
}"""

TOY: Features[list[tuple[float, float]]] = Features(("points", "debts"), lambda state: state)


def test_it_foretells_by_how_much_each_seat_is_ahead() -> None:
    value = parse(TEXT, "value.json", "toy", TOY)
    assert value([(5, 0), (3, 2)]) == [3, -3]
    assert value([(4, 0), (2, 0), (-200, 0)])[:2] == [2, -2]


def test_of_several_others_one_will_be_lucky() -> None:
    assert ahead([4, 4], 2) == [0, 0]
    assert max(ahead([4, 4, 4], 2)) < 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"debts": -0.5', '"debts": 1e999', "line 6: debts is inf, not a finite number."),
        ('"debts": -0.5', '"depts": -0.5', "line 6: toy has no value 'depts'."),
        (',\n  "debts": -0.5', "", "line 3: debts is missing."),
        ('"spread": 2.0', '"spread": 0', "line 4: spread is 0, not above 0."),
        ('"game": "toy"', '"game": "yot"', "line 2: game is 'yot'; these are values of 'toy'."),
        ('"debts": -0.5', f'"debts": {"9" * 5000}', "line 6: debts is inf, not a finite number."),
        ('"value"', '"values"', 'line 1: not a file of values: there is no "value".'),
    ],
)
def test_a_file_with_a_mistake_is_refused_with_its_line(old: str, new: str, said: str) -> None:
    with pytest.raises(BadWeights) as refused:
        parse(TEXT.replace(old, new), "value.json", "toy", TOY)
    assert str(refused.value) == f"value.json, {said}"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    file.write_bytes(b"\xff" + TEXT.encode())
    with pytest.raises(BadWeights, match=f"^{file} cannot be read: .*0xff.*[.]$"):
        learned(tmp_path, "toy", TOY, lambda _: "", ("",))


def test_tables_of_another_kind_have_another_value(tmp_path: Path) -> None:
    (tmp_path / "value_2.json").write_text(TEXT)
    (tmp_path / "value_3.json").write_text(TEXT.replace('"points": 1.0', '"points": 3.0'))
    value = learned(tmp_path, "toy", TOY, lambda state: str(len(state)), ("2", "3"))
    assert value([(5, 0), (3, 2)]) == [3, -3]
    assert value([(5, 0), (3, 2), (-200, 0)])[:2] == [7, -7]


def test_a_kind_without_a_value_is_refused(tmp_path: Path) -> None:
    (tmp_path / "value_2.json").write_text(TEXT)
    with pytest.raises(BadWeights, match=r"value_3\.json cannot be read"):
        learned(tmp_path, "toy", TOY, lambda state: str(len(state)), ("2", "3"))


def test_the_games_value_knows_who_wins_soon() -> None:
    value = SEARCHER.value
    assert value is not None
    for seats in SEARCHER.rules.info.seats:
        state = SEARCHER.rules.setup(seats, {}, 1)
        state.players[1].chips = 30
        found = value(state)
        assert found[1] > 10 > 0 > found[0]


def test_the_same_games_teach_the_same(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        words = ["puerto_rico", "--games", "11", "--seed", "2", "--kind", "3_none", "--to"]
        assert learn.main([*words, str(tmp_path / name)]) == 0
        (file,) = (tmp_path / name).iterdir()
        assert file.name == "value_3_none.json"
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    found = json.loads(texts[0])
    assert found["value"].keys() == {"spread", *FEATURES.names}
    assert "--kind 3_none" in found["made"]["command"]
    assert parse(texts[0], "one.json", "puerto_rico", FEATURES).spread > 0


def test_what_cannot_be_learned_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert learn.main(["chess"]) == 2
    assert "Nothing can be learned of 'chess', only of " in capsys.readouterr().err
    assert learn.main(["puerto_rico", "--games", "3"]) == 2
    assert f"--games must be more than {learn.CHECKED}, not 3." in capsys.readouterr().err
    assert learn.main(["magister_navis", "--kind", "6"]) == 2
    said = "magister_navis has no tables of the kind '6': 3, 4, 5."
    assert said in capsys.readouterr().err

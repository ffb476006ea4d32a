"""The numbers of the file, and corrected copies of it that cannot be played with."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.engine.codec import Codec, encode
from bot.engine.steps import Registry
from bot.games.amerigo import data
from bot.games.amerigo.data import COLOURS, DATA, GOODS, TOKENS, BadDataFile, Numbers, read, token

FILE = Path(data.__file__).with_name("data.toml")
TEXT = FILE.read_text(encoding="utf-8")
NUMBERS = DATA.numbers


def test_our_own_file_passes_its_checks() -> None:
    assert read(FILE) == DATA


def test_what_is_in_the_box() -> None:
    """R1.6, R1.8, R1.9, R1.11, R1.12."""
    assert sum(kind.count for kind in NUMBERS.neutral) == 37
    assert sum(kind.count for kind in NUMBERS.villages) == 16
    assert len(DATA.tokens) == 24 and len({*DATA.tokens}) == 24
    assert NUMBERS.pirates == (0, 0, 1, 2, 3, 4)
    letters = Counter("".join("".join(rows) for rows in DATA.tiles.values()))
    assert {letters[letter] for letter in "ctsnk"} == {8}
    assert len(DATA.tiles) == 16


@pytest.mark.parametrize(("seats", "count", "fields"), [(2, 30, 6), (3, 40, 8), (4, 50, 10)])
def test_goods_tokens(seats: int, count: int, fields: int) -> None:
    """R1.13: what is open and four stacks of as many are all; the mean cost is 3."""
    tokens = DATA.goods_tokens(seats)
    assert len(tokens) == count == 5 * fields == 5 * DATA.open_goods(seats)
    assert sum(int(one.split()[1]) for one in tokens) == 3 * count
    assert {one.split()[0] for one in tokens} == {*GOODS}
    whole = Counter(int(one.split()[1]) for one in DATA.goods_tokens(4) if one.startswith("sugar"))
    assert whole == {2: 3, 3: 4, 4: 3}


def test_tiles_by_name() -> None:
    """R3.9, R3.10, R3.15, R3.19, T17."""
    village, neutral = NUMBERS.tile("v3L"), NUMBERS.tile("n2")
    assert (village.shape, village.size, village.plan, village.build) == ("3L", 3, 1, 1)
    assert (village.small, village.big) == (1, 2)
    assert (neutral.size, neutral.plan, neutral.build) == (2, 2, 2)
    assert neutral.big + NUMBERS.tile("v4I").big + NUMBERS.tile("v3I").big == 10
    for kind in NUMBERS.neutral:
        size = kind.size
        assert (kind.plan, kind.build, kind.small, kind.big) == (size, size, 2 * size, 3 * size)
    with pytest.raises(KeyError):
        NUMBERS.tile("v5U")


def test_completion_and_time() -> None:
    """R3.23, R1.7, Q12: the last row holds for more posts."""
    assert [NUMBERS.completion_factor(posts) for posts in range(8)] == [0, 1, 3, 6, 10, 15, 15, 15]
    assert [NUMBERS.time_token(number) for number in range(1, 6)] == [5, 4, 3, 2, 1]


def test_tracks() -> None:
    """R3.13, R3.14, R3.28, T11, T20, T24."""
    progress, order = NUMBERS.progress, NUMBERS.order
    assert (progress.passed(0, 5), progress.passed(13, 16), progress.passed(4, 4)) == (1, 1, 0)
    assert progress.passed(3, 8) == 2
    assert [progress.reached(space) for space in (0, 3, 4, 15, 16, 20)] == [0, 0, 1, 6, 10, 15]
    assert NUMBERS.order_spaces[4] == "red" and order.length == len(NUMBERS.order_spaces) - 1
    assert Counter(NUMBERS.order_spaces[1:-1]) == dict.fromkeys(COLOURS[:-1], 3)


def test_progress_tokens() -> None:
    """Section 7."""
    assert token("ap1_red_brown").actions == ("red", "brown") and token("ap1_red_brown").amount == 1
    assert token("ap2_blue").actions == ("blue",) and token("ap2_blue").amount == 2
    assert (token("sail8").timing, token("sail8").amount) == ("once", 8)
    timings = Counter(token(key).timing for key in DATA.tokens)
    assert timings == {"permanent": 16, "once": 5, "end": 3}
    with pytest.raises(KeyError):
        token("ap3")
    assert {*DATA.tokens} < {*TOKENS} and len({*TOKENS}) == len(TOKENS) == 15 + 7 + 21
    assert all(token(key).timing for key in TOKENS)


def test_numbers_are_stored_with_a_game() -> None:
    """Q40: they come back as they were, and views that hold them can be compared by hash."""
    again = Codec(Registry()).decode(Numbers, encode(NUMBERS))
    assert again == NUMBERS and hash(again) == hash(NUMBERS)
    assert again.tile("n5U") == NUMBERS.tile("n5U")


def test_origins() -> None:
    assert DATA.origin("posts") == "printed" and DATA.origin("pirates") == "sourced"
    assert DATA.origin("order.points") == "house" and DATA.origin("completion") == "inferred"
    assert "order.points" in NUMBERS.reconstructed and "pirates" not in NUMBERS.reconstructed


def written(folder: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for old, new in changes:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_person_corrects_what_is_not_printed(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        ("completion = [1, 3, 6, 10, 15]", "completion = [1, 3, 5, 8]"),
        ("points = [[4, 1], [8, 3]", "points = [[3, 1], [8, 2]"),
        ("1 = 5, 2 = 5, 3I = 5", "1 = 6, 2 = 4, 3I = 5"),
        ('"ap1_blue_black"', '"ap1_blue_white"'),
    )
    found = read(path)
    assert found.numbers.completion_factor(9) == 8
    assert found.numbers.progress.points[:2] == ((3, 1), (8, 2))
    assert found.numbers.tile("n1").count == 6
    assert "ap1_blue_white" in found.tokens and token("ap1_blue_white").actions == ("blue", "white")
    assert found.origin("completion") == "corrected" and found.origin("order.points") == "house"
    assert "completion" not in found.numbers.reconstructed
    assert "order.points" in found.numbers.reconstructed
    assert read(path).tiles == DATA.tiles


def test_tiles_of_another_side(tmp_path: Path) -> None:
    """Tiles of seven cells a side: ours with a row and a column of water more."""
    head = TEXT[: TEXT.index("[tiles]")].replace("side = 6", "side = 7")
    tiles = [
        f"{name} = [{', '.join(repr(row + '.') for row in (*rows, '......'))}]"
        for name, rows in DATA.tiles.items()
    ]
    path = tmp_path / "mine.toml"
    path.write_text(head + "[tiles]\n" + "\n".join(tiles), encoding="utf-8")
    found = read(path)
    assert found.side == 7 and found.origin("map.side") == found.origin("tiles") == "corrected"


DIGITS = "123456789" * 30
CUT = f"{DIGITS[:37]}..."
"""The first of that many digits, in forty characters."""
I07 = """I07 = [
  "..#t..",
  ".a.#a.",
  "#T.#T#","""
BROKEN: list[tuple[str, str, str]] = [
    ("rounds = 5", "rounds = 6", "rounds: only what `origin` names"),
    ("rounds = 5", "", "rounds: this is missing"),
    ("rounds = 5", 'rounds = "5"', "rounds: '5' is no whole number"),
    ("rounds = 5", "rounds = true", "rounds: True is no whole number"),
    ("rounds = 5", "rounds = 5\nround = 5", "round: there is no such entry"),
    ("rounds = 5", "rounds = 5\nrounds = 5", "overwrite"),
    ("rounds = 5", "rounds = [", "line"),
    ("rounds = 5", f"rounds = {'[' * 5000}", ""),
    ("rounds = 5", f"rounds = {DIGITS * 20}", ""),
    ("rounds = 5", f"rounds = {DIGITS}", f"rounds: {CUT} "),
    ("goods = [", "goods = [3, ", "goods, item 1: 3 is no text"),
    ("posts = 12", "posts = -12", "posts: -12 is no whole number"),
    ("posts = 12", "posts = 12.0", "posts: 12.0 is no whole number"),
    ("posts = 12", "posts = 13", "posts: only what"),
    ("posts = 12", "posts = 1979-05-27", "posts: datetime.date"),
    ("completion = [1, 3, 6, 10, 15]", "completion = []", "completion: this list is empty"),
    ("completion = [1, 3, 6, 10, 15]", "completion = [1]", "completion: it begins with 1, 3"),
    ("completion = [1, 3, 6, 10, 15]", "completion = [1, 4, 6]", "completion: it begins"),
    ("completion = [1, 3, 6, 10, 15]", "completion = [1, 3, 6, 6]", "completion: more posts"),
    ("completion = [1, 3, 6, 10, 15]", "completion = 15", "completion: 15 is no list"),
    ("time = [5, 4, 3, 2, 1]", "time = [5, 4, 3, 2]", "time: there are 5 tokens, not 4"),
    ("time = [5, 4, 3, 2, 1]", "time = [5, 4, 3, 2, 0]", "time: a time token is worth"),
    ("pirates = [0, 0, 1,", "pirates = [0, 1,", "pirates: there are 6 tokens, not 5"),
    ('sourced = ["pirates",', 'sourced = ["posts",', "origin.sourced: only what"),
    ("1 = 5, 2 = 5, 3I", "1 = 5, 2 = 6, 3I", "neutral.count: there are 37 tiles, not 38"),
    ("1 = 3, 2 = 3, 3I", "1 = 3, 2 = 2, 3I", "villages.count: there are 16 tiles, not 15"),
    ("4O = 4, 5U = 4", "4O = 4, 5X = 4", "neutral.count.5U: this is missing"),
    ("small = { 1 = 2,", "small = { 1 = 2.5,", "neutral.small.1: 2.5 is no whole number"),
    ("points = [[4, 1], [8, 3]", "points = [[8, 1], [4, 3]", "progress.points: spaces and VP"),
    ("points = [[4, 1], [8, 3]", "points = [[4, 1], [8, 1]", "progress.points: spaces and VP"),
    ("points = [[4, 1], [8, 3]", "points = [[4, 1], [8]", "progress.points, item 2: 2 numbers"),
    ("points = [[4, 1], [8, 3]", "points = [[0, 1], [8, 3]", "progress.points: the spaces lie"),
    ("length = 20", "length = 19", "progress.points: the spaces lie from 1 to 19"),
    ("[19, 10]]", "[20, 10]]", "order.points: the spaces lie from 1 to 19"),
    ('  "white",\n  "black"', '  "black"', "order.spaces: the first is 'white'"),
    ('"green",\n  "any",', '"green",', "order.spaces: the first is 'white', the last 'any'"),
    ('"green",\n  "any",', '"pink",\n  "any",', "order.spaces, item 19: 'pink'"),
    ('"blue", "red", "yellow"', '"blue", "pink", "yellow"', "order.spaces, item 5: 'pink'"),
    ("2 = [2, 2, 3, 3, 4, 4]", "2 = [2, 2, 3, 3, 4]", "goods_tokens.costs.2: 6 costs"),
    ("2 = [2, 2, 3, 3, 4, 4]", "2 = [2, 2, 2, 3, 4, 4]", "goods_tokens.costs: of each good"),
    ("thrown = [2, 3]", "thrown = [3, 2]", "tower.thrown: a numerator"),
    ("thrown = [2, 3]", "thrown = [0, 0]", "tower.thrown: a numerator"),
    ("thrown = [2, 3]", "thrown = [0, 3]", "tower.thrown: no cube"),
    ("inside = [1, 3]", "inside = [1]", "tower.inside: a numerator"),
    ("loose = 800", "loose = 10001", "tower.loose: 10001 is no whole number"),
    ("cubes = 6.91", "cubes = nan", "tower_figures.default.cubes: nan"),
    ("cubes = 6.91", "cubes = inf", "tower_figures.default.cubes: inf"),
    ('  "ap2_blue", ', "", "tokens.all: there are 24 tokens, not 23"),
    ('"ap2_blue"', '"ap2_pink"', "tokens.all, item 1: there is no token 'ap2_pink'"),
    ('"ap1_blue_black"', '"ap1_blue"', "tokens.all, item 7: there is no token 'ap1_blue'"),
    ('"ap1_blue_black"', '"ap1_black_blue"', "tokens.all, item 7: there is no token"),
    ("length = 20", "length = 41", "progress: a track has at most 40 spaces, not 41"),
    ('"ap1_blue_black"', '"ap1_blue_blue"', "tokens.all, item 7: there is no token"),
    ('"sail8", "pirates', '"gold3", "pirates', "tokens.all: sail8 is missing"),
    ('"sail8", "pirates', '"ap2", "pirates', "tokens.all, item 10: there is no token 'ap2'"),
    ("amount = 8", "amount = 9", "token_kinds.sail8: only what"),
    ("tries = 200", "tries = 0", "map.tries: at least one"),
    ("side = 6", "side = 2", "map.side: a tile has 3 to 12 cells a side, not 2"),
    ("side = 6", "side = 7", "tile I01: this is not a square of 7 x 7 cells"),
    ("big_island = 20", "big_island = 21", "map.big_island: only what"),
    ("2 = [3, 3], 3 = [3, 4]", "2 = [3, 3], 3 = [4, 4]", "map.grid: only what"),
    ("I16 = [", "I15b = 3\nI16 = [", "tile I15b: 3 is no list"),
    (I07, I07.replace("..#t..", "..#t."), "tile I07: this is not a square"),
    (I07, I07.replace("..#t..", "..#x.."), "tile I07, cell D1: 'x' is no kind of cell"),
    (I07, I07.replace("..#t..", "..T..."), "tile I07, cell C1: this post cell has no anchor"),
    (I07, I07.replace("..#t..", ".a#t.."), "tile I07, cell B1: this anchor has no post cell"),
    (I07, I07.replace("#T.#T#", "#Ta#T#"), "tile I07, cell B3: this post cell has two anchors"),
    (I07, I07.replace(".a.#a.", ".aT#a."), "tile I07, cell B2: this anchor has two post cells"),
    (I07, I07.replace(".a.#a.", ".aé#a."), "tile I07, cell C2: 'é' is no kind of cell"),
    ("I16 = [", '"I\\n\\u001b[31m16" = 3\nI16 = [', "tile I [31m16: 3 is no list"),
    ("I16 = [", "I16 = [3,", "tile I16, item 1: 3 is no text"),
    ("I16 = [", f"{'I' * 9000} = 3\nI16 = [", "tile III"),
    ("[tiles]", "[tile]", "tiles: this is missing"),
    ("[tower]\n", "tower = 3\n[towers]\n", ""),
]
"""Changes of a line, and how the error goes on after the file's name."""


@pytest.mark.parametrize(("old", "new", "said"), BROKEN)
def test_a_broken_file_is_told_in_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = written(tmp_path, (old, new))
    with pytest.raises(BadDataFile) as caught:
        read(path)
    line = str(caught.value)
    assert line.startswith(f"{path}: ")
    told = line.removeprefix(f"{path}: ")
    assert said in told and line.isprintable() and len(told) < 220


def only(*tiles: str) -> str:
    return TEXT[: TEXT.index("[tiles]")] + "[tiles]\n" + "\n".join(tiles)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "rounds: this is missing"),
        (b"\xff\xfe\x00", "decode"),
        (TEXT[: TEXT.index("I16 =")].encode(), "tiles: 16 tiles are needed, not 15"),
        (only().encode(), "tiles: 16 tiles are needed, not 0"),
        (
            only(
                *(
                    f"L{n} = ['......', '.aT##.', '.####.', '.#..#.', '.####.', '......']"
                    for n in range(16)
                )
            ).encode(),
            "tiles: of 60 maps for 2 players only 0 are allowed",
        ),
    ],
)
def test_a_file_that_holds_something_else(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(BadDataFile, match=f"^{path}: .*{said}"):
        read(path)


VALUES = ("[]", "{}", "''", "-1", "0", "99", "1e9", "true", "[[]]", "[{}]", "'blue'", "00:00:00")


def mangled(random: Random) -> str:
    """Return the file with a few things lost, doubled, or replaced by what does not belong."""
    text = TEXT
    for _ in range(random.choice((1, 1, 1, 4))):
        start = random.randrange(len(text))
        end = start + random.choice((1, 1, 3, 40, 400))
        value = list(re.finditer(r"\d+|\"[^\"\n]*\"|\[[^\[\]\n]*\]|\{[^\n]*\}", text[start:]))[:1]
        new = random.choice(("", text[start:end] * 2, random.choice("[]{}=.#\"',\n\x00é9aT")))
        if value and random.random() < 0.7:
            start, end = start + value[0].start(), start + value[0].end()
            new = random.choice(VALUES)
        text = text[:start] + new + text[end:]
    return text


@pytest.mark.parametrize("seed", range(20))
def test_a_mangled_file_is_read_or_told_in_one_line(tmp_path: Path, seed: int) -> None:
    random, refused = Random(seed), 0
    path = tmp_path / "mine.toml"
    for _ in range(20):
        path.write_text(mangled(random), encoding="utf-8")
        try:
            numbers = read(path).numbers
            assert sum(kind.count for kind in numbers.neutral) == 37
        except BadDataFile as error:
            refused += 1
            assert str(error).isprintable() and len(str(error)) < 400
    assert refused


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadDataFile, match="No such file"):
        read(tmp_path / "mine.toml")
    with pytest.raises(BadDataFile, match="Is a directory"):
        read(tmp_path)


def test_more_tiles_than_needed(tmp_path: Path) -> None:
    """R1.1: surplus tiles leave the game."""
    more = TEXT[TEXT.index("I16 =") :].replace("I16", "I17")
    path = tmp_path / "mine.toml"
    path.write_text(TEXT + more, encoding="utf-8")
    assert len(read(path).layout(4).tiles) == 17


def test_new_tables_use_the_numbers_that_were_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(data, "_used", [])
    assert data.in_use() is DATA
    mine = read(written(tmp_path, ("[1, 3, 6, 10, 15]", "[1, 3, 4]")))
    data.use(mine)
    assert data.in_use() is mine
    data.use(DATA)
    assert data.in_use() is DATA

"""A language is added without a line of code: a package brings half of one, which is played in."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from bot.locales import bundle, forget
from bot.locales.languages import GROUP
from bot.operations.languages import sources
from tests.cogs.harness import Harness, texts
from tests.languages import UNSPOKEN, forgetting_words

CODE, LOCALE, NAME, MARK = "qxx", UNSPOKEN, "Qwerty", "Ƕ"
"""The language, Discord's locale of those who read it, its name, and a letter in its texts."""
PACKAGE = "boardgames_qwerty"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with every second message, which is installed as long as the test runs."""
    folder = tmp_path / "site"
    own = folder / PACKAGE / "words" / CODE
    own.mkdir(parents=True)
    (own / "language.toml").write_text(f'name = "{NAME}"\ndiscord = ["{LOCALE}"]\n')
    (own / "all.ftl").write_text("\n".join(_messages()), encoding="utf-8")
    data = folder / f"{PACKAGE}-1.dist-info"
    data.mkdir()
    (data / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1\n")
    (data / "entry_points.txt").write_text(f"[{GROUP}]\n{CODE} = {PACKAGE}.words\n")
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
    with forgetting_words():
        forget()
        yield folder
        monkeypatch.undo()


def _messages() -> Iterator[str]:
    """Yield every second English message with the mark before its text."""
    for number, one in enumerate(sources.read("en").messages.values()):
        if number % 2 or one.key.startswith("-"):
            mark = "q" if one.key.startswith("name-") else MARK
            assert one.entry.value is not None
            value = ast.Pattern([ast.TextElement(mark), *one.entry.value.elements])
            entry = type(one.entry)(one.entry.id, value, one.entry.attributes)
            yield FluentSerializer().serialize_entry(entry)


async def test_a_game_is_played_in_a_language_of_which_half_is_there(
    package: Path, tmp_path: Path
) -> None:
    assert [*package.rglob("*.py")] == []
    async with Harness.open(tmp_path / "games.sqlite3", LOCALE) as harness:
        anna, ben, *_ = harness.people
        me = (await anna.slash(harness.channel, "me")).response
        chosen = await anna.select(me, [CODE], custom_id="me-language")
        assert NAME in texts(chosen.response) and "50%" in texts(chosen.response)
        assert MARK in texts(chosen.response)
        table = await harness.started(2)
        assert table.language == CODE, "the server's people read it, so its posts are in it"
        await harness.whole_game(partial(harness.turn, harness.rng), often=1)
        assert (await harness.table()).status == "over"
        said = [texts(message) for message in harness.channel.history()]
        for person in (anna, ben):
            for command in ("table board", "log", "help", "myturns"):
                said.append(texts((await person.slash(harness.channel, command)).response))
    told, own, english = "\n".join(said), bundle(CODE).names, sources.read("en").messages
    assert told.count(MARK) > 30
    plain = {key: one.text for key, one in english.items() if not one.parts.variables}
    from_english = {key for key, text in plain.items() if len(text) > 15 and text in told}
    assert len(from_english - own) > 5, "what it lacks is said in English"

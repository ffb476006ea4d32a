"""The trial of a game finds what a package gets wrong, and says which check found it and where."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.catalogue.games import OWN
from bot.catalogue.trial import checks, faults, stored
from bot.catalogue.trial.played import Trial
from bot.engine.api import Option
from bot.locales import add_words
from bot.presenting.game import Game
from render.api import Emoji
from render.art.canvas import Box
from render.art.theme import theme
from render.art.widgets import laid
from render.pictures.curve import gallery
from tests.pebbles import KEY, built

Change = Callable[[Game, Path], Game]


@pytest.fixture
def pebbles(tmp_path: Path) -> Iterator[Game]:
    with built(tmp_path) as game:
        yield game


def wrong(game: Game) -> dict[str, str]:
    """Put a game on trial, and return what is wrong by the title of the check."""
    assert game.words is not None
    add_words(game.words)
    found = [*checks.outcomes(game, 4)]
    assert [one.title for one in found] == [*checks.CHECKS]
    return {one.title: "\n".join(one.wrong) for one in found if one.wrong}


def ruled(game: Game, **parts: Any) -> Game:
    return replace(game, rules=replace(game.rules, **parts))


def drawn(game: Game, **parts: Any) -> Game:
    return replace(game, renderer=replace(game.renderer, **parts))


def labelled(game: Game, **parts: Any) -> Game:
    """Return the game with other labels of its moves."""
    old = game.renderer.labels
    changed = SimpleNamespace(
        weight=old.weight, label=lambda *about: replace(old.label(*about), **parts)
    )
    return drawn(game, labels=changed)


def more_points(game: Game, _: Path) -> Game:
    old = game.rules.score
    return ruled(game, score=lambda g: [replace(one, points=one.points + 1) for one in old(g)])


def peeping(game: Game, _: Path) -> Game:
    """Every seat sees the sign of seat 0."""
    old = game.rules.see

    def see(state: Any, seat: int | None) -> Any:
        view = old(state, seat)
        first = replace(view.players[0], sign=state.players[0].sign)
        return replace(view, players=(first, *view.players[1:]))

    return ruled(game, see=see)


def failing(game: Game, _: Path) -> Game:
    def see(state: Any, seat: int | None) -> Any:
        raise ZeroDivisionError("no view")

    return ruled(game, see=see)


def unmarked(game: Game, _: Path) -> Game:
    """The move that shows the signs is not among those that may reveal something."""
    return ruled(game, info=replace(game.rules.info, revealing=()))


def twice(game: Game, _: Path) -> Game:
    info = game.rules.info
    return ruled(game, info=replace(info, options=(*info.options, Option("heap", ("20", "30")))))


def other_case(game: Game, folder: Path) -> Game:
    file = folder / KEY / "cases/taking.toml"
    file.write_text(file.read_text().replace("taken = 2, sign = 3", "taken = 1, sign = 3"))
    return game


def older(game: Game, folder: Path) -> Game:
    (folder / "stored").mkdir()
    (folder / "stored/old.json").write_text('{"schema": 0, "state": {"stones": 3}}')
    return replace(game, stored=folder / "stored")


def edited(language: str, old: str, new: str) -> Change:
    """Return a change of a line in a Fluent file."""

    def change(game: Game, folder: Path) -> Game:
        file = folder / KEY / language / "pebbles.ftl"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")
        return game

    return change


def cheating(game: Game, _: Path) -> Game:
    take = sys.modules[f"{KEY}.moves"].Take
    bot = SimpleNamespace(choose=lambda *_: (take(7),))
    return replace(game, bots={**game.bots, "cheating": bot})


def tiny(game: Game, _: Path) -> Game:
    """The question is a small picture with a small text that is cut."""
    old = game.renderer.pictures

    def question(decision: Any, view: Any, look: Any) -> Any:
        canvas = laid((400, 300), theme(look.palette))
        canvas.text("as long as it takes", Box(0, 0, 60, 20), 12, "on_table")
        return gallery.encoded("question", canvas, "")

    parts = {name: getattr(old, name) for name in ("overview", "boards", "board", "result")}
    return drawn(game, pictures=SimpleNamespace(question=question, **parts))


def small_emoji(game: Game, _: Path) -> Game:
    return replace(game, emojis=lambda: [("pebbles-stone", Image.new("RGBA", (64, 64)))])


@pytest.mark.parametrize(
    ("change", "title", "told"),
    [
        (more_points, "random games", "Broken: lines of a score do not add up to its points"),
        (unmarked, "random games", "is not in `revealing`, and 'over' reveals"),
        (twice, "random games", "Broken: two options have the same key"),
        (peeping, "hidden information", "changes with what is hidden from it"),
        (other_case, "rule cases", "taking-1 (The last pebble is taken without a question"),
        (older, "stored states", "old.json: "),
        (edited("de", "pebbles-phase-round =", "pebbles-phase-rund ="), "words", "phase-round"),
        (edited("de", "{ $count }.\npebbles-round", "viel.\npebbles-round"), "words", "has $count"),
        (lambda game, _: labelled(game, text="x" * 81), "limits of Discord", "has 81 characters"),
        (lambda game, _: labelled(game, text="It"), "limits of Discord", "2 moves of the question"),
        (lambda game, _: labelled(game, emoji=Emoji("a", "b")), "limits of Discord", "is no emoji"),
        (lambda game, _: labelled(game, hint="x" * 101), "limits of Discord", "101 characters"),
        (small_emoji, "limits of Discord", "the emoji pebbles-stone is (64, 64)"),
        (cheating, "house bots", "cheating with 2 players, asked 'take'"),
    ],
)
def test_a_check_finds_what_is_wrong(
    pebbles: Game,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Change,
    title: str,
    told: str,
) -> None:
    """Pictures are not drawn for this: that takes nearly all of a trial, and none is changed."""
    monkeypatch.delitem(checks.CHECKS, "pictures")
    found = wrong(change(pebbles, tmp_path))
    assert told in found.pop(title)
    assert found == {}


def test_pictures_that_nobody_can_read_are_found(pebbles: Game, tmp_path: Path) -> None:
    found = wrong(tiny(pebbles, tmp_path))
    pictures = found.pop("pictures")
    assert "it is 400 x 300 px, not 1100 x 700" in pictures
    assert "is 12 px" in pictures
    assert "its alternative text has 0 characters" in pictures
    assert found == {}


def test_what_raises_is_said_with_its_place(pebbles: Game, tmp_path: Path) -> None:
    found = wrong(failing(pebbles, tmp_path))
    assert "ZeroDivisionError: no view" in found["random games"]
    assert f"{Path(__file__).name}, line " in found["random games"]
    assert (
        "players, options as usual, seed 0, after 0 moves, the last: none" in found["random games"]
    )


def test_what_is_whole_passes_with_its_stored_state(pebbles: Game, tmp_path: Path) -> None:
    (tmp_path / "stored").mkdir()
    kept = tmp_path / "stored/first.json"
    kept.write_text(stored.example(Trial(pebbles, 0)))
    assert faults(replace(pebbles, stored=tmp_path / "stored"), 4) == []


def test_a_package_can_ask_in_its_own_tests(pebbles: Game, tmp_path: Path) -> None:
    (told,) = faults(cheating(pebbles, tmp_path), 1)[:1]
    assert told.startswith("house bots: cheating with 2 players")


def test_a_game_may_have_english_words_alone(pebbles: Game) -> None:
    """Elsewhere people read English; a language that it has must have all messages."""
    assert pebbles.words is not None
    assert Trial(pebbles, 0).languages == ("en", "de")
    for file in (pebbles.words / "de").glob("*.ftl"):
        file.unlink()
    add_words(pebbles.words)
    trial = Trial(pebbles, 0)
    told, found = checks.CHECKS["words"](trial)
    assert told.startswith("en, ") and [*found] == []


def test_many_faults_are_not_all_told(pebbles: Game) -> None:
    outcome = [*checks.outcomes(labelled(pebbles, text=""), 1)]
    found = next(one for one in outcome if one.title == "limits of Discord")
    assert len(found.wrong) <= checks.MOST_TOLD + 1


@pytest.mark.parametrize("key", OWN)
def test_the_games_of_the_house_pass(key: str) -> None:
    """What else is checked of them stands in tests of their own, with more positions."""
    trial = Trial(OWN[key], 0)
    for title in ("words", "limits of Discord"):
        _, found = checks.CHECKS[title](trial)
        assert [*found] == []

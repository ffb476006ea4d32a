"""Every text of Puerto Rico exists, fits and is used, in both languages."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast, visitor

import bot.locales
from bot.engine import batches
from bot.engine.api import Decision, Event, Score, ScoreLine
from bot.engine.rng import Rng
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import BUILDINGS, GOODS, SETUPS
from bot.games.puerto_rico.view import BuildingView, TileView, View
from bot.locales import MissingMessage, Words, languages
from bot.locales.messages import Messages
from tests.catalogue import BOTS, GAMES, RENDERERS
from tests.languages import LANGUAGES

NAMES = ("Anna", "Bob", "Carl", "Dora", "Emil")
FOLDERS = {language: languages()[language].folder for language in LANGUAGES}
FILES = sorted(path.name for path in FOLDERS["en"].glob("*.ftl"))
GAME, RENDERER = GAMES["puerto_rico"], RENDERERS["puerto_rico"]
OTHER_RULINGS = {
    option.key: option.choices[-1] for option in GAME.info.options if option.key != "vp_chips_5p"
}
ENOUGH = 60
"""Decisions of a kind whose moves are labelled, spread over all games."""
SHOWN = 120
"""Positions that are summed up."""
BOTH = {"expansions": "both"}
TEXTS = ("puerto_rico.ftl", "puerto_rico_expansions.ftl")
"""The files whose messages views, decisions, moves, events and options alone ask for."""


_IDS = ("table", "number")
"""Variables that are ids where "#" stands before them."""


class _Patterns(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[ast.Pattern] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append(node)
        self.generic_visit(node)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def resource(language: str, file: str) -> ast.Resource:
    """Return a file as Fluent parses it as a whole."""
    return FluentResource((FOLDERS[language] / file).read_text(encoding="utf-8"))


@cache
def messages(language: str, file: str) -> Mapping[str, frozenset[str]]:
    """Return the variables of every message of a file."""
    result: dict[str, frozenset[str]] = {}
    for entry in resource(language, file).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in result, f"{language}/{file}: {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            result[entry.id.name] = frozenset(variables.found)
    return result


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


@cache
def parts(language: str) -> frozenset[str]:
    """Return the messages that others are made of."""
    references = _References()
    for file in FILES:
        for entry in resource(language, file).body:
            references.visit(entry)
    return frozenset(references.found)


def test_rounds_are_called_as_their_game_calls_them() -> None:
    """Texts of all games get the name of a round with its number: `round_name` says it."""
    own = tuple(GAMES)
    shared = [file for file in FILES if not file.startswith(own)]
    told = [(FOLDERS["de"] / file).read_text(encoding="utf-8") for file in shared]
    assert [found for text in told for found in re.findall(r".*Runde \{ \$.*", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_a_sentence_have_the_names_of_its_language(language: str) -> None:
    """Discord shows and takes a command under its `name-<command>` of that language."""
    texts = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for file in FILES
        for entry in resource(language, file).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    words = Words(language)
    names = {words(key) for key in texts if key.startswith("name-")}
    typed = r"(?:(?<=[\s`„“(])|^)/([a-zäöüß][a-zäöüß-]*)"
    assert {
        (key, name)
        for key, text in texts.items()
        for name in re.findall(typed, text)
        if name not in names | {"pr", "mn", "am"}
    } == set()


def test_in_english_a_command_is_called_as_its_key_says() -> None:
    words = Words("en")
    names = {key.removeprefix("name-"): words(key) for key in bot.locales.bundle("en").names
             if key.startswith("name-")}  # fmt: skip
    assert {key: name for key, name in names.items() if not f"-{key}".endswith(f"-{name}")} == {
        "am-take": "plan"
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_is_the_one_of_its_file(language: str) -> None:
    read, names = bot.locales.bundle(language), set[str]()
    for entry in (entry for file in FILES for entry in resource(language, file).body):
        if isinstance(entry, ast.Message | ast.Term):
            name = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
            assert entry.equals(read.entry(name), ["span", "comment"]), name
            names.add(name)
    assert read.names == names


def test_a_message_is_parsed_with_its_parts_when_it_is_said() -> None:
    said = Messages(
        ("en",), ["one = { -two } { $n }\n-two =\n    { three }s\n", "three = 3\nfour = {"]
    )
    assert said.names == {"one", "-two", "three", "four"}
    assert said.parsed == set()
    assert said.format("one", {"n": 5}) == ("3s 5", [])
    assert said.parsed == {"one", "-two", "three"}


class Recording(Words):
    """Words that remember which messages were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language, NAMES)
        self.used: set[str] = set()

    def __call__(self, key: str, **args: str | int) -> str:
        self.used.add(key)
        text = super().__call__(key, **args)
        assert text.strip()
        return text


T = TypeVar("T")


class Moment(NamedTuple):
    view: View
    decisions: tuple[Decision[moves.Move], ...]
    happened: tuple[Event, ...]


@cache
def moments() -> tuple[Moment, ...]:
    """Return what games of both bots come to, with the default rulings and the others."""
    return tuple(
        moment
        for seats in GAME.info.seats
        for options in ({}, BOTH, OTHER_RULINGS)
        for kind in ("random", "sensible")
        if seats in (2, 4) or not options
        for moment in _game(seats, options, kind)
    )


def _game(seats: int, options: Mapping[str, str], kind: str) -> Iterator[Moment]:
    state, rng, chosen = GAME.setup(seats, options, seats), Rng(seats), BOTS["puerto_rico"][kind]
    happened: list[Event] = []
    while pending := GAME.pending(state):
        seat = pending[0].seat
        yield Moment(GAME.view(state, seat), tuple(pending), tuple(happened))
        batch = chosen.choose(GAME, state, pending[0], rng)
        happened = [*batches.play(GAME, state, seat, batch).events]
    yield Moment(GAME.view(state, None), (), tuple(happened))


EVENTS = (
    Event("round", {"round": 3, "seat": 1}),
    Event("role", {"seat": 0, "role": "mayor", "doubloons": 0}),
    Event("role", {"seat": 0, "role": "prospector_2", "doubloons": 2}),
    Event("phase_over", {"role": "mayor"}, closes="mayor"),
    *(
        Event("passed", {"seat": 1, "phase": phase})
        for phase in ("settler", "builder", "craftsman", "trader", "captain")
    ),
    Event("drawn", {"seat": 0, "tile": "corn"}, reveals=True),
    Event("settled", {"seat": 0, "tile": "quarry"}),
    Event("row", {"corn": 2, "coffee": 1, "reshuffled": 0}, reveals=True),
    Event("row", {"corn": 2, "reshuffled": 1}, reveals=True),
    Event("row", {"reshuffled": 0}, reveals=True),
    Event("colonist", {"seat": 0, "source": "mayor", "circle": "windrose"}),
    Event("colonist", {"seat": 0, "source": "hospice", "circle": "corn"}),
    Event("colonist", {"seat": 0, "source": "university", "circle": "harbor"}),
    Event("ship_shared", {"seat": 0, "colonists": 1}),
    Event("ship_shared", {"seat": 0, "colonists": 2}),
    Event("declined", {"seat": 0}),
    Event("placed", {"seat": 0, "corn": 2, "harbor": 1, "windrose": 0}),
    Event("placed", {"seat": 0, "corn": 2, "harbor": 1, "windrose": 3}),
    Event("placed", {"seat": 0, "windrose": 3}),
    Event("ship_refilled", {"colonists": 4, "nobles": 0, "missing": 0}),
    Event("ship_refilled", {"colonists": 0, "nobles": 0, "missing": 2}),
    Event("ship_refilled", {"colonists": 4, "nobles": 1, "missing": 0}),
    Event("ship_refilled", {"colonists": 4, "nobles": 1, "missing": 2}),
    Event("built", {"seat": 0, "building": "harbor", "price": 0}),
    Event("produced", {"seat": 0, "corn": 1}),
    Event("produced", {"seat": 0}),
    Event("extra", {"seat": 0, "good": "sugar"}),
    Event("income", {"seat": 0, "source": "factory", "doubloons": 1}),
    Event("income", {"seat": 0, "source": "prospector_1", "doubloons": 1}),
    Event("sold", {"seat": 0, "good": "tobacco", "doubloons": 5}),
    Event("house_emptied", {}),
    Event("loaded", {"seat": 0, "good": "corn", "amount": 3, "ship": 6, "points": 4}),
    Event("wharfed", {"seat": 0, "good": "corn", "amount": 3, "points": 4}),
    Event("stored", {"seat": 0, "corn": 3, "lost": 0}),
    Event("stored", {"seat": 0, "corn": 3, "lost": 1}),
    Event("stored", {"seat": 0, "lost": 2}),
    Event("sailed", {"ship": 6, "good": "corn"}),
    Event("placed", {"seat": 1, "corn": 2, "villa": 1, "windrose": 0}),
    Event("nobles_placed", {"seat": 1, "villa": 1}),
    Event("placed", {"seat": 2, "corn": 2, "villa": 1, "windrose": 3}),
    Event("nobles_placed", {"seat": 2, "villa": 1, "windrose": 1}),
    Event("drafted", {"seat": 0, "building": "church"}),
    Event("guest", {"seat": 0, "circle": "corn", "noble": 0}),
    Event("looked", {"seat": 0, "source": "hacienda"}, reveals=True),
    Event("forest", {"seat": 0}),
    Event("discarded", {"seat": 0, "tile": "forest", "source": "hunting_lodge"}),
    Event("bought", {"seat": 0, "tile": "corn"}, reveals=True),
    Event("colonist", {"seat": 0, "source": "villa", "circle": "windrose"}),
    *(
        Event("noble", {"seat": 0, "source": source, "circle": "windrose"})
        for source in ("ship", "villa", "mayor")
    ),
    Event("noble", {"seat": 0, "source": "hospice", "circle": "corn"}),
    Event("points", {"seat": 0, "source": "union_hall", "points": 1}),
    *(Event("paid", {"seat": 0, "what": what}) for what in ("colonist", "noble", "point", "corn")),
    Event("post", {"seat": 0, "good": "coffee", "doubloons": 4}),
    Event("supplied", {"seat": 0, "good": "corn"}),
    Event("small_wharfed", {"seat": 0, "corn": 3, "points": 1}),
    *(Event("ending", {"reason": reason}) for reason in ("colonists", "city", "chips")),
    Event("over", {}, closes="end"),
)


RARE_QUESTIONS = ("lay", "pay", "supply", "small_wharf", "points", "guests", "discard", "draft")
RARE_MOVES: tuple[moves.Move, ...] = (
    moves.Guest("corn"),
    moves.GuestNoble("corn"),
    moves.SettleForest("corn"),
    moves.Plant(),
    moves.TurnOver(),
    moves.Discard("forest"),
    moves.BuyTile(),
    moves.PayColonist("windrose"),
    moves.PayNoble("villa"),
    moves.PayGood("corn"),
    moves.PayPoint(),
    moves.SellAtPost("corn"),
    moves.Supply("corn"),
    moves.SmallWharf("corn"),
    moves.Wharf("corn"),
    moves.TakePoints(),
)
"""Moves that few games come to."""


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_and_variables(file: str) -> None:
    assert messages("en", file) == messages("de", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    keys = Counter(key for file in FILES for key in messages(language, file))
    assert [key for key, count in keys.items() if count > 1] == []


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in FOLDERS["de"].glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_are_names_are_never_grouped(language: str) -> None:
    """Table #1,234 cannot be found by that number: the option of a command takes 1234."""
    grouped = [
        f"{file}: {key} ${name}"
        for file in FILES
        for entry in resource(language, file).body
        if isinstance(entry, ast.Message)
        for key, name in _bare_ids(entry)
    ]
    assert grouped == []
    told = Words(language)("hindered-gone", table="x", id=1234)
    assert "1234" in told
    for key in ("league-obstacle-table", "league-obstacle-reason"):
        said = Words(language)(key, table=1234, place="x", permission="x", reason="x")
        assert "#1234" in said


def _bare_ids(entry: ast.Message) -> Iterator[tuple[str, str]]:
    """Yield the variables of a message that are ids, and are written as quantities are."""
    for pattern in _patterns(entry):
        before = ""
        for part in pattern.elements:
            if isinstance(part, ast.TextElement):
                before = part.value
            elif isinstance(part.expression, ast.VariableReference):
                name = part.expression.id.name
                if name == "id" or (name in _IDS and before.endswith("#")):
                    yield entry.id.name, name


def _patterns(node: ast.BaseNode) -> list[ast.Pattern]:
    found = _Patterns()
    found.visit(node)
    return found.found


RULE_ID = re.compile(
    r"\b[RDQTE]-?\d+(?:\.\d+)?\b"  # R3.16, Q5
    r"|\([1-9](?:\.\d+)?(?:, [Q\d][\d.]*)?\)"  # (7.1, 7.2)
)
"""An id of a rule, as our own sheets number them."""
_CELLS = {"arg-am-cell"}
"""Texts in which a cell of the map looks like one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_the_id_of_a_rule(language: str) -> None:
    """Nobody but us has the sheets that they number; a source is a section of the rulebook."""
    named = [
        f"{file}: {entry.id.name}: {found[0]}"
        for file in FILES
        for entry in resource(language, file).body
        if isinstance(entry, ast.Message | ast.Term) and entry.id.name not in _CELLS
        for pattern in _patterns(entry)
        for part in pattern.elements
        if isinstance(part, ast.TextElement)
        for found in RULE_ID.finditer(part.value)
    ]
    assert named == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_the_true_minus(language: str) -> None:
    """In sentences as in pictures; what only looks like a number stays as it is."""
    words = Words(language)
    assert words("common-score-item", part="R-2.3", points=-2) == "R-2.3 −2"
    assert (bot.locales.numeral(-12), bot.locales.numeral(3)) == ("−12", "3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_only_what_others_do_not(language: str) -> None:
    """A text without a message of the game is common; its own message says something else."""
    words = Words(language)
    for key, variables in messages(language, "common.ftl").items():
        for game in GAMES:
            own = f"{game}-{key.removeprefix('common-')}"
            found = (messages(language, file).get(own, frozenset()) for file in FILES)
            args = dict.fromkeys(variables.union(*found), "x")
            said = words.of(game, own.removeprefix(f"{game}-"), **args)
            assert (said == words(key, **args)) != words.has(own), own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_named_as_the_game_would(language: str) -> None:
    with pytest.raises(MissingMessage, match="puerto_rico-never"):
        Words(language).of("puerto_rico", "never")


def recorded(game: str) -> set[str]:
    """Return the kinds of events that a game's code names."""
    files = Path("bot/games", game).rglob("*.py")
    return {
        kind
        for file in files
        for kind in re.findall(r'\.record\(\s*"(\w+)"', file.read_text(encoding="utf-8"))
    }


def test_every_event_has_an_example() -> None:
    drawn = {"drawn", "bought"}  # Recorded by a name that a table gives.
    assert recorded("puerto_rico") | drawn == {event.kind for event in EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_renders_and_none_is_left_over(language: str) -> None:
    words = Recording(language)
    _names(words)
    _events(words)
    _questions(words)
    _positions(words)
    known = set[str]().union(*(messages(language, file) for file in TEXTS))
    assert known - words.used == set()


def _names(words: Words) -> None:
    words("puerto_rico-title")
    words("puerto_rico-about")
    words("puerto_rico-cover")
    words("puerto_rico-round", round=1)
    for option in GAME.info.options:
        words(f"puerto_rico-option-{option.key}")
        words(f"puerto_rico-option-{option.key}-about")
        for choice in option.choices:
            words(f"puerto_rico-option-{option.key}-{choice}")
    for number in GAME.info.adjustable:
        words(f"puerto_rico-number-{number.key}")
        words(f"puerto_rico-number-{number.key}-about")
    for phase in (
        "round",
        "end",
        "draft",
        *(role for setup in SETUPS.values() for role in setup.roles),
    ):
        assert RENDERER.phase(phase, words)
    for good in GOODS:
        words(f"puerto_rico-good-{good}")


def _events(words: Words) -> None:
    for event in EVENTS:
        said = "".join(RENDERER.tell([event], words))
        assert bool(said) == (event.kind != "phase_over")
        assert len(said) <= 200
    assert len(RENDERER.tell(EVENTS, words)) < len(EVENTS)


QUESTIONS = (
    ("villa", (moves.TakeNoble(), moves.Pass())),
    ("villa", (moves.TakeColonist(), moves.Pass())),
    ("lay", (moves.Plant(), moves.TurnOver())),
    ("sell", (moves.Pass(), moves.SellAtPost("corn"))),
    ("sell", (moves.Pass(), moves.SellAtPost("corn"), moves.Sell("corn"))),
    ("load", (moves.Guest("wharf"), moves.Pass())),
)
"""Questions of few games, and the texts of a table about a question that hides something."""


def _questions(words: Words) -> None:
    view = moments()[0].view
    for kind, offered in QUESTIONS:
        assert NAMES[0] in RENDERER.ask(Decision(0, kind, offered), view, words)


def _spread(found: Sequence[T], most: int) -> Sequence[T]:
    """Return at most so many of them, from the first to the last games."""
    return found[:: -(-len(found) // most) or 1]


def _positions(words: Words) -> None:
    asked: dict[str, list[tuple[View, Decision[moves.Move]]]] = defaultdict(list)
    for moment in moments():
        RENDERER.tell(moment.happened, words)
        for decision in moment.decisions:
            asked[decision.kind].append((moment.view, decision))
    for view, decision in (one for found in asked.values() for one in _spread(found, ENOUGH)):
        assert NAMES[decision.seat] in RENDERER.ask(decision, view, words)
        texts = [_label(move, view, words) for move in decision.moves]
        assert len(set(texts)) == len(texts), texts
    closed = [one.view for one in moments() if one.happened and one.happened[-1].closes]
    for view in _spread(closed, SHOWN):
        assert sum(map(len, RENDERER.standing(view, words))) < 500
        assert sum(map(len, RENDERER.summary(view, words).lines)) < 6000
    for phase in ("settler", "mayor", "builder"):
        either = (moves.TakeColonist(), moves.TakeNoble(), moves.Pass())
        view = moments()[0].view._replace(phase=phase)
        for offered in (either, (moves.TakeColonist(), moves.Pass())):
            RENDERER.ask(Decision(0, "colonist", offered), view, words)
    public = _rare(moments()[0].view)
    for kind in RARE_QUESTIONS:
        RENDERER.ask(Decision(0, kind, (moves.Pass(),)), public, words)
    for move in RARE_MOVES:
        _label(move, public, words)
    RENDERER.ask(Decision(0, "sell", (moves.SellAtPost("corn"), moves.Pass())), public, words)
    RENDERER.summary(GAME.view(GAME.setup(4, BOTH, 1), None), words)
    for ending in ("colonists", "city", "chips"):
        RENDERER.summary(moments()[0].view._replace(ending=ending), words)
    idle = moments()[0].view.players[0]._replace(windrose=2)
    RENDERER.summary(moments()[0].view._replace(players=(idle,)), words)
    lines = tuple(
        ScoreLine(key, 3)
        for key in (
            "chips",
            "buildings",
            "nobles",
            *(k for k, b in BUILDINGS.items() if b.spaces > 1),
        )
    )
    RENDERER.score_lines((Score(0, 20, 3, 1, lines),), words)


def _rare(view: View) -> View:
    """Return a view of a board on which all of `RARE_MOVES` may be made."""
    first, *others = view.players
    built = first._replace(
        city=(
            BuildingView("guest_house", 2, 2, 1, 1),
            BuildingView("villa", 1, 1, 1, 1),
            BuildingView("trading_post", 1, 1, 1),
            BuildingView("wharf", 1, 1, 1),
        ),
        island=(*first.island, TileView("corn", False), TileView("forest", False)),
        goods=dict.fromkeys(first.goods, 2),
    )
    return view._replace(phase="draft", players=(built, *others))


def _label(move: moves.Move, view: View, words: Words) -> str:
    label = RENDERER.label(move, view, words)
    assert 0 < len(label.text) <= 80
    assert len(label.hint) <= 100
    assert label.emoji
    return label.text

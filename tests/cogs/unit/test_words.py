"""Every mistake has a sentence, every command a word, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from fluent.syntax import FluentParser, ast

import bot.host
import bot.locales
import bot.presenting
import cogs
from bot.engine.api import AmbiguousMove, BadNotation, BadOption, GameError, IllegalMove
from bot.host.core import api
from bot.host.core.api import HostError
from bot.locales import Words
from bot.presenting.draw_pool import Busy
from bot.presenting.moves.refusals import sentence
from cogs.commands.boards import UnknownPlayer
from cogs.commands.replay import NoSuchRounds
from cogs.ui.error_replies import NoTable, WhichTable
from tests.languages import LANGUAGES

# Kinds of refusals are known once their modules are: the list below is the same in every process.
for _room in (bot.host, bot.presenting, cogs):
    for _module in walk_packages(_room.__path__, f"{_room.__name__}."):
        import_module(_module.name)

HERE = Path(bot.locales.__file__).parent
ARGS = {
    "unknown-table": {"table": 1},
    "unknown-game": {"game": "chess"},
    "missing-game": {"game": "chess"},
    "older-game": {"game": "chess", "version": "1", "played": "2"},
    "failing-game": {"game": "chess", "number": "3F9A17C2"},
    "not-allowed": {"who": "owner"},
    "wrong-status": {"status": "over"},
    "nothing-to-take-back": {"reason": "moved"},
    "bad-order": {"reason": "full", "most": 10},
    "league-invitation": {"why": "unknown"},
    "league-cannot-follow": {"why": "most", "most": 10},
    "league-no-season-log": {"why": "deals"},
    "league-cannot-enter": {"why": "closed"},
    "league-partner": {"why": "many", "most": 10},
    "league-partner-differs": {"line": 2, "what": "chain", "expected": "a", "found": "b"},
    "league-partner-unreached": {"reason": "gone"},
    "league-only-at-home": {"server": "Hansa"},
    "league-webhook": {"why": "host"},
    "league-not-home": {"server": "Hansa", "invite": "none"},
    "decided": {"outcome": "expired"},
    "table-full": {"seats": 5},
    "too-few-players": {"seats": 3},
    "draft-gone": {"moves": "place sugar_mill"},
    "programs-off": {"why": "owner"},
    "which-table": {"tables": "#1, #2"},
    "unknown-player": {"player": "x", "names": "Anna, Bob"},
    "unknown-region": {"region": "x", "names": "Africa"},
    "no-such-rounds": {"newest": 3},
    "no-such-round": {"newest": 3},
    "not-welcome": {"who": "avoids"},
    "note-too-long": {"most": 1500},
    "bad-salt": {"most": 40},
    "avoids-enough": {"most": 25},
    "too-many-ways": {"most": 10},
    "bad-way": {"why": "host", "kind": "ntfy"},
    "too-many-sandboxes": {"most": 3, "sandboxes": "#1, #2, #3"},
    "too-many-drawings": {"most": 2},
    "too-many-lobbies": {"most": 5, "tables": "#1, #2"},
    "too-many-tables": {"most": 2, "tables": "#1, #2", "who": "you", "name": ""},
    "no-more-tables": {"most": 2, "tables": "#1, #2", "who": "you", "name": ""},
    "rules-not-found": {"text": "x"},
    "cannot-post-there": {"channel": "<#1>"},
    "league-change-reason": {"name": "Pace", "value": "slow"},
    "league-not-handed-over": {"why": "rights"},
    "league-channel": {"what": "lacks", "place": "<#1>", "permission": "x"},
    "too-often": {"act": "invites", "until": "<t:1:R>"},
    "server-left": {"until": "<t:1:D>"},
    "no-private-threads": {"why": "channel"},
    "no-table-here": {"why": "posts"},
    "league-excluded": {"why": "card"},
    "has-place": {"place": "<#1>"},
    "no-place": {"table": 1},
    "not-away-yet": {"hours": 72},
    "too-late": {"days": 7},
    "on-vacation": {"name": "Anna"},
    "bad-pause": {"most": 28},
    "not-away": {"who": "player"},
    "no-sandbox-here": {"game": "toy"},
    "not-here": {"channels": "<#1>"},
    "role-needed": {"roles": "<@&1>"},
    "enough-tables": {"most": 5},
    "bad-hours": {"reason": "short", "hours": 8},
    "league-season": {"newest": 3},
    "bad-vacation": {"reason": "budget", "days": 3},
    "not-rated": {"reason": "bots"},
    "league-decides": {"what": "seat"},
    "league-plan": {"field": "people", "value": 3, "least": 4, "most": 80},
    "which-league": {"leagues": "A, B"},
    "unknown-league": {"league": "x"},
    "not-organiser": {"role": "<@&1>"},
    "wrong-stage": {"stage": "draft"},
    "league-name-taken": {"name": "x"},
    "bad-setting": {"field": "size", "value": 9, "allowed": "2-5", "name": "x"},
    "league-condition": {"condition": "role", "needed": "<@&1>"},
    "league-avoids": {"most": 3},
    "league-enough": {"most": 2},
    "league-team": {"why": "full", "team": "Lions", "most": 2, "free": "none"},
    "league-team-sits": {"team": "Lions"},
    "league-no-round": {"why": "open", "round": 2, "tables": 1},
    "league-dispute": {"what": "unheard", "until": 1_800_000_000},
    "league-correction": {"what": "scores", "value": 4},
    "league-unknown-correction": {"number": 1234},
    "league-nothing-to-do": {"number": 1},
    "league-own-table": {"number": 1},
    "not-entrant": {"person": "1"},
    "hints-off": {"why": "owner"},
    "unknown-level": {"level": "easy", "levels": "sensible"},
    "house-bot-gone": {"name": "Anna"},
    "not-finished": {"status": "running"},
    "not-shared": {"name": "Anna"},
    "too-old": {"version": 12},
    "nothing-to-review": {"who": "own"},
    "not-our-post": {"why": "other"},
    "not-a-player": {"who": "bot"},
    "too-many-wishes": {"most": 10},
    "unknown-preset": {"preset": "x", "names": "Evening"},
    "unknown-variant": {"variant": "x", "names": "Rich start"},
    "which-game": {"variant": "x"},
    "too-many-variants": {"most": 24},
    "bad-preset": {"why": "name", "most": 40},
}


def name_of(kind: type[HostError]) -> tuple[str, str]:
    return kind.__module__, kind.__qualname__


def kinds(base: type[HostError]) -> Iterator[type[HostError]]:
    """Yield all kinds of refusals that the program knows."""
    yield base
    for kind in base.__subclasses__():
        yield from kinds(kind)


MISTAKES = [
    BadNotation("bad-notation", text="x"),
    BadNotation("too-long", limit=500),
    BadNotation("no-move"),
    AmbiguousMove("ambiguous-move", text="x"),
    IllegalMove("illegal-move"),
    IllegalMove("illegal-later", text="x", after="y", number=2),
    IllegalMove("turn-over", number=2),
    IllegalMove("turn-over-later", text="x", after="y", number=2),
    BadOption("bad-option", option="x"),
    BadOption("bad-choice", option="x", choice="y"),
    BadOption("bad-seats", seats=9, least=2, most=5),
    GameError("not-your-decision", waiting="Anna"),
    *(kind(**ARGS.get(kind.code, {})) for kind in sorted(kinds(HostError), key=name_of)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error", MISTAKES, ids=lambda error: f"{type(error).__name__}-{error.code}"
)
def test_every_mistake_has_its_sentence(error: GameError | HostError, language: str) -> None:
    words = Words(language)
    assert sentence(error, words) == words(f"error-{error.code}", **error.args_)


def test_all_kinds_are_covered() -> None:
    found = {type(error) for error in MISTAKES}
    assert {WhichTable, NoTable, UnknownPlayer, NoSuchRounds, Busy, api.StalePrompt} <= found


def test_a_code_without_a_sentence_falls_back() -> None:
    words = Words("en")
    assert sentence(IllegalMove("brand-new"), words) == words("error-illegal-move")
    assert sentence(BadNotation("brand-new"), words) == words("error-game")


@pytest.mark.parametrize("name", ["table.ftl", "errors.ftl"])
def test_both_languages_have_the_same_keys_and_arguments(name: str) -> None:
    english, german = (_messages(HERE / language / name) for language in LANGUAGES)
    assert english == german


def _messages(path: Path) -> dict[str, set[str]]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: _arguments(message) for message in messages}


def _arguments(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= _arguments(child)
    return found

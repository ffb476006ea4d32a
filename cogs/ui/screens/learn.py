"""Screens of *How to play*: explanatory cards, and the guided first game with goals or hints.

The custom_ids, where count is the number of moves made in the lesson so far:

* `learn:<game>:<page>`                    show the card of that page
* `learn-games:0`                          show the games that can be learned
* `lesson:<game>:<number>`                 begin a lesson, as numbered in BEGINNINGS
* `lessonmv:<game>:<count>:<index>`        play that move
* `lessonsel:<game>:<count>:<page>`        play the move picked in a menu of indices
* `lessonstep:<game>:<count>:<depth>:<index>`    offer moves sharing `depth` steps with that move
* `lessonstepsel:<game>:<count>:<depth>:<page>`  do the same from a menu of indices
* `lessonpart:<game>:<count>:<depth>:<index>:<page>`  offer a part of many choices; custom_ids of
  earlier versions have no depth and index
* `lessondo:<game>:<count>:<number>`       do an action, as numbered in ACTIONS
* `open-easy:<game>`                       open a table with easy house bots (`/table`)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.host.analysis.lessons import LEARNER, Lesson, Step
from bot.host.core.game import FirstGame, HostedGame
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.moves.prompt import Prompt, goal_lines, judged_lines
from bot.presenting.moves.reasons import named
from cogs.ui.decisions import WHOLE, Begun, chosen_so_far, lines_about, try_rows
from cogs.ui.kit.screen import Button, Row, Screen, button_rows
from render.api import Picture, Renderer
from render.text.wording import decimal, listed, round_name

AnyRenderer = Renderer[Any, Any]

BEGINNINGS = ("go-on", "anew")
ACTIONS = ("follow", "back", "table", "cards", "skip", "rewind")
_LOOKS = {
    "follow": "🤖",
    "back": "↩️",
    "table": "🗺️",
    "cards": "📖",
    "skip": "⏭️",
    "rewind": "⏪",
}
MOST_REASONS = 3
"""Maximum number of terms of a rating that are listed: those that weigh most."""
TOLD = 0.05
"""Number below which a value rounds to zero and is left out."""
MOST_TOLD = 8
"""Maximum number of moves on offer for which each one is explained."""
STORY = 1300
"""Maximum length, in characters, of the text about the other players' moves."""


def card_screen(
    game: str,
    first: FirstGame,
    page: int,
    lesson: Lesson | None,
    pictures: tuple[Picture, ...],
    words: Words,
) -> Screen:
    """Return a card that explains the game, with buttons to the previous and the next one."""
    key = f"{game}-learn-{first.cards[page].key}"
    title = words("learn-card", title=words.title(key), page=page + 1, of=len(first.cards))
    leaves = [
        Button(f"learn:{game}:{at}", words(f"button-learn-{way}"), look)
        for way, look, at in (("before", "◀️", page - 1), ("next", "▶️", page + 1))
        if 0 <= at < len(first.cards)
    ]
    begin = "button-lesson-story" if first.story else "button-lesson-begin"
    row = (*leaves, *_beginnings(game, lesson, words, begin))
    return Screen((title,), pictures, words(key), (row,))


def learnable(games: Mapping[str, HostedGame]) -> list[str]:
    """Return the keys of the games that have a guided first game."""
    return [key for key, game in games.items() if game.first_game is not None]


def choice_screen(games: Sequence[str], covers: tuple[Picture, ...], words: Words) -> Screen:
    """Return the choice among the games that can be learned, with their covers."""
    return Screen((words("learn-which"),), covers, rows=choice_rows(games, words))


def choice_rows(games: Sequence[str], words: Words) -> tuple[Row, ...]:
    """Return buttons that explain the games, one for each game."""
    return button_rows(
        tuple(Button(f"learn:{game}:0", words.title(game), style="main") for game in games)
    )


def _beginnings(game: str, lesson: Lesson | None, words: Words, begin: str) -> Iterator[Button]:
    if lesson is not None and not lesson.over:
        label = words("button-lesson-go-on", round=round_name(game, lesson.round, words))
        yield Button(f"lesson:{game}:0", label, "🎓", "go")
    key = begin if lesson is None else "button-lesson-anew"
    style = "plain" if lesson is not None and not lesson.over else "go"
    yield Button(f"lesson:{game}:1", words(key), "🎓" if style == "go" else "⏮️", style)


def lesson_screen(
    lesson: Lesson,
    renderer: AnyRenderer,
    pictures: tuple[Picture, ...],
    words: Words,
    begun: Begun = WHOLE,
    opens: bool = False,
) -> Screen:
    """Return the guided game's current screen: the events, the question, a hint, and the moves.

    The final screen offers to open a table if `opens` is true.
    """
    words = words.with_names(lesson.position.table.names)
    texts: tuple[str, ...] = (_title(lesson, words),)
    if begun == WHOLE:
        texts += (*_happened(lesson, renderer, words),)
    if lesson.decision is None:
        return _ended(lesson, renderer, Screen(texts, pictures), words, opens)
    prompt = Prompt(lesson.position, LEARNER, renderer, words)
    said = [chosen_so_far(prompt, begun)] if begun != WHOLE else [*_choices(prompt)]
    lines = (*goal_lines(lesson, words), f"**{prompt.question}**", *filter(None, said))
    question = "\n".join((*lines, *_hint(lesson, prompt)))
    rows = try_rows(place(lesson), prompt, begun, "lesson")
    return Screen(texts, pictures, question, (*rows, _controls(lesson, words)))


def place(lesson: Lesson) -> str:
    """Return the common part of a position's custom_ids: the game and the number of moves made."""
    return f"{lesson.game}:{len(lesson.moves)}"


def _title(lesson: Lesson, words: Words) -> str:
    game, rounds = words.title(lesson.game), lesson.rounds or 0
    if lesson.story:
        goals = len(lesson.story.goals)
        title = words("learn-story-title", game=game, goal=min(lesson.reached + 1, goals), of=goals)
        begin = f"{words(f'{lesson.game}-story-begin')}\n-# {words('learn-about')}"
        return title if lesson.last or lesson.skipped else f"{title}\n{begin}"
    number = round_name(lesson.game, min(lesson.round, rounds), words)
    title = words("learn-title", game=game, round=number, rounds=rounds)
    return title if lesson.last else f"{title}\n{words('learn-about')}"


def _controls(lesson: Lesson, words: Words) -> Row:
    return tuple(
        Button(f"lessondo:{place(lesson)}:{number}", words(key), _LOOKS[action], style)
        for number, action in enumerate(ACTIONS)
        for key, style in _control(action, lesson)
    )


def _control(action: str, lesson: Lesson) -> Iterator[tuple[str, str]]:
    """Yield the text key and style of a button below the moves, unless it would do nothing."""
    possible = {
        "follow": bool(lesson.serving or lesson.advice),
        "back": lesson.last is not None,
        "skip": lesson.goal is not None,
        # A row has at most five buttons.
        "cards": not lesson.lost,
        "rewind": lesson.lost,
    }
    if possible.get(action, True):
        shows = action == "follow" and lesson.serving
        way_back = "rewind" if lesson.lost else "back" if lesson.astray else None
        style = "go" if action == way_back else "plain"
        yield f"button-lesson-{'show' if shows else action}", style


def _ended(
    lesson: Lesson, renderer: AnyRenderer, screen: Screen, words: Words, opens: bool
) -> Screen:
    """Return the final screen of the lesson: the person's standing, and the next steps."""
    view = lesson.position.view(LEARNER)
    own = lines_about(LEARNER, lambda marked: renderer.standing(view, marked), words)
    standing = "\n".join(own)
    end = words("learn-end", game=words.title(lesson.game))
    opened = Button("open:0", words("button-open-table"), "🎲", "go")
    if lesson.story:
        goals, skipped = len(lesson.story.goals), len(lesson.skipped)
        done = words("learn-story-end", goals=goals - skipped, of=goals)
        end = f"{done}\n{words(f'{lesson.game}-story-end')}"
        opened = Button(f"open-easy:{lesson.game}", words("button-open-easy"), "🎲", "go")
    tables = (opened, Button("list:0", words("button-open-list"), "✋", "main"))
    again = (
        Button(f"lesson:{lesson.game}:1", words("button-lesson-anew"), "⏮️"),
        Button(f"lessondo:{place(lesson)}:1", words("button-lesson-back"), _LOOKS["back"]),
        Button(f"lessondo:{place(lesson)}:3", words("button-lesson-cards"), _LOOKS["cards"]),
    )
    rows = (tables, again) if opens else (again,)
    return Screen((*screen.texts, standing), screen.pictures, end, rows)


# Events -------------------------------------------------------------------------------


def _happened(lesson: Lesson, renderer: AnyRenderer, words: Words) -> Iterator[str]:
    """Yield the effects of the person's last move, then the other players' moves."""
    if lesson.last is not None:
        yield "\n".join(
            (*_brought(lesson, lesson.last, renderer, words), *judged_lines(lesson, words))
        )
    said = renderer.tell(lesson.events, words)
    if said:
        yield limits.fit_lines((f"-# {line}" for line in said), STORY, "-# …")


def _brought(lesson: Lesson, step: Step, renderer: AnyRenderer, words: Words) -> Iterator[str]:
    # A placement before the last one produces no events.
    label = renderer.label(step.chosen, step.before.view(LEARNER), words)
    told = " ".join(renderer.tell(step.events, words)) or label.text
    yield f"{'▫️' if lesson.astray else '✅'} {told}".rstrip()
    yield _changed(step, renderer, words)
    if compared := _compared(step, renderer, words):
        yield compared


def _changed(step: Step, renderer: AnyRenderer, words: Words) -> str:
    """Return the gains and losses on the person's board or, without any, the news about it."""
    since, view = step.before.view(LEARNER), step.after.view(LEARNER)
    changes = _own(lambda marked: renderer.changes(since, view, marked), words)
    label = renderer.label(step.chosen, since, words)
    named_only = "".join(changes) == label.text and not _counts(changes)
    news = [] if named_only else changes or _news(since, view, renderer, words)
    if news:
        return words("learn-brought", changes=" · ".join(news))
    return " ".join(filter(None, (words("learn-nothing"), "" if label.quiet else label.hint)))


def _counts(changes: Sequence[str]) -> bool:
    """Return whether any of the changes contains a digit."""
    return any(letter.isdigit() for change in changes for letter in change)


def _news(since: object, view: object, renderer: AnyRenderer, words: Words) -> list[str]:
    """Return the facts about the person's board that are new, except the round's headline."""

    def facts(seen: object) -> list[str]:
        return [
            *lines_about(LEARNER, lambda marked: renderer.summary(seen, marked).lines[1:], words)
        ]

    then = facts(since)
    return [line for line in facts(view) if line not in then]


def _own(tell: Callable[[Words], Sequence[str]], words: Words) -> list[str]:
    """Return the lines about the person, without their name."""
    you = words("learn-you")
    personal = words.with_names([you, *words.names[1:]])
    opening = words("common-detailed", thing=you, details="")
    return [line.removeprefix(opening) for line in lines_about(LEARNER, tell, personal)]


def _compared(step: Step, renderer: AnyRenderer, words: Words) -> str:
    """Return a sentence comparing the move with the house bot's choice, and their values."""
    if step.advice is None:
        return ""
    view, move = step.before.view(LEARNER), step.chosen
    if move in step.advice.moves:
        return words("learn-same")
    other = named(step.advice.moves, renderer, view, words)
    if move not in step.advice.ratings:
        return words("learn-other", move=other)
    behind = step.advice.behind(move)
    if behind < TOLD:
        return words("learn-other-level", move=other)
    compared = words("learn-other-rated", move=other, points=decimal(behind, words))
    if _decisive(terms := step.advice.explain(move)):
        reasons = listed(_reasons(terms, renderer, words), words)
        compared += " " + words("learn-other-why", reasons=reasons)
    return compared


# The house bot's advice ---------------------------------------------------------------


def _choices(prompt: Prompt) -> Iterator[str]:
    """Yield what each button does, if there are few; menus already state that themselves."""
    labels = [label for _, label in prompt.labelled()]
    if len(labels) <= MOST_TOLD:
        for label in (label for label in labels if label.hint):
            text = prompt.words("common-detailed", thing=label.text, details=label.hint)
            yield f"-# {label.emoji} {text}"


def _hint(lesson: Lesson, prompt: Prompt) -> Iterator[str]:
    """Yield the house bot's move with reasons, the next best move, and the unit of the values."""
    advice, words = lesson.advice, prompt.words
    if advice is None or lesson.serving:
        return
    renderer, view = prompt.renderer, prompt.view
    move = named(advice.moves, renderer, view, words)
    hint = words("learn-hint", move=move)
    if lesson.story or not advice.terms:
        yield hint
        return
    reasons = listed(_reasons(advice.terms, renderer, words), words)
    if _decisive(advice.terms):
        hint += " " + words("learn-hint-why", reasons=reasons)
    if advice.second is not None:
        hint += " " + _second(advice.behind(advice.second), advice.second, prompt)
    yield hint
    yield f"-# {words(f'{lesson.game}-term-unit')}"


def _second(behind: float, move: object, prompt: Prompt) -> str:
    name = named([move], prompt.renderer, prompt.view, prompt.words)
    if behind < TOLD:
        return prompt.words("learn-second-level", move=name)
    return prompt.words("learn-second", move=name, points=decimal(behind, prompt.words))


def _reasons(terms: Sequence[Any], renderer: AnyRenderer, words: Words) -> Iterator[str]:
    """Yield the reasons that weigh most, in the order of the evaluation's terms."""
    for term in _decisive(terms):
        reason = renderer.reason(term.name, term.facts, words)
        if abs(term.value) < TOLD:
            yield reason
        else:
            points = ("+" if term.value > 0 else "−") + decimal(abs(term.value), words)
            yield words("learn-reason", reason=reason, points=points)


def _decisive(terms: Sequence[Any]) -> list[Any]:
    """Return the terms that weigh most or, if none is large, the first ones that have texts."""
    told = [term for term in terms if term.name]
    weighty = [term for term in told if abs(term.value) >= TOLD] or told
    most = sorted(weighty, key=lambda term: -abs(term.value))[:MOST_REASONS]
    return [term for term in told if term in most]

"""Reasons as sentences: why a move is legal, why one is better than another, and hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.host.analysis.coaching.api import Hint, Reason
from bot.host.analysis.trial import dry_run
from bot.host.core.api import Position
from bot.locales import Words
from bot.presenting.moves.prompt import Prompt
from render.api import Renderer
from render.guides.guide import Asked, Guide, Question
from render.text.wording import counted, decimal

SEPARATOR = "; "
"""Separator between the moves of a batch in notation."""


def moves_named(
    position: Position, seat: int, text: str, renderer: Renderer[Any, Any], words: Words
) -> str:
    """Return the names of moves given in notation, as the seat to move sees them."""
    decision = position.decision_of(seat)
    moves = () if decision is None else position.rules.parse(text, decision)
    return named(moves, renderer, position.view(seat), words) if moves else f"`{text}`"


def named(moves: Sequence[Any], renderer: Renderer[Any, Any], view: object, words: Words) -> str:
    """Return the names of moves as they are offered, with counts of equal ones."""
    names = Counter(renderer.label(move, view, words).text for move in moves)
    return counted(names.items(), words)


def differing(one: str, other: str) -> tuple[str, str]:
    """Return the parts in which two batches of moves differ, or both whole if one has no others."""
    parts = [Counter(text.split(SEPARATOR)) for text in (one, other)]
    rest = [SEPARATOR.join((own - foreign).elements()) for own, foreign in (parts, parts[::-1])]
    return (rest[0], rest[1]) if all(rest) else (one, other)


def why(reasons: Sequence[Reason], game: str, seat: int, own: bool, words: Words) -> Iterator[str]:
    """Yield a move's effects in the current phase, then those on the score, the seat's own first.

    If `own` is set, the seat's player is addressed as "you".
    """
    for kind, told in (("phase", _gain), ("line", _line)):
        of_kind = [one for one in reasons if one.kind == kind]
        of_kind.sort(key=lambda one: one.seat != seat)
        parts = (told(one, game, _whose(one, own and one.seat == seat, words)) for one in of_kind)
        if told_parts := [words(key, **args) for key, args in parts]:
            yield words(f"coach-why-{kind}", parts="; ".join(told_parts))


def _whose(reason: Reason, addressed: bool, words: Words) -> Whose:
    return Whose("you" if addressed else "other", words.name(reason.seat), words)


class Whose(NamedTuple):
    """The player whom a reason is about."""

    who: str
    name: str
    words: Words


Said: TypeAlias = tuple[str, dict[str, str | int]]
"""Key of a message, and the message's arguments."""


def _gain(reason: Reason, game: str, whose: Whose) -> Said:
    """Return a message on what a seat gains in the phase by one move and by the other."""
    this, other = _tenths(reason.points), _tenths(reason.other)
    shown = this or other
    return "coach-gain", {
        "how": _CHANGES[_sign(this), _sign(other)],
        "who": whose.who,
        "name": whose.name,
        "points": _count(abs(shown), whose.words),
        "other": _count(abs(other), whose.words),
        "thing": _thing(reason, shown, game, whose.words),
    }


_CHANGES = {
    (1, 1): "instead",
    (1, 0): "get",
    (1, -1): "turn",
    (0, 1): "miss",
    (0, 0): "get",
    (0, -1): "keep",
    (-1, 1): "against",
    (-1, 0): "lose",
    (-1, -1): "less",
}
"""Kind of sentence, by the signs of what the one move brings and of what the other move brings."""


def _tenths(value: float) -> float:
    return round(value, 1)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _count(value: float, words: Words) -> str:
    """Return a number as text, with one decimal if it is not whole."""
    return decimal(value, words).removesuffix(decimal(0, words)[1:])


def _thing(reason: Reason, shown: float, game: str, words: Words) -> str:
    """Return the name of what is gained: a good, or something else that the game counts."""
    good, count = f"{game}-good-{reason.key}", 1 if abs(shown) == 1 else 2
    return words(good) if words.has(good) else words(f"{game}-holding-{reason.key}", count=count)


def _line(reason: Reason, game: str, whose: Whose) -> Said:
    """Return a message on the difference in one line of the score."""
    apart = reason.points - reason.other
    return "coach-line", {
        "who": whose.who,
        "name": whose.name,
        "points": points_of(abs(apart), game, whose.words),
        "more": "yes" if apart > 0 else "no",
        "line": whose.words(f"{game}-score-{reason.key}"),
    }


def points_of(points: float, game: str, words: Words) -> str:
    """Return a number of points as text, with the game's own name for them."""
    return words.of(game, "coach-points", points=decimal(points, words))


def numbers_of(points: float, error: float, game: str, words: Words) -> dict[str, str]:
    """Return a difference and its standard error as arguments of a sentence."""
    shown = decimal(error, words)
    told = "" if shown == decimal(0, words) else words("coach-error", error=shown)
    return {"points": points_of(points, game, words), "error": told}


def brings(
    position: Position, seat: int, text: str, renderer: Renderer[Any, Any], words: Words
) -> list[str]:
    """Return the immediate effects of moves in notation as sentences; [] if not legal now.

    For a single move, its label's hint on the phase that it starts comes first, then its events.
    """
    decision = position.decision_of(seat)
    if decision is None:
        return []
    moves = position.rules.parse(text, decision)
    view = position.view(seat)
    hints = [renderer.label(moves[0], view, words).hint] if len(moves) == 1 else []
    events = [e for move in moves for e in dry_run(position, seat, move)] if len(moves) == 1 else []
    return [one for one in (*hints, *renderer.tell(events, words)) if one]


NOTHING = 0.05
"""Number of points below which a difference rounds to zero."""


class HintTexts(NamedTuple):
    """A hint as text: the question, the two best options with reasons, and the number of hints."""

    title: str
    options: str
    number: str


def hint_texts(
    hint: Hint, seat: int, position: Position, renderer: Renderer[Any, Any], words: Words
) -> HintTexts:
    """Return a decision's two best options, the reasons, and the number of hints so far."""
    prompt = Prompt(position, seat, renderer, words)
    best = moves_named(position, seat, hint.best, renderer, prompt.words)
    lines = [
        prompt.words("hint-best", move=best),
        *brings(position, seat, hint.best, renderer, prompt.words),
        *why(hint.reasons, position.table.game, seat, True, prompt.words),
        _second(hint, prompt),
    ]
    title = words("hint-title", question=prompt.question)
    count = f"-# {words('hint-count', count=hint.number)}"
    return HintTexts(title, "\n".join(filter(None, lines)), count)


def _second(hint: Hint, prompt: Prompt) -> str:
    """Return a sentence on the second-best option and its distance from the best."""
    if not hint.second:
        return ""
    second = _compared(hint, prompt)
    game = prompt.position.table.game
    found = numbers_of(hint.difference, hint.error, game, prompt.words)
    return prompt.words("hint-second", how=_how(hint), move=second, **found)


def _compared(hint: Hint, prompt: Prompt) -> str:
    """Return the second option's name or, for a batch, how it differs from the best."""
    gone, new = (
        moves_named(prompt.position, prompt.seat, text, prompt.renderer, prompt.words)
        for text in differing(hint.best, hint.second)
    )
    if SEPARATOR not in hint.best:
        return new
    return prompt.words("hint-swap", new=new, old=gone)


def _how(hint: Hint) -> str:
    """Return how the second option compares: clear | equal | level (perhaps) | behind."""
    if hint.clear:
        return "clear"
    if not hint.as_good:
        return "behind"
    return "equal" if hint.difference < NOTHING else "level"


def explained(guide: Guide, asked: Asked, question: Question, words: Words) -> list[str]:
    """Return whether a move is legal, the reasons against it, and the sums it involves."""
    answer = guide.why(asked, question.text, words)
    verdict = words("why-legal" if answer.legal else "why-illegal", move=question.name)
    return [verdict, *(f"- {reason}" for reason in answer.against), *answer.sums]


def against(guide: Guide, asked: Asked, keys: frozenset[str], words: Words) -> list[str]:
    """Return why the likeliest move with one of these keys is illegal; [] if any is legal."""
    about = [one for one in guide.questions(asked, words) if keys & {*one.text.split()}]
    if not about or any(guide.why(asked, one.text, words).legal for one in about):
        return []
    return explained(guide, asked, about[0], words)

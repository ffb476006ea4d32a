"""Reasons as sentences: why a move is legal, why one is better than another, and hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.host.analysis.coaching.api import Hint, Reason
from bot.host.analysis.trial import dry_run
from bot.host.core.api import Position
from bot.locales import Words
from bot.presenting.moves.prompt import Prompt
from render.api import Renderer
from render.guides.guide import Asked, Guide, Question
from render.text.wording import counted, decimal, listed, parted

SEPARATOR = "; "
"""Separator between the moves of a batch in notation."""

WORTH_NAMING = 0.5
"""Minimum number of things that an option brings or costs on average to be named."""


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


class Compared(NamedTuple):
    """Two options of a decision of some kind, by their names, whose difference has reasons.

    `played` says which of them was played: better | other, or none yet.
    """

    kind: str
    better: str
    other: str
    played: str = "none"


def why(
    reasons: Sequence[Reason], of: Compared, game: str, seat: int, own: bool, words: Words
) -> Iterator[str]:
    """Yield what both options bring in the current phase, then how the scores differ at the end.

    The seat itself comes first. If `own` is set, its player is addressed as "you".
    """
    ranked = sorted(reasons, key=lambda one: one.seat != seat)
    gains = [one for one in ranked if one.kind == "phase"]
    lines = [one for one in ranked if one.kind == "line"]
    if told := " ".join(_gains(gains, of, game, seat if own else None, words)):
        yield told
    if lines:
        parts = [
            _line(one, game, _whose(one.seat, own and one.seat == seat, words)) for one in lines
        ]
        yield words("coach-why-line", move=of.better, parts=parted(parts, words))


class Whose(NamedTuple):
    """The player whom a reason is about."""

    who: str
    name: str
    words: Words


def _whose(seat: int, addressed: bool, words: Words) -> Whose:
    return Whose("you" if addressed else "other", words.name(seat), words)


def _gains(
    reasons: Sequence[Reason], of: Compared, game: str, addressed: int | None, words: Words
) -> Iterator[str]:
    """Yield sentences on what each option brings each seat, and on what it costs."""
    for seat in dict.fromkeys(one.seat for one in reasons):
        whose = _whose(seat, seat == addressed, words)
        of_seat = [one for one in reasons if one.seat == seat]
        for option, move in (("better", of.better), ("other", of.other)):
            found = [(one, one.points if option == "better" else one.other) for one in of_seat]
            gained, spent = (
                [
                    _amount(one, abs(amount), game, words)
                    for one, amount in found
                    if sign * amount >= WORTH_NAMING
                ]
                for sign in (1, -1)
            )
            if gained or spent:
                yield words(
                    _BROUGHT[bool(gained), bool(spent)],
                    how=_mood(option, of.played),
                    option=words("coach-option", kind=f"{game}-{of.kind}", move=move),
                    things=listed(gained or spent, words),
                    costs=listed(spent, words),
                    who=whose.who,
                    name=whose.name,
                )


_BROUGHT = {
    (True, False): "coach-brings",
    (False, True): "coach-costs",
    (True, True): "coach-brings-and-costs",
}
"""Messages by whether an option brings something, and whether it costs something."""


def _mood(option: str, played: str) -> str:
    """Return how an option is spoken of: did (it was played) | would (have) | will."""
    if played == "none":
        return "will"
    return "did" if option == played else "would"


def _amount(reason: Reason, amount: float, game: str, words: Words) -> str:
    """Return an amount with the name of the thing; a mean that is not whole is "about" so much."""
    shown = _tenths(amount)
    return words(
        "coach-amount",
        exact="yes" if shown == int(shown) else "no",
        points=_count(shown, words),
        thing=_thing(reason, shown, game, words),
    )


def _tenths(value: float) -> float:
    return round(value, 1)


def _count(value: float, words: Words) -> str:
    """Return a number as text, with one decimal if it is not whole."""
    return decimal(value, words).removesuffix(decimal(0, words)[1:])


def _thing(reason: Reason, shown: float, game: str, words: Words) -> str:
    """Return the name of what is gained: a good, or something else that the game counts."""
    good, count = f"{game}-good-{reason.key}", 1 if abs(shown) == 1 else 2
    return words(good) if words.has(good) else words(f"{game}-holding-{reason.key}", count=count)


def _line(reason: Reason, game: str, whose: Whose) -> str:
    """Return a message on the difference in one line of the score."""
    apart, words = reason.points - reason.other, whose.words
    return words(
        "coach-line",
        who=whose.who,
        name=whose.name,
        points=points_of(abs(apart), game, words),
        more="yes" if apart > 0 else "no",
        line=words(f"{game}-score-{reason.key}"),
    )


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
        *(_than_second(hint, prompt) if hint.second else ()),
    ]
    title = words("hint-title", question=prompt.question)
    count = f"-# {words('hint-count', count=hint.number)}"
    return HintTexts(title, "\n".join(filter(None, lines)), count)


def _than_second(hint: Hint, prompt: Prompt) -> Iterator[str]:
    """Yield why the best option is better than the second, and by how much."""
    game, words, options = prompt.position.table.game, prompt.words, _options(hint, prompt)
    yield from why(hint.reasons, options, game, prompt.seat, True, words)
    second = options.other
    if SEPARATOR in hint.best:
        second = words("hint-swap", new=second, old=options.better)
    found = numbers_of(hint.difference, hint.error, game, words)
    yield words("hint-second", how=_how(hint), move=second, **found)


def _options(hint: Hint, prompt: Prompt) -> Compared:
    """Return the names of both options; of batches, only of the moves that differ."""
    best, second = (
        moves_named(prompt.position, prompt.seat, text, prompt.renderer, prompt.words)
        for text in differing(hint.best, hint.second)
    )
    return Compared(hint.kind, best, second)


def _how(hint: Hint) -> str:
    """Return how the second option compares: clear | depends | equal | level (perhaps) | behind."""
    if hint.clear:
        return "clear"
    if hint.depends:
        return "depends"
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

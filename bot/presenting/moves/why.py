"""Reasons why a move is legal or not, in sentences, for `/why` and for the things on pictures."""

from __future__ import annotations

from bot.locales import Words
from render.guides.guide import Asked, Guide, Question


def explained(guide: Guide, asked: Asked, question: Question, words: Words) -> list[str]:
    """Return whether a move is legal, the reasons against it, and the sum of its effects."""
    answer = guide.why(asked, question.text, words)
    verdict = words("why-legal" if answer.legal else "why-illegal", move=question.name)
    return [verdict, *(f"- {reason}" for reason in answer.against), *answer.sums]


def against(guide: Guide, asked: Asked, keys: frozenset[str], words: Words) -> list[str]:
    """Return why the likeliest move about a thing of these keys is not legal; [] = one is."""
    about = [one for one in guide.questions(asked, words) if keys & {*one.text.split()}]
    if not about or any(guide.why(asked, one.text, words).legal for one in about):
        return []
    return explained(guide, asked, about[0], words)

"""The choices of a lobby against the options that a game offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.api import BadOption, Option


def check_choice(options: Sequence[Option], key: str, choice: str) -> None:
    """Check that the game offers this choice. Raises BadOption."""
    offered = {option.key: option.choices for option in options}
    if key not in offered:
        raise BadOption("bad-option", legal=sorted(offered), option=key)
    if choice not in offered[key]:
        raise BadOption("bad-choice", legal=offered[key], option=key, choice=choice)


def chosen(options: Sequence[Option], choices: Mapping[str, str]) -> dict[str, str]:
    """Return the choice of every option; what is missing takes its default. Raises BadOption."""
    for key, choice in choices.items():
        check_choice(options, key, choice)
    return {option.key: option.default for option in options} | dict(choices)

"""The page about partner bots says what their files have."""

from __future__ import annotations

import json
import re

import pytest

from bot.leagues.seasonlog.exchange import (
    ANSWER_BODIES,
    ANSWERS,
    ENTRIES,
    ENTRY_BODIES,
    Signer,
)
from tests.pages import text

PAGE = text("docs/partner-bots.md")
SECTIONS = re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]
BODIES = {**ENTRY_BODIES, **ANSWER_BODIES}


def test_every_kind_of_line_is_on_the_page() -> None:
    assert [section.split("`")[1] for section in SECTIONS] == [*BODIES]
    for purpose in (ENTRIES, ANSWERS):
        assert f"`{purpose.decode().strip()}`" in PAGE


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.split("`")[1])
def test_the_examples_are_lines_of_their_kind(section: str) -> None:
    models = [BODIES[section.split("`")[1]], Signer]
    examples = re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    assert examples
    for example in examples:
        fields = json.loads(example).keys()
        model = next(one for one in models if fields == one.model_fields.keys())
        model.model_validate_json(example)
        for field in fields:
            assert f"`{field}`" in PAGE or f'"{field}"' in PAGE

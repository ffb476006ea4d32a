"""The page of languages: how much each of them has, in every language."""

from __future__ import annotations

from pathlib import Path

from tests.languages import forgetting_words, write_language
from tests.web.pages import Pages


async def test_the_page_says_how_much_a_language_has(pages: Pages, tmp_path: Path) -> None:
    with forgetting_words():
        write_language(tmp_path, "xa", "puerto_rico-title = x\n")
        answer = await pages.get("/languages?language=de")
        assert answer.status == 200 and '<html lang="de" dir="ltr">' in answer.text
        assert "zu 100\u00a0% übersetzt" in answer.text or "zu 100 % übersetzt" in answer.text
        assert "zu 1 % übersetzt · noch nicht von Muttersprachlern" in answer.text
        assert "Puerto Rico: 1 von" in answer.text
    assert (await pages.get("/languages?palette=none")).status == 404

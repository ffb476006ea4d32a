"""The page of languages: how much each of them has, in every language."""

from __future__ import annotations

from pathlib import Path

from bot.locales import Words
from bot.web.browser_language import MOST
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


async def test_a_browser_that_chose_nothing_reads_its_language(pages: Pages) -> None:
    wishes = {"Accept-Language": "nl,fr-CA;q=0.9,de;q=0.5"}
    shown = await pages.get("/languages", **wishes)
    assert '<html lang="fr" dir="ltr">' in shown.text
    assert "Accept-Language" in shown.headers["Vary"]
    refused = await pages.get("/t/nobody", **wishes)
    assert refused.status == 404 and refused.headers["Content-Language"] == "fr"
    assert refused.text.strip() == Words("fr")("web-refused-not-found")
    assert refused.text != (await pages.get("/t/nobody")).text


async def test_a_long_list_of_languages_is_not_read_to_its_end(pages: Pages) -> None:
    wishes = {"Accept-Language": "x," * MOST + "de"}
    assert '<html lang="en"' in (await pages.get("/languages", **wishes)).text

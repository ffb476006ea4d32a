"""Commands, posts, pages and pictures in which messages stand, of a bot in which all is tried."""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.cli import example_server
from bot.cli.commands import language
from bot.locales import Words
from bot.operations.languages import marking, previewing, sources
from bot.operations.languages.surroundings import Collector
from bot.presenting import limits
from bot.preview import crawl
from tests.languages import forgetting_words, write_language
from tests.operations.test_languages import written


class Step(NamedTuple):
    way: tuple[str, ...]
    sent: Sequence[Mapping[str, Any]] = ()
    pages: Sequence[str] = ()
    files: Sequence[str] = ()


def post(*texts: str) -> dict[str, Any]:
    shown = [{"type": 10, "content": text} for text in texts]
    return {"flags": 32768, "components": [{"type": 17, "components": shown}]}


async def collected(*makers: Callable[[], Step], code: str = "en") -> Collector:
    """Return what is found in steps that are made one after the other."""

    async def steps(_code: str, _found: Callable[[], int]) -> AsyncIterator[Step]:
        for make in makers:
            yield make()

    collector = Collector(code, written(code) if code == "en" else sources.read(code))
    await collector.collect(steps)
    return collector


def test_a_message_in_another_one_is_marked_inside_it() -> None:
    marker = marking.Marker(3, [("inner", "one & only"), ("outer", "## **The one & only** card")])
    assert marker.markdown("x\n## **The one & only** card") == (
        'x\n<b class=head><mark id="s3-outer"><b>The <mark id="s3-inner">one &amp; only</mark>'
        "</b> card</mark></b>"
    )
    assert [*marker.found] == ["outer", "inner"]


def test_a_page_keeps_its_elements_and_nothing_that_runs() -> None:
    marker = marking.Marker(1, [("title", "Boards"), ("label", "Larger"), ("hidden", "secret")])
    html = (
        '<head><title>Boards</title></head><body data-words="secret"><h1 onclick="x()">Boards</h1>'
        '<script>secret</script><button aria-label="Larger" class="big">+</button></body>'
    )
    assert marking.page(html, marker) == (
        '<h1><mark id="s1-title">Boards</mark></h1><button class="big"><small class=told>'
        '<mark id="s1-label">Larger</mark></small>+</button>'
    )
    assert [*marker.found] == ["title", "label"]


async def test_only_steps_with_something_new_are_kept() -> None:
    words = Words("en")
    makers = [
        lambda: Step(("/boards", "Boards"), [post(words("button-boards"))]),
        lambda: Step(("again",), [post(words("button-boards"))]),
        lambda: Step(("said, not shown",), [post(words("button-take", name="x")[:2])]),
        lambda: Step(("/tables",), pages=[f"<p>{words('web-begin')}</p>"]),
    ]
    found = await collected(*makers)
    kept = [(one.kind, one.way, [*one.keys]) for one in found.surroundings]
    assert kept == [
        ("post", "/boards › Boards", ["button-boards"]),
        ("page", "/tables", ["web-begin"]),
    ]
    assert found.count() == 2 and not found.faults


async def test_a_text_that_is_cut_is_a_fault_with_message_and_place(tmp_path: Path) -> None:
    with forgetting_words():
        write_language(tmp_path, "xa", f"common-nothing = {'long ' * 30}\n")

        def clipped() -> Step:
            return Step(("/log",), [post(limits.clip(Words("xa")("common-nothing"), 40))])

        found = await collected(clipped, clipped, code="xa")
        (fault,) = found.faults
    assert (fault.place, fault.key) == ("xa/words.ftl:1", "common-nothing")
    assert fault.what.startswith("/log: 149 characters, and 40 fit: 'long long")


def test_the_page_leads_to_the_marked_message(tmp_path: Path) -> None:
    async def steps(code: str, _found: Callable[[], int]) -> AsyncIterator[Step]:
        yield Step(("/boards",), [post(Words(code)("button-boards"))])

    with forgetting_words():
        write_language(tmp_path, "xa", "button-boards = Bords\n")
        shown = previewing.preview("xa", {}, ["table.ftl"], steps)
    html = unescape(shown.html)
    assert '<mark id="s1-button-boards">Bords</mark>' in html
    assert 'href="#s1-button-boards"' in html
    assert shown.summary == (
        f"{shown.messages} messages. 1 stand where people see them: 1 in posts and forms,"
        " 0 in pictures, 0 in commands, 0 on pages, 0 in files (some in a picture as well)."
    )


@pytest.mark.parametrize("words", ["fr --out x a.ftl b.ftl", "--out x fr a.ftl --quick b.ftl"])
def test_files_are_named_before_and_after_options(words: str) -> None:
    parser = argparse.ArgumentParser()
    language.add_parser(parser.add_subparsers())
    args = parser.parse_args(["language", "preview", *words.split()])
    assert (args.code, args.files, str(args.out)) == ("fr", ["a.ftl", "b.ftl"], "x")


def test_an_unknown_option_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    language.add_parser(parser.add_subparsers())
    with pytest.raises(SystemExit):
        parser.parse_args(["language", "preview", "fr", "--loud"])
    assert "unrecognized arguments: --loud" in capsys.readouterr().err


def test_the_real_bot_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine test: the first steps of all."""
    monkeypatch.setattr(example_server, "SEASONS", example_server.SEASONS[:1])
    monkeypatch.setattr(crawl, "ROUNDS", 0)
    collector = Collector("de", sources.read("de"))
    collector.add_commands()
    asyncio.run(collector.collect(example_server.crawled))
    assert {"command", "post"} <= {one.kind for one in collector.surroundings}
    whole = "".join(one.html for one in collector.surroundings)
    assert "Ein Spiel als Film zeigen" in whole
    # A table's post speaks the language of its server.
    assert Words("de")("post-start", game="Puerto Rico") in re.sub("<[^>]+>", "", whole)
    assert "Die Saison ist vorbei" in whole and ">Beginnen</mark>" not in whole
    assert any("league-standings-alt" in one.keys for one in collector.surroundings)
    assert any("league-standings-points" in one.keys for one in collector.drawings)

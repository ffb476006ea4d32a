"""Templates of HTML: values stay text, and a missing one is an error."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from jinja2 import Environment, UndefinedError

from render.text.html import _environment, _inert

HOSTILE = "<script>alert('1')</script>&amp;\" {{ 7 * 7 }} url(//x.example) مرحبا_"
INERT = _environment().overlay(finalize=_inert)


class Reader(HTMLParser):
    """Notes tags with their attributes, and the text between them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("environment", [_environment(), INERT], ids=["page", "file"])
def test_a_hostile_text_stays_a_text(environment: Environment) -> None:
    sample = environment.from_string('<p title="{{ text }}">{{ text }}</p>')
    page = Reader(sample.render(text=HOSTILE))
    assert page.tags == [("p", {"title": HOSTILE})]
    assert page.text == HOSTILE


def test_a_file_to_keep_has_no_sign_that_means_anything_anywhere() -> None:
    told = INERT.from_string("{{ text }}").render(text=f"{HOSTILE}\x00\u2028")
    assert not set("<>\"'/:(){}_@=\x00\u2028") & set(told)


def test_json_in_an_attribute_is_read_as_it_was() -> None:
    sample = _environment().from_string('<p data-told="{{ told|json }}"></p>')
    ((_, attributes),) = Reader(sample.render(told={"name": "\"'<é"})).tags
    assert attributes["data-told"] == '{"name": "\\"\'<é"}'


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        _environment().from_string("{{ nothing }}").render()

"""Fields of a game's options, read from the choices of the lobby."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from bot.engine.api import BadOption, Option
from bot.engine.codec import encode
from bot.engine.options import offered, read_from, settled, switch

SIZE = Option("size", ("small", "large"), page="a")
FLAG = Option("flag", ("no", "yes"), page="b")
HEAP = Option("heap", ("20", "30"), page="a")


@dataclass(frozen=True, slots=True)
class Options:
    large: bool = switch("large", SIZE)
    flagged: bool = switch("yes", FLAG)
    heap: int = read_from(lambda taken: int(taken["heap"]), HEAP)
    spare: tuple[str, ...] = read_from(lambda taken: (taken["size"], taken["flag"]), SIZE, FLAG)


def test_every_option_is_offered_once_and_those_of_a_page_together() -> None:
    assert offered(Options) == (SIZE, HEAP, FLAG)


def test_without_choices_all_have_their_defaults() -> None:
    plain = settled(Options, {})
    assert plain == Options()
    assert (plain.large, plain.flagged, plain.heap) == (False, False, 20)


def test_choices_are_read_field_by_field() -> None:
    assert settled(Options, {"size": "large", "heap": "30"}) == Options(
        large=True, heap=30, spare=("large", "no")
    )


@dataclass(frozen=True, slots=True)
class MoreOptions:
    large: bool = switch("large", SIZE)
    flagged: bool = switch("yes", FLAG, later=True)


def test_an_option_that_came_later_changes_nothing_about_tables_without_it() -> None:
    """The digests of positions in certificates of earlier games stay what they were."""
    assert encode(settled(MoreOptions, {})) == {"large": False}
    assert encode(settled(MoreOptions, {"flag": "yes"})) == {"large": False, "flagged": True}


@pytest.mark.parametrize("choices", [{"colour": "red"}, {"heap": "40"}])
def test_what_is_not_offered_is_refused(choices: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        settled(Options, choices)


@pytest.mark.parametrize(
    ("option", "options", "counts", "matters"),
    [
        (SIZE, {}, [2], True),
        (replace(SIZE, seats=range(3, 5)), {}, [2, 5], False),
        (replace(SIZE, seats=range(3, 5)), {}, [2, 4], True),
        (replace(SIZE, needs=("flag", ("yes",))), {"flag": "yes"}, [2], True),
        (replace(SIZE, needs=("flag", ("yes",))), {"flag": "no"}, [2], False),
        (replace(SIZE, needs=("flag", ("yes",))), {}, [2], False),
        (replace(SIZE, seats=range(3, 5), needs=("flag", ("yes",))), {"flag": "yes"}, [2], False),
    ],
)
def test_an_option_matters_where_its_players_and_what_it_needs_are(
    option: Option, options: dict[str, str], counts: list[int], matters: bool
) -> None:
    assert option.matters(options, counts) is matters

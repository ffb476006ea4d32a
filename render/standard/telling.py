"""Parts of a table in words: their names, their values, and the lines that tell of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from bot.locales import Words, numeral
from render.api import Summary
from render.standard.deck import card_name
from render.standard.parts import CardFace, CardRow, Fact, Lines, Part, Table, Tokens, Track
from render.text.wording import listed

Named: TypeAlias = Callable[[str, str | int, Words], str | int]
"""Function that returns the name of a field's value."""


def named(game: str) -> Named:
    """Return a function that names the value of a field: by `<game>-<field>-<value>` if it can."""

    def name(field: str, value: str | int, words: Words) -> str | int:
        key = f"{game}-{field}-{value}"
        return words(key) if words.has(key) else value

    return name


@dataclass(frozen=True, slots=True)
class Teller:
    """The words of one game's parts."""

    game: str
    named: Named

    def label(self, part: Part, words: Words) -> str:
        """Return the name of a part, "" if it needs none."""
        return "" if isinstance(part, Lines) else words(f"{self.game}-{part.key}")

    def value(self, part: Part, words: Words) -> str:
        """Return the value of a part."""
        match part:
            case Fact(key, value):
                name = self.named(key, value, words)
                return numeral(name) if isinstance(name, int) else name
            case Tokens(_, count):
                return numeral(count)
            case Track(_, reached, length):
                return f"{numeral(reached)}/{length}"
            case CardRow():
                return listed(self._cards(part, words), words)
            case Lines(lines):
                return " ".join(lines)

    def card(self, card: CardFace, words: Words) -> str:
        """Return the name of a card."""
        if card.suit:
            return card_name(card.key, words)
        return str(self.named("card", card.key, words))

    def line(self, part: Part, words: Words) -> str:
        """Return a part with its value: "Hand: queen of spades"."""
        if isinstance(part, Lines):
            return self.value(part, words)
        thing, value = self.label(part, words), self.value(part, words)
        return words("common-detailed", thing=thing, details=value)

    def short(self, part: Part, words: Words) -> str:
        """Return a part with its value or, for cards, with their number."""
        if not isinstance(part, CardRow):
            return self.line(part, words)
        count = numeral(len(part.cards) + part.hidden)
        return words("common-detailed", thing=self.label(part, words), details=count)

    def summary(self, table: Table, words: Words) -> Summary:
        """Return the lines about a table and about each board."""
        shared = tuple(self.line(part, words) for part in table.shared)
        boards = tuple(self._board(seat, table, words) for seat in range(len(table.boards)))
        return Summary(shared, boards)

    def _board(self, seat: int, table: Table, words: Words) -> tuple[str, ...]:
        if not (parts := table.boards[seat]):
            return ()
        told = [self.line(part, words) for part in parts]
        return (words("common-board-line", name=words.name(seat), parts=" · ".join(told)),)

    def _cards(self, part: CardRow, words: Words) -> Iterator[str]:
        lying = [one for one in part.cards if one.seat is None]
        for one in part.cards:
            if one.seat is not None:
                thing, note = self.card(one, words), words.name(one.seat)
                yield words("common-noted", thing=thing, note=note)
        for name, count in Counter(self.card(one, words) for one in lying).items():
            yield words("common-counted", count=count, thing=name) if count > 1 else name
        if part.hidden:
            yield words("common-cards-hidden", count=part.hidden)

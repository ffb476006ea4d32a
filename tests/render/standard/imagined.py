"""An imagined game that says all that can lie on a table, and another that has lines alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.engine.verbs import Verb
from bot.locales import Words, add_words
from render.api import Summary
from render.standard.deck import RANKS, SUITS, card_name, playing_card
from render.standard.game import Described, standard
from render.standard.parts import CardFace, CardRow, Fact, Table, Tokens, Track, table
from tests.languages import forgetting_words

TEXTS = {
    "en": """
fair-title = Fair
fair-round = Round { $round }
fair-coach-unit = points
fair-hand = Hand
fair-trick = Trick
fair-market = Market
fair-card-mill = Water mill
fair-card-inn = Inn
fair-card-hall = Old town hall
fair-coins = Coins
fair-way = Steps on the way
fair-weather = Weather
fair-weather-rain = pouring rain
fair-points = Points so far
fair-ask-play = { $name }, play a card.
fair-ask-buy = { $name }, buy something.
fair-move-play = { $card }
fair-move-buy = Buy for { $coins }
fair-move-buy-hint = It is worth it
fair-score-coins = coins
fair-score-debt = debt
""",
    "de": """
fair-title = Jahrmarkt
fair-round = Runde { $round }
fair-coach-unit = Punkte
fair-hand = Handkarten
fair-trick = Stich
fair-market = Auslage
fair-card-mill = Wassermühle
fair-card-inn = Gasthaus
fair-card-hall = Altes Rathaus
fair-coins = Münzen
fair-way = Schritte auf dem Weg
fair-weather = Wetter
fair-weather-rain = strömender Regen
fair-points = Punkte bisher
fair-ask-play = { $name }, spiel eine Karte.
fair-ask-buy = { $name }, kauf etwas.
fair-move-play = { $card }
fair-move-buy = Für { $coins } kaufen
fair-move-buy-hint = Das lohnt sich
fair-score-coins = Münzen
fair-score-debt = Schulden
""",
}
DECK = [rank + suit for suit in SUITS for rank in RANKS]


@contextmanager
def known(folder: Path) -> Iterator[None]:
    """Add the words of the imagined game; afterwards nobody knows them any more."""
    for language, text in TEXTS.items():
        (folder / language).mkdir(parents=True)
        (folder / language / "fair.ftl").write_text(text, encoding="utf-8")
    with forgetting_words():
        add_words(folder)
        yield


@dataclass(frozen=True, slots=True)
class View:
    """A view of a seat: `played` cards lie in the trick."""

    seats: int
    seat: int | None = None
    played: int = 0
    round: int = 2
    acting: tuple[int, ...] = (1,)
    held: int = 13


@dataclass(frozen=True, slots=True)
class Play(Verb):
    card: str


@dataclass(frozen=True, slots=True)
class Buy(Verb):
    coins: int


def hand(view: View, seat: int) -> CardRow:
    """Return a hand as the seat of the view sees it."""
    mine = tuple(playing_card(key) for key in DECK[seat * 10 : seat * 10 + view.held])
    return CardRow("hand", mine) if seat == view.seat else CardRow("hand", (), view.held)


def tricks(view: View) -> Table:
    """Return a table with cards alone on it."""
    keys = DECK[9 : 9 + 11 * view.played : 11]
    trick = CardRow("trick", tuple(playing_card(key, seat) for seat, key in enumerate(keys)))
    boards = [
        (Fact("points", -7 * seat), Tokens("coins", seat, "coin"), hand(view, seat))
        for seat in range(view.seats)
    ]
    return table([trick], boards)


def fair(view: View) -> Table:
    """Return a table with every kind of parts."""
    market = CardRow("market", (CardFace("mill"), CardFace("inn"), CardFace("hall")), field="stall")
    shared = [market, Track("way", 3, 8), Tokens("coins", 33, "coin"), Fact("weather", "rain")]
    boards = [
        (market, Track("way", seat, 8), Tokens("coins", 3 * seat, "coin"), Fact("points", -4))
        for seat in range(view.seats)
    ]
    return table(shared, boards)


def lines(view: View, words: Words) -> Summary:
    """Return facts in lines, with the markdown that posts have."""
    boards = (
        (f"**{words.name(seat)}**: {seat * 100} coins, and a horse.", "No debts.")
        for seat in range(view.seats)
    )
    return Summary(("A long line tells of the weather, which is bad.",), tuple(boards))


def named(field: str, value: str | int, words: Words) -> str | int:
    """Return the name of a playing card or of another value."""
    if field == "card" and value in DECK:
        return card_name(str(value), words)
    key = f"fair-{field}-{value}"
    return words(key) if words.has(key) else value


TRICKS = standard("fair", Described[View, Play | Buy](tricks, named=named))
FAIR = standard("fair", Described[View, Play | Buy](fair, named=named))
LINES = standard("fair", Described[View, Play | Buy](summary=lines))

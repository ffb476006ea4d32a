"""Names and lists in the reader's language for Magister Navis; also questions and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.api import Decision
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CONNECTIONS,
    NO_TOKEN,
    STATUSES,
    TOKENS,
    Source,
    Symbols,
)
from bot.games.magister_navis.moves import NO_CARD, SALARY, Move
from bot.games.magister_navis.view import PlayerView, View
from bot.locales import Words
from render.text.finals import ScoreWords
from render.text.wording import amount, commas, listed, named

GAME = "magister_navis"


region_name = named(GAME, "region")
deck_name = named(GAME, "deck")
"""Function that returns the short name of a deck, which is also used for its cards."""
building_name = named(GAME, "building")


def city_name(city: str, words: Words) -> str:
    """Return a city's name with its code on the board: "Lisbon (EU3)"."""
    return words(f"{GAME}-place", name=words(f"{GAME}-city-{city}"), code=city)


def token_name(token: str, words: Words) -> str:
    """Return the name of a token: "politics token"; "" if there is none."""
    if token == NO_TOKEN:
        return ""
    name = words(f"{GAME}-token-of", token=words(f"{GAME}-token-{token}"))
    return words.signed(f"{GAME}-token-{token}", name)


def card_name(card: str, words: Words) -> str:
    """Return the name of a card: "Europe 3", "Governor of Africa", or the text for no card."""
    if card == NO_CARD:
        return words(f"{GAME}-governor-none")
    deck, _, value = card.partition("-")
    if CARDS[card].governor:
        return words(f"{GAME}-governor-{deck}")
    return words(f"{GAME}-card", deck=deck_name(deck, words), value=value)


def source_name(source: str, words: Words) -> str:
    """Return the name of an action's source: a building, a token, or the salary."""
    if source == SALARY:
        return words(f"{GAME}-salary")
    return token_name(source, words) if source in TOKENS else building_name(source, words)


def ends(connection: str, words: Words) -> dict[str, str | int]:
    """Return the names of a connection's cities as arguments of a message."""
    first, second = CONNECTIONS[connection].cities
    return {"first": words(f"{GAME}-city-{first}"), "second": words(f"{GAME}-city-{second}")}


def other_end(connection: str, city: str) -> str:
    """Return the city at the other end of a connection."""
    first, second = CONNECTIONS[connection].cities
    return second if city == first else first


def symbols_list(symbols: Symbols, words: Words) -> str:
    """Return the symbols of a card or a building: "2 culture and 1 politics"."""
    return listed(_symbols(symbols, words), words)


def _symbols(symbols: Symbols, words: Words) -> list[str]:
    names = {**{status: f"{GAME}-token-{status}" for status in STATUSES}, "glory": f"{GAME}-glory"}
    return [
        words.signed(f"{GAME}-{key}", amount(count, words(name), words))
        for (key, name), count in zip(names.items(), symbols, strict=True)
        if count
    ]


def gist(building: str, words: Words) -> str:
    """Return what a building does and gives: "ship, 1 culture"."""
    kind = BUILDINGS[building]
    actions = [_actions(kind, words)] if kind.actions else []
    return commas([*actions, *_symbols(kind.symbols, words)], words)


def _actions(source: Source, words: Words) -> str:
    """Return the actions of a source: "ship or draw", "ship once or twice"."""
    first, *others = (words(f"{GAME}-also-{action}") for action in source.actions)
    if others:
        key = "both" if source.again else "either"
        return words(f"{GAME}-{key}", first=first, second=others[0])
    return words(f"{GAME}-twice", first=first) if source.again else first


def called(field: str, value: str | int, words: Words) -> str | int:
    """Return a value's name, given the field it is in; numbers and the like stay unchanged."""
    return _NAMES[field](str(value), words) if field in _NAMES else value


def variant(move: Move) -> str:
    """Return the suffix for the salary or an empty governor space, whose texts differ."""
    return next((f"-{one}" for one in move.values.values() if one in (SALARY, NO_CARD)), "")


_NAMES: Mapping[str, Callable[[str, Words], str]] = {
    "building": building_name,
    "source": source_name,
    "region": region_name,
    "city": city_name,
    "deck": deck_name,
    "card": card_name,
    "token": token_name,
    "action": named(GAME, "do", f"{GAME}-{{}}"),
    "other": lambda seat, words: words.name(int(seat)),
    "governor": card_name,
}


def ask(decision: Decision[moves.Move], view: View, words: Words) -> str:
    """Return the question of a decision, addressed to the player by name."""
    player = view.players[decision.seat]
    level = player.status["industry"].reward
    offered = [BUILDINGS[m.building].level for m in decision.moves if isinstance(m, moves.Build)]
    # If no building of the player's level is left, the lowest level is offered (section 4).
    lowest = "-lowest" if offered and min(offered) > level else ""
    sources = (m.source for m in decision.moves if isinstance(m, moves.Action))
    return words(
        f"{GAME}-ask-{decision.kind}{lowest}",
        name=words.name(decision.seat),
        level=level,
        payments=player.payments,
        harbor=player.harbor,
        source=source_name(next(sources, moves.SALARY), words),
        surplus=surplus(player),
        limit=player.limit,
        governor=int(player.governor is not None),
    )


def surplus(player: PlayerView) -> int:
    """Return how many cards must be discarded at least; losing politics may add more (7.10)."""
    return len(player.cards) - (player.governor is not None) - player.limit


SCORE = ScoreWords(GAME)


def standing(view: View, words: Words) -> Sequence[str]:
    """Return all players' current scores, secured and open; the game hides nothing."""
    return SCORE.standing(view.players, words)

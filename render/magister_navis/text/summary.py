"""Every fact of a position of Magister Navis in lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.magister_navis.data import CARDS, CITIES, ROUNDS, TOKENS
from bot.games.magister_navis.moves import NO_CARD
from bot.games.magister_navis.view import CityView, DeckView, PlayerView, RegionView, View
from bot.locales import Words
from render.api import Summary
from render.magister_navis.text.terms import (
    GAME,
    building_name,
    card_name,
    city_name,
    deck_name,
    ends,
    region_name,
    symbols_list,
    token_name,
)
from render.text.wording import counted, described, listed, noted

_STAGES = {"action": "turn"}
"""Message keys of phases that have a different name while they last than at their end."""


def summary(view: View, words: Words) -> Summary:
    """Return every fact of the position in lines of text."""
    shared = [*_table(view, words)]
    for region in view.regions:
        shared += _region(region, view, words)
    shared += [_deck(deck, words) for deck in view.decks]
    shared += _links(view, words)
    return Summary(tuple(shared), tuple(tuple(_player(player, words)) for player in view.players))


def _table(view: View, words: Words) -> Iterator[str]:
    stage = words.of(GAME, f"phase-{_STAGES.get(view.phase, view.phase)}")
    start = words.name(view.start)
    yield words(f"{GAME}-summary-round", round=view.round, rounds=ROUNDS, name=start, stage=stage)
    for key in ("acting", "passed"):
        seats = [player.seat for player in view.players if getattr(player, key)]
        if seats:
            yield words.of(GAME, f"summary-{key}", names=listed(map(words.name, seats), words))
    if view.abolished:
        yield words(f"{GAME}-summary-abolished")
    offer = (
        noted(building_name(key, words), count, words) for key, count in view.offer.items() if count
    )
    yield words(f"{GAME}-summary-offer", buildings=listed(offer, words))


def _region(region: RegionView, view: View, words: Words) -> Iterator[str]:
    name = region_name(region.key, words)
    discs = Counter({words.name(seat): count for seat, count in enumerate(region.presence)})
    state = "open" if region.open else "closed"
    yield words(
        f"{GAME}-summary-region-{state}",
        region=name,
        discs=listed(_scored(+discs, words), words),
        taken=sum(seat is not None for seat in region.track),
        spaces=len(region.track),
        tokens=_tokens(region.tokens, words),
    )
    cities = [_city(city, words) for city in view.cities if CITIES[city.key].region == region.key]
    yield words(f"{GAME}-summary-cities", region=name, cities=listed(cities, words))


def _scored(counts: Counter[str], words: Words) -> Iterator[str]:
    for name, count in counts.items():
        yield words("common-score-item", part=name, points=count)


def _tokens(tokens: Sequence[str | None], words: Words) -> str:
    """Return the tokens on free spaces, in the order in which they will be taken."""
    return listed((words(f"{GAME}-token-{token}") for token in tokens if token), words)


def _city(city: CityView, words: Words) -> str:
    """Return a city with its owner or its token."""
    note = words.name(city.owner) if city.owner is not None else ""
    note = token_name(city.token, words) if city.token else note
    return described(city_name(city.key, words), note, words)


def _deck(deck: DeckView, words: Words) -> str:
    name = deck_name(deck.key, words)
    if deck.top is None:
        return words(f"{GAME}-summary-deck-empty", deck=name)
    symbols = symbols_list(CARDS[deck.top].symbols, words)
    card = card_name(deck.top, words)
    return words(
        f"{GAME}-summary-deck", deck=name, count=len(deck.cards), card=card, symbols=symbols
    )


def _links(view: View, words: Words) -> Iterator[str]:
    waiting = {link.key: token_name(link.token, words) for link in view.connections if link.token}
    held = {
        link.key: words.name(link.holder) for link in view.connections if link.holder is not None
    }
    for key, notes in (("links", waiting), ("held", held)):
        if notes:
            links = (
                noted(words(f"{GAME}-link", **ends(link, words)), note, words)
                for link, note in notes.items()
            )
            yield words(f"{GAME}-summary-{key}", links=listed(links, words))


def _player(player: PlayerView, words: Words) -> Iterator[str]:
    name = words.name(player.seat)
    points = sum(player.score.values())
    status = listed(_status(player, words), words)
    yield words(f"{GAME}-summary-player", name=name, points=points, status=status)
    tokens = {key: count for key, count in player.tokens.items() if TOKENS[key].actions}
    yield words(
        f"{GAME}-summary-discs",
        name=name,
        harbor=player.harbor,
        supply=player.supply,
        tokens=counted(((words(f"{GAME}-token-{k}"), n) for k, n in tokens.items()), words),
    )
    yield words(f"{GAME}-summary-buildings", name=name, buildings=_buildings(player, words))
    cards = (
        noted(card_name(card, words), symbols_list(CARDS[card].symbols, words), words)
        for card in player.cards
        if card != player.governor
    )
    yield words(
        f"{GAME}-summary-cards",
        name=name,
        limit=player.limit,
        cards=listed(cards, words),
        governor=card_name(player.governor or NO_CARD, words),
    )
    if player.set_aside:
        yield words(f"{GAME}-summary-set_aside", name=name, count=len(player.set_aside))


def _status(player: PlayerView, words: Words) -> Iterator[str]:
    for key, status in player.status.items():
        reward = words(f"{GAME}-summary-reward-{key}", count=status.reward)
        name = words(f"{GAME}-status-{key}")
        yield words(f"{GAME}-summary-status", status=name, value=status.value, reward=reward)


def _buildings(player: PlayerView, words: Words) -> str:
    """Return the buildings with their numbers; those with a disc are listed separately."""
    names = Counter[str]()
    for building in player.buildings:
        name = building_name(building.key, words)
        note = words(f"{GAME}-summary-active") if building.active else ""
        names[noted(name, note, words)] += 1
    return counted(names.items(), words)

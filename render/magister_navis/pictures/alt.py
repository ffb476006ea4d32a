"""Alt texts of the pictures; at most 1024 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.magister_navis.data import BUILDINGS, CONNECTIONS, DECK_REGION, STATUSES
from bot.games.magister_navis.view import CityView, ConnectionView, RegionView
from bot.locales import Words
from render.magister_navis.scenes import PlayerScene, RegionScene, SeatLine, WorldScene
from render.scenes import LETTERS
from render.text.alt import headline
from render.text.wording import enumerated, joined

_NAME = 14
_FREE = "–"


def overview(scene: WorldScene, words: Words) -> str:
    """Return what the picture of the whole table tells."""
    return joined(
        _headline(scene, words),
        *(_seat(LETTERS[seat], line, words) for seat, line in enumerate(scene.seats)),
        *(_track(region, words) for region in scene.regions),
        words("magister_navis-alt-cities", cities=enumerated(_owned(scene.cities), words)),
        words("magister_navis-alt-links", links=enumerated(_held(scene.connections), words)),
        words("magister_navis-alt-tops", cards=enumerated(_tops(scene), words)),
    )


def supply(scene: WorldScene, words: Words) -> str:
    """Return what the picture of the supply tells."""
    regions = {region.key: region for region in scene.regions}
    lines = (
        words(
            "magister_navis-alt-deck",
            deck=words(f"magister_navis-deck-{deck.key}"),
            state=_state(regions[DECK_REGION[deck.key]], words),
            presence=_presence(regions[DECK_REGION[deck.key]]),
            cards=_cards(deck.cards, words),
        )
        for deck in scene.decks
    )
    left = (
        f"{words(f'magister_navis-building-{key}')} {count}" for key, count in scene.offer if count
    )
    offer = words("magister_navis-alt-offer", buildings=enumerated(left, words))
    return joined(_headline(scene, words), *lines, offer)


def player(scene: PlayerScene, words: Words) -> str:
    """Return what a player's board tells."""
    line = scene.line
    shown = (("to-act", line.acting), ("start", scene.start), ("passed", line.passed))
    marks = [words.of("magister_navis", f"board-{key}") for key, on in shown if on]
    return joined(
        words(
            "magister_navis-alt-player",
            name=line.name[:_NAME],
            letter=LETTERS[scene.seat],
            marks="".join(f", {mark}" for mark in marks),
            points=line.points,
            secured=scene.secured,
            harbor=line.harbor,
            supply=line.supply,
        ),
        *_statuses(line, words),
        words(
            "magister_navis-alt-buildings", buildings=enumerated(_buildings(scene, words), words)
        ),
        words("magister_navis-alt-tokens", tokens=enumerated(_tokens(scene, words), words)),
        words(
            "magister_navis-alt-hand",
            count=line.cards,
            limit=line.limit,
            cards=enumerated(_hand(scene, words), words),
        ),
        words("magister_navis-alt-aside", count=scene.set_aside) if scene.set_aside else "",
    )


def region(scene: RegionScene, words: Words) -> str:
    """Return what the picture of a region tells."""
    here = scene.region
    tokens = (words(f"magister_navis-token-{token}") for token in here.tokens if token)
    cities = (city for city in scene.cities if city.key.startswith(scene.key))
    decks = (
        f"{words(f'magister_navis-deck-{deck.key}')} {_cards(deck.cards, words)}"
        for deck in scene.decks
    )
    return joined(
        words(
            "magister_navis-alt-region",
            region=words(f"magister_navis-region-{scene.key}"),
            state=_state(here, words),
            presence=_presence(here),
        ),
        _track(here, words),
        words("magister_navis-alt-waiting", tokens=enumerated(tokens, words)) if here.track else "",
        words("magister_navis-alt-cities", cities=enumerated(_cities(cities, words), words)),
        words(
            "magister_navis-alt-links", links=enumerated(_links(scene.connections, words), words)
        ),
        words("magister_navis-alt-cards", cards=enumerated(decks, words)),
    )


def _headline(scene: WorldScene, words: Words) -> str:
    start = scene.seats[scene.start].name[:_NAME]
    return headline("magister_navis", "alt-headline", scene, _NAME, words, start=start)


def _seat(letter: str, line: SeatLine, words: Words) -> str:
    return words(
        "magister_navis-alt-seat",
        letter=letter,
        name=line.name[:_NAME],
        points=line.points,
        status="/".join(str(one.value) for one in line.status),
        harbor=line.harbor,
        supply=line.supply,
        cards=line.cards,
        limit=line.limit,
        passed=f" ({words('magister_navis-board-passed')})" if line.passed else "",
    )


def _state(region: RegionView, words: Words) -> str:
    return words(f"magister_navis-board-{'open' if region.open else 'closed'}")


def _presence(region: RegionView) -> str:
    return " ".join(f"{LETTERS[seat]}{count}" for seat, count in enumerate(region.presence))


def _track(region: RegionView, words: Words) -> str:
    """Return who lies on a shipping track, in the order of its spaces."""
    if not region.track:
        return ""
    discs = "".join(_FREE if seat is None else LETTERS[seat] for seat in region.track)
    beside = "".join(LETTERS[seat] for seat in region.beside)
    return words(
        "magister_navis-alt-track",
        region=words(f"magister_navis-deck-{region.key}"),
        discs=f"{discs}+{beside}" if beside else discs,
    )


def _owned(cities: Iterable[CityView]) -> Iterator[str]:
    for city in cities:
        if city.owner is not None:
            yield f"{city.key} {LETTERS[city.owner]}"


def _cities(cities: Iterable[CityView], words: Words) -> Iterator[str]:
    for city in cities:
        name = f"{city.key} {words(f'magister_navis-city-{city.key}')}"
        if city.owner is not None:
            yield f"{name} {LETTERS[city.owner]}"
        else:
            yield f"{name} ({words(f'magister_navis-token-{city.token}')})"


def _held(links: Iterable[ConnectionView]) -> Iterator[str]:
    for link in links:
        if link.holder is not None:
            yield f"{_ends(link)} {LETTERS[link.holder]}"


def _links(links: Iterable[ConnectionView], words: Words) -> Iterator[str]:
    for link in links:
        if link.token is not None:
            yield f"{_ends(link)} ({words(f'magister_navis-token-{link.token}')})"
        else:
            yield f"{_ends(link)} {_FREE if link.holder is None else LETTERS[link.holder]}"


def _ends(link: ConnectionView) -> str:
    return "–".join(CONNECTIONS[link.key].cities)


def _tops(scene: WorldScene) -> Iterator[str]:
    for deck in scene.decks:
        yield deck.top or f"{deck.key} {_FREE}"


def _cards(cards: Iterable[str], words: Words) -> str:
    values = " ".join(card.partition("-")[2] for card in cards)
    return values or words("common-alt-none")


def _statuses(line: SeatLine, words: Words) -> Iterator[str]:
    for key, status in zip(STATUSES, line.status, strict=True):
        yield words(
            "magister_navis-alt-status",
            status=words(f"magister_navis-status-{key}"),
            value=status.value,
            gives=words(f"magister_navis-board-gives-{key}", count=status.reward),
            glory=status.glory,
        )


def _buildings(scene: PlayerScene, words: Words) -> Iterator[str]:
    for building in scene.buildings:
        name = words(f"magister_navis-building-{building.key}")
        circle = BUILDINGS[building.key].circle
        mark = f" ({words('magister_navis-alt-used')})" if circle and building.active else ""
        yield name + mark


def _tokens(scene: PlayerScene, words: Words) -> Iterator[str]:
    for kind, count in scene.tokens:
        yield f"{count} {words(f'magister_navis-token-{kind}')}"


def _hand(scene: PlayerScene, words: Words) -> Iterator[str]:
    for card in scene.cards:
        note = words("magister_navis-alt-governor") if card == scene.governor else ""
        yield f"{card} {note}".strip()

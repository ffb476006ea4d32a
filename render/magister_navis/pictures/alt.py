"""Alt texts of the pictures, each of at most 1024 characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.magister_navis.data import BUILDINGS, CITIES, CONNECTIONS, REGIONS, ROUNDS, STATUSES
from bot.games.magister_navis.view import BuildingView, CityView, ConnectionView, RegionView
from bot.locales import Words
from bot.locales.markdown import shortened
from render.magister_navis.pictures.question import told
from render.magister_navis.scenes import (
    BuildScene,
    PlayerScene,
    RegionScene,
    SeatLine,
    WorldScene,
)
from render.magister_navis.text.terms import GAME, building_name, deck_name, region_name
from render.scenes import LETTERS, targets
from render.text.wording import commas, counted, described, enumerated, fitting, joined, player_name

_NAME = 14
_FREE = "–"
_LINE = 190
"""Maximum number of characters for each of up to five players in the alt text of all boards."""
_NUMBERS = ("points", "harbor", "supply", "cities", "connections", "cards", "limit")


def overview(scene: WorldScene, words: Words) -> str:
    """Return the map as text."""
    return joined(
        _headline(scene, words),
        *_targets(scene, words),
        words(f"{GAME}-alt-tops", cards=enumerated(_tops(scene), words)),
        *(_track(region, words) for region in scene.regions),
        _cities(scene.cities, words),
        words(f"{GAME}-alt-links", links=enumerated(_held(scene.connections), words)),
    )


def boards(scene: WorldScene, words: Words) -> str:
    """Return the picture of all boards as text."""
    lines = (_seat(LETTERS[seat], line, words) for seat, line in enumerate(scene.seats))
    return joined(_headline(scene, words), *lines)


def question(scene: BuildScene, words: Words) -> str:
    """Return the question as text, with every building on offer, and the player asked."""
    offers = (
        described(f"{building_name(offer.key, words)} ×{offer.left}", told(offer, words), words)
        + (f", +{offer.glory} {words(f'{GAME}-glory')}." if offer.glory else ".")
        for offer in scene.offers
    )
    return joined(scene.asked, *offers, _seat(LETTERS[scene.seat], scene.line, words))


def board(scene: PlayerScene, words: Words) -> str:
    """Return a player's board as text."""
    line = scene.line
    return joined(
        scene.asked,
        words(
            f"{GAME}-alt-player",
            name=player_name(line, words, _NAME),
            letter=LETTERS[scene.seat],
            marks=_marks(line, words),
            points=line.points,
            harbor=line.harbor,
            supply=line.supply,
        ),
        *_statuses(line, words),
        words(f"{GAME}-alt-buildings", buildings=enumerated(_buildings(line, words), words)),
        words(f"{GAME}-alt-tokens", tokens=enumerated(_tokens(scene, words), words)),
        words(
            f"{GAME}-alt-hand",
            count=line.cards,
            limit=line.limit,
            cards=enumerated(_hand(scene, words), words),
        ),
        words(f"{GAME}-alt-aside", count=scene.set_aside) if scene.set_aside else "",
    )


def region(scene: RegionScene, words: Words) -> str:
    """Return the close-up of a region as text."""
    here = scene.region
    own = {link for city in REGIONS[scene.key].cities for link in CITIES[city].connections}
    tokens = (words(f"{GAME}-token-{token}") for token in here.tokens if token)
    decks = (f"{deck_name(deck.key, words)} {_values(deck.cards, words)}" for deck in scene.decks)
    links = (link for link in scene.connections if link.key in own)
    return joined(
        words(
            f"{GAME}-alt-region",
            region=region_name(scene.key, words),
            state=words(f"{GAME}-board-{'open' if here.open else 'closed'}"),
            presence=" ".join(
                f"{LETTERS[seat]}{count}" for seat, count in enumerate(here.presence)
            ),
        ),
        _track(here, words),
        words(f"{GAME}-alt-waiting", tokens=enumerated(tokens, words)) if here.track else "",
        _cities((city for city in scene.cities if city.key.startswith(scene.key)), words, True),
        words(f"{GAME}-alt-links", links=enumerated(_links(links, words), words)),
        words(f"{GAME}-alt-cards", cards=enumerated(decks, words)),
    )


# Players ------------------------------------------------------------------------------


def _headline(scene: WorldScene, words: Words) -> str:
    acting = [shortened(line.name, _NAME) for line in scene.seats if line.acting]
    return words(
        f"{GAME}-alt-headline",
        count=len(acting),
        names=commas(acting, words),
        round=scene.round,
        rounds=ROUNDS,
        phase=words.of(GAME, f"board-phase-{scene.phase}"),
    )


def _seat(letter: str, line: SeatLine, words: Words) -> str:
    """Return a player's strip as text; if too long, without used buildings, then without any."""
    free = _kinds("free", (one for one in line.buildings if not one.active), words)
    used = _kinds("used", (one for one in line.buildings if one.active), words)
    told = (_strip(letter, line, *kinds, words) for kinds in ((free, used), (free, ""), ("", "")))
    return fitting(told, _LINE)


def _strip(letter: str, line: SeatLine, free: str, used: str, words: Words) -> str:
    return words(
        f"{GAME}-alt-seat",
        letter=letter,
        name=player_name(line, words, _NAME),
        marks=_marks(line, words),
        free=free,
        used=used,
        **{key: one.value for key, one in zip(STATUSES, line.status, strict=True)},
        **{key: getattr(line, key) for key in _NUMBERS},
    )


def _kinds(state: str, buildings: Iterable[BuildingView], words: Words) -> str:
    kinds = Counter(building_name(one.key, words) for one in buildings)
    if not kinds:
        return ""
    return words(f"{GAME}-alt-seat-{state}", buildings=counted(kinds.items(), words))


def _marks(line: SeatLine, words: Words) -> str:
    shown = (("to-act", line.acting), ("start", line.start), ("passed", line.passed))
    return "".join(f", {words.of(GAME, f'board-{key}')}" for key, on in shown if on)


def _statuses(line: SeatLine, words: Words) -> Iterator[str]:
    for key, status in zip(STATUSES, line.status, strict=True):
        yield words(
            f"{GAME}-alt-status",
            status=words(f"{GAME}-status-{key}"),
            value=status.value,
            gives=words(f"{GAME}-board-gives-{key}", count=status.reward),
            glory=status.glory,
        )


def _buildings(line: SeatLine, words: Words) -> Iterator[str]:
    for building in line.buildings:
        used = BUILDINGS[building.key].circle and building.active
        mark = f" ({words(f'{GAME}-alt-used')})" if used else ""
        yield building_name(building.key, words) + mark


def _tokens(scene: PlayerScene, words: Words) -> Iterator[str]:
    for kind, count in scene.tokens:
        yield f"{count} {words(f'{GAME}-token-{kind}')}"


def _hand(scene: PlayerScene, words: Words) -> Iterator[str]:
    for card in scene.cards:
        note = words(f"{GAME}-alt-governor") if card == scene.governor else ""
        yield f"{card} {note}".strip()


# The map ------------------------------------------------------------------------------


def _track(region: RegionView, words: Words) -> str:
    """Return the players on a shipping track, in the order of its spaces."""
    if not region.track:
        return ""
    discs = "".join(_FREE if seat is None else LETTERS[seat] for seat in region.track)
    beside = "".join(LETTERS[seat] for seat in region.beside)
    return words(
        f"{GAME}-alt-track",
        region=deck_name(region.key, words),
        discs=f"{discs}+{beside}" if beside else discs,
    )


def _cities(cities: Iterable[CityView], words: Words, named: bool = False) -> str:
    """Return the owners of the cities, or their tokens; a close-up also has the cities' names."""
    return words(f"{GAME}-alt-cities", cities=enumerated(_held_by(cities, words, named), words))


def _held_by(cities: Iterable[CityView], words: Words, named: bool) -> Iterator[str]:
    for city in cities:
        name = f"{city.key} {words(f'{GAME}-city-{city.key}')}" if named else city.key
        if city.owner is not None:
            yield f"{name} {LETTERS[city.owner]}"
        else:
            yield f"{name} ({words(f'{GAME}-token-{city.token}')})"


def _held(links: Iterable[ConnectionView]) -> Iterator[str]:
    for link in links:
        if link.holder is not None:
            yield f"{_ends(link)} {LETTERS[link.holder]}"


def _links(links: Iterable[ConnectionView], words: Words) -> Iterator[str]:
    for link in links:
        if link.token is not None:
            yield f"{_ends(link)} ({words(f'{GAME}-token-{link.token}')})"
        else:
            yield f"{_ends(link)} {_FREE if link.holder is None else LETTERS[link.holder]}"


def _ends(link: ConnectionView) -> str:
    return "–".join(CONNECTIONS[link.key].cities)


def _tops(scene: WorldScene) -> Iterator[str]:
    for deck in scene.decks:
        yield deck.top or f"{deck.key} {_FREE}"


def _values(cards: Iterable[str], words: Words) -> str:
    values = " ".join(card.partition("-")[2] for card in cards)
    return values or words("common-alt-none")


def _targets(scene: WorldScene, words: Words) -> Iterator[str]:
    """Yield the current targets of each action."""
    for verb in ("ship", "occupy", "attack", "draw"):
        if keys := sorted(targets(scene.open, verb)):
            yield f"{described(words(f'{GAME}-do-{verb}'), commas(keys, words), words)}."

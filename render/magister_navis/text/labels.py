"""Labels of Magister Navis's moves; an action is split into steps: kind, target and source."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.engine.latest import Latest
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import (
    ABOLITION,
    BUILDINGS,
    CARDS,
    CITIES,
    COSTS,
    DECK_REGION,
    REGIONS,
    SOURCES,
    TOKENS,
)
from bot.games.magister_navis.effects import Effect
from bot.games.magister_navis.view import RegionView, View
from bot.locales import Words
from render.api import Emoji, Label, Way
from render.magister_navis.text.effects import effect, grown, sentences, short
from render.magister_navis.text.terms import (
    GAME,
    building_name,
    called,
    card_name,
    city_name,
    gist,
    other_end,
    region_name,
    source_name,
    symbols_list,
    token_name,
    variant,
)
from render.text.wording import HINT, actor, described, listed, noted, plain, within

_EMOJI: Mapping[str, str] = {
    "build": Emoji("🏠", f"{GAME}-house"),
    "ship": Emoji("⛵", f"{GAME}-ship"),
    "occupy": Emoji("🏘️", f"{GAME}-occupy"),
    "attack": Emoji("⚔️", f"{GAME}-attack"),
    "draw": Emoji("🃏", f"{GAME}-draw"),
    "pay": Emoji("🪙", f"{GAME}-pay"),
    "activate": "⏳",
    "arrange": Emoji("👑", f"{GAME}-governor"),
    "discard": "🗑️",
    "done": "✅",
    "pass": "⏭️",
}
_ORDER = {verb: number for number, verb in enumerate(_EMOJI)}
_PLACES = (*REGIONS, *CITIES, *DECK_REGION, *BUILDINGS, *CARDS)
_WEIGHTS = {place: number for number, place in enumerate(dict.fromkeys(_PLACES))}
_TOKENS: Mapping[str, str] = {
    source: Emoji("", f"{GAME}-token-{source}") if source in TOKENS else "" for source in SOURCES
}
"""Emojis of sources: drawings for tokens, because Unicode has nothing for them, "" for others."""
_SOURCES = {source: number for number, source in enumerate(SOURCES)}


def label(move: moves.Move, view: View, words: Words) -> Label:
    """Return the label of a legal move for the player who must act."""
    if isinstance(move, moves.Action) and move.source != moves.SALARY:
        return _action(move, view, words)
    if type(move) in _LABELS:
        text, *hints = _LABELS[type(move)](move, view, words)
    else:
        text, *hints = plain(GAME, move, called, words, variant(move))
    brought, quiet = effect(move, view), isinstance(move, moves.Pass | moves.Done)
    told = within((*sentences(brought, words), *hints), HINT)
    return Label(text, told, _EMOJI[move.verb], quiet=quiet, effect=_brief(move, brought, words))


def _brief(move: moves.Move, brought: Effect, words: Words) -> str:
    """Return the text after a button's label: the move's effect, or how many cards must go."""
    if isinstance(move, moves.Pass) and brought.surplus:
        return words(f"{GAME}-effect-surplus", count=brought.surplus)
    return short(brought, words)


def way(move: moves.Move, view: View) -> Way | None:
    """Return the steps of an action's label as keys: kind, target and source."""
    if isinstance(move, moves.Action) and move.source != moves.SALARY:
        return move.verb, moves.target_of(move), move.source
    return None


def weight(move: moves.Move, _: View) -> int:
    """Return a move's sort key: by action, then places as in the rules, then sources."""
    named = move.text.split()[1:]
    place = _WEIGHTS.get(named[0], 0) if named else 0
    source = _SOURCES.get(named[1], 0) if len(named) > 1 else 0
    return (_ORDER[move.verb] * len(_WEIGHTS) + place) * len(_SOURCES) + source


# Actions ------------------------------------------------------------------------------


def _action(move: moves.Action, view: View, words: Words) -> Label:
    """Return a label with all details, and the steps in which the move can be chosen."""
    verb = words(f"{GAME}-do-{move.verb}")
    name, gain, told, brief = _told(move, view, words)
    source = source_name(move.source, words)
    what = Label(verb, emoji=_EMOJI[move.verb])
    where = Label(described(name, gain, words), told, menu=_menu(move, words), effect=brief)
    how = Label(source[:1].upper() + source[1:], _cost(move, words), _TOKENS[move.source])
    text = words(f"{GAME}-action", action=verb, target=name, source=source)
    return Label(text, told or how.hint, what.emoji, steps=(what, where, how), effect=brief)


def _told(move: moves.Action, view: View, words: Words) -> _Told:
    """Return the texts about an action that do not depend on its source."""
    found, key = _targets(view, words), (move.verb, moves.target_of(move))
    if key not in found:
        found[key] = _tell(move, view, words)
    return found[key]


@Latest
def _targets(view: View, words: Words) -> dict[tuple[str, str], _Told]:
    """Return the cache of texts about targets, which are shared by the moves of all sources."""
    return {}


def _tell(move: moves.Action, view: View, words: Words) -> _Told:
    name, gain, hint = _TARGETS[type(move)](move, view, words)
    brought = effect(move, view)
    told = within((*sentences(brought, words), hint), HINT)
    return name, gain, told, short(brought, words)


_Told = tuple[str, str, str, str]
"""Name of a target, its gain, the hint, and the effect in few words."""


def _menu(move: moves.Action, words: Words) -> str:
    """Return the name of the menu for a target; cities have one for each region."""
    if isinstance(move, moves.Occupy | moves.Attack):
        return region_name(CITIES[move.city].region, words)
    return ""


def _cost(move: moves.Action, words: Words) -> str:
    discs = COSTS[move.verb]
    if move.source in TOKENS:
        return words(f"{GAME}-hint-token", count=discs)
    return words(f"{GAME}-hint-cost", count=discs + COSTS["activate"])


_Target = tuple[str, str, str]
"""Name of a target, its gain, and a hint."""


def _ship(move: moves.Ship, view: View, words: Words) -> _Target:
    name, region = region_name(move.region, words), _region(view, move.region)
    if region.open:
        return name, "", words(f"{GAME}-hint-beside")
    taken, spaces = sum(seat is not None for seat in region.track), len(region.track)
    token = region.tokens[taken]
    assert token is not None
    own = region.track.count(actor(view).seat)
    hint = words(f"{GAME}-hint-track", taken=taken, spaces=spaces, own=own)
    return name, token_name(token, words), hint


def _region(view: View, key: str) -> RegionView:
    return next(region for region in view.regions if region.key == key)


def _occupy(move: moves.Occupy, view: View, words: Words) -> _Target:
    city = next(city for city in view.cities if city.key == move.city)
    assert city.token is not None
    return city_name(city.key, words), token_name(city.token, words), _city_hint(move, view, words)


def _attack(move: moves.Attack, view: View, words: Words) -> _Target:
    owner = next(city.owner for city in view.cities if city.key == move.city)
    assert owner is not None
    hint = _city_hint(move, view, words)
    return city_name(move.city, words), words.name(owner), hint


def _city_hint(move: moves.Occupy | moves.Attack, view: View, words: Words) -> str:
    """Return the connections that a city would complete, and its glory if more than 1."""
    parts = []
    if links := listed_links(move.city, view, words):
        parts.append(words(f"{GAME}-hint-links", links=links))
    if CITIES[move.city].glory > 1:
        parts.append(words(f"{GAME}-hint-glory", count=CITIES[move.city].glory))
    return " ".join(parts)


def listed_links(city: str, view: View, words: Words) -> str:
    """Return the cities that a city would connect, with the tokens to be gained, "" if none."""
    found = list(_links(city, view, words))
    return listed(found, words) if found else ""


def _links(city: str, view: View, words: Words) -> Iterator[str]:
    owners = {one.key: one.owner for one in view.cities}
    tokens = {one.key: one.token for one in view.connections}
    for link in CITIES[city].connections:
        other = other_end(link, city)
        if owners[other] == actor(view).seat:
            name, token = words(f"{GAME}-city-{other}"), tokens[link]
            note = token_name(token, words) if token else ""
            yield noted(name, note, words)


def _draw(move: moves.Draw, view: View, words: Words) -> _Target:
    card = view.deck[move.deck].top
    assert card is not None
    own = _region(view, DECK_REGION[move.deck]).presence[actor(view).seat]
    hint = words(f"{GAME}-hint-needs", value=CARDS[card].value or 0, own=own)
    if card == ABOLITION and not view.abolished:
        hint = words(f"{GAME}-hint-abolition")
    return card_name(card, words), symbols_list(CARDS[card].symbols, words), hint


def _pay(move: moves.Pay, _: View, words: Words) -> _Target:
    back = words(f"{GAME}-hint-back")
    return building_name(move.building, words), gist(move.building, words), back


_TARGETS: Mapping[type, Callable[..., _Target]] = {
    moves.Ship: _ship,
    moves.Occupy: _occupy,
    moves.Attack: _attack,
    moves.Draw: _draw,
    moves.Pay: _pay,
}


# Everything else ----------------------------------------------------------------------


_Parts = tuple[str, ...]
"""Text of a label, followed by the sentences of its hint."""


def _build(move: moves.Build, view: View, words: Words) -> _Parts:
    level, left = BUILDINGS[move.building].level, view.offer[move.building]
    more = grown(effect(move, view), view, words)
    hint = words(f"{GAME}-hint-level", level=level, count=left)
    return (
        described(building_name(move.building, words), gist(move.building, words), words),
        more,
        hint,
    )


def _salary(move: moves.Pay, _: View, words: Words) -> _Parts:
    return building_name(move.building, words), gist(move.building, words)


def _discard(move: moves.Discard, _: View, words: Words) -> _Parts:
    card = CARDS[move.card]
    end = "away" if card.governor else "aside" if card.slavery else "to-deck"
    named = noted(card_name(move.card, words), symbols_list(card.symbols, words), words)
    return words(f"{GAME}-why-move-discard", card=named), words(f"{GAME}-hint-{end}")


_LABELS: Mapping[type, Callable[..., _Parts]] = {
    moves.Build: _build,
    moves.Pay: _salary,
    moves.Discard: _discard,
}

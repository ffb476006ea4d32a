"""Magister Navis for the search: the features and the rating of positions in dealt copies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from operator import attrgetter

from bot.engine.api import Decision
from bot.engine.game import keep_all
from bot.engine.rng import Rng
from bot.games.magister_navis import data
from bot.games.magister_navis.data import (
    CARDS,
    CITIES,
    COSTS,
    DECK_REGION,
    REGIONS,
    STATUSES,
    TOKENS,
)
from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.rules import RULES
from bot.games.magister_navis.scoring import sheet
from bot.games.magister_navis.state import State
from bot.games.magister_navis.visibility import phase
from bot.house_bots.greedy import best
from bot.house_bots.magister_navis.facts import Board, Facts
from bot.house_bots.magister_navis.heuristic import Scores
from bot.house_bots.magister_navis.playout.play import play_on
from bot.house_bots.magister_navis.styles import STYLES
from bot.house_bots.magister_navis.table import OTHER_END, Table, circles
from bot.house_bots.magister_navis.weights import GAME, Weights, named
from bot.house_bots.playouts import play_by_rules
from bot.house_bots.search import SearchBot
from bot.house_bots.searcher import Effort, Searcher, Stop, all_players, players_of
from bot.house_bots.value import Features, learned
from bot.house_bots.weights import Tuned

_COUNTS = (
    *("points", "cities", "connections", "cards_glory", "slavery_glory", "held"),
    *STATUSES,
    *("harbor", "supply", "activated", "paid", "circles"),
    *(f"circles_{action}" for action in COSTS if action != "activate"),
    *("actions", "action_tokens", "cards", "slavery", "governor"),
    *("open_regions", "open_discs", "closed_regions", "closed_discs", "closed_progress"),
    *("empty_cities", "links_open", "links_foreign", "european"),
    *("best_card", "second_card", "third_card", "turn"),
)

_ROUNDS = range(2, data.ROUNDS + 1)
"""Rounds at whose start positions are evaluated."""

_NAMES = tuple(f"{name}@{number}" for number in _ROUNDS for name in _COUNTS)
"""Names of a seat's features; each count is a separate feature in each round."""


def of_state(g: State, seat: int) -> Facts:
    """Return the facts that `facts.of_view` finds in the view; shares the copy's mappings.

    Nothing is hidden in this game, so that a dealt copy has them all.
    """
    player = g.players[seat]
    me = Board(
        harbor=player.harbor,
        built=player.built,
        active=player.active,
        tokens=player.tokens,
        cards=player.cards,
        governor=player.governor,
        limit=player.card_limit,
        lasting=player.lasting,
        status=player.status,
    )
    return Facts(
        seat=seat,
        seats=len(g.players),
        round=g.round,
        preparing=phase(g) == "prepare",
        abolished=g.abolished,
        options=g.options,
        me=me,
        cards=[one.cards for one in g.players],
        tracks=g.tracks,
        track_tokens=g.track_tokens,
        presence=g.presence(seat),
        owners=g.cities,
        city_tokens=g.city_tokens,
        link_tokens=g.link_tokens,
        decks=g.decks,
        points=lambda: [sum(sheet(g, other).values()) for other in range(len(g.players))],
    )


def _features(g: State) -> list[list[float]]:
    before = [0.0] * len(_COUNTS) * (max(g.round, _ROUNDS[0]) - _ROUNDS[0])
    after = [0.0] * (len(_NAMES) - len(before) - len(_COUNTS))
    return [[*before, *map(float, _counts(g, seat)), *after] for seat in range(len(g.players))]


def _counts(g: State, seat: int) -> Iterator[float]:
    """Yield the counts of a seat, in the order of `_COUNTS`."""
    facts = of_state(g, seat)
    table, player = Table(facts, named()), g.players[seat]
    now, own = sheet(g, seat), circles(facts.me)
    yield from (sum(now.values()), now["cities"], now["connections"], now["cards"])
    yield from (now["slavery"], table.held, *player.status[: len(STATUSES)])
    yield from (player.harbor, player.supply, table.activated)
    yield from (min(table.activated, table.payments), table.circles)
    yield from (own[action] for action in COSTS if action != "activate")
    yield sum(own[action] > 0 for action in ("ship", "draw", "occupy"))
    yield sum(count for key, count in player.tokens.items() if TOKENS[key].actions)
    yield from (len(player.cards), _in_danger(g, player.cards), player.governor is not None)
    yield from _regions(g, table)
    yield from _draws(table)
    yield (seat - g.start) % len(g.players)


def _in_danger(g: State, cards: Sequence[str]) -> int:
    """Return how many cards would be lost if slavery were abolished."""
    return 0 if g.abolished else sum(CARDS[card].slavery for card in cards)


def _regions(g: State, table: Table) -> Iterator[float]:
    presence, owners = table.facts.presence, g.cities
    seas = [region for region, one in REGIONS.items() if one.track]
    opened = [region for region in seas if g.is_open(region) and presence[region]]
    closed = [region for region in seas if not g.is_open(region) and presence[region]]
    for regions in (opened, closed):
        yield from (len(regions), sum(presence[region] for region in regions))
    yield sum(presence[r] * len(g.tracks[r]) / len(REGIONS[r].track) for r in closed)
    yield sum(city not in owners for region in opened for city in REGIONS[region].cities)
    own = [city for city, owner in owners.items() if owner == table.seat]
    ends = [owners.get(end) for city in own for _, end in OTHER_END[city]]
    yield from (ends.count(None), len(ends) - ends.count(None) - ends.count(table.seat))
    yield sum(not REGIONS[CITIES[city].region].track for city in own)


def _draws(table: Table) -> Sequence[float]:
    """Return the worth of the best three cards that the seat can draw."""
    found = [0.0, 0.0, 0.0]
    for deck, cards in table.facts.decks.items():
        value = CARDS[cards[0]].value if cards else None
        region = DECK_REGION[deck]
        within = value is not None and value <= table.facts.presence[region]
        if within and table.next_space(region) is None:
            found.append(table.card(cards[0]))
    return sorted(found, reverse=True)[:3]


FEATURES = Features(_NAMES, _features)
"""Features of all seats, with their names."""


ROUNDS = 1
"""Number of rounds that a playout lasts after the one in which it starts; the learned value
predicts the rest."""


REVIEWED = Effort((12, 24, 48), (32, 96, 192), options=6)
"""Effort for reviews: fewer deals than usual, as nearly all decisions of a game are open."""


def scores(state: State, decision: Decision[Move], weights: Weights) -> Sequence[float]:
    """Return the ratings of a decision's moves in glory."""
    of = Scores(of_state(state, decision.seat), decision, weights).of
    return [of(move) for move in decision.moves]


def quick(state: State, decision: Decision[Move], weights: Weights, rng: Rng) -> Sequence[Move]:
    """Return the move that the heuristic would make with these weights."""
    of = Scores(of_state(state, decision.seat), decision, weights).of
    return (best(decision.moves, of, rng),)


def holdings(state: State) -> list[dict[str, int]]:
    """Return what each seat has of everything that a phase may bring."""
    cities = list(state.cities.values())
    return [
        {
            "discs": player.harbor,
            "active": sum(player.active.values()),
            "cities": cities.count(seat),
            "cards": len(player.cards),
            "tokens": sum(player.tokens.values()),
            "buildings": sum(player.built.values()),
        }
        for seat, player in enumerate(state.players)
    ]


def _play_on(state: State, weights: Sequence[Weights], rng: Rng, last: float, stop: Stop) -> None:
    """Play a dealt copy on in place, by the rules if a variant changes what playouts count with."""
    if state.options.connection_glory == data.CONNECTION_GLORY:
        play_on(state, weights, rng, last, stop)
    else:
        play_by_rules(SEARCHER, state, weights, rng, last, stop)


SEARCHER: Searcher[State, Move, Weights] = Searcher(
    module=__name__,
    rules=RULES,
    resample=keep_all,
    searched=frozenset({"build", "turn", "second", "discard"}),
    tuned=Tuned(named()),
    kind=players_of,
    kinds=all_players(RULES),
    scores=scores,
    quick=quick,
    round=attrgetter("round"),
    value=learned(files(__package__), GAME, FEATURES, players_of, all_players(RULES)),
    rounds=ROUNDS,
    features=FEATURES,
    holdings=holdings,
    styles=STYLES,
    reviewed=REVIEWED,
    play_on=_play_on,
)

PLAYOUTS = 500
"""Usual number of playouts for a move, which take less than a second on one core."""

STRONG = SearchBot(SEARCHER, PLAYOUTS)

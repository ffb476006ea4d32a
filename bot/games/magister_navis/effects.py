"""Immediate effects of a move on its player: differences of a board, public to all.

Renderers make words and pictures of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from bot.games.magister_navis import moves, scoring
from bot.games.magister_navis.data import (
    ABOLITION,
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTIONS,
    COSTS,
    GROWTH,
    PAYMENTS,
    REGIONS,
    REWARDS,
    STATUSES,
)
from bot.games.magister_navis.moves import SALARY
from bot.games.magister_navis.state import Player, governor_of, reward
from bot.games.magister_navis.view import PlayerView, View


@dataclass(frozen=True, slots=True)
class Effect:
    """A player's gains after a move, at once and automatically; losses are negative.

    Of a building: growth and salary follow it at once, and are part of it, unless the table plays
    phase by phase.
    """

    glory: int = 0
    """Of the score if the game ended now."""
    discs_glory: int = 0
    """The part of it from the worth of discs in the harbor."""
    harbor: int = 0
    supply: int = 0
    tokens: Mapping[str, int] = field(default_factory=dict)
    status: Mapping[str, int] = field(default_factory=dict)
    """True values of the tracks, by "industry" and so on."""
    rewards: Mapping[str, int] = field(default_factory=dict)
    """Rewards of the tracks: building level, growth, payments, card limit."""
    cards: Mapping[str, int] = field(default_factory=dict)
    """Cards that come or go."""
    links: tuple[str, ...] = ()
    """Connections that are completed."""
    opens: str = ""
    """The region that is opened, "" = none."""
    governor: int | None = None
    """The seat that becomes the governor of the region that is opened."""
    robbed: int | None = None
    """The seat whose city is taken."""
    breaks: tuple[str, ...] = ()
    """The connections that this seat loses."""
    growth: int = 0
    """Discs that come from the supply with a building."""
    payments: int = 0
    """Discs that may still be chosen to come back with it."""
    surplus: int = 0
    """Cards that must go at least when passing."""


@dataclass(slots=True)
class _Board:
    """A player's things as they change during the move."""

    player: Player
    cities: set[str]
    connections: int
    abolished: bool

    @classmethod
    def of(cls, view: View, me: PlayerView) -> _Board:
        """Return the board that a view shows; nothing is hidden."""
        built = Counter(one.key for one in me.buildings)
        active = Counter(one.key for one in me.buildings if one.active)
        player = Player(
            me.supply, me.harbor, built, active, dict(me.tokens), me.cards, me.governor,
            me.set_aside,
        )  # fmt: skip
        cities = {city.key for city in view.cities if city.owner == me.seat}
        return cls(player, cities, me.connections, view.abolished)

    def score(self, view: View) -> Mapping[str, int]:
        """Return the lines of the score if the game ended now."""
        return scoring.lines(
            self.player, self.cities, self.connections, self.abolished, view.options
        )


def effect_of(view: View, seat: int, move: moves.Move) -> Effect:
    """Return the immediate effect of a legal move of a seat."""
    after = _Board.of(view, view.players[seat])
    before = after.player.clone()
    if isinstance(move, moves.Action):
        _spend(view, seat, move, after.player)
    more = _DO[type(move)](view, seat, move, after)
    return _difference(view, seat, before, after, more)


def _difference(view: View, seat: int, before: Player, after: _Board, more: Effect) -> Effect:
    old, new = before, after.player
    score = view.players[seat].score, after.score(view)
    was, now = view.players[seat].status, _status(new)
    return replace(
        more,
        glory=sum(score[1].values()) - sum(score[0].values()),
        discs_glory=score[1]["harbor"] - score[0]["harbor"],
        harbor=new.harbor - old.harbor,
        supply=new.supply - old.supply,
        tokens=_changes(old.tokens, new.tokens),
        status=_changes({key: one.value for key, one in was.items()}, now),
        rewards={
            key: gain
            for key, value in now.items()
            if (gain := reward(REWARDS[key], value) - was[key].reward)
        },
        cards=_changes(Counter(old.cards), Counter(new.cards)),
    )


def _status(player: Player) -> dict[str, int]:
    return dict(zip(STATUSES, player.status, strict=False))


def _changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    change = Counter(after)
    change.subtract(before)
    return {key: count for key, count in change.items() if count}


def _spend(view: View, seat: int, move: moves.Action, player: Player) -> None:
    """Pay for the source of an action: a second one, and the salary, cost nothing (7.1)."""
    if move.source == SALARY or moves.Done.verb in view.players[seat].open:
        return
    if move.source in BUILDINGS:
        player.activate(move.source)
    elif move.source in player.tokens:
        player.spend(move.source)


# Actions ------------------------------------------------------------------------------


def _ship(view: View, seat: int, move: moves.Ship, after: _Board) -> Effect:
    """The next space's token; the last space opens the region (7.2, 7.3)."""
    region = next(one for one in view.regions if one.key == move.region)
    after.player.harbor -= COSTS["ship"]
    if region.open:
        return Effect()
    track = [*(other for other in region.track if other is not None), seat]
    token = region.tokens[len(track) - 1]
    if token is not None:
        after.player.gain(token)
    return _opened(view, seat, move.region, track, after)


def _opened(view: View, seat: int, region: str, track: list[int], after: _Board) -> Effect:
    if len(track) < len(REGIONS[region].track):
        return Effect()
    winner = governor_of(track)
    (key,) = REGIONS[region].decks
    card = next(deck for deck in view.decks if deck.key == key).top
    if winner == seat and card is not None:
        after.player.take(card)
    return Effect(opens=region, governor=winner)


def _occupy(view: View, seat: int, move: moves.Occupy, after: _Board) -> Effect:
    """The city's token, and the connections it completes (7.4, 7.5)."""
    after.player.harbor -= COSTS["occupy"]
    token = next(city for city in view.cities if city.key == move.city).token
    if token is not None:
        after.player.gain(token)
    return Effect(links=_taken(view, move.city, after))


def _attack(view: View, seat: int, move: moves.Attack, after: _Board) -> Effect:
    """One disc goes to the supply, the other into the city of an opponent (7.6)."""
    after.player.harbor -= COSTS["attack"]
    after.player.supply += COSTS["attack"] - 1
    owner = next(city for city in view.cities if city.key == move.city).owner
    held = (one.key for one in view.connections if one.holder == owner and owner is not None)
    breaks = tuple(key for key in held if move.city in CONNECTIONS[key].cities)
    return Effect(links=_taken(view, move.city, after), robbed=owner, breaks=breaks)


def _taken(view: View, city: str, after: _Board) -> tuple[str, ...]:
    """Take a city, and the tokens of the connections that it completes (7.5)."""
    tokens = {one.key: one.token for one in view.connections}
    after.cities.add(city)
    found = CITIES[city].connections
    links = tuple(key for key in found if after.cities.issuperset(CONNECTIONS[key].cities))
    after.connections += len(links)
    for key in links:
        token = tokens[key]
        if token is not None:
            after.player.gain(token)
    return links


def _draw(view: View, seat: int, move: moves.Draw, after: _Board) -> Effect:
    """The top card; the abolition lays all slavery cards aside (7.8, 7.9)."""
    card = next(deck for deck in view.decks if deck.key == move.deck).top
    if card is None:
        return Effect()
    after.player.take(card)
    if card == ABOLITION and not after.abolished:
        after.abolished = True
        after.player.drop(*(key for key in after.player.cards if CARDS[key].slavery))
    return Effect()


def _pay(view: View, seat: int, move: moves.Pay, after: _Board) -> Effect:
    """A disc comes back (7.7)."""
    if after.player.active.get(move.building):
        after.player.release(move.building)
    return Effect()


# Everything else ----------------------------------------------------------------------


def _build(view: View, seat: int, move: moves.Build, after: _Board) -> Effect:
    """The tile's symbols count at once: for growth, then for the salary (sections 4 to 6)."""
    player = after.player
    player.built[move.building] = player.built.get(move.building, 0) + 1
    if view.options.phase_by_phase:
        return Effect()
    growth = min(player.supply, reward(GROWTH, player.status.culture))
    player.supply -= growth
    player.harbor += growth
    payments, discs = reward(PAYMENTS, player.status.finance), sum(player.active.values())
    if discs > payments:
        return Effect(growth=growth, payments=payments)
    for building in [key for key, count in player.active.items() for _ in range(count)]:
        player.release(building)
    return Effect(growth=growth)


def _activate(view: View, seat: int, move: moves.Activate, after: _Board) -> Effect:
    after.player.activate(move.building)
    return Effect()


def _arrange(view: View, seat: int, move: moves.Arrange, after: _Board) -> Effect:
    after.player.governor = None if move.governor == moves.NO_CARD else move.governor
    return Effect(surplus=_surplus(after.player))


def _discard(view: View, seat: int, move: moves.Discard, after: _Board) -> Effect:
    after.player.drop(move.card)
    return Effect(surplus=_surplus(after.player))


def _pass(view: View, seat: int, _: moves.Pass, after: _Board) -> Effect:
    """No more turns; a governor may still be laid on the space (7.10)."""
    player = after.player
    return Effect(surplus=max(0, len(player.cards) - bool(player.governors) - player.card_limit))


def _surplus(player: Player) -> int:
    """Return the number of cards over the limit, the governor space left out (7.10)."""
    return max(0, len(player.cards) - (player.governor is not None) - player.card_limit)


def _done(view: View, seat: int, _: moves.Done, after: _Board) -> Effect:
    return Effect()


_DO: Mapping[type, Callable[..., Effect]] = {
    moves.Ship: _ship,
    moves.Occupy: _occupy,
    moves.Attack: _attack,
    moves.Draw: _draw,
    moves.Pay: _pay,
    moves.Build: _build,
    moves.Activate: _activate,
    moves.Arrange: _arrange,
    moves.Discard: _discard,
    moves.Pass: _pass,
    moves.Done: _done,
}
"""The effect of each kind of move on a board; returns the parts that the board does not show."""

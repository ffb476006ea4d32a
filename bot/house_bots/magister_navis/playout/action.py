"""Turns and actions, as `phases.action` has them."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.magister_navis.data import ROUNDS
from bot.games.magister_navis.state import governor_of
from bot.house_bots.magister_navis.playout.keeping import cards_of
from bot.house_bots.magister_navis.playout.passing import arrange
from bot.house_bots.magister_navis.playout.playing import PLACES, Playing
from bot.house_bots.magister_navis.playout.position import Board, Position
from bot.house_bots.magister_navis.playout.rating import TARGETS, Rated, Rating
from bot.house_bots.magister_navis.playout.tables import (
    ABOLITION_CARD,
    ACTIONS,
    ACTIVATE,
    ACTIVATION,
    AGAIN,
    ATTACK,
    BUILDING,
    COST,
    DONE,
    DRAW,
    ENDS,
    GOVERNOR_DECK,
    LENGTH,
    NONE,
    OCCUPY,
    PASS,
    PAY,
    REGION_OF,
    SHIP,
    SLAVERY_DECK,
    SLAVERY_MASK,
)

Move: TypeAlias = tuple[int, int, int]
"""A verb, a target and a source."""

Priced: TypeAlias = tuple[float, Rated, int, int, float]
"""An action of a source: the highest score, the targets, the verb, the source, and its cost."""


def turn(playing: Playing, seat: int) -> None:
    """Have a player take a turn: activate a building, spend an action token, or pass."""
    position = playing.position
    board = position.boards[seat]
    sources = _sources(board)
    move = _chosen(playing, playing.rating(seat), sources) if sources else (PASS, 0, 0)
    verb, target, source = move
    if verb == PASS:
        position.passed.append(seat)
        arrange(playing, seat)
        return
    if verb == ACTIVATE:
        board.activate(target)
        return
    if BUILDING[source]:
        board.activate(source)
    else:
        board.spend(source)
    act(playing, seat, verb, target)
    if AGAIN[source]:
        second(playing, seat, source, verb, place_of(verb, target))


def _sources(board: Board) -> list[tuple[int, int]]:
    """Return the sources of actions, each with the harbor discs left for the action itself."""
    found = []
    left = board.harbor - ACTIVATION
    if left >= 0:
        active = board.active
        for building in board.circled:
            if board.built[building] > active.get(building, 0):
                found.append((building, left))
    for token in board.tokens:
        if ACTIONS[token]:
            found.append((token, board.harbor))
    return found


def _chosen(playing: Playing, rating: Rating, sources: list[tuple[int, int]]) -> Move:
    """Return the best move of a turn."""
    priced = _priced(playing, rating, sources)
    idle = -rating.prices.weights.empty_activation
    buildings = [source for source, _ in sources if BUILDING[source]]
    if not playing.options.empty_activation:
        buildings = []
    scores = [0.0, *[one[0] for one in priced]]
    if buildings:
        scores.append(idle)
    top = round(max(scores), PLACES)
    moves: list[Move] = []
    if buildings and round(idle, PLACES) == top:
        moves = [(ACTIVATE, building, 0) for building in buildings]
    for score, targets, verb, source, cost in priced:
        if round(score, PLACES) == top:
            moves += [
                (verb, target, source)
                for worth, target in targets
                if round(worth + cost, PLACES) == top
            ]
    if top == 0.0:
        moves.append((PASS, 0, 0))
    if len(moves) > 1:
        moves.sort()
    return playing.lot(moves)


def _priced(playing: Playing, rating: Rating, sources: list[tuple[int, int]]) -> list[Priced]:
    """Return the possible actions by source, each with the highest score among its targets."""
    discs, activation = rating.prices.discs, rating.activation()
    known: dict[int, Rated] = {}
    tops: dict[int, float] = {}
    found: list[Priced] = []
    for source, left in sources:
        cost = rating.source(source, activation)
        for verb in ACTIONS[source]:
            if COST[verb] > left:
                continue
            if verb not in known:
                known[verb] = rated = TARGETS[verb](rating)
                if rated:
                    tops[verb] = max(rated)[0]
            targets = known[verb]
            if not targets:
                continue
            top = tops[verb]
            if verb == OCCUPY and AGAIN[source] and not playing.options.dock_in_europe:
                targets = [one for one in targets if LENGTH[REGION_OF[one[1]]]]
                if not targets:
                    continue
                top = max(targets)[0]
            price = discs[verb] - cost
            found.append((top + price, targets, verb, source, price))
    return found


def second(playing: Playing, seat: int, source: int, first: int, place: int) -> None:
    """Have a player take the other half of a double action at the same place, or forgo it."""
    harbor = playing.position.boards[seat].harbor
    actions = [action for action in ACTIONS[source] if action != first] or ACTIONS[source]
    rating = playing.rating(seat)
    moves: list[Move] = []
    scores: list[float] = []
    for action in actions:
        if COST[action] <= harbor:
            for worth, target in TARGETS[action](rating):
                if place_of(action, target) == place:
                    moves.append((action, target, source))
                    scores.append(worth + rating.prices.discs[action])
    if not moves:
        return
    moves.append((DONE, 0, 0))
    scores.append(0.0)
    order = sorted(range(len(moves)), key=moves.__getitem__)
    verb, target, _ = playing.best([moves[at] for at in order], [scores[at] for at in order])
    if verb != DONE:
        act(playing, seat, verb, target)


def place_of(verb: int, target: int) -> int:
    """Return the region, deck or building that a second action must share."""
    return REGION_OF[target] if verb in (OCCUPY, ATTACK) else target


# Actions ----------------------------------------------------------------------------------


def act(playing: Playing, seat: int, verb: int, target: int) -> None:
    """Carry out an action whose source has been paid for."""
    position = playing.position
    board = position.boards[seat]
    if verb == SHIP:
        _ship(playing, seat, target)
    elif verb == OCCUPY:
        board.harbor -= COST[OCCUPY]
        position.settle(target, seat)
        board.gain(position.city_tokens[target])
        _link(position, seat, target)
    elif verb == DRAW:
        _draw(position, seat, target)
    elif verb == PAY:
        board.release(target)
    else:
        board.harbor -= COST[ATTACK]
        board.supply += COST[ATTACK] - 1
        position.boards[position.owners[target]].supply += 1
        position.conquer(target, seat)
        _link(position, seat, target)


def _ship(playing: Playing, seat: int, region: int) -> None:
    """Fill the next space and take its token, or put the disc beside a full track."""
    position = playing.position
    board = position.boards[seat]
    board.harbor -= COST[SHIP]
    board.presence[region] += 1
    track = position.tracks[region]
    if len(track) == LENGTH[region]:
        position.beside[region].append(seat)
        return
    board.gain(position.track_tokens[region][len(track)])
    track.append(seat)
    position.discs[region][seat] += 1
    if len(track) == LENGTH[region]:
        _open(playing, region)


def _open(playing: Playing, region: int) -> None:
    """Give the governor to the seat with most discs on the track."""
    position = playing.position
    winner = governor_of(position.tracks[region])
    position.boards[winner].take(position.draw(GOVERNOR_DECK[region]))
    at_once = playing.options.late_governor_at_once or position.round == ROUNDS
    if at_once and winner in position.passed:
        arrange(playing, winner)


def _link(position: Position, seat: int, city: int) -> None:
    """Take the tokens of the connections that this city completes, if not yet taken."""
    for link, end in ENDS[city]:
        token = position.link_tokens[link]
        if token != NONE and position.owners[end] == seat:
            position.link_tokens[link] = NONE
            position.boards[seat].gain(token)


def _draw(position: Position, seat: int, deck: int) -> None:
    """Take the top card; the first draw of the abolition ends slavery."""
    card = position.draw(deck)
    position.boards[seat].take(card)
    if card == ABOLITION_CARD and not position.abolished:
        position.abolished = True
        position.decks[SLAVERY_DECK] = []
        position.look(SLAVERY_DECK)
        for board in position.boards:
            for slavery in cards_of(board.cards & SLAVERY_MASK):
                board.drop(slavery)

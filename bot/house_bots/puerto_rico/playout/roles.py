"""The choice of a role: what `heuristic` and `puerto_rico.roles` rate, counted once."""

from __future__ import annotations

from bot.games.puerto_rico.data import QUARRY, STALLS
from bot.games.puerto_rico.pricing import LARGE, post_sells, sale_at_post
from bot.games.puerto_rico.production import income
from bot.house_bots.puerto_rico.playout import shipping
from bot.house_bots.puerto_rico.playout.game import Game
from bot.house_bots.puerto_rico.playout.land import Side
from bot.house_bots.puerto_rico.playout.rates import EFFECTS, Job, Rates
from bot.house_bots.puerto_rico.roles import DOUBLOON, kind_of

Gains = list[float]
"""The gain of each side by seat."""

BY_SEAT = ("settler", "builder")
"""Kinds of roles whose gains are added up from seat 0 on, those of others from the rater on."""


def choose(game: Game, seat: int) -> str:
    """Return the role that a seat takes."""
    state, rates, others_count = game.state, game.rates(seat), game.seats - 1
    coin, shares, taken = rates.coin, rates.taste.shares, state.taken
    order, privilege = game.clockwise(seat), game.privilege(seat)
    known: dict[str, tuple[Gains, float, float, float]] = {}
    offers, scores = [], []
    for key, doubloons in state.roles.items():
        if key in taken:
            continue
        kind = kind_of(key)
        if kind in known:
            found, mine, others, balanced = known[kind]
        else:
            found = _GAINS[kind](game, order, privilege, rates)
            mine = found[seat]
            if kind in BY_SEAT:
                others = sum(found[:seat] + found[seat + 1 :])
                total = sum(found)
            else:
                later = found[seat + 1 :] + found[:seat]
                others, total = sum(later), sum([mine, *later])
            balanced = total - mine
            known[kind] = found, mine, others, balanced
        extra = 1.0 if kind == "captain" else coin if kind in DOUBLOON else 0.0
        offers.append((key, found, mine, balanced, doubloons * coin, extra))
        own_share, others_share = shares[kind]
        scores.append(own_share * mine + others_share * others / others_count)
    if share := rates.weights.follow:
        after = _rest_of_round(offers, game, seat, rates.taste.envy)
        scores = [score + share * more for score, more in zip(scores, after, strict=True)]
    scores = [score + offer[4] for score, offer in zip(scores, offers, strict=True)]
    top = max(scores)
    if scores.count(top) == 1:
        return offers[scores.index(top)][0]
    named = sorted([(offer[0], score) for offer, score in zip(offers, scores, strict=True)])
    return named[game.best([score for _, score in named])][0]


Offer = tuple[str, Gains, float, float, float, float]
"""An available role: its key, the gains, that of the rater, those of the others, the doubloons on
it in VP, and its taker's advantage."""


def _rest_of_round(offers: list[Offer], game: Game, seat: int, envy: float) -> list[float]:
    """Return the gain from the rest of the round after each role, as `roles.rest_of_round`."""
    state, seats, roles = game.state, game.seats, range(len(offers))
    first = len(state.roles) - len(offers) + 1
    picks = seats * game.setup.picks
    choosers = [(state.governor + nth) % seats for nth in range(first, picks)]
    if not choosers:
        return [0.0] * len(offers)
    others_count = seats - 1
    theirs = [
        (max(0.0, mine - extra) if mine > 0 else mine)
        - envy * (others + (coins + extra)) / others_count
        for _, _, mine, others, coins, extra in offers
    ]
    orders: list[tuple[list[int], list[float]]] = []
    wishes: dict[int, tuple[list[int], list[float]]] = {}
    for one in choosers:
        if (wish := wishes.get(one)) is None:
            if one == seat:
                keys = [found[one] + coins + 0.0 for _, found, _, _, coins, _ in offers]
                balances = [
                    mine + coins - envy * others / others_count
                    for _, _, mine, others, coins, _ in offers
                ]
            else:
                keys = [found[one] + coins + extra for _, found, _, _, coins, extra in offers]
                balances = theirs
            wish = wishes[one] = sorted(roles, key=keys.__getitem__, reverse=True), balances
        orders.append(wish)
    anything, wanted = _after(-1, orders)
    return [_after(at, orders)[0] if at in wanted else anything for at in roles]


def _after(mine: int, orders: list[tuple[list[int], list[float]]]) -> tuple[float, list[int]]:
    """Return the gain if seats choose by their wishes after a role is taken, and what is taken."""
    taken, total = [mine], 0.0
    for wishes, balances in orders:
        for at in wishes:
            if at not in taken:
                taken.append(at)
                total += balances[at]
                break
    return total, taken


def _settler(game: Game, order: list[Side], _: int, rates: Rates) -> Gains:
    kinds, found, crowding = set(game.state.row), [0.0] * game.seats, rates.taste.crowding
    harvests, w = rates.harvests, rates.weights
    ready, more, first, new_kind = w.tile_ready, w.tile_more, w.tile_first, w.tile_new_kind
    for seat, side in enumerate(game.sides):
        board, best = side.board, 0.0
        if board.island_left <= 0:
            continue
        tiles, capacity, planned = board.tiles, board.capacity, board.planned
        for kind in kinds:
            own = tiles[kind]
            use = ready if capacity.get(kind, 0) > own else more if own else first
            crowded = crowding[own] if kind in planned else crowding[own] * new_kind
            worth = harvests[kind] * use * crowded
            if worth > best:
                best = worth
        found[seat] = best
    if game.state.quarries:
        me = order[0]
        found[me.seat] = max(found[me.seat], rates.tile(QUARRY, me))
    return found


def _mayor(game: Game, order: list[Side], privilege: int, rates: Rates) -> Gains:
    state, w, seats = game.state, rates.weights, game.seats
    share, more = divmod(state.colonist_ship + state.noble_ship, seats)
    supply = state.colonists + (state.nobles if game.options.nobles_from_supply else 0)
    found = [0.0] * seats
    for turn, side in enumerate(order):
        board, new, villa = side.board, share + (turn < more), False
        if "villa" in board.occupied:
            villa = state.nobles > 0
            extra = 0 if turn else min(privilege, supply)
            new += extra + (state.nobles + state.colonists > extra)
        elif not turn:
            new += min(privilege, supply)
        idle = side.player.windrose
        now, worth = idle + board.people, 0.0
        if new and now < board.circles:
            worth = _more_work(rates.jobs(side), now, now + new)
        lost = 0.0
        if idle:
            unmanned = len(board.city) - len(board.occupied)
            lost = w.idle * (idle if idle < unmanned else unmanned) * rates.coin
        found[side.seat] = worth + w.newcomer * new + (lost + villa)
    found[order[0].seat] += w.nobles_landing * state.noble_ship
    return found


def _more_work(work: list[Job], few: int, many: int) -> float:
    """Return how much more many people earn than few if they do the best of these jobs."""
    total = less = 0.0
    for _, worth, needed, _, _ in work:
        if needed <= many:
            many -= needed
            total += worth
            if not many:
                break
    if few:
        for _, worth, needed, _, _ in work:
            if needed <= few:
                few -= needed
                less += worth
                if not few:
                    break
    return total - less


def _builder(game: Game, order: list[Side], privilege: int, rates: Rates) -> Gains:
    coin, used, extras, effects, found = rates.coin, rates.used, rates.extras, EFFECTS, []
    for side in game.sides:
        board, best, room = side.board, 0.0, side.board.room
        if room:
            off, city = board.off(privilege if side is order[0] else 0), board.city
            for column in range(1, LARGE + room - 1):
                less, extra = off[column], extras[column]
                means = side.player.doubloons + less
                for cost, key, points, _ in game.offers[column]:
                    if cost > means:
                        break
                    if key in city:
                        continue
                    pay = cost - less if cost > less else 0
                    worth = points + used * effects[key](side, rates) + extra - pay * coin
                    if worth > best:
                        best = worth
        found.append(best)
    return found


def _craftsman(game: Game, order: list[Side], privilege: int, rates: Rates) -> Gains:
    supply, worth, found = game.state.goods.copy(), rates.goods, [0.0] * game.seats
    safe, rest = rates.weights.heap, rates.weights.heap_rest
    for turn, side in enumerate(order):
        board, value = side.board, 0.0
        made: dict[str, int] = {}
        if board.harvest:
            there, parts = side.player.goods, []
            for good, count in board.harvest.items():
                left = supply[good]
                if left < count:
                    count = left
                if count:
                    supply[good], made[good] = left - count, count
                    if there[good] + count <= safe:
                        parts.append(worth[good] * count * 1.0)
                    else:
                        parts.append(worth[good] * count * rest)
            value = sum(parts)
        if board.earning:
            earned = income(board, side.nobles, made, side.options)
            value += earned.doubloons * rates.coin + earned.points
        if not turn:
            extra = max([worth[good] for good in made if supply[good]], default=0.0)
            value += privilege * extra
        found[side.seat] = value
    return found


def _trader(game: Game, order: list[Side], privilege: int, rates: Rates) -> Gains:
    house, found = list(game.state.trading_house), [0.0] * game.seats
    coin, least = rates.coin, rates.weights.sell_least
    for turn, side in enumerate(order):
        if goods := [good for good, count in side.player.goods.items() if count]:
            doubloons, good = _best_sale(goods, side, house, 0 if turn else privilege)
            if good:
                house.append(good)
            found[side.seat] = max(0.0, doubloons * coin - least)
    return found


def _best_sale(goods: list[str], side: Side, house: list[str], privilege: int) -> tuple[int, str]:
    """Return what `roles.best_sale` returns for a side that has these goods."""
    works, options = side.board.occupied, side.options
    full, post = len(house) >= STALLS, 0
    if "trading_post" in works and post_sells(full, options):
        post = sale_at_post(goods[-1], privilege, options).total
    if full:
        return post, ""
    if "office" not in works:
        goods = [good for good in goods if good not in house]
    found = side.board.sale(goods[-1], privilege) if goods else 0
    return max(post, found), goods[-1] if found else ""


def _captain(game: Game, order: list[Side], privilege: int, rates: Rates) -> Gains:
    found = shipping.gains(order, game.state.ships, privilege, rates)
    start = order[0].seat
    return found[game.seats - start :] + found[: game.seats - start]


def _prospector(game: Game, order: list[Side], privilege: int, rates: Rates) -> Gains:
    found = [0.0] * game.seats
    found[order[0].seat] = privilege * rates.coin
    return found


_GAINS = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
    "prospector": _prospector,
}

"""The tracks and goods in a playout: loading, progress, the order track, buying."""

from __future__ import annotations

from bot.games.amerigo.tokens import CASHED, END_GOLD, END_POSTS, POST_GOLD, TO_FRONT
from bot.games.amerigo.tracks import advances
from bot.house_bots.amerigo.playout.choice import (
    ADVANCE,
    BUY,
    COUNTED,
    FRONT,
    LOAD,
    MOVE,
    PICK,
    WHAT,
    Choice,
    count_of,
)
from bot.house_bots.amerigo.playout.items import Item, Rest
from bot.house_bots.amerigo.playout.kinds import goods_token
from bot.house_bots.amerigo.playout.position import Player, Position, Spending


def _overflow(g: Position, player: Player, spent: int, points: int, room: int) -> float:
    """Return the worth of the gold for AP left at the end of a track."""
    if spent <= room:
        return 0.0
    numbers = g.kinds.numbers
    have = player.gold - max(0, spent - points)
    gold = min(numbers.overflow_gold, numbers.gold_track - have)
    lost = numbers.overflow_gold - gold if g.options.overflow_scores else 0
    return gold * player.at.gold + lost


def _paid(player: Player, spent: int, points: int) -> float:
    """Return the (negative) worth of the gold for missing AP."""
    return -player.at.gold * (spent - points) if spent > points else 0.0


def _spend(g: Position, player: Player, spent: int, points: int, room: int) -> int:
    """Pay for a move on a track, and give gold for AP left at its end; return the gold paid.

    The disc must have moved already.
    """
    paid = g.pay(player, spent, points)
    if spent > room:
        g.receive(player, g.kinds.numbers.overflow_gold)
    return paid


class Loading(Spending):
    """One move of the cannon disc up its track."""

    def possible(self, g: Position, player: Player, gold: int) -> bool:
        """Return whether a move is possible with this much gold."""
        room = g.kinds.numbers.cannon_track - player.cannons
        return _any(g, room, self.points, gold)

    def offer(self, g: Position, player: Player, choice: Choice) -> bool:
        """Rate all moves; return whether there are any."""
        at, points, have, most = (
            player.at,
            self.points,
            player.cannons,
            g.kinds.numbers.cannon_track,
        )
        known, room = g.strength(player), most - have
        loss = min(known + 0.0, player.points + at.weights.pirates_gained)
        before = at.safety(have, known, g.unseen, loss)
        for spent in advances(room, points, player.gold, g.options.overshoot):
            after = at.safety(min(most, have + spent), known, g.unseen, loss)
            worth = after - before + _paid(player, spent, points)
            worth += _overflow(g, player, spent, points, room)
            choice.offer(worth, LOAD | COUNTED[spent])
        return bool(choice.moves)

    def make(self, g: Position, player: Player, move: int) -> None:
        """Load cannons; the action is then over."""
        spent, room = count_of(move), g.kinds.numbers.cannon_track - player.cannons
        player.cannons += min(spent, room)
        _spend(g, player, spent, self.points, room)


def _any(g: Position, room: int, points: int, gold: int) -> bool:
    return any(advances(room, points, gold, g.options.overshoot))


class Progressing(Spending):
    """One move of the progress disc."""

    def possible(self, g: Position, player: Player, gold: int) -> bool:
        """Return whether a move is possible with this much gold."""
        return _any(g, g.kinds.numbers.progress.length - player.progress, self.points, gold)

    def offer(self, g: Position, player: Player, choice: Choice) -> bool:
        """Rate all moves; return whether there are any."""
        at, points, now = player.at, self.points, player.progress
        last, track = g.kinds.numbers.progress.length, at.progress
        room, plain = last - now, track.plain
        tokens = at.weights.token_ahead * best_token(g, player)
        present, with_tokens = plain[now], track.worth(now, tokens)
        for spent in advances(room, points, player.gold, g.options.overshoot):
            space = min(now + spent, last)
            after = plain[space]
            more = track.worth(space, tokens) - with_tokens - after + present
            worth = after - present + more + _paid(player, spent, points)
            worth += _overflow(g, player, spent, points, room)
            choice.offer(worth, ADVANCE | COUNTED[spent])
        return bool(choice.moves)

    def make(self, g: Position, player: Player, move: int) -> Progressing | None:
        """Move the disc, and take a token for each VP space that it reaches or passes."""
        track, before, spent = g.kinds.numbers.progress, player.progress, count_of(move)
        room = track.length - before
        player.progress += min(spent, room)
        paid = _spend(g, player, spent, self.points, room)
        picks, left = track.passed(before, player.progress), self.points - spent + paid
        overshot = g.options.overshoot and spent > room
        return pick(g, player, picks, left, False, overshot) if picks else None


def pick(
    g: Position, player: Player, picks: int, points: int, cashable: bool, overshot: bool
) -> Progressing | None:
    """Take open progress tokens; continue with the disc if one of them brings gold for it."""
    for _ in range(picks):
        tokens = sorted({*g.left, *g.right})
        if not tokens:
            break
        choice = Choice()
        for number, key in enumerate(tokens):
            choice.offer(_token(g, player, key), PICK | number)
        taken = tokens[choice.draw(g.lots) & WHAT]
        if taken in g.right:
            g.right = _without(g.right, taken)
        else:
            g.left = _without(g.left, taken)
        player.hold((*player.tokens, taken))
        cashable = cashable or taken in CASHED
    more = cashable and player.gold < g.kinds.numbers.gold_track
    return Progressing(points) if more and not overshot else None


def _without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    at = tokens.index(token)
    return (*tokens[:at], *tokens[at + 1 :])


def best_token(g: Position, player: Player) -> float:
    """Return the worth of the best open progress token."""
    return max([_token(g, player, key) for key in (*g.left, *g.right)], default=0.0)


def _token(g: Position, player: Player, key: str) -> float:
    """Return the worth of a progress token."""
    at, weights = player.at, player.at.weights
    if key == POST_GOLD:
        return min(player.posts, weights.posts_round * at.left) * at.gold
    if key == END_POSTS:
        return player.placed + min(player.posts, weights.posts_end_round * at.left)
    if key == END_GOLD:
        more = weights.end_gold_now + weights.end_gold_round * at.left
        return min(weights.end_gold_most, player.gold + more)
    return at.token(key)


class Ordering(Spending):
    """One forward move of the order disc."""

    def possible(self, g: Position, player: Player, gold: int) -> bool:
        """Return whether a move is possible with this much gold."""
        if player.has.to_front and g.ranking[0] != player.seat:
            return True
        return _any(g, len(g.order) - 1 - player.space, self.points, gold)

    def offer(self, g: Position, player: Player, choice: Choice) -> bool:
        """Rate all moves; return whether there are any."""
        at, points, now = player.at, self.points, player.space
        weights, plain, last = at.weights, at.order.plain, len(g.order) - 1
        room, others = last - now, len(g.players) - 1
        present = plain[now] + weights.earlier * player.later * at.earlier
        if player.has.to_front and g.ranking[0] != player.seat:
            space = g.players[g.ranking[0]].space
            kept = weights.to_front_kept if at.left >= 1 else 0.0
            worth = plain[space] + weights.earlier * others * at.earlier
            choice.offer(worth - present - kept, FRONT)
        spaces = [one.space for one in g.players if one is not player]
        for spent in advances(room, points, player.gold, g.options.overshoot):
            space = min(now + spent, last)
            later = len([one for one in spaces if one <= space])
            worth = plain[space] + weights.earlier * later * at.earlier - present
            worth += _paid(player, spent, points)
            worth += _overflow(g, player, spent, points, room)
            choice.offer(worth, MOVE | COUNTED[spent])
        return bool(choice.moves)

    def make(self, g: Position, player: Player, move: int) -> None:
        """Put the disc on top of the stack on its new space."""
        if move == FRONT:
            g.put_disc(player, g.players[g.ranking[0]].space)
            player.turn_down(TO_FRONT)
            return
        spent, room = count_of(move), len(g.order) - 1 - player.space
        if room:
            g.put_disc(player, player.space + min(spent, room))
        _spend(g, player, spent, self.points, room)


class Buying(Spending):
    """The purchase of open goods tokens."""

    def possible(self, g: Position, player: Player, gold: int) -> bool:
        """Return whether a move is possible with this much gold."""
        return any(goods_token(one)[1] <= self.points + gold for one in g.goods)

    def offer(self, g: Position, player: Player, choice: Choice) -> bool:
        """Rate all moves; return whether there are any."""
        at, points, resources = player.at, self.points, player.resources
        most, items = points + player.gold, []
        for number, text in enumerate(g.goods):
            good, cost = goods_token(text)
            if cost <= most and (not number or text != g.goods[number - 1]):
                items.append(Item(resources[good] + at.resources, cost, number))
        rest = Rest(items, [1] * len(items))
        for worth, cost, number in items:
            more = at.weights.rest * rest.worth(points - cost, number)
            choice.offer(worth + _paid(player, cost, points) + more, BUY | number)
        return bool(items)

    def make(self, g: Position, player: Player, move: int) -> Buying:
        """Buy a token, which is not replaced in this round."""
        number = move & WHAT
        good, cost = goods_token(g.goods[number])
        player.goods[good] += 1
        g.goods = (*g.goods[:number], *g.goods[number + 1 :])
        paid = g.pay(player, cost, self.points)
        return Buying(self.points - cost + paid)

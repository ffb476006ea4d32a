"""The ratings of a decision's targets, as `targets` finds them, from numbers."""

from __future__ import annotations

from bot.games.magister_navis.data import (
    CONNECTION_GLORY,
    HARBOR_DISCS,
    PAYMENTS,
    TRACK_GLORY,
)
from bot.games.magister_navis.scoring import set_aside_glory
from bot.games.magister_navis.state import reward
from bot.house_bots.magister_navis.playout.keeping import LIMITS, Keeping, case_of
from bot.house_bots.magister_navis.playout.position import HIGHEST, Board, Position
from bot.house_bots.magister_navis.playout.prices import Prices
from bot.house_bots.magister_navis.playout.tables import (
    ABOLITION_CARD,
    ACTIONS,
    AGAIN,
    ATTACK,
    BIT,
    BUILDING,
    CARD_SYMBOLS,
    CITIES_IN,
    CITY_GLORY,
    CULTURE,
    DECK_PLACE,
    DECKS_OF,
    DRAW,
    ENDS,
    FIELD,
    FINANCE,
    GLORY,
    GOVERNOR_DECK,
    IS_SLAVERY,
    LENGTH,
    NONE,
    OCCUPY,
    PAY,
    POLITICS,
    REGION_OF,
    SEAS,
    SHIP,
    SLAVERY_MASK,
    STATUS_TOKENS,
    THING_SYMBOLS,
    THINGS,
    VALUE,
)

PAYMENTS_AT = [reward(PAYMENTS, value) for value in range(FIELD + 1)]
GLORY_AT = [reward(TRACK_GLORY, value) for value in range(FIELD + 1)]

Rated = list[tuple[float, int]]
"""Targets of an action, each after its worth."""


class Rating:
    """The worth of things to a player at a decision."""

    __slots__ = (
        "_base",
        "_circles",
        "_held",
        "_keeping",
        "_reached",
        "_room",
        "_status",
        "_tokens",
        "_worths",
        "board",
        "position",
        "prices",
    )

    def __init__(self, position: Position, board: Board, prices: Prices) -> None:
        self.position, self.board = position, board
        self._prepare(prices)

    def begin(self, prices: Prices) -> Rating:
        """Begin another decision of the player."""
        if prices is not self.prices or self.board.circles != self._circles:
            self._prepare(prices)
            return self
        if self.board.status != self._status:
            self._look()
        self._forget()
        return self

    def _prepare(self, prices: Prices) -> None:
        self.prices, self._circles = prices, self.board.circles
        self._worths = prices.worths(self._circles)
        self._look()
        self._forget()

    def _look(self) -> None:
        """Rate the tokens anew, because the player's symbols have changed."""
        worths = self._worths
        self._status = status = self.board.status
        self._base = base = worths[status]
        # The last element, with the index `NONE`, is for no token.
        self._tokens = tokens = [self.prices.action_token] * len(THINGS) + [0.0]
        for token in STATUS_TOKENS:
            tokens[token] = worths[status + THING_SYMBOLS[token]] - base

    def _forget(self) -> None:
        """Forget what depends on the table or on cards."""
        board = self.board
        limit = LIMITS[board.cards & SLAVERY_MASK > 0][self._status >> POLITICS & FIELD]
        room = board.count - (board.governor != NONE) < limit
        self._room = 1.0 if room else self.prices.weights.crowding_card
        self._held: float | None = None
        self._keeping: Keeping | None = None
        self._reached: list[float | None] = [None] * len(LENGTH)

    @property
    def keeping(self) -> Keeping:
        """Return the worth of the player's cards."""
        if self._keeping is None:
            self._keeping = self.prices.keeping(self.board, self.position.abolished)
        return self._keeping

    def gain(self, symbols: int) -> float:
        """Return how much more symbols would be worth, if the player keeps all cards."""
        return self._worths[self.board.status + symbols] - self._base

    @property
    def payments(self) -> int:
        """Return the number of payments in a salary."""
        return PAYMENTS_AT[self.board.status >> FINANCE & FIELD]

    # Cards --------------------------------------------------------------------------------

    def promise(self, card: int) -> float:
        """Return the approximate later worth of a card."""
        worth = self._worths[self.board.status + CARD_SYMBOLS[card]]
        return (worth - self._base) * self._room

    def card(self, card: int) -> float:
        """Return how much drawing a card is worth."""
        prices, keeping, cards = self.prices, self.keeping, self.board.cards
        if self._held is None:
            self._held = keeping.kept(cards)
        gain = keeping.kept(cards | BIT[card]) - self._held
        if card == ABOLITION_CARD and not self.position.abolished:
            return gain + self._abolition()
        if IS_SLAVERY[card]:
            return prices.weights.slavery * gain + prices.likely * prices.abolished
        return gain

    def _abolition(self) -> float:
        own = self.board.slavery
        others = sum([board.slavery for board in self.position.boards]) - own
        return self.prices.weights.abolition * (others / self.prices.others - own)

    def draw(self) -> Rated:
        """Return the worth of each deck that can be drawn from."""
        presence, found = self.board.presence, []
        for deck, cards in enumerate(self.position.decks):
            if cards and NONE != VALUE[cards[0]] <= presence[DECK_PLACE[deck]]:
                found.append((self.card(cards[0]), deck))
        return found

    # Regions ------------------------------------------------------------------------------

    def ship(self) -> Rated:
        """Return the worth of shipping to each region."""
        position, prices, seat = self.position, self.prices, self.board.seat
        worths, tokens, status = self._worths, self._tokens, self._status
        base, room, reached = self._base, self._room, self._reached
        weights, found = prices.weights, []
        for region in SEAS:
            taken = len(position.tracks[region])
            left = LENGTH[region] - taken - 1
            present = reached[region]
            if present is None:
                present = self.presence(region)
            if left < 0:
                found.append((present, region))
                continue
            worth = tokens[position.track_tokens[region][taken]] + present * prices.opens[left]
            card = position.decks[GOVERNOR_DECK[region]][0]
            discs = position.discs[region]
            leads = discs[seat] + 1 >= max(discs)
            if leads and left:
                promise = (worths[status + CARD_SYMBOLS[card]] - base) * room
                worth += weights.governor * promise / left
            elif leads:
                worth += self.card(card)
            elif not left:
                worth += -weights.governor_lost * self.promise(card)
            found.append((worth, region))
        return found

    def presence(self, region: int) -> float:
        """Return the worth of one more disc in a region."""
        found = self._reached[region]
        if found is None:
            found = self._reached[region] = self._presence(region)
        return found

    def _presence(self, region: int) -> float:
        own, reach = self.board.presence[region], 0.0
        for deck in DECKS_OF[region]:
            found = self.position.reach[deck][own + 1 if own < HIGHEST else -1]
            if found is not None:
                card, depth = found
                promise = self._worths[self._status + CARD_SYMBOLS[card]] - self._base
                reach += self.prices.next_card[depth] * (promise * self._room)
        if own or not LENGTH[region]:
            return reach
        return reach + self.prices.first[self.position.empty[region]]

    def reached(self) -> list[int]:
        """Return the open regions where the player may occupy cities."""
        tracks, presence = self.position.tracks, self.board.presence
        return [
            region
            for region, length in enumerate(LENGTH)
            if len(tracks[region]) == length and (presence[region] or not length)
        ]

    # Cities -------------------------------------------------------------------------------

    def occupy(self) -> Rated:
        """Return the worth of occupying each empty city that the player reaches."""
        owners, tokens, city_tokens = (
            self.position.owners,
            self._tokens,
            self.position.city_tokens,
        )
        found = []
        for region in self.reached():
            present = self.presence(region)
            for city in CITIES_IN[region]:
                if owners[city] == NONE:
                    worth = tokens[city_tokens[city]] + CITY_GLORY[city] + self._links(city)
                    found.append((worth + present, city))
        return found

    def _links(self, city: int) -> float:
        """Return the worth of a city's connections."""
        owners, link_tokens, tokens = (
            self.position.owners,
            self.position.link_tokens,
            self._tokens,
        )
        prices, seat, found = self.prices, self.board.seat, 0.0
        for link, end in ENDS[city]:
            gain = CONNECTION_GLORY + tokens[link_tokens[link]]
            owner = owners[end]
            if owner == seat:
                found += gain
            elif owner == NONE:
                found += gain * prices.link_open
            else:
                found += prices.weights.link_foreign * gain
        return found

    def attack(self) -> Rated:
        """Return the worth of attacking each city that the player reaches."""
        owners, seat = self.position.owners, self.board.seat
        cities = [
            city
            for region in self.reached()
            for city in CITIES_IN[region]
            if owners[city] not in (NONE, seat)
        ]
        if not cities:
            return []
        points = self._points()
        most, weights = max(points), self.prices.weights
        found = []
        for city in cities:
            owner = owners[city]
            lost = CITY_GLORY[city] + sum(
                [CONNECTION_GLORY for _, end in ENDS[city] if owners[end] == owner]
            )
            rival = weights.rival if points[owner] == most else weights.rival_other
            worth = CITY_GLORY[city] + self._links(city) + self.presence(REGION_OF[city])
            found.append((worth + rival * lost / self.prices.others, city))
        return found

    def _points(self) -> list[int]:
        """Return the glory by seat, as if the game ended now."""
        aside = set_aside_glory(1, self.position.abolished, self.prices.options)
        found = []
        for board in self.position.boards:
            status = board.status
            limit = LIMITS[board.cards & SLAVERY_MASK > 0][status >> POLITICS & FIELD]
            case = case_of(board.cards, board.governor != NONE, board.count <= limit)
            found.append(
                board.scored
                + GLORY_AT[status & FIELD]
                + GLORY_AT[status >> CULTURE & FIELD]
                + GLORY_AT[status >> FINANCE & FIELD]
                + GLORY_AT[status >> POLITICS & FIELD]
                + (status >> GLORY)
                + self.prices.space_glories[case]
                + board.harbor // HARBOR_DISCS
                + aside * board.set_aside.bit_count()
            )
        return found

    # Discs and sources --------------------------------------------------------------------

    def pay(self) -> Rated:
        """Return the worth of taking a disc back from each building."""
        weights, disc = self.prices.weights, self.prices.disc
        found, known = [], {}
        for building in self.board.active:
            for action in ACTIONS[building]:
                if action not in known:
                    known[action] = self._best(action)
            again = max([known[action] for action in ACTIONS[building]])
            found.append((disc + max(0.0, weights.freed * (again - weights.freed_cost)), building))
        return found

    def _best(self, action: int) -> float:
        """Return the approximate worth of an action now."""
        if action == SHIP:
            return max([worth for worth, _ in self.ship()])
        if action == DRAW:
            tracks = self.position.tracks
            open_decks = [
                worth
                for worth, deck in self.draw()
                if len(tracks[DECK_PLACE[deck]]) == LENGTH[DECK_PLACE[deck]]
            ]
            return max(open_decks, default=0.0)
        return self.prices.weights.usual

    def activation(self) -> float:
        """Return the cost of a disc on a circle."""
        paid = self.board.activated < self.payments
        return self.prices.paid if paid else self.prices.blocked

    def source(self, source: int, activation: float) -> float:
        """Return the cost of using a building or token, with that of a disc on a circle."""
        prices = self.prices
        if not BUILDING[source]:
            return prices.spent
        twice = prices.weights.twice if AGAIN[source] and self.board.harbor > 1 else 0.0
        return activation + prices.spared[source] - twice


TARGETS = {
    ATTACK: Rating.attack,
    DRAW: Rating.draw,
    OCCUPY: Rating.occupy,
    PAY: Rating.pay,
    SHIP: Rating.ship,
}
"""Functions that rate the targets of each action."""

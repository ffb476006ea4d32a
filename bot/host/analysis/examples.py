"""Example positions for *How to play*: found in a whole game that house bots play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.engine import batches
from bot.engine.rng import Rng
from bot.host.core.api import Chair, Position, Table
from bot.host.core.game import Card, FirstGame, HostedGame
from bot.host.core.registry import position_of
from bot.host.lobby.rows import BOT_NAMES
from bot.house_bots.api import HOUSE_BOT, house_bot

_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


class Examples:
    """The positions of all games' cards; each game is played once."""

    def __init__(self, games: Mapping[str, HostedGame]) -> None:
        self._games = games
        self._found: dict[str, Mapping[str, Position]] = {}

    def position(self, game: str, card: Card) -> Position:
        """Return the position of a card. Slow at first: call off the loop."""
        if game not in self._found:
            self._found[game] = _positions(self._games[game])
        return self._found[game][card.key]

    def table(self, game: str) -> Table:
        """Return the table at which the house bots play."""
        first = self._games[game].first_game
        return sample_table(game, BOT_NAMES[: first.crowd if first else 0], _LONG_AGO)


def sample_table(game: str, names: Sequence[str], at: datetime, user_id: int = 0) -> Table:
    """Return a table that is not stored: for a person, if one is given, and house bots."""
    chairs = tuple(
        Chair(seat, name, user_id) if user_id and not seat else Chair(seat, name, bot=HOUSE_BOT)
        for seat, name in enumerate(names)
    )
    return Table(
        id=0,
        game=game,
        status="running",
        options={},
        guild_id=0,
        channel_id=0,
        where="here",
        thread_id=None,
        card_id=None,
        post_id=None,
        owner_id=user_id,
        language="en",
        version=0,
        chairs=chairs,
        created_at=at,
    )


def _positions(game: HostedGame) -> Mapping[str, Position]:
    """Return the position of every card; one that fits nowhere gets the end of the game."""
    first = game.first_game
    assert first is not None
    found: dict[str, Position] = {}
    for position in _game(game, first):
        fitting = (card for card in first.cards if _fits(card, position))
        found = {card.key: position for card in fitting} | found
    return {card.key: found.get(card.key, position) for card in first.cards}


def _fits(card: Card, position: Position) -> bool:
    if card.picture == "result" or not position.decisions:
        return False
    kinds = {decision.kind for decision in position.decisions[:1]}
    return position.view(None).round >= card.round and card.decision in {"", *kinds}


def _game(game: HostedGame, first: FirstGame) -> Iterator[Position]:
    rules, bot = game.rules, game.bots[house_bot(game.bots)]
    table = sample_table(game.key, BOT_NAMES[: first.crowd], _LONG_AGO)
    state, version = rules.setup(first.crowd, first.options, first.seed), 0
    while pending := rules.pending(state):
        yield position_of(table, rules, rules.clone(state), version)
        decision, version = pending[0], version + 1
        batch = bot.choose(rules, rules.clone(state), decision, Rng(version))
        batches.play(rules, state, decision.seat, batch)
    over = replace(table, status="over", version=version)
    yield position_of(over, rules, state, version)

"""The facts about a table, taken from a dealt copy; nothing is hidden in this game."""

from __future__ import annotations

from bot.games.magister_navis.scoring import sheet
from bot.games.magister_navis.state import State
from bot.games.magister_navis.visibility import phase
from bot.house_bots.magister_navis.facts import Board, Facts


def of_state(g: State, seat: int) -> Facts:
    """Return the facts that `facts.of_view` takes from a view; they share the copy's mappings."""
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

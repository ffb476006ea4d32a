"""What happened, for readers: one constructor a kind of event.

A token, card or place that is missing is "none". `source` names what gave an action: a
building that was activated or an action token that was spent; both halves of a double action
name the same building. `render/magister_navis` turns each kind into a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.api import Event, Seat

NONE = "none"


def round_begins(number: int, start: Seat) -> Event:
    """A new round begins with this start player."""
    return Event("round", {"round": number, "seat": start})


def built(seat: Seat, building: str) -> Event:
    """A building tile was taken from the offer."""
    return Event("built", {"seat": seat, "building": building})


def grown(seat: Seat, discs: int) -> Event:
    """Discs went from the supply to the harbor."""
    return Event("grown", {"seat": seat, "discs": discs})


def salaried(seat: Seat, discs: int, buildings: Mapping[str, int]) -> Event:
    """Discs came back to the harbor, counted by building in keys of their own."""
    return Event("salaried", {"seat": seat, "discs": discs, **buildings})


def prepared(number: int) -> Event:
    """Everybody has built, grown and been paid in this round."""
    return Event("prepared", {"round": number}, closes="prepare")


def idled(seat: Seat, building: str) -> Event:
    """A building was activated without its action (a table option)."""
    return Event("idled", {"seat": seat, "building": building})


def shipped(seat: Seat, region: str, space: int, token: str | None, source: str) -> Event:
    """A disc went on a space of the track, counted from 1; 0 = beside the full track."""
    return Event(
        "shipped",
        {"seat": seat, "region": region, "space": space, "token": token or NONE, "source": source},
    )


def opened(region: str, governor: Seat, card: str) -> Event:
    """A region was opened; `seat` is who becomes its governor, not always who shipped."""
    return Event("opened", {"seat": governor, "region": region, "card": card})


def occupied(seat: Seat, city: str, token: str, source: str) -> Event:
    """A disc went into an empty city, whose token was taken."""
    return Event("occupied", {"seat": seat, "city": city, "token": token, "source": source})


def attacked(seat: Seat, city: str, other: Seat, source: str) -> Event:
    """A city changed hands; `other` is who lost it."""
    return Event("attacked", {"seat": seat, "city": city, "other": other, "source": source})


def linked(seat: Seat, connection: str, token: str | None) -> Event:
    """A player now holds both cities of a connection, the token only if nobody did before."""
    return Event("linked", {"seat": seat, "connection": connection, "token": token or NONE})


def unlinked(seat: Seat, connection: str) -> Event:
    """A player lost the control of a connection."""
    return Event("unlinked", {"seat": seat, "connection": connection})


def freed(seat: Seat, building: str, source: str) -> Event:
    """A payment brought the disc of this building back to the harbor."""
    return Event("freed", {"seat": seat, "building": building, "source": source})


def drawn(seat: Seat, card: str, source: str) -> Event:
    """The top card of a deck was taken."""
    return Event("drawn", {"seat": seat, "card": card, "source": source})


def abolished(seat: Seat) -> Event:
    """Slavery is abolished by this player; its deck leaves the game."""
    return Event("abolished", {"seat": seat})


def set_aside(seat: Seat, cards: int) -> Event:
    """A player laid that many slavery cards face down beside the board."""
    return Event("set_aside", {"seat": seat, "cards": cards})


def passed(seat: Seat) -> Event:
    """A player takes no more turns in this round."""
    return Event("passed", {"seat": seat})


def arranged(seat: Seat, card: str) -> Event:
    """A player laid this governor ("none" = no card) on the governor space."""
    return Event("arranged", {"seat": seat, "card": card})


def discarded(seat: Seat, card: str) -> Event:
    """A card over the limit was given up: to its deck, aside, or out of the game."""
    return Event("discarded", {"seat": seat, "card": card})


def turn_over() -> Event:
    """Everybody who had not passed has had a turn, and somebody goes on."""
    return Event("turn_over", {}, closes="turn")


def action_over(number: int) -> Event:
    """All have passed: the action phase of this round is over."""
    return Event("action_over", {"round": number}, closes="action")


def game_over() -> Event:
    """The last round is over."""
    return Event("over", {}, closes="end")

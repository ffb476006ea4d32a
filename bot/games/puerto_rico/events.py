"""What happened, for readers: one constructor a kind of event.

Goods, tiles and circles are counted in keys of their own ("corn": 2), so that every event
is one flat mapping of scalars. `render/puerto_rico` turns each kind into a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.api import Event, Seat


def round_begins(number: int, governor: Seat) -> Event:
    """A new round begins with this governor (R-1.2)."""
    return Event("round", {"round": number, "seat": governor})


def role_taken(seat: Seat, role: str, doubloons: int) -> Event:
    """A role was picked, with the doubloons that lay on its card (R-1.1, R-1.4)."""
    return Event("role", {"seat": seat, "role": role, "doubloons": doubloons})


def phase_over(role: str) -> Event:
    """Everything that belongs to this role is done."""
    return Event("phase_over", {"role": role}, closes=role)


def passed(seat: Seat, phase: str) -> Event:
    """A player chose to do nothing (more) in this phase."""
    return Event("passed", {"seat": seat, "phase": phase})


def tile_drawn(seat: Seat, tile: str) -> Event:
    """The hacienda brought this face-down plantation (R-2.5)."""
    return Event("drawn", {"seat": seat, "tile": tile}, reveals=True)


def tile_taken(seat: Seat, tile: str) -> Event:
    """A plantation of the row or a quarry was taken (R-2.1)."""
    return Event("settled", {"seat": seat, "tile": tile})


def row_opened(tiles: Mapping[str, int], reshuffled: bool) -> Event:
    """New plantations lie open (R-2.3); `reshuffled` is 1 after the discards were shuffled."""
    return Event("row", {**tiles, "reshuffled": int(reshuffled)}, reveals=True)


def colonist_gained(seat: Seat, source: str, circle: str) -> Event:
    """A colonist came by "mayor", "hospice" or "university" onto a circle ("windrose")."""
    return Event("colonist", {"seat": seat, "source": source, "circle": circle})


def ship_shared(seat: Seat, colonists: int) -> Event:
    """A player got that many colonists from the ship (R-3.2)."""
    return Event("ship_shared", {"seat": seat, "colonists": colonists})


def colonist_declined(seat: Seat) -> Event:
    """A player refused a colonist of the ship, which went back to the supply (Q-01)."""
    return Event("declined", {"seat": seat})


def placed(seat: Seat, circles: Mapping[str, int], windrose: int) -> Event:
    """A player's people stand on these circles, `windrose` had no place (R-3.3)."""
    return Event("placed", {"seat": seat, **circles, "windrose": windrose})


def nobles_placed(seat: Seat, circles: Mapping[str, int]) -> Event:
    """Of a player's people, the nobles stand on these circles (R-3.9)."""
    return Event("nobles_placed", {"seat": seat, **circles})


def ship_refilled(colonists: int, nobles: int, missing: int) -> Event:
    """The ship got new people; `missing` could not be put aboard (R-3.6, R-3.7, R-3.9)."""
    return Event("ship_refilled", {"colonists": colonists, "nobles": nobles, "missing": missing})


def built(seat: Seat, building: str, price: int) -> Event:
    """A building was built for that price (R-4.1, R-4.2)."""
    return Event("built", {"seat": seat, "building": building, "price": price})


def produced(seat: Seat, goods: Mapping[str, int]) -> Event:
    """Goods were produced, possibly none (R-5.1)."""
    return Event("produced", {"seat": seat, **goods})


def extra_good(seat: Seat, good: str) -> Event:
    """The craftsman took one more good (R-5.3)."""
    return Event("extra", {"seat": seat, "good": good})


def income(seat: Seat, source: str, doubloons: int) -> Event:
    """Doubloons came from a building or from the prospector (R-5.4, R-8.1)."""
    return Event("income", {"seat": seat, "source": source, "doubloons": doubloons})


def sold(seat: Seat, good: str, doubloons: int) -> Event:
    """A good was sold to the trading house (R-6.1)."""
    return Event("sold", {"seat": seat, "good": good, "doubloons": doubloons})


def house_emptied() -> Event:
    """The full trading house was emptied (R-6.4)."""
    return Event("house_emptied", {})


def loaded(seat: Seat, good: str, amount: int, ship: int, points: int) -> Event:
    """Goods went on a cargo ship, for that many points in all (R-7.2)."""
    return Event(
        "loaded", {"seat": seat, "good": good, "amount": amount, "ship": ship, "points": points}
    )


def wharfed(seat: Seat, good: str, amount: int, points: int) -> Event:
    """Goods went over the wharf, for that many points in all (R-7.7)."""
    return Event("wharfed", {"seat": seat, "good": good, "amount": amount, "points": points})


def stored(seat: Seat, kept: Mapping[str, int], lost: int) -> Event:
    """After the loading: what a player kept, and how many goods were lost (R-7.13)."""
    return Event("stored", {"seat": seat, **kept, "lost": lost})


def sailed(ship: int, good: str) -> Event:
    """A full cargo ship was emptied (R-7.14)."""
    return Event("sailed", {"ship": ship, "good": good})


def drafted(seat: Seat, building: str) -> Event:
    """A kind of building was chosen for the game (R-12.1)."""
    return Event("drafted", {"seat": seat, "building": building})


def guest_moved(seat: Seat, circle: str, noble: bool) -> Event:
    """A guest went to a free circle (R-10.1)."""
    return Event("guest", {"seat": seat, "circle": circle, "noble": int(noble)})


def tile_looked_at(seat: Seat, source: str) -> Event:
    """A player looks at a face-down tile ("hacienda", "land_office") before laying it (R-2.9)."""
    return Event("looked", {"seat": seat, "source": source}, reveals=True)


def forest_laid(seat: Seat) -> Event:
    """A plantation was laid face down as forest (R-2.9)."""
    return Event("forest", {"seat": seat})


def tile_discarded(seat: Seat, tile: str, source: str) -> Event:
    """A tile went to the discards by "hunting_lodge" or "land_office" (R-2.11, R-6.6)."""
    return Event("discarded", {"seat": seat, "tile": tile, "source": source})


def tile_bought(seat: Seat, tile: str) -> Event:
    """The land office brought this face-down plantation for 1 doubloon (R-6.6)."""
    return Event("bought", {"seat": seat, "tile": tile}, reveals=True)


def noble_gained(seat: Seat, source: str, circle: str) -> Event:
    """A noble came by "ship", "villa", "hospice" ... onto a circle ("windrose") (R-3.9)."""
    return Event("noble", {"seat": seat, "source": source, "circle": circle})


def points_gained(seat: Seat, source: str, points: int) -> Event:
    """VP came from a building outside a load: "church", "chapel", "union_hall" ..."""
    return Event("points", {"seat": seat, "source": source, "points": points})


def paid_in_kind(seat: Seat, what: str) -> Event:
    """The black market took a "colonist", a "noble", a "point" or a good by name (R-4.9)."""
    return Event("paid", {"seat": seat, "what": what})


def sold_at_post(seat: Seat, good: str, doubloons: int) -> Event:
    """A good was sold at the owner's trading post (R-6.5)."""
    return Event("post", {"seat": seat, "good": good, "doubloons": doubloons})


def supplied(seat: Seat, good: str) -> Event:
    """The royal supplier gave a good for 1 VP (R-7.12)."""
    return Event("supplied", {"seat": seat, "good": good})


def small_wharfed(seat: Seat, goods: Mapping[str, int], points: int) -> Event:
    """Goods went over the small wharf, for that many points in all (R-7.9)."""
    return Event("small_wharfed", {"seat": seat, **goods, "points": points})


def ending(reason: str) -> Event:
    """The game ends with this round: "colonists", "city" or "chips" (R-9.1)."""
    return Event("ending", {"reason": reason})


def game_over() -> Event:
    """The last round is over."""
    return Event("over", {}, closes="end")

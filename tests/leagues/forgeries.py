"""Forged logs of seasons: each is a real log that somebody has changed, with or without the key."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, TypeAlias

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.games import Referee
from bot.leagues.seasonlog.lines import FIRST, Line, file_of, public_key, read, sealed, signed
from bot.leagues.seasonlog.verifying import Known, check_log

BOM = b"\xef\xbb\xbf"


class Real(NamedTuple):
    """A real log, the key that signed it, and the log of another season of the same key."""

    content: bytes
    key: Ed25519PrivateKey
    other: bytes


@dataclass
class Forger:
    """Somebody who changes a log; with its key, they sign what they have changed."""

    real: Real
    rng: Random

    def __post_init__(self) -> None:
        self.lines = read(self.real.content)
        self.other_lines = read(self.real.other)
        self.other_key = Ed25519PrivateKey.from_private_bytes(self.rng.randbytes(32))

    def some(self, *kinds: str) -> int:
        """Return the place of any line, or any of these kinds."""
        return self.rng.choice(
            [at for at, line in enumerate(self.lines) if not kinds or line.kind in kinds]
        )

    def before(self, *kinds: str) -> int:
        """Return the place of the first line of any of these kinds."""
        return next(at for at, line in enumerate(self.lines) if line.kind in kinds)

    def data(self, at: int) -> Any:
        return deepcopy(dict(self.lines[at].data))

    def instead(self, at: int, data: Mapping[str, Any], **opened: Any) -> list[Line]:
        """Return the lines with other data in one of them."""
        line = self.lines[at]
        told = {**line.opened, **{key: ["", value] for key, value in opened.items()}}
        digests = {key: sealed("", value) for key, value in opened.items()}
        changed = replace(line, data={**data, **digests}, opened=told)
        return [*self.lines[:at], changed, *self.lines[at + 1 :]]

    def added(self, at: int, kind: str, data: Mapping[str, Any]) -> list[Line]:
        """Return the lines with one more at a place."""
        line = replace(self.lines[at], kind=kind, data=data, opened={})
        return [*self.lines[:at], line, *self.lines[at:]]

    def signed(self, lines: Sequence[Line], key: Ed25519PrivateKey | None = None) -> bytes:
        """Return lines as a file, with numbers, chain and signatures that fit."""
        return written(resigned(lines, key or self.real.key))


def written(lines: Sequence[Line]) -> bytes:
    return file_of(lines)


def resigned(lines: Sequence[Line], key: Ed25519PrivateKey) -> Iterator[Line]:
    before = FIRST
    for number, line in enumerate(lines, 1):
        fresh = signed(replace(line, number=number, before=before), key)
        before = fresh.digest
        yield fresh


def a_byte(forger: Forger) -> bytes:
    content = bytearray(forger.real.content)
    at = forger.rng.randrange(len(content))
    content[at] = forger.rng.choice([one for one in range(256) if one != content[at]])
    return bytes(content)


def a_byte_gone(forger: Forger) -> bytes:
    at = forger.rng.randrange(len(forger.real.content))
    return forger.real.content[:at] + forger.real.content[at + 1 :]


def a_byte_more(forger: Forger) -> bytes:
    at = forger.rng.randrange(len(forger.real.content))
    more = bytes([forger.rng.randrange(32, 256)])
    return forger.real.content[:at] + more + forger.real.content[at:]


def a_field(forger: Forger) -> bytes:
    """Somebody changes a field and makes the chain fit, but has no key."""
    at = forger.some()
    changed = [*forger.lines]
    changed[at] = replace(changed[at], data=_other(forger, changed[at].data))
    before = FIRST
    for number, line in enumerate(changed):
        changed[number] = replace(line, before=before)
        before = changed[number].digest
    return written(changed)


def _other(forger: Forger, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return data with another value in any of its places."""
    fresh = json.loads(json.dumps(dict(data)))
    places = [*_places(fresh)]
    if not places:
        return {"more": 1}
    where, key = forger.rng.choice(places)
    value = where[key]
    where[key] = value + 1 if isinstance(value, int) else f"{value}x"
    return fresh


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place of JSON that holds a number, a text, or nothing."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in pairs:
        if isinstance(inner, dict | list):
            yield from _places(inner)
        else:
            yield value, key


def another_key(forger: Forger) -> bytes:
    header = {**forger.lines[0].data, "key": public_key(forger.other_key)}
    return forger.signed(forger.instead(0, header), forger.other_key)


def another_signature(forger: Forger) -> bytes:
    at = forger.some()
    lines = [*forger.lines]
    lines[at] = signed(lines[at], forger.other_key)
    return written(lines)


def a_line_twice(forger: Forger) -> bytes:
    at, to = forger.some(), forger.some()
    return written([*forger.lines[:to], forger.lines[at], *forger.lines[to:]])


def lines_exchanged(forger: Forger) -> bytes:
    one, other = forger.rng.sample(range(len(forger.lines)), 2)
    lines = [*forger.lines]
    lines[one], lines[other] = lines[other], lines[one]
    return written(lines)


def a_line_gone(forger: Forger) -> bytes:
    at = forger.rng.randrange(len(forger.lines) - 1)
    return written([*forger.lines[:at], *forger.lines[at + 1 :]])


def a_line_of_another_season(forger: Forger) -> bytes:
    at = forger.rng.randrange(min(len(forger.lines), len(forger.other_lines)))
    return written([*forger.lines[:at], forger.other_lines[at], *forger.lines[at + 1 :]])


def another_season(forger: Forger) -> bytes:
    return forger.real.other


def an_older_file(forger: Forger) -> bytes:
    return written(forger.lines[: forger.rng.randrange(1, len(forger.lines))])


def a_cut_line(forger: Forger) -> bytes:
    content = forger.real.content
    ends = {at for at, byte in enumerate(content) if byte == ord("\n")}
    at = forger.rng.choice([n for n in range(1, len(content)) if n - 1 not in ends])
    return content[:at]


def a_spelling(forger: Forger) -> bytes:
    """The same values, written in another way."""
    at = forger.some()
    rows = forger.real.content.splitlines()
    told = json.loads(rows[at])
    rows[at] = forger.rng.choice(
        [
            json.dumps(told).encode(),
            rows[at] + b" ",
            b"\t" + rows[at],
            rows[at].replace(b'{"line":', b'{"line":{},"line":', 1),
            rows[at].replace(b'"kind":"', b'"kind":"\\u00', 1),
            json.dumps(dict(reversed(told.items())), separators=(",", ":")).encode(),
            rows[at].replace(b'"number":', b'"number":0', 1),
        ]
    )
    return b"\n".join(rows) + b"\n"


def a_text(forger: Forger) -> bytes:
    """Another text stands open than the one that was signed."""
    at = forger.rng.choice([n for n, one in enumerate(forger.lines) if one.opened])
    line = forger.lines[at]
    field, (nonce, value) = forger.rng.choice([*line.opened.items()])
    told = forger.rng.choice([[nonce, f"{value}!"], [f"{nonce}0", value], [nonce, None]])
    opened = {**line.opened, field: told}
    return written([*forger.lines[:at], replace(line, opened=opened), *forger.lines[at + 1 :]])


def the_game_of_another_table(forger: Forger) -> bytes:
    results = [at for at, one in enumerate(forger.lines) if one.kind == "result"]
    one, other = forger.rng.sample(results, 2)
    game = forger.lines[other].opened["game"][1]
    return forger.signed(forger.instead(one, forger.data(one), game=game))


def _game(forger: Forger) -> tuple[int, Any]:
    at = forger.some("result")
    return at, deepcopy(forger.lines[at].opened["game"][1])


def a_move(forger: Forger) -> bytes:
    """The key's owner changes, exchanges or drops a move."""
    at, game = _game(forger)
    moves = game["moves"]
    number = forger.rng.randrange(len(moves))
    act = forger.rng.randrange(3)
    if act == 0:
        moves[number]["move"] += "x"
    elif act == 1:
        moves[number]["player"] = 1 + moves[number]["player"] % len(game["chairs"])
    else:
        del moves[number]
    return forger.signed(forger.instead(at, forger.data(at), game=game))


def a_result(forger: Forger) -> bytes:
    """The key's owner gives a player other points, or another place."""
    at, game = _game(forger)
    seat = forger.rng.choice(game["results"])
    field = forger.rng.choice(["points", "rank", "tiebreak"])
    seat[field] += 1
    return forger.signed(forger.instead(at, forger.data(at), game=game))


def a_secret(forger: Forger) -> bytes:
    at, game = _game(forger)
    nonce, _, seed = game["secret"].partition(":")
    game["secret"] = f"{nonce}:{int(seed) ^ 1}"
    return forger.signed(forger.instead(at, forger.data(at), game=game))


def a_decider(forger: Forger) -> bytes:
    """The key's owner says that others, or more or fewer, made the decisions of a seat."""
    at = forger.some("result")
    data = forger.data(at)
    seat = forger.rng.choice([one for one in data["seats"] if one["deciders"]])
    run = forger.rng.choice(seat["deciders"])
    if forger.rng.randrange(2):
        run[1] += 1
    else:
        run[0] = None if run[0] is not None else forger.rng.choice(_people(forger))
    return forger.signed(forger.instead(at, data))


def _people(forger: Forger) -> list[str]:
    return [one.data["person"] for one in forger.lines if one.kind == "person"]


def a_late_person(forger: Forger) -> bytes:
    """The key's owner has somebody enter after the draw, which the rules do not allow."""
    person = f"{forger.rng.getrandbits(128):032x}"
    at = forger.before("result")
    lines = forger.added(at, "person", {"person": person, "after": None, "name": None})
    late = bool(forger.rng.randrange(2))
    entry = {"person": person, "status": "in", "division": 1, "team": None, "late": late}
    line = replace(forger.lines[at], kind="entry", data=entry, opened={})
    return forger.signed([*lines[: at + 1], line, *lines[at + 1 :]])


def a_standing(forger: Forger) -> bytes:
    """The key's owner signs standings that do not follow."""
    at = forger.some("standings")
    data = json.loads(json.dumps(forger.data(at)))
    rows = data["divisions"][0][1]
    act = forger.rng.randrange(4)
    if act == 0:
        forger.rng.choice(rows)["points"] = "77"
    elif act == 1:
        one, other = forger.rng.sample(range(len(rows)), 2)
        rows[one], rows[other] = rows[other], rows[one]
    elif act == 2:
        del rows[forger.rng.randrange(len(rows))]
    else:
        data["winner"] = next(p for p in _people(forger) if p != data["winner"])
    return forger.signed(forger.instead(at, data))


def a_seat(forger: Forger) -> bytes:
    """The key's owner seats people otherwise than they were drawn."""
    at = forger.some("draw", "winners")
    data = json.loads(json.dumps(forger.data(at)))
    places = [(table, n) for table in data["tables"] for n in range(len(table["people"]))]
    (one, first), (other, second) = forger.rng.sample(places, 2)
    while one["people"][first] == other["people"][second]:
        (one, first), (other, second) = forger.rng.sample(places, 2)
    people = one["people"][first], other["people"][second]
    other["people"][second], one["people"][first] = people
    return forger.signed(forger.instead(at, data))


def a_seed(forger: Forger) -> bytes:
    at = forger.before("seed")
    data = forger.data(at)
    return forger.signed(forger.instead(at, {**data, "seed": str(int(data["seed"]) ^ 1)}))


def a_commitment(forger: Forger) -> bytes:
    at = forger.before("commitment")
    digest = f"{forger.rng.getrandbits(256):064x}"
    return forger.signed(forger.instead(at, {"digest": digest}))


def a_rule(forger: Forger) -> bytes:
    """The key's owner changes a rule after the draw by which tables are drawn."""
    rules = json.loads(json.dumps(forger.data(forger.before("rules"))))
    field = forger.rng.choice(["games", "size", "form", "up"])
    rules["settings"][field] = "season" if field == "form" else rules["settings"][field] + 1
    rules |= {"words": None, "reason": None}
    return forger.signed(forger.added(forger.before("result"), "rules", rules))


def a_result_gone(forger: Forger) -> bytes:
    """The key's owner leaves a result out."""
    at = forger.some("result")
    return forger.signed([*forger.lines[:at], *forger.lines[at + 1 :]])


def a_result_twice(forger: Forger) -> bytes:
    at = forger.some("result")
    return forger.signed([*forger.lines[: at + 1], *forger.lines[at:]])


def a_person_out(forger: Forger) -> bytes:
    """The key's owner takes somebody out, and leaves the standings as they were."""
    at = forger.some("standings")
    entries = {one.data["person"]: one.data for one in forger.lines[:at] if one.kind == "entry"}
    entry = forger.rng.choice([one for one in entries.values() if one["status"] == "in"])
    finalists = {
        person
        for one in forger.lines[:at]
        if one.kind == "winners"
        for table in one.data["tables"]
        for person in table["people"]
    }
    if entry["person"] in finalists:
        return a_standing(forger)
    return forger.signed(forger.added(at, "entry", {**entry, "status": "left"}))


def a_correction(forger: Forger) -> bytes:
    """The key's owner corrects without a reason, at a table that is not there, or nothing."""
    at = forger.before("over")
    effect = dict.fromkeys(("scores", "ranks", "person", "seat", "swapped", "points", "tables"))
    data: dict[str, Any] = {
        "number": 900,
        "what": "points",
        "table": 1,
        "effect": {**effect, "points": "3", "person": _people(forger)[0]},
        "reason": None,
    }
    act = forger.rng.randrange(3)
    if act == 1:
        data |= {"table": 9999, "reason": "0" * 64}
    elif act == 2:
        data |= {"effect": effect, "reason": "0" * 64}
    return forger.signed(forger.added(at, "correction", data))


def a_correction_undone(forger: Forger) -> bytes:
    data = {"number": 901, "reason": "0" * 64}
    return forger.signed(forger.added(forger.before("over"), "undone", data))


def another_decision(forger: Forger) -> bytes:
    """The key's owner signs another history than the one that is known."""
    at = forger.some()
    line = replace(forger.lines[at], opened={})
    fresh = {**line.data}
    sealing = next((key for key in ("name", "reason", "words") if key in fresh), None)
    if sealing is None:
        return a_field_signed(forger)
    fresh[sealing] = f"{forger.rng.getrandbits(256):064x}"
    return forger.signed([*forger.lines[:at], replace(line, data=fresh), *forger.lines[at + 1 :]])


def a_field_signed(forger: Forger) -> bytes:
    """The key's owner changes any field of any line."""
    at = forger.some()
    return forger.signed(forger.instead(at, _other(forger, forger.lines[at].data)))


def nonsense(forger: Forger) -> bytes:
    return forger.rng.choice(
        [
            b"",
            b"\n",
            b"{}\n",
            b"[" * 100_000 + b"\n",
            b'{"line":1e999,"open":{},"signature":""}\n',
            b"9" * 10_000 + b"\n",
            forger.rng.randbytes(2000),
            b"<html><body>404</body></html>\n",
        ]
    )


_Forgery: TypeAlias = Callable[[Forger], bytes]
FORGERIES: Sequence[_Forgery] = (
    a_byte,
    a_byte_gone,
    a_byte_more,
    a_field,
    another_key,
    another_signature,
    a_line_twice,
    lines_exchanged,
    a_line_gone,
    a_line_of_another_season,
    another_season,
    an_older_file,
    a_cut_line,
    a_spelling,
    a_text,
    the_game_of_another_table,
    a_move,
    a_result,
    a_secret,
    a_decider,
    a_late_person,
    a_standing,
    a_seat,
    a_seed,
    a_commitment,
    a_rule,
    a_result_gone,
    a_result_twice,
    a_person_out,
    a_correction,
    a_correction_undone,
    another_decision,
    a_field_signed,
    nonsense,
)
"""The kinds of forgeries."""
_HISTORIES = (an_older_file, another_decision, a_field_signed)
"""Forgeries that only somebody notices who has an earlier log: it may have been so."""


HARMLESS: Sequence[_Forgery] = (
    lambda forger: BOM + forger.real.content,
    lambda forger: forger.real.content.replace(b"\n", b"\r\n"),
)
"""Changes of a file on its way that change nothing of what it says."""


def refusal(forgery: _Forgery, real: Real, referee: Referee, seed: int) -> Difference | None:
    """Return why a forgery is refused, or None if it is taken.

    The reader knows the season's key and first line, and an earlier log only if it takes one.
    """
    lines = read(real.content)
    earlier = lines if forgery in _HISTORIES else ()
    known = Known(earlier, public_key(real.key), lines[0].digest)
    try:
        check_log(forgery(Forger(real, Random(f"{forgery.__name__} {seed}"))), referee, known)
    except Difference as difference:
        return difference
    return None

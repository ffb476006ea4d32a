"""Deals that everybody can check: promised, salted, hidden, revealed, and played again."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.engine.rng import Rng
from bot.host import Host
from bot.host.core.api import NotSeated, Table, WrongStatus
from bot.host.core.dealing import BadSalt, as_shown, hash_of, new_secret, seed_of
from bot.host.core.game import Deal
from bot.host.core.moves import endings
from bot.host.core.moves.endings import TAKE_UP_WITHIN
from bot.host.fairness.certificate import (
    Certificate,
    Move,
    Program,
    check,
    played_again,
    rules_digest,
)
from bot.host.fairness.service import NotRevealed
from bot.store.tables import games, seeds
from bot.store.tables.seeds import SecretRow
from bot.store.upkeep import erasing
from tests.catalogue import BOTS, CATALOGUE
from tests.host.conftest import ANNA, BOB, CARL, TestClock, lobby, settle, user
from tests.opening import without_threads

GAME = "puerto_rico"
VERSION = "1.0"
PAGE = (Path(__file__).parents[2] / "docs/fairness.md").read_text(encoding="utf-8")


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


@pytest.fixture
async def house(path: Path, clock: TestClock) -> AsyncIterator[Host]:
    opened = await without_threads(path, CATALOGUE, clock)
    yield opened
    await opened.close()


async def opened_table(host: Host) -> Table:
    table = await host.lobby.new(ANNA, GAME, guild_id=1, channel_id=2, where="here", language="en")
    for person in (BOB, CARL):
        await host.lobby.join(table.id, person)
    return await host.tables.get(table.id)


async def shown(host: Host, table_id: int) -> Deal:
    deal = await host.fairness.of(await host.tables.get(table_id))
    assert deal is not None
    return deal


async def seed_in(host: Host, table_id: int) -> int:
    stored = await host._database.read(lambda db: games.reload(db, table_id))
    return stored.game.seed


async def secret_in(host: Host, table_id: int) -> SecretRow:
    found = await host._database.read(lambda db: seeds.secret(db, table_id))
    assert found is not None
    return found


async def play_to_the_end(host: Host, table: Table) -> None:
    """Play as the sensible bot for the people, with a move taken back."""
    bot, taken_back = BOTS[table.game]["sensible"], False
    while (position := await host.tables.position(table.id)).decisions:
        decision = position.decisions[0]
        batch = bot.choose(position.rules, position._state, decision, Rng(position.version))
        text = "; ".join(map(position.rules.notate, batch))
        person = user(position.table, decision.seat)
        await host.tables.play(table.id, person, text, position.version)
        if not taken_back and position.version > 5:
            await host.tables.takeback(table.id, person)
            taken_back = True


def test_the_construction_is_the_one_that_is_written_down() -> None:
    secret = SecretRow("ab" * 16, 1234567890123456789)
    text = f"{'ab' * 16}:1234567890123456789"
    assert hash_of(secret) == digest(text)
    assert seed_of(secret, ()) == 1234567890123456789
    salts = [digest("lucky"), digest("Zoë")]
    mixed = digest(":".join([text, *sorted(salts)]))
    assert seed_of(secret, salts) == seed_of(secret, reversed(salts)) == int(mixed[:16], 16) >> 1


def test_a_secret_cannot_be_guessed_from_its_hash() -> None:
    asked: list[int] = []

    def randbits(bits: int) -> int:
        asked.append(bits)
        return (1 << bits) - 1

    secret = new_secret(randbits)
    assert sorted(asked) == [63, 128]
    assert (secret.nonce, secret.seed) == ("f" * 32, 2**63 - 1)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  seven   dice ", "seven dice"),
        ("Zoe\u0308", "Zoë"),
        ("a\u202eb\u200bc\x00\n d", "abc d"),
        ("🎲 `**@everyone**`", "🎲 `**@everyone**`"),
        ("e\u200b\u0301", "é"),
        ("x" * 40, "x" * 40),
    ],
)
def test_what_is_hashed_is_what_is_shown(typed: str, kept: str) -> None:
    assert as_shown(typed) == kept
    assert as_shown(kept) == kept


@pytest.mark.parametrize("typed", ["", " \n", "\u200b\u202e", "x" * 41, "\ud800"])
def test_a_salt_that_shows_nothing_or_too_much_is_refused(typed: str) -> None:
    with pytest.raises(BadSalt):
        as_shown(typed)


async def test_the_game_is_dealt_from_the_promised_secret_and_the_salts(house: Host) -> None:
    table = await opened_table(house)
    before = await shown(house, table.id)
    assert (before.salts, before.secret) == ((), None)
    secret = await secret_in(house, table.id)
    await house.fairness.add_salt(table.id, BOB.id, "first try")
    await house.fairness.add_salt(table.id, BOB.id, "lucky")
    await house.fairness.add_salt(table.id, ANNA.id, "Zoe\u0308")
    await house.fairness.add_salt(table.id, CARL.id, "gone with me")
    after = await shown(house, table.id)
    assert after.hash == before.hash == hash_of(secret)
    assert {salt.text for salt in after.salts} == {"lucky", "Zoë", "gone with me"}
    await house.lobby.leave(table.id, CARL.id)
    assert {salt.text for salt in (await shown(house, table.id)).salts} == {"lucky", "Zoë"}
    await house.lobby.add_bot(table.id, ANNA.id)
    begun = await house.lobby.start(table.id, ANNA.id)
    assert await seed_in(house, table.id) == seed_of(secret, [digest("lucky"), digest("Zoë")])
    seats = {chair.user_id: chair.seat for chair in begun.chairs}
    deal = await shown(house, table.id)
    assert (deal.hash, deal.secret) == (before.hash, None)
    assert {(s.seat, s.text) for s in deal.salts} == {
        (seats[BOB.id], "lucky"),
        (seats[ANNA.id], "Zoë"),
    }
    with pytest.raises(WrongStatus):
        await house.fairness.add_salt(table.id, BOB.id, "too late")


async def test_without_salts_the_game_is_dealt_from_the_secret_alone(house: Host) -> None:
    table = await opened_table(house)
    await house.fairness.add_salt(table.id, BOB.id, "lucky")
    await house.fairness.add_salt(table.id, BOB.id, "")
    await house.lobby.start(table.id, ANNA.id)
    assert await seed_in(house, table.id) == (await secret_in(house, table.id)).seed


async def test_only_who_sits_there_adds_a_salt(host: Host) -> None:
    table = await lobby(host, BOB)
    with pytest.raises(NotSeated):
        await host.fairness.add_salt(table.id, CARL.id, "me too")
    with pytest.raises(BadSalt):
        await host.fairness.add_salt(table.id, BOB.id, "\u200b")
    assert (await shown(host, table.id)).salts == ()


async def test_a_lobby_of_an_earlier_version_gets_its_secret_when_it_is_shown(
    house: Host, path: Path, clock: TestClock
) -> None:
    """The promise holds over a power cut between the card and the start."""
    table, unseen = await opened_table(house), await opened_table(house)
    await house._database.write(lambda db: db.execute("DELETE FROM deal") and None)
    promised = await shown(house, table.id)
    again = await without_threads(path, CATALOGUE, clock)
    assert (await shown(again, table.id)).hash == promised.hash
    await again.lobby.start(table.id, ANNA.id)
    await again.lobby.start(unseen.id, ANNA.id)
    for number in (table.id, unseen.id):
        assert await seed_in(again, number) == (await secret_in(again, number)).seed
    assert (await shown(again, table.id)).hash == promised.hash
    await again.close()


async def test_a_game_from_before_there_were_promises_says_so(house: Host) -> None:
    table = await opened_table(house)
    await house.lobby.start(table.id, ANNA.id)
    await house._database.write(lambda db: db.execute("DELETE FROM deal") and None)
    assert await house.fairness.of(await house.tables.get(table.id)) is None
    await play_to_the_end(house, table)
    certificate, checked = await house.fairness.certificate(table.id, VERSION)
    assert (certificate.hash, certificate.secret, checked.faults) == (None, None, ())
    assert [finding.code for finding in checked.findings] == ["uncommitted"]
    rematch, other = await house.lobby.rematch(table.id, ANNA), await opened_table(house)
    assert (await shown(house, rematch.id)).hash != (await shown(house, other.id)).hash


async def test_nothing_is_revealed_before_a_game_is_over_for_good(
    house: Host, clock: TestClock
) -> None:
    table = await opened_table(house)
    with pytest.raises(NotRevealed):
        await house.fairness.certificate(table.id, VERSION)
    await house.lobby.start(table.id, ANNA.id)
    with pytest.raises(NotRevealed):
        await house.fairness.certificate(table.id, VERSION)
    now = clock().timestamp()
    await house._database.write(lambda db: endings.abandon(db, table.id, now))
    clock.pass_seconds(TAKE_UP_WITHIN - 1)
    with pytest.raises(NotRevealed):
        await house.fairness.certificate(table.id, VERSION)
    assert (await shown(house, table.id)).secret is None
    clock.pass_seconds(2)
    certificate, checked = await house.fairness.certificate(table.id, VERSION)
    assert (certificate.ended, checked.findings) == ("abandoned", ())
    assert (await shown(house, table.id)).secret == certificate.secret


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The certificate of a whole game with salts, a takeback, and an erased person."""
    return asyncio.run(_finished(tmp_path_factory.mktemp("fair") / "bot.db"))


async def _finished(path: Path) -> dict[str, Any]:
    host = await without_threads(path, CATALOGUE, TestClock())
    table = await opened_table(host)
    for person, salt in ((ANNA, "lucky"), (BOB, "Anna Karenina")):
        await host.fairness.add_salt(table.id, person.id, salt)
    table = await host.lobby.start(table.id, ANNA.id)
    await play_to_the_end(host, table)
    await host._database.write(lambda db: erasing.erase(db, BOB.id, 0.0) and None)
    certificate, checked = await host.fairness.certificate(table.id, VERSION)
    assert [finding.code for finding in checked.findings] == ["erased"]
    await settle(host)
    await host.close()
    data: dict[str, Any] = json.loads(certificate.as_json())
    return data


def found(data: object) -> list[str]:
    """Return what is found wrong with a certificate as it is read from its file."""
    certificate = Certificate.model_validate_json(json.dumps(data))
    checked = check(certificate, CATALOGUE[GAME].rules)
    return [finding.code for finding in checked.findings if finding.code != "erased"]


def test_only_objects_have_a_line_each_in_a_file(finished: dict[str, Any]) -> None:
    certificate = Certificate.model_validate_json(json.dumps({**finished, "salts": []}))
    lines = certificate.as_json().decode().splitlines()
    assert '"salts": [],' in lines
    assert sum(line.startswith('"chairs": [') and line.endswith("],") for line in lines) == 1
    assert sum(line.startswith('  {"player"') for line in lines) >= len(finished["moves"]) - 1


def test_a_certificate_is_found_right_without_the_bot(finished: dict[str, Any]) -> None:
    assert found(finished) == []
    assert finished["ended"] == "played"
    told = json.dumps(finished)
    assert {move["by"] for move in finished["moves"]} == {"player", "takeback"}
    assert [salt["text"] for salt in finished["salts"]].count(None) == 1
    assert "Karenina" not in told
    # Digests may have any four digits in them.
    words = set(re.findall(r"\w+", told))
    assert not words & {one for p in (ANNA, BOB, CARL) for one in (str(p.id), p.name)}


def _another(data: dict[str, Any]) -> str:
    """Return another legal first move."""
    rules = CATALOGUE[GAME].rules
    state = rules.setup(data["players"], data["options"], int(data["seed"]))
    moves = [rules.notate(move) for move in rules.pending(state)[0].moves]
    return next(move for move in moves if move != data["moves"][0]["move"])


FAULTS: dict[str, tuple[str, Callable[[dict[str, Any]], object]]] = {
    "hash": ("hash", lambda data: data.update(hash=digest("another"))),
    "no hash": ("hash", lambda data: data.update(hash=None)),
    "secret": ("hash", lambda data: data.update(secret=data["secret"].replace(":", ":1"))),
    "secret without a seed": ("seed", lambda data: data.update(secret="none")),
    "seed": ("seed", lambda data: data.update(seed=str(int(data["seed"]) ^ 1))),
    "salt": ("salt", lambda data: data["salts"][0].update(text="Lucky")),
    "salt and its digest": (
        "seed",
        lambda data: data["salts"][0].update(text="L", sha256=digest("L")),
    ),
    "a salt less": ("seed", lambda data: data["salts"].pop()),
    "option": ("start", lambda data: data["options"].update(max_large_buildings="6")),
    "unknown option": ("deal", lambda data: data["options"].update(luck="mine")),
    "players": ("seats", lambda data: data.update(players=4)),
    "chairs": ("seats", lambda data: data["chairs"].reverse()),
    "start": ("start", lambda data: data.update(start="0" * 16)),
    "move": ("state", lambda data: data["moves"][0].update(move=_another(data))),
    "illegal move": ("move", lambda data: data["moves"][3].update(move="role builder")),
    "no move": ("move", lambda data: data["moves"][3].update(move="; drop table")),
    "a move less": ("end", lambda data: data["moves"].pop()),
    "seat": ("move", lambda data: data["moves"][0].update(player=3)),
    "digest": ("state", lambda data: data["moves"][-1].update(state=None)),
    "takeback": ("state", lambda data: _takeback(data).update(back_to=2)),
    "takeback of the future": ("move", lambda data: _takeback(data).update(back_to=99999)),
    "takeback before the start": ("move", lambda data: _takeback(data).update(back_to=-1)),
    "result": ("result", lambda data: data["results"][1].update(points=99)),
    "a result less": ("result", lambda data: data["results"].pop()),
    "a result twice": ("result", lambda data: data["results"].append(data["results"][0])),
    "end": ("end", lambda data: data.update(ended="agreed")),
}


def _takeback(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(move for move in data["moves"] if move["by"] == "takeback")
    return found


@pytest.mark.parametrize("planted", FAULTS)
def test_every_planted_fault_is_found(finished: dict[str, Any], planted: str) -> None:
    code, plant = FAULTS[planted]
    data = json.loads(json.dumps(finished))
    plant(data)
    assert data != finished
    assert code in found(data)


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_played_again(game: str) -> None:
    """The rules know the same of a position whenever it is dealt and played."""
    rules, rng = CATALOGUE[game].rules, Rng(5)
    state, players = rules.setup(3, {}, 11), 3
    moves: list[Move] = []
    while len(moves) < 60 and (pending := rules.pending(state)):
        seat, _, legal = pending[0]
        move = legal[rng.below(len(legal), "move")]
        text = rules.notate(move)
        moves.append(Move(player=seat + 1, move=text, by="bot", back_to=None, state=None))
        rules.apply(state, seat, move)
    program = Program(version="1", schema=rules.schema, rules=rules_digest(rules))
    chairs = [0, 1, 2]
    Rng(11).shuffle(chairs, "seats")
    bare = Certificate(
        program=program, table=1, game=game, players=players, options={}, seating="lot",
        chairs=tuple(chairs), hash=None, secret=None, salts=(), seed="11", start=None,
        moves=tuple(moves), ended="abandoned", results=(),
    )  # fmt: skip
    first, second = played_again(bare, rules), played_again(bare, rules)
    assert first == second
    assert (len(first.states), len({first.start, *first.states})) == (60, 61)
    whole = bare.model_copy(
        update={
            "start": first.start,
            "moves": tuple(
                move.model_copy(update={"state": digest})
                for move, digest in zip(moves, first.states, strict=True)
            ),
        }
    )
    assert [finding.code for finding in check(whole, rules).findings] == ["uncommitted"]


def test_other_rules_are_named_as_a_possible_reason(finished: dict[str, Any]) -> None:
    other = {**finished, "program": {**finished["program"], "rules": "0" * 16}}
    assert found(other) == ["other-rules-same"]
    assert found({**other, "start": "0" * 16}) == ["start", "other-rules"]


def test_the_page_checks_a_certificate_in_ten_lines(
    finished: dict[str, Any], tmp_path: Path
) -> None:
    (program,) = re.findall(r"```python\n(import hashlib.*?)```", PAGE, re.DOTALL)
    assert [run_python(program, write(tmp_path, finished))] == [f"{finished['hash']}\n"]
    for spoilt in ({"secret": "0:1"}, {"seed": "5"}, {"salts": finished["salts"][:1]}):
        assert run_python(program, write(tmp_path, {**finished, **spoilt})) is None


def run_python(program: str, file: Path) -> str | None:
    """Run a program in this process and return what it printed; None = it objected."""
    printed: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["check.py", str(file)])
        try:
            exec(program, {"print": lambda text: printed.append(f"{text}\n")})
        except AssertionError:
            return None
    return "".join(printed)


def write(folder: Path, data: object) -> Path:
    file = folder / "certificate.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_the_command_line_checks_without_the_bot(
    finished: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["verify", str(write(tmp_path, finished))]) == 0
    assert "✅" in capsys.readouterr().out
    assert cli.main(["verify", str(write(tmp_path, {**finished, "seed": "7"}))]) == cli.FAILED
    said = capsys.readouterr().out
    assert "- Secret and salts give another seed." in said.splitlines() and "❌" in said


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"[" * 100_000,
        b"\xff\x00",
        b"null",
        {"game": "chess"},
        {"game": "../../etc"},
        {"moves": None},
        {"seed": "-1"},
        {"seed": 5},
        {"players": 0},
        {"players": 100},
        {"chairs": ["a"]},
        {"salts": [{}]},
        {"extra": 1},
    ],
)
def test_what_is_no_certificate_is_one_sentence(
    finished: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    spoilt: bytes | dict[str, Any],
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "x.json"
    file.write_bytes(
        spoilt if isinstance(spoilt, bytes) else json.dumps({**finished, **spoilt}).encode()
    )
    assert cli.main(["verify", str(file)]) == cli.USAGE
    assert capsys.readouterr().err.count("\n") == 1
    assert cli.main(["verify", str(tmp_path)]) == cli.USAGE
    assert cli.main(["verify", str(tmp_path / "none")]) == cli.USAGE

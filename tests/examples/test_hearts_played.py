"""Hearts at the real bot: on a simulated Discord in both languages, and on pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.locales import Words
from bot.operations import replay
from bot.presenting.game import Game
from bot.store.opening.any_engine import open_database
from tests.catalogue import CATALOGUE
from tests.cogs.harness import DECIDING, Harness, components, custom_ids, texts
from tests.examples.conftest import KEY
from tests.test_add_a_game import learn
from tests.web.pages import Pages

GIVING = "hearts-give"
"""The beginning of the custom ids of the menu for three cards."""


def of_kind(message: Any, kind: str) -> dict[str, Any]:
    """Return the first part of a message whose custom id begins so."""
    return next(c for c in components(message) if c.get("custom_id", "").split(":")[0] == kind)


async def give(harness: Harness) -> list[str]:
    """Let everybody give three cards, picked in one menu; return the texts of what they saw."""
    said = []
    while (position := await harness.position()).decisions[0].kind == "give":
        person = harness.deciders(position)[0]
        opened = await person.click(
            await harness.post(), custom_id=of_kind(await harness.post(), "panel")["custom_id"]
        )
        panel = opened.response
        assert panel.attachments, "the own hand is a picture"
        menu = of_kind(panel, GIVING)
        assert (menu["min_values"], menu["max_values"], len(menu["options"])) == (3, 3, 13)
        values = [option["value"] for option in menu["options"][:3]]
        said += [texts(panel), str(menu["placeholder"])]
        await person.select(panel, values, custom_id=menu["custom_id"])
        given = (await harness.position()).decisions
        assert len(given) == 1 or person not in harness.deciders(await harness.position())
        await harness.env.settle()
    return said


async def play(path: Path, game: Game, locale: str) -> str:
    """Play a deal to its end by menus and buttons; return all that was said."""
    games = {**CATALOGUE, game.key: game}
    async with Harness.open(path, locale, games) as harness:
        anna = harness.people[0]
        table = await harness.started(3, 1, game=KEY, length="1")
        tried = await anna.slash(harness.channel, "sandbox open")
        assert [one for one in custom_ids(tried.response) if one.startswith("try")], custom_ids(
            tried.response
        )
        for person in harness.people[:3]:
            await person.slash(harness.channel, "me", language=locale[:2])
        log = [texts(await harness.post()), *await give(harness)]
        while (position := await harness.position()).decisions:
            log.append(texts(await harness.post()))
            seat = position.decisions[0].seat
            await harness.turn(harness.rng)
            assert (await harness.position()).version > position.version, seat
            await harness.env.settle()
        log.append(texts(harness.channel.last_message))
        shown = [m for m in harness.channel.history() if m.attachments]
        assert shown and all(one.description for m in shown for one in m.attachments)
        log.append(await learn(harness, KEY))
        for command in ("table board", "log", "table scores"):
            await anna.slash(harness.channel, command, table=str(table.id))
    database = await open_database(path)
    record = await database.read(lambda db: replay.record_of(db, table.id))
    await database.close()
    assert replay.first_difference(record, games) is None
    return "\n".join(log)


@pytest.fixture(autouse=True)
def known_menu() -> Any:
    DECIDING.add(GIVING)
    yield
    DECIDING.remove(GIVING)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en-US",
            (
                "choose 3 cards for",
                "Pick 3 cards",
                "On the table: ",
                "takes the trick",
                "house bot would",
            ),
        ),
        (
            "de",
            (
                "wähle 3 Karten für",
                "3 Karten zum",
                "Auf dem Tisch: ",
                "nimmt den Stich",
                "Hausbot würde",
            ),
        ),
    ],
)
async def test_a_game_is_played_on_discord(
    hearts: Game, tmp_path: Path, locale: str, said: tuple[str, ...]
) -> None:
    log = await play(tmp_path / "games.sqlite", hearts, locale)
    assert [words for words in said if words not in log] == []


async def test_no_post_tells_what_is_in_a_hand(hearts: Game, tmp_path: Path) -> None:
    """Cards that are told to all are those that were played."""
    async with Harness.open(tmp_path / "games.sqlite", games={KEY: hearts}) as harness:
        await harness.started(4, game=KEY, length="1")
        await give(harness)
        position, post = await harness.position(), await harness.post()
        person = harness.deciders(position)[0]
        opened = await person.click(post, custom_id=of_kind(post, "panel")["custom_id"])
        (picture,) = opened.response.attachments
        card = position._state.players[position.decisions[0].seat].hand[0]
        assert named(card) in (picture.description or ""), "the own hand, for its owner alone"
        for _ in range(6):
            await harness.turn(harness.rng)
            await harness.env.settle()
        state = (await harness.position())._state
        hidden = {card for one in state.players for card in one.hand}
        public = " ".join(
            text
            for m in harness.channel.history()
            for text in (texts(m), *(one.description or "" for one in m.attachments))
        )
        # The lobby's card says what the game is about.
        public = public.replace(Words("en")("hearts-about"), "")
        names = {card: named(card) for card in hidden}
        assert [card for card, name in names.items() if name in public] == []
        assert any(named(card) in public for card in (*state.played, *state.trick))


def named(card: str) -> str:
    """Return the name of a card in English."""
    return Words("en")("common-card", rank=card[:-1], suit=card[-1])


async def test_a_game_is_played_on_its_page(hearts: Game, tmp_path: Path) -> None:
    """Every card that can be chosen lies in the question's picture, where it is tapped."""
    path = tmp_path / "games.sqlite"
    async with Pages.open(path, games={**CATALOGUE, KEY: hearts}) as pages:
        await pages.opened(3, 1, game=KEY, options={"length": "1"})
        kinds = set()
        while (position := await pages.at_rest()).decisions and len(kinds) < 2:
            decision = position.decisions[0]
            kinds.add(decision.kind)
            user_id = position.table.chairs[decision.seat].user_id
            person = next(n for n, p in enumerate(pages.harness.people) if p.id == user_id)
            link = await pages.link(person)
            await pages.pair(person)
            asked = (await pages.get(f"{link}/play")).data
            dark = asked["pictures"][0]
            areas = (await pages.get(f"/t/{dark.replace('/picture/', '/areas/')}")).text
            for choice in asked["choices"]:
                assert choice["things"] and all(one in areas for one in choice["things"])
            assert (await pages.get(f"/t/{dark}")).headers["Content-Type"].startswith("image/")
            index = asked["choices"][0]["index"]
            what = {"done": "move", "stamp": asked["asked"], "index": index}
            assert (await pages.post(f"{link}/play", what)).status == 200
        ended = await pages.ended()
        assert not ended.decisions
        for part in (await pages.now(await pages.link(0)))["parts"]:
            assert (await pages.get(f"/t/{part['dark']}")).status == 200

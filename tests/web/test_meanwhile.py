"""The world changes while somebody is about to move: one sentence, nothing lost, and the way on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.host.core.api import Person, Position
from bot.web.responses import FOR_EVER, ONCE
from tests.web.pages import Answer, Pages, bot_of

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
SAID = {
    "en": {
        "stale": "That question is out of date. This is where things stand now:",
        "changed": "Your draft is no longer the one you clicked in. This is how it is now.",
        "gone": "Your draft was discarded, because it no longer fits what you are asked: ",
        "abandoned": "This table was abandoned.",
        "seat": "You do not have a seat at this table. ",
        "left": "The bot was removed from this table’s server, so the game is on hold",
    },
    "de": {
        "stale": "Diese Frage ist nicht mehr aktuell. So steht es jetzt:",
        "changed": "Dein Entwurf ist nicht mehr der, in dem du geklickt hast. So sieht er ",
        "gone": "Dein Entwurf passt nicht mehr zu dem, was du entscheiden sollst, und ",
        "abandoned": "Dieser Tisch wurde abgebrochen.",
        "seat": "Du sitzt nicht an diesem Tisch. ",
        "left": "Der Bot wurde vom Server dieses Tisches entfernt. Deshalb ruht das Spiel",
    },
}


@dataclass
class Turn:
    """Somebody who is asked where they may put their colonists, and the page that asks them."""

    pages: Pages
    position: Position
    person: int
    link: str
    language: str

    @classmethod
    async def begun(cls, pages: Pages, language: str = "en", people: int = 2) -> Turn:
        await pages.opened(people)
        position = await pages.played(
            lambda now: now.decisions[0].kind == "place" and len(now.decisions[0].moves) > 2
        )
        user_id = position.table.chairs[position.decisions[0].seat].user_id
        person = next(n for n, one in enumerate(pages.harness.people) if one.id == user_id)
        await pages.pair(person)
        return cls(pages, position, person, await pages.link(person), language)

    @property
    def user_id(self) -> int:
        return self.pages.harness.people[self.person].id

    @property
    def table_id(self) -> int:
        return self.position.table.id

    def says(self, key: str) -> str:
        return SAID[self.language][key]

    async def asked(self) -> Any:
        answer = await self.pages.get(f"{self.link}/play?language={self.language}")
        assert answer.status == 200
        return answer.data

    async def send(self, **what: Any) -> Answer:
        return await self.pages.post(f"{self.link}/play?language={self.language}", what)

    async def drafted(self) -> Any:
        """Put the first move into the draft, and return what is asked then."""
        question = await self.asked()
        answer = await self.send(done="draft", stamp=question["asked"], index=0)
        assert answer.status == 200 and len(answer.data["draft"]["moves"]) == 1
        return answer.data

    async def elsewhere(self) -> None:
        """Place all colonists in Discord."""
        tables, seat = self.pages.harness.host.tables, self.position.decisions[0].seat
        while (now := (await tables.position(self.table_id)).decision_of(seat)) is not None:
            if now.kind != "place":
                return
            text = self.position.rules.notate(now.moves[0])
            await tables.play(self.table_id, self.user_id, text)

    async def replaced(self) -> int:
        """Give the seat to somebody else, and return their number."""
        absence, eve = self.pages.harness.host.absence, self.pages.harness.people[4]
        await absence.leave(self.table_id, self.user_id)
        seat = self.position.decisions[0].seat
        await absence.take(self.table_id, seat, Person(eve.id, eve.name))
        return 4

    def refused(self, answer: Answer, status: int, said: str) -> Any:
        """Check a refusal: its sentence, and the question as it is now."""
        assert answer.status == status
        assert answer.data["said"].startswith(self.says(said)), answer.data["said"]
        assert "\n" not in answer.data["said"]
        return answer.data


@LANGUAGES
async def test_an_area_that_is_no_longer_there(pages: Pages, language: str) -> None:
    turn = await Turn.begun(pages, language)
    before = await turn.asked()
    tables, move = pages.harness.host.tables, turn.position.decisions[0].moves[0]
    await tables.play(turn.table_id, turn.user_id, turn.position.rules.notate(move))
    await tables.takeback(turn.table_id, turn.user_id)
    after = await turn.asked()
    gone = before["stamp"] + 1
    for part in ("areas/table", "picture/table", "areas/question"):
        shown, now = [await pages.get(f"{turn.link}/{part}/{at}") for at in (gone, before["stamp"])]
        assert (shown.status, shown.body) == (200, now.body), "what is so now"
    answer = await turn.send(done="move", stamp=gone, index=before["choices"][-1]["index"])
    now = turn.refused(answer, 409, "stale")
    assert now["choices"] == after["choices"] == before["choices"]
    assert now["asked"] == after["asked"]


async def test_pictures_of_a_draft_that_has_changed(pages: Pages) -> None:
    """A page may ask for them late: it gets what is so now, without an error and not for ever."""
    turn = await Turn.begun(pages, "en")
    first = await turn.drafted()
    addresses = [
        f"{turn.link}/{kind}/draft-{first['draft']['mark']}/{first['asked']}"
        for kind in ("picture", "areas")
    ]
    drafted = [await pages.get(address) for address in addresses]
    assert [one.headers["Cache-Control"] for one in drafted] == [FOR_EVER] * 2
    second = await turn.send(done="draft", mark=first["draft"]["mark"], index=0)
    assert second.status == 200
    mark = second.data["draft"]["mark"]
    for address, before in zip(addresses, drafted, strict=True):
        late = await pages.get(address)
        now = await pages.get(address.replace(first["draft"]["mark"], mark))
        assert (late.status, late.body) == (200, now.body) != (200, before.body)
        assert (late.headers["Cache-Control"], now.headers["Cache-Control"]) == (ONCE, FOR_EVER)
    assert (await turn.send(done="clear", mark=mark)).status == 200
    asked = await turn.asked()
    for address, kind in zip(addresses, ("picture", "areas"), strict=True):
        late = await pages.get(address)
        now = await pages.get(f"{turn.link}/{kind}/question/{asked['stamp']}")
        assert (late.status, late.body) == (200, now.body)
        assert late.headers["Cache-Control"] == ONCE
    await turn.elsewhere()
    for address in addresses:
        assert (await pages.get(address)).status == 200


@LANGUAGES
async def test_a_draft_that_is_no_longer_legal(pages: Pages, language: str) -> None:
    turn = await Turn.begun(pages, language)
    mark = (await turn.drafted())["draft"]["mark"]
    await turn.elsewhere()
    answer = await turn.send(done="send", mark=mark)
    now = turn.refused(answer, 409, "gone")
    assert now["draft"] is None and now == await turn.asked() | {"said": now["said"]}


@LANGUAGES
async def test_a_draft_of_a_table_that_has_ended(pages: Pages, language: str) -> None:
    turn = await Turn.begun(pages, language)
    mark = (await turn.drafted())["draft"]["mark"]
    await pages.harness.host.absence.end(turn.table_id, Person(1, "an admin"))
    for what in ({"done": "send", "mark": mark}, {"done": "draft", "mark": mark, "index": 0}):
        now = turn.refused(await turn.send(**what), 422, "abandoned")
        assert now["asked"] is now["draft"] is now["takeback"] is None and not now["choices"]


@LANGUAGES
async def test_somebody_who_was_replaced(pages: Pages, language: str) -> None:
    turn = await Turn.begun(pages, language)
    question = await turn.drafted()
    eve = await turn.replaced()
    version = (await pages.at_rest()).version
    for what in (
        {"done": "move", "stamp": question["asked"], "index": 0},
        {"done": "send", "mark": question["draft"]["mark"]},
        {"done": "note", "before": "", "text": "x"},
    ):
        now = turn.refused(await turn.send(**what), 422, "seat")
        assert now["asked"] is now["draft"] is now["takeback"] is None and not now["choices"]
    assert (await pages.at_rest()).version == version
    # The new person finds no draft of the one before.
    link = await pages.link(eve)
    await pages.pair(eve)
    assert (await pages.get(f"{link}/play")).data["draft"] is None


@LANGUAGES
async def test_a_pairing_that_is_revoked_in_the_middle_of_a_draft(
    pages: Pages, language: str
) -> None:
    turn = await Turn.begun(pages, language)
    drafted = (await turn.drafted())["draft"]
    await pages.harness.host.pairings.revoke(turn.user_id)
    answer = await turn.send(done="send", mark=drafted["mark"])
    assert answer.status == 404 and await turn.asked() is None
    page = await pages.get(f"{turn.link}?language={language}")
    words = {"en": "nothing was lost", "de": "nichts ging verloren"}[language]
    assert words in page.text, "the sentence of the script"
    await pages.pair(turn.person)
    assert (await turn.asked())["draft"] == drafted
    assert (await turn.send(done="send", mark=drafted["mark"])).status == 200


@LANGUAGES
async def test_a_server_that_removed_the_bot(pages: Pages, language: str) -> None:
    turn = await Turn.begun(pages, language)
    drafted = (await turn.drafted())["draft"]
    departures, guild = pages.harness.host.servers.departures, bot_of(pages.harness).guilds[0]
    await departures.compare([guild.id + 1])
    for what in (
        {"done": "send", "mark": drafted["mark"]},
        {"done": "move", "stamp": turn.position.asked[turn.position.decisions[0].seat], "index": 0},
    ):
        now = turn.refused(await turn.send(**what), 422, "left")
        assert now["asked"] is None and not now["choices"]
    await departures.compare([guild.id])
    assert (await turn.asked())["draft"]["moves"] == drafted["moves"]


@LANGUAGES
async def test_a_table_that_was_set_back(pages: Pages, language: str) -> None:
    turn = await Turn.begun(pages, language)
    question = await turn.drafted()
    version = turn.position.version
    await pages.harness.host.tables.restore(
        turn.table_id, turn.user_id, version - 1, version, lambda _: None
    )
    for what in (
        {"done": "send", "mark": question["draft"]["mark"]},
        {"done": "move", "stamp": question["asked"], "index": 0},
    ):
        answer = await turn.send(**what)
        assert answer.status in (409, 422) and answer.data["said"], answer.data
        assert "\n" not in answer.data["said"] and answer.data["draft"] is None
    assert (await pages.at_rest()).version == version + 1


@LANGUAGES
async def test_two_browsers_with_one_draft(pages: Pages, language: str) -> None:
    turn = await Turn.begun(pages, language)
    first = (await turn.drafted())["draft"]
    await pages.pair(turn.person)
    second = (await turn.send(done="back", mark=first["mark"])).data
    assert second["draft"] is None
    again = await turn.send(done="draft", stamp=second["asked"], index=1)
    kept = again.data["draft"]
    for what in (
        {"done": "send", "mark": first["mark"]},
        {"done": "clear", "mark": first["mark"]},
        {"done": "back", "mark": first["mark"]},
        {"done": "draft", "mark": first["mark"], "index": 0},
        {"done": "back", "mark": kept["mark"], "number": 7},
    ):
        now = turn.refused(await turn.send(**what), 409, "changed")
        assert now["draft"] == kept


async def test_the_picture_of_a_draft_is_not_that_of_an_earlier_one(pages: Pages) -> None:
    """Browsers keep pictures for ever; the seat has changed hands and come back meanwhile."""
    turn = await Turn.begun(pages)
    first = await turn.drafted()
    before = await pages.get(f"/t/{first['pictures'][0]}")
    absence, anna = pages.harness.host.absence, pages.harness.people[turn.person]
    eve = pages.harness.people[await turn.replaced()]
    await absence.back(turn.table_id, Person(anna.id, anna.name))
    await absence.give_back(turn.table_id, eve.id, anna.id)
    asked = await turn.asked()
    assert asked["draft"] is None
    index = asked["choices"][-1]["index"]
    second = (await turn.send(done="draft", stamp=asked["asked"], index=index)).data
    assert second["draft"]["mark"] != first["draft"]["mark"]
    assert second["draft"]["moves"] != first["draft"]["moves"]
    assert second["pictures"] != first["pictures"]
    after = await pages.get(f"/t/{second['pictures'][0]}")
    assert before.status == after.status == 200
    assert after.body != before.body

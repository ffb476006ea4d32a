"""Files of messages survive each kind of edit: Discord lists none that a component shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import discord
import pytest
from simcord.results import to_discord_message

from cogs.posting.posts import Post, nonce_of
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Button, Document, Screen
from render.api import Picture
from tests.cogs.harness import DECIDING, Harness, components, custom_ids
from tests.cogs.test_league import founded, manager, sign
from tests.strict import files as strict
from tests.strict.files import media

GONE = "/channels/*/messages/*"
NAMES = ("table", "boards", "question")


def picture(name: str, content: bytes = b"") -> Picture:
    return Picture(f"{name}.png", (1, 1), content or name.encode(), name)


TABLE, BOARDS, QUESTION = map(picture, NAMES)
ROWS = ((Button("mv:1:0:0", "Move"),),)
WHOLE = Screen(("Hello",), (TABLE, BOARDS), "What now?", ROWS, asking=QUESTION)
PLAIN = replace(WHOLE, asking=None)
SHORT = replace(WHOLE, pictures=())
WORDS = replace(SHORT, asking=None)
TO_LOAD = replace(WHOLE, documents=(Document("hashes.csv", b"a,b"),))


def post(screen: Screen) -> Post:
    return Post(screen, (), nonce_of("a post"))


def files(message: Any) -> list[str]:
    """Return the names of the files that a message has, shown or not, without their digests."""
    return [one["filename"].partition(".")[0] for one in message.attachments]


def shown(message: Any) -> list[str]:
    """Return the names of the files that a message shows, each of which it has."""
    ids = {str(one["id"]): one["filename"] for one in message.attachments}
    names = [ids[str(item["attachment_id"])] for item in media(message.components)]
    return [name.partition(".")[0] for name in names]


@dataclass
class World:
    """A message in a channel, the calls that Discord counts, and the files that it is sent."""

    harness: Harness
    message_id: int = 0

    def __post_init__(self) -> None:
        self.mark()

    @property
    def place_id(self) -> int:
        return self.harness.channel.id

    @property
    def message(self) -> Any:
        """Return the message as the simulated Discord has it."""
        return self.harness.env.backend.messages[self.place_id][self.message_id]

    @property
    def ids(self) -> list[str]:
        return [one["id"] for one in self.message.attachments]

    def mark(self) -> None:
        self._calls = len(self.harness.env.http_requests)
        self._uploads = len(self.harness.env.backend.cdn._blobs)

    def calls(self) -> list[str]:
        new = self.harness.env.http_requests[self._calls :]
        return [one.method for one in new if one.path.startswith("/channels/")]

    def uploads(self) -> int:
        return len(self.harness.env.backend.cdn._blobs) - self._uploads

    async def send(self, screen: Screen) -> None:
        self.message_id = await self.harness.env.bot.sender.send(self.place_id, post(screen))
        self.mark()

    async def edit(self, screen: Screen) -> bool:
        return bool(await self.sender.edit(self.place_id, self.message_id, post(screen)))

    async def strip(self) -> None:
        await self.sender.strip(self.place_id, self.message_id)

    async def illustrate(self, screen: Screen) -> None:
        await self.sender.illustrate(self.place_id, self.message_id, post(screen))

    def forget(self) -> None:
        """Make the bot forget the message, as after a restart."""
        self.harness.env.bot.editor.forget(self.message_id)

    @property
    def sender(self) -> Any:
        return self.harness.env.bot.sender


@pytest.fixture
async def world(harness: Harness) -> World:
    return World(harness)


OTHER = replace(SHORT, asking=picture("question", b"another"))
BOTH = replace(WHOLE, asking=picture("question", b"another"))

Edit = Callable[[World], Awaitable[object]]
CASES: dict[str, tuple[Screen, Edit, list[str], int]] = {
    "its question goes": (WHOLE, World.strip, ["table", "boards"], 0),
    "it has no picture of a question": (PLAIN, World.strip, ["table", "boards"], 0),
    "it shows a question alone": (SHORT, World.strip, [], 0),
    "it has no pictures": (WORDS, World.strip, [], 0),
    "the same pictures": (WHOLE, lambda w: w.edit(WHOLE), [*NAMES], 0),
    "another question": (SHORT, lambda w: w.edit(OTHER), ["question"], 1),
    "another question below the same boards": (WHOLE, lambda w: w.edit(BOTH), [*NAMES], 1),
    "a picture goes": (WHOLE, lambda w: w.edit(PLAIN), ["table", "boards"], 0),
    "all pictures go": (WHOLE, lambda w: w.edit(WORDS), [], 0),
    "pictures come late": (WORDS, lambda w: w.illustrate(WHOLE), [*NAMES], 3),
    "they came already": (WHOLE, lambda w: w.illustrate(WHOLE), [*NAMES], 0),
}


@pytest.mark.parametrize("case", CASES)
async def test_files_after_an_edit_of_a_message_that_is_known(world: World, case: str) -> None:
    before, edit, names, uploads = CASES[case]
    await world.send(before)
    ids = world.ids
    await edit(world)
    assert (shown(world.message), files(world.message)) == (names, names)
    assert world.uploads() == uploads
    assert len(set(world.ids) - set(ids)) == uploads
    assert world.calls() == (["PATCH"] if case != "they came already" else [])


@pytest.mark.parametrize("case", [case for case in CASES if CASES[case][1] is World.strip])
async def test_files_of_a_message_that_has_to_be_fetched(world: World, case: str) -> None:
    before, edit, names, _ = CASES[case]
    await world.send(before)
    world.forget()
    await edit(world)
    assert (shown(world.message), files(world.message)) == (names, names)
    assert (world.calls(), world.uploads()) == (["GET", "PATCH"], 0)


async def test_a_post_that_is_not_known_is_rewritten_with_all_pictures(world: World) -> None:
    await world.send(WHOLE)
    world.forget()
    assert await world.edit(WHOLE)
    assert (shown(world.message), files(world.message)) == ([*NAMES], [*NAMES])
    assert world.calls() == ["PATCH"]


async def test_who_may_attach_nothing_any_more_shows_words(world: World) -> None:
    await world.send(SHORT)
    world.harness.env.inject_error("PATCH", GONE, status=403, code=50013)
    assert await world.edit(OTHER)
    assert (shown(world.message), files(world.message)) == ([], [])
    assert custom_ids(to_discord_message(world.harness.env, world.message))


async def test_pictures_come_back_after_words_alone(world: World) -> None:
    await world.send(WHOLE)
    await world.edit(WORDS)
    await world.illustrate(WHOLE)
    assert (shown(world.message), files(world.message)) == ([*NAMES], [*NAMES])


async def test_a_picture_that_boards_show_too_stays_with_them(world: World) -> None:
    """The picture of a question may be the very one of the table."""
    await world.send(replace(WHOLE, asking=replace(TABLE, alt="What now?")))
    world.message.attachments = world.message.attachments[:2]
    for item in media(world.message.components):
        if "table" in item["url"]:
            item["attachment_id"], item["url"] = world.ids[0], world.message.attachments[0]["url"]
    world.forget()
    await world.strip()
    assert shown(world.message) == ["table", "boards"]


def without_ids(world: World, _: pytest.MonkeyPatch) -> None:
    """Give the message as before June 2025 (discord-api-docs, pull request 7611)."""
    for item in media(world.message.components):
        item.pop("attachment_id", None)
    world.forget()


def loading(world: World, _: pytest.MonkeyPatch) -> None:
    """Give media not looked at yet, which discord.py reads though no page says so."""
    for item in media(world.message.components):
        item["loading_state"] = 1
    world.forget()


def unresolved(world: World, patch: pytest.MonkeyPatch) -> None:
    """Give media not found yet at all, and no list of its files."""
    patch.setattr(strict, "shown", lambda told: {str(one["id"]) for one in told["attachments"]})
    for item in media(world.message.components):
        name = item["url"].rsplit("/", 1)[-1]
        item.clear()
        item["url"] = f"attachment://{name}"
    world.forget()


@pytest.mark.parametrize("told", [without_ids, loading, unresolved])
async def test_a_message_told_otherwise_is_stripped_with_one_edit(
    world: World, told: Callable[[World, pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.send(WHOLE)
    told(world, monkeypatch)
    await world.strip()
    assert shown(world.message) == ["table", "boards"]
    assert files(world.message)[:2] == ["table", "boards"]
    assert (world.calls(), world.uploads()) == (["GET", "PATCH"], 0)


async def test_pictures_of_earlier_versions_stay_under_their_names(world: World) -> None:
    """Their names told nothing of what they show."""
    await world.send(WHOLE)
    for file in world.message.attachments:
        plain = f"{file['filename'].partition('.')[0]}.png"
        for item in media(world.message.components):
            if item["attachment_id"] == file["id"]:
                item["url"] = item["url"].replace(file["filename"], plain)
        file |= {"filename": plain, "url": file["url"].replace(file["filename"], plain)}
    world.forget()
    await world.strip()
    assert shown(world.message) == ["table", "boards"]
    assert [one["filename"] for one in world.message.attachments] == ["table.png", "boards.png"]


@pytest.mark.provokes("a file is gone that the message still shows")
@pytest.mark.parametrize("screen", [WHOLE, PLAIN, TO_LOAD])
async def test_buttons_go_and_boards_stay_where_a_file_is_gone(
    world: World, screen: Screen
) -> None:
    await world.send(screen)
    world.message.attachments = world.message.attachments[1:]
    await world.strip()
    urls = [item["url"].rsplit("/", 1)[-1] for item in media(world.message.components)]
    assert [url.partition(".")[0] for url in urls][:2] == ["table", "boards"]
    assert "boards" in files(world.message)
    sent = [item["url"] for item in media(world.harness.env.http_requests[-1].json["components"])]
    assert sent[2:] == (["attachment://hashes.csv"] if screen is TO_LOAD else [])
    assert not custom_ids(to_discord_message(world.harness.env, world.message))
    assert world.calls() == ["PATCH", "GET", "PATCH"]


@pytest.mark.provokes("a file is gone that the message still shows")
async def test_a_post_is_rewritten_where_a_file_of_it_is_gone(world: World) -> None:
    await world.send(WHOLE)
    world.message.attachments = world.message.attachments[1:]
    assert await world.edit(WHOLE)
    assert (shown(world.message), files(world.message)) == ([*NAMES], [*NAMES])
    assert world.calls() == ["PATCH", "PATCH"]


@pytest.mark.parametrize(("screen", "has"), [(WHOLE, True), (SHORT, True), (WORDS, False)])
async def test_a_post_that_got_out_is_known_to_have_its_pictures(
    world: World, screen: Screen, has: bool
) -> None:
    await world.send(screen)
    world.forget()
    since = world.harness.env.now()
    found = await world.sender.find(world.place_id, post(screen), since, None)
    assert found == (world.message_id, has)
    assert world.calls() == ["GET"]
    assert shown(world.message) == [one for one in NAMES if one in files(world.message)]


async def test_a_post_found_again_sends_no_picture_anew(world: World) -> None:
    """As a league's post does after a restore: it is found, then told as things are now."""
    screen = Screen(("Hello",), (TABLE,), rows=ROWS, documents=TO_LOAD.documents)
    await world.send(screen)
    world.forget()
    assert await world.sender.find(world.place_id, post(screen), world.harness.env.now(), None)
    table = world.ids[0]
    assert await world.edit(replace(screen, texts=("Hello again",)))
    assert (shown(world.message), files(world.message)) == (["table", "hashes"],) * 2
    assert (world.ids[0], world.uploads()) == (table, 1), "a name does not tell what a file says"


async def test_a_file_to_download_stays_when_buttons_go(world: World) -> None:
    await world.send(TO_LOAD)
    ids = world.ids
    await world.strip()
    assert (shown(world.message), files(world.message)) == (["table", "boards", "hashes"],) * 2
    assert set(world.ids) < set(ids)


# Through clicks ----------------------------------------------------------------------


async def started(world: World, game: str) -> None:
    await world.harness.started(2, game=game)
    world.message_id = (await world.harness.post()).id
    world.mark()


async def click(world: World) -> None:
    """Decide with a button of the post."""
    message, harness = await world.harness.post(), world.harness
    (person,) = harness.deciders(await harness.position())
    buttons = [one for one in custom_ids(message) if one.startswith(("mv", "step"))]
    await person.click(message, custom_id=buttons[-1])
    await harness.env.settle()


@pytest.mark.parametrize(
    ("game", "before"), [("amerigo", [*NAMES]), ("puerto_rico", ["table", "boards"])]
)
async def test_a_click_strips_its_post_by_its_answer_and_boards_stay(
    world: World, game: str, before: list[str]
) -> None:
    await started(world, game)
    ids = world.ids[:2]
    assert files(world.message) == before
    await click(world)
    assert (shown(world.message), world.ids) == (["table", "boards"], ids)
    assert not any(one.split(":")[0] in DECIDING for one in custom_ids(message_of(world)))
    assert world.calls() == ["POST"], "the next post, and nothing for the old one"


def message_of(world: World) -> discord.Message:
    return to_discord_message(world.harness.env, world.message)


@pytest.mark.parametrize("forgotten", [False, True])
async def test_a_click_on_a_post_that_the_click_alone_tells_of(
    world: World, forgotten: bool
) -> None:
    """As the first one after a restart."""
    await started(world, "amerigo")
    ids = world.ids[:2]
    if forgotten:
        world.forget()
    await click(world)
    assert (shown(world.message), world.ids) == (["table", "boards"], ids)
    assert world.calls() == ["POST"]


async def test_a_click_does_not_answer_for_files_that_it_cannot_name(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer would delete them: an edit that leaves them alone follows."""
    await started(world, "puerto_rico")
    unresolved(world, monkeypatch)
    ids = world.ids
    await click(world)
    assert (shown(world.message), world.ids) == (["table", "boards"], ids)
    assert sorted(world.calls()) == ["GET", "PATCH", "POST"]


async def test_a_post_is_edited_the_way_of_a_click_and_boards_stay(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The simulated Discord counts time for itself.
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: False)
    await started(world, "amerigo")
    await click(world)
    ids, bot = world.ids, world.harness.env.bot
    world.mark()
    await bot.sender.edit(world.place_id, world.message_id, post(WHOLE))
    assert (shown(world.message), files(world.message)) == ([*NAMES], [*NAMES])
    assert not set(ids) & set(world.ids)
    ids = world.ids
    await world.strip()
    assert (shown(world.message), world.ids) == (["table", "boards"], ids[:2])
    assert (world.calls(), world.uploads()) == ([], 3), "a click's way is not counted"


async def test_where_the_answer_to_a_click_is_refused_the_channel_takes_the_edit(
    world: World,
) -> None:
    await started(world, "amerigo")
    world.harness.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    await click(world)
    assert shown(world.message) == ["table", "boards"]
    assert sorted(world.calls()) == ["GET", "PATCH", "POST"]


def shows_pictures(message: discord.Message) -> bool:
    return any(part["type"] == 12 for part in components(message))


async def test_posts_of_played_games_keep_their_boards(harness: Harness) -> None:
    """An old one costs one edit, one more if it became the next post; no picture is sent twice."""
    world = World(harness)
    await harness.started(3, game="amerigo")
    for _ in range(12):
        await harness.turn(harness.rng)
    table = await harness.table()
    live, card = table.post_id, table.card_id
    for number, message in harness.env.backend.messages[world.place_id].items():
        stay = [*NAMES] if number == live else ["table", "boards"]
        stay = ["amerigo-cover"] if number == card else stay
        assert shown(message) == files(message)
        assert set(files(message)) <= set(stay)
    posts = [m for m in harness.channel.history() if shows_pictures(m) and m.id != card]
    assert len(posts) > 3
    edited = Counter(one.path for one in harness.env.http_requests if one.method == "PATCH")
    edits = [count for path, count in edited.items() if path.startswith("/channels/")]
    assert max(edits) <= 2
    assert sum(edits) < len(harness.channel.history())


async def test_cards_of_tables_and_seasons_keep_their_covers_by_their_ids(world: World) -> None:
    """A season's card was sent as a post: its first edit uploads the cover once more."""
    harness = world.harness
    owner, guest = harness.people[:2]
    await owner.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table = await harness.table()
    world.message_id = table.card_id or 0
    ids = world.ids
    await guest.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:0")
    await owner.slash(harness.channel, "table add-bot")
    await harness.env.bot.cards.settled()
    season = await founded(harness, manager(harness), game="amerigo")
    for person in harness.people[:3]:
        await sign(harness, person)
        await harness.env.bot.cards.settled()
    named = [
        (str(world.message_id) in one.path, (one.json or {}).get("attachments"))
        for one in harness.env.http_requests
        if one.method == "PATCH"
    ]
    assert [files for ours, files in named if ours] == [[{"id": int(one)} for one in ids]]
    card_id = (await harness.host.leagues.founding.by_id(season.id)).card_id
    cards = {world.message_id: "puerto_rico-cover", card_id: "amerigo-cover"}
    messages = harness.env.backend.messages[world.place_id]
    kept = [{"id": int(one["id"])} for one in messages[card_id].attachments]
    assert [files for ours, files in named if not ours][1:] == [kept] * 2
    for number, message in messages.items():
        cover = [cards[number]] if number in cards else []
        assert files(message) == shown(message) == cover


# Private panels ----------------------------------------------------------------------


Work = Callable[[Request], Awaitable[None]]
PANEL = Screen(("A panel",), (TABLE, BOARDS), rows=((Button("try:1", "Again"),),))
NEXT = replace(PANEL, pictures=(TABLE, picture("region")))
SAID = Screen(("A moment",))


async def shown_at_once(request: Request) -> None:
    await request.show(NEXT)


async def shown_later(request: Request) -> None:
    await request.defer()
    await request.show(NEXT)


async def shown_twice(request: Request) -> None:
    await request.show(NEXT)
    await request.show(NEXT)


async def shown_after_words(request: Request) -> None:
    await request.show(SAID)
    await request.show(NEXT)


async def shown_beside(request: Request) -> None:
    await request.defer_separately()
    await request.show(NEXT)


async def shown_in_words(request: Request) -> None:
    await request.show(SAID)


async def answered(world: World, message: Any, work: Work) -> Any:
    """Return the answer to a click that leads to some work, as the simulated Discord has it."""

    async def handle(request: Request, _args: str, _values: tuple[str, ...]) -> None:
        await work(request)

    world.harness.env.bot.handlers["try"] = handle
    world.mark()
    result = await world.harness.people[0].click(message, custom_id="try:1")
    return result.response


def stored(world: World, message: Any) -> Any:
    return world.harness.env.backend.messages[world.place_id][message.id]


async def panel(world: World) -> Any:
    """Return somebody's panel with two pictures."""
    await world.send(replace(WORDS, rows=PANEL.rows))
    return await answered(world, message_of(world), lambda request: request.show(PANEL))


@pytest.mark.parametrize(
    ("work", "names", "uploads"),
    [
        (shown_at_once, ["table", "region"], 1),
        (shown_later, ["table", "region"], 1),
        (shown_twice, ["table", "region"], 1),
        (shown_after_words, ["table", "region"], 2),
        (shown_in_words, [], 0),
    ],
)
async def test_a_panel_sends_no_picture_again_that_it_has(
    world: World, work: Work, names: list[str], uploads: int
) -> None:
    message = await panel(world)
    table = stored(world, message).attachments[0]["id"]
    answer = await answered(world, message, work)
    assert answer.id == message.id
    now = stored(world, answer)
    assert (shown(now), files(now)) == (names, names)
    assert world.uploads() == uploads
    assert (table in [one["id"] for one in now.attachments]) == (uploads == 1)


async def test_an_answer_beside_a_panel_has_pictures_of_its_own(world: World) -> None:
    message = await panel(world)
    answer = await answered(world, message, shown_beside)
    assert answer.id != message.id
    assert shown(stored(world, message)) == ["table", "boards"]
    assert shown(stored(world, answer)) == ["table", "region"]
    assert world.uploads() == 2


@pytest.mark.provokes("a file is gone that the panel still shows")
async def test_a_panel_whose_picture_is_gone_gets_all_of_them(world: World) -> None:
    message = await panel(world)
    stored(world, message).attachments.clear()
    answer = await answered(world, message, shown_at_once)
    assert (shown(stored(world, answer)), world.uploads()) == (["table", "region"], 2)
